"""What a power waits for, and moments to come."""

from __future__ import annotations

from tests.tcg.shown import (
    PAIR,
    PLAY,
    Shown,
    drawn,
    shown,
)

EVENTS: list[Shown] = [
    drawn("turn_event start, head on", "on(start, draw(1))", ["end"], 0),
    drawn("turn_event start", "on(start, draw(1))", ["end", "end"], 2),  # and the draw step
    shown(
        "turn_event start",
        "on(start(each), heal(1, hero))",
        ["end", "end"],
        {"damage hero@A": 7},
        A={"damage": 9},
    ),
    shown(
        "turn_event start",
        "on(start, heal(1, hero))",
        ["end", "end"],
        {"damage hero@A": 8},
        A={"damage": 9},
    ),
    drawn("turn_event end", "on(end, draw(1))", ["end"]),
    drawn("turn_event end", "on(end, draw(1))", ["end", "end"], 2),
    drawn(
        "deed enters", "on(enters(self), draw(1))", ["A play $", "resolve"], where="hand", cost=0
    ),
    drawn(
        "deed enters",
        "on(enters(my(ally)), draw(1))",
        ["A play hira", "resolve"],
        A={"hand": ["Hira"], "resources": 1},
    ),
    drawn(
        "deed enters",
        "on(enters(opp(ally)), draw(1))",
        ["A play hira", "resolve"],
        0,
        A={"hand": ["Hira"], "resources": 1},
    ),
    drawn(
        "deed leaves, plain_step bounce",
        ["pay(cost, bounce(target(other(ally))))", "on(leaves(other(ally)), draw(1))"],
        ["A use $ $.1", "resolve"],
        B={"play": ["Brigg"]},
    ),
    drawn(
        "deed destroyed",
        ["pay(cost, bounce(target(other(ally))))", "on(destroyed(ally), draw(1))"],
        ["A use $ $.1", "resolve"],
        0,
        B={"play": ["Brigg"]},
    ),
    drawn(
        "deed destroyed, plain_step destroy",
        ["pay(cost, destroy(target(other(ally))))", "on(destroyed(ally), draw(1))"],
        ["A use $ $.1 > brigg"],
        B={"play": ["Brigg"]},
    ),
    drawn("deed attacks", "on(attacks(self), draw(1))", ["fight $ hero@B"]),
    drawn(
        "deed attacks", "on(attacks(self), draw(1))", ["fight zip hero@B"], 0, A={"play": ["Zip"]}
    ),
    drawn(
        "deed defends",
        "on(defends(self), draw(1))",
        ["end", "fight brigg $"],
        B={"play": ["Brigg"]},
    ),
    drawn("deed defends", "on(defends(self), draw(1))", ["fight $ hero@B"], 0),
    drawn(
        "deed exhausts, plain_step exhaust",
        ["pay(cost, exhaust(each(ally)))", "on(exhausts(opp(ally)), draw(1))"],
        ["A use $ $.1", "resolve"],
        B={"play": ["Brigg", "Valanos | exhausted"]},
    ),
    drawn(
        "deed readies, plain_step ready",
        ["pay(cost, ready(each(ally)))", "on(readies(opp(ally)), draw(1))"],
        ["A use $ $.1", "resolve"],
        B={"play": ["Brigg", "Valanos | exhausted"]},
    ),
    drawn(
        "deed strikes",
        "on(strikes(self), draw(1))",
        ["attack hero@A hero@B", "A strike $", "resolve"],
        type="weapon",
        cost=1,
        atk=1,
        damage="melee",
        strike=0,
        hands=1,
        tags=["Melee 1"],
    ),
    drawn(
        "deed you_play",
        "on(you_play(ability), draw(1))",
        ["A play fire-blast > hero@B"],
        A={"hand": ["Fire Blast"], "resources": 1},
    ),
    drawn(
        "deed you_play",
        "on(you_play(ally), draw(1))",
        ["A play fire-blast > hero@B"],
        0,
        A={"hand": ["Fire Blast"], "resources": 1},
    ),
    drawn(
        "deed turned_down, plain_step turn_down",
        ["pay(cost, turn_down(one(my(quest))))", "on(turned_down(my(resource)), draw(1))"],
        ["A use $ $.1", "resolve"],
        A={"resources": ["Entrenched", "Cerwyn | down"]},
    ),
    drawn(
        "deed turned_down",
        ["pay(cost, turn_down(one(my(quest))))", "on(turned_down(opp(resource)), draw(1))"],
        ["A use $ $.1", "resolve"],
        0,
        A={"resources": ["Entrenched", "Cerwyn | down"]},
    ),
    drawn(
        "deed placed_up",
        "on(placed_up(my(resource)), draw(1))",
        ["A place fire-blast", "resolve"],
        0,
        A={"hand": ["Fire Blast"]},
    ),
    *(
        drawn("deed deals", f"on(deals({who}), draw(1))", [move], n, A={"play": ["Zip"]}, **BRIGG)
        for who, move, n in (
            ("self", "fight $ hero@B", 1),
            ("self", "fight zip hero@B", 0),
            ("my(ally), combat", "fight zip hero@B", 1),
            ("my(ally), to=ally", "fight zip hero@B", 0),
            ("my(ally), to=hero", "fight zip hero@B", 1),
            ("my(ally), types=fire", "fight zip hero@B", 0),
            ("my(ally), types=[melee, fire]", "fight zip hero@B", 1),
        )
        for BRIGG in ({"B": {"play": ["Valanos"]}},)
    ),
    drawn(
        "deed deals",
        [
            "pay(cost, deal(1, fire, hero_of(opponents), by=self))",
            "on(deals(self, combat), draw(1))",
        ],
        ["A use $ $.1", "resolve"],
        0,
    ),
    *(
        drawn(
            "deed deals",
            f"on(deals(hero, using={means}), draw(1))",
            ["attack hero@A hero@B", f"A strike {weapon}", "resolve"],
            n,
            A={"play": ["Scarlet Kris"]},
            type="weapon",
            cost=1,
            atk=1,
            damage="melee",
            strike=0,
            hands=1,
            tags=["Dagger"],
        )
        for means, weapon, n in (
            ("weapon", "scarlet-kris", 1),
            ("self", "scarlet-kris", 0),
            ("self", "$", 1),
        )
    ),
    *(
        drawn("deed dealt", f"on(dealt({who}), draw(1))", [move], n, **PAIR)
        for who, move, n in (
            ("opp(ally)", "fight cerwyn valanos", 1),
            ("opp(hero)", "fight cerwyn valanos", 0),
            ("opp(ally), by=my(ally)", "fight cerwyn valanos", 1),
            ("opp(ally), by=hero", "fight cerwyn valanos", 0),
            ("opp(ally), combat", "fight cerwyn valanos", 1),
        )
    ),
    drawn(
        "deed dealt",
        "on(dealt(opp(ally), combat), draw(1))",
        ["A play fire-blast > valanos"],
        0,
        A={"hand": ["Fire Blast"], "resources": 1},
        B={"play": ["Valanos"]},
    ),
    shown(
        "moment end, plain_step later",
        "play(later(end, draw(1)))",
        PLAY,
        {"hand A": []},
    ),
    shown("moment end", "play(later(end, draw(1)))", [*PLAY, "end"], {"hand A": ["cerwyn"]}),
    shown(
        "moment next_start",
        "play(later(next_start, heal(1, hero)))",
        [*PLAY, "end"],
        {"damage hero@A": 8},
        A={"damage": 9},
    ),
    shown(
        "moment next_start",
        "play(later(next_start, heal(1, hero)))",
        PLAY,
        {"damage hero@A": 9},
        A={"damage": 9},
    ),
    shown(
        "moment destroyed",
        "play(exhaust(target(ally)), later(destroyed(it), draw(1)))",
        ["A play $ > hira", "A play fire-blast > hira"],
        {"hand A": ["cerwyn"]},
        A={"hand": ["Fire Blast"], "resources": 1},
        B={"play": ["Hira", "Valanos"]},
    ),
    shown(
        "moment destroyed",
        "play(exhaust(target(ally)), later(destroyed(it), draw(1)))",
        ["A play $ > valanos", "A play fire-blast > hira"],
        {"hand A": []},
        A={"hand": ["Fire Blast"], "resources": 1},
        B={"play": ["Hira", "Valanos"]},
    ),
]
