"""A live table, and what people can do at it: come, go, talk, sit down, start, give up.

What they say over their sockets is in `talk`; what bots do is in `autoplay`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.fair import own_nonces
from tabard.core.lists import with_own
from tabard.core.match import Match
from tabard.core.registry import load

from . import messages as m
from . import partners, seats, series
from .bots import BotPool
from .connection import CHAT_BURST, CHAT_RATE, Bucket, Connection
from .names import tidy
from .rows import Brings, ChatRow, GuestRow, Store, TableRow
from .sorry import Sorry, say
from .stage import Stage, load_match, row_now
from .wish import SeatWish

log = logging.getLogger(__name__)

TABS = 8
"""Connections of one guest at one table: a desk, a phone, and some forgotten windows."""
SPECTATORS = 50
"""Connections without a seat at one table: each costs a view for every move."""
CHAT_KEPT = 100
"""Lines of chat that somebody who comes is shown."""


TELL_SECONDS = 20.0
"""How long a table waits for nonces that were promised. Browsers tell theirs by themselves."""


async def new_match(row: TableRow) -> Match[Any]:
    """The match of a table that is about to begin, made in a thread: setting up may take long."""
    return await asyncio.to_thread(_new_match, row)


def _new_match(row: TableRow) -> Match[Any]:
    game, seed = load(row.game), bytes.fromhex(row.seed)
    now = series.of(row)
    fixed = [one.text for one in now.lists] if now is not None else []
    options = with_own(game, row.options, fixed or [seat.brings for seat in row.seats])
    own = own_nonces(seed, len(row.seats))
    nonces = [
        seat.nonce if seat.promise and seat.nonce else own[i] for i, seat in enumerate(row.seats)
    ]
    promises = [seat.promise for seat in row.seats]
    return Match.new(game, options, len(row.seats), seed, nonces, promises)


class Room(Stage):
    """Whoever asks for something they can't have gets `Sorry`, and nothing has changed."""

    @classmethod
    async def open(cls, store: Store, pool: BotPool, row: TableRow) -> Room:
        """A table from the store."""
        return cls(store, pool, row, await load_match(store, row))

    # -- coming and going ------------------------------------------------------------------------

    async def connect(self, conn: Connection) -> None:
        """Let somebody in and show them everything; `Sorry` when they can't come in."""
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
                self.changed()  # what the bot thinks about for them is theirs again
            self.publish_tables()
            partners.show_talk(conn, said, whole=True)
            self.show(conn)
            partners.show_signs_to(self, conn)
            self.autoplay.poke()
            self.await_nonces()  # a server that was killed meanwhile waits anew

    async def disconnect(self, conn: Connection) -> None:
        conn.hang_up()
        if self.connections.pop(conn, self) is self:
            return
        self.touched = time.monotonic()
        if not self.connections:
            self._book = self._sayings = self._public = None
        if self.asking is not None and not self.is_online(self.asking.guest):
            self.asking = None
        self.publish_tables()
        self.autoplay.poke()

    async def close(self, key: str = "going") -> None:
        """Send everybody away; what is being saved is saved first."""
        await self.autoplay.stop()
        if self._telling is not None:
            self._telling.cancel()
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

    async def chat(self, conn: Connection, text: str, team: bool = False) -> None:
        """Under the lock. `team`: for the side of the seat that they look through."""
        text = tidy(text, m.CHAT_LIMIT)
        if not text:
            raise Sorry("malformed", "chat-empty")
        side = partners.partners(self.match, conn.seat) if team else ()
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
            at=partners.moment_after(said),
            team="".join(SEAT_NAMES[one] for one in side) or None,
        )
        try:
            await self.store.add_chat(line)
        except Exception as error:  # as in `_saved`
            log.exception("a line of chat at table %s could not be saved", self.id)
            self._chat = None
            raise Sorry("impossible", "not-saved") from error
        self._chat = [*said, line][-CHAT_KEPT:]
        for other in list(self.connections):
            partners.show_talk(other, [line], whole=False)

    # -- what is done over HTTP --------------------------------------------------------------------

    async def sit(
        self,
        guest: GuestRow,
        seat: int | None = None,
        promise: str | None = None,
        brings: Brings | None = None,
    ) -> None:
        await self._arrange(lambda row: seats.sit(row, guest.id, guest.name, seat, promise, brings))

    async def stand_up(self, guest: GuestRow) -> None:
        await self._arrange(lambda row: seats.leave(row, guest.id))

    async def set_seat(
        self,
        guest: GuestRow,
        seat: int,
        kind: str,
        level: str | None = None,
        brings: Brings | None = None,
    ) -> None:
        await self._arrange(lambda row: seats.set_seat(row, guest.id, seat, kind, level, brings))

    async def take_over(self, guest: GuestRow, seat: int) -> None:
        """Go on for a bot: at once, or the table is asked."""
        await self.guarded(self._take_over(guest, seat))

    async def _take_over(self, guest: GuestRow, seat: int) -> None:
        async with self.lock:
            await self.ready()
            if seats.check_take(self.row, guest.id, seat):
                await self.arrange(seats.take(self.row, guest.id, guest.name, seat))
                return
            if guest.id in self.turned_down:
                raise Sorry("refused", "seat-refused")
            other = self.asking
            if other is not None and other.guest != guest.id and self.is_online(other.guest):
                raise Sorry("busy", "seat-asked")
            wish = SeatWish(seat, guest.id, guest.name)
            if not wish.voters(self):
                raise Sorry("refused", "seat-nobody")
            self.asking = wish
            self.publish_tables()

    async def rename(self, guest: GuestRow, name: str) -> None:
        await self._arrange(lambda row: seats.rename(row, guest.id, guest.name, name))

    async def add_rematch(self, other: TableRow) -> None:
        """The table where this company plays again, added and linked in one transaction."""
        await self.guarded(self._add_rematch(other))

    async def _add_rematch(self, other: TableRow) -> None:
        async with self.lock:
            await self.ready()
            row = replace(self.row, rematch=other.id, changed=time.time())
            await self.arrange(row, self.store.add_table(other, row))

    async def open_series(self) -> None:
        """What was closed while the games after this one were played is for everybody now."""

        def opened(row: TableRow) -> TableRow:
            now = series.of(row)
            return row if now is None else series.put(row, replace(now, opened=True))

        await self._arrange(opened)

    async def forsake(self, before: float) -> bool:
        """End a table that still waits for people, unless somebody is here. Whether it did."""

        def end(row: TableRow) -> TableRow:
            there = bool(self.connections) or row.status != "waiting" or row.changed >= before
            return row if there else replace(row, status="over", public=False)

        await self._arrange(end)
        return self.row.status == "over"

    async def shelve(self, guest: GuestRow, shelf: str) -> None:
        """Put the table away for this guest alone; nothing else of it changes."""
        await self.guarded(self._shelve(guest, shelf))

    async def _shelve(self, guest: GuestRow, shelf: str) -> None:
        async with self.lock:
            await self.ready()
            if self.row.owner != guest.id and guest.id not in seats.people(self.row):
                raise Sorry("refused", "not-seated")
            kept = {**self.row.shown.get("shelf", {}), guest.id: shelf}
            row = replace(self.row, shown={**self.row.shown, "shelf": kept})
            await self.saved(self.store.save_table(row), lambda: self.row.shelf(guest.id) == shelf)
            self.row = row

    async def _arrange(self, change: Callable[[TableRow], TableRow]) -> None:
        await self.guarded(self._arranged(change))

    async def _arranged(self, change: Callable[[TableRow], TableRow]) -> None:
        async with self.lock:
            await self.ready()
            await self.arrange(change(self.row))

    async def arrange(self, row: TableRow, saving: Coroutine[Any, Any, None] | None = None) -> None:
        """Under the lock: other seats, saved (`saving`: with more), then shown."""
        if row == self.row:
            return
        old = self.row
        if saving is None:
            row = replace(row, changed=time.time())
            saving = self.store.save_table(row)
        await self.saved(saving, lambda: self.row.changed == row.changed)
        self.row = row
        self.reseat(old)

    async def start(self, guest: GuestRow) -> None:
        await self.guarded(self._start(guest))

    async def _start(self, guest: GuestRow) -> None:
        """Begin, or first let everybody agree, and tell the nonce that they have promised."""
        async with self.lock:
            await self.ready()
            row = seats.ready(self.row, guest.id)
            if seats.awaited(row):
                await self.arrange(row)
            elif seats.untold(row):
                await self.arrange(replace(row, shown={**row.shown, seats.REVEALING: True}))
                self.await_nonces()
            else:
                await self._begin(row)

    async def tell_nonce(self, guest: GuestRow, seat: int, nonce: str) -> None:
        await self.guarded(self._tell_nonce(guest, seat, nonce))

    async def _tell_nonce(self, guest: GuestRow, seat: int, nonce: str) -> None:
        async with self.lock:
            await self.ready()
            row = seats.tell(self.row, guest.id, seat, nonce)
            if seats.untold(row):
                await self.arrange(row)
            else:
                await self._begin(row)

    def await_nonces(self) -> None:
        """Whoever has promised a nonce and gone must not keep the others from playing: their seat
        has one that follows from the seed, and the match file says so."""
        if self._telling is None and seats.REVEALING in self.row.shown and not self.closed:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(TELL_SECONDS, self._waited_enough)

    def _waited_enough(self) -> None:
        self._telling = None
        task = asyncio.create_task(self._begin_anyway())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _begin_anyway(self) -> None:
        try:
            async with self.lock:
                await self.ready()
                if self.row.status == "waiting" and seats.REVEALING in self.row.shown:
                    await self._begin(self.row)
        except Exception:  # a task's boundary: it is tried again, and said
            log.exception("table %s could not begin", self.id)
            self.await_nonces()

    async def _begin(self, row: TableRow) -> None:
        """Under the lock."""
        row = replace(row, shown={k: v for k, v in row.shown.items() if k != seats.REVEALING})
        await self.begin(row, await new_match(row))

    async def begin(self, row: TableRow, match: Match[Any]) -> None:
        """Under the lock: the first position, saved, then shown."""
        old, row = self.row, row_now(row, match)
        header, snapshot = match.lasting(), match.changing()
        inputs = [i.to_json() for i in match.inputs]
        saving = self.store.start_match(self.id, header, inputs, snapshot, row)
        await self.saved(saving, lambda: self.has(0, inputs))
        self.row, self.match = row, match
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
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
