"""Stash (rulebook p.39): a card that does something as it becomes a resource."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games.tcg import GAME
from tabard.games.tcg import content as c
from tabard.games.tcg.state import BOTH
from tests.tcg.table import Duel


def blast(**more: object) -> Duel:
    """A can place Earthen Blast (Stash: 2 nature damage to target hero); B can respond."""
    a = {"hand": ["Earthen Blast", "Cerwyn"], **more}
    return Duel(A=a, B={"resources": 1, "hand": ["Fire Blast"]})


@pytest.mark.rule("TCG-KEYWORD-STASH-01")
def test_stash_shows_the_card_and_adds_its_effect_to_the_chain() -> None:
    t = blast()
    t.do("A stash earthen-blast", "A target hero@B")
    assert (t["row A"], t["links"], t.asked) == (["down earthen-blast"], ["earthen-blast"], "B")
    assert any(e.startswith("stashed A earthen-blast") for e in t.events)
    assert t.s.known[t.s.resources[-1]] == BOTH
    assert t["damage hero@B"] == 0
    t.resolve()
    assert t["damage hero@B"] == 2


@pytest.mark.rule("TCG-KEYWORD-STASH-02")
@pytest.mark.parametrize("first", ["earthen-blast", "emerald-captain"])
def test_stash_and_what_hears_a_resource_turned_down_go_on_the_chain_together(first: str) -> None:
    t = blast(play=["Emerald Captain"])
    t.do("A stash earthen-blast")
    assert (t.label, t.asked) == ("order", "A")
    [add] = [o for o in t.offers("A", "add") if o.split()[2].startswith(first)]
    t.do(f"A {add}", "A target hero@B", "A target hero@B")
    other = {"earthen-blast", "emerald-captain"} - {first}
    assert t["links"] == [first, *other]
    t.resolve()
    assert t["damage hero@B"] == 3


@pytest.mark.rule("TCG-KEYWORD-STASH-03")
def test_whoever_declines_has_just_placed_a_resource() -> None:
    t = blast(play=["Emerald Captain"])
    t.refuses("A stash cerwyn", "TCG-KEYWORD-STASH-01")
    t.do("A place earthen-blast")
    assert (t.label, t["links"], t["row A"]) == ("priority", [], ["down earthen-blast"])
    assert not any(e.startswith(("stashed", "turned_down", "triggered")) for e in t.events)
    assert t.s.known[t.s.resources[-1]] != BOTH  # B has not seen it


@pytest.mark.rule("TCG-KEYWORD-STASH-03")
def test_nobody_learns_that_a_card_had_a_stash_that_was_not_used() -> None:
    worlds = [blast().do(f"A place {card}").s for card in ("earthen-blast", "cerwyn")]
    shown = [GAME.view(s, 1) for s in worlds]
    drawn = [GAME.determinize(s, 1, Random(7)).key() for s in worlds]
    assert shown[0] == shown[1]
    assert drawn[0] == drawn[1]


@pytest.mark.rule("TCG-KEYWORD-STASH-03")
def test_what_is_placed_to_stay_face_up_is_not_stashed() -> None:
    stashed = {card.type for card in c.CARDS if any(p.name == "stash" for p in card.powers)}
    assert stashed
    assert not stashed & {c.QUEST, c.LOCATION}
    t = Duel(A={"hand": ["Earthen Blast", "Gilneas"]})
    assert t.offers("A", "place_up") == ["place_up gilneas"]
    t.do("A place_up gilneas")
    assert (t.label, t["row A"]) == ("priority", ["gilneas"])


@pytest.mark.rule("TCG-KEYWORD-STASH-04")
def test_stash_works_from_the_deck_too() -> None:
    t = Duel(A={"resources": 3, "hand": ["Flourish"], "deck": ["Earthen Blast", "Cerwyn"]})
    t.do("A play flourish").resolve().do("A yes")
    assert (t.label, t.asked) == ("stash", "A")
    t.do("A yes", "A target hero@B").resolve()
    assert (t["row A"][-1], t["damage hero@B"], t["ready A"]) == ("down earthen-blast", 2, 0)


@pytest.mark.rule("TCG-KEYWORD-STASH-05")
def test_a_card_shown_for_stash_counts_for_no_limit() -> None:
    """Magni (1): the second one is only a resource."""
    name = "Magni, the Mountain King"
    t = Duel(A={"play": [name], "hand": [name, "Cerwyn"]})
    t.do("A stash magni-the-mountain-king").resolve()
    assert (t.label, t["graveyard A"]) == ("priority", [])
    assert t["party A"][1:] == ["magni-the-mountain-king", "dwarf-warrior-token"]


@pytest.mark.rule("TCG-KEYWORD-STASH-06")
def test_a_stashed_card_is_the_resource_of_the_turn_and_pays_at_once() -> None:
    t = blast()
    t.do("A stash earthen-blast", "A target hero@B").resolve()
    assert t["ready A"] == 1
    t.refuses("A place cerwyn", "TCG-PLACE-01")
    t.do("A play cerwyn").resolve()
    assert (t["ready A"], t["party A"][1:]) == (0, ["cerwyn"])
