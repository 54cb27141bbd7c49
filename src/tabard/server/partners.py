"""What partners show each other: talk that only their side reads, what they point at, what they are
about to do, and what they propose to whoever decides for all of them.

Nothing of this is a move. Talk is kept, with the seats that may read it; all else lasts as long as
the question that it is about. Nobody outside the side hears of any of it, not even by a number that
is missing.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tabard.core.ask import Ask, Option
from tabard.core.codec import SEAT_NAMES
from tabard.core.match import Match

from . import messages as m
from .connection import Connection
from .rows import ChatRow
from .sorry import Sorry

if TYPE_CHECKING:
    from .stage import Stage

Kind = Literal["ping", "plan", "propose"]

STEP = 0.001
"""Seconds between two lines of talk, at least: their moment is their number."""


def side_of(match: Match[Any] | None, seat: int | None) -> tuple[int, ...]:
    """The seat and its allies; nobody for whoever has no seat."""
    if seat is None:
        return ()
    return (seat,) if match is None else match.state.allies(seat)


def partners(match: Match[Any] | None, seat: int | None) -> tuple[int, ...]:
    """All of its side; `Sorry` for whoever plays for himself alone."""
    side = side_of(match, seat)
    if len(side) < 2:
        raise Sorry("refused", "no-partners")
    return side


def asked_partner(q: Ask | None, side: Iterable[int], seat: int, shared: Iterable[str]) -> int:
    """Of the seat's partners the one who decides for all of them now; `Sorry`: nobody does."""
    for other in q.who if q is not None and not q.sealed and q.label in shared else ():
        if other in side and other != seat:
            return other
    raise Sorry("illegal", "sign-nobody")


# -- talk ------------------------------------------------------------------------------------------


def may_read(line: ChatRow, seat: int | None) -> bool:
    """Whether it is for the eyes of this seat."""
    return line.team is None or (seat is not None and SEAT_NAMES[seat] in line.team)


def moment_after(said: list[ChatRow]) -> float:
    """When a new line was said: later than all others, as its moment is its number."""
    return max([time.time(), *(line.at + STEP for line in said[-1:])])


def show_talk(conn: Connection, said: Iterable[ChatRow], whole: bool) -> None:
    """Those of the lines that are for the eyes of whoever looks; nothing, if none is new."""
    lines = [shape(line) for line in said if may_read(line, conn.seat)]
    if lines or whole:
        conn.send(m.Chats(lines=lines, whole=whole))


def shape(line: ChatRow) -> m.ChatShape:
    """The number of a line in the store would tell how many others there are."""
    number, team = round(line.at / STEP), line.team is not None
    return m.ChatShape(number, line.name, line.seat, line.text, line.at, line.guest, team)


# -- signs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Standing:
    """A plan or a proposal: it falls when the seat `about` answers, or could not answer that."""

    about: int
    options: tuple[Option, ...]


class Signs:
    """What stands at one table, by who showed it and what it is."""

    def __init__(self) -> None:
        self.standing: dict[tuple[int, Kind], Standing] = {}

    def take(self, match: Match[Any], seat: int, message: m.Signal) -> m.SignalShape | None:
        """What somebody shows. Returned is what passes at once; plans and proposals stay."""
        side = partners(match, seat)
        if message.sign == "ping":
            if not message.texts:
                raise Sorry("malformed", "sign-empty")
            return m.SignalShape(SEAT_NAMES[seat], "ping", message.texts)
        about = seat
        if message.sign == "propose":
            about = asked_partner(match.pending, side, seat, match.game.shared)
        options = tuple(match.game.options.parse(match.state, text) for text in message.texts)
        if options:
            if not _offered(match, about, options[0]):
                raise Sorry("illegal", "sign-late")
            self.standing[seat, message.sign] = Standing(about, options)
        else:
            self.standing.pop((seat, message.sign), None)
        return None

    def answered(self, seat: int) -> None:
        """Put away what was about an answer that is given now."""
        self.standing = {key: one for key, one in self.standing.items() if one.about != seat}

    def settle(self, match: Match[Any] | None) -> None:
        """Put away what can no longer be answered."""
        self.standing = {
            key: one
            for key, one in self.standing.items()
            if match is not None and _offered(match, one.about, one.options[0])
        }

    def seen_by(self, room: Stage, conn: Connection) -> list[m.SignalShape]:
        """What stands of the side of whoever looks, in their words."""
        match = room.match
        if match is None or not self.standing:
            return []
        side, said = side_of(match, conn.seat), room.sayings(match)
        found = []
        for (who, sign), one in self.standing.items():
            if who in side:
                all_said = [said.of(match.state, option, conn.language) for option in one.options]
                texts, labels = [x.text for x in all_said], [x.label for x in all_said]
                found.append(m.SignalShape(SEAT_NAMES[who], sign, texts, labels))
        return found


def _offered(match: Match[Any], seat: int, option: Option) -> bool:
    q = match.pending
    return q is not None and not q.sealed and option in q.options_of(seat)


def show_signs(room: Stage) -> None:
    """To all whose side shows other things than before."""
    if room.signs.standing:
        room.signs.settle(room.match)
    for conn in list(room.connections):
        show_signs_to(room, conn)


def show_signs_to(room: Stage, conn: Connection) -> None:
    seen = room.signs.seen_by(room, conn)
    if seen != conn.signs:
        conn.signs = seen
        conn.send(m.Signs(standing=seen))


def show_ping(room: Stage, seat: int, sign: m.SignalShape) -> None:
    side = side_of(room.match, seat)
    for conn in list(room.connections):
        if conn.seat in side:
            conn.send(m.Signs(standing=conn.signs, ping=sign))
