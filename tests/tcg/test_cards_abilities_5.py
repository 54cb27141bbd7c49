"""The abilities of paladins, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    HEROES,
    cast,
    facts,
    hits,
    printed,
    round_trip,
    stash,
    swing,
    targets,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Blessing of Faith | Holy | Blessing
Blessing of Might | Retribution | Blessing
Blessing of Virtue | Retribution | Blessing
Blessing of the Templar | Holy | Blessing
Censure | Retribution
Consecration | Holy
Hammer of Justice | Protection
Holy Light | Holy
Holy Shock | Holy talent
Inquisition | Holy
Repentance | Retribution talent
Seal of Wrath | Retribution | Seal (1)
Wrath of Turalyon | Retribution
"""


@pytest.mark.parametrize(("card", "shown"), facts("Paladin", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Blessing of Faith")
def test_blessing_of_faith_strengthens_and_can_be_spent_to_destroy_an_ability() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"]}
    B = {"play": ["Anika Berlyn", "Mark of the Wild | on anika-berlyn", "Gift of the Wild"]}
    aims = "kor-cindervein@A cerwyn@A"
    kind = "instant ongoing"
    t = cast("Blessing of Faith", 1, "target cerwyn", kind=kind, aims=aims, more=2, A=A, B=B)
    assert (t["atk cerwyn"], t["health cerwyn"]) == (2, 3)
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (3, 3)
    t.do("A use blessing-of-faith blessing-of-faith.3")
    assert sorted(targets(t)) == [
        "blessing-of-faith@A",
        "gift-of-the-wild@B",
        "mark-of-the-wild@B",
    ]
    t.do("A target gift-of-the-wild")
    assert t["ready A"] == 0
    t.resolve()
    assert (t["graveyard A"], t["graveyard B"]) == (["blessing-of-faith"], ["gift-of-the-wild"])
    assert t["atk cerwyn"] == 1


@pytest.mark.card("Blessing of Might")
def test_blessing_of_might_strengthens_an_attacker() -> None:
    kind = "instant ongoing"
    t = cast("Blessing of Might", 2, "target kor-cindervein", kind=kind, aims=CHARS)
    assert t["atk kor-cindervein"] == 3
    t.fight("kor-cindervein", "hero@B")
    assert hits(t) == [f"kor-cindervein {B_HERO} 4 melee"]
    t.end_turn().fight("anika-berlyn", "kor-cindervein")
    assert "kor-cindervein anika-berlyn 3 melee" in hits(t)
    t = cast("Blessing of Might", 2, "target hero@A", kind=kind).fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 1
    assert t.fight("kor-cindervein", "hero@B")["damage hero@B"] == 4


def never_asked_for_armor(t: Duel, attacker: str) -> Duel:
    """It attacks B's hero, and nothing can be done about its damage."""
    t.attack(attacker, "hero@B")
    while t["attacking"] != "-":
        t.passes()
    return t


@pytest.mark.card("Blessing of Virtue")
def test_blessing_of_virtue_strengthens_and_makes_damage_unpreventable() -> None:
    B = {"play": ["Anika Berlyn", "Golem Skull Helm"]}
    kind = "instant ongoing"
    t = cast("Blessing of Virtue", 3, "target kor-cindervein", kind=kind, aims=ALLIES, B=B)
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (5, 5)
    assert t["atk anika-berlyn"] == 5
    assert never_asked_for_armor(t, "kor-cindervein")["damage hero@B"] == 5


@pytest.mark.card("Blessing of Virtue")
def test_blessing_of_virtue_stashed_makes_the_damage_of_your_allies_unpreventable() -> None:
    A = {"play": ["Kor Cindervein", "Golem Skull Helm"], "hand": ["Scorch"]}
    t = stash("Blessing of Virtue", A=A, B={"play": ["Anika Berlyn", "Golem Skull Helm"]})
    assert never_asked_for_armor(t, "kor-cindervein")["damage hero@B"] == 3
    t.do("A play scorch", "A target hero@B")
    assert (t.label, t.asked) == ("armor", "B")
    until(t.do("B take").attack("hero@A", "anika-berlyn"), "armor").do("A take")
    round_trip(t).attack("kor-cindervein", "hero@B")
    assert until(t, "armor").asked == "B"


@pytest.mark.card("Blessing of the Templar")
def test_blessing_of_the_templar_gives_a_hero_assault_and_mend() -> None:
    A = {"damage": 9}
    t = cast("Blessing of the Templar", 5, "target hero@A", kind="ongoing", aims=HEROES, A=A)
    assert [t["assault hero@A"], t["mend hero@A"], t["assault hero@B"]] == [3, 3, 0]
    assert t.fight("hero@A", "hero@B")["damage hero@B"] == 3
    until(until(t.end_turn(), "target").do("A target hero@A"), "may").do("A yes")
    assert t["damage hero@A"] == 6
    t = cast("Blessing of the Templar", 5, "target hero@B", kind="ongoing")
    assert [t[f"{x} hero@{y}"] for x in ("assault", "mend") for y in "AB"] == [0, 3, 0, 3]


@pytest.mark.card("Censure")
def test_censure_sends_an_attacking_ally_back() -> None:
    A = {"play": ["Kor Cindervein"], "hand": ["Censure"], "resources": 1}
    assert not Duel(A=A, B={"play": ["Anika Berlyn"]}).can("A play censure")
    t = Duel(turn="B", A=A, B={"play": ["Anika Berlyn", "Valanos"]})
    t.attack("anika-berlyn", "hero@A")
    while t.asked != "A":
        t.passes()
    t.do("A play censure")
    assert t["ready A"] == 0
    t.resolve()
    assert t["hand B"] == ["anika-berlyn"]
    assert t["damage hero@A"] == 0
    own = Duel(A=A, stops="every").attack("kor-cindervein", "hero@B")
    assert own.asked == "A"
    assert not own.can("A play censure")


@pytest.mark.card("Consecration")
def test_consecration_deals_two_unpreventable_damage_to_all_opposing_characters() -> None:
    B = {"play": ["Anika Berlyn", "Andrew Ulric", "Golem Skull Helm"]}
    t = cast("Consecration", 6, kind="instant", B=B)
    assert hits(t) == [f"{A_HERO} {x} 2 holy" for x in (B_HERO, "anika-berlyn", "andrew-ulric")]


@pytest.mark.card("Hammer of Justice")
def test_hammer_of_justice_holds_a_character_and_draws_a_card() -> None:
    t = cast("Hammer of Justice", 2, "target anika-berlyn", kind="instant", aims=CHARS)
    assert t["exhausted anika-berlyn"] == 1
    assert (t["hand A"], t["hand B"]) == (["cerwyn"], [])
    assert t.end_turn()["exhausted anika-berlyn"] == 1
    assert round_trip(t)["exhausted anika-berlyn"] == 0


@pytest.mark.card("Holy Light")
def test_holy_light_heals_five_and_draws_a_card() -> None:
    t = cast("Holy Light", 3, "target hero@A", aims=CHARS, A={"damage": 9})
    assert t["damage hero@A"] == 4
    assert (t["hand A"], t["hand B"]) == (["cerwyn"], [])


@pytest.mark.card("Holy Shock")
def test_holy_shock_shields_one_of_yours_and_strikes_one_of_theirs() -> None:
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    aims = ("target kor-cindervein", "target andrew-ulric")
    t = cast("Holy Shock", 3, *aims, kind="instant", aims="hero@A kor-cindervein@A", B=B)
    assert hits(t) == [f"{A_HERO} andrew-ulric 4 holy"]
    t.fight("kor-cindervein", "anika-berlyn")
    assert t["damage kor-cindervein"] == 1
    t = Duel(A={"hand": ["Holy Shock"], "resources": 3}, B=B).do("A play holy-shock")
    assert sorted(targets(t)) == ["andrew-ulric@B", "anika-berlyn@B", "hero@B"]


@pytest.mark.card("Inquisition")
def test_inquisition_turns_an_ally_against_itself() -> None:
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    aims = f"{ALLIES} andrew-ulric@B"
    t = cast("Inquisition", 2, "target anika-berlyn", aims=aims, B=B)
    assert hits(t) == ["anika-berlyn anika-berlyn 5 holy"]
    t = cast("Inquisition", 2, "target andrew-ulric", B=B)
    assert hits(t) == ["andrew-ulric andrew-ulric 4 holy"]


@pytest.mark.card("Repentance")
def test_repentance_destroys_what_has_dealt_damage_this_turn() -> None:
    A = {"hand": ["Repentance", "Blueleaf Tubers"], "resources": 2}
    play = ["Anika Berlyn", "Valanos", "Fel Iron Hatchet", "Golem Skull Helm", "Gift of the Wild"]
    t = Duel(A=A, B={"play": [*play, "Fireball | on hero@A"]}).end_turn()
    swing(t.fight("anika-berlyn", "hero@A"), "fel-iron-hatchet", "hero@A")
    while t.asked != "A":
        t.passes()
    t.do("A play repentance")
    assert sorted(targets(t)) == ["anika-berlyn@B", "fel-iron-hatchet@B", "fireball@B"]
    t.do("A target fel-iron-hatchet").resolve()
    assert t["graveyard B"] == ["fel-iron-hatchet"]
    assert t["ready A"] == 0
    assert t["graveyard A"] == ["repentance"]


@pytest.mark.card("Seal of Wrath")
def test_seal_of_wrath_may_add_two_unpreventable_damage_to_a_strike() -> None:
    A = {"play": ["Kor Cindervein", "Fel Iron Hatchet"]}
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    t = cast("Seal of Wrath", 2, kind="ongoing", A=A, B=B).fight("kor-cindervein", "hero@B")
    assert t.label == "priority"
    swing(t, "fel-iron-hatchet", "hero@B")
    assert t.label == "target"
    assert sorted(targets(t)) == sorted([*CHARS.split(), "andrew-ulric@B"])
    until(t.do("A target andrew-ulric"), "may").do("A yes")
    assert hits(t)[1:] == [f"{A_HERO} {B_HERO} 2 melee", f"{A_HERO} andrew-ulric 2 holy"]
    t = swing(round_trip(t), "fel-iron-hatchet", "hero@B")
    until(t.do("A target anika-berlyn"), "may").do("A no")
    assert t["damage anika-berlyn"] == 0


@pytest.mark.card("Seal of Wrath")
def test_seal_of_wrath_wants_a_strike_in_combat() -> None:
    play = ["Seal of Wrath", "Savage Cat Form", "Masterwork Stormhammer"]
    t = Duel(A={"play": play, "resources": 5}, B={"play": ["Anika Berlyn"]})
    t.do("A use masterwork-stormhammer masterwork-stormhammer.1", "A target hero@B", "A done")
    assert hits(t.resolve()) == [f"{A_HERO} {B_HERO} 1 nature"]
    assert t.label == "priority"
    assert hits(t.fight("hero@A", "hero@B"))[1:] == [f"{A_HERO} {B_HERO} 1 melee"]
    assert t.label == "priority"


@pytest.mark.card("Wrath of Turalyon")
def test_wrath_of_turalyon_destroys_all_allies_that_have_attacked_this_turn() -> None:
    A = {"hand": ["Wrath of Turalyon", "Doom"], "resources": 4, "play": ["Kor Cindervein"]}
    t = Duel(turn="B", A=A, B={"play": ["Anika Berlyn", "Valanos", "Vala Carville"]})
    t.fight("anika-berlyn", "hero@A").fight("valanos", "hero@A")
    while t.asked != "A":
        t.passes()
    t.do("A play wrath-of-turalyon")
    assert t["ready A"] == 0
    t.resolve()
    assert t["graveyard B"] == ["anika-berlyn", "valanos"]
    assert t["party B"] == [B_HERO, "vala-carville"]
    assert t["party A"] == [A_HERO, "kor-cindervein"]
