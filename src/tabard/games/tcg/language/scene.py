"""What a card's text remembers of what it has said so far, and how names become nouns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tabard.core.language import kit
from tabard.core.language.kit import Entry, Phrase
from tabard.core.language.terms import Term
from tabard.core.words import LANGUAGES, Noun, Words

from .. import content as c
from .sorts import TYPE_WORDS
from .words.names import NUMBERED, SWITCHES

WORDS = Words(c.PACKAGE)
FEMININE = (c.ABILITY, c.WEAPON, c.ARMOR, c.QUEST)
"""Types whose Italian word is feminine: a card agrees with its type unless its name says."""


class Group(NamedTuple):
    """A filter, taken apart."""

    nouns: tuple[str, ...]
    side: Any = ""
    """my, opp, nobody's in particular, play and opp_play (whoever plays them), or a player."""
    other: bool = False
    traits: tuple[Any, ...] = ()


class Scene(kit.Scene):
    """A card that speaks."""

    def __init__(self, language: str, card: int, granted: bool = False) -> None:
        super().__init__(language, WORDS, "text")
        self.card, self.granted = card, granted
        self.host: tuple[Group, ...] = ()
        self.it: tuple[Group, ...] | None = None
        """What the first target is."""
        self.player: tuple[Group, ...] | None = None
        """The player who was aimed at."""
        self.that: tuple[Group, ...] | None = None
        self.done: tuple[str, Any] | None = None
        """The verb of a step before, and whom it was done to."""
        self.last = ""
        """The word of the step before."""
        self.agent = ""
        """Who has done something last, as it was said."""
        self.within: tuple[int, ...] = (card,)
        """The card, and those on whose text this one stands: a token may make its like."""
        self.its: Any = None
        """Whose measure is "its": who deals the damage, or has the change."""

    def remembered(self) -> Any:
        return super().remembered(), dict(self.__dict__)

    def forget(self, before: Any) -> None:
        super().forget(before[0])
        self.__dict__.update(before[1])

    def did(self, verb: str, whom: Any) -> None:
        """A step that can be spoken of afterwards, and whom it was done to."""
        again = isinstance(whom, Term) and whom.name in ("those", "hurt") and self.done
        self.done = verb, self.done[1] if again and self.done else whom


def tag_key(name: str) -> str:
    return f"tag-{c.slug(name)}"


def spec_key(name: str) -> str:
    return f"spec-{c.slug(name)}"


def trait_key(name: str) -> str:
    """What a hero is: a tag, or a specialization."""
    return spec_key(name) if has_words(spec_key(name)) else tag_key(name)


def has_words(key: str) -> bool:
    """Whether the lexicon has this, in every language."""
    return all(WORDS.has(language, f"text-{key}") for language in LANGUAGES)


def named(s: kit.Scene, key: str, name: str) -> str:
    """The word for a name of the lexicon, or the name itself where it has none."""
    return s.say(key) if s.has(key) else name


def tag_entry(s: kit.Scene, name: str) -> Entry:
    return s.entry(tag_key(name), name)


def card_noun(card: int, language: str) -> Noun:
    """A card's name; in Italian those of the Italian rulebook, the others as they are printed.
    A token without a name of its own is called what it is."""
    entry = c.CARDS[card]
    gender = entry.gender or ("f" if entry.type in FEMININE else "m")
    key = f"text-name-{entry.slug}"
    if WORDS.has(language, key):
        gender = WORDS.attr(language, key, "gender") or gender
        return Noun(WORDS.say(language, key), "", gender)
    if entry.token and entry.name == " ".join(kinds(entry)):
        return Noun(kind_words(Scene(language, card), entry), "", gender)
    return Noun(entry.name, "", gender)


def kinds(entry: c.Card) -> tuple[str, ...]:
    """What somebody is: race and class, or the tags of those who have neither."""
    people = tuple(filter(None, (entry.race, entry.char_class)))
    return people or tuple(tag.name for tag in entry.tags)


def kind_words(s: kit.Scene, entry: c.Card) -> str:
    return " ".join(named(s, tag_key(name), name) for name in kinds(entry))


def printed_keywords(s: kit.Scene, entry: c.Card) -> Iterator[str]:
    for name in SWITCHES:
        if entry.keywords & c.KEYWORD_BIT[name]:
            yield s.say(f"keyword-{name}")
    for name in NUMBERED:
        if n := getattr(entry, name):
            yield s.say(f"keyword-{name}-n", n=n)
    if entry.resist == c.PHYSICAL:
        yield s.say("resist-physical")
    else:
        for i, name in enumerate(TYPE_WORDS):
            if entry.resist >> i & 1:
                yield s.say(f"resist-{name}")


def itself(s: Scene) -> Phrase:
    """The card that speaks, by its name."""
    if s.granted:
        return Phrase(Noun(s.say("this-character")), person=True)
    name = card_noun(s.card, s.language)
    card = c.CARDS[s.card]
    return Phrase(name, f"{name.gender}s", person=bool(card.char_class or card.faction))


def your_hero(s: Scene) -> Phrase:
    return Phrase(s.noun("your-hero"), person=True)


def damage(s: Scene, types: Any, n: Any = 1, last: str = "and") -> str:
    """What kind of damage, to stand with so many of it."""
    listed = (types,) if isinstance(types, Term) else types
    return s.listed([TYPE_WORDS[t.name].says(s, n=n) for t in listed], last)


ARROW = "➡"
"""Between what is paid and what is got for it."""
CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def coins(n: int | str) -> str:
    """A cost in resources.

    >>> coins(2), coins(25), coins("X")
    ('②', '(25)', 'Ⓧ')
    """
    if isinstance(n, str):
        return chr(ord("Ⓐ") + ord(n) - ord("A"))
    return CIRCLED[n] if 0 <= n < len(CIRCLED) else f"({n})"
