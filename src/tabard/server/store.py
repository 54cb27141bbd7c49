"""The database: SQLAlchemy Core over SQLite, written so that PostgreSQL needs no second schema.

All writing is done by one thread. What has queued up while it was busy goes to disk in one
transaction, and everybody who waited hears of it at once (group commit): a hundred tables cost
little more than one. When something in such a heap can't be written, the heap is written again
one by one, so that nobody pays for somebody else's mistake. Threads, not the drivers' own
coroutines: those switch to and fro for every statement, which cost more than all the rest.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Row,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, SQLAlchemyError

from tabard.core.errors import Malformed

from . import postgres, schema
from .appends import Append, Appender, new_inputs, remember, without_turns
from .migrations import upgrade
from .rows import ChatRow, Damaged, Full, GuestRow, ListRow, Stale, StoreFailed, TableRow
from .schema import chat, guests, inputs, links, lists, matches, pulse, sitting, snapshots, tables

log = logging.getLogger(__name__)

FILE = "tabard.db"
HEAP = 256
"""At most so many writes in one transaction."""
READERS = 2
"""Threads that read: people come and look at lists far less often than they play."""
JOURNAL = 32 * 1024 * 1024
"""Bytes of SQLite's journal after which writers wait until it is worked in whole, and it begins
anew: as long as somebody writes all the time, it would never end by itself."""
BUSY_MS, BEGIN_MS = 5000, 100
"""Milliseconds that SQLite waits for whoever is in its way, and for readers of an old journal."""
TIDY_SECONDS = 3.0
"""How often SQLite's journal is worked into its file, beside the writing: done by a commit, as
SQLite does it by itself, everybody who waits for that commit would feel it; done seldom, there is
so much to do that the disk is busy with it for long."""

T = TypeVar("T")

SAVE_GUEST = update(guests).where(guests.c.id == bindparam("which"))
SAVE_TABLE = update(tables).where(tables.c.id == bindparam("which"))


COME_BACK, COME_BACK_MOST = 0.1, 1.0
"""Seconds between two tries to reach a database that has gone away, at first and at most."""

Work: TypeAlias = Append | Callable[[Connection], Any]
Entry: TypeAlias = tuple[Work, "asyncio.Future[Any]", int | None]
"""What is to be written, who waits for it, and the number of the process when it was asked for."""


class Broken(Exception):
    """The connection is gone, and with it the number."""


class Store:
    """See `rows.Store` for what each method promises."""

    def __init__(self, engine: Engine) -> None:
        """Use `open`."""
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Entry | None] = SimpleQueue()
        self._sitters: dict[str, tuple[str, ...]] = {}
        self._appender = Appender()
        self.number: int | None = 0
        """Of this process, as long as it can write (see `postgres`); SQLite has but one process.
        None: the database is gone, and nothing is written until there is a new number."""
        self.renumbered: Callable[[int | None], None] = lambda number: None
        """Called in the loop when the number changes."""
        self._begun = asyncio.Event()
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self.inputs = 0
        """How many were saved; and in how many transactions, all else included."""
        self.commits = 0
        self._writer.start()
        self._ended = Event()
        self._tidier = Thread(target=self._tidy, name="store-tidier", daemon=True)
        if engine.dialect.name == "sqlite":
            self._tidier.start()
        self._closed = False

    @classmethod
    async def open(cls, where: Path | str) -> Store:
        """A folder (made when it is not there), or the address of a database."""
        store = cls(await asyncio.to_thread(open_engine, where))
        await store._begun.wait()
        return store

    async def close(self) -> None:
        """Writes what is queued, then lets go of the file."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._ended.set()
            await asyncio.to_thread(self._writer.join)
            if self._tidier.is_alive():
                await asyncio.to_thread(self._tidier.join)
            await asyncio.sleep(0)  # who waited for the last writes hears of them
            self._readers.shutdown()
            self._engine.dispose()

    # -- the one writer ------------------------------------------------------------------------

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Queue it and wait until it is on disk."""
        result: T = await self._enqueue(work)
        return result

    async def _enqueue(self, work: Work) -> Any:
        if self._closed:
            raise StoreFailed("The database is closed.")
        done: asyncio.Future[Any] = self._loop.create_future()
        self._queue.put((work, done, self.number))
        return await done

    def _write_all(self) -> None:
        """The writer's thread. A connection that breaks takes along what waited for it: nobody can
        tell whose table it is when there is a new one."""
        pause = COME_BACK
        while True:
            try:
                with self._engine.connect() as connection:
                    number = postgres.take_number(connection) if self.shared else 0
                    self._loop.call_soon_threadsafe(self._renumber, number)
                    pause = COME_BACK
                    self._write_on(connection, number)
                    return
            except (Broken, DBAPIError) as error:
                if not self.shared:
                    raise
                log.error("the database is gone, and is looked for again: %s", error)
            self._loop.call_soon_threadsafe(self._renumber, None)
            if self._refuse(pause):
                return
            pause = min(2 * pause, COME_BACK_MOST)

    def _renumber(self, number: int | None) -> None:
        if number is not None:
            self._begun.set()
        if number != self.number:
            self.number = number
            self.renumbered(number)

    def _refuse(self, seconds: float) -> bool:
        """While there is nothing to write to. True: the store was closed."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                entry = self._queue.get(timeout=left)
            except Empty:
                break
            if entry is None:
                return True
            self._loop.call_soon_threadsafe(_fail, entry[1], StoreFailed("The database is gone."))
        return False

    def _write_on(self, connection: Connection, number: int) -> None:
        """Until the store is closed; `Broken` when the connection is."""
        ended = False
        while not ended:
            heap: list[Entry] = []
            entry = self._queue.get()
            while entry is not None:
                if entry[2] == number:
                    heap.append(entry)
                else:  # it was asked for before the number changed
                    late = StoreFailed("The database was gone.")
                    self._loop.call_soon_threadsafe(_fail, entry[1], late)
                if len(heap) == HEAP:
                    break
                try:
                    entry = self._queue.get_nowait()
                except Empty:
                    break
            ended = entry is None
            if heap:
                self._write_heap(connection, heap)

    @property
    def shared(self) -> bool:
        """Whether several processes may work on it."""
        return self._engine.dialect.name != "sqlite"

    def doubt(self, table: str) -> None:
        """For the writer's thread: what was written last of this table may be somebody else's."""
        self._sitters.pop(table, None)
        self._appender.doubt(table)

    async def renounce(self) -> None:
        """Give the number back, as if the connection had broken; there will be another."""

        def work(c: Connection) -> None:
            c.invalidate()
            raise StoreFailed("The number was given back.")

        with suppress(StoreFailed):
            await self.write(work)

    async def secret(self) -> bytes:
        """The key that all processes sign cookies with."""
        return await self.write(postgres.common_secret)

    def _tidy(self) -> None:
        """The tidier's thread. Passive: it gives way to everybody, unless there is too much."""
        tidied = self.commits
        while not self._ended.wait(TIDY_SECONDS):
            if self.commits == tidied:
                continue
            tidied = self.commits
            try:
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                    if self.journal() > JOURNAL:
                        self._begin_journal(connection)
            except SQLAlchemyError:
                log.exception("the journal could not be worked in; it is tried again")

    def _begin_journal(self, connection: Connection) -> None:
        """Writers wait meanwhile, and it waits for readers: not for long, else next time."""
        try:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {BEGIN_MS}")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_MS}")

    def journal(self) -> int:
        """Bytes of SQLite's journal."""
        file = self._engine.url.database
        try:
            return os.path.getsize(f"{file}-wal")
        except OSError:
            return 0

    def _write_heap(self, connection: Connection, heap: Sequence[Entry]) -> None:
        try:
            results = self._transaction(connection, [work for work, _, _ in heap])
        except Exception as error:  # a thread's boundary: whoever waits must hear of it
            self._sitters.clear()  # what was to be written was not
            self._appender.forget()
            if connection.invalidated:
                for one in heap:
                    self._loop.call_soon_threadsafe(_fail, one[1], _told(error))
                raise Broken(str(error)) from error
            if len(heap) > 1:
                for one in heap:
                    self._write_heap(connection, [one])
                return
            self._loop.call_soon_threadsafe(_fail, heap[0][1], _told(error))
            return
        self.commits += 1
        self.inputs += sum(len(work.inputs) for work, _, _ in heap if isinstance(work, Append))
        self._loop.call_soon_threadsafe(_settle, [done for _, done, _ in heap], results)

    def _transaction(self, connection: Connection, heap: Sequence[Work]) -> list[Any]:
        appends = [work for work in heap if isinstance(work, Append)]
        if len(appends) == len(heap) and self._appender.quickly(connection, appends):
            return [None] * len(heap)
        results: list[Any] = []
        with connection.begin():
            for together, run in groupby(heap, lambda work: isinstance(work, Append)):
                if together:
                    appends = [work for work in run if isinstance(work, Append)]
                    self._save(connection, self._appender.write(connection, appends))
                    results += [None] * len(appends)
                else:
                    results += [work(connection) for work in run if callable(work)]
        return results

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        return (await self._read_all(query))[0]

    async def _read_all(self, *queries: Any) -> list[Sequence[Any]]:
        """Several in one transaction are of the same moment."""

        def look() -> list[Sequence[Any]]:
            with self._engine.connect() as connection:
                return [connection.execute(query).all() for query in queries]

        try:
            return await self._loop.run_in_executor(self._readers, look)
        except SQLAlchemyError as error:
            raise _told(error) from error

    async def beat(self, now: float) -> None:
        def work(c: Connection) -> None:
            if not c.execute(update(pulse).values(at=now)).rowcount:
                c.execute(insert(pulse).values(id=1, at=now))

        await self.write(work)

    # -- guests --------------------------------------------------------------------------------

    async def guest(self, id: str) -> GuestRow | None:
        found = await self._read(select(guests).where(guests.c.id == id))
        return GuestRow(**found[0]._mapping) if found else None

    async def add_guest(self, row: GuestRow) -> None:
        await self.write(lambda c: c.execute(insert(guests).values(**asdict(row))))

    async def rename_guest(self, id: str, name: str) -> None:
        await self._change(id, {"name": name})

    async def touch(self, id: str, now: float) -> None:
        await self._change(id, {"seen": now})

    async def add_link(self, token_hash: str, guest: str, expires: float) -> None:
        row = {"token_hash": token_hash, "guest": guest, "expires": expires}

        def work(c: Connection) -> None:
            c.execute(delete(links).where(links.c.guest == guest))
            c.execute(insert(links).values(**row))

        await self.write(work)

    async def take_link(self, token_hash: str, now: float) -> str | None:
        def work(c: Connection) -> str | None:
            c.execute(delete(links).where(links.c.expires < now))
            gone = delete(links).where(links.c.token_hash == token_hash).returning(links.c.guest)
            return c.execute(gone).scalar_one_or_none()

        return await self.write(work)

    async def _change(self, guest: str, values: dict[str, Any]) -> None:
        await self.write(lambda c: _hit(c, SAVE_GUEST, [{"which": guest, **values}]))

    # -- lists ---------------------------------------------------------------------------------

    async def lists_of(self, guest: str, game: str) -> list[ListRow]:
        mine = (lists.c.guest == guest) & (lists.c.game == game)
        order = (lists.c.changed.desc(), lists.c.id)
        found = await self._read(select(lists).where(mine).order_by(*order))
        return [ListRow(**row._mapping) for row in found]

    async def add_list(self, row: ListRow, room: int) -> None:
        def work(c: Connection) -> None:
            mine = select(func.count()).select_from(lists).where(lists.c.guest == row.guest)
            if c.execute(mine).scalar_one() >= room:
                raise Full(f"There is room for {room} lists.")
            c.execute(insert(lists).values(**asdict(row)))

        await self.write(work)

    async def change_list(self, guest: str, id: str, text: str, now: float) -> ListRow | None:
        mine = (lists.c.id == id) & (lists.c.guest == guest)
        return await self._one_list(
            update(lists).where(mine).values(text=text, changed=now).returning(lists)
        )

    async def remove_list(self, guest: str, id: str) -> ListRow | None:
        mine = (lists.c.id == id) & (lists.c.guest == guest)
        return await self._one_list(delete(lists).where(mine).returning(lists))

    async def _one_list(self, statement: Any) -> ListRow | None:
        row = await self.write(lambda c: c.execute(statement).one_or_none())
        return None if row is None else ListRow(**row._mapping)

    # -- tables --------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, linked: TableRow | None = None) -> None:
        def work(c: Connection) -> None:
            c.execute(insert(tables).values(**_table(row)))
            self._seat(c, row)
            if linked is not None:
                self._save(c, {linked.id: linked})

        await self.write(work)

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(select(tables).where(tables.c.id == id))
        return _read_table(found[0]) if found else None

    async def _list(self, query: Any) -> list[TableRow]:
        """One that is damaged does not keep the others from being listed."""
        rows = []
        for found in await self._read(query):
            try:
                rows.append(_read_table(found))
            except Damaged:
                log.exception("table %s is set aside", found.id)
        return rows

    async def save_table(self, row: TableRow) -> None:
        await self.write(lambda c: self._save(c, {row.id: row}))

    def _save(self, c: Connection, rows: Mapping[str, TableRow]) -> None:
        made = []
        for row in rows.values():
            values = _table(row)
            made.append({"which": values.pop("id"), **values})
        _hit(c, SAVE_TABLE, made)
        for row in rows.values():
            self._seat(c, row)
            self._appender.saved(row)

    def _seat(self, c: Connection, row: TableRow) -> None:
        """Keep `sitting` in step with the seats."""
        people = tuple(sorted({seat.guest for seat in row.seats if seat.guest is not None}))
        if self._sitters.get(row.id) == people:
            return
        c.execute(delete(sitting).where(sitting.c.table_id == row.id))
        if people:
            rows = [{"guest": guest, "table_id": row.id} for guest in people]
            c.execute(insert(sitting), rows)
        remember(self._sitters, row.id, people)

    async def open_tables(self, limit: int, after: str | None = None) -> list[TableRow]:
        listed = (tables.c.status == "waiting") & tables.c.public & (tables.c.free > 0)
        if after is not None:
            when = select(tables.c.created).where(tables.c.id == after).scalar_subquery()
            same = (tables.c.created == when) & (tables.c.id < after)
            listed &= (tables.c.created < when) | same
        order = (tables.c.created.desc(), tables.c.id.desc())
        query = select(tables).where(listed).order_by(*order).limit(limit)
        return await self._list(query)

    async def forsaken(self, before: float, limit: int) -> list[str]:
        old = (tables.c.status == "waiting") & (tables.c.changed < before)
        query = select(tables.c.id).where(old).order_by(tables.c.changed).limit(limit)
        return [row[0] for row in await self._read(query)]

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        sits = select(sitting.c.table_id).where(sitting.c.guest == guest)
        mine = or_(tables.c.owner == guest, tables.c.id.in_(sits))
        query = select(tables).where(mine).order_by(tables.c.changed.desc()).limit(limit)
        return await self._list(query)

    async def count_open(self, guest: str, lessons: bool) -> int:
        mine = (tables.c.owner == guest) & (tables.c.status != "over")
        mine &= tables.c.lesson.is_not(None) if lessons else tables.c.lesson.is_(None)
        return int((await self._read(select(func.count()).select_from(tables).where(mine)))[0][0])

    async def count_public(self, guest: str) -> int:
        mine = (tables.c.owner == guest) & (tables.c.status == "waiting") & tables.c.public
        return int((await self._read(select(func.count()).select_from(tables).where(mine)))[0][0])

    async def playing(self) -> list[TableRow]:
        query = select(tables).where(tables.c.status == "playing")
        return await self._list(query)

    # -- matches -------------------------------------------------------------------------------

    async def start_match(
        self,
        table_id: str,
        header: dict[str, Any],
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow,
    ) -> None:
        made = new_inputs(table_id, inputs)

        def work(c: Connection) -> None:
            there = update(tables).where(tables.c.id == row.id).values(**_table(row))
            if not c.execute(there).rowcount:
                c.execute(insert(tables).values(**_table(row)))
            self._seat(c, row)
            match = {"table_id": table_id, "header": header, "turns": snapshot["turns"]}
            c.execute(insert(matches).values(**match))
            c.execute(insert(snapshots).values(table_id=table_id, data=without_turns(snapshot)))
            self._appender.saved(row)
            if made:
                c.execute(insert(schema.inputs), made)

        await self.write(work)

    async def append(
        self,
        table_id: str,
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow | None,
    ) -> None:
        await self._enqueue(Append(table_id, inputs, snapshot, row))

    async def load_match(
        self, table_id: str
    ) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]] | None:
        found, rows = await self._read_all(
            select(matches.c.header, snapshots.c.data, matches.c.turns)
            .join(snapshots, snapshots.c.table_id == matches.c.table_id)
            .where(matches.c.table_id == table_id),
            select(inputs.c.data).where(inputs.c.table_id == table_id).order_by(inputs.c.number),
        )
        if not found:
            return None
        header, snapshot, turns = found[0]
        if not isinstance(header, dict):
            raise Damaged(f"The header of match {table_id} is damaged.")
        if not isinstance(snapshot, dict):  # the log may be whole
            return header, [row[0] for row in rows], {}
        if turns is not None:
            snapshot = {**snapshot, "turns": turns}
        return header, [row[0] for row in rows], snapshot

    # -- chat ----------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        values = asdict(row)
        values["table_id"] = values.pop("table")
        await self.write(lambda c: c.execute(insert(chat).values(**values)))

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        query = select(chat).where(chat.c.table_id == table_id)
        found = await self._read(query.order_by(chat.c.number.desc()).limit(limit))
        rows = [dict(row._mapping) for row in reversed(found)]
        return [ChatRow(table=row.pop("table_id"), **row) for row in rows]


def _hit(c: Connection, statement: Any, rows: Sequence[dict[str, Any]]) -> None:
    """Updates that must find their rows."""
    if len(rows) > 1 and not c.dialect.supports_sane_multi_rowcount:
        for row in rows:
            _hit(c, statement, [row])
    elif rows and c.execute(statement, rows).rowcount != len(rows):
        raise StoreFailed("What was to be changed is not there.")


def _settle(waiting: Sequence[asyncio.Future[Any]], results: Sequence[Any]) -> None:
    for done, result in zip(waiting, results, strict=True):
        if not done.done():  # who waited may have given up
            done.set_result(result)


def _fail(done: asyncio.Future[Any], error: StoreFailed) -> None:
    if not done.done():
        done.set_exception(error)


def _told(error: Exception) -> StoreFailed:
    """As a table may hear it: the same key twice means that somebody else was quicker."""
    if isinstance(error, StoreFailed):
        return error
    taken = isinstance(error, IntegrityError | sqlite3.IntegrityError)
    kind = Stale if taken else StoreFailed
    return kind(f"{type(error).__name__}: {getattr(error, 'orig', None) or error}")


def _table(row: TableRow) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(row)
    return {**values, "free": sum(seat.kind == "free" for seat in row.seats)}


def _read_table(row: Row[Any]) -> TableRow:
    values = {str(name): value for name, value in row._mapping.items()}
    del values["free"]  # the seats say so too
    try:
        return msgspec.convert(values, TableRow)
    except msgspec.ValidationError as error:
        raise Damaged(f"The row of table {row.id} is damaged: {error}.") from error


def _decoded(text: str) -> Any:
    """What should be JSON and is not stays text: only whoever needs it has to notice."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def open_engine(where: Path | str) -> Engine:
    how = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": _decoded,
    }
    shared = postgres.is_postgres(str(where))
    if shared:
        engine = postgres.connect(str(where), **how)
    else:
        file = URL.create("sqlite", database=str(_prepare(Path(where))))
        engine = create_engine(file, **how)
        _tune_sqlite(engine)
    try:
        with engine.begin() as connection:
            if shared:
                postgres.migrate_alone(connection)
            upgrade(connection)
    except DatabaseError as error:
        engine.dispose()
        if shared:
            raise Malformed(postgres.why(str(where), error)) from error
        raise Malformed(f"The database {where} can't be opened: {error.orig}.") from error
    except Malformed:
        engine.dispose()
        raise
    return engine


# -- SQLite alone ---------------------------------------------------------------------------------


def _prepare(folder: Path) -> Path:
    """The folder and the file, for their owner's eyes only: seeds and guests are in there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
        file = folder / FILE
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        file.chmod(0o600)
    except OSError as error:
        raise Malformed(f"The data folder {folder} can't be used: {error.strerror}.") from error
    return file.resolve()


def _tune_sqlite(engine: Engine) -> None:
    """Readers don't wait for the writer (WAL), a commit is on the disk when it returns (FULL),
    and a transaction begins where we say, schema changes included."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        cursor = connection.cursor()
        for pragma in (
            f"busy_timeout = {BUSY_MS}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "wal_autocheckpoint = 0",
            "foreign_keys = ON",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")
