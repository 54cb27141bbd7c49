"""What people say to a table over its socket, kind by kind."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from tabard.core.ask import CHANCE
from tabard.core.errors import Illegal, Impossible, Malformed
from tabard.core.match import Match
from tabard.core.record import Input, Told
from tabard.core.replay import learnt, listener

from . import messages as m
from . import render, seats
from .connection import DEAR, STRIKES, Connection, decode, id_of
from .sorry import Sorry, say
from .wish import Wish

if TYPE_CHECKING:
    from .rooms import Room

log = logging.getLogger(__name__)

UNDO_LIMIT = 10_000
"""Inputs after which nothing is taken back: no game is so long, but who goes to and fro could make
it so, and every move costs a look at all of them."""


class NotLegal(Sorry):
    """An option that is not offered, with the game's own reason."""

    def __init__(self, reason: m.ReasonShape) -> None:
        super().__init__("illegal", "illegal")
        self.reason = reason

    def text(self, language: str) -> str:
        return self.reason.text


async def receive(room: Room, conn: Connection, raw: str | bytes) -> None:
    """Read, check the rate, answer. An error of ours is logged, and told without its trace."""
    if not conn.bucket.take(time.monotonic()):
        conn.strikes += 1
        if conn.strikes > STRIKES:
            conn.close(say(conn.language, "too-fast"), again=True)
        else:
            conn.reply(id_of(raw), Sorry("busy", "too-fast"))
        return
    try:
        message = decode(raw)
    except Sorry as no:
        conn.reply(id_of(raw), no)
        return
    if isinstance(message, m.Look | m.Speak) and not conn.bucket.take(time.monotonic(), DEAR):
        conn.strikes += 1
        conn.reply(message.id, Sorry("busy", "too-fast"))
        return
    await handle(room, conn, message)


async def handle(room: Room, conn: Connection, message: m.FromClient) -> None:
    if conn not in room.connections:
        return
    try:
        await room.guarded(_handle(room, conn, message))
    except NotLegal as no:
        conn.reply(message.id, no, no.reason)
    except Sorry as no:
        conn.reply(message.id, no)
        if no.kind == "stale":
            conn.bucket.left -= DEAR
            async with room.lock:
                room.show(conn)
    except Malformed as error:
        conn.reply(message.id, Sorry("malformed", "no-move", why=str(error)))
    except Illegal:
        conn.reply(message.id, Sorry("illegal", "illegal"))
    except Impossible:
        log.exception("table %s could not take %s", room.id, message)
        conn.reply(message.id, Sorry("impossible", "failed"))
    except Exception:  # the boundary to a peer: no trace leaves the server
        log.exception("table %s failed at %s", room.id, message)
        conn.reply(message.id, Sorry("impossible", "failed"))


async def _handle(room: Room, conn: Connection, message: m.FromClient) -> None:
    async with room.lock:
        await room.ready()
        match message:
            case m.Answer():
                await _answer(room, conn, message)
            case m.Explain():
                _explain(room, conn, message)
            case m.Undo():
                await _undo(room, conn, message)
            case m.Consent():
                await _consent(room, conn, message)
            case m.Chat():
                await room.chat(conn, message.text)
                conn.reply(message.id)
            case m.Look():
                conn.seat = None if message.seat is None else _mine(room, conn, message.seat)
                conn.plain = message.plain
                conn.reply(message.id)
                room.show(conn)
            case m.Speak():
                conn.language = message.language
                conn.reply(message.id)
                room.send_table(conn)
                room.show(conn)


def _mine(room: Room, conn: Connection, name: str) -> int:
    seat = seats.seat_number(room.row, name)
    if seat not in seats.seats_of(room.row, conn.guest):
        raise Sorry("refused", "not-your-seat", seat=name)
    return seat


def _playing(room: Room) -> Match[Any]:
    if room.match is None:
        raise Sorry("illegal", "not-started")
    return room.match


# -- answers --------------------------------------------------------------------------------------


async def _answer(room: Room, conn: Connection, message: m.Answer) -> None:
    seat, match = _mine(room, conn, message.seat), _playing(room)
    q = match.pending
    if q is None or seat not in q.who or message.number != match.number(seat):
        raise Sorry("stale", "stale")
    check(match, seat, message.options, conn.language, seats.names(room.row))
    await room.play(
        seat,
        lambda match: match.answer_all(seat, message.options, message.number),
        sender=conn,
        to=message.id,
    )


def check(
    match: Match[Any], seat: int, options: list[str], language: str, names: tuple[str, ...]
) -> None:
    """Whether these picks can be made in a row, on a copy.

    Picks that follow a die or anything else that comes to light are refused whatever they are:
    otherwise one could ask for a pick that is legal only if the die falls well, and take another
    way when it is refused."""
    game, s = match.game, match.state
    for n, text in enumerate(options, 1):
        option = game.options.parse(s, text)
        q = game.pending(s)
        if q is None or option not in q.options_of(seat):
            raise NotLegal(render.reason(match, seat, text, language, names, s))
        if n == len(options):
            return
        s = s.copy()
        heard: list[Told] = []
        game.advance(s, option, seat, sink=listener(game, s, heard))
        told = Input(1, seat, q.label, text, events=tuple(heard))
        after = game.pending(s)
        rolled = after is not None and CHANCE in after.who
        if rolled or learnt(game, [told], seat) is not None:
            raise Sorry("illegal", "batch", n=n)


def _explain(room: Room, conn: Connection, message: m.Explain) -> None:
    seat, match = _mine(room, conn, message.seat), _playing(room)
    names = seats.names(room.row)
    shape = render.reason(match, seat, message.option, conn.language, names)
    conn.reply(message.id, reason=shape)


# -- taking back ----------------------------------------------------------------------------------


async def _undo(room: Room, conn: Connection, message: m.Undo) -> None:
    seat, match = _mine(room, conn, message.seat), _playing(room)
    if len(match.inputs) >= UNDO_LIMIT:
        raise Sorry("illegal", "undo-late")
    if match.can_undo(seat) is None:
        await _take_back(room, seat, False, conn, message.id)
        return
    if match.can_undo(seat, consent=True) is not None:
        why = render.no_undo_key(match, seat)
        raise Sorry("illegal", why or "undo-nothing")
    if room.wish is not None and room.wish.guest == conn.guest and room.wish.seat == seat:
        raise Sorry("illegal", "undo-asked")
    wish = Wish(seat, conn.guest)
    if not wish.voters(room):
        await _take_back(room, seat, True, conn, message.id)
        return
    room.wish = wish
    conn.reply(message.id)
    room.publish_tables()


async def _take_back(
    room: Room, seat: int, consent: bool, conn: Connection | None = None, to: int | None = None
) -> None:
    await room.play(seat, lambda match: match.undo(seat, consent), whole=True, sender=conn, to=to)


async def _consent(room: Room, conn: Connection, message: m.Consent) -> None:
    wish = room.wish
    if wish is None:
        raise Sorry("illegal", "undo-none")
    if conn.guest == wish.guest:
        if message.agree:
            raise Sorry("illegal", "undo-yours")
    elif conn.guest not in wish.voters(room):
        raise Sorry("refused", "not-seated")
    if not message.agree:
        room.wish = None
        conn.reply(message.id)
        room.publish_tables()
        return
    wish.agreed.add(conn.guest)
    if set(wish.voters(room)) <= wish.agreed:
        await _take_back(room, wish.seat, True, conn, message.id)
        return
    conn.reply(message.id)
    room.publish_tables()
