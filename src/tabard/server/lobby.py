"""New tables: opened by a guest, for a lesson, forked from another, or once more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal
from weakref import WeakValueDictionary

from tabard.core import lesson as lessons
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.fair import new_seed
from tabard.core.game import Game
from tabard.core.lesson import Lesson
from tabard.core.match import Match
from tabard.core.registry import load

from . import seats, series
from .bots import BotPool
from .brought import Reader
from .guests import new_id
from .hall import WAITING_SECONDS, Hall
from .names import look
from .rooms import Room, new_match
from .rows import Brings, GuestRow, SeatRow, Store, TableRow
from .sorry import Sorry

OPEN_TABLES = 20
"""Tables of one guest that are not over, lessons aside: nobody plays more at a time, and each
costs disk, and a place in the list."""
OPEN_PUBLIC = 3
"""Public tables of one guest that wait for people: the list is for everybody's."""
OPEN_LESSONS = 60
"""Lessons that were begun and not ended: people try one and go."""


@dataclass(frozen=True)
class Place:
    """Who shall sit on a seat of a new table: its owner, somebody who comes, a bot, or the owner
    again under another name (hot seat)."""

    kind: Literal["me", "free", "bot", "hot"]
    level: str | None = None
    name: str | None = None
    brings: str | None = None
    """A list of the seat's own."""


class Lobby(Hall):
    """Whoever asks for more than they can have gets `Sorry`, and nothing has been made."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        super().__init__(store, pool)
        self.reader = Reader()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each guest: their tables are made one by one, so that racing gains nothing."""

    @asynccontextmanager
    async def _may_open(self, guest: GuestRow, lesson: bool = False) -> AsyncIterator[None]:
        """Before anything else is looked at: what is refused must not cost anything."""
        lock = self._opening.setdefault(guest.id, asyncio.Lock())
        async with lock:
            limit = OPEN_LESSONS if lesson else OPEN_TABLES
            count = await self.store.count_open(guest.id, lesson)
            if count >= limit:
                raise Sorry("busy", "too-many-tables", n=count)
            yield

    async def create(
        self,
        guest: GuestRow,
        game: str,
        places: Sequence[Place],
        options: dict[str, Any] | None = None,
        public: bool = False,
        spectators_allowed: bool = True,
        stand_in_after: int | None = None,
        promise: str | None = None,
        start: bool = False,
        language: str = "en",
        practice: bool = False,
        best_of: int = 1,
        swap: bool = False,
        clock: int | None = None,
    ) -> Room:
        """A new table of this guest's; `start`: play at once, or when they have told the nonce that
        they promise."""
        async with self._may_open(guest):
            if public and await self.store.count_public(guest.id) >= OPEN_PUBLIC:
                raise Sorry("busy", "too-many-public", n=OPEN_PUBLIC)
            title = await asyncio.to_thread(load, game)
            options = dict(options or {})
            seats.check_table(title, len(places), options, language)
            brings = [
                None
                if place.brings is None
                else await self.reader.check(title, place.brings, len(places), language, options)
                for place in places
            ]
            row = _row(
                guest,
                game,
                options,
                tuple(SeatRow() for _ in places),
                public=public,
                spectators_allowed=spectators_allowed,
                stand_in_after=stand_in_after,
                shown=_kept({"practice": practice, "clock": clock}),
            )
            if best_of > 1:
                row = series.put(row, series.Series(best_of=best_of, swap=swap))
            row = _seated(row, guest, places, brings, promise)
            if not start:
                await self.store.add_table(row)
                return await self._settle(Room(self.store, self.pool, row, None))
            row = seats.ready(row, guest.id)
            if not seats.untold(row):
                return await self._begin(row, await new_match(row))
            row = replace(row, shown={**row.shown, seats.REVEALING: True})
            await self.store.add_table(row)
            room = await self._settle(Room(self.store, self.pool, row, None))
            room.await_nonces()
            return room

    async def lesson(self, guest: GuestRow, game: Game[Any], lesson: Lesson) -> Room:
        """A table of one's own at the lesson's position; normal bots sit elsewhere, and in a puzzle
        they defend as well as can be."""

        def made() -> Match[Any]:
            s = lessons.start(game, lesson)
            return Match(game, s, start=game.to_json(s))

        async with self._may_open(guest, lesson=True):
            match = await asyncio.to_thread(made)
            row = _against_bots(guest, match, lesson.seat)
            shown = {} if lesson.puzzle is None else {"solver": lesson.seat}
            return await self._begin(replace(row, lesson=lesson.id, shown=shown), match)

    async def fork(
        self, guest: GuestRow, table: str, after: int | None, seat: int, level: str | None = None
    ) -> Room:
        """Play on from a position of a match, against bots; None: from where it stands. While the
        match goes on, that is for those who play it, each with what their own seat knows: the rest
        is drawn anew, dice and others' hands, so they learn nothing that they did not know."""
        async with self._may_open(guest):
            room = await self.find(table)
            if not 0 <= seat < len(room.row.seats):
                raise Sorry("refused", "no-seat", seat=str(seat))
            if series.closed(room.row):
                raise Sorry("illegal", "series-closed")
            if room.row.status != "over":  # what is over is saved
                if seat not in seats.seats_of(room.row, guest.id):
                    raise Sorry("refused", "not-your-seat", seat=SEAT_NAMES[seat])
                if after is not None:
                    raise Sorry("illegal", "not-over")
            old = await room.on_disk()
            if old is None:
                raise Sorry("illegal", "not-started")
            if after is not None and not 0 <= after <= len(old.inputs):
                raise Malformed(f"There is no input {after}: they run from 0 to {len(old.inputs)}.")
            match = await asyncio.to_thread(old.fork, seat, None, after)
            if match.over:
                raise Sorry("illegal", "not-playing")
            row = _against_bots(guest, match, seat, level)
            return await self._begin(replace(row, forked_from=table), match)

    async def _begin(self, row: TableRow, match: Match[Any]) -> Room:
        """A table and its match, in one transaction: a server that is killed leaves no half."""
        room = Room(self.store, self.pool, row, None)
        async with room.lock:
            await room.begin(row, match)
        return await self._settle(room)

    async def rematch(
        self, guest: GuestRow, table: str, rotate: bool = False, promise: str | None = None
    ) -> Room:
        """The same people at a new table, once for all of them: whoever asks next gets the same
        one. Alone with bots it starts at once; others must come back by themselves. The next game
        of a series starts when everybody has asked for it."""
        room = await self.find(table)
        async with room.rematching:
            old = room.row
            if old.rematch is not None:
                made = await self.find(old.rematch)
            else:
                made = await self._once_more(guest, room, rotate)
        mine = seats.seats_of(made.row, guest.id)
        if made.row.status == "waiting" and mine and seats.REVEALING not in made.row.shown:
            if promise is not None:
                await made.sit(guest, mine[0], promise)
            alone = set(seats.people(made.row)) == {guest.id} == {made.row.owner}
            if alone or series.later(made.row):
                await made.start(guest)
        return made

    async def unseal(self, room: Room) -> None:
        """A game of a series is opened when all is decided, or when nobody goes on with it."""
        if not series.closed(room.row):
            return
        last = room
        while last.row.rematch is not None and series.going_on(last.row) is not None:
            last = await self.find(last.row.rematch)
        if last.row.status != "over":
            return
        ended = series.of(last.row)
        played = ended is not None and any(game.table == last.id for game in ended.games)
        forgotten = last.row.changed < time.time() - WAITING_SECONDS
        if series.going_on(last.row) is None or not played or forgotten:
            await room.open_series()

    async def _once_more(self, guest: GuestRow, room: Room, rotate: bool) -> Room:
        old = room.row
        if old.status != "over":
            raise Sorry("illegal", "not-over")
        if all(seat.guest != guest.id for seat in old.seats):
            raise Sorry("refused", "not-seated")
        going_on = series.going_on(old) is not None
        async with self._may_open(guest):
            row = _row(
                guest,
                old.game,
                old.options,
                seats.again(old, rotate and not going_on),
                public=old.public,
                spectators_allowed=old.spectators_allowed,
                shown=_kept({name: old.shown.get(name) for name in ("practice", "clock")}),
                stand_in_after=old.stand_in_after,
            )
            following = series.following(old, _lists_played(room.match))
            if following is not None:
                row = series.put(row, following)
            await room.add_rematch(row)
            return await self._settle(Room(self.store, self.pool, row, None))


def _kept(wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Of these settings of a table those that it has."""
    return {name: value for name, value in wanted.items() if not (value is None or value is False)}


def _row(
    guest: GuestRow,
    game: str,
    options: dict[str, Any],
    sitting: tuple[SeatRow, ...],
    **more: Any,
) -> TableRow:
    """A table that nobody has seen yet, with a seed of its own."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game,
        owner=guest.id,
        options=options,
        seats=sitting,
        seed=new_seed().hex(),
        created=now,
        changed=now,
        **more,
    )


def _against_bots(
    guest: GuestRow, match: Match[Any], seat: int, level: str | None = None
) -> TableRow:
    """A table at which one guest plays a given match against bots."""
    sitting = [seats.bot(i, level) for i in range(match.seats)]
    sitting[seat] = seats.person(guest.id, guest.name)
    row = _row(guest, match.game.info.id, dict(match.state.settings), tuple(sitting))
    return replace(row, seed=match.dice.seed.hex())


def _lists_played(match: Match[Any] | None) -> list[str]:
    if match is None or not match.game.list_kind:
        return []
    return match.game.lists_played(match.state)


def _seated(
    row: TableRow,
    guest: GuestRow,
    places: Sequence[Place],
    brings: Sequence[Brings | None],
    promise: str | None,
) -> TableRow:
    """Who sits where at a new table."""
    for i, place in enumerate(places):
        if place.kind == "free" and place.brings is not None:
            raise Sorry("malformed", "list-for-nobody")
        if place.kind == "bot":
            row = seats.put(row, i, seats.bot(i, place.level, brings[i]))
    for i, place in enumerate(places):
        if place.kind in ("me", "hot"):
            hot = place.kind == "hot"
            name = place.name or (f"{guest.name} {SEAT_NAMES[i]}" if hot else guest.name)
            made = seats.person(guest.id, name, None if hot else promise, brings[i])
            taken = {look(seat.name) for seat in row.seats}
            while look(made.name) in taken:
                made = replace(made, name=f"{made.name} {SEAT_NAMES[i]}")
            row = seats.put(row, i, made)
    if sum(place.kind == "me" for place in places) > 1:
        raise Sorry("illegal", "one-seat")
    return row
