"""How much, and on what condition."""

from __future__ import annotations

from tests.tcg.shown import (
    ABLE,
    FIELD,
    USE,
    Shown,
    counted,
    holds,
    shown,
)

AMOUNTS: list[Shown] = [
    counted("measure classes", "classes(ally)", 5, **FIELD),
    counted("measure classes", "classes(my(ally(no_faction)))", 0, **FIELD),
    counted("measure total", "total(atk, my(ally))", 9, **FIELD),
    counted("measure total", "total(defense, my(armor))", 3, A={"play": ["Golem Skull Helm"]}),
    shown(
        "measure counters",
        "static(hero, health(counters(skull)))",
        then={"health hero@A": 33},
        A={"play": ["$ | skull 3 | heirloom 1", "Cerwyn | skull 9"]},
        where="nowhere",
    ),
    *(
        shown(
            "measure dealt",
            f"play(deal(2, fire, target(char)), {between}draw(dealt))",
            ["A play $ > cerwyn"],
            {"hand A": ["cerwyn", "cerwyn"]},
            A={"play": ["Cerwyn"]},
        )
        for between in ("", "heal(1, hero), ")
    ),
    shown(
        "measure atk, mod atk",
        "play(give(target(ally), atk(2)), draw(atk(it)))",
        ["A play $ > cerwyn"],
        {"hand A": ["cerwyn"] * 3, "atk cerwyn": 3},
        A={"play": ["Cerwyn"]},
    ),
    shown(
        "measure printed_atk",
        "play(give(target(ally), atk(2)), draw(printed_atk(it)))",
        ["A play $ > cerwyn"],
        {"hand A": ["cerwyn"]},
        A={"play": ["Cerwyn"]},
    ),
    shown(
        "measure cost",
        "play(exhaust(target(ally)), draw(cost(it)))",
        ["A play $ > kor-cindervein"],
        {"hand A": ["cerwyn"] * 3},
        A={"play": ["Kor Cindervein"]},
    ),
    counted("cards most", "printed_atk(most(my(ally)))", 3, **FIELD),
    counted("cards most", "cost(most(opp(ally)))", 4, **FIELD),
    counted("cards most", "cost(most(opp(weapon)))", 0, **FIELD),
    counted("measure either", "either(control(weapon), 5, 2)", 2, **FIELD),
    counted("measure either", "either(control(ally), 5, 2)", 5, **FIELD),
    counted("measure +", "count(my(ally)) + 2", 7, **FIELD),
    counted("measure -", "count(my(ally)) - count(opp(ally))", 2, **FIELD),
    counted("measure *", "2 * count(opp(ally))", 6, **FIELD),
    counted("negative -", "0 - count(opp(ally))", -3, **FIELD),
]
TESTS: list[Shown] = [
    holds("test control", "control(weapon)", False, B={"play": ["Fel Iron Hatchet"]}),
    holds("test control", "control(weapon)", True, A={"play": ["Fel Iron Hatchet"]}),
    holds("test exists", "exists(weapon)", True, B={"play": ["Fel Iron Hatchet"]}),
    holds("test exists", "exists(weapon)", False),
    holds(
        "test exists", "exists(weapon, at=my_graveyard)", True, A={"graveyard": ["Scarlet Kris"]}
    ),
    holds(
        "test exists", "exists(weapon, at=my_graveyard)", False, B={"graveyard": ["Scarlet Kris"]}
    ),
    holds("test same_name", "same_name(2)", True, A={"play": ["Cerwyn", "Cerwyn"]}),
    holds("test same_name", "same_name(3)", False, A={"play": ["Cerwyn", "Cerwyn"]}),
    holds("test own_turn", "own_turn", True),
    holds("test own_turn", "own_turn", False, moves=["end"]),
    shown(
        "test in_play",
        "on(attacks(self), when(in_play, draw(1)))",
        ["attack $ hero@B", "resolve"],
        {"hand A": ["cerwyn"]},
    ),
    shown(
        "test in_play",
        "pay(cost(destroy(self)), when(in_play, draw(1)), when(not in_play, draw(2)))",
        USE,
        {"hand A": ["cerwyn", "cerwyn"]},
    ),
    holds("test attacking", "attacking", False),
    *(
        holds("test attacking", test, yes, moves=["attack $ hero@B"], A=ABLE)
        for test, yes in (
            ("attacking", True),
            ("attacking(hero)", False),
            ("attacking(self, hero)", True),
            ("attacking(self, ally)", False),
        )
    ),
    holds("test defending", "defending", False),
    shown(
        "test defending",
        "static(hero, health(1), while_=defending)",
        ["end", "attack valanos $", "passes 1"],
        {"health hero@A": 31, "defending": "$"},
        B={"play": ["Valanos"], **ABLE},
    ),
    *(
        holds(
            f"test {name}",
            f"{name}(hero)",
            yes,
            A={"damage": damage, "exhausted": spent},
        )
        for name, damage, spent, yes in (
            ("undamaged", 0, False, True),
            ("undamaged", 1, False, False),
            ("damaged", 1, False, True),
            ("damaged", 0, False, False),
            ("ready", 0, False, True),
            ("ready", 0, True, False),
            ("exhausted", 0, True, True),
            ("exhausted", 0, False, False),
        )
    ),
    holds("test attacked", "attacked", True, moves=["fight $ hero@B"]),
    holds("test attacked", "attacked", False),
    holds("test attacked", "attacked(hero)", False, moves=["fight $ hero@B"]),
    holds("test hurt_now", "hurt_now", False),
    holds("test hurt_now", "hurt_now", True, moves=["fight $ valanos"], B={"play": ["Valanos"]}),
    *(
        holds(f"test {word}", f"control(ally) {word} control(weapon)", yes, **spec)
        for word, yes, spec in (
            ("and", False, {}),
            ("and", True, {"A": {"play": ["Scarlet Kris"]}}),
            ("or", True, {}),
        )
    ),
    holds("test or", "control(armor) or control(weapon)", False),
    holds("test not", "not control(weapon)", True),
    holds("test not", "not control(ally)", False),
    *(
        holds(f"test {sign}", f"count(my(ally)) {sign} {n}", yes, A={"play": ["Cerwyn"]})
        for sign, least in (("<=", "110"), (">=", "011"), ("<", "100"), (">", "001"), ("==", "010"))
        for n, yes in zip((3, 2, 1), (mark == "1" for mark in least), strict=True)
    ),
]
