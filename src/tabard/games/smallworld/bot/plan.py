"""What to conquer: the regions that the tokens in hand bring the most with, as one plan."""

from __future__ import annotations

from typing import NamedTuple

from .. import content as c
from ..rules.costs import MAX_SHORT, discount, strengths, targets
from ..rules.effects import has, in_hand, least
from ..state import State
from .worth import Worth

FIRST = 6
"""So many ways to begin are followed up."""
SPARE = 0.1
"""What a token is worth that is left for the redeployment."""
POOR = 0.3
"""What conquering a region must be worth."""
ODDS = tuple(
    sum(face >= short for face in c.DIE.faces) / len(c.DIE.faces) for short in range(MAX_SHORT + 1)
)
"""How likely the die makes up for so many tokens."""


class Plan(NamedTuple):
    """A first conquest, and what it comes to with all that follow."""

    value: float
    region: int
    final: bool = False


NO_PLAN = Plan(0.0, -1)


class Map:
    """Prices and worths, of the regions in reach and of those behind them."""

    def __init__(self, s: State, seat: int) -> None:
        self.near = s.static.near
        self.floor = least(s, seat)
        less, flat = discount(s, seat)
        strong = strengths(s, less)
        self.flat = flat
        self.strong = strong
        self.price = dict(targets(s, seat, 0))
        self.worth = Worth(s, seat)
        ways = has(s, seat).reach
        land = s.static.mask["all" if "water" in ways else "land"]
        for r in s.static.all:
            if s.towers[r] or s.holder[r] == 2 * seat:
                land &= ~(1 << r)
        self.land = land

    def behind(self, r: int, seen: int) -> int:
        return self.near[r] & self.land & ~seen

    def cost(self, r: int) -> int:
        found = self.price.get(r)
        if found is None:
            found = self.price[r] = max(self.floor, self.strong[r] - self.flat)
        return found


def _steps(land: Map, have: int) -> list[int]:
    """The regions that can be conquered now, those first that bring most a token."""
    price, worth = land.price, land.worth
    can = [r for r in price if price[r] <= have and worth[r] > POOR]
    return sorted(can, key=lambda r: worth[r] / (price[r] or 0.5), reverse=True)


def best_plan(s: State, seat: int) -> Plan:
    """The best conquest to begin with."""
    have = in_hand(s, seat)
    land = Map(s, seat)
    open_now = list(land.price)
    can = _steps(land, have)
    if not can:
        return _last(land, open_now, have)
    seen = 0
    for r in open_now:
        seen |= 1 << r
    return max((_fill(land, open_now, seen, r, have) for r in can[:FIRST]), key=_value)


def _value(plan: Plan) -> float:
    return plan.value


def _fill(land: Map, open_now: list[int], seen: int, first: int, have: int) -> Plan:
    """What beginning here comes to, going on with what brings the most a token."""
    left, total = list(open_now), 0.0
    r = first
    price, worth = land.price, land.worth
    while True:
        have -= price[r]
        total += worth[r]
        left.remove(r)
        more = land.behind(r, seen)
        seen |= more
        while more:
            low = more & -more
            more ^= low
            b = low.bit_length() - 1
            land.cost(b)
            left.append(b)
        r, rate = -1, 0.0
        for b in left:
            if price[b] <= have:
                this = worth[b] / (price[b] or 0.5)
                if this > rate and worth[b] > POOR:
                    r, rate = b, this
        if r < 0:
            return Plan(total + SPARE * have + _last(land, left, have).value, first)


def _last(land: Map, left: list[int], have: int) -> Plan:
    """The final conquest, with the die."""
    best = NO_PLAN
    if have < land.floor:
        return best
    for r in left:
        short = land.price[r] - have
        if 0 < short <= MAX_SHORT:
            value = ODDS[short] * land.worth[r]
            if value > best.value:
                best = Plan(value, r, True)
    return best
