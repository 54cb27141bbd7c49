"""The steps of a power, written as a flat list: so a rule can stop at any of them and go on. And
the changes that powers make, numbered."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import content as c
from .grammar import SWITCHES, flag
from .groups import (
    ONE,
    SEAT_,
    Amount,
    Context,
    Fits,
    Who,
    amount,
    fits,
    group,
    pool,
    pool_of,
    seats_of,
    side,
    test,
    who,
)
from .language import Term
from .state import State, ref


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


class Mod(NamedTuple):
    """One change that a static power or an effect makes."""

    kind: str
    n: Amount | None
    bits: int
    arg: Any
    group: Fits | None
    players: bool


# -- mods -----------------------------------------------------------------------------------------

MOD_NUMBER = {id(at.term): i for i, at in enumerate(c.MODS_AT)}


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
            return bool(whose == "my")
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
