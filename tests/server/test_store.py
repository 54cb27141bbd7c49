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
from tabard.server import migrations, rows, schema
from tabard.server.rows import SeatRow, Stale, StoreFailed
from tabard.server.store import FILE, Store
from tests.server.storekit import ANN, begin, move, parts, row


async def together(store: Store, *writes: Coroutine[Any, Any, None]) -> list[Any]:
    """Results of writes that share a heap: the writer is kept busy until all of them wait."""
    begun, gate = Event(), Event()

    def hold(_: Any) -> None:
        begun.set()
        gate.wait()

    busy = asyncio.create_task(store.write(hold))
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


async def test_somebody_elses_mistake_does_not_hide_my_tables(store: Store) -> None:
    bob = SeatRow(kind="person", guest="bob", name="Bob")
    await store.add_table(row())
    mine = store.save_table(row(seats=(bob, bob, SeatRow())))
    done = await together(store, mine, store.save_table(row("nowhere")))
    assert [type(one) for one in done] == [type(None), StoreFailed]
    assert [t.id for t in await store.tables_of("bob")] == ["t"]


# -- matches --------------------------------------------------------------------------------------


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
