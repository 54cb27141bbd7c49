"""Amounts and conditions as phrases."""

from __future__ import annotations

from typing import Any

from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term
from tabard.core.words import Noun

from .phrases import SELF, group, groups, someone
from .scene import Scene
from .sorts import COUNTER_WORDS, TEST, word


def measure(s: Any, value: Any) -> Phrase:
    """What an amount is, with its article."""
    if isinstance(value, int):
        return Phrase(Noun(str(value)))
    made: Phrase = word("signed_amount", value.name).says(s, value)
    return made


def factor(value: Any) -> tuple[int, Any] | None:
    """How much for each of what: 2 * count(F), counters(kind)."""
    match value:
        case Term("count" | "counters"):
            return 1, value
        case Term("*", (int() as n, Term("count" | "counters") as of)):
            return n, of
    return None


def for_each(s: Scene, of: Term) -> str:
    """ "for each opposing ally": what a number grows with."""
    if of.name == "count":
        return s.say("for-each", what=group(s, groups(of.args[0]), "each"))
    kind = COUNTER_WORDS[of.args[0].name].says(s, n=1)
    return s.say("for-each-counter", kind=kind, what=someone(s, SELF))


def measure_said(s: Scene, key: str, **args: Any) -> Phrase:
    article = s.attr(f"measure-{key}", "article")
    article = ("the" if s.language == "en" else "il") if article is None else article
    return Phrase(Noun(s.say(f"measure-{key}", **args), article))


def where_letters(s: Scene) -> str:
    """The end of a sentence that used letters."""
    return s.where(measure)


def condition(s: Scene, value: Term, link: str, no: bool = False) -> str:
    """A condition behind "if" or "while", or its contrary."""
    made: str = TEST[value.name].says(s, value, link, no)
    return made


def linked(s: Scene, value: Term, link: str) -> str:
    """
    >>> from tabard.core.language.terms import parse
    >>> linked(Scene("it", 0), parse("control(ally)"), "while")
    'finché controlli un alleato'
    """
    acts = "yes" if TEST[value.name].acts else "no"
    return s.kit(f"link-{link}", test=condition(s, value, link), acts=acts)
