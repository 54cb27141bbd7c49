"""Where cards lie, and who can read them: piles, and moving from one to another (TCG-GENERAL-08).
Nothing here is heard by anything: that is what `zones` is for."""

from __future__ import annotations

from tabard.core import hidden
from tabard.core.game import emit, emit_to

from ..state import (
    CHAIN,
    CONTROLLED,
    DECK,
    GRAVEYARD,
    HAND,
    LIVES,
    NONE,
    PLAY,
    RESOURCE,
    State,
    deck,
    graveyard,
    hand,
)
from . import values


def set_deck(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.deck_b = cards
    else:
        s.deck_a = cards


def set_hand(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.hand_b = cards
    else:
        s.hand_a = cards


def set_graveyard(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.grave_b = cards
    else:
        s.grave_a = cards


def without(cards: tuple[int, ...], x: int) -> tuple[int, ...]:
    at = cards.index(x)
    return cards[:at] + cards[at + 1 :]


def take_out(s: State, x: int) -> None:
    """Out of the pile it lies in."""
    where, seat = s.zone[x], s.owner[x]
    if where == PLAY:
        s.play = without(s.play, x)
    elif where == RESOURCE:
        s.resources = without(s.resources, x)
    elif where == HAND:
        set_hand(s, seat, without(hand(s, seat), x))
    elif where == DECK:
        set_deck(s, seat, without(deck(s, seat), x))
    elif where == GRAVEYARD:
        set_graveyard(s, seat, without(graveyard(s, seat), x))


def move(s: State, x: int, zone: int) -> None:
    """TCG-GENERAL-08: into another zone, as a new object, without counters (TCG-COUNTER-02),
    neither ready nor exhausted (TCG-READY-07). TCG-OWNER-02: its owner's."""
    where, seat = s.zone[x], s.owner[x]
    if where == PLAY:
        s.last_atk[x] = min(255, max(0, values.atk(s, x)))
        s.last_heirloom[x] = s.heirloom[x]
    if where in CONTROLLED:
        s.last_seat[x] = s.controller[x]
        if where != CHAIN:
            s.memo = None
    take_out(s, x)
    s.gen[x] = (s.gen[x] + 1) % LIVES
    s.zone[x] = zone
    if where != DECK and where != HAND:
        s.controller[x] = s.entered[x] = s.host[x] = NONE
        s.exhausted[x] = s.down[x] = s.fresh[x] = s.stays[x] = s.did[x] = 0
        s.damage[x] = s.overruled[x] = 0
        s.skull[x] = s.stake[x] = s.heirloom[x] = s.atk_counters[x] = s.defense_counters[x] = 0
    if zone == HAND:
        set_hand(s, seat, (*hand(s, seat), x))
    elif zone == GRAVEYARD:
        set_graveyard(s, seat, (*graveyard(s, seat), x))


def unread(s: State, seat: int) -> list[int]:
    """The cards of a seat that not everybody can read."""
    down = [x for x in s.resources if s.owner[x] == seat and s.down[x]]
    return [*deck(s, seat), *hand(s, seat), *down]


def show(s: State, x: int) -> None:
    """TCG-CARD-17: everybody reads it."""
    hidden.show(s, s.owner[x], x, unread)


# -- hands and decks ------------------------------------------------------------------------------


def draw(s: State, seat: int, n: int = 1) -> int:
    """TCG-DRAW-01: one at a time, from the top. TCG-WIN-05: who can't, has lost at the next
    check. How many were drawn."""
    for i in range(n):
        if not deck(s, seat):
            s.starved[seat] = 1
            emit(s, "starved", seat)
            return i
        x = deck(s, seat)[0]
        move(s, x, HAND)
        hidden.learn(s, seat, x)
        emit(s, "drew", seat)
        emit_to(s, (seat,), "drawn", seat, s.what[x])
    return n


def shuffle(s: State, seat: int, order: tuple[int, ...]) -> None:
    """TCG-SEARCH-03: the cards of a deck in this order, and nobody knows it."""
    hidden.shuffle(s, seat, deck(s, seat), order)
    emit(s, "shuffled", seat)
