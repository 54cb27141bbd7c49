"""All tables: the live ones in memory, the others read from the store when somebody comes.

`lobby` has what opens new ones.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import Protocol

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Impossible, Malformed

from .bots import BotPool
from .messages import TableShape
from .render import table_shape
from .rooms import Room
from .rows import Damaged, GuestRow, Store, StoreFailed, TableRow
from .sorry import Missing, Sorry

log = logging.getLogger(__name__)

LISTED = 100
"""Tables in one list."""
IDLE_SECONDS = 600.0
"""A table that nobody has looked at for so long is forgotten until somebody comes."""
SWEEP_SECONDS = 60.0
WAITING_SECONDS = 24 * 3600.0
"""A table that waits for people ends when nobody has been there for so long."""
FORSAKEN = 100
"""Tables that are looked at in one sweep."""


class Neighbors(Protocol):
    """Other processes on the same database, and which tables live there: see `several`."""

    async def home(self, table: str) -> int | None: ...

    async def bring(self, table: str) -> None: ...

    async def left(self, tables: list[str]) -> None: ...

    def rename(self, table: str, guest: GuestRow, name: str) -> None: ...


class Hall:
    house: Neighbors | None = None
    """None: this process is the only one."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store, self.pool = store, pool
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._housekeeping: list[asyncio.Task[None]] = []
        self._asleep = 0
        """Tables that are still to be woken."""
        self._closed = False
        self._abandoned = 0
        """How often all tables were."""
        self._leaving: list[asyncio.Task[None]] = []

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
        began = self._abandoned
        try:
            if self.house is not None:
                await self.house.bring(id)
            row = await self.store.table(id)
            if row is None or self._closed:
                raise Missing()
            room = await Room.open(self.store, self.pool, row)
        except (Malformed, Impossible, Damaged) as error:
            log.exception("table %s is damaged", id)
            raise Sorry("impossible", "damaged") from error
        if self._abandoned != began:  # it may live elsewhere by now
            raise Sorry("impossible", "going")
        return self._keep(room)

    def _keep(self, room: Room) -> Room:
        kept = self.rooms.setdefault(room.id, room)
        kept.autoplay.poke()
        return kept

    async def _settle(self, room: Room) -> Room:
        """A new table lives here before anybody hears of it."""
        if self.house is not None:
            await self.house.bring(room.id)
        return self._keep(room)

    async def _lives_here(self, id: str) -> bool:
        """Or nowhere: then it does from now on."""
        return self.house is None or await self.house.home(id) is None

    async def open(
        self, guest: str, language: str, limit: int = LISTED, after: str | None = None
    ) -> list[TableShape]:
        """Public tables with a free seat; those that come after another in the list."""
        rows = await self.store.open_tables(limit, after)
        return [self.shape(row, guest, language) for row in rows]

    async def mine(self, guest: str, language: str, limit: int = LISTED) -> list[TableShape]:
        """Where this guest sits, and what they opened."""
        rows = await self.store.tables_of(guest, limit)
        return [self.shape(row, guest, language) for row in rows if row.shelf(guest) != "removed"]

    async def rename(self, guest: GuestRow, name: str) -> None:
        """A guest's new name, also where they sit already."""
        await self.store.rename_guest(guest.id, name)
        for row in await self.store.tables_of(guest.id, LISTED):
            if row.status == "over":
                continue
            if await self._lives_here(row.id):
                await (await self.find(row.id)).rename(guest, name)
            elif self.house is not None:
                self.house.rename(row.id, guest, name)

    def shape(self, row: TableRow, guest: str, language: str) -> TableShape:
        room = self.rooms.get(row.id)
        if room is not None:
            return room.table_shape(guest, language)
        return table_shape(row, guest, language)

    # -- living --------------------------------------------------------------------------------

    async def wake(self) -> int:
        """After a start: every table where a bot must move, or might have to stand in, is loaded
        in the background. How many they are. From now on idle tables are forgotten."""
        rows = [row for row in await self.store.playing() if wants_waking(row)]
        self._asleep = len(rows)
        self._housekeeping += [
            asyncio.create_task(self._wake([row.id for row in rows]), name="waking"),
            asyncio.create_task(self._sweep_now_and_then(), name="sweeper"),
        ]
        return len(rows)

    async def _wake(self, ids: list[str]) -> None:
        for id in ids:
            try:
                if await self._lives_here(id):
                    await self.find(id)
            except Exception:  # one damaged table must not keep the others asleep
                log.exception("table %s can't be woken", id)
            self._asleep -= 1

    async def woken(self) -> None:
        """Until all are awake."""
        await asyncio.gather(*(t for t in self._housekeeping if t.get_name() == "waking"))

    async def _sweep_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                gone = self.sweep(time.monotonic() - IDLE_SECONDS)
                if self.house is not None:
                    await self.house.left(gone)
                await self.clear_away(time.time() - WAITING_SECONDS)
            except Exception:  # a task's boundary: it is tried again
                log.exception("tables that nobody wants could not be cleared away")

    async def clear_away(self, before: float) -> int:
        """End tables that have waited for people since then, and where nobody is."""
        gone = 0
        for id in await self.store.forsaken(before, FORSAKEN):
            try:
                if await self._lives_here(id):
                    gone += await (await self.find(id)).forsake(before)
            except (Sorry, StoreFailed):  # one damaged table must not keep the others
                log.exception("table %s can't be cleared away", id)
        return gone

    def sweep(self, before: float) -> list[str]:
        """Forget tables that nobody has touched since then; and what Python alone does not find,
        if nobody is there to be kept waiting (see `run.COLLECT`)."""
        gone = [room for room in self.rooms.values() if room.idle and room.touched < before]
        for room in gone:
            del self.rooms[room.id]
        if not any(room.connections for room in self.rooms.values()):
            gc.collect()
        return [room.id for room in gone]

    def abandon(self) -> None:
        """All tables may live elsewhere from now on: nothing more is done here, and everybody comes
        back to wherever they are."""
        self._abandoned += 1
        rooms, self.rooms = self.rooms, {}
        for room in rooms.values():
            room.closed = True
            self._leaving.append(asyncio.create_task(room.close()))
        self._leaving = [task for task in self._leaving if not task.done()]

    def quiet(self, id: str) -> bool:
        """Whether this table is here (one that is being read is not yet), and nobody is at it."""
        room = self.rooms.get(id)
        return room is not None and room.quiet

    async def give_up(self, id: str) -> None:
        """Another process needs this table: everybody here comes back and finds it there. Who came
        back too soon has it here again: then it is asked for once more."""
        room = self.rooms.pop(id, None)
        if room is not None:
            await room.close()
        if self.house is not None and id not in self.rooms and id not in self._loading:
            await self.house.left([id])

    async def close(self) -> None:
        """Everybody goes; what is being saved is saved first."""
        self._closed = True
        for task in self._housekeeping:
            task.cancel()
        await asyncio.gather(*self._housekeeping, return_exceptions=True)
        await asyncio.gather(*list(self._loading.values()), return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
            if self.house is not None:
                await self.give_up(room.id)
        self.rooms.clear()
        await asyncio.gather(*self._leaving, return_exceptions=True)

    def metrics(self) -> dict[str, float]:
        rooms = list(self.rooms.values())
        return {
            "rooms": len(rooms),
            "connections": sum(len(room.connections) for room in rooms),
            "in_hand": self._asleep + len(self._loading) + sum(room.in_hand for room in rooms),
            "bots_thinking": sum(room.autoplay.thinking for room in rooms),
            "bot_picks": self.pool.picks,
            "bot_failures": self.pool.failures,
            "bot_restarts": self.pool.restarts,
        }


def wants_waking(row: TableRow) -> bool:
    asked = [row.seats[SEAT_NAMES.index(name)] for name in row.waiting]
    return any(seat.kind == "bot" for seat in asked) or (
        (row.stand_in_after is not None or row.clock is not None) and bool(asked)
    )
