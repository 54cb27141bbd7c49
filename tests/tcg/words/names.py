"""Damage types, counters, graveyards, keywords, what can be forbidden; words printed on cards."""

from __future__ import annotations

from tests.tcg.shown import (
    EVERY,
    PLAY,
    SWITCHES,
    USE,
    Shown,
    shown,
)

TYPES = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")
COUNTERS = {
    "skull": "skull",
    "stake": "stake",
    "heirloom": "heirloom",
    "atk": "atk_counters",
    "defense": "defense_counters",
}
NAMES: list[Shown] = [
    *(
        shown(
            f"type {kind}, plain_step deal, aimed target",
            f"play(deal(1, {kind}, target(hero)))",
            ["A play $ > hero@B"],
            {"told dealt": [f"gurzak-of-orgrimmar stromdak-of-ironforge B0 1 {kind}"]},
        )
        for kind in TYPES
    ),
    *(
        shown(
            f"counter {kind}, plain_step counter",
            f"play(counter({kind}, target(ally)))",
            ["A play $ > cerwyn"],
            {f"{column} cerwyn": 2},
            A={"play": [f"Cerwyn | {kind} 1"]},
        )
        for kind, column in COUNTERS.items()
    ),
    shown(
        "grave my_graveyard, buried_card target",
        "play(put(target(ally, at=my_graveyard), hand))",
        ["A play $"],
        {"offers A target": ["target cerwyn", "target brigg"]},
        A={"graveyard": ["Cerwyn", "Brigg", "Fire Blast"]},
        B={"graveyard": ["Hira"]},
    ),
    shown(
        "grave graveyard",
        "play(put(target(ally, at=graveyard), play))",
        ["A play $"],
        {"offers A target": ["target cerwyn", "target hira"]},
        A={"graveyard": ["Cerwyn", "Fire Blast"]},
        B={"graveyard": ["Hira"]},
    ),
    shown(
        "grave its_graveyard",
        "on(start(each), put(target(ally, at=its_graveyard), play))",
        ["end", "resolve"],
        {"party A": ["gurzak-of-orgrimmar", "$", "hira"], "graveyard A": ["cerwyn"]},
        A={"graveyard": ["Cerwyn"]},
        B={"graveyard": ["Hira"]},
    ),
    *(
        shown(
            f"keyword {word}, mod {word}, mod lose",
            [f"static(self, {word})", f"pay(cost, give(self, lose({word})))"],
            ["A use $ $.2", "resolve"],
            {"keywords $": []},
        )
        for word in SWITCHES
    ),
    *(
        shown(
            f"mod {word}",
            f"static(self, {word})",
            then={"keywords $": [word]},
        )
        for word in SWITCHES
    ),
    shown(
        "keyword assault, mod assault",
        ["static(self, assault(2))", "pay(cost, give(self, lose(assault)))"],
        ["A use $ $.2", "resolve"],
        {"assault $": 0, "atk $": 1},
    ),
    shown("mod assault", "static(self, assault(2))", then={"assault $": 2, "atk $": 3}),
    shown("mod assault", "static(self, assault(2))", ["end"], {"assault $": 2, "atk $": 1}),
    shown(
        "keyword mend, mod mend",
        ["static(self, mend(2))", "pay(cost, give(self, lose(mend)))"],
        ["A use $ $.2", "resolve"],
        {"mend $": 0},
    ),
    shown("mod mend", "static(self, mend(2))", then={"mend $": 2}),
    shown(
        "forbidden attack, mod cant",
        "static(self, cant(attack))",
        then={"can A attack $": False, "can A attack cerwyn": True},
        A={"play": ["Cerwyn"]},
    ),
    shown(
        "forbidden protect",
        "static(my(ally), cant(protect))",
        ["end", "attack brigg hero@A"],
        {"asked": "B priority"},
        A={"play": ["Shanis Bladefall"]},
        B={"play": ["Brigg"]},
    ),
    shown(
        "forbidden ready_step",
        "static(opp(ally), cant(ready_step))",
        ["end"],
        {"exhausted brigg": 1, "exhausted hero@B": 0},
        B={"play": ["Brigg | exhausted"], "exhausted": True},
    ),
    shown(
        "forbidden be_destroyed",
        ["static(self, cant(be_destroyed))", "pay(cost, destroy(each(ally)))"],
        ["A use $ $.2", "resolve"],
        {"party A": ["gurzak-of-orgrimmar", "$"]},
        A={"play": ["Cerwyn"]},
    ),
]
"""Words that are printed on a card by themselves, not in an expression."""
PRINTED: list[Shown] = [
    shown(
        "printed_word instant",
        "play(draw(1))",
        ["end", "B pass"],
        {"can A play $": True, "asked": "A priority"},
        **EVERY,
    ),
    shown(
        "printed_word instant",
        "play(draw(1))",
        ["end", "B pass"],
        {"can A play $": False, "asked": "A priority"},
        **EVERY,
        keywords=[],
    ),
    shown(
        "printed_word ongoing",
        ["play(draw(1))", "on(end, draw(1))"],
        PLAY,
        {"party A": ["gurzak-of-orgrimmar", "$"]},
        keywords=["ongoing"],
    ),
    shown("printed_word ongoing", "play(draw(1))", PLAY, {"graveyard A": ["$"]}),
    shown(
        "printed_word unique",
        "static(self, atk(1))",
        ["A play $", "resolve", "A destroy $"],
        {"party A": ["gurzak-of-orgrimmar", "$"], "graveyard A": ["$"]},
        A={"hand": ["$"], "resources": 1},
        unique=True,
    ),
    shown(
        "printed_word unlimited",
        "static(self, atk(1))",
        then={"fits A $": True},
        A={"deck": ["$"] * 9},
        unlimited=True,
    ),
    shown(
        "printed_word unlimited",
        "static(self, atk(1))",
        then={"fits A $": False},
        A={"deck": ["$"] * 4},
    ),
    shown(
        "printed_word talent",
        "play(draw(1))",
        then={"fits A $": False},
        A={"deck": ["Cerwyn"], "hero": "Gurzak of Orgrimmar"},
        spec="Fire",
        talent=True,
        classes=["Mage"],
    ),
    shown(
        "printed_word totem",
        "on(end, draw(1))",
        then={"can A attack $": False, "traits $": ["Fire Totem"]},
        type="totem",
        cost=1,
        damage="fire",
        atk=0,
        health=3,
        keywords=["ongoing"],
        tags=["Fire Totem 1"],
    ),
    shown(
        "printed_word resist",
        "pay(cost, deal(2, frost, self), deal(3, fire, self))",
        USE,
        {"damage $": 3},
        keywords=["resist frost"],
    ),
    shown(
        "printed_word stash, head stash",
        "stash(draw(2))",
        ["A stash $", "resolve"],
        {"hand A": ["cerwyn", "cerwyn"], "row A": ["down $"]},
        where="hand",
    ),
    shown(
        "printed_word rattle, head rattle",
        ["rattle(draw(2))", "pay(cost(destroy(self)), draw(1))"],
        ["A use $ $.2", "resolve"],
        {"hand A": ["cerwyn", "cerwyn", "cerwyn"]},
    ),
]
