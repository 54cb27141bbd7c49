"""What stands between the network and the rest: where requests may come from, how many and how
large, which headers every answer carries, and what is said when something goes wrong.

One plain ASGI layer around everything, sockets included. No answer holds a stack trace: a bug is
a sentence with a number that the log knows too.
"""

from __future__ import annotations

import ipaddress
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.requests import cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tabard.core.words import LANGUAGES, Words

from .config import Config, is_loopback
from .connection import Bucket
from .messages import Language
from .metrics import Metrics

WORDS = Words("tabard.server")
log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'self'; form-action 'self'; "
        "object-src 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HOST_LIMIT = 300
"""Characters of a host's name and port: longer ones are made up, and fit no QR code."""
BUCKETS = 10_000
"""Guests and addresses whose haste is remembered."""


class Problem(Exception):
    """A request that can't be met: an HTTP status and a message of ours."""

    def __init__(self, status: int, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.status, self.key, self.args_ = status, key, args

    def text(self, language: str) -> str:
        return WORDS.say(language, f"server-{self.key}", **self.args_)


def error(status: int, sentence: str, headers: dict[str, str] | None = None) -> Response:
    """Every refusal looks like this."""
    body = msgspec.json.encode({"error": sentence})
    return Response(body, status, headers, "application/json")


def language_of(scope: Scope) -> Language:
    """The language a request wants: that of ?language=, else of the header, else English.

    >>> language_of({"headers": [(b"accept-language", b"de, it;q=0.8, en;q=0.9")]})
    'en'
    """
    asked = QueryParams(scope.get("query_string", b"")).get("language")
    if asked in LANGUAGES:
        return asked  # type: ignore[return-value]
    best: tuple[float, Language] = (0.0, "en")
    for part in Headers(scope=scope).get("accept-language", "").split(","):
        tag, _, q = part.strip().partition(";q=")
        name = tag.split("-")[0].lower()
        try:
            weight = float(q) if q else 1.0
        except ValueError:
            continue
        if name in LANGUAGES and weight > best[0]:
            best = weight, name  # type: ignore[assignment]
    return best[1]


class Haste:
    """Token buckets by name; those not seen for long are forgotten."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second, self.burst = per_second, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        if self.per_second <= 0:
            return True
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self.per_second, self.burst)
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take(time.monotonic())


class Guard:
    """The layer. It leaves `guest` (an id, or None) in the request's state, and sets the cookie
    that somebody below has left there as `cookie`."""

    def __init__(self, config: Config, metrics: Metrics) -> None:
        self.config, self.metrics = config, metrics
        self.app: ASGIApp
        """What it guards; set when the server is put together."""
        self.closing = False
        self.read_cookie: Callable[[str | None], str | None] = lambda cookie: None
        limits = config.limits
        self.guests = Haste(limits.per_second, limits.burst)
        factor = limits.address_factor
        self.addresses = Haste(limits.per_second * factor, limits.burst * factor)
        self.newcomers = Haste(limits.guests_per_minute / 60, limits.guests_per_minute)
        rate = limits.tables_per_minute / 60 if limits.per_second > 0 else 0.0
        self.openers = Haste(rate, limits.tables_burst)
        self.opening_addresses = Haste(rate * factor, limits.tables_burst * factor)
        rate = limits.reads_per_second if limits.per_second > 0 else 0.0
        self.readers = Haste(rate, limits.reads_burst)
        self.reading_addresses = Haste(rate * factor, limits.reads_burst * factor)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- HTTP --------------------------------------------------------------------------------

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.metrics.requests.add()
        state = scope.setdefault("state", {})
        started = False

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self.count(message["status"])
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "cookie" in state:
                    headers.append("set-cookie", state["cookie"])
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        language = language_of(scope)
        try:
            body = await self.check(scope, receive)
            await self.app(scope, body, dressed)
        except Problem as problem:
            headers = {"retry-after": "1"} if problem.status == 429 else None
            await error(problem.status, problem.text(language), headers)(scope, receive, dressed)
        except Exception:  # the edge of the process: whatever it is, it is logged
            number = secrets.token_hex(4)
            log.exception("error %s in %s %s", number, scope["method"], scope["path"])
            if not started:
                sentence = Problem(500, "failed", id=number).text(language)
                await error(500, sentence)(scope, receive, dressed)

    def count(self, status: int) -> None:
        if status >= 500:
            self.metrics.failed.add()
        elif status >= 400:
            self.metrics.refused.add()

    async def check(self, scope: Scope, receive: Receive) -> Receive:
        """Raises a `Problem`, or returns what is left to read of the request."""
        headers = Headers(scope=scope)
        self.check_host(headers)
        if self.closing:
            raise Problem(503, "going")
        self.know(scope, headers)
        if scope["path"].startswith("/api/"):
            self.check_haste(scope)
        if scope["method"] in SAFE:
            return receive
        self.check_origin(scope, headers)
        return await self.read(receive, headers)

    def know(self, scope: Scope, headers: Headers) -> None:
        state = scope.setdefault("state", {})
        cookie = cookie_parser(headers.get("cookie", "")).get("tabard")
        state["guest"] = self.read_cookie(cookie)

    def check_host(self, headers: Headers) -> None:
        """A page elsewhere can make its own name point at this machine: then the name is wrong."""
        if len(headers.get("host", "")) > HOST_LIMIT:
            raise Problem(403, "wrong-host")
        if not self.config.loopback:
            return
        name = (split(f"//{headers.get('host', '')}").hostname or "").lower()
        if not is_loopback(name) and name not in self.config.hosts:
            raise Problem(403, "wrong-host")

    def check_origin(self, scope: Scope, headers: Headers, needed: bool = False) -> None:
        """A browser says where a page came from that wants to change something."""
        origin = headers.get("origin")
        if origin is None:
            if needed or headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Problem(403, "wrong-origin")
        elif split(origin).netloc.lower() != headers.get("host", "").lower():
            raise Problem(403, "wrong-origin")

    def check_haste(self, scope: Scope) -> None:
        guest, address = scope["state"]["guest"], address_of(scope)
        here = is_loopback(address)
        if not here and not self.addresses.allows(address):
            raise Problem(429, "too-fast")
        if guest is not None and not self.guests.allows(guest):
            raise Problem(429, "too-fast")

    def check_newcomer(self, scope: Scope) -> None:
        """Before a guest is made: no picture on a page elsewhere makes them by the thousand."""
        self.check_origin(scope, Headers(scope=scope))
        address = address_of(scope)
        if not is_loopback(address) and not self.newcomers.allows(address):
            raise Problem(429, "too-fast")

    def check_opening(self, scope: Scope, guest: str) -> None:
        """Before a table is made or a list is brought to one: that costs more than most."""
        if not _allowed(scope, guest, self.opening_addresses, self.openers):
            raise Problem(429, "too-many-tables")

    def check_reading(self, scope: Scope, guest: str) -> None:
        """Before a list is read, which takes milliseconds, for whoever writes it."""
        if not _allowed(scope, guest, self.reading_addresses, self.readers):
            raise Problem(429, "too-fast")

    async def read(self, receive: Receive, headers: Headers) -> Receive:
        """The whole body, up to the limit: nothing behind this layer can be flooded."""
        limit = self.config.limits.body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            raise Problem(413, "too-large", limit=limit)
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return _again(message, receive)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > limit:
                raise Problem(413, "too-large", limit=limit)
            more = message.get("more_body", False)
        return _again({"type": "http.request", "body": b"".join(parts)}, receive)

    # -- sockets -----------------------------------------------------------------------------

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            self.check_host(headers)
            if self.closing:
                raise Problem(503, "going")
            self.know(scope, headers)
            self.check_origin(scope, headers, needed=True)
            self.check_haste(scope)
        except Problem as problem:
            refused = error(problem.status, problem.text(language_of(scope)))
            socket = WebSocket(scope, receive, send)
            await receive()  # its greeting
            await socket.send_denial_response(refused)
            return
        try:
            await self.app(scope, receive, send)
        except Exception:  # the edge of the process
            log.exception("error on the socket %s", scope["path"])


def _allowed(scope: Scope, guest: str, addresses: Haste, guests: Haste) -> bool:
    """Whether neither this address nor this guest is too fast; one's own machine never is."""
    address = address_of(scope)
    return (is_loopback(address) or addresses.allows(address)) and guests.allows(guest)


def split(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:  # brackets without an address
        return SplitResult("", "", "", "", "")


def _again(message: Message, receive: Receive) -> Receive:
    """What was read already comes first."""
    first: list[Message] = [message]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


def address_of(scope: Scope) -> str:
    """Where a request comes from. Neighbors in IPv6 share a /64."""
    host = (scope.get("client") or ("127.0.0.1", 0))[0]
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return "127.0.0.1"  # a test, or a socket file
    if found.version == 6 and not found.is_loopback:
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)).network_address)
    return str(found)
