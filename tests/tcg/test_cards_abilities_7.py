"""The abilities of rogues, one by one."""

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
    round_trip,
    stash,
    swing,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Adrenaline Rush | Combat talent
Aggressive Exploitation | Assassination
Aggressive Infiltration | Combat | Combo
Annihilate | Combat | Combo
Carnage | Assassination | Combo
Daze | Combat
Deadly Poison | | Poison
Dismantle | Combat
Distract | Subtlety
Fan of Knives | Combat
Favor of Mischief | Subtlety
Flesh Eating Poison | | Poison
Gouge | Combat | Combo
Infiltrate | Subtlety
Pernicious Poison | | Poison
Prey on the Weak | Assassination
Shadow Dance | Subtlety talent
Sinister Strike | Combat | Combo
Slay the Feeble | Assassination | Combo
Trickster's Gambit | Subtlety
"""


@pytest.mark.parametrize(("card", "shown"), facts("Rogue", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Adrenaline Rush")
def test_adrenaline_rush_readies_resources_and_fills_a_hand_that_is_lost_at_the_end() -> None:
    A = {"hand": ["Adrenaline Rush", "Doom"], "resources": 7}
    B = {"hand": ["Doom"], "resources": ["Cerwyn | down | exhausted"]}
    assert not Duel(turn="B", stops="every", A=A, B=B).do("B pass").can("A play adrenaline-rush")
    t = Duel(A=A, B=B).do("A play adrenaline-rush")
    assert t["ready A"] == 0
    t.resolve()
    assert (t["ready A"], t["ready B"]) == (7, 0)
    assert t["hand A"] == ["doom", *["cerwyn"] * 6]
    assert t["graveyard A"] == ["adrenaline-rush"]
    t.do("A pass").resolve()
    while t.label == "discard":
        t.do("A " + t.offers("A")[0])
    assert t["hand A"] == []
    assert len(t["graveyard A"]) == 8


@pytest.mark.parametrize(
    ("card", "cost", "n"),
    [
        pytest.param(
            "Aggressive Exploitation", 2, 4, marks=pytest.mark.card("Aggressive Exploitation")
        ),
        pytest.param("Slay the Feeble", 1, 3, marks=pytest.mark.card("Slay the Feeble")),
    ],
)
def test_the_exhausted_are_easy_prey(card: str, cost: int, n: int) -> None:
    A = {"play": ["Kor Cindervein | exhausted", "Cerwyn"], "exhausted": True}
    B = {"play": ["Anika Berlyn | exhausted", "Valanos"]}
    t = cast(card, cost, "target anika-berlyn", aims=f"{ALLIES} hero@A", A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn {n} melee"]


@pytest.mark.card("Aggressive Infiltration")
def test_aggressive_infiltration_deals_three_to_all_exhausted_opposing_characters() -> None:
    A = {"play": ["Doom | exhausted"], "exhausted": True}
    B = {"play": ["Anika Berlyn | exhausted", "Valanos"], "exhausted": True}
    t = cast("Aggressive Infiltration", 4, A=A, B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 3 melee", f"{A_HERO} anika-berlyn 3 melee"]


@pytest.mark.card("Annihilate")
def test_annihilate_destroys_an_exhausted_ally_or_equipment() -> None:
    A = {"play": ["Cerwyn", "Doom | exhausted", "Earth and Moon | exhausted"]}
    B = {"play": ["Anika Berlyn | exhausted", "Golem Skull Helm | exhausted", "Scarlet Kris"]}
    aims = "doom@A anika-berlyn@B golem-skull-helm@B"
    t = cast("Annihilate", 3, "target golem-skull-helm", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["golem-skull-helm"]


@pytest.mark.card("Carnage")
def test_carnage_destroys_all_opposing_allies_of_cost_four_or_less() -> None:
    B = {"play": ["Valanos", "Vala Carville", "Cerwyn", "Ghoul token"]}
    t = cast("Carnage", 5, B=B)
    assert t["graveyard B"] == ["valanos", "cerwyn"]
    assert t["party B"] == [B_HERO, "vala-carville"]
    assert t["party A"] == [A_HERO, "kor-cindervein"]


@pytest.mark.card("Daze")
def test_daze_looks_at_a_hand_and_discards_a_card_of_your_choice() -> None:
    t = cast("Daze", 3, "target_player B", B={"hand": ["Axar", "Doom"]})
    assert t.asked == "A"
    assert t.offers("A") == ["take_card axar", "take_card doom"]
    t.do("A take_card doom")
    assert (t["hand B"], t["graveyard B"]) == (["axar"], ["doom"])


@pytest.mark.card("Daze")
def test_daze_stashed_looks_at_a_hand() -> None:
    t = stash("Daze", "target_player B", B={"hand": ["Axar", "Doom"]})
    assert [event for event in t.events if event.startswith("saw")] == ["saw B axar", "saw B doom"]
    assert t["hand B"] == ["axar", "doom"]


@pytest.mark.parametrize(
    ("card", "cost", "n"),
    [
        pytest.param("Deadly Poison", 1, 2, marks=pytest.mark.card("Deadly Poison")),
        pytest.param("Flesh Eating Poison", 4, 5, marks=pytest.mark.card("Flesh Eating Poison")),
        pytest.param("Pernicious Poison", 2, 3, marks=pytest.mark.card("Pernicious Poison")),
    ],
)
def test_a_poison_works_on_whom_your_hero_has_hit_in_combat(card: str, cost: int, n: int) -> None:
    slug = card.lower().replace(" ", "-")
    A = {"play": ["Fel Iron Hatchet", "Kor Cindervein"], "resources": cost}
    B = {"play": ["Anika Berlyn", "Haaroon", "Valanos"], "hand": ["Wrath"]}
    t = Duel(turn="B", A={**A, "hand": [card, "Doom"]}, B=B)
    t.fight("valanos", "kor-cindervein")
    for attacker in ("anika-berlyn", "haaroon"):
        t.attack(attacker, "hero@A")
        until(t, "priority")
        while t["attacking"] != "-":
            assert not t.can(f"A play {slug}") or attacker == "haaroon"
            strike = t.label == "strike"
            t.do(f"{t.asked} {'strike fel-iron-hatchet' if strike else 'pass'}")
    while t.asked != "A":
        t.passes()
    t.do(f"A play {slug}")
    assert t["ready A"] == 0
    assert t.resolve()["attachments anika-berlyn"] == [slug]
    before = len(hits(t))
    assert hits(t.end_turn())[before:] == [f"{A_HERO} anika-berlyn {n} nature"]
    t = swing(Duel(A={**A, "hand": [card]}, B=B), "fel-iron-hatchet", "hero@B")
    assert t.do(f"A play {slug}").resolve()["attachments hero@B"] == [slug]


@pytest.mark.card("Dismantle")
def test_dismantle_destroys_an_equipment() -> None:
    A = {"play": ["Kor Cindervein", "Scarlet Kris"]}
    B = {"play": ["Golem Skull Helm", "Major Healing Potion", "Earth and Moon"]}
    aims = "scarlet-kris@A golem-skull-helm@B major-healing-potion@B"
    t = cast("Dismantle", 2, "target golem-skull-helm", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["golem-skull-helm"]


@pytest.mark.card("Distract")
def test_distract_exhausts_all_allies_of_a_player_and_keeps_them_so() -> None:
    B = {"play": ["Anika Berlyn", "Valanos | exhausted"], "exhausted": True}
    t = cast("Distract", 3, "target_player B", B=B)
    assert t["exhausted anika-berlyn"] == 1
    assert t["exhausted kor-cindervein"] == 0
    t.end_turn()
    assert [t[f"exhausted {x}"] for x in ("anika-berlyn", "valanos", "hero@B")] == [1, 1, 0]
    assert round_trip(t)["exhausted valanos"] == 0


@pytest.mark.card("Fan of Knives")
def test_fan_of_knives_deals_two_to_all_opposing_characters() -> None:
    t = cast("Fan of Knives", 3)
    assert hits(t) == [f"{A_HERO} {B_HERO} 2 ranged", f"{A_HERO} anika-berlyn 2 ranged"]


@pytest.mark.card("Fan of Knives")
def test_a_discarded_weapon_brings_fan_of_knives_back_on_your_turn() -> None:
    A = {"graveyard": ["Fan of Knives"], "hand": ["Doom", "Scarlet Kris"]}
    use = "A use fan-of-knives fan-of-knives.2"
    t = Duel(A=A).do(use)
    assert t.offers("A") == ["discard scarlet-kris"]
    t.do("A discard scarlet-kris").resolve()
    assert t["hand A"] == ["doom", "fan-of-knives"]
    assert t["graveyard A"] == ["scarlet-kris"]
    assert not Duel(A={**A, "hand": ["Doom"]}).can(use)
    t = Duel(A=A, turn="B", stops="every").do("B pass")
    assert t.asked == "A"
    assert not t.can(use)


@pytest.mark.card("Favor of Mischief")
def test_favor_of_mischief_gives_assault_and_costs_the_opponent_a_card() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"], "hand": ["Gabble"]}
    B = {"play": ["Anika Berlyn"], "hand": ["Axar", "Doom"]}
    aims = "kor-cindervein@A cerwyn@A"
    t = cast("Favor of Mischief", 1, "target cerwyn", kind="ongoing", aims=aims, A=A, B=B)
    assert [t["assault cerwyn"], t["assault kor-cindervein"]] == [2, 0]
    until(t.fight("cerwyn", "anika-berlyn"), "discard").do("B discard doom")
    assert "cerwyn anika-berlyn 3 nature" in hits(t)
    assert (t["hand A"], t["hand B"]) == (["gabble"], ["axar"])


@pytest.mark.card("Gouge")
def test_gouge_holds_a_character() -> None:
    t = cast("Gouge", 1, "target hero@B", kind="instant", aims=CHARS)
    assert t["exhausted hero@B"] == 1
    assert t.end_turn()["exhausted hero@B"] == 1
    assert round_trip(t)["exhausted hero@B"] == 0
    assert t["hand A"] == ["cerwyn"]


@pytest.mark.card("Infiltrate")
def test_infiltrate_gives_up_to_two_characters_assault_and_stealth_for_the_turn() -> None:
    A, B = {"play": ["Kor Cindervein", "Cerwyn"]}, {"play": ["Anika Berlyn", "Alador Stonebrew"]}
    aims = f"{CHARS} cerwyn@A alador-stonebrew@B"
    t = cast("Infiltrate", 2, "target hero@A", "target kor-cindervein", aims=aims, A=A, B=B)
    assert [t[f"assault {x}"] for x in ("hero@A", "kor-cindervein", "cerwyn")] == [2, 2, 0]
    assert [t[f"keywords {x}"] for x in ("hero@A", "cerwyn")] == [["stealth"], []]
    t.attack("kor-cindervein", "hero@B")
    while t["attacking"] != "-":
        t.passes()
    assert t["damage hero@B"] == 5
    assert t.end_turn()["assault hero@A"] == 0
    assert t["keywords hero@A"] == []


@pytest.mark.card("Prey on the Weak")
def test_prey_on_the_weak_destroys_an_ally_of_cost_four_or_less() -> None:
    B = {"play": ["Valanos", "Vala Carville", "Ghoul token"]}
    aims = "kor-cindervein@A valanos@B ghoul-token@B"
    t = cast("Prey on the Weak", 2, "target valanos", kind="instant", aims=aims, B=B)
    assert t["graveyard B"] == ["valanos"]


@pytest.mark.card("Shadow Dance")
def test_shadow_dance_gives_your_hero_assault_and_stealth_with_each_rogue_ability() -> None:
    A = {"hand": ["Gouge", "Scorch"]}
    t = cast("Shadow Dance", 3, kind="ongoing", A=A)
    assert (t["assault hero@A"], t["keywords hero@A"]) == (2, ["stealth"])
    assert t["assault kor-cindervein"] == 0
    t.end_turn()
    assert (t["assault hero@A"], t["keywords hero@A"]) == (0, [])
    t.end_turn().do("A play scorch", "A target hero@B").resolve()
    assert t["assault hero@A"] == 0
    t.do("A play gouge", "A target hero@B").resolve()
    assert (t["assault hero@A"], t["keywords hero@A"]) == (2, ["stealth"])


@pytest.mark.card("Sinister Strike")
def test_sinister_strike_deals_one_and_the_atk_of_a_melee_weapon() -> None:
    bolt("Sinister Strike", 2, 1, "melee", kind="instant", aims=CHARS)
    A = {"play": ["Kor Cindervein", "Fel Iron Hatchet", "Charmed Ancient Bone Bow"]}
    B = {"play": ["Anika Berlyn", "Arcanite Reaper"]}
    t = cast("Sinister Strike", 2, "target hero@B", kind="instant", A=A, B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 3 melee"]
    for weapon, n in (("Arcanite Reaper", 6), ("Charmed Ancient Bone Bow", 1)):
        t = cast("Sinister Strike", 2, "target hero@B", kind="instant", A={"play": [weapon]})
        assert hits(t) == [f"{A_HERO} {B_HERO} {n} melee"]


@pytest.mark.card("Trickster's Gambit")
def test_tricksters_gambit_sends_the_next_damage_to_your_hero_elsewhere() -> None:
    A = {"hand": ["Scorch"]}
    aims = f"{ALLIES} hero@B"
    t = cast("Trickster's Gambit", 3, "target hero@B", kind="instant", aims=aims, A=A)
    t.fight("hero@A", "anika-berlyn")
    assert hits(t) == [f"anika-berlyn {B_HERO} 5 melee"]
    t.do("A play scorch", "A target hero@A").resolve()
    assert t["damage hero@A"] == 1
