"""The Alliance, the Horde and the bonus for beating the others (rulebook p.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.smallworld import content as c
from tests.smallworld.table import Table


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", **spec})


def duel(attacker: str, victim: str, *, declined: bool = False) -> Table:
    """The attacker in L1A-02 has tokens enough for its neighbor L1A-06."""
    plain = {"race": "naga" if attacker != "naga" else "kobolds", "power": "menacing"}
    them = {**plain, "declined": victim} if declined else {**plain, "race": victim}
    return table(
        A={"race": attacker, "power": "sailors"},
        B=them,
        regions={"L1A-02": "A 4", "L1A-06": "B declined 1" if declined else "B 1"},
    )


@pytest.mark.rule("SWW-FACTION-01")
def test_each_race_is_of_the_alliance_of_the_horde_or_neutral() -> None:
    sides: dict[str, set[str]] = {}
    for race in c.RACES:
        sides.setdefault(race.faction, set()).add(race.id)
    assert sides == {
        "alliance": {"draenei", "gnomes", "dwarves", "night_elves", "worgen", "humans"},
        "horde": {"blood_elves", "goblins", "orcs", "trolls", "tauren", "forsaken"},
        "neutral": {"ethereals", "kobolds", "naga", "pandaren"},
    }


@pytest.mark.rule("SWW-FACTION-02")
@pytest.mark.parametrize(("attacker", "victim"), [("trolls", "humans"), ("dwarves", "orcs")])
def test_beating_a_race_of_the_other_faction_pays_one_coin_at_the_end(
    attacker: str, victim: str
) -> None:
    t = duel(attacker, victim).do("A expand", "A conquer L1A-06")
    assert t["coins A"] == 5
    t.end("A")
    assert t["coins A"] == 5 + 2 + 1


@pytest.mark.rule("SWW-FACTION-02", "SWW-FACTION-03")
def test_the_example_of_the_book_dwarves_once_and_humans_twice_are_two_coins() -> None:
    t = table(
        faces=["L1A", "M1A", "S1B"],
        A={"race": "blood_elves", "power": "archaeologists", "hand": 10},
        B={"race": "dwarves", "power": "sailors"},
        C={"race": "humans", "power": "menacing"},
        regions={"L1A-02": "B 1", "L1A-06": "C 1", "L1A-10": "C 1"},
    )
    t.do("A expand", "A conquer L1A-02", "A conquer L1A-06", "A conquer L1A-10")
    assert t["bonus A"] == 2
    t.end("A")
    assert t["coins A"] == 5 + 3 + 2 + 1  # one of the three regions is Magic


@pytest.mark.rule("SWW-FACTION-03")
def test_two_regions_of_one_race_still_pay_one_coin() -> None:
    t = table(
        A={"race": "trolls", "power": "sailors"},
        B={"race": "humans", "power": "menacing"},
        regions={"L1A-02": "A 5", "L1A-06": "B 1", "L1A-10": "B 1"},
    )
    t.do("A expand", "A conquer L1A-06", "A conquer L1A-10").end("A")
    assert t["coins A"] == 5 + 3 + 1


@pytest.mark.rule("SWW-FACTION-04")
def test_an_active_and_a_declined_race_of_one_player_are_two_races() -> None:
    t = table(
        A={"race": "trolls", "power": "sailors"},
        B={"race": "humans", "power": "menacing", "declined": "dwarves"},
        regions={"L1A-02": "A 5", "L1A-06": "B 1", "L1A-10": "B declined 1"},
    )
    t.do("A expand", "A conquer L1A-06", "A conquer L1A-10").end("A")
    assert t["coins A"] == 5 + 3 + 2


@pytest.mark.parametrize(
    ("attacker", "victim"),
    [
        pytest.param("naga", "orcs", marks=pytest.mark.rule("SWW-FACTION-05"), id="neutral-horde"),
        pytest.param(
            "kobolds", "dwarves", marks=pytest.mark.rule("SWW-FACTION-05"), id="neutral-alliance"
        ),
        pytest.param("orcs", "naga", marks=pytest.mark.rule("SWW-FACTION-06"), id="horde-neutral"),
        pytest.param(
            "dwarves", "naga", marks=pytest.mark.rule("SWW-FACTION-06"), id="alliance-neutral"
        ),
        pytest.param("orcs", "trolls", marks=pytest.mark.rule("SWW-FACTION-07"), id="horde-horde"),
        pytest.param(
            "dwarves", "humans", marks=pytest.mark.rule("SWW-FACTION-07"), id="alliance-alliance"
        ),
    ],
)
def test_there_is_no_bonus_unless_alliance_and_horde_meet(attacker: str, victim: str) -> None:
    t = duel(attacker, victim).do("A expand", "A conquer L1A-06").end("A")
    assert t["coins A"] == 5 + 2


@pytest.mark.rule("SWW-FACTION-08")
@pytest.mark.parametrize("attacker", ["trolls", "dwarves"])
def test_murlocs_are_of_no_faction(attacker: str) -> None:
    t = table(
        A={"race": attacker, "power": "sailors"},
        regions={"L1A-02": "A 4", "L1A-06": "murloc"},
    )
    t.do("A expand", "A conquer L1A-06").end("A")
    assert t["coins A"] == 5 + 2


@pytest.mark.rule("SWW-FACTION-09")
@pytest.mark.parametrize(("roll", "coins"), [(0, 5 + 1), (1, 5 + 2 + 1)])
def test_a_race_is_beaten_only_when_a_region_is_taken_from_it(roll: int, coins: int) -> None:
    t = table(
        A={"race": "trolls", "power": "sailors"},
        B={"race": "humans", "power": "menacing"},
        regions={"L1A-02": "A 2", "L1A-06": "B 1"},
    )
    t.do("A expand", "A final L1A-06").roll(roll).end("A")
    assert t["coins A"] == coins


@pytest.mark.rule("SWW-FACTION-10")
def test_a_declined_race_is_still_of_its_faction() -> None:
    t = duel("trolls", "humans", declined=True).do("A expand", "A conquer L1A-06").end("A")
    assert t["coins A"] == 5 + 2 + 1


@pytest.mark.rule("SWW-FACTION-10")
def test_even_ones_own_declined_race_is_of_its_faction() -> None:
    t = table(
        A={"race": "trolls", "power": "sailors", "declined": "humans"},
        regions={"L1A-02": "A 4", "L1A-06": "A declined 1"},
    )
    t.do("A expand", "A conquer L1A-06").end("A")
    assert t["coins A"] == 5 + 2 + 1
