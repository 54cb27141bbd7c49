"""How to play sensibly."""

from __future__ import annotations

from random import Random
from typing import Any

from . import content as c
from .effects import held
from .state import State

HORIZON = 1
LEAD = 10.0


def choose(s: State, seat: int, options: tuple[Any, ...], rng: Random) -> Any:
    return options[int(rng.random() * len(options))]


def value(s: State) -> tuple[float, ...]:
    left = c.ROUNDS[s.seats] - s.round
    return tuple(
        s.coins[p] + left * 0.5 * (len(held(s, p)) + s.holder.count(2 * p + 1))
        for p in range(s.seats)
    )
