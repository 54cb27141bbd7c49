"""The tiles: how many tokens each brings, and what the ones that pay by the map pay."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table

ISLANDS = ["L1A", "S1B"]
ORCS = 6


@pytest.mark.parametrize(
    ("power", "badge"),
    [
        pytest.param("archaeologists", 4, marks=pytest.mark.rule("SWW-POWER-ARCHAEOLOGISTS-01")),
        pytest.param("champion", 4, marks=pytest.mark.rule("SWW-POWER-CHAMPION-01")),
        pytest.param("garrison", 3, marks=pytest.mark.rule("SWW-POWER-GARRISON-01")),
        pytest.param("farmers", 4, marks=pytest.mark.rule("SWW-POWER-FARMERS-01")),
        pytest.param("bogs", 5, marks=pytest.mark.rule("SWW-POWER-BOGS-01")),
        pytest.param("mountains", 4, marks=pytest.mark.rule("SWW-POWER-MOUNTAINS-01")),
        pytest.param("swamps", 4, marks=pytest.mark.rule("SWW-POWER-SWAMPS-01")),
        pytest.param("defenders", 4, marks=pytest.mark.rule("SWW-POWER-DEFENDERS-01")),
        pytest.param("herbalists", 4, marks=pytest.mark.rule("SWW-POWER-HERBALISTS-01")),
        pytest.param("explorers", 4, marks=pytest.mark.rule("SWW-POWER-EXPLORERS-01")),
        pytest.param("blacksmiths", 4, marks=pytest.mark.rule("SWW-POWER-BLACKSMITHS-01")),
        pytest.param("foresters", 4, marks=pytest.mark.rule("SWW-POWER-FORESTERS-01")),
        pytest.param("enraged", 5, marks=pytest.mark.rule("SWW-POWER-ENRAGED-01")),
        pytest.param("beastmasters", 4, marks=pytest.mark.rule("SWW-POWER-BEASTMASTERS-01")),
        pytest.param("warmasters", 5, marks=pytest.mark.rule("SWW-POWER-WARMASTERS-01")),
        pytest.param("portalmages", 4, marks=pytest.mark.rule("SWW-POWER-PORTALMAGES-01")),
        pytest.param("sailors", 5, marks=pytest.mark.rule("SWW-POWER-SAILORS-01")),
        pytest.param("menacing", 4, marks=pytest.mark.rule("SWW-POWER-MENACING-01")),
        pytest.param("miners", 4, marks=pytest.mark.rule("SWW-POWER-MINERS-01")),
        pytest.param("fishermen", 3, marks=pytest.mark.rule("SWW-POWER-FISHERMEN-01")),
    ],
)
def test_a_tile_adds_its_number_to_the_banners(power: str, badge: int) -> None:
    t = Table(faces=ISLANDS, offers=[f"orcs {power}"])
    t.do("A take 1")
    assert t["power A"] == power
    assert t["hand A"] == ORCS + badge
    assert t["tray orcs"] == 11 - ORCS - badge


def earned(t: Table) -> int:
    """What A earns in a turn without a conquest."""
    before = t["coins A"]
    t.do("A expand", "A stop").place_all("A")
    assert t.asked == "B"
    return int(t["coins A"] - before)


def held(active: str, declined: str) -> dict[str, str]:
    """One token in each of these regions."""
    return dict.fromkeys(active.split(), "A 1") | dict.fromkeys(declined.split(), "A declined 1")


@pytest.mark.parametrize(
    ("power", "active", "declined", "coins"),
    [
        # A coin a region; those of the old race are of the same kind, and pay no more for it.
        pytest.param(
            "farmers",
            "L1A-05 L1A-06 L1A-01 L1A-02 L1A-04",
            "L1A-14",
            7 + 1,
            marks=pytest.mark.rule("SWW-POWER-FARMERS-02"),
        ),
        pytest.param(
            "mountains",
            "L1A-03 L1A-11 L1A-01 L1A-02",
            "S1B-03",
            6 + 1,
            marks=pytest.mark.rule("SWW-POWER-MOUNTAINS-02"),
        ),
        pytest.param(
            "swamps",
            "L1A-09 L1A-10 L1A-05 L1A-12",
            "S1B-04",
            6 + 1,
            marks=pytest.mark.rule("SWW-POWER-SWAMPS-02"),
        ),
        pytest.param(
            "herbalists",
            "L1A-01 L1A-08 L1A-02 L1A-03",
            "L1A-13",
            6 + 1,
            marks=pytest.mark.rule("SWW-POWER-HERBALISTS-02"),
        ),
        pytest.param(
            "foresters",
            "L1A-02 L1A-04 L1A-01 L1A-03",
            "L1A-12",
            6 + 1,
            marks=pytest.mark.rule("SWW-POWER-FORESTERS-02"),
        ),
        pytest.param(
            "miners",
            "L1A-01 L1A-03 L1A-02 L1A-04",
            "L1A-09 S1B-05",
            6 + 2,
            marks=pytest.mark.rule("SWW-POWER-MINERS-02"),
        ),
    ],
)
def test_a_terrain_power_earns_a_coin_for_each_such_region(
    power: str, active: str, declined: str, coins: int
) -> None:
    owner = {"race": "orcs", "power": power, "declined": "kobolds"}
    t = Table(faces=ISLANDS, A=owner, regions=held(active, declined))
    assert earned(t) == coins


@pytest.mark.rule("SWW-POWER-FISHERMEN-02")
def test_fishermen_earn_a_coin_for_each_region_beside_water_counted_once() -> None:
    # L1B-07 touches two seas, 04 and 08 one each, 01 and 03 none; 13 is the old race's shore.
    t = Table(
        faces=["L1B", "S1B"],
        A={"race": "orcs", "power": "fishermen", "declined": "kobolds"},
        regions=held("L1B-07 L1B-04 L1B-08 L1B-01 L1B-03", "L1B-13"),
    )
    assert earned(t) == 5 + 3 + 1


@pytest.mark.rule("SWW-POWER-FISHERMEN-02")
def test_for_fishermen_a_lake_is_not_beside_itself() -> None:
    t = Table(
        faces=ISLANDS,
        A={"race": "naga", "power": "fishermen"},
        regions=held("L1A-07 L1A-03", ""),
    )
    assert earned(t) == 2 + 1


@pytest.mark.rule("SWW-POWER-EXPLORERS-02")
def test_explorers_earn_a_coin_for_each_island_they_stand_on() -> None:
    # Two regions on one island count once; the fourth island has only the old race.
    t = Table(
        faces=["L1A", "M1A", "M2A", "S1B"],
        A={"race": "orcs", "power": "explorers", "declined": "kobolds"},
        regions=held("L1A-01 L1A-02 M1A-03 S1B-01", "M2A-01"),
    )
    assert earned(t) == 4 + 3 + 1


@pytest.mark.rule("SWW-POWER-ARCHAEOLOGISTS-02")
def test_archaeologists_earn_a_coin_for_each_treasure_they_hold() -> None:
    t = Table(
        faces=["L1A", "M1A", "M2A", "S1B"],
        A={"race": "orcs", "power": "archaeologists", "declined": "kobolds"},
        regions=held("L1A-01 L1A-02 M1A-03 S1B-01", "M2A-01"),
        treasures={
            "L1A-01": "frostmourne",
            "M1A-03": "chapel",
            "S1B-01": "meeting_stone",
            "M2A-01": "karazhan",
        },
    )
    assert earned(t) == 4 + 3 + 1


@pytest.mark.rule("SWW-POWER-ARCHAEOLOGISTS-02")
def test_archaeologists_earn_nothing_for_treasures_of_others_or_of_nobody() -> None:
    position: dict[str, Any] = {
        "faces": ISLANDS,
        "A": {"race": "orcs", "power": "archaeologists"},
        "B": {"race": "humans", "power": "farmers"},
        "regions": {"L1A-01": "A 1", "L1A-08": "B 1"},
        "treasures": {"L1A-08": "frostmourne", "S1B-03": "chapel"},
    }
    assert earned(Table(**position)) == 1
