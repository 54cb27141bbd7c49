"""Striking with weapons (rulebook p.7): when, with what, for how much and how long."""

from __future__ import annotations

import pytest

from tests.tcg.asked import duel, held
from tests.tcg.table import Duel


def armed(*play: str, resources: int = 4, **spec: object) -> Duel:
    """A has these weapons and is asked in every window."""
    side = {"play": list(play), "resources": resources, **spec}
    return duel(stops="every", A=side, B={"play": ["Kor Cindervein"]})


@pytest.mark.rule("TCG-STRIKE-01", "TCG-STRIKE-17")
def test_a_strike_adds_the_atk_of_the_weapon_for_the_combat() -> None:
    t = armed("Fel Iron Hatchet").attack("hero@A", "kor-cindervein").do("A strike fel-iron-hatchet")
    assert t["atk hero@A"] == 2
    t.passes(4)
    assert t["damage kor-cindervein"] == 2
    assert t["damage hero@A"] == 3
    assert t["exhausted fel-iron-hatchet"] == 1
    assert t["atk hero@A"] == 0


@pytest.mark.rule("TCG-STRIKE-02")
def test_a_strike_exhausts_resources_and_the_weapon() -> None:
    t = armed("Ancient Bone Bow", resources=2).attack("hero@A", "hero@B")
    assert t["ready A"] == 2
    t.do("A strike ancient-bone-bow")
    assert t["ready A"] == 0
    assert t["exhausted ancient-bone-bow"] == 1


@pytest.mark.rule("TCG-STRIKE-02")
@pytest.mark.parametrize(
    ("weapon", "resources"), [("Ancient Bone Bow", 1), ("Ancient Bone Bow | exhausted", 2)]
)
def test_a_weapon_must_be_ready_and_paid_for(weapon: str, resources: int) -> None:
    t = armed(weapon, resources=resources).attack("hero@A", "hero@B")
    assert t.label == "priority"
    assert t["window"] == "attack"


@pytest.mark.rule("TCG-STRIKE-03", "TCG-STRIKE-05")
def test_the_attacker_strikes_right_as_he_is_exhausted_and_not_later() -> None:
    t = armed("Fel Iron Hatchet").attack("hero@A", "hero@B")
    assert t.label == "strike"
    assert t.asked == "A"
    assert t["exhausted hero@A"] == 1
    t.do("A hold")
    while t["attacking"] != "-":
        assert t.label == "priority"
        assert t.offers(t.asked, "strike") == []
        t.passes()
    assert t["damage hero@B"] == 0
    assert t["exhausted fel-iron-hatchet"] == 0


@pytest.mark.rule("TCG-STRIKE-04", "TCG-STRIKE-05")
def test_the_defender_strikes_right_after_the_moment_to_protect_and_not_later() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"]},
        B={"play": ["Fel Iron Hatchet", "Parvink"]},
    )
    t.attack("kor-cindervein", "hero@B")
    assert t["window"] == "attack"
    assert t.passes().offers("B", "strike") == []
    assert t.passes().label == "protect"
    t.do("B hold")
    assert t.label == "strike"
    assert t.asked == "B"
    t.do("B hold").passes()
    assert t["window"] == "defend"
    assert t.offers("B", "strike") == []


@pytest.mark.rule("TCG-STRIKE-04")
def test_a_hero_who_is_protected_does_not_strike() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"]},
        B={"play": ["Fel Iron Hatchet", "Parvink"]},
    )
    t.attack("kor-cindervein", "hero@B").passes(2).do("B protect parvink")
    assert t.label == "priority"
    assert t["window"] == "defend"


@pytest.mark.rule("TCG-STRIKE-06")
def test_a_strike_happens_at_once() -> None:
    t = duel(
        stops="every",
        A={"play": ["Fel Iron Hatchet"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["links"] == []
    assert t["atk hero@A"] == 2
    assert t["window"] == "attack"
    assert t.asked == "A"
    assert t.passes().can("B play fire-blast")


@pytest.mark.rule("TCG-STRIKE-07")
def test_an_ally_does_not_strike() -> None:
    t = armed("Fel Iron Hatchet", "Cerwyn").attack("cerwyn@A", "hero@B")
    assert t.label == "priority"
    assert t["window"] == "attack"
    assert t["atk cerwyn@A"] == 1


@pytest.mark.rule("TCG-STRIKE-08")
def test_an_exhausted_hero_may_strike() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"]},
        B={"play": ["Fel Iron Hatchet"], "exhausted": True},
    )
    t.attack("kor-cindervein", "hero@B").passes(2)
    assert t.label == "strike"
    assert t.asked == "B"
    t.do("B strike fel-iron-hatchet").passes(2)
    assert t["damage kor-cindervein"] == 2


@pytest.mark.rule("TCG-STRIKE-09")
def test_a_weapon_may_strike_in_the_turn_it_enters_play() -> None:
    t = armed(hand=["Fel Iron Hatchet"]).do("A play fel-iron-hatchet").resolve()
    t.attack("hero@A", "hero@B")
    assert t.can("A strike fel-iron-hatchet")


@pytest.mark.rule("TCG-STRIKE-10")
def test_the_damage_type_of_the_weapon_is_added() -> None:
    totem = {"play": ["Nature Resistance Totem", "Valanos"]}
    for weapon, damage in (("Crul'korak, the Lightning's Arc", 0), ("Scarlet Kris", 1)):
        t = duel(A={"play": [weapon]}, B=totem)
        t.attack("hero@A", "valanos").do(f"A {t.offers('A', 'strike')[0]}")
        while t["attacking"] != "-":
            t.passes()
        assert t["damage valanos"] == damage


@pytest.mark.rule("TCG-STRIKE-10", "TCG-DAMAGE-11")
def test_the_type_of_the_hero_stays_beside_that_of_the_weapon() -> None:
    t = duel(
        stops="every",
        A={"hero": "Ysera the Dreamer", "play": ["Fel Iron Hatchet"]},
        B={"play": ["Nature Resistance Totem", "Valanos"]},
    )
    t.attack("hero@A", "valanos").do("A strike fel-iron-hatchet")
    assert t["atk hero@A"] == 5
    t.passes(4)
    assert t["damage valanos"] == 0  # all of it is nature damage too


@pytest.mark.rule("TCG-STRIKE-11")
def test_the_bonus_is_gone_in_the_next_combat() -> None:
    t = duel(
        stops="every",
        A={
            "hero": "Baeltor of the Undercity",
            "play": ["Fel Iron Hatchet", "Sanguine Presence"],
            "resources": 1,
        },
    )
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet").passes(4)
    assert t["damage hero@B"] == 2
    t.do("A use sanguine-presence sanguine-presence.2").resolve().attack("hero@A", "hero@B")
    assert t.label == "priority"
    assert t["atk hero@A"] == 0


@pytest.mark.rule("TCG-STRIKE-12")
def test_the_bonus_is_the_current_atk_of_the_weapon() -> None:
    t = armed("Fel Iron Hatchet", hand=["Primal Strike"]).attack("hero@A", "hero@B")
    t.do("A strike fel-iron-hatchet", "A play primal-strike", "A target fel-iron-hatchet").resolve()
    assert t["atk hero@A"] == 5
    assert t.passes(4)["damage hero@B"] == 5


@pytest.mark.rule("TCG-STRIKE-12")
def test_the_bonus_is_lost_when_the_weapon_leaves_play() -> None:
    t = armed("Reanimator's Hacker", graveyard=["Hira"]).attack("hero@A", "hero@B")
    t.do("A strike reanimators-hacker")
    assert t["atk hero@A"] == 3
    t.do("A use reanimators-hacker reanimators-hacker.1").resolve()
    assert t["atk hero@A"] == 0
    assert held(t, "A") == ["hira"]
    assert t.passes(4)["damage hero@B"] == 0


@pytest.mark.rule("TCG-STRIKE-13")
def test_only_one_weapon_strikes_in_a_combat() -> None:
    t = armed("Fel Iron Hatchet", "Ancient Bone Bow").attack("hero@A", "hero@B")
    assert t.can("A strike fel-iron-hatchet")
    assert t.can("A strike ancient-bone-bow")
    t.do("A strike fel-iron-hatchet")
    assert t.label == "priority"
    assert t["exhausted ancient-bone-bow"] == 0


@pytest.mark.rule("TCG-STRIKE-13")
def test_dual_wield_allows_a_second_melee_weapon_but_no_ranged_one() -> None:
    t = armed("Claws of Torment", "Fel Iron Hatchet", "Ancient Bone Bow").attack("hero@A", "hero@B")
    t.do("A strike fel-iron-hatchet")
    assert t.label == "strike"
    assert t.can("A strike claws-of-torment")
    assert not t.can("A strike ancient-bone-bow")
    assert t.do("A strike claws-of-torment").label == "priority"


@pytest.mark.rule("TCG-STRIKE-14")
def test_nobody_has_to_strike() -> None:
    t = armed("Fel Iron Hatchet", "Bloodbane's Fall").attack("hero@A", "hero@B").do("A hold")
    assert t["atk hero@A"] == 1
    assert t.passes(4)["damage hero@B"] == 1
    assert t["exhausted fel-iron-hatchet"] == 0


@pytest.mark.rule("TCG-STRIKE-15")
def test_long_range_of_a_weapon_passes_to_the_hero() -> None:
    t = armed("Stakethrower").attack("hero@A", "kor-cindervein")
    assert "long_range" not in t["keywords hero@A"]
    t.do("A strike stakethrower")
    assert "long_range" in t["keywords hero@A"]
    t.passes(4)
    assert t["damage kor-cindervein"] == 2
    assert t["damage hero@A"] == 0


@pytest.mark.rule("TCG-STRIKE-15")
def test_assault_on_a_weapon_raises_its_own_atk_in_your_turn() -> None:
    t = armed("Colossal Skull-Clad Cleaver | skull 2")
    assert t["atk colossal-skull-clad-cleaver"] == 6
    assert t["atk hero@A"] == 0
    t.attack("hero@A", "hero@B").do("A strike colossal-skull-clad-cleaver")
    assert t["atk hero@A"] == 6
    t = duel(B={"play": ["Colossal Skull-Clad Cleaver | skull 2"]})
    assert t["atk colossal-skull-clad-cleaver"] == 4


@pytest.mark.rule("TCG-STRIKE-16")
def test_what_a_strike_triggers_is_on_the_chain_before_anybody_acts() -> None:
    t = armed("Blackcrow").attack("hero@A", "kor-cindervein").do("A strike blackcrow")
    assert t["window"] == "attack"
    assert t["links"] == ["blackcrow"]
    assert t.asked == "A"
    t.resolve().passes(4)
    assert t["damage kor-cindervein"] == 1
    assert t["damage hero@A"] == 0


@pytest.mark.rule("TCG-STRIKE-18", "TCG-STRIKE-19")
def test_the_attacker_strikes_first_and_the_others_decide_knowing_it() -> None:
    t = duel(
        stops="every",
        A={"play": ["Arcanite Reaper"]},
        B={"play": ["Scarlet Kris", "Parvink"]},
    )
    t.attack("hero@A", "hero@B")
    assert (t.asked, t.label) == ("A", "strike")
    t.do("A strike arcanite-reaper").passes(2)
    assert (t.asked, t.label) == ("B", "protect")
    assert t["atk hero@A"] == 5
    t.do("B hold")
    assert (t.asked, t.label) == ("B", "strike")
    t.do("B strike scarlet-kris").passes(2)
    assert t["damage hero@B"] == 5
    assert t["damage hero@A"] == 1
