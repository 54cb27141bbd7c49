"""The sorts of words of the effect language, and what a word of each must tell about itself.

The words themselves are declared in `words`, one declaration each; docs/CARDS.md is for people who
write cards. What a word `makes` is a closure or a tuple: no word is looked up during play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabard.core.errors import Impossible
from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying, Vocabulary, Word

LANGUAGE = Vocabulary()
SAID = "text-"
"""How the ids of all messages of card texts begin."""


def said(key: str, *more: str) -> Saying:
    """A word that is said by one message alone."""
    return Saying(lambda s, **args: s.say(key, **args), " ".join((key, *more)))


UNSAID = Saying(lambda *args: "")
"""Words that are said by those around them."""


@dataclass(frozen=True, kw_only=True)
class Name(Word):
    """A damage type, a counter: it has its place among the others, and a word."""


@dataclass(frozen=True, kw_only=True)
class Keyword(Word):
    worth: float
    """To a bot, on an ally."""
    number: bool = False
    """It comes with a number, and numbers add up."""


@dataclass(frozen=True, kw_only=True)
class Forbidden(Word):
    bit: int


@dataclass(frozen=True, kw_only=True)
class GroupWord(Word):
    """A noun, or what stands around one. It makes a test of a card, and is taken apart for the
    text into `lexicon.Group`s (`apart_`)."""

    makes: Callable[[Term], Any]
    taken: Callable[[Term], list[Any]]
    wide: bool = False
    """Such cards also lie in a resource row."""
    character: bool = False


@dataclass(frozen=True, kw_only=True)
class Trait(Word):
    """What a card of a group is like. It makes a test of a card from its term and its noun."""

    makes: Callable[[Term, Term], Any]
    place: str
    """Where it stands: before the noun like an adjective, after it, or as a tag."""
    printed: bool = False
    """A card has it or has not, as long as all cards stay where they are."""
    records: int = 0
    """The deeds (`State.did`) that are written down because of it."""


@dataclass(frozen=True, kw_only=True)
class Person(Word):
    """Cards or players that a power speaks of. It makes refs; a `Writer` is given to those that
    aim or pick."""

    makes: Callable[[Any, Term], Any]


@dataclass(frozen=True, kw_only=True)
class AmountWord(Word):
    makes: Callable[[Term], Any]


@dataclass(frozen=True, kw_only=True)
class TestWord(Word):
    makes: Callable[[Term], Any]
    acts: bool = False
    """It is something that is going on: "mentre", not "finché"."""


@dataclass(frozen=True, kw_only=True)
class EventWord(Word):
    makes: Callable[[Term], Any]


@dataclass(frozen=True, kw_only=True)
class Moment(Word):
    number: int


@dataclass(frozen=True, kw_only=True)
class PartWord(Word):
    """Part of a cost."""

    makes: Callable[[Term], Any]
    worth: float
    """What a bot gives up with it; None: the card itself, where it is destroyed."""


@dataclass(frozen=True, kw_only=True)
class ModWord(Word):
    """A change of cards."""

    makes: Callable[[Any, Term, Any], Any]
    place: str
    """How it is said: has (so much, a keyword), cant, or a verb of its own."""
    harms: Callable[[Term], bool] = lambda term: False
    grows: bool = False
    """Its number may be said for each of something."""


@dataclass(frozen=True, kw_only=True)
class StepWord(Word):
    """Something that is done. `writes` adds it to the program of a power; `does` carries it out,
    or the flow `carry_out` does, where somebody is asked."""

    writes: Callable[[Any, Term], None]
    does: Callable[..., Any] | None = None
    worth: Any
    """To a bot: a `powers.Worth`."""
    helps: Callable[[Term, int], bool]
    """Whether it is good for whom it is done to, on which card."""
    harms: bool = False
    settles: bool = False
    """Cards may be too many afterwards."""


@dataclass(frozen=True, kw_only=True)
class Head(Word):
    """A whole power: it makes the fields of a `Power`."""

    makes: Callable[[Any, Term], dict[str, Any]]
    early: bool = False
    """It works before the card is in play."""
    last: bool = False
    """It stands at the end of the text."""
    types: tuple[str, ...] = ()
    """The types of cards that can have it; none: any."""
    unique: bool = False
    """A card has it once."""


TYPE_WORDS = LANGUAGE.sort("type", Name)
COUNTER_WORDS = LANGUAGE.sort("counter", Name)
ZONE_WORDS = LANGUAGE.sort("grave", Name)
KEYWORD_WORDS = LANGUAGE.sort("keyword", Keyword)
MARK = LANGUAGE.sort("printed_word", Keyword)
"""Words on a card that no expression uses, but a reader asks about."""
FORBIDDEN = LANGUAGE.sort("forbidden", Forbidden)
NOUN = LANGUAGE.sort("noun", GroupWord)
NOUNS = LANGUAGE.sort("nouns", GroupWord)
SIDED = LANGUAGE.sort("sided", GroupWord)
MINE = LANGUAGE.sort("mine", GroupWord)
THEIRS = LANGUAGE.sort("theirs", GroupWord)
OTHER = LANGUAGE.sort("other", GroupWord)
ANY_WORDS = LANGUAGE.sort("several", GroupWord)
KIND = LANGUAGE.sort("kind_of_card", GroupWord)
KINDS = LANGUAGE.sort("kinds_of_card", GroupWord)
DEAR = LANGUAGE.sort("cards_of_somebody", GroupWord)
ROW_WORDS = LANGUAGE.sort("resources", GroupWord)
OWN_ROW = LANGUAGE.sort("own_resources", GroupWord)
TRAIT = LANGUAGE.sort("trait", Trait)
PRINTED_TRAIT = LANGUAGE.sort("printed_trait", Trait)
AIMED = LANGUAGE.sort("aimed", Person)
BURIED_WORDS = LANGUAGE.sort("buried_card", Person)
CHAINED = LANGUAGE.sort("card_on_the_chain", Person)
HOSTING = LANGUAGE.sort("host_to_be", Person)
PICKED = LANGUAGE.sort("picked", Person)
THIS = LANGUAGE.sort("this", Person)
THE_DEALER = LANGUAGE.sort("the_dealer", Person)
THE_HOST = LANGUAGE.sort("the_host", Person)
NAMED = LANGUAGE.sort("named_before", Person)
PLAYER_WORDS = LANGUAGE.sort("known_player", Person)
AIMED_PLAYER = LANGUAGE.sort("aimed_player", Person)
GIVEN = LANGUAGE.sort("given_up", Person)
MEASURE = LANGUAGE.sort("measure", AmountWord)
NEGATIVE = LANGUAGE.sort("negative", AmountWord)
OF_CARDS = LANGUAGE.sort("cards", AmountWord)
TEST = LANGUAGE.sort("test", TestWord)
TURN_WORDS = LANGUAGE.sort("turn_event", EventWord)
DEED = LANGUAGE.sort("deed", EventWord)
MOMENT_WORDS = LANGUAGE.sort("moment", Moment)
COST_WORDS = LANGUAGE.sort("cost", PartWord)
PART = LANGUAGE.sort("part", PartWord)
MOD_WORDS = LANGUAGE.sort("mod", ModWord)
GIFT = LANGUAGE.sort("gift", ModWord)
BAN = LANGUAGE.sort("ban", ModWord)
MODE_WORDS = LANGUAGE.sort("mode", StepWord)
STEP = LANGUAGE.sort("plain_step", StepWord)
DECREE = LANGUAGE.sort("decree", StepWord)
HEAD = LANGUAGE.sort("head", Head)
RULING = LANGUAGE.sort("ruling", Head)
TAKING = LANGUAGE.sort("taking", Head)

LANGUAGE.number("number", 1, 99)
LANGUAGE.number("whole_number", -99, 99)
LANGUAGE.number("few", 1, 9)
LANGUAGE.number("zero", 0, 0)
LANGUAGE.quote("power_in_quotes", "power")
LANGUAGE.either("power", "head|ruling|taking")
LANGUAGE.either("step", "plain_step|decree")
LANGUAGE.either("filter", "noun|sided|other|several")
LANGUAGE.either("card_filter", "kind_of_card|kinds_of_card")
LANGUAGE.either("priced", "'strike'|'self'|cards_of_somebody|card_filter")
LANGUAGE.either("amount", "number|measure")
LANGUAGE.either("signed_amount", "whole_number|measure|negative")
LANGUAGE.either("types", "type|list:type")
LANGUAGE.either("one_card", "this|named_before")
LANGUAGE.either("who", "aimed|picked|this|named_before")
LANGUAGE.either("whom", "this|filter")
LANGUAGE.either(
    "group",
    "noun|sided|other|several|nouns|kind_of_card|kinds_of_card|mine|cards_of_somebody|resources"
    "|own_resources",
)
LANGUAGE.either("any_trait", "trait|printed_trait")
LANGUAGE.either(
    "anybody",
    "who|player|buried_card|card_on_the_chain|host_to_be|given_up|the_dealer",
)
LANGUAGE.either("change", "mod|gift|ban")
LANGUAGE.either("player", "aimed_player|known_player")
LANGUAGE.either("event", "turn_event|deed")


def is_word(place: str, name: str) -> bool:
    return any(
        name in LANGUAGE.sorts[kind] for kind in LANGUAGE.flat((place,)) if kind in LANGUAGE.sorts
    )


def word(place: str, name: str) -> Any:
    """The word of this name that may stand in such a place; those that are alike make the same."""
    for kind in LANGUAGE.flat((place,)):
        if kind in LANGUAGE.sorts and name in LANGUAGE.sorts[kind]:
            return LANGUAGE.sorts[kind][name]
    raise Impossible(f"There is no {place} {name!r} in this language.")


def change(whom: Term, name: str) -> Any:
    """The change of this name, for cards or for players."""
    return word("ban" if whom == Term("opponents") else "change", name)
