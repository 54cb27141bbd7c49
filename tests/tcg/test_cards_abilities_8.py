"""The abilities and totems of shamans, one by one."""

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
Ancestral Recovery | Restoration
Blazing Elemental Totem | Elemental | Fire Totem (1)
Breath of the Elements | Enhancement
Chain Heal | Restoration
Chain Lightning | Elemental
Cleanse Spirit | Restoration
Earth's Bounty | Restoration
Earthen Blast | Elemental
Elemental Precision | Elemental talent
Elements' Fury | Elemental
Energized | Enhancement
Frost Shock | Elemental
Greater Chain Lightning | Elemental
Inferno Totem | Elemental | Fire Totem (1)
Infusion of Earth | Enhancement
Lightning Bolt | Elemental
Natural Conduit | Elemental
Nature Resistance Totem | Enhancement | Earth Totem (1)
Primal Strike | Enhancement
Tempest Totem | Restoration | Water Totem (1)
"""


@pytest.mark.parametrize(("card", "shown"), facts("Shaman", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Ancestral Recovery")
def test_ancestral_recovery_takes_up_to_two_allies_back() -> None:
    A = {"graveyard": ["Axar", "Wrath", "Doom", "Gabble", "The Lich King"]}
    aims = "axar@A doom@A gabble@A"
    B = {"graveyard": ["Cerwyn"]}
    t = cast("Ancestral Recovery", 3, "target gabble", "target axar", aims=aims, A=A, B=B)
    assert sorted(t["hand A"]) == ["axar", "gabble"]
    t = cast("Ancestral Recovery", 3, "target doom", "done", A=A, B=B)
    assert t["hand A"] == ["doom"]
    assert t["graveyard A"] == ["axar", "wrath", "gabble", "the-lich-king", "ancestral-recovery"]


@pytest.mark.card("Breath of the Elements")
def test_breath_of_the_elements_readies_all_your_allies() -> None:
    A = {"play": ["Doom | exhausted", "Axar | exhausted"], "exhausted": True}
    B = {"play": ["Anika Berlyn | exhausted"]}
    t = cast("Breath of the Elements", 5, kind="instant", A=A, B=B)
    assert [t[f"exhausted {x}"] for x in ("doom", "axar", "hero@A", "anika-berlyn")] == [0, 0, 1, 1]


@pytest.mark.card("Chain Heal")
def test_chain_heal_heals_three_two_and_one_in_order() -> None:
    A = {"damage": 9, "play": ["Doom | damage 5"]}
    B = {"damage": 9, "play": ["Anika Berlyn | damage 5"]}
    aims = ("target doom", "target hero@A", "target hero@B")
    aimable = f"{HEROES} doom@A anika-berlyn@B"
    t = cast("Chain Heal", 2, *aims, aims=aimable, A=A, B=B)
    left = [t[f"damage {x}"] for x in ("doom", "hero@A", "hero@B", "anika-berlyn")]
    assert left == [2, 7, 8, 5]
    t = cast("Chain Heal", 2, "target hero@A", "done", A=A, B=B)
    assert [t["damage hero@A"], t["damage doom"]] == [6, 5]


@pytest.mark.parametrize(
    ("card", "cost", "most"),
    [
        pytest.param("Chain Lightning", 5, 3, marks=pytest.mark.card("Chain Lightning")),
        pytest.param(
            "Greater Chain Lightning", 7, 5, marks=pytest.mark.card("Greater Chain Lightning")
        ),
    ],
)
def test_lightning_jumps_and_weakens(card: str, cost: int, most: int) -> None:
    B = {"play": ["Anika Berlyn", "Valanos", "Vala Carville", "Haaroon", "Doom"]}
    aims = f"{CHARS} valanos@B vala-carville@B haaroon@B doom@B"
    order = ("haaroon", "doom", "anika-berlyn", "valanos", "hero@B")[:most]
    t = cast(card, cost, *(f"target {x}" for x in order), aims=aims, B=B)
    assert [t[f"damage {x}"] for x in order] == list(range(most, 0, -1))
    assert all(hit.endswith("nature") and hit.startswith(A_HERO) for hit in hits(t))
    assert len(hits(t)) == most
    t = cast(card, cost, "target hero@B", "done", B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} {most} nature"]


@pytest.mark.card("Cleanse Spirit")
def test_cleanse_spirit_destroys_an_ability_and_heals_three() -> None:
    A = {"damage": 9, "play": ["Kor Cindervein", "Battle Shout"]}
    B = {"play": ["Anika Berlyn", "Fireball | on hero@A", "Scarlet Kris"]}
    aims = "battle-shout@A fireball@B"
    t = cast("Cleanse Spirit", 2, "target fireball", "target hero@A", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["fireball"]
    assert t["damage hero@A"] == 6
    A = {"play": ["Battle Shout", "Doom | damage 5"]}
    t = cast("Cleanse Spirit", 2, "target fireball", "target doom", A=A, B=B)
    assert t["damage doom"] == 2


@pytest.mark.card("Cleanse Spirit")
def test_cleanse_spirit_heals_nobody_when_the_ability_is_gone() -> None:
    A = {"damage": 9, "hand": ["Cleanse Spirit"], "resources": 2}
    B = {"play": ["Anika Berlyn", "Blessing of Faith | on anika-berlyn"], "resources": 2}
    t = Duel(A=A, B={**B, "hand": ["Doom"]})
    t.do("A play cleanse-spirit", "A target hero@A")
    assert t["links"] == ["cleanse-spirit"]
    t.do("B use blessing-of-faith blessing-of-faith.3").resolve()
    assert t["damage hero@A"] == 9


@pytest.mark.card("Earth's Bounty")
def test_earths_bounty_takes_any_card_back() -> None:
    A = {"graveyard": ["Axar", "Wrath", "Scarlet Kris"]}
    aims = "axar@A wrath@A scarlet-kris@A"
    B = {"graveyard": ["Cerwyn"]}
    t = cast("Earth's Bounty", 3, "target wrath", aims=aims, A=A, B=B)
    assert t["hand A"] == ["wrath"]


@pytest.mark.card("Earthen Blast")
def test_earthen_blast_deals_four_to_an_ally_and_stashed_two_to_a_hero() -> None:
    bolt("Earthen Blast", 5, 4, "nature", aims=ALLIES)
    t = stash("Earthen Blast", "target hero@B")
    assert hits(t) == [f"{A_HERO} {B_HERO} 2 nature"]
    t = Duel(A={"hand": ["Earthen Blast"]}, B={"play": ["Axar"]})
    assert sorted(targets(t.do("A stash earthen-blast"))) == ["hero@A", "hero@B"]


@pytest.mark.card("Elemental Precision")
def test_elemental_precision_doubles_the_nature_damage_of_your_characters() -> None:
    A = {"play": ["Cerwyn", "Kor Cindervein"], "hand": ["Wrath", "Scorch"]}
    B = {"play": ["Cerwyn"]}
    t = cast("Elemental Precision", 7, kind="ongoing", more=2, A=A, B=B)
    t.do("A play wrath", "A target hero@B").resolve()
    t.do("A play scorch", "A target hero@B").resolve()
    t.fight("cerwyn@A", "hero@B").fight("kor-cindervein", "hero@B")
    assert [hit.split()[-2:] for hit in hits(t)] == [
        ["6", "nature"],
        ["1", "fire"],
        ["2", "nature"],
        ["3", "melee"],
    ]
    t.end_turn().fight("cerwyn@B", "hero@A")
    assert t["damage hero@A"] == 1


@pytest.mark.card("Elements' Fury")
def test_elements_fury_hits_a_hero_and_an_ally() -> None:
    t = cast("Elements' Fury", 3, "target hero@B", "target anika-berlyn", aims=HEROES)
    assert hits(t) == [f"{A_HERO} {B_HERO} 3 nature", f"{A_HERO} anika-berlyn 3 nature"]
    t = Duel(A={"hand": ["Elements' Fury"], "resources": 3}, B={"play": ["Axar", "Doom"]})
    t.do("A play elements-fury", "A target hero@A")
    assert sorted(targets(t)) == ["axar@B", "doom@B"]


@pytest.mark.card("Energized")
def test_energized_readies_an_ally() -> None:
    A = {"play": ["Kor Cindervein | exhausted", "Axar | exhausted"], "exhausted": True}
    t = cast("Energized", 2, "target axar", kind="instant", aims=f"{ALLIES} axar@A", A=A)
    assert [t[f"exhausted {x}"] for x in ("axar", "kor-cindervein", "hero@A")] == [0, 1, 1]


@pytest.mark.card("Frost Shock")
def test_frost_shock_deals_two_and_whoever_is_hurt_cant_attack() -> None:
    bolt("Frost Shock", 2, 2, "frost", kind="instant", aims=CHARS)
    for prey, held in (("anika-berlyn", True), ("andrew-ulric", False)):
        A = {"hand": ["Frost Shock"], "resources": 2}
        B = {"play": ["Anika Berlyn", "Andrew Ulric", "Valanos"]}
        t = Duel(turn="B", stops="every", A=A, B=B)
        t.do("B pass", "A play frost-shock", f"A target {prey}").resolve()
        assert t.can(f"B attack {prey}") != held
        assert t.can("B attack valanos")


@pytest.mark.card("Frost Shock")
def test_frost_shock_keeps_whoever_is_hurt_from_protecting() -> None:
    B = {"play": ["Alador Stonebrew", "Olaf Steelbreaker"]}
    t = cast("Frost Shock", 2, "target alador-stonebrew", kind="instant", B=B)
    until(t.attack("kor-cindervein", "hero@B"), "protect")
    assert not t.can("B protect alador-stonebrew")
    assert t.can("B protect olaf-steelbreaker")


@pytest.mark.card("Infusion of Earth")
def test_infusion_of_earth_gives_an_ally_or_weapon_of_yours_assault() -> None:
    A = {"play": ["Kor Cindervein", "Scarlet Kris", "Golem Skull Helm"]}
    B = {"play": ["Anika Berlyn", "Fel Iron Hatchet"]}
    kind = "instant ongoing"
    aims = "kor-cindervein@A scarlet-kris@A"
    t = cast("Infusion of Earth", 2, "target scarlet-kris", kind=kind, aims=aims, A=A, B=B)
    assert swing(t, "scarlet-kris", "hero@B")["damage hero@B"] == 4
    t = cast("Infusion of Earth", 2, "target kor-cindervein", kind=kind, A=A, B=B)
    assert t["assault kor-cindervein"] == 3
    assert t.fight("kor-cindervein", "hero@B")["damage hero@B"] == 6


@pytest.mark.card("Lightning Bolt")
def test_lightning_bolt_deals_four() -> None:
    bolt("Lightning Bolt", 3, 4, "nature", aims=CHARS)


@pytest.mark.card("Natural Conduit")
def test_natural_conduit_deals_three_to_an_ally_and_heals_three_from_your_hero() -> None:
    bolt("Natural Conduit", 3, 3, "nature", kind="instant", aims=ALLIES)
    A, B = {"damage": 9}, {"damage": 9}
    t = cast("Natural Conduit", 3, "target anika-berlyn", kind="instant", A=A, B=B)
    assert (t["damage hero@A"], t["damage hero@B"]) == (6, 9)


@pytest.mark.card("Primal Strike")
def test_primal_strike_strengthens_an_ally_or_weapon_for_the_turn() -> None:
    A = {"play": ["Kor Cindervein", "Scarlet Kris", "Golem Skull Helm"]}
    aims = f"{ALLIES} scarlet-kris@A"
    t = cast("Primal Strike", 1, "target scarlet-kris", kind="instant", aims=aims, A=A)
    assert swing(t, "scarlet-kris", "hero@B")["damage hero@B"] == 4
    assert t.end_turn()["atk scarlet-kris"] == 1
    t = cast("Primal Strike", 1, "target kor-cindervein", kind="instant", A=A)
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (6, 3)


# -- totems ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "health"),
    [
        pytest.param(card, health, marks=pytest.mark.card(card))
        for card, health in {
            "Blazing Elemental Totem": 2,
            "Inferno Totem": 3,
            "Nature Resistance Totem": 1,
            "Tempest Totem": 4,
        }.items()
    ],
)
def test_a_totem_has_no_atk_cant_attack_and_is_ally_and_ability(card: str, health: int) -> None:
    slug = card.lower().replace(" ", "-")
    A = {"hand": ["Scorch", "Dispel Magic"], "resources": 1, "play": ["Cerwyn"]}
    t = Duel(A=A, B={"play": [f"{card} | damage {health - 1}"]})
    assert (t[f"atk {slug}"], t[f"health {slug}"]) == (0, health)
    t.do("A play dispel-magic")
    assert t["graveyard B"] == [slug]
    t = Duel(A=A, B={"play": [f"{card} | damage {health - 1}", "Axar"]})
    t.do("A play scorch", f"A target {slug}").resolve()
    assert t["graveyard B"] == [slug]
    t = Duel(A=A, B={"play": [f"{card} | damage {health - 1}"]}).fight("cerwyn", slug)
    assert (t["graveyard B"], t["damage cerwyn"]) == ([slug], 0)
    t = Duel(turn="B", B={"play": [card, "Axar"]})
    assert t.can("B attack axar")
    assert not t.can(f"B attack {slug}")


@pytest.mark.card("Blazing Elemental Totem")
def test_blazing_elemental_totem_brings_two_fire_elementals_that_may_attack_at_once() -> None:
    A = {"play": ["Hira | fresh", "Cerwyn | fresh"]}
    B = {"play": ["Hira | fresh"]}
    t = cast("Blazing Elemental Totem", 4, kind="ongoing", A=A, B=B)
    assert t["party A"].count("fire-elemental-token") == 2
    assert (t["atk t1"], t["health t1"]) == (2, 1)
    ready = ("t1", "t2", "hira@A", "cerwyn")
    assert [t.can(f"A attack {x}") for x in ready] == [True, True, True, False]
    assert hits(t.fight("t1", "hero@B")) == [f"fire-elemental-token {B_HERO} 2 fire"]
    assert t["keywords hira@B"] == []


@pytest.mark.card("Inferno Totem")
def test_inferno_totem_burns_the_opposing_hero_at_the_start_of_your_turn() -> None:
    t = cast("Inferno Totem", 2, kind="ongoing")
    assert hits(t.end_turn()) == []
    assert hits(t.end_turn()) == [f"inferno-totem {B_HERO} 4 fire"]


@pytest.mark.card("Nature Resistance Totem")
def test_nature_resistance_totem_strikes_once_and_shields_the_others_from_nature() -> None:
    A = {"hand": ["Wrath", "Wrath", "Scorch"]}
    t = cast("Nature Resistance Totem", 3, kind="instant ongoing", more=4, A=A)
    assert sorted(targets(t)) == sorted([*CHARS.split(), "nature-resistance-totem@A"])
    t.do("A target hero@B").resolve()
    assert hits(t) == [f"nature-resistance-totem {B_HERO} 2 nature"]
    t.do("A play wrath", "A target hero@A").resolve()
    t.do("A play scorch", "A target kor-cindervein").resolve()
    assert (t["damage hero@A"], t["damage kor-cindervein"]) == (0, 1)
    t.do("A play wrath", "A target nature-resistance-totem").resolve()
    assert t["zone_of nature-resistance-totem"] == "graveyard"


@pytest.mark.card("Nature Resistance Totem")
def test_nature_resistance_totem_does_not_shield_the_others_side() -> None:
    A = {"play": ["Nature Resistance Totem"], "hand": ["Wrath"], "resources": 2}
    t = Duel(A=A, B={"play": ["Axar"]}).do("A play wrath", "A target hero@B").resolve()
    assert t["damage hero@B"] == 3


@pytest.mark.card("Tempest Totem")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_tempest_totem_may_bring_a_totem_back(answer: str) -> None:
    A = {"graveyard": ["Inferno Totem", "Wrath", "Nature Resistance Totem"]}
    B = {"graveyard": ["Blazing Elemental Totem"]}
    t = cast("Tempest Totem", 4, kind="ongoing", A=A, B=B)
    assert sorted(targets(t)) == ["inferno-totem@A", "nature-resistance-totem@A"]
    until(t.do("A target inferno-totem"), "may").do(f"A {answer}")
    assert t["hand A"] == (["inferno-totem"] if answer == "yes" else [])


@pytest.mark.card("Tempest Totem")
def test_tempest_totem_makes_your_totems_cheaper() -> None:
    hand = ["Blazing Elemental Totem", "Inferno Totem", "Wrath"]
    t = Duel(A={"play": ["Tempest Totem"], "hand": hand, "resources": 3}, B={"hand": hand})
    costs = [t[f"cost A {x}"] for x in ("blazing-elemental-totem", "inferno-totem", "wrath")]
    assert costs == [3, 1, 2]
    assert t["cost B inferno-totem"] == 2
    t.do("A play blazing-elemental-totem")
    assert t["ready A"] == 0
