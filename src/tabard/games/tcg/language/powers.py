"""What is written on the cards, made ready to run.

Here is what it is made into, and where it lies: `box` fills the tables from the expressions of the
pack, rules read them. Persons, groups, amounts and conditions are functions of the state and a
`Context`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from tabard.core.language.terms import Term

from ..context import Context
from ..state import (
    CONTROLLED,
    NONE,
    State,
    is_player,
    ref_seat,
    ref_slot,
    slot_of,
)

Fits: TypeAlias = Callable[[State, Context, int], bool]
Amount: TypeAlias = Callable[[State, Context], int]
Test: TypeAlias = Callable[[State, Context], bool]
Who: TypeAlias = Callable[[State, Context], tuple[int, ...]]


# -- whose ----------------------------------------------------------------------------------------


def pool(s: State, name: str) -> tuple[int, ...]:
    """Where cards are looked for."""
    return s.play if name == "play" else s.play + s.resources


def found(s: State, ctx: Context, where: str, one: Fits) -> list[int]:
    return [x for x in pool(s, where) if one(s, ctx, x)]


def seats_of(s: State, refs: tuple[int, ...]) -> tuple[int, ...]:
    """The players, and the controllers of the cards."""
    return tuple(ref_seat(r) if is_player(r) else controller_of(s, r) for r in refs)


def controller_of(s: State, number: int) -> int:
    """Whose an object is, or was as it left play (TCG-GENERAL-10)."""
    slot = ref_slot(number)
    live = slot_of(s, number) >= 0 and s.zone[slot] in CONTROLLED
    if live:
        return s.controller[slot]
    return s.last_seat[slot] if s.last_seat[slot] != NONE else s.owner[slot]


# -- what a power is made of ----------------------------------------------------------------------


class Worth(NamedTuple):
    """What a step is worth to a bot."""

    plain: float = 0.0
    """Whatever it is done to."""
    area: float = 0.0
    """How much of the worth of those whom it is done to, where nobody is aimed at."""
    hurts: bool = False
    """It deals as much damage as it says."""
    answers: bool = False
    """It is kept for what the other one plays."""
    lasts: float = 0.0
    """For every card of one's own that it may change."""
    changes: bool = False
    """It is worth more in one's own turn."""
    help: Callable[[State, int], float] | None = None
    """What it is worth to a card of one's own, where that can be told."""


class Do(NamedTuple):
    """One step. `end` is where to go on when it, and what depends on it, is left out."""

    op: str
    who: Who | None = None
    n: Any = None
    extra: Any = None
    end: int = 0
    run: Callable[[State, Context, Any], Context] | None = None
    """Carries it out, where nobody is asked."""
    settles: bool = False
    """Cards may be too many afterwards."""
    worth: Worth = Worth()


class Spec(NamedTuple):
    """One "target" of a text (TCG-TARGET-01)."""

    fits: Fits
    pool: str
    least: int
    most: int
    zone: str
    other: bool
    """It must differ from the targets before it (TCG-TARGET-08)."""
    mode: int
    """Which mode it belongs to; -1: all."""
    good: bool
    """Whether it is good for the target: a bot likes to know."""


class Mod(NamedTuple):
    """One change that a static power or an effect makes."""

    kind: str
    n: Amount | None = None
    bits: int = 0
    arg: Any = None
    group: Fits | None = None
    players: bool = False
    plain: bool = True
    """Its number, if it has one, is written down: it depends on nothing."""


class ModAt(NamedTuple):
    """One thing that a power changes, and whom (the group), as it is written."""

    power: int
    name: str
    term: Term
    whom: Any


START, END_OF_TURN, ENTERS, LEAVES, DESTROYED, ATTACKS, DEFENDS = range(7)
EXHAUSTS, READIES, STRIKES, PLAYS, TURNED_DOWN, PLACED_UP, DEALS = range(7, 14)


class Event(NamedTuple):
    """What a power waits for."""

    kind: int
    whom: Fits | None = None
    each: bool = False
    combat: bool = False
    passive: bool = False
    """It looks at who is dealt the damage, not at who deals it."""
    to: Fits | None = None
    types: int = 0
    means: str = ""


class Part(NamedTuple):
    """Part of a cost that is no resource (TCG-COST-08)."""

    name: str
    payments: Callable[[State, int, int], list[int]] | None
    """What can be used for it, by a seat, for a source: slots; for a discard, cards. None: it is
    paid without a choice."""
    pay: Callable[[State, int, int], None]
    """A seat pays it with that."""
    secret: bool = False
    worth: float = 0.8
    """What a bot gives up with it; `itself`: of what the card is worth."""
    itself: bool = False
    rule: str = ""
    """Why it can't be paid."""

    @property
    def verb(self) -> str:
        return "discard" if self.secret else "pay"


class Cost(NamedTuple):
    """TCG-COST-01: all that a power costs."""

    resources: int = 0
    tap: bool = False
    flip: bool = False
    parts: tuple[Part, ...] = ()


class Static(NamedTuple):
    whom: Fits
    players: bool
    test: Test | None
    mods: tuple[int, ...]
    varies: bool
    """Whom it speaks of has to be asked every time."""
    steady: bool
    """It does the same as long as the same cards are in play."""
    one: Callable[[State, int], int] | None
    """The one card that it speaks of, seen from its own."""


class Price(NamedTuple):
    """A change of costs: of strikes, of this card itself, or of a group."""

    kind: str
    fits: Fits
    n: Amount
    least: int


class Packets(NamedTuple):
    by: Fits
    types: int
    plus: Amount | None
    times: Amount | None
    sure: bool


class Power(NamedTuple):
    number: int
    card: int
    name: str
    kind: str
    granted: bool
    specs: tuple[Spec, ...] = ()
    program: tuple[Do, ...] = ()
    steps: tuple[str, ...] = ()
    """The names of its steps."""
    modes: int = 0
    cost: Cost = Cost()
    events: tuple[Event, ...] = ()
    test: Test | None = None
    once: bool = False
    own_turn: bool = False
    buried: bool = False
    """It works in the graveyard."""
    static: Static | None = None
    price: Price | None = None
    packets: Packets | None = None
    extra: Part | None = None
    optional: bool = False
    """All of it may be declined: the first step says `may`."""


def is_paid(power: Power) -> bool:
    """TCG-POWER-03: whether its controller may pay for it while its card is in play."""
    return power.kind in ("pay", "flip", "quest") and not power.buried


class Working(NamedTuple):
    """What a card does as long as it is there."""

    statics: tuple[Static, ...]
    prices: tuple[Price, ...]
    packets: tuple[Packets, ...]
    paid: tuple[Power, ...]
    """The powers that its controller may pay for."""
    heard: tuple[tuple[Power, Event], ...]
    """What it waits for."""


# -- the tables: by the number of a power, of a change, of a card ---------------------------------

POWERS: tuple[Power, ...] = ()
MODS: tuple[Mod, ...] = ()
MODS_AT: tuple[ModAt, ...] = ()
GIVES: tuple[int, ...] = ()
"""The keywords that each change gives."""
MOD_FORBIDS: tuple[int, ...] = ()
"""What each change forbids."""
MEND_POWER = -1
PLAYING: tuple[int, ...] = ()
"""The power that is the card's own resolution."""
OF_CARD: tuple[tuple[Power, ...], ...] = ()
"""The powers printed on each card, those of its resolution aside."""
WORKING: tuple[Working | None, ...] = ()
STASH: tuple[Power | None, ...] = ()
RATTLE: tuple[Power | None, ...] = ()
EXTRA: tuple[Power | None, ...] = ()
FREE: tuple[Power | None, ...] = ()
OWN_PRICE: tuple[Price | None, ...] = ()
TAKES_OVER: tuple[bool, ...] = ()
"""Attachments that give their controller the host (TCG-CONTROL-08)."""
BLANKS: tuple[bool, ...] = ()
"""Attachments whose host has no powers (TCG-POWER-13)."""
ALSO: tuple[tuple[tuple[str, Fits], ...], ...] = ()
"""What else a card makes others be: (tag, whom)."""
ATTACHES: tuple[bool, ...] = ()
HOSTS: tuple[Fits | None, ...] = ()
"""TCG-ATTACH-07: what kind of card each attachment must be on."""
ENTERS_WITH: tuple[str, ...] = ()
UNINTERRUPTIBLE: tuple[bool, ...] = ()
FROM_GRAVEYARD: tuple[bool, ...] = ()
BURIED: tuple[tuple[Power, ...], ...] = ()
"""The powers that work in a graveyard."""
RECORDS = 0
"""The deeds of this turn that some card asks about, besides those that the game's own do."""
HAUNTS: frozenset[int] = frozenset()
"""Cards that can do something from a graveyard."""
FIXED: tuple[bool, ...] = ()
"""Cards that say nothing of what they cost."""
PLAIN: tuple[bool, ...] = ()
"""Cards that cost nothing besides, and have no target as they are played."""


def fill_tables(**tables: Any) -> None:
    """The box is opened: all tables at once."""
    own = globals()
    for name, table in tables.items():
        assert name in own, name
        own[name] = table
