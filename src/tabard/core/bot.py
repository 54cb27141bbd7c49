"""What a bot is: something that answers for a seat and sees no more than that seat."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from .ask import Option
from .game import Perspective


class Bot(Protocol):
    """Answers questions. It may keep nothing about a game between two of them, so that a seat can
    change hands at any decision."""

    @property
    def spec(self) -> str:
        """The text that makes this bot, e.g. ``ismcts:200``."""

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        """One of ``perspective.options``; equal generators give equal choices."""
