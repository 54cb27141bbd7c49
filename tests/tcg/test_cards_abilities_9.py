"""The abilities of warlocks, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    B_HERO,
    CHARS,
    bolt,
    cast,
    facts,
    hits,
    printed,
    round_trip,
    targets,
)
from tests.tcg.table import Duel

PRINTED = """
Demonic Reclamation | Demonology
Drain Essence | Affliction
Dread Touch | Affliction
Fear | Affliction
Fel Blaze | Destruction
Fel Flame | Destruction
Immolate | Destruction
Invoke the Nether | Destruction
Life Tap | Affliction
Shadow Bolt | Destruction
Siphon Life | Affliction talent
Steal Essence | Affliction
Summoning Portal | Demonology
"""


@pytest.mark.parametrize(("card", "shown"), facts("Warlock", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Demonic Reclamation")
def test_demonic_reclamation_costs_an_ally_and_draws_two() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn", "Scarlet Kris"]}
    t = Duel(A={**A, "hand": ["Demonic Reclamation"], "resources": 1})
    t.do("A play demonic-reclamation")
    assert t.label == "pay"
    assert len(t.offers("A")) == 2
    t = cast("Demonic Reclamation", 1, "pay cerwyn", A=A)
    assert sorted(t["graveyard A"]) == ["cerwyn", "demonic-reclamation"]
    assert (t["hand A"], t["hand B"]) == (["cerwyn"] * 2, [])
    alone = {"play": ["Scarlet Kris"], "hand": ["Demonic Reclamation"], "resources": 1}
    assert not Duel(A=alone, B={"play": ["Axar"]}).can("A play demonic-reclamation")


@pytest.mark.card("Demonic Reclamation")
def test_demonic_reclamation_stashed_shuffles_an_ally_into_your_deck() -> None:
    A = {"graveyard": ["Axar", "Wrath", "Doom", "The Lich King"], "deck": 2}
    t = Duel(A={**A, "hand": ["Demonic Reclamation"]}, B={"graveyard": ["Cerwyn"]})
    t.do("A stash demonic-reclamation")
    assert targets(t) == ["axar@A", "doom@A"]
    t.do("A target doom").resolve().luck()
    assert sorted(t["deck A"]) == ["cerwyn", "cerwyn", "doom"]
    assert t["graveyard A"] == ["axar", "wrath", "the-lich-king"]
    assert "shuffled A" in t.events


@pytest.mark.card("Demonic Reclamation")
def test_an_ally_that_died_on_the_other_side_goes_into_the_deck_of_its_owner() -> None:
    A = {"hand": ["Demonic Reclamation", "Scorch"], "deck": 2, "graveyard": ["Doom"]}
    t = Duel(A=A, B={"play": ["Axar | of A | damage 2"], "deck": 2})
    t.do("A play scorch", "A target axar").resolve()
    t.do("A stash demonic-reclamation", "A target axar").resolve().luck()
    assert sorted(t["deck A"]) == ["axar", "cerwyn", "cerwyn"]
    assert t["deck B"] == ["cerwyn", "cerwyn"]


@pytest.mark.parametrize(
    ("card", "cost", "n"),
    [
        pytest.param("Drain Essence", 3, 3, marks=pytest.mark.card("Drain Essence")),
        pytest.param("Steal Essence", 2, 2, marks=pytest.mark.card("Steal Essence")),
    ],
)
def test_drained_life_heals_your_hero(card: str, cost: int, n: int) -> None:
    bolt(card, cost, n, "shadow", kind="instant", aims=CHARS)
    A, B = {"damage": 9}, {"damage": 9, "play": ["Anika Berlyn", "Andrew Ulric"]}
    t = cast(card, cost, "target anika-berlyn", kind="instant", A=A, B=B)
    assert (t["damage hero@A"], t["damage hero@B"]) == (9 - n, 9)
    t = cast(card, cost, "target andrew-ulric", kind="instant", A=A, B=B)
    assert t["damage hero@A"] == 9


@pytest.mark.card("Dread Touch")
def test_dread_touch_sends_an_ally_back_and_its_controller_discards() -> None:
    A, B = {"hand": ["Gabble"]}, {"play": ["Anika Berlyn", "Valanos"], "hand": ["Doom"]}
    aims = "anika-berlyn@B valanos@B"
    t = cast("Dread Touch", 3, "target valanos", aims=aims, A=A, B=B)
    assert t.asked == "B"
    assert sorted(t.offers("B")) == ["discard doom", "discard valanos"]
    t.do("B discard doom")
    assert (t["hand B"], t["graveyard B"]) == (["valanos"], ["doom"])
    assert t["hand A"] == ["gabble"]


@pytest.mark.card("Fear")
def test_fear_sends_an_opposing_ally_back() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"]}
    t = cast("Fear", 1, "target valanos", aims="anika-berlyn@B valanos@B", B=B)
    assert (t["hand B"], t["graveyard B"]) == (["valanos"], [])


@pytest.mark.card("Fel Blaze")
def test_fel_blaze_deals_two_to_all_that_are_no_demons() -> None:
    A, B = {"play": ["Kor Cindervein", "Haaroon"]}, {"play": ["Anika Berlyn", "Sarmoth"]}
    t = cast("Fel Blaze", 2, A=A, B=B)
    burnt = (A_HERO, "kor-cindervein", B_HERO, "anika-berlyn")
    assert sorted(hits(t)) == sorted(f"{A_HERO} {x} 2 fire" for x in burnt)


@pytest.mark.card("Fel Flame")
def test_fel_flame_deals_two_unpreventable_damage_as_it_enters_play() -> None:
    B = {"play": ["Andrew Ulric"]}
    t = cast("Fel Flame", 2, kind="ongoing", A={"play": ["Brel Blazebeard"]}, B=B)
    assert sorted(targets(t)) == ["andrew-ulric@B", "brel-blazebeard@A", "hero@A", "hero@B"]
    t.do("A target andrew-ulric").resolve()
    assert hits(t) == [f"{A_HERO} andrew-ulric 2 fire"]
    assert t["assault brel-blazebeard"] == 2


@pytest.mark.card("Fel Flame")
def test_fel_flame_fans_your_shadow_and_fire_cards_for_two() -> None:
    play = ["Hira", "Scaramanga", "Crimson Shocker", "Kor Cindervein", "Fel Flame"]
    t = Duel(A={"play": play, "resources": 5}, B={"play": ["Patricia Potter"]})
    t.do("A use fel-flame fel-flame.2")
    assert t["ready A"] == 3
    names = ("hira", "scaramanga", "crimson-shocker", "kor-cindervein", "patricia-potter")
    assert [t[f"atk {x}"] for x in names] == [3, 3, 2, 3, 4]
    t.do("A use fel-flame fel-flame.2")
    assert t["atk hira"] == 4
    assert t.end_turn()["atk hira"] == 2


@pytest.mark.card("Immolate")
def test_immolate_deals_one_at_once_and_each_turn() -> None:
    t = cast("Immolate", 2, "target hero@B", kind="ongoing", aims=CHARS)
    assert t["attachments hero@B"] == ["immolate"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 1 fire"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 1 fire"] * 2


@pytest.mark.card("Invoke the Nether")
def test_invoke_the_nether_removes_all_allies_from_the_game() -> None:
    A = {"play": ["Kor Cindervein", "Ghoul token", "Scarlet Kris"]}
    t = cast("Invoke the Nether", 6, A=A)
    assert (t["removed A"], t["removed B"]) == (["kor-cindervein"], ["anika-berlyn"])
    assert (t["party A"], t["party B"]) == ([A_HERO, "scarlet-kris"], [B_HERO])
    assert t["graveyard A"] == ["invoke-the-nether"]


@pytest.mark.card("Life Tap")
def test_life_tap_draws_two_for_two_damage_on_your_hero() -> None:
    t = cast("Life Tap", 2, kind="instant", A={"play": ["Golem Skull Helm"]})
    assert t["damage hero@A"] == 2
    assert hits(t) == []
    assert (t["hand A"], t["hand B"]) == (["cerwyn"] * 2, [])


@pytest.mark.card("Shadow Bolt")
def test_shadow_bolt_deals_three_and_a_death_costs_a_card() -> None:
    bolt("Shadow Bolt", 3, 3, "shadow", aims=CHARS)
    A = {"hand": ["Scorch"]}
    B = {"play": ["Vala Carville | damage 1", "Axar"], "hand": ["Doom", "Gabble"]}
    t = cast("Shadow Bolt", 3, "target vala-carville", A=A, B=B)
    assert t.label == "priority"
    t.do("A play scorch", "A target vala-carville").resolve()
    assert (t.label, t.asked) == ("discard", "B")
    t.do("B discard doom")
    assert t["graveyard B"] == ["vala-carville", "doom"]
    t = cast("Shadow Bolt", 3, "target axar", B=B)
    assert (t.label, t.asked) == ("discard", "B")


@pytest.mark.card("Shadow Bolt")
def test_shadow_bolt_remembers_for_a_turn_only() -> None:
    B = {"play": ["Vala Carville", "Axar"], "hand": ["Doom", "Gabble"]}
    t = cast("Shadow Bolt", 3, "target vala-carville", A={"play": ["Kor Cindervein"]}, B=B)
    round_trip(t).attack("kor-cindervein", "vala-carville")
    while t["attacking"] != "-":
        t.passes()
    assert "vala-carville" in t["graveyard B"]
    assert t.label == "priority"


@pytest.mark.card("Siphon Life")
def test_siphon_life_drains_two_each_turn() -> None:
    A, B = {"damage": 9}, {"damage": 9}
    kind = "instant ongoing"
    t = cast("Siphon Life", 5, "target anika-berlyn", kind=kind, aims=CHARS, A=A, B=B)
    assert t["attachments anika-berlyn"] == ["siphon-life"]
    assert hits(t.end_turn()) == []
    assert hits(t.end_turn()) == [f"{A_HERO} anika-berlyn 2 shadow"]
    assert (t["damage hero@A"], t["damage hero@B"]) == (7, 9)


@pytest.mark.card("Summoning Portal")
def test_summoning_portal_searches_for_an_ally() -> None:
    t = cast("Summoning Portal", 2, A={"deck": ["Wrath", "Axar", "Scarlet Kris", "Doom"]})
    assert sorted(t.offers("A")) == ["find axar", "find doom", "find_none"]
    t.do("A find doom").luck()
    assert t["hand A"] == ["doom"]
    assert "revealed A doom" in t.events
    assert sorted(t["deck A"]) == ["axar", "scarlet-kris", "wrath"]
