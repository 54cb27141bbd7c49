"""Several processes when something goes wrong between them: letters that nobody can read, tables
that two want, somebody who sends more than is read."""

from __future__ import annotations

import asyncio
import base64
from functools import partial
from typing import Any

import psycopg
import pytest
from sqlalchemy import update
from starlette.types import Message

from tabard.core.errors import Impossible
from tabard.server.postgres import address
from tabard.server.rows import StoreFailed, TableRow
from tabard.server.safety import Problem
from tabard.server.schema import tables
from tabard.server.several import house, passage
from tabard.server.several.homes import Homes
from tabard.server.several.passage import Passage
from tabard.server.several.post import Letter, Post
from tabard.server.sorry import Sorry
from tabard.server.store import Store
from tabard.server.trials.people import sit_down
from tests.server.storekit import begin, row
from tests.server.test_several import PATIENCE, Process, cut_off, moved, processes, until

pytestmark = pytest.mark.xdist_group("postgres")


class Mail(Post):
    """A post that keeps what is sent."""

    def __init__(self) -> None:
        self.letters: list[tuple[int, int, str, Any]] = []

    def send(self, to: int, tunnel: int, kind: str, data: Any = None) -> None:
        self.letters.append((to, tunnel, kind, data))

    def kinds(self, kind: str) -> list[Any]:
        return [data for _, _, found, data in self.letters if found == kind]


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    raise AssertionError("it is not here")


def passing(post: Mail, app: Any = nobody, there: int | None = 2) -> Passage:
    async def home(table: str) -> int | None:
        return there

    return Passage(app, app, post, home, lambda table: None, stays)


async def stays(table: str) -> bool:
    return False


NOT_SAVED = Problem(503, "not-saved").text("en")
SOCKET: dict[str, Any] = {"type": "websocket", "path": "/ws/t", "headers": []}


async def rest() -> None:
    for _ in range(500):
        await asyncio.sleep(0)


# -- who sends more than is read ------------------------------------------------------------------


async def test_nobody_floods_the_post() -> None:
    """Of what a socket sends, so much is under way as the table has room for, and then no more."""
    post, taken = Mail(), 0

    async def receive() -> Message:
        nonlocal taken
        taken += 1
        return {"type": "websocket.receive", "text": "x"}

    async def send(event: Message) -> None:
        pass

    made = passing(post)
    task = asyncio.create_task(made(dict(SOCKET), receive, send))
    await rest()
    assert len(post.kinds("in")) == taken == passage.AHEAD
    made.heard(Letter(2, 1, 1, "out", {"type": "websocket.accept"}))
    made.heard(Letter(2, 2, 1, "read", passage.TOLD))
    await rest()
    assert len(post.kinds("in")) == taken == passage.AHEAD + passage.TOLD
    made.heard(Letter(2, 3, 1, "done"))
    await task


async def test_a_table_tells_what_it_has_read() -> None:
    post, read = Mail(), 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal read
        while (await receive())["type"] != "websocket.disconnect":
            read += 1

    made = passing(post, app, None)
    made.heard(Letter(2, 1, 7, "open", passage.carried(SOCKET)))
    for i in range(3 * passage.TOLD):
        made.heard(Letter(2, 2 + i, 7, "in", {"type": "websocket.receive", "text": "x"}))
    await rest()
    assert read == 3 * passage.TOLD
    assert post.letters == [(2, 7, "read", passage.TOLD)] * 3
    made.heard(Letter(2, 99, 7, passage.GONE))
    await made.idle()


async def test_where_nobody_can_tell_who_serves_a_table_the_other_end_hears_of_it() -> None:
    async def home(table: str) -> int | None:
        raise StoreFailed("The database is gone.")

    post = Mail()
    made = Passage(nobody, nobody, post, home, lambda table: None, stays)
    made.heard(Letter(2, 1, 7, "open", passage.carried(SOCKET)))
    await made.idle()
    assert post.letters == [(2, 7, "lost", None)]


async def test_what_was_read_here_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that found its table here after all sends for hours."""
    monkeypatch.setattr(passage, "PAUSE", 0.0)
    post, homes, kept = Mail(), [2, None], []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        incoming = receive.__self__
        for _ in range(20):
            await receive()
            kept.append(len(incoming._told or []) + len(incoming._again))

    async def home(table: str) -> int | None:
        return homes.pop(0)

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "x"}

    async def send(event: Message) -> None:
        pass

    made = Passage(app, app, post, home, lambda table: None, stays)
    task = asyncio.create_task(made(dict(SOCKET), receive, send))
    await rest()
    made.heard(Letter(2, 1, 1, "moved"))
    await task
    assert kept == [*range(passage.AHEAD - 1, passage.AHEAD - 21, -1)]


# -- what went wrong is said ----------------------------------------------------------------------


async def test_a_bug_there_is_told_here_by_its_number(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """And asked once: whoever asks again would only find it again."""
    async with processes(database) as (here, there):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        elsewhere, asked = moved(ann, there), 0

        async def find(id: str) -> Any:
            nonlocal asked
            asked += 1
            raise ZeroDivisionError

        monkeypatch.setattr(here.parts.lobby, "find", find)
        with pytest.raises(Impossible) as told:
            await elsewhere.find(table.id)
        logged = next(line for line in caplog.messages if "passed on to us" in line)
        assert asked == 1
        assert logged.split()[1] in str(told.value)


async def test_a_database_that_is_gone_is_said(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database, 1) as (here,):
        ann = await here.guest()

        async def home(table: str) -> int | None:
            raise StoreFailed("The database is gone.")

        assert here.parts.house is not None
        monkeypatch.setattr(here.parts.house.passage, "_home", home)
        with pytest.raises(Impossible, match=NOT_SAVED):
            await ann.find("t")
        with pytest.raises(ConnectionError, match=NOT_SAVED):  # who plays comes back
            await ann.table("t").__aenter__()


async def test_a_letter_that_nobody_can_read_keeps_no_other(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[Any] = []

    def hear(letter: Letter) -> None:
        if letter.data == "bad":
            raise KeyError(letter.data)
        heard.append(letter.data)

    one, two = Post(address(database), hear, lambda: None), Post(address(database), hear, print)
    await one.open(1)
    await two.open(2)
    with psycopg.connect(database, autocommit=True) as c:
        c.execute("SELECT pg_notify('tabard_2', %s)", (base64.b64encode(b"r???").decode(),))
    for data in ("bad", "good"):  # in one statement
        one.send(2, 0, "x", data)
    await until(lambda: heard == ["good"])
    assert caplog.text.count("a letter could not be read") == 2
    await one.close()
    await two.close()


async def test_a_database_behind_a_dead_wire_is_given_up_in_seconds(database: str) -> None:
    """Here, and there: neither waits for the other longer than a person waits for an answer."""
    post = Post(address(database), print, print)
    await post.open(1)
    store = await Store.open(database)

    def told(c: Any) -> dict[str, str]:
        known: dict[str, str] = c.connection.dbapi_connection.info.get_parameters()
        return known

    for known in (await store.write(told), *(c.info.get_parameters() for c in post._connections)):
        assert known["tcp_user_timeout"] == "4000"
        idle, pause, count = (int(known[f"keepalives_{n}"]) for n in ("idle", "interval", "count"))
        assert idle + pause * count == 4
        assert "tcp_keepalives_idle=2" in known["options"]
    await post.close()
    await store.close()


# -- a new number ---------------------------------------------------------------------------------


async def test_a_post_that_does_not_open_is_tried_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the process would live on, deaf, with tables that nobody reaches."""
    monkeypatch.setattr(house, "LOOK_SECONDS", 0.05)
    async with processes(database) as (here, there):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        connect, tried = psycopg.AsyncConnection.connect, 0

        async def refuse(*given: Any, **more: Any) -> Any:
            nonlocal tried
            tried += 1
            if tried <= 2:
                raise psycopg.OperationalError("too many clients already")
            return await connect(*given, **more)

        monkeypatch.setattr(psycopg.AsyncConnection, "connect", refuse)
        store = here.parts.store
        await store.renounce()
        await until(lambda: tried > 2 and _open(here))
        await here.parts.lobby.find(table.id)
        async with asyncio.timeout(PATIENCE):
            assert (await moved(ann, there).find(table.id)).id == table.id


def _open(one: Process) -> bool:
    assert one.parts.house is not None
    post, store = one.parts.house.post, one.parts.store
    return post.listening is not None and post.listening == store.number


async def test_no_table_lives_where_no_letters_arrive(database: str) -> None:
    async with processes(database, 1) as (here,):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        await here.parts.lobby.give_up(table.id)
        assert here.parts.house is not None
        here.parts.house.post.listening = None
        with pytest.raises(Impossible):
            await ann.find(table.id)
        assert await Homes(here.parts.store).where(table.id) is None
        here.parts.house.post.listening = here.parts.store.number
        assert (await ann.find(table.id)).id == table.id


async def test_what_was_read_under_an_old_number_is_void(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table may live elsewhere by the time it has been read."""
    async with processes(database, 1) as (here,):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        lobby, store = here.parts.lobby, here.parts.store
        await lobby.give_up(table.id)
        load, cut = store.load_match, False

        async def late(id: str) -> Any:
            nonlocal cut
            found = await load(id)
            if not cut:
                cut = True
                await cut_off(database, store)
            return found

        monkeypatch.setattr(store, "load_match", late)
        with pytest.raises(Sorry):
            await lobby.find(table.id)
        assert lobby.rooms == {}
        await until(lambda: _open(here))
        assert (await lobby.find(table.id)).id == table.id


# -- a table that two want ------------------------------------------------------------------------


async def test_a_table_is_given_though_people_come_back_at_once(database: str) -> None:
    """They are passed on, and do not take it back."""
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await sit_down("keepsake", [ann, bee], ["easy"])
        async with ann.table(table.id, come_back=True) as a:
            await until(lambda: a.position is not None)
            for at, other in ((there, here), (here, there), (there, here)):
                async with asyncio.timeout(PATIENCE):
                    await at.parts.lobby.find(table.id)
                await until(lambda: a.connected and a.position is not None)
                await until(partial(_has_somebody, at, table.id))
                assert other.rooms == []


def _has_somebody(at: Process, table: str) -> bool:
    return len(at.parts.lobby.rooms[table].connections) == 1


async def test_a_table_that_is_read_is_not_given_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would live in two processes, and neither would hear of the other's moves."""
    async with processes(database) as (here, there):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        mine, store = here.parts.lobby, here.parts.store
        await mine.give_up(table.id)
        read = store.table

        async def slowly(id: str) -> TableRow | None:
            await mine.give_up(table.id)
            return await read(id)

        monkeypatch.setattr(store, "table", slowly)
        await mine.find(table.id)
        assert await Homes(store).where(table.id) == store.number
        await there.parts.lobby.find(table.id)
        await until(lambda: (here.rooms, there.rooms) == ([], [table.id]))


# -- what others leave behind ---------------------------------------------------------------------


async def test_one_damaged_table_keeps_no_others(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = await Store.open(database)
    homes = Homes(store)
    for id in ("a", "b"):
        await begin(store, id)
        await store.save_table(row(id, status="playing", waiting=("A",), stand_in_after=60))
        await homes.claim(id)
    await store.write(lambda c: c.execute(update(tables).where(tables.c.id == "a").values(seats=3)))
    async with processes(database, 1) as (other,):
        await store.close()
        await until(lambda: other.rooms == ["b"])
        async with asyncio.timeout(PATIENCE):
            while await Homes(other.parts.store).where("a") is not None:
                await asyncio.sleep(0.02)
    assert "table a is damaged" in caplog.text


async def test_a_bug_in_one_table_keeps_nobody_from_looking(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "LOOK_SECONDS", 0.02)
    looked = 0

    async def deserted(self: Homes, limit: int) -> list[str]:
        nonlocal looked
        looked += 1
        raise ZeroDivisionError

    monkeypatch.setattr(Homes, "deserted", deserted)
    async with processes(database, 1):
        await until(lambda: looked >= 3)
