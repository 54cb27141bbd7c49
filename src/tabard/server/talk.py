"""What people say to a table over its socket, kind by kind."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from tabard.core.errors import Blind, Illegal, Late, Malformed
from tabard.core.match import Match
from tabard.core.preview import preview

from . import messages as m
from . import partners, render, seats
from .connection import DEAR, STRIKES, Connection, decode, id_of
from .sorry import Sorry, say
from .stage import Shown
from .wish import Wish

if TYPE_CHECKING:
    from .rooms import Room

log = logging.getLogger(__name__)

UNDO_LIMIT = 10_000
"""Inputs after which nothing is taken back: no game is so long, but who goes to and fro could make
it so, and every move costs a look at all of them."""


COSTS: dict[type, float] = {m.Look: DEAR, m.Speak: DEAR, m.Preview: 1.0}
"""What messages count besides."""


class NotLegal(Sorry):
    """What the rules don't allow, with the game's own reason if it has one."""

    def __init__(self, room: Room, conn: Connection, error: Illegal) -> None:
        super().__init__("illegal", "illegal")
        self.reason: m.ReasonShape | None = None
        if error.reason is not None:
            game, names = _playing(room).game, seats.names(room.row)
            found = (error.option, error.reason)
            self.reason = render.reason_shape(game, *found, conn.language, names)

    def text(self, language: str) -> str:
        return super().text(language) if self.reason is None else self.reason.text


async def receive(room: Room, conn: Connection, raw: str | bytes) -> None:
    """A message as it came over the socket. Never raises; every message has its reply."""
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
    dear = COSTS.get(type(message), 0.0)
    if dear and not conn.bucket.take(time.monotonic(), dear):
        conn.strikes += 1
        conn.reply(message.id, Sorry("busy", "too-fast"))
        return
    if conn in room.connections:
        await handle(room, conn, message)


async def handle(room: Room, conn: Connection, message: m.FromClient) -> None:
    """An error of ours is logged, and told without its trace."""
    room.handling += 1
    try:
        async with room.lock:
            await room.ready()
            rest = await _take(room, conn, message)
        if rest is not None:
            await rest
    except Sorry as no:
        conn.reply(message.id, no)
    except Late:
        conn.reply(message.id, Sorry("stale", "stale"))
        conn.bucket.left -= DEAR
        async with room.lock:
            room.show(conn)
    except Blind as error:
        conn.reply(message.id, Sorry("illegal", "batch", n=error.after))
    except Illegal as error:
        refusal = NotLegal(room, conn, error)
        conn.reply(message.id, refusal, refusal.reason)
    except Malformed as error:
        conn.reply(message.id, Sorry("malformed", "no-move", why=str(error)))
    except Exception:  # the boundary to a peer: no trace leaves the server
        log.exception("table %s failed at %s", room.id, message)
        conn.reply(message.id, Sorry("impossible", "failed"))
    finally:
        room.handling -= 1


async def _take(
    room: Room, conn: Connection, message: m.FromClient
) -> Coroutine[Any, Any, None] | None:
    """Under the lock. What it returns takes long, and is done without."""
    match message:
        case m.Answer():
            await _answer(room, conn, message)
        case m.Order():
            await _order(room, conn, message)
        case m.Explain():
            return _explain(room, conn, message)
        case m.Preview():
            return _preview(room, conn, message)
        case m.Undo():
            await _undo(room, conn, message)
        case m.Consent():
            await _consent(room, conn, message)
        case m.Wave():
            _wave(room, conn, message)
        case m.Chat():
            await room.chat(conn, message.text, message.team)
            conn.reply(message.id)
        case m.Signal():
            _signal(room, conn, message)
        case m.Look():
            conn.seat = None if message.seat is None else _mine(room, conn, message.seat)
            conn.plain = message.plain
            conn.reply(message.id)
            room.show(conn)
            partners.show_talk(conn, await room.said(), whole=True)
            partners.show_signs_to(room, conn)
        case m.Speak():
            conn.language = message.language
            conn.reply(message.id)
            room.send_table(conn)
            room.show(conn)
    return None


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
    seat = _mine(room, conn, message.seat)
    _playing(room)
    await room.play(
        seat,
        lambda match: match.answer_all(seat, message.options, message.number, blind=True),
        sender=conn,
        to=message.id,
    )


async def _order(room: Room, conn: Connection, message: m.Order) -> None:
    seat = _mine(room, conn, message.seat)
    _playing(room)
    await room.play(
        seat,
        lambda match: match.order(seat, message.order),
        sender=conn,
        to=message.id,
        aside=True,
    )


def _explain(room: Room, conn: Connection, message: m.Explain) -> Coroutine[Any, Any, None] | None:
    """The reason; of a risk also the odds, which the bots' process finds."""
    seat, match = _mine(room, conn, message.seat), _playing(room)
    game, names = match.game, seats.names(room.row)
    option, found = render.reason(match, seat, message.option)
    if not found.legal or option.split()[0] not in game.risky:
        shape = render.reason_shape(game, option, found, conn.language, names)
        conn.reply(message.id, reason=shape)
        return None
    position = game.to_json(match.shown_state(seat))

    async def weigh() -> None:
        risk = await room.pool.odds(room.row.game, position, seat, option)
        told = found.weighed(risk)
        shape = render.reason_shape(game, option, told, conn.language, names)
        conn.reply(message.id, reason=shape)

    return weigh()


def _signal(room: Room, conn: Connection, message: m.Signal) -> None:
    """Something for the partners' eyes, of which nobody else hears."""
    seat, match = _mine(room, conn, message.seat), _playing(room)
    sign = room.signs.take(match, seat, message)
    conn.reply(message.id)
    if sign is None:
        partners.show_signs(room)
    else:
        partners.show_ping(room, seat, sign)


def _wave(room: Room, conn: Connection, message: m.Wave) -> None:
    """Bots that wait for this seat go first."""
    seat, match = _mine(room, conn, message.seat), _playing(room)
    if not room.autoplay.held(seat):
        raise Sorry("illegal", "nobody-waits")
    room.autoplay.wave(seat)
    conn.reply(message.id)
    room.publish(Shown(None, len(match.inputs) + 1, False))
    room.autoplay.poke()


def _preview(room: Room, conn: Connection, message: m.Preview) -> Coroutine[Any, Any, None]:
    """It takes some milliseconds, so a thread finds it: a position never changes."""
    seat, match = _mine(room, conn, message.seat), _playing(room)
    if match.over:
        raise Sorry("illegal", "over")
    game, s, names = match.game, match.shown_state(seat), seats.names(room.row)
    options = [game.options.parse(s, text) for text in message.options]

    async def look() -> None:
        found = await asyncio.to_thread(preview, game, s, seat, options)
        shape = None
        if found is not None:
            shape = render.preview_shape(game, s, seat, found, conn.language, names)
        conn.reply(message.id, preview=shape)

    return look()


# -- taking back ----------------------------------------------------------------------------------


async def _undo(room: Room, conn: Connection, message: m.Undo) -> None:
    seat, match = _mine(room, conn, message.seat), _playing(room)
    if len(match.inputs) >= UNDO_LIMIT:
        raise Sorry("illegal", "undo-late")
    if message.all:
        if not room.row.practice:
            raise Sorry("illegal", "undo-seen")
        await room.play(seat, partial(_begin_anew, seat), whole=True, sender=conn, to=message.id)
        return
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
        if not room.row.practice:  # dice could be thrown again and again
            raise Sorry("illegal", "undo-seen")
        await _take_back(room, seat, True, conn, message.id)
        return
    room.wish = wish
    conn.reply(message.id)
    room.publish_tables()


def _begin_anew(seat: int, match: Match[Any]) -> None:
    """Take back whatever can be."""
    match.undo(seat, consent=True)
    while match.can_undo(seat, consent=True) is None:
        match.undo(seat, consent=True)


async def _take_back(
    room: Room, seat: int, consent: bool, conn: Connection | None = None, to: int | None = None
) -> None:
    await room.play(seat, lambda match: match.undo(seat, consent), whole=True, sender=conn, to=to)


async def _let_sit(room: Room, conn: Connection, message: m.Consent) -> None:
    """The answer to somebody who wants to go on for a bot."""
    wish = room.asking
    if wish is None:
        raise Sorry("illegal", "seat-none")
    voters = wish.voters(room)
    if conn.guest == wish.guest:
        if message.agree:
            raise Sorry("illegal", "seat-yours")
    elif conn.guest not in voters:
        raise Sorry("refused", "not-seated")
    if message.agree:
        wish.agreed.add(conn.guest)
    elif conn.guest != wish.guest:
        room.turned_down.add(wish.guest)
    if message.agree and not set(voters) <= wish.agreed:
        conn.reply(message.id)
        room.publish_tables()
        return
    room.asking = None
    if message.agree and not seats.seats_of(room.row, wish.guest):
        await room.arrange(seats.take(room.row, wish.guest, wish.name, wish.seat))
    conn.reply(message.id)
    room.publish_tables()


async def _consent(room: Room, conn: Connection, message: m.Consent) -> None:
    if message.about == "seat":
        await _let_sit(room, conn, message)
        return
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
