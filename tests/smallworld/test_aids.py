"""Aids for the next conquest: chosen, used by making it, and put back until then."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.gates import window_gate
from tabard.games.smallworld import GAME
from tests.smallworld.table import Table

A = {"race": "orcs", "power": "farmers", "hand": 9}
B = {"race": "trolls", "power": "miners"}
REGIONS = {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-08": "B 1"}


def table(**spec: Any) -> Table:
    base: dict[str, Any] = {"faces": ["L1A", "S1B"], "A": A, "B": B, "regions": REGIONS}
    return Table(**{**base, **spec}).do("A expand")


def frostmourne(**spec: Any) -> Table:
    return table(treasures={"L1A-04": "frostmourne"}, **spec)


def verbs(t: Table) -> set[str]:
    return {text.split()[0] for text in t.offers("A")}


@pytest.mark.rule("SWW-ARTIFACT-FROSTMOURNE-01")
def test_an_aid_that_is_put_back_was_not_used() -> None:
    t = frostmourne()
    plain = t["cost A L1A-08"]
    t.do("A arm frostmourne")
    assert t["cost A L1A-08"] < plain
    t.do("A put_back frostmourne")
    assert (t["cost A L1A-08"], t["armed"], t["treasure_used 1"]) == (plain, 0, 0)
    assert t.events[-2:] == ["armed A frostmourne", "put_back A frostmourne"]
    t.do("A conquer L1A-08")
    assert t["treasure L1A-04"] == "frostmourne"
    t.do("A arm frostmourne")
    assert "put_back frostmourne" in t.offers("A")


def test_nobody_goes_to_and_fro() -> None:
    """No position comes twice while one player decides."""
    t = frostmourne()
    stops = [t.s.copy()]
    for move in ("A arm frostmourne", "A put_back frostmourne"):
        t.do(move)
        stops.append(t.s.copy())
    assert "arm frostmourne" not in t.offers("A")
    t.refuses("A arm frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")
    assert window_gate(GAME, stops) is None
    t.do("A abandon L1A-01")
    assert "arm frostmourne" in t.offers("A")


def test_one_of_two_aids_is_put_back() -> None:
    t = frostmourne(A=A | {"race": "gnomes", "hand": 6})
    t.do("A arm assault", "A arm frostmourne", "A put_back assault")
    assert t.offers("A", "put_back") == ["put_back frostmourne"]
    assert t.offers("A", "arm") == []
    other = frostmourne(A=A | {"race": "gnomes", "hand": 6})
    other.do("A arm frostmourne", "A arm assault", "A put_back assault")
    assert other.s.key() == t.s.key()


@pytest.mark.parametrize(("power", "verb"), [("menacing", "push"), ("portalmages", "swap")])
def test_an_aid_that_is_chosen_keeps_from_nothing_else(power: str, verb: str) -> None:
    t = frostmourne(A=A | {"power": power})
    before = verbs(t)
    assert {verb, "abandon", "stop"} <= before
    t.do("A arm frostmourne")
    assert verbs(t) == before - {"arm"} | {"put_back"}
    t.do(f"A {t.offers('A', verb)[0]}")
    while t.label not in ("conquest", "redeploy"):
        t.do(f"{t.asked} {t.offers(t.asked)[0]}")
    assert t["armed"] != 0
    assert "put_back frostmourne" in t.offers("A")


def test_who_stops_with_an_aid_has_not_used_it() -> None:
    t = frostmourne().do("A arm frostmourne", "A stop")
    assert (t["armed"], t["put_back"], t["treasure_used 1"]) == (0, 0, 0)
    assert t.label == "redeploy"


def test_an_aid_goes_with_the_region_it_lies_in() -> None:
    t = frostmourne().do("A arm frostmourne", "A abandon L1A-04")
    assert t["armed"] == 0
    assert not t.offers("A", "put_back")
    t.refuses("A put_back frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01")
    kept = frostmourne().do("A arm frostmourne", "A abandon L1A-01")
    assert "put_back frostmourne" in kept.offers("A")


@pytest.mark.rule("SWW-RACE-ETHEREALS-04")
def test_with_a_raid_chosen_there_is_no_theft() -> None:
    t = table(
        A=A | {"race": "ethereals"},
        regions={"L1A-02": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-06": "frostmourne", "L1A-03": "dark_portal"},
    )
    assert "steal L1A-06 L1A-02" in t.offers("A")
    t.do("A arm relic")
    assert "steal L1A-06 L1A-02" not in t.offers("A")
    t.refuses("A steal L1A-06 L1A-02", "SWW-RACE-ETHEREALS-04")
    t.do("A put_back relic")
    assert "steal L1A-06 L1A-02" in t.offers("A")


def test_the_races_aid_is_offered_before_an_artifacts() -> None:
    t = table(
        A=A | {"race": "ethereals", "hand": 7},
        regions={"L1A-02": "A 1", "L1A-06": "A 1", "L1A-08": "B 1"},
        treasures={"L1A-06": "doomhammer", "L1A-03": "dark_portal"},
    )
    armed = [text for text in t.offers("A") if text.startswith("arm ")]
    assert armed == ["arm relic", "arm doomhammer"]


def test_why_an_aid_can_or_can_not_be_put_back() -> None:
    def why(t: Table, text: str) -> Any:
        return GAME.explain(t.s, 0, GAME.options.parse(t.s, text))

    t = frostmourne()
    assert why(t, "put_back frostmourne").key == "why-not-armed"
    t.do("A arm frostmourne")
    assert why(t, "put_back frostmourne").key == "legal-put-back"
    t.do("A put_back frostmourne")
    assert why(t, "arm frostmourne").key == "why-put-back"
