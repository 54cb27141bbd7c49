"""The abilities of mages, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.rules.values import has_tag
from tabard.games.tcg.state import SLOT
from tests.tcg.abilities import (
    A_HERO,
    B_HERO,
    CHARS,
    HEROES,
    bolt,
    cast,
    facts,
    hits,
    printed,
    round_trip,
    stash,
    targets,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Arcane Barrage | Arcane talent
Blistering Fire | Fire
Cold Front | Frost
Counterspell | Arcane
Favor of the Arcane | Arcane
Fire Blast | Fire
Fire Power | Fire talent
Fireball | Fire
Frost Nova | Frost
Frostbolt | Frost
Ice Lance | Frost
Mana Agate | Arcane
Polymorph | Arcane
Ring of Frost | Frost
Ripple | Arcane
Scorch | Fire
"""


@pytest.mark.parametrize(("card", "shown"), facts("Mage", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Arcane Barrage")
def test_arcane_barrage_deals_four_and_comes_once_more_from_the_graveyard() -> None:
    bolt("Arcane Barrage", 4, 4, "arcane", aims=CHARS)
    t = cast("Arcane Barrage", 4, "target hero@B", more=4)
    assert t.can("A play_again arcane-barrage")
    t.do("A play_again arcane-barrage", "A target hero@B").resolve()
    assert t["damage hero@B"] == 8
    assert t["ready A"] == 0
    assert (t["graveyard A"], t["removed A"]) == ([], ["arcane-barrage"])


@pytest.mark.card("Arcane Barrage")
def test_arcane_barrage_cant_be_interrupted() -> None:
    A = {"hand": ["Arcane Barrage", "Wrath"], "resources": 6}
    t = Duel(A=A, B={"hand": ["Counterspell", "Counterspell"], "resources": 4})
    t.do("A play wrath", "A target hero@B", "B play counterspell").resolve()
    assert t["damage hero@B"] == 0
    t.do("A play arcane-barrage", "A target hero@B", "B play counterspell").resolve()
    assert t["damage hero@B"] == 4


BOLTS: list[tuple[str, int, int, str, dict[str, Any]]] = [
    ("Blistering Fire", 1, 3, "fire", {"aims": HEROES}),
    ("Fire Blast", 1, 2, "fire", {"aims": CHARS, "kind": "instant"}),
    ("Scorch", 0, 1, "fire", {"aims": CHARS}),
]


@pytest.mark.parametrize(
    ("card", "cost", "n", "damage", "rest"),
    [pytest.param(*one, marks=pytest.mark.card(one[0])) for one in BOLTS],
)
def test_plain_damage(card: str, cost: int, n: int, damage: str, rest: dict[str, Any]) -> None:
    bolt(card, cost, n, damage, **rest)


@pytest.mark.card("Cold Front")
def test_cold_front_keeps_all_allies_from_attacking_for_the_turn() -> None:
    t = cast("Cold Front", 2, more=1, A={"hand": ["Kelsa Wildfire"]})
    t.do("A play kelsa-wildfire").resolve()
    assert t.offers("A", "attack") == ["attack A0"]
    t.end_turn()
    assert t.can("B attack anika-berlyn")
    t.end_turn()
    assert t.can("A attack kor-cindervein")


@pytest.mark.card("Counterspell")
def test_counterspell_interrupts_an_ability() -> None:
    A = {"hand": ["Counterspell"], "resources": 2}
    t = Duel(turn="B", A=A, B={"hand": ["Fireball", "Cerwyn"], "resources": 5})
    t.do("B play cerwyn")
    assert not t.can("A play counterspell")
    t.resolve().do("B play fireball", "B target hero@A", "A play counterspell").resolve()
    assert t["damage hero@A"] == 0
    assert (t["graveyard A"], t["graveyard B"]) == (["counterspell"], ["fireball"])
    assert t["ready A"] == 0


@pytest.mark.card("Favor of the Arcane")
def test_favor_of_the_arcane_gives_assault_and_a_card_when_its_ally_is_destroyed() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"]}
    aims = "kor-cindervein@A cerwyn@A"
    t = cast("Favor of the Arcane", 1, "target cerwyn", kind="ongoing", aims=aims, A=A)
    assert [t["assault cerwyn"], t["assault kor-cindervein"]] == [2, 0]
    t.fight("cerwyn", "anika-berlyn").resolve()
    assert "cerwyn anika-berlyn 3 nature" in hits(t)
    assert (t["hand A"], t["hand B"]) == (["cerwyn"], [])


@pytest.mark.card("Fire Power")
@pytest.mark.parametrize(
    ("card", "fires"),
    [("Scorch", True), ("Hira", True), ("Crimson Shocker", True), ("Wrath", False)],
)
def test_fire_power_may_deal_one_when_you_play_something_fiery(card: str, fires: bool) -> None:
    A = {"hand": [card, "Cerwyn"]}
    t = cast("Fire Power", 3, kind="ongoing", more=3, A=A)
    slug = card.lower().replace(" ", "-")
    t.do(f"A play {slug}")
    if card in ("Scorch", "Wrath"):
        t.do("A target kor-cindervein")
    assert (t.label == "target") == fires
    if fires:
        assert sorted(targets(t)) == sorted(CHARS.split())
        until(t.do("A target hero@B"), "may").do("A yes")
        assert hits(t)[:1] == [f"{A_HERO} {B_HERO} 1 fire"]


@pytest.mark.card("Fire Power")
def test_fire_power_may_be_left_alone_and_does_not_watch_the_opponent() -> None:
    t = cast("Fire Power", 3, kind="ongoing", A={"hand": ["Scorch"]}, B={"hand": ["Scorch"]})
    t.do("A play scorch", "A target hero@B", "A target hero@B")
    until(t, "may").do("A no").resolve()
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 fire"]
    t.end_turn().do("B play scorch", "B target hero@A").resolve()
    assert hits(t)[1:] == [f"{B_HERO} {A_HERO} 1 fire"]


@pytest.mark.card("Fireball")
def test_fireball_deals_four_and_goes_on_burning() -> None:
    t = cast("Fireball", 4, "target hero@B", kind="ongoing", aims=CHARS)
    assert t["attachments hero@B"] == ["fireball"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 4 fire"]
    assert hits(t.end_turn())[1:] == [f"{A_HERO} {B_HERO} 1 fire"]
    assert len(hits(round_trip(t))) == 3


@pytest.mark.card("Frost Nova")
def test_frost_nova_deals_one_to_all_opposing_characters_and_they_cant_attack() -> None:
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    A = {"hand": ["Frost Nova"], "resources": 4, "play": ["Kor Cindervein"]}
    t = Duel(turn="B", stops="every", A=A, B=B).do("B pass", "A play frost-nova").resolve()
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 frost", f"{A_HERO} anika-berlyn 1 frost"]
    assert t["ready A"] == 0
    assert t["graveyard A"] == ["frost-nova"]
    assert [
        name for name in ("hero@B", "anika-berlyn", "andrew-ulric") if t.can(f"B attack {name}")
    ] == ["andrew-ulric"]
    round_trip(t)
    assert t.can("B attack anika-berlyn")


@pytest.mark.card("Frostbolt")
def test_frostbolt_deals_three_and_whoever_is_hurt_cant_attack() -> None:
    bolt("Frostbolt", 3, 3, "frost", kind="instant", aims=CHARS)
    B = {"play": ["Anika Berlyn", "Andrew Ulric", "Valanos"]}
    for prey, held in (("anika-berlyn", True), ("andrew-ulric", False)):
        A = {"hand": ["Frostbolt"], "resources": 3}
        t = Duel(turn="B", stops="every", A=A, B=B)
        t.do("B pass", "A play frostbolt", f"A target {prey}").resolve()
        assert t.can(f"B attack {prey}") != held
        assert t.can("B attack valanos")


@pytest.mark.card("Ice Lance")
def test_ice_lance_deals_two_and_six_to_a_ready_ally() -> None:
    A, B = {"play": ["Crazy Igvand"]}, {"play": ["Haaroon", "Anika Berlyn | exhausted"]}
    aims = "crazy-igvand@A haaroon@B anika-berlyn@B"
    t = cast("Ice Lance", 2, "target haaroon", aims=aims, A=A, B=B)
    assert hits(t) == [f"{A_HERO} haaroon 6 frost"]
    t = cast("Ice Lance", 2, "target anika-berlyn", A=A, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 2 frost"]


@pytest.mark.card("Mana Agate")
def test_mana_agate_is_destroyed_for_two_cards() -> None:
    t = cast("Mana Agate", 2, kind="ongoing", more=1).do("A use mana-agate mana-agate.1")
    assert t["ready A"] == 0
    assert t["graveyard A"] == ["mana-agate"]
    assert (t["hand A"], t["hand B"]) == (["cerwyn"] * 2, [])


@pytest.mark.card("Polymorph")
def test_polymorph_turns_an_ally_into_a_harmless_sheep() -> None:
    B = {"play": ["Lu'ka de Wall", "Ra'chee", "Thrall, Warchief of the Horde"]}
    aims = "kor-cindervein@A luka-de-wall@B rachee@B thrall-warchief-of-the-horde@B"
    name = "thrall-warchief-of-the-horde"
    t = cast("Polymorph", 2, f"target {name}", kind="ongoing", aims=aims, B=B)
    assert t["atk rachee"] == 1
    assert has_tag(t.s, SLOT.parse(t.s, name), "Sheep")
    assert not has_tag(t.s, SLOT.parse(t.s, "rachee"), "Sheep")
    assert t[f"keywords {name}"] == []
    t.attack("kor-cindervein", "rachee")
    until(t, "protect")
    assert len(t.offers("B", "protect")) == 1
    until(t.do("B hold"), "priority").resolve().end_turn()
    assert not t.can(f"B attack {name}")
    assert t.can("B attack luka-de-wall")


@pytest.mark.card("Ring of Frost")
def test_ring_of_frost_deals_two_to_each_ready_opposing_ally() -> None:
    B = {"play": ["Anika Berlyn", "Valanos | exhausted", "Vala Carville"]}
    t = cast("Ring of Frost", 3, B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 2 frost", f"{A_HERO} vala-carville 2 frost"]


@pytest.mark.card("Ripple")
def test_ripple_deals_one_to_all_opposing_characters() -> None:
    t = cast("Ripple", 2)
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 arcane", f"{A_HERO} anika-berlyn 1 arcane"]


@pytest.mark.card("Ripple")
def test_ripple_stashed_adds_one_to_the_next_ability_damage_of_your_hero() -> None:
    A = {"hand": ["Fire Blast", "Scorch"], "resources": 1}
    t = stash("Ripple", A=A).fight("kor-cindervein", "hero@B")
    t.do("A play fire-blast", "A target hero@B").resolve()
    t.do("A play scorch", "A target hero@B").resolve()
    assert [hit.split()[-2] for hit in hits(t)] == ["3", "3", "1"]
