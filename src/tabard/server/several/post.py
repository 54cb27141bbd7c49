"""Letters from one process to another, through the database.

A small letter is a notice (NOTIFY), a large one a row and a notice that says which. They arrive in
the order they were sent. Should a connection break, letters may be lost: then this process has no
number any more, and everybody who wrote to it hears of that.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import time
import zlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import URL

from ..postgres import NOTICING

log = logging.getLogger(__name__)

NOTICE = 7900
"""Bytes of a notice: PostgreSQL takes less than 8,000."""
SMALL = NOTICE * 3 // 4 - 1
"""Bytes that a notice has room for: they are not squeezed, which would take longer than they do."""
BATCH = 200
"""Letters in one statement."""
ROW = b"#"
"""A notice that begins so names a row."""
PREPARE = (
    "PREPARE post (int[], text[]) AS"
    " SELECT pg_notify('tabard_' || t, l) FROM unnest($1, $2) AS x(t, l)"
)
KEEP = "INSERT INTO mail (body, at) VALUES (%s, %s) RETURNING number"
TAKE = "DELETE FROM mail WHERE number = %s RETURNING body"


class Letter(msgspec.Struct, array_like=True):
    sender: int
    number: int
    """Counts what this sender has sent: two notices of one statement must differ."""
    tunnel: int
    """Which of its connections it is about; 0: none."""
    kind: str
    data: Any = None


_ENCODE = msgspec.msgpack.Encoder().encode
_DECODE = msgspec.msgpack.Decoder(Letter).decode


def pack(letter: Letter) -> bytes:
    """
    >>> unpack(pack(Letter(7, 1, 3, "out", {"text": "x" * 9000}))).data["text"].count("x")
    9000
    """
    raw = _ENCODE(letter)
    return b"z" + zlib.compress(raw, 1) if len(raw) > SMALL else b"r" + raw


def unpack(body: bytes) -> Letter:
    return _DECODE(zlib.decompress(body[1:]) if body[:1] == b"z" else body[1:])


def array(texts: Iterable[str]) -> bytes:
    """As PostgreSQL reads it; nothing in them needs quotes.

    >>> array(["7", "eA==", "#12"])
    b'{7,eA==,#12}'
    """
    return f"{{{','.join(texts)}}}".encode()


class Post:
    """`heard` is called for every letter; `broken` once, when letters may have been lost.

    Letters come and go with every answer. So the loop itself watches the two connections that carry
    them, by libpq's own calls: a task and a cursor for each letter cost more than the letter.
    """

    def __init__(
        self, url: URL, heard: Callable[[Letter], None], broken: Callable[[], None]
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._broken = heard, broken
        self._me = 0
        self._count = 0
        self.listening: int | None = None
        """The number whose letters arrive: before that, nobody may be told that we are here."""
        self._out: deque[tuple[int, bytes]] = deque()
        self._in: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._delivered = asyncio.Event()
        self._connections: list[Any] = []
        self._sockets: tuple[int, ...] = ()
        """Those the loop watches: a broken connection no longer knows its own."""
        self._sending: asyncio.Task[None] | None = None
        self._fetching: asyncio.Task[None] | None = None
        self.sent = self.large = 0

    async def open(self, number: int) -> None:
        """From now on letters to this number arrive here; `OSError` when the database is gone."""
        import psycopg

        try:
            await self._open(number)
        except psycopg.Error as error:
            raise ConnectionError(f"The post can't be opened: {error}") from error

    async def _open(self, number: int) -> None:
        import psycopg

        await self.close()
        self._me = number
        for _ in range(3):
            connection = await psycopg.AsyncConnection.connect(
                self._url, autocommit=True, **NOTICING
            )
            self._connections.append(connection)
        listening, sending, self._aside = self._connections
        await listening.execute(f"LISTEN tabard_{number:d}")
        await sending.execute(PREPARE)
        self._ear, self._mouth = listening.pgconn, sending.pgconn
        self._sockets = ear, mouth = self._ear.socket, self._mouth.socket
        loop = asyncio.get_running_loop()
        loop.add_reader(ear, self._watched, self._listen)
        loop.add_reader(mouth, self._watched, self._told)
        self._sending = asyncio.create_task(self._guarded(self._send()), name="post-sending")
        self.listening = number

    async def close(self) -> None:
        """What is not sent yet is void."""
        tasks = [task for task in (self._sending, self._fetching) if task is not None]
        self._stop()
        await asyncio.gather(*tasks, return_exceptions=True)
        connections, self._connections = self._connections, []
        for connection in connections:
            await connection.close()
        self._out.clear()
        self._in.clear()
        self._news.clear()
        self._delivered.set()

    def _stop(self) -> None:
        self.listening = None
        loop = asyncio.get_running_loop()
        for watched in self._sockets:
            loop.remove_reader(watched)
            loop.remove_writer(watched)
        self._sockets = ()
        for task in (self._sending, self._fetching):
            if task is not None:
                task.cancel()
        self._sending = self._fetching = None

    async def sent_all(self) -> None:
        """Wait until the last letter is on its way."""
        while (self._out or not self._delivered.is_set()) and self._sending is not None:
            await asyncio.sleep(0.01)

    def send(self, to: int, tunnel: int, kind: str, data: Any = None) -> None:
        self._count += 1
        self._out.append((to, pack(Letter(self._me, self._count, tunnel, kind, data))))
        self._news.set()

    # -- when it breaks ------------------------------------------------------------------------

    def _watched(self, work: Callable[[], None]) -> None:
        import psycopg

        try:
            work()
        except psycopg.Error as error:
            self._break(error)

    async def _guarded(self, work: Awaitable[None]) -> None:
        import psycopg

        try:
            await work
        except psycopg.Error as error:
            self._break(error)

    def _break(self, error: Exception) -> None:
        log.error("the post is broken: %s", error)
        self._stop()
        asyncio.get_running_loop().call_soon(self._broken)

    # -- what comes ----------------------------------------------------------------------------

    def _listen(self) -> None:
        self._ear.consume_input()
        while notice := self._ear.notifies():
            self._in.append(notice.extra)
        self._read()

    def _read(self) -> None:
        """In their order: whatever comes behind a large letter waits for it."""
        while self._in and self._fetching is None:
            text = self._in.popleft()
            if text.startswith(ROW):
                fetching = self._guarded(self._fetch(int(text[1:])))
                self._fetching = asyncio.create_task(fetching, name="post-fetching")
            else:
                self._take(base64.b64decode(text))

    def _take(self, body: bytes) -> None:
        try:
            self._heard(unpack(body))
        except Exception:  # a process boundary: whatever comes behind it is for others
            log.exception("a letter could not be read")

    async def _fetch(self, number: int) -> None:
        found = await (await self._aside.execute(TAKE, (number,))).fetchone()
        self._fetching = None
        if found is None:
            log.error("a letter was gone before it was read")
        else:
            self._take(bytes(found[0]))
        self._read()

    # -- what goes -----------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._out:
                batch = [self._out.popleft() for _ in range(min(BATCH, len(self._out)))]
                await self._deliver(batch)

    async def _deliver(self, batch: Sequence[tuple[int, bytes]]) -> None:
        """No transaction: a row that nobody is told of is swept away with the old mail."""
        self._delivered.clear()
        notices = []
        for _, body in batch:
            text = base64.b64encode(body).decode()
            if len(text) > NOTICE:
                kept = await self._aside.execute(KEEP, (body, time.time()))
                text = f"{ROW.decode()}{(await kept.fetchone())[0]}"
                self.large += 1
            notices.append(text)
        self._delivered.clear()
        self._mouth.send_query_prepared(
            b"post", [array(str(to) for to, _ in batch), array(notices)]
        )
        while self._mouth.flush():
            await self._room()
        await self._delivered.wait()
        self.sent += len(batch)

    async def _room(self) -> None:
        """Wait until more can be written."""
        loop, room = asyncio.get_running_loop(), asyncio.Event()
        loop.add_writer(self._mouth.socket, room.set)
        await room.wait()
        loop.remove_writer(self._mouth.socket)

    def _told(self) -> None:
        """The database has answered."""
        from psycopg import OperationalError
        from psycopg.pq import ExecStatus

        self._mouth.consume_input()
        while not self._mouth.is_busy():
            result = self._mouth.get_result()
            if result is None:
                self._delivered.set()
                return
            if result.status != ExecStatus.TUPLES_OK:
                raise OperationalError(result.error_message.decode(errors="replace"))
