"""PostgreSQL: what is wrong with an address, migrations at once, and moving there and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from tabard.cli import main
from tabard.core.errors import Malformed
from tabard.server import postgres, schema
from tabard.server.guests import read_secret
from tabard.server.moving import MOVED, move
from tabard.server.rows import ChatRow, ListRow
from tabard.server.several.post import Post
from tabard.server.store import Store, open_engine
from tests.server.pgkit import Postgres as Server
from tests.server.storekit import ANN, begin, parts, row
from tests.server.storekit import move as play

pytestmark = pytest.mark.xdist_group("postgres")


# -- opening --------------------------------------------------------------------------------------


async def test_servers_that_start_together_do_not_race(postgres: Server) -> None:
    empty = postgres.database(empty=True)
    stores = await asyncio.gather(*(Store.open(empty) for _ in range(4)))
    assert len({store.number for store in stores}) == 4
    await stores[0].add_guest(ANN)
    assert await stores[3].guest("ann") == ANN
    keys = await asyncio.gather(*(store.secret() for store in stores))
    assert len(set(keys)) == 1
    for store in stores:
        await store.close()


def test_the_migrations_lead_to_the_schema_there_too(postgres: Server) -> None:
    engine = open_engine(postgres.database(empty=True))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_newer_schema_has_a_sentence(database: str) -> None:
    engine = create_engine(postgres.address(database))
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Malformed, match=r"written by a newer Tabard .*9999"):
        open_engine(database)


@pytest.mark.parametrize(
    ("where", "said"),
    [
        (
            "postgresql://me:secret@127.0.0.1:1/tabard",
            r"me:\*\*\*@127.0.0.1:1/tabard can't be used: no database server answers there\.$",
        ),
        ("postgresql:///tabard?host=/nowhere", r"no database server answers there\.$"),
        ("postgresql://nowhere.invalid/tabard", r"there is no such host\.$"),
        ("postgresql://127.0.0.1", "names no database"),
        ("postgresql://host:door/tabard", "not the address of a database"),
    ],
)
def test_a_wrong_address_has_a_sentence(where: str, said: str) -> None:
    with pytest.raises(Malformed, match=said) as told:
        open_engine(where)
    assert "secret" not in str(told.value)


def test_a_database_that_is_not_there_has_a_sentence(postgres: Server) -> None:
    with pytest.raises(Malformed, match="there is no such database"):
        open_engine(postgres.uri.replace("/postgres?", "/nowhere?"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('FATAL:  password authentication failed for user "me"', "the password is wrong"),
        ("fe_sendauth: no password supplied", "the password is wrong"),
        ('FATAL:  no pg_hba.conf entry for host "10.0.0.9"', "this user may not come in"),
        ("keine Berechtigung: 42501", "this user may not do that"),
        ("", "it does not answer"),
        ("timeout expired", "it does not answer"),
        ("Something new.\n", "Something new"),
    ],
)
def test_what_the_database_says_has_a_sentence(said: str, meant: str) -> None:
    error = OperationalError("", {}, Exception(said))
    told = postgres.why("postgresql://me:secret@host/tabard", error)
    assert told == f"The database postgresql://me:***@host/tabard can't be used: {meant}."


def test_somebody_who_is_not_known_has_a_sentence(postgres: Server) -> None:
    with pytest.raises(Malformed, match="this user may not come in"):
        open_engine(postgres.database().replace("//postgres:@", "//nobody:@"))


async def test_a_machine_that_is_gone_is_noticed(database: str) -> None:
    """Every connection is told to look, whatever the system's own patience is."""
    engine = postgres.connect(database)
    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        found = driver.info.get_parameters()
    engine.dispose()
    assert found["options"] == postgres.NOTICED
    post = Post(postgres.address(database), lambda letter: None, lambda: None)
    await post.open(1)
    await asyncio.sleep(0)
    letters = [one.info.get_parameters() for one in post._connections]
    await post.close()
    for given in (found, *letters):
        assert {key: given[key] for key in postgres.NOTICING} == {
            key: str(value) for key, value in postgres.NOTICING.items()
        }


def test_what_play_says_to_a_wrong_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--database", "mysql://host/x"]) != 0
    assert "takes the address of a PostgreSQL database" in capsys.readouterr().err
    nobody = ["--database", "postgresql://127.0.0.1:1/x"]
    assert main(["play", "--no-browser", *nobody]) != 0
    told = capsys.readouterr()
    assert (told.out, "no database server answers there" in told.err) == ("", True)
    twice = ["--data", "x", "--database", "postgresql://host/x"]
    assert main(["play", "--no-browser", *twice]) != 0
    assert "choose one" in capsys.readouterr().err
    assert main(["crashtest", "--processes", "3"]) != 0
    assert "need one database" in capsys.readouterr().err


# -- moving ---------------------------------------------------------------------------------------


async def filled(where: str | Path) -> None:
    """Something of everything."""
    store = await Store.open(where)
    await store.add_guest(ANN)
    await store.add_link("hash", "ann", 99.5)
    await store.add_list(
        ListRow(id="l", guest="ann", game="tcg", text="é\n", created=1, changed=2), 9
    )
    await store.add_table(row("waiting"))
    for id in ("t", "u"):
        match = await begin(store, id)
        for _ in range(5):
            await play(store, match, id)
    chat = ChatRow(table="t", number=1, guest="ann", name="Ann", seat="A", text="Ciao", at=3.25)
    await store.add_chat(chat)
    await store.beat(4.0)
    await store.close()


async def test_everything_moves_there_and_back(tmp_path: Path, database: str) -> None:
    first, last = tmp_path / "first", tmp_path / "last"
    await filled(first)
    key = read_secret(first)
    count = await asyncio.to_thread(move, str(first), database)
    assert count > 20
    store = await Store.open(database)
    assert await store.secret() == key
    assert await store.guest("ann") == ANN
    await store.close()
    assert await asyncio.to_thread(move, database, str(last)) == count
    assert read_secret(last) == key
    a, b = await Store.open(first), await Store.open(last)
    for id in ("t", "u"):
        assert await a.load_match(id) == await b.load_match(id) is not None
    assert await a.tables_of("ann") == await b.tables_of("ann") != []
    match = await begin(b, "new")  # and it goes on
    await play(b, match, "new")
    assert await b.load_match("new") == parts(match)
    await a.close()
    await b.close()


async def test_nothing_is_copied_over_something(tmp_path: Path, database: str) -> None:
    await filled(tmp_path / "one")
    await filled(database)
    secret = database.replace("postgres:@", "postgres:secret@")
    with pytest.raises(Malformed, match=r"postgres:\*\*\*@.* is not empty"):
        await asyncio.to_thread(move, str(tmp_path / "one"), secret)
    with pytest.raises(Malformed, match="the same"):
        move(database, database)


def test_a_source_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move", str(tmp_path), str(tmp_path / "new")]) != 0
    assert "There is no database in" in capsys.readouterr().err


def test_every_table_is_moved_or_said_not_to_be() -> None:
    left = {table.name for table in schema.metadata.sorted_tables if table not in MOVED}
    assert left == {"processes", "homes", "mail", "secrets"}
