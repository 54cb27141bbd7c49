"""Bots: they answer for a seat, see no more than that seat, and know no title by name."""

from __future__ import annotations

import re
from typing import Any

from tabard.core.bot import Bot
from tabard.core.errors import Malformed
from tabard.core.game import Game

from .ismcts import Ismcts
from .simple import HeuristicBot, RandomBot

__all__ = ["KNOWN", "Bot", "make"]

KNOWN = ("random", "heuristic", "ismcts", "ismcts:<simulations>", "ismcts:<milliseconds>ms")

_BUDGET = re.compile(r"ismcts:([1-9][0-9]{0,6})(ms)?")


def make(spec: str, game: Game[Any]) -> Bot:
    """The bot that this text names, for this game; `Malformed` says which ones there are."""
    if spec == "random":
        return RandomBot()
    if spec == "heuristic":
        return HeuristicBot(game)
    if spec == "ismcts":
        return Ismcts(game)
    budget = _BUDGET.fullmatch(spec)
    if budget is None:
        raise Malformed(f"There is no bot {spec!r}. Bots: {', '.join(KNOWN)}.")
    amount = int(budget[1])
    if budget[2]:
        return Ismcts(game, spec, simulations=None, seconds=amount / 1000)
    return Ismcts(game, spec, simulations=amount)
