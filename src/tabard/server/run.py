"""Running the server: a port that is free, a folder that nobody else uses, a kind end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import gc
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TypeVar

import uvicorn
from fastapi import FastAPI

from tabard.core.errors import Malformed
from tabard.core.registry import load, names

from .api_games import prepare
from .app import Parts, create_app
from .config import PORT, Config
from .guests import read_secret
from .messages import MESSAGE_LIMIT
from .store import Store
from .wire import Gate, impatient, more_files, protocols

TRIED = 20
"""Ports tried when the first is taken."""
COLLECT = (5_000, 1_000_000, 1_000_000)
"""Python looks for dead cycles among the newest objects alone: everybody waits while it looks, 30
ms when it was at older ones too, and with a thousand tables in memory there are millions. Playing
makes no cycles; `lobby` has all objects looked at when nobody is there to notice."""
SWITCH = 0.0005
"""Seconds for which a thread that computes (a replay, a list that is read) keeps everybody waiting
before it lets the others go on. Python's own 5 ms add up: an answer lets go several times."""
TAKEN = (errno.EADDRINUSE, errno.EWOULDBLOCK)
LETTING_GO, LOOK_AGAIN = 1.0, 0.01
"""Seconds until what is taken counts as taken, and between two looks. A server that is killed just
when it starts its bots' process leaves a child behind which holds its port and its folder too,
until it has become that process; on a busy machine that takes a while."""
PING = 45.0
"""Seconds between two pings of a socket that is silent: proxies cut it off after a minute."""
FAREWELL, GRACE = 2, 5
"""Seconds for last words on sockets, and for open requests, when the server ends."""

T = TypeVar("T")


class Busy(Malformed):
    """Another Tabard uses the data folder; `url` is where it answers, if it has said so."""

    def __init__(self, sentence: str, url: str) -> None:
        super().__init__(sentence)
        self.url = url


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at this port, or at the usual one or the next that is free."""
    why = ""
    for number in range(PORT, PORT + TRIED) if port is None else [port]:
        take = partial(_bound, host, number)
        try:
            return take() if port is None else patiently(take)
        except OSError as error:
            why = error.strerror or "it is taken"
    which = f"Ports {PORT} to {PORT + TRIED - 1}" if port is None else f"Port {port}"
    raise Malformed(f"{which} of {host} can't be used ({why}): choose another with --port.")


def _bound(host: str, port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
        impatient(made)
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def patiently(take: Callable[[], T]) -> T:
    """Try until it is no longer taken, but not for long."""
    until = time.monotonic() + LETTING_GO
    while True:
        try:
            return take()
        except OSError as error:
            if error.errno not in TAKEN or time.monotonic() >= until:
                raise
        time.sleep(LOOK_AGAIN)


@contextlib.contextmanager
def alone(folder: Path, url: Callable[[], str]) -> Iterator[str]:
    """Only one server works on a data folder; the system lets go of it however a server ends.
    The address is left there for whoever tries next."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Malformed(f"The data folder {folder} can't be used: {error.strerror}.") from error
    with os.fdopen(handle, "r+") as file:
        try:
            patiently(lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB))
        except BlockingIOError:
            where = file.read().strip()
            raise Busy(
                f"Tabard is already running on {folder}{f': see {where}' if where else '.'}",
                where,
            ) from None
        where = url()
        file.truncate(0)
        file.write(where)
        file.flush()
        yield where
        file.truncate(0)


class Server(uvicorn.Server):
    """Everybody at a table is told that the server goes before their connection ends."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        parts: Parts | None = getattr(self.app.state, "parts", None)
        if parts is not None:
            if parts.house is not None:
                await parts.house.leave()
            else:
                parts.guard.closing = True
                await parts.lobby.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(parts.sockets.nobody(), FAREWELL)
        await super().shutdown(sockets)


def made(config: Config) -> Server:
    """A server that is ready to run."""
    app = create_app(config)
    http, socket_protocol = protocols(Gate(config.limits, app.state.metrics))
    how = uvicorn.Config(
        app,
        http=http,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=socket_protocol,
        ws_max_size=MESSAGE_LIMIT,
        ws_per_message_deflate=True,
        ws_ping_interval=PING,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return Server(how, app)


def serve(config: Config, listening: socket.socket) -> None:
    """Serve until Ctrl-C or SIGTERM. What can't be done is said before anything starts."""
    asyncio.run(_try(config))
    more_files()
    for name in names():
        load(name)
    gc.freeze()  # what is imported stays
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    server = made(config)
    Thread(target=_prepare, args=(server.app,), name="preparing", daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):  # that is how one ends it
        server.run(sockets=[listening])


def _prepare(app: FastAPI) -> None:
    """What somebody would be the first to ask for: nobody shall wait while it is made."""
    prepare()
    app.openapi()


async def _try(config: Config) -> None:
    """Open the database once: a damaged or a newer one is a sentence, not a stack trace."""
    store = await Store.open(config.where)
    await store.close()
    if config.database is None:
        read_secret(config.data)
