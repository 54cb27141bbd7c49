"""When the answers are shown that no person gives.

People must be able to follow what bots do, and the time that an answer takes must tell nothing of
what was thought about: whoever holds nothing but a pass is shown as late as whoever had ten ways to
go. So the time depends on what everybody can see alone: how many such answers came before it in the
same turn, whether it is one of those moments that come by the dozen (a chance to respond), and
whether there is but one answer for all to see, which is shown at once.
"""

from __future__ import annotations

from typing import Any

BRISK = 0.25
"""Seconds at most for an answer to what is asked all the time."""
FIRST, SHRINKS = 0.9, 0.85
"""Seconds for the first answer of a turn, and how each one after it is quicker: five take 3.3 s,
and as many as you like never more than 6."""


def seconds(before: int) -> float:
    """How long an answer takes, with so many before it in the same turn.

    >>> [round(sum(map(seconds, range(n))), 1) for n in (1, 5, 10, 20, 100)]
    [0.9, 3.3, 4.8, 5.8, 6.0]
    """
    return FIRST * SHRINKS**before


class Pace:
    """How many answers were given for seats in this turn."""

    def __init__(self) -> None:
        self._turn: Any = None
        self._given = 0

    def next(self, turn: Any, brisk: bool = False) -> float:
        """Seconds for the next answer, which is given in this turn (see `Game.which_turn`)."""
        if turn != self._turn:
            self._turn, self._given = turn, 0
        return min(BRISK, seconds(self._given)) if brisk else seconds(self._given)

    def given(self) -> None:
        self._given += 1
