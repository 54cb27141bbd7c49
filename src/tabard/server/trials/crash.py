"""Kill the server under play, again and again, and look what is left.

Some tables are played by people and bots, as fast as they can. At a random moment the server gets
SIGKILL: between two moves, while an answer is on its way, right after one was acknowledged, or
before it has even finished starting. It starts again on the same folder and the same port,
everybody comes back, and then

- every answer that was acknowledged must be there (`lost` counts those that are not): the numbers
  of the questions and the lines of the log that a client has seen never go back, and in the end
  the database holds every acknowledged pick of every seat, in order;
- every table must go on (`stuck` counts those that don't). How long that takes is no matter: a
  machine may be busy with other things. A table is stuck when it has not moved and the server has
  nothing in hand any more (`tabard_in_hand` in its metrics); as long as it has, it is starved.

This kills a process, not a machine: what the system has been given to write, it writes.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tabard.core.errors import Impossible, TabardError
from tabard.core.match import Match
from tabard.server import messages as m
from tabard.server.client import Client, Live
from tabard.server.store import Store

from .fleet import Fleet
from .people import burst, one_pick, sit_down
from .serve import Server

PATIENCE = 30.0
"""Seconds to wait for somebody to make the move at which the server is due to be killed."""
LOOK, LOOKS = 1.0, 5
"""Seconds between two looks at what the server has in hand, and looks in a row that must find
nothing before a table counts as stuck: a client that comes back has nothing there for a moment."""
NO_END = 600
"""Looks in a row after which work that never ends counts as stuck too."""
BURSTS = 0.25
"""How many of the answers are several picks in one message."""
LONGEST_WAIT, ON_ITS_WAY, STARTING = 0.4, 0.004, 0.3
"""Seconds: after everybody has moved; after an answer is sent; after the process is started."""
MOMENTS = {"playing": 6, "sent": 6, "acknowledged": 5, "starting": 3}
"""When the server is killed, and how often so."""


DATABASE_KILLS = 10
"""Where there are several processes: each time after so many it is the database that is killed."""


@dataclass
class Report:
    """What came of it. The first three are what counts."""

    kills: int = 0
    lost: int = 0
    stuck: int = 0
    acknowledged: int = 0
    starved: int = 0
    """Times one looked at the server because somebody waited, and it had work in hand."""
    database_kills: int = 0
    """How many of the kills hit the database."""
    tables: int = 0
    finished: int = 0
    seconds: float = 0.0
    moments: dict[str, int] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def missing(acknowledged: Sequence[str], kept: Sequence[str]) -> int:
    """How many of the acknowledged picks are not among the kept ones, in this order. (What was
    kept without being acknowledged is fine: the answer had no time to come back.)

    >>> missing(["a", "b", "b"], ["a", "x", "b", "b"])
    0
    >>> missing(["a", "b", "b"], ["a", "b"])
    1
    """
    at = 0
    for pick in kept:
        if at < len(acknowledged) and acknowledged[at] == pick:
            at += 1
    return len(acknowledged) - at


class Ledger:
    """What the people at one table have been told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = ""
        self.picks: dict[str, list[str]] = defaultdict(list)
        """Acknowledged, for each seat."""
        self.numbers: dict[str, int] = {}
        """The last question that each seat's acknowledged answer was to."""
        self.logs: dict[str | None, list[tuple[int, str]]] = {}
        """The log, for each viewer."""
        self.moved = asyncio.Event()
        self.over = False
        self.gone_back: list[str] = []

    def acknowledge(self, question: m.QuestionShape, options: Sequence[str]) -> None:
        self.picks[question.seat] += options
        self.numbers[question.seat] = question.number
        self.moved.set()

    def hear(self, message: m.FromServer) -> None:
        """Check every position against what was known before."""
        if isinstance(message, m.Tables) and message.table.status == "over":
            self.over = True
            self.moved.set()
        if not isinstance(message, m.Positions):
            return
        if message.actor is not None or message.outcome is not None:
            self.moved.set()
        lines = [(line.number, line.event) for line in message.log]
        known = self.logs.get(message.seat, [])
        if message.whole:
            if lines[: len(known)] != known:
                self.gone_back.append(f"{self.name}: the log of {message.seat} went back.")
            self.logs[message.seat] = lines
        else:
            self.logs[message.seat] = known + lines
        question = message.question
        if question is not None and question.number <= self.numbers.get(question.seat, -1):
            self.gone_back.append(
                f"{self.name}: seat {question.seat} is asked number {question.number} again."
            )


class Trial:
    """One run: the server, its tables, and the moment at which it is killed next."""

    def __init__(self, server: Server | Fleet, game: str, rng: Random) -> None:
        self.server, self.game, self.rng = server, game, rng
        self.report = Report()
        self.ledgers: list[Ledger] = []
        self.current: dict[int, Ledger] = {}
        self.trap = ""
        self.killed = asyncio.Event()

    # -- people ------------------------------------------------------------------------------

    async def keep_playing(self, slot: int, people: int, hot: bool, bots: Sequence[str]) -> None:
        """Play at one table after another."""
        while True:
            self.report.tables += 1
            ledger = self.current[slot] = Ledger(f"Table {self.report.tables}")
            clients = [Client(self.server.url) for _ in range(1 if hot else people)]
            try:
                seated = clients * people if hot else clients
                ledger.table = (await sit_down(self.game, seated, bots)).id
            except (ConnectionError, Impossible):
                await asyncio.sleep(0.05)  # killed while they sat down: others come
                continue
            self.ledgers.append(ledger)
            try:
                async with asyncio.TaskGroup() as group:
                    for client in clients:
                        group.create_task(self.play(client, ledger))
            except* TabardError as errors:
                self.stick(ledger, str(errors.exceptions[0]))
            else:
                self.report.finished += 1
            ledger.moved.set()

    async def play(self, client: Client, ledger: Ledger) -> None:
        """Answer whatever a seat of this person is asked until the game is over."""
        live = Live(client, ledger.table, come_back=True)
        live.heard = ledger.hear
        while True:  # the server may be down just when the socket is opened
            try:
                async with live:
                    await self.answer_all(live, ledger)
                    return
            except (ConnectionError, TimeoutError):
                live.come_back = True
                await asyncio.sleep(0.05)

    async def answer_all(self, live: Live, ledger: Ledger) -> None:
        single = False
        while True:
            try:
                if not await live.my_turn():
                    return
                question = live.question
                if question is None:
                    continue
                several = not single and self.rng.random() < BURSTS
                options = (burst if several else one_pick)(question, self.rng)
                self.spring("sent", self.rng.uniform(0, ON_ITS_WAY))
                reply = await live.answer(*options)
            except (ConnectionError, TimeoutError):
                continue  # it comes back, and then the server tells what counted
            if reply.ok:
                ledger.acknowledge(question, options)
                self.report.acknowledged += len(options)
                self.spring("acknowledged", 0)
            elif reply.error == "impossible" and not isinstance(self.server, Fleet):
                self.stick(ledger, reply.text)
            elif reply.error == "impossible":
                await asyncio.sleep(0.1)  # it could not be saved, so it does not count
            elif reply.error == "busy":
                await asyncio.sleep(0.1)  # a person has the same limit
            single = reply.error == "illegal"

    def stick(self, ledger: Ledger, why: str) -> None:
        if not ledger.over:
            self.report.stuck += 1
            self.report.problems.append(f"{ledger.name} is stuck: {why}")
            ledger.over = True
        ledger.moved.set()

    # -- killing -----------------------------------------------------------------------------

    def spring(self, moment: str, delay: float) -> None:
        """Something happened at which the server may be due to be killed."""
        if self.trap == moment:
            self.trap = ""
            asyncio.get_running_loop().call_later(delay, self.kill, moment)

    def kill(self, moment: str) -> None:
        self.report.kills += 1
        if not isinstance(self.server, Fleet):
            self.server.kill()
        else:
            database = self.report.kills % DATABASE_KILLS == 0
            self.server.kill(database)
            self.report.database_kills += database
        self.report.moments[moment] = self.report.moments.get(moment, 0) + 1
        self.killed.set()

    async def everybody_moves(self) -> None:
        """Wait until each table has gone on since the start, or nothing is left to wait for."""
        ledgers = list(self.current.values())
        idle = looks = 0
        while late := [ledger for ledger in ledgers if not ledger.moved.is_set()]:
            waiting = [asyncio.create_task(ledger.moved.wait()) for ledger in late]
            done, rest = await asyncio.wait(
                waiting, timeout=LOOK, return_when=asyncio.FIRST_COMPLETED
            )
            for task in rest:
                task.cancel()
            if done:
                idle = looks = 0
                continue
            looks += 1
            busy = await self.server.in_hand() != 0  # a server that does not answer is busy too
            idle = 0 if busy else idle + 1
            self.report.starved += busy
            if idle >= LOOKS or looks >= NO_END:
                why = "nothing is under way there" if idle else "what is under way does not end"
                for ledger in late:
                    self.stick(ledger, f"it has not moved, and {why}.")

    async def next_kill(self) -> None:
        moment = self.rng.choices(list(MOMENTS), list(MOMENTS.values()))[0]
        self.killed.clear()
        for ledger in self.current.values():
            ledger.moved.clear()
        self.server.launch()
        if moment == "starting":
            await asyncio.sleep(self.rng.uniform(0, STARTING))
            self.kill(moment)
            return
        await self.server.ready()
        await self.everybody_moves()
        if moment == "playing":
            await asyncio.sleep(self.rng.uniform(0, LONGEST_WAIT))
            self.kill(moment)
            return
        self.trap = moment
        try:
            async with asyncio.timeout(PATIENCE):
                await self.killed.wait()
        except TimeoutError:  # nobody is asked anything: the tables are stuck, and are counted
            self.trap = ""
            self.kill("playing")

    # -- the end -----------------------------------------------------------------------------

    async def audit(self) -> None:
        """What the database holds, against what was acknowledged."""
        store = await Store.open(self.server.where)
        try:
            for ledger in self.ledgers:
                lost = await self.lost(store, ledger)
                self.report.lost += max(lost, len(ledger.gone_back))
                self.report.problems += ledger.gone_back
                if lost:
                    self.report.problems.append(f"{ledger.name}: {lost} picks are not on disk.")
        finally:
            await store.close()

    async def lost(self, store: Store, ledger: Ledger) -> int:
        found = await store.load_match(ledger.table)
        if found is None:
            return sum(map(len, ledger.picks.values()))
        header, inputs, snapshot = found
        kept: dict[str, list[str]] = defaultdict(list)
        for one in inputs:
            if "option" in one:
                kept[one["seat"]].append(one["option"])
        try:
            Match.from_json({**header, **snapshot, "inputs": inputs})
        except TabardError as error:
            self.stick(ledger, f"it can't be loaded: {error}")
        return sum(missing(picks, kept[seat]) for seat, picks in ledger.picks.items())


TABLES: tuple[tuple[int, bool, tuple[str, ...]], ...] = (
    (2, False, ()),
    (1, False, ("normal",)),
    (2, True, ()),
    (2, False, ("easy",)),
    (1, False, ("easy", "normal")),
    (3, False, ()),
)
"""People, whether one guest holds all their seats, and bots."""


async def crashtest(
    data: Path,
    game: str,
    kills: int,
    seed: int,
    tell: Callable[[Report], None] = lambda report: None,
    tables: Sequence[tuple[int, bool, tuple[str, ...]]] = TABLES,
    environment: dict[str, str] | None = None,
    database: str | None = None,
    processes: int = 1,
) -> Report:
    """Kill a server on this folder so often, or one of several on this database, or, now and then,
    the database; `tell` is called after each."""
    began = time.monotonic()
    rng = Random(seed)
    server: Server | Fleet = Server(data, environment)
    if database is not None:
        server = Fleet(data, database, processes, rng, environment or {})
    trial = Trial(server, game, rng)
    playing: list[asyncio.Task[Any]] = []
    try:
        await server.start()
        for slot, (people, hot, bots) in enumerate(tables):
            playing.append(asyncio.create_task(trial.keep_playing(slot, people, hot, bots)))
        await asyncio.sleep(0)
        await trial.everybody_moves()
        trial.kill("playing")
        while trial.report.kills < kills:
            tell(trial.report)
            await trial.next_kill()
        tell(trial.report)
        for ledger in trial.current.values():
            ledger.moved.clear()
        await server.start()
        await trial.everybody_moves()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.stop()
    await trial.audit()
    trial.report.seconds = time.monotonic() - began
    return trial.report
