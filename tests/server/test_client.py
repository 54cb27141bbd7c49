"""The Python client against a real server: what docs/PROTOCOL.md promises."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Coroutine, Iterator
from contextlib import asynccontextmanager
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tabard.core.errors import Illegal
from tabard.server import client, live
from tabard.server import messages as m
from tabard.server.client import Client, Live, Refused
from tabard.server.trials.people import burst, one_pick, sit_down
from tabard.server.trials.serve import Server
from tests.server.trialkit import ENVIRONMENT, ROOT, whoever_is_asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("client") / "data", ENVIRONMENT)
    try:
        asyncio.run(made.start())
        yield made
    finally:
        made.stop()


def run(playing: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(600):
            await playing

    asyncio.run(in_time())


def test_the_example_of_the_protocol_plays_a_whole_game(server: Server) -> None:
    page = (ROOT / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) == 1
    names: dict[str, Any] = {"__name__": "example"}
    exec(compile(blocks[0], "PROTOCOL.md", "exec"), names)
    scores = asyncio.run(names["play"](server.url, "smallworld"))
    assert len(scores) == 2
    assert min(scores) > 0


def test_a_cookie_is_all_there_is_to_a_guest(server: Server) -> None:
    async def come_twice() -> None:
        async with Client(server.url) as first:
            again = Client(server.url, cookie=first.cookie)
            assert (await again.me())["id"] == (await first.me())["id"]
            stranger = Client(server.url)
            assert (await stranger.me())["id"] != (await first.me())["id"]

    run(come_twice())


def test_a_refusal_is_a_sentence_in_my_language(server: Server) -> None:
    async def ask() -> None:
        for language, words in (("en", "Table"), ("it", "Tavolo")):
            me = Client(server.url, language="it" if language == "it" else "en")
            with pytest.raises(Refused, match=words) as refused:
                await me.find("nosuchtable")
            assert refused.value.status == 404
            with pytest.raises(Refused, match=words):
                async with me.table("nosuchtable"):
                    pass

    run(ask())


def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    async def call() -> None:
        nobody = Client(Server(tmp_path).url)
        with pytest.raises(ConnectionError, match="can't be reached"):
            await nobody.me()
        with pytest.raises(ConnectionError, match="can't be reached"):
            await Live(Client(nobody.url, cookie="tabard=x"), "table").__aenter__()

    run(call())


def test_hot_seats_are_looked_through_in_turn(server: Server) -> None:
    async def play() -> None:
        me = Client(server.url)
        table = await sit_down("smallworld", [me, me])
        seen: set[str] = set()
        async with me.table(table.id) as live:
            while len(seen) < 2 and await live.my_turn():
                assert live.position is not None
                assert live.question is not None
                assert live.question.seat == live.position.seat
                seen.add(live.question.seat)
                assert (await live.answer(live.options()[-1])).ok
        assert seen == {"A", "B"}

    run(play())


def test_two_windows_agree_and_the_slower_answer_is_stale(server: Server) -> None:
    async def play() -> None:
        me = Client(server.url)
        table = await sit_down("smallworld", [me, me])
        async with me.table(table.id) as one, me.table(table.id) as two:
            await one.my_turn()
            await two.my_turn()
            question = two.question
            assert question is not None
            assert one.question == question
            assert (await one.answer(one.options()[0])).ok
            late = await two.send(
                m.Answer,
                seat=question.seat,
                number=question.number,
                options=[question.choices[0].text],
            )
            assert late.error == "stale"
            await two.until(lambda live: live.log == one.log)
            assert one.position is not None
            assert two.position is not None
            assert two.position.view == one.position.view

    run(play())


def test_several_picks_count_all_or_none(server: Server) -> None:
    async def play() -> None:
        me = Client(server.url)
        table = await sit_down("smallworld", [me, me])
        async with me.table(table.id) as live:
            await live.my_turn()
            before = live.position
            pick = live.options()[0]
            refused = await live.answer(pick, "nonsense")
            assert not refused.ok
            await live.look(live.asked[0])
            assert live.position is not None
            assert before is not None
            assert live.position.view == before.view
            assert (await live.answer(pick)).ok

    run(play())


def test_explain_chat_language_and_iteration(server: Server) -> None:
    async def talk() -> None:
        me = Client(server.url)
        table = await sit_down("smallworld", [me, me])
        async with me.table(table.id) as live:
            await live.my_turn()
            assert live.question is not None
            seat = live.question.seat
            assert (await live.explain(live.options()[0], seat)).legal
            with pytest.raises(Illegal, match="nonsense"):
                await live.explain("nonsense", seat)
            messages = aiter(live)
            waiting = asyncio.ensure_future(anext(messages))
            await asyncio.sleep(0)
            assert (await live.say("Hello!")).ok
            assert isinstance(await waiting, m.Reply | m.Chats)
            await live.until(lambda live: [line.text for line in live.chat] == ["Hello!"])
            english = live.question.prompt
            assert (await live.speak("it")).ok
            assert live.question.prompt != english

    run(talk())


def test_who_is_cut_off_comes_back_to_the_same_table(server: Server) -> None:
    async def play() -> None:
        people = [Client(server.url), Client(server.url)]
        table = await sit_down("smallworld", people)
        async with (
            people[0].table(table.id, come_back=True) as first,
            people[1].table(table.id, come_back=True) as second,
        ):
            for _ in range(4):
                live = await whoever_is_asked([first, second])
                assert (await live.answer(live.options()[0])).ok
            live = await whoever_is_asked([first, second])
            before, log = live.question, live.log
            server.kill()
            await live.until(lambda live: not live.connected)
            with pytest.raises(ConnectionError):
                await live.answer(live.options()[0])
            await server.start()
            await live.until(lambda live: live.position is not None and live.position.whole, None)
            assert live.question == before
            assert live.log == log
            assert (await live.answer(live.options()[0])).ok

    run(play())


# -- a server that does not answer ----------------------------------------------------------------

SOON = 0.2


@asynccontextmanager
async def silent() -> AsyncIterator[str]:
    """A server that takes every call and never says a word."""
    gone = asyncio.Event()

    async def hold(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await gone.wait()
        writer.close()

    server = await asyncio.start_server(hold, "127.0.0.1", 0)
    async with server:
        try:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            gone.set()


async def ended(work: Awaitable[Any]) -> None:
    """What came of it; it must not wait for ever."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait([task], timeout=60)
    assert done, "it waits for ever"
    await task


def test_a_request_that_is_not_answered_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def call() -> None:
        async with silent() as url:
            with pytest.raises(ConnectionError, match=r"can't be reached: timed out\."):
                await ended(Client(url).me())

    assert live.PATIENCE == 30
    monkeypatch.setattr(client, "PATIENCE", SOON)
    run(call())


def test_a_table_that_does_not_open_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def call() -> None:
        async with silent() as url:
            with pytest.raises(ConnectionError, match="can't be reached"):
                await ended(Client(url, cookie="tabard=x").table("table").__aenter__())

    monkeypatch.setattr(live, "PATIENCE", SOON)
    run(call())


def test_a_message_without_a_reply_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def call() -> None:
        async def deaf(socket: ServerConnection) -> None:
            await socket.wait_closed()

        async with serve(deaf, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            table = Client(f"http://127.0.0.1:{port}", cookie="tabard=x").table("table")
            await table._connect()
            monkeypatch.setattr(live, "PATIENCE", SOON)
            with pytest.raises(TimeoutError):
                await ended(table.say("Is anybody there?"))
            assert table._replies == {}
            with pytest.raises(TimeoutError):
                await ended(table.until(lambda live: live.table is not None, SOON))
            await table.leave()

    assert signature(Live.until).parameters["patience"].default == live.PATIENCE
    run(call())


def test_bursts_are_of_one_verb() -> None:
    from random import Random

    choices = [
        m.ChoiceShape(text=text, verb=text.split()[0], args=text.split()[1:], label=text)
        for text in ("done", "place x", "place y")
    ]
    question = m.QuestionShape("A", 1, "redeploy", "?", choices)
    assert set(burst(question, Random(1))) == {"place x", "place y"}
    assert len(burst(question, Random(1))) == 8
    assert len(one_pick(question, Random(1))) == 1
