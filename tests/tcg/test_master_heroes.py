"""Master heroes (rulebook p.10): a hero turns into another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tcg.reprint import reprint
from tests.tcg.table import Duel

KING, YSERA = "the-lich-king", "ysera-the-dreamer"


def before(b: dict[str, Any] | None = None, **more: Any) -> Duel:
    """A can play The Lich King (cost 11, health 40)."""
    a: dict[str, Any] = {"resources": 12, "hand": ["The Lich King"]}
    return Duel(A=a | more, B=b or {})


def king(**more: Any) -> Duel:
    """A has played The Lich King."""
    return before(**more).do(f"A play {KING}").resolve()


@pytest.mark.rule("TCG-MASTERHERO-01", "TCG-HERO-09")
def test_the_hero_turns_into_the_master_hero() -> None:
    t = king()
    assert (t["party A"], t["ready A"]) == ([KING], 1)
    assert (t["atk hero@A"], t["health hero@A"]) == (4, 40)
    assert len(t.s.heroes) == 2


@pytest.mark.rule("TCG-MASTERHERO-02")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_it_keeps_damage_attachments_counters_and_position(exhausted: int) -> None:
    t = before(damage=12, exhausted=bool(exhausted))
    hero = t.s.heroes[0]
    t.s.stake[hero] = 1
    t.do(f"A play {KING}").resolve()
    assert (t["damage hero@A"], t["exhausted hero@A"], t["stake hero@A"]) == (12, exhausted, 1)
    assert t["health hero@A"] == 40


@pytest.mark.rule("TCG-MASTERHERO-02")
def test_it_keeps_what_is_attached_to_the_old_hero() -> None:
    t = Duel(
        A={"resources": 11, "hand": ["The Lich King"]}, B={"play": ["Rend | on hero@A", "Cerwyn"]}
    )
    t.do(f"A play {KING}").resolve()
    assert (t["attachments hero@A"], t["graveyard B"]) == (["rend"], [])


@pytest.mark.rule("TCG-MASTERHERO-03")
def test_the_old_hero_is_removed_from_the_game() -> None:
    t = king()
    assert (t["removed A"], t["graveyard A"]) == (["gurzak-of-orgrimmar"], [])


@pytest.mark.rule("TCG-MASTERHERO-04")
def test_a_master_hero_goes_on_the_chain_and_may_be_responded_to() -> None:
    t = before({"resources": 1, "hand": ["Fire Blast"]})
    t.do(f"A play {KING}")
    assert (t["links"], t["party A"], t.asked) == ([KING], ["gurzak-of-orgrimmar"], "B")
    t.do("B play fire-blast", "B target hero@A").resolve()
    events = " ".join(t.events)
    assert events.index("dealt") < events.index("mastered")
    assert (t["party A"], t["damage hero@A"]) == ([KING], 2)


@pytest.mark.rule("TCG-MASTERHERO-04")
def test_a_master_hero_is_played_only_in_the_own_action_phase_with_an_empty_chain() -> None:
    b = {"resources": 9, "hand": ["Fire Blast", "Fire Blast"]}
    a = {"resources": 12, "hand": ["The Lich King", "Fire Blast"]}
    t = Duel(A=a, B=b, stops="every")
    assert t.can(f"A play {KING}")
    t.do("A play fire-blast", "A target hero@B")
    t.refuses(f"A play {KING}", "TCG-ACTION-03")  # the chain is not empty
    t.resolve().do("A attack hero@A").resolve()
    t.refuses(f"A play {KING}", "TCG-ACTION-03")  # combat
    while t["attacking"] != "-":
        t.passes()
    assert t.can(f"A play {KING}")
    t.passes(2)
    assert t["window"] == "end"
    t.refuses(f"A play {KING}", "TCG-ACTION-03")


@pytest.mark.rule("TCG-MASTERHERO-05")
def test_effects_on_the_old_hero_are_on_the_new_one() -> None:
    a = {"hero": "Leisha of Darnassus", "resources": 14, "hand": ["The Lich King"]}
    t = Duel(A=a)
    t.do("A use hero@A leisha-of-darnassus.1").resolve()
    assert t["atk hero@A"] == 3
    t.do(f"A play {KING}").resolve()
    assert t["atk hero@A"] == 4 + 3
    t.end_turn()
    assert t["assault hero@A"] == 0


@pytest.mark.rule("TCG-MASTERHERO-06")
def test_it_enters_face_up_and_has_nothing_to_flip() -> None:
    t = king(flipped=True, resources=20)
    assert t["down hero@A"] == 0
    assert t.offers("A", "use") == []


@pytest.mark.rule("TCG-MASTERHERO-07")
@pytest.mark.parametrize(("health", "winner"), [(25, "B"), (27, "-")])
def test_damage_that_is_fatal_for_the_new_hero_loses_the_game(
    monkeypatch: pytest.MonkeyPatch, health: int, winner: str
) -> None:
    reprint(monkeypatch, "The Lich King", health=health)
    t = king(damage=26)
    assert (t["party A"], t["damage hero@A"]) == ([KING], 26)
    assert t["winner"] == winner


@pytest.mark.rule("TCG-MASTERHERO-08")
def test_its_printed_traits_replace_those_of_the_old_hero() -> None:
    """Kor'kron Vanguard is for Horde characters; Wildlife Defender for those with a Dragonkin."""
    power = "A use korkron-vanguard korkron-vanguard.1"
    row = ["Kor'kron Vanguard", *["Cerwyn | down"] * 19]
    t = Duel(A={"resources": row, "hand": ["Ysera the Dreamer"], "play": ["Wildlife Defender"]})
    assert t.can(power)
    assert t["keywords hero@A"] == []
    t.do(f"A play {YSERA}").resolve()
    assert (t["atk hero@A"], t["health hero@A"], t["mend hero@A"]) == (3, 40, 3)
    t.refuses(power, "TCG-TARGET-02")  # no Horde any more
    assert t["keywords hero@A"] == ["protector"]


@pytest.mark.rule("TCG-MASTERHERO-08")
def test_its_powers_replace_those_of_the_old_hero() -> None:
    t = king(play=["Fel Iron Hatchet", "Cerwyn"], graveyard=["Kor Cindervein"], resources=20)
    assert t.offers("A", "use") == []  # Gurzak's own power is gone
    t.end_turn()
    assert "triggered A the-lich-king the-lich-king.2" not in t.events  # B's graveyard is empty
    t.end_turn()
    assert "kor-cindervein" in t["party A"]


@pytest.mark.rule("TCG-MASTERHERO-10", "TCG-HERO-09")
def test_a_master_hero_replaces_another() -> None:
    a = {"hero": "The Lich King", "damage": 7, "exhausted": True, "resources": 20}
    t = Duel(A=a | {"hand": ["Ysera the Dreamer"]}, B={"play": ["Rend | on hero@A"]})
    t.do(f"A play {YSERA}").resolve()
    assert (t["party A"], t["removed A"], t.label) == ([YSERA], [KING], "priority")
    assert (t["damage hero@A"], t["exhausted hero@A"]) == (7, 1)
    assert t["attachments hero@A"] == ["rend"]
