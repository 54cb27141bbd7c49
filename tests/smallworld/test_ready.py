"""Readying troops and abandoning regions (rulebook p.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table

TROLLS = {"race": "trolls", "power": "sailors"}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", "A": TROLLS, **spec})


@pytest.mark.rule("SWW-READY-01")
def test_all_tokens_but_one_in_each_region_are_taken_up() -> None:
    t = table(regions={"L1A-01": "A 3", "L1A-02": "A 2", "L1A-06": "A 1"})
    assert t["hand A"] == 0
    t.do("A expand")
    assert t["hand A"] == 3
    assert [t[f"tokens {r}"] for r in ("L1A-01", "L1A-02", "L1A-06")] == [1, 1, 1]


@pytest.mark.rule("SWW-READY-02")
def test_only_tokens_in_hand_conquer() -> None:
    t = table(regions={"L1A-01": "A 3", "L1A-02": "A 1", "L1A-06": "A 1"})
    t.do("A expand")
    assert (t["hand A"], t["cost A L1A-03"]) == (2, 3)
    t.refuses("A conquer L1A-03", "SWW-FINAL-01")
    t.do("A abandon L1A-02", "A conquer L1A-03")
    assert "conquered A L1A-03 3" in t.events


@pytest.mark.rule("SWW-READY-02")
def test_tokens_already_used_stay_where_they_are_until_the_redeployment() -> None:
    t = table(regions={"L1A-02": "A 5"}).do("A expand", "A conquer L1A-06")
    assert (t["tokens L1A-06"], t["hand A"]) == (2, 2)
    t.refuses("A conquer L1A-03", "SWW-FINAL-01")


@pytest.mark.rule("SWW-READY-03")
def test_declined_tokens_stay_where_they_are() -> None:
    t = table(
        A={**TROLLS, "declined": "tauren"},
        regions={"L1A-02": "A 1", "L1A-13": "A declined 2"},
    )
    t.do("A expand")
    assert (t["hand A"], t["tokens L1A-13"]) == (0, 2)
    t.refuses("A abandon L1A-13", "SWW-ABANDON-01")


@pytest.mark.rule("SWW-ABANDON-01")
def test_an_abandoned_region_is_nobodys_and_its_tokens_are_free() -> None:
    t = table(regions={"L1A-01": "A 1", "L1A-02": "A 2"}).do("A expand", "A abandon L1A-01")
    assert t["hand A"] == 1 + 1
    assert (t["tokens L1A-01"], t["holder L1A-01"], t["regions A"]) == (0, "-", 1)


@pytest.mark.rule("SWW-ABANDON-01")
def test_all_regions_may_be_abandoned_and_the_race_enters_anew() -> None:
    t = table(A={"race": "trolls", "power": "farmers"}, regions={"L1A-03": "A 2", "L1A-06": "A 2"})
    t.do("A expand", "A abandon L1A-03", "A abandon L1A-06")
    assert (t["hand A"], t["regions A"]) == (4, 0)
    assert t["cost A L1A-02"] == 3  # an entry region, by sea
    t.refuses("A conquer L1A-06", "SWW-FIRST-02")


@pytest.mark.rule("SWW-ABANDON-01")
def test_nobody_abandons_what_others_hold() -> None:
    t = table(B={"race": "naga", "power": "menacing"}, regions={"L1A-02": "A 1", "L1A-06": "B 1"})
    t.do("A expand")
    assert t.offers("A", "abandon") == ["abandon L1A-02"]


@pytest.mark.rule("SWW-ABANDON-02")
def test_an_abandoned_region_pays_nothing() -> None:
    t = table(regions={"L1A-01": "A 1", "L1A-02": "A 1", "L1A-03": "A 1", "L1A-06": "A 1"})
    t.do("A expand", "A abandon L1A-01").end("A")
    assert t["coins A"] == 5 + 3


@pytest.mark.rule("SWW-ABANDON-03")
def test_no_region_is_abandoned_after_the_first_conquest() -> None:
    t = table(regions={"L1A-02": "A 9", "L1A-01": "A 1"}).do("A expand")
    assert t.offers("A", "abandon") == ["abandon L1A-01", "abandon L1A-02"]
    t.do("A conquer L1A-06")
    t.refuses("A abandon L1A-01", "SWW-ABANDON-03")
    t.refuses("A abandon L1A-06", "SWW-ABANDON-03")


@pytest.mark.rule("SWW-ABANDON-03")
def test_no_region_is_abandoned_after_an_ability_was_used_on_others() -> None:
    t = table(
        A={"race": "trolls", "power": "menacing"},
        B={"race": "naga", "power": "sailors"},
        regions={"L1A-02": "A 3", "L1A-06": "B 2", "L1A-14": "B 1"},
    )
    t.do("A expand", "A push L1A-06")
    t.refuses("A abandon L1A-02", "SWW-ABANDON-03")


@pytest.mark.rule("SWW-ABANDON-04")
def test_an_artifact_stays_in_an_abandoned_region() -> None:
    t = table(regions={"L1A-01": "A 3", "L1A-02": "A 1"}, treasures={"L1A-02": "frostmourne"})
    t.do("A expand")
    assert "arm frostmourne" in t.offers("A")
    t.do("A abandon L1A-02")
    assert (t["treasure L1A-02"], t["holder L1A-02"]) == ("frostmourne", "-")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")


@pytest.mark.rule("SWW-ABANDON-04")
def test_a_place_stays_in_an_abandoned_region() -> None:
    t = table(regions={"L1A-01": "A 3", "L1A-02": "A 1"}, treasures={"L1A-02": "dark_portal"})
    t.do("A expand", "A abandon L1A-02")
    assert t["treasure L1A-02"] == "dark_portal"
    t.end("A")
    assert t["coins A"] == 5 + 1


@pytest.mark.rule("SWW-ABANDON-05", "SWW-RACE-NIGHTELVES-05")
@pytest.mark.parametrize(
    ("race", "power", "piece"),
    [("night_elves", "sailors", "wall"), ("trolls", "garrison", "garrison")],
)
def test_walls_and_garrisons_vanish_from_an_abandoned_region(
    race: str, power: str, piece: str
) -> None:
    t = table(
        A={"race": race, "power": power},
        regions={"L1A-02": f"A 1 {piece}", "L1A-04": f"A 1 {piece}"},
    )
    t.do("A expand", "A abandon L1A-02")
    assert (t[f"{piece}s L1A-02"], t[f"{piece}s L1A-04"]) == (0, 1)
