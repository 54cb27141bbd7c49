"""What is done."""

from __future__ import annotations

from tests.tcg.shown import (
    FOE,
    PAIR,
    PLAY,
    Shown,
    shown,
)

STEPS: list[Shown] = [
    *(
        shown(
            "plain_step counter",
            f"play(counter(skull, one(my({row}))))",
            PLAY,
            {"skull A1": counters},
            A={"resources": ["Entrenched" if row == "quest" else "Cerwyn | down"], "hand": ["$"]},
            where="nowhere",
        )
        for row, counters in (("quest", 1), ("resource", 0))
    ),
    shown(
        "plain_step deal",
        "play(deal([3, 1], nature, target(opp(ally), up_to=2)))",
        ["A play $", "A target valanos", "A target orono-the-great", "resolve"],
        {"damage valanos": 3, "damage orono-the-great": 1},
        **PAIR,
    ),
    shown(
        "plain_step deal",
        "play(deal(1, fire, [target(opp(ally)), hero]))",
        ["A play $ > valanos"],
        {"damage valanos": 1, "damage hero@A": 1},
        **PAIR,
    ),
    *(
        shown(
            "plain_step deal",
            f"play(deal(2, melee, target(opp(ally)){sure}))",
            PLAY,
            {"damage sardok": left, "graveyard B": buried},
            B={"play": ["Sardok"]},
        )
        for sure, left, buried in (("", 0, []), (", sure", 0, ["sardok"]))
    ),
    *(
        shown(
            "plain_step deal",
            f"play(deal(2, fire, target(opp(ally)){by}))",
            ["A play $ > valanos"],
            {"told dealt": [f"{dealer} valanos B1 2 fire"]},
            **PAIR,
        )
        for by, dealer in (
            ("", "gurzak-of-orgrimmar"),
            (", by=self", "$"),
            (", by=it", "valanos"),
        )
    ),
    shown(
        "plain_step heal",
        "play(heal(2, target(char)))",
        ["A play $ > valanos"],
        {"damage valanos": 1, "damage hero@A": 5},
        A={"damage": 5},
        B={"play": ["Valanos | damage 3"]},
    ),
    shown("plain_step heal", "play(heal(all, hero))", PLAY, {"damage hero@A": 0}, A={"damage": 5}),
    shown(
        "plain_step heal",
        "play(heal([2, 1], target(char, up_to=2)))",
        ["A play $", "A target hero@A", "A target valanos", "resolve"],
        {"damage valanos": 2, "damage hero@A": 3},
        A={"damage": 5},
        B={"play": ["Valanos | damage 3"]},
    ),
    *(
        shown(
            "plain_step prevent",
            f"play(prevent({how}), deal(3, {kind}, hero), deal(1, {kind}, hero))",
            PLAY,
            {"damage hero@A": left},
        )
        for how, kind, left in (
            ("2, hero", "fire", 2),
            ("next, hero", "fire", 1),
            ("2, hero, magical", "melee", 4),
            ("2, hero, magical", "fire", 2),
            ("4, hero", "fire", 0),
        )
    ),
    shown(
        "plain_step draw",
        "play(draw(2))",
        PLAY,
        {"hand A": ["hira", "zip"]},
        A={"deck": ["Hira", "Zip", "Cerwyn"]},
    ),
    shown(
        "plain_step draw",
        "play(draw(to_limit))",
        PLAY,
        {"hand A": ["hira"] + ["cerwyn"] * 6},
        A={"hand": ["Hira"]},
    ),
    shown(
        "plain_step discard",
        "play(discard(1, target(player)))",
        ["A play $", "A target_player B", "resolve"],
        {"asked": "B discard", "offers B": ["discard cerwyn", "discard hira"]},
        B={"hand": ["Hira", "Cerwyn"]},
    ),
    shown(
        "plain_step discard",
        "play(discard(all, opponents))",
        PLAY,
        {"asked": "B discard"},
        B={"hand": ["Hira", "Cerwyn"]},
    ),
    shown(
        "plain_step discard",
        "play(discard(1, opponents, random))",
        [*PLAY, "roll 1"],
        {"graveyard B": ["cerwyn"], "hand B": ["hira"]},
        B={"hand": ["Hira", "Cerwyn"]},
    ),
    shown(
        "plain_step discard",
        "play(discard(1))",
        PLAY,
        {"asked": "A discard"},
        A={"hand": ["Hira", "Cerwyn"]},
    ),
    *(
        shown(
            "plain_step discard, plain_step if_done",
            "play(discard(1, opponents, random), if_done(draw(1)))",
            [*PLAY, *roll],
            {"hand A": drawn, "hand B": []},
            B={"hand": held},
        )
        for held, roll, drawn in ((["Hira"], ["roll 0"], ["cerwyn"]), ([], [], []))
    ),
    shown(
        "plain_step mill",
        "play(mill(1, you))",
        PLAY,
        {"graveyard A": ["hira", "$"]},
        A={"deck": ["Hira", "Zip"]},
    ),
    shown(
        "plain_step destroy",
        "play(destroy(target(opp(ally))))",
        ["A play $ > valanos"],
        {"graveyard B": ["valanos"]},
        **PAIR,
    ),
    shown(
        "plain_step bounce",
        "play(bounce(target(opp(ally))))",
        ["A play $ > valanos"],
        {"hand B": ["valanos"], "graveyard B": []},
        **PAIR,
    ),
    shown(
        "plain_step remove",
        "play(remove(target(opp(ally))))",
        ["A play $ > valanos"],
        {"removed B": ["valanos"], "graveyard B": []},
        **PAIR,
    ),
    shown(
        "plain_step control",
        "play(control(target(opp(ally))))",
        ["A play $ > valanos"],
        {"party A": ["gurzak-of-orgrimmar", "cerwyn", "valanos"], "can A attack valanos": False},
        **PAIR,
    ),
    shown(
        "plain_step stay",
        "play(stay(target(opp(ally))))",
        ["A play $ > valanos", "end"],
        {"exhausted valanos": 1, "exhausted orono-the-great": 0},
        B={"play": ["Valanos | exhausted", "Orono the Great | exhausted"]},
    ),
    *(
        shown(
            "plain_step put",
            f"play(put(target(ally, at=my_graveyard), {place}))",
            ["A play $", *luck],
            then,
            A={"graveyard": ["Hira"], "deck": ["Zip"]},
        )
        for place, luck, then in (
            ("hand", ["resolve"], {"hand A": ["hira"], "graveyard A": ["$"]}),
            ("top", ["resolve"], {"deck A": ["hira", "zip"]}),
            ("deck", ["resolve", "luck"], {"deck A": ["zip", "hira"]}),
            ("play", ["resolve"], {"party A": ["gurzak-of-orgrimmar", "hira"]}),
        )
    ),
    shown(
        "plain_step put",
        "on(destroyed(self), put(self, hand))",
        ["A play fire-blast > $"],
        {"hand A": ["$"], "graveyard A": ["fire-blast"]},
        A={"hand": ["Fire Blast"], "resources": 1},
        health=1,
    ),
    shown(
        "plain_step token",
        'play(token("Ghoul", 2))',
        PLAY,
        {"party A": ["gurzak-of-orgrimmar", "ghoul-token", "ghoul-token"]},
    ),
    shown(
        "plain_step token",
        'play(token("Cinder"))',
        PLAY,
        {"party A": ["gurzak-of-orgrimmar", "cinder-token"]},
        tokens={"Cinder": {"type": "ally", "atk": 1, "damage": "fire", "health": 1}},
    ),
    shown(
        "plain_step search",
        "play(search(ally, to=row))",
        [*PLAY, "A find hira", "luck"],
        {"row A": ["hira"], "ready A": 0},
        A={"deck": ["Hira", "Fire Blast"]},
    ),
    shown(
        "plain_step search",
        "play(search(ally, to=hand))",
        [*PLAY, "A find hira", "luck"],
        {"hand A": ["hira"], "deck A": ["fire-blast"]},
        A={"deck": ["Hira", "Fire Blast"]},
    ),
    *(
        shown(
            "plain_step reveal",
            "play(reveal(1, ally))",
            PLAY,
            {"hand A": hand, "deck A": deck},
            A={"deck": cards},
        )
        for cards, hand, deck in (
            (["Hira", "Zip"], ["hira"], ["zip"]),
            (["Fire Blast", "Zip"], [], ["fire-blast", "zip"]),
        )
    ),
    shown(
        "plain_step reveal",
        "play(reveal(3, ally, rest=bottom))",
        [*PLAY, "A find hira", "A under fire-blast"],
        {"hand A": ["hira"], "deck A": ["cerwyn", "fire-blast", "zip"]},
        A={"deck": ["Hira", "Zip", "Fire Blast", "Cerwyn"]},
    ),
    shown(
        "plain_step ramp",
        "play(ramp)",
        [*PLAY, "A yes"],
        {"row A": ["down hira"], "ready A": 0, "deck A": ["zip"]},
        A={"deck": ["Hira", "Zip"]},
    ),
    shown(
        "plain_step ramp",
        "play(ramp)",
        [*PLAY, "A no"],
        {"row A": [], "deck A": ["hira"]},
        A={"deck": ["Hira"]},
    ),
    shown(
        "plain_step look_hand",
        "play(look_hand(opponents))",
        PLAY,
        {"told saw": ["B hira", "B zip"], "hand B": ["hira", "zip"]},
        A={"hand": ["Cerwyn"]},
        B={"hand": ["Hira", "Zip"]},
    ),
    shown(
        "plain_step pluck",
        "play(pluck(opponents))",
        [*PLAY, "A take_card zip"],
        {"hand B": ["hira"], "graveyard B": ["zip"]},
        B={"hand": ["Hira", "Zip"]},
    ),
    shown(
        "plain_step reshuffle",
        "play(reshuffle(opponents))",
        [*PLAY, "luck"],
        {"deck B": ["zip", "hira"], "graveyard B": [], "graveyard A": ["cerwyn", "$"]},
        A={"graveyard": ["Cerwyn"]},
        B={"graveyard": ["Hira"], "deck": ["Zip"]},
    ),
    shown(
        "plain_step redirect",
        "play(redirect(target(my(ally))), deal(2, fire, hero))",
        ["A play $ > kor-cindervein"],
        {"damage hero@A": 0, "damage kor-cindervein": 2},
        A={"play": ["Kor Cindervein", "Cerwyn"]},
    ),
    shown("plain_step boost", "play(boost(2), deal(1, fire, hero_of(opponents)))", PLAY, {FOE: 3}),
    shown(
        "plain_step discount",
        "play(discount(ally, 1))",
        PLAY,
        {"cost A kor-cindervein": 2, "cost A fire-blast": 1},
        A={"hand": ["Kor Cindervein", "Fire Blast"]},
    ),
    shown(
        "plain_step give",
        "play(give(target(ally), atk(2), protector))",
        ["A play $ > cerwyn"],
        {"atk cerwyn": 3, "keywords cerwyn": ["protector"]},
        **PAIR,
    ),
    shown(
        "plain_step give",
        "play(give(target(ally), atk(2)))",
        ["A play $ > cerwyn", "end"],
        {"atk cerwyn": 1},
        **PAIR,
    ),
    shown(
        "plain_step give",
        "play(give(each(my(ally)), atk(2)))",
        [*PLAY, "A play hira", "resolve"],
        {"atk cerwyn": 3, "atk hira": 4, "atk valanos": 2},
        A={"play": ["Cerwyn"], "hand": ["Hira"], "resources": 1},
        B={"play": ["Valanos"]},
    ),
    *(
        shown(
            "plain_step give",
            f"play(give(target(ally), atk(2){until}))",
            ["attack kor-cindervein hero@B", "A play $ > kor-cindervein", "A pass", "A pass"],
            {"damage hero@B": 5, "atk kor-cindervein": atk},
            A={"play": ["Kor Cindervein"], "hand": ["$", "Fire Blast"], "resources": 1},
            B={"play": ["Valanos"]},
            where="nowhere",
        )
        for until, atk in (("", 5), (", until=combat", 3))
    ),
    shown(
        "decree give, ban cant",
        "play(give(opponents, cant(play, ability)))",
        PLAY,
        {"told played": ["A $ A1"]},
    ),
    shown("plain_step may", "play(may(draw(1)))", [*PLAY, "A no"], {"hand A": []}),
    shown("plain_step may", "play(may(draw(1)))", [*PLAY, "A yes"], {"hand A": ["cerwyn"]}),
    shown(
        "plain_step if_done",
        "play(destroy(each(opp(ally))), if_done(draw(1)))",
        PLAY,
        {"hand A": ["cerwyn"]},
        **PAIR,
    ),
    shown(
        "plain_step if_done",
        "play(destroy(each(opp(ally))), if_done(draw(1)))",
        PLAY,
        {"hand A": []},
    ),
    shown(
        "plain_step if_done",
        "play(draw(1), may(draw(1)), if_done(draw(2)))",
        [*PLAY, "A no"],
        {"hand A": ["cerwyn"]},
    ),
    shown(
        "plain_step when",
        "play(when(control(weapon), draw(1)), draw(1))",
        PLAY,
        {"hand A": ["cerwyn"]},
    ),
    shown(
        "plain_step when",
        "play(when(control(weapon), draw(1)), draw(1))",
        PLAY,
        {"hand A": ["cerwyn"] * 2},
        A={"play": ["Scarlet Kris"]},
    ),
    shown(
        "plain_step with_one",
        "play(with_one(my(ally), give(that, atk(2)), exhaust(that)))",
        [*PLAY, "A pick cerwyn"],
        {"atk cerwyn": 3, "exhausted cerwyn": 1, "atk zip": 2},
        A={"play": ["Cerwyn", "Zip"]},
    ),
    shown(
        "plain_step with_one",
        "play(draw(1), with_one(my(ally), draw(1)), if_done(draw(2)))",
        PLAY,
        {"hand A": ["cerwyn"]},
    ),
    *(
        shown(
            "plain_step choose, mode mode",
            "play(choose(mode(draw(1)), mode(heal(2, hero))))",
            ["A play $", f"A mode {mode}", "resolve"],
            then,
            A={"damage": 5},
        )
        for mode, then in (
            (0, {"hand A": ["cerwyn"], "damage hero@A": 5}),
            (1, {"hand A": [], "damage hero@A": 3}),
        )
    ),
    *(
        shown(
            "plain_step choose",
            "play(choose(mode(draw(1)), mode(heal(2, hero))), deal(1, fire, target(opp(ally))))",
            ["A play $", f"A mode {mode}", "A target valanos", "resolve"],
            {"damage valanos": 1},
            **PAIR,
        )
        for mode in (0, 1)
    ),
]
