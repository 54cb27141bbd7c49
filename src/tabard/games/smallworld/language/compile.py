"""Expressions read: what they give, what they say, what they are worth, what they speak of.

All words are declared when this is imported; a word that lacks a message fails here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabard.core.language.terms import Term, Unreadable, column, parse, terms, unparse

from . import abilities, treasures
from .has import Has, together
from .vocabulary import ABILITY, FIND, LANGUAGE, SHORES, TRAIT, WORDS, Ability, Speaker

__all__ = ["abilities", "treasures"]

LANGUAGE.close(WORDS)


def word(term: Term) -> Ability:
    """The declaration of the word that an expression begins with."""
    for sort in (ABILITY, TRAIT):
        if term.name in sort:
            return sort[term.name]
    return FIND[term.name]


def compiled(ability: Iterable[Term]) -> Has:
    """What these expressions give."""
    return together(word(term).gives(term) for term in ability)


def worth(ability: Iterable[Term]) -> float:
    """What they are worth to a bot, in tokens."""
    return sum(word(term).worth(term) for term in ability)


def said(term: Term, speaker: Speaker) -> str:
    """One expression, as a sentence or two."""
    text: str = word(term).says(term, speaker)
    return text


def speaks_of(term: Term) -> set[str]:
    """Terrains and symbols that an expression speaks of."""
    inner = [part.name for part in terms(term)]
    return {*inner, *word(term).about, *(name for i in inner for name in SHORES.get(i, ()))}


def mistakes(text: str, kind: str) -> Iterator[tuple[str, int]]:
    """What is wrong with an expression on a ``banner`` or a ``treasure``, and in which column.

    >>> list(mistakes("cost(-2, montain)", "banner"))
    [("There is no where 'montain'. Did you mean 'mountain'?", 10)]
    """
    try:
        term = parse(text)
    except Unreadable as error:
        yield str(error), error.column
        return
    for path, sentence in LANGUAGE.check(term, kind):
        yield sentence, column(text, path)
    if unparse(term) != text:
        yield f"Write it as {unparse(term)!r}.", 0
