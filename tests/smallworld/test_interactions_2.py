"""Where two rules meet, 31 to 60: far conquests, water, factions, objectives, tolls.

All on L1A and S1B unless said otherwise; L1A-07 is the lake, L1A-08 and S1B-03 hide treasures."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table, duel, seat

# -- bombs in a portal ----------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-31")
def test_a_bomb_goes_through_a_portal_with_the_rest() -> None:
    t = duel(
        seat("naga portalmages", hand=1),
        seat("goblins miners"),
        {"L1A-04": "A 2 bomb:dud", "L1A-01": "B 1"},
    )
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["bombs L1A-04"], t["bombs L1A-13"]) == (0, 1)
    assert (t["bomb_faces L1A-04"], t["bomb_faces L1A-13"]) == ("-", "dud")


@pytest.mark.rule("SWW-INT-31")
def test_a_bomb_that_came_to_the_goblins_returns_unrevealed() -> None:
    t = duel(
        seat("goblins miners"),
        seat("naga farmers"),
        {"L1A-04": "A 2 bomb:dud", "L1A-01": "B 1"},
    )
    assert t.label == "turn"
    assert (t["bombs L1A-04"], t["tokens L1A-04"]) == (0, 2)
    assert (t["bomb_pile"][0], len(t["bomb_pile"])) == ("dud", 12)


# -- far conquests --------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-32")
def test_the_champion_flies_with_the_gnomes() -> None:
    t = duel(
        seat("gnomes champion", hand=5), seat("orcs miners"), {"L1A-01": "A 1", "S1B-06": "B 6"}
    )
    t.do("A expand", "A arm champion")
    t.refuses("A conquer S1B-06", "SWW-POWER-CHAMPION-06")
    t.do("A arm assault", "A conquer S1B-06")
    assert (t["champion"], t["tokens S1B-06"], t["hand A"]) == ("S1B-06", 0, 5)
    assert t["holder S1B-06"] == "A"
    assert t.offers("A", "arm") == []  # both are spent


@pytest.mark.rule("SWW-INT-33")
def test_no_air_assault_on_a_watchtower() -> None:
    t = duel(
        seat("gnomes miners", hand=9),
        seat("orcs defenders"),
        {"L1A-01": "A 1", "S1B-06": "B 1 tower", "S1B-02": "B 1"},
    )
    t.do("A expand", "A arm assault")
    assert "conquer S1B-02" in t.offers("A")
    t.refuses("A conquer S1B-06", "SWW-POWER-DEFENDERS-04")


@pytest.mark.rule("SWW-INT-34")
def test_gnomes_with_the_ashes_fly_twice() -> None:
    t = duel(
        seat("gnomes miners", hand=9),
        seat("orcs farmers"),
        {"L1A-01": "A 1", "L1A-13": "B 1"},
        treasures={"L1A-01": "ashes"},
    )
    t.do("A expand")
    t.refuses("A conquer S1B-02", "SWW-CONQUER-13")
    t.do("A arm assault", "A conquer S1B-02").roll(0)
    assert t["tokens S1B-02"] == 2
    t.refuses("A conquer L1A-12", "SWW-CONQUER-13")
    t.do("A arm ashes", "A conquer L1A-12")
    assert t["tokens L1A-12"] == 2
    assert t.offers("A", "arm") == []


@pytest.mark.rule("SWW-INT-35")
def test_no_air_assault_on_water() -> None:
    t = duel(
        seat("gnomes miners", hand=9),
        seat("orcs farmers"),
        {"L1A-01": "A 1", "L1A-13": "B 1"},
        faces=["L1A", "S1A"],
    )
    t.do("A expand", "A arm assault")
    assert "conquer S1A-07" in t.offers("A")
    t.refuses("A conquer S1A-04", "SWW-MAP-05")


@pytest.mark.rule("SWW-INT-36")
def test_naga_with_the_ashes_reach_a_far_lake() -> None:
    t = duel(
        seat("naga miners", hand=9),
        seat("orcs farmers"),
        {"L1A-01": "A 1", "L1A-13": "B 1"},
        faces=["L1A", "S1A"],
        treasures={"L1A-01": "ashes"},
    )
    t.do("A expand")
    t.refuses("A conquer S1A-04", "SWW-CONQUER-13")
    t.do("A arm ashes")
    assert t["cost A S1A-04"] == 2
    t.do("A conquer S1A-04")
    assert (t["tokens S1A-04"], t["hand A"]) == (2, 7)


@pytest.mark.rule("SWW-INT-37")
def test_the_ashes_need_a_region_of_the_active_race() -> None:
    t = duel(
        seat("trolls miners", hand=9, declined="naga"),
        seat("orcs farmers"),
        {"L1A-04": "A declined 1", "L1A-13": "B 1"},
        treasures={"L1A-04": "ashes"},
    )
    t.do("A expand")
    t.refuses("A arm ashes", "SWW-ARTIFACT-ASHES-01")
    assert t.offers("A", "arm") == []
    t.refuses("A conquer L1A-12", "SWW-FIRST-02")


@pytest.mark.rule("SWW-INT-38")
def test_kobold_sailors_land_anywhere_without_travel() -> None:
    def costs(power: str) -> tuple[int, int]:
        t = duel(seat(f"kobolds {power}", hand=9), seat("orcs farmers"), {"L1A-13": "B 1"})
        t.do("A expand")
        return t["cost A L1A-02"], t["cost A S1B-05"]  # an entry region, a Cavern

    assert costs("sailors") == (2, 2)
    assert costs("miners") == (3, 2)


@pytest.mark.rule("SWW-INT-39")
def test_a_far_entry_region_with_a_cavern_is_next_door_to_kobolds() -> None:
    t = duel(
        seat("kobolds miners", hand=9), seat("orcs farmers"), {"S1B-06": "A 1", "L1A-13": "B 1"}
    )
    t.do("A expand")
    assert (t["cost A L1A-01"], t["cost A L1A-02"]) == (2, 3)


# -- water ----------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-40")
@pytest.mark.parametrize(("regions", "bonus"), [(("07",), 0), (("07", "04"), 1), (("04",), 1)])
def test_a_lake_is_no_shore_of_itself(regions: tuple[str, ...], bonus: int) -> None:
    held = {f"L1A-{r}": "A 1" for r in regions}
    t = duel(seat("naga fishermen", hand=1), seat("orcs farmers"), held | {"L1A-13": "B 1"})
    t.do("A expand")
    assert t["income A"] == len(regions) + bonus


@pytest.mark.rule("SWW-INT-41")
def test_naga_on_the_well_control_it_but_do_not_stand_beside_it() -> None:
    def income(power: str) -> int:
        t = duel(
            seat(f"naga {power}", hand=1),
            seat("orcs farmers"),
            {"L1A-07": "A 1", "L1A-13": "B 1"},
            treasures={"L1A-07": "well"},
        )
        t.do("A expand")
        return int(t["income A"])

    assert income("archaeologists") == 1 + 1
    assert income("miners") == 1


@pytest.mark.rule("SWW-INT-42")
def test_nobody_takes_water_from_declined_naga() -> None:
    regions = {"L1A-04": "A 1", "L1A-07": "B declined 1", "S1B-06": "B 1"}
    t = duel(seat("gnomes miners", hand=9), seat("orcs farmers", declined="naga"), regions)
    t.do("A expand")
    t.refuses("A conquer L1A-07", "SWW-MAP-05")
    t.refuses("A final L1A-07", "SWW-MAP-05")
    t.do("A arm assault")
    t.refuses("A conquer L1A-07", "SWW-MAP-05")


@pytest.mark.rule("SWW-INT-42")
def test_declined_naga_leave_the_water_at_the_next_decline() -> None:
    regions = {"L1A-04": "B 1", "L1A-07": "A declined 1", "S1B-06": "A 1"}
    t = duel(seat("orcs farmers", declined="naga"), seat("gnomes miners"), regions)
    t.do("A decline")
    assert (t["holder L1A-07"], t["old_race A"]) == ("-", "orcs")


@pytest.mark.rule("SWW-INT-43")
@pytest.mark.parametrize(("region", "islands"), [("S2A-05", 2), ("L1A-01", 1)])
def test_water_counts_for_its_island(region: str, islands: int) -> None:
    t = duel(
        seat("naga explorers", hand=1),
        seat("orcs farmers"),
        {"L1A-04": "A 1", region: "A 1", "L1A-13": "B 1"},
        faces=["L1A", "S2A"],
    )
    t.do("A expand")
    assert t["income A"] == 2 + islands


# -- factions and objectives ----------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-44")
def test_orcs_earn_both_bonuses_on_the_battleground() -> None:
    t = duel(
        seat("orcs miners", hand=10),
        seat("humans farmers"),
        {"L1A-08": "A 1", "L1A-04": "B 1", "L1A-05": "B 1", "L1A-12": "B 1", "S1B-06": "B 1"},
        treasures={"L1A-08": "battleground"},
    )
    t.do("A expand", "A conquer L1A-04", "A conquer L1A-05", "A conquer L1A-12")
    assert t["coins A"] == 5 + 3
    assert t["bonus A"] == 2


@pytest.mark.rule("SWW-INT-45")
@pytest.mark.parametrize(("side", "coins"), [("horde", 0), ("alliance", 2), ("neutral", 2)])
def test_who_fights_for_the_horde_gets_no_objective(side: str, coins: int) -> None:
    t = duel(
        seat("naga miners", hand=9),
        seat("humans farmers"),
        {"L1A-08": "A 1", "L1A-04": "objective", "S1B-06": "B 1"},
        treasures={"L1A-08": "battleground"},
    )
    t.do("A expand", f"A side {side}", "A conquer L1A-04")
    assert (t["coins A"], t["coins B"]) == (5 + coins, 5 + coins)
    assert t["objectives L1A-04"] == (side == "horde")


@pytest.mark.rule("SWW-INT-46")
def test_an_explosion_does_not_claim_an_objective() -> None:
    t = Table(
        faces=["L1A", "M1A", "S1B"],
        murlocs="none",
        A=seat("goblins farmers"),
        B=seat("naga miners"),
        C=seat("humans swamps"),
        regions={
            "L1A-01": "A 1",
            "L1A-04": "B 1 objective bomb:explosion",
            "S1B-06": "B 1",
            "M1A-07": "C 1",
        },
    )
    assert t["holder L1A-04"] == "-"
    assert t["coins"] == [5, 5, 5]
    assert t["objectives L1A-04"] == 1


@pytest.mark.rule("SWW-INT-47")
def test_humans_may_mark_and_take_their_players_own_declined_region() -> None:
    t = duel(
        seat("humans miners", hand=9, declined="orcs"),
        seat("naga farmers"),
        {"L1A-04": "A 1", "L1A-01": "A declined 1 objective", "S1B-06": "B 1"},
    )
    t.do("A expand", "A conquer L1A-01")
    assert (t["coins A"], t["objectives L1A-01"]) == (7, 0)
    assert t["old_race A"] == "-"


@pytest.mark.rule("SWW-INT-47")
def test_humans_are_offered_their_players_declined_region() -> None:
    def offers(declined: str) -> list[str]:
        t = duel(
            seat("humans miners", declined=declined),
            seat("naga farmers"),
            {"L1A-04": "A 1", "L1A-01": "A declined 1", "S1B-06": "B 1"},
        )
        t.do("A expand", "A stop")
        return t.offers("A", "objective")

    assert "objective L1A-01" in offers("orcs")
    assert "objective L1A-01" not in offers("gnomes")


@pytest.mark.rule("SWW-INT-48")
def test_no_objective_on_a_watchtower() -> None:
    t = duel(
        seat("humans miners"),
        seat("orcs defenders"),
        {"L1A-04": "A 1", "S1B-06": "B 1 tower", "S1B-02": "B 1"},
    )
    t.do("A expand", "A stop")
    assert "objective S1B-02" in t.offers("A")
    t.refuses("A objective S1B-06", "SWW-INT-48")


@pytest.mark.rule("SWW-INT-49")
def test_an_objective_goes_through_a_portal_even_to_the_alliance() -> None:
    t = duel(
        seat("gnomes portalmages", hand=1),
        seat("orcs farmers"),
        {"L1A-04": "B 2 objective", "L1A-13": "A 1"},
    )
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["objectives L1A-04"], t["objectives L1A-13"]) == (0, 1)
    assert (t["holder L1A-04"], t["holder L1A-13"]) == ("A", "B")
    assert t["coins A"] == 5


# -- Harmony --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-50")
def test_pushing_pandaren_costs_harmony_once() -> None:
    def next_to(coins: int) -> Table:
        return duel(
            seat("orcs menacing", hand=1, coins=coins),
            seat("pandaren farmers"),
            {"L1A-01": "A 1", "L1A-04": "B 4", "S1B-06": "B 1"},
            harmony=["A"],
        )

    t = next_to(5)
    t.do("A expand", "A push L1A-04")
    assert (t["coins A"], t["coins B"]) == (3, 7)
    t.do("A push L1A-04", "A push L1A-04")
    assert (t["coins A"], t["coins B"], t["tokens S1B-06"]) == (3, 7, 4)
    t = next_to(1)
    t.do("A expand")
    t.refuses("A push L1A-04", "SWW-RACE-PANDAREN-04")


@pytest.mark.rule("SWW-INT-51")
def test_swapping_pandaren_costs_harmony() -> None:
    def at_portals(coins: int) -> Table:
        return duel(
            seat("orcs portalmages", hand=1, coins=coins),
            seat("pandaren farmers"),
            {"L1A-01": "A 1", "L1A-04": "B 4", "L1A-13": "B 1"},
            harmony=["A"],
        )

    t = at_portals(5)
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["coins A"], t["coins B"]) == (3, 7)  # once, although both regions are theirs
    t = at_portals(1)
    t.do("A expand")
    t.refuses("A swap L1A-04 L1A-13", "SWW-RACE-PANDAREN-04")
    t.refuses("A swap L1A-04 L1A-10", "SWW-RACE-PANDAREN-04")


@pytest.mark.rule("SWW-INT-52")
def test_stealing_from_pandaren_is_no_attack() -> None:
    t = duel(
        seat("ethereals miners", hand=1, coins=1),
        seat("pandaren farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 4"},
        treasures={"L1A-04": "frostmourne"},
        harmony=["A"],
    )
    t.do("A expand", "A steal L1A-04 L1A-01")
    assert (t["coins A"], t["coins B"], t["treasure L1A-01"]) == (1, 5, "frostmourne")


@pytest.mark.rule("SWW-INT-53")
def test_harmony_stays_paid_when_the_conquest_fails() -> None:
    t = duel(
        seat("orcs miners", hand=1),
        seat("pandaren farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2"},
        harmony=["A"],
    )
    t.do("A expand", "A final L1A-04")
    assert (t["coins A"], t["coins B"]) == (3, 7)  # before the die
    t.roll(0)
    assert (t["tokens L1A-04"], t["coins B"]) == (2, 7)
    assert t["coins A"] == 3 + 1 + 1  # a region and its Cavern; the toll is gone


@pytest.mark.rule("SWW-INT-53")
@pytest.mark.parametrize(("target", "harmony"), [("L1A-04", [0, 0, 1]), ("L1A-03", [0, 1, 1])])
def test_a_failed_attack_by_pandaren_denies_harmony(target: str, harmony: list[int]) -> None:
    t = Table(
        faces=["L1A", "M1A", "S1B"],
        murlocs="none",
        A=seat("pandaren miners", hand=1),
        B=seat("orcs farmers"),
        C=seat("humans swamps"),
        regions={"L1A-01": "A 1", "L1A-04": "B 2", "M1A-07": "C 1"},
    )
    t.do("A expand", f"A final {target}").roll(0)
    assert (t["tokens L1A-04"], t["turn"]) == (2, "B")
    assert t["harmony"] == harmony


@pytest.mark.rule("SWW-INT-54")
def test_doomhammer_and_harmony_cost_two_coins_each() -> None:
    def next_to(coins: int) -> Table:
        return duel(
            seat("orcs miners", hand=2, coins=coins),
            seat("pandaren farmers"),
            {"L1A-01": "A 1", "L1A-04": "B 6"},
            treasures={"L1A-01": "doomhammer"},
            harmony=["A"],
        )

    t = next_to(3)
    t.do("A expand", "A arm doomhammer")
    t.refuses("A conquer L1A-04", "SWW-ARTIFACT-DOOMHAMMER-01")
    t = next_to(4)
    t.do("A expand", "A arm doomhammer", "A conquer L1A-04")
    assert (t["coins A"], t["coins B"], t["tokens L1A-04"]) == (0, 9, 1)


@pytest.mark.rule("SWW-INT-55")
@pytest.mark.parametrize(("choice", "out"), [("decline", [0, 0]), ("expand", [0, 1])])
def test_declining_pandaren_give_no_harmony(choice: str, out: list[int]) -> None:
    t = duel(
        seat("pandaren miners"),
        seat("orcs farmers"),
        {"L1A-01": "A 1", "S1B-06": "B 1"},
        harmony=["B"],
    )
    assert t["harmony"] == [0, 0]  # recovered at the start of the turn
    t.do(f"A {choice}")
    if choice == "expand":
        t.do("A stop")
    assert (t["turn"], t["harmony"]) == ("B", out)


# -- Doomhammer and other tolls -------------------------------------------------------------------


def hammer(victim: str, target: str, coins: int, **more: str) -> Table:
    """Orcs with Doomhammer beside a region of four tokens, the hammer raised."""
    t = duel(
        seat("orcs miners", hand=3, coins=coins),
        seat(victim),
        {"L1A-08": "A 1", target: "B 4"},
        treasures={"L1A-08": "doomhammer", **more},
    )
    return t.do("A expand", "A arm doomhammer")


@pytest.mark.rule("SWW-INT-56")
def test_doomhammer_on_a_bog_swamp_costs_three_coins() -> None:
    hammer("naga bogs", "L1A-09", 2).refuses("A conquer L1A-09", "SWW-ARTIFACT-DOOMHAMMER-01")
    t = hammer("naga bogs", "L1A-09", 3).do("A conquer L1A-09")
    assert (t["coins A"], t["coins B"], t["tokens L1A-09"]) == (0, 8, 1)


@pytest.mark.rule("SWW-INT-57")
def test_doomhammer_on_the_aegis_costs_four_coins() -> None:
    aegis = {"L1A-04": "aegis"}
    hammer("naga farmers", "L1A-04", 3, **aegis).refuses(
        "A conquer L1A-04", "SWW-ARTIFACT-DOOMHAMMER-01"
    )
    t = hammer("naga farmers", "L1A-04", 4, **aegis).do("A conquer L1A-04")
    assert (t["coins A"], t["coins B"], t["tokens L1A-04"]) == (0, 9, 1)


@pytest.mark.rule("SWW-INT-58")
def test_doomhammer_on_ones_own_declined_region_is_paid_to_the_bank() -> None:
    def next_to(coins: int) -> Table:
        t = duel(
            seat("orcs miners", hand=3, coins=coins, declined="tauren"),
            seat("naga farmers"),
            {"L1A-08": "A 1", "L1A-04": "A declined 2", "S1B-06": "B 1"},
            treasures={"L1A-08": "doomhammer"},
        )
        return t.do("A expand")

    next_to(1).refuses("A arm doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01")
    t = next_to(5).do("A arm doomhammer", "A conquer L1A-04")
    assert (t["coins A"], t["coins B"], t["tokens L1A-04"]) == (3, 5, 1)


@pytest.mark.rule("SWW-INT-59")
def test_the_champion_does_not_take_a_watchtower() -> None:
    t = duel(
        seat("orcs champion", hand=3),
        seat("humans defenders"),
        {"L1A-04": "A 1", "L1A-05": "B 1 tower", "L1A-08": "B 1"},
    )
    t.do("A expand", "A arm champion")
    assert "conquer L1A-08" in t.offers("A")
    t.refuses("A conquer L1A-05", "SWW-POWER-DEFENDERS-04")


@pytest.mark.rule("SWW-INT-60")
@pytest.mark.parametrize(("coins", "paid"), [(5, 1), (0, 0)])
def test_who_sits_under_a_watchtower_pays_the_heart(coins: int, paid: int) -> None:
    t = duel(
        seat("orcs miners"),
        seat("humans defenders", coins=coins),
        {"L1A-04": "A 1", "L1A-05": "B 1 tower", "L1A-09": "B 1"},
        treasures={"L1A-04": "heart"},
    )
    t.do("A expand", "A stop")
    assert t["turn"] == "B"
    assert (t["coins A"], t["coins B"]) == (5 + 1 + paid, coins - paid)
