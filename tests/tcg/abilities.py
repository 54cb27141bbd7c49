"""What the tests of abilities share: an ability is played with just the resources it costs, and
whether it may be played on the other player's turn is tried out on a copy of the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabard.games.tcg.content import CARD_NO, CARDS, slug
from tabard.games.tcg.state import SLOT
from tests.tcg.table import Duel

A_HERO, B_HERO = "gurzak-of-orgrimmar", "stromdak-of-ironforge"
HEROES = "hero@A hero@B"
ALLIES = "kor-cindervein@A anika-berlyn@B"
CHARS = f"{HEROES} {ALLIES}"


def cast(
    card: str,
    cost: int,
    *answers: str,
    kind: str = "",
    aims: str | None = None,
    more: int = 0,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
    **spec: Any,
) -> Duel:
    """A, with Kor Cindervein, plays the card against B, with Anika Berlyn, and it resolves.

    kind: "instant", "ongoing", both or neither, as it is printed; aims: what is offered as its
    first target; more: resources that are left; A, B: what is different from this position.
    """
    mine: dict[str, Any] = {"play": ["Kor Cindervein"], "resources": cost + more, **(A or {})}
    mine["hand"] = [card, *mine.get("hand", [])]
    other = {"play": ["Anika Berlyn"], **(B or {})}
    late = Duel(A=mine, B=other, turn="B", stops="every", **spec).do("B pass")
    assert late.can(f"A play {slug(card)}") == ("instant" in kind)
    t = Duel(A=mine, B=other, **spec)
    assert t[f"cost A {slug(card)}"] == cost
    t.do(f"A play {slug(card)}")
    if aims is not None:
        assert sorted(targets(t)) == sorted(aims.split())
    t.do(*(f"A {answer}" for answer in answers))
    assert t["ready A"] == more
    t.resolve()
    if t.label == "priority":
        assert t[f"zone_of {slug(card)}"] == ("play" if "ongoing" in kind else "graveyard")
    return t


def stash(card: str, *answers: str, **spec: Any) -> Duel:
    """A, with Kor Cindervein, places the card as a resource and shows its Stash."""
    sides: dict[str, dict[str, Any]] = {
        "A": {"play": ["Kor Cindervein"], **spec.pop("A", {})},
        "B": {"play": ["Anika Berlyn"], **spec.pop("B", {})},
    }
    sides["A"]["hand"] = [card, *sides["A"].get("hand", [])]
    t = Duel(**sides, **spec).do(f"A stash {slug(card)}")
    t.do(*(f"A {answer}" for answer in answers)).resolve()
    assert f"down {slug(card)}" in t["row A"]
    return t


def targets(t: Duel) -> list[str]:
    """Whom one may target now: hero@A, kor-cindervein@A."""
    return [name(t, text.split()[1]) for text in t.offers(t.asked, "target")]


def name(t: Duel, text: str) -> str:
    x = SLOT.index[text]
    if x in t.s.heroes:
        return f"hero@{'AB'[t.s.heroes.index(x)]}"
    seat = t.s.controller[x] if t.s.controller[x] < 2 else t.s.owner[x]
    return f"{CARDS[t.s.what[x]].slug}@{'AB'[seat]}"


def hits(t: Duel) -> list[str]:
    """Who dealt how much of what damage to whom: "stromdak-of-ironforge cerwyn 2 fire"."""
    found = [event.split() for event in t.events if event.startswith("dealt ")]
    return [f"{by} {to} {n} {kind}" for _, by, to, _, n, kind in found]


def round_trip(t: Duel) -> Duel:
    """On to the next turn of the same player."""
    return t.end_turn().end_turn()


def until(t: Duel, label: str) -> Duel:
    """All pass until this is asked."""
    while t.label != label:
        t.passes()
    return t


def bolt(
    card: str, cost: int, n: int, damage: str, *, kind: str = "", aims: str, sure: bool = False
) -> None:
    """So much damage of A's hero, to any of these; to an Aberration only if nothing prevents it."""
    victim, prey = ("anika-berlyn", "andrew-ulric") if "anika" in aims else ("hero@B", "hero@A")
    if prey == "andrew-ulric":
        aims += " andrew-ulric@B"
    B = {"play": ["Anika Berlyn", "Andrew Ulric"]}
    t = cast(card, cost, f"target {victim}", kind=kind, aims=aims, B=B)
    assert t[f"damage {victim}"] == n
    assert hits(t) == [f"{A_HERO} {B_HERO if victim == 'hero@B' else victim} {n} {damage}"]
    t = cast(card, cost, f"target {prey}", kind=kind, B=B)
    assert t[f"damage {prey}"] == (n if sure or prey == "hero@A" else 0)


def printed(card: str) -> tuple[str, str, str]:
    """Class icons, specialization ("Fire talent") and tags ("Seal (1)"), as on the card."""
    one = CARDS[CARD_NO[card]]
    tags = [f"{tag.name} ({tag.limit})" if tag.limit else tag.name for tag in one.tags]
    return "/".join(one.classes), "".join(one.specs) + " talent" * one.talent, "; ".join(tags)


def facts(icon: str, text: str) -> list[Any]:
    """Parameters (card, what is printed), from lines like "Blood Chill | Frost | Disease"."""
    found = []
    for line in text.strip().splitlines():
        card, spec, tags = (part.strip() for part in f"{line} | |".split("|")[:3])
        found.append(pytest.param(card, (icon, spec, tags), marks=pytest.mark.card(card)))
    return found


def swing(t: Duel, weapon: str, defender: str) -> Duel:
    """The hero of whose turn it is attacks and strikes with this weapon; nobody else does a
    thing."""
    seat = t.asked
    t.attack(f"hero@{seat}", defender).do(f"{seat} strike {weapon}")
    quiet = {"strike": "hold", "protect": "hold", "armor": "take"}
    while t["attacking"] != "-" and (t.label in quiet or t.label == "priority"):
        t.do(f"{t.asked} {quiet.get(t.label, 'pass')}")
    return t
