"""What strangers tried at the tables and in the list of them: names that deceive, tables by the
hundred, races, a disk that is full."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import alembic.command
import alembic.config
import msgspec
import pytest
import sqlalchemy
from sqlalchemy import Connection, create_engine, insert

from tabard.core import registry
from tabard.core.match import Match
from tabard.server import hall, migrations, schema
from tabard.server import lobby as lobby_module
from tabard.server import messages as m
from tabard.server import store as store_module
from tabard.server.config import Limits
from tabard.server.lobby import Place
from tabard.server.names import look, tidy
from tabard.server.rows import SeatRow, StoreFailed, TableRow
from tabard.server.sorry import Sorry
from tabard.server.store import FILE, Store
from tests.server.tablekit import (
    ANN,
    BEE,
    MemoryStore,
    QuickPool,
    Tab,
    guest,
    lobby,
    play_on,
    table,
)
from tests.server.webkit import ask, new_table, web

pytestmark = pytest.mark.asyncio

THREE = [Place("me"), Place("free"), Place("free")]


# -- the list of tables (B5) ----------------------------------------------------------------------


def listed(id: str, created: float, *kinds: str) -> TableRow:
    seats = tuple(SeatRow(kind=kind) for kind in kinds)  # type: ignore[arg-type]
    return TableRow(
        id=id, game="keepsake", owner=id, options={}, seats=seats, seed="00" * 32, public=True,
        created=created, changed=created,
    )  # fmt: skip


@pytest.mark.parametrize("real", [True, False], ids=["database", "memory"])
async def test_full_tables_hide_no_others(tmp_path: Path, real: bool) -> None:
    store: Any = await Store.open(tmp_path) if real else MemoryStore()
    await store.add_table(listed("open", 1.0, "person", "free"))
    for i in range(120):
        await store.add_table(listed(f"full{i}", 2.0 + i, "person", "bot"))
    assert [row.id for row in await store.open_tables(100)] == ["open"]
    await store.save_table(listed("full7", 9.0, "person", "free"))
    assert [row.id for row in await store.open_tables(100)] == ["full7", "open"]
    await store.close()


@pytest.mark.parametrize("real", [True, False], ids=["database", "memory"])
async def test_the_list_has_pages(tmp_path: Path, real: bool) -> None:
    store: Any = await Store.open(tmp_path) if real else MemoryStore()
    for i in range(9):
        await store.add_table(listed(f"t{i}", float(i // 3), "free"))
    seen: list[str] = []
    after = None
    while page := [row.id for row in await store.open_tables(4, after)]:
        seen += page
        after = page[-1]
    assert seen == [f"t{i}" for i in (8, 7, 6, 5, 4, 3, 2, 1, 0)]
    await store.close()


async def test_pages_over_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall.Hall.open, "__defaults__", (2, None))
    async with web(tmp_path) as server:
        ids = []
        for _ in range(3):
            ids.append((await new_table(server.browser(), "me", "free", "free", public=True))["id"])
        eve = server.browser()
        first = [t["id"] for t in await ask(eve, "GET", "/api/tables")]
        rest = [t["id"] for t in await ask(eve, "GET", f"/api/tables?after={first[-1]}")]
        assert first + rest == ids[::-1]
        assert await ask(eve, "GET", "/api/tables?after=nothing") == []


async def test_one_guest_does_not_fill_the_list() -> None:
    where = lobby()
    for _ in range(lobby_module.OPEN_PUBLIC):
        await where.create(ANN, "keepsake", THREE, public=True)
    with pytest.raises(Sorry, match="public tables"):
        await where.create(ANN, "keepsake", THREE, public=True)
    await where.create(ANN, "keepsake", THREE)
    await where.create(BEE, "keepsake", THREE, public=True)


async def test_tables_that_nobody_comes_to_end() -> None:
    where = lobby()
    old = await where.create(ANN, "keepsake", THREE, public=True)
    watched = await where.create(ANN, "keepsake", THREE)
    playing = await table(where, "keepsake", ANN, BEE, bots=1)
    tab = await Tab(ANN).enter(watched)
    assert await where.clear_away(time.time() - 3600) == 0
    assert await where.clear_away(time.time() + 1) == 1
    assert (old.row.status, old.row.public) == ("over", False)
    assert (watched.row.status, playing.row.status) == ("waiting", "playing")
    assert await where.open("x", "en") == []
    await tab.leave()
    assert await where.clear_away(time.time() + 1) == 1
    await where.close()


async def test_tables_are_not_made_without_end(tmp_path: Path) -> None:
    """Create, concede, create, concede: fifteen a second for ever."""
    limits = Limits(tables_burst=4, per_second=1000, burst=1000)
    async with web(tmp_path, limits=limits) as server:
        ann = server.browser()
        codes: Counter[int] = Counter()
        for _ in range(20):
            body = {"game": "keepsake", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 2]}
            made = await ann.post("/api/tables", json={**body, "start": True})
            codes[made.status_code] += 1
            if made.status_code == 200:
                path = f"/api/tables/{made.json()['id']}/concede"
                await ask(ann, "POST", path, {"seat": "A"})
        assert codes == {200: 4, 429: 16}


async def test_an_address_has_its_limit_too(tmp_path: Path) -> None:
    limits = Limits(tables_burst=2, address_factor=1.5, per_second=1000, burst=1000)
    async with web(tmp_path, limits=limits) as server:
        codes = []
        for _ in range(4):
            browser = server.browser(("203.0.113.9", 1))
            body = {"game": "keepsake", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 2]}
            codes.append((await browser.post("/api/tables", json=body)).status_code)
        assert codes == [200, 200, 200, 429]


def of_old(folder: Path) -> Match[Any]:
    """A database as 0.3.1 wrote it, with a table that waits and one that is played."""
    match = Match.new(registry.load("keepsake"), {}, 3, bytes(32))
    engine = create_engine(f"sqlite:///{folder / FILE}")
    config = alembic.config.Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, "0001")
        for row in (listed("t", 1.0, "person", "free", "free"), listed("m", 1.0, "person")):
            values = msgspec.to_builtins(row)
            known = reflected(connection, "tables")
            there = {column.name: values[column.name] for column in known.columns}
            connection.execute(insert(known).values(there))
        snapshot = match.changing()
        old = reflected(connection, "matches")
        connection.execute(
            insert(old).values(table_id="m", header=match.lasting(), snapshot=snapshot)
        )
        log = reflected(connection, "inputs")
        for i in match.inputs:
            connection.execute(insert(log).values(table_id="m", number=i.n, data=i.to_json()))
    engine.dispose()
    return match


def reflected(connection: Connection, name: str) -> sqlalchemy.Table:
    return sqlalchemy.Table(name, sqlalchemy.MetaData(), autoload_with=connection)


async def test_an_older_database_goes_on(tmp_path: Path) -> None:
    match = of_old(tmp_path)
    store = await Store.open(tmp_path)
    assert [row.id for row in await store.open_tables(5)] == ["t"]
    with store._engine.connect() as connection:
        assert migrations.version(connection) == schema.HEAD
    found = await store.load_match("m")
    assert found is not None
    header, inputs, snapshot = found
    again = Match.from_json({**header, **snapshot, "inputs": inputs})
    assert again.to_json() == match.to_json()
    q = again.pending
    assert q is not None
    before = len(again.inputs)
    again.answer(q.who[0], q.options_of(q.who[0])[0])
    new = [i.to_json() for i in again.inputs[before:]]
    await store.append("m", new, again.changing(), None)
    kept = await store.load_match("m")
    assert kept is not None
    assert kept[2] == msgspec.json.decode(msgspec.json.encode(again.changing()))
    await store.close()


# -- names (B9) -----------------------------------------------------------------------------------

BLANKS = ("\u3164", "\u2800\u2800", "\u200b\u2060", "\u0301\u0301", "\U000e0041", "\u00ad", "  ")


@pytest.mark.parametrize("name", BLANKS)
async def test_a_name_can_be_seen(tmp_path: Path, name: str) -> None:
    assert tidy(name, 40) == ""
    async with web(tmp_path) as server:
        refused = await server.browser().patch("/api/me", json={"name": name})
        assert refused.status_code == 422


async def test_marks_do_not_climb_over_the_lines() -> None:
    assert tidy("Z" + "\u0310" * 40, 99) == "Z\u0310\u0310"
    assert tidy("\u0310" * 40 + "Z", 99) == "\u0310\u0310Z"
    assert tidy("Zoë José Øyvind Иван 小明", 40) == "Zoë José Øyvind Иван 小明"


@pytest.mark.parametrize("name", ["Аnn", "ann", "Ann\u00a0", "Αnn", "Ａｎｎ", "A nn"])
async def test_nobody_looks_like_somebody_else_at_the_table(name: str) -> None:
    room = await lobby().create(ANN, "keepsake", [Place("me"), Place("free"), Place("bot")])
    await room.sit(replace(guest(name), id="eve"))
    assert look(room.row.seats[0].name) != look(room.row.seats[1].name)
    assert room.row.seats[1].name.endswith(" 2")


async def test_nobody_looks_like_a_bot() -> None:
    cog = guest("Вolt")
    five = [Place("me"), *(Place("bot") for _ in range(4))]
    room = await lobby().create(cog, "smallworld", five)
    assert len({look(seat.name) for seat in room.row.seats}) == 5


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", '{"name": "\\ud800"}'),
        ("/api/tables", '{"game": "\\ud800", "seats": [{"kind": "me"}]}'),
        ("/api/tables", '{"game": "keepsake", "seats": [{"kind": "me", "name": "a\\udfff"}]}'),
        (
            "/api/tables",
            '{"game": "keepsake", "seats": [{"kind": "me"}], "options": {"x\\ud800": ["\\ud800"]}}',
        ),
        ("/api/link", '{"token": "\\ud800"}'),
    ],
)
async def test_half_a_character_is_refused(tmp_path: Path, path: str, body: str) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        await ann.get("/api/me")
        method = "PATCH" if path == "/api/me" else "POST"
        headers = {"content-type": "application/json"}
        refused = await ann.request(method, path, content=body, headers=headers)
        assert refused.status_code == 422, refused.text
        assert "half a character" in refused.json()["error"]


# -- races and halves (B9) ------------------------------------------------------------------------


async def test_racing_opens_no_more_tables_than_allowed(tmp_path: Path) -> None:
    async with web(tmp_path, limits=Limits(tables_burst=99)) as server:
        ann = server.browser()
        await ann.get("/api/me")
        body = {"game": "keepsake", "seats": [{"kind": "me"}, *[{"kind": "bot"}] * 2]}
        made = await asyncio.gather(*(ann.post("/api/tables", json=body) for _ in range(30)))
        codes = Counter(answer.status_code for answer in made)
        assert codes == {200: lobby_module.OPEN_TABLES, 429: 10}


async def test_a_table_that_starts_at_once_is_there_with_its_match_or_not_at_all() -> None:
    store, pool = MemoryStore(), QuickPool()
    pool.gate = asyncio.Event()
    where = lobby(store, pool)
    await where.create(ANN, "keepsake", [Place("me"), Place("bot"), Place("bot")], start=True)
    assert store.writes == 1, "a server that is killed between two writes leaves a half"
    store.failing = 1
    with pytest.raises(Sorry, match="Saving failed"):
        await where.create(ANN, "keepsake", [Place("me"), Place("bot"), Place("bot")], start=True)
    assert len(store.tables) == len(store.matches) == 1
    await where.close()


async def test_a_rematch_is_added_and_linked_in_one() -> None:
    store = MemoryStore()
    where = lobby(store)
    room = await table(where, "keepsake", ANN, BEE, bots=1)
    await room.concede(ANN, 0)
    await room.concede(BEE, 1)
    before = store.writes
    made = await where.rematch(ANN, room.id)
    assert store.writes == before + 1
    assert store.tables[room.id].rematch == made.id
    await where.close()


async def test_a_rematch_that_was_cut_off_goes_on() -> None:
    """Killed after the table was made and before it began: whoever asks again starts it."""
    store = MemoryStore()
    where = lobby(store)
    room = await table(where, "smallworld", ANN, bots=1)
    await room.concede(ANN, 0)
    first = await where.rematch(ANN, room.id)
    waiting = replace(first.row, status="waiting")
    await where.close()
    store.tables[first.id] = waiting
    del store.matches[first.id]
    again = await lobby(store).rematch(ANN, room.id)
    assert (again.id, again.row.status) == (first.id, "playing")
    await again.close()


# -- the disk (B9) --------------------------------------------------------------------------------


async def test_a_full_disk_is_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web(tmp_path) as server:
        eve = server.browser()
        assert (await eve.get("/healthz")).status_code == 200
        store = server.parts.store
        server.parts.pulse._at = 0.0

        def full(*_: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(store, "_transaction", full)
        sick = await eve.get("/healthz")
        assert sick.status_code == 503
        assert "Saving failed" in sick.json()["error"]


async def test_asking_for_health_does_not_wear_the_disk(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        await asyncio.gather(*(server.browser().get("/healthz") for _ in range(50)))
        assert server.parts.store.commits <= 2


async def test_the_journal_ends_though_people_write_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody reads for long, and it grows; then it must become small again, under writing."""
    monkeypatch.setattr(store_module, "TIDY_SECONDS", 0.02)
    monkeypatch.setattr(store_module, "JOURNAL", 400_000)
    store = await Store.open(tmp_path)
    await store.add_table(listed("t", 1.0, "free"))
    row = replace(listed("t", 1.0, "free"), shown={"much": "x" * 20_000})
    reader = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    reader.execute("begin")
    reader.execute("select count(*) from tables").fetchone()
    for _ in range(200):
        await store.save_table(row)
    longest = store.journal()
    assert longest > 1_000_000
    reader.execute("rollback")
    async with asyncio.timeout(120):
        while store.journal() > 400_000:
            await store.save_table(row)
    print(f"the journal had {longest} bytes at most, and has {store.journal()} now")
    reader.close()
    await store.close()


async def test_undo_is_as_quick_in_a_long_match_as_in_a_short_one(seed: int) -> None:
    """Counted, not timed: how often the match is gone through from its beginning."""
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
    await play_on(room, tabs, Random(seed), 40)
    match = room.match
    assert match is not None
    looked: list[int] = []

    class Watched(list[Any]):
        def __getitem__(self, at: Any) -> Any:
            found = super().__getitem__(at)
            looked.append(len(found) if isinstance(at, slice) else 1)
            return found

        def __iter__(self) -> Any:
            looked.append(len(self))
            return super().__iter__()

    while not any(tab.position.can_undo for tab in tabs):
        await play_on(room, tabs, Random(seed), 1)
    tab = next(tab for tab in tabs if tab.position.can_undo)
    match.inputs = Watched(match.inputs)
    assert match.line, "once, after the list has changed its kind"
    looked.clear()
    assert (await tab.send(m.Undo, seat=tab.position.seat)).ok
    assert match.state is not None
    assert sum(looked) < 20, looked


async def test_store_errors_are_told_as_such(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await store.beat(1.0)
    await store.beat(2.0)
    await store.close()
    with pytest.raises(StoreFailed):
        await store.beat(3.0)
