"""Finding titles by name, through entry points: a game can live in another package."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from .errors import Malformed
from .game import Game

_made: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Make a title known without an entry point (tests do this)."""
    _made[game.info.id] = game


def names() -> tuple[str, ...]:
    """All titles that can be played."""
    return tuple(sorted({e.name for e in entry_points(group="tabard.games")} | set(_made)))


def load(name: str) -> Game[Any]:
    """The title with this name. Only this one is imported."""
    if name in _made:
        return _made[name]
    for entry in entry_points(group="tabard.games"):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game)
            _made[name] = game
            return game
    import difflib  # for this sentence only: a worker need not wait for it

    near = difflib.get_close_matches(name, names(), 1)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise Malformed(f"There is no game {name!r}. Games: {', '.join(names())}.{hint}")
