"""Treasures in general (rulebook p.14): coming to light, changing hands, moving or staying."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table

ORCS: dict[str, Any] = {"race": "orcs", "power": "miners", "hand": 8}
NAGA: dict[str, Any] = {"race": "naga", "power": "foresters"}


def table(**spec: Any) -> Table:
    base: dict[str, Any] = {"faces": ["L1A", "S1B"], "murlocs": "none", "A": ORCS, "B": NAGA}
    return Table(**{**base, **spec})


@pytest.mark.rule("SWW-TREASURE-01")
def test_whoever_enters_turns_the_treasure_face_up() -> None:
    t = table(regions={"L1A-04": "A 1"}, treasures={"L1A-08": "frostmourne down"}).do("A expand")
    t.do("A conquer L1A-01")
    assert (t["treasure_up 1"], t["treasure L1A-08"]) == (0, "-")
    t.do("A conquer L1A-08")
    assert (t["treasure_up 1"], t["treasure L1A-08"]) == (1, "frostmourne")
    assert "revealed A frostmourne L1A-08" in t.events


@pytest.mark.rule("SWW-TREASURE-01")
def test_a_conquest_that_fails_reveals_nothing() -> None:
    few = {**ORCS, "hand": 1}
    t = table(A=few, regions={"L1A-04": "A 1"}, treasures={"L1A-08": "frostmourne down"})
    t.do("A expand", "A final L1A-08").roll(0)
    assert t["treasure_up 1"] == 0


@pytest.mark.rule("SWW-TREASURE-01")
def test_a_treasure_is_revealed_by_whom_a_swap_brings_there() -> None:
    t = table(
        A={"race": "orcs", "power": "portalmages"},
        regions={"L1A-01": "A 1", "L1A-13": "B 2"},
        treasures={"S1B-03": "karazhan down"},
    )
    t.do("A expand", "A swap L1A-13 S1B-03")
    assert (t["holder S1B-03"], t["treasure S1B-03"]) == ("B", "karazhan")
    assert "revealed B karazhan S1B-03" in t.events


@pytest.mark.rule("SWW-TREASURE-01")
def test_a_hidden_treasure_does_not_travel_in_a_swap_and_stays_hidden_in_an_empty_region() -> None:
    t = table(
        A={"race": "orcs", "power": "portalmages"},
        regions={"L1A-01": "A 1", "S1B-03": "murloc"},
        treasures={"S1B-03": "ashes down"},
    )
    t.do("A expand", "A swap L1A-13 S1B-03")
    assert (t["murlocs L1A-13"], t["treasure_at 2"], t["treasure_up 2"]) == (1, "S1B-03", 0)


@pytest.mark.rule("SWW-TREASURE-02")
def test_a_revealed_treasure_stays_face_up() -> None:
    t = table(regions={"L1A-04": "A 2", "L1A-08": "A 1"}, treasures={"L1A-08": "chapel"})
    t.do("A expand", "A abandon L1A-08")
    assert (t["holder L1A-08"], t["treasure L1A-08"]) == ("-", "chapel")
    t.do("A stop").place_all("A").do("B expand", "A decline", "B expand")
    assert t["treasure L1A-08"] == "chapel"


@pytest.mark.rule("SWW-TREASURE-03")
def test_a_treasure_can_be_used_in_the_turn_that_reveals_it() -> None:
    regions = {"L1A-04": "A 1", "L1A-12": "B 2"}
    t = table(regions=regions, treasures={"L1A-08": "frostmourne down"}).do("A expand")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")
    t.do("A conquer L1A-08")
    assert t["cost A L1A-12"] == 4
    t.do("A arm frostmourne")
    assert t["cost A L1A-12"] == 2
    t.do("A conquer L1A-12")
    assert t["tokens L1A-12"] == 2


@pytest.mark.rule("SWW-TREASURE-04")
def test_the_conqueror_of_its_region_can_use_a_treasure_at_once() -> None:
    t = table(regions={"L1A-04": "A 1", "L1A-08": "B 1"}, treasures={"L1A-08": "ashes"})
    t.do("A expand").refuses("A arm ashes", "SWW-ARTIFACT-ASHES-01")
    t.do("A conquer L1A-08", "A arm ashes", "A conquer S1B-06")
    assert t["holder S1B-06"] == "A"


@pytest.mark.rule("SWW-TREASURE-04")
def test_what_the_old_owner_used_in_his_turn_is_ready_for_the_new_one() -> None:
    t = table(
        turn="B",
        first="B",
        B={**NAGA, "hand": 1},
        regions={"L1A-12": "B 1", "L1A-01": "A 1"},
        treasures={"L1A-12": "frostmourne"},
    )
    t.do("B expand", "B arm frostmourne", "B conquer L1A-08")
    t.do("A expand", "A conquer L1A-04").refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")
    t.do("A conquer L1A-08", "A arm frostmourne")
    assert t["cost A L1A-05"] == 1


@pytest.mark.rule("SWW-TREASURE-05")
def test_an_artifact_goes_to_the_region_it_helped_to_conquer() -> None:
    t = table(regions={"L1A-04": "A 1"}, treasures={"L1A-04": "frostmourne"}).do("A expand")
    t.do("A conquer L1A-01")
    assert t["treasure L1A-04"] == "frostmourne"
    t.do("A arm frostmourne", "A conquer L1A-08")
    assert (t["treasure L1A-04"], t["treasure L1A-08"]) == ("-", "frostmourne")


@pytest.mark.rule("SWW-TREASURE-05")
def test_after_a_failed_conquest_an_artifact_stays_but_its_use_is_spent() -> None:
    # The Ethereals still have their theft afterwards, so that the turn is not over yet.
    t = table(
        A={"race": "ethereals", "power": "miners", "hand": 1},
        regions={"L1A-04": "A 1", "L1A-08": "B 2", "L1A-05": "A 1"},
        treasures={"L1A-04": "frostmourne", "L1A-08": "ashes"},
    )
    t.do("A expand", "A arm frostmourne", "A final L1A-08").roll(0)
    assert t["treasure L1A-04"] == "frostmourne"
    assert t["treasure_used 1"] == 1
    t.refuses("A arm frostmourne", "SWW-FINAL-08")


@pytest.mark.rule("SWW-TREASURE-06")
@pytest.mark.parametrize("place", ["chapel", "karazhan", "meeting_stone", "dark_portal"])
def test_a_place_is_neither_stolen_nor_swapped(place: str) -> None:
    t = table(
        A={"race": "ethereals", "power": "portalmages", "hand": 3},
        regions={"L1A-01": "A 1", "L1A-04": "B 1", "L1A-13": "B 1"},
        treasures={"L1A-04": place, "S1B-03": "ashes"},
    ).do("A expand")
    t.refuses("A steal L1A-04 L1A-01", "SWW-RACE-ETHEREALS-02")
    t.do("A swap L1A-04 L1A-13", "A swap L1A-04 S1B-03")
    assert t["treasure L1A-04"] == f"{place} ashes"  # which came with the swap


@pytest.mark.rule("SWW-TREASURE-06")
def test_the_same_moves_do_take_an_artifact_along() -> None:
    t = table(
        A={"race": "ethereals", "power": "portalmages", "hand": 3},
        regions={"L1A-01": "A 1", "L1A-04": "B 1"},
        treasures={"L1A-04": "frostmourne", "S1B-03": "chapel"},
    ).do("A expand")
    t.do("A steal L1A-04 L1A-01")
    assert t["treasure L1A-01"] == "frostmourne"


@pytest.mark.rule("SWW-TREASURE-07")
def test_an_artifact_in_an_abandoned_region_stays_there_without_an_owner() -> None:
    t = table(regions={"L1A-04": "A 1", "L1A-01": "A 1"}, treasures={"L1A-04": "frostmourne"})
    t.do("A expand")
    assert "arm frostmourne" in t.offers("A")
    t.do("A abandon L1A-04")
    assert (t["treasure L1A-04"], t["holder L1A-04"]) == ("frostmourne", "-")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")


OLD = {"race": "orcs", "power": "sailors", "declined": "kobolds", "hand": 4, "coins": 5}


@pytest.mark.rule("SWW-TREASURE-08")
@pytest.mark.parametrize(("place", "bonus"), [("karazhan", 1), ("dark_portal", 2)])
def test_a_declined_race_earns_nothing_from_a_place(place: str, bonus: int) -> None:
    for holder, extra in (("A declined 1", 0), ("A 1", bonus)):
        t = table(
            A=OLD,
            regions={"L1A-04": holder, "L1A-02": holder, "L1A-09": "A declined 1"},
            treasures={"L1A-04": place},
        )
        assert t["income A"] == 3 + extra


@pytest.mark.rule("SWW-TREASURE-08")
@pytest.mark.parametrize("artifact", ["ashes", "frostmourne", "doomhammer"])
def test_a_declined_race_lends_no_artifact_to_its_successor(artifact: str) -> None:
    t = table(
        A=OLD,
        regions={"L1A-04": "A declined 1", "L1A-01": "A 1"},
        treasures={"L1A-04": artifact},
    ).do("A expand")
    assert t.offers("A", "arm") == []
    t.do("A conquer L1A-04")
    assert t.offers("A", "arm") == [f"arm {artifact}"]


@pytest.mark.rule("SWW-TREASURE-08")
def test_a_declined_race_sets_neither_heart_nor_aegis() -> None:
    t = table(
        A=OLD,
        regions={"L1A-04": "A declined 1", "L1A-01": "A 1", "L1A-09": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-04": "heart", "S1B-03": "aegis"},
    )
    t.do("A expand", "A stop").place_all("A")
    assert t.asked == "B"
    assert t["coins B"] == 5


@pytest.mark.rule("SWW-TREASURE-08")
def test_a_declined_race_has_no_use_of_stone_healer_or_chapel() -> None:
    def position(place: str, holder: str) -> Table:
        return table(
            A={"race": "orcs", "power": "miners", "declined": "kobolds", "hand": 0},
            B={**NAGA, "hand": 5},
            regions={"L1A-04": holder, "L1A-01": "A 2", "L1A-09": "A 1"},
            treasures={"L1A-04": place},
        )

    assert position("meeting_stone", "A declined 1")["cost A S1B-01"] == 3
    assert position("meeting_stone", "A 1")["cost A S1B-01"] == 2
    for holder, more in (("A declined 1", 0), ("A 1", 1)):
        t = position("spirit_healer", holder)
        tray = t["tray orcs"]
        t.do("A expand").end("A")
        assert t["tray orcs"] == tray - more
    for holder, lost in (("A declined 1", 1), ("A 1", 0)):
        t = position("chapel", holder)
        tray = t["tray orcs"]
        t.do("A expand").end("A").do("B expand", "B conquer L1A-09")
        assert t["tray orcs"] == tray + lost
