"""Losses and withdrawals (rulebook p.5, p.8): who is driven out, who is lost, who comes back."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table


def raid(regions: dict[str, str], hand: int = 8, **spec: object) -> Table:
    """A's Orcs, ready to strike from L1A-02 at B's Trolls and B's declined Tauren."""
    start: dict[str, object] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": "miners", "hand": hand},
        "B": {"race": "trolls", "power": "swamps", "declined": "tauren"},
        "regions": {"L1A-02": "A 1", "S1B-06": "B declined 1", **regions},
    }
    return Table(**start | spec).do("A expand")


@pytest.mark.rule("SWW-LOSSES-01", "SWW-LOSSES-02")
def test_the_holder_takes_all_tokens_back_and_loses_one() -> None:
    t = raid({"L1A-06": "B 3", "S1B-01": "B 1"})
    assert t["tray trolls"] == 11 - 4
    t.do("A conquer L1A-06")
    assert (t["holder L1A-06"], t["tokens L1A-06"]) == ("A", 5)
    assert (t["hand B"], t["tray trolls"]) == (2, 11 - 3)


@pytest.mark.rule("SWW-LOSSES-02")
def test_every_region_lost_costs_a_token() -> None:
    t = raid({"L1A-06": "B 2", "L1A-03": "B 1", "S1B-01": "B 1"})
    t.do("A conquer L1A-06", "A conquer L1A-03")
    assert (t["hand B"], t["tray trolls"]) == (1, 11 - 2)


@pytest.mark.rule("SWW-LOSSES-03")
def test_the_others_are_placed_as_the_last_thing_of_the_turn() -> None:
    t = raid({"L1A-06": "B 3", "S1B-01": "B 1", "S1B-04": "B 1"})
    t.do("A conquer L1A-06")
    assert (t.asked, t["hand B"]) == ("A", 2)  # not yet
    t.refuses("B place S1B-01", "SWW-ROUND-01")
    t.do("A stop").place_all("A")
    assert (t.label, t.asked) == ("retreat", "B")
    assert t.offers("B") == ["place S1B-01", "place S1B-04"]
    t.do("B place S1B-01", "B place S1B-04")
    assert (t["tokens S1B-01"], t["tokens S1B-04"], t["hand B"]) == (2, 2, 0)
    assert (t.label, t.asked) == ("turn", "B")


@pytest.mark.rule("SWW-LOSSES-03")
def test_they_go_only_to_regions_of_the_race_itself() -> None:
    t = raid({"L1A-06": "B 3", "S1B-01": "B 1", "S1B-04": "B 1"})
    t.do("A conquer L1A-06", "A stop").place_all("A")
    for region in ("L1A-06", "L1A-02", "S1B-06", "L1A-03"):  # lost, A's, declined, empty
        t.refuses(f"B place {region}", "SWW-LOSSES-03")


@pytest.mark.rule("SWW-LOSSES-04")
def test_they_may_go_to_another_island() -> None:
    t = raid({"L1A-06": "B 3", "L1A-09": "B 1", "S1B-01": "B 1"})
    t.do("A conquer L1A-06", "A stop").place_all("A")
    assert t.offers("B") == ["place L1A-09", "place S1B-01"]
    t.do("B place S1B-01", "B place S1B-01")
    assert t["tokens S1B-01"] == 3


@pytest.mark.rule("SWW-LOSSES-05")
def test_with_no_region_left_they_stay_in_hand_for_a_first_conquest() -> None:
    t = raid({"L1A-06": "B 3"})
    t.do("A conquer L1A-06", "A stop").place_all("A")  # all of them into L1A-02
    assert (t.label, t.asked) == ("turn", "B")
    assert (t["hand B"], t["regions B"]) == (2, 0)
    t.do("B expand")
    landings = ["L1A-01", "L1A-09", "L1A-14", "S1B-01", "S1B-04"]
    assert t.offers("B") == [*(f"final {region}" for region in landings), "stop"]


@pytest.mark.rule("SWW-LOSSES-06")
@pytest.mark.parametrize(
    ("inside", "race"), [("B 1", "trolls"), ("B declined 1", "tauren"), ("murloc", None)]
)
def test_a_single_defender_is_discarded(inside: str, race: str | None) -> None:
    t = raid({"L1A-06": inside, "S1B-01": "B 1", "S1B-04": "B 1"})
    before = t[f"tray {race}"] if race else 0
    t.do("A conquer L1A-06")
    assert t["murlocs L1A-06"] == 0
    assert t["hand B"] == 0
    assert race is None or t[f"tray {race}"] == before + 1
    t.do("A stop").place_all("A")
    assert (t.label, t.asked) == ("turn", "B")


@pytest.mark.rule("SWW-LOSSES-07")
def test_all_declined_tokens_of_a_region_are_discarded() -> None:
    t = raid({"L1A-06": "B declined 2", "S1B-01": "B 1"})
    assert t["tray tauren"] == 16 - 3
    t.do("A conquer L1A-06")
    assert t["tray tauren"] == 16 - 1
    assert t["hand B"] == 0


@pytest.mark.rule("SWW-LOSSES-08")
def test_the_banner_of_a_vanished_race_goes_under_the_stack() -> None:
    t = raid({"L1A-06": "B declined 1", "S1B-06": "empty"})
    stack = t["race_stack"]
    assert t["old_race B"] == "tauren"
    assert "tauren" not in stack
    t.do("A conquer L1A-06")
    assert t["old_race B"] == "-"
    assert t["race_stack"] == [*stack, "tauren"]
    assert "extinct B tauren" in t.events


@pytest.mark.rule("SWW-LOSSES-08")
def test_the_banner_stays_as_long_as_a_token_does() -> None:
    t = raid({"L1A-06": "B declined 1"}).do("A conquer L1A-06")  # one is left in S1B-06
    assert t["old_race B"] == "tauren"
    assert "tauren" not in t["race_stack"]


@pytest.mark.rule("SWW-LOSSES-08")
def test_a_tile_kept_beside_the_banner_is_discarded_with_it() -> None:
    t = raid(
        {"L1A-06": "B declined 1", "S1B-06": "empty"},
        B={"race": "trolls", "power": "swamps", "declined": "tauren", "lasting": "bogs"},
    )
    t.do("A conquer L1A-06")
    assert (t["old_power B"], t["power_discard"]) == ("-", ["bogs"])


@pytest.mark.rule("SWW-LOSSES-08")
def test_a_push_into_nowhere_ends_a_race_in_the_same_way() -> None:
    t = raid(
        {"L1A-06": "B declined 1", "S1B-06": "empty"},
        A={"race": "orcs", "power": "menacing", "hand": 2},
    )
    t.do("A push L1A-06")
    assert t["old_race B"] == "-"
    assert t["race_stack"][-1] == "tauren"


def wiped_out(**spec: object) -> Table:
    """A's Orcs have no token anywhere; A's Trolls live on in decline."""
    start: dict[str, object] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": "miners", "declined": "trolls"},
        "B": {"race": "humans", "power": "farmers"},
        "regions": {"L1A-06": "A declined 1", "L1A-03": "A declined 1", "S1B-01": "B 1"},
    }
    return Table(**start | spec)


@pytest.mark.rule("SWW-LOSSES-09")
def test_a_race_without_tokens_stays_until_it_declines() -> None:
    t = wiped_out()
    assert (t["race A"], t["hand A"], t["regions A"]) == ("orcs", 0, 0)
    assert t.offers("A") == ["expand", "decline"]


@pytest.mark.rule("SWW-LOSSES-09")
def test_its_expansion_is_empty_and_earns_for_the_declined_race_only() -> None:
    t = wiped_out().do("A expand")
    assert (t.asked, t["coins A"], t["race A"]) == ("B", 7, "orcs")


@pytest.mark.rule("SWW-LOSSES-09")
def test_its_decline_sends_both_banners_back() -> None:
    t = wiped_out().do("A decline")
    assert (t.asked, t["coins A"]) == ("B", 5)
    assert (t["race A"], t["old_race A"], t["declined A"]) == ("-", "-", 0)
    assert t["race_stack"][-2:] == ["trolls", "orcs"]
    assert t["power_discard"] == ["miners"]
    assert (t["tray trolls"], t["tray orcs"]) == (11, 11)
