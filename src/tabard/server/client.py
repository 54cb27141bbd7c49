"""A small client: sit at a table from a program of your own.

    async with Client("http://127.0.0.1:8420") as me:
        table = await me.create("smallworld", ["me", "bot"], start=True)
        async with me.table(table.id) as live:
            while await live.my_turn():
                await live.answer(random.choice(live.options()))
            print(live.position.outcome.winners)

It speaks the protocol of docs/PROTOCOL.md with `websockets` and the standard library, and hands
out the very shapes of `tabard.server.messages`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from typing import Any, cast
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from . import messages as m
from .live import PATIENCE, Live, Refused, refusal

__all__ = ["Client", "Live", "Refused"]


class Client:
    """One guest. They are known by their cookie: keep `cookie` to come back as the same."""

    def __init__(self, url: str, *, cookie: str = "", language: m.Language = "en") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        self.language = language
        self._first = asyncio.Lock()

    async def __aenter__(self) -> Client:
        await self.me()
        return self

    async def __aexit__(self, *_: object) -> None:
        """A guest needs no closing; their tables' sockets close themselves."""

    async def call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """One request to the HTTP API and its JSON; `Refused` has the server's sentence."""
        return json.loads(await self.fetch(method, path, body))

    async def fetch(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> str:
        """The same for what is not JSON, like an export."""
        async with self._first:  # two first requests at once would make two guests
            if not self.cookie:
                return await asyncio.to_thread(self._fetch, method, path, body)
        return await asyncio.to_thread(self._fetch, method, path, body)

    def _fetch(self, method: str, path: str, body: Mapping[str, Any] | None) -> str:
        headers = {"Accept-Language": self.language, "Origin": self.url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                for cookie in answer.headers.get_all("Set-Cookie", []):
                    self.cookie = cookie.partition(";")[0]
                return cast(bytes, answer.read()).decode()
        except HTTPError as error:
            raise refusal(error.code, error.read()) from None
        except OSError as error:
            raise ConnectionError(f"{self.url} can't be reached: {error}.") from None

    async def me(self) -> dict[str, Any]:
        """Who I am. The first time, this makes me."""
        return cast(dict[str, Any], await self.call("GET", "/api/me"))

    async def create(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Any]],
        *,
        options: Mapping[str, Any] | None = None,
        public: bool = False,
        spectators: bool = True,
        stand_in_after: int | None = None,
        clock: int | None = None,
        start: bool = False,
    ) -> m.TableShape:
        """Open a table. A seat is "me", "free", "hot" (mine too) or "bot", or an object that
        also has a `level` or a `name`."""
        return await self._table(
            "/api/tables",
            {
                "game": game,
                "options": dict(options or {}),
                "seats": [{"kind": s} if isinstance(s, str) else dict(s) for s in seats],
                "public": public,
                "spectators_allowed": spectators,
                "stand_in_after": stand_in_after,
                "clock": clock,
                "start": start,
            },
        )

    async def _table(self, path: str, body: Mapping[str, Any] | None = None) -> m.TableShape:
        given = await self.call("GET" if body is None else "POST", path, body)
        return msgspec.convert(given, m.TableShape)

    async def find(self, table: str) -> m.TableShape:
        return await self._table(f"/api/tables/{quote(table)}")

    async def sit(self, table: str, seat: str | None = None) -> m.TableShape:
        """Take this seat, or any."""
        return await self._table(f"/api/tables/{table}/sit", {} if seat is None else {"seat": seat})

    async def start(self, table: str) -> m.TableShape:
        return await self._table(f"/api/tables/{table}/start", {})

    async def concede(self, table: str, seat: str) -> m.TableShape:
        return await self._table(f"/api/tables/{table}/concede", {"seat": seat})

    async def export(self, table: str, name: str = "match.json") -> str:
        """`match.json`, `log.txt` or `scenario.yaml`, as far as I may know them."""
        return await self.fetch("GET", f"/api/tables/{table}/{name}")

    def table(self, table: str, *, come_back: bool = False) -> Live:
        """The socket of a table, for `async with`; with `come_back` it connects anew when it was
        cut off, and what is shown then is what the server shows."""
        return Live(self, table, come_back)
