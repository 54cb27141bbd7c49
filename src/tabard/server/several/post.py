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
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import URL

log = logging.getLogger(__name__)

NOTICE = 7900
"""Bytes of a notice: PostgreSQL takes less than 8,000."""
SMALL = 600
"""Bytes that are not worth squeezing."""
BATCH = 200
"""Letters in one statement."""
ROW = "#"
"""A notice that begins so names a row."""
SEND = "SELECT pg_notify('tabard_' || t, l) FROM unnest(%s::int[], %s::text[]) AS x(t, l)"
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


class Post:
    """`heard` is called for every letter; `broken` once, when letters may have been lost."""

    def __init__(
        self, url: URL, heard: Callable[[Letter], None], broken: Callable[[], None]
    ) -> None:
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard, self._broken = heard, broken
        self._me = 0
        self._count = 0
        self._out: deque[tuple[int, bytes]] = deque()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.sent = self.large = 0

    async def open(self, number: int) -> None:
        """From now on letters to this number arrive here."""
        import psycopg

        await self.close()
        self._me = number
        listening = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        await listening.execute(f"LISTEN tabard_{number:d}")
        reading = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        sending = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        self._tasks = [
            asyncio.create_task(self._run(self._listen, listening, reading), name="post-listening"),
            asyncio.create_task(self._run(self._send, sending), name="post-sending"),
        ]

    async def close(self) -> None:
        """What is not sent yet is void."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._out.clear()
        self._news.clear()

    async def sent_all(self) -> None:
        """Wait until the last letter is on its way."""
        while self._out and self._tasks:
            await asyncio.sleep(0.01)

    def send(self, to: int, tunnel: int, kind: str, data: Any = None) -> None:
        self._count += 1
        self._out.append((to, pack(Letter(self._me, self._count, tunnel, kind, data))))
        self._news.set()

    async def _run(self, work: Callable[..., Any], *connections: Any) -> None:
        import psycopg

        try:
            await work(*connections)
        except psycopg.Error as error:
            log.error("the post is broken: %s", error)
            asyncio.get_running_loop().call_soon(self._broken)
        finally:
            for connection in connections:
                await connection.close()

    async def _listen(self, listening: Any, reading: Any) -> None:
        async for notice in listening.notifies():
            text: str = notice.payload
            if text.startswith(ROW):
                found = await (await reading.execute(TAKE, (int(text[1:]),))).fetchone()
                if found is None:
                    log.error("a letter was gone before it was read")
                    continue
                body = bytes(found[0])
            else:
                body = base64.b64decode(text)
            self._heard(unpack(body))

    async def _send(self, connection: Any) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._out:
                batch = [self._out.popleft() for _ in range(min(BATCH, len(self._out)))]
                await self._deliver(connection, batch)

    async def _deliver(self, connection: Any, batch: Sequence[tuple[int, bytes]]) -> None:
        """No transaction: a row that nobody is told of is swept away with the old mail."""
        notices = []
        for _, body in batch:
            text = base64.b64encode(body).decode()
            if len(text) > NOTICE:
                kept = await connection.execute(KEEP, (body, time.time()))
                text = f"{ROW}{(await kept.fetchone())[0]}"
                self.large += 1
            notices.append(text)
        await connection.execute(SEND, ([to for to, _ in batch], notices))
        self.sent += len(batch)
