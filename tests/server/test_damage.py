"""A damaged database: the server starts, other tables are played, and what can be saved is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.server.lobby import Lobby, Place
from tabard.server.sorry import Sorry
from tabard.server.store import FILE, Store
from tests.server.tablekit import ANN, BEE, QuickPool, Tab, play_on, table

pytestmark = pytest.mark.asyncio
TORN = '{"columns": [['


async def two_tables(folder: Path, seed: int) -> tuple[str, str]:
    """One that will be damaged, and one that will not; both are being played."""
    store = await Store.open(folder)
    where = Lobby(store, QuickPool())
    for who in (ANN, BEE):
        await store.add_guest(who)
    made = [await table(where, "keepsake", ANN, BEE, bots=1) for _ in range(2)]
    for room in made:
        tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
        await play_on(room, tabs, Random(seed), 6)
    await where.close()
    await store.close()
    return made[0].id, made[1].id


def write(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / FILE) as database:
        assert database.execute(statement, values).rowcount == 1
    database.close()


async def shown(where: Lobby, id: str) -> Tab:
    tab = await Tab(ANN).enter(await where.find(id))
    assert tab.position.view["game"] == "keepsake"
    return tab


@pytest.mark.parametrize(
    "statement",
    [
        "update tables set seats = ? where id = ?",
        "update tables set options = ? where id = ?",
        "update tables set rounds = ? where id = ?",
        "update matches set header = ? where table_id = ?",
        "update inputs set data = ? where table_id = ? and number = 2",
    ],
)
@pytest.mark.parametrize("text", [TORN, "7", b"\xff\xfe{"], ids=["half", "a number", "bytes"])
async def test_a_damaged_table_is_set_aside(
    tmp_path: Path, statement: str, text: str | bytes, seed: int
) -> None:
    bad, good = await two_tables(tmp_path, seed)
    if isinstance(text, bytes):
        statement = statement.replace("= ?", "= cast(? as text)", 1)
    write(tmp_path, statement, text, bad)
    store = await Store.open(tmp_path)
    where = Lobby(store, QuickPool())
    await where.wake()
    await where.woken()
    with pytest.raises(Sorry, match="has been set aside"):
        await where.find(bad)
    tab = await shown(where, good)
    assert good in [one.id for one in await where.mine(ANN.id, "en")]
    await where.create(ANN, "keepsake", [Place("me"), Place("bot"), Place("bot")])
    await tab.leave()
    await where.close()
    await store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "update snapshots set data = ? where table_id = ?",
        "update matches set turns = ? where table_id = ?",
    ],
)
async def test_a_damaged_snapshot_is_rebuilt_and_played_on(
    tmp_path: Path, statement: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    bad, _ = await two_tables(tmp_path, seed)
    write(tmp_path, statement, TORN, bad)
    for _ in range(2):  # and once more after what was rebuilt has been saved
        caplog.set_level("INFO")
        store = await Store.open(tmp_path)
        where = Lobby(store, QuickPool())
        room = await where.find(bad)
        assert "rebuilt from its log" in caplog.text
        assert room.match is not None
        before = len(room.match.inputs)
        tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
        await play_on(room, tabs, Random(seed), 2)
        assert len(room.match.inputs) > before
        await where.close()
        await store.close()
