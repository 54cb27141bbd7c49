"""Keywords of characters and weapons (rulebook p.28-40)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tabard.games.tcg.rules import zones
from tests.tcg.reprint import reprint
from tests.tcg.table import Duel

# -- Aberration and Resistance ---------------------------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-ABERRATION-01")
def test_aberration_prevents_all_but_combat_damage() -> None:
    t = Duel(
        A={"resources": 3, "hand": ["Lightning Bolt"], "play": ["Cerwyn"]},
        B={"play": ["Andrew Ulric"]},
    )
    t.do("A play lightning-bolt", "A target andrew-ulric").resolve()
    assert (t["damage andrew-ulric"], t["zone_of andrew-ulric"]) == (0, "play")
    t.fight("cerwyn", "andrew-ulric")
    assert t["damage andrew-ulric"] == 1


@pytest.mark.rule("TCG-KEYWORD-ABERRATION-02")
def test_unpreventable_damage_reaches_an_aberration() -> None:
    t = Duel(A={"resources": 3, "hand": ["Chasten"]}, B={"play": ["Andrew Ulric"]})
    t.do("A play chasten", "A target andrew-ulric").resolve()
    assert t["damage andrew-ulric"] == 3


@pytest.mark.rule("TCG-KEYWORD-RESISTANCE-01")
@pytest.mark.parametrize(
    ("spell", "damage"), [("Glacial Strike", 0), ("Elements' Fury", 3), ("Armed to the Teeth", 3)]
)
def test_resistance_prevents_damage_of_its_type(spell: str, damage: int) -> None:
    t = Duel(A={"resources": 3, "hand": [spell]}, B={"play": ["Jaina, Lady of Theramore"]})
    t.do(f"A play {c.slug(spell)}")
    if t.label == "target":
        t.do("A target hero@B")
    t.resolve()
    assert t["damage jaina-lady-of-theramore"] == damage


@pytest.mark.rule("TCG-KEYWORD-RESISTANCE-01")
@pytest.mark.parametrize(
    ("attacker", "damage"),
    [("Cerwyn", 1), ("Trixie Boltclunker", 0), ("Kagra of the Crossroads", 0)],
)
def test_resistance_prevents_combat_damage_too(attacker: str, damage: int) -> None:
    """Sardok resists physical damage: melee and ranged."""
    t = Duel(A={"play": [attacker]}, B={"play": ["Sardok"]})
    t.fight(c.slug(attacker), "sardok")
    assert t["damage sardok"] == damage


@pytest.mark.rule("TCG-KEYWORD-RESISTANCE-01")
@pytest.mark.parametrize(("totem", "damage"), [("Nature Resistance", 0), ("Inferno", 1)])
def test_damage_of_two_types_is_prevented_for_either(totem: str, damage: int) -> None:
    a = {"resources": 1, "play": ["Claws of Torment", "Crul'korak, the Lightning's Arc"]}
    t = Duel(A=a, B={"play": [f"{totem} Totem"]})
    t.attack("hero@A", "hero@B").do("A strike crulkorak-the-lightnings-arc")
    t.do("A strike claws-of-torment")
    assert (t["attacking"], t["damage hero@B"]) == ("-", damage)


# -- Assault ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-ASSAULT-01")
def test_assault_counts_in_the_turn_of_its_controller() -> None:
    t = Duel(A={"play": ["Besora Galefeather"]})
    assert t["atk besora-galefeather"] == 1 + 2
    t.end_turn()
    assert t["atk besora-galefeather"] == 1


@pytest.mark.rule("TCG-KEYWORD-ASSAULT-02")
def test_assault_on_a_weapon_raises_the_weapon() -> None:
    play = ["Fel Iron Hatchet", "Infusion of Earth | on fel-iron-hatchet"]
    t = Duel(A={"play": play}, B={"play": ["Cerwyn"]})
    assert (t["atk fel-iron-hatchet"], t["atk hero@A"]) == (5, 0)
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["damage hero@B"] == 2 + 3
    t = Duel(turn="B", A={"play": play}, B={"play": ["Alador Stonebrew"]})
    t.attack("alador-stonebrew", "hero@A").until("strike").do("A strike fel-iron-hatchet")
    assert t["damage alador-stonebrew"] == 2


@pytest.mark.rule("TCG-KEYWORD-ASSAULT-03")
def test_assaults_add_up() -> None:
    play = ["Besora Galefeather", "Favor of the Arcane | on besora-galefeather", "Raging Shout"]
    t = Duel(A={"play": play})
    assert (t["assault besora-galefeather"], t["atk besora-galefeather"]) == (2 + 2 + 1, 6)


@pytest.mark.rule("TCG-KEYWORD-ASSAULT-03")
def test_assault_0_does_nothing() -> None:
    t = Duel(A={"play": ["High Commander Halford Wyrmbane"]})
    assert t["atk high-commander-halford-wyrmbane"] == 4


# -- activation, Ferocity, Time is Money, Instant --------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-ACTIVATE-01")
def test_an_exhausted_card_cant_be_activated() -> None:
    power = "A use kloxx-dedrix kloxx-dedrix.1"
    t = Duel(A={"play": ["Kloxx Dedrix"]}, B={"play": ["Cerwyn"]})
    t.do(power, "A target cerwyn").resolve()
    assert t["exhausted kloxx-dedrix"] == 1
    t.refuses(power, "TCG-READY-04")


@pytest.mark.rule("TCG-KEYWORD-FEROCITY-01")
@pytest.mark.parametrize("ally", ["Zip", "Cerwyn"])
def test_with_ferocity_an_ally_attacks_in_the_turn_it_joins(ally: str) -> None:
    t = Duel(A={"resources": 2, "hand": [ally]})
    t.do(f"A play {c.slug(ally)}").resolve()
    assert t.can(f"A attack {c.slug(ally)}") == (ally == "Zip")


@pytest.mark.rule("TCG-KEYWORD-TIMEISMONEY-01", "TCG-KEYWORD-TIMEISMONEY-02")
def test_time_is_money_is_for_powers_and_not_for_attacks() -> None:
    t = Duel(A={"resources": 2, "hand": ["Grazzle Grubhook"]})
    t.do("A play grazzle-grubhook").resolve()
    t.refuses("A attack grazzle-grubhook", "TCG-COMBAT-05")
    t.do("A use grazzle-grubhook grazzle-grubhook.1").resolve()
    assert t["exhausted grazzle-grubhook"] == 1


@pytest.mark.rule("TCG-KEYWORD-INSTANT-01")
def test_an_instant_is_played_in_the_draw_step_of_the_opponent() -> None:
    a = {"resources": 3, "hand": ["Nature Resistance Totem", "Wrath"]}
    t = Duel(turn="A", stops="every", A=a, B={"hand": ["Cerwyn"]})
    while t["turn"] == "A" or t["window"] != "draw" or t.asked != "A":
        t.passes()
    assert t.offers("A", "play") == ["play nature-resistance-totem"]
    t.do("A play nature-resistance-totem")
    t.resolve()
    assert "nature-resistance-totem" in t["party A"]


# -- Death Rattle ----------------------------------------------------------------------------------

RATTLE = "burly-berta.2"


def rattles(t: Duel) -> list[str]:
    return [e for e in t.events if e.startswith("triggered") and e.endswith(RATTLE)]


@pytest.mark.rule("TCG-KEYWORD-DEATHRATTLE-01")
def test_a_death_rattle_is_heard_when_the_card_is_destroyed() -> None:
    t = Duel(A={"resources": 2, "hand": ["Prey on the Weak"], "play": ["Burly Berta", "Cerwyn"]})
    t.do("A play prey-on-the-weak", "A target burly-berta").resolve()
    assert rattles(t) == ["triggered A burly-berta burly-berta.2"]
    assert t["assault cerwyn"] == 2


@pytest.mark.rule("TCG-KEYWORD-DEATHRATTLE-01")
def test_a_death_rattle_is_heard_when_the_card_is_discarded() -> None:
    a = {"hand": ["Burly Berta", "Cerwyn"], "play": ["Grazzle Grubhook", "Cerwyn"]}
    t = Duel(A=a)
    t.do("A use grazzle-grubhook grazzle-grubhook.1", "A discard burly-berta")
    assert len(rattles(t)) == 1


@pytest.mark.rule("TCG-KEYWORD-DEATHRATTLE-01")
def test_a_death_rattle_is_heard_when_the_card_comes_from_the_deck() -> None:
    t = Duel(
        A={"resources": 1, "play": ["Wand of the Forgotten Star"]},
        B={"deck": ["Burly Berta", "Cerwyn"], "play": ["Kor Cindervein"]},
    )
    t.attack("hero@A", "hero@B").do("A strike wand-of-the-forgotten-star").resolve()
    assert t["graveyard B"] == ["burly-berta"]
    assert rattles(t) == ["triggered B burly-berta burly-berta.2"]
    assert t["assault kor-cindervein"] == 2


@pytest.mark.rule("TCG-KEYWORD-DEATHRATTLE-02")
def test_the_owner_controls_a_death_rattle() -> None:
    """Saurfang's: all locations of its controller are turned face down."""
    a = {"resources": ["Gilneas", *["Cerwyn | down"] * 2], "hand": ["Execute"]}
    a |= {"play": ["Saurfang the Younger, Kor'kron Warlord | of B | damage 1"]}
    t = Duel(A=a, B={"resources": ["Twilight Citadel"]})
    t.do("A play execute").resolve()
    assert t["graveyard B"] == ["saurfang-the-younger-korkron-warlord"]
    assert (t["row A"][0], t["row B"]) == ("gilneas", ["down twilight-citadel"])


@pytest.mark.rule("TCG-KEYWORD-DEATHRATTLE-03")
def test_a_death_rattle_is_heard_when_the_card_was_a_resource_face_down() -> None:
    """No card of the pool destroys a resource, so it is done by hand."""
    t = Duel(A={"resources": ["Burly Berta | down"], "play": ["Cerwyn", "Erytheis"]})
    assert t["row A"] == ["down burly-berta"]
    zones.destroy(t.s, [t.s.resources[0]])
    assert t["graveyard A"] == ["burly-berta"]
    assert [c.POWER.names[w.power] for w in t.s.waiting] == [RATTLE]


# -- Elusive, Stealth, Protector, Long-Range -------------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-ELUSIVE-01")
def test_an_elusive_character_attacks_and_is_a_target_but_is_not_attacked() -> None:
    t = Duel(
        A={"resources": 1, "play": ["Latro Abiectus"], "hand": ["Fire Blast"]},
        B={"play": ["Latro Abiectus", "Cerwyn"]},
    )
    assert t.can("A attack latro-abiectus@A")
    t.do("A attack latro-abiectus@A")
    assert t.offers("A", "at") == ["at B0", "at B2"]
    t.do("A at cerwyn@B").resolve()
    while t["attacking"] != "-":
        t.passes()
    t.do("A play fire-blast")
    assert t.can("A target latro-abiectus@B")


def elusive() -> Duel:
    """A attacks an ally of B, who loses Elusive as long as it is a sheep."""
    b = {"play": ["Latro Abiectus"], "resources": 1, "hand": ["Dispel Magic"]}
    t = Duel(A={"play": ["Kor Cindervein", "Polymorph | on latro-abiectus@B"]}, B=b)
    return t.do("A attack kor-cindervein", "A at latro-abiectus")


@pytest.mark.rule("TCG-KEYWORD-ELUSIVE-02")
def test_elusive_counts_again_when_the_proposal_resolves() -> None:
    t = elusive().do("B play dispel-magic").resolve()
    assert t["keywords latro-abiectus"] == ["elusive"]
    assert "called_off" in t.events
    assert (t["exhausted kor-cindervein"], t["attacking"]) == (0, "-")


@pytest.mark.rule("TCG-KEYWORD-ELUSIVE-02")
def test_elusive_changes_nothing_in_a_combat_that_has_begun() -> None:
    t = elusive().resolve()
    assert (t["attacking"], t.asked) == ("kor-cindervein", "B")
    t.do("B play dispel-magic").resolve()
    assert t["graveyard B"] == ["dispel-magic", "latro-abiectus"]
    assert t["graveyard A"] == ["polymorph", "kor-cindervein"]


@pytest.mark.rule("TCG-KEYWORD-LONGRANGE-01", "TCG-KEYWORD-LONGRANGE-03")
@pytest.mark.parametrize(
    ("attacker", "defender", "damage"),
    [("Guruvan", "Alador Stonebrew", (0, 3)), ("Alador Stonebrew", "Guruvan", (3, 3))],
)
def test_long_range_is_for_attackers(attacker: str, defender: str, damage: tuple[int, int]) -> None:
    a, b = c.slug(attacker), c.slug(defender)
    t = Duel(A={"play": [attacker]}, B={"play": [defender, f"Power Word: Vigor | on {b}"]})
    t.fight(a, b)
    assert (t[f"damage {a}"], t[f"damage {b}"]) == damage


@pytest.mark.rule("TCG-KEYWORD-LONGRANGE-02")
def test_long_range_leaves_the_type_of_the_damage() -> None:
    t = Duel(
        A={"play": ["Frek Snipelix", "Kor Cindervein"]},
        B={"play": ["Alador Stonebrew"]},
    )
    t.do("A use frek-snipelix frek-snipelix.1", "A target kor-cindervein").resolve()
    t.fight("kor-cindervein", "alador-stonebrew")
    assert t["damage kor-cindervein"] == 0
    assert "dealt kor-cindervein alador-stonebrew B1 3 melee" in t.events


@pytest.mark.rule("TCG-KEYWORD-PROTECTOR-01")
@pytest.mark.parametrize("ally", ["Trixie Boltclunker", "Trixie Boltclunker | exhausted", "Cerwyn"])
def test_a_ready_character_with_protector_may_step_in(ally: str) -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": [ally]})
    t.attack("kor-cindervein", "hero@B")
    if ally != "Trixie Boltclunker":
        assert (t["attacking"], t["damage hero@B"]) == ("-", 3)  # nobody was asked
    else:
        t.do("B protect trixie-boltclunker")
        assert (t["damage hero@B"], t["damage trixie-boltclunker"]) == (0, 3)
        assert t["exhausted trixie-boltclunker"] == 1


@pytest.mark.rule("TCG-KEYWORD-STEALTH-01")
def test_nobody_protects_against_stealth() -> None:
    t = Duel(A={"play": ["Kozik Skullcracker"]}, B={"play": ["Trixie Boltclunker"]})
    t.attack("kozik-skullcracker", "hero@B")
    assert (t["attacking"], t["damage hero@B"]) == ("-", 2)


@pytest.mark.rule("TCG-KEYWORD-STEALTH-02")
@pytest.mark.parametrize("gained", [True, False])
def test_stealth_counts_at_the_moment_for_protecting(gained: bool) -> None:
    t = Duel(
        A={"play": ["Kor Cindervein", "Stained Shadowcraft Tunic"]},
        B={"play": ["Trixie Boltclunker"]},
    )
    t.attack("kor-cindervein", "hero@B")
    assert (t.label, t.asked, t["window"]) == ("priority", "A", "attack")
    if gained:
        t.do("A use stained-shadowcraft-tunic stained-shadowcraft-tunic.1")
        t.do("A target kor-cindervein").resolve()
        assert t["damage hero@B"] == 3
    else:
        t.do("A pass")
        assert t.label == "protect"


@pytest.mark.rule("TCG-KEYWORD-STEALTH-02")
def test_stealth_lost_before_that_moment_does_not_count() -> None:
    t = Duel(
        A={"play": ["Kor Cindervein", "Savage Cat Form", "Fel Iron Hatchet"]},
        B={"play": ["Trixie Boltclunker"], "resources": 1, "hand": ["Dispel Magic"]},
    )
    t.attack("hero@A", "hero@B").do("A hold")
    assert (t["keywords hero@A"], t.asked) == (["stealth"], "B")
    t.do("B play dispel-magic").resolve()
    t.until("protect")


# -- Mend ------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-MEND-01")
@pytest.mark.parametrize(("answer", "left"), [("yes", 3), ("no", 5)])
def test_mend_may_heal_at_the_start_of_the_turn(answer: str, left: int) -> None:
    t = Duel(turn="B", A={"damage": 5, "play": ["Ruon Wildhoof"], "hand": ["Cerwyn"]})
    t.until("target")
    assert (t["turn"], t["window"], t.asked) == ("A", "ready", "A")
    t.do("A target hero@A")
    assert t["damage hero@A"] == 5
    t.until("may")
    t.do(f"A {answer}")
    assert t["damage hero@A"] == left


@pytest.mark.rule("TCG-KEYWORD-MEND-02")
def test_every_mend_is_an_effect_of_its_own_with_its_own_target() -> None:
    a = {"damage": 5, "play": ["Ruon Wildhoof | damage 2", "Arvos Jadestone"]}
    b = {"resources": 1, "hand": ["Fire Blast"]}
    t = Duel(turn="B", A=a, B=b)
    t.until("order")
    assert (t.asked, len(t.offers("A"))) == ("A", 2)
    t.do("A add arvos-jadestone mend", "A target hero@A", "A target ruon-wildhoof")
    assert (t.asked, t["links"]) == ("B", ["arvos-jadestone", "ruon-wildhoof"])
    t.do("B pass", "A yes", "B pass", "A yes")
    assert (t["damage hero@A"], t["damage ruon-wildhoof"]) == (4, 0)


# -- Untargetable, Dual Wield ----------------------------------------------------------------------


@pytest.mark.rule("TCG-KEYWORD-UNTARGETABLE-01")
def test_an_untargetable_card_is_attacked_and_hit_with_others_but_never_a_target() -> None:
    t = Duel(
        A={"resources": 9, "play": ["Cerwyn"], "hand": ["Fire Blast", "Ripple"]},
        B={"play": ["Bolvar, Highlord of Fordragon Hold"]},
    )
    t.do("A play fire-blast")
    assert t.offers("A", "target") == ["target A0", "target A1", "target B0"]
    t.do("A target hero@B").resolve()
    t.do("A play ripple").resolve()
    assert t["damage bolvar-highlord-of-fordragon-hold"] == 1
    t.do("A attack cerwyn")
    assert t.can("A at bolvar-highlord-of-fordragon-hold")


@pytest.mark.rule("TCG-KEYWORD-UNTARGETABLE-01")
def test_a_target_that_becomes_untargetable_is_illegal() -> None:
    t = Duel(
        A={"resources": 1, "hand": ["Fire Blast"], "play": ["Polymorph | on bound-vortex@B"]},
        B={"play": ["Bound Vortex"], "resources": 1, "hand": ["Dispel Magic"]},
    )
    t.do("A play fire-blast", "A target bound-vortex", "B play dispel-magic").resolve()
    assert (t["party B"][1:], t["damage bound-vortex"]) == (["bound-vortex"], 0)
    assert any(e.startswith("interrupted fire-blast") for e in t.events)


@pytest.mark.rule("TCG-KEYWORD-DUALWIELD-01")
def test_with_dual_wield_both_weapons_strike_in_one_combat() -> None:
    t = Duel(A={"resources": 1, "play": ["Claws of Torment", "Fel Iron Hatchet"]})
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t.label == "strike"
    t.do("A strike claws-of-torment")
    assert (t["ready A"], t["damage hero@B"]) == (0, 2)
    assert [t["exhausted claws-of-torment"], t["exhausted fel-iron-hatchet"]] == [1, 1]
    assert len([e for e in t.events if e.startswith("dealt")]) == 1


@pytest.mark.rule("TCG-KEYWORD-DUALWIELD-01")
def test_with_dual_wield_a_two_handed_weapon_is_still_alone() -> None:
    a = {"resources": 9, "play": ["Claws of Torment"], "hand": ["Arcanite Reaper"]}
    t = Duel(A=a)
    t.do("A play arcanite-reaper").resolve()
    assert (t.label, len(t.offers("A", "destroy"))) == ("excess", 2)


@pytest.mark.rule("TCG-KEYWORD-DUALWIELD-01")
def test_with_dual_wield_an_off_hand_card_leaves_room_for_one_weapon() -> None:
    a = {
        "resources": 9,
        "play": ["Claws of Torment", "Wildlife Defender"],
        "hand": ["Fel Iron Hatchet"],
    }
    t = Duel(A=a)
    assert t.label == "priority"
    t.do("A play fel-iron-hatchet").resolve()
    assert (t.label, len(t.offers("A", "destroy"))) == ("excess", 3)
    t.do("A destroy wildlife-defender")
    assert (t.label, len(t["party A"])) == ("priority", 3)


@pytest.mark.rule("TCG-KEYWORD-DUALWIELD-01")
def test_atk_of_both_weapons_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Claws of Torment", atk=1)
    t = Duel(A={"resources": 1, "play": ["Claws of Torment", "Fel Iron Hatchet"]})
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet", "A strike claws-of-torment")
    assert t["damage hero@B"] == 3
