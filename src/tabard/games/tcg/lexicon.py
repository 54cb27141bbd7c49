"""The words a card's text is made of, and who says them.

All words and their order stand in ``words/*.ftl`` under ``text-``; here is how a noun of the
lexicon is declined, and what a text remembers of what it has said so far.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabard.core.errors import Impossible
from tabard.core.phrase import message_id
from tabard.core.words import Noun, Words

from . import content as c
from .grammar import DAMAGE_TYPES
from .language import Term, unparse

WORDS = Words(__package__)


class Phrase(NamedTuple):
    """A noun in a sentence: its words, and whether it is a pronoun for what went before."""

    noun: Noun
    form: str = "ms"
    """Gender and number: ms, fs, mp or fp."""
    pronoun: bool = False


class Group(NamedTuple):
    """A filter, taken apart."""

    nouns: tuple[str, ...]
    side: Any = ""
    """my, opp, nobody's in particular, play and opp_play (whoever plays them), or a player."""
    other: bool = False
    traits: tuple[Any, ...] = ()


@dataclass(slots=True)
class Scene:
    """Who says what in which language, and what was spoken of before."""

    language: str
    card: int
    granted: bool = False
    topic: Any = None
    """Whom the sentence is about: said again, it is a pronoun."""
    host: tuple[Group, ...] = ()
    it: tuple[Group, ...] | None = None
    """What the first target is."""
    that: tuple[Group, ...] | None = None
    done: tuple[str, Any] | None = None
    """The verb of the step before, and whom it was done to."""
    letters: dict[Any, str] = field(default_factory=dict)
    """Amounts that are called X and Y until the sentence ends."""
    chosen: list[str] = field(default_factory=list)
    """Sentences that must be said before: somebody chooses."""
    manner: str = ""
    """moving: cards are moved from where they are; behind: a preposition stands before."""


def say(s: Scene, key: str, **args: Any) -> str:
    """A message; a phrase brings its form and whether it is a pronoun along."""
    flat: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Phrase):
            flat[name] = value.noun
            flat[f"{name}_form"] = value.form
            flat[f"{name}_pron"] = "it" if value.pronoun else "no"
        else:
            flat[name] = value
    return tidy(s.language, WORDS.say(s.language, message_id("text", key), **flat))


def tidy(language: str, text: str) -> str:
    """Single spaces, none where a word was left out or an article was elided."""
    text = re.sub(r" (?=[,.;])", "", " ".join(text.split()))
    if language == "it":
        text = re.sub(r"\be (?=[eè]\w*\b(?!'))", "ed ", text.replace("' ", "'"))
    return text


def unsaid(value: Any) -> Impossible:
    return Impossible(f"There are no words for {unparse(value)!r} on a card.")


def listed(s: Scene, parts: list[str], last: str = "and") -> str:
    """
    >>> listed(Scene("en", 0), ["a", "b", "c"]), listed(Scene("it", 0), ["a", "b"], "or")
    ('a, b, and c', 'a o b')
    """
    if len(parts) < 2:
        return "".join(parts)
    many = "many" if len(parts) > 2 or " and " in parts[0] else "two"
    head, tail = ", ".join(parts[:-1]), parts[-1]
    return say(s, f"list-{last}", head=head, tail=tail, many=many)


# -- the lexicon ----------------------------------------------------------------------------------

_A = {"il": "un", "lo": "uno", "la": "una"}
_THESE = {"il": "i", "lo": "gli", "la": "le"}
_THAT = {"il": "quel", "lo": "quello", "la": "quella", "l'": "quell'"}


class Word(NamedTuple):
    """A noun of the lexicon."""

    one: str
    many: str
    each: str
    """After "each": "hero and ally"."""
    some: str
    """After a number: "heroes and/or allies"."""
    article: str
    gender: str

    def form(self, plural: bool) -> str:
        return self.gender + ("p" if plural else "s")

    def a(self, language: str, word: str) -> str:
        """The indefinite article."""
        if language == "en":
            return "an" if word[0] in "aeiouAEIOU" else "a"
        return _A.get(self.article) or ("un" if self.gender == "m" else "un'")

    def the(self, plural: bool) -> str:
        if not plural:
            return self.article
        return _THESE.get(self.article) or ("gli" if self.gender == "m" else "le")

    def that(self) -> str:
        return _THAT[self.article]


def word(language: str, key: str) -> Word:
    """
    >>> word("it", "noun-ally").many, word("en", "noun-char").each
    ('alleati', 'hero and ally')
    """
    id = message_id("text", key)
    one = WORDS.say(language, id)
    many = WORDS.attr(language, id, "plural") or one
    noun = WORDS.noun(language, id) if language == "it" else Noun(one, gender="m")
    return Word(
        one,
        many,
        WORDS.attr(language, id, "each") or one,
        WORDS.attr(language, id, "some") or many,
        noun.article,
        noun.gender,
    )


def tag_key(name: str) -> str:
    return f"tag-{c.slug(name)}"


def damage(s: Scene, types: Any, n: Any = 1, last: str = "and") -> str:
    """What kind of damage, to stand with so many of it."""
    names = [t.name for t in ((types,) if isinstance(types, Term) else types)]
    if any(name not in DAMAGE_TYPES for name in names):
        raise unsaid(types)
    return listed(s, [say(s, f"type-{name}", n=n) for name in names], last)


def amount(s: Scene, value: Any) -> int | str:
    """A number, or the letter that stands for it in this sentence."""
    if isinstance(value, int):
        return value
    if value not in s.letters:
        s.letters[value] = "XYZ"[len(s.letters)]
    return s.letters[value]
