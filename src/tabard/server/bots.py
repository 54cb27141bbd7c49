"""Bots outside the event loop: worker processes that answer for seats, politely and in time.

A worker is `botworker`, spoken to in lines of JSON. There are as many as cores, each started when
all others are busy. They run at low priority, so that thinking never slows a table down; quick
picks overtake those who think long, and a table has one pick in the line at a time, so that all
have the same share: the more wait, the less time each has to think. A worker that dies, hangs or
talks nonsense is replaced by a new one, and whoever asked hears `BotFailed`.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec

from tabard.core.odds import Odds

from .messages import Level

log = logging.getLogger(__name__)

SPARE_MS = 100
"""What is left of the time that a pick has for all else than thinking about it."""
BUDGETS: dict[Level, float] = {"easy": 2.0, "normal": 2.0, "hard": 3.0}
"""Seconds after which a pick is given up: a heuristic needs milliseconds, and the last simulation
of a search may overrun its time. Low priority on a busy machine is what the margin is for."""
PUZZLE_SECONDS = 20.0
"""After which the best defence is given up: it takes a fraction of a second in the puzzles that
there are."""
ODDS_SECONDS = 3.0
"""After which odds are given up: they take a fifth of a second."""
START_SECONDS = 30.0
"""For a new worker to import what it needs, and for a game's first import."""
ANSWER_LIMIT = 64 * 1024
WORKER = "tabard.server.botworker"


class BotFailed(Exception):
    """No pick: the sentence is for the log."""


class _Worker:
    """The process, and the games it has imported."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.games: set[str] = set()

    @classmethod
    async def start(cls, module: str) -> _Worker:
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=ANSWER_LIMIT,
            )
        )

    async def ask(self, request: dict[str, Any], seconds: float) -> Any:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            async with asyncio.timeout(seconds):
                await self.process.stdin.drain()
                return await self.hear(seconds)
        except TimeoutError:
            raise BotFailed(f"no answer within {seconds:g} s") from None
        except ConnectionError as error:
            raise BotFailed(f"the bots' process is gone ({error})") from None

    async def hear(self, seconds: float) -> Any:
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self.process.stdout.readline()
        except TimeoutError:
            raise BotFailed(f"no answer within {seconds:g} s") from None
        except ValueError:
            raise BotFailed("an answer without end") from None
        if not line:
            raise BotFailed("the bots' process has ended")
        try:
            return msgspec.json.decode(line)
        except msgspec.DecodeError:
            raise BotFailed(f"an answer that is no JSON: {line[:80]!r}") from None

    def kill(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()


class BotPool:
    """`picks`, `failures` and `restarts` are for the metrics."""

    def __init__(
        self,
        budgets: dict[Level, float] | None = None,
        worker_module: str = WORKER,
        pace: float = 1.0,
        size: int | None = None,
    ) -> None:
        self.size = size or os.cpu_count() or 1
        """Workers at most."""
        self.budgets = BUDGETS if budgets is None else budgets
        self.pace = pace
        """How many times the usual time picks take until they are shown; 0: none."""
        self.worker_module = worker_module
        self.picks = 0
        self.failures = 0
        self.restarts = 0
        self._workers: list[_Worker | None] = [None] * self.size
        self._free = list(range(self.size))
        """Places of workers that nobody uses, as a heap: those that have begun come first."""
        self._count = itertools.count()
        self._line: list[tuple[int, int, asyncio.Future[int]]] = []
        self._closed = False
        self._burials: set[asyncio.Task[int]] = set()

    async def choose(
        self,
        game_id: str,
        state_json: dict[str, Any],
        seat: int,
        level: Level,
        seed: int,
        seconds: float,
        solver: int | None = None,
    ) -> str:
        """The text of an option, which may still be nonsense: whoever plays it checks it. There
        are so many seconds for it, waiting for others included. `solver`: the seat that solves a
        puzzle, which is to be refuted."""
        until = asyncio.get_running_loop().time() + seconds
        async with self._turn(level) as place:
            try:
                found = await self._choose(
                    place, game_id, state_json, seat, level, seed, until, solver
                )
            except asyncio.CancelledError:
                self._drop(place)  # its answer would be taken for the next one's
                raise
            except BotFailed:
                self.failures += 1
                raise
            self.picks += 1
            return found

    async def _choose(
        self,
        place: int,
        game_id: str,
        state_json: dict[str, Any],
        seat: int,
        level: Level,
        seed: int,
        until: float,
        solver: int | None,
    ) -> str:
        worker = await self._ready(place, game_id)
        rivals = 1 + sum(entry[0] for entry in self._line) // self.size
        left = int(1000 * (until - asyncio.get_running_loop().time())) - SPARE_MS
        request = {
            "game": game_id,
            "state": state_json,
            "seat": seat,
            "level": level,
            "seed": seed,
            "ms": left // rivals,
            "solver": solver,
        }
        try:
            seconds = self.budgets[level] if solver is None else PUZZLE_SECONDS
            answer = await worker.ask(request, seconds)
        except BotFailed:
            self._drop(place)
            raise
        if not isinstance(answer, dict) or not isinstance(answer.get("option"), str):
            why = answer.get("error") if isinstance(answer, dict) else None
            raise BotFailed(str(why or f"a strange answer: {answer!r:.80}"))
        return str(answer["option"])

    async def odds(
        self, game_id: str, state_json: dict[str, Any], seat: int, option: str
    ) -> Odds | None:
        """How what an option begins is likely to end; None: nobody can tell, or not in time."""
        request = {"game": game_id, "state": state_json, "seat": seat, "odds": option}
        async with self._turn("normal") as place:
            try:
                worker = await self._ready(place, game_id)
                answer = await worker.ask(request, ODDS_SECONDS)
            except asyncio.CancelledError:
                self._drop(place)
                raise
            except BotFailed as error:
                log.error("no odds of %s in %s: %s", option, game_id, error)
                self.failures += 1
                self._drop(place)
                return None
        found = answer.get("odds") if isinstance(answer, dict) else None
        return None if found is None else Odds(*found)

    async def _ready(self, place: int, game_id: str) -> _Worker:
        """A worker that lives and knows the game."""
        if self._closed:
            raise BotFailed("the server is closing")
        worker = self._workers[place]
        if worker is not None and worker.process.returncode is not None:
            log.error("the bots' process ended with code %s", worker.process.returncode)
            self._drop(place)
            worker = None
        if worker is None:
            try:
                worker = self._workers[place] = await _Worker.start(self.worker_module)
                await worker.hear(START_SECONDS)  # that it is ready
            except OSError as error:
                raise BotFailed(f"the bots' process can't be started: {error}") from error
            except BotFailed:
                self._drop(place)
                raise
        if game_id not in worker.games:
            try:
                answer = await worker.ask({"load": game_id}, START_SECONDS)
            except BotFailed:
                self._drop(place)
                raise
            if answer != {"loaded": game_id}:
                raise BotFailed(f"the bots' process can't load {game_id}: {answer!r:.200}")
            worker.games.add(game_id)
        return worker

    def _drop(self, place: int) -> None:
        worker, self._workers[place] = self._workers[place], None
        if worker is not None:
            worker.kill()
            self.restarts += 1
            burying = asyncio.create_task(worker.process.wait())
            self._burials.add(burying)
            burying.add_done_callback(self._burials.discard)

    @asynccontextmanager
    async def _turn(self, level: Level) -> AsyncIterator[int]:
        """The place of a worker, which answers one at a time; who needs milliseconds goes before
        who needs a second."""
        if self._free:
            place = heapq.heappop(self._free)
        else:
            given: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._line, (int(level == "hard"), next(self._count), given))
            try:
                place = await given
            except asyncio.CancelledError:
                if given.done() and not given.cancelled():
                    self._next(given.result())
                raise
        try:
            yield place
        finally:
            self._next(place)

    def _next(self, place: int) -> None:
        """Hand the worker on, so that nobody slips in between."""
        while self._line:
            waiting = heapq.heappop(self._line)[2]
            if not waiting.done():
                waiting.set_result(place)
                return
        heapq.heappush(self._free, place)

    async def close(self) -> None:
        self._closed = True
        for place, worker in enumerate(self._workers):
            self._workers[place] = None
            if worker is not None:
                worker.kill()
                await worker.process.wait()
        await asyncio.gather(*self._burials, return_exceptions=True)
