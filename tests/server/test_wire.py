"""Peers that send without end, send nothing, or never read: they are cut off, and counted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tabard.server import wire
from tabard.server.client import Client
from tabard.server.config import Config, Limits
from tabard.server.metrics import Metrics
from tabard.server.run import Server, listen, made
from tests.server.tablekit import QuickPool

pytestmark = pytest.mark.asyncio
UNCHANGED = Limits()


@asynccontextmanager
async def serving(folder: Path, limits: Limits = UNCHANGED) -> AsyncIterator[tuple[Server, int]]:
    """A server at a port, in this process: its limits can be changed."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tabard.server.app.BotPool", QuickPool)
        server = made(Config(folder, port=port, limits=limits))
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield server, port
        finally:
            server.should_exit = True
            await running


def metrics_of(server: Server) -> Metrics:
    found: Metrics = server.app.state.metrics
    return found


async def flood(port: int, first: bytes, block: bytes, most: int) -> int:
    """Send until the server ends it; how many bytes it took."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    with contextlib.suppress(ConnectionError):
        writer.write(first)
        while sent < most and not reader.at_eof():
            writer.write(block)
            sent += len(block)
            await writer.drain()
            await asyncio.sleep(0)
    writer.transport.abort()
    return sent


@pytest.mark.parametrize(
    "block", [b"x" * 65536, b"a: b\r\n" * 10_000], ids=["one header", "many headers"]
)
async def test_headers_without_end(tmp_path: Path, block: bytes) -> None:
    async with serving(tmp_path) as (server, port):
        before = time.process_time()
        sent = await flood(port, b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ", block, 20_000_000)
        print(f"{sent} bytes taken, {time.process_time() - before:.2f} s of CPU, both ends")
        assert sent < 10_000_000
        assert metrics_of(server).long_heads.count == 1


async def test_long_headers_that_do_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"y" * 60_000 + b"\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 431")
        writer.close()


async def test_a_body_in_chunks_that_say_nothing(tmp_path: Path) -> None:
    head = b"POST /api/link HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
    async with serving(tmp_path) as (server, port):
        sent = await flood(port, head + b"1;", b"x" * 65536, 20_000_000)
        assert sent < 10_000_000
        assert metrics_of(server).long_heads.count == 1


async def ended(reader: asyncio.StreamReader) -> bool:
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(120):
            await reader.read()
    return reader.at_eof() or reader.exception() is not None


@pytest.mark.parametrize(
    "start",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: loc",
        b"\r\n",
        b"POST /api/link HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "line breaks", "half a body"],
)
async def test_connections_that_never_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.2)
    async with serving(tmp_path) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(start)
        assert await ended(reader)
        assert metrics_of(server).slow_wires.count == 1
        writer.close()


async def test_an_answer_that_nobody_takes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "ANSWER_SECONDS", 0.3)
    async with serving(tmp_path) as (server, port):
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", port))
        peer.sendall(b"GET /api/games/tcg/box HTTP/1.1\r\nhost: localhost\r\n\r\n" * 20)
        async with asyncio.timeout(120):
            while not metrics_of(server).slow_wires.count:
                await asyncio.sleep(0.05)
        peer.close()


def frame(kind: int, payload: bytes) -> bytes:
    mask = os.urandom(4)
    masked = bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
    return struct.pack("!BB", kind, 0x80 | len(payload)) + mask + masked


async def upgrade(port: int, start: bool = False) -> bytes:
    """The handshake of somebody who has opened a table."""
    async with Client(f"http://127.0.0.1:{port}") as ann:
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=start)
        return (
            f"GET /ws/{table.id} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n"
            f"origin: http://127.0.0.1:{port}\r\ncookie: {ann.cookie}\r\n"
            "connection: Upgrade\r\nupgrade: websocket\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
        ).encode()


async def test_a_socket_that_asks_and_never_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table has more and more to say to it: the connection must end, and not wait for ever
    until its last word is taken."""
    monkeypatch.setattr(wire, "TAKEN_SECONDS", 0.3)
    async with serving(tmp_path, Limits(per_second=0)) as (server, port):
        head = await upgrade(port, start=True)
        peer = socket.socket()
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        peer.connect(("127.0.0.1", port))
        peer.sendall(head)
        peer.setblocking(False)
        loop = asyncio.get_running_loop()
        assert await loop.sock_recv(peer, 12) == b"HTTP/1.1 101"
        ask = frame(0x81, b'{"type":"speak","id":1,"language":"it"}')
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(120):
                while not metrics_of(server).queue_drops.count:
                    await loop.sock_sendall(peer, ask)
                    await asyncio.sleep(0)
        async with asyncio.timeout(120):
            while "\ntabard_wires 0\n" not in metrics_of(server).text():
                await asyncio.sleep(0.05)
        assert metrics_of(server).unread_wires.count == 1
        peer.close()


async def test_a_socket_that_pings_and_never_reads(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, port):
        head = await upgrade(port)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        block, sent = frame(0x89, b"x" * 100) * 1000, 0
        with contextlib.suppress(ConnectionError):
            while sent < 50_000_000 and not metrics_of(server).unread_wires.count:
                writer.write(block)
                sent += len(block)
                await writer.drain()
                await asyncio.sleep(0)
        print(f"{sent} bytes of pings were taken")
        assert metrics_of(server).unread_wires.count == 1
        assert sent < 10_000_000
        writer.transport.abort()


async def test_an_address_has_so_many_connections() -> None:
    gate = wire.Gate(Limits(address_connections=2), Metrics())
    assert [gate.come("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert gate.come("203.0.113.8")
    assert all(gate.come("127.0.0.1") for _ in range(5)), "our own machine may"
    for _ in range(2):
        gate.go("203.0.113.7")
    assert gate.come("203.0.113.7")
    gate.most = 0
    assert not gate.come("127.0.0.1")
    assert gate.metrics.crowds.count == 2


async def test_connections_are_counted_until_they_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as (server, port):
        async with Client(f"http://127.0.0.1:{port}") as ann:
            table = await ann.create("keepsake", ["me", "bot", "bot"])
            async with ann.table(table.id):
                text = metrics_of(server).text()
                open_now = int(text.split("\ntabard_wires ")[1].split("\n")[0])
                assert open_now >= 1
        async with asyncio.timeout(120):
            while "\ntabard_wires 0\n" not in metrics_of(server).text():
                await asyncio.sleep(0.05)


async def test_a_crowd_is_turned_away_at_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "is_loopback", lambda host: False)
    async with serving(tmp_path, Limits(address_connections=3)) as (server, port):
        there = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await ended(reader)
        assert metrics_of(server).crowds.count == 1
        for _, one in (*there, (reader, writer)):
            one.close()
