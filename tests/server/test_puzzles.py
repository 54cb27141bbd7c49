"""A puzzle at its table: the best defence, a turn that is over, and a new try."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.lesson import puzzles, read_lesson, start
from tabard.core.registry import load
from tabard.server import botworker
from tabard.server import messages as m
from tabard.server.bots import BotPool
from tabard.server.rooms import Room
from tests.server.tablekit import ANN, QuickPool, Tab, lobby, settled, table
from tests.server.webkit import ask, web

pytestmark = pytest.mark.asyncio
TCG = load("tcg")


class BestPool(QuickPool):
    """The worker's own answers, in this process."""

    async def choose(
        self,
        game_id: str,
        state_json: dict[str, Any],
        seat: int,
        level: m.Level,
        seed: int,
        seconds: float,
        solver: int | None = None,
    ) -> str:
        asked = {"game": game_id, "state": state_json, "seat": seat, "level": level, "seed": seed}
        return str(botworker.answer({**asked, "ms": 20, "solver": solver})["option"])


async def begun(name: str, pool: BotPool | None = None) -> tuple[Room, Tab]:
    where = lobby(pool=pool or BestPool())
    room = await where.lesson(ANN, TCG, read_lesson(TCG, name))
    tab = await Tab(ANN).enter(room)
    await settled(room)
    return room, tab


async def do(room: Room, tab: Tab, *options: str) -> None:
    """These picks, with a pass wherever something else is asked."""
    left = list(options)
    while left:
        await settled(room)
        question = tab.position.question
        assert question is not None, f"nobody asks for {left}"
        offered = [choice.text for choice in question.choices]
        pick = left.pop(0) if left[0] in offered else "pass"
        assert (await tab.pick(pick)).ok
    await settled(room)


async def test_what_fails_is_refuted_and_nobody_plays_on() -> None:
    room, ann = await begun("puzzle-01-wall")
    assert ann.table.puzzle
    assert ann.table.practice
    assert room.match is not None
    before = room.match.state.digest()
    await do(room, ann, "attack A1", "at B0")
    while ann.position.turn == "A":
        await do(room, ann, "pass")
    assert "protects kirga-earthguard B1" in [line.event for line in ann.lines], "Kirga steps in"
    assert ann.position.turn == "B"
    assert ann.position.waiting == ["B"]
    inputs = len(room.match.inputs)
    room.autoplay.poke()
    await settled(room)
    assert len(room.match.inputs) == inputs, "the turn is over, and so is the puzzle"
    assert (await ann.send(m.Undo, seat="A", all=True)).ok
    assert room.match.state.digest() == before
    assert ann.position.question is not None
    assert not (await ann.send(m.Undo, seat="A", all=True)).ok, "there is nothing left"
    await do(room, ann, "use A0 davron-of-stormwind.1", "target B1", "attack A1", "at B0")
    while ann.position.outcome is None:
        await do(room, ann, "pass")
    assert ann.position.outcome.winners == ["A"]
    assert ann.table.status == "over"


async def test_the_table_says_whose_puzzle_it_is() -> None:
    room, ann = await begun("puzzle-08-silence")
    await do(room, ann, "play expel", "target B1")
    ann.hear()
    assert any(line.event.startswith("played B counterspell") for line in ann.lines)


async def test_one_step_is_taken_back_at_a_time() -> None:
    room, ann = await begun("puzzle-01-wall")
    await do(room, ann, "attack A1", "at B0")
    await settled(room)
    for _ in range(2):
        assert ann.position.can_undo
        assert (await ann.send(m.Undo, seat="A")).ok
    question = ann.position.question
    assert question is not None
    assert "attack A1" in [choice.text for choice in question.choices]


async def test_all_is_taken_back_in_practice_only() -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    assert (await ann.pick("bid 1")).ok
    await settled(room)
    assert room.match is not None
    inputs = len(room.match.inputs)
    assert (await ann.send(m.Undo, seat="A", all=True)).error == "illegal"
    assert len(room.match.inputs) == inputs


async def test_a_lesson_is_no_puzzle_and_its_bots_play_on() -> None:
    room, ann = await begun("1-allies", QuickPool())
    assert (ann.table.puzzle, ann.table.lesson) == (False, "1-allies")
    assert room.row.solver is None


async def test_the_workers_process_finds_what_the_bot_would_not() -> None:
    """Expel is worth no Counterspell to a bot, but whoever solves this needs it."""
    pool = BotPool()
    s = start(TCG, read_lesson(TCG, "puzzle-08-silence"))
    for text in ("play expel", "target B1"):
        TCG.advance(s, TCG.options.parse(s, text), 0)
    state = TCG.to_json(s)
    try:
        assert await pool.choose("tcg", state, 1, "normal", 1, 0.2) == "pass"
        assert await pool.choose("tcg", state, 1, "normal", 1, 0.2, 0) == "play counterspell"
    finally:
        await pool.close()


async def test_puzzles_are_listed_told_and_begun(tmp_path: Any) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        games = {one["id"]: one for one in await ask(ann, "GET", "/api/games?language=it")}
        listed = games["tcg"]["puzzles"]
        assert [one["id"] for one in listed] == list(puzzles(TCG))
        assert listed[0] == {"id": "puzzle-01-wall", "title": "Uno di troppo", "level": "easy"}
        assert games["keepsake"]["puzzles"] == []
        path = "/api/games/tcg/lessons/puzzle-08-silence"
        told = await ask(ann, "GET", f"{path}?language=it")
        assert told["steps"] == []
        assert set(told["puzzle"]) == {"task", "hint", "idea"}
        assert "Counterspell" in told["puzzle"]["task"]
        made = await ask(ann, "POST", path)
        assert (made["lesson"], made["puzzle"]) == ("puzzle-08-silence", True)
        lesson = await ask(ann, "GET", "/api/games/tcg/lessons/1-allies")
        assert lesson["puzzle"] is None
