"""Bots at a table: they answer, fail, stand in for people and give way."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tabard.server import autoplay
from tabard.server import messages as m
from tabard.server.bots import BotFailed
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    QuickPool,
    Tab,
    frozen,
    lobby,
    settled,
    table,
    undo_wish,
)

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("trouble", [BotFailed("it raised"), "fly away", "", "bid 99"])
async def test_a_failing_bot_is_replaced_by_a_legal_move(
    trouble: Exception | str, caplog: pytest.LogCaptureFixture
) -> None:
    pool = QuickPool()
    pool.trouble = [trouble]
    with caplog.at_level(logging.ERROR):
        room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
        await settled(room)
    assert room.row.waiting == ("A",)
    assert [r.levelname for r in caplog.records] == ["ERROR"]
    assert room.id in caplog.text
    assert "a legal move was made" in caplog.text


async def test_a_thinking_bot_does_not_hold_the_table_and_its_late_answer_is_void() -> None:
    pool = QuickPool()
    pool.gate = asyncio.Event()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await pool.news.wait()
    assert (await ann.pick("bid 2")).ok
    assert len(pool.asked) == 1
    pool.gate.set()
    await settled(room)
    assert len(pool.asked) >= 3, "the first bot is asked again, as its question had changed"
    assert room.match is not None
    assert len({(i.seat, i.n) for i in room.match.inputs}) == len(room.match.inputs)


async def test_who_lends_his_seat_to_a_bot_can_come_back_before_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(autoplay, "WATCHED_PAUSE", 3600.0)
    pool = QuickPool()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    await room.set_seat(ANN, 0, "bot", "normal")
    for _ in range(200):
        await asyncio.sleep(0)
    assert room.match is not None
    assert not room.match.over
    await room.take_over(ANN, 0)
    assert ann.table.seats[0].mine
    await room.close()


async def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    pool = QuickPool()
    room = await table(lobby(pool=pool), "smallworld", ANN, BEE, stand_in_after=0)
    pool.gate = asyncio.Event()
    bee = await Tab(BEE).enter(room)
    await pool.news.wait()
    assert bee.table.seats[0].stand_in
    assert pool.asked[0] == (0, "normal")
    ann = await Tab(ANN).enter(room)
    assert not bee.table.seats[0].stand_in
    pool.gate.set()
    await settled(room)
    assert ann.position.mine_asked == ["A"], "what the bot had thought out for her is void"
    assert (await ann.pick(ann.options()[0])).ok
    pool.news.clear()
    await ann.leave()
    await pool.news.wait()
    await settled(room)
    assert bee.table.seats[0].stand_in
    assert bee.position.mine_asked == ["B"]


async def test_without_a_delay_nobody_stands_in() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    await Tab(BEE).enter(room)
    await settled(room)
    assert room.row.waiting == ("A",)
    assert not room.autoplay.busy


async def test_a_wish_does_not_wait_for_somebody_a_bot_stands_in_for() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await undo_wish(ann, bee)
    room.autoplay.stand_ins.seats.add(2)
    assert (await bee.send(m.Consent, agree=True)).ok
    assert ann.position.waiting[:2] == ["A", "B"]


async def test_nobody_takes_back_alone_while_all_others_are_away() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await undo_wish(ann, bee)
    assert (await ann.send(m.Consent, agree=False)).ok
    room.autoplay.stand_ins.seats |= {1, 2}
    before = frozen(room)
    assert (await ann.send(m.Undo, seat="A")).ok
    assert ann.table.undo == m.UndoShape("A", [], ["B", "C"])
    assert frozen(room) == before, "else she could roll again until she likes it"


async def test_a_wish_ends_when_all_who_are_left_have_agreed() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await undo_wish(ann, bee)
    assert (await bee.send(m.Consent, agree=True)).ok
    await room.stand_up(CAT)
    assert ann.table.undo is None, "it would wait for nobody"
    await room.close()


async def test_bots_go_on_after_an_error_of_ours(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(autoplay, "FIRST_PAUSE", 0.0)
    pool = QuickPool()
    pool.trouble = [ZeroDivisionError("a bug")]
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    await settled(room)
    assert room.row.waiting == ("A",)
    assert "a bug" in caplog.text
