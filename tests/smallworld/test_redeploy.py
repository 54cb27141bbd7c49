"""Redeployment (rulebook p.6): the player's own tokens, once the conquests are over."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table


def camp(regions: dict[str, str], hand: int = 0, **spec: object) -> Table:
    """A's Orcs have just stopped conquering."""
    start: dict[str, object] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": "miners", "hand": hand, "declined": "trolls"},
        "regions": {"L1A-09": "A declined 2", **regions},
    }
    return Table(**start | spec).do("A expand", "A stop")


@pytest.mark.rule("SWW-REDEPLOY-01")
@pytest.mark.parametrize("split", [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_tokens_move_freely_between_ones_regions(split: tuple[int, int]) -> None:
    t = camp({"L1A-02": "A 4", "L1A-06": "A 1"})
    for region, tokens in zip(("L1A-02", "L1A-06"), split, strict=True):
        for _ in range(tokens - 1):
            assert t.label == "redeploy"
            t.do(f"A place {region}")
    assert (t["tokens L1A-02"], t["tokens L1A-06"]) == split
    assert t.asked == "B"


@pytest.mark.rule("SWW-REDEPLOY-01")
def test_tokens_that_conquered_this_turn_move_too() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners", "hand": 4},
        regions={"L1A-02": "A 1", "L1A-06": "empty"},
    )
    t.do("A expand", "A conquer L1A-06")
    assert t["tokens L1A-06"] == 2
    t.do("A stop", "A place L1A-02", "A place L1A-02", "A place L1A-02")
    assert (t["tokens L1A-02"], t["tokens L1A-06"]) == (4, 1)


@pytest.mark.rule("SWW-REDEPLOY-02")
def test_tokens_cross_the_sea_freely() -> None:
    t = camp({"L1A-11": "A 3", "S1B-05": "A 1"})
    assert t.offers("A") == ["place L1A-11", "place S1B-05"]
    t.do("A place S1B-05", "A place S1B-05")
    assert (t["tokens L1A-11"], t["tokens S1B-05"]) == (1, 3)


@pytest.mark.rule("SWW-REDEPLOY-03")
def test_every_region_keeps_a_token() -> None:
    t = camp({"L1A-02": "A 3", "L1A-06": "A 1", "S1B-05": "A 2"})
    assert t["ready A"] == 2 + 0 + 1
    assert [t[f"tokens {region}"] for region in ("L1A-02", "L1A-06", "S1B-05")] == [1, 1, 1]
    assert t.offers("A") == ["place L1A-02", "place L1A-06", "place S1B-05"]
    t.refuses("A abandon L1A-06", "SWW-ABANDON-03")
    for _ in range(3):
        t.do("A place L1A-02")
    assert [t[f"tokens {region}"] for region in ("L1A-02", "L1A-06", "S1B-05")] == [4, 1, 1]


@pytest.mark.rule("SWW-REDEPLOY-03")
def test_one_can_not_redeploy_to_regions_of_others_or_of_nobody() -> None:
    t = camp(
        {"L1A-02": "A 3", "L1A-06": "A 1", "S1B-01": "B 1"},
        B={"race": "humans", "power": "farmers"},
    )
    for region in ("L1A-03", "S1B-01", "L1A-07"):
        t.refuses(f"A place {region}", "SWW-REDEPLOY-01")


@pytest.mark.rule("SWW-REDEPLOY-04")
def test_declined_tokens_neither_move_nor_get_company() -> None:
    t = camp({"L1A-02": "A 3", "L1A-06": "A 1"})
    assert (t["tokens L1A-09"], t["ready A"]) == (2, 2)  # the two Trolls were not taken up
    t.refuses("A place L1A-09", "SWW-REDEPLOY-01")
    t.place_all("A")
    assert (t["tokens L1A-09"], t["holder L1A-09"]) == (2, "A-declined")


@pytest.mark.rule("SWW-REDEPLOY-05")
def test_recruited_forsaken_arrive_when_the_redeployment_begins() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "forsaken", "power": "miners", "hand": 4},
        regions={"L1A-06": "A 1", "L1A-10": "murloc", "S1B-05": "A 1"},
    )
    t.do("A expand", "A conquer L1A-10")
    assert (t.label, t["ready A"]) == ("conquest", 1)  # not yet
    t.do("A stop", "A recruit 1")
    assert (t.label, t["ready A"]) == ("redeploy", 1 + 2 + 1)
    assert t.offers("A") == ["place L1A-06", "place L1A-10", "place S1B-05"]
    for _ in range(4):
        t.do("A place S1B-05")
    assert t["tokens S1B-05"] == 5


@pytest.mark.rule("SWW-REDEPLOY-05")
def test_the_spirit_healers_token_arrives_when_the_redeployment_begins() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners", "hand": 1},
        regions={"L1A-06": "A 1", "S1B-05": "A 1"},
        treasures={"L1A-06": "spirit_healer"},
    )
    t.do("A expand")
    assert t["ready A"] == 1  # not yet
    t.do("A stop")
    assert (t.label, t["ready A"]) == ("redeploy", 2)
    t.do("A place S1B-05", "A place S1B-05")
    assert (t["tokens S1B-05"], t["tray orcs"]) == (3, 11 - 4)


@pytest.mark.rule("SWW-REDEPLOY-06")
@pytest.mark.parametrize("here", range(4))
def test_tokens_left_in_hand_go_into_ones_regions_in_any_split(here: int) -> None:
    t = camp({"L1A-02": "A 1", "L1A-06": "A 1"}, hand=3)
    for n in range(3):
        t.do(f"A place {'L1A-02' if n < here else 'L1A-06'}")
    assert (t["tokens L1A-02"], t["tokens L1A-06"]) == (1 + here, 4 - here)
    assert (t["ready A"], t.asked) == (0, "B")


@pytest.mark.rule("SWW-REDEPLOY-06")
def test_with_no_region_they_stay_in_hand() -> None:
    t = camp({}, hand=3)
    assert (t["ready A"], t.asked) == (3, "B")
