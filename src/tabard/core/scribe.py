"""Position after position of one match, written down: only the columns that differ from those of
the position before are put into words anew.

How a column is written depends on its value and on `static` alone; a gate compares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Generic, TypeVar

from . import saving
from .game import SPECTATOR, Game
from .state import PUBLIC, BaseState, Field, digest_of

S = TypeVar("S", bound=BaseState)
T = TypeVar("T")


class Columns(Generic[T]):
    """Of each of these columns what `make` makes of its value."""

    def __init__(
        self, fields: Mapping[str, Field], make: Callable[[Field, BaseState, Any], T]
    ) -> None:
        self.make = make
        self._fields = tuple((k, name, f) for k, (name, f) in enumerate(fields.items()))
        self._values = attrgetter("static", *fields)
        self._static: Any = self  # no position has that
        self._last: list[Any] = []
        self._made: dict[str, T] = {}

    def of(self, s: BaseState) -> dict[str, T]:
        """A new dictionary: whoever has the last one keeps it as it is."""
        static, *values = self._values(s)
        if static is not self._static:
            self._static, self._last = static, [self] * len(values)
        last = self._last
        for k, name, f in compress(self._fields, map(ne, values, last)):
            value = values[k]
            self._made[name] = self.make(f, s, value)
            last[k] = value[:] if f.shape == "column" else value  # it is made
        return dict(self._made)


class Scribe(Generic[S]):
    """Writes the positions of one match for its file."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        fields = game.state.fields
        self._saved = Columns(fields, lambda f, s, value: f.saved(s, value))
        counted = {name: f for name, f in fields.items() if not f.aside}
        self._reprs = Columns(counted, lambda f, s, value: repr(f.fixed(value)))

    def to_json(self, s: S) -> dict[str, Any]:
        """The same as `Game.to_json`."""
        return saving.to_json(s, self.game.options, self._saved.of(s))

    def digest(self, s: S) -> str:
        """The same as the state's own."""
        return digest_of([*self._reprs.of(s).values(), *map(repr, s.rest())])


def public_columns(
    game: Game[Any], done: Callable[[Any], Any] = lambda shown: shown
) -> Columns[Any]:
    """What everybody sees of a match's positions: `Game.view` can be given it. `done`: what is to
    be made of each column besides."""

    def make(f: Field, s: BaseState, value: Any) -> Any:
        return done(f.shown(s, value, SPECTATOR) if f.sparse else f.to_json(s, value))

    fields = {name: f for name, f in game.state.fields.items() if f.see is PUBLIC}
    return Columns(fields, make)
