"""What cards give their owner, and creatures those who fight them, compiled.

The rules ask these records, and never which card it is. A field of `Has` holds what one static word
gives; a hero has what all cards at work give together (`together`). `Foe` is the same for an
opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from .names import POOLS

Number: TypeAlias = "Callable[[Any, Any], int]"
"""An amount: (state, context) → number."""
Check: TypeAlias = "Callable[[Any, Any], bool]"


class Do(NamedTuple):
    """One step. `run` carries it out where nobody is asked."""

    op: str
    n: Number | None = None
    arg: Any = None
    run: Callable[..., None] | None = None
    able: Callable[..., bool] | None = None
    worth: float = 0.0


class Cost(NamedTuple):
    """What is paid for a use besides the Energy on the card. `kind` is a pool (health, energy), a
    token (combo, rage), `dice` or `unequip`; without one nothing is paid."""

    kind: str = ""
    least: int = 0
    most: int = 0
    each: int = 1
    """So many for each x."""
    arg: Any = None
    """Which dice, or which cards."""
    varies: bool = False
    worth: float = 0.0


class AbilityMade(NamedTuple):
    """One ability of a card, a creature or a boss."""

    number: int
    name: str
    card: int
    window: int
    """-1: it is used with another one (`improves`)."""
    program: tuple[Do, ...] = ()
    steps: tuple[str, ...] = ()
    cost: Cost = Cost()
    test: Check | None = None
    must: bool = False
    anyone: bool = False
    """It may be used for every friendly participant."""
    once: str = ""
    """Once a `combat`, once a `turn`."""
    first: bool = False
    """It is the first ability of its card: the Energy on the card is paid for it."""


class Gives(NamedTuple):
    """What a card adds as long as it is there."""

    card: int
    bonuses: tuple[tuple[str, Number, int], ...]
    """(dice, reroll, attrition, lower, health or energy; how many; which color)."""
    friends: bool
    test: Check | None


class Has:
    """What a card, or all of them together, has. () and 0 stand for "does not have it"."""

    gives: tuple[Gives, ...]
    abilities: tuple[int, ...]
    """The numbers of those that can be used."""
    improves: tuple[tuple[int, int, bool], ...]  # (card, ability that goes with it, goes first)
    replaces: tuple[tuple[int, int], ...]  # (card, ability instead)
    judges: tuple[tuple[int, int], ...]  # (Seal, ability that goes with its judgement)
    eases: tuple[tuple[int, int], ...]  # (card, the least face that it spots)
    keeps: tuple[tuple[int, str], ...]  # (card that stays, once a what)
    twice: tuple[tuple[int, int], ...]  # (card or -1 for all instants, Energy more)
    costs: tuple[tuple[int, Callable[[int], bool]], ...]  # (Energy less, on which cards)
    free: tuple[tuple[int, Check], ...]  # (card, when it costs nothing)
    free_instant: tuple[int, ...]  # abilities that let one be free
    doubles: tuple[str, ...]  # tokens
    hardens: tuple[tuple[str, int], ...]  # (category, Health more)
    holds: tuple[tuple[int, tuple[str, ...], int], ...]  # (area, traits, level at most)
    extra: tuple[int, ...]  # types of card that one more area takes
    intercepts: int
    unstopped: int
    unhindered: int
    slows: int  # Travel actions a turn, 0: any number
    immune: tuple[int, ...]  # creatures

    __slots__ = tuple(__annotations__)

    def __init__(self, **given: Any) -> None:
        for name, kind in Has.__annotations__.items():
            setattr(self, name, given.get(name, 0 if kind == "int" else ()))


def together(parts: Iterable[Has]) -> Has:
    """What several cards have: tables are joined, numbers are added."""
    whole: dict[str, Any] = {}
    for part in parts:
        for name, kind in Has.__annotations__.items():
            value = getattr(part, name)
            whole[name] = whole.get(name, 0 if kind == "int" else ()) + value
    return Has(**whole)


class Foe(NamedTuple):
    """What a creature or a boss does by itself, besides its abilities."""

    abilities: tuple[int, ...] = ()
    no_rerolls: bool = False
    no_attrition: bool = False
    armor_from: int = 0
    """Green dice below this face place no armor."""
    hinders: int = 0
    """Added to everybody's Reroll value."""
    halves_attrition: bool = False
    hits_capped: tuple[int, ...] = ()
    """No more hits in the damage and defense boxes than dice that show this."""
    attrition_capped: tuple[int, ...] = ()


# -- the tables, filled when the box is opened ----------------------------------------------------

ABILITIES: tuple[AbilityMade, ...] = ()
OF_CARD: tuple[Has, ...] = ()
FOE_OF: tuple[Foe, ...] = ()
"""By creature, then by boss."""
HAPPENINGS: tuple[tuple[tuple[str, Any], ...], ...] = ()
"""What each event does: (word, what it makes) each."""
STAYS: tuple[bool, ...] = ()
"""TBG-EVENT-02: whether an event stays beside the board."""


def fill(**tables: Any) -> None:
    """The box is opened: all tables at once."""
    own = globals()
    for name, table in tables.items():
        assert name in own, name
        own[name] = table
    kit_of.cache_clear()


@lru_cache(maxsize=4096)
def kit_of(cards: tuple[int, ...]) -> Kit:
    """All that these cards do, sorted out."""
    return Kit(cards)


class Kit:
    """What a hero has with the cards at work: made once for each set of cards."""

    __slots__ = ("at", "cards", "has", "more")

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards
        self.has = together(OF_CARD[card] for card in cards)
        found: dict[int, list[AbilityMade]] = {}
        for number in self.has.abilities:
            ability = ABILITIES[number]
            found.setdefault(ability.window, []).append(ability)
        self.at: dict[int, tuple[AbilityMade, ...]] = {w: tuple(a) for w, a in found.items()}
        """The abilities of each window."""
        self.more: dict[str, tuple[Number, ...]] = {
            pool: tuple(
                x for given in self.has.gives for kind, x, _ in given.bonuses if kind == pool
            )
            for pool in POOLS
        }
        """What is added to each capacity."""
