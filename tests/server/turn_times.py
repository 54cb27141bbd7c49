"""How long a bot's turns last at a real table, and whether its time tells what it could do:

    python -m tests.server.turn_times tcg --level hard --seconds 120
    python -m tests.server.turn_times smallworld --level hard --tables 50

A person who answers at once plays against a bot of this level, in game after game, at the pace of
the server and with the server's own processes of bots; or as many people do, each at a table of
their own, all at the same time.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from random import Random
from typing import Any, NamedTuple

from tabard.bots import make
from tabard.core.bot import Perspective
from tabard.server.bots import BotPool
from tabard.server.lobby import Place
from tabard.server.pace import Pace
from tests.server.tablekit import ANN, Tab, lobby

SEAT = 1
"""The bot's."""
LOOK = 0.005
"""Seconds until a person looks again whether they are asked."""
APART = 1000
"""Between the seeds of two tables."""


class Answer(NamedTuple):
    """One of the bot's, with what it took."""

    turn: Any
    mine: bool
    """Whether it was the bot's own turn."""
    brisk: bool
    options: int
    slot: float
    """The time that it was to take."""
    asked: float
    shown: float

    @property
    def took(self) -> float:
        return self.shown - self.asked


class Watched(Pace):
    """The server's, which remembers what it said last."""

    last = 0.0

    def next(self, turn: Any, brisk: bool = False) -> float:
        self.last = super().next(turn, brisk)
        return self.last


async def evening(
    game: str, level: Any, seed: int, pool: BotPool, until: float
) -> list[list[Answer]]:
    """One game after the other at one table, as long as there is time."""
    games: list[list[Answer]] = []
    while time.monotonic() < until:
        games.append(await play(game, level, seed + len(games), pool, until))
    return games


async def play(game: str, level: Any, seed: int, pool: BotPool, until: float) -> list[Answer]:
    """A game, or as much of it as there is time for."""
    room = await lobby(pool=pool).create(ANN, game, [Place("me"), Place("bot", level)])
    tab = await Tab(ANN).enter(room)
    answers: list[Answer] = []
    asked = time.monotonic()
    send, rng = room.answer_for, Random(seed)
    pace = room.autoplay._pace = Watched()

    async def answer_for(seat: int, option: str, seen: int) -> None:
        nonlocal asked
        assert room.match is not None
        assert room.match.pending is not None
        s, of = room.match.state, room.match.game
        held = room.match.held is not None
        said = Answer(
            of.which_turn(s),
            of.whose_turn(s) == SEAT,
            of.brisk(s),
            len(room.match.pending.options_of(SEAT)),
            pace.last,
            asked,
            time.monotonic(),
        )
        evident = of.evident(s, SEAT)
        await send(seat, option, seen)
        if not held and not evident:
            answers.append(said)
        if room.match.held is None:
            asked = time.monotonic()

    room.answer_for = answer_for  # type: ignore[method-assign]
    await room.start(ANN)
    asked = time.monotonic()
    while room.match is not None and not room.match.over and time.monotonic() < until:
        await asyncio.sleep(LOOK)
        q = room.match.pending
        if q is None or 0 not in q.who or room.lock.locked():
            continue
        tab.hear()
        seen = Perspective(room.match.game, room.match.state, 0)
        option = make("heuristic", room.match.game).choose(seen, rng)
        await tab.pick(room.match.game.options.text(room.match.state, option))
        asked = time.monotonic()
    await room.close()
    return answers


def told(name: str, times: list[float], digits: int = 2) -> str:
    if not times:
        return f"{name}: none"
    worst = f"{min(times):.{digits}f} to {max(times):.{digits}f} s"
    return f"{name}: {len(times)}, median {statistics.median(times):.{digits}f} s, {worst}"


def of_a_turn(answers: list[Answer]) -> float:
    return answers[-1].shown - answers[0].asked


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1)
    given = parser.parse_args()
    pool, until = BotPool(), time.monotonic() + given.seconds
    seeds = [given.seed + APART * table for table in range(given.tables)]
    tables = await asyncio.gather(
        *(evening(given.game, given.level, seed, pool, until) for seed in seeds)
    )
    games = [game for table in tables for game in table]
    turns: list[list[Answer]] = []
    for game in games:
        for turn in dict.fromkeys(a.turn for a in game if a.mine):
            turns.append([a for a in game if a.mine and a.turn == turn])
    answers = [answer for game in games for answer in game]
    await pool.close()
    of = f"{given.tables} tables, {len(games)} games, seed {given.seed}"
    print(f"{given.game}, {given.level}, {of}")
    print(f"answers: {len(answers)}, {pool.picks} of them thought about, {pool.failures} failed")
    long = [of_a_turn(t) for t in turns if sum(not a.brisk for a in t) >= 3]
    short = [of_a_turn(t) for t in turns if sum(not a.brisk for a in t) < 3]
    print(told("turns of three answers or more", long))
    print(told("turns of one answer or two", short))
    for brisk, kind in ((False, "answers"), (True, "responses")):
        for one, which in ((True, "one option"), (False, "a choice")):
            of_these = [a for a in answers if a.brisk == brisk and (a.options == 1) == one]
            print(told(f"{kind} with {which}", [a.took for a in of_these]))
            print(told("  later than their time", [a.took - a.slot for a in of_these], 3))
    took = sorted(a.took for a in answers)
    if took:
        print(f"99 % of all answers within {took[int(0.99 * (len(took) - 1))]:.2f} s")


if __name__ == "__main__":
    asyncio.run(main())
