"""The six races of the Horde (rulebook p.11-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.smallworld import GAME
from tests.smallworld.table import Table

NAGA = {"race": "naga", "power": "sailors"}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", "B": NAGA, **spec})


@pytest.mark.parametrize(
    ("race", "number"),
    [
        pytest.param("blood_elves", 5, marks=pytest.mark.rule("SWW-RACE-BLOODELVES-01")),
        pytest.param("goblins", 6, marks=pytest.mark.rule("SWW-RACE-GOBLINS-01")),
        pytest.param("orcs", 6, marks=pytest.mark.rule("SWW-RACE-ORCS-01")),
        pytest.param("trolls", 6, marks=pytest.mark.rule("SWW-RACE-TROLLS-01")),
        pytest.param("tauren", 11, marks=pytest.mark.rule("SWW-RACE-TAUREN-01")),
        pytest.param("forsaken", 6, marks=pytest.mark.rule("SWW-RACE-FORSAKEN-01")),
    ],
)
def test_a_banner_brings_its_number_of_tokens_for_the_horde(race: str, number: int) -> None:
    t = table(B={}, round=1, offers=[f"{race} herbalists"]).do("A take 1").luck()
    assert t["hand A"] == number + 4
    assert t["faction"] == "horde"


# -- Blood Elves ----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-BLOODELVES-02")
def test_blood_elves_earn_a_coin_for_each_magic_region() -> None:
    t = table(
        A={"race": "blood_elves", "power": "sailors"},
        B={},
        regions=dict.fromkeys(("L1A-01", "L1A-02", "L1A-04", "L1A-06", "L1A-10"), "A 1"),
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 7


# -- Goblins --------------------------------------------------------------------------------------


def goblins(**spec: Any) -> Table:
    a = {"race": "goblins", "power": "farmers"}
    return table(**{"A": a, "B": NAGA, **spec})


@pytest.mark.rule("SWW-RACE-GOBLINS-02")
def test_whoever_picks_goblins_shuffles_the_twelve_bombs() -> None:
    t = table(B={}, round=1, offers=["goblins herbalists"]).do("A take 1")
    assert (t.asked, t.label) == ("chance", "bomb_pile")
    t.roll((11, 0, 10, 1, 9, 2, 8, 3, 7, 4, 6, 5))
    assert t["bomb_pile"] == ["dud", "explosion"] * 6
    for seat in (0, 1):
        assert GAME.view(t.s, seat)["columns"]["bomb_pile"] == 12


@pytest.mark.rule("SWW-RACE-GOBLINS-03")
def test_bombs_go_next_to_the_goblins_under_an_opponents_active_race() -> None:
    t = goblins(
        A={"race": "goblins", "power": "farmers", "declined": "orcs"},
        B={**NAGA, "declined": "dwarves"},
        regions={
            **{"L1A-03": "A 1", "L1A-01": "B 1", "L1A-02": "B declined 1", "L1A-04": "empty"},
            **{"L1A-06": "A declined 1", "L1A-14": "B 1"},
        },
    )
    t.do("A expand", "A stop")
    assert t.offers("A") == ["bomb L1A-01", "done"]


@pytest.mark.rule("SWW-RACE-GOBLINS-03")
def test_goblins_need_not_place_any_bomb() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 1"})
    t.do("A expand", "A stop", "A done")
    assert (sum(t["bombs"]), t.asked) == (0, "B")


@pytest.mark.rule("SWW-RACE-GOBLINS-04")
def test_bombs_come_unseen_from_the_top_of_the_pile_one_to_a_region() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 1", "L1A-04": "B 1", "L1A-06": "B 1"})
    t.s.bomb_pile = (0, 1, 0, *t.s.bomb_pile[3:])
    t.do("A expand", "A stop", "A bomb L1A-04")
    t.refuses("A bomb L1A-04", "SWW-RACE-GOBLINS-04")
    t.do("A bomb L1A-01")
    assert (t["bomb_faces L1A-04"], t["bomb_faces L1A-01"]) == ("dud", "explosion")
    assert t["bomb_pile"][0] == "dud"
    assert len(t["bomb_pile"]) == 10
    for seat in (0, 1):
        seen = GAME.view(t.s, seat)["columns"]
        assert "bomb_faces" not in seen
        assert sum(seen["bombs"]) == 2
    assert not [e for e in t.events if "dud" in e or "explosion" in e]


@pytest.mark.rule("SWW-RACE-GOBLINS-05")
def test_a_bomb_is_revealed_at_the_goblins_next_turn_even_under_a_race_in_decline() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 2", "S1B-01": "B 1"})
    t.do("A expand", "A stop", "A bomb L1A-01")
    t.do("B decline")
    assert "bomb_revealed L1A-01 explosion" in t.events
    assert (t["holder L1A-01"], t["tokens L1A-01"], t["bombs L1A-01"]) == ("-", 0, 0)


@pytest.mark.rule("SWW-RACE-GOBLINS-05")
def test_every_bomb_under_an_opponent_is_revealed_and_no_other() -> None:
    bombed = {"L1A-01": "B 1 bomb:dud", "L1A-06": "B 2 bomb:explosion"}
    t = goblins(regions={"L1A-03": "A 1 bomb:explosion", "L1A-02": "bomb:dud", **bombed})
    holders = [t[f"holder {r}"] for r in ("L1A-03", "L1A-02", "L1A-01", "L1A-06")]
    assert holders == ["A", "-", "B", "-"]
    assert sum(t["bombs"]) == 0
    assert len(t["bomb_pile"]) == 12 - 2  # those two are in the box, the others on the pile again


@pytest.mark.rule("SWW-RACE-GOBLINS-06")
def test_a_dud_does_nothing() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 3 bomb:dud"})
    assert (t["holder L1A-01"], t["tokens L1A-01"], t["hand B"]) == ("B", 3, 0)
    assert (t["bombs L1A-01"], len(t["bomb_pile"])) == (0, 12 - 1)  # it is in the box


@pytest.mark.rule("SWW-RACE-GOBLINS-07")
def test_an_explosion_is_a_conquest_that_leaves_the_region_empty() -> None:
    t = goblins(
        B={"race": "dwarves", "power": "sailors"},
        regions={"L1A-03": "A 1", "L1A-01": "B 3 bomb:explosion", "S1B-01": "B 1"},
    )
    assert (t["holder L1A-01"], t["tokens L1A-01"]) == ("-", 0)
    assert (t["hand B"], t["tray dwarves"]) == (2, 10 - 4 + 1)
    t.do("A expand").end("A")
    assert t["tokens S1B-01"] == 3
    assert t["coins A"] == 5 + 1 + 1  # a region, and the Dwarves were beaten


@pytest.mark.rule("SWW-RACE-GOBLINS-08")
def test_revealed_bombs_go_to_the_box() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 1 bomb:explosion", "L1A-06": "B 1 bomb:dud"})
    assert sum(t["bombs"]) + len(t["bomb_pile"]) == 10
    assert sorted(t["bomb_pile"]) == ["dud"] * 5 + ["explosion"] * 5


@pytest.mark.rule("SWW-RACE-GOBLINS-08")
def test_goblins_picked_again_have_all_twelve_bombs_again() -> None:
    t = table(B={}, offers=["goblins herbalists"])
    t.s.bomb_pile = (0, 1)  # what an earlier tribe of Goblins left
    t.do("A take 1").luck()
    assert sorted(t["bomb_pile"]) == ["dud"] * 6 + ["explosion"] * 6


@pytest.mark.rule("SWW-RACE-GOBLINS-09")
def test_the_bomb_of_an_abandoned_region_goes_back_on_top_of_the_pile_unseen() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 2", "S1B-01": "B 1"})
    t.s.bomb_pile = (0, *(b for b in t.s.bomb_pile if b), 0, 0, 0, 0, 0)  # a dud on top
    t.do("A expand", "A stop", "A bomb L1A-01")
    assert t["bomb_pile"][0] == "explosion"
    t.do("B expand", "B abandon L1A-01")
    assert (t["bombs L1A-01"], t["bomb_pile"][0], len(t["bomb_pile"])) == (0, "dud", 12)
    assert not [e for e in t.events if e.startswith("bomb_revealed")]


@pytest.mark.rule("SWW-RACE-GOBLINS-09")
def test_the_bomb_stays_when_another_player_takes_the_region() -> None:
    t = goblins(
        faces=["L1A", "M1A", "S1B"],
        C={"race": "dwarves", "power": "herbalists"},
        regions={"L1A-03": "A 1", "L1A-04": "B 1", "S1B-01": "B 1", "L1A-08": "C 6"},
        treasures={"L1A-08": "chapel"},
    )
    t.do("A expand", "A stop", "A bomb L1A-04")
    t.do("B expand").end("B")
    t.do("C expand", "C conquer L1A-04").end("C")
    assert "bomb_revealed L1A-04 explosion" in t.events
    assert (t["holder L1A-04"], t["hand C"] > 0) == ("-", True)


@pytest.mark.rule("SWW-RACE-GOBLINS-10")
def test_bombs_still_go_off_when_the_goblins_decline_and_no_new_ones_come() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 2", "L1A-06": "B 2", "S1B-01": "B 1"})
    t.s.bomb_pile = (0, *(b for b in t.s.bomb_pile if b), 0, 0, 0, 0, 0)  # a dud on top
    t.do("A expand", "A stop", "A bomb L1A-01", "A bomb L1A-06")
    t.do("B expand").end("B")
    assert (t["holder L1A-01"], t["holder L1A-06"]) == ("B", "-")
    t.do("A decline")
    assert t.asked == "B"
    assert (sum(t["bombs"]), len(t["bomb_pile"])) == (0, 10)


@pytest.mark.rule("SWW-RACE-GOBLINS-11")
def test_without_a_pile_no_bomb_is_placed() -> None:
    t = goblins(regions={"L1A-03": "A 1", "L1A-01": "B 1", "L1A-04": "B 1"})
    t.s.bomb_pile = (0,)
    t.do("A expand", "A stop")
    assert "bomb L1A-04" in t.offers("A")
    t.do("A bomb L1A-01")
    assert (t.asked, t["bombs L1A-04"]) == ("B", 0)


# -- Orcs -----------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-ORCS-02")
def test_orcs_gain_a_coin_for_each_region_of_the_alliance_besides_the_bonus() -> None:
    t = table(
        A={"race": "orcs", "power": "sailors"},
        B={"race": "humans", "power": "menacing"},
        regions={"L1A-02": "A 10", "L1A-06": "B 1", "L1A-10": "B 1", "L1A-14": "B 1"},
    )
    t.do("A expand", "A conquer L1A-06", "A conquer L1A-10")
    assert t["coins A"] == 5 + 2
    t.do("A conquer L1A-14").end("A")
    assert t["coins A"] == 5 + 3 + 4 + 1


@pytest.mark.rule("SWW-RACE-ORCS-02")
@pytest.mark.parametrize("victim", ["trolls", "naga"])
def test_orcs_gain_nothing_from_the_horde_or_from_neutral_races(victim: str) -> None:
    t = table(
        A={"race": "orcs", "power": "sailors"},
        B={"race": victim, "power": "menacing"},
        regions={"L1A-02": "A 10", "L1A-06": "B 1", "L1A-10": "murloc"},
    )
    t.do("A expand", "A conquer L1A-06", "A conquer L1A-10")
    assert t["coins A"] == 5


# -- Trolls ---------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-TROLLS-02")
@pytest.mark.parametrize(
    ("farmland", "cost"),
    [("empty", 2), ("murloc", 2), ("B 1", 2), ("B 3", 4), ("B declined 1", 2)],
)
def test_regions_that_are_not_empty_cost_trolls_one_token_less(farmland: str, cost: int) -> None:
    t = table(
        A={"race": "trolls", "power": "sailors"},
        B={**NAGA, "power": "menacing", "declined": "dwarves"},
        regions={"L1A-02": "A 9", "L1A-06": farmland},
    )
    t.do("A expand")
    assert t["cost A L1A-06"] == cost
    assert t["cost A L1A-03"] == 3  # an empty Mountain is empty
    t.do("A conquer L1A-06")
    assert t["tokens L1A-06"] == cost


@pytest.mark.rule("SWW-RACE-TROLLS-02")
def test_a_region_never_costs_trolls_less_than_one_token() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers"},
        regions={"L1A-02": "A 9", "L1A-06": "murloc"},
        treasures={"L1A-02": "frostmourne"},
    )
    t.do("A expand", "A arm frostmourne")
    assert t["cost A L1A-06"] == 1  # 3 - 1 - 2


# -- Tauren ---------------------------------------------------------------------------------------


def tauren(**spec: Any) -> Table:
    return table(**{"A": {"race": "tauren", "power": "farmers"}, **spec})


@pytest.mark.rule("SWW-RACE-TAUREN-02")
def test_tauren_conquer_with_two_tokens_at_least() -> None:
    t = tauren(regions={"L1A-02": "A 6"}, treasures={"L1A-02": "frostmourne"})
    t.do("A expand", "A arm frostmourne")
    assert t["cost A L1A-06"] == 2
    t.do("A conquer L1A-06")
    assert t["tokens L1A-06"] == 2


@pytest.mark.rule("SWW-RACE-TAUREN-02")
def test_one_tauren_in_hand_can_not_conquer_not_even_with_the_die() -> None:
    t = tauren(regions={"L1A-02": "A 3"}).do("A expand")
    assert t["hand A"] == 1
    assert t.offers("A") == ["abandon L1A-02", "stop"]


@pytest.mark.rule("SWW-RACE-TAUREN-03")
def test_tauren_lose_one_token_with_a_region_like_everybody() -> None:
    t = tauren(turn="B", regions={"L1A-02": "B 9", "L1A-06": "A 2", "L1A-14": "A 2"})
    t.do("B expand", "B conquer L1A-06")
    assert (t["hand A"], t["tray tauren"]) == (1, 16 - 4 + 1)
    t.end("B")
    assert t["tokens L1A-14"] == 3


@pytest.mark.rule("SWW-RACE-TAUREN-04")
def test_readying_leaves_two_tauren_in_a_region_unless_it_is_emptied() -> None:
    t = tauren(regions={"L1A-02": "A 3", "L1A-06": "A 2"}).do("A expand")
    assert (t["hand A"], t["tokens L1A-02"], t["tokens L1A-06"]) == (1, 2, 2)
    t.do("A abandon L1A-06")
    assert (t["hand A"], t["holder L1A-06"]) == (3, "-")


@pytest.mark.rule("SWW-RACE-TAUREN-04")
def test_redeployment_leaves_two_tauren_in_a_region() -> None:
    t = tauren(regions={"L1A-02": "A 7"}).do("A expand", "A conquer L1A-06", "A conquer L1A-03")
    assert (t.label, t["hand A"]) == ("redeploy", 1)  # the third token of the Mountain
    t.do("A place L1A-02")
    assert [t[f"tokens {r}"] for r in ("L1A-02", "L1A-06", "L1A-03")] == [3, 2, 2]


def menaced(*others: str) -> Table:
    """Naga next to two Tauren in L1A-06; `others` are Tauren regions too."""
    return tauren(
        B={"race": "naga", "power": "menacing"},
        turn="B",
        regions={"L1A-02": "B 5", "L1A-06": "A 2", **dict.fromkeys(others, "A 2")},
    ).do("B expand", "B push L1A-06")


@pytest.mark.rule("SWW-RACE-TAUREN-05")
def test_a_tauren_left_alone_joins_another_region_of_its_owners_choice() -> None:
    t = menaced("L1A-14", "S1B-01").do("B move L1A-14")
    assert (t.asked, t.offers("A")) == ("A", ["move L1A-14", "move S1B-01"])
    t.do("A move S1B-01")
    assert (t["holder L1A-06"], t["tokens L1A-14"], t["tokens S1B-01"]) == ("-", 3, 3)
    assert (t.asked, t.label) == ("B", "conquest")


@pytest.mark.rule("SWW-RACE-TAUREN-05")
def test_a_tauren_left_alone_goes_to_the_hand_when_there_is_no_other_region() -> None:
    t = menaced()
    assert (t["holder L1A-06"], t["hand A"], t["tray tauren"]) == ("-", 1, 15)


@pytest.mark.rule("SWW-RACE-TAUREN-06")
def test_two_tauren_decline_in_each_region() -> None:
    t = tauren(regions={"L1A-02": "A 4", "L1A-06": "A 2"}).do("A decline")
    assert (t["tokens L1A-02"], t["tokens L1A-06"], t["tray tauren"]) == (2, 2, 12)
    assert t["declined A"] == 2


# -- Forsaken -------------------------------------------------------------------------------------


def forsaken(coins: int = 5, **spec: Any) -> Table:
    a = {"race": "forsaken", "power": "sailors", "coins": coins}
    b = {"race": "naga", "power": "menacing", "declined": "dwarves"}
    t = table(**{"A": a, "B": b, **spec})
    return t.do("A expand")


@pytest.mark.rule("SWW-RACE-FORSAKEN-02")
@pytest.mark.parametrize("bought", [0, 1, 2])
def test_forsaken_may_buy_a_token_for_each_loss_they_cause(bought: int) -> None:
    t = forsaken(regions={"L1A-02": "A 8", "L1A-06": "B 2", "L1A-10": "B declined 1"})
    t.do("A conquer L1A-06", "A conquer L1A-10")
    assert t.label == "recruit"
    assert t.offers("A") == ["recruit 0", "recruit 1", "recruit 2"]
    t.do(f"A recruit {bought}")
    assert t["coins A"] == 5 - bought
    assert t["tray forsaken"] == 20 - 8 - bought


@pytest.mark.rule("SWW-RACE-FORSAKEN-02")
def test_forsaken_buy_no_more_than_they_can_pay() -> None:
    t = forsaken(coins=1, regions={"L1A-02": "A 8", "L1A-06": "B 1", "L1A-10": "B declined 1"})
    t.do("A conquer L1A-06", "A conquer L1A-10", "A stop")
    assert t.offers("A") == ["recruit 0", "recruit 1"]


@pytest.mark.rule("SWW-RACE-FORSAKEN-02")
def test_forsaken_buy_nothing_without_a_loss() -> None:
    t = forsaken(regions={"L1A-02": "A 8"}).do("A conquer L1A-06", "A stop")
    assert t.label == "redeploy"
    t.end("A")
    assert t["tray forsaken"] == 12


@pytest.mark.rule("SWW-RACE-FORSAKEN-03")
def test_a_murloc_counts_as_a_loss_for_the_forsaken() -> None:
    t = forsaken(regions={"L1A-02": "A 8", "L1A-06": "murloc", "L1A-10": "B 1"})
    t.do("A conquer L1A-06", "A conquer L1A-10", "A stop")
    assert t.offers("A") == ["recruit 0", "recruit 1", "recruit 2"]


@pytest.mark.rule("SWW-RACE-FORSAKEN-04")
def test_recruits_come_when_the_conquests_are_over() -> None:
    t = forsaken(regions={"L1A-02": "A 5", "L1A-06": "B 1"}).do("A conquer L1A-06")
    t.refuses("A recruit 1", "SWW-RACE-FORSAKEN-04")
    assert (t["hand A"], t.label) == (1, "conquest")
    t.do("A stop", "A recruit 1")
    assert (t.label, t["hand A"]) == ("redeploy", 1 + 2 + 1)
    t.refuses("A conquer L1A-03", "SWW-REDEPLOY-01")
    t.do("A place L1A-02")
    assert t["tokens L1A-02"] == 2


@pytest.mark.rule("SWW-RACE-FORSAKEN-05")
@pytest.mark.parametrize(("tokens", "offers"), [(20, []), (19, ["recruit 0", "recruit 1"])])
def test_forsaken_buy_no_more_than_the_tray_holds(tokens: int, offers: list[str]) -> None:
    t = forsaken(regions={"L1A-02": f"A {tokens}", "L1A-06": "B 1", "L1A-10": "B 1"})
    t.do("A conquer L1A-06", "A conquer L1A-10", "A stop")
    assert t.offers("A", "recruit") == offers
