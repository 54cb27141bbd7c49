"""What was rolled together, as one thing that a line of the log names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabard.core.codec import Kind
from tabard.core.errors import Malformed

from .language import names as n

DIE_FACES = 1 + len(n.COLORS) * n.FACES
Shown = Sequence[Sequence[int]]
"""The faces of each color."""


class Throw(Kind):
    """Dice of any number. The digits of its number, from the last one, are the dice.

    >>> red6_red2_blue8 = throw(((6, 2), (8,), ()))
    >>> THROW.text(None, red6_red2_blue8)
    'red2,red6,blue8'
    >>> THROW.parse(None, "red2,red6,blue8") == red6_red2_blue8
    True
    """

    def __init__(self) -> None:
        super().__init__("throw", ())

    def text(self, s: Any, number: int) -> str:
        shown = enumerate(faces(number))
        return ",".join(f"{n.COLORS[color]}{face}" for color, row in shown for face in row) or "-"

    def parse(self, s: Any, name: Any, none: int = -1) -> int:
        shown: list[list[int]] = [[] for _ in n.COLORS]
        for die in [] if name == "-" else str(name).split(","):
            if die[:-1] not in n.COLORS or die[-1:] not in "12345678":
                raise Malformed(f"There is no die that shows {die!r}.")
            shown[n.COLORS.index(die[:-1])].append(int(die[-1]))
        return throw(shown)


THROW = Throw()


def throw(shown: Shown) -> int:
    """The number of what these dice show."""
    number = 0
    for color in reversed(range(len(shown))):
        for face in sorted(shown[color], reverse=True):
            number = number * DIE_FACES + 1 + color * n.FACES + face - 1
    return number


def faces(number: int) -> list[list[int]]:
    """What the dice of each color show.

    >>> faces(throw(((6, 2, 6), (), (8,))))
    [[2, 6, 6], [], [8]]
    """
    shown: list[list[int]] = [[] for _ in n.COLORS]
    for die in _dice(number):
        shown[die // n.FACES].append(die % n.FACES + 1)
    return shown


def _dice(number: int) -> Iterator[int]:
    while number > 0:
        number, die = divmod(number, DIE_FACES)
        yield die - 1
