"""What is written on the cards, made ready to run.

Every expression of the pack becomes a `Power`: groups, amounts and conditions are functions of the
state and a *context*, and the steps are a flat list of `Do`, so that a rule can stop at any of them
and go on. The context is a plain tuple, as flows keep it in their frames:

    (seat, source, targets, subject, amount, dealer, those, done)

whose power it is; the object it is on; the targets, one tuple of refs for each time the text says
"target"; what the event happened to; how much damage was dealt; by whom; what the step before was
done to; and whether that did anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from tabard.core.errors import Impossible

from . import content as c
from . import values
from .grammar import NOUNS, SWITCHES, flag
from .language import Term
from .state import (
    CHAIN,
    NOBODY,
    NONE,
    PLAY,
    PLAYER,
    RESOURCE,
    State,
    graveyard,
    ref,
    slot_of,
)

Context: TypeAlias = tuple[Any, ...]
SEAT_, SOURCE, TARGETS, SUBJECT, AMOUNT, DEALER, THOSE, DONE = range(8)
Fits: TypeAlias = Callable[[State, Context, int], bool]
Amount: TypeAlias = Callable[[State, Context], int]
Test: TypeAlias = Callable[[State, Context], bool]
Who: TypeAlias = Callable[[State, Context], tuple[int, ...]]

EVENTS = (
    *("start", "end", "enters", "leaves", "destroyed", "attacks", "defends", "exhausts"),
    *("readies", "strikes", "you_play", "turned_down", "placed_up", "deals"),
)
START, END_OF_TURN, ENTERS, LEAVES, DESTROYED, ATTACKS, DEFENDS = range(7)
EXHAUSTS, READIES, STRIKES, PLAYS, TURNED_DOWN, PLACED_UP, DEALS = range(7, 14)

# What an object did this turn (`State.did`), a bit each.
ATTACKED, CAUSED, HIT_BY_A, HIT_BY_B = 1, 2, 4, 8


def context(
    seat: int,
    source: int,
    targets: tuple[tuple[int, ...], ...] = (),
    subject: int = NOBODY,
    amount: int = 0,
    dealer: int = NOBODY,
) -> Context:
    return (seat, source, targets, subject, amount, dealer, (), 0)


class Do(NamedTuple):
    """One step. `end` is where to go on when it, and what depends on it, is left out."""

    op: str
    who: Who | None = None
    n: Any = None
    extra: Any = None
    end: int = 0


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


class Mod(NamedTuple):
    """One change that a static power or an effect makes."""

    kind: str
    n: Amount | None
    bits: int
    arg: Any
    group: Fits | None
    players: bool


# -- groups ---------------------------------------------------------------------------------------

WIDE = ("resource", "quest", "location", "card")
"""Nouns that also mean cards in a resource row."""


def pool_of(term: Term) -> str:
    """Where such cards are looked for."""
    if term.name in NOUNS:
        return "all" if term.name in WIDE else "play"
    inner = term.args[1:] if term.name == "of" else term.args
    return "all" if any(pool_of(part) == "all" for part in inner) else "play"


def pool(s: State, name: str) -> tuple[int, ...]:
    return s.play if name == "play" else s.play + s.resources


def side(s: State, x: int) -> int:
    """Whose a card is: its controller's in play and on the chain, else its owner's."""
    return s.controller[x] if s.zone[x] in (PLAY, RESOURCE, CHAIN) else s.owner[x]


def noun_fits(name: str) -> Callable[[State, int], bool]:
    """TCG-CARD-08: what kind of card it is. A resource face down is none (TCG-RESOURCE-05)."""
    if name == "resource":
        return lambda s, x: s.zone[x] == RESOURCE
    if name == "card":
        return lambda s, x: True
    table = {
        "char": c.IS_CHARACTER,
        "hero": c.IS_HERO,
        "ally": c.IS_ALLY,
        "ability": c.IS_ABILITY,
        "equipment": c.IS_EQUIPMENT,
        "totem": tuple(t == c.TOTEM for t in c.TYPE),
        "weapon": tuple(t == c.WEAPON for t in c.TYPE),
        "armor": tuple(t == c.ARMOR for t in c.TYPE),
        "item": tuple(t == c.ITEM for t in c.TYPE),
        "quest": tuple(t == c.QUEST for t in c.TYPE),
        "location": tuple(t == c.LOCATION for t in c.TYPE),
    }[name]
    return lambda s, x: table[s.what[x]] and not (s.zone[x] == RESOURCE and s.down[x])


def fits(term: Term) -> Fits:
    """Whether a card is one of a group."""
    if term.name in NOUNS:
        return _noun(term)
    if term.name == "any":
        parts = tuple(fits(part) for part in term.args)
        return lambda s, ctx, x: any(part(s, ctx, x) for part in parts)
    inner = fits(term.args[-1])
    if term.name == "my":
        return lambda s, ctx, x: side(s, x) == ctx[SEAT_] and inner(s, ctx, x)
    if term.name == "opp":
        return lambda s, ctx, x: side(s, x) != ctx[SEAT_] and inner(s, ctx, x)
    if term.name == "other":
        return lambda s, ctx, x: x != ctx[SOURCE] & 255 and inner(s, ctx, x)
    if term.name == "of":
        whose = who(term.args[0])
        return lambda s, ctx, x: side(s, x) in seats_of(s, whose(s, ctx)) and inner(s, ctx, x)
    raise Impossible(f"{term.name!r} is no group.")


def seats_of(s: State, refs: tuple[int, ...]) -> tuple[int, ...]:
    """The players, and the controllers of the cards."""
    return tuple(r - PLAYER if r >= PLAYER else controller_of(s, r) for r in refs)


def controller_of(s: State, number: int) -> int:
    """Whose an object is, or was as it left play (TCG-GENERAL-10)."""
    slot = number & 255
    live = slot_of(s, number) >= 0 and s.zone[slot] in (PLAY, RESOURCE, CHAIN)
    if live:
        return s.controller[slot]
    return s.last_seat[slot] if s.last_seat[slot] != NONE else s.owner[slot]


def _noun(term: Term) -> Fits:
    is_one = noun_fits(term.name)
    traits = tuple(_trait(part, term) for part in term.args)
    if not traits:
        return lambda s, ctx, x: is_one(s, x)
    if len(traits) == 1:
        only = traits[0]
        return lambda s, ctx, x: is_one(s, x) and only(s, ctx, x)
    return lambda s, ctx, x: is_one(s, x) and all(trait(s, ctx, x) for trait in traits)


SIMPLE: dict[str, Fits] = {
    "exhausted": lambda s, ctx, x: bool(s.exhausted[x]),
    "ready": lambda s, ctx, x: not s.exhausted[x],
    "damaged": lambda s, ctx, x: s.damage[x] > 0,
    "undamaged": lambda s, ctx, x: s.damage[x] == 0,
    "attacking": lambda s, ctx, x: s.attacker == ref(s, x),
    "defending": lambda s, ctx, x: bool(s.fighting) and s.defender == ref(s, x),
    "attacked": lambda s, ctx, x: bool(s.did[x] & ATTACKED),
    "non_token": lambda s, ctx, x: not c.CARDS[s.what[x]].token,
    "no_faction": lambda s, ctx, x: not c.CARDS[s.what[x]].faction,
    "face_down": lambda s, ctx, x: bool(s.down[x]),
    "caused_damage": lambda s, ctx, x: bool(s.did[x] & CAUSED),
    "hit_by_hero": lambda s, ctx, x: bool(s.did[x] & (HIT_BY_B if ctx[SEAT_] else HIT_BY_A)),
    "was_damaged": lambda s, ctx, x: s.damage[x] > ctx[AMOUNT],
    "type_in_graveyard": lambda s, ctx, x: type_buried(s, x),
}
FAMILY = {c.MASTER: c.HERO, c.ARMOR: c.WEAPON, c.ITEM: c.WEAPON}
"""TCG-CARD-08: weapons, armor and items are one type, equipment; master heroes are heroes."""


def card_types(card: int) -> tuple[int, ...]:
    kind = c.TYPE[card]
    return (c.ALLY, c.ABILITY) if kind == c.TOTEM else (FAMILY.get(kind, kind),)


def type_buried(s: State, x: int) -> bool:
    types = card_types(s.what[x])
    return any(kind in types for y in graveyard(s, s.owner[x]) for kind in card_types(s.what[y]))


def _trait(term: Term, noun: Term) -> Fits:
    name = term.name
    if name in SIMPLE:
        return SIMPLE[name]
    if name in ("<=", ">="):
        limit = amount(term.args[1])
        if name == "<=":
            return lambda s, ctx, x: c.COST[s.what[x]] <= limit(s, ctx)
        return lambda s, ctx, x: c.COST[s.what[x]] >= limit(s, ctx)
    if name == "most_cost":
        return _most_cost(noun)
    if name == "has":
        bit = c.KEYWORD_BIT[term.args[0].name]
        return lambda s, ctx, x: bool(values.keywords(s, x) & bit)
    if name == "dealing":
        bits = c.damage_bits(part.name for part in term.args)
        return lambda s, ctx, x: bool(c.CARDS[s.what[x]].damage & bits)
    if name in ("tag", "no_tag"):
        found = name == "tag"
        word = term.args[0]
        return lambda s, ctx, x: values.has_tag(s, x, word) == found
    return _printed(name, term.args[0])


def _printed(name: str, word: str) -> Fits:
    """What the card itself says, the same in every zone."""
    tests: dict[str, Callable[[c.Card], bool]] = {
        "race": lambda card: card.race == word,
        "faction": lambda card: card.faction == word,
        "named": lambda card: card.name == word,
        "named_like": lambda card: word in card.name,
        "spec": lambda card: card.spec == word,
        "class_": lambda card: word in card.classes or card.char_class == word,
    }
    table = tuple(tests[name](card) for card in c.CARDS)
    return lambda s, ctx, x: table[s.what[x]]


def _most_cost(noun: Term) -> Fits:
    base = noun._replace(args=tuple(a for a in noun.args if a.name != "most_cost"))
    inner = fits(base)

    def most(s: State, ctx: Context, x: int) -> bool:
        rivals = [y for y in s.play if side(s, y) == side(s, x) and inner(s, ctx, y)]
        return all(c.COST[s.what[y]] <= c.COST[s.what[x]] for y in rivals)

    return most


def whom(term: Term) -> Fits:
    """A group, or the one card that a power speaks of: bare `hero` is your hero."""
    if term.name == "self":
        return lambda s, ctx, x: x == ctx[SOURCE] & 255
    if term.name == "host":
        return lambda s, ctx, x: s.host[ctx[SOURCE] & 255] == x
    if term == Term("hero"):
        return lambda s, ctx, x: s.heroes[ctx[SEAT_]] == x
    return fits(term)


def group(term: Term) -> Fits:
    """A group in which bare `hero` is any hero."""
    return whom(term) if term.name in ("self", "host") else fits(term)


def bare(term: Term) -> Term:
    """The kind of card alone, without whose it is and what it is like."""
    if term.name in NOUNS:
        return Term(term.name)
    if term.name == "any":
        return Term("any", tuple(map(bare, term.args)))
    return bare(term.args[-1])


def found(s: State, ctx: Context, where: str, one: Fits) -> list[int]:
    return [x for x in pool(s, where) if one(s, ctx, x)]


# -- amounts and conditions -----------------------------------------------------------------------


def amount(value: Any) -> Amount:
    if isinstance(value, int):
        number = value
        return lambda s, ctx: number
    name, args = value.name, value.args
    if name in ("+", "-", "*"):
        left, right = amount(args[0]), amount(args[1])
        if name == "+":
            return lambda s, ctx: left(s, ctx) + right(s, ctx)
        if name == "-":
            return lambda s, ctx: left(s, ctx) - right(s, ctx)
        return lambda s, ctx: left(s, ctx) * right(s, ctx)
    if name == "dealt":
        return lambda s, ctx: int(ctx[AMOUNT])
    if name == "counters":
        kind = args[0].name
        return lambda s, ctx: values.counters_of(s, ctx[SOURCE], kind)
    if name == "either":
        asked, yes, no = test(args[0]), amount(args[1]), amount(args[2])
        return lambda s, ctx: yes(s, ctx) if asked(s, ctx) else no(s, ctx)
    if name in ("atk", "printed_atk", "cost"):
        return _measure(name, args[0])
    return _tally(name, args)


def _measure(name: str, of: Term) -> Amount:
    read: dict[str, Callable[[State, int], int]] = {
        "atk": lambda s, r: values.atk_of(s, r),
        "printed_atk": lambda s, r: c.CARDS[s.what[r & 255]].atk,
        "cost": lambda s, r: c.COST[s.what[r & 255]],
    }
    measure = read[name]
    if of.name == "most":
        one, where = fits(of.args[0]), pool_of(of.args[0])
        return lambda s, ctx: max(
            (measure(s, ref(s, x)) for x in found(s, ctx, where, one)), default=0
        )
    whose = who(of)
    return lambda s, ctx: sum(measure(s, r) for r in whose(s, ctx)[:1])


def _tally(name: str, args: tuple[Any, ...]) -> Amount:
    one, where = fits(args[-1]), pool_of(args[-1])
    if name == "count":
        return lambda s, ctx: len(found(s, ctx, where, one))
    if name == "classes":
        return lambda s, ctx: len(
            {c.CARDS[s.what[x]].char_class for x in found(s, ctx, where, one)} - {""}
        )
    if args[0].name == "atk":
        return lambda s, ctx: sum(max(0, values.atk(s, x)) for x in found(s, ctx, where, one))
    return lambda s, ctx: sum(max(0, values.defense(s, x)) for x in found(s, ctx, where, one))


def test(term: Term) -> Test:
    name, args = term.name, term.args
    if name in ("and", "or", "not"):
        parts = tuple(test(part) for part in args)
        if name == "not":
            return lambda s, ctx: not parts[0](s, ctx)
        fold = all if name == "and" else any
        return lambda s, ctx: fold(part(s, ctx) for part in parts)
    if name in ("<=", ">=", "<", ">", "=="):
        return _compared(name, amount(args[0]), amount(args[1]))
    if name in ("control", "exists"):
        return _there(term)
    if name == "own_turn":
        return lambda s, ctx: s.turn == ctx[SEAT_]
    if name == "in_play":
        return lambda s, ctx: slot_of(s, ctx[SOURCE]) >= 0
    if name == "same_name":
        least = args[0]
        return lambda s, ctx: values.same_name(s, ctx[SEAT_]) >= least
    if name in ("attacking", "defending"):
        return _in_combat(term)
    whose = who(args[0]) if args else who(Term("self"))
    simple = SIMPLE[name]
    return lambda s, ctx: all(simple(s, ctx, r & 255) for r in whose(s, ctx))


def _compared(name: str, left: Amount, right: Amount) -> Test:
    return {
        "<=": lambda s, ctx: left(s, ctx) <= right(s, ctx),
        ">=": lambda s, ctx: left(s, ctx) >= right(s, ctx),
        "<": lambda s, ctx: left(s, ctx) < right(s, ctx),
        ">": lambda s, ctx: left(s, ctx) > right(s, ctx),
        "==": lambda s, ctx: left(s, ctx) == right(s, ctx),
    }[name]


def _there(term: Term) -> Test:
    one, where = fits(term.args[0]), pool_of(term.args[0])
    if term.name == "control":
        return lambda s, ctx: any(
            s.controller[x] == ctx[SEAT_] and one(s, ctx, x) for x in pool(s, where)
        )
    if term.get("at") is None:
        return lambda s, ctx: any(one(s, ctx, x) for x in pool(s, where))
    return lambda s, ctx: any(one(s, ctx, x) for x in graveyard(s, ctx[SEAT_]))


def _in_combat(term: Term) -> Test:
    """TCG-MODIFIER-08: `attacking(hero, char(exhausted))`: your hero attacks such a one."""
    whose = who(term.args[0]) if term.args else who(Term("self"))
    if term.name == "defending":
        return lambda s, ctx: bool(s.fighting) and s.defender in whose(s, ctx)
    if len(term.args) < 2:
        return lambda s, ctx: s.attacker in whose(s, ctx)
    one = fits(term.args[1])

    def against(s: State, ctx: Context) -> bool:
        if s.attacker not in whose(s, ctx):
            return False
        victim = slot_of(s, s.defender)
        return victim >= 0 and one(s, ctx, victim)

    return against


# -- who ------------------------------------------------------------------------------------------


def who(term: Term, spec: int = -1) -> Who:
    """Whom a step is done to, as refs. `spec`: which target, where it is one."""
    name = term.name
    if name in ("target", "second"):
        if spec < 0:
            raise Impossible("A target stands where none is chosen.")
        return lambda s, ctx: tuple(r for r in ctx[TARGETS][spec] if r != NOBODY)
    if name == "each":
        one, where = fits(term.args[0]), pool_of(term.args[0])
        return lambda s, ctx: tuple(ref(s, x) for x in found(s, ctx, where, one))
    if name in ("controller", "hero_of"):
        inner = who(term.args[0], spec)
        if name == "controller":
            return lambda s, ctx: tuple(PLAYER + i for i in seats_of(s, inner(s, ctx))[:1])
        return lambda s, ctx: tuple(ref(s, s.heroes[r - PLAYER]) for r in inner(s, ctx))
    return ONE[name]


def _host(s: State, ctx: Context) -> tuple[int, ...]:
    """What it is attached to; on the chain, what it wants; once gone, what it was attached to
    (TCG-CHAIN-07)."""
    slot = ctx[SOURCE] & 255
    if s.zone[slot] == CHAIN and ref(s, slot) == ctx[SOURCE]:
        return tuple(r for r in ctx[TARGETS][0][:1] if r != NOBODY) if ctx[TARGETS] else ()
    return () if s.last_host[slot] == NOBODY else (s.last_host[slot],)


def _it(s: State, ctx: Context) -> tuple[int, ...]:
    for chosen in ctx[TARGETS]:
        for r in chosen:
            if r != NOBODY:
                return (r,)
    return ()


ONE: dict[str, Who] = {
    "self": lambda s, ctx: (ctx[SOURCE],),
    "host": _host,
    "hero": lambda s, ctx: (ref(s, s.heroes[ctx[SEAT_]]),),
    "you": lambda s, ctx: (PLAYER + ctx[SEAT_],),
    "opponents": lambda s, ctx: (PLAYER + 1 - ctx[SEAT_],),
    "it": _it,
    "that": lambda s, ctx: () if ctx[SUBJECT] == NOBODY else (ctx[SUBJECT],),
    "dealer": lambda s, ctx: () if ctx[DEALER] == NOBODY else (ctx[DEALER],),
    "those": lambda s, ctx: ctx[THOSE],
    "hurt": lambda s, ctx: ctx[THOSE],
}


# -- mods -----------------------------------------------------------------------------------------

MOD_NUMBER = {id(at.term): i for i, at in enumerate(c.MODS_AT)}
POWER_NUMBER = {at.name: i for i, at in enumerate(c.POWERS_AT)}


def mod(at: c.ModAt) -> Mod:
    term, name = at.term, at.term.name
    kind, n, bits = name, None, 0
    arg: Any = None
    if name in SWITCHES:
        kind, bits = "keyword", c.KEYWORD_BIT[name]
    elif name in ("atk", "health", "defense", "assault", "mend", "more_armor"):
        n = amount(term.args[0])
        bits = c.MAGICAL if flag(term, "magical") else 0
    elif name == "resist":
        bits = c.resisted(term.args[0].name)
    elif name == "cant":
        bits = c.FORBID.get(term.args[0].name, 0)
        if term.args[0].name == "play":
            kind, arg = "cant_play", fits(term.args[1])
    elif name == "cant_attack":
        arg = fits(term.args[0])
    elif name == "only_attacks":
        arg, bits = group(term.args[0]), int(flag(term, "if_able"))
    elif name == "lose":
        words = [part.name for part in term.args]
        bits = sum(c.KEYWORD_BIT.get(word, 0) for word in words)
        kind, arg = ("lose_powers", None) if "powers" in words else ("lose", tuple(words))
    elif name == "also":
        arg = term.args[0]
    elif name == "power":
        arg = _granted(at)
    elif name == "prevent":
        bits = c.MAGICAL if flag(term, "magical") else 0
    elif name == "discount":
        arg = fits(term.args[0])
    players = at.whom == Term("opponents")
    described = at.whom
    if isinstance(described, Term) and described.name == "each":
        described = described.args[0]
    single = not isinstance(described, Term) or players or described.name in PERSONS
    return Mod(kind, n, bits, arg, None if single else fits(described), players)


PERSONS = (
    *("target", "second", "self", "host", "it", "that", "those", "hurt", "dealer", "one"),
    *("hero_of", "picked_by"),
)


def _granted(at: c.ModAt) -> int:
    """The number of a power in quotes."""
    card = c.POWERS_AT[at.power].card
    from .language import parse

    term = parse(at.term.args[0])
    return next(
        i for i, p in enumerate(c.POWERS_AT) if p.card == card and p.granted and p.term == term
    )


# -- steps ----------------------------------------------------------------------------------------


class Writer:
    """Writes the steps of one power as a flat list, and collects its targets."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.good = False
        self.program: list[Do] = []
        self.specs: list[Spec] = []
        self.modes = 0
        self.mode = -1

    def aim(self, term: Term) -> Who:
        """Whom a step is about; a target becomes one of the power's targets, and a card that
        somebody chooses as the power resolves is picked by a step of its own."""
        if term.name in ("target", "second"):
            return who(term, self.spec(term))
        if term.name in ("one", "picked_by"):
            chooser = self.aim(term.args[0]) if term.name == "picked_by" else ONE["you"]
            described = term.args[-1]
            self.program.append(Do("pick", chooser, fits(described), pool_of(described)))
            return ONE["those"]
        if term.name in ("controller", "hero_of"):
            if term.args[0].name == "target":
                return who(term, self.spec(term.args[0]))
            return who(term)
        if term.name == "each":
            return self.each(term.args[0])
        if term == Term("hero"):
            return ONE["hero"]
        return who(term)

    def each(self, described: Term) -> Who:
        """All of a group; `of(target(player), ...)` aims at the player."""
        for part in described.args if described.name == "of" else ():
            if part.name == "target":
                at = self.spec(part)
                whose = who(part, at)
                inner, where = fits(described.args[1]), pool_of(described)
                return lambda s, ctx: tuple(
                    ref(s, x)
                    for x in pool(s, where)
                    if side(s, x) in seats_of(s, whose(s, ctx)) and inner(s, ctx, x)
                )
        return who(Term("each", (described,)))

    def spec(self, term: Term) -> int:
        described = term.args[0]
        zone = term.get("at")
        place = "" if zone is None else zone.name
        if described.name in ("player", "opponent"):
            opponent = described.name == "opponent"
            place = described.name

            def player(s: State, ctx: Context, seat: int) -> bool:
                return not opponent or seat != ctx[SEAT_]

            made = Spec(player, "", 1, 1, place, False, self.mode, self.good)
        else:
            most = term.get("up_to")
            made = Spec(
                fits(described),
                pool_of(described),
                0 if most else 1,
                most or 1,
                place,
                term.name == "second",
                self.mode,
                self.good,
            )
        self.specs.append(made)
        return len(self.specs) - 1

    def aims(self, value: Any) -> Who:
        """One or several at once."""
        if isinstance(value, Term):
            return self.aim(value)
        parts = tuple(self.aim(part) for part in value)
        return lambda s, ctx: tuple(r for part in parts for r in part(s, ctx))

    def steps(self, terms: tuple[Any, ...]) -> None:
        for term in terms:
            self.step(term)

    def block(self, op: str, steps: tuple[Any, ...], n: Any = None, extra: Any = None) -> None:
        """A step on which others depend: where they end is known afterwards."""
        at = len(self.program)
        self.program.append(Do(op))
        self.steps(steps)
        self.program[at] = Do(op, None, n, extra, len(self.program))

    def step(self, term: Term) -> None:
        name, args = term.name, term.args
        self.good = is_good(term, self.card)
        if name in ("may", "if_done"):
            self.block(name, args)
        elif name == "when":
            self.block(name, args[1:], test(args[0]))
        elif name == "with_one":
            described = args[0]
            self.program.append(Do("pick", ONE["you"], fits(described), pool_of(described)))
            self.block("with_one", args[1:])
        elif name == "later":
            whose = self.aim(args[0].args[0]) if args[0].name == "destroyed" else None
            at = len(self.program)
            self.block("later", args[1:], args[0].name)
            self.program[at] = self.program[at]._replace(who=whose)
        elif name == "choose":
            self.choose(args)
        elif name == "deal":
            self.deal(term)
        elif name == "give":
            self.give(term)
        else:
            self.simple(term)

    def choose(self, modes: tuple[Term, ...]) -> None:
        """TCG-PLAY-12: the mode is chosen as the card is announced."""
        at = len(self.program)
        self.program.append(Do("choose"))
        starts, jumps = [], []
        for i, one in enumerate(modes):
            starts.append(len(self.program))
            self.mode = i
            self.steps(one.args)
            jumps.append(len(self.program))
            self.program.append(Do("jump"))
        self.mode = -1
        self.modes = len(modes)
        end = len(self.program)
        for jump in jumps:
            self.program[jump] = Do("jump", end=end)
        self.program[at] = Do("choose", extra=tuple(starts))

    def deal(self, term: Term) -> None:
        by = term.get("by", Term("hero"))
        dealer = None if by == Term("it") else self.aim(by)
        whose = self.aims(term.args[2])
        n = term.args[0]
        listed = isinstance(n, tuple) and not isinstance(n, Term)
        amounts = tuple(amount(part) for part in n) if listed else (amount(n),)
        types = term.args[1]
        names = [types.name] if isinstance(types, Term) else [part.name for part in types]
        extra = (dealer, c.damage_bits(names), flag(term, "sure"))
        self.program.append(Do("deal", whose, amounts, extra))

    def give(self, term: Term) -> None:
        numbers = tuple(MOD_NUMBER[id(part)] for part in term.args[1:])
        combat = term.get("until") == Term("combat")
        subject = term.args[0]
        aimed = [self.aim(part.args[0]) for part in term.args[1:] if part.name in AIMED]
        if isinstance(subject, Term) and subject.name == "each":
            self.program.append(Do("group", aimed[0] if aimed else None, numbers, combat))
            return
        self.program.append(Do("give", self.aims(subject), numbers, combat))

    def simple(self, term: Term) -> None:
        """Steps with a number, a group or a place, and those whom they are done to."""
        name, args = term.name, term.args
        n: Any = None
        extra: Any = None
        whose: Who | None = None
        if name in ("heal", "draw", "discard", "mill", "prevent"):
            n, rest = args[0], [a for a in args[1:] if a.name not in ("random", "magical")]
            whose = self.aims(rest[0]) if rest else ONE["you"]
            extra = flag(term, "random")
            if name == "heal":
                extra = self.aim(term.get("by", Term("hero")))
            elif name == "prevent":
                extra = MOD_NUMBER[id(term)]
            listed = isinstance(n, tuple) and not isinstance(n, Term)
            if listed:
                n = tuple(amount(part) for part in n)
            elif isinstance(n, Term) and n.name in ("all", "to_limit", "next"):
                n = n.name
            else:
                n = (amount(n),)
        elif name in ("token", "counter"):
            n = amount(args[1]) if name == "token" and len(args) > 1 else amount(1)
            extra = c.TOKEN_NO[args[0]] if name == "token" else args[0].name
            whose = self.aim(args[1]) if name == "counter" else None
        elif name == "put":
            whose, extra = self.aim(args[0]), args[1].name
            name = "shuffle_in" if extra == "deck" else name
        elif name == "search":
            to = term.get("to")
            n, extra = fits(args[0]), "hand" if to is None else to.name
        elif name == "reveal":
            n, extra = amount(args[0]), (fits(args[1]), term.get("rest") is not None)
        elif name in ("boost", "discount"):
            n, extra = amount(args[-1]), MOD_NUMBER[id(term)]
        elif name == "redirect":
            whose, extra = self.aim(args[0]), MOD_NUMBER[id(term)]
        elif name == "attach":
            self.aim(args[0])
            return
        elif args:
            whose = self.aims(args[0])
        self.program.append(Do(name, whose, n, extra))


AIMED = ("long_range_against",)
KIND = ("heal", "ready", "draw", "put", "prevent", "counter", "reshuffle")
"""Steps that are good for whom they are done to."""


def is_good(term: Term, card: int) -> bool:
    """Whether a step is good for its target."""
    if term.name == "attach":
        whose = term.args[0].args[0].name
        if whose in ("my", "opp"):
            return whose == "my"
        own = [p for p in c.CARDS[card].powers if p.name not in ("attach", "stash")]
        return not any(_harms(p) for p in own)
    if term.name == "give":
        return not any(_harms(part) for part in term.args[1:])
    return term.name in KIND


def _harms(value: Any) -> bool:
    """Whether an expression hurts, forbids or takes something."""
    if not isinstance(value, Term):
        return isinstance(value, tuple) and any(map(_harms, value))
    if value.name in ("cant", "lose", "deal", "exhaust", "controlled"):
        return True
    if value.name in ("atk", "health") and value.args and isinstance(value.args[0], int):
        return value.args[0] < 0
    return any(map(_harms, value.args))


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
    return Static(described, players, None if asked is None else test(asked), mods)


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
POWERS: tuple[Power, ...] = tuple(power(i, at) for i, at in enumerate(c.POWERS_AT))
MEND = POWER_NUMBER["mend"]
PLAYING: tuple[int, ...] = tuple(POWER_NUMBER[f"{card.slug}.play"] for card in c.CARDS)


def _of_cards() -> tuple[tuple[Power, ...], ...]:
    found: list[list[Power]] = [[] for _ in c.CARDS]
    for p in POWERS:
        if p.kind != "play" and not p.granted:
            found[p.card].append(p)
    return tuple(map(tuple, found))


OF_CARD = _of_cards()
"""The powers printed on each card, those of its resolution aside."""


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
ENTERS_WITH = tuple(
    next((t.args[0].name for t in card.powers if t.name == "enters_with"), "") for card in c.CARDS
)
UNINTERRUPTIBLE = tuple(any(t.name == "uninterruptible" for t in card.powers) for card in c.CARDS)
FROM_GRAVEYARD = tuple(any(t.name == "from_graveyard" for t in card.powers) for card in c.CARDS)
BURIED = tuple(tuple(p for p in OF_CARD[i] if p.buried) for i in range(len(c.CARDS)))
