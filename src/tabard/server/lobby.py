"""All tables: the live ones in memory, the others read from the store when somebody comes."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from tabard.core import lesson as lessons
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Impossible, Malformed
from tabard.core.fair import new_seed
from tabard.core.game import Game
from tabard.core.lesson import Lesson
from tabard.core.match import Match
from tabard.core.registry import load

from . import seats
from .bots import BotPool
from .guests import new_id
from .messages import TableShape
from .render import table_shape
from .rooms import Room
from .rows import GuestRow, SeatRow, Store, TableRow
from .sorry import Missing, Sorry

log = logging.getLogger(__name__)

OPEN_TABLES = 20
"""Tables of one guest that are not over, lessons aside: nobody plays more at a time, and each
costs disk, and a place in the list."""
OPEN_LESSONS = 60
"""Lessons that were begun and not ended: people try one and go."""
LISTED = 100
"""Tables in one list."""
IDLE_SECONDS = 600.0
"""A table that nobody has looked at for so long is forgotten until somebody comes."""
SWEEP_SECONDS = 60.0


@dataclass(frozen=True)
class Place:
    """Who shall sit on a seat of a new table: its owner, somebody who comes, a bot, or the owner
    again under another name (hot seat)."""

    kind: Literal["me", "free", "bot", "hot"]
    level: str | None = None
    name: str | None = None


class Lobby:
    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store, self.pool = store, pool
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._housekeeping: list[asyncio.Task[None]] = []
        self._closed = False

    # -- finding -------------------------------------------------------------------------------

    async def find(self, id: str) -> Room:
        """The table with this id; `Missing` when there is none."""
        room = self.rooms.get(id)
        if room is not None:
            room.touched = time.monotonic()  # it must not be forgotten in the next moment
            return room
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room:
        row = await self.store.table(id)
        if row is None or self._closed:
            raise Missing()
        try:
            room = await Room.open(self.store, self.pool, row)
        except (Malformed, Impossible) as error:
            log.exception("table %s can't be read", id)
            raise Sorry("impossible", "not-read") from error
        return self._keep(room)

    def _keep(self, room: Room) -> Room:
        kept = self.rooms.setdefault(room.id, room)
        kept.autoplay.poke()
        return kept

    async def open(self, guest: str, language: str, limit: int = LISTED) -> list[TableShape]:
        """Public tables with a free seat."""
        rows = await self.store.open_tables(limit)
        free = [row for row in rows if any(seat.kind == "free" for seat in row.seats)]
        return [self.shape(row, guest, language) for row in free]

    async def mine(self, guest: str, language: str, limit: int = LISTED) -> list[TableShape]:
        """Where this guest sits, and what he opened."""
        rows = await self.store.tables_of(guest, limit)
        return [self.shape(row, guest, language) for row in rows]

    async def rename(self, guest: GuestRow, name: str) -> None:
        """A guest's new name, also where he sits already."""
        await self.store.rename_guest(guest.id, name)
        for row in await self.store.tables_of(guest.id, LISTED):
            if row.status != "over":
                await (await self.find(row.id)).rename(guest, name)

    def shape(self, row: TableRow, guest: str, language: str) -> TableShape:
        room = self.rooms.get(row.id)
        if room is not None:
            return room.table_shape(guest, language)
        return table_shape(row, guest, language)

    # -- opening -------------------------------------------------------------------------------

    async def create(
        self,
        guest: GuestRow,
        game: str,
        places: Sequence[Place],
        options: dict[str, Any] | None = None,
        public: bool = False,
        spectators_allowed: bool = True,
        stand_in_after: int | None = None,
        nonce: str | None = None,
        start: bool = False,
    ) -> Room:
        """A new table of this guest's; `start`: play at once."""
        options = dict(options or {})
        seats.check_table(load(game), len(places), options, guest.language)
        await self._may_open(guest)
        row = TableRow(
            id=new_id(),
            game=game,
            owner=guest.id,
            options=options,
            seats=tuple(SeatRow() for _ in places),
            seed=new_seed().hex(),
            public=public,
            spectators_allowed=spectators_allowed,
            stand_in_after=stand_in_after,
            created=time.time(),
            changed=time.time(),
        )
        row = _seated(row, guest, places, nonce)
        if start and not seats.people(row):
            raise Sorry("illegal", "nobody-there")
        await self.store.add_table(row)
        room = self._keep(Room(self.store, self.pool, row, None))
        if start:
            await room.start(guest)
        return room

    async def lesson(self, guest: GuestRow, game: Game[Any], lesson: Lesson) -> Room:
        """A table of one's own at the lesson's position; normal bots sit elsewhere."""
        await self._may_open(guest, lesson=True)
        seed = new_seed()
        s = lessons.start(game, lesson)
        match = Match(game, s, seed, start=game.to_json(s))
        return await self._begin(guest, match, lesson.seat, None, lesson=lesson.id)

    async def fork(
        self, guest: GuestRow, table: str, after: int, seat: int, level: str | None = None
    ) -> Room:
        """Play on from a position of a match that is over, against bots."""
        await self._may_open(guest)
        room = await self.find(table)
        old = room.match
        if old is None or room.row.status != "over":  # what is over is saved
            raise Sorry("illegal", "not-over")
        if not 0 <= seat < old.seats:
            raise Sorry("refused", "no-seat", seat=str(seat))
        if not 0 <= after <= len(old.inputs):
            raise Malformed(f"There is no input {after}: they run from 0 to {len(old.inputs)}.")
        match = await asyncio.to_thread(old.fork, seat, None, after)
        if match.over:
            raise Sorry("illegal", "not-playing")
        return await self._begin(guest, match, seat, level, forked_from=table)

    async def _begin(
        self,
        guest: GuestRow,
        match: Match[Any],
        seat: int,
        level: str | None,
        lesson: str | None = None,
        forked_from: str | None = None,
    ) -> Room:
        """A table at which one guest plays a given match against bots."""
        sitting = [seats.bot(i, level) for i in range(match.seats)]
        sitting[seat] = seats.person(guest.id, guest.name)
        row = TableRow(
            id=new_id(),
            game=match.game.info.id,
            owner=guest.id,
            options=dict(match.state.options),
            seats=tuple(sitting),
            seed=match.dice.seed.hex(),
            lesson=lesson,
            forked_from=forked_from,
            created=time.time(),
        )
        room = Room(self.store, self.pool, row, None)
        async with room.lock:
            await room.begin(row, match)
        return self._keep(room)

    async def rematch(self, guest: GuestRow, table: str, rotate: bool = False) -> Room:
        """The same people at a new table, once for all of them: whoever asks next gets the same
        one. Alone with bots it starts at once; others must come back by themselves."""
        room = await self.find(table)
        async with room.rematching:
            old = room.row
            if old.rematch is not None:
                return await self.find(old.rematch)
            if old.status != "over":
                raise Sorry("illegal", "not-over")
            if all(seat.guest != guest.id for seat in old.seats):
                raise Sorry("refused", "not-seated")
            await self._may_open(guest)
            now = time.time()
            row = TableRow(
                id=new_id(),
                game=old.game,
                owner=guest.id,
                options=old.options,
                seats=seats.again(old, rotate),
                seed=new_seed().hex(),
                public=old.public,
                spectators_allowed=old.spectators_allowed,
                stand_in_after=old.stand_in_after,
                created=now,
                changed=now,
            )
            await self.store.add_table(row)
            made = self._keep(Room(self.store, self.pool, row, None))
            await room.link_rematch(row.id)
        if set(seats.people(row)) == {guest.id}:
            await made.start(guest)
        return made

    async def _may_open(self, guest: GuestRow, lesson: bool = False) -> None:
        limit = OPEN_LESSONS if lesson else OPEN_TABLES
        count = await self.store.count_open(guest.id, lesson)
        if count >= limit:
            raise Sorry("busy", "too-many-tables", n=count)

    # -- living --------------------------------------------------------------------------------

    async def wake(self) -> int:
        """After a start: every table where a bot must move, or might have to stand in, is loaded
        in the background. How many they are. From now on idle tables are forgotten."""
        rows = [row for row in await self.store.playing() if wants_waking(row)]
        self._housekeeping += [
            asyncio.create_task(self._wake([row.id for row in rows]), name="waking"),
            asyncio.create_task(self._sweep_now_and_then(), name="sweeper"),
        ]
        return len(rows)

    async def _wake(self, ids: list[str]) -> None:
        for id in ids:
            try:
                await self.find(id)
            except Exception:  # one damaged table must not keep the others asleep
                log.exception("table %s can't be woken", id)

    async def woken(self) -> None:
        """Until all are awake."""
        await asyncio.gather(*(t for t in self._housekeeping if t.get_name() == "waking"))

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic() - IDLE_SECONDS)

    def sweep(self, before: float) -> int:
        """Forget tables that nobody has touched since then; and what Python alone does not find,
        if nobody is there to be kept waiting (see `run.COLLECT`)."""
        gone = [room for room in self.rooms.values() if room.idle and room.touched < before]
        for room in gone:
            del self.rooms[room.id]
        if not any(room.connections for room in self.rooms.values()):
            gc.collect()
        return len(gone)

    async def close(self) -> None:
        """Everybody goes; what is being saved is saved first."""
        self._closed = True
        for task in self._housekeeping:
            task.cancel()
        await asyncio.gather(*self._housekeeping, return_exceptions=True)
        await asyncio.gather(*list(self._loading.values()), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()

    def metrics(self) -> dict[str, float]:
        rooms = list(self.rooms.values())
        return {
            "rooms": len(rooms),
            "connections": sum(len(room.connections) for room in rooms),
            "bots_thinking": sum(room.autoplay.thinking for room in rooms),
            "bot_picks": self.pool.picks,
            "bot_failures": self.pool.failures,
            "bot_restarts": self.pool.restarts,
        }


def wants_waking(row: TableRow) -> bool:
    asked = [row.seats[SEAT_NAMES.index(name)] for name in row.waiting]
    return any(seat.kind == "bot" for seat in asked) or (
        row.stand_in_after is not None and bool(asked)
    )


def _seated(row: TableRow, guest: GuestRow, places: Sequence[Place], nonce: str | None) -> TableRow:
    """Who sits where at a new table."""
    for i, place in enumerate(places):
        if place.kind == "bot":
            row = seats.put(row, i, seats.bot(i, place.level))
        elif place.kind in ("me", "hot"):
            hot = place.kind == "hot"
            name = place.name or (f"{guest.name} {SEAT_NAMES[i]}" if hot else guest.name)
            made = seats.person(guest.id, name, None if hot else nonce)
            taken = {seat.name for seat in row.seats}
            while made.name in taken:
                made = replace(made, name=f"{made.name} {SEAT_NAMES[i]}")
            row = seats.put(row, i, made)
    if sum(place.kind == "me" for place in places) > 1:
        raise Sorry("illegal", "one-seat")
    return row
