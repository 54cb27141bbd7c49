"""What cards are worth at this moment, for a board that draws them: the numbers in play with all
that changes them, which lie open; what the cards in hand cost, for whoever can read them; and what
is left in one's own deck, in no order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from .. import content as c
from ..language.words.names import SWITCHES
from ..rules import values
from ..rules.legal import PLAYABLE, play_cost
from ..state import SLOT, State, can_read, deck, hand


def figures_now(s: State, seats: Sequence[int]) -> dict[str, Any] | None:
    """By slot; `decks` by seat. None before the heroes lie on the table."""
    if len(s.heroes) < 2:
        return None
    shown = {SLOT.names[x]: in_play(s, x) for x in s.play}
    for seat in range(2):
        for x in hand(s, seat):
            if PLAYABLE[s.what[x]] and any(can_read(s, x, who) for who in seats):
                shown[SLOT.names[x]] = {"cost": play_cost(s, seat, x)}
    if seats:
        shown["decks"] = {"AB"[seat]: left_in_deck(s, seat) for seat in seats}
    return shown


def left_in_deck(s: State, seat: int) -> dict[str, int]:
    """How many of each card are in one's own deck: its list without what one has seen of it since.
    In the order of their names, which tells nothing about theirs."""
    cards = Counter(map(s.what.__getitem__, deck(s, seat)))
    return dict(sorted((c.CARDS[card].slug, count) for card, count in cards.items()))


def in_play(s: State, x: int) -> dict[str, Any]:
    """A card in play. What it can't have (the health of a weapon) is not told."""
    card, worth = c.CARDS[s.what[x]], values.traits(s, x)
    told: dict[str, Any] = {"keywords": list(keywords_of(worth))}
    if c.IS_CHARACTER[s.what[x]]:
        told |= {"atk": max(0, worth.atk), "health": worth.health}
    elif card.type == c.WEAPON:
        price = values.strike_price(s, s.controller[x], x)
        told |= {"atk": max(0, worth.atk), "strike": price}
    elif card.type == c.ARMOR:
        told["defense"] = max(0, worth.defense)
    return told


def keywords_of(worth: values.Traits) -> Iterator[str]:
    for name in SWITCHES:
        if worth.keywords & c.KEYWORD_BIT[name]:
            yield name
    if worth.assault:
        yield "assault"
    if worth.mend:
        yield "mend"
    if worth.resist:
        yield "resist"
