"""The abilities of death knights, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    HEROES,
    bolt,
    cast,
    facts,
    hits,
    printed,
    stash,
    swing,
    targets,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Black Blood | Unholy
Blight Bringers | Unholy
Blood Chill | Frost | Disease
Chains of Ice | Frost
Death Coil | Unholy
Frost Fever | Frost | Disease
Glacial Strike | Frost
Horn of Winter | Frost
Hungering Cold | Frost talent
Obliterate | Frost
Outbreak | Unholy
Path of Frost | Frost
Sanguine Presence | Blood | Presence (1)
Strangulate | Blood
Surge of Blood | Blood
Unholy Ground | Unholy
"""


@pytest.mark.parametrize(("card", "shown"), facts("Death Knight", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Black Blood")
def test_black_blood_hits_an_ally_and_with_a_disease_a_hero_too() -> None:
    t = cast("Black Blood", 5, "target anika-berlyn", "target hero@B", aims=ALLIES)
    assert hits(t) == [f"{A_HERO} anika-berlyn 5 shadow"]
    sick = {"play": ["Kor Cindervein", "Frost Fever | on hero@B"]}
    t = cast("Black Blood", 5, "target anika-berlyn", "target hero@B", A=sick)
    assert hits(t) == [f"{A_HERO} anika-berlyn 5 shadow", f"{A_HERO} {B_HERO} 5 shadow"]


@pytest.mark.card("Black Blood")
def test_the_disease_of_an_opponent_is_none_of_yours() -> None:
    sick = {"play": ["Anika Berlyn", "Frost Fever | on hero@A"]}
    t = cast("Black Blood", 5, "target anika-berlyn", "target hero@B", B=sick)
    assert t["damage hero@B"] == 0
    t = Duel(A={"hand": ["Black Blood"], "resources": 5}, B={"play": ["Axar", "Doom"]})
    t.do("A play black-blood", "A target axar")
    assert targets(t) == HEROES.split()


@pytest.mark.card("Blight Bringers")
def test_blight_bringers_weaken_up_to_three_allies_for_the_turn() -> None:
    B = {"play": ["Anika Berlyn", "Vala Carville", "Axar"]}
    aims = [f"target {ally}" for ally in ("anika-berlyn", "vala-carville", "kor-cindervein")]
    t = cast("Blight Bringers", 1, *aims, aims=f"{ALLIES} vala-carville@B axar@B", B=B)
    atk = [t[f"atk {x}"] for x in ("anika-berlyn", "vala-carville", "kor-cindervein", "axar")]
    assert atk == [2, 2, 0, 3]
    assert t["health anika-berlyn"] == 6
    assert t.end_turn()["atk anika-berlyn"] == 5


@pytest.mark.card("Blood Chill")
def test_blood_chill_deals_one_each_turn_and_exhausts_the_opposing_protectors() -> None:
    A = {"play": ["Olaf Steelbreaker"]}
    B = {"play": ["Alador Stonebrew", "Valanos"]}
    t = cast("Blood Chill", 3, "target hero@B", kind="ongoing", aims=HEROES, A=A, B=B)
    assert hits(t.end_turn()) == []
    assert t["attachments hero@B"] == ["blood-chill"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 1 frost"]
    shown = [t[f"exhausted {x}"] for x in ("alador-stonebrew", "valanos", "olaf-steelbreaker")]
    assert shown == [1, 0, 0]


@pytest.mark.card("Blood Chill")
def test_blood_chill_exhausts_nobody_when_its_damage_is_prevented() -> None:
    A = {"play": ["Blood Chill | on hero@B"]}
    t = Duel(turn="B", A=A, B={"play": ["Golem Skull Helm", "Alador Stonebrew"]})
    until(t, "armor").do("B armor golem-skull-helm").resolve()
    assert t["damage hero@B"] == 0
    assert t["exhausted alador-stonebrew"] == 0


@pytest.mark.card("Chains of Ice")
def test_chains_of_ice_keep_an_ally_from_attacking_and_search_for_a_disease() -> None:
    A = {"deck": ["Wrath", "Frost Fever", "Cerwyn"]}
    B = {"play": ["Anika Berlyn", "Valanos"]}
    aims = "anika-berlyn@B valanos@B"
    t = cast("Chains of Ice", 2, "target valanos", kind="ongoing", aims=aims, A=A, B=B)
    assert t.offers("A") == ["find frost-fever", "find_none"]
    t.do("A find frost-fever").luck()
    assert t["hand A"] == ["frost-fever"]
    assert "revealed A frost-fever" in t.events
    assert t["attachments valanos"] == ["chains-of-ice"]
    t.end_turn()
    assert t.can("B attack anika-berlyn")
    assert not t.can("B attack valanos")


@pytest.mark.card("Death Coil")
def test_death_coil_deals_three_and_readies_a_ghoul_of_yours() -> None:
    A = {"play": [*["Ghoul token | exhausted"] * 2, "Kor Cindervein | exhausted"]}
    B = {"play": ["Anika Berlyn", "Ghoul token | exhausted"]}
    aims = f"{CHARS} ghoul-token@A ghoul-token@A ghoul-token@B"
    t = cast("Death Coil", 3, "target anika-berlyn", aims=aims, A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 3 shadow"]
    assert t.label == "pick"
    assert t.offers("A") == ["pick t1", "pick t2"]
    t.do("A pick t2")
    assert [t[f"exhausted {x}"] for x in ("t1", "t2", "t3", "kor-cindervein")] == [1, 0, 1, 1]


@pytest.mark.card("Frost Fever")
def test_frost_fever_deals_one_each_turn_and_takes_assault_and_mend_from_the_allies() -> None:
    A = {"play": ["Doom"]}
    B = {"play": ["Doom", "Chandra Marlight"]}
    t = cast("Frost Fever", 2, "target hero@B", kind="ongoing", aims=HEROES, A=A, B=B)
    assert [t["assault doom@A"], t["assault doom@B"], t["mend chandra-marlight"]] == [4, 0, 0]
    assert t["attachments hero@B"] == ["frost-fever"]
    assert hits(t.end_turn()) == []
    assert t["atk doom@B"] == 2
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 1 frost"]


@pytest.mark.card("Glacial Strike")
def test_glacial_strike_deals_five_to_an_ally() -> None:
    bolt("Glacial Strike", 3, 5, "frost", aims=ALLIES)


@pytest.mark.card("Horn of Winter")
def test_horn_of_winter_gives_assault_to_your_hero_and_allies_for_the_turn() -> None:
    t = cast("Horn of Winter", 2)
    worth = [t[f"assault {x}"] for x in ("hero@A", "kor-cindervein", "hero@B", "anika-berlyn")]
    assert worth == [1, 1, 0, 0]
    assert t.fight("hero@A", "hero@B")["damage hero@B"] == 1
    assert t.fight("kor-cindervein", "hero@B")["damage hero@B"] == 5
    assert t.end_turn()["assault kor-cindervein"] == 0


@pytest.mark.card("Hungering Cold")
def test_hungering_cold_hits_opposing_characters_that_exhaust() -> None:
    t = cast("Hungering Cold", 4, kind="ongoing")
    t.fight("kor-cindervein", "hero@B")
    assert hits(t) == [f"kor-cindervein {B_HERO} 3 melee"]
    t.end_turn().fight("anika-berlyn", "hero@A")
    assert hits(t)[1:] == [f"{A_HERO} anika-berlyn 1 frost", f"anika-berlyn {A_HERO} 5 melee"]
    assert hits(t.fight("hero@B", "hero@A"))[3:] == [f"{A_HERO} {B_HERO} 1 frost"]


@pytest.mark.card("Obliterate")
def test_obliterate_deals_two_and_four_with_a_disease() -> None:
    bolt("Obliterate", 2, 2, "melee", aims=CHARS)
    sick = {"play": ["Kor Cindervein", "Blood Chill | on hero@B"]}
    t = cast("Obliterate", 2, "target hero@B", A=sick)
    assert hits(t) == [f"{A_HERO} {B_HERO} 4 melee"]


@pytest.mark.card("Outbreak")
def test_outbreak_weakens_all_opposing_allies_by_the_cost_of_a_disease_of_yours() -> None:
    sick = ["Blood Chill | on hero@B", "Frost Fever | on hero@B"]
    B = {"play": ["Anika Berlyn", "Kor Cindervein", "Blood Chill | on hero@A"]}
    t = cast("Outbreak", 4, A={"play": ["Cerwyn", *sick]}, B=B)
    assert t.label == "pick"
    assert len(t.offers("A")) == 2
    t.do("A pick blood-chill@A")
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (2, 3)
    assert t["graveyard B"] == ["kor-cindervein"]
    assert (t["atk cerwyn"], t["health cerwyn"]) == (1, 2)
    assert t.end_turn()["health anika-berlyn"] == 6


@pytest.mark.card("Outbreak")
def test_outbreak_does_nothing_without_a_disease() -> None:
    t = cast("Outbreak", 4, B={"play": ["Anika Berlyn", "Frost Fever | on hero@A"]})
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (5, 6)


@pytest.mark.card("Path of Frost")
def test_path_of_frost_puts_an_ally_of_your_graveyard_on_top_of_your_deck() -> None:
    A = {"graveyard": ["Axar", "Wrath", "Doom", "The Lich King"], "deck": 3}
    B = {"graveyard": ["Vala Carville"]}
    t = cast("Path of Frost", 0, "target doom", aims="axar@A doom@A", A=A, B=B)
    assert t["deck A"] == ["doom", "cerwyn", "cerwyn", "cerwyn"]
    assert t["graveyard A"] == ["axar", "wrath", "the-lich-king", "path-of-frost"]


@pytest.mark.card("Sanguine Presence")
def test_sanguine_presence_makes_the_hero_a_sturdy_protector() -> None:
    t = cast("Sanguine Presence", 4, kind="instant ongoing", A={"damage": 29})
    assert t["health hero@A"] == 40
    assert t["health hero@B"] == 30
    assert t["keywords hero@A"] == ["protector"]
    assert t["keywords kor-cindervein"] == []
    until(t.end_turn().attack("anika-berlyn", "kor-cindervein"), "protect")
    until(t.do("A protect hero@A"), "priority").passes()
    assert t["damage hero@A"] == 34
    assert t["winner"] == "-"


@pytest.mark.card("Sanguine Presence")
def test_sanguine_presence_readies_the_hero_for_one_and_exhausts() -> None:
    t = cast("Sanguine Presence", 4, kind="instant ongoing", more=2, A={"exhausted": True})
    t.do("A use sanguine-presence sanguine-presence.2")
    assert t["ready A"] == 1
    assert t["exhausted sanguine-presence"] == 1
    assert t["exhausted hero@A"] == 0
    assert not t.can("A use sanguine-presence sanguine-presence.2")


@pytest.mark.card("Strangulate")
def test_strangulate_interrupts_an_ability() -> None:
    A = {"hand": ["Strangulate"], "resources": 3}
    t = Duel(turn="B", A=A, B={"hand": ["Wrath", "Cerwyn"], "resources": 3})
    t.do("B play cerwyn")
    assert not t.can("A play strangulate")
    t.resolve().do("B play wrath", "B target hero@A", "A play strangulate").resolve()
    assert t["damage hero@A"] == 0
    assert t["graveyard B"] == ["wrath"]
    assert t["ready A"] == 0
    assert t["graveyard A"] == ["strangulate"]


@pytest.mark.card("Strangulate")
def test_strangulate_stashed_keeps_the_opponent_from_playing_abilities_for_the_turn() -> None:
    A = {"hand": ["Fire Blast"], "resources": 1}
    B = {"hand": ["Fire Blast", "Stakethrower"], "resources": 4}
    t = stash("Strangulate", A=A, B=B).do("A play fire-blast", "A target hero@B")
    assert t.asked == "B"
    assert not t.can("B play fire-blast")
    t.resolve().end_turn()
    assert t.can("B play fire-blast")


@pytest.mark.card("Surge of Blood")
def test_surge_of_blood_deals_two_and_your_weapons_have_assault_for_the_turn() -> None:
    A = {"play": ["Kor Cindervein", "Scarlet Kris"]}
    B = {"play": ["Anika Berlyn", "Fel Iron Hatchet"]}
    t = cast("Surge of Blood", 2, "target anika-berlyn", aims=CHARS, A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 2 melee"]
    assert t["assault scarlet-kris"] == 2
    assert t["assault fel-iron-hatchet"] == 0
    swing(t, "scarlet-kris", "hero@B")
    assert hits(t)[1:] == [f"{A_HERO} {B_HERO} 3 melee"]
    assert t.end_turn()["assault scarlet-kris"] == 0


@pytest.mark.card("Unholy Ground")
def test_unholy_ground_raises_a_ghoul_for_each_of_your_allies_that_is_destroyed() -> None:
    A = {"play": ["Cerwyn", "Ghoul token"]}
    B = {"play": ["Anika Berlyn", "Cerwyn"]}
    t = cast("Unholy Ground", 4, kind="ongoing", A=A, B=B)
    t.fight("cerwyn@A", "anika-berlyn").resolve()
    assert t["graveyard A"] == ["cerwyn"]
    assert t["party A"].count("ghoul-token") == 2
    assert (t["atk ghoul-token#2"], t["health ghoul-token#2"]) == (3, 3)
    t.fight("ghoul-token", "anika-berlyn").resolve()
    assert t["party A"].count("ghoul-token") == 1
    t.end_turn().fight("cerwyn@B", "ghoul-token").resolve()
    assert t["graveyard B"] == ["cerwyn"]
    assert (t["party A"].count("ghoul-token"), t["party B"].count("ghoul-token")) == (1, 0)
