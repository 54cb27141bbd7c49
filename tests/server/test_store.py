"""The database: what is promised is on disk, the heap is shared, and damage has a sentence."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import AsyncIterator, Coroutine
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import pytest_asyncio
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, func, select

from tabard.core.errors import Malformed
from tabard.core.match import Match
from tabard.server import migrations, rows, schema
from tabard.server.rows import ChatRow, GuestRow, SeatRow, Stale, StoreFailed, TableRow
from tabard.server.store import FILE, Store
from tests.keepsake import GAME

ANN = GuestRow(id="ann", name="Ann", language="it", created=1.0, seen=2.0)


def row(id: str = "t", **given: Any) -> TableRow:
    seats = (SeatRow(kind="person", guest="ann", name="Ann", nonce="n"), SeatRow(), SeatRow())
    made = TableRow(
        id=id, game="keepsake", owner="ann", options={"rounds": 2}, seats=seats, seed="00" * 32
    )
    return replace(made, **given)


async def together(store: Store, *writes: Coroutine[Any, Any, None]) -> list[Any]:
    """Results of writes that share a heap: the writer is kept busy until all of them wait."""
    begun, gate = Event(), Event()

    def hold(_: Any) -> None:
        begun.set()
        gate.wait()

    busy = asyncio.create_task(store._write(hold))
    await asyncio.to_thread(begun.wait)
    waiting = [asyncio.create_task(one) for one in writes]
    await asyncio.sleep(0)
    gate.set()
    await busy
    return await asyncio.gather(*waiting, return_exceptions=True)


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await Store.open(tmp_path / "data")
    yield made
    await made.close()


async def test_it_is_the_store_that_the_tables_ask_for(store: Store) -> None:
    promised: rows.Store = store  # mypy checks it
    names = {name for name in vars(rows.Store) if not name.startswith("_")}
    assert len(names) > 15
    assert all(callable(getattr(promised, name)) for name in names)


async def test_guests_are_kept(store: Store) -> None:
    await store.add_guest(ANN)
    await store.rename_guest("ann", "Anna")
    await store.touch("ann", 9.0)
    assert await store.guest("ann") == replace(ANN, name="Anna", seen=9.0)
    assert await store.guest("bob") is None
    with pytest.raises(Stale):
        await store.add_guest(ANN)
    with pytest.raises(StoreFailed):
        await store.rename_guest("bob", "Bob")


async def test_a_link_works_once_and_not_for_ever(store: Store) -> None:
    await store.add_guest(ANN)
    await store.add_link("old", "ann", 10.0)
    await store.add_link("new", "ann", 30.0)
    assert await store.take_link("old", 20.0) is None
    assert await store.take_link("new", 20.0) == "ann"
    assert await store.take_link("new", 20.0) is None


async def test_a_new_link_voids_the_one_before(store: Store) -> None:
    await store.add_guest(ANN)
    await store.add_link("one", "ann", 30.0)
    await store.add_link("two", "ann", 30.0)
    assert await store.take_link("one", 20.0) is None
    assert await store.take_link("two", 20.0) == "ann"


async def test_tables_come_back_as_they_went(store: Store) -> None:
    full = row(
        status="playing",
        public=True,
        spectators_allowed=False,
        stand_in_after=30,
        rematch="r",
        lesson="l",
        forked_from="f",
        waiting=("A", "C"),
        rounds=(1, 2),
        created=1.5,
        changed=2.5,
        shown={"a": [1, None]},
    )
    await store.add_table(row())
    assert await store.table("t") == row()
    await store.save_table(full)
    assert await store.table("t") == full
    assert await store.table("u") is None
    with pytest.raises(StoreFailed):
        await store.save_table(row("u"))


async def test_lists_of_tables(store: Store) -> None:
    await store.add_table(row("old", public=True, created=1.0, changed=5.0))
    await store.add_table(row("new", public=True, created=2.0, changed=3.0))
    await store.add_table(row("hidden", changed=4.0))
    away = (SeatRow(), SeatRow(), SeatRow())
    await store.add_table(row("else", owner="bob", seats=away, status="playing", public=True))
    await store.add_table(row("done", owner="bob", seats=away, status="over"))
    assert [t.id for t in await store.open_tables(9)] == ["new", "old"]
    assert [t.id for t in await store.open_tables(1)] == ["new"]
    assert [t.id for t in await store.tables_of("ann")] == ["old", "hidden", "new"]
    assert [t.id for t in await store.tables_of("ann", 1)] == ["old"]
    await store.add_table(row("lesson", lesson="1", created=0.0))
    assert [await store.count_open(who, False) for who in ("ann", "bob")] == [3, 1]
    assert [await store.count_open(who, True) for who in ("ann", "bob")] == [1, 0]
    assert [t.id for t in await store.playing()] == ["else"]


async def test_my_tables_follow_the_seats(store: Store) -> None:
    bob = SeatRow(kind="person", guest="bob", name="Bob")
    await store.add_table(row())
    assert await store.tables_of("bob") == []
    await store.save_table(row(seats=(bob, bob, SeatRow())))
    assert [t.id for t in await store.tables_of("bob")] == ["t"]
    await store.save_table(row())
    assert await store.tables_of("bob") == []


async def test_somebody_elses_mistake_does_not_hide_my_tables(store: Store) -> None:
    bob = SeatRow(kind="person", guest="bob", name="Bob")
    await store.add_table(row())
    mine = store.save_table(row(seats=(bob, bob, SeatRow())))
    done = await together(store, mine, store.save_table(row("nowhere")))
    assert [type(one) for one in done] == [type(None), StoreFailed]
    assert [t.id for t in await store.tables_of("bob")] == ["t"]


async def test_chat_is_kept_in_order(store: Store) -> None:
    await store.add_table(row())
    for n in range(1, 6):
        await store.add_chat(
            ChatRow(table="t", number=n, guest="ann", name="Ann", seat="A", text=f"{n}", at=n)
        )
    assert [line.number for line in await store.chat("t", 3)] == [3, 4, 5]
    assert (await store.chat("t", 1))[0].text == "5"


# -- matches --------------------------------------------------------------------------------------


def parts(match: Match[Any]) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    header, snapshot = match.parts()
    return header, [i.to_json() for i in match.inputs], snapshot


async def begin(store: Store, id: str = "t") -> Match[Any]:
    match: Match[Any] = Match.new(GAME, {"rounds": 2}, 3)
    header, inputs, snapshot = parts(match)
    await store.start_match(id, header, inputs, snapshot, row(id, status="playing"))
    return match


async def move(store: Store, match: Match[Any], id: str = "t") -> None:
    before = len(match.inputs)
    q = match.pending
    assert q is not None
    match.answer(q.who[0], q.options_of(q.who[0])[0])
    new = [i.to_json() for i in match.inputs[before:]]
    await store.append(id, new, match.parts()[1], row(id, status="playing", changed=before))


async def test_a_match_is_restored_at_every_move(store: Store) -> None:
    match = await begin(store)
    while not match.over:
        await move(store, match)
        loaded = await store.load_match("t")
        assert loaded is not None
        header, inputs, snapshot = loaded
        again = Match.from_json({**header, **snapshot, "inputs": inputs}, lambda _: GAME)
        assert again.to_json() == match.to_json()
    assert await store.load_match("u") is None


async def test_the_table_is_made_with_its_match_when_it_is_new(store: Store) -> None:
    await begin(store)
    assert (await store.table("t")) == row(status="playing")
    with pytest.raises(Stale):
        await begin(store)


async def test_who_is_behind_writes_nothing(store: Store) -> None:
    match = await begin(store)
    snapshot = match.parts()[1]
    await move(store, match)
    first = match.inputs[-1].to_json()
    with pytest.raises(Stale):
        await store.append("t", [first], snapshot, row(status="over"))
    loaded = await store.load_match("t")
    assert loaded == parts(match)
    table = await store.table("t")
    assert table is not None
    assert table.status == "playing"


async def test_one_bad_write_does_not_spoil_its_heap(store: Store) -> None:
    games = {f"t{i}": await begin(store, f"t{i}") for i in range(6)}
    stale = games["t0"].inputs[0].to_json()
    commits = store.commits
    results = await together(
        store,
        *(move(store, match, id) for id, match in games.items()),
        store.append("t0", [stale], {}, None),
        store.append("nowhere", [], {}, None),
        store.rename_guest("nobody", "x"),
    )
    assert results[:6] == [None] * 6
    assert [type(error) for error in results[6:]] == [Stale, StoreFailed, StoreFailed]
    assert store.commits == commits + 7  # the six, and what kept the writer busy
    for id, match in games.items():
        assert await store.load_match(id) == parts(match)


async def test_writes_that_wait_together_share_a_transaction(store: Store) -> None:
    games = {f"t{i}": await begin(store, f"t{i}") for i in range(20)}
    commits, inputs = store.commits, store.inputs
    await together(store, *(move(store, match, id) for id, match in games.items()))
    assert store.commits == commits + 2  # one for what kept the writer busy
    assert store.inputs - inputs >= 20


async def test_what_was_promised_outlives_the_process(tmp_path: Path) -> None:
    """Nothing is closed: the file is read as it was left."""
    store = await Store.open(tmp_path)
    match = await begin(store)
    await move(store, match)
    with sqlite3.connect(tmp_path / FILE) as other:
        assert other.execute("select count(*) from inputs").fetchone()[0] == len(match.inputs)
    again = await Store.open(tmp_path)
    assert await again.load_match("t") == parts(match)
    await again.close()
    await store.close()


async def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    writing = asyncio.create_task(store.add_guest(ANN))
    await asyncio.sleep(0)
    await store.close()
    await writing
    with pytest.raises(StoreFailed, match="closed"):
        await store.add_guest(replace(ANN, id="bob"))
    again = await Store.open(tmp_path)
    assert await again.guest("ann") == ANN
    await again.close()


async def test_who_stops_waiting_stops_nobody_else(store: Store) -> None:
    waiting = asyncio.create_task(store.add_guest(ANN))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.add_guest(replace(ANN, id="bob"))
    assert await store.guest("ann") == ANN  # it was on its way


# -- the file -------------------------------------------------------------------------------------


async def test_files_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "data"
    old = os.umask(0)
    try:
        store = await Store.open(folder)
        await store.add_guest(ANN)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        await store.close()
    finally:
        os.umask(old)
    assert set(modes.values()) == {0o600}
    assert f"{FILE}-wal" in modes


async def test_any_folder_will_do(tmp_path: Path) -> None:
    folder = tmp_path / "a ?b=1%20#c"
    store = await Store.open(folder)
    await store.add_guest(ANN)
    await store.close()
    assert (folder / FILE).stat().st_size > 0
    again = await Store.open(str(folder))
    assert await again.guest("ann") == ANN
    await again.close()


async def test_a_commit_is_on_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        found = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert found == ["wal", 2, 1]


async def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    await (await Store.open(tmp_path)).close()
    with create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        assert connection.execute(select(func.count()).select_from(schema.guests)).scalar() == 0
        assert migrations.version(connection) == schema.HEAD
    scripts = ScriptDirectory(str(migrations.FOLDER))
    assert scripts.get_heads() == [schema.HEAD]
    assert migrations.known()[-1] == schema.HEAD


async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    await (await Store.open(tmp_path)).close()
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(Malformed, match="newer Tabard"):
        await Store.open(tmp_path)


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to look like one" * 9)
    with pytest.raises(Malformed, match="not a database"):
        await Store.open(tmp_path)


async def test_a_folder_that_can_not_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Malformed, match="data folder"):
        await Store.open(tmp_path / "file" / "data")
