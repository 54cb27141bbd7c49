"""Why, and why not: the sentence, the sum and the rule behind an option.

A `Sum` is a number that keeps its terms. A `Reason` is a message key with arguments, so that it
can be said in any language, and the rule that stands behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .words import Words


class Name(str):
    """An argument that is a noun's message key: it is said in the language of its sentence."""

    __slots__ = ()


def said(words: Words, language: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a message, names put into this language."""
    return {
        name: words.noun(language, value) if isinstance(value, Name) else value
        for name, value in args.items()
    }


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


@dataclass(frozen=True)
class Reason:
    """Why an option is legal or not."""

    legal: bool
    key: str
    words: Words
    rule: str | None = None
    args: Mapping[str, Any] = field(default_factory=dict)
    sum: Sum | None = None

    def sentence(self, language: str) -> str:
        text = self.words.say(language, self.key, **said(self.words, language, self.args))
        if self.sum is not None:
            text += f" {self.sum.sentence(self.words, language)}."
        return text
