"""Bots: they answer for a seat, see no more than that seat, and know no title by name."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from tabard.core.bot import Bot
from tabard.core.errors import Malformed
from tabard.core.game import Game

from .ismcts import Ismcts
from .simple import HeuristicBot, RandomBot

__all__ = ["KNOWN", "Bot", "make"]

KNOWN = (
    "random",
    "heuristic",
    "ismcts",
    "ismcts:<simulations>",
    "ismcts:<milliseconds>ms",
    "<module>:<class>",
)

_BUDGET = re.compile(r"ismcts:([1-9][0-9]{0,6})(ms)?")
_BROUGHT = re.compile(r"(?!ismcts:)([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def make(spec: str, game: Game[Any]) -> Bot:
    """The bot that this text names, for this game; `Malformed` says which ones there are."""
    if spec == "random":
        return RandomBot()
    if spec == "heuristic":
        return HeuristicBot(game)
    if spec == "ismcts":
        return Ismcts(game)
    brought = _BROUGHT.fullmatch(spec)
    if brought is not None:
        return _brought(spec, *brought.groups())(game)
    budget = _BUDGET.fullmatch(spec)
    if budget is None:
        raise Malformed(f"There is no bot {spec!r}. Bots: {', '.join(KNOWN)}.")
    amount = int(budget[1])
    if budget[2]:
        return Ismcts(game, spec, simulations=None, seconds=amount / 1000)
    return Ismcts(game, spec, simulations=amount)


def _brought(spec: str, module: str, name: str) -> Callable[[Game[Any]], Bot]:
    """A class of somebody's own, which is made for a game."""
    try:
        found: Callable[[Game[Any]], Bot] = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise Malformed(f"There is no bot {spec!r}: {error}.") from error
    return found
