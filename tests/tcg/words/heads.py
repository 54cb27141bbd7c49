"""Whole powers."""

from __future__ import annotations

from typing import Any

from tests.tcg.shown import (
    ABLE,
    EVERY,
    FOE,
    PAIR,
    PLAY,
    USE,
    Shown,
    drawn,
    shown,
)

HERO: dict[str, Any] = {
    "type": "hero",
    "health": 30,
    "faction": "Horde",
    "race": "Orc",
    "class": "Warrior",
}
HEADS: list[Shown] = [
    shown(
        "head play",
        "play(draw(1), heal(1, hero))",
        PLAY,
        {"hand A": ["cerwyn"], "damage hero@A": 4},
        A={"damage": 5},
    ),
    shown(
        "head static",
        "static(self, atk(2), while_=own_turn)",
        then={"atk $": 3},
    ),
    shown("head static", "static(self, atk(2), while_=own_turn)", ["end"], {"atk $": 1}),
    drawn(
        "head on",
        "on([attacks(self), defends(self)], draw(1))",
        ["fight $ hero@B", "end", "fight brigg $"],
        2,
        B={"play": ["Brigg"]},
    ),
    drawn(
        "head on",
        "on(enters(other(ally)), draw(1), first)",
        ["A play hira", "resolve", "A play cerwyn", "resolve"],
        1,
        A={"hand": ["Hira", "Cerwyn"], "resources": 2},
    ),
    drawn(
        "head on",
        "on(attacks(self), draw(1), if_=control(weapon))",
        ["fight $ hero@B"],
        0,
    ),
    shown("head pay", "pay(cost, draw(1), once)", USE, {"can A use $ $.1": False}),
    shown("head pay", "pay(cost, draw(1))", USE, {"can A use $ $.1": False}),  # TCG-GENERAL-11
    shown("head pay", "pay(cost(1), draw(1))", USE, {"can A use $ $.1": True}, A={"resources": 2}),
    shown(
        "head pay",
        "pay(cost(1), draw(1), when=own_turn)",
        ["end", "B pass"],
        {"can A use $ $.1": False},
        A=ABLE | {"resources": 2},
        **EVERY,
    ),
    shown(
        "head pay",
        "pay(cost(1), draw(1))",
        ["end", "B pass"],
        {"can A use $ $.1": True},
        A=ABLE | {"resources": 2},
        **EVERY,
    ),
    shown("head pay", "pay(cost, draw(1), if_=control(weapon))", then={"can A use $ $.1": False}),
    shown(
        "head pay",
        "pay(cost, draw(1), at=graveyard)",
        USE,
        {"hand A": ["cerwyn"]},
        A={"graveyard": ["$"]},
        where="nowhere",
    ),
    shown("head pay", "pay(cost, draw(1), at=graveyard)", then={"can A use $ $.1": False}),
    shown(
        "head flip",
        "flip(cost(1), draw(2))",
        ["A use hero@A $.1", "resolve"],
        {"hand A": ["cerwyn"] * 2, "down hero@A": 1, "can A use hero@A $.1": False},
        A={"hero": "$", "resources": 5},
        where="nowhere",
        **HERO,
    ),
    shown(
        "head quest",
        "quest(cost(2), draw(2))",
        ["A use $ $.1", "resolve"],
        {"hand A": ["cerwyn"] * 2, "row A": ["down $", "down cerwyn", "down cerwyn"]},
        A={"resources": 2},
        where="resources",
        type="quest",
    ),
    shown(
        "head quest",
        "quest(cost(2), draw(2), if_=control(weapon))",
        then={"can A use $ $.1": False},
        A={"resources": 2},
        where="resources",
        type="quest",
    ),
    shown(
        "head quest",
        "quest(cost(1), draw(2), when=own_turn)",
        ["end", "B pass"],
        {"can A use $ $.1": False},
        A={"resources": ["Cerwyn | down"] * 3, "hand": ["Fire Blast"]},
        where="resources",
        type="quest",
        **EVERY,
    ),
    shown(
        "head price",
        "price(strike, -1)",
        then={"strike_cost arcanite-reaper": 0},
        A={"play": ["Arcanite Reaper"]},
    ),
    shown(
        "head price",
        "price(strike, 2)",
        then={"strike_cost arcanite-reaper": 2},
        A={"play": ["Arcanite Reaper"]},
    ),
    shown(
        "head price",
        "price(self, 0 - count(my(ally)), least=2)",
        then={"cost A $": 2},
        A={"play": ["Cerwyn", "Zip"]},
        where="hand",
        cost=3,
    ),
    shown(
        "head price",
        "price(self, 0 - count(my(ally)))",
        then={"cost A $": 1},
        A={"play": ["Cerwyn", "Zip"]},
        where="hand",
        cost=3,
    ),
    shown(
        "head extra",
        ["extra(discard(weapon))", "play(draw(1))"],
        ["A play $", "A discard scarlet-kris", "resolve"],
        {"graveyard A": ["scarlet-kris", "$"]},
        A={"hand": ["Scarlet Kris", "Fire Blast"]},
    ),
    shown(
        "head extra",
        ["extra(discard(weapon))", "play(draw(1))"],
        then={"can A play $": False},
    ),
    shown(
        "head free",
        "free(while_=control(weapon))",
        PLAY,
        {"party A": ["gurzak-of-orgrimmar", "scarlet-kris", "$"]},
        A={"play": ["Scarlet Kris"]},
        where="hand",
        cost=3,
    ),
    shown(
        "head free",
        "free(while_=control(weapon))",
        then={"can A play $": False},
        where="hand",
        cost=3,
    ),
    *(
        shown(
            "head packets",
            [f"packets({how})", f"pay(cost, deal(2, {kind}, hero_of(opponents), by=self))"],
            ["A use $ $.2", "resolve"],
            {FOE: n},
        )
        for how, kind, n in (
            ("by=my(ally), plus=1", "fire", 3),
            ("by=opp(ally), plus=1", "fire", 2),
            ("by=my(ally), times=3", "fire", 6),
            ("by=my(ally), types=frost, plus=1", "fire", 2),
            ("by=my(ally), types=[frost, fire], plus=1", "fire", 3),
        )
    ),
    *(
        shown(
            "head packets",
            [f"packets({how})", "pay(cost, deal(1, melee, target(opp(ally)), by=self))"],
            ["A use $ $.2", "resolve"],
            {"damage sardok": n},
            B={"play": ["Sardok"]},
        )
        for how, n in (("sure, by=my(ally)", 1), ("sure, by=opp(ally)", 0))
    ),
    shown("head enters_with", "enters_with(skull)", PLAY, {"skull $": 1}, where="hand", cost=0),
    *(
        shown(
            "head uninterruptible",
            [*more, "play(draw(1))"],
            ["A play $", "A play counterspell", "resolve"],
            {"hand A": drawn},
            A={"hand": ["Counterspell"], "resources": 5},
            **EVERY,
        )
        for more, drawn in (([], []), (["uninterruptible"], ["cerwyn"]))
    ),
    *(
        shown(
            "head from_graveyard",
            [*more, "play(draw(1))"],
            then={"can A play_again $": able},
            A={"graveyard": ["$"]},
            where="nowhere",
        )
        for more, able in (([], False), (["from_graveyard"], True))
    ),
    *(
        shown(
            "head requires",
            [f'requires("{trait}")', "play(draw(1))"],
            then={"fits A $": fits},
            A={"deck": ["$"]},
        )
        for trait, fits in (("Warrior", True), ("Scourge", False))
    ),
    shown(
        "taking static",
        ["attach(target(opp(ally)))", "static(host, controlled)"],
        ["A play $ > valanos"],
        {"side valanos": "A", "side orono-the-great": "B"},
        **PAIR,
        type="ability",
        cost=0,
        keywords=["ongoing"],
    ),
]
