"""Conquering (rulebook p.5-6): the first conquest, what a region costs, further conquests."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.luck import play_random
from tabard.games.smallworld import GAME
from tabard.games.smallworld.rules import costs, legal
from tabard.games.smallworld.rules.effects import in_hand, least
from tabard.games.smallworld.state import NONE, State
from tests.smallworld.table import Table

ANCHORS = ["L1A-01", "L1A-02", "L1A-09", "L1A-14", "S1B-01", "S1B-04"]


def front(regions: dict[str, str], hand: int = 6, **spec: object) -> Table:
    """A's Orcs against B's Humans, whose Dwarves are in decline; neither has a bonus on costs."""
    start: dict[str, object] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": "miners", "hand": hand},
        "B": {"race": "humans", "power": "farmers", "declined": "dwarves"},
        "regions": {"S1B-06": "B declined 1", **regions},
    }
    return Table(**start | spec)


# -- the first conquest ----------------------------------------------------------------------------


@pytest.mark.rule("SWW-FIRST-01")
def test_a_new_race_may_begin_on_any_island() -> None:
    t = Table(faces=["L1A", "M1A", "S1B"], offers=["orcs miners"]).do("A take 1")
    assert [move.split()[1] for move in t.offers("A", "conquer")] == [
        *("L1A-01", "L1A-02", "L1A-09", "L1A-14"),
        *("M1A-03", "M1A-07", "M1A-09"),
        *("S1B-01", "S1B-04"),
    ]


@pytest.mark.rule("SWW-FIRST-02")
def test_a_new_race_has_to_begin_in_an_entry_region() -> None:
    t = Table(faces=["L1A", "S1B"], offers=["orcs miners"]).do("A take 1")
    assert t.offers("A", "conquer") == [f"conquer {region}" for region in ANCHORS]
    for inland in ("L1A-04", "L1A-06", "S1B-05"):
        t.refuses(f"A conquer {inland}", "SWW-FIRST-02")
        t.refuses(f"A final {inland}", "SWW-FIRST-02")


@pytest.mark.rule("SWW-FIRST-03")
def test_landing_in_an_empty_entry_region_takes_three_tokens() -> None:
    assert [front({}).do("A expand")[f"cost A {region}"] for region in ANCHORS] == [3] * 6
    t = front({}, hand=3).do("A expand")
    assert "conquer L1A-02" in t.offers("A")
    t = front({}, hand=2).do("A expand")
    t.refuses("A conquer L1A-02", "SWW-FINAL-01")


@pytest.mark.rule("SWW-FIRST-03")
def test_the_entry_farmland_with_murlocs_of_the_book_takes_four() -> None:
    t = front({"L1A-14": "murloc"}).do("A expand")
    assert t["cost A L1A-14"] == 4


@pytest.mark.rule("SWW-FIRST-04")
def test_a_race_on_the_map_need_not_land_again() -> None:
    t = front({"L1A-14": "A 1"}).do("A expand")
    assert t["cost A L1A-11"] == 3  # an inland mountain
    t.do("A conquer L1A-11")
    assert t["holder L1A-11"] == "A"


@pytest.mark.rule("SWW-FIRST-05")
def test_who_abandons_everything_begins_again_with_a_first_conquest() -> None:
    t = front({"L1A-06": "A 2", "L1A-04": "A 1"}, hand=2).do("A expand", "A abandon L1A-06")
    assert "conquer L1A-08" in t.offers("A")  # still beside L1A-04
    t.do("A abandon L1A-04")
    assert t.offers("A") == [*(f"conquer {region}" for region in ANCHORS), "stop"]
    assert [t[f"cost A {region}"] for region in ANCHORS] == [3] * 6
    t.refuses("A conquer L1A-06", "SWW-FIRST-02")


@pytest.mark.rule("SWW-FIRST-06")
def test_a_race_with_no_region_comes_back_with_a_first_conquest() -> None:
    t = front(
        {"L1A-06": "A 5", "L1A-03": "B 1"},
        hand=0,
        turn="B",
        B={"race": "humans", "power": "farmers", "declined": "dwarves", "hand": 8},
    )
    t.do("B expand", "B conquer L1A-06", "B stop").place_all("B").do("B done")
    assert (t.asked, t["hand A"], t["regions A"]) == ("A", 4, 0)
    t.do("A expand")
    assert t.offers("A", "conquer") == [f"conquer {region}" for region in ANCHORS]
    assert [t[f"cost A {region}"] for region in ANCHORS] == [3] * 6


@pytest.mark.rule("SWW-FIRST-07")
def test_a_failed_landing_leaves_the_tokens_in_hand() -> None:
    t = front({"S1B-01": "B 1"}, hand=2).do("A expand", "A final L1A-02").roll(0)
    assert (t.asked, t["hand A"], t["regions A"]) == ("B", 2, 0)
    assert t["holder L1A-02"] == "-"
    t.do("B decline", "A expand")
    assert "final L1A-02" in t.offers("A")
    assert t.offers("A", "conquer") == []


@pytest.mark.rule("SWW-FIRST-07")
def test_a_lucky_landing_succeeds() -> None:
    t = front({}, hand=2).do("A expand", "A final L1A-02").roll(1)
    assert (t["holder L1A-02"], t["tokens L1A-02"]) == ("A", 2)


# -- what a region costs ---------------------------------------------------------------------------


@pytest.mark.rule("SWW-CONQUER-01")
def test_an_empty_region_takes_two_tokens() -> None:
    beside = {"S1B-06": "A 1", "S1B-02": "empty"}
    t = front({**beside, "L1A-02": "B declined 1"}, hand=2).do("A expand")
    assert t["cost A S1B-05"] == 2
    assert "conquer S1B-05" in t.offers("A")
    t = front({**beside, "L1A-02": "B declined 1"}, hand=1).do("A expand")
    t.refuses("A conquer S1B-05", "SWW-FINAL-01")


@pytest.mark.rule("SWW-CONQUER-02")
@pytest.mark.parametrize(
    ("region", "inside", "cost"),
    [
        ("L1A-04", "B 1", 2 + 1),
        ("L1A-04", "B 1 wall", 2 + 1 + 1),
        ("L1A-04", "B 1 garrison", 2 + 1 + 1),
        ("L1A-04", "B declined 1 wall garrison", 2 + 1 + 2),
        ("L1A-11", "empty", 2 + 1),
        ("L1A-11", "B 1 garrison", 2 + 1 + 1 + 1),
    ],
)
def test_walls_garrisons_and_mountains_cost_a_token_each(
    region: str, inside: str, cost: int
) -> None:
    t = front({"L1A-08": "A 1", region: inside})
    assert t[f"cost A {region}"] == cost


@pytest.mark.rule("SWW-CONQUER-03")
def test_an_entry_region_far_away_costs_one_more() -> None:
    t = front({"L1A-06": "A 1"})
    assert t["cost A S1B-01"] == 3  # another island
    assert t["cost A L1A-14"] == 3  # the same one, not adjacent
    assert t["cost A L1A-02"] == 2  # adjacent


@pytest.mark.rule("SWW-CONQUER-04")
@pytest.mark.parametrize(
    ("inside", "cost"),
    [("empty", 2), ("murloc", 3), ("B 1", 3), ("B 3", 5), ("B declined 1", 3), ("C 2", 4)],
)
def test_murlocs_and_the_tokens_of_others_cost_a_token_each(inside: str, cost: int) -> None:
    t = front(
        {"L1A-02": "A 1", "L1A-06": inside},
        faces=["L1A", "M1A", "S1B"],
        C={"race": "trolls", "power": "swamps"},
    )
    assert t["cost A L1A-06"] == cost


@pytest.mark.rule("SWW-CONQUER-05")
@pytest.mark.parametrize(("tokens", "cost"), [(1, 3), (2, 4)])
def test_ones_own_declined_race_defends_itself_too(tokens: int, cost: int) -> None:
    t = front(
        {"L1A-02": "A 1", "L1A-06": f"A declined {tokens}"},
        A={"race": "orcs", "power": "miners", "hand": 6, "declined": "trolls"},
    )
    assert t["cost A L1A-06"] == cost


@pytest.mark.rule("SWW-CONQUER-06")
@pytest.mark.parametrize("treasure", ["frostmourne", "karazhan", "heart down"])
def test_treasures_and_objectives_cost_nothing(treasure: str) -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "objective"}, treasures={"L1A-06": treasure})
    assert (t["objectives L1A-06"], t["cost A L1A-06"]) == (1, 2)


@pytest.mark.rule("SWW-CONQUER-06")
def test_bombs_and_harmony_cost_nothing() -> None:
    t = front(
        {"L1A-02": "A 1", "L1A-06": "B 1 bomb:dud"},
        faces=["L1A", "M1A", "S1B"],
        B={"race": "pandaren", "power": "farmers", "declined": "dwarves"},
        C={"race": "goblins", "power": "swamps"},
        harmony=["A"],
    )
    assert t["cost A L1A-06"] == 3


@pytest.mark.rule("SWW-CONQUER-07")
@pytest.mark.parametrize(
    ("region", "inside", "cost"),
    [
        ("S1B-01", "murloc", 2 + 1 + 1),  # travel, a Murloc
        ("S1B-01", "B 2 wall garrison", 2 + 1 + 2 + 2),  # travel, tokens, defenses
        ("L1A-03", "B 3 garrison wall", 2 + 1 + 3 + 2),  # a mountain, tokens, defenses
        ("L1A-03", "murloc", 2 + 1 + 1),  # a mountain, a Murloc
    ],
)
def test_all_that_makes_a_region_dearer_adds_up(region: str, inside: str, cost: int) -> None:
    t = front({"L1A-06": "A 1", region: inside})
    assert t[f"cost A {region}"] == cost


@pytest.mark.rule("SWW-CONQUER-08")
@pytest.mark.parametrize(
    ("race", "power", "region", "cost"),
    [
        ("dwarves", "farmers", "L1A-03", 1),  # 3 - 2
        ("dwarves", "blacksmiths", "L1A-03", 1),  # 3 - 2 - 1, but one at least
        ("dwarves", "blacksmiths", "L1A-10", 2),  # 3 - 1
        ("night_elves", "blacksmiths", "L1A-02", 1),  # 2 - 1 - 1, but one at least
        ("trolls", "blacksmiths", "L1A-10", 1),  # 3 - 1 - 1
        ("tauren", "blacksmiths", "L1A-02", 2),  # 2 - 1, but two Tauren at least
    ],
)
def test_discounts_add_up_but_one_token_is_needed(
    race: str, power: str, region: str, cost: int
) -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": race, "power": power, "hand": 4},
        regions={"L1A-06": "A 2", "L1A-10": "murloc"},
    )
    assert t[f"cost A {region}"] == cost


@pytest.mark.rule("SWW-CONQUER-08")
def test_a_region_that_costs_nothing_still_takes_a_token() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "dwarves", "power": "blacksmiths", "hand": 2},
        regions={"L1A-06": "A 1"},
    )
    t.do("A expand", "A conquer L1A-03")
    assert (t["tokens L1A-03"], t["ready A"]) == (1, 1)


# -- conquering ------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-CONQUER-09")
def test_the_tokens_used_go_into_the_region() -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "B 2"}).do("A expand", "A conquer L1A-06")
    assert (t["holder L1A-06"], t["tokens L1A-06"]) == ("A", 4)
    assert t["ready A"] == 6 - 4


@pytest.mark.rule("SWW-CONQUER-10")
def test_tokens_stay_where_they_conquered_until_the_redeployment() -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "B 2", "L1A-10": "murloc"}, hand=6)
    t.do("A expand", "A conquer L1A-06")
    assert t["cost A L1A-10"] == 3
    assert t["ready A"] == 2
    t.refuses("A conquer L1A-10", "SWW-FINAL-01")
    t.refuses("A abandon L1A-06", "SWW-ABANDON-03")
    t.do("A stop")
    assert (t.label, t["ready A"]) == ("redeploy", 2 + 3)


@pytest.mark.rule("SWW-CONQUER-11")
def test_with_no_token_in_hand_nothing_can_be_conquered() -> None:
    t = front({"L1A-06": "A 1", "L1A-04": "A 1"}, hand=0).do("A expand")
    assert t.offers("A", "conquer") == t.offers("A", "final") == []


@pytest.mark.rule("SWW-CONQUER-11")
@pytest.mark.parametrize(("hand", "can"), [(0, False), (1, True)])
def test_not_even_the_champion_conquers_with_no_token_in_hand(hand: int, can: bool) -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "champion", "hand": hand},
        regions={"L1A-06": "A 1"},
    )
    t.do("A expand")
    assert ("arm champion" in t.offers("A")) is can


@pytest.mark.rule("SWW-CONQUER-12")
def test_one_conquers_as_long_as_there_are_tokens() -> None:
    t = front({"L1A-06": "A 1", "L1A-10": "empty"}, hand=8).do("A expand")
    t.do("A conquer L1A-02", "A conquer L1A-10", "A conquer L1A-14")
    assert t["ready A"] == 2
    assert t["regions A"] == 4
    assert "conquer L1A-01" not in t.offers("A")
    assert "final L1A-01" in t.offers("A")
    t.refuses("A conquer L1A-11", "SWW-FINAL-01")
    assert "stop" in t.offers("A")


@pytest.mark.rule("SWW-CONQUER-13")
def test_a_target_is_adjacent_or_an_entry_region() -> None:
    t = front({"L1A-06": "A 1", "S1B-05": "empty"}, hand=9).do("A expand")
    t.refuses("A conquer S1B-05", "SWW-CONQUER-13")
    t.refuses("A conquer L1A-04", "SWW-CONQUER-13")
    assert t["cost A S1B-01"] == 3
    t.do("A conquer S1B-01")
    assert t["cost A S1B-05"] == 2
    t.do("A conquer S1B-05")
    assert t["holder S1B-05"] == "A"


@pytest.mark.rule("SWW-CONQUER-14")
def test_next_to_the_declined_race_is_not_next_to_the_active_one() -> None:
    t = front(
        {"L1A-06": "A 1", "S1B-05": "A declined 1"},
        A={"race": "orcs", "power": "miners", "hand": 6, "declined": "trolls"},
    ).do("A expand")
    t.refuses("A conquer S1B-03", "SWW-CONQUER-13")
    assert t["cost A S1B-01"] == 3  # by sea, though the Trolls live next door
    t.refuses("A conquer S1B-05", "SWW-CONQUER-13")


@pytest.mark.rule("SWW-CONQUER-15")
@pytest.mark.parametrize(("beside", "cost"), [("L1A-06", 2), ("L1A-11", 3)])
def test_an_entry_region_next_door_needs_no_ship(beside: str, cost: int) -> None:
    t = front({beside: "A 1"})
    assert t["cost A L1A-02"] == cost


@pytest.mark.rule("SWW-CONQUER-16")
def test_one_may_conquer_ones_own_declined_race() -> None:
    t = front(
        {"L1A-06": "A 1", "L1A-10": "A declined 1", "S1B-05": "A declined 1"},
        A={"race": "orcs", "power": "miners", "hand": 6, "declined": "trolls"},
    )
    assert t["tray trolls"] == 9
    t.do("A expand", "A conquer L1A-10")
    assert (t["holder L1A-10"], t["tokens L1A-10"]) == ("A", 3)
    assert t["tray trolls"] == 10
    assert t["declined A"] == 1
    t.do("A stop").place_all("A")
    assert t.asked == "B"  # no Troll waits to be placed


@pytest.mark.rule("SWW-CONQUER-17")
def test_walls_and_garrisons_fall_and_mountains_stay() -> None:
    t = front({"L1A-06": "A 1", "L1A-03": "B 1 wall garrison", "L1A-02": "B 1"}, hand=7)
    t.do("A expand", "A conquer L1A-03")
    assert (t["walls L1A-03"], t["garrisons L1A-03"]) == (0, 0)
    assert t["cost B L1A-03"] == 2 + 6 + 1  # A's six tokens, the mountain


@pytest.mark.rule("SWW-CONQUER-18")
def test_ones_own_region_is_no_target() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "night_elves", "power": "miners", "hand": 4},
        regions={"L1A-02": "A 1", "L1A-06": "A 1"},
    )
    t.do("A expand")
    assert t["cost A L1A-02"] == "-"
    t.refuses("A conquer L1A-02", "SWW-CONQUER-18")
    assert t["walls L1A-02"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_regions_at_once_gives_the_same_as_one_by_one(seats: int, seed: int) -> None:
    """The quick way to the menu (`plain_conquests`) offers what the costs of `targets` say."""
    seen = 0

    def compare(s: State, _: Any) -> None:
        nonlocal seen
        seat = s.turn
        have = in_hand(s, seat) if s.race[seat] != NONE else 0
        if have < max(1, least(s, seat)):
            return
        priced = costs.targets(s, seat, 0)
        want = {("conquer", r) for r, price in priced if price <= have}
        want |= {("final", r) for r, price in priced if 0 < price - have <= costs.MAX_SHORT}
        assert set(legal.plain_conquests(s, seat, have)) == want
        seen += 1

    for game in range(12):
        play_random(GAME, seats, seed + game, compare)
    assert seen > 300
