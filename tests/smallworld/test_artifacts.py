"""The five artifacts (rulebook p.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.explain import Figures
from tabard.games.smallworld import GAME
from tests.smallworld.table import Table


def combo(words: str, **more: Any) -> dict[str, Any]:
    race, power = words.split()
    return {"race": race, "power": power, **more}


def table(artifact: str, at: str = "L1A-04", **spec: Any) -> Table:
    """A: Orcs, who hold the artifact's region L1A-04. B: neutral Naga."""
    base: dict[str, Any] = {
        "faces": ["L1A", "S1B"],
        "murlocs": "none",
        "A": combo("orcs miners", hand=9),
        "B": combo("naga foresters"),
        "treasures": {at: artifact, "S1B-03": "karazhan"},
    }
    regions = {"L1A-04": "A 1", **spec.pop("regions", {})}
    return Table(**{**base, **spec, "regions": regions})


# -- Ashes of Al'ar -------------------------------------------------------------------------------


@pytest.mark.rule("SWW-ARTIFACT-ASHES-01")
def test_the_ashes_reach_any_region_as_if_it_were_next_door() -> None:
    t = table("ashes", regions={"S1B-06": "B 1"}).do("A expand")
    assert (t["cost A S1B-06"], t["cost A S1B-01"]) == ("-", 3)
    t.do("A arm ashes")
    assert t["cost A S1B-06"] == 3  # inland, at its normal cost
    assert t["cost A S1B-01"] == 2  # an entry region, without the journey
    t.do("A conquer S1B-06")
    assert (t["tokens S1B-06"], t["treasure S1B-06"]) == (3, "ashes")


@pytest.mark.rule("SWW-ARTIFACT-ASHES-01")
def test_the_ashes_work_once_a_turn() -> None:
    t = table("ashes").do("A expand", "A arm ashes", "A conquer S1B-06")
    t.refuses("A arm ashes", "SWW-ARTIFACT-ASHES-01")
    t.refuses("A conquer L1A-13", "SWW-CONQUER-13")
    t.do("A stop").end("A").do("B expand", "A expand", "A arm ashes", "A conquer L1A-13")


@pytest.mark.rule("SWW-ARTIFACT-ASHES-01")
def test_the_ashes_open_no_water() -> None:
    t = table("ashes").do("A expand", "A arm ashes")
    t.refuses("A conquer L1A-07", "SWW-MAP-05")
    naga = table("ashes", A=combo("naga miners", hand=5), B=combo("orcs foresters"))
    naga.do("A expand", "A arm ashes", "A conquer L1A-07")
    assert naga["holder L1A-07"] == "A"


# -- Heart of Azeroth -----------------------------------------------------------------------------


@pytest.mark.rule("SWW-ARTIFACT-HEART-01")
def test_the_heart_is_set_in_one_of_the_owners_active_regions_when_the_turn_ends() -> None:
    t = table(
        "heart",
        A=combo("orcs miners", declined="kobolds"),
        regions={"L1A-01": "A 1", "L1A-09": "A 1", "L1A-02": "A 1", "L1A-06": "A declined 1"},
    )
    t.do("A expand", "A stop")
    assert t.label == "heart"
    assert t.offers("A") == [f"heart L1A-{n}" for n in ("01", "02", "04", "09")]
    t.do("A heart L1A-09")
    assert (t["treasure L1A-09"], t["treasure L1A-04"], t.asked) == ("heart", "-", "B")


@pytest.mark.rule("SWW-ARTIFACT-HEART-01")
def test_who_loses_the_hearts_region_sets_it_no_more() -> None:
    t = table(
        "heart",
        A=combo("orcs miners"),
        B=combo("naga foresters", hand=4),
        regions={"L1A-01": "A 1", "L1A-09": "B 1"},
    )
    t.do("A expand", "A stop", "A heart L1A-01", "B expand", "B conquer L1A-01")
    t.place_all("B")
    assert (t.label, t.asked) == ("heart", "B")
    t.do("B heart L1A-09", "A expand", "A stop")
    assert (t["treasure L1A-09"], t.asked) == ("heart", "B")


@pytest.mark.rule("SWW-ARTIFACT-HEART-02")
def test_each_opponent_beside_the_heart_pays_its_owner_one_coin() -> None:
    # Beside L1A-04: 01, 03, 05, 07, 08. B stands there twice, C once without coins, D's active
    # race elsewhere and only the old one there.
    t = Table(
        faces=["L1A", "M1A", "M2A", "S1B"],
        murlocs="none",
        A=combo("orcs miners"),
        B=combo("naga foresters"),
        C=combo("trolls swamps", coins=0),
        D=combo("humans sailors", declined="kobolds"),
        regions={
            "L1A-04": "A 1",
            "L1A-01": "B 1",
            "L1A-03": "B 2",
            "L1A-05": "C 1",
            "L1A-08": "D declined 1",
            "L1A-12": "D 1",
        },
        treasures={"L1A-04": "heart"},
    )
    t.do("A expand", "A stop")
    assert [t[f"coins {who}"] for who in "BCD"] == [4, 0, 5]
    assert t["coins A"] == 5 + 1 + 1  # one from B, one for the region


@pytest.mark.rule("SWW-ARTIFACT-HEART-02")
def test_the_tribute_is_due_where_the_heart_comes_to_lie() -> None:
    t = table("heart", regions={"L1A-01": "A 1", "L1A-08": "B 1"}, A=combo("orcs miners"))
    t.do("A expand", "A stop", "A heart L1A-01")
    assert (t["coins A"], t["coins B"]) == (5 + 2 + 1, 5)  # 2 regions, 1 cavern; B is not beside it


@pytest.mark.rule("SWW-ARTIFACT-HEART-02")
def test_the_tribute_is_not_due_in_the_opponents_turn() -> None:
    t = table("heart", A=combo("orcs miners"), regions={"L1A-08": "B 1"})
    t.do("A expand", "A stop")
    assert t["coins B"] == 4
    t.do("B expand", "B stop")
    assert t["coins B"] == 4 + 1


# -- Aegis of Aggramar ----------------------------------------------------------------------------


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-01")
def test_the_aegis_is_set_in_one_of_the_owners_active_regions_when_the_turn_ends() -> None:
    t = table(
        "aegis",
        A=combo("orcs miners", declined="kobolds"),
        regions={"L1A-01": "A 1", "L1A-09": "A 1", "L1A-06": "A declined 1"},
    )
    t.do("A expand", "A stop")
    assert t.offers("A") == [f"aegis L1A-{n}" for n in ("01", "04", "09")]
    t.do("A aegis L1A-01")
    assert (t["treasure L1A-01"], t["treasure L1A-04"]) == ("aegis", "-")


def shielded(attacker: str = "orcs miners", **more: Any) -> Table:
    """B holds the Aegis in L1A-08, and L1A-12; A stands beside both."""
    return table(
        "aegis",
        "L1A-08",
        A={"hand": 8} | combo(attacker, **more),
        regions={"L1A-09": "A 1", "L1A-08": "B 1", "L1A-12": "B 2", "S1B-01": "B 1"},
    ).do("A expand")


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_the_aegis_stops_whoever_cannot_pay_two_coins() -> None:
    t = shielded(coins=1)
    t.refuses("A conquer L1A-08", "SWW-ARTIFACT-AEGIS-02")
    t.do("A conquer L1A-12")  # another region of its owner
    assert (t["coins A"], t["coins B"]) == (1, 5)


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_two_coins_to_its_owner_open_the_aegis() -> None:
    t = shielded(coins=3).do("A conquer L1A-08")
    assert (t["holder L1A-08"], t["coins A"], t["coins B"]) == ("A", 1, 7)


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_one_payment_opens_the_aegis_for_the_whole_turn() -> None:
    t = shielded("orcs menacing", coins=3).do("A push L1A-08", "A move S1B-01")
    assert (t["coins A"], t["coins B"]) == (1, 7)
    t.do("A conquer L1A-08")
    assert (t["coins A"], t["coins B"]) == (1, 7)


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_a_second_attack_under_the_aegis_costs_nothing_more() -> None:
    t = table(
        "aegis",
        "L1A-08",
        A=combo("orcs menacing", hand=8, coins=2),
        regions={"L1A-09": "A 1", "L1A-08": "B 3", "S1B-01": "B 1"},
    )
    t.do("A expand", "A push L1A-08", "A push L1A-08", "A conquer L1A-08")
    assert (t["coins A"], t["coins B"], t["holder L1A-08"]) == (0, 7, "A")


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_the_payment_comes_before_the_die_and_stays_paid() -> None:
    t = shielded(coins=3, hand=1).do("A final L1A-08")
    assert (t.asked, t["coins A"], t["coins B"]) == ("chance", 1, 7)
    t.roll(0)
    assert (t["holder L1A-08"], t["coins B"]) == ("B", 7)


def shown(t: Table, move: str) -> Figures:
    """What is shown beside an option, with every question: the same as `explain` has."""
    option = GAME.options.parse(t.s, move)
    (found,) = GAME.figures(t.s, 0, [option])
    assert found == GAME.explain(t.s, 0, option).figures
    return found


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
@pytest.mark.parametrize("coins", [1, 2])
@pytest.mark.parametrize(
    ("attacker", "at", "move", "rule"),
    [
        ("orcs menacing", "L1A-08", "push L1A-08", "SWW-ARTIFACT-AEGIS-02"),
        ("orcs portalmages", "L1A-10", "swap L1A-04 L1A-10", "SWW-ARTIFACT-AEGIS-02"),
        ("ethereals miners", "L1A-08", "steal L1A-08 L1A-04", "SWW-INT-63"),
    ],
)
def test_abilities_stop_at_the_aegis_as_well(
    attacker: str, at: str, move: str, rule: str, coins: int
) -> None:
    regions = {at: "B 1", "S1B-01": "B 1"}
    t = table("aegis", at, A=combo(attacker, hand=3, coins=coins), regions=regions)
    t.do("A expand")
    if coins < 2:
        t.refuses(f"A {move}", rule)
    else:
        assert shown(t, move) == Figures(2)
        t.do(f"A {move}")
        assert (t["coins A"], t["coins B"]) == (0, 7)


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
@pytest.mark.parametrize(
    ("placer", "move", "rule"),
    [
        ("goblins miners", "bomb L1A-08", "SWW-INT-23"),
        ("humans miners", "objective L1A-08", "SWW-ARTIFACT-AEGIS-02"),
    ],
)
def test_bombs_and_objectives_on_the_aegis_cost_two_coins(
    placer: str, move: str, rule: str
) -> None:
    regions = {"L1A-08": "B 1", "L1A-01": "B 1"}
    for coins in (1, 3):
        t = table(
            "aegis",
            "L1A-08",
            A=combo(placer, coins=coins),
            B=combo("trolls foresters"),
            regions=regions,
        )
        t.do("A expand", "A stop")
        if coins < 2:
            t.refuses(f"A {move}", rule)
        else:
            assert shown(t, move) == Figures(2)
            t.do(f"A {move}")
            assert "paid A 2 B" in t.events
            assert t["coins B"] == 7


@pytest.mark.rule("SWW-ARTIFACT-AEGIS-02")
def test_its_owner_pays_nothing_and_a_declined_race_is_not_protected() -> None:
    t = table("aegis", A=combo("orcs portalmages", coins=0), regions={"L1A-12": "B 1"})
    t.do("A expand", "A swap L1A-04 L1A-10")
    assert t["treasure L1A-10"] == "aegis"
    t = table("aegis", "L1A-08", B={"declined": "naga"}, regions={"L1A-08": "B declined 1"})
    t.do("A expand", "A conquer L1A-08")
    assert (t["coins A"], t["coins B"]) == (5, 5)


# -- Frostmourne ----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-ARTIFACT-FROSTMOURNE-01")
def test_frostmourne_takes_two_tokens_off_one_conquest() -> None:
    t = table("frostmourne", regions={"L1A-08": "B 3", "L1A-12": "B 1"}).do("A expand")
    assert t["cost A L1A-08"] == 5
    t.do("A arm frostmourne")
    assert t["cost A L1A-08"] == 3
    t.do("A conquer L1A-08")
    assert (t["tokens L1A-08"], t["hand A"], t["cost A L1A-12"]) == (3, 6, 3)
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")


@pytest.mark.rule("SWW-ARTIFACT-FROSTMOURNE-01")
def test_with_frostmourne_one_token_is_needed_still() -> None:
    t = table("frostmourne").do("A expand", "A arm frostmourne")
    assert (t["cost A L1A-01"], t["cost A L1A-03"]) == (1, 1)
    t.do("A conquer L1A-01")
    assert t["tokens L1A-01"] == 1
    bare = table("frostmourne", A=combo("orcs miners", hand=0)).do("A expand")
    assert bare.offers("A", "arm") == []


@pytest.mark.rule("SWW-ARTIFACT-FROSTMOURNE-01")
def test_frostmourne_is_ready_again_next_turn() -> None:
    t = table("frostmourne").do("A expand", "A arm frostmourne", "A conquer L1A-01")
    t.do("A stop").end("A").do("B expand", "A expand", "A arm frostmourne")
    assert t["cost A L1A-03"] == 1


# -- Doomhammer -----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-ARTIFACT-DOOMHAMMER-01")
def test_doomhammer_takes_a_region_with_one_token_for_two_coins_to_its_holder() -> None:
    t = table("doomhammer", regions={"L1A-08": "B 5 garrison"}).do("A expand", "A arm doomhammer")
    assert t["cost A L1A-08"] == 1
    t.do("A conquer L1A-08")
    assert (t["tokens L1A-08"], t["hand A"]) == (1, 8)
    assert (t["coins A"], t["coins B"]) == (3, 7)
    assert (t["hand B"], t["treasure L1A-08"]) == (4, "doomhammer")
    t.refuses("A arm doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01")


@pytest.mark.rule("SWW-ARTIFACT-DOOMHAMMER-01")
def test_doomhammer_is_of_no_use_without_two_coins() -> None:
    t = table("doomhammer", A=combo("orcs miners", hand=9, coins=1), regions={"L1A-08": "B 5"})
    t.do("A expand")
    t.refuses("A arm doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01")


@pytest.mark.rule("SWW-ARTIFACT-DOOMHAMMER-01")
def test_doomhammer_gives_no_reach_but_covers_the_journey() -> None:
    t = table("doomhammer", regions={"S1B-06": "B 1", "S1B-01": "B 3"})
    t.do("A expand", "A arm doomhammer")
    t.refuses("A conquer S1B-06", "SWW-CONQUER-13")
    t.do("A conquer S1B-01")
    assert t["tokens S1B-01"] == 1


@pytest.mark.rule("SWW-ARTIFACT-DOOMHAMMER-01")
def test_a_declined_races_owner_gets_the_coins_too() -> None:
    t = table("doomhammer", B={"declined": "naga"}, regions={"L1A-08": "B declined 1"})
    t.do("A expand", "A arm doomhammer", "A conquer L1A-08")
    assert (t["coins A"], t["coins B"]) == (3, 7)


@pytest.mark.rule("SWW-ARTIFACT-DOOMHAMMER-02")
@pytest.mark.parametrize("what", ["murloc", "empty"])
def test_where_nobody_rules_the_coins_go_to_the_bank(what: str) -> None:
    t = table("doomhammer", regions={"L1A-05": what}).do("A expand", "A arm doomhammer")
    t.do("A conquer L1A-05")
    assert (t["tokens L1A-05"], t["coins A"], t["coins B"]) == (1, 3, 5)
