"""Where two rules meet, 1 to 30: Tauren, Holy Light, recruiting, bombs.

All on L1A and S1B unless said otherwise; L1A-07 is the lake, L1A-08 and S1B-03 hide treasures."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table, duel, seat

# -- Tauren never stand alone ---------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-01")
def test_a_tauren_goes_with_the_champion() -> None:
    t = duel(
        seat("tauren champion", hand=1),
        seat("humans miners"),
        {"L1A-01": "A 2", "L1A-04": "B 5"},
    )
    t.do("A expand")
    t.refuses("A conquer L1A-04", "SWW-RACE-TAUREN-02")
    t.do("A arm champion", "A conquer L1A-04")
    assert t["champion"] == "L1A-04"
    assert t["tokens L1A-04"] == 1
    assert t["hand A"] == 0


@pytest.mark.rule("SWW-INT-01")
def test_the_tauren_champion_does_not_go_alone() -> None:
    t = duel(seat("tauren champion"), seat("humans miners"), {"L1A-01": "A 2", "L1A-04": "B 1"})
    t.do("A expand")
    t.refuses("A arm champion", "SWW-CONQUER-11")


@pytest.mark.rule("SWW-INT-02")
def test_two_tauren_swing_doomhammer() -> None:
    regions = {"L1A-01": "A 2", "L1A-04": "B 5"}
    hammer = {"L1A-01": "doomhammer"}
    t = duel(seat("tauren miners", hand=4), seat("humans farmers"), regions, treasures=hammer)
    t.do("A expand", "A arm doomhammer")
    assert t["cost A L1A-04"] == 2
    t.do("A conquer L1A-04")
    assert t["tokens L1A-04"] == 2
    assert (t["coins A"], t["coins B"]) == (3, 7)
    t = duel(seat("tauren miners", hand=1), seat("humans farmers"), regions, treasures=hammer)
    t.do("A expand")
    t.refuses("A arm doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01")


@pytest.mark.rule("SWW-INT-03")
def test_no_discount_lets_a_tauren_conquer_alone() -> None:
    t = duel(
        seat("tauren miners", hand=3),
        seat("humans farmers"),
        {"L1A-04": "A 2"},
        treasures={"L1A-04": "frostmourne"},
    )
    t.do("A expand", "A arm frostmourne")
    assert t["cost A L1A-01"] == 2
    t.do("A conquer L1A-01")
    assert t["tokens L1A-01"] == 2


@pytest.mark.rule("SWW-INT-04")
def test_a_final_conquest_takes_two_tauren() -> None:
    regions = {"L1A-01": "A 2", "L1A-04": "B 1"}
    t = duel(seat("tauren miners", hand=1), seat("humans farmers"), regions)
    t.do("A expand")
    t.refuses("A final L1A-03", "SWW-INT-04")  # an empty mountain costs 3
    assert t.offers("A", "final") == []
    t = duel(seat("tauren miners", hand=2), seat("humans farmers"), regions)
    t.do("A expand")
    assert "final L1A-03" in t.offers("A")


@pytest.mark.rule("SWW-INT-05")
def test_a_tauren_left_alone_by_a_push_moves_on() -> None:
    t = duel(
        seat("orcs menacing", hand=1),
        seat("tauren miners"),
        {"L1A-01": "A 1", "L1A-04": "B 2", "L1A-05": "B 2", "L1A-12": "B 2"},
    )
    t.do("A expand", "A push L1A-04", "A move L1A-05")
    assert (t.asked, t.label) == ("B", "regroup")
    t.do("B move L1A-12")
    assert t["holder L1A-04"] == "-"
    assert (t["tokens L1A-05"], t["tokens L1A-12"]) == (3, 3)
    assert t.asked == "A"


@pytest.mark.rule("SWW-INT-05")
def test_the_last_tauren_goes_to_hand() -> None:
    t = duel(seat("orcs menacing"), seat("tauren miners"), {"L1A-01": "A 1", "L1A-04": "B 2"})
    tray = t["tray tauren"]
    t.do("A expand", "A push L1A-04")
    assert t["holder L1A-04"] == "-"
    assert (t["hand B"], t["tray tauren"]) == (1, tray + 1)


@pytest.mark.rule("SWW-INT-06")
def test_a_declined_tauren_may_stay_alone() -> None:
    t = duel(
        seat("orcs menacing"),
        seat("humans miners", declined="tauren"),
        {"L1A-01": "A 1", "L1A-04": "B declined 2", "L1A-12": "B declined 2", "S1B-06": "B 1"},
    )
    t.do("A expand", "A push L1A-04")
    assert (t["tokens L1A-04"], t["tokens L1A-12"]) == (1, 3)
    assert t["holder L1A-04"] == "B-declined"
    assert t.asked == "A"


@pytest.mark.rule("SWW-INT-07")
def test_a_beast_makes_two_tauren_until_it_goes() -> None:
    t = duel(
        seat("tauren beastmasters"),
        seat("humans miners"),
        {"L1A-01": "A 1 beasts 1", "L1A-05": "A 2", "L1A-09": "A 2"},
    )
    t.do("A expand")
    assert (t.asked, t.label) == ("A", "regroup")
    t.do("A move L1A-09")
    assert t["holder L1A-01"] == "-"
    assert t["ready A"] == 1  # the third Tauren of L1A-09; no Hill is left, so no new Beast


# -- Holy Light -----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-08")
def test_holy_light_keeps_a_beast() -> None:
    t = duel(
        seat("orcs miners", hand=8),
        seat("draenei beastmasters"),
        {"L1A-01": "A 1", "L1A-04": "B 2 beasts 1", "L1A-05": "B 1"},
    )
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-04")
    assert (t["beasts_hand"], t["hand B"]) == (1, 2)
    t.do("A conquer L1A-05")  # the ability is spent
    assert (t["hand B"], t["tray draenei"]) == (2, tray + 1)


@pytest.mark.rule("SWW-INT-09")
def test_the_chapel_leaves_holy_light_unused() -> None:
    t = duel(
        seat("orcs miners", hand=10),
        seat("draenei farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 1", "L1A-05": "B 1", "L1A-09": "B 1"},
        treasures={"L1A-04": "chapel"},
    )
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-04")
    assert (t["hand B"], t["holy_light"]) == (1, 0)
    t.do("A conquer L1A-05")
    assert (t["hand B"], t["holy_light"]) == (2, 1)
    assert t["tray draenei"] == tray
    t.do("A conquer L1A-09")
    assert (t["hand B"], t["tray draenei"]) == (2, tray + 1)


@pytest.mark.rule("SWW-INT-10")
def test_a_captured_champion_leaves_holy_light_unused() -> None:
    t = duel(
        seat("orcs miners", hand=10),
        seat("draenei champion"),
        {"L1A-01": "A 1", "L1A-04": "B 1 champion", "L1A-05": "B 1"},
    )
    tray = t["tray draenei"]
    t.do("A expand", "A conquer L1A-04")
    assert (t["hand B"], t["holy_light"]) == (1, 0)
    t.do("A conquer L1A-05")
    assert (t["hand B"], t["tray draenei"]) == (2, tray)


@pytest.mark.rule("SWW-INT-11")
def test_holy_light_works_against_a_bomb() -> None:
    t = duel(
        seat("goblins miners"),
        seat("draenei farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 1 bomb:explosion", "L1A-05": "B 1 bomb:explosion"},
    )
    assert t["holder L1A-04"] == "-"
    assert t["holder L1A-05"] == "-"
    assert t["hand B"] == 1  # the second is lost


@pytest.mark.rule("SWW-INT-12")
def test_holy_light_works_against_a_push() -> None:
    t = duel(seat("orcs menacing"), seat("draenei farmers"), {"L1A-01": "A 1", "L1A-04": "B 2"})
    tray = t["tray draenei"]
    t.do("A expand", "A push L1A-04")
    assert (t["hand B"], t["tray draenei"], t["tokens L1A-04"]) == (1, tray, 1)
    t.do("A push L1A-04")
    assert (t["hand B"], t["tray draenei"], t["tokens L1A-04"]) == (1, tray + 1, 0)


# -- what the Forsaken may recruit for ------------------------------------------------------------


def recruits(t: Table, *moves: str) -> list[str]:
    """How many tokens the Forsaken may buy after these moves (nothing: they are not asked)."""
    t.do("A expand", *moves)
    if t.label == "conquest":
        t.do("A stop")
    assert t.label in ("recruit", "redeploy")
    return t.offers("A", "recruit")


@pytest.mark.rule("SWW-INT-13")
def test_a_token_that_holy_light_keeps_is_no_loss() -> None:
    t = duel(
        seat("forsaken miners", hand=9),
        seat("draenei farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2"},
    )
    assert recruits(t, "A conquer L1A-04") == []


@pytest.mark.rule("SWW-INT-14")
def test_a_token_that_the_chapel_keeps_is_no_loss() -> None:
    spec = seat("forsaken miners", hand=9), seat("orcs farmers")
    regions = {"L1A-01": "A 1", "L1A-04": "B 2", "S1B-06": "B 1"}
    t = duel(*spec, regions, treasures={"S1B-06": "chapel"})
    assert recruits(t, "A conquer L1A-04") == []
    t = duel(*spec, regions)
    assert recruits(t, "A conquer L1A-04") == ["recruit 0", "recruit 1"]


@pytest.mark.rule("SWW-INT-15")
def test_a_captured_champion_brings_a_ransom_and_no_recruit() -> None:
    t = duel(
        seat("forsaken miners", hand=9),
        seat("orcs champion"),
        {"L1A-01": "A 1", "L1A-04": "B 2 champion"},
    )
    assert recruits(t, "A conquer L1A-04") == []
    assert (t["coins A"], t["coins B"]) == (6, 4)


@pytest.mark.rule("SWW-INT-16")
def test_a_lost_beast_can_be_recruited_for() -> None:
    t = duel(
        seat("forsaken miners", hand=9),
        seat("orcs beastmasters"),
        {"L1A-01": "A 1", "L1A-04": "B 1 beasts 1"},
    )
    assert recruits(t, "A conquer L1A-04") == ["recruit 0", "recruit 1"]
    assert (t["hand B"], t["beasts_hand"]) == (1, 0)


@pytest.mark.rule("SWW-INT-17")
def test_what_menacing_forsaken_push_out_can_be_recruited_for() -> None:
    spec = seat("forsaken menacing", hand=9), seat("orcs garrison")
    regions = {"L1A-04": "A 1", "L1A-05": "murloc", "L1A-01": "murloc", "L1A-08": "B 1 garrison"}
    two = recruits(duel(*spec, regions), "A push L1A-05", "A push L1A-01", "A push L1A-08")
    assert two == ["recruit 0", "recruit 1", "recruit 2"]  # the garrison does not count
    t = duel(*spec, regions)
    homeless = recruits(t, "A push L1A-05", "A push L1A-08", "A push L1A-08")
    assert homeless == ["recruit 0", "recruit 1", "recruit 2"]
    assert t["holder L1A-08"] == "-"


@pytest.mark.rule("SWW-INT-18")
def test_two_declined_tauren_are_two_losses() -> None:
    t = duel(
        seat("forsaken miners", hand=9),
        seat("orcs farmers", declined="tauren"),
        {"L1A-01": "A 1", "L1A-04": "B declined 2", "S1B-06": "B 1"},
    )
    assert recruits(t, "A conquer L1A-04") == ["recruit 0", "recruit 1", "recruit 2"]


@pytest.mark.rule("SWW-INT-19")
@pytest.mark.parametrize(("more", "recruit"), [(18, []), (17, ["recruit 0", "recruit 1"])])
def test_healer_and_recruiting_share_the_last_tokens(more: int, recruit: list[str]) -> None:
    t = duel(
        seat("forsaken miners", hand=more),
        seat("orcs farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2"},
        treasures={"L1A-01": "spirit_healer"},
    )
    tray = t["tray forsaken"]
    assert tray == 20 - 1 - more
    assert recruits(t, "A conquer L1A-04") == recruit
    if recruit:
        t.do("A recruit 1")
    assert t["tray forsaken"] == 0
    assert t["coins A"] == 5 - (1 if recruit else 0)


@pytest.mark.rule("SWW-INT-20")
def test_the_forsaken_recruit_for_their_players_own_dead() -> None:
    t = duel(
        seat("forsaken miners", hand=9, declined="orcs"),
        seat("humans farmers"),
        {"L1A-01": "A 1", "L1A-04": "A declined 1", "S1B-06": "B 1"},
    )
    assert recruits(t, "A conquer L1A-04") == ["recruit 0", "recruit 1"]


# -- bombs ----------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-INT-21")
def test_a_bomb_under_pandaren_costs_harmony() -> None:
    def bombed(coins: int, bomb: str = "explosion") -> Table:
        return duel(
            seat("goblins miners", coins=coins),
            seat("pandaren farmers"),
            {"L1A-01": "A 1", "L1A-04": f"B 2 bomb:{bomb}", "S1B-06": "B 1"},
            harmony=["A"],
        )

    t = bombed(5)
    assert (t.asked, t.label) == ("A", "bomb_toll")
    t.do("A pay")
    assert (t["coins A"], t["coins B"]) == (3, 7)
    assert t["holder L1A-04"] == "-"
    t = bombed(5, "dud")
    assert t["bomb_pile"][0] == "explosion"
    t.do("A withhold")
    assert (t["coins A"], t["tokens L1A-04"], t["bombs L1A-04"]) == (5, 2, 0)
    assert t["bomb_pile"][0] == "dud"  # on top of the pile again
    assert len(t["bomb_pile"]) == 12
    t = bombed(1)
    assert t.label == "turn"
    assert (t["coins A"], t["tokens L1A-04"], len(t["bomb_pile"])) == (1, 2, 12)


@pytest.mark.rule("SWW-INT-22")
def test_a_bomb_on_a_bog_swamp_costs_its_toll() -> None:
    def bombed(coins: int) -> Table:
        return duel(
            seat("goblins miners", coins=coins),
            seat("humans bogs"),
            {"L1A-12": "A 1", "L1A-09": "B 2 bomb:explosion", "S1B-06": "B 1"},
        )

    t = bombed(0)
    assert t.label == "turn"
    assert (t["tokens L1A-09"], len(t["bomb_pile"])) == (2, 12)
    t = bombed(1)
    t.do("A pay")
    assert (t["coins A"], t["coins B"]) == (0, 6)
    assert (t["holder L1A-09"], len(t["bomb_pile"])) == ("-", 11)


@pytest.mark.rule("SWW-INT-23")
@pytest.mark.parametrize("coins", [1, 2])
def test_a_bomb_on_the_aegis_needs_its_two_coins(coins: int) -> None:
    t = duel(
        seat("goblins farmers", coins=coins),
        seat("humans miners"),
        {"L1A-01": "A 1", "L1A-04": "B 2"},
        treasures={"L1A-04": "aegis"},
    )
    t.do("A expand", "A stop")
    if coins < 2:
        assert t.asked == "B"  # no bomb could be placed, the turn is over
        assert t["bombs L1A-04"] == 0
        return
    t.do("A bomb L1A-04")
    assert t["coins A"] == 1  # what its region earned
    assert (t["coins B"], t["bombs L1A-04"]) == (7, 1)


@pytest.mark.rule("SWW-INT-23")
def test_an_aegis_that_comes_later_asks_before_the_bomb_is_revealed() -> None:
    def bombed(coins: int) -> Table:
        return duel(
            seat("goblins farmers", coins=coins),
            seat("humans miners"),
            {"L1A-01": "A 1", "L1A-04": "B 2 bomb:explosion", "S1B-06": "B 1"},
            treasures={"L1A-04": "aegis"},
        )

    t = bombed(1)
    assert (t.label, t["tokens L1A-04"], len(t["bomb_pile"])) == ("turn", 2, 12)
    t = bombed(2)
    t.do("A pay")
    assert (t["coins A"], t["coins B"], t["holder L1A-04"]) == (0, 7, "-")


@pytest.mark.rule("SWW-INT-24")
def test_no_bomb_goes_off_or_lies_under_a_watchtower() -> None:
    spec = seat("goblins miners"), seat("humans defenders")
    regions = {"L1A-04": "A 1", "L1A-08": "B 1", "S1B-06": "B 1"}
    t = duel(*spec, regions | {"L1A-05": "B 2 tower bomb:explosion"})
    assert (t["tokens L1A-05"], t["bombs L1A-05"], len(t["bomb_pile"])) == (2, 0, 12)
    t.do("A expand", "A stop")
    assert t.offers("A", "bomb") == ["bomb L1A-08"]
    t.refuses("A bomb L1A-05", "SWW-INT-24")


@pytest.mark.rule("SWW-INT-25")
def test_an_explosion_counts_for_the_faction_bonus_even_in_decline() -> None:
    regions = {"L1A-01": "A 1", "L1A-04": "B 2 bomb:explosion", "S1B-06": "B 1"}
    t = duel(seat("goblins farmers"), seat("humans miners"), regions)
    t.do("A decline")
    assert t["coins A"] == 5 + 1 + 1
    t = duel(seat("goblins farmers"), seat("naga miners"), regions)
    t.do("A decline")
    assert t["coins A"] == 5 + 1


@pytest.mark.rule("SWW-INT-26")
@pytest.mark.parametrize(("power", "coins"), [("enraged", 3), ("warmasters", 1), ("farmers", 0)])
def test_explosions_pay_at_once_and_for_good(power: str, coins: int) -> None:
    t = duel(
        seat(f"goblins {power}"),
        seat("naga miners"),
        {"L1A-01": "A 1", "L1A-04": "B 3 bomb:explosion", "S1B-06": "B 1"},
    )
    assert (t.label, t["coins A"]) == ("turn", 5 + coins)
    t.do("A decline")
    assert t["coins A"] == 5 + coins + 1


@pytest.mark.rule("SWW-INT-27")
@pytest.mark.parametrize("piece", ["garrison", "wall"])
def test_an_explosion_razes_garrisons_and_walls(piece: str) -> None:
    t = duel(
        seat("goblins miners"),
        seat("night_elves garrison"),
        {"L1A-01": "A 1", "L1A-04": f"B 2 {piece} bomb:explosion", "S1B-06": "B 1"},
    )
    assert (t["garrisons L1A-04"], t["walls L1A-04"]) == (0, 0)
    assert (t["hand B"], t["tray night_elves"]) == (1, 9 - 2)


@pytest.mark.rule("SWW-INT-28")
def test_an_explosion_captures_the_champion() -> None:
    t = duel(
        seat("goblins miners"),
        seat("orcs champion"),
        {"L1A-01": "A 1", "L1A-04": "B 1 champion bomb:explosion", "S1B-06": "B 1"},
    )
    assert (t["coins A"], t["coins B"]) == (6, 4)
    assert (t["hand B"], t["tray orcs"], t["champion_off"]) == (1, 11 - 2, 1)
    t.do("A expand", "A stop")
    while t.label == "bombs":
        t.do("A done")
    assert (t.asked, t.label) == ("B", "retreat")
    assert set(t.offers("B")) == {"place S1B-06", "champion S1B-06"}


@pytest.mark.rule("SWW-INT-29")
def test_an_explosion_costs_one_tauren() -> None:
    t = duel(
        seat("goblins miners"),
        seat("tauren farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2 bomb:explosion", "S1B-06": "B 2"},
    )
    assert (t["hand B"], t["tray tauren"]) == (1, 16 - 3)
    assert t["holder L1A-04"] == "-"


@pytest.mark.rule("SWW-INT-30")
def test_an_explosion_leaves_a_treasure_without_an_owner() -> None:
    t = duel(
        seat("goblins miners", hand=3),
        seat("tauren farmers"),
        {"L1A-01": "A 1", "L1A-04": "B 2 bomb:explosion", "S1B-06": "B 2"},
        treasures={"L1A-04": "frostmourne"},
    )
    assert (t["treasure L1A-04"], t["holder L1A-04"]) == ("frostmourne", "-")
    t.do("A expand")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")
    t.do("A conquer L1A-04")
    assert "arm frostmourne" in t.offers("A")
