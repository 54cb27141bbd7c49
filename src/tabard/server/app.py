"""The server put together: database, tables, bots, the HTTP API, the sockets and the client."""

from __future__ import annotations

import logging
import os
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tabard import __version__
from tabard.core.errors import Illegal, Malformed

from . import api_games, api_lists, api_me, api_replays, api_socket, api_tables
from .api_socket import Sockets
from .bots import BotPool
from .config import Config, is_loopback
from .guests import Guests, read_secret
from .lobby import Lobby
from .metrics import Metrics, resident
from .pulse import Pulse
from .replays import Albums
from .rows import StoreFailed
from .safety import Guard, Problem, address_of, error, language_of
from .several import House
from .sorry import Missing, Sorry
from .store import Store
from .web import ErrorShape

log = logging.getLogger(__name__)

STATUS = {
    "malformed": 422,
    "refused": 403,
    "illegal": 409,
    "stale": 409,
    "busy": 429,
    "impossible": 500,
}
"""What a table's no is in HTTP."""
PAGES = ("table", "replay", "learn", "rules", "cards", "decks", "credits", "link", "new")
"""The first parts of the client's own addresses."""
ABOUT = """Everything that the browser does, a program can do too: take a cookie (GET /api/me gives
one) and play over the socket `/ws/{table}`, as docs/PROTOCOL.md says."""
NO_CLIENT = """Tabard is running, but its page has not been built.
In a clone: cd client, npm ci, npm run build. A released package has it built in.
"""


@dataclass
class Parts:
    """What requests work with, from the server's start to its end."""

    config: Config
    metrics: Metrics
    guard: Guard
    store: Store
    guests: Guests
    bots: BotPool
    lobby: Lobby
    albums: Albums
    sockets: Sockets
    pulse: Pulse
    house: House | None = None
    """None: this process is the only one."""


@dataclass
class HealthShape:
    ok: bool
    version: str
    tables: int
    connections: int


def create_app(config: Config) -> FastAPI:
    """A server that is not running yet; its database is opened when it starts."""
    guard = Guard(config, Metrics())
    app = FastAPI(
        title="Tabard",
        version=__version__,
        description=ABOUT,
        lifespan=_lifespan(config, guard),
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
    )

    app.state.metrics = guard.metrics

    def guarded(inner: ASGIApp) -> ASGIApp:
        guard.app = inner
        return guard

    app.add_middleware(guarded)
    for api in (api_me, api_games, api_lists, api_tables, api_replays, api_socket):
        app.include_router(api.router)
    _watch(app)
    _handle_errors(app)
    _serve_client(app, config.static)
    return app


def _lifespan(
    config: Config, guard: Guard
) -> Callable[[FastAPI], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.where)
        secret = await store.secret() if store.shared else read_secret(config.data)
        guests = Guests(store, secret)
        bots = BotPool(pace=config.pace)
        lobby = Lobby(store, bots)
        house = House(store, config.database) if config.database else None
        guard.read_cookie = guests.read
        app.state.parts = Parts(
            config,
            guard.metrics,
            guard,
            store,
            guests,
            bots,
            lobby,
            Albums(),
            Sockets(),
            Pulse(store),
            house,
        )
        if house is not None:
            guard.app = await house.open(lobby, guard.app, app)
        _measure(guard.metrics, store, lobby)
        await lobby.wake()
        try:
            yield
        finally:
            await lobby.close()
            await bots.close()
            if house is not None:
                await house.close()
            await store.close()

    return lifespan


# -- how it is -------------------------------------------------------------------------------------


def _watch(app: FastAPI) -> None:
    @app.get(
        "/healthz",
        tags=["server"],
        response_model=HealthShape,
        responses={503: {"model": ErrorShape, "description": "The database does not answer"}},
    )
    async def healthz(request: Request) -> HealthShape:
        """Whether it is up, and the database takes what it is given."""
        parts: Parts = request.app.state.parts
        await parts.pulse.felt()
        known = parts.lobby.metrics()
        return HealthShape(True, __version__, int(known["rooms"]), int(known["connections"]))

    @app.get(
        "/metrics",
        tags=["server"],
        response_class=PlainTextResponse,
        responses={403: {"model": ErrorShape, "description": "Not from this machine"}},
    )
    async def metrics(request: Request) -> str:
        """For Prometheus, on this machine alone: counts of inputs would tell of secret ones."""
        parts: Parts = request.app.state.parts
        if not is_loopback(address_of(request.scope)):
            raise Problem(403, "metrics-here")
        return parts.metrics.text()


def _measure(metrics: Metrics, store: Store, lobby: Lobby) -> None:
    """What others count is asked for when somebody looks."""
    told = {
        "rooms": "Tables in memory.",
        "connections": "Open sockets at tables.",
        "in_hand": "Things that are under way: answers, bots, tables that are read or woken.",
        "bots_thinking": "Tables where a bot thinks.",
        "bot_picks": "Picks that bots made.",
        "bot_failures": "Times a bot failed and a legal move was made for it.",
        "bot_restarts": "Times the bots' process was started again.",
    }
    for name, help in told.items():
        metrics.gauge(f"tabard_{name}", help, partial(_known, lobby, name))
    metrics.gauge(
        "tabard_tables_playing",
        "Tables in memory whose game is under way.",
        lambda: sum(room.row.status == "playing" for room in lobby.rooms.values()),
    )
    metrics.gauge(
        "tabard_loop_cpu_seconds",
        "CPU time of the thread that serves everybody.",
        time.thread_time,  # asked in that thread
    )
    metrics.gauge("tabard_cpu_seconds", "CPU time of all threads.", time.process_time)
    metrics.gauge("tabard_resident_bytes", "Memory in use.", resident)
    metrics.gauge("tabard_inputs_saved", "Inputs saved, dice included.", lambda: store.inputs)
    metrics.gauge("tabard_commits", "Transactions that saved something.", lambda: store.commits)


def _known(lobby: Lobby, name: str) -> float:
    return lobby.metrics()[name]


# -- when something can't be done ------------------------------------------------------------------


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, e: Problem) -> Response:
        return error(e.status, e.text(language_of(request.scope)))

    @app.exception_handler(Sorry)
    async def sorry(request: Request, e: Sorry) -> Response:
        status = 404 if isinstance(e, Missing) else STATUS[e.kind]
        return error(status, e.text(language_of(request.scope)))

    @app.exception_handler(Malformed)
    async def malformed(request: Request, e: Malformed) -> Response:
        return error(422, str(e))

    @app.exception_handler(Illegal)
    async def illegal(request: Request, e: Illegal) -> Response:
        return error(409, str(e))

    @app.exception_handler(StoreFailed)
    async def not_saved(request: Request, e: StoreFailed) -> Response:
        log.error("%s %s: %s", request.method, request.url.path, e)
        return await problem(request, Problem(503, "not-saved"))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, e: RequestValidationError) -> Response:
        return await problem(request, readable(e.errors()))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, e: HTTPException) -> Response:
        known = methods_of(request.app, request.url.path)
        if e.status_code == 405 or (known and request.method not in known):
            made = await problem(request, Problem(405, "wrong-method"))
            made.headers["allow"] = ", ".join(known or ["GET", "HEAD"])
            return made
        if e.status_code == 404:
            return await problem(request, Problem(404, "not-found"))
        return await problem(request, Problem(422, "not-json"))


def methods_of(app: FastAPI, path: str) -> list[str]:
    """What can be done at this address: the router itself forgets all but the first route."""
    fitting = [
        (template.count("{"), sorted(map(str.upper, operations)))
        for template, operations in app.openapi()["paths"].items()
        if re.fullmatch(re.sub(r"\\{.*?\\}", "[^/]+", re.escape(template)), path)
    ]
    return min(fitting, default=(0, []))[1]


def readable(errors: Any) -> Problem:
    """The first thing that is wrong with a request, as a sentence that names the field.

    >>> readable([{"type": "missing", "loc": ("body", "seats", 0, "kind"), "msg": "…"}]).text("en")
    'The field seats.0.kind is missing.'
    """
    first = errors[0]
    kind = first["type"]
    field = ".".join(map(str, first["loc"][1:]))[:80]
    if kind == "value_error":
        return Problem(422, "half-letter")
    if kind == "json_invalid" or not field:
        return Problem(422, "not-json")
    if kind == "missing":
        return Problem(422, "field-missing", field=field)
    if kind == "extra_forbidden":
        return Problem(422, "field-unknown", field=field)
    return Problem(422, "field-wrong", field=field, why=str(first["msg"])[:200])


# -- the client ------------------------------------------------------------------------------------


class Assets(StaticFiles):
    """The names hold a hash of the content: a browser may keep what it has for good."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        made = super().file_response(*args, **kwargs)
        made.headers["cache-control"] = "public, max-age=31536000, immutable"
        return made


def _serve_client(app: FastAPI, static: Path) -> None:
    index = static / "index.html"
    assets = Assets(directory=static / "assets", check_dir=False)
    app.mount("/assets", GZipMiddleware(assets, minimum_size=2000, compresslevel=6), name="assets")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str) -> Response:
        """The client finds its own way: every page is the same file."""
        if path and "/" not in path and os.path.isfile(static / path):
            return FileResponse(static / path, headers={"cache-control": "no-cache"})
        first = path.partition("/")[0]
        if first in ("api", "ws", "assets") or "\0" in path:
            raise HTTPException(404)
        if not index.is_file():
            return PlainTextResponse(NO_CLIENT, 503)
        known = not path or first in PAGES
        headers = {"cache-control": "no-cache"}
        return FileResponse(index, 200 if known else 404, headers=headers)
