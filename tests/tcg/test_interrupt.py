"""Effects on the chain, and interruption (rulebook p.28-40)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tcg.asked import dealt, duel, held, verbs
from tests.tcg.table import Duel

# -- effects ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-EFFECT-01")
def test_a_used_power_waits_on_the_chain_as_an_effect() -> None:
    t = duel(A={"play": ["Lifemender Dorn"], "resources": 1, "damage": 3})
    t.do("A use lifemender-dorn lifemender-dorn.1", "A target hero@A")
    assert t["chain"][0][0] == "effect"
    assert t["damage hero@A"] == 3
    assert t["zone_of lifemender-dorn"] == "play"
    t.resolve()
    assert t["chain"] == []
    assert t["damage hero@A"] == 2


@pytest.mark.rule("TCG-EFFECT-02", "TCG-STRIKE-06")
def test_a_trigger_and_a_proposal_are_effects_but_a_strike_is_none() -> None:
    t = duel(stops="every", A={"play": ["Blackcrow", "Fel Iron Hatchet"], "resources": 1})
    t.do("A attack hero@A")
    assert [link[0] for link in t["chain"]] == ["proposal"]
    t.passes(2).do("A strike blackcrow")
    assert t["links"] == ["blackcrow"]  # what the strike has triggered
    t = duel(stops="every", A={"play": ["Fel Iron Hatchet"]})
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["links"] == []
    assert t["window"] == "attack"


# -- interrupting ----------------------------------------------------------------------------------


def counter(card: str, *moves: str, **side: Any) -> Duel:
    """A plays a card, B counters it."""
    slug = card.lower().replace(" ", "-")
    t = duel(
        A={"resources": 6, "hand": [card], **side}, B={"resources": 4, "hand": ["Counterspell"]}
    )
    return t.do(f"A play {slug}", *moves, "B play counterspell")


@pytest.mark.rule("TCG-INTERRUPT-01")
def test_an_interrupted_ability_does_nothing() -> None:
    t = counter("Starfire", "A target hero@B").resolve()
    assert t["damage hero@B"] == 0
    assert held(t, "A") == []
    assert t["links"] == []


@pytest.mark.rule("TCG-INTERRUPT-02")
def test_an_interrupted_card_goes_to_the_graveyard_without_having_been_in_play() -> None:
    t = counter("Battle Shout").resolve()
    assert t["graveyard A"] == ["battle-shout"]
    assert t["graveyard B"] == ["counterspell"]
    assert "entered" not in verbs(t)
    assert "destroyed" not in verbs(t)


@pytest.mark.rule("TCG-INTERRUPT-03", "TCG-TARGET-14")
def test_only_another_card_on_the_chain_can_be_interrupted() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Counterspell", "Scorch"], "play": ["Battle Shout"]},
        B={"play": ["Battle Shout"]},
        stops="every",
    )
    assert not t.can("A play counterspell")
    t.do("A play scorch", "A target hero@B")
    assert t.can("A play counterspell")
    t.do("A play counterspell")
    assert t["links"] == ["scorch", "counterspell"]


@pytest.mark.rule("TCG-INTERRUPT-04")
@pytest.mark.parametrize(
    "moves",
    [
        ["A use lifemender-dorn lifemender-dorn.1", "A target hero@A"],
        ["A play cerwyn"],
        ["A attack lifemender-dorn"],
    ],
)
def test_what_interrupts_an_ability_can_aim_at_nothing_else(moves: list[str]) -> None:
    t = duel(
        A={"resources": 3, "play": ["Lifemender Dorn"], "hand": ["Cerwyn"]},
        B={"resources": 2, "hand": ["Counterspell"]},
    )
    t.do(*moves)
    assert len(t["links"]) == 1
    assert t.asked == "B"
    assert not t.can("B play counterspell")


@pytest.mark.rule("TCG-INTERRUPT-05")
def test_after_an_interruption_the_turn_player_has_priority() -> None:
    t = duel(
        stops="every",
        A={"resources": 3, "hand": ["Scorch", "Fire Blast"]},
        B={"resources": 4, "hand": ["Counterspell", "Fire Blast"]},
    )
    t.do("A play fire-blast", "A target hero@B", "A pass", "B play counterspell")
    t.passes(2)
    assert "interrupted" in verbs(t)
    assert t["links"] == []
    assert t.asked == "A"


@pytest.mark.rule("TCG-INTERRUPT-05", "TCG-TARGET-04")
def test_the_rest_of_the_chain_waits_when_the_game_interrupts_a_link() -> None:
    t = duel(
        stops="every",
        A={"resources": 5, "hand": ["Fire Blast", "Arcane Shot"]},
        B={"play": ["Scaramanga"], "resources": 2},
    )
    t.do("A play fire-blast", "A target hero@B", "A play arcane-shot", "A target scaramanga")
    t.do("A pass", "B use scaramanga scaramanga.1").passes(4)
    assert t["links"] == ["fire-blast"]
    assert t.asked == "A"
    assert t["damage hero@B"] == 0


@pytest.mark.rule("TCG-INTERRUPT-06")
def test_no_effect_interrupts_arcane_barrage() -> None:
    t = counter("Arcane Barrage", "A target hero@B").resolve()
    assert t["damage hero@B"] == 4
    assert t["graveyard B"] == ["counterspell"]


@pytest.mark.rule("TCG-INTERRUPT-06")
def test_the_game_itself_interrupts_arcane_barrage_without_a_target() -> None:
    t = duel(
        A={"resources": 4, "hand": ["Arcane Barrage"]},
        B={"play": ["Scaramanga"], "resources": 2},
    )
    t.do("A play arcane-barrage", "A target scaramanga", "B use scaramanga scaramanga.1").resolve()
    assert "interrupted arcane-barrage" in " ".join(t.events)
    assert dealt(t) == []
