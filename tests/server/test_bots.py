"""The bots' process: it answers, it is killed when it hangs, and it is replaced."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.bots import make
from tabard.core.match import Match
from tabard.core.registry import load
from tabard.games.boardgame import GAME as boardgame
from tabard.server import bots, botworker
from tabard.server import messages as m
from tabard.server.bots import BotFailed, BotPool
from tests.boardgame.table import alone, hero
from tests.server.tablekit import ANN, BEE, Tab, lobby, play_on, table

ROOT = Path(__file__).parents[2]
QUICK: dict[Any, float] = {"easy": 0.3, "normal": 0.3, "hard": 0.3}
PATIENT: dict[Any, float] = dict.fromkeys(QUICK, 600.0)
"""A machine that is busy with other work takes as long as it takes."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker knows the test game too; nobody is in a hurry."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(bots, "BUDGETS", PATIENT)
    monkeypatch.setattr(bots, "START_SECONDS", 600.0)
    monkeypatch.setenv("TABARD_GAMES", "tests.keepsake:GAME")


def question(game: str) -> tuple[dict[str, Any], int, list[str]]:
    seats = load(game).info.seats[0]
    match = Match.new(load(game), None, seats, bytes(32), ["n"] * seats)
    assert match.pending is not None
    seat = match.pending.who[0]
    options = match.pending.options_of(seat)
    return (
        match.game.to_json(match.state),
        seat,
        [match.game.options.text(match.state, o) for o in options],
    )


@pytest.mark.asyncio
@pytest.mark.parametrize("game", ["smallworld", "keepsake"])
async def test_every_level_answers_with_an_option(game: str) -> None:
    pool = BotPool()
    position, seat, options = question(game)
    try:
        for level in ("easy", "normal", "hard"):
            assert await pool.choose(game, position, seat, level, 1, 0.2) in options
        same = [await pool.choose(game, position, seat, "normal", 7, 0.2) for _ in range(2)]
        assert same[0] == same[1]
        assert (pool.picks, pool.failures, pool.restarts) == (5, 0, 0)
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_odds_come_from_the_bots_process() -> None:
    pool = BotPool()
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    position = boardgame.to_json(t.s)
    try:
        found = await pool.odds("boardgame", position, 0, "challenge horde1 ghoul")
        assert found == boardgame.odds(
            t.s, 0, boardgame.options.parse(t.s, "challenge horde1 ghoul")
        )
        assert await pool.odds("boardgame", position, 0, "rest horde1") is None
        assert pool.failures == 0
        assert await pool.odds("boardgame", {}, 0, "rest horde1") is None
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_whoever_asks_why_at_a_table_hears_the_odds_of_a_fight() -> None:
    pool = BotPool(pace=0.0)
    where = lobby(pool=pool)
    room = await table(where, "boardgame", ANN, BEE)
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    assert room.match is not None
    room.match.state = t.s
    ann = await Tab(ANN).enter(room)
    try:
        reply = await ann.send(m.Explain, seat="A", option="challenge horde1 ghoul")
        assert reply.reason is not None
        assert reply.reason.odds is not None
        assert "Health" in reply.reason.text
        reply = await ann.send(m.Explain, seat="A", option="rest horde1")
        assert reply.reason is not None
        assert reply.reason.odds is None
    finally:
        await where.close()
        await pool.close()


@pytest.mark.asyncio
async def test_a_whole_game_against_the_real_process(seed: int) -> None:
    pool = BotPool(pace=0.0)
    where = lobby(pool=pool)
    room = await table(where, "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    try:
        await play_on(room, [ann], Random(seed))
        assert ann.position.outcome is not None
        assert pool.picks > 0
        assert pool.failures == 0
    finally:
        await where.close()
        await pool.close()


@pytest.mark.asyncio
async def test_a_game_that_is_not_there_fails_without_ending_the_process() -> None:
    pool = BotPool()
    position, seat, options = question("keepsake")
    try:
        with pytest.raises(BotFailed, match="can't load"):
            await pool.choose("chess", position, seat, "normal", 1, 0.2)
        other, asked, _ = question("smallworld")
        with pytest.raises(BotFailed, match="not asked"):
            await pool.choose("smallworld", other, 1 - asked, "normal", 1, 0.2)
        assert await pool.choose("keepsake", position, seat, "normal", 1, 0.2) in options
        assert (pool.failures, pool.restarts) == (2, 0)
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_a_killed_process_is_replaced() -> None:
    pool = BotPool()
    position, seat, options = question("keepsake")
    try:
        await pool.choose("keepsake", position, seat, "normal", 1, 0.2)
        assert pool._workers[0] is not None
        pool._workers[0].process.kill()
        await pool._workers[0].process.wait()
        assert await pool.choose("keepsake", position, seat, "normal", 1, 0.2) in options
        assert pool.restarts == 1
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_there_is_one_process_as_long_as_one_is_enough() -> None:
    pool = BotPool(size=3)
    position, seat, options = question("keepsake")
    try:
        for _ in range(3):
            await pool.choose("keepsake", position, seat, "normal", 1, 0.2)
        assert [worker is not None for worker in pool._workers] == [True, False, False]
        picks = (pool.choose("keepsake", position, seat, "normal", i, 0.2) for i in range(8))
        assert set(await asyncio.gather(*picks)) <= set(options)
        assert all(pool._workers)
        assert (pool.picks, pool.restarts, sorted(pool._free)) == (11, 0, [0, 1, 2])
    finally:
        await pool.close()
    assert pool._workers == [None] * 3


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("size", "shares"), [(1, [900 // 4, 900 // 3, 900 // 2, 900]), (4, [900] * 4)]
)
async def test_the_more_wait_the_less_time_each_has(
    size: int, shares: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 900 ms; time stands still, so that only those who wait count."""
    pool, asked = BotPool(size=size), []

    class Worker:
        async def ask(self, request: dict[str, Any], seconds: float) -> Any:
            asked.append(request["ms"])
            return {"option": "x"}

    async def ready(place: int, game_id: str) -> Any:
        await asyncio.sleep(0)  # the others get into the line meanwhile
        return Worker()

    monkeypatch.setattr(pool, "_ready", ready)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 0.0)
    await asyncio.gather(*(pool.choose("keepsake", {}, 0, "hard", i, 1.0) for i in range(4)))
    assert asked == shares


BAD = {
    "hangs": "import sys, time\nprint('\"ready\"', flush=True)\n"
    "for line in sys.stdin:\n"
    "    print('{\"loaded\": \"keepsake\"}' if 'load' in line[:8] else '', end='\\n' * "
    "('load' in line[:8]), flush=True)\n",
    "dies": "import sys\nprint('\"ready\"', flush=True)\nsys.stdin.readline()\nsys.exit(3)\n",
    "never starts": "import sys\nsys.exit(3)\n",
    "talks nonsense": "import sys\nprint('\"ready\"', flush=True)\n"
    "for line in sys.stdin:\n    print('hello', flush=True)\n",
    "says odd things": "import sys\nprint('\"ready\"', flush=True)\nfor line in sys.stdin:\n"
    "    print('{\"loaded\": \"keepsake\"}' if 'load' in line[:8] else '[1]', flush=True)\n",
}


@pytest.mark.asyncio
@pytest.mark.parametrize("how", BAD)
async def test_a_bad_process_fails_in_time(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "badworker.py").write_text(BAD[how])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    pool = BotPool(QUICK, "badworker")
    position, seat, _ = question("keepsake")
    try:
        for n in (1, 2):
            with pytest.raises(BotFailed):
                await pool.choose("keepsake", position, seat, "normal", 1, 0.2)
            assert pool.failures == n
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_a_table_goes_on_when_the_process_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "badworker.py").write_text(BAD["dies"])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    pool = BotPool(QUICK, "badworker", pace=0.0)
    where = lobby(pool=pool)
    room = await table(where, "keepsake", ANN, bots=2, options={"rounds": 1})
    ann = await Tab(ANN).enter(room)
    try:
        await play_on(room, [ann], Random(0))
        assert ann.position.outcome is not None
        assert pool.failures > 0
        assert "a legal move was made" in caplog.text
    finally:
        await where.close()
        await pool.close()


@pytest.mark.asyncio
async def test_quick_picks_overtake_long_ones_and_who_gives_up_blocks_nobody() -> None:
    order: list[str] = []
    gate = asyncio.Event()

    class Slow(BotPool):
        async def _choose(self, place: int, game_id: str, *rest: Any) -> str:
            order.append(game_id)
            await gate.wait()
            return game_id

    pool = Slow(size=1)

    async def ask(name: str, level: Any) -> str:
        return await pool.choose(name, {}, 0, level, 1, 0.2)

    names = [("first", "hard"), ("hard", "hard"), ("gone", "hard"), ("quick", "normal")]
    tasks = [asyncio.create_task(ask(*name)) for name in names]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    tasks[2].cancel()
    gate.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert order == ["first", "quick", "hard"]
    assert [isinstance(x, str) for x in done] == [True, True, False, True]
    assert await ask("again", "easy") == "again"


def test_an_easy_bot_picks_at_random_one_time_in_four(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(spec: str, game: Any) -> Any:
        made.append(spec)
        return make(spec, game)

    monkeypatch.setattr(botworker, "make", counted)
    position, seat, _ = question("keepsake")
    asked = {"game": "keepsake", "state": position, "seat": seat, "ms": 20}
    for n in range(400):
        botworker.answer({**asked, "level": "easy", "seed": n})
    assert 70 <= made.count("random") <= 130
    assert made.count("heuristic") == 400 - made.count("random")
    made.clear()
    botworker.answer({**asked, "level": "normal", "seed": 1})
    botworker.answer({**asked, "level": "hard", "seed": 1})
    assert made == ["heuristic", "ismcts:20ms"]


def test_a_hard_bot_without_time_does_not_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be late, and that would tell that there was something to think about."""
    made: list[str] = []

    def noted(spec: str, game: Any) -> Any:
        made.append(spec)
        return make(spec, game)

    monkeypatch.setattr(botworker, "make", noted)
    position, seat, _ = question("keepsake")
    asked = {"game": "keepsake", "state": position, "seat": seat, "level": "hard", "seed": 1}
    for ms in (botworker.LEAST_MS, botworker.LEAST_MS - 1, 0, -40):
        botworker.answer({**asked, "ms": ms})
    assert made == [f"ismcts:{botworker.LEAST_MS}ms", "heuristic", "heuristic", "heuristic"]


@pytest.mark.asyncio
async def test_the_process_is_polite() -> None:
    pool = BotPool()
    position, seat, _ = question("keepsake")
    try:
        await pool.choose("keepsake", position, seat, "normal", 1, 0.2)
        assert pool._workers[0] is not None
        pid = pool._workers[0].process.pid
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, ours + botworker.NICENESS)
    finally:
        await pool.close()
    with pytest.raises(BotFailed, match="closing"):
        await pool.choose("keepsake", position, seat, "normal", 1, 0.2)
