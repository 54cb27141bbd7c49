"""A whole server in this process, without a port: what the tests of the HTTP API share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
from fastapi import FastAPI

from tabard.server.app import Parts, create_app
from tabard.server.config import Config
from tests.server.tablekit import QuickPool, Tab, play_on

URL = "http://localhost:8420"
ADDRESS = ("127.0.0.1", 50000)


class Web:
    """The server, and browsers that look at it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.browsers: list[httpx.AsyncClient] = []

    @property
    def parts(self) -> Parts:
        found: Parts = self.app.state.parts
        return found

    def browser(self, address: tuple[str, int] = ADDRESS, **given: str) -> httpx.AsyncClient:
        """Somebody with cookies of their own. Headers are given with underscores."""
        headers = {name.replace("_", "-"): value for name, value in given.items()}
        made = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=address),
            base_url=URL,
            headers={"origin": URL, **headers},
        )
        self.browsers.append(made)
        return made


@asynccontextmanager
async def web(folder: Path, **given: Any) -> AsyncIterator[Web]:
    """Bots answer at random and at once; everything else is as it is."""
    app = create_app(Config(folder, **given))
    made = Web(app)
    with patch("tabard.server.app.BotPool", QuickPool):
        async with app.router.lifespan_context(app):
            try:
                yield made
            finally:
                for browser in made.browsers:
                    await browser.aclose()


async def ask(browser: httpx.AsyncClient, method: str, path: str, body: Any = None) -> Any:
    """What it answers, when that is 200."""
    answer = await browser.request(method, path, json=body)
    assert answer.status_code == 200, f"{method} {path}: {answer.status_code} {answer.text}"
    return answer.json()


async def new_table(
    browser: httpx.AsyncClient, *kinds: str, game: str = "keepsake", **more: Any
) -> dict[str, Any]:
    body = {"game": game, "seats": [{"kind": kind} for kind in kinds], **more}
    made = await ask(browser, "POST", "/api/tables", body)
    assert isinstance(made, dict)
    return made


async def played(made: Web, browser: httpx.AsyncClient, moves: int = 10_000) -> str:
    """A game of two rounds with bots, played to its end or for so many moves; its table."""
    table = await new_table(browser, "me", "bot", "bot", options={"rounds": 2}, start=True)
    room = await made.parts.lobby.find(table["id"])
    guest = await made.parts.store.guest(room.row.owner)
    assert guest is not None
    tab = await Tab(guest).enter(room)
    await play_on(room, [tab], Random(3), moves)
    await tab.leave()
    return str(table["id"])
