"""A stranger sends everything there is to send, at its largest, and one looks who waits.

Every route of the HTTP API and every message of the socket is sent as large as it may be, and as
unpleasant: a deck of a thousand names that resemble nothing, options that fit nothing, a replay of
a whole game. Each is sent to a server that has never seen it (cold) and once more (warm), in every
game. What it holds up is told by two figures: the CPU time of the thread that serves everybody, and
how long somebody else waits meanwhile for the simplest answer. The two are taken from two servers,
as each would disturb the other; of all games the worst counts.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Impossible, TabardError
from tabard.core.lesson import lessons
from tabard.core.registry import load, names
from tabard.server import messages as m
from tabard.server.client import Client, Live

from .people import one_pick
from .serve import Server

LIMIT_MS = 50.0
"""What nothing may hold up the others for."""
MOVES = 250
"""Moves of the match that is replayed, unless it ends before."""
PROBE = 0.002
"""Seconds between two questions of whoever waits meanwhile."""
SHORT = 60_000
"""Bytes that leave room for the rest of a request."""
UNPLEASANT = "Hero: nobody\n" + "".join(f"1 xyzzy foo bar {i}\n" for i in range(2000))
"""A list as long as lists may be, every line of it a mistake."""


@dataclass
class Held:
    """What one kind of request held up: milliseconds of CPU, and of waiting."""

    name: str
    cold_cpu: float = 0.0
    warm_cpu: float = 0.0
    cold_wait: float = 0.0
    warm_wait: float = 0.0

    def note(self, which: str, ms: float) -> None:
        setattr(self, which, max(getattr(self, which), ms))

    @property
    def cpu(self) -> float:
        return max(self.cold_cpu, self.warm_cpu)

    @property
    def wait(self) -> float:
        return max(self.cold_wait, self.warm_wait)


@dataclass
class Report:
    """The first three are what counts; `quiet_ms`: the longest wait while nothing was sent."""

    cpu_max_ms: float = 0.0
    wait_max_ms: float = 0.0
    over: int = 0
    quiet_ms: float = 0.0
    sent: int = 0
    held: list[Held] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


class Stranger:
    """One server, one stranger with a table of their own, and a match that is over."""

    def __init__(self, server: Server, seed: int, game: str) -> None:
        self.server, self.rng = server, Random(seed)
        self.client = Client(server.url)
        self.table = self.over = ""
        self.game = game
        self.lists = next((name for name in (game, *names()) if load(name).list_kind), game)
        self.live: Live | None = None

    async def prepare(self) -> None:
        """A table that is played, and one that has been."""
        await self.client.me()
        self.over = await self._played()
        self.table = (await self.client.create(self.game, self._seats(), start=True)).id
        self.live = Live(self.client, self.table)
        await self.live.__aenter__()

    def _seats(self) -> list[str]:
        return ["me", *["bot"] * (load(self.game).info.seats[0] - 1)]

    async def _played(self) -> str:
        kinds = ["me", *["hot"] * (load(self.game).info.seats[0] - 1)]
        made = (await self.client.create(self.game, kinds, start=True)).id
        async with self.client.table(made) as live:
            for _ in range(MOVES):
                if not await live.my_turn() or live.question is None:
                    return made
                await live.answer(*one_pick(live.question, self.rng))
        for seat in SEAT_NAMES[: load(self.game).info.seats[0]]:
            with suppress(TabardError):
                await self.client.concede(made, seat)
        return made

    # -- what is sent --------------------------------------------------------------------------

    def requests(self) -> dict[str, tuple[str, str, Any]]:
        """By route as OpenAPI names it: method, address and body."""
        text = UNPLEASANT[:20_000]
        mine, over = f"/api/tables/{self.table}", f"/api/tables/{self.over}"
        nonsense = {f"option {i}": "ü" * 400 for i in range(32)}
        seats = [{"kind": "me", "brings": text}, {"kind": "bot", "brings": text}]
        game, lists = f"/api/games/{self.game}", f"/api/games/{self.lists}"
        lesson = f"{game}/lessons/{self._lesson()}"
        table = {"game": self.lists, "seats": seats, "options": {}, "best_of": 5, "swap": True}
        return {
            "GET /api/me": ("GET", "/api/me", None),
            "PATCH /api/me": ("PATCH", "/api/me", {"name": "\u0310\U0001d4d0" * 100}),
            "POST /api/me/link": ("POST", "/api/me/link", {}),
            "POST /api/link": ("POST", "/api/link", {"token": "x" * 200}),
            "GET /api/me/tables": ("GET", "/api/me/tables", None),
            "GET /api/invite": ("GET", "/api/invite", None),
            "GET /api/games": ("GET", "/api/games?language=it", None),
            "GET /api/games/{game}/box": ("GET", f"{lists}/box?language=it", None),
            "GET /api/games/{game}/rules": ("GET", f"{lists}/rules?language=it", None),
            "GET /api/games/{game}/lessons/{lesson}": ("GET", lesson, None),
            "POST /api/games/{game}/lessons/{lesson}": ("POST", lesson, {}),
            "GET /api/games/{game}/lists": ("GET", f"{lists}/lists", None),
            "POST /api/games/{game}/lists": ("POST", f"{lists}/lists", {"text": text}),
            "POST /api/games/{game}/lists/read": ("POST", f"{lists}/lists/read", {"text": text}),
            "PUT /api/games/{game}/lists/{id}": ("PUT", f"{lists}/lists/x", {"text": text}),
            "DELETE /api/games/{game}/lists/{id}": ("DELETE", f"{lists}/lists/x", None),
            "GET /api/tables": ("GET", "/api/tables", None),
            "POST /api/tables": ("POST", "/api/tables", table),
            "POST /api/tables with options": (
                "POST",
                "/api/tables",
                {"game": self.game, "seats": [{"kind": "me"}] * 2, "options": nonsense},
            ),
            "POST /api/tables that start": (
                "POST",
                "/api/tables",
                {"game": self.lists, "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True},
            ),
            "GET /api/tables/{id}": ("GET", mine, None),
            "POST /api/tables/{id}/sit": ("POST", f"{mine}/sit", {"brings": text}),
            "POST /api/tables/{id}/tell": (
                "POST",
                f"{mine}/tell",
                {"seat": "A", "nonce": "x" * 64},
            ),
            "POST /api/tables/{id}/seat": (
                "POST",
                f"{mine}/seat",
                {"seat": "A", "kind": "bot", "brings": text},
            ),
            "POST /api/tables/{id}/take": ("POST", f"{mine}/take", {"seat": "A"}),
            "POST /api/tables/{id}/start": ("POST", f"{mine}/start", {}),
            "POST /api/tables/{id}/shelf": ("POST", f"{mine}/shelf", {"shelf": "archive"}),
            "GET /api/tables/{id}/match.json": ("GET", f"{over}/match.json", None),
            "GET /api/tables/{id}/log.txt": ("GET", f"{over}/log.txt?language=it", None),
            "GET /api/tables/{id}/scenario.yaml": ("GET", f"{over}/scenario.yaml?after=9", None),
            "GET /api/replays/{id}": ("GET", f"/api/replays/{self.over}?language=it", None),
            "GET /api/replays/{id}/{n}": (
                "GET",
                f"/api/replays/{self.over}/100?seat=*&plain=true&language=it",
                None,
            ),
            "POST /api/replays/{id}/fork": (
                "POST",
                f"/api/replays/{self.over}/fork",
                {"after": 50, "seat": "A"},
            ),
            "POST /api/tables/{id}/rematch": ("POST", f"{over}/rematch", {"rotate": True}),
            "POST /api/tables/{id}/leave": ("POST", f"{mine}/leave", {}),
            "POST /api/tables/{id}/concede": ("POST", f"{mine}/concede", {"seat": "A"}),
            "GET /healthz": ("GET", "/healthz", None),
            "GET /metrics": ("GET", "/metrics", None),
            "GET /openapi.json": ("GET", "/openapi.json", None),
            "no such page": ("GET", "/api/" + "x" * 2000, None),
            "no JSON": ("POST", "/api/tables", "[" * SHORT),
        }

    def _lesson(self) -> str:
        return next(iter(lessons(load(self.game))), "none")

    def messages(self) -> dict[str, str]:
        """By the kind of message: its text, as long as it may be."""
        live = self.live
        assert live is not None
        question = live.question
        number = 1 if question is None else question.number
        first = live.options()[0] if live.options() else "x"
        odd = "conquer " + "x" * 190
        made: dict[str, m.FromClient] = {
            "Explain": m.Explain(id=1, seat="A", option=odd),
            "Answer": m.Answer(id=2, seat="A", number=number, options=[first] * m.PICKS_LIMIT),
            "Answer of nonsense": m.Answer(id=3, seat="A", number=number, options=[odd] * 64),
            "Preview": m.Preview(id=11, seat="A", options=[first] * m.PICKS_LIMIT),
            "Wave": m.Wave(id=12, seat="A"),
            "Order": m.Order(id=10, seat="A", order="x" * 200),
            "Chat": m.Chat(id=4, text="\u0310" * m.CHAT_LIMIT),
            "Signal": m.Signal(id=13, seat="A", sign="plan", texts=[odd] * m.SIGNAL_LIMIT),
            "Look": m.Look(id=5, seat="A", plain=True),
            "Speak": m.Speak(id=6, language="it"),
            "Undo": m.Undo(id=7, seat="A"),
            "Consent": m.Consent(id=8, agree=True, about="seat"),
        }
        texts = {name: encode(message) for name, message in made.items()}
        texts["a message of brackets"] = "[" * m.MESSAGE_LIMIT
        texts["a message of one word"] = json.dumps({"type": "chat", "id": 9, "text": "x" * SHORT})
        return texts

    # -- sending it ----------------------------------------------------------------------------

    async def send(self, request: tuple[str, str, Any]) -> str:
        """Send a request; what went wrong that should not, or nothing."""
        method, path, body = request
        try:
            if isinstance(body, str):
                await self._raw(path, body)
            else:
                await self.client.fetch(method, path, body)
        except TabardError as error:
            return str(error) if isinstance(error, Impossible) else ""
        return ""

    async def _raw(self, path: str, body: str) -> None:
        """A request whose body is no JSON."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        head = (
            f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.server.port}\r\n"
            f"cookie: {self.client.cookie}\r\ncontent-type: application/json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        writer.write(head.encode() + body.encode())
        await reader.read()
        writer.close()

    async def say(self, text: str) -> str:
        """Send a message as it is, and wait until the server has replied to it and to another."""
        live = self.live
        assert live is not None
        assert live._socket is not None
        await live._socket.send(text)
        with suppress(TabardError, TimeoutError):
            await live.send(m.Consent, agree=False, about="seat")
        return ""

    async def cpu(self) -> float:
        """Milliseconds of CPU that the server's one thread has used."""
        text = await self.client.fetch("GET", "/metrics")
        found = re.search(r"^tabard_loop_cpu_seconds (\S+)$", text, re.MULTILINE)
        return 0.0 if found is None else 1000 * float(found[1])

    async def close(self) -> None:
        if self.live is not None:
            await self.live.leave()


def encode(message: m.FromClient) -> str:
    return msgspec.json.encode(message).decode()


def routes(openapi: Mapping[str, Any]) -> set[str]:
    """Every route that a server has, as `requests` names them."""
    return {
        f"{method.upper()} {path}"
        for path, operations in openapi["paths"].items()
        for method in operations
    }


def unknown(
    openapi: Mapping[str, Any], requests: Mapping[str, Any], said: Mapping[str, Any]
) -> set[str]:
    """What a server understands and this trial does not send: it has to be taught."""
    kinds = {kind.__name__ for kind in get_args(m.FromClient)}
    return (routes(openapi) - set(requests)) | (kinds - set(said))


class Bystander:
    """Somebody who asks for the simplest answer, again and again, and notes the longest wait."""

    def __init__(self, stranger: Stranger) -> None:
        self.stranger = stranger
        self.longest = 0.0
        self._leaving = False
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Bystander:
        self._task = asyncio.create_task(self._ask())
        await asyncio.sleep(0.05)
        self.longest = 0.0
        return self

    async def __aexit__(self, *_: object) -> None:
        """Who has asked meanwhile gets their answer yet, and their wait counts."""
        self._leaving = True
        if self._task is not None:
            await self._task

    async def _ask(self) -> None:
        server = self.stranger.server
        request = f"GET /api/games/none/rules HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n\r\n"
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        while not self._leaving:
            began = time.perf_counter()
            writer.write(request.encode())
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            await reader.readexactly(int(length[1]) if length else 0)
            self.longest = max(self.longest, 1000 * (time.perf_counter() - began))
            await asyncio.sleep(PROBE)
        writer.close()


Act = Callable[[], Awaitable[str]]


async def measured(stranger: Stranger, act: Act, waiting: bool) -> tuple[float, str]:
    """What this holds up, in milliseconds: CPU, or with `waiting` somebody else's time."""
    if waiting:
        async with Bystander(stranger) as other:
            wrong = await act()
        return other.longest, wrong
    empty = await stranger.cpu()
    before = await stranger.cpu()
    wrong = await act()
    used = await stranger.cpu() - before
    return max(0.0, used - (before - empty)), wrong


async def one_server(
    data: Path, seed: int, game: str, waiting: bool, held: dict[str, Held], report: Report
) -> None:
    """Everything, twice, at one server that plays one game."""
    server = Server(data, {"TABARD_RATE": "0", "TABARD_PACE": "0"})
    stranger = Stranger(server, seed, game)
    try:
        await server.start()
        await stranger.prepare()
        if waiting:
            async with Bystander(stranger) as other:
                await asyncio.sleep(1)
            report.quiet_ms = max(report.quiet_ms, round(other.longest, 1))
        requests, said = stranger.requests(), stranger.messages()
        for when in ("cold", "warm"):
            acts: list[tuple[str, Act]] = [
                (name, lambda text=text: stranger.say(text))  # type: ignore[misc]
                for name, text in said.items()
            ]
            acts += [
                (name, lambda one=one: stranger.send(one))  # type: ignore[misc]
                for name, one in requests.items()
            ]
            for name, act in acts:
                ms, wrong = await measured(stranger, act, waiting)
                what = held.setdefault(name, Held(name))
                which = f"{when}_{'wait' if waiting else 'cpu'}"
                what.note(which, round(ms, 1))
                report.sent += 1
                if wrong:
                    report.problems.append(f"{name} ({game}): {wrong}")
        openapi = json.loads(await stranger.client.fetch("GET", "/openapi.json"))
        for name in sorted(unknown(openapi, requests, said)):
            report.problems.append(f"{name} is not known to this trial.")
    finally:
        await stranger.close()
        server.stop()


async def strangertest(data: Path, seed: int) -> Report:
    """Send everything to two servers a game, on this folder; what it held up."""
    report = Report()
    held: dict[str, Held] = {}
    for game in names():
        for waiting in (False, True):
            folder = data / game / ("wait" if waiting else "cpu")
            await one_server(folder, seed, game, waiting, held, report)
    report.held = sorted(held.values(), key=lambda one: -one.cpu)
    report.cpu_max_ms = max(one.cpu for one in report.held)
    report.wait_max_ms = max(one.wait for one in report.held)
    report.over = sum(one.cpu > LIMIT_MS for one in report.held)
    report.problems = sorted(set(report.problems))
    return report
