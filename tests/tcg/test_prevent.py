"""Prevention, redirection and other replacements (rulebook p.8-9, p.28-40)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tests.tcg.asked import dealt, duel, happened, held, verbs
from tests.tcg.table import Duel


def answered(card: str, at: str, *moves: str, A: Any = None, **side: Any) -> Duel:
    """A plays a card at something, B answers, and all resolves."""
    t = duel(A={"resources": 8, "hand": [card], **(A or {})}, B={"resources": 6, **side})
    return t.do(f"A play {c.slug(card)}", f"A target {at}", *moves).resolve()


SHOCK = ["B play holy-shock", "B target olaf-steelbreaker"]
OLAF = "Olaf Steelbreaker"


# -- prevention ------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-PREVENT-01")
def test_a_prevention_keeps_a_part_of_the_damage_away() -> None:
    t = answered("Starfire", "olaf-steelbreaker", *SHOCK, play=[OLAF], hand=["Holy Shock"])
    assert t["damage olaf-steelbreaker"] == 1
    assert dealt(t) == [4, 1]


@pytest.mark.rule("TCG-PREVENT-02")
@pytest.mark.parametrize(
    ("armor", "hand"), [("Golem Skull Helm", []), ("Edgemaster's Handguards", ["cerwyn"])]
)
def test_damage_that_was_all_prevented_triggers_nothing(armor: str, hand: list[str]) -> None:
    t = duel(A={"play": ["Randipan"]}, B={"play": [armor]})
    t.attack("randipan", "hero@B").passes(4).do(f"B armor {c.slug(armor)}").resolve()
    assert held(t, "A") == hand


@pytest.mark.rule("TCG-PREVENT-03")
def test_a_prevention_does_nothing_about_damage_that_was_dealt() -> None:
    t = duel(
        A={"resources": 4, "hand": ["Fire Blast", "Holy Shock"], "play": [OLAF]},
    )
    t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
    t.do("A play holy-shock", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 2


@pytest.mark.rule("TCG-PREVENT-03", "TCG-PREVENT-04")
def test_a_prevention_in_response_saves_tyrennius() -> None:
    t = answered(
        "Obliterate",
        "tyrennius-scatheblade",
        "B play holy-shock",
        "B target tyrennius-scatheblade",
        play=["Tyrennius Scatheblade"],
        hand=["Holy Shock"],
    )
    assert t["damage tyrennius-scatheblade"] == 0
    assert t["graveyard B"] == ["holy-shock"]


@pytest.mark.rule("TCG-PREVENT-05")
def test_a_prevention_applies_by_itself_and_keeps_what_is_left() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Scorch", "Fire Blast", "Fire Blast"]},
        B={"play": [OLAF], "resources": 3, "hand": ["Holy Shock"]},
    )
    t.do("A play scorch", "A target olaf-steelbreaker", *SHOCK).resolve()
    t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 0
    t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 1


@pytest.mark.rule("TCG-PREVENT-05")
def test_armor_may_be_declined_but_another_prevention_may_not() -> None:
    t = duel(
        A={"resources": 6, "hand": ["Starfire"]},
        B={"play": ["Golem Skull Helm"], "resources": 3, "hand": ["Holy Shock"]},
    )
    t.do("A play starfire", "A target hero@B", "B play holy-shock").resolve()
    assert t.label == "armor"
    assert t.can("B armor golem-skull-helm")
    assert t.can("B apply holy-shock")
    assert not t.can("B take")
    t.do("B apply holy-shock")
    assert t.can("B take")
    assert t.can("B armor golem-skull-helm")


@pytest.mark.rule("TCG-PREVENT-05")
def test_a_prevention_of_this_turn_ends_with_it() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Scorch", "Fire Blast"]},
        B={"play": [OLAF], "resources": 3, "hand": ["Holy Shock"]},
    )
    t.do("A play scorch", "A target olaf-steelbreaker", *SHOCK).resolve().end_turn().end_turn()
    t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 2


@pytest.mark.rule("TCG-PREVENT-06")
def test_exhausting_armor_prevents_damage() -> None:
    t = answered("Fire Blast", "hero@B", play=["Edgemaster's Handguards"])
    t.do("B armor edgemasters-handguards")
    assert "prevented stromdak-of-ironforge B0 1 edgemasters-handguards" in t.events
    assert dealt(t) == [1]
    assert t["exhausted edgemasters-handguards"] == 1


@pytest.mark.rule("TCG-PREVENT-07")
def test_what_prevents_all_damage_of_a_type_leaves_none_of_it() -> None:
    t = answered("Frostbolt", "jaina-lady-of-theramore", play=["Jaina, Lady of Theramore"])
    assert t["damage jaina-lady-of-theramore"] == 0
    assert dealt(t) == []
    t.end_turn()
    assert t.can("B attack jaina-lady-of-theramore")


@pytest.mark.rule("TCG-PREVENT-07")
def test_an_aberration_is_dealt_no_non_combat_damage_and_triggers_nothing() -> None:
    t = answered("Starfire", "andrew-ulric", play=["Andrew Ulric"])
    assert t["damage andrew-ulric"] == 0
    assert dealt(t) == []
    assert held(t, "A") == ["cerwyn"]


@pytest.mark.rule("TCG-PREVENT-08")
def test_the_next_time_covers_all_the_damage_of_that_moment() -> None:
    hand = ["Tattered Dreadmist Mantle", "Trickster's Gambit", "Fel Blaze", "Ripple"]
    t = Duel(A={"resources": 6, "hand": hand, "play": [OLAF]}, B={"hand": ["Wrath"]})
    t.do("A stash tattered-dreadmist-mantle", "A target olaf-steelbreaker").resolve()
    t.do("A play tricksters-gambit", "A target olaf-steelbreaker").resolve()
    t.do("A play fel-blaze").resolve()
    assert t["damage hero@A"] == 0
    assert t["damage hero@B"] == 2
    assert t["damage olaf-steelbreaker"] == 0  # his own 2 and those of the hero
    assert t["effects"] == []


@pytest.mark.rule("TCG-PREVENT-08")
def test_the_next_time_is_over_after_that_moment() -> None:
    hand = ["Tattered Dreadmist Mantle", "Scorch", "Fire Blast"]
    t = Duel(A={"resources": 1, "hand": hand, "play": [OLAF]}, B={"hand": ["Wrath"]})
    t.do("A stash tattered-dreadmist-mantle", "A target olaf-steelbreaker").resolve()
    t.do("A play scorch", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 0
    t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
    assert t["damage olaf-steelbreaker"] == 2


# -- replacement -----------------------------------------------------------------------------------

GAMBIT = ["B play tricksters-gambit", "B target olaf-steelbreaker"]


@pytest.mark.rule("TCG-REPLACE-01")
def test_a_card_that_would_go_to_the_graveyard_is_removed_instead() -> None:
    t = duel(A={"resources": 8, "graveyard": ["Arcane Barrage"]})
    t.do("A play_again arcane-barrage", "A target hero@B").resolve()
    assert t["damage hero@B"] == 4
    assert t["graveyard A"] == []
    assert t["removed A"] == ["arcane-barrage"]


@pytest.mark.rule("TCG-REPLACE-01", "TCG-REPLACE-05")
def test_what_was_replaced_never_happened_and_triggers_nothing() -> None:
    t = duel(
        stops="every",
        A={"play": ["Randipan"]},
        B={"play": [OLAF], "resources": 3, "hand": ["Trickster's Gambit"]},
    )
    t.attack("randipan", "hero@B").passes().do(*GAMBIT).resolve().passes(2).do("B hold")
    assert t["links"] == []  # a replacement waits beside the chain
    t.passes(2)
    assert t["damage hero@B"] == 0
    assert t["damage olaf-steelbreaker"] == 2
    assert "triggered" not in verbs(t)
    assert held(t, "A") == []


@pytest.mark.rule("TCG-REPLACE-02")
@pytest.mark.parametrize(("first", "olaf"), [("holy-shock", 1), ("tricksters-gambit", 5)])
def test_the_player_concerned_chooses_which_replacement_comes_first(first: str, olaf: int) -> None:
    t = duel(
        stops="every",
        A={"resources": 6, "hand": ["Starfire"]},
        B={"play": [OLAF], "resources": 6, "hand": ["Holy Shock", "Trickster's Gambit"]},
    )
    t.do("A play starfire", "A target hero@B", "A pass", "B play holy-shock", "B target hero@B")
    t.do(*GAMBIT).resolve()
    assert sorted(o.split()[0] for o in t.offers("B")) == ["apply", "apply"]
    t.do(f"B apply {first}")
    assert t["damage olaf-steelbreaker"] == olaf
    assert t["damage hero@B"] == 0


@pytest.mark.rule("TCG-REPLACE-03")
@pytest.mark.parametrize(("copies", "damage"), [(0, 3), (1, 6), (2, 12)])
def test_each_copy_doubles_the_damage_once(copies: int, damage: int) -> None:
    t = duel(
        A={"resources": 3, "hand": ["Natural Conduit"], "play": ["Elemental Precision"] * copies},
        B={"play": ["Gabble"]},
    )
    t.do("A play natural-conduit").resolve()
    assert dealt(t) == [damage]


@pytest.mark.rule("TCG-REPLACE-03")
def test_a_redirection_is_used_up() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Fire Blast", "Fire Blast"]},
        B={"play": [OLAF], "resources": 3, "hand": ["Trickster's Gambit"]},
    )
    t.do("A play fire-blast", "A target hero@B", *GAMBIT).resolve()
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t["damage hero@B"] == 2
    assert t["damage olaf-steelbreaker"] == 2


@pytest.mark.rule("TCG-REPLACE-04")
@pytest.mark.parametrize(("armor_first", "olaf"), [(True, 5), (False, 8)])
def test_damage_is_raised_first_and_then_its_victim_orders_armor_and_redirection(
    armor_first: bool, olaf: int
) -> None:
    t = duel(
        A={"resources": 3, "hand": ["Lightning Bolt"], "play": ["Elemental Precision"]},
        B={
            "play": [OLAF, "Golem Skull Helm", "Power Word: Vigor | on olaf-steelbreaker"],
            "resources": 3,
            "hand": ["Trickster's Gambit"],
        },
    )
    t.do("A play lightning-bolt", "A target hero@B", *GAMBIT).resolve()
    assert t.label == "armor"
    assert not t.can("B take")
    if armor_first:
        t.do("B armor golem-skull-helm")  # then one way is left: no question
    else:
        t.do("B apply tricksters-gambit")
    assert t["damage olaf-steelbreaker"] == olaf
    assert t["damage hero@B"] == 0
    assert t["exhausted golem-skull-helm"] == int(armor_first)


@pytest.mark.rule("TCG-REPLACE-05")
def test_redirected_damage_keeps_its_source_its_type_and_that_it_is_combat_damage() -> None:
    t = duel(
        stops="every",
        A={"play": ["Patricia Potter"]},
        B={"play": ["Andrew Ulric"], "resources": 3, "hand": ["Trickster's Gambit"]},
    )
    t.attack("patricia-potter", "hero@B").passes().do("B play tricksters-gambit")
    t.do("B target andrew-ulric").resolve().passes(4)
    dealt = [event for event in t.events if event.startswith("dealt ")]
    assert dealt == ["dealt patricia-potter andrew-ulric B1 4 fire"]
    assert t["graveyard B"] == ["tricksters-gambit", "andrew-ulric"]
    assert t["damage hero@B"] == 0


def test_a_redirection_to_one_who_is_gone_does_nothing() -> None:
    t = duel(
        A={"resources": 4, "hand": ["Fire Blast", "Fire Blast", "Prey on the Weak"]},
        B={"play": ["Hira"], "resources": 3, "hand": ["Trickster's Gambit"]},
        stops="every",
    )
    t.do("A pass", "B play tricksters-gambit", "B target hira").resolve()
    t.do("A play prey-on-the-weak").resolve()
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t["damage hero@B"] == 2
    assert happened(t, "redirected") == []


@pytest.mark.rule("TCG-REPLACE-02")
@pytest.mark.parametrize(("choice", "attacker"), [("hero@B", 0), ("tricksters-gambit", 3)])
def test_a_resistance_may_be_left_aside_for_a_redirection(choice: str, attacker: int) -> None:
    t = duel(
        A={"resources": 2, "hand": ["Wrath"]},
        B={
            "play": ["Nature Resistance Totem"],
            "resources": 3,
            "hand": ["Trickster's Gambit"],
        },
    )
    t.do("A play wrath", "A target hero@B", "B play tricksters-gambit", "B target hero@A")
    t.resolve()
    t.do(f"B apply {choice}")
    assert t["damage hero@A"] == attacker
    assert t["damage hero@B"] == 0


@pytest.mark.rule("TCG-GENERAL-03")
@pytest.mark.parametrize("safe", [True, False])
def test_what_cannot_be_destroyed_pays_no_cost(safe: bool) -> None:
    hero = {"hero": "Alexstrasza the Life-Binder"} if safe else {}
    t = duel(A={"resources": 1, "hand": ["Demonic Reclamation"], "play": ["Cerwyn"], **hero})
    assert t.can("A play demonic-reclamation") != safe
