"""The sorts of words of the effect language, and what a word of each must tell about itself.

before(weapon(ranged, 3), improved(green, attack(1)))   a head: when, and what then happens
attach(rival, attack(1), defense(-2), within=3)         a step that leaves something at work
attack(1, against=beast)                                a static word: always at work
slain(undead, on=red)                                   when an event is flipped
slay(2, beast, from_=green)                             a step of a quest
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tabard.core.errors import Impossible
from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Vocabulary, Word

from . import names as n
from .has import Aim, Check, Do, Flip, Static

LANGUAGE = Vocabulary()
SAID = "text-"
"""How the ids of all messages of card texts begin."""


@dataclass(frozen=True, kw_only=True)
class Head(Word):
    """When something is done."""

    number: int


@dataclass(frozen=True, kw_only=True)
class StepWord(Word):
    """Something that is done: `rules.effects.carry_out` does it, by the step's name."""

    makes: Callable[[Term], Do]
    moments: tuple[int, ...] = ()
    """The heads it may stand behind; none: all."""


@dataclass(frozen=True, kw_only=True)
class StaticWord(Word):
    """What is at work as long as its card is there."""

    makes: Callable[[Term], Static]


@dataclass(frozen=True, kw_only=True)
class Test(Word):
    makes: Callable[[Term], Check]


@dataclass(frozen=True, kw_only=True)
class FlipWord(Word):
    makes: Callable[[Term], Flip]


@dataclass(frozen=True, kw_only=True)
class AimWord(Word):
    makes: Callable[[Term], Aim]


HEAD = LANGUAGE.sort("head", Head)
STEP = LANGUAGE.sort("step", StepWord)
STATIC = LANGUAGE.sort("static", StaticWord)
WORLD = LANGUAGE.sort("world", StaticWord)
"""What a global event does to everybody."""
TEST = LANGUAGE.sort("test", Test)
FLIP = LANGUAGE.sort("flip_when", FlipWord)
AIM = LANGUAGE.sort("aim", AimWord)


def bare(*words: str) -> str:
    """Bare words, as a shape has them: ``'red'|'blue'``."""
    return "|".join(f"'{word}'" for word in words)


LANGUAGE.number("number", 1, 9)
LANGUAGE.number("whole", -9, 9)
LANGUAGE.number("face", 1, 6)
LANGUAGE.either("color", bare(*n.LEVELS))
LANGUAGE.either("trait", bare(*n.TRAITS[: n.AGGRO]))
LANGUAGE.either("type", bare(*n.TYPES))
LANGUAGE.either("host", bare(*n.HOSTS))
LANGUAGE.either("group", bare(*n.GROUPS))
LANGUAGE.either("power", "head|static")


def known_places() -> Iterable[str]:
    from ..content import SPACE_NO

    return SPACE_NO


LANGUAGE.name("place", "space", known_places, True)


def word(place: str, name: str) -> Any:
    """The word of this name that may stand in such a place."""
    for kind in LANGUAGE.flat((place,)):
        if kind in LANGUAGE.sorts and name in LANGUAGE.sorts[kind]:
            return LANGUAGE.sorts[kind][name]
    raise Impossible(f"There is no {place} {name!r} in this language.")
