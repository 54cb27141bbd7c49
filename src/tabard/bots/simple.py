"""The two bots that answer at once."""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Option
from tabard.core.bot import Perspective
from tabard.core.game import Game


class RandomBot:
    """Any option, all equally likely."""

    spec = "random"

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        options = perspective.options
        return options[int(rng.random() * len(options))]


class HeuristicBot:
    """The game's own quick pick, on a world that this seat can't tell from the real one."""

    spec = "heuristic"

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        world = perspective.sample(rng)
        return self.game.heuristic(world, perspective.seat, options, rng)
