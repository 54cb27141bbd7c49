"""`tabard sim --parquet`: every seat of every game, in a file that other programs read."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed

from .extras import need

if TYPE_CHECKING:
    from .sim import Result


def _told_of(decks: tuple[str, ...], seat: int) -> str | None:
    """The deck of a seat, as it was asked for; None: the game's default.

    >>> [_told_of(decks, 1) for decks in (("a", "b"), ("mirror",), ())]
    ['b', 'mirror', None]
    """
    return decks[min(seat, len(decks) - 1)] if decks else None


def seat_rows(game_id: str, result: Result) -> list[dict[str, Any]]:
    """One row for each seat of a game."""
    job, scores = result.job, result.scores
    return [
        {
            "game": game_id,
            "number": job.number,
            "seat": SEAT_NAMES[seat],
            "bot": bot,
            "deck": _told_of(job.decks, seat),
            "settings": " ".join(job.settings),
            "ended": scores is not None,
            "score": None if scores is None else scores[seat],
            "share": None if scores is None else result.shares[seat],
            "decisions": result.decisions,
            "failure": result.failure,
        }
        for seat, bot in enumerate(job.bots)
    ]


class Rows:
    """The rows of a Parquet file, if one was asked for."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._rows: list[dict[str, Any]] = []
        if path is not None:
            need("parquet")

    def add(self, game_id: str, result: Result) -> None:
        if self.path is not None:
            self._rows += seat_rows(game_id, result)

    def write(self) -> None:
        if self.path is not None:
            write_parquet(self._rows, self.path)


def write_parquet(rows: list[dict[str, Any]], path: Path) -> None:
    polars: Any = import_module("polars")
    types = {
        "game": polars.String,
        "number": polars.Int64,
        "seat": polars.String,
        "bot": polars.String,
        "deck": polars.String,
        "settings": polars.String,
        "ended": polars.Boolean,
        "score": polars.Int64,
        "share": polars.Float64,
        "decisions": polars.Int64,
        "failure": polars.String,
    }
    try:
        polars.DataFrame(rows, schema=types).write_parquet(path)
    except OSError as error:
        raise Malformed(f"{path} can't be written: {error.strerror or error}.") from error
