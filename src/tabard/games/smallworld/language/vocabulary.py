"""The words in which the pack says what races, powers and treasures do: their sorts and kinds.

`abilities` and `treasures` declare the words. An ability is one line of them::

    cost(-2, mountain)
    reward(1, against=alliance)
    assault(uses=1)

An *ability* may stand on anything. A *trait* belongs to races and powers, a *find* to treasures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from tabard.core.language.terms import Term, terms
from tabard.core.language.vocabulary import Saying, Vocabulary, Word
from tabard.core.phrase import message_id
from tabard.core.words import Words

from .has import Has

PACKAGE = "tabard.games.smallworld"
WORDS = Words(PACKAGE)

TERRAINS = ("farmland", "hill", "forest", "swamp", "mountain", "lake", "sea")
WATER_TERRAINS = ("lake", "sea")


class Speaker(NamedTuple):
    """What a sentence about an ability is made with."""

    language: str
    counts: Mapping[str, int]
    """How many pieces of each kind are in the box."""

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.language, key, **args)

    def noun(self, key: str) -> str:
        return WORDS.noun(self.language, key)


@dataclass(frozen=True, kw_only=True)
class Ability(Word):
    """A word that gives a race, a power or a treasure something."""

    gives: Callable[[Term], Has]
    worth: Callable[[Term], float]
    """To a bot, in tokens."""
    lasts: bool = False
    """It can go on when the race is in decline."""
    alone: bool = False
    """A combo can't have it twice: it stands on races or on powers."""
    about: tuple[str, ...] = ()
    """Terrains and symbols that it speaks of, besides those in its brackets."""
    cites: Mapping[str, str] = field(default_factory=dict)
    """The rule that stands behind it when this is in its brackets; else it is the first one."""

    def rule(self, term: Term) -> str:
        return self.shown(term)[0]

    def shown(self, term: Term) -> tuple[str, ...]:
        """The rules behind an expression with this word."""
        named = (self.cites[inner.name] for inner in terms(term) if inner.name in self.cites)
        return tuple(named) or self.rules


LANGUAGE = Vocabulary()
ABILITY = LANGUAGE.sort("ability", Ability)
TRAIT = LANGUAGE.sort("trait", Ability)
FIND = LANGUAGE.sort("find", Ability)
LANGUAGE.either("banner", "ability|trait")
LANGUAGE.either("treasure", "ability|find")

LANGUAGE.number("discount", -3, -1)
LANGUAGE.number("coins", 1, 5)
LANGUAGE.number("tokens", 1, 3)
LANGUAGE.number("least_tokens", 2, 3)
LANGUAGE.number("times", 1, 5)


def bare(*names: str) -> str:
    """Bare words, as a shape has them: ``'lake'|'sea'``."""
    return "|".join(f"'{name}'" for name in names)


SHORES = {"shore": WATER_TERRAINS, "water": WATER_TERRAINS}
WHERE = (*TERRAINS, "occupied", "any")
EACH = (*TERRAINS, "magic", "cavern", "shore", "island", "treasure")
AGAINST = ("alliance", "horde", "occupied", "crowded")
WAYS = ("cavern", "water")
PIECES = ("wisp_wall", "garrison")
LANGUAGE.either("terrain", bare(*TERRAINS))
LANGUAGE.either("where", bare(*WHERE))
LANGUAGE.either("each", bare(*EACH))
LANGUAGE.either("against", bare(*AGAINST))
LANGUAGE.either("way", bare(*WAYS))
LANGUAGE.either("piece", bare(*PIECES))
LANGUAGE.either("site", bare(*TERRAINS, "held"))


# -- for the declarations -------------------------------------------------------------------------


def arg(term: Term, i: int) -> Any:
    """What stands in this place: a number, or the name of a bare word."""
    value = term.args[i]
    return value.name if isinstance(value, Term) else value


def uses(term: Term) -> int:
    """How often a turn."""
    times: int = term.get("uses")
    return times


def steady(amount: float) -> Callable[[Term], float]:
    """It is worth as much whatever is in its brackets."""
    return partial(_steady, amount)


def _steady(amount: float, term: Term) -> float:
    return amount


def each_worth(amount: float) -> Callable[[Term], float]:
    """It is worth so much for each coin, token or use of its first number."""
    return partial(_each, amount)


def _each(amount: float, term: Term) -> float:
    number: int = term.args[0]
    return amount * number


def use_worth(amount: float) -> Callable[[Term], float]:
    return partial(_use, amount)


def _use(amount: float, term: Term) -> float:
    return amount * uses(term)


def sentence(key: str, **given: int | str) -> Saying:
    """A message whose arguments are numbers of the expression, by place or name, or pieces in the
    box: ``sentence("verb-beasts", count="beast")``."""
    return Saying(partial(_sentence, key, given), " ".join((key, *given)))


def _sentence(key: str, given: Mapping[str, int | str], term: Term, speaker: Speaker) -> str:
    return speaker.say(key, **{name: _number(of, term, speaker) for name, of in given.items()})


def _number(of: int | str, term: Term, speaker: Speaker) -> int:
    if isinstance(of, int):
        return abs(int(arg(term, of)))
    named = term.get(of)
    return speaker.counts[of] if named is None else int(named)


def piece_key(piece: str) -> str:
    return message_id("piece", piece)
