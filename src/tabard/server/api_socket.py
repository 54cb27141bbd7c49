"""The socket of a table: `/ws/{table}`. One task reads, one writes, and either ends both."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import talk
from .connection import Bucket, Connection
from .messages import FromServer, Language
from .metrics import Metrics
from .rooms import Room
from .rows import StoreFailed
from .safety import Problem, error
from .sorry import Sorry, say

if TYPE_CHECKING:
    from .app import Parts

router = APIRouter()
log = logging.getLogger(__name__)


class Peer(Connection):
    """A connection that is counted."""

    metrics: Metrics

    def send(self, message: FromServer) -> None:
        was_open = not self.closing
        super().send(message)
        if was_open and self.closing:  # its queue was full
            self.metrics.queue_drops.add()


class Sockets:
    """How many sockets each guest has open, at all tables together."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def counted(self, guest: str) -> Iterator[int]:
        self._open[guest] += 1
        self._none.clear()
        try:
            yield self._open[guest]
        finally:
            self._open[guest] -= 1
            if not self._open[guest]:
                del self._open[guest]
            if not self._open:
                self._none.set()

    async def nobody(self) -> None:
        """Wait until all have gone."""
        await self._none.wait()


@router.websocket("/ws/{table}")
async def table_socket(
    socket: WebSocket, table: str, language: Annotated[Language, Query()] = "en"
) -> None:
    """See docs/PROTOCOL.md. What can't be told by a table, because it does not let one in, is
    told by a last message: a browser can't read the answer to a refused socket."""
    parts: Parts = socket.app.state.parts
    guest = await parts.guests.known(socket.state.guest)
    if guest is None:
        refusal = Problem(403, "no-cookie").text(language)
        await socket.send_denial_response(error(403, refusal))
        return
    peer = Peer(guest.id, guest.name, language)
    peer.metrics = parts.metrics
    if parts.config.limits.per_second <= 0:  # no limits were asked for
        peer.bucket = Bucket(1e9, 1e9)
    room: Room | None = None
    await socket.accept()
    with parts.sockets.counted(guest.id) as count:
        try:
            try:
                if count > parts.config.limits.connections:
                    raise Sorry("busy", "too-many-tabs")
                room = await parts.lobby.find(table)
                await room.connect(peer)
            except Sorry as no:
                peer.close(no.text(language), again=no.kind in ("busy", "impossible"))
            except StoreFailed as failure:
                log.error("table %s could not be read: %s", table, failure)
                peer.close(say(language, "not-read"), again=True)
            await _talk(socket, peer, room, parts.metrics)
        finally:
            if room is not None:
                await room.disconnect(peer)


async def _talk(socket: WebSocket, peer: Peer, room: Room | None, metrics: Metrics) -> None:
    """Read until it ends, whoever ends it. What has been read is finished: nobody stops it."""
    writer = asyncio.create_task(_write(socket, peer))
    try:
        await _read(socket, peer, room, metrics)
    finally:
        writer.cancel()
        await asyncio.wait({writer})
    if not writer.cancelled() and writer.exception() is not None:
        await writer


async def _write(socket: WebSocket, peer: Peer) -> None:
    try:
        with contextlib.suppress(*_GONE):
            await peer.write(socket.send_text)
    finally:  # we have said our last word
        with contextlib.suppress(*_GONE):
            await socket.close(1000)


_GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending to a peer that has gone raises."""


async def _read(socket: WebSocket, peer: Peer, room: Room | None, metrics: Metrics) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        raw = message.get("text")
        if raw is None:
            raw = message.get("bytes") or b""
        metrics.messages.add()
        start = time.perf_counter()
        if room is not None:
            await talk.receive(room, peer, raw)
        metrics.answers.observe(time.perf_counter() - start)
