"""The socket through a real web server: who gets in, how it is refused, and how it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tabard.server.client import Client, Live
from tabard.server.config import Config
from tabard.server.messages import MESSAGE_LIMIT
from tabard.server.run import Server, listen, made
from tabard.server.store import Store
from tests.server.tablekit import QuickPool


@asynccontextmanager
async def serving(folder: Path, **given: Any) -> AsyncIterator[tuple[str, Server]]:
    """A server on a free port; bots answer at once."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    with patch("tabard.server.app.BotPool", QuickPool):
        server = made(Config(folder, port=port, **given))
        running = asyncio.create_task(server.serve([listening]))
        async with httpx.AsyncClient(timeout=120) as probe:
            await probe.get(f"http://127.0.0.1:{port}/healthz")
        try:
            yield f"http://127.0.0.1:{port}", server
        finally:
            server.should_exit = True
            await running


def dial(url: str, table: str, **given: Any) -> Any:
    address = f"{url.replace('http', 'ws')}/ws/{table}"
    return connect(address, **{"origin": url, "proxy": None, "open_timeout": 120} | given)


async def refused(url: str, table: str, **given: Any) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as no:
        async with dial(url, table, **given):
            pass
    body = json.loads(no.value.response.body or b"{}")
    return no.value.response.status_code, body["error"]


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


async def test_who_gets_in(tmp_path: Path) -> None:
    async with serving(tmp_path) as (url, _), Client(url) as ann:
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        cookie = {"Cookie": ann.cookie}
        assert (await refused(url, table.id))[0] == 403
        for origin in ("http://evil.example", "null", None):
            code, text = await refused(url, table.id, origin=origin, additional_headers=cookie)
            assert code == 403
            assert "another site" in text
        host = {**cookie, "Host": "evil.example"}
        evil = "http://evil.example"
        assert (await refused(url, table.id, origin=evil, additional_headers=host))[0] == 403
        async with dial(url, table.id, additional_headers=cookie) as socket:
            assert (await until(socket, "table"))["table"]["id"] == table.id
            assert (await until(socket, "position"))["seat"] == "A"
            assert "permessage-deflate" in socket.response.headers["Sec-WebSocket-Extensions"]


async def test_a_table_that_is_not_there_says_so_and_closes(tmp_path: Path) -> None:
    async with serving(tmp_path) as (url, _), Client(url) as ann:
        cookie = {"Cookie": ann.cookie}
        async with dial(url, "nothing?language=it", additional_headers=cookie) as socket:
            last = await until(socket, "closed")
            assert not last["again"]
            assert "Tavolo" in last["text"]
            with pytest.raises(ConnectionClosed):
                await socket.recv()


async def test_nonsense_has_a_reply_and_too_much_ends_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as (url, _), Client(url) as ann:
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        async with dial(url, table.id, additional_headers={"Cookie": ann.cookie}) as socket:
            for raw in ("{", b"\xff\x00", '{"type":"chat","id":7,"text":"x","more":1}'):
                await socket.send(raw)
                assert (await until(socket, "reply"))["error"] == "malformed"
            await socket.send("x" * (MESSAGE_LIMIT + 1))
            with pytest.raises(ConnectionClosed) as ended:
                await until(socket, "reply")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 1009
        async with ann.table(table.id) as live:  # the table itself has seen nothing
            assert live.options()


def only_i_am_asked(live: Live) -> bool:
    """Nothing changes until I answer: no bot is asked beside me."""
    return live.position is not None and live.position.waiting == live.asked != []


async def test_a_second_device_sees_the_same_and_a_reload_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as (url, _), Client(url) as ann:
        # B has no ally, and is never asked together with a bot that waits for it.
        table = await ann.create("keepsake", ["bot", "me", "bot"], start=True)
        link = await ann.call("POST", "/api/me/link", {})
        phone = Client(url)
        await phone.call("POST", "/api/link", {"token": link["token"]})
        async with ann.table(table.id) as desk:
            await desk.until(only_i_am_asked)
            async with phone.table(table.id) as other:
                await other.until(only_i_am_asked)
                assert other.question == desk.question
                step = desk.step
                assert (await other.answer(other.options()[0])).ok
            await desk.until(lambda live: live.step > step and only_i_am_asked(live))
            before = desk.question
        async with ann.table(table.id) as desk:
            await desk.until(only_i_am_asked)
            assert desk.question == before
            while await desk.my_turn():
                reply = await desk.answer(desk.options()[-1])
                assert reply.error in ("", "stale"), reply.text  # bids cross each other
            assert desk.position is not None
            assert desk.position.outcome is not None


async def test_everybody_is_told_when_the_server_goes(tmp_path: Path) -> None:
    async with serving(tmp_path) as (url, server), Client(url) as ann:
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        async with dial(url, table.id, additional_headers={"Cookie": ann.cookie}) as socket:
            await until(socket, "position")
            server.should_exit = True
            last = await until(socket, "closed")
            assert last["again"]
            with pytest.raises(ConnectionClosed):
                await socket.recv()
    async with serving(tmp_path) as (url, _):
        again = Client(url, cookie=ann.cookie)
        async with again.table(table.id) as live:
            assert live.table is not None
            assert live.table.seats[0].mine


async def test_who_goes_away_while_it_is_saved_has_still_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saving, gate = asyncio.Event(), asyncio.Event()
    append = Store.append

    async def slowly(self: Store, *given: Any) -> None:
        saving.set()
        await gate.wait()
        await append(self, *given)

    async with serving(tmp_path) as (url, _), Client(url) as ann, Client(url) as bee:
        table = await ann.create("smallworld", ["me", "free"])
        await bee.sit(table.id)
        await ann.start(table.id)
        mine, other = ann.table(table.id), bee.table(table.id)
        async with mine, other:
            await other.until(lambda live: live.position is not None)
            await mine.until(lambda live: live.position is not None)
            first, second = (mine, other) if mine.question is not None else (other, mine)
            monkeypatch.setattr(Store, "append", slowly)
            asking = asyncio.create_task(first.answer(first.options()[0]))
            await saving.wait()
            step = second.step
            assert first._socket is not None
            first._socket.transport.abort()
            with pytest.raises(ConnectionError):
                await asking
            gate.set()
            await second.until(lambda live: live.step > step)
            assert second.position is not None
            assert second.position.actor is not None
