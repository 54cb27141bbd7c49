"""From an expression to what runs: every part by the word that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabard.core.errors import Impossible
from tabard.core.language.terms import Term, is_list

from .. import content as c
from ..state import NOBODY, State, ref, ref_slot
from . import powers as pw
from .powers import Amount, Do, Fits, Mod, ModAt, Spec, Test, Who
from .sorts import MODE_WORDS, NOUN, change, is_word, word


def fits(term: Term) -> Fits:
    """Whether a card is one of a group."""
    made: Fits = word("group", term.name).makes(term)
    return made


def whom(term: Term) -> Fits:
    """A group, or the one card that a power speaks of: bare `hero` is your hero."""
    if term == Term("self"):
        return lambda s, ctx, x: x == ref_slot(ctx.source)
    if term == Term("host"):
        return lambda s, ctx, x: s.host[ref_slot(ctx.source)] == x
    if term == Term("hero"):
        return lambda s, ctx, x: s.heroes[ctx.seat] == x
    return fits(term)


ONE: dict[Term, Callable[[State, int], int]] = {
    Term("self"): lambda s, y: y,
    Term("host"): lambda s, y: s.host[y],
    Term("hero"): lambda s, y: s.heroes[s.controller[y]],
}
"""The one card that a power may speak of, seen from the card in play that has it."""


def fits_any_hero(term: Term) -> Fits:
    """A group in which bare `hero` is any hero."""
    return whom(term) if term == Term("self") else fits(term)


def nouns(term: Any) -> tuple[str, ...]:
    """The kinds of card that a group names; none where that is not said."""
    if not isinstance(term, Term):
        return tuple(name for part in term for name in nouns(part)) if is_list(term) else ()
    if term.name in NOUN:
        return (term.name,)
    if is_word("group", term.name) or term.name in ("target", "second", "each", "one", "picked_by"):
        return tuple(name for part in term.args for name in nouns(part))
    return ()


def done_to(names: tuple[str, ...], what: str) -> Callable[[Term], Iterable[str]]:
    """Refuses groups that hold nothing such a word can be said of."""

    def refuses(term: Term) -> Iterable[str]:
        for part in term.args:
            found = nouns(part) if not isinstance(part, int | str) else ()
            wrong = [name for name in found if name not in names]
            if wrong:
                yield f"{term.name!r} is about {what}, not about {wrong[0]!r}."

    return refuses


def pool_of(term: Term) -> str:
    """Where such cards are looked for."""
    return "all" if any(NOUN[name].wide for name in nouns(term)) else "play"


def bare(term: Term) -> Term:
    """The kind of card alone, without whose it is and what it is like."""
    found = tuple(dict.fromkeys(nouns(term)))
    return Term(found[0]) if len(found) == 1 else Term("any", tuple(map(Term, found)))


def amount(value: Any) -> Amount:
    if isinstance(value, int):
        number = value
        return lambda s, ctx: number
    made: Amount = word("signed_amount", value.name).makes(value)
    return made


def test(term: Term) -> Test:
    made: Test = word("test", term.name).makes(term)
    return made


def person(term: Term) -> Who:
    """Somebody whom nobody has to choose."""
    made: Who = word("one_card", term.name).makes(None, term)
    return made


def player_of(term: Term) -> Who:
    """A player who need not be chosen, or the one whose the host is."""
    place = "this" if term == Term("host") else "player"
    made: Who = word(place, term.name).makes(None, term)
    return made


def damage_types(types: Any) -> int:
    listed = (types,) if isinstance(types, Term) else types or ()
    return c.damage_bits(part.name for part in listed)


class Box:
    """Collects the changes that powers make, numbered by place."""

    def __init__(self) -> None:
        self.mods: list[Mod] = []
        self.mods_at: list[ModAt] = []

    def add(self, at: ModAt, mod: Mod) -> int:
        self.mods.append(mod)
        self.mods_at.append(at)
        return len(self.mods) - 1


class Writer:
    """Writes the steps of one power as a flat list, so that a rule can stop at any of them and go
    on, and collects its targets and changes."""

    def __init__(self, box: Box, number: int) -> None:
        self.box, self.number, self.at = box, number, c.POWERS_AT[number]
        self.good = False
        self.program: list[Do] = []
        self.path = ""
        self.first = 0
        """The place of the first step: an attachment's host stands before it."""
        self.names: list[str] = []
        """Of each step: where in the expression it is written, and what it is."""
        self.specs: list[Spec] = []
        self.modes = 0
        self.mode = -1
        self.changes = 0

    def add(self, do: Do) -> None:
        name = f"{self.path}:{do.op}"
        again = sum(known.partition("'")[0] == name for known in self.names)
        self.names.append(name + "'" * again)
        self.program.append(do)

    # -- whom ------------------------------------------------------------------------------------

    def aim(self, term: Term) -> Who:
        """Whom a step is about; a target becomes one of the power's targets, and a card that
        somebody chooses as the power resolves is picked by a step of its own."""
        made: Who = word("anybody", term.name).makes(self, term)
        return made

    def aim_player(self, term: Term) -> Who:
        made: Who = word("player", term.name).makes(self, term)
        return made

    def aims(self, value: Any) -> Who:
        """One or several at once."""
        if isinstance(value, Term):
            return self.aim(value)
        parts = tuple(self.aim(part) for part in value)
        return lambda s, ctx: tuple(r for part in parts for r in part(s, ctx))

    def spec(self, made: Spec) -> Who:
        self.specs.append(made._replace(mode=self.mode, good=self.good))
        at = len(self.specs) - 1
        return lambda s, ctx: tuple(r for r in ctx.targets[at] if r != NOBODY)

    def pick(self, chooser: Who, described: Term) -> Who:
        """TCG-TARGET-11: chosen by a step before."""
        self.add(Do("pick", chooser, fits(described), pool_of(described)))
        return lambda s, ctx: ctx.those

    # -- what ------------------------------------------------------------------------------------

    def change(self, term: Term, made: Mod, whom: Any = None) -> int:
        """One more change, under the name of its power and its place in it."""
        name = f"{self.at.name}:{self.changes}"
        self.changes += 1
        return self.box.add(ModAt(self.number, name, term, whom), made)

    def mods(self, terms: tuple[Term, ...], whom: Term) -> tuple[int, ...]:
        found = []
        for term in terms:
            made: Mod = change(whom, term.name).makes(self, term, whom)
            found.append(self.change(term, _described(made, whom), whom))
        return tuple(found)

    def steps(self, terms: tuple[Any, ...]) -> None:
        path, first = self.path, self.first
        self.first = 0
        for i, term in enumerate(terms, first):
            self.path = f"{path}.{i}" if path else str(i)
            self.step(term)
        self.path = path

    def step(self, term: Term) -> None:
        one = word("step", term.name)
        self.good = one.helps(term, self.at.card)
        one.writes(self, term)

    def do(self, term: Term, who: Who | None = None, n: Any = None, extra: Any = None) -> None:
        """A step that one line of the program carries out, as its word says."""
        one = word("step", term.name)
        self.add(Do(term.name, who, n, extra, 0, one.does, one.settles, one.worth))

    def block(
        self,
        op: str,
        steps: tuple[Any, ...],
        n: Any = None,
        who: Who | None = None,
    ) -> None:
        """A step on which others depend: where they end is known afterwards."""
        at = len(self.program)
        self.add(Do(op))
        self.steps(steps)
        self.program[at] = Do(op, who, n, None, len(self.program))

    def choose(self, modes: tuple[Term, ...]) -> None:
        """TCG-PLAY-12: the mode is chosen as the card is announced."""
        at = len(self.program)
        self.add(Do("choose"))
        starts, jumps = [], []
        path = self.path
        for i, one in enumerate(modes):
            starts.append(len(self.program))
            self.mode = i
            self.path = f"{path}.{i}"
            MODE_WORDS[one.name].writes(self, one)
            jumps.append(len(self.program))
            self.add(Do("jump"))
        self.mode, self.path = -1, path
        self.modes = len(modes)
        end = len(self.program)
        for jump in jumps:
            self.program[jump] = Do("jump", end=end)
        self.program[at] = Do("choose", extra=tuple(starts))


def _described(made: Mod, whom: Term) -> Mod:
    """Whom a change is about, where it is a group that others may join."""
    if whom == Term("opponents"):
        return made._replace(players=True)
    return made._replace(group=fits(whom.args[0])) if whom.name == "each" else made


def each(described: Term) -> Who:
    one, where = fits(described), pool_of(described)
    return lambda s, ctx: tuple(ref(s, x) for x in pw.found(s, ctx, where, one))


def granted(card: int, term: Term) -> int:
    """The number of a power in quotes."""
    for i, at in enumerate(c.POWERS_AT):
        if at.card == card and at.granted and at.term == term:
            return i
    raise Impossible("A card gives away a power that it does not have.")
