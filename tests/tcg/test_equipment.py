"""Weapons, armor, items and counters (rulebook p.8-9)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tests.tcg.table import Duel


def card(name: str) -> c.Card:
    return c.CARDS[c.CARD_NO[name]]


# -- weapons ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-WEAPON-01")
def test_a_weapon_has_a_cost_an_atk_with_a_type_and_a_strike_cost() -> None:
    hatchet = card("Fel Iron Hatchet")
    assert (hatchet.cost, hatchet.atk, hatchet.strike) == (4, 2, 0)
    assert hatchet.damage == c.damage_bits(["melee"])
    t = Duel(A={"play": ["Silent Crusader", "Cerwyn"], "resources": 1, "hand": ["Angry Dread"]})
    assert (t["atk silent-crusader"], t["strike_cost silent-crusader"]) == (3, 1)
    assert t["cost A angry-dread"] == 3
    t.attack("hero@A", "hero@B").do("A strike silent-crusader")
    assert t["ready A"] == 0
    t.until("priority")
    while t["attacking"] != "-":
        t.passes()
    assert "dealt gurzak-of-orgrimmar stromdak-of-ironforge B0 3 melee" in t.events


@pytest.mark.rule("TCG-WEAPON-02")
@pytest.mark.parametrize(("answer", "damage"), [("strike fel-iron-hatchet", 2), ("hold", 0)])
def test_only_a_weapon_that_is_struck_with_raises_atk(answer: str, damage: int) -> None:
    t = Duel(A={"play": ["Fel Iron Hatchet"]})
    assert t["atk hero@A"] == 0
    t.attack("hero@A", "hero@B").do(f"A {answer}")
    assert t["damage hero@B"] == damage
    assert t["exhausted fel-iron-hatchet"] == (damage > 0)
    assert t["atk hero@A"] == 0  # the combat is over


@pytest.mark.rule("TCG-WEAPON-03")
def test_there_is_one_melee_and_one_ranged_weapon() -> None:
    a = {"resources": 9, "play": ["Fel Iron Hatchet", "Blackcrow"], "hand": ["Ancient Bone Bow"]}
    t = Duel(A=a)
    t.do("A play ancient-bone-bow").resolve()
    assert t.label == "excess"
    t.refuses("A destroy fel-iron-hatchet", "TCG-TAG-02")
    t.do("A destroy blackcrow")
    assert t["party A"][1:] == ["fel-iron-hatchet", "ancient-bone-bow"]


@pytest.mark.rule("TCG-WEAPON-04")
@pytest.mark.parametrize(
    ("gone", "left"), [("fel-iron-hatchet", "angry-dread"), ("angry-dread", "fel-iron-hatchet")]
)
def test_of_two_melee_weapons_one_is_destroyed_at_once(gone: str, left: str) -> None:
    t = Duel(A={"resources": 9, "play": ["Fel Iron Hatchet"], "hand": ["Angry Dread"]})
    t.do("A play angry-dread").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.do(f"A destroy {gone}")
    assert (t["party A"][1:], t["graveyard A"]) == ([left], [gone])
    t.resolve().do("A yes")  # it entered play: its power has triggered
    assert len(t["hand A"]) == 1


@pytest.mark.rule("TCG-WEAPON-05")
@pytest.mark.parametrize("gone", ["arcanite-reaper", "wildlife-defender"])
def test_two_hands_leave_none_for_a_shield(gone: str) -> None:
    a = {"resources": 9, "play": ["Arcanite Reaper"], "hand": ["Wildlife Defender"]}
    t = Duel(A=a)
    t.do("A play wildlife-defender").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.do(f"A destroy {gone}")
    assert t["graveyard A"] == [gone]
    assert len(t["party A"]) == 2


@pytest.mark.rule("TCG-WEAPON-05")
def test_one_hand_leaves_one_for_a_shield() -> None:
    a = {"resources": 9, "play": ["Fel Iron Hatchet"], "hand": ["Wildlife Defender"]}
    t = Duel(A=a)
    t.do("A play wildlife-defender").resolve()
    assert (t.label, t["graveyard A"]) == ("priority", [])


@pytest.mark.rule("TCG-WEAPON-06")
def test_a_weapon_exhausted_for_its_power_cant_be_struck_with() -> None:
    t = Duel(A={"resources": 9, "play": ["Masterwork Stormhammer"]}, B={"play": ["Cerwyn"]})
    t.do("A use masterwork-stormhammer masterwork-stormhammer.1", "A done").resolve()
    t.do("A attack hero@A", "A at hero@B").resolve()
    assert t.label != "strike"
    assert not any(e.startswith("struck") for e in t.events)


@pytest.mark.rule("TCG-WEAPON-06")
def test_a_weapon_that_was_struck_with_cant_use_its_power() -> None:
    t = Duel(A={"resources": 9, "play": ["Masterwork Stormhammer"]})
    assert t.can("A use masterwork-stormhammer masterwork-stormhammer.1")
    t.attack("hero@A", "hero@B").do("A strike masterwork-stormhammer")
    assert t["ready A"] == 6
    t.refuses("A use masterwork-stormhammer masterwork-stormhammer.1", "TCG-READY-04")


@pytest.mark.rule("TCG-WEAPON-07")
def test_a_strike_adds_the_atk_that_the_weapon_has_now() -> None:
    t = Duel(A={"resources": 2, "play": ["Fel Iron Hatchet"]})
    t.do("A use hero@A gurzak-of-orgrimmar.1").resolve()
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["damage hero@B"] == 4


@pytest.mark.rule("TCG-WEAPON-07")
def test_a_weapon_that_changes_during_the_combat_adds_what_it_has_then() -> None:
    t = Duel(
        A={"resources": 1, "play": ["Arcanite Reaper"], "hand": ["Primal Strike"]},
        B={"hand": ["Fire Blast"]},
    )
    t.attack("hero@A", "hero@B").do("A strike arcanite-reaper", "A play primal-strike").resolve()
    assert t["atk hero@A"] == 8


# -- armor and items -------------------------------------------------------------------------------


@pytest.mark.rule("TCG-ARMORCARD-01")
def test_an_armor_has_a_cost_a_def_and_a_slot() -> None:
    helm = card("Golem Skull Helm")
    assert (helm.cost, helm.defense) == (3, 3)
    assert c.Tag("Head", 1) in helm.tags
    t = Duel(A={"hand": ["Golem Skull Helm"], "play": ["Golem Skull Helm"]})
    assert (t["defense golem-skull-helm"], t["cost A golem-skull-helm"]) == (3, 3)


@pytest.mark.rule("TCG-ARMORCARD-02", "TCG-ARMORCARD-03")
@pytest.mark.parametrize("gone", ["golem-skull-helm", "greathelm-of-the-scourge-champion"])
def test_there_is_one_armor_for_each_slot(gone: str) -> None:
    a = {"resources": 9, "play": ["Golem Skull Helm", "Polished Breastplate of Valor"]}
    t = Duel(A=a | {"hand": ["Greathelm of the Scourge Champion"]})
    t.do("A play greathelm-of-the-scourge-champion").resolve()
    assert (t.label, t.asked) == ("excess", "A")
    t.refuses("A destroy polished-breastplate-of-valor", "TCG-TAG-02")
    t.do(f"A destroy {gone}")
    assert t["graveyard A"] == [gone]
    assert len(t["party A"]) == 3


@pytest.mark.rule("TCG-ITEM-01")
def test_an_item_is_equipment_whose_powers_work_at_once() -> None:
    t = Duel(A={"damage": 9, "resources": 2, "hand": ["Major Healing Potion"]})
    t.do("A play major-healing-potion").resolve()
    assert (t["party A"][1:], t["host major-healing-potion"]) == (["major-healing-potion"], "-")
    t.do("A use major-healing-potion major-healing-potion.1").resolve()
    assert (t["damage hero@A"], t["graveyard A"]) == (4, ["major-healing-potion"])


@pytest.mark.rule("TCG-ITEM-01")
def test_a_text_about_equipment_finds_an_item() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["Dismantle"]},
        B={"play": ["Swift Hand of Justice", "Cerwyn", "Battle Shout"]},
    )
    t.do("A play dismantle").resolve()
    assert t["graveyard B"] == ["swift-hand-of-justice"]


@pytest.mark.rule("TCG-ITEM-01", "TCG-ARMOR-03")
def test_only_an_item_with_def_guards_its_hero() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["Fire Blast", "Fire Blast"]},
        B={"play": ["Major Healing Potion", "Dread Pirate Ring | defense 1"]},
    )
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t.offers("B") == ["armor B2", "take"]


@pytest.mark.rule("TCG-ITEM-02")
def test_a_third_trinket_is_one_too_many() -> None:
    two = ["Swift Hand of Justice", "Discerning Eye of the Beast"]
    a = {"resources": 9, "play": [*two, "Dread Pirate Ring"], "hand": ["Swift Hand of Justice"]}
    t = Duel(A=a)
    assert t["party A"][1:4] == [*map(c.slug, two), "dread-pirate-ring"]  # two are allowed
    t.do("A play swift-hand-of-justice").resolve()
    assert t.label == "excess"
    assert len(t.offers("A", "destroy")) == 3
    t.do("A destroy discerning-eye-of-the-beast")
    assert t["graveyard A"] == ["discerning-eye-of-the-beast"]
    assert t.label == "priority"


# -- counters --------------------------------------------------------------------------------------

STAKE = "A use stakethrower stakethrower.2"


@pytest.mark.rule("TCG-COUNTER-01", "TCG-COUNTER-04")
def test_a_stake_is_there_once() -> None:
    t = Duel(A={"resources": 6, "hand": ["Stakethrower", "Cerwyn"]}, B={"hand": ["Fire Blast"]})
    t.do("A play stakethrower").resolve()
    assert t["stake stakethrower"] == 1
    t.attack("hero@A", "hero@B").do("A strike stakethrower", STAKE).resolve()
    assert (t["stake stakethrower"], t["atk stakethrower"], t["atk hero@A"]) == (0, 5, 5)
    t.refuses(STAKE, "TCG-COUNTER-04")


@pytest.mark.rule("TCG-COUNTER-02")
def test_counters_stay_until_the_card_leaves_and_come_not_back_with_it() -> None:
    a = {"resources": 12, "play": ["Fel Iron Hatchet | atk 2"], "hand": ["Drizzie Steelslam"]}
    t = Duel(A=a)
    t.end_turn().end_turn()
    assert t["atk fel-iron-hatchet"] == 4
    t.do("A play drizzie-steelslam").resolve().do("A yes")
    assert "fel-iron-hatchet" in t["hand A"]
    t.do("A play fel-iron-hatchet").resolve()
    assert (t["atk_counters fel-iron-hatchet"], t["atk fel-iron-hatchet"]) == (0, 2)


@pytest.mark.rule("TCG-COUNTER-03")
def test_a_counter_raises_def_and_atk_while_it_is_there() -> None:
    a = {"resources": 4, "play": ["Golem Skull Helm", "Polished Breastplate of Valor"]}
    t = Duel(A=a | {"hand": ["Cerwyn"]})
    t.do("A use polished-breastplate-of-valor polished-breastplate-of-valor.1")
    t.do("A target golem-skull-helm").resolve()
    assert t["defense golem-skull-helm"] == 4
    t.end_turn().end_turn()
    assert t["defense golem-skull-helm"] == 4
    assert t["defense polished-breastplate-of-valor"] == 3
