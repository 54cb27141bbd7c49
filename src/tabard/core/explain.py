"""Why, and why not: the sentence, the sum and the rule behind an option.

A `Sum` is a number that keeps its terms. A `Reason` is a message key with arguments, so that it
can be said in any language, and the rule that stands behind it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .codec import SEAT_NAMES
from .odds import Odds
from .words import Words


class Name(str):
    """An argument that is a noun's message key: it is said in the language of its sentence."""

    __slots__ = ()


class Spoken:
    """An argument that says itself in the language of its sentence: a name that is no message."""

    __slots__ = ()

    def said(self, language: str) -> str:
        raise NotImplementedError


class Whose(int):
    """An argument that is a seat: it is said as its letter, or as its player's name."""

    __slots__ = ()


def said(
    words: Words, language: str, args: Mapping[str, Any], names: Sequence[str] | None = None
) -> dict[str, Any]:
    """The arguments of a message, names put into this language."""
    return {name: _said(words, language, value, names) for name, value in args.items()}


def _said(words: Words, language: str, value: Any, names: Sequence[str] | None) -> Any:
    if isinstance(value, Name):
        return words.noun(language, value)
    if isinstance(value, Spoken):
        return value.said(language)
    if isinstance(value, Whose):
        return (SEAT_NAMES if names is None else names)[value]
    return value


class Term(NamedTuple):
    """One part of a sum: how much, what for (a message key with arguments), by which rule.
    The message can choose its plural by `$n`, the amount."""

    amount: int
    key: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Sum:
    """A number with its terms; `floor` is the least it can be (a cost is at least 1)."""

    terms: tuple[Term, ...]
    floor: int | None = None

    @property
    def total(self) -> int:
        total = sum(t.amount for t in self.terms)
        return total if self.floor is None else max(self.floor, total)

    def sentence(self, words: Words, language: str) -> str:
        """``4 = 2 base + 1 Murloc + 1 mountain``"""
        parts = []
        for i, t in enumerate(self.terms):
            sign = ("− " if t.amount < 0 else "+ ") if i else ("−" if t.amount < 0 else "")
            args = {"n": abs(t.amount), **said(words, language, dict(t.args))}
            parts.append(f"{sign}{abs(t.amount)} {words.say(language, t.key, **args)}")
        text = f"{self.total} = {' '.join(parts)}" if parts else str(self.total)
        if self.floor is not None and sum(t.amount for t in self.terms) < self.floor:
            text += f" ({words.say(language, 'core-at-least', n=self.floor)})"
        return text


class Figures(NamedTuple):
    """What an option costs or comes to, where there is a sum behind it, and the chance that it
    succeeds, in percent, where a die decides."""

    amount: int | None = None
    odds: int | None = None


@dataclass(frozen=True)
class Reason:
    """Why an option is legal or not."""

    legal: bool
    key: str
    words: Words
    rule: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    sum: Sum | None = None
    odds: int | None = None
    """The chance that it succeeds, in percent, where a die decides."""
    risk: Odds | None = None
    """How what it begins is likely to end, where somebody has asked for that."""

    @property
    def figures(self) -> Figures:
        return Figures(None if self.sum is None else self.sum.total, self.odds)

    def text(self, language: str, names: Sequence[str] | None = None) -> str:
        """The sentence alone, for whoever shows the sum beside it."""
        args = said(self.words, language, self.args, names)
        text = self.words.say(language, self.key, **args)
        if self.risk is not None:
            text += f" {self.words.say(language, 'why-odds', **self.risk.said())}"
        return text

    def weighed(self, risk: Odds | None) -> Reason:
        """The same, with the odds of what the option begins."""
        return self if risk is None else replace(self, risk=risk, odds=risk.percent)

    def sentence(self, language: str, names: Sequence[str] | None = None) -> str:
        """The sentence, and the sum behind it."""
        text = self.text(language, names)
        if self.sum is not None:
            text += f" {self.sum.sentence(self.words, language)}."
        return text
