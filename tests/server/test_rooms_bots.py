"""Bots at a table: they answer, fail, stand in for people and give way."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from tabard.server import autoplay, pace
from tabard.server import messages as m
from tabard.server.bots import BotFailed
from tabard.server.rooms import Room
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    QuickPool,
    Tab,
    frozen,
    guest,
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


async def test_an_answer_takes_its_time_whatever_there_was_to_think_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Bots that answer at once and bots that think are shown when their time has come, which
    follows from how long the answers before in the same turn took."""
    pool = QuickPool()
    pool.pace = 1000.0
    waits: list[float] = []
    moments: list[float] = []
    clock, sleep = asyncio.get_running_loop().time, asyncio.sleep

    async def no_sleep(seconds: float) -> None:
        if seconds > 5:
            waits.append(clock() + seconds)
        await sleep(0)

    async def slowly(*asked: Any) -> str:
        moments.append(clock())
        await sleep(0.05 * (len(moments) % 2))
        return await choose(*asked)

    choose = pool.choose
    monkeypatch.setattr(pool, "choose", slowly)
    monkeypatch.setattr(asyncio, "sleep", no_sleep)
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=3)
    await Tab(ANN).enter(room)
    await settled(room)
    took = [at - asked for at, asked in zip(waits, moments, strict=True)]
    assert len(took) == 3
    spent = 0.0
    for seconds in took:
        assert 1000 * pace.seconds(spent) - 5 < seconds <= 1000 * pace.seconds(spent)
        spent += pace.seconds(spent)


async def test_nobody_waits_where_nobody_looks() -> None:
    pool = QuickPool()
    pool.pace = 1000.0
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=3)
    await settled(room)
    assert room.row.waiting == ("A",)


async def test_every_turn_begins_anew() -> None:
    one = pace.Pace()
    took = []
    for turn in (1, 1, 1, 2, 2):
        took.append(one.next(turn))
        one.given(took[-1])
    assert took[0] > took[1] > took[2] > 0
    assert took[3:] == took[:2]


async def test_a_bot_with_one_option_goes_through_the_same_door() -> None:
    """Else it would be quicker than one that waits for others to be thought about."""
    pool = QuickPool()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    await settled(room)
    assert room.match is not None
    answered = [i.seat for i in room.match.inputs if i.seat > 0]
    assert [seat for seat, _ in pool.asked] == answered


async def test_who_lends_his_seat_to_a_bot_can_come_back_before_the_end() -> None:
    pool = QuickPool()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    pool.pace = 4000.0
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


async def test_how_long_a_seat_is_waited_for_is_told() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE, stand_in_after=60)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    assert [seat.bot_in for seat in bee.table.seats] == [None, None]
    await bee.leave()
    assert ann.table.seats[1].bot_in is None, "nobody waits for her yet"
    await ann.leave()
    bee = await Tab(BEE).enter(room)
    assert [seat.bot_in for seat in bee.table.seats] == [60, None]
    ann = await Tab(ANN).enter(room)
    assert [seat.bot_in for seat in bee.table.seats] == [None, None]
    await room.close()


async def test_who_lets_the_clock_run_out_is_answered_for_once() -> None:
    pool = QuickPool()
    pool.gate = asyncio.Event()
    room = await table(lobby(pool=pool), "smallworld", ANN, BEE, clock=0)
    ann = await Tab(ANN).enter(room)
    await pool.news.wait()
    assert pool.asked == [(0, "normal")]
    assert not ann.table.seats[0].stand_in
    assert ann.position.mine_asked == ["A"], "she can still answer herself"
    room.row = replace(room.row, shown={**room.row.shown, "clock": 60})
    pool.gate.set()
    await settled(room)
    assert room.match is not None
    assert [i.seat for i in room.match.inputs if i.answers and i.seat >= 0] == [0]
    assert len(pool.asked) == 1
    assert ann.position.mine_asked == ["A"]
    assert [seat.time_left for seat in ann.table.seats] == [60, None]
    await room.close()


async def test_the_time_starts_anew_with_each_answer_and_not_with_an_undo() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE, clock=60)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    assert ann.table.clock == 60
    assert [seat.time_left for seat in bee.table.seats] == [60, None]

    def passes() -> list[int | None]:
        """Twenty seconds."""
        room.autoplay.clock._since = {k: t - 20 for k, t in room.autoplay.clock._since.items()}
        room.publish_tables()
        return [seat.time_left for seat in bee.table.seats]

    assert passes() == [40, None]
    assert (await ann.pick(ann.options()[0])).ok
    assert [seat.time_left for seat in bee.table.seats] == [60, None]
    assert passes() == [40, None]
    assert (await ann.send(m.Undo, seat="A")).ok
    room.publish_tables()
    assert [seat.time_left for seat in bee.table.seats] == [40, None]
    await room.close()


async def test_what_is_not_asked_any_more_is_not_answered_by_a_bot_later() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE, clock=60)
    await Tab(ANN).enter(room)
    room.autoplay.clock.seats.add(1)
    room.autoplay.poke()
    assert room.autoplay.level(1) is None
    await room.close()


async def test_without_a_delay_nobody_stands_in() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    await Tab(BEE).enter(room)
    await settled(room)
    assert room.row.waiting == ("A",)
    assert not room.autoplay.ticking
    assert not room.autoplay.thinking


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


async def test_a_bot_beside_a_person_waits_for_the_person() -> None:
    """B and D act in free order: the bot at D lets Bee go first; it seals a bid at once."""
    room = await table(lobby(), "keepsake", ANN, BEE, bots=2)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await settled(room)
    assert room.row.waiting == ("A", "B"), "the bots have bid"
    assert (await ann.pick("bid 0")).ok
    assert (await bee.pick("bid 0")).ok
    await settled(room)
    assert room.row.waiting == ("B", "D")
    assert (await bee.pick("rest")).ok
    await settled(room)
    assert room.match is not None
    assert any(i.seat == 3 and i.label == "act" for i in room.match.inputs)


async def side_by_side(pool: QuickPool | None = None) -> tuple[Room, Tab, Tab]:
    """Bee at B and a bot at D may act, in free order."""
    room = await table(lobby(pool=pool), "keepsake", ANN, BEE, bots=2)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await settled(room)
    for tab in (ann, bee):
        assert (await tab.pick("bid 0")).ok
    await settled(room)
    assert room.row.waiting == ("B", "D")
    return room, ann, bee


def has_acted(room: Room, seat: int) -> bool:
    assert room.match is not None
    return any(i.seat == seat and i.label == "act" for i in room.match.inputs)


async def test_a_bot_that_waits_can_be_waved_on() -> None:
    """Bee sees whom she holds up; once she waves, the bot acts, and she still can."""
    room, ann, bee = await side_by_side()
    assert (bee.position.held, ann.position.held) == (["D"], [])
    assert not has_acted(room, 3)
    assert (await bee.send(m.Wave, seat="B")).ok
    await settled(room)
    assert has_acted(room, 3)
    assert bee.position.held == []
    assert not has_acted(room, 1)


async def test_only_whom_a_bot_waits_for_can_wave_it_on() -> None:
    room, ann, _ = await side_by_side()
    reply = await ann.send(m.Wave, seat="A")
    assert (reply.error, reply.text) == ("illegal", "No bot is waiting for you.")
    assert (await ann.send(m.Wave, seat="B")).error == "refused"
    await settled(room)
    assert not has_acted(room, 3)


async def test_a_wave_is_over_when_the_person_acts_again_or_the_turn_ends() -> None:
    room, _, _ = await side_by_side()
    bots = room.autoplay
    bots.wave(1)
    assert bots.held(1) == ()
    bots.acted(1)
    assert bots.held(1) == (3,)
    bots.wave(1)
    assert room.match is not None
    room.match.state.round += 1
    assert bots.held(1) == (3,)


async def test_a_partner_alone_agrees_to_what_only_partners_have_answered() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT, guest("Dan"))
    tabs = [await Tab(who).enter(room) for who in (ANN, BEE, CAT, guest("Dan"))]
    for tab in tabs:
        assert (await tab.pick("bid 0")).ok
    _, bee, cat, dan = tabs
    assert (await bee.pick("rest")).ok
    assert (await dan.pick("rest")).ok
    assert (await bee.send(m.Undo, seat="B")).ok
    assert cat.table.undo == m.UndoShape("B", [], ["D"])
    assert (await cat.send(m.Consent, agree=True)).error == "refused"
    assert (await dan.send(m.Consent, agree=True)).ok
    assert bee.position.waiting == ["B", "D"]
