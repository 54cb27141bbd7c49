"""Where two rules meet, 61 to 88: towers, the Aegis, pushes, swaps, incomes, declined races.

All on L1A and S1B unless said otherwise; L1A-07 is the lake, L1A-08 and S1B-03 hide treasures."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table, duel, seat

# -- towers and the Aegis -------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-61")
@pytest.mark.parametrize(("tower", "offered"), [(" tower", []), ("", ["steal L1A-05 L1A-04"])])
def test_nothing_is_stolen_from_under_a_watchtower(tower: str, offered: list[str]) -> None:
    t = duel(
        seat("ethereals miners", hand=1),
        seat("humans defenders"),
        {"L1A-04": "A 1", "L1A-05": f"B 1{tower}", "L1A-09": "B 1"},
        treasures={"L1A-05": "frostmourne"},
    )
    t.do("A expand")
    assert t.offers("A", "steal") == offered
    if tower:
        t.refuses("A steal L1A-05 L1A-04", "SWW-INT-61")


@pytest.mark.rule("SWW-INT-62")
def test_an_abandoned_watchtower_comes_down() -> None:
    t = duel(
        seat("orcs defenders"),
        seat("humans miners"),
        {"L1A-05": "A 1 tower", "L1A-04": "A 1", "S1B-06": "B 1"},
    )
    t.do("A expand", "A abandon L1A-05")
    assert (t["holder L1A-05"], t["towers L1A-05"], sum(t["towers"])) == ("-", 0, 0)
    assert "conquer L1A-05" not in t.offers("A")  # one token in hand is not enough
    assert "final L1A-05" in t.offers("A")


@pytest.mark.rule("SWW-INT-63")
@pytest.mark.parametrize("coins", [1, 2])
def test_stealing_the_aegis_costs_two_coins(coins: int) -> None:
    t = duel(
        seat("ethereals miners", hand=1, coins=coins),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-08": "aegis"},
    )
    t.do("A expand")
    if coins < 2:
        t.refuses("A steal L1A-08 L1A-04", "SWW-INT-63")
        return
    t.do("A steal L1A-08 L1A-04")
    assert (t["coins A"], t["coins B"], t["treasure L1A-04"]) == (0, 7, "aegis")


@pytest.mark.rule("SWW-INT-64")
@pytest.mark.parametrize("coins", [1, 2])
def test_an_opponent_pays_to_swap_the_aegis(coins: int) -> None:
    t = duel(
        seat("orcs portalmages", hand=1, coins=coins),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 3"},
        treasures={"L1A-04": "aegis"},
    )
    t.do("A expand")
    if coins < 2:
        t.refuses("A swap L1A-04 L1A-13", "SWW-ARTIFACT-AEGIS-02")
        return
    t.do("A swap L1A-04 L1A-13")
    assert (t["coins A"], t["coins B"]) == (0, 7)
    assert (t["tokens L1A-13"], t["treasure L1A-13"]) == (3, "aegis")


@pytest.mark.rule("SWW-INT-64")
def test_the_owner_swaps_the_aegis_freely() -> None:
    t = duel(
        seat("orcs portalmages", hand=1, coins=0),
        seat("humans farmers"),
        {"L1A-04": "A 1", "S1B-06": "B 3"},
        treasures={"L1A-04": "aegis"},
    )
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["coins A"], t["treasure L1A-13"], t["holder L1A-13"]) == (0, "aegis", "A")


@pytest.mark.rule("SWW-INT-65")
@pytest.mark.parametrize(("holder", "paid"), [("B declined 1", 0), ("B 1", 2)])
def test_the_aegis_does_not_protect_a_declined_race(holder: str, paid: int) -> None:
    t = duel(
        seat("orcs miners", hand=5, coins=5),
        seat("humans farmers", declined="naga"),
        {"L1A-01": "A 1", "L1A-04": holder, "S1B-06": "B 1", "S1B-02": "B declined 1"},
        treasures={"L1A-04": "aegis"},
    )
    t.do("A expand", "A conquer L1A-04")
    assert t["coins B"] == 5 + paid
    assert t["treasure L1A-04"] == "aegis"


# -- pushes ---------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-66")
def test_a_push_takes_the_garrison_before_the_token() -> None:
    t = duel(
        seat("orcs menacing", hand=1),
        seat("humans garrison"),
        {"L1A-01": "A 1", "L1A-04": "B 1 garrison", "S1B-06": "B 1"},
    )
    t.do("A expand", "A push L1A-04")
    assert (t["garrisons L1A-04"], t["tokens L1A-04"], t["tokens S1B-06"]) == (0, 1, 1)
    t.do("A push L1A-04")
    assert (t["holder L1A-04"], t["tokens S1B-06"]) == ("-", 2)
    assert t["pushes"] == 2


@pytest.mark.rule("SWW-INT-67")
def test_the_champion_can_not_be_pushed() -> None:
    t = duel(
        seat("orcs menacing", hand=1),
        seat("humans champion"),
        {"L1A-01": "A 1", "L1A-04": "B 1 champion", "S1B-06": "B 1"},
    )
    t.do("A expand", "A push L1A-04")
    assert (t["champion"], t["tokens L1A-04"], t["tokens S1B-06"]) == ("L1A-04", 0, 2)
    t.refuses("A push L1A-04", "SWW-INT-67")
    assert t.offers("A", "push") == []


@pytest.mark.rule("SWW-INT-68")
def test_the_chapel_keeps_a_token_with_nowhere_to_go() -> None:
    t = duel(
        seat("orcs menacing", hand=1),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2"},
        treasures={"L1A-04": "chapel"},
    )
    tray = t["tray humans"]
    t.do("A expand", "A push L1A-04", "A push L1A-04")
    assert (t["hand B"], t["tray humans"], t["holder L1A-04"]) == (2, tray, "-")


@pytest.mark.rule("SWW-INT-69")
def test_no_swamp_toll_for_a_push() -> None:
    t = duel(
        seat("orcs menacing", hand=1, coins=0),
        seat("humans bogs"),
        {"L1A-12": "A 1", "L1A-09": "B 2", "S1B-06": "B 1"},
    )
    t.do("A expand")
    t.refuses("A final L1A-09", "SWW-POWER-BOGS-02")  # a conquest would cost a coin
    t.do("A push L1A-09")
    assert (t["coins A"], t["coins B"], t["tokens S1B-06"]) == (0, 5, 2)


# -- coins for conquests --------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-70")
def test_the_enraged_are_paid_although_holy_light_spares_the_loss() -> None:
    t = duel(
        seat("trolls enraged", hand=9), seat("draenei farmers"), {"L1A-01": "A 1", "L1A-04": "B 3"}
    )
    t.do("A expand", "A conquer L1A-04")
    assert (t["coins A"], t["hand B"]) == (5 + 3, 3)


@pytest.mark.rule("SWW-INT-71")
def test_beasts_count_as_defenders() -> None:
    t = duel(
        seat("trolls enraged", hand=9),
        seat("humans beastmasters"),
        {"L1A-01": "A 1", "L1A-04": "B 1 beasts 2"},
    )
    t.do("A expand", "A conquer L1A-04")
    assert t["coins A"] == 5 + 3


@pytest.mark.rule("SWW-INT-72")
@pytest.mark.parametrize(("target", "coins"), [("L1A-04", 1), ("L1A-03", 0)])
def test_warmasters_are_paid_for_their_players_own_declined_region(target: str, coins: int) -> None:
    t = duel(
        seat("trolls warmasters", hand=9, declined="naga"),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-04": "A declined 1", "S1B-06": "B 1"},
    )
    t.do("A expand", f"A conquer {target}")
    assert t["coins A"] == 5 + coins
    assert t["tray naga"] == 11 - 1 + coins  # the declined token is lost


# -- portals --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-73")
def test_a_swap_reveals_what_lies_face_down() -> None:
    t = duel(
        seat("orcs portalmages", hand=1),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-01": "B 3"},
        treasures={"L1A-04": "frostmourne", "S1B-03": "karazhan down"},
    )
    t.do("A expand")
    assert t["treasure S1B-03"] == "-"
    t.do("A swap L1A-04 S1B-03")
    assert t["holder S1B-03"] == "A"
    assert t["treasure_at"] == ["S1B-03", "S1B-03"]  # the artifact came along
    assert t["treasure_up"] == [1, 1]
    assert "arm frostmourne" in t.offers("A")
    t.do("A swap L1A-04 S1B-03")
    assert t["treasure_at"] == ["L1A-04", "S1B-03"]  # the place stays
    assert t["treasure S1B-03"] == "karazhan"


@pytest.mark.rule("SWW-INT-73")
def test_what_lies_face_down_does_not_travel() -> None:
    t = duel(
        seat("orcs portalmages", hand=1),
        seat("humans farmers"),
        {"L1A-13": "B 1", "L1A-01": "A 1"},
        treasures={"S1B-03": "frostmourne down"},
    )
    t.do("A expand", "A swap L1A-13 S1B-03")
    assert (t["treasure S1B-03"], t["holder S1B-03"]) == ("frostmourne", "B")


@pytest.mark.rule("SWW-INT-74")
def test_a_wisp_wall_defends_wherever_a_portal_takes_it() -> None:
    t = duel(
        seat("orcs portalmages", hand=9),
        seat("night_elves farmers"),
        {"L1A-14": "A 1", "L1A-04": "B 1 wall"},
    )
    t.do("A expand", "A swap L1A-04 L1A-13")
    assert (t["walls L1A-04"], t["walls L1A-13"]) == (0, 1)
    assert t["cost A L1A-13"] == 2 + 1 + 1


@pytest.mark.rule("SWW-INT-75")
@pytest.mark.parametrize("tower", [" tower", ""])
def test_a_watchtower_can_not_be_swapped(tower: str) -> None:
    t = duel(
        seat("orcs portalmages", hand=9),
        seat("humans defenders"),
        {"L1B-09": "A 1", "L1B-01": f"B 1{tower}", "L1B-03": "B 1"},
        faces=["L1B", "S1B"],
    )
    t.do("A expand")
    if tower:
        t.refuses("A swap L1B-01 L1B-12", "SWW-INT-75")
    else:
        assert "swap L1B-01 L1B-12" in t.offers("A")


# -- incomes --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-76")
def test_a_stolen_artifact_pays_the_archaeologists_at_once() -> None:
    t = duel(
        seat("ethereals archaeologists", hand=1),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-08": "frostmourne"},
    )
    t.do("A expand")
    assert t["income A"] == 1
    t.do("A steal L1A-08 L1A-04")
    assert t["income A"] == 1 + 1


@pytest.mark.rule("SWW-INT-76", "SWW-RACE-ETHEREALS-02")
def test_where_two_artifacts_lie_one_is_chosen() -> None:
    t = duel(
        seat("ethereals archaeologists", hand=1),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-08": "frostmourne", "S1B-03": "ashes"},
    )
    t.s.treasure_at[1] = t.s.static.index["L1A-08"]  # the Ashes were used there
    t.do("A expand")
    assert t.offers("A", "steal") == ["steal L1A-08 L1A-04"]
    t.do("A steal L1A-08 L1A-04")
    assert t.offers("A") == ["artifact frostmourne", "artifact ashes"]
    t.refuses("A artifact heart", "SWW-RACE-ETHEREALS-02")
    t.do("A artifact ashes")
    assert (t["treasure L1A-04"], t["treasure L1A-08"]) == ("ashes", "frostmourne")
    assert t["income A"] == 1 + 1
    assert t.offers("A", "steal") == []


@pytest.mark.rule("SWW-INT-77")
def test_standing_around_the_well_is_not_controlling_it() -> None:
    t = duel(
        seat("trolls archaeologists", hand=1),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-03": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-07": "well"},
    )
    t.do("A expand")
    assert t["income A"] == 2 + 2


@pytest.mark.rule("SWW-INT-78")
@pytest.mark.parametrize(
    ("power", "stone", "cost"),
    [
        ("sailors", "meeting_stone", 2),
        ("sailors", "karazhan", 2),
        ("miners", "meeting_stone", 2),
        ("miners", "karazhan", 3),
    ],
)
def test_sailors_with_the_meeting_stone_get_no_discount(power: str, stone: str, cost: int) -> None:
    t = duel(
        seat(f"trolls {power}", hand=5),
        seat("humans farmers"),
        {"L1A-04": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-04": stone},
    )
    t.do("A expand")
    assert t["cost A S1B-01"] == cost


@pytest.mark.rule("SWW-INT-79")
def test_the_spirit_healer_brings_a_race_token_and_no_beast() -> None:
    t = duel(
        seat("trolls beastmasters"),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-13": "B 1"},
        treasures={"L1A-01": "spirit_healer"},
    )
    t.do("A expand")
    tray = t["tray trolls"]
    assert (t["hand A"], t["beasts_hand"]) == (0, 1)
    t.do("A stop")
    assert (t["hand A"], t["beasts_hand"], t["tray trolls"]) == (1, 1, tray - 1)


@pytest.mark.rule("SWW-INT-80")
def test_a_champion_captured_at_the_chapel_is_ransomed() -> None:
    t = duel(
        seat("trolls miners", hand=9),
        seat("humans champion"),
        {"L1A-01": "A 1", "L1A-04": "B 2 champion"},
        treasures={"L1A-04": "chapel"},
    )
    t.do("A expand", "A conquer L1A-04")
    assert (t["coins A"], t["coins B"]) == (6, 4)
    assert (t["hand B"], t["champion_off"]) == (2, 1)


@pytest.mark.rule("SWW-INT-81")
def test_a_region_the_champion_held_alone_is_empty_after_a_decline() -> None:
    t = duel(
        seat("trolls champion"),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-04": "A champion", "S1B-06": "B 1"},
    )
    t.do("A decline")
    assert (t["holder L1A-04"], t["champion"], t["champion_off"]) == ("-", "-", 0)
    assert t["coins A"] == 5 + 1


@pytest.mark.rule("SWW-INT-82")
@pytest.mark.parametrize(
    ("power", "place", "bonus"),
    [("farmers", "karazhan", 3 + 2), ("farmers", "chapel", 3), ("miners", "karazhan", 2)],
)
def test_farmers_and_karazhan_add_up(power: str, place: str, bonus: int) -> None:
    t = duel(
        seat(f"trolls {power}", hand=1),
        seat("humans swamps"),
        {"L1A-05": "A 1", "L1A-06": "A 1", "L1A-14": "A 1", "S1B-06": "B 1"},
        treasures={"L1A-05": place},
    )
    t.do("A expand")
    assert t["income A"] == 3 + bonus


@pytest.mark.rule("SWW-INT-83")
def test_worgen_blacksmiths_add_their_discounts() -> None:
    def costs(form: str) -> tuple[int, int]:
        t = duel(
            seat("worgen blacksmiths", hand=5),
            seat("orcs swamps"),
            {"L1A-01": "A 1", "L1A-04": "B 2"},
        )
        t.do("A expand", f"A form {form}")
        return t["cost A L1A-04"], t["cost A L1A-02"]

    assert costs("worgen") == (4 - 2, 2 + 1 - 2)
    assert costs("human") == (4 - 1, 2 + 1 - 1)


@pytest.mark.rule("SWW-INT-83")
def test_two_discounts_leave_one_token_to_pay() -> None:
    t = duel(
        seat("worgen blacksmiths", hand=5), seat("orcs swamps"), {"L1A-01": "A 1", "S1B-06": "B 2"}
    )
    t.do("A expand", "A form worgen")
    assert t["cost A L1A-04"] == 1


@pytest.mark.rule("SWW-INT-84")
def test_declining_worgen_take_no_form() -> None:
    t = duel(
        seat("worgen farmers"),
        seat("orcs swamps"),
        {"L1A-01": "A 1", "L1A-02": "A 1", "L1A-03": "A 1", "S1B-06": "B 2"},
    )
    t.do("A decline")
    assert t["coins A"] == 5 + 3
    assert t["turn"] == "B"


@pytest.mark.rule("SWW-INT-85")
def test_a_region_of_the_champion_alone_is_occupied() -> None:
    def against(combo: str) -> Table:
        t = duel(
            seat(combo, hand=5),
            seat("humans champion"),
            {"L1A-04": "A 1", "L1A-01": "B champion", "S1B-06": "B 1"},
        )
        return t.do("A expand")

    assert against("naga farmers")["cost A L1A-01"] == 3
    assert against("trolls farmers")["cost A L1A-01"] == 2
    assert against("naga warmasters").do("A conquer L1A-01")["coins A"] == 5 + 1 + 1  # + ransom


@pytest.mark.rule("SWW-INT-86")
@pytest.mark.parametrize("walls", [8, 9])
def test_a_tenth_forest_gets_no_wall(walls: int) -> None:
    """Nine walls stand with eight tokens and the Champion; the ninth token takes a Forest."""
    names = ["01", "02", "03", "05", "06", "09", "10", "11"]
    regions = {f"L1A-{n}": "A 1 wall" for n in names[: walls - 1]}
    regions |= {f"L1A-{n}": "A 1" for n in names[walls - 1 :]}
    t = duel(
        seat("night_elves champion", hand=1),
        seat("humans farmers"),
        regions | {"L1A-14": "A champion wall", "S1B-06": "B 1"},
    )
    t.do("A expand", "A conquer L1A-04")
    assert t["holder L1A-04"] == "A"
    assert (t["walls L1A-04"], sum(t["walls"])) == (9 - walls, 9)


# -- one's own declined race ----------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-87")
@pytest.mark.parametrize("tower", [" tower", ""])
def test_nobody_conquers_the_watchtower_of_his_own_declined_race(tower: str) -> None:
    t = duel(
        seat("trolls farmers", hand=5, declined="naga", lasting="defenders"),
        seat("humans swamps"),
        {"L1A-04": "A 1", "L1A-05": f"A declined 1{tower}", "S1B-06": "B 1"},
    )
    t.do("A expand")
    if tower:
        t.refuses("A conquer L1A-05", "SWW-POWER-DEFENDERS-04")
    else:
        assert "conquer L1A-05" in t.offers("A")


@pytest.mark.rule("SWW-INT-88")
def test_nobody_pays_a_toll_to_himself() -> None:
    t = duel(
        seat("naga farmers", hand=4, coins=0, declined="trolls", lasting="bogs"),
        seat("humans swamps"),
        {"L1A-12": "A 1", "L1A-09": "A declined 1", "S1B-06": "B 1"},
    )
    t.do("A expand")
    assert t["cost A L1A-09"] == 3
    t.do("A conquer L1A-09")
    assert (t["holder L1A-09"], t["coins A"]) == ("A", 0)
