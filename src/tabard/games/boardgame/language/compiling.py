"""From an expression to what runs: every part by the word that makes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.core.language.terms import Term, is_list

from .. import content as c
from . import names as n
from .has import AbilityMade, Check, Cost, Do, Number
from .sorts import Bonus, word

HUES = {"attack": n.ATTACK, "any": n.COLORS}
ANY_COLOR = -1


def amount(value: Any) -> Number:
    if isinstance(value, int):
        number = value
        return lambda s, ctx: number
    if value == Term("all"):
        return lambda s, ctx: 99
    made: Number = word("signed", value.name).makes(value)
    return made


def test(term: Term | None) -> Check | None:
    if term is None:
        return None
    made: Check = word("test", term.name).makes(term)
    return made


def dice(term: Term) -> tuple[int, ...]:
    """The numbers of all dice that are meant, without marks."""
    made: tuple[int, ...] = word("dice", term.name).makes(term)
    return made


def color(term: Term | None) -> int:
    if term is None or term == Term("any"):
        return ANY_COLOR
    return n.COLORS.index(term.name)


def colors(term: Term) -> tuple[int, ...]:
    names = HUES.get(term.name, (term.name,))
    return tuple(n.COLORS.index(name) for name in names)


def box_no(term: Term) -> int:
    return n.BOXES.index(term.name)


def card_nos(value: Any) -> tuple[int, ...]:
    """The cards that are named, one or several."""
    listed = value if is_list(value) else (value,)
    return tuple(c.CARD_NO[name] for name in listed)


def listed(value: Any) -> tuple[str, ...]:
    """Bare words, one or several."""
    return tuple(part.name for part in (value if is_list(value) else (value,)))


def plain(term: Term, flags: Iterable[str]) -> list[Any]:
    """What stands in the brackets without the words that may be added anywhere."""
    return [arg for arg in term.args if not (isinstance(arg, Term) and arg.name in flags)]


FLAGS = ("must", "anyone", "first")


def step_made(term: Term, place: str) -> Do:
    made = word(place, term.name)
    if isinstance(made, Bonus):
        _, number, arg = made.makes(term)
        return Do(term.name, number, arg, None, None, made.worth)
    return Do(term.name, made.amount(term), made.makes(term), made.does, made.able, made.worth)


def program(terms: Iterable[Term], place: str = "step") -> tuple[Do, ...]:
    return tuple(step_made(term, place) for term in terms)


def step_names(steps: tuple[Do, ...]) -> tuple[str, ...]:
    """Each step by its place and its word: saved games name them so."""
    return tuple(f"{i + 1}.{do.op}" for i, do in enumerate(steps))


def cost(term: Term | None) -> Cost:
    if term is None:
        return Cost()
    made: Cost = word("cost", term.name).makes(term)
    return made


def windowed(number: int, at: c.AbilityAt, first: bool) -> AbilityMade:
    """An ability that can be used at a moment."""
    term = at.term
    place = "step" if at.card >= 0 else "harm_step"
    steps = program(plain(term, FLAGS), place)
    once = term.get("once")
    return AbilityMade(
        number,
        at.name,
        at.card,
        n.W[term.name],
        steps,
        step_names(steps),
        cost(term.get("pay")),
        test(term.get("if_")),
        must=term.has("must") or at.card < 0,
        anyone=term.has("anyone"),
        once="" if once is None else once.name,
        first=first,
    )


def attached(number: int, at: c.AbilityAt, steps: Iterable[Term]) -> AbilityMade:
    """What goes with the use of another card."""
    made = program(steps)
    return AbilityMade(number, at.name, at.card, -1, made, step_names(made), must=True)
