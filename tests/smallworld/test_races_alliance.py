"""The six races of the Alliance (rulebook p.11-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.smallworld.table import Table

TROLLS = {"race": "trolls", "power": "sailors"}
NAGA = {"race": "naga", "power": "menacing"}
NOTHING: Mapping[str, str] = {}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", **spec})


@pytest.mark.parametrize(
    ("race", "number"),
    [
        pytest.param("draenei", 7, marks=pytest.mark.rule("SWW-RACE-DRAENEI-01")),
        pytest.param("gnomes", 5, marks=pytest.mark.rule("SWW-RACE-GNOMES-01")),
        pytest.param("dwarves", 5, marks=pytest.mark.rule("SWW-RACE-DWARVES-01")),
        pytest.param("night_elves", 4, marks=pytest.mark.rule("SWW-RACE-NIGHTELVES-01")),
        pytest.param("worgen", 5, marks=pytest.mark.rule("SWW-RACE-WORGEN-01")),
        pytest.param("humans", 5, marks=pytest.mark.rule("SWW-RACE-HUMANS-01")),
    ],
)
def test_a_banner_brings_its_number_of_tokens_for_the_alliance(race: str, number: int) -> None:
    t = table(round=1, offers=[f"{race} herbalists"]).do("A take 1")
    assert t["hand A"] == number + 4
    assert t["faction"] == "alliance"


# -- Draenei --------------------------------------------------------------------------------------


def draenei(**spec: Any) -> Table:
    return table(**{"A": TROLLS, "B": {"race": "draenei", "power": "farmers"}, **spec})


@pytest.mark.rule("SWW-RACE-DRAENEI-02")
def test_the_holy_light_saves_the_first_draenei_of_a_turn_and_no_other() -> None:
    t = draenei(regions={"L1A-02": "A 6", "L1A-06": "B 1", "L1A-10": "B 1", "L1A-13": "B 1"})
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-06")
    assert (t["hand B"], t["tray draenei"]) == (1, tray)
    t.do("A conquer L1A-10")
    assert (t["hand B"], t["tray draenei"]) == (1, tray + 1)
    t.end("A")
    assert (t["hand B"], t["tokens L1A-13"]) == (0, 2)


@pytest.mark.rule("SWW-RACE-DRAENEI-02")
def test_the_holy_light_works_against_a_bomb_too() -> None:
    t = draenei(
        A={"race": "goblins", "power": "sailors"},
        regions={"L1A-02": "A 2", "L1A-06": "B 3 bomb:explosion", "L1A-13": "B 1"},
    )
    assert (t["holder L1A-06"], t["hand B"], t["tray draenei"]) == ("-", 3, 12 - 4)


@pytest.mark.rule("SWW-RACE-DRAENEI-02")
def test_declined_draenei_call_on_no_holy_light() -> None:
    t = draenei(
        B={**NAGA, "declined": "draenei"}, regions={"L1A-02": "A 6", "L1A-06": "B declined 1"}
    )
    t.do("A expand", "A conquer L1A-06")
    assert (t["hand B"], t["tray draenei"]) == (0, 12)


@pytest.mark.rule("SWW-RACE-DRAENEI-03")
def test_the_holy_light_works_once_in_the_turn_of_each_opponent() -> None:
    draenei_in = ("L1A-06", "L1A-04", "L1A-13")
    t = table(
        faces=["L1A", "M1A", "S1B"],
        A=TROLLS,
        B=NAGA,
        C={"race": "draenei", "power": "farmers"},
        regions={"L1A-02": "A 4", "L1A-01": "B 5", **dict.fromkeys(draenei_in, "C 1")},
    )
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-06").end("A")
    t.do("B expand", "B conquer L1A-04").end("B")
    assert (t["tray draenei"], t["tokens L1A-13"]) == (tray, 3)


@pytest.mark.rule("SWW-RACE-DRAENEI-04")
def test_every_further_loss_of_the_turn_is_discarded() -> None:
    t = draenei(
        regions={
            "L1A-02": "A 10",
            "L1A-06": "B 2",
            "L1A-10": "B 2",
            "L1A-14": "B 2",
            "L1A-01": "B 1",
        }
    )
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-06", "A conquer L1A-10", "A conquer L1A-14").end("A")
    assert t["tray draenei"] == tray + 2
    assert t["tokens L1A-01"] == 1 + 4


# -- Gnomes ---------------------------------------------------------------------------------------


def gnomes(mine: str = "A 9", regions: Mapping[str, str] = NOTHING) -> Table:
    """Gnomes in L1A-02; S1B-05 is an inland Hill of the other island."""
    a = {"race": "gnomes", "power": "farmers"}
    return table(A=a, B=NAGA, regions={"L1A-02": mine, **regions}).do("A expand")


@pytest.mark.rule("SWW-RACE-GNOMES-02")
def test_gnomes_assault_any_region_once_a_turn_as_if_it_were_adjacent() -> None:
    t = gnomes()
    assert (t["cost A S1B-05"], t["cost A S1B-01"]) == ("-", 3)
    t.do("A arm assault")
    assert (t["cost A S1B-05"], t["cost A S1B-01"]) == (2, 2)  # no travel
    t.do("A conquer S1B-05").roll(0)
    assert t["holder S1B-05"] == "A"
    t.refuses("A arm assault", "SWW-RACE-GNOMES-02")


@pytest.mark.rule("SWW-RACE-GNOMES-02")
def test_gnomes_have_a_new_assault_in_every_turn() -> None:
    t = gnomes(regions={"S1B-01": "B 1"})
    t.do("A arm assault", "A conquer S1B-05").roll(0).end("A")
    t.do("B expand").end("B")
    t.do("A expand")
    assert "arm assault" in t.offers("A")


@pytest.mark.rule("SWW-RACE-GNOMES-02")
def test_an_assault_is_never_the_first_conquest() -> None:
    t = table(A={"race": "gnomes", "power": "farmers", "hand": 9}).do("A expand")
    t.refuses("A arm assault", "SWW-RACE-GNOMES-02")
    t.refuses("A conquer S1B-05", "SWW-FIRST-02")
    t.do("A conquer L1A-02")
    assert "arm assault" in t.offers("A")


@pytest.mark.rule("SWW-RACE-GNOMES-02")
def test_an_assault_does_not_reach_water() -> None:
    t = gnomes(regions={"L1A-06": "A 1"}).do("A arm assault")
    t.refuses("A conquer L1A-07", "SWW-MAP-05")


@pytest.mark.rule("SWW-RACE-GNOMES-03")
@pytest.mark.parametrize(
    ("defense", "roll", "tokens"),
    [("B 2", 2, 2), ("B 2", 0, 4), ("empty", 1, 1), ("empty", 3, 1)],
)
def test_the_free_die_of_an_assault_lowers_its_cost_down_to_one(
    defense: str, roll: int, tokens: int
) -> None:
    t = gnomes(regions={"S1B-05": defense}).do("A arm assault", "A conquer S1B-05").roll(roll)
    assert t["tokens S1B-05"] == tokens
    assert t["hand A"] == 8 - tokens


@pytest.mark.rule("SWW-RACE-GNOMES-03")
def test_an_assault_that_is_still_too_dear_may_be_given_up() -> None:
    t = gnomes("A 3", regions={"S1B-05": "B 2"}).do("A arm assault", "A conquer S1B-05").roll(1)
    assert t.offers("A") == ["final S1B-05", "give_up"]
    t.do("A give_up")
    assert (t["hand A"], t["holder S1B-05"]) == (2, "B")
    t.refuses("A arm assault", "SWW-RACE-GNOMES-02")  # it is spent
    t.do("A conquer L1A-06")
    assert t["holder L1A-06"] == "A"


@pytest.mark.rule("SWW-RACE-GNOMES-04")
@pytest.mark.parametrize(("second", "owner"), [(2, "A"), (1, "B")])
def test_a_final_assault_rolls_twice(second: int, owner: str) -> None:
    t = gnomes("A 2", regions={"S1B-05": "B 3"}).do("A arm assault")
    assert (t["hand A"], t["cost A S1B-05"]) == (1, 5)
    t.do("A conquer S1B-05").roll(2)
    t.do("A final S1B-05").roll(second)
    assert t["holder S1B-05"] == owner
    assert t.label != "conquest"  # in any case it was the last one


@pytest.mark.rule("SWW-RACE-GNOMES-03", "SWW-RACE-GNOMES-04")
def test_a_final_assault_may_be_three_tokens_short_after_the_first_die_and_no_more() -> None:
    t = gnomes("A 2", regions={"S1B-05": "B 3"}).do("A arm assault", "A conquer S1B-05").roll(1)
    assert "final S1B-05" in t.offers("A")
    t = gnomes("A 2", regions={"S1B-05": "B 3"}).do("A arm assault", "A conquer S1B-05").roll(0)
    t.refuses("A final S1B-05", "SWW-CONQUER-13")
    assert (t.label, t["hand A"]) == ("conquest", 1)


# -- Dwarves --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-DWARVES-02")
@pytest.mark.parametrize(
    ("mountain", "cost"), [("empty", 1), ("murloc", 2), ("B 1", 2), ("B 2", 3)]
)
def test_mountains_cost_dwarves_two_tokens_less(mountain: str, cost: int) -> None:
    t = table(
        A={"race": "dwarves", "power": "farmers"},
        B=NAGA,
        regions={"L1A-02": "A 9", "L1A-03": mountain},
    )
    t.do("A expand")
    assert (t["cost A L1A-03"], t["cost A L1A-06"]) == (cost, 2)
    t.do("A conquer L1A-03")
    assert t["tokens L1A-03"] == cost


@pytest.mark.rule("SWW-RACE-DWARVES-02")
def test_a_mountain_never_costs_dwarves_less_than_one_token() -> None:
    t = table(A={"race": "dwarves", "power": "blacksmiths"}, regions={"L1A-02": "A 9"})
    t.do("A expand")
    assert t["cost A L1A-03"] == 1


# -- Night Elves ----------------------------------------------------------------------------------


def night_elves(**spec: Any) -> Table:
    a = {"race": "night_elves", "power": "farmers"}
    return table(**{"A": a, "B": NAGA, **spec})


@pytest.mark.rule("SWW-RACE-NIGHTELVES-02")
@pytest.mark.parametrize(("forest", "cost"), [("empty", 1), ("murloc", 2), ("B 2", 3)])
def test_forests_cost_night_elves_one_token_less(forest: str, cost: int) -> None:
    t = night_elves(regions={"L1A-01": "A 6", "L1A-04": forest}).do("A expand")
    assert (t["cost A L1A-04"], t["cost A L1A-03"]) == (cost, 3)
    t.do("A conquer L1A-04")
    assert t["hand A"] == 5 - cost


@pytest.mark.rule("SWW-RACE-NIGHTELVES-03")
def test_each_forest_that_night_elves_conquer_gets_a_wall() -> None:
    t = night_elves(regions={"L1A-01": "A 9"}).do("A expand")
    t.do("A conquer L1A-04", "A conquer L1A-05")
    assert (t["walls L1A-04"], t["walls L1A-05"], t["walls L1A-01"]) == (1, 0, 0)


@pytest.mark.rule("SWW-RACE-NIGHTELVES-03")
def test_others_build_no_wall_in_a_forest() -> None:
    t = table(A=TROLLS, regions={"L1A-01": "A 9"}).do("A expand", "A conquer L1A-04")
    assert t["walls L1A-04"] == 0


@pytest.mark.rule("SWW-RACE-NIGHTELVES-04")
def test_a_wall_counts_as_one_more_defender() -> None:
    t = night_elves(turn="B", regions={"L1A-04": "A 1 wall", "L1A-01": "B 9"}).do("B expand")
    assert t["cost B L1A-04"] == 4


@pytest.mark.rule("SWW-RACE-NIGHTELVES-05")
def test_a_wall_stays_in_decline_and_falls_with_its_region() -> None:
    t = night_elves(regions={"L1A-04": "A 2 wall", "L1A-01": "B 9"}).do("A decline")
    assert t["walls L1A-04"] == 1
    t.do("B expand")
    assert t["cost B L1A-04"] == 4
    t.do("B conquer L1A-04")
    assert (t["tokens L1A-04"], t["walls L1A-04"]) == (4, 0)


# -- Worgen ---------------------------------------------------------------------------------------


def worgen(coins: int = 4, **spec: Any) -> Table:
    a = {"race": "worgen", "power": "sailors", "coins": coins}
    return table(**{"A": a, "B": NAGA, "regions": {"L1A-02": "A 5", "L1A-06": "B 1"}, **spec})


@pytest.mark.rule("SWW-RACE-WORGEN-02")
def test_worgen_take_one_of_two_forms_before_anything_else() -> None:
    t = worgen().do("A expand")
    assert (t["hand A"], t.offers("A")) == (0, ["form human", "form worgen"])
    t.do("A form human")
    assert (t["hand A"], t.label) == (4, "conquest")
    t.refuses("A form worgen", "SWW-RACE-WORGEN-02")


@pytest.mark.rule("SWW-RACE-WORGEN-02")
def test_worgen_take_a_form_in_the_turn_they_are_picked() -> None:
    t = table(round=1, offers=["worgen herbalists"]).do("A take 1")
    assert t.label == "form"


@pytest.mark.rule("SWW-RACE-WORGEN-02")
def test_worgen_in_decline_take_no_form() -> None:
    t = worgen().do("A decline")
    assert (t.asked, t["coins A"]) == ("B", 5)


@pytest.mark.rule("SWW-RACE-WORGEN-03")
def test_human_form_gives_two_coins_at_once() -> None:
    t = worgen().do("A expand", "A form human")
    assert (t["coins A"], t["cost A L1A-03"], t["cost A L1A-06"]) == (6, 3, 3)


@pytest.mark.rule("SWW-RACE-WORGEN-04")
def test_worgen_form_costs_a_coin_and_every_region_a_token_less() -> None:
    t = worgen().do("A expand", "A form worgen")
    assert (t["coins A"], t["cost A L1A-03"], t["cost A L1A-06"]) == (3, 2, 2)
    assert t["cost A L1A-01"] == 1


@pytest.mark.rule("SWW-RACE-WORGEN-04")
def test_worgen_form_never_lowers_a_cost_below_one() -> None:
    t = worgen(A={"race": "worgen", "power": "blacksmiths"}, regions={"L1A-01": "A 5"})
    t.do("A expand", "A form worgen")
    assert t["cost A L1A-04"] == 1


@pytest.mark.rule("SWW-RACE-WORGEN-04")
def test_without_a_coin_there_is_only_the_human_form() -> None:
    t = worgen(coins=0).do("A expand")
    assert (t["form"], t["coins A"], t.label) == ("human", 2, "conquest")


@pytest.mark.rule("SWW-RACE-WORGEN-04")
def test_worgen_form_lasts_for_one_turn() -> None:
    t = worgen().do("A expand", "A form worgen").end("A")
    t.do("B expand").end("B")
    t.do("A expand", "A form human")
    assert t["cost A L1A-06"] == 3


# -- Humans ---------------------------------------------------------------------------------------


def humans(**spec: Any) -> Table:
    return table(**{"A": {"race": "humans", "power": "sailors"}, "B": NAGA, **spec})


@pytest.mark.rule("SWW-RACE-HUMANS-02")
def test_humans_mark_up_to_two_regions_that_the_alliance_does_not_hold() -> None:
    t = humans(
        A={"race": "humans", "power": "sailors", "declined": "dwarves"},
        regions={"L1A-02": "A 1", "L1A-03": "A declined 1", "L1A-06": "B 1", "L1A-05": "murloc"},
    )
    t.do("A expand", "A stop")
    assert t.label == "objectives"
    t.refuses("A objective L1A-02", "SWW-RACE-HUMANS-02")
    t.refuses("A objective L1A-03", "SWW-RACE-HUMANS-02")
    t.refuses("A objective L1A-07", "SWW-RACE-HUMANS-02")  # water
    for region in ("L1A-06", "L1A-05", "L1A-14"):  # the Naga's, the Murlocs', nobody's
        assert f"objective {region}" in t.offers("A")
    t.do("A objective L1A-06")
    t.refuses("A objective L1A-06", "SWW-RACE-HUMANS-02")
    t.do("A objective S1B-01")
    assert (t["objectives L1A-06"], t["objectives S1B-01"]) == (1, 1)
    assert t.asked == "B"  # two and no more


@pytest.mark.rule("SWW-RACE-HUMANS-02")
def test_humans_take_back_their_objectives_first_and_may_keep_them() -> None:
    t = humans(
        regions={"L1A-02": "A 1", "L1A-14": "objective", "S1B-04": "objective", "L1A-06": "B 1"}
    )
    t.do("A expand", "A stop")
    assert sum(t["objectives"]) == 0
    t.do("A objective L1A-14", "A done")
    assert (sum(t["objectives"]), t["objectives L1A-14"]) == (1, 1)
    assert t.asked == "B"


@pytest.mark.rule("SWW-RACE-HUMANS-03", "SWW-RACE-HUMANS-04")
def test_whoever_is_not_of_the_horde_is_paid_for_an_objective_and_so_are_the_humans() -> None:
    t = humans(turn="B", regions={"L1A-02": "B 4", "L1A-06": "objective", "L1A-14": "A 1"})
    t.do("B expand", "B conquer L1A-06")
    assert (t["coins B"], t["objectives L1A-06"]) == (7, 0)
    assert t["coins A"] == 7


@pytest.mark.rule("SWW-RACE-HUMANS-03", "SWW-RACE-HUMANS-04")
def test_humans_who_reach_their_own_objective_are_paid_once() -> None:
    t = humans(regions={"L1A-02": "A 4", "L1A-06": "objective"}).do("A expand", "A conquer L1A-06")
    assert (t["coins A"], t["objectives L1A-06"]) == (7, 0)


@pytest.mark.rule("SWW-RACE-HUMANS-05")
def test_the_horde_leaves_an_objective_where_it_is() -> None:
    t = humans(
        B={"race": "orcs", "power": "menacing"},
        turn="B",
        regions={"L1A-02": "B 4", "L1A-06": "objective", "L1A-14": "A 1"},
    )
    t.do("B expand", "B conquer L1A-06")
    assert (t["coins A"], t["coins B"], t["objectives L1A-06"]) == (5, 5, 1)


@pytest.mark.rule("SWW-RACE-HUMANS-06")
def test_objectives_leave_the_map_when_the_humans_decline() -> None:
    t = humans(regions={"L1A-02": "A 4", "L1A-06": "objective", "S1B-01": "B 1 objective"})
    assert sum(t["objectives"]) == 2
    t.do("A decline")
    assert (sum(t["objectives"]), t.asked) == (0, "B")
