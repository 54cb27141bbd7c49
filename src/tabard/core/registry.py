"""Finding titles by name, through entry points: a game can live in another package.

The environment variable ``TABARD_GAMES`` adds titles that have no entry point, as
``module:attribute``, several with commas between them. Processes that a server starts know them
too, as they inherit it.
"""

from __future__ import annotations

import hashlib
import marshal
import os
import sys
from functools import cache
from importlib import import_module
from typing import Any

from .cache import read_cache, write_cache
from .errors import Malformed
from .game import Game

VARIABLE = "TABARD_GAMES"
_made: dict[str, Game[Any]] = {}
_read: set[str] = set()
"""The values of the variable that have been seen to."""


def register(game: Game[Any]) -> None:
    """Make a title known without an entry point (tests do this)."""
    _made[game.info.id] = game


@cache
def _installed() -> dict[str, str]:
    """Titles with an entry point, each with its ``module:attribute``. To look through all packages
    takes longer than to import a game, so what was found is kept as long as no folder of packages
    changes."""
    key = f"titles-{hashlib.sha256(repr(_folders()).encode()).hexdigest()[:32]}"
    cached = read_cache(key)
    if cached is not None:
        try:
            return dict(marshal.loads(cached))
        except (ValueError, TypeError, EOFError):
            pass  # a damaged cache is made anew
    from importlib.metadata import entry_points

    found = {entry.name: entry.value for entry in entry_points(group="tabard.games")}
    write_cache(key, marshal.dumps(found))
    return found


def _folders() -> list[tuple[str, int]]:
    """Where packages are looked for, each with the moment something came or went there."""
    found = []
    for path in sys.path:
        try:
            found.append((os.path.abspath(path), os.stat(path or ".").st_mtime_ns))
        except OSError:
            continue
    return found


def names() -> tuple[str, ...]:
    """All titles that can be played."""
    _read_variable()
    return tuple(sorted({*_installed(), *_made}))


def load(name: str) -> Game[Any]:
    """The title with this name. Only this one is imported."""
    _read_variable()
    if name in _made:
        return _made[name]
    if name in _installed():
        module, _, attribute = _installed()[name].partition(":")
        game = getattr(import_module(module), attribute)
        assert isinstance(game, Game)
        _made[name] = game
        return game
    import difflib  # for this sentence only: a worker need not wait for it

    near = difflib.get_close_matches(name, names(), 1)
    hint = f" Did you mean {near[0]}?" if near else ""
    raise Malformed(f"There is no game {name!r}. Games: {', '.join(names())}.{hint}")


def _read_variable() -> None:
    value = os.environ.get(VARIABLE, "")
    if not value or value in _read:
        return
    for game in [_named(part.strip()) for part in value.split(",") if part.strip()]:
        register(game)
    _read.add(value)


def _named(text: str) -> Game[Any]:
    """The game that ``module:attribute`` stands for."""
    module, colon, attribute = text.partition(":")
    if not (module and colon and attribute.isidentifier()):
        raise Malformed(f"{VARIABLE} names games as module:attribute, not {text!r}.")
    try:
        found = getattr(import_module(module), attribute)
    except ImportError as error:
        raise Malformed(f"{VARIABLE}: {module!r} can't be imported: {error}.") from error
    except AttributeError:
        raise Malformed(f"{VARIABLE}: there is no {attribute!r} in {module!r}.") from None
    if not isinstance(found, Game):
        raise Malformed(f"{VARIABLE}: {text!r} is not a game.")
    return found
