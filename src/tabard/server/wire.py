"""The wire itself: what a connection may cost before anybody knows whose it is.

A peer that sends headers without end, sends nothing at all, or never reads what it is sent is cut
off here, below HTTP: nothing above has heard of it yet. Everything is counted for /metrics.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from .config import Limits, is_loopback
from .connection import Bucket
from .metrics import Metrics

HEAD = 32 * 1024
"""Bytes until the headers of a request have ended."""
WHOLE = 512 * 1024
"""Bytes of a whole request, however it is cut into chunks."""
REQUEST_SECONDS = 20.0
"""From the connection, or a request's first byte, to its last."""
ANSWER_SECONDS = 60.0
"""From there until the peer has taken the answer."""
TAKEN_SECONDS = 20.0
"""For which a peer may take nothing of what waits for it. The system counts them: a connection
that is closed kindly would wait for ever until its last words are taken."""
UNREAD = 1024 * 1024
"""Bytes that may wait on a socket because its peer does not read."""
SLICE = 4096
"""Bytes that are read of a socket at once: a ping has six, and each is answered."""
PINGS, PING_BURST = 2.0, 40.0
"""Pings a second that a socket is answered, and at once. A browser sends none."""
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5, "level": 1},
)
"""As uvicorn does, but for the level: to search longer makes positions a tenth smaller, and took
184 µs instead of 71 for one of the card game. A larger window saves more bytes, but with many
sockets its memory is cold each time, and costs more than it saves."""
SPARE = 64
"""Files that we need besides connections."""


class Gate:
    """How many connections there are, from everywhere and from each address."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.metrics = metrics
        self.per_address = limits.address_connections
        self.most = max(SPARE, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)
        self._from: Counter[str] = Counter()
        self.open = 0
        metrics.gauge("tabard_wires", "Open connections of all kinds.", lambda: self.open)

    def come(self, address: str) -> bool:
        """Whether one more may come. Our own machine may use all there are."""
        self.open += 1
        self._from[address] += 1
        crowd = self._from[address] > self.per_address and not is_loopback(address)
        if crowd or self.open > self.most:
            self.metrics.crowds.add()
            return False
        return True

    def go(self, address: str) -> None:
        self.open -= 1
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


def more_files() -> None:
    """Every connection is a file: allow as many as the system lets us."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def impatient(listening: socket.socket) -> None:
    """Whatever comes by this socket ends when its peer no longer takes anything."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux has it
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, int(1000 * TAKEN_SECONDS))


def protocols(gate: Gate) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """What uvicorn is to speak with."""
    http = type("GuardedHttp", (Http,), {"gate": gate})
    return http, type("GuardedSocket", (Socket,), {"gate": gate})


class Http(HttpToolsProtocol):
    """One connection, one request after another."""

    gate: Gate
    _address = ""
    _clock: asyncio.TimerHandle | None = None
    _raw = 0
    """Bytes since the last request ended."""
    _heading = True
    _refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "127.0.0.1"
        if self.gate.come(self._address):
            self._wait(REQUEST_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.gate.go(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)  # from here on it is the socket's
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._raw += len(data)
        if self._clock is None:
            self._wait(REQUEST_SECONDS)
        super().data_received(data)
        if self._raw > WHOLE or (self._heading and self._raw > HEAD):
            self._refuse()

    def on_message_begin(self) -> None:
        self._heading = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._heading = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            self._refuse()
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._refused:
            self._raw, self._heading = 0, True
            self._wait(ANSWER_SECONDS)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._wait(None)
        super().on_response_complete()

    def _refuse(self) -> None:
        """Too long, whatever it was going to be."""
        if not self._refused:
            self._refused = True
            self.gate.metrics.long_heads.add()
            self.transport.write(b"HTTP/1.1 431 Too Long\r\nconnection: close\r\n\r\n")
            self.transport.close()

    def _wait(self, seconds: float | None) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self._clock = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._clock = None
        self.gate.metrics.slow_wires.add()
        self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket, from the moment at which its request has been read."""

    gate: Gate

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pings = Bucket(PINGS, PING_BURST)
        self.conn = ServerProtocol(
            extensions=[DEFLATE], max_size=self.config.ws_max_size, logger=self.logger
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if isinstance(exc, TimeoutError):
            self.gate.metrics.unread_wires.add()
        self.gate.go(self.client[0] if self.client else "127.0.0.1")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + SLICE])

    def handle_ping(self) -> None:
        allowed = self._pings.take(self.loop.time())
        if allowed and self.transport.get_write_buffer_size() <= UNREAD:
            super().handle_ping()
        elif not self.transport.is_closing():
            self.gate.metrics.unread_wires.add()
            self.transport.abort()
