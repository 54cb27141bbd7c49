"""One open socket: who looks, in which language, and what is still to be sent to them.

Nothing here knows of a web server: whoever owns the socket runs `write` in a task of its own and
hands what it reads to `Room.receive`. Nobody else ever waits for a peer: a message goes into the
queue at once, and a peer whose queue is full is dropped and may come back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from . import messages as m
from .sorry import Sorry, say

if TYPE_CHECKING:
    from .render import Frame

log = logging.getLogger(__name__)

QUEUE = 64
"""Messages that may wait for one peer: some turns of three bots, at 10-20 kB each."""
RATE, BURST = 20.0, 60.0
"""Messages a second and at once: a hand that hovers over a map asks for many reasons."""
DEAR = 4.0
"""What a message counts besides, when it has everything sent anew."""
CHAT_RATE, CHAT_BURST = 0.5, 5.0
"""Lines of chat a second and at once: nobody types faster, and nobody wants to read more."""
STRIKES = 200
"""A peer that goes on after so many refusals for haste is no person: it is dropped."""

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(m.FromClient)


class _JustId(msgspec.Struct):
    id: int = 0


_IDS = msgspec.json.Decoder(_JustId)


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, 0.0

    def take(self, now: float, cost: float = 1.0) -> bool:
        """
        >>> bucket = Bucket(1.0, 2.0)
        >>> [bucket.take(at) for at in (5.0, 5.0, 5.0, 6.0, 6.0)]
        [True, True, False, True, False]
        >>> bucket.take(7.5, 2.0)
        False
        """
        self.left = min(self.burst, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Connection:
    """`seat` is the seat it looks through; None: a spectator's view."""

    def __init__(self, guest: str, name: str, language: m.Language = "en") -> None:
        self.guest, self.name = guest, name
        self.language: m.Language = language
        self.seat: int | None = None
        self.plain = False
        self.step = 0
        """How many positions were sent: a count of its own tells nothing about others."""
        self.frame: Frame | None = None
        """What it was shown last, so that nothing is sent when nothing has changed for it."""
        self.asked: list[str] = []
        """Which of its seats were asked then."""
        self.signs: list[m.SignalShape] = []
        """What its side has planned and proposed, as it was shown last."""
        self.closing = False
        self.bucket = Bucket(RATE, BURST)
        self.strikes = 0
        self._queue: deque[str | None] = deque()
        """None: there is nothing more to come."""
        self._news = asyncio.Event()

    def send(self, message: m.FromServer) -> None:
        """Queue a message, or drop the peer when too many wait already."""
        if self.closing:
            return
        if len(self._queue) >= QUEUE:
            log.info("dropped a slow peer of guest %s", self.guest)
            self.close(say(self.language, "too-slow"), again=True)
            return
        self._queue.append(_ENCODER.encode(message).decode())
        self._news.set()

    def reply(
        self,
        to: int,
        no: Sorry | None = None,
        reason: m.ReasonShape | None = None,
        preview: m.PreviewShape | None = None,
    ) -> None:
        if no is None:
            self.send(m.Reply(to=to, ok=True, reason=reason, preview=preview))
        else:
            text = no.text(self.language)
            self.send(m.Reply(to=to, ok=False, error=no.kind, text=text, reason=reason))

    def close(self, text: str, again: bool) -> None:
        """Say why, and nothing after that. What still waits is void: who comes back gets it all
        anew."""
        if self.closing:
            return
        self.hang_up(_ENCODER.encode(m.Closed(text=text, again=again)).decode())

    def hang_up(self, *last: str) -> None:
        """The peer is gone, or going: `write` ends after these last words."""
        if not self.closing:
            self.closing = True
            self._queue.clear()
            self._queue.extend((*last, None))
            self._news.set()

    async def write(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued, one after another, until the connection is closed or the peer is
        gone. The caller then closes the socket; `wire` ends one that is not read."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._queue:
                data = self._queue.popleft()
                if data is None:
                    return
                await send(data)

    @property
    def queued(self) -> int:
        """How many messages wait to be sent."""
        return len(self._queue)

    def waiting(self) -> list[str]:
        """What is queued, taken out: for tests and for clients without a socket."""
        out = [data for data in self._queue if data is not None]
        self._queue.clear()
        return out


def decode(raw: str | bytes) -> m.FromClient:
    """A message of a client, or `Sorry` with the reason."""
    if len(raw) > m.MESSAGE_LIMIT:
        raise Sorry("malformed", "too-big")
    try:
        message: m.FromClient = _DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Sorry("malformed", "no-message", why=f"{error}"[:200]) from None
    return message


def id_of(raw: str | bytes) -> int:
    """The id of a message that could not be read, if it has one: the reply names it."""
    if len(raw) > m.MESSAGE_LIMIT:
        return 0
    try:
        found = _IDS.decode(raw).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0
    return found if 0 <= found < 2**53 else 0
