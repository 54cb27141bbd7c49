"""Where the tokens go when a turn ends: one plan, the same whichever token is asked about."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from .. import content as c
from ..rules.effects import units
from ..state import NONE, State
from .worth import bonus

CALM, ENTRY, NEIGHBOR = 0.2, 0.3, 0.5
"""How much a region is in danger: any, one where new races come in, for each active neighbor."""
DETERS = tuple(exp(-0.5 * price) for price in range(64))
"""How likely somebody still attacks at this price."""


@lru_cache(maxsize=4096)
def dangers(land: c.Land, holder: bytes, seat: int) -> dict[int, float]:
    """How much each region of a player's active race is in danger."""
    out = {}
    entry = land.mask["entry"]
    own = 2 * seat  # active(seat)
    for r in land.all:
        if holder[r] == own:
            danger = CALM + ENTRY * (entry >> r & 1)
            for b in land.borders[r]:
                code = holder[b]
                if code != NONE and not code & 1 and code != own:
                    danger += NEIGHBOR
            out[r] = danger
    return out


def next_place(s: State, seat: int) -> int:
    """The region that one more token helps most: where others can come, there is much to lose,
    and few stand yet."""
    land = s.static
    best, most = -1, -1.0
    for r, danger in dangers(land, bytes(s.holder), seat).items():
        price = 2 + land.mountains[r] + units(s, r) + s.walls[r] + s.garrisons[r]
        gain = danger * (1.0 + bonus(s, seat, r)) * DETERS[price]
        if gain > most:
            best, most = r, gain
    return best
