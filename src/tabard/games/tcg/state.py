"""The state of a duel: one column for each fact about a card, rows for the piles.

A card is a *slot*: A0 is A's hero, A1 to A100 are the cards of their deck, t1 to t50 are tokens.
`what` says which card a slot is, and `tabard.core.hidden` who can read it (`known`, `seen`).

A card that changes zones is a new object (TCG-GENERAL-08): whoever refers to one remembers its
`gen` too. Both together are one number, a *ref*.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias

from tabard.core.ask import Seat
from tabard.core.codec import SEAT, SEAT_NAMES, Kind
from tabard.core.errors import Malformed
from tabard.core.forms import Beside
from tabard.core.state import HIDDEN, NONE, OWNER, BaseState, column, columns, records, row, scalar

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
        there += tuple(ref_slot(link.source) for link in s.chain)
        found = [
            x
            for x in there
            if s.what[x] >= 0 and c.CARDS[s.what[x]].slug == card and can_read(s, x, -1)
        ]
        if seat:
            found = [x for x in found if "AB"[side(s, x)] == seat]
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
# TCG-ZONE-01: a card is in one of these; a resource row is part of play.
ZONE = Kind("zone", ("away", "deck", "hand", "chain", "play", "resource", "graveyard", "removed"))
AWAY, DECK, HAND, CHAIN, PLAY, RESOURCE, GRAVEYARD, REMOVED = range(8)
CONTROLLED = (CHAIN, PLAY, RESOURCE)
"""The zones in which a card has a controller (TCG-CONTROL-03)."""
WINDOW = Kind("window", ("none", "ready", "draw", "action", "attack", "defend", "end"))
NO_WINDOW, READY_STEP, DRAW_STEP, ACTION, ATTACK, DEFEND, END = range(7)
OCCASION = Kind("chance", (*WINDOW.names, "turn", "respond", "attacked", "own"))
"""What somebody with priority is asked for: to act in a window, on their own turn, or because
something is on the chain."""
YOUR_TURN, RESPOND, UNDER_ATTACK, OWN_LINK = range(7, 11)
HALT = Kind(
    "halt",
    (
        *("my-ready", "my-draw", "my-attack", "my-defend", "my-end"),
        *("their-ready", "their-draw", "their-action", "their-attack", "their-defend", "their-end"),
        *("respond", "attacked", "own", "danger"),
    ),
)
"""TCG-PRIORITY-10: where a player with priority may want to be asked: in the windows of their own
turn and of the other's, when something of the other's or of their own is on the chain, and where
not acting could lose the duel at once."""
TO_RESPOND, WHEN_ATTACKED, OWN_ADDED, IN_DANGER = range(HALT.size - 4, HALT.size)
STOP = Kind("stop", ("usual", "every", "few"))
USUAL, EVERY, FEW = range(3)
WISH = Kind("wish", ("usual", "ask", "pass"))
AS_USUAL, ASK, PASS_OVER = range(3)
SKIP = Kind("skip", ("nothing", "quiet", "turn"))
SKIP_NOTHING, SKIP_QUIET, SKIP_TURN = range(3)
"""TCG-PRIORITY-10: what a player passes over until something happens: nothing, all but their own
action phase, or that, too."""
NOT_SKIPPING = bytearray(2)
STANDING = Kind("standing", tuple(f"{seat}.{halt}" for seat in "AB" for halt in HALT.names))

# -- refs -----------------------------------------------------------------------------------------

LIVES = 256
"""The lives of a slot are counted round and round: nothing refers to a card for so long."""
PLAYER = 1 << 20
"""From here on refs are to seats instead of cards."""
NOBODY = -1


def make_ref(slot: int, life: int) -> int:
    """
    >>> ref_slot(make_ref(12, 3)), ref_life(make_ref(12, 3))
    (12, 3)
    """
    return slot | life << 8


def ref_slot(number: int) -> int:
    """The slot of an object, whatever has become of it; for whether it is still there, see
    `slot_of`."""
    return number & 255


def ref_life(number: int) -> int:
    """Which of its slot's lives an object is."""
    return number >> 8


def player_ref(seat: int) -> int:
    """
    >>> is_player(player_ref(1)), ref_seat(player_ref(1))
    (True, 1)
    """
    return PLAYER + seat


def is_player(number: int) -> bool:
    return number >= PLAYER


def ref_seat(number: int) -> int:
    """The seat that a ref to a player means."""
    return number - PLAYER


class Refs(Kind):
    """A card as one object, or a seat: ``A12.3`` is the slot A12 in its third life."""

    def text(self, s: Any, number: int) -> str:
        if number < 0:
            return "-"
        if is_player(number):
            return SEAT_NAMES[ref_seat(number)]
        return f"{SLOT.names[ref_slot(number)]}.{ref_life(number)}"

    def parse(self, s: Any, name: Any, none: int = -1) -> int:
        if name == "-":
            return none
        if name in SEAT_NAMES:
            return player_ref(SEAT_NAMES.index(name))
        slot, _, life = str(name).partition(".")
        if slot not in SLOT.index or not life.isdigit():
            raise Malformed(f"There is no object called {name!r} here.")
        return make_ref(SLOT.index[slot], int(life))


REF = Refs("ref", ())
LINK = Kind("link", ("card", "effect", "proposal"))
CARD_LINK, EFFECT_LINK, PROPOSAL = range(3)
UNTIL = Kind("until", ("turn", "combat", "used", "forever"))
TURN, COMBAT, USED, FOREVER = range(4)
MOMENT = Kind("moment", ("end", "next_start", "destroyed"))
AT_END, AT_NEXT_START, WHEN_DESTROYED = range(3)


# What the locals of flows and the fields of records are: saved games hold their names.
Slot: TypeAlias = Annotated[int, SLOT]
Ref: TypeAlias = Annotated[int, REF]
CardNo: TypeAlias = Annotated[int, c.CARD]
PowerNo: TypeAlias = Annotated[int, c.POWER]
ModNo: TypeAlias = Annotated[int, c.MOD]
Window: TypeAlias = Annotated[int, WINDOW]
Step: TypeAlias = Annotated[int, Beside("step", "power", c.steps_of)]
"""A place in the program of the `power` beside it."""
Targets: TypeAlias = tuple[tuple[Ref, ...], ...]


class Link(NamedTuple):
    """TCG-CHAIN-04: a card or effect (TCG-EFFECT-01) that waits on the chain, and all that
    everybody knows of it (TCG-CHAIN-06). Its targets never change (TCG-TARGET-03)."""

    kind: Annotated[int, LINK]
    seat: Seat
    source: Ref
    power: PowerNo
    mode: int
    targets: Targets
    subject: Ref
    amount: int
    dealer: Ref
    first: Step
    """The steps of the power that it carries out, from here up to `last`."""
    last: Step


class Effect(NamedTuple):
    """TCG-MODIFIER-01: something that lasts. `on` is what it is on; with none it is on a group:
    whatever the filter of its `mod` describes, seen from `seat` and `source`."""

    mod: ModNo
    on: Ref
    seat: Seat
    source: Ref
    n: int
    until: Annotated[int, UNTIL]
    other: Ref


class Waiting(NamedTuple):
    """TCG-TRIGGER-02: a power that has triggered and is not on the chain yet."""

    power: PowerNo
    seat: Seat
    source: Ref
    subject: Ref
    amount: int
    dealer: Ref
    first: Step
    last: Step


class Delayed(NamedTuple):
    """TCG-TRIGGER-10: steps `first` to `last` of a power, at a moment to come."""

    moment: Annotated[int, MOMENT]
    power: PowerNo
    first: Step
    last: Step
    seat: Seat
    source: Ref
    subject: Ref


class Used(NamedTuple):
    """A power of an object that was used, or has triggered, this turn."""

    source: Ref
    power: PowerNo


# -- seats as bits, and deeds ---------------------------------------------------------------------

BOTH = 3
"""Both seats, where each is a bit: who knows a card, who has seen it, who has lost."""


def seat_bit(seat: int) -> int:
    return 1 << seat


def other_bit(seat: int) -> int:
    """The bit of the other seat.

    >>> seat_bit(1) == other_bit(0), seat_bit(0) | other_bit(0) == BOTH
    (True, True)
    """
    return 2 >> seat


HAS_ATTACKED, HAS_DAMAGED, HIT_BY_A, HIT_BY_B, WAS_HURT, WAS_DESTROYED = 1, 2, 4, 8, 16, 32
"""`did`: it has attacked, or dealt damage, or was dealt combat damage by A's or B's hero, or any
damage, or was destroyed."""


def hit_by(seat: int) -> int:
    """The deed of having been dealt combat damage by this player's hero."""
    return HIT_BY_B if seat else HIT_BY_A


CLOSED = DECK, HAND


def can_read(s: Any, slot: int, seat: int) -> bool:
    """TCG-CARD-17: what lies open everybody can read, graveyards too (TCG-ZONE-06); else who knows
    it."""
    where = s.zone[slot]
    if where in CLOSED or (where == RESOURCE and s.down[slot]):
        return seat >= 0 and bool(s.known[slot] >> seat & 1)  # as `seat_bit`, but quicker
    return True


def is_own(s: Any, standing: int, seat: int) -> bool:
    """What a player has ordered nobody else is told."""
    return standing // HALT.size == seat


@columns
class State(BaseState):
    memo: Any

    # The duel
    number: int = scalar()  # how many turns have begun
    turn: int = scalar(0, of=SEAT)
    window: int = scalar(0, of=WINDOW)
    placed: int = scalar()  # resources placed this turn
    lost: int = scalar()  # a bit for each seat that has lost
    starved: bytearray = column(SEAT)  # had to draw from an empty deck
    first_hero: list[int] = column(SEAT, -1, of=c.CARD, wide=True)
    secret_list: bytearray = column(SEAT, 1)  # whether the list of this deck is its owner's own
    wishes: bytearray = column(
        STANDING, of=WISH, see=is_own, sparse=True
    )  # where each player wants to be asked other than usual
    skipping: bytearray = column(SEAT, of=SKIP, see=OWNER, sparse=True)  # until something happens

    # The cards
    what: list[int] = column(SLOT, -1, of=c.CARD, wide=True, see=can_read, sparse=True)
    known: bytearray = column(SLOT, sparse=True)  # a bit for each seat
    seen: bytearray = column(SLOT, see=HIDDEN, sparse=True)  # a bit for each seat
    zone: bytearray = column(SLOT, AWAY, of=ZONE, sparse=True)
    gen: bytearray = column(SLOT, sparse=True)
    owner: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)
    controller: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)
    entered: bytearray = column(SLOT, NONE, of=SEAT, sparse=True)  # under whom it came into play
    exhausted: bytearray = column(SLOT, sparse=True)
    down: bytearray = column(SLOT, sparse=True)  # a resource face down, a hero flipped
    damage: list[int] = column(SLOT, 0, wide=True, sparse=True)  # TCG-DAMAGE-02
    host: bytearray = column(SLOT, NONE, of=SLOT, sparse=True)  # TCG-ATTACH-08
    fresh: bytearray = column(
        SLOT, sparse=True
    )  # not yet in its party when its controller's turn began
    stays: bytearray = column(SLOT, sparse=True)  # does not ready in the next ready step
    did: bytearray = column(SLOT, sparse=True)  # this turn, a bit for each deed (TCG-DAMAGE-22)
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

    # The piles: of each player (TCG-ZONE-02), a deck from the top down (TCG-ZONE-08)
    deck_a: tuple[int, ...] = row(of=SLOT)
    deck_b: tuple[int, ...] = row(of=SLOT)
    hand_a: tuple[int, ...] = row(of=SLOT)
    hand_b: tuple[int, ...] = row(of=SLOT)
    grave_a: tuple[int, ...] = row(of=SLOT)
    grave_b: tuple[int, ...] = row(of=SLOT)
    play: tuple[int, ...] = row(of=SLOT)  # in the order of arrival
    resources: tuple[int, ...] = row(of=SLOT)
    heroes: tuple[int, ...] = row(of=SLOT)  # the hero of each seat

    # The chain, in the order in which things were done (TCG-CHAIN-01), and what waits or lasts
    chain: tuple[Link, ...] = records(Link)
    waiting: tuple[Waiting, ...] = records(Waiting)
    delayed: tuple[Delayed, ...] = records(Delayed)
    effects: tuple[Effect, ...] = records(Effect)
    used: tuple[Used, ...] = records(Used)
    triggers: bytearray = column(SEAT, sparse=True)  # how often powers of each triggered this turn

    # The combat
    attacker: int = scalar(NOBODY, of=REF)
    defender: int = scalar(NOBODY, of=REF)
    fighting: int = scalar()  # 1: the defender has entered combat
    struck: tuple[int, ...] = row(of=REF)


def shown(n: int) -> int:
    """A number as an event tells it: there is an end to what it can say."""
    return min(n, c.AMOUNT.size - 1)


# -- reading it -----------------------------------------------------------------------------------


def ref(s: State, slot: int) -> int:
    """The object that lies in a slot now."""
    return slot | s.gen[slot] << 8  # as `make_ref`, which would take twice the time


def slot_of(s: State, number: int) -> int:
    """The slot of an object that is still the same; -1 when it is gone."""
    if number < 0 or number >= PLAYER:
        return -1
    slot = number & 255  # as `ref_slot` and `ref_life`, which would take twice the time
    return slot if s.gen[slot] == number >> 8 else -1


def side(s: State, x: int) -> int:
    """Whose a card is: its controller's in play and on the chain, else its owner's
    (TCG-CONTROL-03)."""
    return s.controller[x] if s.zone[x] in CONTROLLED else s.owner[x]


def has_lost(s: State, seat: int) -> bool:
    return bool(s.lost & seat_bit(seat))


def deck(s: State, seat: int) -> tuple[int, ...]:
    return s.deck_b if seat else s.deck_a


def hand(s: State, seat: int) -> tuple[int, ...]:
    return s.hand_b if seat else s.hand_a


def graveyard(s: State, seat: int) -> tuple[int, ...]:
    return s.grave_b if seat else s.grave_a


def resources(s: State, seat: int) -> list[int]:
    return [x for x in s.resources if s.controller[x] == seat]


def party(s: State, seat: int) -> list[int]:
    """TCG-CONTROL-11, resources aside."""
    return [x for x in s.play if s.controller[x] == seat]


def cards_in_hand(s: State, seat: int) -> list[int]:
    """Which cards are there, each once, in the order of the box."""
    return sorted({s.what[x] for x in hand(s, seat)})
