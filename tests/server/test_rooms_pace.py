"""How quickly bots answer tells nothing, and where it can't tell anything they don't wait."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tabard.core.match import Match
from tabard.games.tcg.title import GAME
from tabard.server import pace
from tabard.server.rooms import Room
from tests.server.tablekit import ANN, MemoryStore, QuickPool, Tab, lobby, settled, table
from tests.tcg.table import Duel

pytestmark = pytest.mark.asyncio


async def against_a_bot(pool: QuickPool, **spec: Any) -> tuple[Room, Tab]:
    """Ann plays A, a bot B, from this position."""
    store = MemoryStore()
    room = await table(lobby(store, pool), "tcg", ANN, bots=1)
    await settled(room)
    store.matches.clear()
    pool.asked.clear()
    ann = await Tab(ANN).enter(room)
    s = Duel(**spec).s
    async with room.lock:
        await room.begin(room.row, Match(GAME, s, bytes(32), start=GAME.to_json(s)))
    await settled(room)
    return room, ann


@pytest.mark.parametrize(("resources", "asked"), [(0, False), (1, True)])
async def test_a_bot_that_for_all_to_see_can_only_pass_does_so_at_once(
    resources: int, asked: bool
) -> None:
    pool = QuickPool()
    there = {"hand": ["Cerwyn"], "resources": resources}
    room, ann = await against_a_bot(pool, A={"play": ["Kor Cindervein"]}, B=there)
    assert (await ann.pick("attack A1")).ok
    await settled(room)
    assert bool(pool.asked) == asked


def turn(*brisk: bool) -> float:
    """Seconds of a turn with these answers."""
    one, took = pace.Pace(), 0.0
    for each in brisk:
        slot = one.next(1, each)
        one.given(slot)
        took += slot
    return took


async def test_a_turn_of_three_answers_or_more_takes_three_to_six_seconds() -> None:
    for responses in (0, 1, 10, 100):
        for answers in (3, 4, 10, 100):
            whole = turn(*[False] * answers, *[True] * responses)
            assert 3 <= whole <= 6
            mixed = turn(*[False] * 3, *[True] * responses, *[False] * (answers - 3))
            assert 3 <= mixed <= 6
    assert turn(False) < turn(False, False) < 3


async def test_what_is_asked_all_the_time_is_answered_briskly() -> None:
    one = pace.Pace()
    assert one.next(1, brisk=True) == pace.BRISK < one.next(1)
    for _ in range(20):
        one.given(one.next(1))
    assert one.next(1, brisk=True) == one.next(1) < pace.BRISK


async def test_nothing_waits_for_the_picks_of_a_play_that_nobody_is_shown_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = QuickPool()
    script = ["play lightning-bolt", "target A0", "pass"]
    waits: list[tuple[int, float]] = []
    sleep = asyncio.sleep

    async def no_sleep(seconds: float) -> None:
        if seconds > 5:
            waits.append((len(script), seconds))
        await sleep(0)

    async def scripted(*_: Any) -> str:
        return script.pop(0)

    monkeypatch.setattr(asyncio, "sleep", no_sleep)
    pool.pace = 1000.0
    there = {"hand": ["Lightning Bolt", "Cerwyn"], "resources": 4}
    store = MemoryStore()
    room = await table(lobby(store, pool), "tcg", ANN, bots=1)
    await settled(room)
    monkeypatch.setattr(pool, "choose", scripted)
    store.matches.clear()
    await Tab(ANN).enter(room)
    s = Duel(turn="B", A={"hand": ["Fire Blast"], "resources": 3}, B=there).s
    async with room.lock:
        await room.begin(room.row, Match(GAME, s, bytes(32), start=GAME.to_json(s)))
    await settled(room)
    assert [left for left, _ in waits] == [2]
    assert script == ["pass"]
    assert room.row.waiting == ("A",)
