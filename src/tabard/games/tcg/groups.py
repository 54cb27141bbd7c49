"""Groups, amounts, conditions and persons: the parts of an expression, as functions.

Each is a function of the state and a *context*. The context is a plain tuple, as flows keep it in
their frames:

    (seat, source, targets, subject, amount, dealer, those, done)

whose power it is; the object it is on; the targets, one tuple of refs for each time the text says
"target"; what the event happened to; how much damage was dealt; by whom; what the step before was
done to; and whether that did anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tabard.core.errors import Impossible

from . import content as c
from . import values
from .grammar import NOUNS
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


def noun_fits(name: str) -> Fits:
    """TCG-CARD-08: what kind of card it is. A resource face down is none (TCG-RESOURCE-05)."""
    if name == "resource":
        return lambda s, ctx, x: s.zone[x] == RESOURCE
    if name == "card":
        return lambda s, ctx, x: True
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
    return lambda s, ctx, x: table[s.what[x]] and not (s.zone[x] == RESOURCE and s.down[x])


def readable(s: State, ctx: Context, x: int) -> bool:
    """TCG-RESOURCE-05: face down it has no name, tag or trait."""
    return not (s.zone[x] == RESOURCE and s.down[x])


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
        return is_one
    if term.name == "card":
        is_one = readable
    if len(traits) == 1:
        only = traits[0]
        return lambda s, ctx, x: is_one(s, ctx, x) and only(s, ctx, x)
    return lambda s, ctx, x: is_one(s, ctx, x) and all(trait(s, ctx, x) for trait in traits)


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
