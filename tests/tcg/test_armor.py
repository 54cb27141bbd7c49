"""Armor (rulebook p.12): when it may be exhausted, and what it prevents."""

from __future__ import annotations

import pytest

from tests.tcg.reprint import reprint
from tests.tcg.table import Duel

HELM, CLOAK, CHEST = "golem-skull-helm", "bloodbanes-fall", "polished-breastplate-of-valor"


def hit(*armor: str, spell: str = "Lightning Bolt", **more: object) -> Duel:
    """A's spell is about to deal its damage to the hero of B, who has these armors."""
    a = {"resources": 12, "hand": [spell, "Fire Blast", "Dismantle"], "play": ["Kor Cindervein"]}
    t = Duel(A=a, B={"play": list(armor), **more})
    return t.do(f"A play {spell.lower().replace(' ', '-')}", "A target hero@B").resolve()


@pytest.mark.rule("TCG-ARMOR-01", "TCG-ARMOR-02")
@pytest.mark.parametrize(
    ("spell", "damage"),
    [("Lightning Bolt", 4), ("Drain Essence", 3), ("Frostbolt", 3), ("Sinister Strike", 1)],
)
def test_an_armor_prevents_as_much_as_its_def_of_any_damage(spell: str, damage: int) -> None:
    t = hit("Bloodbane's Fall", spell=spell)
    t.do(f"B armor {CLOAK}")
    assert (t["damage hero@B"], t[f"exhausted {CLOAK}"]) == (damage - 1, 1)


@pytest.mark.rule("TCG-ARMOR-01", "TCG-ARMOR-02")
def test_an_armor_prevents_combat_damage_too() -> None:
    t = Duel(A={"play": ["Haaroon"]}, B={"play": ["Golem Skull Helm"]})
    t.attack("haaroon", "hero@B")
    assert t.label == "armor"
    t.do(f"B armor {HELM}")
    assert (t["damage hero@B"], t[f"exhausted {HELM}"]) == (6 - 3, 1)


@pytest.mark.rule("TCG-ARMOR-03")
def test_armor_guards_no_ally() -> None:
    t = Duel(A={"resources": 4, "hand": ["Fire Blast"]}, B={"play": ["Golem Skull Helm", "Cerwyn"]})
    t.do("A play fire-blast", "A target cerwyn@B").resolve()
    assert (t.label, t["graveyard B"]) == ("priority", ["cerwyn"])
    assert t[f"exhausted {HELM}"] == 0


@pytest.mark.rule("TCG-ARMOR-03")
def test_armor_guards_no_hero_of_another() -> None:
    t = Duel(A={"resources": 4, "hand": ["Fire Blast"], "play": ["Golem Skull Helm"]}, B={})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert (t.label, t["damage hero@B"]) == ("priority", 2)


@pytest.mark.rule("TCG-ARMOR-04")
def test_an_armor_works_in_the_turn_it_comes() -> None:
    b = {"play": ["Guruvan"], "resources": 2, "hand": ["Fire Blast"]}
    t = Duel(A={"resources": 3, "hand": ["Golem Skull Helm", "Cerwyn"]}, B=b)
    t.do("A play golem-skull-helm").resolve()
    assert t[f"fresh {HELM}"] == 1
    t.do("A attack hero@A")
    t.do("A at hero@B", "B play fire-blast", "B target hero@A").resolve()
    assert t.can(f"A armor {HELM}")


@pytest.mark.rule("TCG-ARMOR-05")
def test_several_armors_add_up_against_one_damage() -> None:
    t = hit("Stained Shadowcraft Tunic", "Bloodbane's Fall", spell="Lightning Bolt")
    t.do("B armor stained-shadowcraft-tunic", f"B armor {CLOAK}")
    assert t["damage hero@B"] == 4 - 2 - 1


@pytest.mark.rule("TCG-ARMOR-06")
def test_one_and_two_prevent_three() -> None:
    t = hit("Bloodbane's Fall", "Stained Shadowcraft Tunic", spell="Wrath")
    t.do(f"B armor {CLOAK}", "B armor stained-shadowcraft-tunic")
    assert t["damage hero@B"] == 0
    assert t[f"exhausted {CLOAK}"] == t["exhausted stained-shadowcraft-tunic"] == 1


@pytest.mark.rule("TCG-ARMOR-07")
def test_nobody_has_to_use_his_armor() -> None:
    t = hit("Golem Skull Helm")
    t.do("B take")
    assert (t["damage hero@B"], t[f"exhausted {HELM}"]) == (4, 0)


@pytest.mark.rule("TCG-ARMOR-08", "TCG-ARMOR-09", "TCG-ARMOR-13")
def test_what_a_helm_does_not_need_is_lost_and_it_serves_once() -> None:
    a = {"resources": 4, "hand": ["Fire Blast", "Fire Blast"]}
    t = Duel(A=a, B={"play": ["Golem Skull Helm"]})
    t.do("A play fire-blast", "A target hero@B").resolve()
    t.do(f"B armor {HELM}")
    assert t["damage hero@B"] == 0
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert (t.label, t.asked, t["damage hero@B"]) == ("priority", "A", 2)


@pytest.mark.rule("TCG-ARMOR-13")
def test_an_armor_that_was_held_back_is_offered_for_the_next_damage() -> None:
    t = hit("Golem Skull Helm")
    t.do("B take", "A play fire-blast", "A target hero@B").resolve()
    assert t.offers("B") == ["armor B1", "take"]


@pytest.mark.rule("TCG-ARMOR-10", "TCG-ARMOR-11")
def test_an_armor_about_to_be_destroyed_cant_be_exhausted_in_advance() -> None:
    b = {"play": ["Golem Skull Helm"], "resources": 3, "hand": ["Flash Heal"]}
    t = Duel(A={"resources": 9, "hand": ["Dismantle", "Fire Blast"]}, B=b)
    t.refuses(f"B armor {HELM}", "TCG-PRIORITY-01")
    t.do("A play dismantle")
    assert (t.label, t.asked) == ("priority", "B")
    assert t.offers("B", "armor") == []
    t.refuses(f"B armor {HELM}", "TCG-ARMOR-10")
    t.resolve()
    assert t["graveyard B"] == [HELM]
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert (t.label, t["damage hero@B"]) == ("priority", 2)


@pytest.mark.rule("TCG-ARMOR-12")
def test_using_armor_adds_nothing_to_the_chain() -> None:
    b = {"play": ["Golem Skull Helm", "Bloodbane's Fall"], "hand": ["Fire Blast"], "resources": 4}
    t = Duel(A={"resources": 9, "hand": ["Lightning Bolt", "Fire Blast"]}, B=b, stops="every")
    t.do("A play lightning-bolt", "A target hero@B").resolve()
    assert t["links"] == []
    t.do(f"B armor {HELM}")
    assert (t.label, t.asked, t["links"]) == ("armor", "B", [])  # nobody had priority meanwhile
    t.do("B take")
    assert (t.label, t.asked, t["damage hero@B"]) == ("priority", "A", 1)


@pytest.mark.rule("TCG-ARMOR-14")
@pytest.mark.parametrize(("then", "dealt"), [("take", 1), ("armor wildlife-defender", 0)])
def test_armors_are_used_one_by_one_and_one_may_stop(then: str, dealt: int) -> None:
    t = hit("Stained Shadowcraft Tunic", "Wildlife Defender", spell="Wrath")
    t.do("B armor stained-shadowcraft-tunic")
    assert t.offers("B") == ["armor B2", "take"]
    t.do(f"B {then}")
    assert (t["damage hero@B"], t["exhausted wildlife-defender"]) == (dealt, 1 - dealt)


@pytest.mark.rule("TCG-ARMOR-15")
def test_an_exhausted_armor_is_not_offered() -> None:
    t = hit("Golem Skull Helm | exhausted", "Bloodbane's Fall")
    assert t.can(f"B armor {CLOAK}")
    t.refuses(f"B armor {HELM}", "TCG-ARMOR-15")


@pytest.mark.rule("TCG-ARMOR-16")
def test_an_armor_without_def_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Golem Skull Helm", defense=0)
    t = hit("Golem Skull Helm", "Bloodbane's Fall")
    assert t.can(f"B armor {CLOAK}")
    t.refuses(f"B armor {HELM}", "TCG-ARMOR-16")


@pytest.mark.rule("TCG-ARMOR-16", "TCG-COUNTER-03")
def test_a_counter_makes_it_an_armor_again(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Golem Skull Helm", defense=0)
    t = hit("Golem Skull Helm | defense 1")
    t.do(f"B armor {HELM}")
    assert t["damage hero@B"] == 3


@pytest.mark.rule("TCG-ARMORCARD-04")
def test_a_shield_must_be_used_and_keeps_its_rest_while_armor_may_rest() -> None:
    b = {"play": ["Golem Skull Helm"], "resources": 3, "hand": ["Holy Shock"]}
    t = Duel(A={"resources": 9, "hand": ["Fire Blast", "Fire Blast", "Fire Blast"]}, B=b)
    t.do("A play fire-blast", "A target hero@B", "B play holy-shock").resolve()
    assert t.offers("B", "take") == []  # what is there already must be used
    [shield] = t.offers("B", "apply")
    t.do(f"B {shield}")
    assert (t["damage hero@B"], t[f"exhausted {HELM}"]) == (0, 0)
    t.do("A play fire-blast", "A target hero@B").resolve()
    t.do(f"B {t.offers('B', 'apply')[0]}")
    assert t["damage hero@B"] == 0
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t.offers("B") == ["armor B1", "take"]  # four are gone
