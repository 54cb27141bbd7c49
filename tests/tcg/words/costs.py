"""What is paid, and what cards have or can't do."""

from __future__ import annotations

from typing import Any

from tests.tcg.shown import (
    FOE,
    PAIR,
    USE,
    Shown,
    shown,
)

COSTS: list[Shown] = [
    shown("cost cost, head pay", "pay(cost(2), draw(1))", USE, {"ready A": 1}, A={"resources": 3}),
    shown(
        "cost cost",
        "pay(cost(2), draw(1))",
        then={"can A use $ $.1": False},
        A={"resources": 1},
    ),
    shown("cost cost", "pay(cost, draw(1))", USE, {"hand A": ["cerwyn"]}),
    shown("part tap", "pay(cost(tap), draw(1))", USE, {"exhausted $": 1, "hand A": ["cerwyn"]}),
    shown(
        "part tap",
        "pay(cost(tap), draw(1))",
        then={"can A use $ $.1": False},
        A={"play": ["$ | exhausted"]},
        where="nowhere",
    ),
    shown(
        "part destroy",
        "pay(cost(destroy(self)), draw(1))",
        USE,
        {"graveyard A": ["$"], "hand A": ["cerwyn"]},
    ),
    shown(
        "part destroy",
        ["pay(cost(destroy(self)), draw(1))", "static(self, cant(be_destroyed))"],
        then={"can A use $ $.1": False},
    ),
    shown("part bounce", "pay(cost(bounce(self)), draw(1))", USE, {"hand A": ["$", "cerwyn"]}),
    shown(
        "part bounce",
        "pay(cost(bounce(one(my(ally)))), draw(1))",
        ["A use $ $.1"],
        {"offers A pay": ["pay $", "pay cerwyn"]},
        **PAIR,
    ),
    shown(
        "part exhaust",
        "pay(cost(exhaust(hero)), draw(1))",
        USE,
        {"exhausted hero@A": 1, "exhausted $": 0},
    ),
    shown(
        "part exhaust",
        "pay(cost(exhaust(hero)), draw(1))",
        then={"can A use $ $.1": False},
        A={"exhausted": True},
    ),
    shown("part exhaust", "pay(cost(exhaust(self)), draw(1))", USE, {"exhausted $": 1}),
    shown(
        "part exhaust, given_up one",
        "pay(cost(exhaust(one(my(ally)))), draw(1))",
        ["A use $ $.1"],
        {"offers A pay": ["pay $", "pay zip"]},
        A={"play": ["Cerwyn | exhausted", "Zip"]},
        B={"play": ["Brigg"]},
    ),
    shown(
        "part discard",
        "pay(cost(discard(weapon)), draw(1))",
        ["A use $ $.1"],
        {"offers A discard": ["discard fel-iron-hatchet", "discard scarlet-kris"]},
        A={"hand": ["Scarlet Kris", "Fel Iron Hatchet", "Fire Blast"]},
    ),
    shown(
        "part discard",
        "pay(cost(discard(weapon)), draw(1))",
        then={"can A use $ $.1": False},
        A={"hand": ["Fire Blast"]},
    ),
    shown(
        "part counter",
        "pay(cost(counter(skull)), draw(1))",
        USE,
        {"skull $": 1, "hand A": ["cerwyn"]},
        A={"play": ["$ | skull 2"]},
        where="nowhere",
    ),
    shown(
        "part counter",
        "pay(cost(counter(skull)), draw(1))",
        then={"can A use $ $.1": False},
        A={"play": ["$ | stake 2"]},
        where="nowhere",
    ),
    shown(
        "part remove",
        "pay(cost(remove(ally)), draw(1))",
        USE,
        {"removed A": ["brigg"], "graveyard A": ["fire-blast"]},
        A={"graveyard": ["Brigg", "Fire Blast"]},
    ),
    shown(
        "part remove",
        "pay(cost(remove(ally)), draw(1))",
        then={"can A use $ $.1": False},
        A={"graveyard": ["Fire Blast"]},
        B={"graveyard": ["Brigg"]},
    ),
    shown("part hurt", "pay(cost(hurt(3)), draw(1))", USE, {"damage hero@A": 3, FOE: 0}),
]

STRUCK: dict[str, Any] = {
    "type": "armor",
    "cost": 1,
    "defense": 1,
    "tags": ["Chest 1"],
}
MODS: list[Shown] = [
    shown(
        "mod atk, head static",
        "static(my(ally), atk(2))",
        then={"atk cerwyn": 3, "atk $": 3, "atk valanos": 2},
        **PAIR,
    ),
    shown("mod atk", "static(opp(ally), atk(-1))", then={"atk valanos": 1}, **PAIR),
    shown("mod health", "static(my(ally), health(2))", then={"health cerwyn": 4}, **PAIR),
    shown(
        "mod defense",
        "static(my(armor), defense(2))",
        then={"defense golem-skull-helm": 5},
        A={"play": ["Golem Skull Helm"]},
    ),
    shown(
        "mod resist",
        ["static(my(ally), resist(fire))", "pay(cost, deal(2, fire, each(ally)))"],
        ["A use $ $.2", "resolve"],
        {"damage valanos": 2, "damage $": 0},
        B={"play": ["Valanos"]},
    ),
    shown(
        "mod resist",
        [
            "static(my(ally), resist(physical))",
            "pay(cost, deal(2, melee, self), deal(1, fire, self))",
        ],
        ["A use $ $.2", "resolve"],
        {"damage $": 1},
    ),
    *(
        shown(
            "mod more_armor",
            [f"static(self, more_armor(3{magical}))", f"pay(cost, deal(2, {kind}, hero))"],
            ["A use $ $.2", "resolve", "A armor $"],
            {"damage hero@A": left},
            **STRUCK,
        )
        for magical, kind, left in (
            ("", "melee", 0),
            (", magical", "melee", 1),
            (", magical", "fire", 0),
        )
    ),
    shown(
        "mod power",
        ['static(my(ally), power("pay(cost, draw(1))"))'],
        ["A use cerwyn $.2", "resolve"],
        {"hand A": ["cerwyn"]},
        **PAIR,
    ),
    shown(
        "gift long_range_against, plain_step give",
        "play(give(target(my(ally)), long_range_against(second(ally))))",
        ["A play $ > kor-cindervein, valanos", "fight kor-cindervein valanos"],
        {"damage valanos": 3, "damage kor-cindervein": 0},
        A={"play": ["Kor Cindervein"]},
        B={"play": ["Valanos"]},
    ),
    shown(
        "ban cant, ruling static",
        "static(opponents, cant(play, ability))",
        ["end"],
        {"can B play fire-blast": False, "can B play cerwyn": True},
        B={"hand": ["Fire Blast", "Cerwyn"], "resources": 3},
    ),
    shown(
        "ban cant",
        "static(opponents, cant(strike))",
        ["end", "B attack hero@B", "B at hero@A", "resolve"],
        {"told struck": []},
        B={"play": ["Fel Iron Hatchet", "Cerwyn"]},
    ),
    shown(
        "mod cant_attack",
        "static(opp(ally), cant_attack(hero))",
        ["end", "B attack valanos"],
        {"offers B at": ["at $", "at cerwyn"]},
        **PAIR,
    ),
    shown(
        "mod only_attacks",
        "static(opp(ally), only_attacks(self))",
        ["end"],
        {"can B attack valanos": True},
        **PAIR,
    ),
    shown(
        "mod only_attacks",
        "static(opp(ally), only_attacks(hero))",
        ["end", "B attack valanos", "resolve"],
        {"told proposed": ["valanos B1 gurzak-of-orgrimmar A0"]},
        **PAIR,
    ),
    shown(
        "mod only_attacks",
        "static(opp(ally), only_attacks(self, if_able))",
        ["end", "B attack valanos", "resolve"],
        {"told proposed": ["valanos B1 $ A1"]},
        **PAIR,
    ),
    shown(
        "mod must_attack",
        "static(self, must_attack)",
        then={"can A pass": False, "can A attack $": True},
    ),
    shown(
        "mod sure",
        "static(self, sure)",
        ["fight $ sardok"],
        {"damage sardok": 1},
        B={"play": ["Sardok"]},
        damage="melee",
    ),
    shown(
        "mod sure",
        "static(hero, atk(1))",
        ["fight $ sardok"],
        {"damage sardok": 0},
        B={"play": ["Sardok"]},
        damage="melee",
    ),
    shown(
        "mod lose",
        ["attach(target(ally))", "static(host, lose(powers))"],
        ["A play $ > lifemender-dorn"],
        {"can A use lifemender-dorn lifemender-dorn.1": False},
        A={"play": ["Lifemender Dorn"], "resources": 3},
        type="ability",
        cost=0,
        keywords=["ongoing"],
    ),
    shown(
        "mod also",
        ['static(my(ally), also("Demon"))', 'static(hero, health(count(ally(tag("Demon")))))'],
        then={"health hero@A": 32},
        **PAIR,
    ),
]
