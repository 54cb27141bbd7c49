"""The undefeated line."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import NONE, Card, Slot, Space, State, Steps
from . import items


def free_slots(s: State) -> tuple[int, ...]:
    return tuple(slot for slot, card in enumerate(s.line) if card < 0)


def nearest(s: State, space: int) -> list[Option]:
    """WAG-UNDEFEATED-04, WAG-UNDEFEATED-05: the marker nearest to the new encounter."""
    far = [c.FAR[space][s.line_at[slot]] for slot in range(c.LINE_SLOTS)]
    return [("clear", slot) for slot in range(c.LINE_SLOTS) if far[slot] == min(far)]


@flow
def put(s: State, card: Card, space: Space) -> Steps:
    """WAG-UNDEFEATED-02, WAG-COMBAT-25: a free slot and the marker with its number. With all taken
    the nearest one goes (WAG-UNDEFEATED-04)."""
    if card in s.line:
        return  # WAG-COMBAT-29
    if not free_slots(s):
        option = yield from ask(s.turn, "clear_slot", nearest(s, space))
        sweep(s, option[1])
    slot: Slot = free_slots(s)[0]
    s.line[slot] = card
    s.line_at[slot] = space
    emit(s, "lingers", card, space)


def sweep(s: State, slot: int) -> None:
    """The card goes back to its deck, the marker to the supply."""
    card = s.line[slot]
    s.line[slot] = -1
    s.line_at[slot] = NONE
    items.discard(s, card)


def vacate(s: State, card: int) -> None:
    """WAG-COMBAT-29: a defeated encounter leaves the line, if it was there."""
    if card in s.line:
        slot = s.line.index(card)
        s.line[slot] = -1
        s.line_at[slot] = NONE


def haunts(s: State, seat: int, place: int) -> list[Option]:
    """WAG-EVENT-07: the event's own space, else the hero's; never a city, but the spaces nearest to
    it."""
    far = c.FAR[s.at[seat] if place < 0 else place]
    free = [x for x in range(len(c.SPACES)) if c.KIND_OF[x] != n.CITY]
    least = min(far[x] for x in free)
    return [("haunt", x) for x in free if far[x] == least]
