"""A live table, and what people can do at it: come, go, talk, sit down, start, give up.

What they say over their sockets is in `talk`; what bots do is in `autoplay`.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.fair import new_nonce
from tabard.core.match import Match
from tabard.core.registry import load

from . import messages as m
from . import render, seats, talk
from .bots import BotPool
from .connection import CHAT_BURST, CHAT_RATE, Bucket, Connection
from .rows import ChatRow, GuestRow, Store, TableRow
from .sorry import Sorry, say
from .stage import Stage, load_match, row_now

log = logging.getLogger(__name__)

TABS = 8
"""Connections of one guest at one table: a desk, a phone, and some forgotten windows."""
SPECTATORS = 50
"""Connections without a seat at one table: each costs a view for every move."""
CHAT_KEPT = 100
"""Lines of chat that somebody who comes is shown."""


class Room(Stage):
    """Whoever asks for something he can't have gets `Sorry`, and nothing has changed."""

    @classmethod
    async def open(cls, store: Store, pool: BotPool, row: TableRow) -> Room:
        """A table from the store."""
        return cls(store, pool, row, await load_match(store, row))

    # -- coming and going ------------------------------------------------------------------------

    async def connect(self, conn: Connection) -> None:
        """Let somebody in and show him everything; `Sorry` when he can't come in."""
        async with self.lock:
            await self.ready()
            mine = seats.seats_of(self.row, conn.guest)
            here = Counter(c.guest for c in self.connections)
            if here[conn.guest] >= TABS:
                raise Sorry("busy", "too-many-tabs")
            if not mine:
                if not self.may_watch(conn.guest):
                    raise Sorry("refused", "no-spectators")
                watching = sum(n for g, n in here.items() if not seats.seats_of(self.row, g))
                if watching >= SPECTATORS:
                    raise Sorry("busy", "too-many-spectators")
            said = await self.said()
            conn.seat = self.eyes(mine)
            self.connections[conn] = None
            if self.autoplay.stand_ins.back(mine):
                self.changed()  # what the bot thinks about for him is his again
            self.publish_tables()
            conn.send(m.Chats(lines=render.chat_lines(said)))
            self.show(conn)
            self.autoplay.poke()

    async def disconnect(self, conn: Connection) -> None:
        conn.hang_up()
        if self.connections.pop(conn, self) is self:
            return
        self.touched = time.monotonic()
        if not self.connections:
            self._book = None
        self.publish_tables()
        self.autoplay.poke()

    async def receive(self, conn: Connection, raw: str | bytes) -> None:
        """A message as it came over the socket. Never raises; every message has its reply."""
        await talk.receive(self, conn, raw)

    async def handle(self, conn: Connection, message: m.FromClient) -> None:
        await talk.handle(self, conn, message)

    async def close(self, key: str = "going") -> None:
        """Send everybody away; what is being saved is saved first."""
        await self.autoplay.stop()
        async with self.lock:
            self.closed = True
            for conn in list(self.connections):
                conn.close(say(conn.language, key), again=True)
            self.connections.clear()

    # -- chat ----------------------------------------------------------------------------------

    async def said(self) -> list[ChatRow]:
        """The last lines."""
        if self._chat is None:
            try:
                self._chat = await self.store.chat(self.id, CHAT_KEPT)
            except Exception as error:  # as in `saved`
                log.exception("the chat of table %s could not be read", self.id)
                raise Sorry("impossible", "not-read") from error
        return self._chat

    async def chat(self, conn: Connection, text: str) -> None:
        """Under the lock."""
        text = seats.tidy(text, m.CHAT_LIMIT)
        if not text:
            raise Sorry("malformed", "chat-empty")
        bucket = self.talkers.setdefault(conn.guest, Bucket(CHAT_RATE, CHAT_BURST))
        if not bucket.take(time.monotonic()):
            raise Sorry("busy", "chat-fast")
        said = await self.said()
        mine = seats.seats_of(self.row, conn.guest)
        seat = conn.seat if conn.seat in mine else next(iter(mine), None)
        line = ChatRow(
            table=self.id,
            number=1 + (said[-1].number if said else 0),
            guest=conn.guest,
            name=conn.name if seat is None else self.row.seats[seat].name,
            seat=None if seat is None else SEAT_NAMES[seat],
            text=text,
            at=time.time(),
        )
        try:
            await self.store.add_chat(line)
        except Exception as error:  # as in `_saved`
            log.exception("a line of chat at table %s could not be saved", self.id)
            self._chat = None
            raise Sorry("impossible", "not-saved") from error
        self._chat = [*said, line][-CHAT_KEPT:]
        for other in list(self.connections):
            other.send(m.Chats(lines=render.chat_lines([line])))

    # -- what is done over HTTP --------------------------------------------------------------------

    async def sit(self, guest: GuestRow, seat: int | None = None, nonce: str | None = None) -> None:
        await self._arrange(lambda row: seats.sit(row, guest.id, guest.name, seat, nonce))

    async def stand_up(self, guest: GuestRow) -> None:
        await self._arrange(lambda row: seats.leave(row, guest.id))

    async def set_seat(
        self, guest: GuestRow, seat: int, kind: str, level: str | None = None
    ) -> None:
        await self._arrange(lambda row: seats.set_seat(row, guest.id, seat, kind, level))

    async def take_over(self, guest: GuestRow, seat: int) -> None:
        await self._arrange(lambda row: seats.take(row, guest.id, guest.name, seat))

    async def rename(self, guest: GuestRow, name: str) -> None:
        await self._arrange(lambda row: seats.rename(row, guest.id, guest.name, name))

    async def link_rematch(self, other: str) -> None:
        await self._arrange(lambda row: replace(row, rematch=other))

    async def _arrange(self, change: Callable[[TableRow], TableRow]) -> None:
        await self.guarded(self._arranged(change))

    async def _arranged(self, change: Callable[[TableRow], TableRow]) -> None:
        async with self.lock:
            await self.ready()
            await self.arrange(change(self.row))

    async def arrange(self, row: TableRow) -> None:
        """Under the lock: other seats, saved, then shown."""
        if row == self.row:
            return
        old, row = self.row, replace(row, changed=time.time())
        await self.saved(self.store.save_table(row), lambda: self.row.changed == row.changed)
        self.row = row
        self.reseat(old)

    async def start(self, guest: GuestRow) -> None:
        await self.guarded(self._start(guest))

    async def _start(self, guest: GuestRow) -> None:
        async with self.lock:
            await self.ready()
            row = seats.ready(self.row, guest.id)
            nonces = [seat.nonce or new_nonce() for seat in row.seats]
            game = load(row.game)
            seats.check_table(game, len(row.seats), row.options, "en")
            match = Match.new(game, row.options, len(row.seats), bytes.fromhex(row.seed), nonces)
            await self.begin(row, match)

    async def begin(self, row: TableRow, match: Match[Any]) -> None:
        """Under the lock: the first position, saved, then shown."""
        old, row = self.row, row_now(row, match)
        header, snapshot = match.parts()
        inputs = [i.to_json() for i in match.inputs]
        saving = self.store.start_match(self.id, header, inputs, snapshot, row)
        await self.saved(saving, lambda: self.has(0, inputs))
        self.row, self.match = row, match
        self.reseat(old)

    async def concede(self, guest: GuestRow, seat: int) -> None:
        await self.guarded(self._concede(guest, seat))

    async def _concede(self, guest: GuestRow, seat: int) -> None:
        """Give up. While others play on, a bot plays for the seat."""
        async with self.lock:
            await self.ready()
            if seat not in seats.seats_of(self.row, guest.id):
                raise Sorry("refused", "not-your-seat", seat=SEAT_NAMES[seat])
            if self.match is None or self.row.status != "playing":
                raise Sorry("illegal", "not-playing")
            await self.play(
                seat, lambda match: match.concede(seat), lambda row: seats.give_up(row, seat)
            )
