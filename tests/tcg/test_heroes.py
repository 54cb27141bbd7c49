"""Heroes (rulebook p.5): health, the flip, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tests.tcg.table import Duel

FLIP = "A use hero@A gurzak-of-orgrimmar.1"


def gurzak(**more: Any) -> Duel:
    """Gurzak's power (2: a weapon has +2 ATK this turn) can be used."""
    a: dict[str, Any] = {"resources": 2, "play": ["Fel Iron Hatchet"]}
    return Duel(A=a | more)


@pytest.mark.rule("TCG-HERO-01")
@pytest.mark.parametrize(("damage", "winner"), [(27, "-"), (28, "B")])
def test_damage_up_to_its_health_puts_a_player_out(damage: int, winner: str) -> None:
    t = Duel(turn="B", A={"damage": damage}, B={"resources": 1, "hand": ["Fire Blast"]})
    assert t["health hero@A"] == 30
    t.do("B play fire-blast", "B target hero@A").resolve()
    assert t["winner"] == winner


@pytest.mark.rule("TCG-HERO-02")
def test_heroes_begin_with_their_front_showing() -> None:
    t = Duel.new(decks=[c.DECKS[0].name, c.DECKS[1].name])
    t.roll(2, 1)
    assert [t["down hero@A"], t["down hero@B"]] == [0, 0]
    assert [t["zone_of hero@A"], t["zone_of hero@B"]] == ["play", "play"]


@pytest.mark.rule("TCG-HERO-03")
def test_using_its_power_pays_and_flips_the_hero_before_anything_resolves() -> None:
    t = Duel(
        A={"resources": 2, "play": ["Fel Iron Hatchet"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    t.do(FLIP)
    assert (t["ready A"], t["down hero@A"], t["links"]) == (0, 1, ["gurzak-of-orgrimmar"])
    assert t["atk fel-iron-hatchet"] == 2
    t.resolve()
    assert t["atk fel-iron-hatchet"] == 4


@pytest.mark.rule("TCG-HERO-03")
def test_the_flip_is_a_cost_and_stays_when_the_effect_fails() -> None:
    b = {"play": ["Cerwyn"], "resources": 2, "hand": ["Prey on the Weak"]}
    t = Duel(A={"hero": "Zunjo of Sen'jin", "resources": 2}, B=b)
    t.do("A use hero@A zunjo-of-senjin.1", "B play prey-on-the-weak").resolve()
    assert t["graveyard B"] == ["cerwyn", "prey-on-the-weak"]
    assert (t["down hero@A"], t["ready A"]) == (1, 0)


@pytest.mark.rule("TCG-HERO-04")
def test_a_flipped_hero_has_used_its_power_for_good() -> None:
    t = gurzak(resources=4)
    assert t.can(FLIP)
    t.do(FLIP).resolve()
    t.refuses(FLIP, "TCG-HERO-04")
    t.end_turn().end_turn()
    assert (t["turn"], t["down hero@A"], t["ready A"]) == ("A", 1, 4)
    t.refuses(FLIP, "TCG-HERO-04")


@pytest.mark.rule("TCG-HERO-05", "TCG-FLIP-01")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_flip_leaves_a_hero_ready_or_exhausted_as_it_was(exhausted: int) -> None:
    t = gurzak(exhausted=bool(exhausted))
    t.do(FLIP).resolve()
    assert (t["down hero@A"], t["exhausted hero@A"]) == (1, exhausted)


@pytest.mark.rule("TCG-FLIP-02")
def test_turning_a_quest_is_no_flip_and_a_flip_turns_no_resource() -> None:
    row = ["The Key to Freedom", *["Cerwyn | down"] * 6]
    t = Duel(A={"resources": row, "play": ["Fel Iron Hatchet", "Emerald Captain"]})
    t.do(FLIP).resolve()
    assert [e for e in t.events if e.startswith("flipped")] == ["flipped A gurzak-of-orgrimmar"]
    assert not any(e.startswith("triggered A emerald-captain") for e in t.events)
    t.events.clear()
    t.do("A use the-key-to-freedom the-key-to-freedom.1", "A target hero@B").resolve()
    assert any(e.startswith("triggered A emerald-captain") for e in t.events)
    assert not any(e.startswith("flipped") for e in t.events)


@pytest.mark.rule("TCG-HERO-06")
def test_a_hero_has_no_atk_of_its_own() -> None:
    assert all(card.atk == 0 for card in c.CARDS if card.type == c.HERO)
    t = Duel(A={"play": ["Fel Iron Hatchet"]})
    assert t["atk hero@A"] == 0
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["damage hero@B"] == 2
    assert t["atk hero@A"] == 0


@pytest.mark.rule("TCG-HERO-07")
def test_a_hero_may_attack_and_use_its_power_in_the_first_turn() -> None:
    t = Duel(number=1, A={"resources": 2, "play": ["Fel Iron Hatchet", "Cerwyn | fresh"]})
    assert t.can("A attack hero@A")
    assert t.can(FLIP)
    assert not t.can("A attack cerwyn")


@pytest.mark.rule("TCG-HERO-08")
def test_a_flipped_hero_is_the_same_with_its_damage_and_attachments() -> None:
    t = Duel(
        A={"damage": 7, "resources": 2, "play": ["Fel Iron Hatchet", "Rend | on hero@A"]},
    )
    before = t.s.gen[t.s.heroes[0]]
    t.do(FLIP).resolve()
    assert (t["damage hero@A"], t["attachments hero@A"]) == (7, ["rend"])
    assert (t["health hero@A"], t.s.gen[t.s.heroes[0]]) == (30, before)
    assert t.offers("A", "use") == []


@pytest.mark.rule("TCG-HERO-11")
def test_what_destroys_or_returns_allies_never_finds_a_hero() -> None:
    a = {"resources": 9, "hand": ["Prey on the Weak", "Fear"]}
    b = {"hero": "Ysera the Dreamer", "play": ["Cerwyn", "Kor Cindervein"]}
    t = Duel(A=a, B=b)
    t.do("A play prey-on-the-weak")
    assert t.offers("A", "target") == ["target B1", "target B2"]
    t.do("A target cerwyn@B").resolve()
    t.do("A play fear").resolve()
    assert t["party B"] == ["ysera-the-dreamer"]


@pytest.mark.rule("TCG-HERO-11")
def test_a_text_about_each_ally_leaves_the_heroes_alone() -> None:
    t = Duel(A={"resources": 6, "hand": ["Invoke the Nether"]}, B={"play": ["Cerwyn"]})
    t.do("A play invoke-the-nether").resolve()
    assert (t["party A"], t["party B"]) == (["gurzak-of-orgrimmar"], ["stromdak-of-ironforge"])
    assert t["winner"] == "-"
