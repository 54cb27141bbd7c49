"""With Champion: the free conquest, the lone guard, capture and ransom (rulebook p.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table


def table(A: str, B: str = "naga foresters", **spec: Any) -> Table:
    """Two combos on a large and a small island; B's race is neutral unless said otherwise."""
    people = {
        who: dict(zip(("race", "power"), combo.split(), strict=True))
        for who, combo in (("A", A), ("B", B))
    }
    for who, player in people.items():
        player |= spec.pop(who.lower(), {})
    base: dict[str, Any] = {
        "faces": ["L1A", "S1B"],
        "treasures": {"L1A-08": "meeting_stone", "S1B-03": "karazhan"},
    }
    return Table(**{**base, **people, **spec})


def champion(**spec: Any) -> Table:
    """A has the Champion in hand and holds L1A-04."""
    regions = {"L1A-04": "A 1", **spec.pop("regions", {})}
    return table("orcs champion", regions=regions, **{"a": {"hand": 2}, **spec})


@pytest.mark.rule("SWW-POWER-CHAMPION-02")
def test_the_champion_conquers_a_neighbor_for_nothing_whatever_defends_it() -> None:
    t = champion(regions={"L1A-08": "B 6 garrison"}).do("A expand")
    t.refuses("A conquer L1A-08", "SWW-FINAL-02")
    t.do("A arm champion", "A conquer L1A-08")
    assert (t["holder L1A-08"], t["tokens L1A-08"], t["hand A"]) == ("A", 0, 2)
    assert (t["hand B"], t["garrisons L1A-08"]) == (5, 0)


@pytest.mark.rule("SWW-POWER-CHAMPION-02")
def test_the_champion_conquers_once_a_turn() -> None:
    t = champion().do("A expand", "A arm champion", "A conquer L1A-08")
    t.refuses("A arm champion", "SWW-POWER-CHAMPION-02")
    t.do("A stop", "A champion L1A-08").place_all("A").do("B expand", "A expand")
    t.do("A arm champion", "A conquer L1A-03")


@pytest.mark.rule("SWW-POWER-CHAMPION-02")
def test_the_champion_needs_a_token_in_hand_that_is_not_spent() -> None:
    t = champion(a={"hand": 0}).do("A expand")
    assert t.offers("A", "arm") == []
    t = champion(a={"hand": 1}).do("A expand", "A arm champion", "A conquer L1A-03")
    assert (t["tokens L1A-03"], t["hand A"]) == (0, 1)


@pytest.mark.rule("SWW-POWER-CHAMPION-03")
def test_the_champion_stands_in_the_region_it_took_and_defends_it_like_a_token() -> None:
    t = champion().do("A expand", "A arm champion", "A conquer L1A-01")
    assert (t["champion"], t["holder L1A-01"]) == ("L1A-01", "A")
    assert t["income A"] == 2
    t.do("A stop", "A stand L1A-01", "A place L1A-04", "A place L1A-04")
    assert (t["champion"], t["tokens L1A-01"]) == ("L1A-01", 0)
    assert t["cost B L1A-01"] == 2 + 1 + 1  # across the sea


@pytest.mark.rule("SWW-POWER-CHAMPION-03")
def test_the_champion_can_stand_alone() -> None:
    t = champion(a={"hand": 0}, regions={"L1A-01": "A champion"})
    assert t["cost B L1A-01"] == 2 + 1 + 1
    t.do("A expand", "A stop").place_all("A")
    assert (t["holder L1A-01"], t["champion"], t["coins A"]) == ("A", "L1A-01", 7)


@pytest.mark.rule("SWW-POWER-CHAMPION-03")
def test_the_champion_is_redeployed_like_a_token() -> None:
    t = champion().do("A expand", "A arm champion", "A conquer L1A-01", "A stop")
    t.do("A champion L1A-04", "A place L1A-04")
    assert (t["champion"], t["tokens L1A-04"], t["tokens L1A-01"]) == ("L1A-04", 2, 1)


@pytest.mark.rule("SWW-POWER-CHAMPION-03")
def test_the_champion_can_take_the_place_of_a_token() -> None:
    t = champion().do("A expand", "A conquer L1A-01", "A stand L1A-04")
    t.do("A place L1A-01", "A place L1A-01")
    assert (t["champion"], t["tokens L1A-04"], t["tokens L1A-01"]) == ("L1A-04", 0, 3)


@pytest.mark.rule("SWW-POWER-CHAMPION-04")
def test_when_the_champions_region_falls_no_token_is_lost() -> None:
    t = table(
        "gnomes miners",
        "orcs champion",
        a={"hand": 8},
        regions={"L1A-04": "A 1", "L1A-08": "B 2 champion", "L1A-12": "B 1", "S1B-01": "B 1"},
    )
    tray = t["tray orcs"]
    t.do("A expand", "A conquer L1A-08")
    assert (t["hand B"], t["tray orcs"], t["champion"]) == (2, tray, "-")
    t.do("A stop").place_all("A")
    assert t.asked == "B"
    t.do("B place S1B-01", "B place L1A-12", "B champion S1B-01")
    assert (t["tokens S1B-01"], t["champion"]) == (2, "S1B-01")


def fallen(**owner: Any) -> Table:
    """A has just taken the region where B's Champion stood alone."""
    t = table(
        "gnomes miners",
        "orcs champion",
        a={"hand": 8},
        b=owner,
        regions={"L1A-04": "A 1", "L1A-08": "B champion", "L1A-12": "B 1", "S1B-01": "B 2"},
    )
    return t.do("A expand", "A conquer L1A-08")


@pytest.mark.rule("SWW-POWER-CHAMPION-05")
def test_the_ransom_is_a_coin_paid_at_once_to_the_conqueror() -> None:
    t = fallen(coins=3)
    assert (t["coins A"], t["coins B"]) == (6, 2)
    t.do("A stop").place_all("A").do("B champion L1A-12")
    assert (t["champion"], t.asked, t.label) == ("L1A-12", "B", "turn")
    t.do("B expand", "B arm champion", "B conquer L1A-09")
    assert t["champion"] == "L1A-09"


@pytest.mark.rule("SWW-POWER-CHAMPION-05")
def test_without_a_coin_the_champion_stays_captive_until_a_turn_begins_with_one() -> None:
    t = fallen(coins=0)
    assert (t["coins A"], t["coins B"], t["captor"]) == (5, 0, "A")
    t.do("A stop").place_all("A")
    assert (t.asked, t.label, t["captor"]) == ("B", "turn", "A")
    t.do("B expand")
    assert t.offers("B", "arm") == []
    t.do("B stop").place_all("B")  # two regions: two coins
    assert (t["coins B"], t["captor"]) == (2, "A")
    coins = t["coins A"]
    t.do("A expand", "A stop").place_all("A")
    assert t["captor"] == "-"
    assert t["coins B"] == 1
    assert t["coins A"] == coins + t["regions A"] + 1  # her regions, and the ransom
    t.do("B expand", "B arm champion", "B conquer L1A-09")
    assert t["champion"] == "L1A-09"


@pytest.mark.rule("SWW-POWER-CHAMPION-05")
def test_a_ransomed_champion_without_a_region_waits_in_hand() -> None:
    t = table(
        "gnomes miners",
        "orcs champion",
        a={"hand": 8},
        b={"hand": 4},
        regions={"L1A-04": "A 1", "L1A-01": "A 1", "L1A-08": "B champion"},
    )
    t.do("A expand", "A conquer L1A-08", "A stop").place_all("A").do("B expand")
    assert (t["champion"], t["champion_off"], t["captor"]) == ("-", 1, "-")
    t.do("B conquer S1B-01", "B arm champion", "B conquer S1B-05")
    assert t["champion"] == "S1B-05"


@pytest.mark.rule("SWW-POWER-CHAMPION-06")
def test_the_champion_makes_no_first_conquest() -> None:
    t = table("orcs champion", a={"hand": 9}).do("A expand")
    assert t.offers("A", "conquer")
    t.refuses("A arm champion", "SWW-POWER-CHAMPION-06")


@pytest.mark.rule("SWW-POWER-CHAMPION-06")
def test_the_champion_does_not_cross_the_sea() -> None:
    t = champion(a={"hand": 9}).do("A expand")
    assert "conquer S1B-01" in t.offers("A")
    t.do("A arm champion")
    t.refuses("A conquer S1B-01", "SWW-POWER-CHAMPION-06")
    assert t.offers("A", "conquer") == [f"conquer L1A-{n}" for n in ("01", "03", "05", "08")]


@pytest.mark.rule("SWW-POWER-CHAMPION-07")
def test_taking_up_a_champion_that_stands_alone_empties_its_region() -> None:
    t = champion(regions={"L1A-01": "A champion", "L1A-09": "A 1"}).do("A expand")
    t.refuses("A arm champion", "SWW-POWER-CHAMPION-07")
    t.do("A recall")
    assert (t["holder L1A-01"], t["champion"], t["regions A"]) == ("-", "-", 2)
    t.do("A arm champion", "A conquer L1A-08")
    assert t["champion"] == "L1A-08"


@pytest.mark.rule("SWW-POWER-CHAMPION-07")
def test_a_champion_beside_tokens_is_taken_up_with_the_spare_ones() -> None:
    t = champion(regions={"L1A-01": "A 1 champion"}).do("A expand")
    assert (t["holder L1A-01"], t["champion"]) == ("A", "-")
    t.refuses("A recall", "SWW-POWER-CHAMPION-07")
    t.do("A arm champion", "A conquer L1A-08")


@pytest.mark.rule("SWW-POWER-CHAMPION-07")
def test_a_champion_can_only_be_taken_up_while_readying() -> None:
    t = champion(a={"hand": 5}, regions={"L1A-01": "A champion"})
    t.do("A expand", "A conquer L1A-08")
    t.refuses("A recall", "SWW-POWER-CHAMPION-07")
    t.refuses("A arm champion", "SWW-POWER-CHAMPION-07")


@pytest.mark.rule("SWW-POWER-CHAMPION-07")
def test_in_decline_the_champion_leaves_and_what_it_held_alone_is_empty() -> None:
    t = champion(a={"hand": 0}, regions={"L1A-01": "A champion"}).do("A decline")
    assert (t["holder L1A-01"], t["champion"], t["champion_off"]) == ("-", "-", 0)
    assert t["coins A"] == 6  # for L1A-04 alone
