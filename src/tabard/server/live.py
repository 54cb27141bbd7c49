"""The socket of a table, as a program holds it. `client.Client.table` opens one."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote, urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from tabard.core.errors import Illegal, Impossible, TabardError

from . import messages as m

if TYPE_CHECKING:
    from .client import Client

PATIENCE = 30.0
"""Seconds to wait for a reply, an answer over HTTP, or a server that is coming back."""
FIRST_PAUSE, LONGEST_PAUSE = 0.02, 0.25
"""Seconds between two attempts to come back; the pause doubles."""
PING = 60.0
"""Seconds between two pings: whether the server is still there. It pings by itself, more often."""
UNAVAILABLE = 503
"""What a server answers that is there, and can do nothing just now: one comes back."""
LARGEST = 2**24
"""Bytes of one message from the server."""

_decode = msgspec.json.Decoder(m.FromServer).decode
_encode = msgspec.json.Encoder().encode


class Refused(Illegal):
    """The server said no, with a sentence; `status` is that of HTTP, 0 on a socket."""

    def __init__(self, sentence: str, status: int) -> None:
        super().__init__(sentence)
        self.status = status


def refusal(status: int, body: bytes | bytearray) -> TabardError:
    """The sentence in an answer that was not 200: our doing, or a bug of the server."""
    try:
        sentence = str(json.loads(body)["error"])
    except (ValueError, LookupError, TypeError):
        sentence = f"The server answered {status}."
    return Refused(sentence, status) if status < 500 else Impossible(sentence)


class Live:
    """A table as I see it: the last of everything the server sent."""

    def __init__(self, client: Client, table: str, come_back: bool = False) -> None:
        self.client, self.id, self.come_back = client, table, come_back
        self.table: m.TableShape | None = None
        self.position: m.Positions | None = None
        self.log: list[m.LineShape] = []
        self.chat: list[m.ChatShape] = []
        self.signs: list[m.SignalShape] = []
        """What my side has planned and proposed."""
        self.closed: m.Closed | None = None
        """What the server said before it ended the connection."""
        self.connected = False
        self.heard: Callable[[m.FromServer], None] | None = None
        """Called with every message, when somebody wants to look over the shoulder."""
        self._ids = itertools.count(1)
        self._replies: dict[int, asyncio.Future[tuple[m.Reply, int]]] = {}
        self._inboxes: list[asyncio.Queue[m.FromServer | None]] = []
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Live:
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        try:
            await self.until(lambda live: live.table is not None)
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the socket. The seat stays mine."""
        self.come_back = False
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self._lose()

    async def _connect(self) -> None:
        if not self.client.cookie:
            await self.client.me()
        parts = urlsplit(self.client.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        words = urlencode({"language": self.client.language})
        try:
            self._socket = await connect(
                f"{scheme}://{parts.netloc}/ws/{quote(self.id)}?{words}",
                additional_headers={"Cookie": self.client.cookie},
                origin=cast(Any, self.client.url),
                max_size=LARGEST,
                ping_interval=PING,
                open_timeout=PATIENCE,
                close_timeout=1,
                proxy=None,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            no = refusal(status, error.response.body or b"")
            if status == UNAVAILABLE:  # it is there, and can do nothing just now
                raise ConnectionError(str(no)) from None
            raise no from None
        except (OSError, InvalidHandshake, EOFError, TimeoutError) as error:
            raise ConnectionError(f"{self.client.url} can't be reached: {error}.") from None
        self.connected, self.closed = True, None
        self.table = self.position = None  # what was shown before is void
        self.log, self.chat, self.signs = [], [], []

    async def _read(self) -> None:
        """The one reader: it keeps the last of everything, and comes back when it should."""
        while self._socket is not None:
            try:
                async for raw in self._socket:
                    self._take(_decode(raw))
            except WebSocketException:
                pass  # cut off: the loop ends as if it had been closed
            self._lose()
            if not self.come_back or (self.closed is not None and not self.closed.again):
                return
            pause = FIRST_PAUSE
            while not self.connected:
                try:
                    await self._connect()
                except Refused as no:  # it is there again, and does not want us
                    self.closed = m.Closed(text=str(no), again=False)
                    self._tell(None)
                    return
                except (ConnectionError, Impossible):
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)

    def _take(self, message: m.FromServer) -> None:
        match message:
            case m.Reply():
                waiting = self._replies.pop(message.to, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result((message, self.step))
            case m.Tables():
                self.table = message.table
            case m.Positions():
                self.log = message.log if message.whole else self.log + message.log
                self.position = message
            case m.Chats():
                self.chat = message.lines if message.whole else self.chat + message.lines
            case m.Signs():
                self.signs = message.standing
            case m.Closed():
                self.closed = message
        if self.heard is not None:
            self.heard(message)
        self._tell(message)

    def _tell(self, message: m.FromServer | None) -> None:
        for inbox in self._inboxes:
            inbox.put_nowait(message)
        self._news.set()
        self._news = asyncio.Event()

    def _lose(self) -> None:
        self.connected = False
        for waiting in self._replies.values():
            if not waiting.done():
                waiting.set_exception(
                    ConnectionError("Cut off before the reply: look what counted.")
                )
        self._replies.clear()
        self._tell(None)

    # -- asking the server ---------------------------------------------------------------------

    async def send(self, kind: type[m.FromClient], **fields: Any) -> m.Reply:
        """Send one message and wait for its reply. `ConnectionError`: it was cut off, and only
        the position that comes next tells whether it counted."""
        return (await self._send(kind, **fields))[0]

    async def _send(self, kind: type[m.FromClient], **fields: Any) -> tuple[m.Reply, int]:
        """The reply, and the step that was shown when it came: what follows it is newer."""
        if self._socket is None or not self.connected:
            raise ConnectionError("There is no connection to the table.")
        message = kind(id=next(self._ids), **fields)
        reply: asyncio.Future[tuple[m.Reply, int]] = asyncio.get_running_loop().create_future()
        self._replies[message.id] = reply
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.send(_encode(message), text=True)
                return await reply
        except WebSocketException:
            raise ConnectionError("Cut off while sending: look what counted.") from None
        finally:
            self._replies.pop(message.id, None)
            reply.cancel()  # nobody waits for it any more

    async def answer(self, *options: str) -> m.Reply:
        """Answer my question with an option's text, or several questions in a row (all of the
        options count, or none); returns when the position that follows is here too."""
        question = self.question
        if question is None:
            raise Illegal("You are not asked.")
        reply, step = await self._send(
            m.Answer, seat=question.seat, number=question.number, options=list(options)
        )
        if reply.ok:
            await self.until(lambda live: live.step != step)
        return reply

    async def order(self, order: str, seat: str) -> m.Reply:
        """Order something for a seat of mine, whoever is asked; returns when it stands."""
        reply, step = await self._send(m.Order, seat=seat, order=order)
        if reply.ok:
            await self.until(lambda live: live.step != step)
        return reply

    async def explain(self, option: str, seat: str) -> m.ReasonShape:
        """Why it is legal for this seat now, or why not."""
        reply = await self.send(m.Explain, seat=seat, option=option)
        if reply.reason is None:
            raise Illegal(reply.text)
        return reply.reason

    async def preview(self, seat: str, *options: str) -> m.PreviewShape | None:
        """What these answers in a row would do; None: this question has no preview."""
        reply = await self.send(m.Preview, seat=seat, options=list(options))
        if not reply.ok:
            raise Illegal(reply.text)
        return reply.preview

    async def undo(self, seat: str) -> m.Reply:
        return await self.send(m.Undo, seat=seat)

    async def consent(self, agree: bool) -> m.Reply:
        return await self.send(m.Consent, agree=agree)

    async def say(self, text: str, team: bool = False) -> m.Reply:
        """`team`: for my side alone."""
        return await self.send(m.Chat, text=text, team=team)

    async def propose(self, seat: str, *options: str) -> m.Reply:
        """What a partner of this seat of mine should answer who decides for our side."""
        return await self.send(m.Signal, seat=seat, sign="propose", texts=list(options))

    async def look(self, seat: str | None, plain: bool = False) -> m.Reply:
        """See the table through another seat of mine, or as a spectator."""
        reply = await self.send(m.Look, seat=seat, plain=plain)
        if reply.ok:
            await self.until(lambda live: live.position is None or live.position.seat == seat)
        return reply

    async def speak(self, language: m.Language) -> m.Reply:
        """Go on in this language; returns when everything is here anew."""
        self.client.language = language
        reply, step = await self._send(m.Speak, language=language)
        if reply.ok and step >= 0:
            await self.until(lambda live: live.step != step)
        return reply

    # -- looking -------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        return -1 if self.position is None else self.position.step

    @property
    def question(self) -> m.QuestionShape | None:
        """What the seat that I look through is asked."""
        return None if self.position is None else self.position.question

    def options(self) -> list[str]:
        """What I can answer now."""
        return [] if self.question is None else [choice.text for choice in self.question.choices]

    async def my_turn(self) -> bool:
        """Wait until a seat of mine is asked, and look through it; False: the game is over."""
        while True:
            await self.until(lambda live: live.over or (live.connected and live.asked != []), None)
            if self.over:
                return False
            if self.question is not None or (await self.look(self.asked[0])).ok:
                return True

    @property
    def asked(self) -> list[str]:
        """Those of my seats that are asked."""
        return [] if self.position is None else self.position.mine_asked

    @property
    def over(self) -> bool:
        return self.position is not None and self.position.outcome is not None

    async def until(self, holds: Callable[[Live], bool], patience: float | None = PATIENCE) -> None:
        """Wait for messages until this holds. `ConnectionError`: it no longer can."""
        async with asyncio.timeout(patience):
            while not holds(self):
                if self.closed is not None and not self.closed.again:
                    raise Refused(self.closed.text, 0)
                if not self.connected and not self.come_back:
                    raise ConnectionError(self.closed.text if self.closed else "Cut off.")
                await self.news()

    def news(self) -> Coroutine[Any, Any, bool]:
        """To be awaited: the next message from now on, or the end of the connection."""
        return self._news.wait()

    async def __aiter__(self) -> AsyncIterator[m.FromServer]:
        """Every message from now on, until the connection ends for good."""
        inbox: asyncio.Queue[m.FromServer | None] = asyncio.Queue()
        self._inboxes.append(inbox)
        try:
            while (message := await inbox.get()) is not None or self.come_back:
                if message is not None:
                    yield message
        finally:
            self._inboxes.remove(inbox)
