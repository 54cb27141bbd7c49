"""What a bot is, something that answers for a seat, and what it sees: no more than that seat."""

from __future__ import annotations

from random import Random
from typing import Any, Generic, Protocol, TypeVar

from .ask import Option, Seat
from .game import Game
from .state import BaseState

S = TypeVar("S", bound=BaseState)


class Perspective(Generic[S]):
    """All a bot gets: what its seat sees, its question, and worlds it can't tell from the real
    one. The state itself stays in here."""

    __slots__ = ("_game", "_s", "seat")

    def __init__(self, game: Game[S], s: S, seat: Seat) -> None:
        self._game, self._s, self.seat = game, s, seat

    @property
    def view(self) -> dict[str, Any]:
        return self._game.view(self._s, self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """What the seat may answer now."""
        q = self._game.pending(self._s)
        return () if q is None else q.options_of(self.seat)

    @property
    def label(self) -> str:
        q = self._game.pending(self._s)
        return q.label if q is not None and self.seat in q.who else ""

    def sample(self, rng: Random) -> S:
        """A whole state, drawn from all that agree with what this seat knows."""
        return self._game.determinize(self._s, self.seat, rng)


class Bot(Protocol):
    """Answers questions. It may keep nothing about a game between two of them, so that a seat can
    change hands at any decision."""

    @property
    def spec(self) -> str:
        """The text that makes this bot, e.g. ``ismcts:200``."""

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        """One of ``perspective.options``; equal generators give equal choices."""
