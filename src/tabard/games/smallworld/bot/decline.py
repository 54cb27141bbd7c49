"""When to let a race go into decline: what one more turn brings, against a new race sooner."""

from __future__ import annotations

from ..rules.effects import has, held, in_hand, least, units
from ..rules.score import income
from ..state import State, declined

FRESH = (0.0, 5.5, 13.0, 21.0, 29.0)
"""What a new race brings in so many turns, its first one included."""
EACH_TURN = 8.5
"""What a turn brings that is further away."""
FADES = 0.75
"""How much of a race in decline is left a turn later."""
LOSES = 0.9
"""Regions of an active race that others take in a turn."""
PRICE = 2.8
"""Tokens that a region takes."""


def fresh(turns: int) -> float:
    if turns < len(FRESH):
        return FRESH[turns]
    return FRESH[-1] + EACH_TURN * (turns - len(FRESH) + 1)


def outlook(s: State, seat: int, left: int) -> tuple[float, float]:
    """(what declining now comes to, what declining later or never does), in coins to the end, with
    so many turns after this one."""
    mine = held(s, seat)
    keep = least(s, seat)
    tokens = float(in_hand(s, seat) + sum(units(s, r) for r in mine))
    old = float(s.holder.count(declined(seat)))
    regions = float(len(mine))
    now = faded(sum(s.tokens[r] >= keep for r in mine), left + 1) + fresh(left)
    each = (income(s, seat).total - old) / regions if mine else 1.0
    steady = sum(form.coins for form in has(s, seat).forms)
    price = max(1.0, PRICE + keep - 1 - has(s, seat).discounts[2])
    earned = later = 0.0
    for after in range(left, -1, -1):  # rounds after that one
        regions += max(0.0, tokens - keep * regions) / price
        earned += each * regions + old + steady
        later = max(later, earned)
        regions = max(0.0, regions - LOSES)
        tokens -= LOSES
        old *= FADES
        if after > 1:
            later = max(later, earned + faded(regions, after) + fresh(after - 1))
    return now, later


def faded(regions: float, turns: int) -> float:
    """What regions of a race in decline bring in so many turns."""
    return regions * (1 - FADES**turns) / (1 - FADES)


def without_race(s: State, seat: int, turns: int) -> float:
    """What is to come in so many turns to a player who picks a race in the next one."""
    return fresh(turns) + FADES * faded(s.holder.count(declined(seat)), turns)
