"""Several games for one result: best of three, say. Pure functions on a table's row.

Each game is a table of its own, with its own seed and replay; the next is made as a rematch is, and
begins when everybody agrees. A table knows the games before it. Whoever wins more than half of them
wins; a draw counts for nobody, and one more is played.

What was brought to the first game is played with in all of them: every seat keeps its list, or
(`swap`) takes over that of the next seat. While lists are kept, a game that is over stays closed
until all is decided: its seed and its match file would tell everybody's list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from .rows import Brings, TableRow

KEY = "series"
"""In a row's `shown`."""
AGREED = "agreed"
"""There as well: guests who want the next game to begin."""


@dataclass(frozen=True, kw_only=True)
class Played:
    """A game that is over: where, and who won it. Nobody: it was a draw."""

    table: str
    winners: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Series:
    best_of: int
    swap: bool = False
    games: tuple[Played, ...] = ()
    """Those that are over: this table's own is the last of them when it is."""
    lists: tuple[Brings, ...] = ()
    """What each seat plays this game with, from the second on; none: the title has no lists."""
    opened: bool = False
    """It was decided, or broken off, after this table's game: nothing needs to be closed."""

    def score(self, seats: int) -> list[int]:
        return [sum(i in game.winners for game in self.games) for i in range(seats)]

    def winners(self, seats: int) -> tuple[int, ...]:
        """Who has won more than half of the games; nobody yet: it goes on."""
        enough = self.best_of // 2 + 1
        return tuple(i for i, won in enumerate(self.score(seats)) if won >= enough)


def of(row: TableRow) -> Series | None:
    found = row.shown.get(KEY)
    return None if found is None else msgspec.convert(found, Series)


def put(row: TableRow, series: Series) -> TableRow:
    return replace(row, shown={**row.shown, KEY: msgspec.to_builtins(series)})


def ended(row: TableRow, winners: Sequence[int]) -> TableRow:
    """This table's game is over. When everybody has won, nobody has."""
    now = of(row)
    if now is None or any(game.table == row.id for game in now.games):
        return row
    won = () if len(winners) == len(row.seats) else tuple(winners)
    return put(row, replace(now, games=(*now.games, Played(table=row.id, winners=won))))


def going_on(row: TableRow) -> Series | None:
    """That of a table whose game is over, when it is not decided yet."""
    now = of(row)
    return None if now is None or now.winners(len(row.seats)) else now


def later(row: TableRow) -> bool:
    """Whether this is a table for the second game, or one after that."""
    now = of(row)
    return now is not None and any(game.table != row.id for game in now.games)


def following(row: TableRow, lists: Sequence[str]) -> Series | None:
    """For the table of the next game, or of the first of another series. `lists`: what the seats
    have played with, if the title has lists."""
    now = of(row)
    if now is None:
        return None
    if going_on(row) is None:
        return Series(best_of=now.best_of, swap=now.swap)
    said = [one.listed for one in now.lists] or [seat.listed for seat in row.seats]
    played = tuple(Brings(*one) for one in zip(lists, said, strict=True)) if lists else ()
    turned = (*played[1:], *played[:1]) if now.swap else played
    return replace(now, lists=turned, opened=False)


def closed(row: TableRow) -> bool:
    """Whether a game that is over is nobody's to read yet: the others' lists are still secret."""
    now = going_on(row)
    secret = now is not None and not now.swap and not now.opened
    return secret and row.status == "over" and any(seat.brings for seat in row.seats)


def agree(row: TableRow, guest: str) -> TableRow:
    agreed = sorted({*row.shown.get(AGREED, ()), guest})
    return replace(row, shown={**row.shown, AGREED: agreed})


def agreed(row: TableRow, guest: str | None) -> bool:
    return guest in row.shown.get(AGREED, ())
