"""Many tables, many people, and how long an answer takes.

Every table seats as many people as its game needs, no bots; a person sits at several tables, has a
socket open at each, and plays mostly at one of them. Their inputs come as a Poisson process with a
mean of one in two seconds, whether the last reply has come or not: a slow server gets no fewer.
The time taken is from sending an answer to its reply, which comes when the input is on disk.

Bursts: where a kind of question tends to follow itself (tokens are put down one by one), answers
are up to eight picks in one message. A client without the rules can't know whether there is room
for eight: it tries eight when such questions begin, unless that is hopeless, and learns how often
eight, four and two are taken of what is left. When a burst is refused, all of it is, and half as
many are tried at once. Refused bursts are timed like any answer and count as an input of the
person's two seconds, but they are no moves.

It runs in a process of its own, next to the server's, over the loopback interface. Beside it a
thread writes one small block after another to the same disk, so that one can tell what of the
longest times is the disk's own: no server that keeps its promise is quicker than that.
"""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from threading import Event, Thread

from tabard.server import messages as m
from tabard.server.client import Client, Live
from tabard.server.store import FILE

from .fleet import Fleet
from .people import BURST, burst, one_pick, sit_down
from .serve import Server

BETWEEN = 2.0
"""Seconds between two inputs of one person, on average."""
AT_ONCE = 24
"""People who sit down at the same time while the tables are made."""
AT_HOME = 0.8
"""How often a person plays on where they played last, if they are asked there."""
WARM = 30
"""Inputs at the tables where people mostly play before anything is measured."""
SIZES = (BURST, BURST // 2, BURST // 4)
LEAST = 0.02
"""How often a size is tried that has never been taken."""
HOPE = 0.05
"""How often eight must have been taken at the beginning to be tried there every time."""
PATIENCE = 30.0
PROBED, BLOCK = 0.05, 4096
"""Seconds between two who come to the bare disk, and the bytes that are written there."""

Tell = Callable[[str, int, int], None]
"""(what is being done, how far, of how much)"""


@dataclass
class Report:
    """The first five are what counts. Times are of all answers, refused bursts included."""

    p50_ms: float = 0.0
    p99_ms: float = 0.0
    moves: int = 0
    offered_per_s: float = 0.0
    errors: int = 0
    max_ms: float = 0.0
    cpu_ms: float = 0.0
    """CPU time of the server for an answer; and of the thread that serves everybody."""
    loop_cpu_ms: float = 0.0
    disk_p99_ms: float = 0.0
    disk_max_ms: float = 0.0
    """Of the bare disk meanwhile: how long one waits until it has kept one block."""
    answers: int = 0
    bursts: int = 0
    """Answers of several picks that were accepted; `full_bursts` had eight."""
    full_bursts: int = 0
    refused_bursts: int = 0
    idle: int = 0
    """Times a person wanted to do something and was asked nowhere."""
    tables: int = 0
    people: int = 0
    sockets: int = 0
    table_kb: float = 0.0
    """Memory that the server took for a table under way, with the sockets of its people."""
    input_bytes: float = 0.0
    """On disk for an input, all that belongs to its table included; 0 for another database."""
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


def quantile(values: list[float], share: float) -> float:
    """The smallest value that is not exceeded by this share of all.

    >>> [quantile([3.0, 1.0, 2.0], share) for share in (0.5, 0.99)]
    [2.0, 3.0]
    """
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


@contextmanager
def probing(folder: Path) -> Iterator[list[float]]:
    """The seconds that whoever comes has to wait for the bare disk, until we leave: it writes one
    block, always the same, and whoever comes while it does waits for the rest of that time."""
    times: list[float] = []
    ended = Event()

    def probe(file: int) -> None:
        while not ended.wait(PROBED):
            began = time.perf_counter()
            os.pwrite(file, bytes(BLOCK), 0)
            os.fsync(file)
            left = time.perf_counter() - began
            while left > 0:
                times.append(left)
                left -= PROBED

    with tempfile.TemporaryFile(dir=folder) as file:
        thread = Thread(target=probe, args=(file.fileno(),), name="disk-probe", daemon=True)
        thread.start()
        try:
            yield times
        finally:
            ended.set()
            thread.join()


class Habits:
    """Which questions tend to follow themselves, and where bursts are taken."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.repeated: Counter[str] = Counter()
        self.tried: Counter[tuple[str, int]] = Counter()
        self.taken: Counter[tuple[str, int]] = Counter()
        self.begun: Counter[str] = Counter()
        self.whole: Counter[str] = Counter()

    def note(self, before: m.QuestionShape, after: m.QuestionShape | None) -> None:
        self.asked[before.label] += 1
        self.repeated[before.label] += after is not None and after.label == before.label

    def size(self, label: str, before: str, rng: Random) -> int:
        """How many picks to try first: eight when such questions begin, else the more often a size
        is taken, the likelier."""
        if self.asked[label] < 5 or 2 * self.repeated[label] < self.asked[label]:
            return 1
        if label != before and self.hope(label) >= HOPE:
            return BURST
        for size in SIZES:
            share = (self.taken[label, size] + 1) / (self.tried[label, size] + 2)
            if rng.random() < max(LEAST, share):
                return size
        return 1

    def hope(self, label: str) -> float:
        """How often eight are taken where such questions begin."""
        return (self.whole[label] + 1) / (self.begun[label] + 2)

    def begin(self, label: str, taken: bool) -> None:
        self.begun[label] += 1
        self.whole[label] += taken

    def learn(self, label: str, size: int, taken: bool) -> None:
        self.tried[label, size] += 1
        self.taken[label, size] += taken


class Person:
    """One client at several tables."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client, self.rng = client, rng
        self.tables: list[Live] = []
        self.busy: set[str] = set()
        """Tables where a reply is still to come."""
        self.answered: dict[str, str] = {}
        """What they were asked last at each table."""
        self.home: Live | None = None
        self.ahead = 0
        """Inputs they have made before their time: halves of refused bursts."""

    def choose(self) -> Live | None:
        """A table where they are asked and owe nothing."""
        free = [t for t in self.tables if t.question is not None and t.id not in self.busy]
        if not free:
            return None
        if self.home in free and self.rng.random() < AT_HOME:
            return self.home
        return self.rng.choice(free)


class Load:
    def __init__(self, server: Server | Fleet, folder: Path, seed: int) -> None:
        self.server, self.folder, self.rng = server, folder, Random(seed)
        self.report = Report()
        self.habits = Habits()
        self.people: list[Person] = []
        self.times: list[float] = []
        self.stack = AsyncExitStack()
        """Everybody's sockets."""
        self.empty = 0.0
        """Bytes of the server before anybody came."""

    async def prepare(self, game: str, tables: int, people: int, tell: Tell) -> None:
        """Everybody comes, sits down and connects."""
        self.people = [
            Person(Client(self.server.url), Random(self.rng.getrandbits(64))) for _ in range(people)
        ]
        games = await self.people[0].client.call("GET", "/api/games")
        seats = next(one["seats"][0] for one in games if one["id"] == game)
        gate, done = asyncio.Semaphore(AT_ONCE), 0
        self.empty = await self.memory()

        async def make(number: int) -> None:
            nonlocal done
            seated = [self.people[(number + i) % people] for i in range(seats)]
            async with gate:
                table = await sit_down(game, [person.client for person in seated])
                for person in {id(person): person for person in seated}.values():
                    live = await self.stack.enter_async_context(person.client.table(table.id))
                    person.tables.append(live)
                    person.home = person.home or live
                    self.report.sockets += 1
            done += 1
            tell("tables", done, tables)

        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(make(number))
        self.report.tables, self.report.people = tables, people

    async def warm_up(self, tell: Tell) -> None:
        """Play where people mostly play, so that games are under way."""
        homes = {person.home.id: person.home for person in self.people if person.home is not None}
        total, done = WARM * len(homes), 0

        async def play(table: str) -> None:
            nonlocal done
            lives = [t for person in self.people for t in person.tables if t.id == table]
            for _ in range(WARM):
                live = next((t for t in lives if t.question is not None), None)
                if live is None:
                    await asyncio.sleep(0.01)  # the position is on its way
                    continue
                question = live.question
                assert question is not None
                await live.answer(*one_pick(question, self.rng))
                self.habits.note(question, live.question)
                done += 1
                tell("warm-up", done, total)

        gate = asyncio.Semaphore(AT_ONCE)

        async def in_turn(table: str) -> None:
            async with gate:
                await play(table)

        await asyncio.gather(*(in_turn(table) for table in homes))

    async def measure(self, seconds: float, tell: Tell) -> None:
        """Everybody plays for so long."""
        report = self.report
        report.table_kb = round((await self.memory() - self.empty) / 1024 / report.tables, 1)
        began = time.perf_counter()
        ends = began + seconds
        running: set[asyncio.Task[None]] = set()

        async def live_on(person: Person) -> None:
            due = began + person.rng.expovariate(1 / BETWEEN)
            while due < ends:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if person.ahead:
                    person.ahead -= 1
                else:
                    task = asyncio.create_task(self.act(person))
                    running.add(task)
                    task.add_done_callback(running.discard)
                due += person.rng.expovariate(1 / BETWEEN)

        async def clock() -> None:
            while (now := time.perf_counter()) < ends:
                tell("seconds", int(now - began), int(seconds))
                await asyncio.sleep(min(0.5, ends - now))

        before = await self.cpu()
        with probing(self.folder) as disk:
            await asyncio.gather(clock(), *(live_on(person) for person in self.people))
        after, answers = await self.cpu(), max(1, report.answers)
        report.cpu_ms = round(1000 * (after[0] - before[0]) / answers, 2)
        report.loop_cpu_ms = round(1000 * (after[1] - before[1]) / answers, 2)
        report.seconds = round(time.perf_counter() - began, 3)
        if running:
            await asyncio.wait(running, timeout=PATIENCE)
        saved = await asyncio.to_thread(self.server.figure, "tabard_inputs_saved")
        kept = sum(file.stat().st_size for file in self.folder.glob(f"{FILE}*"))
        report.input_bytes = round(kept / max(1.0, saved or 0.0), 1)
        report.offered_per_s = round(report.answers / report.seconds, 1)
        report.p50_ms = round(1000 * quantile(self.times, 0.5), 2)
        report.p99_ms = round(1000 * quantile(self.times, 0.99), 2)
        report.max_ms = round(1000 * max(self.times, default=0.0), 2)
        report.disk_p99_ms = round(1000 * quantile(disk, 0.99), 2)
        report.disk_max_ms = round(1000 * max(disk, default=0.0), 2)

    async def cpu(self) -> tuple[float, float]:
        """Seconds that the server has used, and of them the thread that serves everybody."""
        names = ("tabard_cpu_seconds", "tabard_loop_cpu_seconds")
        found = [await asyncio.to_thread(self.server.figure, name) for name in names]
        return found[0] or 0.0, found[1] or 0.0

    async def memory(self) -> float:
        """Bytes that the server has in memory."""
        return await asyncio.to_thread(self.server.figure, "tabard_resident_bytes") or 0.0

    async def act(self, person: Person) -> None:
        """One input of one person."""
        live = person.choose()
        question = None if live is None else live.question
        if live is None or question is None:
            self.report.idle += 1
            return
        person.busy.add(live.id)
        step = live.step
        before = person.answered.get(live.id, "")
        size = self.habits.size(question.label, before, person.rng)
        person.answered[live.id] = question.label
        try:
            taken = await self.answer(live, question, size, person.rng)
            if question.label != before and size == BURST:
                self.habits.begin(question.label, taken)
            while not taken:
                size //= 2
                person.ahead += 1
                taken = await self.answer(live, question, size, person.rng)
            await live.until(lambda now: now.step != step)
            self.habits.note(question, live.question)
        except (ConnectionError, TimeoutError) as error:
            self.fail(str(error) or "No reply in time.")
        finally:
            person.busy.discard(live.id)

    async def answer(self, live: Live, question: m.QuestionShape, size: int, rng: Random) -> bool:
        """Send so many picks, and take the time; whether to leave it at that."""
        options = burst(question, rng, size) if size > 1 else one_pick(question, rng)
        report = self.report
        report.answers += 1
        began = time.perf_counter()
        reply = await live.send(
            m.Answer, seat=question.seat, number=question.number, options=options
        )
        self.times.append(time.perf_counter() - began)
        if size > 1:
            self.habits.learn(question.label, size, reply.ok)
        if reply.ok:
            report.moves += size
            report.bursts += size > 1
            report.full_bursts += size == BURST
        elif size > 1 and reply.error == "illegal":
            report.refused_bursts += 1
            return False
        else:
            raise ConnectionError(f"{reply.error}: {reply.text}")
        return True

    def fail(self, why: str) -> None:
        self.report.errors += 1
        if why not in self.report.problems and len(self.report.problems) < 10:
            self.report.problems.append(why)


async def loadtest(
    data: Path,
    game: str,
    tables: int,
    people: int,
    seconds: float,
    seed: int,
    tell: Tell = lambda what, done, total: None,
    environment: dict[str, str] | None = None,
    database: str | None = None,
    processes: int = 1,
) -> Report:
    """Start a server on this folder, or several on this database, and load it."""
    server: Server | Fleet = Server(data, environment)
    if database is not None:
        server = Fleet(data, database, processes, Random(seed), environment or {})
    load = Load(server, data, seed)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(AT_ONCE))
    try:
        await server.start()
        async with load.stack:
            await load.prepare(game, tables, people, tell)
            await load.warm_up(tell)
            gc.collect()
            gc.freeze()  # pauses of this process would be taken for the server's
            gc.disable()
            try:
                await load.measure(seconds, tell)
            finally:
                gc.enable()
                gc.unfreeze()
    finally:
        server.stop()
    return load.report
