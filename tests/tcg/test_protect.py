"""Protecting (rulebook p.6): who may step in, when, and what becomes of the first defender."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tcg.asked import dealt, duel, happened
from tests.tcg.table import Duel

KOR = {"play": ["Kor Cindervein"]}


def attacked(at: str = "hero@B", **side: Any) -> Duel:
    """Kor attacks; the first chance to act is over."""
    t = duel(stops="every", A=KOR, B=side)
    return t.attack("kor-cindervein", at).passes(2)


@pytest.mark.rule("TCG-PROTECT-01")
def test_a_protector_is_exhausted_and_becomes_the_defender() -> None:
    t = attacked(play=["Trixie Boltclunker"])
    assert t["defending"] == "stromdak-of-ironforge"
    t.do("B protect trixie-boltclunker")
    assert t["defending"] == "trixie-boltclunker"
    assert t["exhausted trixie-boltclunker"] == 1
    t.passes(2)
    assert t["damage trixie-boltclunker"] == 3
    assert t["damage hero@B"] == 0
    assert t["damage kor-cindervein"] == 1


@pytest.mark.rule("TCG-PROTECT-02", "TCG-PROTECT-15")
def test_protecting_comes_between_the_two_windows_and_cannot_be_answered() -> None:
    t = duel(
        stops="every",
        A={**KOR, "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Parvink"], "resources": 1, "hand": ["Fire Blast"]},
    )
    t.attack("kor-cindervein", "hero@B")
    t.passes()
    assert t["window"] == "attack"
    assert t.asked == "B"
    assert t.offers("B", "protect") == []
    t.passes()
    assert t.label == "protect"
    assert t.asked == "B"
    t.do("B protect parvink")
    assert t["links"] == []
    assert (t.label, t.asked, t["window"]) == ("priority", "A", "defend")
    assert t.passes().offers("B", "protect") == []


@pytest.mark.rule("TCG-PROTECT-03")
def test_an_exhausted_protector_cannot_protect() -> None:
    t = attacked(play=["Parvink | exhausted"])
    assert (t.label, t["window"]) == ("priority", "defend")


@pytest.mark.rule("TCG-PROTECT-04", "TCG-PROTECT-16")
def test_a_protector_that_came_this_very_turn_may_protect() -> None:
    t = duel(
        stops="every",
        A=KOR,
        B={"resources": 5, "hand": ["Rebirth"], "graveyard": ["Parvink"]},
    )
    t.attack("kor-cindervein", "hero@B").passes().do("B play rebirth").resolve()
    assert t["fresh parvink"] == 1
    t.passes(2)
    assert t.can("B protect parvink")


@pytest.mark.rule("TCG-PROTECT-05")
def test_nobody_has_to_protect() -> None:
    t = attacked(play=["Parvink"]).do("B hold").passes(2)
    assert t["damage hero@B"] == 3
    assert t["exhausted parvink"] == 0


@pytest.mark.rule("TCG-PROTECT-06")
def test_only_one_character_protects_in_a_combat() -> None:
    t = attacked(play=["Parvink", "Trixie Boltclunker"])
    assert t.can("B protect parvink")
    assert t.can("B protect trixie-boltclunker")
    t.do("B protect parvink")
    assert t.label == "priority"
    assert t["exhausted trixie-boltclunker"] == 0
    t.passes(2)
    assert happened(t, "protects") == ["protects"]
    assert t["graveyard B"] == ["parvink"]


@pytest.mark.rule("TCG-PROTECT-07")
def test_a_proposed_defender_does_not_protect_itself() -> None:
    t = attacked("trixie-boltclunker", play=["Trixie Boltclunker"])
    assert (t.label, t["window"]) == ("priority", "defend")
    assert t["defending"] == "trixie-boltclunker"
    assert t["exhausted trixie-boltclunker"] == 0


@pytest.mark.rule("TCG-PROTECT-08", "TCG-PROTECT-09")
def test_nobody_protects_against_an_ability() -> None:
    t = duel(
        stops="every",
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Parvink", "Cerwyn"]},
    )
    t.do("A play fire-blast", "A target cerwyn@B", "A pass")
    assert t.asked == "B"
    assert t.offers("B") == ["pass"]
    t.passes()
    assert t["graveyard B"] == ["cerwyn"]
    assert t["exhausted parvink"] == 0


@pytest.mark.rule("TCG-PROTECT-10")
@pytest.mark.parametrize("at", ["hero@B", "cerwyn@B"])
def test_a_protector_steps_in_for_any_character_of_its_party(at: str) -> None:
    t = attacked(at, play=["Cerwyn", "Parvink"])
    assert t.asked == "B"
    assert t.can("B protect parvink")


@pytest.mark.rule("TCG-PROTECT-11")
def test_only_those_with_protector_are_offered() -> None:
    t = attacked(play=["Parvink", "Cerwyn", "Tinker Casey Springlock", "Kor Cindervein"])
    assert len(t.offers("B")) == 3
    assert t.can("B protect parvink")
    assert t.can("B protect tinker-casey-springlock")
    t = attacked(play=["Tinker Casey Springlock | damage 1"])
    assert t.label == "priority"


@pytest.mark.rule("TCG-PROTECT-12")
def test_a_hero_with_protector_protects_an_ally_and_may_strike() -> None:
    t = attacked("cerwyn@B", play=["Cerwyn", "Brutal Bear Form", "Fel Iron Hatchet"])
    t.do("B protect hero@B")
    assert t["exhausted hero@B"] == 1
    assert t.label == "strike"
    assert t.asked == "B"
    t.do("B strike fel-iron-hatchet").passes(2)
    assert t["damage hero@B"] == 3
    assert t["damage kor-cindervein"] == 2
    assert t["damage cerwyn@B"] == 0


@pytest.mark.rule("TCG-PROTECT-13")
def test_the_first_defender_stays_out_even_if_the_protector_leaves() -> None:
    t = duel(
        stops="every",
        A={**KOR, "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Parvink"]},
    )
    t.attack("kor-cindervein", "hero@B").passes(2).do("B protect parvink")
    t.do("A play fire-blast", "A target parvink").resolve()
    assert t["graveyard B"] == ["parvink"]
    t.passes(2)
    assert dealt(t) == [2]
    assert t["damage hero@B"] == 0
    assert t["attacking"] == "-"


@pytest.mark.rule("TCG-PROTECT-14")
def test_an_elusive_character_may_protect() -> None:
    t = duel(stops="every", A=KOR, B={"play": ["Gully Rustinax"]})
    t.do("A attack kor-cindervein")  # only the hero can be attacked: no question
    t.resolve().passes(2)
    assert t["defending"] == "stromdak-of-ironforge"
    assert t.can("B protect gully-rustinax")


@pytest.mark.rule("TCG-PROTECT-16")
def test_protecting_is_no_activated_power() -> None:
    t = attacked(play=["Parvink | fresh"])
    assert t.can("B protect parvink")
