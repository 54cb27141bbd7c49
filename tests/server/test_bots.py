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
from tabard.server import bots as bots_module
from tabard.server import botworker
from tabard.server.bots import BotFailed, BotPool
from tests.server.tablekit import ANN, Tab, lobby, play_on, table

ROOT = Path(__file__).parents[2]
QUICK: dict[Any, float] = {"easy": 0.3, "normal": 0.3, "hard": 0.3}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker knows the test game too."""
    monkeypatch.chdir(ROOT)
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
async def test_every_level_answers_with_an_option(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_module, "THINK_MS", 100)
    pool = BotPool()
    position, seat, options = question(game)
    try:
        for level in ("easy", "normal", "hard"):
            assert await pool.choose(game, position, seat, level, 1) in options
        same = [await pool.choose(game, position, seat, "normal", 7) for _ in range(2)]
        assert same[0] == same[1]
        assert (pool.picks, pool.failures, pool.restarts) == (5, 0, 0)
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_a_whole_game_against_the_real_process(seed: int) -> None:
    pool = BotPool()
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
            await pool.choose("chess", position, seat, "normal", 1)
        other, asked, _ = question("smallworld")
        with pytest.raises(BotFailed, match="not asked"):
            await pool.choose("smallworld", other, 1 - asked, "normal", 1)
        assert await pool.choose("keepsake", position, seat, "normal", 1) in options
        assert (pool.failures, pool.restarts) == (2, 0)
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_a_killed_process_is_replaced() -> None:
    pool = BotPool()
    position, seat, options = question("keepsake")
    try:
        await pool.choose("keepsake", position, seat, "normal", 1)
        assert pool._worker is not None
        pool._worker.process.kill()
        await pool._worker.process.wait()
        assert await pool.choose("keepsake", position, seat, "normal", 1) in options
        assert pool.restarts == 1
    finally:
        await pool.close()


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
                await pool.choose("keepsake", position, seat, "normal", 1)
            assert pool.failures == n
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_a_table_goes_on_when_the_process_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "badworker.py").write_text(BAD["dies"])
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    pool = BotPool(QUICK, "badworker")
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
        async def _choose(self, game_id: str, *rest: Any) -> str:
            order.append(game_id)
            await gate.wait()
            return game_id

    pool = Slow()

    async def ask(name: str, level: Any) -> str:
        return await pool.choose(name, {}, 0, level, 1)

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
    asked = {"game": "keepsake", "state": position, "seat": seat, "ms": 10}
    for n in range(400):
        botworker.answer({**asked, "level": "easy", "seed": n})
    assert 70 <= made.count("random") <= 130
    assert made.count("heuristic") == 400 - made.count("random")
    made.clear()
    botworker.answer({**asked, "level": "normal", "seed": 1})
    botworker.answer({**asked, "level": "hard", "seed": 1})
    assert made == ["heuristic", "ismcts:10ms"]


@pytest.mark.asyncio
async def test_the_process_is_polite() -> None:
    pool = BotPool()
    position, seat, _ = question("keepsake")
    try:
        await pool.choose("keepsake", position, seat, "normal", 1)
        assert pool._worker is not None
        pid = pool._worker.process.pid
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, botworker.NICENESS)
    finally:
        await pool.close()
    with pytest.raises(BotFailed, match="closing"):
        await pool.choose("keepsake", position, seat, "normal", 1)
