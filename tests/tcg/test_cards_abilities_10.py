"""The abilities of warriors, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    bolt,
    cast,
    facts,
    hits,
    printed,
    stash,
    swing,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Armed to the Teeth | Fury
Battle Shout | Fury | Shout
Crushing Strike | Arms
Enraged Regeneration | Fury
Execute | Fury
Heroic Leap | Fury
Juggernaut | Arms talent
Raging Shout | Fury | Shout
Rend | Arms
Stance Mastery | Protection
Thunder Clap | Arms
Whirlwind | Fury
"""


@pytest.mark.parametrize(("card", "shown"), facts("Warrior", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Armed to the Teeth")
def test_armed_to_the_teeth_deals_three_and_one_for_each_of_your_equipment() -> None:
    bolt("Armed to the Teeth", 3, 3, "melee", kind="instant", aims=ALLIES)
    A = {"play": ["Kor Cindervein", "Scarlet Kris", "Golem Skull Helm", "Battle Shout"]}
    B = {"play": ["Anika Berlyn", "Fel Iron Hatchet"]}
    t = cast("Armed to the Teeth", 3, "target anika-berlyn", kind="instant", A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 5 melee"]


@pytest.mark.card("Battle Shout")
def test_battle_shout_strengthens_all_your_allies() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"]}
    t = cast("Battle Shout", 3, kind="instant ongoing", A=A)
    names = ("kor-cindervein", "cerwyn", "hero@A", "anika-berlyn")
    assert [t[f"atk {x}"] for x in names] == [4, 2, 0, 5]
    assert t["health cerwyn"] == 2
    assert t.end_turn()["atk kor-cindervein"] == 4


@pytest.mark.card("Crushing Strike")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_crushing_strike_destroys_equipment_and_may_hit_its_hero(answer: str) -> None:
    A = {"play": ["Scarlet Kris", "Kor Cindervein"]}
    B = {"play": ["Fel Iron Hatchet", "Dread Pirate Ring"]}
    aims = "fel-iron-hatchet@B dread-pirate-ring@B"
    t = cast("Crushing Strike", 3, "target fel-iron-hatchet", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["fel-iron-hatchet"]
    assert (t.label, t.asked) == ("may", "A")
    t.do(f"A {answer}")
    assert hits(t) == ([f"{A_HERO} {B_HERO} 3 melee"] if answer == "yes" else [])


@pytest.mark.card("Enraged Regeneration")
def test_enraged_regeneration_heals_three_when_your_attacking_hero_hits_with_a_weapon() -> None:
    A = {"damage": 9, "play": ["Kor Cindervein", "Fel Iron Hatchet"]}
    t = cast("Enraged Regeneration", 2, kind="ongoing", A=A).fight("kor-cindervein", "hero@B")
    assert t["damage hero@A"] == 9
    swing(t, "fel-iron-hatchet", "hero@B").resolve()
    assert (t["damage hero@A"], t["damage hero@B"]) == (6, 5)


@pytest.mark.card("Enraged Regeneration")
def test_enraged_regeneration_heals_no_defender_and_no_other_hero() -> None:
    A = {"damage": 9, "play": ["Enraged Regeneration", "Fel Iron Hatchet"]}
    B = {"damage": 9, "play": ["Cerwyn", "Scarlet Kris"]}
    t = Duel(turn="B", A=A, B=B).attack("cerwyn", "hero@A")
    until(t, "strike").do("A strike fel-iron-hatchet")
    until(t, "priority")
    while t["attacking"] != "-":
        t.passes()
    assert t["graveyard B"] == ["cerwyn"]
    assert swing(t, "scarlet-kris", "hero@A")["damage hero@B"] == 9
    assert t["damage hero@A"] == 11


@pytest.mark.card("Enraged Regeneration")
def test_enraged_regeneration_wants_a_strike_in_combat() -> None:
    play = ["Enraged Regeneration", "Savage Cat Form", "Masterwork Stormhammer"]
    t = Duel(A={"damage": 9, "play": play, "resources": 5}, B={"hand": ["Doom"]})
    t.attack("hero@A", "hero@B").do("A hold")
    use = "A use masterwork-stormhammer masterwork-stormhammer.1"
    t.do(use, "A target hero@B", "A done").resolve()
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 nature"]
    while t["attacking"] != "-":
        t.passes()
    assert hits(t.resolve())[1:] == [f"{A_HERO} {B_HERO} 1 melee"]
    assert t["damage hero@A"] == 9


@pytest.mark.card("Execute")
def test_execute_destroys_a_damaged_ally() -> None:
    A = {"damage": 5, "play": ["Kor Cindervein", "Doom | damage 1"]}
    B = {"play": ["Anika Berlyn | damage 1", "Valanos"]}
    aims = "doom@A anika-berlyn@B"
    t = cast("Execute", 1, "target anika-berlyn", kind="instant", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["anika-berlyn"]


@pytest.mark.card("Heroic Leap")
def test_heroic_leap_exhausts_up_to_two_and_hurts_those_it_exhausted() -> None:
    B = {"play": ["Anika Berlyn", "Valanos | exhausted", "Doom"]}
    aims = f"{CHARS} valanos@B doom@B"
    picks = ("target anika-berlyn", "target valanos")
    t = cast("Heroic Leap", 2, *picks, kind="instant", aims=aims, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 1 melee"]
    assert [t[f"exhausted {x}"] for x in ("anika-berlyn", "valanos", "doom")] == [1, 1, 0]
    picks = ("target hero@B", "target doom")
    t = cast("Heroic Leap", 2, *picks, kind="instant", B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 melee", f"{A_HERO} doom 1 melee"]
    t = cast("Heroic Leap", 2, "target doom", "done", kind="instant", B=B)
    assert hits(t) == [f"{A_HERO} doom 1 melee"]


@pytest.mark.card("Juggernaut")
def test_juggernaut_exhausts_the_other_side_and_gives_your_hero_assault() -> None:
    t = cast("Juggernaut", 1)
    names = ("hero@B", "anika-berlyn", "hero@A", "kor-cindervein")
    assert [t[f"exhausted {x}"] for x in names] == [1, 1, 0, 0]
    assert [t["assault hero@A"], t["assault kor-cindervein"]] == [3, 0]
    assert t.fight("hero@A", "hero@B")["damage hero@B"] == 3
    t.end_turn()
    assert [t[f"exhausted {x}"] for x in names[:2]] == [0, 0]
    assert t["assault hero@A"] == 0


@pytest.mark.card("Raging Shout")
def test_raging_shout_gives_your_allies_assault() -> None:
    t = cast("Raging Shout", 3, kind="ongoing")
    names = ("kor-cindervein", "hero@A", "anika-berlyn")
    assert [t[f"assault {x}"] for x in names] == [1, 0, 0]
    assert t.fight("kor-cindervein", "hero@B")["damage hero@B"] == 4
    assert t.end_turn()["atk kor-cindervein"] == 3


@pytest.mark.card("Raging Shout")
def test_raging_shout_stashed_gives_your_hero_assault_for_the_turn() -> None:
    t = stash("Raging Shout")
    assert [t["assault hero@A"], t["assault kor-cindervein"], t["assault hero@B"]] == [1, 0, 0]
    assert t.fight("hero@A", "hero@B")["damage hero@B"] == 1
    assert t.end_turn()["assault hero@A"] == 0


@pytest.mark.card("Rend")
def test_rend_deals_one_each_turn() -> None:
    t = cast("Rend", 1, "target hero@B", kind="instant ongoing", aims=CHARS)
    assert t["attachments hero@B"] == ["rend"]
    assert hits(t.end_turn()) == []
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 1 melee"]


@pytest.mark.card("Stance Mastery")
def test_stance_mastery_exhausts_to_strengthen_your_hero_for_a_combat() -> None:
    t = cast("Stance Mastery", 2, kind="ongoing", A={"hand": ["Doom"]})
    use = "A use stance-mastery stance-mastery.1"
    assert t.attack("hero@A", "hero@B").label == "priority"
    t.do(use).resolve()
    assert (t["atk hero@A"], t["exhausted stance-mastery"]) == (1, 1)
    assert t["atk kor-cindervein"] == 3
    assert not t.can(use)
    while t["attacking"] != "-":
        t.passes()
    assert t["damage hero@B"] == 1
    assert t["atk hero@A"] == 0


@pytest.mark.card("Thunder Clap")
def test_thunder_clap_deals_one_to_all_opposing_characters_and_weakens_the_hurt() -> None:
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    t = cast("Thunder Clap", 4, kind="instant", B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 melee", f"{A_HERO} anika-berlyn 1 melee"]
    assert [t[f"atk {x}"] for x in ("anika-berlyn", "andrew-ulric", "hero@B")] == [4, 4, -1]
    assert t["atk kor-cindervein"] == 3
    assert t.end_turn()["atk anika-berlyn"] == 5


@pytest.mark.card("Whirlwind")
def test_whirlwind_deals_the_atk_of_a_melee_weapon_to_all_opposing_allies() -> None:
    A = {"play": ["Kor Cindervein", "Fel Iron Hatchet", "Charmed Ancient Bone Bow"]}
    B = {"play": ["Anika Berlyn", "Valanos", "Arcanite Reaper"]}
    t = cast("Whirlwind", 5, kind="instant", A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 2 melee", f"{A_HERO} valanos 2 melee"]
    assert hits(cast("Whirlwind", 5, kind="instant", B=B)) == []
    A = {"play": ["Citadel Enforcer's Claymore"]}
    t = cast("Whirlwind", 5, kind="instant", A=A)
    assert hits(t) == [f"{A_HERO} anika-berlyn 5 melee"]
