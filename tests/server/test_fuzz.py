"""Ten thousand bad messages change nothing and crash nothing."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tabard.server import messages as m
from tabard.server.client import Client, Live, Refused
from tabard.server.store import Store
from tests.server.trialkit import a_table, running

MESSAGES = 10_000
ON_ONE_SOCKET = 40
"""Fewer than the server takes from one socket at once: each message is looked at."""
CLOSING = 0.02
"""How many of them are so bad that the server ends the connection."""
TRACES = re.compile(r"Traceback|File \"|\bline \d+, in |\.py\b|Error\(|0x[0-9a-f]{6}")

Frame = str | bytes
"""What goes over the wire as text, whether or not it is text; see `Binary`."""


class Binary(bytes):
    """To be sent as a binary frame."""


class Fuzzer:
    """Bad messages about one table, for one of those who are connected to it."""

    def __init__(self, rng: random.Random, mine: str | None, other: str, live: Live) -> None:
        self.rng, self.mine, self.other = rng, mine, other
        self.question = live.question
        self.kinds: list[Callable[[], Frame]] = [
            self.garbage,
            self.cut_off,
            self.wrong_type,
            self.unknown_field,
            self.missing_field,
            self.unknown_kind,
            self.stale,
            self.not_my_seat,
            self.not_offered,
            self.half_legal,
            self.binary,
            self.deep,
            self.huge_numbers,
            self.nul,
            self.nothing_to_do,
        ]

    def __call__(self) -> Frame:
        if self.rng.random() < CLOSING:
            return self.rng.choice([self.oversized, self.not_utf8])()
        return self.rng.choice(self.kinds)()

    def seat(self) -> str:
        return self.mine or self.other

    def good(self) -> dict[str, Any]:
        """A message that would be right if it were not for what is done to it next."""
        number = 1 if self.question is None else self.question.number
        made: list[dict[str, Any]] = [
            {"type": "answer", "seat": self.other, "number": number, "options": ["stop"]},
            {"type": "explain", "seat": self.seat(), "option": "stop"},
            {"type": "preview", "seat": self.seat(), "options": ["stop"]},
            {"type": "undo", "seat": self.other},
            {"type": "consent", "agree": True},
            {"type": "chat", "text": ""},
            {"type": "look", "seat": self.other, "plain": True},
            {"type": "speak", "language": "fr"},
        ]
        return self.rng.choice(made) | {"id": self.rng.randrange(1, 2**53)}

    def options(self) -> list[str]:
        return ["stop"] if self.question is None else [c.text for c in self.question.choices]

    def number(self) -> int:
        return 1 if self.question is None else self.question.number

    def answer(self, **changed: Any) -> str:
        fields = {"seat": self.seat(), "number": self.number(), "options": self.options()[:1]}
        return json.dumps({"type": "answer", "id": self.rng.randrange(1, 2**53)} | fields | changed)

    # -- each kind of bad message ------------------------------------------------------------

    def garbage(self) -> Frame:
        letters = '{}[]",:0123456789truefalsn\\ud\u00e8\U0001f600 '
        return "".join(self.rng.choice(letters) for _ in range(self.rng.randrange(40)))

    def cut_off(self) -> Frame:
        text = self.answer(number=-1)
        return text[: self.rng.randrange(len(text))]

    def wrong_type(self) -> Frame:
        message = self.good()
        bad: list[Any] = [
            None,
            True,
            -1,
            1.5,
            2**70,
            "",
            "x" * 301,
            [],
            [[]],
            {},
            {"a": 1},
            "\ud800",
        ]
        message[self.rng.choice(sorted(message))] = self.rng.choice(bad)
        if message["type"] == "answer":
            message["seat"] = self.other
        return json.dumps(message)

    def unknown_field(self) -> Frame:
        name = self.rng.choice(["admin", "__proto__", "Seat", "seat ", "", "constructor", "\u0000"])
        return json.dumps(json.loads(self.answer()) | {name: self.rng.choice([1, "x", None])})

    def missing_field(self) -> Frame:
        message = json.loads(self.answer(number=-1))
        del message[self.rng.choice(sorted(message))]
        return json.dumps(message)

    def unknown_kind(self) -> Frame:
        kinds = ["", "Answer", "answers", "reply", "position", "closed", "\u0000", "__class__", 7]
        return json.dumps(self.good() | {"type": self.rng.choice(kinds)})

    def oversized(self) -> Frame:
        size = self.rng.choice([m.MESSAGE_LIMIT, 2 * m.MESSAGE_LIMIT])
        return self.rng.choice(
            [
                json.dumps({"type": "chat", "id": 1, "text": "x" * size}),
                self.answer(options=["x" * size]),
                " " * size + self.answer(),
            ]
        )

    def stale(self) -> Frame:
        off = self.rng.choice([-self.number(), -1, 1, 2, 1000, -(2**40)])
        return self.answer(number=self.number() + off)

    def not_my_seat(self) -> Frame:
        seats = [self.other, "C", "Z", "a", "A ", "AA", "-", "0"]
        number = self.number() + self.rng.randrange(-1, 2)
        return self.answer(seat=self.rng.choice(seats), number=number)

    def not_offered(self) -> Frame:
        offered = self.options()
        made_up = ["take 99", "conquer", "conquer L9Z-99", "place A", "stop stop", "\u202estop"]
        made_up += [offered[0].upper() + "!", f"{offered[0]} {offered[0]}", "a" * 200, " "]
        return self.answer(options=[self.rng.choice(made_up)])

    def half_legal(self) -> Frame:
        first = self.options()[:1]
        rows: list[Any] = [
            [*first, "take 99"],
            first * 65,
            [],
            [*first, ""],
            [first],
            [*first, None],
        ]
        return self.answer(options=self.rng.choice(rows))

    def binary(self) -> Frame:
        text = self.answer(number=-1).encode()
        return Binary(self.rng.choice([b"", b"\x00", text, text[:-3], self.rng.randbytes(64)]))

    def deep(self) -> Frame:
        n = self.rng.choice([100, 1000, 20_000])
        shapes = ["[" * n, "[" * n + "]" * n, '{"a":' * (n // 4)]
        return self.rng.choice([*shapes, self.answer()[:-1] + ', "x": ' + "[" * n + "]" * n + "}"])

    def huge_numbers(self) -> Frame:
        number = self.rng.choice(["9" * 400, "1e999", "-1e999", "NaN", "1" + "0" * 30, "-0.5"])
        field = self.rng.choice(["id", "number"])
        return re.sub(rf'"{field}": -?\d+', f'"{field}": {number}', self.answer(seat=self.other))

    def nul(self) -> Frame:
        option = self.options()[0]
        return self.answer(
            options=[self.rng.choice([option + "\u0000", "\u0000", f"\u0000{option}"])]
        )

    def not_utf8(self) -> Frame:
        text = self.answer(number=-1).encode()
        return text.replace(b'"seat"', self.rng.choice([b'"\xff"', b'"\xc3"', b'"\xed\xa0\x80"']))

    def nothing_to_do(self) -> Frame:
        return json.dumps(
            self.rng.choice(
                [
                    {"type": "consent", "id": 1, "agree": True},
                    {"type": "undo", "id": 1, "seat": self.other},
                    {"type": "look", "id": 1, "seat": "Q"},
                    {"type": "speak", "id": 1, "language": "xx"},
                    {"type": "chat", "id": 1, "text": " \n"},
                    {"type": "chat", "id": 1, "text": "x" * 301},
                    {"type": "explain", "id": 1, "seat": self.other, "option": "stop"},
                    {"type": "explain", "id": 1, "seat": self.seat(), "option": "\u0000"},
                ]
            )
        )


def check_reply(reply: dict[str, Any], frame: Frame) -> None:
    """It says no, in a sentence of ours."""
    told = f"{reply} to {frame[:300]!r}"
    assert reply["ok"] is False or json.loads(frame)["type"] in ("explain", "look"), told
    if not reply["ok"]:
        assert reply["error"] in ("malformed", "illegal", "stale", "refused"), told
        assert re.fullmatch(r"(?s).+[.!?)]", reply["text"]), told
        assert not TRACES.search(reply["text"]), told


async def bombard(client: Client, table: str, frames: list[Frame]) -> int:
    """Send these one after another, on as many sockets as it takes; the replies that came."""
    replied = 0
    while frames:
        socket = await connect(
            f"{client.url.replace('http', 'ws')}/ws/{table}?language=en",
            additional_headers={"Cookie": client.cookie},
            origin=cast(Any, client.url),
            max_size=None,
            proxy=None,
        )
        try:
            for _ in range(ON_ONE_SOCKET):
                if not frames:
                    break
                frame = frames.pop()
                if isinstance(frame, Binary):
                    await socket.send(frame)
                else:
                    await socket.send(frame, text=True)
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    if message["type"] == "closed":
                        assert not TRACES.search(message["text"]), message
                    if message["type"] == "reply":
                        check_reply(message, frame)
                        replied += 1
                        break
        except ConnectionClosed:
            pass  # what is no text, or too long, ends a connection: that is an answer too
        finally:
            await socket.close()
    return replied


async def all_there_is(people: list[Client], tables: list[str], data: Path) -> list[Any]:
    """Everything about these tables: what everybody is shown, what is exported, what is saved."""
    found: list[Any] = []
    for table in tables:
        for client in people:
            shape = await client.find(table)
            shape.spectators = 0  # who is still leaving is not counted
            for seat in shape.seats:
                seat.online = False
            found.append(shape)
            async with client.table(table) as live:
                await live.until(lambda live: live.position is not None)
                assert live.position is not None
                found.append((live.position.view, live.question, live.log, live.chat))
            found.append(await client.export(table))
    store = await Store.open(data)
    try:
        found += [await store.load_match(table) for table in tables]
    finally:
        await store.close()
    return found


def test_ten_thousand_bad_messages_change_nothing(tmp_path: Path, seed: int) -> None:
    print(f"seed {seed}")
    asyncio.run(fuzz(tmp_path / "data", random.Random(seed)))


async def fuzz(data: Path, rng: random.Random) -> None:
    async with running(data) as server:
        people = [Client(server.url) for _ in range(3)]
        tables = [
            (await a_table(server, people[:2])).id,
            (await a_table(server, people[:2], answers=25)).id,
        ]
        before = await all_there_is(people, tables, data)
        sent, volleys = 0, []
        for table in tables:
            for number, client in enumerate(people):
                async with client.table(table) as live:
                    await live.until(lambda live: live.position is not None)
                    mine = "AB"[number] if number < 2 else None
                    fuzzer = Fuzzer(rng, mine, "BA"[number % 2], live)
                    frames = [fuzzer() for _ in range(MESSAGES // 6 + 1)]
                sent += len(frames)
                volleys.append(bombard(client, table, frames))
        replied = sum(await asyncio.gather(*volleys))
        assert sent >= MESSAGES
        assert replied > MESSAGES * 0.9
        assert await all_there_is(people, tables, data) == before
        assert json.loads(await people[0].fetch("GET", "/healthz"))["ok"] is True
        assert server.running
        assert server.starts == 1
        words = server.words()  # uvicorn itself logs a trace where a text frame is no text
        assert words.count("Traceback") == words.count("Invalid UTF-8"), words[-3000:]


def test_a_stranger_gets_no_further_than_the_door(tmp_path: Path) -> None:
    async def knock() -> None:
        async with running(tmp_path / "data") as server:
            owner, stranger = Client(server.url), Client(server.url)
            await stranger.me()
            table = await owner.create("smallworld", ["me", "bot"], spectators=False, start=True)
            for name in (table.id, "nosuchtable", "..%2f..", "x" * 500, "\u0000", "a/b"):
                with pytest.raises((Refused, ConnectionError)) as refused:
                    async with stranger.table(name):
                        pass
                assert not TRACES.search(str(refused.value)), name

    asyncio.run(knock())
