"""When the answers are shown that no person gives.

People must be able to follow what bots do, and the time that an answer takes must tell nothing of
what was thought about: whoever holds nothing but a pass is shown as late as whoever had ten ways to
go. So the time depends on what everybody can see alone: how long the answers before it in the same
turn have taken, whether it is one of those moments that come by the dozen (a chance to respond),
and whether there is but one answer for all to see, which is shown at once.
"""

from __future__ import annotations

from typing import Any

TURN = 6.0
"""Seconds that all answers of a turn take together, at most."""
SHARE = 0.21
"""What an answer takes of the seconds that are left: three answers take 3 s."""
BRISK = 0.25
"""Seconds at most for an answer to what is asked all the time."""


def seconds(spent: float) -> float:
    """How long an answer takes when those before it in the same turn took so many seconds."""
    return SHARE * (TURN - spent)


class Pace:
    """What the answers that were given for seats in this turn have taken.

    >>> pace, took = Pace(), [0.0]
    >>> for _ in range(100):
    ...     took.append(took[-1] + pace.next(1))
    ...     pace.given(took[-1] - took[-2])
    >>> [round(took[n], 1) for n in (1, 2, 3, 5, 10, 100)]
    [1.3, 2.3, 3.0, 4.2, 5.4, 6.0]
    """

    def __init__(self) -> None:
        self._turn: Any = None
        self._spent = 0.0

    def next(self, turn: Any, brisk: bool = False) -> float:
        """Seconds for the next answer, which is given in this turn (see `Game.which_turn`)."""
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        slot = seconds(self._spent)
        return min(BRISK, slot) if brisk else slot

    def given(self, slot: float) -> None:
        self._spent += slot
