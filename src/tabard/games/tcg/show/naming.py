"""What cards are called at a table: by their names, and told apart where two have the same.

A name is the same for whoever reads it. So it tells only what lies open: a resource face down is
known by its place in the row, a card in a hand or a deck by its slot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tabard.core.explain import Spoken
from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .. import content as c
from ..language.scene import WORDS, card_noun
from ..state import (
    CHAIN,
    GRAVEYARD,
    NONE,
    PLAY,
    REMOVED,
    RESOURCE,
    SLOT,
    State,
    graveyard,
    resources,
    side,
)


def called(card: int, language: str) -> Noun:
    """A card's name, which stands without an article."""
    return card_noun(card, language)


@dataclass(frozen=True)
class CardName(Spoken):
    """A card by its name, in the language of the sentence."""

    card: int

    def said(self, language: str) -> str:
        return called(self.card, language)


def choice_name(value: Any, language: str) -> str:
    """What a choice of the table's settings is called: a deck, or a word."""
    key = message_id("choice", str(value))
    if WORDS.has(language, key):
        return WORDS.say(language, key)
    key = message_id("deck", c.slug(str(value)))
    return WORDS.say(language, key) if WORDS.has(language, key) else str(value)


def bring_name(value: Any, language: str) -> str:
    """What a table can ask for (TCG-DECK-15)."""
    return WORDS.say(language, message_id("bring", str(value)))


def slot_name(s: State, x: int, language: str) -> Noun:
    """What the card in this slot is called."""
    where = s.zone[x]
    if where == RESOURCE and s.down[x]:
        seat = s.controller[x]
        place = resources(s, seat).index(x) + 1
        return Noun(WORDS.say(language, "slot-face-down", n=place, seat="AB"[seat]))
    if where not in (CHAIN, PLAY, RESOURCE, GRAVEYARD, REMOVED) or s.what[x] < 0:
        return Noun(SLOT.names[x])
    name = called(s.what[x], language)
    marks = ", ".join(_marks(s, x, language))
    return Noun(f"{name} ({marks})", "", name.gender) if marks else name


def _marks(s: State, x: int, language: str) -> Iterator[str]:
    """How one tells it from the others of its name: whose it is; then what shows on it."""
    alike = [y for y in _beside(s, x) if _name(s, y) == _name(s, x)]
    if len({side(s, y) for y in alike}) > 1:
        yield "AB"[side(s, x)]
    alike = [y for y in alike if side(s, y) == side(s, x)]
    for at, (key, n) in enumerate(_signs(s, x)):
        if any(_signs(s, y)[at] != (key, n) for y in alike):
            yield WORDS.say(language, key, n=n, card=called(s.what[x], language))
            alike = [y for y in alike if _signs(s, y)[at] == (key, n)]
    host = s.host[x]
    if host != NONE and len({s.host[y] for y in alike}) > 1:
        yield WORDS.say(language, "slot-on", card=called(s.what[host], language))
        alike = [y for y in alike if s.host[y] == host]
    if len(alike) > 1:
        yield WORDS.say(language, "slot-number", n=sorted(alike).index(x) + 1)


def _signs(s: State, x: int) -> tuple[tuple[str, int], ...]:
    """What shows on a card: a message and its number each."""
    return (
        ("slot-exhausted" if s.exhausted[x] else "slot-ready", 0),
        ("slot-damaged" if s.damage[x] else "slot-undamaged", s.damage[x]),
    )


def _beside(s: State, x: int) -> Iterable[int]:
    """Where a card of the same name could be mistaken for this one."""
    where = s.zone[x]
    if where in (PLAY, RESOURCE):
        return [y for y in s.play + s.resources if s.zone[y] == PLAY or not s.down[y]]
    if where == GRAVEYARD:
        return (*graveyard(s, 0), *graveyard(s, 1))
    if where == CHAIN:
        return [y for y in range(len(s.zone)) if s.zone[y] == CHAIN]
    return (x,)


def _name(s: State, x: int) -> str:
    return c.CARDS[s.what[x]].name
