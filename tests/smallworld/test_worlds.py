"""Abilities on other races and powers, with other numbers: what is written is what happens."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabard.games.smallworld import content as c
from tests.smallworld import worlds
from tests.smallworld.worlds import Changes, world

PLAY = """
from tests.smallworld.table import Table, seat
from tabard.games.smallworld.language.text import ability_text
def table(A, regions, **more):
    spec = {"faces": ["L1A", "S1B"], "murlocs": "none", "A": A, "regions": regions}
    return Table(**(spec | more))
"""


def said(changes: Changes, script: str) -> list[str]:
    return world(changes, PLAY + script).splitlines()


def test_dwarves_with_forms_and_bombs_have_them() -> None:
    """The pack was fine and the text said so, but the engine looked for Worgen and Goblins."""
    changes: Changes = {
        "races": {
            "dwarves": {"ability": ["bombs", "form(3, price=2, less=2)"]},
            "goblins": {"ability": ["income(1, hill)"]},
            "worgen": {"ability": ["income(1, hill)"]},
        }
    }
    assert said(
        changes,
        """
t = table(seat("dwarves farmers", coins=5), {"L1A-01": "A 1", "L1A-04": "A 3", "L1A-03": "B 2"},
          B=seat("trolls miners"))
t.do("A expand")
print(*t.offers("A"))
plain = GAME.measure(t.s, ["cost", "A", "L1A-03"])
t.do("A form worgen")
print(t["coins A"], plain - t["cost A L1A-03"])
t.do("A stop", "A place L1A-01", "A place L1A-01")
print(*t.offers("A", "bomb"))
""",
    ) == ["form human form worgen", "3 2", "bomb L1A-03"]


def test_gnomes_who_attack_three_times_a_turn_do() -> None:
    changes: Changes = {"races": {"gnomes": {"ability": ["assault(uses=3)"]}}}
    assert said(
        changes,
        """
t = table(seat("gnomes farmers", hand=9), {"L1A-01": "A 1"})
t.do("A expand")
for region in ("L1A-14", "L1A-10", "L1A-08"):
    t.do("A arm assault", f"A conquer {region}")
    t.roll(1)
print("arm assault" in t.offers("A"), t["used"])
print(GAME.explain(t.s, 0, ("arm", 0)).key)
""",
    ) == ["False 33", "why-used"]


def test_a_power_with_a_least_keeps_it() -> None:
    changes: Changes = {"powers": {"farmers": {"ability": ["least(3)"]}}}
    assert said(
        changes,
        """
t = table(seat("orcs farmers", hand=4), {"L1A-01": "A 3"}, round=3)
t.do("A expand")
print(t["cost A L1A-04"])
t.do("A conquer L1A-04")
print(t["tokens L1A-01"], t["tokens L1A-04"])
t = table(seat("orcs farmers"), {"L1A-01": "A 3", "L1A-04": "A 4"}, round=3).do("A decline")
print(t["tokens L1A-01"], t["tokens L1A-04"])
""",
    ) == ["3", "3 3", "3 3"]


def test_orcs_are_paid_what_their_banner_says() -> None:
    changes: Changes = {"races": {"orcs": {"ability": ["reward(3, against=crowded)"]}}}
    assert said(
        changes,
        """
t = table(seat("orcs farmers", hand=9), {"L1A-01": "A 1", "L1A-03": "B 2", "L1A-05": "B 1"},
          B=seat("trolls miners"))
t.do("A expand", "A conquer L1A-03")
print(t["coins A"])
""",
    ) == ["8"]


def test_an_aid_takes_off_what_its_expression_says_in_cost_sum_and_text() -> None:
    """Three places used to hold the same number, each its own."""
    changes: Changes = {
        "races": {"ethereals": {"ability": ["collect(3, uses=1)"]}},
        "treasures": {"frostmourne": {"ability": ["frostmourne(3, uses=1)"]}},
    }
    assert said(
        changes,
        """
from tabard.games.smallworld.language.text import treasure_text
for race, aid, at, what in (("orcs", "frostmourne", "L1A-04", "frostmourne"),
                            ("ethereals", "relic", "L1A-03", "karazhan")):
    t = table(seat(f"{race} farmers", hand=7), {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-03": "B 4"},
              B=seat("trolls miners"), treasures={at: what})
    t.do("A expand")
    before = t["cost A L1A-03"]
    t.do(f"A arm {aid}")
    reason = GAME.explain(t.s, 0, GAME.options.parse(t.s, "conquer L1A-03"))
    print(before - t["cost A L1A-03"], reason.sum.sentence(GAME.words, "en"))
print(ability_text(c.RACES[c.RACE["ethereals"]], "en"))
print(treasure_text(c.TREASURES[c.TREASURE["frostmourne"]], "en"))
""",
    ) == [
        "3 4 = 2 base + 1 Mountain + 4 tokens of the Trolls − 3 Frostmourne",
        "3 4 = 2 base + 1 Mountain + 4 tokens of the Trolls − 3 raid on a Legendary Place",
        "Once per turn, either take a revealed Artifact from a neighboring region into one of "
        "yours, or conquer a neighboring Legendary Place for 3 tokens less.",
        "Frostmourne. Once per turn, conquer a region for 3 tokens less.",
    ]


def test_a_race_can_ask_a_toll_and_go_on_with_it_in_decline() -> None:
    changes: Changes = {
        "races": {"trolls": {"ability": ["toll(2, mountain)"], "lasting": True}},
    }
    assert said(
        changes,
        """
old = seat("orcs miners", declined="trolls")
for b, r in ((seat("trolls miners"), "B 1"), (old, "B declined 1")):
    t = table(seat("humans farmers", hand=9), {"L1A-01": "A 1", "L1A-03": r}, B=b)
    t.do("A expand")
    t.do("A conquer L1A-03")
    print(t["coins A"], t["coins B"])
poor = table(seat("humans farmers", hand=9, coins=1), {"L1A-01": "A 1", "L1A-03": "B 1"},
             B=seat("trolls miners")).do("A expand")
reason = GAME.explain(poor.s, 0, GAME.options.parse(poor.s, "conquer L1A-03"))
print(reason.rule, reason.sum.sentence(GAME.words, "en"))
""",
    ) == ["3 7", "3 7", "SWW-POWER-BOGS-02 2 = 2 Trolls"]


def test_discounts_never_turn_into_huge_costs() -> None:
    """Costs are kept as bytes: three and three off an empty Forest are no 252."""
    changes: Changes = {
        "races": {"night_elves": {"ability": ["cost(-3, forest)"]}},
        "powers": {"farmers": {"ability": ["cost(-3, forest)"]}},
    }
    assert said(
        changes,
        """
t = table(seat("night_elves farmers", hand=3), {"L1A-01": "A 1"})
t.do("A expand")
print(t["cost A L1A-04"], t["cost A L1A-03"], "conquer L1A-04" in t.offers("A"))
""",
    ) == ["1 3 True"]


def test_a_card_that_nobody_else_has_is_named_and_of_several_none() -> None:
    assert said(
        {"powers": {"farmers": {"ability": ["push(uses=1)"]}}},
        """
t = table(seat("orcs miners", hand=3), {"L1A-01": "A 1"}).do("A expand")
push = GAME.options.parse(t.s, "push L1A-04")
swap = GAME.options.parse(t.s, "swap L1A-04 L1A-10")
print(GAME.explain(t.s, 0, push).key, GAME.explain(t.s, 0, swap).key)
""",
    ) == ["why-needs-ability why-needs-power"]


def test_names_make_no_difference() -> None:
    """Every race, power and treasure is called like another one, and the games are the same."""
    script = """
from tabard.core.luck import play_random
for seed in range(6):
    keys = []
    def keep(s, inputs):
        columns = (s.holder, s.tokens, s.race, s.power, s.tray)
        keys.append([bytes(column).hex() for column in columns] + s.coins)
    play_random(GAME, 2 + seed % 4, seed, keep)
    print(json.dumps(keys))
"""
    names: dict[str, list[str]] = {}
    for kind in ("races", "powers", "treasures"):
        names[kind] = list(c.DATA[f"{kind}.yaml"][kind])
        Random(kind).shuffle(names[kind])
    home, renamed = (
        [json.loads(line) for line in world(changes, script).splitlines()]
        for changes in ({}, {"names": names})
    )
    assert all(len(keys) > 100 for keys in home)
    assert renamed == home


@pytest.mark.parametrize("kind", ["races", "powers"])
def test_transplanted_abilities_agree_with_their_texts(kind: str, seed: int) -> None:
    """A sample; `python -m tests.smallworld.worlds transplant` does all."""
    thing = Random(f"{kind} {seed}").choice([t for t in worlds.things() if t.kind == kind])
    assert worlds.transplant(thing, 3, seed) == [], f"seed {seed}"


def test_random_expressions_play(seed: int) -> None:
    """A sample; `python -m tests.smallworld.worlds expressions` draws 5,000."""
    for _, wrong in worlds.expressions(8, seed):
        assert wrong == [], f"seed {seed}"
