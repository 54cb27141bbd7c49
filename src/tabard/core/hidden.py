"""Hidden cards in slots: cards that move in the open while few know what they are.

A card is a *slot*, and `what` says which card lies there. Slots move from pile to pile in the open,
and their numbers tell nothing: whenever a player picks among cards that others can't tell apart,
identities change places, and the slot that moves is one that everybody could have named before.
So a slot's name is the opaque id of a card for all who can't read it.

A state that uses this has three columns along one axis:

    what: bytearray = column(SLOT, NONE, of=CARD, see=can_read)
    known: bytearray = column(SLOT)
    seen: bytearray = column(SLOT, see=HIDDEN)

`known` has a bit for each seat that can read the slot wherever it lies; that it can is public.
`seen` has a bit for each seat that knows that this very card lies among others, but not where: it
could read the card before it was shuffled in. Both are a team's together: what one member learns
all allies know. A card's owner knows the list it comes from, so nothing is noted for its side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from random import Random
from typing import Protocol, TypeAlias, TypeVar

from .ask import Seat

Pair: TypeAlias = tuple[int, int]
"""A card and who has seen it get lost: what one slot holds, `what` and `seen`."""


class Hidden(Protocol):
    """The part of a state that this module reads and changes."""

    @property
    def seats(self) -> int: ...
    @property
    def what(self) -> MutableSequence[int]: ...
    @property
    def known(self) -> MutableSequence[int]: ...
    @property
    def seen(self) -> MutableSequence[int]: ...
    def allies(self, seat: Seat) -> tuple[Seat, ...]: ...


H = TypeVar("H", bound=Hidden)


def everybody(s: Hidden) -> int:
    return (1 << s.seats) - 1


def strangers(s: Hidden, owner: Seat) -> int:
    """Everybody but this seat's side."""
    found = (1 << s.seats) - 1
    for ally in s.allies(owner):
        found &= ~(1 << ally)
    return found


def reads(s: Hidden, slot: int, seat: Seat) -> bool:
    """Can this seat read this slot wherever it lies? A spectator can't."""
    return seat >= 0 and bool(s.known[slot] >> seat & 1)


# -- what somebody learns -------------------------------------------------------------------------


def learn(s: Hidden, seat: Seat, slot: int) -> None:
    """This seat looks at the card, and so do its allies."""
    for ally in s.allies(seat):
        s.known[slot] |= 1 << ally


def show(s: H, owner: Seat, slot: int, lost: Callable[[H, Seat], Iterable[int]]) -> None:
    """Everybody reads it. Whoever had seen such a card get lost among those that `lost` gives, the
    cards of its owner that not everybody can read, can't tell that it was not this one: it knows of
    one card fewer."""
    unknown = everybody(s) & ~s.known[slot]
    others = unknown and unknown & strangers(s, owner) & ~s.seen[slot]
    seen, what = s.seen, s.what
    if others and seen.count(0) < len(seen):
        for other in lost(s, owner):
            if seen[other] & others and what[other] == what[slot] and other != slot:
                found = seen[other] & others
                seen[other] &= ~found
                others &= ~found
                if not others:
                    break
    seen[slot] = 0
    s.known[slot] = everybody(s)


# -- what somebody loses sight of -----------------------------------------------------------------


def swap(s: Hidden, a: int, b: int) -> None:
    """Two slots change what they are, and who knows it."""
    s.what[a], s.what[b] = s.what[b], s.what[a]
    s.known[a], s.known[b] = s.known[b], s.known[a]
    s.seen[a], s.seen[b] = s.seen[b], s.seen[a]


def pull(s: Hidden, owner: Seat, card: int, slots: Sequence[int]) -> int:
    """The slot that moves when its owner takes such a card from among these: one that others could
    have named, else the first of those that they can't tell apart, which becomes the card."""
    others, what, known = strangers(s, owner), s.what, s.known
    hidden = []
    for x in slots:
        if not known[x] & others:
            hidden.append(x)
        elif what[x] == card:
            return x
    first = hidden[0]
    if what[first] != card:
        swap(s, next(x for x in hidden if what[x] == card), first)
    return first


def forget(s: Hidden, owner: Seat, slots: Iterable[int]) -> None:
    """These cards are lost among others: who could read one knows that it is there."""
    others = strangers(s, owner)
    for x in slots:
        s.seen[x] |= s.known[x] & others
        s.known[x] = 0


def shuffle(s: Hidden, owner: Seat, slots: Sequence[int], order: Sequence[int]) -> None:
    """The cards in these slots in this order, and nobody knows it."""
    forget(s, owner, slots)
    pairs = [(s.what[slots[i]], s.seen[slots[i]]) for i in order]
    for x, (card, seen) in zip(slots, pairs, strict=True):
        s.what[x], s.seen[x] = card, seen


# -- what somebody can't know, drawn anew ---------------------------------------------------------


def held(s: Hidden, slots: Iterable[int]) -> list[Pair]:
    """What lies in these slots, without a word about where."""
    return sorted((s.what[x], s.seen[x]) for x in slots)


def recalled(s: Hidden, slots: Iterable[int], seat: Seat) -> list[Pair]:
    """What of it this seat knows to be there."""
    bit = 1 << seat if seat >= 0 else 0
    return sorted((s.what[x], s.seen[x]) for x in slots if s.seen[x] & bit)


def missing(cards: Iterable[int], have: Iterable[int]) -> list[int]:
    """What is in the first and not in the second, copy by copy."""
    left = list(have)
    found = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


def lay(s: Hidden, slots: Sequence[int], pairs: Iterable[Pair], rng: Random) -> None:
    """Lay these cards into these slots, every way as likely: for determinize, with `slots` all
    that a seat can't read and `pairs` in an order that depends on nothing it can't know."""
    cards = list(pairs)
    rng.shuffle(cards)
    for x, (card, seen) in zip(slots, cards, strict=True):
        s.what[x], s.seen[x] = card, seen
