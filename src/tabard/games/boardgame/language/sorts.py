"""The sorts of words of the effect language, and what a word of each must tell about itself.

The words are declared in `words`, one declaration each. An expression on a card is an *ability*: a
`window` says when something may be used and what it does, a `static` word is always at work. A
creature or boss has *menaces*, an event card *happenings*.

    rolled(spot(die(red, 7)), dice(1, red))         at that moment one may …
    pool(dice(x, blue), pay=every(2, combo))        … and pays for it
    gives(dice(2, red), reroll(1))                  always
    improves("heroic-strike", dice(1, red))         another card does more
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from tabard.core.errors import Impossible
from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying, Vocabulary, Word

from . import names as n

LANGUAGE = Vocabulary()
SAID = "text-"
"""How the ids of all messages of card texts begin."""


@dataclass(frozen=True, kw_only=True)
class Dice(Word):
    """Dice by color and face. It makes a tuple of die numbers, marks left out."""

    makes: Callable[[Term], Any]


@dataclass(frozen=True, kw_only=True)
class Amount(Word):
    """It makes a function of state and context."""

    makes: Callable[[Term], Any]


@dataclass(frozen=True, kw_only=True)
class Test(Word):
    makes: Callable[[Term], Any]


@dataclass(frozen=True, kw_only=True)
class CostWord(Word):
    """It makes an `has.Cost`."""

    makes: Callable[[Term], Any]
    varies: Callable[[Term], bool] = lambda term: False
    """The player chooses how much: `x`."""


@dataclass(frozen=True, kw_only=True)
class Bonus(Word):
    """What a card adds: always (`gives`), or as a step of an ability. It makes (kind, amount,
    color)."""

    makes: Callable[[Term], Any]
    worth: float
    """What one of it is worth to a bot, in hits."""


@dataclass(frozen=True, kw_only=True)
class StepWord(Word):
    """Something that is done. `does` carries it out, or `rules.effects.carry_out` does, where
    somebody is asked (`asks`). It makes what the step needs besides its amount."""

    amount: Callable[[Term], Any] = lambda term: None
    makes: Callable[[Term], Any] = lambda term: None
    does: Callable[..., None] | None = None
    worth: float
    """What one of it is worth to a bot, in hits."""
    able: Callable[..., bool] | None = None
    """(state, context, arg) → could it be done now? An ability whose first such step could not be
    done is not offered."""


@dataclass(frozen=True, kw_only=True)
class Window(Word):
    """When an ability may be used."""

    number: int


@dataclass(frozen=True, kw_only=True)
class Static(Word):
    """What is at work as long as the card is there. It makes the fields of `has.Has`, from the
    `Writer`, the number of the ability and the term."""

    makes: Callable[[Any, int, Term], dict[str, Any]]


@dataclass(frozen=True, kw_only=True)
class Menace(Word):
    """What a creature or boss does to all who fight it. It makes the fields of `has.Foe`."""

    makes: Callable[[Term], dict[str, Any]]


@dataclass(frozen=True, kw_only=True)
class Happening(Word):
    """What an event card does; `rules.events` carries it out by its name."""

    makes: Callable[[Term], Any]
    lasting: bool = False
    """It lies beside the board until its end."""


@dataclass(frozen=True, kw_only=True)
class Offer(Word):
    """What a hero may choose when an event offers something."""

    makes: Callable[[Term], Any]


DICE = LANGUAGE.sort("dice", Dice)
MEASURE = LANGUAGE.sort("measure", Amount)
TEST = LANGUAGE.sort("test", Test)
COST = LANGUAGE.sort("cost", CostWord)
BONUS = LANGUAGE.sort("bonus", Bonus)
CAPACITY = LANGUAGE.sort("capacity", Bonus)
STEP = LANGUAGE.sort("plain_step", StepWord)
HARM = LANGUAGE.sort("harm", StepWord)
"""Steps that only creatures and bosses take."""
WINDOW = LANGUAGE.sort("window", Window)
DUTY = LANGUAGE.sort("duty", Window)
"""The same moments, for creatures: nothing is paid, and nobody may decline."""
STATIC = LANGUAGE.sort("static", Static)
MENACE = LANGUAGE.sort("menace_word", Menace)
HAPPENING = LANGUAGE.sort("happening", Happening)
OFFER = LANGUAGE.sort("offer", Offer)


def bare(*words: str) -> str:
    """Bare words, as a shape has them: ``'red'|'blue'``."""
    return "|".join(f"'{word}'" for word in words)


LANGUAGE.number("number", 1, 99)
LANGUAGE.number("whole", -9, 99)
LANGUAGE.number("face", 1, n.FACES)
LANGUAGE.number("level_number", 1, 5)
LANGUAGE.either("color", bare(*n.COLORS))
LANGUAGE.either("hue", bare(*n.COLORS, "attack", "any"))
LANGUAGE.either("new_color", bare(*n.COLORS, "any"))
LANGUAGE.either("amount", "number|measure")
LANGUAGE.either("signed", "whole|measure")
LANGUAGE.either("much", "amount|'all'")
LANGUAGE.either("box", bare(*n.BOXES))
LANGUAGE.either("pool_name", bare(*n.POOLS))
LANGUAGE.either("token_name", bare(*n.TOKENS))
LANGUAGE.either("payable", "pool_name|token_name")
LANGUAGE.either("category", bare(*n.CATEGORIES))
LANGUAGE.either("trait", bare(*n.TRAITS))
LANGUAGE.either("area", bare(*n.AREAS[: n.SHEET]))
LANGUAGE.either("type", bare(*n.CARD_TYPES))
LANGUAGE.either("opponent", bare("red", "boss", "enemies"))
LANGUAGE.either("whom", bare("friends", "them", "another", "here", "passing"))
LANGUAGE.either("step", "bonus|plain_step")
LANGUAGE.either("harm_step", "harm|plain_step")
LANGUAGE.either("ability", "window|static")
LANGUAGE.either("menace", "duty|menace_word")
LANGUAGE.either("given", "bonus|capacity")


def known_cards() -> Iterable[str]:
    from ..content import CARD_NO

    return CARD_NO


def known_creatures() -> Iterable[str]:
    from ..content import CREATURE_NO

    return CREATURE_NO


def known_regions() -> Iterable[str]:
    from ..content import REGION_NO

    return REGION_NO


def known_areas() -> Iterable[str]:
    from ..content import LANDS

    return LANDS


LANGUAGE.name("card", "card", known_cards, True)
LANGUAGE.name("creature", "creature", known_creatures, True)
LANGUAGE.name("region", "region", known_regions, True)
LANGUAGE.name("land", "area", known_areas, True)
LANGUAGE.either("cards", "card|list:card")
LANGUAGE.either("card_or_category", "card|category")


def word(place: str, name: str) -> Any:
    """The word of this name that may stand in such a place."""
    for kind in LANGUAGE.flat((place,)):
        if kind in LANGUAGE.sorts and name in LANGUAGE.sorts[kind]:
            return LANGUAGE.sorts[kind][name]
    raise Impossible(f"There is no {place} {name!r} in this language.")


def is_word(place: str, name: str) -> bool:
    return any(
        name in LANGUAGE.sorts[kind] for kind in LANGUAGE.flat((place,)) if kind in LANGUAGE.sorts
    )


def by_message(key: str, *more: str) -> Saying:
    """A word that is said by one message alone."""
    return Saying(lambda s, term, **args: s.say(key, **args), " ".join((key, *more)))
