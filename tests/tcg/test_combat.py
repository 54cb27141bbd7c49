"""Combat from the proposal to the damage (rulebook p.6-7): TCG-COMBAT-01 to -20."""

from __future__ import annotations

import pytest

from tests.tcg.asked import dealt, duel, happened, held, verbs

KOR = {"play": ["Kor Cindervein"]}

# -- proposing -------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-COMBAT-01")
def test_a_ready_character_and_an_opposing_one_make_a_proposal() -> None:
    t = duel(A={"play": ["Kor Cindervein", "Hira | exhausted"]}, B={"play": ["Cerwyn"]})
    assert t.offers("A", "attack") == ["attack A0", "attack A1"]
    t.do("A attack kor-cindervein")
    assert sorted(t.offers("A")) == ["at B0", "at B1"]
    t.do("A at cerwyn@B")
    assert t["links"] == ["kor-cindervein"]
    assert t["chain"][0][0] == "proposal"


@pytest.mark.rule("TCG-COMBAT-02")
def test_no_combat_is_proposed_in_response_in_combat_or_in_the_turn_of_another() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein", "Hira"], "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Cerwyn"]},
    )
    t.do("A play fire-blast", "A target hero@B")
    assert t.asked == "A"
    assert t.offers("A", "attack") == []
    t.resolve().passes()
    assert t.asked == "B"
    assert t.offers("B", "attack") == []
    t = duel(stops="every", A={"play": ["Kor Cindervein", "Hira"]})
    t.attack("kor-cindervein", "hero@B")
    assert t["window"] == "attack"
    assert t.asked == "A"
    assert t.offers("A", "attack") == []


@pytest.mark.rule("TCG-COMBAT-02")
def test_no_combat_is_proposed_in_the_end_phase() -> None:
    t = duel(stops="every", A=KOR).passes(2)
    assert t["window"] == "end"
    assert t.asked == "A"
    assert t.offers("A", "attack") == []


@pytest.mark.rule("TCG-COMBAT-03", "TCG-COMBAT-35")
def test_there_are_as_many_combats_as_ready_characters() -> None:
    t = duel(A={"play": ["Kor Cindervein", "Hira", "Cerwyn"]})
    for attacker in ("kor-cindervein", "hira", "cerwyn@A"):
        t.fight(attacker, "hero@B")
    assert t["damage hero@B"] == 3 + 2 + 1
    assert t.offers("A", "attack") == ["attack A0"]


@pytest.mark.rule("TCG-COMBAT-04")
def test_a_combat_has_one_attacker_and_one_defender() -> None:
    t = duel(stops="every", A={"play": ["Kor Cindervein", "Hira"]}, B={"play": ["Cerwyn", "Wysko"]})
    t.do("A attack kor-cindervein", "A at wysko")
    assert t.label == "priority"
    assert not t.can("A attack hira")
    assert not t.can("A at cerwyn@B")
    t.resolve()
    assert t["attacking"] == "kor-cindervein"
    assert t["defending"] == "wysko"
    t.passes(4)
    assert len(dealt(t)) == 2
    assert t["damage cerwyn@B"] == 0
    assert t["exhausted hira"] == 0


@pytest.mark.rule("TCG-COMBAT-05")
def test_an_ally_waits_a_turn_before_it_attacks() -> None:
    t = duel(A={"resources": 4, "hand": ["Kor Cindervein", "Kelsa Wildfire"]})
    t.do("A play kor-cindervein").resolve().do("A play kelsa-wildfire").resolve()
    assert t.can("A attack kelsa-wildfire")
    assert t.can("A attack hero@A")
    t.refuses("A attack kor-cindervein", "TCG-COMBAT-05")
    t.end_turn().end_turn()
    assert t["turn"] == "A"
    assert t.can("A attack kor-cindervein")


@pytest.mark.rule("TCG-COMBAT-05")
def test_a_hero_may_attack_in_the_very_first_turn() -> None:
    assert duel(number=1).can("A attack hero@A")


@pytest.mark.rule("TCG-COMBAT-06")
def test_a_hero_without_a_weapon_may_attack_and_deals_nothing() -> None:
    t = duel(B={"play": ["Cerwyn"]})
    t.fight("hero@A", "cerwyn@B")
    assert t["damage cerwyn@B"] == 0
    assert t["damage hero@A"] == 1
    assert t["exhausted hero@A"] == 1


@pytest.mark.rule("TCG-COMBAT-07")
def test_an_attack_costs_no_resources_and_the_attacker_is_exhausted_when_it_begins() -> None:
    t = duel(A=KOR)
    t.do("A attack kor-cindervein")
    assert t["ready A"] == 0
    assert t["exhausted kor-cindervein"] == 0
    t.resolve()
    assert t["exhausted kor-cindervein"] == 1


@pytest.mark.rule("TCG-COMBAT-08", "TCG-COMBAT-37")
def test_exhausting_the_attacker_in_response_stops_the_combat() -> None:
    t = duel(A=KOR, B={"resources": 1, "hand": ["Gouge"]})
    t.do("A attack kor-cindervein", "B play gouge", "B target kor-cindervein").resolve()
    assert "called_off" in verbs(t)
    assert t["damage hero@B"] == 0
    assert t.asked == "A"
    assert t["window"] == "action"


@pytest.mark.rule("TCG-COMBAT-09")
def test_a_defender_that_can_no_longer_be_attacked_stops_the_combat() -> None:
    t = duel(
        A=KOR,
        B={
            "play": ["King Genn Greymane | exhausted", "Bella Wilder"],
            "resources": 2,
            "hand": ["Energized"],
        },
    )
    t.do("A attack kor-cindervein", "A at bella-wilder")
    t.do("B play energized", "B target king-genn-greymane").resolve()
    assert "called_off" in verbs(t)
    assert t["exhausted kor-cindervein"] == 0
    assert t.asked == "A"
    assert t.can("A attack kor-cindervein")
    t.do("A attack kor-cindervein")
    assert not t.can("A at bella-wilder")
    assert t.can("A at king-genn-greymane")


# -- the beginning ---------------------------------------------------------------------------------


@pytest.mark.rule("TCG-COMBAT-10", "TCG-COMBAT-13")
def test_the_attacker_is_exhausted_triggers_come_and_the_turn_player_acts_first() -> None:
    t = duel(stops="every", A={"play": ["Garell Strout"]})
    t.attack("garell-strout", "hero@B")
    assert happened(t, "proposed", "exhausted", "triggered") == ["proposed", "triggered"]
    assert t["exhausted garell-strout"] == 1
    assert t["window"] == "attack"
    assert t.asked == "A"
    assert t["damage hero@B"] == 2


@pytest.mark.rule("TCG-COMBAT-11", "TCG-COMBAT-14")
def test_the_attacker_is_exhausted_before_the_window_and_protecting_comes_after_it() -> None:
    t = duel(stops="every", A=KOR, B={"play": ["Parvink"]})
    t.attack("kor-cindervein", "hero@B")
    assert t["exhausted kor-cindervein"] == 1
    assert (t.label, t["window"]) == ("priority", "attack")
    t.passes(2)
    assert t.label == "protect"
    t.do("B hold")
    assert (t.label, t.asked, t["window"]) == ("priority", "A", "defend")
    assert dealt(t) == []
    t.passes(2)
    assert dealt(t) == [3]


@pytest.mark.rule("TCG-COMBAT-12")
@pytest.mark.parametrize("window", ["attack", "defend"])
def test_in_combat_only_instants_powers_and_quests_are_used(window: str) -> None:
    row = ["The Key to Freedom", *["Cerwyn | down"] * 4]
    hand = ["Cerwyn", "Wrath", "Golem Skull Helm", "Fire Blast"]
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein", "Lifemender Dorn"], "resources": row, "hand": hand},
    )
    t.attack("kor-cindervein", "hero@B")
    if window == "defend":
        t.passes(2)
    assert t["window"] == window
    assert t.asked == "A"
    assert t["links"] == []
    assert t.offers("A", "play") == ["play fire-blast"]
    assert len(t.offers("A", "use")) == 2
    assert {o.split()[0] for o in t.offers("A")} == {"play", "use", "pass"}


@pytest.mark.rule("TCG-COMBAT-13", "TCG-COMBAT-14")
def test_each_window_closes_when_all_pass_on_an_empty_chain() -> None:
    t = duel(stops="every", A={**KOR, "resources": 2, "hand": ["Fire Blast", "Fire Blast"]})
    t.attack("kor-cindervein", "hero@B")
    for window in ("attack", "defend"):
        assert t["window"] == window
        assert t.asked == "A"
        t.do("A play fire-blast", "A target hero@B").passes(2)
        assert t["window"] == window
        assert t.asked == "A"
        t.passes(2)
    assert t["window"] == "action"
    assert dealt(t) == [2, 2, 3]


# -- who is in combat ------------------------------------------------------------------------------


@pytest.mark.rule("TCG-COMBAT-15")
def test_there_is_no_attacker_before_the_proposal_has_resolved() -> None:
    t = duel(A=KOR, B={"resources": 1, "hand": ["Censure"]})
    t.do("A attack kor-cindervein")
    assert t["attacking"] == "-"
    assert not t.can("B play censure")
    t.do("B pass").passes()
    assert t["attacking"] == "kor-cindervein"
    assert t.can("B play censure")


@pytest.mark.rule("TCG-COMBAT-16")
def test_nobody_defends_before_the_moment_to_protect_is_over() -> None:
    t = duel(stops="every", A=KOR, B={"play": ["Tyrus Lionheart"]})
    t.attack("kor-cindervein", "tyrus-lionheart")
    assert t["window"] == "attack"
    assert t["atk tyrus-lionheart"] == 1
    t.passes(2)
    assert t["window"] == "defend"
    assert t["atk tyrus-lionheart"] == 5


@pytest.mark.rule("TCG-COMBAT-17", "TCG-COMBAT-24")
def test_when_the_defender_is_gone_the_attacker_attacks_on_alone() -> None:
    t = duel(stops="every", A=KOR, B={"play": ["Scaramanga"], "resources": 2})
    t.attack("kor-cindervein", "scaramanga").passes(3)
    t.do("B use scaramanga scaramanga.1")
    assert t["attacking"] == "kor-cindervein"
    assert t["defending"] == "-"
    while t["attacking"] != "-":
        t.passes()
    assert dealt(t) == []
    assert t["exhausted kor-cindervein"] == 1


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-COMBAT-18", "TCG-COMBAT-22")
def test_attacker_and_defender_deal_each_other_their_atk_at_once() -> None:
    t = duel(A=KOR, B={"play": ["Trixie Boltclunker | damage 1"]})
    t.fight("kor-cindervein", "trixie-boltclunker")
    assert t["graveyard B"] == ["trixie-boltclunker"]
    assert t["damage kor-cindervein"] == 1
    assert t["exhausted kor-cindervein"] == 1
    assert happened(t, "dealt", "destroyed") == ["dealt", "dealt", "destroyed"]


@pytest.mark.rule("TCG-COMBAT-19", "TCG-DAMAGE-15")
def test_damage_of_an_instant_in_combat_is_no_combat_damage() -> None:
    t = duel(
        stops="every",
        A={**KOR, "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Fenton Guardmont"]},
    )
    t.attack("kor-cindervein", "fenton-guardmont").passes(2)
    t.do("A play fire-blast", "A target fenton-guardmont").resolve()
    assert t["damage fenton-guardmont"] == 0
    t.passes(2)
    assert t["damage fenton-guardmont"] == 3


@pytest.mark.rule("TCG-COMBAT-20")
def test_after_the_damage_roles_and_this_combat_are_over() -> None:
    t = duel(stops="every", A={"play": ["Fel Iron Hatchet", "Stance Mastery"]})
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    t.do("A use stance-mastery stance-mastery.1").resolve()
    assert t["atk hero@A"] == 3
    t.passes(4)
    assert t["damage hero@B"] == 3
    assert t["atk hero@A"] == 0
    assert t["attacking"] == t["defending"] == "-"
    assert t["struck"] == []
    assert t["window"] == "action"
    assert t.asked == "A"
    assert held(t, "A") == []
