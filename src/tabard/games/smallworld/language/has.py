"""What a race, a power or a treasure has: its abilities, compiled into numbers and small tables.

The rules ask this record, and never which race it is. A field holds what one word of `abilities`
or `treasures` gives; what a race and its power have both is added up.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Form(NamedTuple):
    """A choice for the turn: coins, or for a price so many tokens less a conquest."""

    coins: int
    price: int
    less: int


class Has:
    """0 and () stand for "does not have it". Nothing changes one once it is made."""

    # What the active race of a player may have, wherever it comes from
    costs: tuple[tuple[int, str], ...]  # so many tokens less, where
    incomes: tuple[tuple[int, str], ...]  # coins, for each of what
    rewards: tuple[tuple[int, str], ...]  # coins (0: one a defender), against whom
    free_travel: int
    sanctuary: int
    heal: int  # tokens
    battleground: int

    # Races and powers
    reach: tuple[str, ...]
    builds: tuple[tuple[str, str], ...]  # which piece, where
    tolls: tuple[tuple[int, str], ...]  # coins, on which terrain
    least: int  # tokens
    holy_light: int
    assault: int  # times a turn
    collect: int  # times a turn
    relic: int  # so many tokens less
    bombs: int
    harmony: int  # coins
    forms: tuple[Form, ...]
    recruit: int  # coins
    objectives: int  # coins
    champion: int  # times a turn
    ransom: int  # coins
    towers: int
    beasts: int
    swaps: int  # times a turn
    pushes: int  # times a turn
    ends: int  # words that do something to others when the turn ends

    # Treasures
    ashes: int  # times a turn
    frostmourne: int  # times a turn
    chill: int  # so many tokens less
    doomhammer: int  # times a turn
    blow: int  # coins
    heart: int  # coins
    aegis: int  # coins
    alike: int  # coins
    holding: int  # coins
    well: int  # coins

    discounts: tuple[tuple[tuple[int, str], ...], int, int]
    """The costs, sorted out: so much on which terrain, on occupied regions, on all."""
    given: dict[str, Any]
    """All of the above that was given."""

    __slots__ = tuple(__annotations__)

    def __init__(self, **given: Any) -> None:
        for name, kind in Has.__annotations__.items():
            setattr(self, name, given.get(name, 0 if kind == "int" else ()))
        self.discounts = (
            tuple(cost for cost in self.costs if cost[1] not in ("occupied", "any")),
            sum(less for less, where in self.costs if where == "occupied"),
            sum(less for less, where in self.costs if where == "any"),
        )
        self.given = given


NOTHING = Has()


def together(parts: Iterable[Has]) -> Has:
    """What several words, or several things, give together: tables are joined, numbers are added,
    and of two leasts the larger one counts.

    >>> both = together([Has(least=2, reach=("water",)), Has(least=3, pushes=1), Has(pushes=2)])
    >>> both.least, both.reach, both.pushes
    (3, ('water',), 3)
    """
    whole: dict[str, Any] = {}
    for part in parts:
        for name, value in part.given.items():
            if name not in whole:
                whole[name] = value
            elif name == "least":
                whole[name] = max(whole[name], value)
            else:
                whole[name] += value
    return Has(**whole)
