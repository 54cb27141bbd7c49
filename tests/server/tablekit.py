"""Tables without sockets and without disks: what the tests of the live tables share."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from random import Random
from typing import Any

import msgspec

from tabard.bots import make
from tabard.core.bot import Perspective
from tabard.core.match import Match
from tabard.core.registry import load
from tabard.server import messages as m
from tabard.server import talk
from tabard.server.bots import BotPool
from tabard.server.connection import Connection
from tabard.server.lobby import Lobby, Place
from tabard.server.rooms import Room
from tabard.server.rows import ChatRow, Full, GuestRow, ListRow, Stale, StoreFailed, TableRow

_decode = msgspec.json.Decoder(m.FromServer).decode


def guest(name: str) -> GuestRow:
    return GuestRow(id=name.lower(), name=name, language="en", created=0.0, seen=0.0)


ANN, BEE, CAT = guest("Ann"), guest("Bee"), guest("Cat")


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class MemoryStore:
    """All that a store promises but the disk (`test_store_contract`). `failing` counts writes that
    fail, `blind` reads; with `late` a write that fails has been done all the same."""

    def __init__(self) -> None:
        self.guests: dict[str, GuestRow] = {}
        self.links: dict[str, tuple[str, float]] = {}
        self.tables: dict[str, TableRow] = {}
        self.matches: dict[str, tuple[dict[str, Any], list[Any], dict[str, Any]]] = {}
        self.lists: dict[str, ListRow] = {}
        self.lines: defaultdict[str, list[ChatRow]] = defaultdict(list)
        self.writes = 0
        self.failing = self.blind = 0
        self.late = False
        self.gate: asyncio.Event | None = None
        """Writes wait for it."""

    async def _write(self) -> None:
        self.writes += 1
        if self.gate is not None:
            await self.gate.wait()
        await asyncio.sleep(0)
        if self.failing:
            self.failing -= 1
            if not self.late:
                raise StoreFailed("The disk is full.")

    async def _read(self) -> None:
        await asyncio.sleep(0)
        if self.blind:
            self.blind -= 1
            raise StoreFailed("The disk is gone.")

    async def close(self) -> None: ...

    async def beat(self, now: float) -> None:
        await self._write()

    # -- guests ------------------------------------------------------------------------------

    async def guest(self, id: str) -> GuestRow | None:
        return self.guests.get(id)

    async def add_guest(self, row: GuestRow) -> None:
        await self._write()
        if row.id in self.guests:
            raise Stale("This guest is there.")
        self.guests[row.id] = row

    async def rename_guest(self, id: str, name: str) -> None:
        await self._change(id, name=name)

    async def touch(self, id: str, now: float) -> None:
        await self._change(id, seen=now)

    async def _change(self, id: str, **values: Any) -> None:
        await self._write()
        if id not in self.guests:
            raise StoreFailed("There is no such guest.")
        self.guests[id] = replace(self.guests[id], **values)

    async def add_link(self, token_hash: str, guest: str, expires: float) -> None:
        await self._write()
        self.links = {token: of for token, of in self.links.items() if of[0] != guest}
        self.links[token_hash] = (guest, expires)

    async def take_link(self, token_hash: str, now: float) -> str | None:
        await self._write()
        self.links = {token: of for token, of in self.links.items() if of[1] >= now}
        found = self.links.pop(token_hash, None)
        return None if found is None else found[0]

    # -- lists -------------------------------------------------------------------------------

    async def lists_of(self, guest: str, game: str) -> list[ListRow]:
        await self._read()
        mine = [row for row in self.lists.values() if (row.guest, row.game) == (guest, game)]
        return sorted(mine, key=lambda row: (-row.changed, row.id))

    async def add_list(self, row: ListRow, room: int) -> None:
        await self._write()
        if sum(other.guest == row.guest for other in self.lists.values()) >= room:
            raise Full("There is no room.")
        if row.id in self.lists:
            raise Stale("This list is there.")
        self.lists[row.id] = row

    async def change_list(self, guest: str, id: str, text: str, now: float) -> ListRow | None:
        await self._write()
        row = self.lists.get(id)
        if row is None or row.guest != guest:
            return None
        self.lists[id] = replace(row, text=text, changed=now)
        return self.lists[id]

    async def remove_list(self, guest: str, id: str) -> ListRow | None:
        await self._write()
        row = self.lists.get(id)
        return None if row is None or row.guest != guest else self.lists.pop(id)

    # -- tables ------------------------------------------------------------------------------

    def _put(self, row: TableRow) -> None:
        """As a row that was written and read again."""
        self.tables[row.id] = msgspec.convert(through_json(row), TableRow)

    async def add_table(self, row: TableRow, linked: TableRow | None = None) -> None:
        await self._write()
        if row.id in self.tables:
            raise Stale("This table is there.")
        if linked is not None and linked.id not in self.tables:
            raise StoreFailed("There is no such table.")
        self._put(row)
        if linked is not None:
            self._put(linked)

    async def table(self, id: str) -> TableRow | None:
        await self._read()
        return self.tables.get(id)

    async def save_table(self, row: TableRow) -> None:
        await self._write()
        if row.id not in self.tables:
            raise StoreFailed("There is no such table.")
        self._put(row)

    async def open_tables(self, limit: int, after: str | None = None) -> list[TableRow]:
        found = [r for r in self.tables.values() if r.public and r.status == "waiting"]
        found = [r for r in found if any(seat.kind == "free" for seat in r.seats)]
        found.sort(key=lambda r: (r.created, r.id), reverse=True)
        if after is not None:
            last = self.tables[after]
            found = [r for r in found if (r.created, r.id) < (last.created, last.id)]
        return found[:limit]

    async def forsaken(self, before: float, limit: int) -> list[str]:
        old = [r for r in self.tables.values() if r.status == "waiting" and r.changed < before]
        return [r.id for r in sorted(old, key=lambda r: r.changed)][:limit]

    async def count_public(self, guest: str) -> int:
        mine = [r for r in self.tables.values() if r.owner == guest and r.public]
        return sum(r.status == "waiting" for r in mine)

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        found = [
            r
            for r in self.tables.values()
            if r.owner == guest or any(seat.guest == guest for seat in r.seats)
        ]
        return sorted(found, key=lambda r: -r.changed)[:limit]

    async def count_open(self, guest: str, lessons: bool) -> int:
        mine = [r for r in self.tables.values() if r.owner == guest and r.status != "over"]
        return sum((r.lesson is not None) == lessons for r in mine)

    async def playing(self) -> list[TableRow]:
        return [r for r in self.tables.values() if r.status == "playing"]

    # -- matches -----------------------------------------------------------------------------

    async def start_match(
        self,
        table_id: str,
        header: dict[str, Any],
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow,
    ) -> None:
        await self._write()
        if table_id in self.matches:
            raise Stale("This match is there.")
        self.matches[table_id] = through_json((header, inputs, snapshot))
        self._put(row)

    async def append(
        self,
        table_id: str,
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow | None,
    ) -> None:
        late, failing = self.late, self.failing
        await self._write()
        if table_id not in self.matches:
            raise StoreFailed("There is no such match.")
        header, old, _ = self.matches[table_id]
        if any(i["n"] <= len(old) for i in inputs):
            raise Stale(f"Input {inputs[0]['n']} after {len(old)}.")
        self.matches[table_id] = (header, [*old, *through_json(inputs)], through_json(snapshot))
        if row is not None:
            self._put(row)
        if late and failing:
            raise StoreFailed("Cut off after the commit.")

    async def load_match(
        self, table_id: str
    ) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]] | None:
        await self._read()
        found = self.matches.get(table_id)
        if found is None:
            return None
        header, inputs, snapshot = through_json(found)
        return header, inputs, snapshot

    # -- chat --------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        await self._write()
        if any(line.number == row.number for line in self.lines[row.table]):
            raise Stale("This line is there.")
        self.lines[row.table].append(row)

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        return sorted(self.lines[table_id], key=lambda line: line.number)[-limit:]


class QuickPool(BotPool):
    """Bots in this process, at random and at once, whatever the pace. `trouble`: what the next
    picks do instead; `gate`: they wait for it."""

    def __init__(self, pace: float = 0.0) -> None:
        super().__init__(pace=0.0)
        self.trouble: list[Exception | str] = []
        self.gate: asyncio.Event | None = None
        self.asked: list[tuple[int, m.Level]] = []
        self.news = asyncio.Event()

    async def choose(
        self,
        game_id: str,
        state_json: dict[str, Any],
        seat: int,
        level: m.Level,
        seed: int,
        seconds: float,
        solver: int | None = None,
    ) -> str:
        self.asked.append((seat, level))
        self.news.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.trouble:
            what = self.trouble.pop(0)
            if isinstance(what, Exception):
                raise what
            return what
        game = load(game_id)
        s = game.from_json(through_json(state_json))
        option = make("random", game).choose(Perspective(game, s, seat), Random(seed))
        return game.options.text(s, option)


class Tab:
    """A window of somebody's: what it was sent, and what it shows now."""

    def __init__(self, who: GuestRow, language: m.Language = "en") -> None:
        self.who = who
        self.conn = Connection(who.id, who.name, language)
        self.room: Room | None = None
        self.heard: list[m.FromServer] = []
        self.lines: list[m.LineShape] = []
        self._id = 0

    async def enter(self, room: Room) -> Tab:
        self.room = room
        await room.connect(self.conn)
        self.hear()
        return self

    async def leave(self) -> None:
        assert self.room is not None
        await self.room.disconnect(self.conn)

    def hear(self) -> list[m.FromServer]:
        """Whatever has come since."""
        new = [_decode(data) for data in self.conn.waiting()]
        for message in new:
            if isinstance(message, m.Positions):
                self.lines = [*([] if message.whole else self.lines), *message.log]
        self.heard += new
        return new

    def _last(self, kind: type[Any]) -> Any:
        self.hear()
        return next((x for x in reversed(self.heard) if isinstance(x, kind)), None)

    @property
    def position(self) -> m.Positions:
        found = self._last(m.Positions)
        assert isinstance(found, m.Positions)
        return found

    @property
    def table(self) -> m.TableShape:
        found = self._last(m.Tables)
        assert isinstance(found, m.Tables)
        return found.table

    @property
    def closed(self) -> m.Closed | None:
        found: m.Closed | None = self._last(m.Closed)
        return found

    @property
    def chat(self) -> list[str]:
        self.hear()
        return [line.text for x in self.heard if isinstance(x, m.Chats) for line in x.lines]

    def count(self, kind: type[Any]) -> int:
        self.hear()
        return sum(isinstance(x, kind) for x in self.heard)

    async def send(self, kind: Any, **fields: Any) -> m.Reply:
        self._id += 1
        return await self.raw(msgspec.json.encode(kind(id=self._id, **fields)), self._id)

    async def raw(self, data: str | bytes, id: int = 0) -> m.Reply:
        assert self.room is not None
        self.conn.bucket.left = 60.0  # a test is faster than any hand
        await talk.receive(self.room, self.conn, data)
        replies = [x for x in self.hear() if isinstance(x, m.Reply) and x.to == id]
        assert len(replies) == 1, f"{len(replies)} replies to {data!r}"
        return replies[0]

    async def pick(self, *options: str) -> m.Reply:
        q = self.position.question
        assert q is not None
        return await self.send(m.Answer, seat=q.seat, number=q.number, options=list(options))

    def options(self) -> list[str]:
        q = self.position.question
        return [] if q is None else [c.text for c in q.choices]


def lobby(store: Any = None, pool: BotPool | None = None) -> Lobby:
    return Lobby(MemoryStore() if store is None else store, QuickPool() if pool is None else pool)


async def table(
    where: Lobby, game: str = "keepsake", *people: GuestRow, bots: int = 0, **rest: Any
) -> Room:
    """A table under way: these people in order, then bots. The first opens it."""
    first, *others = people
    places = [Place("me"), *(Place("free") for _ in others), *(Place("bot") for _ in range(bots))]
    room = await where.create(first, game, places, **rest)
    for who in others:
        await room.sit(who)
    tame(room)
    await room.start(first)
    return room


def tame(room: Room) -> None:
    """Dice that fall the same in every run, and let seat A begin."""
    count = len(room.row.seats)
    for k in range(100):
        seed = bytes([k]) * 32
        made = Match.new(load(room.row.game), room.row.options, count, seed)
        if made.pending is not None and 0 in made.pending.who:
            room.row = replace(room.row, seed=seed.hex())
            return
    raise AssertionError("seat A never begins")


async def settled(room: Room) -> None:
    """Until no bot thinks any more."""
    while room.autoplay.thinking or room.lock.locked():
        await asyncio.sleep(0)


async def play_on(room: Room, tabs: list[Tab], rng: Random, moves: int = 10_000) -> int:
    """Everybody who is asked answers at random, until it is over or so many moves are made."""
    made = 0
    while made < moves:
        await settled(room)
        for tab in tabs:
            tab.hear()
        if room.match is None or room.match.over:
            break
        asked = next((tab for tab in tabs if tab.position.mine_asked), None)
        assert asked is not None, f"nobody is asked, but {room.row.waiting}"
        if asked.position.question is None:
            await asked.send(m.Look, seat=asked.position.mine_asked[0])
        reply = await asked.pick(rng.choice(asked.options()))
        assert reply.ok, reply.text
        made += 1
    await settled(room)
    return made


def frozen(room: Room) -> tuple[Any, ...]:
    """Everything about a table that a refused message must leave as it is."""
    assert room.match is not None
    store: Any = room.store
    digest = room.match.state.digest()
    return digest, len(room.match.inputs), room.generation, store.writes, replace(room.row)


async def undo_wish(*tabs: Tab) -> None:
    """Seat A bids, then B: what A did can't be taken back by A alone."""
    assert not tabs[0].position.can_ask_undo, "nothing was done yet"
    assert (await tabs[0].pick("bid 1")).ok
    assert (await tabs[1].pick("bid 0")).ok
    assert not tabs[0].position.can_undo
    assert tabs[0].position.why_no_undo
    assert tabs[0].position.can_ask_undo
    assert (await tabs[0].send(m.Undo, seat="A")).ok
