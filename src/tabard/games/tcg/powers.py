"""What is written on the cards, made ready to run: every expression of the pack as a `Power`."""

from __future__ import annotations

from typing import NamedTuple

from . import content as c
from .grammar import flag, varies
from .groups import AMOUNT as AMOUNT
from .groups import ATTACKED as ATTACKED
from .groups import CAUSED as CAUSED
from .groups import DEALER as DEALER
from .groups import DONE as DONE
from .groups import HIT_BY_A as HIT_BY_A
from .groups import HIT_BY_B as HIT_BY_B
from .groups import ONE as ONE
from .groups import SEAT_ as SEAT_
from .groups import SOURCE as SOURCE
from .groups import SUBJECT as SUBJECT
from .groups import TARGETS as TARGETS
from .groups import THOSE as THOSE
from .groups import Amount as Amount
from .groups import Context as Context
from .groups import Fits as Fits
from .groups import Test as Test
from .groups import amount as amount
from .groups import bare as bare
from .groups import context as context
from .groups import fits as fits
from .groups import found as found
from .groups import group as group
from .groups import pool as pool
from .groups import seats_of as seats_of
from .groups import test as test
from .groups import whom as whom
from .language import Term
from .writer import MOD_NUMBER as MOD_NUMBER
from .writer import Do as Do
from .writer import Mod as Mod
from .writer import Spec as Spec
from .writer import Writer as Writer
from .writer import mod as mod

EVENTS = (
    *("start", "end", "enters", "leaves", "destroyed", "attacks", "defends", "exhausts"),
    *("readies", "strikes", "you_play", "turned_down", "placed_up", "deals"),
)
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


class Cost(NamedTuple):
    resources: int = 0
    tap: bool = False
    flip: bool = False
    parts: tuple[Term, ...] = ()


class Static(NamedTuple):
    whom: Fits
    players: bool
    test: Test | None
    mods: tuple[int, ...]
    varies: bool
    """Whom it speaks of has to be asked every time."""


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
    extra: Term | None = None
    optional: bool = False
    """All of it may be declined: the first step says `may`."""


# -- powers ---------------------------------------------------------------------------------------


def cost(term: Term, flips: bool = False) -> Cost:
    parts = tuple(p for p in term.args if isinstance(p, Term) and p.name != "tap")
    numbers = sum(p for p in term.args if isinstance(p, int))
    return Cost(numbers, Term("tap") in term.args, flips, parts)


def event(term: Term) -> Event:
    name = term.name
    if name in ("start", "end"):
        return Event(EVENTS.index(name), each=bool(term.args))
    subject = next(a for a in term.args if a.name not in ("combat",))
    combat = flag(term, "combat")
    if name == "dealt":
        by = term.get("by")
        return Event(DEALS, whom(subject), combat=combat, passive=True, to=by and group(by))
    if name == "deals":
        to, types, using = term.get("to"), term.get("types"), term.get("using")
        names = [] if types is None else [types] if isinstance(types, Term) else list(types)
        return Event(
            DEALS,
            whom(subject),
            combat=combat,
            to=None if to is None else group(to),
            types=c.damage_bits(part.name for part in names),
            means="" if using is None else using.name,
        )
    return Event(EVENTS.index(name), whom(subject))


def power(number: int, at: c.PowerAt) -> Power:
    term, kind = at.term, at.term.name
    made = Power(number, at.card, at.name, kind, at.granted)
    asked = term.get("if_")
    base = made._replace(
        test=None if asked is None else test(asked),
        once=flag(term, "once") or flag(term, "first"),
        own_turn=kind == "flip" or term.get("when") is not None,
        buried=term.get("at") is not None,
    )
    if kind == "static":
        return base._replace(static=_static(term))
    if kind == "price":
        return base._replace(price=_price(term))
    if kind == "packets":
        return base._replace(packets=_packets(term))
    if kind == "extra":
        return base._replace(extra=term.args[0])
    if kind == "free":
        return base._replace(test=test(term.get("while_")))
    if kind in ("enters_with", "uninterruptible", "from_graveyard", "requires"):
        return base
    steps = term.args
    if kind in ("pay", "flip", "quest"):
        base = base._replace(cost=cost(steps[0], kind == "flip"))
        steps = steps[1:]
    elif kind == "on":
        events = (steps[0],) if isinstance(steps[0], Term) else steps[0]
        base = base._replace(events=tuple(map(event, events)))
        steps = steps[1:]
    steps = tuple(p for p in steps if p.name not in ("once", "first"))
    writer = Writer(at.card)
    writer.steps(steps)
    return base._replace(
        specs=tuple(writer.specs),
        program=tuple(writer.program),
        modes=writer.modes,
        optional=bool(steps) and steps[0].name == "may",
    )


def _static(term: Term) -> Static:
    asked = term.get("while_")
    mods = tuple(MOD_NUMBER[id(part)] for part in term.args[1:])
    players = term.args[0] == Term("opponents")
    described: Fits = (lambda s, ctx, x: False) if players else whom(term.args[0])
    asked = None if asked is None else test(asked)
    return Static(described, players, asked, mods, varies(term.args[0]))


def _price(term: Term) -> Price:
    which = term.args[0]
    kind = which.name if which.name in ("strike", "self") else "group"
    described: Fits = (lambda s, ctx, x: True) if kind != "group" else fits(which)
    return Price(kind, described, amount(term.args[1]), term.get("least", 0))


def _packets(term: Term) -> Packets:
    types = term.get("types")
    names = [] if types is None else [types] if isinstance(types, Term) else list(types)
    plus, times = term.get("plus"), term.get("times")
    return Packets(
        whom(term.get("by")),
        c.damage_bits(part.name for part in names),
        None if plus is None else amount(plus),
        None if times is None else amount(times),
        flag(term, "sure"),
    )


MODS: tuple[Mod, ...] = tuple(mod(at) for at in c.MODS_AT)
GIVES = tuple(
    {"keyword": m.bits, "long_range_against": c.KEYWORD_BIT["long_range"]}.get(m.kind, 0)
    for m in MODS
)
FORBIDS = tuple(m.bits if m.kind == "cant" else 0 for m in MODS)
"""The keywords that each change gives, and what it forbids."""
POWERS: tuple[Power, ...] = tuple(power(i, at) for i, at in enumerate(c.POWERS_AT))
NUMBER = {at.name: i for i, at in enumerate(c.POWERS_AT)}
MEND = NUMBER["mend"]
PLAYING: tuple[int, ...] = tuple(NUMBER[f"{card.slug}.play"] for card in c.CARDS)


def _of_cards() -> tuple[tuple[Power, ...], ...]:
    found: list[list[Power]] = [[] for _ in c.CARDS]
    for p in POWERS:
        if p.kind != "play" and not p.granted:
            found[p.card].append(p)
    return tuple(map(tuple, found))


OF_CARD = _of_cards()
"""The powers printed on each card, those of its resolution aside."""


class Working(NamedTuple):
    """What a card does as long as it is there."""

    statics: tuple[Static, ...]
    prices: tuple[Price, ...]
    packets: tuple[Packets, ...]
    powers: tuple[Power, ...]


def _working(own: tuple[Power, ...]) -> Working | None:
    made = Working(
        tuple(p.static for p in own if p.static is not None),
        tuple(p.price for p in own if p.price is not None and p.price.kind != "self"),
        tuple(p.packets for p in own if p.packets is not None),
        tuple(p for p in own if p.events or p.kind in ("pay", "flip", "quest")),
    )
    return made if any(made) else None


WORKING = tuple(map(_working, OF_CARD))


def of_kind(card: int, kind: str) -> Power | None:
    return next((p for p in OF_CARD[card] if p.kind == kind), None)


STASH = tuple(of_kind(i, "stash") for i in range(len(c.CARDS)))
RATTLE = tuple(of_kind(i, "rattle") for i in range(len(c.CARDS)))
REWARD = tuple(of_kind(i, "quest") for i in range(len(c.CARDS)))
EXTRA = tuple(of_kind(i, "extra") for i in range(len(c.CARDS)))
FREE = tuple(of_kind(i, "free") for i in range(len(c.CARDS)))
OWN_PRICE = tuple(
    next((p.price for p in OF_CARD[i] if p.price is not None and p.price.kind == "self"), None)
    for i in range(len(c.CARDS))
)
TAKES_OVER = tuple(
    any(p.static and any(MODS[m].kind == "controlled" for m in p.static.mods) for p in own)
    for own in OF_CARD
)
"""Attachments that give their controller the host (TCG-CONTROL-08)."""
BLANKS = tuple(
    any(p.static and any(MODS[m].kind == "lose_powers" for m in p.static.mods) for p in own)
    for own in OF_CARD
)
"""Attachments whose host has no powers (TCG-POWER-13)."""
ALSO = tuple(
    tuple(
        (MODS[m].arg, p.static.whom)
        for p in own
        if p.static is not None
        for m in p.static.mods
        if MODS[m].kind == "also"
    )
    for own in OF_CARD
)
"""What else a card makes others be: (tag, whom)."""
ATTACHES = tuple(any(t.name == "attach" for t in card.powers) for card in c.CARDS)
HOSTS: tuple[Fits | None, ...] = tuple(
    next((fits(_bare) for _bare in _nouns), None)
    for _nouns in (
        [bare(t.args[0].args[0]) for t in card.powers if t.name == "attach"] for card in c.CARDS
    )
)
"""TCG-ATTACH-07: what kind of card each attachment must be on."""
ENTERS_WITH = tuple(
    next((t.args[0].name for t in card.powers if t.name == "enters_with"), "") for card in c.CARDS
)
UNINTERRUPTIBLE = tuple(any(t.name == "uninterruptible" for t in card.powers) for card in c.CARDS)
FROM_GRAVEYARD = tuple(any(t.name == "from_graveyard" for t in card.powers) for card in c.CARDS)
BURIED = tuple(tuple(p for p in own if p.buried) for own in OF_CARD)
