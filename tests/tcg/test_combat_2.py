"""Combat: its conclusion, what stops or changes it, and its order: TCG-COMBAT-21 to -37."""

from __future__ import annotations

import pytest

from tests.tcg.asked import dealt, duel, happened, held, verbs

KOR = {"play": ["Kor Cindervein"]}


@pytest.mark.rule("TCG-COMBAT-21")
def test_in_the_conclusion_only_armor_is_decided_on() -> None:
    t = duel(
        stops="every",
        A=KOR,
        B={"play": ["Golem Skull Helm"], "resources": 1, "hand": ["Flash Heal"], "damage": 3},
    )
    t.attack("kor-cindervein", "hero@B").passes(4)
    assert t.label == "armor"
    assert t.asked == "B"
    assert t.offers("A") == []
    assert {o.split()[0] for o in t.offers("B")} == {"armor", "take"}


@pytest.mark.rule("TCG-COMBAT-22")
def test_kor_destroys_an_ally_with_three_health_and_survives() -> None:
    t = duel(A=KOR, B={"play": ["Koeus | damage 1"]})
    t.fight("kor-cindervein", "koeus")
    assert t["graveyard B"] == ["koeus"]
    assert t["party A"] == ["gurzak-of-orgrimmar", "kor-cindervein"]
    assert t["damage kor-cindervein"] == 1
    assert t["health kor-cindervein"] == 3


@pytest.mark.rule("TCG-COMBAT-23")
def test_without_an_attacker_the_combat_is_over_and_nobody_protects() -> None:
    t = duel(
        stops="every",
        A={"play": ["Hira"]},
        B={"play": ["Parvink", "Cerwyn"], "resources": 1, "hand": ["Fire Blast"]},
    )
    t.attack("hira", "cerwyn@B").passes().do("B play fire-blast", "B target hira").resolve()
    assert t["graveyard A"] == ["hira"]
    assert t["window"] == "attack"
    t.passes(2)
    assert t["window"] == "action"
    assert t.asked == "A"
    assert dealt(t) == [2]
    assert t["exhausted parvink"] == 0


@pytest.mark.rule("TCG-COMBAT-23")
def test_an_attacker_that_leaves_in_the_defend_window_takes_no_damage_from_anybody() -> None:
    t = duel(
        stops="every",
        A={"play": ["Nami Dabpox | damage 1"]},
        B={"play": ["Cerwyn"], "resources": 1, "hand": ["Censure"]},
    )
    t.attack("nami-dabpox", "hero@B").passes(3).do("B play censure").resolve()
    t.passes(2)
    assert held(t, "A") == ["nami-dabpox"]
    assert dealt(t) == []
    assert t["attacking"] == "-"


@pytest.mark.rule("TCG-COMBAT-24")
def test_without_a_defender_the_attacker_stays_exhausted_and_damages_nobody() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"], "resources": 2, "hand": ["Prey on the Weak"]},
        B={"play": ["Cerwyn", "Hira"]},
    )
    t.attack("kor-cindervein", "cerwyn@B").do("A play prey-on-the-weak", "A target cerwyn@B")
    t.resolve().passes(2)
    assert t["window"] == "action"
    assert dealt(t) == []
    assert t["exhausted kor-cindervein"] == 1
    assert not t.can("A attack kor-cindervein")


@pytest.mark.rule("TCG-COMBAT-25")
def test_an_attacker_that_is_readied_stays_in_combat_and_may_attack_again() -> None:
    t = duel(stops="every", A={**KOR, "resources": 2, "hand": ["Energized"]})
    t.attack("kor-cindervein", "hero@B").do("A play energized").resolve()
    assert t["attacking"] == "kor-cindervein"
    assert t["exhausted kor-cindervein"] == 0
    t.passes(4)
    assert t["damage hero@B"] == 3
    assert t.can("A attack kor-cindervein")


@pytest.mark.rule("TCG-COMBAT-25")
def test_a_defender_that_is_exhausted_stays_in_combat() -> None:
    t = duel(
        stops="every",
        A={**KOR, "resources": 1, "hand": ["Gouge"]},
        B={"play": ["Wysko"]},
    )
    t.attack("kor-cindervein", "wysko").passes(2)
    t.do("A play gouge", "A target wysko").resolve().passes(2)
    assert t["graveyard B"] == ["wysko"]
    assert t["graveyard A"] == ["gouge", "kor-cindervein"]


@pytest.mark.rule("TCG-COMBAT-26")
def test_a_combat_that_has_begun_goes_on_whatever_forbids_it_now() -> None:
    t = duel(stops="every", A=KOR, B={"play": ["Kloxx Dedrix"]})
    t.attack("kor-cindervein", "hero@B").passes()
    t.do("B use kloxx-dedrix kloxx-dedrix.1", "B target kor-cindervein").resolve().passes(4)
    assert t["damage hero@B"] == 3


@pytest.mark.rule("TCG-COMBAT-27", "TCG-DAMAGE-14")
def test_a_character_with_atk_zero_deals_nothing_and_triggers_nothing() -> None:
    t = duel(B={"play": ["Burly Berta"]})
    assert t["atk burly-berta"] == 0
    t.fight("hero@A", "burly-berta")
    assert dealt(t) == []
    assert "triggered" not in verbs(t)
    assert t.label == "priority"


@pytest.mark.rule("TCG-COMBAT-27")
def test_a_character_with_less_than_zero_atk_heals_nobody() -> None:
    t = duel(
        stops="every",
        A={"play": ["Cerwyn"]},
        B={"resources": 2, "hand": ["Crippling Shot"], "damage": 5},
    )
    t.attack("cerwyn@A", "hero@B").passes().do("B play crippling-shot", "B target cerwyn@A")
    t.resolve()
    assert t["atk cerwyn@A"] == -4
    t.passes(4)
    assert t["damage hero@B"] == 5
    assert dealt(t) == []


@pytest.mark.rule("TCG-COMBAT-28")
def test_the_atk_of_the_conclusion_counts() -> None:
    t = duel(
        stops="every",
        A=KOR,
        B={"play": ["Koeus"], "resources": 1, "hand": ["Primal Strike"]},
    )
    t.attack("kor-cindervein", "koeus").passes(3)
    assert t["window"] == "defend"
    t.do("B play primal-strike", "B target koeus").resolve().passes(2)
    assert sorted(dealt(t)) == [3, 4]
    assert t["graveyard A"] == ["kor-cindervein"]


@pytest.mark.rule("TCG-COMBAT-30")
def test_opposing_characters_attack_only_sarmoth_while_they_can() -> None:
    t = duel(A=KOR, B={"play": ["Sarmoth", "Cerwyn"], "resources": 2})
    t.do("A attack kor-cindervein")  # one choice: no question
    assert t["links"] == ["kor-cindervein"]
    t.resolve()
    assert t["defending"] == "sarmoth"


@pytest.mark.rule("TCG-COMBAT-30")
def test_if_able_gives_way_when_that_defender_cannot_be_attacked() -> None:
    t = duel(A={"play": ["Bloodblade"]}, B={"play": ["Sarmoth", "Cerwyn"]})
    t.do("A attack bloodblade").resolve()
    assert t["defending"] == "stromdak-of-ironforge"


@pytest.mark.rule("TCG-COMBAT-30", "TCG-COMBAT-31")
def test_the_defenders_on_offer_depend_on_the_attacker() -> None:
    t = duel(A={"play": ["Bloodblade", "Kor Cindervein"]}, B={"play": ["Cerwyn"]})
    t.do("A attack kor-cindervein")
    assert sorted(t.offers("A")) == ["at B0", "at B1"]
    t = duel(A={"play": ["Bloodblade", "Kor Cindervein"]}, B={"play": ["Cerwyn"]})
    t.do("A attack bloodblade").resolve()
    assert t["attacking"] == "bloodblade"
    assert t["defending"] == "stromdak-of-ironforge"


@pytest.mark.rule("TCG-COMBAT-32")
def test_only_opposing_characters_are_attacked() -> None:
    t = duel(A={"play": ["Kor Cindervein", "Hira"]}, B={"play": ["Cerwyn", "Golem Skull Helm"]})
    t.do("A attack kor-cindervein")
    assert sorted(t.offers("A")) == ["at B0", "at B1"]
    t.refuses("A at hira", "TCG-COMBAT-32")
    t.refuses("A at hero@A", "TCG-COMBAT-32")


@pytest.mark.rule("TCG-COMBAT-33")
def test_defending_neither_needs_a_ready_character_nor_exhausts_it() -> None:
    t = duel(A={"play": ["Cerwyn", "Hira"]}, B={"play": ["Orono the Great"]})
    t.fight("cerwyn@A", "orono-the-great").fight("hira", "orono-the-great")
    assert t["exhausted orono-the-great"] == 0
    assert t["damage orono-the-great"] == 3
    assert sorted(t["graveyard A"]) == ["cerwyn", "hira"]
    t = duel(A={"play": ["Cerwyn"]}, B={"play": ["Orono the Great | exhausted"]})
    t.fight("cerwyn@A", "orono-the-great")
    assert t["graveyard A"] == ["cerwyn"]
    assert t["exhausted orono-the-great"] == 1


@pytest.mark.rule("TCG-COMBAT-35")
def test_between_two_combats_everything_of_the_action_phase_is_allowed() -> None:
    t = duel(A={"play": ["Kor Cindervein", "Hira"], "resources": 1, "hand": ["Cerwyn"]})
    t.fight("kor-cindervein", "hero@B")
    assert t.can("A place cerwyn")
    assert t.can("A play cerwyn")
    assert t.can("A attack hira")
    t.do("A play cerwyn").resolve().fight("hira", "hero@B")
    assert t["damage hero@B"] == 5


@pytest.mark.rule("TCG-COMBAT-36", "TCG-STRIKE-18")
def test_a_combat_of_heroes_takes_its_course_in_this_order() -> None:
    t = duel(
        stops="every",
        A={"play": ["Fel Iron Hatchet", "Golem Skull Helm"]},
        B={"play": ["Scarlet Kris", "Edgemaster's Handguards", "Parvink"]},
    )
    asked: list[str] = []
    t.do("A attack hero@A", "A at hero@B")
    quiet = {"strike": "hold", "protect": "hold", "armor": "take", "priority": "pass"}
    while t["attacking"] != "-" or t["links"]:
        asked.append(f"{t.asked} {t.label}")
        move = quiet[t.label]
        if t.label == "strike":
            move = "strike fel-iron-hatchet" if t.asked == "A" else "strike scarlet-kris"
        t.do(f"{t.asked} {move}")
    window = ["A priority", "B priority"]
    start = [*window, "A strike", *window, "B protect", "B strike", *window]
    assert asked == [*start, "A armor", "B armor"]
    assert happened(t, "proposed", "struck", "dealt")[:2] == ["proposed", "struck"]
    assert happened(t, "struck", "dealt") == ["struck", "struck", "dealt", "dealt"]


@pytest.mark.rule("TCG-COMBAT-37")
def test_destroying_the_proposed_attacker_stops_the_combat_altogether() -> None:
    t = duel(
        A={"play": ["Hira"]},
        B={"play": ["Scarlet Kris", "Parvink"], "resources": 1, "hand": ["Fire Blast"]},
    )
    t.do("A attack hira", "A at hero@B", "B play fire-blast", "B target hira").resolve()
    assert "called_off" in verbs(t)
    assert t.label == "priority"
    assert t.asked == "A"
    assert not {"struck", "protects"} & set(verbs(t))


def test_an_attack_is_one_line_of_the_log_and_so_is_each_answer_to_it() -> None:
    """Who attacks, strikes or protects is exhausted: that goes without saying."""
    t = duel(A={"play": ["Kor Cindervein", "Cerwyn"]}, B={"play": ["Trixie Boltclunker"]})
    start = len(t.events)
    t.attack("kor-cindervein", "hero@B").until("protect").do("B protect trixie-boltclunker")
    told = [event.split()[0] for event in t.events[start:]]
    assert told[:2] == ["proposed", "protects"]
    assert (t["exhausted kor-cindervein"], t["exhausted trixie-boltclunker"]) == (1, 1)
    assert not {"about_attack", "attacks", "exhausted"} & set(told)
