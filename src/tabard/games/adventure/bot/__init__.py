"""A quick, sensible hero."""

from __future__ import annotations

from random import Random

from tabard.core.ask import Option

from ..state import State


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return options[int(rng.random() * len(options))]


def prospects(s: State) -> tuple[float, ...]:
    return tuple(float(v) for v in s.valor)
