"""How a risk is likely to end: what an option begins, played out many times over."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

SURE = 1.959964
"""Standard deviations on either side of the mean that hold 95% of all cases."""


def wilson(rate: float, n: int) -> tuple[float, float]:
    """The 95% confidence interval of a rate seen in n cases (Wilson's).

    >>> [round(x, 3) for x in wilson(0.5, 100)], wilson(0.0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if not n:
        return 0.0, 1.0
    z = SURE
    center = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return max(0.0, center - half), min(1.0, center + half)


class Odds(NamedTuple):
    """How often it went well, and what it cost on average, in what the title counts."""

    won: int
    played: int
    cost: float

    @property
    def chance(self) -> float:
        return self.won / self.played

    @property
    def percent(self) -> int:
        return round(100 * self.chance)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the chance lies, with 95% certainty."""
        return wilson(self.chance, self.played)

    def said(self) -> dict[str, int]:
        """For a sentence: what is won in percent, from where to where, and what it costs."""
        low, high = (round(100 * bound) for bound in self.interval)
        return {"percent": self.percent, "low": low, "high": high, "cost": round(self.cost)}
