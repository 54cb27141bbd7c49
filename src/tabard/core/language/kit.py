"""What sentences are made of: nouns with their grammar, articles, lists, letters for amounts.

A game's lexicon is data: messages with attributes (``.plural``, ``.each``, ``.some``, ``.article``,
``.gender``). What every language of every game needs (lists, "it", "to the …", "if you do") are
the messages ``kit-…`` of the core. A name that the lexicon lacks is said as it is written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..words import Noun, Words

LETTERS = "XYZVWUTSRQ"
"""What amounts are called until the sentence ends."""
_A = {"il": "un", "lo": "uno", "la": "una"}
_THESE = {"il": "i", "lo": "gli", "la": "le"}
_THAT = {"il": "quel", "lo": "quello", "la": "quella", "l'": "quell'"}
_VOWELS = "aeiouAEIOU"


class Phrase(NamedTuple):
    """A noun in a sentence: its words, and whether it stands for what went before."""

    noun: Noun
    form: str = "ms"
    """Gender and number: ms, fs, mp or fp."""
    pronoun: bool = False
    person: bool = False
    """It may be a person, whom English does not call "it": the noun is said again."""


class Entry(NamedTuple):
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
            return "an" if word[0] in _VOWELS else "a"
        return _A.get(self.article) or ("un" if self.gender == "m" else "un'")

    def the(self, plural: bool) -> str:
        if not plural:
            return self.article
        return _THESE.get(self.article) or ("gli" if self.gender == "m" else "le")

    def that(self) -> str:
        return _THAT.get(self.article, "")


def italian_article(word: str) -> str:
    """The article of a word that nobody has declined, by how it begins: taken as masculine.

    >>> [italian_article(word) for word in ("Ogre", "Gnoll", "Spettro", "Drago")]
    ["l'", 'lo', 'lo', 'il']
    """
    if word[:1] in _VOWELS:
        return "l'"
    return "lo" if re.match(r"(?i)s[^aeiou]|z|gn|ps|pn|x|y", word) else "il"


def before_adjective(adjective: str, form: str) -> str:
    """The definite article before an Italian adjective: gli altri, i tuoi, il prossimo."""
    vowel = adjective[0] in "aeiou"
    return {"ms": "il", "fs": "la", "mp": "gli" if vowel else "i", "fp": "le"}[form]


def tidy(language: str, text: str) -> str:
    """Single spaces, none where a word was left out or an article was elided."""
    text = re.sub(r" (?=[,.;])", "", " ".join(text.split()))
    if language == "it":
        text = re.sub(r"\be (?=[eè]\w*\b(?!'))", "ed ", text.replace("' ", "'"))
    return text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@dataclass(slots=True)
class Scene:
    """Who says what in which language, and what was spoken of before."""

    language: str
    words: Words
    prefix: str
    topic: Any = None
    """Whom the sentence is about: said again, it is a pronoun."""
    letters: dict[Any, str] = field(default_factory=dict)
    """Amounts that are called X and Y until the sentence ends."""
    chosen: list[str] = field(default_factory=list)
    """Sentences that must be said before: somebody chooses."""
    manner: str = ""
    """What the phrase that comes next stands behind."""
    blocks: int = 0
    """How many blocks of clauses there were; see `clauses`."""

    def remembered(self) -> Any:
        """What a text remembers now, for `forget`."""
        return self.topic, dict(self.letters), list(self.chosen), self.manner

    def forget(self, before: Any) -> None:
        """Something is to be said in another way: as if it had not been said."""
        self.topic, self.letters, self.chosen, self.manner = before

    def say(self, key: str, **args: Any) -> str:
        """A message of the game; a phrase brings its form and whether it is a pronoun along."""
        return self._said(f"{self.prefix}-{key}".replace("_", "-"), args)

    def kit(self, key: str, **args: Any) -> str:
        """A message of the core."""
        return self._said(f"kit-{key}", args)

    def _said(self, id: str, args: dict[str, Any]) -> str:
        flat: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, Phrase):
                flat[name] = value.noun
                flat[f"{name}_form"] = value.form
                flat[f"{name}_pron"] = "it" if value.pronoun else "no"
                flat[f"{name}_person"] = "yes" if value.person else "no"
            else:
                flat[name] = value
        return tidy(self.language, self.words.say(self.language, id, **flat))

    def has(self, key: str) -> bool:
        return self.words.has(self.language, f"{self.prefix}-{key}".replace("_", "-"))

    def attr(self, key: str, attribute: str) -> str | None:
        return self.words.attr(self.language, f"{self.prefix}-{key}".replace("_", "-"), attribute)

    def noun(self, key: str) -> Noun:
        return self.words.noun(self.language, f"{self.prefix}-{key}".replace("_", "-"))

    def entry(self, key: str, name: str = "") -> Entry:
        """A noun of the lexicon; with a name, that stands for itself where the lexicon lacks it."""
        if name and not self.has(key):
            return Entry(name, name, name, name, italian_article(name), "m")
        one = self.say(key)
        many = self.attr(key, "plural") or one
        noun = self.noun(key) if self.language == "it" else Noun(one, gender="m")
        each, some = self.attr(key, "each") or one, self.attr(key, "some") or many
        return Entry(one, many, each, some, noun.article, noun.gender)

    def the(self, what: Phrase) -> str:
        return self.kit("the", what=what)

    def subject(self, who: Phrase) -> str:
        return self.kit("subject", who=who)

    def listed(self, parts: list[str], last: str = "and") -> str:
        """ "a, b, and c"."""
        if len(parts) < 2:
            return "".join(parts)
        many = "many" if len(parts) > 2 or " and " in parts[0] else "two"
        head, tail = ", ".join(parts[:-1]), parts[-1]
        return self.kit(f"list-{last}", head=head, tail=tail, many=many)

    def behind(self, case: str, whos: list[Phrase]) -> str:
        """One or more phrases behind a preposition: to, from or by."""
        first, *more = whos
        parts = [self.kit(f"case-{case}", what=first)]
        parts += [self.kit(f"case-{case}-more", what=what) for what in more]
        return self.listed(parts)

    def pronoun(self, form: str) -> Phrase:
        """It, or them."""
        return Phrase(Noun(self.kit("it", form=form)), form, True)

    def itself(self, who: Phrase) -> Phrase:
        return Phrase(Noun(self.kit("itself", who=who)), who.form)

    def together(self, nouns: list[Noun], last: str = "and") -> Noun:
        """Several nouns as one: "the heroes and the allies"."""
        if len(nouns) == 1:
            return nouns[0]
        text = self.listed(list(nouns), last)
        return Noun(text, parts=tuple(nouns), joint=self.kit(last))

    def amount(self, value: Any) -> int | str:
        """A number, or the letter that stands for it in this sentence."""
        if isinstance(value, int):
            return value
        if value not in self.letters:
            self.letters[value] = LETTERS[len(self.letters)]
        return self.letters[value]

    def where(self, measure: Any) -> str:
        """The end of a sentence that used letters: ", where X is …" for each. What one letter
        stands for may need another."""
        parts: list[str] = []
        done: set[Any] = set()
        while len(done) < len(self.letters):
            value = next(v for v in self.letters if v not in done)
            done.add(value)
            parts.append(self.kit("where", letter=self.letters[value], of=measure(self, value)))
        self.letters.clear()
        return "".join(f", {part}" for part in parts)
