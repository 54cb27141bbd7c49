"""Going in decline, and what a declined race is still worth (rulebook p.7-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table

NAGA = {"race": "naga", "power": "sailors"}


def table(**spec: Any) -> Table:
    regions = {"S1B-01": "B 1", **spec.pop("regions", {})}
    given = {"faces": ["L1A", "S1B"], "murlocs": "none", "B": NAGA, "regions": regions}
    return Table(**{**given, **spec})


@pytest.mark.rule("SWW-DECLINE-01")
def test_declining_takes_the_place_of_conquests_and_the_next_turn_begins_with_a_pick() -> None:
    t = table(round=3, A={"race": "trolls", "power": "farmers"}, regions={"L1A-02": "A 9"})
    t.do("A decline")
    assert (t.asked, t.label) == ("B", "turn")
    assert t["regions A"] == 0
    t.do("B expand").end("B")
    assert (t.asked, t.label) == ("A", "pick")


@pytest.mark.rule("SWW-DECLINE-02")
def test_the_banner_is_turned_to_its_gray_side() -> None:
    t = table(A={"race": "trolls", "power": "farmers"}, regions={"L1A-02": "A 2"})
    assert (t["race A"], t["old_race A"]) == ("trolls", "-")
    t.do("A decline")
    assert (t["race A"], t["old_race A"]) == ("-", "trolls")
    assert t["holder L1A-02"] == "A-declined"


@pytest.mark.rule("SWW-DECLINE-03")
def test_the_tile_is_discarded() -> None:
    t = table(A={"race": "trolls", "power": "herbalists"}, regions={"L1A-01": "A 2"})
    t.do("A decline")
    assert (t["power A"], t["old_power A"], t["power_discard"]) == ("-", "-", ["herbalists"])


@pytest.mark.rule("SWW-DECLINE-03")
def test_the_tile_of_the_bogs_stays_with_its_gray_banner_and_still_works() -> None:
    t = table(A={"race": "trolls", "power": "bogs"}, regions={"L1A-10": "A 2", "L1A-14": "B 4"})
    t.do("A decline")
    assert (t["old_power A"], t["power_discard"]) == ("bogs", [])
    assert t["coins A"] == 6
    t.do("B expand", "B conquer L1A-10")
    assert (t["coins A"], t["coins B"]) == (7, 4)
    # The last Troll is gone, and the tile with it.
    assert (t["old_power A"], t["power_discard"]) == ("-", ["bogs"])


@pytest.mark.rule("SWW-DECLINE-03")
def test_the_tile_of_the_defenders_stays_with_its_gray_banner_and_still_works() -> None:
    t = table(
        A={"race": "trolls", "power": "defenders"},
        regions={"L1A-14": "A 2 tower", "L1A-10": "A 1", "L1A-13": "A 1", "L1A-11": "B 6"},
    )
    t.do("A decline")
    assert (t["old_power A"], t["towers L1A-14"]) == ("defenders", 1)
    t.do("B expand")
    t.refuses("B conquer L1A-14", "SWW-POWER-DEFENDERS-04")
    assert "conquer L1A-10" in t.offers("B")


@pytest.mark.rule("SWW-DECLINE-04")
def test_one_token_in_each_region_declines_and_the_others_go_back_to_the_tray() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers"},
        regions={"L1A-01": "A 4", "L1A-02": "A 2", "L1A-03": "A 1"},
    )
    before = t["tray trolls"]
    t.do("A decline")
    assert [t[f"tokens {r}"] for r in ("L1A-01", "L1A-02", "L1A-03")] == [1, 1, 1]
    assert t["declined A"] == 3
    assert t["tray trolls"] == before + 4


@pytest.mark.rule("SWW-DECLINE-04")
def test_tokens_in_hand_go_back_to_the_tray_too() -> None:
    t = table(A={"race": "trolls", "power": "farmers", "hand": 3}, regions={"L1A-01": "A 1"})
    t.do("A decline")
    assert (t["hand A"], t["tray trolls"]) == (0, 11 - 1)


@pytest.mark.rule("SWW-DECLINE-05")
def test_the_older_declined_race_leaves_the_map_first() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers", "declined": "tauren"},
        regions={"L1A-01": "A 1", "L1A-13": "A declined 2", "L1A-14": "A declined 1"},
    )
    t.do("A decline")
    assert (t["holder L1A-13"], t["tokens L1A-13"], t["tokens L1A-14"]) == ("-", 0, 0)
    assert (t["tray tauren"], t["old_race A"], t["declined A"]) == (16, "trolls", 1)


@pytest.mark.rule("SWW-DECLINE-06")
def test_the_banner_of_the_removed_race_goes_under_the_stack() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers", "declined": "orcs"},
        regions={"L1A-01": "A 1", "L1A-13": "A declined 1"},
    )
    assert "orcs" not in t["race_stack"]
    t.do("A decline")
    assert t["race_stack"][-1] == "orcs"
    assert len(t["offer_races"]) == 6  # the column never has a gap


@pytest.mark.rule("SWW-DECLINE-06")
def test_so_does_a_declined_race_whose_last_region_is_taken() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers", "declined": "orcs"},
        turn="B",
        regions={"L1A-01": "A 1", "L1A-06": "A declined 1", "L1A-02": "B 4"},
    )
    t.do("B expand", "B conquer L1A-06")
    assert (t["race_stack"][-1], t["old_race A"]) == ("orcs", "-")


@pytest.mark.rule("SWW-DECLINE-07")
def test_the_turn_of_a_decline_ends_with_the_coins_without_any_conquest() -> None:
    t = table(A={"race": "trolls", "power": "farmers"}, regions={"L1A-02": "A 9"})
    t.do("A decline")
    t.refuses("A conquer L1A-06", "SWW-ROUND-01")
    assert (t.asked, t["coins A"]) == ("B", 6)


@pytest.mark.rule("SWW-DECLINE-08")
def test_a_decline_pays_the_regions_but_neither_banner_nor_tile() -> None:
    t = table(
        A={"race": "blood_elves", "power": "archaeologists"},
        regions={"L1A-01": "A 1", "L1A-02": "A 1", "L1A-04": "A 2", "L1A-06": "A 1"},
        treasures={"L1A-02": "frostmourne"},
    )
    t.do("A decline")
    assert t["coins A"] == 5 + 4


@pytest.mark.rule("SWW-DECLINE-09")
def test_walls_garrisons_and_naga_in_water_stay_on_the_map() -> None:
    walls = table(
        A={"race": "night_elves", "power": "garrison"}, regions={"L1A-02": "A 2 wall garrison"}
    )
    walls.do("A decline")
    assert (walls["walls L1A-02"], walls["garrisons L1A-02"]) == (1, 1)

    water = Table(
        faces=["L1A", "S1B"],
        A=NAGA,
        B={"race": "trolls", "power": "farmers"},
        regions={"L1A-07": "A 3"},
    )
    water.do("A decline")
    assert (water["holder L1A-07"], water["tokens L1A-07"]) == ("A-declined", 1)


@pytest.mark.rule("SWW-DECLINE-10")
def test_a_declined_race_gets_nothing_from_a_place() -> None:
    t = table(
        A={"race": "trolls", "power": "sailors", "declined": "orcs"},
        B={},
        regions={"S1B-01": "empty", "L1A-01": "A 1", "L1A-06": "A declined 1"},
        treasures={"L1A-06": "dark_portal"},
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 2


@pytest.mark.rule("SWW-DECLINE-10")
def test_a_declined_race_gets_nothing_from_an_artifact() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers", "declined": "orcs"},
        regions={"L1A-01": "A 6", "L1A-06": "A declined 1"},
        treasures={"L1A-06": "frostmourne"},
    )
    t.do("A expand")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")


@pytest.mark.rule("SWW-DECLINE-11")
def test_the_discounts_of_a_declined_race_are_gone() -> None:
    t = table(
        A={"race": "orcs", "power": "farmers", "declined": "trolls"},
        regions={"L1A-02": "A 6", "L1A-06": "B 1", "L1A-01": "A declined 1"},
    )
    t.do("A expand")
    assert t["cost A L1A-06"] == 3


@pytest.mark.rule("SWW-DECLINE-12")
def test_nobody_declines_in_the_first_round() -> None:
    t = table(round=1, A={"race": "trolls", "power": "farmers"}, regions={"L1A-02": "A 9"})
    assert t.label == "conquest"
    t.refuses("A decline", "SWW-DECLINE-12")


@pytest.mark.rule("SWW-DECLINE-12")
def test_a_race_may_decline_from_the_second_round_on() -> None:
    t = table(round=2, A={"race": "trolls", "power": "farmers"}, regions={"L1A-02": "A 9"})
    assert t.offers("A") == ["expand", "decline"]


@pytest.mark.rule("SWW-DECLINE-12")
def test_nobody_declines_without_an_active_race() -> None:
    t = table(round=3, A={"declined": "trolls"}, regions={"L1A-02": "A declined 1"})
    assert t.label == "pick"
    t.refuses("A decline", "SWW-DECLINE-12")
    t.do("A take 1")
    t.refuses("A decline", "SWW-DECLINE-01")
