"""Passing requests and sockets on to the process where their table lives.

What a web server calls for a request (ASGI) is a function with two ends: what comes in, and what
goes out. Here one end is in another process: events travel as letters, and neither the table nor
the client notices anything of it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..rows import StoreFailed
from ..safety import Problem, error, language_of
from .post import Letter, Post

log = logging.getLogger(__name__)

TABLE = re.compile(r"/(?:ws|api/tables|api/replays)/([\w-]{1,40})(?:/|$)")
CARRIED = (
    "type",
    "path",
    "raw_path",
    "query_string",
    "headers",
    "method",
    "scheme",
    "http_version",
)
INBOX = 256
"""Events that may wait for somebody who does not read them: then they are sent away."""
AHEAD, TOLD = 32, 16
"""Events that may be under way to a table that has not read them yet: nobody floods the post. After
how many it tells that it has."""
TRIES, PAUSE = 8, 0.05
"""A table may move while somebody is on the way to it: how often it is looked for, and how many
seconds longer each time."""
RESTARTING, FAILED = 1012, 1011
"""What a browser is told when its table has to be found anew: it comes back by itself; and when a
bug of ours has ended its connection."""
GONE = "gone"


def table_of(scope: Scope) -> str | None:
    """The table that a request is about.

    >>> table_of({"type": "http", "path": "/api/tables/aB_3-x/sit"})
    'aB_3-x'
    >>> table_of({"type": "http", "path": "/api/tables"}) is None
    True
    """
    if scope["type"] not in ("http", "websocket"):
        return None
    found = TABLE.match(scope["path"])
    return found[1] if found else None


class Incoming:
    """What comes in for a request. Until it is certain that somebody takes it, it is kept: it may
    have to be told again to somebody else."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._told: list[Message] | None = []
        self._again: list[Message] = []
        self._reading: asyncio.Task[Message] | None = None

    async def next(self) -> Message:
        if self._again:
            event = self._again.pop(0)
        elif self._told is None and self._reading is None:  # it is told to nobody else
            return await self._receive()
        else:
            if self._reading is None:  # one that was broken off goes on: nothing may be lost
                self._reading = asyncio.create_task(_event(self._receive))
            event = await asyncio.shield(self._reading)
            self._reading = None
        if self._told is not None:
            self._told.append(event)
        return event

    def certain(self) -> None:
        self._told = None

    def rewind(self) -> None:
        if self._told:
            self._again, self._told = self._told + self._again, []

    def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()


async def _event(receive: Receive) -> Message:
    return await receive()


class Passage:
    """`home` says where a table lives: a process's number, or None when it is here or nowhere.
    `let_go`: whether it has been given up for somebody who comes elsewhere."""

    def __init__(
        self,
        app: ASGIApp,
        whole: ASGIApp,
        post: Post,
        home: Callable[[str], Awaitable[int | None]],
        moved: Callable[[str], None],
        let_go: Callable[[str], Awaitable[bool]],
    ) -> None:
        self.app, self.post, self._home, self._moved = app, post, home, moved
        self._let_go = let_go
        self._whole = whole
        """The server that the app belongs to: requests know it."""
        self._count = itertools.count(1)
        self._ours: dict[int, tuple[int, asyncio.Queue[tuple[str, Any]]]] = {}
        """Those we pass on: to which process, and what comes back."""
        self._theirs: dict[tuple[int, int], tuple[asyncio.Task[None], asyncio.Queue[Message]]] = {}
        """Those that others pass on to us."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope)
        if table is None:
            await self.app(scope, receive, send)
            return
        incoming = Incoming(receive)
        try:
            await self._bring(table, scope, incoming, send)
        except Problem as problem:
            if scope["type"] == "http":
                raise
            refused = error(problem.status, problem.text(language_of(scope)))
            await WebSocket(scope, receive, send).send_denial_response(refused)
        finally:
            incoming.close()

    async def _bring(self, table: str, scope: Scope, incoming: Incoming, send: Send) -> None:
        """To wherever the table lives; a `Problem` as long as nothing has been answered."""
        for tried in range(TRIES):
            there = await self._where(table)
            if there is None:
                incoming.rewind()
                incoming.certain()
                await self.app(scope, incoming.next, send)
                return
            if await self._pass_on(there, scope, incoming, send):
                return
            self._moved(table)
            await asyncio.sleep(PAUSE * tried)
        raise Problem(503, "going")

    async def _where(self, table: str) -> int | None:
        try:
            return await self._home(table)
        except StoreFailed as failure:
            log.error("nobody can tell where table %s lives: %s", table, failure)
            raise Problem(503, "not-saved") from failure

    # -- this end ------------------------------------------------------------------------------

    async def _pass_on(self, there: int, scope: Scope, incoming: Incoming, send: Send) -> bool:
        """False: nobody has heard of it, and it is to be told to somebody else."""
        id = next(self._count)
        inbox: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self._ours[id] = there, inbox
        ahead = asyncio.Semaphore(AHEAD)
        incoming.rewind()
        self.post.send(there, id, "open", carried(scope))
        reading = asyncio.create_task(self._forward(there, id, incoming, ahead))
        begun = False
        try:
            while True:
                kind, event = await inbox.get()
                if kind == "out":
                    incoming.certain()
                    begun = True
                    if event.get("cookie"):
                        scope.setdefault("state", {})["cookie"] = event.pop("cookie")
                    await send(event)
                elif kind == "read":
                    for _ in range(event):
                        ahead.release()
                elif kind == "done":
                    return True
                elif kind == "moved":
                    return False
                elif kind == "failed":
                    return await _failed(scope, send, begun, event)
                else:  # the process there has ended
                    return await _lost(scope, send, begun)
        except OSError:  # whoever asked has gone
            return True
        finally:
            del self._ours[id]
            self.post.send(there, id, GONE)
            reading.cancel()
            await asyncio.wait({reading})

    async def _forward(
        self, there: int, id: int, incoming: Incoming, ahead: asyncio.Semaphore
    ) -> None:
        while True:
            await ahead.acquire()
            event = await incoming.next()
            self.post.send(there, id, "in", event)
            if event["type"] in ("http.disconnect", "websocket.disconnect"):
                return

    # -- the other end -------------------------------------------------------------------------

    def heard(self, letter: Letter) -> None:
        key = letter.sender, letter.tunnel
        if letter.kind == "open":
            inbox: asyncio.Queue[Message] = asyncio.Queue()
            task = asyncio.create_task(self._serve(letter, inbox))
            self._theirs[key] = task, inbox
            task.add_done_callback(lambda _: self._theirs.pop(key, None))
        elif letter.kind in ("in", GONE):
            if key in self._theirs:
                task, inbox = self._theirs[key]
                inbox.put_nowait(letter.data or {"type": "gone"})
        elif letter.tunnel in self._ours:
            there, answers = self._ours[letter.tunnel]
            if there == letter.sender:
                slow = answers.qsize() >= INBOX
                answers.put_nowait(("lost", None) if slow else (letter.kind, letter.data))

    async def _serve(self, letter: Letter, inbox: asyncio.Queue[Message]) -> None:
        to, id = letter.sender, letter.tunnel
        scope: Scope = {**letter.data, "asgi": {"version": "3.0"}, "root_path": ""}
        scope["app"] = self._whole
        scope["headers"] = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
        scope["client"] = scope["client"] and tuple(scope["client"])
        scope["server"] = scope["server"] and tuple(scope["server"])
        gone = f"{scope['type']}.disconnect"

        read = 0

        async def receive() -> Message:
            nonlocal read
            event = await inbox.get()
            read += 1
            if read % TOLD == 0:
                self.post.send(to, id, "read", TOLD)
            return {"type": gone, "code": 1006} if event["type"] == "gone" else event

        async def send(event: Message) -> None:
            event = dict(event)
            if event["type"] == "http.response.start" and "cookie" in scope["state"]:
                event["cookie"] = scope["state"]["cookie"]
            self.post.send(to, id, "out", event)

        try:
            if not await self._stays(scope):
                self.post.send(to, id, "moved")
                return
            await self.app(scope, receive, send)
            self.post.send(to, id, "done")
        except StoreFailed as failure:
            log.error("nobody can tell where %s is served: %s", scope["path"], failure)
            self.post.send(to, id, "lost")
        except Exception:  # a process boundary: the other end must hear of it
            number = secrets.token_hex(4)
            log.exception("error %s in %s, which was passed on to us", number, scope["path"])
            self.post.send(to, id, "failed", number)

    async def _stays(self, scope: Scope) -> bool:
        """Whether the table is here, and to be served here: who comes where nobody is takes it
        along to where they are, and then nothing needs to be passed on for them."""
        table = table_of(scope)
        if table is None:
            return True
        if await self._home(table) is not None:
            return False
        return scope["type"] != "websocket" or not await self._let_go(table)

    # -- when processes come and go ------------------------------------------------------------

    def ended(self, alive: frozenset[int]) -> None:
        """Whatever went to, or came from, a process that has ended."""
        for there, inbox in list(self._ours.values()):
            if there not in alive:
                inbox.put_nowait(("lost", None))
        for (sender, _), (_, events) in list(self._theirs.items()):
            if sender not in alive:
                events.put_nowait({"type": "gone"})

    async def idle(self) -> None:
        """Wait until nothing of others' is under way here."""
        while self._theirs:
            await asyncio.wait({task for task, _ in self._theirs.values()})


def carried(scope: Scope) -> dict[str, Any]:
    """What the other process needs to know of a request."""
    state = {"guest": scope.get("state", {}).get("guest")}
    kept = {key: scope[key] for key in CARRIED if key in scope}
    more = {"subprotocols": [], "extensions": {"websocket.http.response": {}}}
    return {
        **kept,
        **(more if scope["type"] == "websocket" else {}),
        "client": scope.get("client"),
        "server": scope.get("server"),
        "state": state,
    }


async def _failed(scope: Scope, send: Send, begun: bool, number: str) -> bool:
    """A bug of ours, which the log of the process there knows by this number."""
    if not begun:
        raise Problem(500, "failed", id=number)
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FAILED})
    return True


async def _lost(scope: Scope, send: Send, begun: bool) -> bool:
    """The process that should have answered has ended. A socket comes back by itself; a question
    that changes nothing is asked again; whether anything else was done nobody can tell."""
    if scope["type"] == "websocket":
        if begun:
            await send({"type": "websocket.close", "code": RESTARTING})
            return True
        return False
    if not begun and scope["method"] in ("GET", "HEAD"):
        return False
    if not begun:
        raise Problem(503, "not-saved")
    return True
