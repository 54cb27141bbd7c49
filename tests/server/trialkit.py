"""A real server for the tests that need one, and people who play at it."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tabard.server.client import Client, Live
from tabard.server.messages import TableShape
from tabard.server.trials.people import one_pick, sit_down
from tabard.server.trials.serve import Server

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    "TABARD_RATE": "0",
    "TABARD_PACE": "0",
    "TABARD_GAMES": "tests.keepsake:GAME",
    "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
}
"""No limit on requests, quick bots, and the test game next to the others."""


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Server]:
    server = Server(data, ENVIRONMENT)
    try:
        await server.start()
        yield server
    finally:
        server.stop()


async def a_table(
    server: Server, people: Sequence[Client], game: str = "smallworld", answers: int = 0
) -> TableShape:
    """A table of these people, after so many answers at random (always the same ones)."""
    table = await sit_down(game, people)
    rng = random.Random(answers)
    lives = [Live(client, table.id) for client in dict.fromkeys(people)]
    for live in lives:
        await live.__aenter__()
    try:
        for _ in range(answers):
            for live in lives:  # whoever is asked next has seen the last answer
                await live.until(lambda live: live.position is not None)
            asked = await whoever_is_asked(lives)
            assert asked.question is not None
            reply = await asked.answer(*one_pick(asked.question, rng))
            assert reply.ok, reply.text
    finally:
        for live in lives:
            await live.leave()
    return table


async def whoever_is_asked(lives: Sequence[Live]) -> Live:
    """The first of them that is asked, or will be when it has seen the last move."""
    while True:
        for live in lives:
            if live.asked and await live.my_turn():
                return live
        waiting = [asyncio.create_task(live.news()) for live in lives]
        _, late = await asyncio.wait(waiting, timeout=600, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        assert len(late) < len(waiting), "nobody is asked"
