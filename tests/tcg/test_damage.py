"""Damage and healing (rulebook p.8-9)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tabard.games.tcg.title import GAME
from tests.tcg.asked import dealt, duel, happened, held, verbs
from tests.tcg.table import Duel


def cast(card: str, *moves: str, **spec: object) -> Duel:
    """A plays one card that B does not answer."""
    t = duel(A={"resources": 8, "hand": [card]}, B=spec)
    return t.do(f"A play {c.slug(card)}", *moves).resolve()


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-DAMAGE-01")
def test_damage_does_not_wear_off() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Fire Blast", "Fire Blast"]}, B={"play": ["Orono the Great"]}
    )
    t.do("A play fire-blast", "A target orono-the-great").resolve().end_turn().end_turn()
    assert t["turn"] == "A"
    assert t["damage orono-the-great"] == 2
    t.do("A play fire-blast", "A target orono-the-great").resolve()
    assert t["graveyard B"] == ["orono-the-great"]


@pytest.mark.rule("TCG-DAMAGE-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_sees_the_damage_on_a_character(seat: int) -> None:
    t = cast("Wrath", "A target orono-the-great", play=["Orono the Great"])
    assert GAME.view(t.s, seat)["columns"]["damage"]["B1"] == 3


@pytest.mark.rule("TCG-DAMAGE-03", "TCG-DAMAGE-04")
@pytest.mark.parametrize(("card", "gone"), [("Fire Blast", False), ("Wrath", True)])
def test_damage_of_at_least_its_health_destroys_an_ally(card: str, gone: bool) -> None:
    t = cast(card, "A target kor-cindervein", play=["Kor Cindervein"])
    assert (t["graveyard B"] == ["kor-cindervein"]) == gone
    assert (t["zone_of kor-cindervein"] == "play") != gone


@pytest.mark.rule("TCG-DAMAGE-04", "TCG-DAMAGE-17")
def test_what_goes_beyond_its_health_harms_nobody_else() -> None:
    t = cast("Glacial Strike", play=["Cerwyn"])
    assert t["graveyard B"] == ["cerwyn"]
    assert t["damage hero@B"] == 0
    assert dealt(t) == [5]


@pytest.mark.rule("TCG-DAMAGE-05")
def test_health_zero_destroys_without_any_damage() -> None:
    t = cast("Selora", play=["Hira", "Cerwyn"])
    t.do("A target hira").resolve()
    assert t["graveyard B"] == ["hira"]
    assert dealt(t) == []
    t = cast("Selora", play=["Hira", "Cerwyn"]).do("A target cerwyn@B").resolve()
    assert t["graveyard B"] == []
    assert t["health cerwyn@B"] == 1


@pytest.mark.rule("TCG-DAMAGE-06")
def test_a_character_is_damaged_as_long_as_it_has_damage() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Execute", "Flash Heal"]}, B={"play": ["Cerwyn | damage 1"]}
    )
    assert t.can("A play execute")
    t.do("A play flash-heal", "A target cerwyn@B").resolve()
    assert t["damage cerwyn@B"] == 0
    assert not t.can("A play execute")


@pytest.mark.rule("TCG-DAMAGE-07")
def test_there_are_eight_damage_types() -> None:
    names = {"arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow"}
    assert set(c.DAMAGE.names) == names
    assert len(c.DAMAGE.names) == 8


@pytest.mark.rule("TCG-DAMAGE-08")
@pytest.mark.parametrize(
    ("ally", "kind"), [("Patricia Potter", "fire"), ("Guruvan", "ranged"), ("Axar", "arcane")]
)
def test_the_symbol_around_its_atk_is_the_type_of_its_combat_damage(ally: str, kind: str) -> None:
    t = duel(A={"play": [ally]}).fight(c.slug(ally), "hero@B")
    (event,) = (e for e in t.events if e.startswith("dealt"))
    assert event.endswith(kind)


@pytest.mark.rule("TCG-DAMAGE-09")
@pytest.mark.parametrize("card", ["Wrath", "Frostbolt", "Drain Essence", "Chasten"])
def test_by_itself_the_type_makes_no_difference(card: str) -> None:
    t = cast(card, "A target olaf-steelbreaker", play=["Olaf Steelbreaker"])
    assert t["damage olaf-steelbreaker"] == 3


@pytest.mark.rule("TCG-DAMAGE-10")
def test_combat_damage_of_a_hero_without_a_type_is_melee() -> None:
    t = duel(A={"play": ["Bloodbane's Fall"]}, B={"play": ["Sardok", "Cerwyn"]})
    t.fight("hero@A", "sardok")
    assert t["damage sardok"] == 0
    assert dealt(t) == [2]
    t = duel(A={"play": ["Bloodbane's Fall"]}, B={"play": ["Cerwyn"]}).fight("hero@A", "cerwyn@B")
    assert "dealt gurzak-of-orgrimmar cerwyn B1 1 melee" in t.events


@pytest.mark.rule("TCG-DAMAGE-11")
@pytest.mark.parametrize(("move", "zone"), [("hold", "graveyard"), ("strike scarlet-kris", "play")])
def test_damage_of_two_types_counts_as_each_of_them(move: str, zone: str) -> None:
    t = duel(A={"hero": "Ysera the Dreamer", "play": ["Scarlet Kris"]}, B={"play": ["Sardok"]})
    t.attack("hero@A", "sardok").do(f"A {move}")
    while t["attacking"] != "-":
        t.passes()
    assert t["zone_of sardok"] == zone  # nature damage, and with the blade melee damage too


@pytest.mark.rule("TCG-DAMAGE-12")
@pytest.mark.parametrize(
    ("card", "grows"), [("Fire Blast", True), ("Wrath", False), ("Waz'luk", True)]
)
def test_the_hero_deals_what_an_ability_says_and_the_ally_what_its_own_text_says(
    card: str, grows: bool
) -> None:
    t = duel(A={"play": ["Brel Blazebeard"], "resources": 2, "hand": [card]})
    t.do(f"A play {c.slug(card)}").resolve().do("A target hero@B").resolve()
    assert t["damage hero@B"] > 0
    assert t["assault brel-blazebeard"] == (2 if grows else 0)


@pytest.mark.rule("TCG-DAMAGE-12")
def test_the_card_by_means_of_which_damage_was_dealt_is_remembered_too() -> None:
    t = duel(
        turn="B",
        A={"play": ["Steady Shot", "Battle Shout"]},
        B={"play": ["Cerwyn"], "resources": 2, "hand": ["Repentance"]},
        stops="every",
    )
    while t.label != "target":
        t.passes()
    t.do("A target cerwyn@B").resolve().do("A yes", "A pass", "B play repentance").resolve()
    assert t["graveyard A"] == ["steady-shot"]


@pytest.mark.rule("TCG-DAMAGE-13")
def test_each_character_is_dealt_its_own_damage() -> None:
    t = duel(
        A={"resources": 4, "hand": ["Frost Nova"]},
        B={"play": ["Edgemaster's Handguards", "Orono the Great", "Garet Vice"]},
    )
    t.do("A play frost-nova").resolve()
    assert t.label == "armor"
    t.do("B armor edgemasters-handguards")
    assert dealt(t) == [1]
    assert t["damage orono-the-great"] == 1
    assert t["damage hero@B"] == 0
    assert t["damage garet-vice"] == 0


@pytest.mark.rule("TCG-DAMAGE-14")
@pytest.mark.parametrize(("weapon", "damage"), [([], []), (["Scarlet Kris"], [1])])
def test_nothing_is_dealt_when_the_amount_is_zero(weapon: list[str], damage: list[int]) -> None:
    t = duel(
        A={"resources": 5, "hand": ["Whirlwind"], "play": weapon}, B={"play": ["Lu'ka de Wall"]}
    )
    t.do("A play whirlwind").resolve()
    assert dealt(t) == damage
    assert ("triggered" in verbs(t)) == bool(damage)


@pytest.mark.rule("TCG-DAMAGE-15")
def test_what_an_attack_triggers_deals_non_combat_damage() -> None:
    t = duel(A={"play": ["Garell Strout"]}, B={"play": ["Shanis Bladefall", "Thorns | on hero@B"]})
    t.fight("garell-strout", "shanis-bladefall")
    assert t["damage hero@B"] == 2
    assert t["damage garell-strout"] == 0
    t = duel(A={"play": ["Valytha Colton"]}, B={"play": ["Thorns | on hero@B"]})
    t.fight("valytha-colton", "hero@B").resolve()
    assert t["damage valytha-colton"] == 1  # combat damage triggers the thorns


@pytest.mark.rule("TCG-DAMAGE-16")
def test_damage_that_is_put_is_not_dealt() -> None:
    t = duel(A={"resources": 2, "hand": ["Life Tap"], "play": ["Golem Skull Helm"]})
    t.do("A play life-tap")
    assert t["damage hero@A"] == 2
    assert dealt(t) == []
    assert t["exhausted golem-skull-helm"] == 0
    assert t["links"] == ["life-tap"]


@pytest.mark.rule("TCG-DAMAGE-16")
def test_damage_that_is_put_never_exceeds_health() -> None:
    t = duel(A={"resources": 2, "hand": ["Life Tap"], "damage": 29})
    t.do("A play life-tap")
    assert t["damage hero@A"] == 30
    assert t["winner"] == "B"


@pytest.mark.rule("TCG-DAMAGE-18")
def test_against_unpreventable_damage_armor_and_prevention_do_not_help() -> None:
    t = cast("Chasten", "A target hero@B", play=["Golem Skull Helm"])
    assert t.label == "priority"
    assert t["damage hero@B"] == 3
    assert t["exhausted golem-skull-helm"] == 0
    t = cast("Chasten", "A target garet-vice", play=["Garet Vice"])
    assert t["graveyard B"] == ["garet-vice"]


@pytest.mark.rule("TCG-DAMAGE-18")
def test_unpreventable_damage_is_still_redirected() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Chasten"]},
        B={"play": ["Olaf Steelbreaker"], "resources": 3, "hand": ["Trickster's Gambit"]},
    )
    t.do(
        "A play chasten",
        "A target hero@B",
        "B play tricksters-gambit",
        "B target olaf-steelbreaker",
    )
    t.resolve()
    assert t["damage hero@B"] == 0
    assert t["damage olaf-steelbreaker"] == 3


@pytest.mark.rule("TCG-DAMAGE-19")
def test_the_turn_player_decides_first_and_then_all_is_dealt_at_once() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Fel Blaze"], "play": ["Golem Skull Helm"]},
        B={"play": ["Golem Skull Helm", "Kor Cindervein"]},
    )
    t.do("A play fel-blaze").resolve()
    assert (t.asked, t.label) == ("A", "armor")
    assert dealt(t) == []
    t.do("A take")
    assert (t.asked, t.label) == ("B", "armor")
    assert dealt(t) == []
    assert t["damage hero@A"] == 0
    t.do("B armor golem-skull-helm@B")
    assert t["damage hero@A"] == 2
    assert t["damage hero@B"] == 0
    assert t["damage kor-cindervein"] == 2


@pytest.mark.rule("TCG-DAMAGE-19")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_damages_at_once_the_player_picks_the_one_for_his_armor(first: bool) -> None:
    t = duel(
        A={"resources": 5, "hand": ["Fel Blaze", "Trickster's Gambit"]},
        B={"play": ["Golem Skull Helm"]},
    )
    t.do("A play tricksters-gambit").resolve().do("A play fel-blaze").resolve()
    assert (t.asked, t.label) == ("B", "armor")
    if not first:
        t.do("B take")
    t.do("B armor golem-skull-helm")
    assert t["damage hero@B"] == 2
    assert t["damage hero@A"] == 0


@pytest.mark.rule("TCG-DAMAGE-20")
def test_only_what_was_really_dealt_counts() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Drain Essence"], "damage": 9},
        B={"play": ["Edgemaster's Handguards"]},
    )
    t.do("A play drain-essence", "A target hero@B").resolve().do("B armor edgemasters-handguards")
    assert t["damage hero@B"] == 2
    assert t["damage hero@A"] == 7


@pytest.mark.rule("TCG-DAMAGE-20")
def test_what_goes_beyond_health_counts_as_dealt() -> None:
    t = duel(A={"resources": 3, "hand": ["Drain Essence"], "damage": 9}, B={"play": ["Hira"]})
    t.do("A play drain-essence", "A target hira").resolve()
    assert t["damage hero@A"] == 6


@pytest.mark.rule("TCG-DAMAGE-21")
@pytest.mark.parametrize(
    ("card", "prevented"),
    [("Fan of Knives", True), ("Aggressive Infiltration", True), ("Ripple", False)],
)
def test_melee_and_ranged_damage_are_physical(card: str, prevented: bool) -> None:
    t = cast(card, play=["Sardok | exhausted"])
    assert (t["damage sardok"] == 0) == prevented


@pytest.mark.rule("TCG-DAMAGE-22")
def test_the_game_remembers_for_the_turn_whom_a_hero_has_hit() -> None:
    t = duel(
        A={"play": ["Fel Iron Hatchet"], "resources": 1, "hand": ["Deadly Poison"]},
        B={"play": ["Valanos"]},
    )
    assert not t.can("A play deadly-poison")
    t.attack("hero@A", "valanos").do("A strike fel-iron-hatchet")
    while t["attacking"] != "-":
        t.passes()
    assert t.can("A play deadly-poison")
    t.end_turn().end_turn()
    assert t["turn"] == "A"
    assert not t.can("A play deadly-poison")


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-HEAL-01", "TCG-HEAL-02")
@pytest.mark.parametrize(("damage", "left"), [(5, 1), (4, 0), (1, 0)])
def test_healing_removes_the_damage_that_is_there(damage: int, left: int) -> None:
    t = cast("Flash Heal", "A target hero@B", damage=damage)
    assert t["damage hero@B"] == left
    assert f"healed stromdak-of-ironforge B0 {damage - left}" in t.events


@pytest.mark.rule("TCG-HEAL-02", "TCG-HEAL-05")
def test_what_was_healed_too_early_is_lost() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Obliterate"]},
        B={"play": ["Tyrennius Scatheblade"], "resources": 1, "hand": ["Tears of Aessina"]},
    )
    t.do("A play obliterate", "A target tyrennius-scatheblade", "B play tears-of-aessina")
    t.do("B target tyrennius-scatheblade", "B done").resolve()
    assert t["graveyard B"] == ["tears-of-aessina", "tyrennius-scatheblade"]
    assert t["graveyard A"] == ["obliterate"]


@pytest.mark.rule("TCG-HEAL-03", "TCG-HEAL-06")
def test_an_undamaged_character_can_be_healed_in_vain() -> None:
    t = cast("Flash Heal", "A target kor-cindervein", play=["Kor Cindervein"])
    assert t["health kor-cindervein"] == 3
    assert t["damage kor-cindervein"] == 0
    assert t["graveyard A"] == ["flash-heal"]
    assert "healed" not in verbs(t)


@pytest.mark.rule("TCG-HEAL-04")
def test_a_heal_on_the_chain_comes_too_late_for_what_is_above_it() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Flash Heal"], "play": ["Kor Cindervein | damage 1"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    t.do("A play flash-heal", "A target kor-cindervein", "B play fire-blast")
    t.do("B target kor-cindervein").resolve()
    assert t["graveyard A"] == ["kor-cindervein", "flash-heal"]
    assert "healed" not in verbs(t)


@pytest.mark.rule("TCG-HEAL-07")
def test_each_healed_character_is_healed_on_its_own() -> None:
    t = duel(
        A={
            "hero": "Kaave of the Exodar",
            "resources": 4,
            "damage": 5,
            "play": ["Olaf Steelbreaker | damage 2", "Cerwyn"],
        }
    )
    t.do("A use hero@A kaave-of-the-exodar.1").resolve()
    assert t["damage hero@A"] == 2
    assert t["damage olaf-steelbreaker"] == 0
    assert happened(t, "healed") == ["healed", "healed"]
    assert held(t, "A") == []
