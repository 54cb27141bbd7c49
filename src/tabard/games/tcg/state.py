"""The state of a duel: one column for each fact about a card, rows for the piles.

Slots and secrets. A card is a *slot*: A0 is A's hero, A1 to A100 are the cards of his deck, t1 to
t50 are tokens. `what` says which card a slot is. Whenever a player picks among cards that the other
can't tell apart, identities change places (`zones.swap`) and the slot that moves is one that
everybody could have named before: so slots move in the open, and their numbers tell nothing.
`known` says who can read a slot wherever it lies; `seen`, who has seen the card itself since it was
last lost among others: he knows that it is there, not where.

A card that changes zones is a new object (TCG-GENERAL-08): whoever refers to one remembers its
`gen` too. Both together are one number, a *ref*.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tabard.core.codec import SEAT, SEAT_NAMES, Kind
from tabard.core.errors import Malformed
from tabard.core.state import HIDDEN, NONE, BaseState, column, columns, records, row, scalar

from . import content as c

__all__ = ["NONE", "State"]

DECK_ROOM = 100
"""Cards of one deck that a table has room for."""
TOKEN_ROOM = 50
HEROES = (0, DECK_ROOM + 1)
TOKENS = range(2 * (DECK_ROOM + 1), 2 * (DECK_ROOM + 1) + TOKEN_ROOM)


class Slots(Kind):
    """Slots by their names, and for people who write positions and moves by what lies there:
    ``kor-cindervein``, ``kor-cindervein@B`` (B's), ``kor-cindervein#2`` (second), ``hero@A``."""

    def parse(self, s: Any, name: Any, none: int = -1) -> int:
        if name in self.index or name == "-" or not isinstance(name, str):
            return super().parse(s, name, none)
        card, _, number = name.partition("#")
        card, _, seat = card.partition("@")
        if card == "hero" and seat in ("A", "B"):
            return int(s.heroes["AB".index(seat)])
        there = (*s.play, *s.resources, *s.grave_a, *s.grave_b)
        there += tuple(link.source & 255 for link in s.chain)
        found = [
            x
            for x in there
            if s.what[x] >= 0 and c.CARDS[s.what[x]].slug == card and can_read(s, x, -1)
        ]
        if seat:
            sides = [s.controller[x] if s.controller[x] != NONE else s.owner[x] for x in found]
            found = [x for x, side in zip(found, sides, strict=True) if "AB"[side] == seat]
        place = int(number) if number.isdigit() else 1
        if not 1 <= place <= len(found):
            raise Malformed(f"There is no slot called {name!r} here.")
        return int(found[place - 1])


SLOT = Slots(
    "slot",
    (
        *(f"{seat}{i}" for seat in "AB" for i in range(DECK_ROOM + 1)),
        *(f"t{i + 1}" for i in range(TOKEN_ROOM)),
    ),
)
ZONE = Kind("zone", ("away", "deck", "hand", "chain", "play", "resource", "graveyard", "removed"))
AWAY, DECK, HAND, CHAIN, PLAY, RESOURCE, GRAVEYARD, REMOVED = range(8)
WINDOW = Kind("window", ("none", "ready", "draw", "action", "attack", "defend", "end"))
NO_WINDOW, READY_STEP, DRAW_STEP, ACTION, ATTACK, DEFEND, END = range(7)
CHANCE = Kind("chance", (*WINDOW.names, "turn", "respond", "attacked", "own"))
"""What somebody with priority is asked for: to act in a window, on his own turn, or because
something is on the chain."""
YOUR_TURN, RESPOND, ATTACKED, OWN_LINK = range(7, 11)
STOP = Kind("stop", ("usual", "every", "few"))
USUAL, EVERY, FEW = range(3)

PLAYER = 1 << 20
"""A ref to a seat instead of a card."""
NOBODY = -1


class Ref(Kind):
    """A card as one object, or a seat: ``A12.3`` is the slot A12 in its third life."""

    def text(self, s: Any, number: int) -> str:
        if number < 0:
            return "-"
        if number >= PLAYER:
            return SEAT_NAMES[number - PLAYER]
        return f"{SLOT.names[number & 255]}.{number >> 8}"

    def texts(self, s: Any, numbers: Iterable[int]) -> list[str]:
        return [self.text(s, number) for number in numbers]

    def parse(self, s: Any, name: Any, none: int = -1) -> int:
        if name == "-":
            return none
        if name in SEAT_NAMES:
            return PLAYER + SEAT_NAMES.index(name)
        slot, _, life = str(name).partition(".")
        if slot not in SLOT.index or not life.isdigit():
            raise Malformed(f"There is no object called {name!r} here.")
        return SLOT.index[slot] | int(life) << 8


REF = Ref("ref", ())
LINK = Kind("link", ("card", "effect", "proposal"))
CARD_LINK, EFFECT_LINK, PROPOSAL = range(3)
UNTIL = Kind("until", ("turn", "combat", "used", "forever"))
TURN, COMBAT, USED, FOREVER = range(4)
MOMENT = Kind("moment", ("end", "next_start", "destroyed"))
AT_END, AT_NEXT_START, WHEN_DESTROYED = range(3)


class Link(NamedTuple):
    """TCG-CHAIN-04: a card or effect that waits on the chain."""

    kind: int
    seat: int
    source: int
    power: int
    mode: int
    targets: tuple[tuple[int, ...], ...]
    subject: int
    amount: int
    dealer: int
    first: int
    """The steps of the power that it carries out, from here up to `last`."""
    last: int


class Effect(NamedTuple):
    """TCG-MODIFIER-01: something that lasts. `on` is what it is on; with none it is on a group:
    whatever the filter of its `mod` describes, seen from `seat` and `source`."""

    mod: int
    on: int
    seat: int
    source: int
    n: int
    until: int
    other: int


class Waiting(NamedTuple):
    """TCG-TRIGGER-02: a power that has triggered and is not on the chain yet."""

    power: int
    seat: int
    source: int
    subject: int
    amount: int
    dealer: int
    first: int
    last: int


class Delayed(NamedTuple):
    """TCG-TRIGGER-10: steps `first` to `last` of a power, at a moment to come."""

    moment: int
    power: int
    first: int
    last: int
    seat: int
    source: int
    subject: int


class Used(NamedTuple):
    """A power of an object that was used, or has triggered, this turn."""

    source: int
    power: int


def can_read(s: Any, slot: int, seat: int) -> bool:
    """TCG-CARD-17: what lies open everybody can read; else who knows it."""
    where = s.zone[slot]
    if where in (DECK, HAND) or (where == RESOURCE and s.down[slot]):
        return seat >= 0 and bool(s.known[slot] >> seat & 1)
    return True


@columns
class State(BaseState):
    memo: Any

    # The duel
    number: int = scalar()  # how many turns have begun
    turn: int = scalar(0, of=SEAT)
    window: int = scalar(0, of=WINDOW)
    placed: int = scalar()  # resources placed this turn
    stopped: int = scalar()  # 1: the turn player has changed where he stops
    lost: int = scalar()  # a bit for each seat that has lost
    stops: bytearray = column(SEAT, 0, of=STOP)
    starved: bytearray = column(SEAT)  # had to draw from an empty deck
    first_hero: list[int] = column(SEAT, -1, of=c.CARD, wide=True)
    secret_list: bytearray = column(SEAT, 1)  # whether the list of this deck is its owner's own

    # The cards
    what: list[int] = column(SLOT, -1, of=c.CARD, wide=True, see=can_read, sparse=True)
    known: bytearray = column(SLOT, sparse=True)
    seen: bytearray = column(SLOT, see=HIDDEN, sparse=True)
    zone: bytearray = column(SLOT, AWAY, of=ZONE, sparse=True)
    gen: bytearray = column(SLOT, sparse=True)
    owner: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)
    controller: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)
    entered: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)  # under whom it came into play
    exhausted: bytearray = column(SLOT, sparse=True)
    down: bytearray = column(SLOT, sparse=True)  # a resource face down, a hero flipped
    damage: list[int] = column(SLOT, 0, wide=True, sparse=True)
    host: bytearray = column(SLOT, NONE, of=SLOT, sparse=True)
    fresh: bytearray = column(
        SLOT, sparse=True
    )  # not yet in its party when its controller's turn began
    stays: bytearray = column(SLOT, sparse=True)  # does not ready in the next ready step
    did: bytearray = column(SLOT, sparse=True)  # what it did this turn: see `zones`
    overruled: bytearray = column(
        SLOT, sparse=True
    )  # an attachment that no longer says who controls its host: a later effect does
    last_atk: bytearray = column(SLOT, sparse=True)  # as it left play
    last_heirloom: bytearray = column(SLOT, sparse=True)
    last_seat: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)
    last_host: list[int] = column(SLOT, NOBODY, of=REF, wide=True, sparse=True)
    skull: bytearray = column(SLOT, sparse=True)
    stake: bytearray = column(SLOT, sparse=True)
    heirloom: bytearray = column(SLOT, sparse=True)
    atk_counters: bytearray = column(SLOT, sparse=True)
    defense_counters: bytearray = column(SLOT, sparse=True)
    spent: bytearray = column(
        SLOT, sparse=True
    )  # is removed from the game when it would go to a graveyard

    # The piles
    deck_a: tuple[int, ...] = row(of=SLOT)
    deck_b: tuple[int, ...] = row(of=SLOT)
    hand_a: tuple[int, ...] = row(of=SLOT)
    hand_b: tuple[int, ...] = row(of=SLOT)
    grave_a: tuple[int, ...] = row(of=SLOT)
    grave_b: tuple[int, ...] = row(of=SLOT)
    play: tuple[int, ...] = row(of=SLOT)  # in the order of arrival
    resources: tuple[int, ...] = row(of=SLOT)
    heroes: tuple[int, ...] = row(of=SLOT)  # the hero of each seat

    # The chain, and what waits or lasts
    chain: tuple[Link, ...] = records(
        Link,
        kind=LINK,
        seat=SEAT,
        source=REF,
        power=c.POWER,
        targets=REF,
        subject=REF,
        dealer=REF,
    )
    waiting: tuple[Waiting, ...] = records(
        Waiting, power=c.POWER, seat=SEAT, source=REF, subject=REF, dealer=REF
    )
    delayed: tuple[Delayed, ...] = records(
        Delayed, moment=MOMENT, power=c.POWER, seat=SEAT, source=REF, subject=REF
    )
    effects: tuple[Effect, ...] = records(
        Effect, mod=c.MOD, on=REF, seat=SEAT, source=REF, until=UNTIL, other=REF
    )
    used: tuple[Used, ...] = records(Used, source=REF, power=c.POWER)

    # The combat
    attacker: int = scalar(NOBODY, of=REF)
    defender: int = scalar(NOBODY, of=REF)
    fighting: int = scalar()  # 1: the defender has entered combat
    struck: tuple[int, ...] = row(of=REF)


State.kinds = {"Slot": SLOT, "CardNo": c.CARD, "PowerNo": c.POWER}


# -- reading it -----------------------------------------------------------------------------------


def ref(s: State, slot: int) -> int:
    return slot | s.gen[slot] << 8


def slot_of(s: State, number: int) -> int:
    """The slot of an object that is still the same; -1 when it is gone."""
    if number < 0 or number >= PLAYER:
        return -1
    slot = number & 255
    return slot if s.gen[slot] == number >> 8 else -1


def deck(s: State, seat: int) -> tuple[int, ...]:
    return s.deck_b if seat else s.deck_a


def hand(s: State, seat: int) -> tuple[int, ...]:
    return s.hand_b if seat else s.hand_a


def graveyard(s: State, seat: int) -> tuple[int, ...]:
    return s.grave_b if seat else s.grave_a


def resources(s: State, seat: int) -> list[int]:
    return [x for x in s.resources if s.controller[x] == seat]


def ready_resources(s: State, seat: int) -> int:
    controller, exhausted, n = s.controller, s.exhausted, 0
    for x in s.resources:
        if controller[x] == seat and not exhausted[x]:
            n += 1
    return n


def party(s: State, seat: int) -> list[int]:
    """TCG-CONTROL-11, resources aside."""
    return [x for x in s.play if s.controller[x] == seat]


def cards_in_hand(s: State, seat: int) -> list[int]:
    """Which cards are there, each once, in the order of the box."""
    return sorted({s.what[x] for x in hand(s, seat)})
