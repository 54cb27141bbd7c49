"""Earning coins at the end of a turn, and what a bonus is worth (rulebook p.7, p.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.game import SPECTATOR
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tests.smallworld.table import Table

# Neither of these brings coins: what is earned is what the test is about.
PLAIN = {"race": "trolls", "power": "sailors"}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", "A": PLAIN, **spec})


@pytest.mark.rule("SWW-SCORE-01")
def test_every_region_held_pays_one_coin_at_the_end_of_the_turn() -> None:
    t = table(regions={"L1A-01": "A 4", "L1A-02": "A 1", "L1A-03": "A 1", "L1A-06": "A 1"})
    t.do("A expand")
    assert t["coins A"] == 5
    t.end("A")
    assert t["coins A"] == 9


@pytest.mark.rule("SWW-SCORE-01")
def test_a_region_conquered_this_turn_pays_already() -> None:
    t = table(regions={"L1A-02": "A 3"}).do("A expand", "A conquer L1A-06").end("A")
    assert t["coins A"] == 7


@pytest.mark.rule("SWW-SCORE-02")
def test_race_power_and_place_add_their_coins() -> None:
    t = table(
        A={"race": "blood_elves", "power": "farmers"},
        regions={"L1A-04": "A 1", "L1A-10": "A 1", "L1A-06": "A 1", "L1A-02": "A 1"},
        treasures={"L1A-02": "dark_portal"},
    )
    # 4 regions, 2 of them Magic, 1 a Farmland, and the Dark Portal
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 4 + 2 + 1 + 2


@pytest.mark.rule("SWW-SCORE-02")
def test_an_artifact_adds_its_coins() -> None:
    t = table(
        B={"race": "naga", "power": "menacing"},
        regions={"L1A-02": "A 1", "L1A-06": "B 1"},
        treasures={"L1A-02": "heart"},
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 1 + 1
    assert t["coins B"] == 5 - 1


@pytest.mark.rule("SWW-SCORE-03")
def test_regions_of_the_declined_race_pay_one_coin_each_too() -> None:
    t = table(
        A={**PLAIN, "declined": "naga"},
        regions={
            **{"L1A-01": "A 1", "L1A-02": "A 1", "L1A-03": "A 1"},
            **{"S1B-01": "A declined 1", "S1B-05": "A declined 1"},
        },
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 10


@pytest.mark.rule("SWW-SCORE-04")
def test_the_banner_of_a_declined_race_pays_no_bonus() -> None:
    t = table(
        A={**PLAIN, "declined": "blood_elves"},
        regions={"L1A-01": "A 1", "L1A-04": "A declined 1", "L1A-10": "A declined 1"},
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 1 + 2


@pytest.mark.rule("SWW-SCORE-04")
def test_the_tile_of_a_declined_race_pays_no_bonus() -> None:
    t = table(
        A={"race": "forsaken", "power": "herbalists"},
        B={"race": "naga", "power": "menacing"},
        regions={"L1A-01": "A 1", "L1A-13": "A 1", "S1B-01": "B 1"},
    )
    t.do("A decline")
    assert t["coins A"] == 7
    t.do("B expand").end("B")
    t.do("A take 1").end("A")
    assert t["declined A"] == 2
    assert t["coins A"] == 9


@pytest.mark.rule("SWW-SCORE-05")
def test_coins_are_shown_to_their_owner_only() -> None:
    t = table(A={**PLAIN, "coins": 12}, B={"coins": 7}, regions={"L1A-01": "A 1"})
    assert GAME.view(t.s, 0)["columns"]["coins"] == [12, None]
    assert GAME.view(t.s, 1)["columns"]["coins"] == [None, 7]
    assert GAME.view(t.s, SPECTATOR)["columns"]["coins"] == [None, None]


@pytest.mark.rule("SWW-SCORE-06")
def test_change_never_matters_as_a_player_has_one_total() -> None:
    assert [type(n) for n in table()["coins"]] == [int, int]
    values: dict[int, int] = c.BOX["coins"]
    assert sorted(values) == [1, 3, 5, 10]
    payable = {0}
    for value, count in values.items():
        payable = {n + value * k for n in payable for k in range(int(count) + 1)}
    assert payable == set(range(511))


@pytest.mark.rule("SWW-SCORE-07")
def test_only_the_player_in_turn_earns() -> None:
    t = table(
        B={"race": "naga", "power": "menacing"},
        regions={"L1A-01": "A 1", "S1B-01": "B 2", "S1B-05": "B 1"},
    )
    t.do("A expand").end("A")
    assert (t["coins A"], t["coins B"]) == (6, 5)
    t.do("B expand").end("B")
    assert (t["coins A"], t["coins B"]) == (6, 7)
