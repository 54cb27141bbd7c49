"""Targets: when they are chosen, and what makes them legal (rulebook p.28-40)."""

from __future__ import annotations

import pytest

from tests.tcg.asked import dealt, duel, held, verbs


@pytest.mark.rule("TCG-TARGET-01")
def test_a_target_is_chosen_as_the_card_is_played_before_it_is_paid() -> None:
    t = duel(A={"resources": 1, "hand": ["Fire Blast"]})
    t.do("A play fire-blast")
    assert t.label == "target"
    assert t["ready A"] == 1
    assert t["links"] == []
    t.do("A target hero@B")
    assert t.asked == "B"
    assert t["ready A"] == 0
    assert t["links"] == ["fire-blast"]


@pytest.mark.rule("TCG-TARGET-02")
@pytest.mark.parametrize(("play", "legal"), [([], False), (["Roger Ulric"], True)])
def test_without_a_legal_target_the_card_cannot_be_played(play: list[str], legal: bool) -> None:
    t = duel(A={"resources": 3, "hand": ["Trophy Kill"]}, B={"play": ["Cerwyn", *play]})
    assert t.can("A play trophy-kill") == legal


@pytest.mark.rule("TCG-TARGET-02")
@pytest.mark.parametrize(("play", "legal"), [([], False), (["Cerwyn"], True)])
def test_every_target_of_a_text_needs_a_legal_choice(play: list[str], legal: bool) -> None:
    t = duel(A={"resources": 3, "hand": ["Elements' Fury"]}, B={"play": play})
    assert t.can("A play elements-fury") == legal


@pytest.mark.rule("TCG-TARGET-03", "TCG-TARGET-04")
def test_a_target_that_left_is_not_exchanged_for_another() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Arcane Shot"]},
        B={"play": ["Scaramanga", "Cerwyn"], "resources": 2},
    )
    t.do("A play arcane-shot", "A target scaramanga", "B use scaramanga scaramanga.1")
    t.passes(2)
    assert t["links"] == []
    assert t.label == "priority"
    assert dealt(t) == []
    assert held(t, "A") == []
    assert t["graveyard A"] == ["arcane-shot"]


@pytest.mark.rule("TCG-TARGET-05")
def test_with_one_legal_target_left_only_that_one_is_affected() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Elements' Fury"]},
        B={"play": ["Scaramanga"], "resources": 2},
    )
    t.do("A play elements-fury", "A target hero@B", "B use scaramanga scaramanga.1").resolve()
    assert t["damage hero@B"] == 3
    assert dealt(t) == [3]
    assert "interrupted" not in verbs(t)


@pytest.mark.rule("TCG-TARGET-06")
def test_a_target_must_still_fit_the_description_on_resolution() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Aggressive Exploitation"]},
        B={"play": ["Jarrod Gravon | exhausted"], "resources": 2},
    )
    t.do("A play aggressive-exploitation", "B use jarrod-gravon jarrod-gravon.1").resolve()
    assert t["damage jarrod-gravon"] == 0
    assert "interrupted" in verbs(t)


@pytest.mark.rule("TCG-TARGET-06")
def test_a_card_that_came_back_is_no_longer_the_target() -> None:
    t = duel(
        A={"resources": 6, "hand": ["Arcane Shot", "Prey on the Weak"]},
        B={"play": ["Cerwyn"], "resources": 5, "hand": ["Rebirth"]},
        stops="every",
    )
    t.do("A play arcane-shot", "A target cerwyn@B", "A play prey-on-the-weak").passes(2)
    assert t["graveyard B"] == ["cerwyn"]
    t.do("A pass", "B play rebirth").passes(2)
    assert t["party B"] == ["stromdak-of-ironforge", "cerwyn"]
    t.resolve()
    assert t["damage cerwyn@B"] == 0
    assert held(t, "A") == []


@pytest.mark.rule("TCG-TARGET-07")
def test_targets_are_in_play_unless_the_text_names_another_zone() -> None:
    side = {"play": ["Cerwyn"], "graveyard": ["Hira"], "hand": ["Kor Cindervein"]}
    t = duel(A={"resources": 2, "hand": ["Wrath", "Path of Frost"], "graveyard": ["Hira"]}, B=side)
    t.do("A play wrath")
    assert sorted(t.offers("A")) == ["target A0", "target B0", "target B1"]
    t = duel(A={"hand": ["Path of Frost"], "graveyard": ["Hira", "Cerwyn"]}, B=side)
    t.do("A play path-of-frost")
    assert len(t.offers("A")) == 2
    assert t.can("A target hira@A")
    assert t.can("A target cerwyn@A")


@pytest.mark.rule("TCG-TARGET-08")
def test_the_same_card_is_chosen_only_once_for_each_word() -> None:
    t = duel(A={"resources": 5, "hand": ["Chain Lightning"]}, B={"play": ["Cerwyn"]})
    t.do("A play chain-lightning", "A target hero@B")
    assert not t.can("A target hero@B")
    assert t.can("A target cerwyn@B")
    t.do("A target cerwyn@B")
    assert sorted(t.offers("A")) == ["done", "target A0"]


@pytest.mark.rule("TCG-TARGET-08")
def test_another_target_must_be_a_different_one() -> None:
    t = duel(A={"resources": 4, "hand": ["Explosive Shot"]}, B={"play": ["Cerwyn", "Hira"]})
    t.do("A play explosive-shot", "A target cerwyn@B")
    assert not t.can("A target cerwyn@B")
    assert t.can("A target hira@B")
    assert t.can("A target hero@A")


@pytest.mark.rule("TCG-TARGET-09")
def test_up_to_two_targets_may_be_none() -> None:
    t = duel(A={"resources": 1, "hand": ["Tears of Aessina"], "damage": 3})
    t.do("A play tears-of-aessina", "A done").resolve()
    assert t["graveyard A"] == ["tears-of-aessina"]
    assert t["damage hero@A"] == 3
    assert "interrupted" not in verbs(t)


@pytest.mark.rule("TCG-TARGET-09")
def test_a_text_with_up_to_can_be_played_without_anything_to_aim_at() -> None:
    t = duel(A={"resources": 3, "hand": ["Ancestral Recovery"]})
    t.do("A play ancestral-recovery").resolve()
    assert t["graveyard A"] == ["ancestral-recovery"]
    assert "interrupted" not in verbs(t)


CHAIN = ["A play chain-lightning", "A target hero@B", "A target kor-cindervein", "A done"]


@pytest.mark.rule("TCG-TARGET-10")
def test_amounts_in_a_row_go_to_the_targets_in_the_order_chosen() -> None:
    t = duel(A={"resources": 5, "hand": ["Chain Lightning"]}, B={"play": ["Kor Cindervein"]})
    t.do(*CHAIN).resolve()
    assert t["damage hero@B"] == 3
    assert t["damage kor-cindervein"] == 2


@pytest.mark.rule("TCG-TARGET-10", "TCG-TARGET-05")
def test_the_amount_of_a_target_that_is_gone_is_lost() -> None:
    t = duel(
        A={"resources": 5, "hand": ["Chain Lightning"]},
        B={"play": ["Scaramanga", "Kor Cindervein"], "resources": 2},
    )
    t.do("A play chain-lightning", "A target scaramanga", "A target kor-cindervein")
    t.do("A target hero@B", "B use scaramanga scaramanga.1").resolve()
    assert t["damage kor-cindervein"] == 2
    assert t["damage hero@B"] == 1


@pytest.mark.rule("TCG-TARGET-11")
def test_what_says_each_reaches_what_cannot_be_targeted() -> None:
    t = duel(A={"resources": 6, "hand": ["Juggernaut", "Gouge"]}, B={"play": ["Bound Vortex"]})
    t.do("A play gouge")
    assert not t.can("A target bound-vortex")
    t.do("A target hero@A").resolve().do("A play juggernaut").resolve()
    assert t["exhausted bound-vortex"] == 1


@pytest.mark.rule("TCG-TARGET-11")
def test_what_is_chosen_on_resolution_may_be_something_untargetable() -> None:
    t = duel(A={"resources": 1, "hand": ["Psychic Wail"]}, B={"play": ["Bound Vortex", "Cerwyn"]})
    t.do("A play psychic-wail", "A target_player B").resolve()
    assert t.label == "pick"
    assert t.asked == "B"
    t.do("B pick bound-vortex")
    assert held(t, "B") == ["bound-vortex"]


@pytest.mark.rule("TCG-TARGET-12")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_any_player_may_be_a_target(seat: str) -> None:
    t = duel(A={"resources": 3, "hand": ["Energize"]})
    t.do("A play energize", f"A target_player {seat}").resolve()
    assert held(t, seat) == ["cerwyn", "cerwyn"]


@pytest.mark.rule("TCG-TARGET-12")
def test_an_opponent_is_not_oneself() -> None:
    t = duel(A={"hero": "Teretha of the Undercity", "resources": 3}, B={"play": ["Cerwyn"]})
    t.do("A use hero@A teretha-of-the-undercity.1").resolve()
    assert held(t, "B") == ["cerwyn"]


@pytest.mark.rule("TCG-TARGET-13")
def test_a_target_may_be_of_either_side_unless_the_text_narrows_it_down() -> None:
    both = {"play": ["Cerwyn"]}
    t = duel(A={**both, "resources": 1, "hand": ["Fire Blast"]}, B=both).do("A play fire-blast")
    assert sorted(t.offers("A")) == ["target A0", "target A1", "target B0", "target B1"]
    two = {"play": ["Cerwyn", "Hira"]}
    t = duel(A={**two, "resources": 1, "hand": ["Fear"]}, B=two).do("A play fear")
    assert sorted(t.offers("A")) == ["target B1", "target B2"]


@pytest.mark.rule("TCG-TARGET-14")
def test_a_card_that_interrupts_is_no_target_for_itself() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Fire Blast", "Counterspell"]},
        B={"resources": 2, "hand": ["Counterspell"]},
    )
    t.do("A play fire-blast", "A target hero@B", "B play counterspell", "A play counterspell")
    assert t.label == "target"
    assert len(t.offers("A")) == 2
    assert t.can("A target fire-blast")
    assert t.can("A target counterspell@B")


@pytest.mark.rule("TCG-TARGET-15")
def test_a_character_that_cannot_be_targeted_can_be_attacked() -> None:
    t = duel(A={"play": ["Cerwyn"]}, B={"play": ["Bound Vortex"]})
    t.do("A attack cerwyn@A")
    assert t.can("A at bound-vortex")


@pytest.mark.rule("TCG-TARGET-16")
def test_a_target_that_pays_the_cost_is_gone_on_resolution() -> None:
    t = duel(A={"play": ["Josiah King"], "resources": 5})
    t.do("A use josiah-king josiah-king.1", "A target josiah-king")
    assert t["links"] == ["josiah-king"]
    assert t["graveyard A"] == ["josiah-king"]
    t.resolve()
    assert "fizzled" in verbs(t)
    assert dealt(t) == []
