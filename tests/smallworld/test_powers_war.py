"""The tiles that matter in attack and defense: cheaper conquests, coins for them, tolls, the
Portal Mages' swaps and the Menacing race's pushes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table


def table(power: str, **spec: Any) -> Table:
    """A: Orcs with this power; B: Naga (neutral: no faction bonus, no coins for Orcs)."""
    base: dict[str, Any] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": power, "hand": 9},
        "B": {"race": "naga", "power": "farmers"},
        "treasures": {"L1A-08": "meeting_stone", "S1B-03": "karazhan"},
    }
    return Table(**{**base, **spec})


# -- Blacksmiths ----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-POWER-BLACKSMITHS-02")
def test_blacksmiths_need_one_token_less_everywhere() -> None:
    t = table("blacksmiths", regions={"L1A-04": "A 1", "L1A-08": "B 2"}).do("A expand")
    assert t["cost A L1A-01"] == 1  # an empty hill
    assert t["cost A L1A-03"] == 2  # a mountain
    assert t["cost A L1A-08"] == 3  # two defenders
    assert t["cost A L1A-02"] == 2  # across the sea
    t.do("A conquer L1A-01")
    assert (t["tokens L1A-01"], t["hand A"]) == (1, 8)


@pytest.mark.rule("SWW-POWER-BLACKSMITHS-02")
def test_blacksmiths_need_one_token_at_least() -> None:
    t = table("blacksmiths", regions={"L1A-04": "A 1"}, treasures={"L1A-04": "frostmourne"})
    t.do("A expand", "A arm frostmourne")
    assert t["cost A L1A-01"] == 1
    t.do("A conquer L1A-01")
    assert t["tokens L1A-01"] == 1


# -- Coins for conquests --------------------------------------------------------------------------


@pytest.mark.rule("SWW-POWER-WARMASTERS-02")
def test_warmasters_earn_a_coin_at_once_for_each_region_that_was_not_empty() -> None:
    t = table("warmasters", regions={"L1A-04": "A 1", "L1A-08": "B 1"}).do("A expand")
    t.do("A conquer L1A-01")  # empty
    assert t["coins A"] == 5
    t.do("A conquer L1A-05")  # a Murloc
    assert t["coins A"] == 6
    t.do("A conquer L1A-08")  # an enemy
    assert t["coins A"] == 7


@pytest.mark.rule("SWW-POWER-WARMASTERS-02")
def test_for_warmasters_a_mountain_or_a_treasure_alone_is_an_empty_region() -> None:
    t = table("warmasters", regions={"L1A-04": "A 1"}).do("A expand")
    t.do("A conquer L1A-03", "A conquer L1A-08")
    assert t["coins A"] == 5


@pytest.mark.rule("SWW-POWER-WARMASTERS-02")
def test_warmasters_earn_nothing_for_a_conquest_that_fails() -> None:
    few = {"race": "orcs", "power": "warmasters", "hand": 2}
    t = table("warmasters", A=few, regions={"L1A-04": "A 1", "L1A-01": "A 1", "L1A-08": "B 2"})
    t.do("A expand", "A final L1A-08").roll(0)
    assert (t.label, t["coins A"]) == ("redeploy", 5)


@pytest.mark.rule("SWW-POWER-ENRAGED-02")
@pytest.mark.parametrize(
    ("power", "defense", "coins"),
    [
        ("farmers", "B 3 garrison", 3),
        ("farmers", "B 2", 2),
        ("farmers", "B 1 garrison", 0),
        ("farmers", "B 1 wall", 0),
        ("beastmasters", "B 1 beasts 2", 3),
        ("champion", "B 1 champion", 2),
        ("farmers", "murloc", 0),
        ("farmers", "empty", 0),
    ],
)
def test_the_enraged_earn_a_coin_for_each_of_two_or_more_defenders(
    power: str, defense: str, coins: int
) -> None:
    owner = {"race": "naga", "power": power}
    t = table("enraged", B=owner, regions={"L1A-04": "A 1", "L1A-08": defense, "L1A-12": "B 1"})
    before = t["coins A"]
    t.do("A expand", "A conquer L1A-08")
    ransom = int("champion" in defense)
    assert t["coins A"] - before == coins + ransom


# -- Sailors --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-POWER-SAILORS-02")
def test_sailors_pay_no_travel_cost() -> None:
    at_home = {"L1A-04": "A 1"}
    assert table("miners", regions=at_home)["cost A S1B-01"] == 3
    t = table("sailors", regions=at_home).do("A expand")
    assert t["cost A S1B-01"] == 2
    assert t["cost A S1B-02"] == "-"  # inland, and not adjacent
    t.do("A conquer S1B-01")
    assert t["tokens S1B-01"] == 2


@pytest.mark.rule("SWW-POWER-SAILORS-02")
def test_sailors_pay_no_travel_cost_for_their_first_conquest_either() -> None:
    assert table("miners")["cost A L1A-02"] == 3
    assert table("sailors")["cost A L1A-02"] == 2


# -- Of the Bogs ----------------------------------------------------------------------------------

BOGS = {"race": "naga", "power": "bogs"}


@pytest.mark.rule("SWW-POWER-BOGS-02")
def test_whoever_conquers_a_swamp_of_the_bogs_pays_a_coin_each_time() -> None:
    t = table("miners", B=BOGS, regions={"L1A-05": "A 1", "L1A-09": "B 1", "S1B-04": "B 1"})
    t.do("A expand", "A conquer L1A-09")
    assert (t["coins A"], t["coins B"]) == (4, 6)
    t.do("A conquer S1B-04")
    assert (t["coins A"], t["coins B"]) == (3, 7)


@pytest.mark.rule("SWW-POWER-BOGS-02")
def test_without_a_coin_nobody_conquers_a_swamp_of_the_bogs() -> None:
    poor = {"race": "orcs", "power": "miners", "hand": 9, "coins": 0}
    t = table("miners", A=poor, B=BOGS, regions={"L1A-08": "A 1", "L1A-09": "B 1", "L1A-12": "B 1"})
    t.do("A expand")
    t.refuses("A conquer L1A-09", "SWW-POWER-BOGS-02")
    t.do("A conquer L1A-12")  # a forest of theirs asks no toll
    assert (t["coins A"], t["coins B"]) == (0, 5)


@pytest.mark.rule("SWW-POWER-BOGS-02")
def test_the_toll_of_the_bogs_is_paid_before_the_die_and_kept() -> None:
    few = {"race": "orcs", "power": "miners", "hand": 2}
    regions = {"L1A-08": "A 1", "L1A-05": "A 1", "L1A-09": "B 1"}
    t = table("miners", A=few, B=BOGS, regions=regions)
    t.do("A expand", "A final L1A-09")
    assert (t.asked, t["coins A"], t["coins B"]) == ("chance", 4, 6)
    t.roll(0)
    assert (t["coins A"], t["coins B"]) == (4, 6)


@pytest.mark.rule("SWW-POWER-BOGS-02")
def test_an_empty_swamp_asks_no_toll() -> None:
    t = table("miners", B=BOGS, regions={"L1A-08": "A 1", "S1B-04": "B 1"})
    t.do("A expand", "A conquer L1A-09")
    assert (t["coins A"], t["coins B"]) == (5, 5)


@pytest.mark.rule("SWW-POWER-BOGS-02")
def test_pushing_out_of_a_swamp_of_the_bogs_costs_nothing() -> None:
    regions = {"L1A-08": "A 1", "L1A-09": "B 2", "L1A-12": "B 1"}
    t = table("menacing", B=BOGS, regions=regions).do("A expand", "A push L1A-09")
    assert (t["tokens L1A-12"], t["coins A"], t["coins B"]) == (2, 5, 5)


@pytest.mark.rule("SWW-POWER-BOGS-03")
def test_the_toll_of_the_bogs_is_due_in_decline_as_well() -> None:
    old = {"declined": "naga", "lasting": "bogs"}
    regions = {"L1A-08": "A 1", "L1A-09": "B declined 1"}
    t = table("miners", B=old, regions=regions).do("A expand", "A conquer L1A-09")
    assert (t["coins A"], t["coins B"]) == (4, 6)


@pytest.mark.rule("SWW-POWER-BOGS-03")
def test_a_race_of_the_bogs_keeps_its_tile_when_it_declines() -> None:
    t = table("miners", B=BOGS, turn="B", first="B", regions={"L1A-08": "A 1", "L1A-09": "B 1"})
    t.do("B decline")
    assert t["coins B"] == 6
    t.do("A expand", "A conquer L1A-09")
    assert (t["coins A"], t["coins B"]) == (4, 7)


# -- Portal Mages ---------------------------------------------------------------------------------
# Magic regions: L1A-04 forest, L1A-10 swamp, L1A-13 hill, S1B-03 mountain.


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_a_swap_exchanges_all_that_stands_in_two_magic_regions() -> None:
    t = table("portalmages", regions={"L1A-04": "A 1", "L1A-10": "B 3 garrison objective"})
    t.do("A expand", "A swap L1A-04 L1A-10")
    assert (t["holder L1A-04"], t["tokens L1A-04"]) == ("B", 3)
    assert (t["garrisons L1A-04"], t["objectives L1A-04"]) == (1, 1)
    assert (t["holder L1A-10"], t["tokens L1A-10"]) == ("A", 1)
    assert (t["garrisons L1A-10"], t["objectives L1A-10"]) == (0, 0)


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_two_swaps_a_turn_and_only_between_magic_regions() -> None:
    t = table("portalmages", regions={"L1A-04": "A 1", "L1A-08": "B 1"}).do("A expand")
    t.refuses("A swap L1A-04 L1A-08", "SWW-POWER-PORTALMAGES-02")
    t.do("A swap L1A-04 L1A-10", "A swap L1A-10 L1A-13")
    assert (t["holder L1A-13"], t["murlocs L1A-04"], t["murlocs L1A-10"]) == ("A", 1, 1)
    assert t.offers("A", "swap") == []
    t.do("A stop").place_all("A").do("B expand", "B stop").place_all("B").do("A expand")
    assert t.offers("A", "swap")


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_regions_of_others_and_empty_ones_can_be_swapped_too() -> None:
    t = table("portalmages", murlocs="none", regions={"L1A-10": "B 2", "L1A-01": "A 1"})
    t.do("A expand", "A swap L1A-10 L1A-13")
    assert (t["holder L1A-10"], t["holder L1A-13"], t["tokens L1A-13"]) == ("-", "B", 2)
    t.refuses("A swap L1A-04 L1A-10", "SWW-POWER-PORTALMAGES-02")  # nothing there to exchange


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_mountains_and_places_stay_behind_artifacts_go_along() -> None:
    t = table(
        "portalmages",
        regions={"L1A-04": "A 1", "S1B-03": "B 2"},
        treasures={"L1A-04": "frostmourne", "S1B-03": "karazhan"},
    )
    t.do("A expand", "A swap L1A-04 S1B-03")
    assert t["treasure_at"] == ["S1B-03", "S1B-03"]
    assert t["tokens L1A-04"] == 2
    assert t["cost B S1B-03"] == "-"
    t.do("A swap L1A-04 S1B-03")
    assert t["treasure_at"] == ["L1A-04", "S1B-03"]


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_the_mountain_defends_whoever_a_swap_brings_there() -> None:
    t = table("portalmages", regions={"S1B-03": "A 1", "L1A-04": "B 1", "S1B-05": "B 1"})
    assert t["cost B S1B-03"] == 4
    t.do("A expand", "A swap L1A-04 S1B-03", "A swap L1A-04 L1A-13")
    assert (t["holder S1B-03"], t["tokens S1B-03"]) == ("B", 1)
    t.do("A conquer S1B-01")
    assert t["cost A S1B-03"] == 4


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_a_champion_and_a_bomb_go_along_in_a_swap() -> None:
    t = Table(
        faces=["L1A", "M1A", "S1B"],
        A={"race": "orcs", "power": "portalmages"},
        B={"race": "humans", "power": "champion"},
        C={"race": "goblins", "power": "farmers"},
        regions={"L1A-04": "A 1", "L1A-13": "B champion bomb:dud", "L1A-01": "C 1"},
    )
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["champion"], t["bombs L1A-04"], t["bombs L1A-13"]) == ("L1A-04", 1, 0)
    assert (t["holder L1A-04"], t["holder L1A-13"]) == ("B", "A")


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_swaps_are_still_possible_after_the_final_conquest() -> None:
    few = {"race": "orcs", "power": "portalmages", "hand": 1}
    t = table("portalmages", A=few, regions={"L1A-04": "A 1", "L1A-08": "B 1"})
    t.do("A expand", "A final L1A-01").roll(1)
    assert t["holder L1A-01"] == "A"
    t.do("A swap L1A-04 L1A-13", "A swap L1A-10 L1A-13")
    assert t["holder L1A-10"] == "A"
    assert t.asked == "B"  # neither a third swap nor a conquest


@pytest.mark.rule("SWW-POWER-PORTALMAGES-02")
def test_after_the_final_conquest_there_are_swaps_but_no_conquests() -> None:
    few = {"race": "orcs", "power": "portalmages", "hand": 2}
    t = table("portalmages", A=few, regions={"L1A-04": "A 1", "L1A-08": "B 1"})
    t.do("A expand", "A final L1A-03").roll(0)
    assert t["hand A"] == 2
    assert t.offers("A", "swap")
    assert t.offers("A", "conquer") == t.offers("A", "final") == t.offers("A", "abandon") == []
    t.do("A stop")
    assert (t["tokens L1A-04"], t.asked) == (3, "B")


@pytest.mark.rule("SWW-POWER-PORTALMAGES-03")
def test_a_swap_costs_nobody_a_token_and_pays_nobody() -> None:
    t = table(
        "portalmages",
        B={"race": "humans", "power": "farmers"},
        regions={"L1A-04": "A 1", "L1A-10": "B 3 objective", "L1A-08": "B 1"},
    )
    trays = t["tray orcs"], t["tray humans"]
    t.do("A expand", "A swap L1A-04 L1A-10")
    assert (t["coins A"], t["coins B"], t["hand B"]) == (5, 5, 0)
    assert (t["tray orcs"], t["tray humans"]) == trays
    assert t["bonus A"] == 0


@pytest.mark.rule("SWW-POWER-PORTALMAGES-03")
def test_no_wall_rises_where_a_swap_brings_night_elves() -> None:
    elves = {"race": "night_elves", "power": "portalmages", "hand": 3}
    t = table("portalmages", A=elves, regions={"L1A-10": "A 1"})
    t.do("A expand", "A swap L1A-04 L1A-10")
    assert (t["holder L1A-04"], t["walls L1A-04"]) == ("A", 0)


@pytest.mark.rule("SWW-POWER-PORTALMAGES-03")
def test_an_objective_is_not_claimed_by_a_swap() -> None:
    humans = {"race": "humans", "power": "portalmages"}
    t = table("portalmages", A=humans, regions={"L1A-04": "A 1", "L1A-10": "B 1 objective"})
    t.do("A expand", "A swap L1A-04 L1A-10")
    assert (t["coins A"], t["objectives L1A-04"], t["objectives L1A-10"]) == (5, 1, 0)


# -- Menacing -------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_three_tokens_a_turn_are_pushed_to_other_regions_of_their_race() -> None:
    t = table(
        "menacing", regions={"L1A-04": "A 1", "L1A-08": "B 3", "L1A-12": "B 1", "L1A-05": "B 1"}
    )
    t.do("A expand")
    for _ in range(3):
        t.do("A push L1A-08", "A move L1A-12")
    assert (t["tokens L1A-12"], t["holder L1A-08"], t["tokens L1A-08"]) == (4, "-", 0)
    t.refuses("A push L1A-05", "SWW-POWER-MENACING-02")
    assert t["hand B"] == 0
    t.do("A conquer L1A-08")
    assert t["tokens L1A-08"] == 2


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_the_menacing_player_says_where_a_pushed_token_goes() -> None:
    t = table(
        "menacing", regions={"L1A-04": "A 1", "L1A-08": "B 2", "L1A-12": "B 1", "S1B-01": "B 1"}
    )
    t.do("A expand", "A push L1A-08")
    assert t.asked == "A"
    assert t.offers("A") == ["move L1A-12", "move S1B-01"]
    t.do("A move S1B-01")
    assert (t["tokens L1A-08"], t["tokens S1B-01"]) == (1, 2)


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_a_declined_token_is_pushed_to_its_own_race_only() -> None:
    both = {"race": "naga", "power": "farmers", "declined": "kobolds"}
    regions = {"L1A-04": "A 1", "L1A-01": "B 1", "L1A-08": "B declined 1", "L1A-12": "B declined 1"}
    t = table("menacing", B=both, regions=regions).do("A expand", "A push L1A-08")
    assert (t["holder L1A-08"], t["holder L1A-12"], t["tokens L1A-12"]) == ("-", "B-declined", 2)


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_only_neighbors_can_be_pushed_and_nobody_of_ones_own() -> None:
    both = {"race": "orcs", "power": "menacing", "hand": 9, "declined": "kobolds"}
    regions = {"L1A-04": "A 1", "L1A-08": "A declined 1", "L1A-12": "B 1", "L1A-01": "empty"}
    t = table("menacing", A=both, regions=regions).do("A expand")
    assert t.offers("A", "push") == ["push L1A-05"]  # the Murloc next door
    t.refuses("A push L1A-12", "SWW-POWER-MENACING-02")
    t.refuses("A push L1A-08", "SWW-POWER-MENACING-02")


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_pushes_come_back_every_turn() -> None:
    t = table("menacing", regions={"L1A-04": "A 1", "L1A-08": "B 4", "L1A-12": "B 1"})
    t.do("A expand")
    for _ in range(3):
        t.do("A push L1A-08")
    t.refuses("A push L1A-08", "SWW-POWER-MENACING-02")
    t.do("A stop").place_all("A").do("B expand", "B stop").place_all("B")
    t.do("A expand", "A push L1A-08")


@pytest.mark.rule("SWW-POWER-MENACING-03")
def test_a_token_with_no_other_region_of_its_race_is_discarded() -> None:
    t = table("menacing", regions={"L1A-04": "A 1", "L1A-08": "B 2"}).do("A expand")
    tray = t["tray naga"]
    t.do("A push L1A-08")
    assert (t["tokens L1A-08"], t["tray naga"], t["hand B"]) == (1, tray + 1, 0)
    t.do("A push L1A-08")
    assert (t["holder L1A-08"], t["tray naga"], t["race B"]) == ("-", tray + 2, "naga")


@pytest.mark.rule("SWW-POWER-MENACING-03")
def test_pushing_out_the_last_declined_token_returns_banner_and_kept_tile() -> None:
    old = {"race": "naga", "power": "farmers", "declined": "kobolds", "lasting": "bogs"}
    regions = {"L1A-04": "A 1", "L1A-08": "B declined 1", "L1A-12": "B 1"}
    t = table("menacing", B=old, regions=regions).do("A expand", "A push L1A-08")
    assert (t["declined B"], t["old_race B"], t["old_power B"]) == (0, "-", "-")
    assert t["race_stack"][-1] == "kobolds"
    assert t["power_discard"] == ["bogs"]


@pytest.mark.rule("SWW-POWER-MENACING-04")
@pytest.mark.parametrize("order", ["01 05 08", "01 01 08", "08 05 08"])
def test_the_three_pushes_go_wherever_one_likes(order: str) -> None:
    regions = {"L1A-04": "A 1", "L1A-01": "B 2", "L1A-05": "B 2", "L1A-08": "B 2", "S1B-01": "B 1"}
    t = table("menacing", regions=regions).do("A expand")
    for n in order.split():
        t.do(f"A push L1A-{n}", "A move S1B-01")
    for n in ("01", "05", "08"):
        assert t[f"tokens L1A-{n}"] == 2 - order.split().count(n)
    assert t["tokens S1B-01"] == 4


@pytest.mark.rule("SWW-POWER-MENACING-05")
def test_a_pushed_murloc_is_discarded() -> None:
    t = table("menacing", regions={"L1A-04": "A 1"}).do("A expand")
    t.do("A push L1A-05")
    assert (t["murlocs L1A-05"], t["holder L1A-05"]) == (0, "-")
    assert sum(t["murlocs"]) == 4  # five are printed on these islands: none went elsewhere
    assert t["cost A L1A-05"] == 2


@pytest.mark.rule("SWW-POWER-MENACING-06")
def test_a_garrison_is_pushed_over_before_the_tokens_behind_it() -> None:
    regions = {"L1A-04": "A 1", "L1A-08": "B 2 garrison", "L1A-12": "B 1"}
    t = table("menacing", regions=regions).do("A expand", "A push L1A-08")
    assert (t["garrisons L1A-08"], t["tokens L1A-08"], t.label) == (0, 2, "conquest")
    t.do("A push L1A-08", "A push L1A-08")
    assert (t["holder L1A-08"], t["tokens L1A-12"]) == ("-", 3)
    assert t.offers("A", "push") == []


@pytest.mark.rule("SWW-POWER-MENACING-06")
def test_a_wall_and_a_garrison_cost_a_push_each() -> None:
    regions = {"L1A-03": "A 1", "L1A-04": "B declined 1 wall garrison", "L1A-12": "B declined 1"}
    t = table("menacing", B={"declined": "night_elves"}, regions=regions).do("A expand")
    t.do("A push L1A-04", "A push L1A-04")
    assert (t["walls L1A-04"], t["garrisons L1A-04"], t["tokens L1A-04"]) == (0, 0, 1)
    t.do("A push L1A-04")
    assert t["holder L1A-04"] == "-"


@pytest.mark.rule("SWW-POWER-MENACING-07")
@pytest.mark.parametrize("pips", [0, 3])
def test_no_push_after_the_final_conquest(pips: int) -> None:
    few = {"race": "orcs", "power": "menacing", "hand": 2}
    regions = {"L1A-04": "A 1", "L1A-01": "A 1", "L1A-08": "B 3", "L1A-12": "B 1"}
    t = table("menacing", A=few, regions=regions)
    t.do("A expand")
    assert "push L1A-08" in t.offers("A")
    t.do("A final L1A-03").roll(pips)
    t.refuses("A push L1A-08", "SWW-POWER-MENACING-07")
    assert t.offers("A", "push") == []


@pytest.mark.rule("SWW-POWER-MENACING-07")
def test_a_push_between_conquests_is_fine() -> None:
    t = table("menacing", regions={"L1A-04": "A 1", "L1A-08": "B 2", "L1A-12": "B 1"})
    t.do("A expand", "A conquer L1A-01", "A push L1A-08")
    t.do("A conquer L1A-08")
    assert t["tokens L1A-08"] == 3
    t.refuses("A abandon L1A-01", "SWW-ABANDON-03")


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_a_pushed_beast_goes_to_its_own_race_like_a_token() -> None:
    owner = {"race": "naga", "power": "beastmasters"}
    regions = {"L1A-04": "A 1", "L1A-08": "B 1 beasts 1", "L1A-12": "B 1"}
    t = table("menacing", B=owner, regions=regions).do("A expand")
    t.do("A push L1A-08", "A push L1A-08")
    assert (t["tokens L1A-12"], t["beasts L1A-12"], t["holder L1A-08"]) == (2, 1, "-")


@pytest.mark.rule("SWW-POWER-MENACING-02")
def test_a_champion_is_never_pushed() -> None:
    owner = {"race": "naga", "power": "champion"}
    regions = {"L1A-04": "A 1", "L1A-08": "B 1 champion", "L1A-12": "B 1"}
    t = table("menacing", B=owner, regions=regions).do("A expand")
    t.do("A push L1A-08")
    assert (t["champion"], t["holder L1A-08"], t["tokens L1A-08"]) == ("L1A-08", "B", 0)
    t.refuses("A push L1A-08", "SWW-INT-67")
