"""What a live table is made of: its row, its match, who looks at it, and how a change is saved
and shown. `rooms` has what people can do at it.

Every change goes through one lock, in this order: it is made in memory, it is saved, and only
then anybody hears of it. When it can't be saved the table is read again from the store, as if
nothing had been tried.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import SPECTATOR
from tabard.core.held import Held
from tabard.core.match import Match
from tabard.core.rescue import restored
from tabard.core.scribe import Columns, public_columns

from . import messages as m
from . import partners, render, seats, series
from .autoplay import Autoplay
from .bots import BotPool
from .connection import Bucket, Connection
from .logbook import LogBook
from .rows import ChatRow, Store, TableRow
from .sayings import Sayings
from .sorry import Sorry, say
from .wish import SeatWish, Wish, settle_wish

log = logging.getLogger(__name__)

_ENCODER = msgspec.json.Encoder()
Frames = dict[tuple[int, str, bool], render.Frame]
Public = Mapping[str, Any]
T = TypeVar("T")


@dataclass
class Shown:
    """What an input has brought about, for everybody to see: who acted, from which input on lines
    are new, and whether everything is sent anew. `held`: the play that was not complete before it;
    those whom it was hidden from hear of all of it, or, if it was taken back, of nothing."""

    actor: int | None
    since: int
    whole: bool
    held: Held[Any] | None = None
    quiet: bool = False

    def to(self, viewer: int) -> tuple[str | None, int, bool]:
        hidden = self.held is not None and self.held.hides_from(viewer)
        actor = None if self.actor is None else SEAT_NAMES[self.actor]
        since = self.held.first if hidden and self.held is not None else self.since
        return actor, since, self.whole and not (hidden and self.quiet)


EVERYTHING = Shown(None, 1, True)


class Stage:
    """`generation` counts what changes a bot's question."""

    def __init__(self, store: Store, pool: BotPool, row: TableRow, match: Match[Any] | None):
        self.store, self.pool, self.row = store, pool, row
        self.match: Match[Any] | None = match
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}
        self.generation = 0
        self.dirty = False
        """What is in memory may differ from what is on disk: read it before anything else."""
        self.closed = False
        self.wish: Wish | None = None
        self.asking: SeatWish | None = None
        self.turned_down: set[str] = set()
        """Guests who asked for a seat here and heard no: once is enough."""
        self.talkers: dict[str, Bucket] = {}
        self.touched = time.monotonic()
        self.autoplay = Autoplay(self)
        self._chat: list[ChatRow] | None = None
        self.signs = partners.Signs()
        self._book: LogBook | None = None
        self._sayings: Sayings | None = None
        self._public: Columns[Any] | None = None
        self._outcomes: dict[str, m.OutcomeShape | None] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.handling = 0
        """Messages that people wait for."""
        self._telling: asyncio.TimerHandle | None = None
        """Until which moment the table waits for promised nonces."""
        self.rematching = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def quiet(self) -> bool:
        """Nobody is here, and nothing is under way but what a bot may be thinking."""
        busy = self.connections or self._tasks or self.autoplay.ticking or self.lock.locked()
        return not busy and self._telling is None

    @property
    def idle(self) -> bool:
        """Nobody looks, nobody plays, nothing is timed: it can be forgotten."""
        return self.quiet and not self.autoplay.thinking

    @property
    def in_hand(self) -> int:
        """What is under way here: things that people or bots do, or are about to."""
        waiting = sum(not conn.closing and conn.queued > 0 for conn in self.connections)
        return self.handling + len(self._tasks) + self.autoplay.thinking + waiting

    # -- saving --------------------------------------------------------------------------------

    async def guarded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish what has begun, even if whoever asked for it goes away meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # an error refers to this frame: a task that has one would refer to itself

    async def play(
        self,
        actor: int,
        move: Callable[[Match[Any]], None],
        seating: Callable[[TableRow], TableRow] | None = None,
        whole: bool = False,
        sender: Connection | None = None,
        to: int | None = None,
        aside: bool = False,
    ) -> None:
        """Under the lock: one change of the match, saved, then shown to everybody. `sender` is
        told first, in reply to its message `to`. `seating`: who sits where from now on, unless the
        match is over. `aside`: an order, of which only its seat notices anything: what bots think
        about, and what others were asked to agree to, goes on."""
        match = self.match
        if match is None:
            raise Sorry("illegal", "not-playing")
        before, held = len(match.inputs), match.held
        move(match)
        self.dirty = True  # until it is on disk
        row = self.row if seating is None or match.over else seating(self.row)
        row = row if aside else row_now(row, match)
        new = [i.to_json() for i in match.inputs[before:]]
        saving = self.store.append(self.id, new, match.changing(), row)
        await self.saved(saving, lambda: self.has(before, new))
        old, self.row = self.row, row
        quiet = len(new) > 0 and all(i.quiet for i in match.inputs[before:])
        unseen = aside or quiet or match.held is not None
        told = row.status != old.status or (self.wish is not None and not unseen)
        if not unseen:
            self.wish = None
            # Of a play that is not complete nobody learns: its time goes on.
            if any(i.answers and i.seat == actor for i in match.inputs[before:]):
                self.autoplay.clock.back([actor])
        if not aside:
            self.signs.answered(actor)
            self._outcomes.clear()
            self.changed()
        if sender is not None and to is not None:
            self.autoplay.acted(actor)
            sender.reply(to)
        if row.seats != old.seats:
            self.reseat(old)
            return
        self.publish(Shown(None if aside else actor, before + 1, whole, held, quiet), sender)
        if told:
            self.publish_tables()
        self.autoplay.poke()

    def has(self, before: int, inputs: list[dict[str, Any]]) -> bool:
        """Whether these inputs, and nothing else, have come after so many others."""
        match = self.match
        return match is not None and [i.to_json() for i in match.inputs[before:]] == inputs

    async def saved(self, saving: Coroutine[Any, Any, None], done: Callable[[], bool]) -> None:
        """Wait until it is on disk. When that fails, read the table again and see whether it is
        `done` after all: a connection can break after the commit."""
        try:
            await saving
            self.dirty = False
        except Exception as error:  # the database is another process's matter: logged, then mended
            log.exception("table %s could not be saved", self.id)
            self.dirty = True
            await self.mend_locked()
            if self.dirty or not done():
                raise Sorry("impossible", "not-saved") from error

    async def on_disk(self) -> Match[Any] | None:
        """The match for somebody who only looks, perhaps in a thread: as it was saved last, and it
        stays so. What is not saved may yet be void, an end with its published seed too."""
        async with self.lock:
            await self.ready()
            return None if self.match is None else self.match.frozen()

    async def mend(self) -> None:
        async with self.lock:
            await self.mend_locked()

    async def mend_locked(self) -> None:
        """Read the table again; while that fails it stays dirty, and nothing can be done."""
        if not self.dirty:
            return
        try:
            row = await self.store.table(self.id)
            if row is None:
                raise Malformed(f"Table {self.id} is gone.")
            match = await load_match(self.store, row)
        except Exception:  # as above
            log.exception("table %s could not be read again", self.id)
            return
        old, self.row, self.match, self.dirty = self.row, row, match, False
        self.wish = self.asking = self._chat = None
        self.reseat(old, anew=True)

    async def ready(self) -> None:
        """Under the lock: nothing may be tried on a table that could not be read."""
        self.touched = time.monotonic()
        if self.closed:
            raise Sorry("impossible", "going")
        if self.dirty:
            await self.mend_locked()
            if self.dirty:
                raise Sorry("impossible", "not-saved")

    def changed(self) -> None:
        self.generation += 1
        self.touched = time.monotonic()

    def renew(self) -> None:
        """Names or the match are others: sentences are made anew."""
        self._book = self._sayings = None
        self._outcomes.clear()
        self.changed()

    async def answer_for(self, seat: int, option: str, seen: int) -> None:
        """A bot's answer to what it saw at this generation; void when that has changed."""
        await self.guarded(self._answer_for(seat, option, seen))

    async def _answer_for(self, seat: int, option: str, seen: int) -> None:
        async with self.lock:
            await self.ready()
            if seen == self.generation:
                await self.play(seat, lambda match: match.answer(seat, option))

    # -- showing -------------------------------------------------------------------------------

    def is_online(self, guest: str | None) -> bool:
        return any(c.guest == guest and not c.closing for c in self.connections)

    @property
    def online(self) -> set[str]:
        return {c.guest for c in self.connections if not c.closing}

    @property
    def book(self) -> LogBook:
        assert self.match is not None
        if self._book is None or self._book.match is not self.match:
            self._book = LogBook(self.match, seats.names(self.row))
        return self._book

    def table_shape(self, guest: str, language: str) -> m.TableShape:
        sitting = seats.people(self.row)
        return render.table_shape(
            self.row,
            guest,
            language,
            self.match,
            self.online,
            self.autoplay.stand_ins.seats,
            self.autoplay.stand_ins.left(),
            self.autoplay.clock.left(),
            sum(1 for c in self.connections if c.guest not in sitting),
            None if self.wish is None else self.wish.shape(self),
            None if self.asking is None else self.asking.shape(self, guest),
        )

    def publish_tables(self) -> None:
        for conn in list(self.connections):
            self.send_table(conn)

    def send_table(self, conn: Connection) -> None:
        conn.send(m.Tables(table=self.table_shape(conn.guest, conn.language)))

    def publish(self, what: Shown, sender: Connection | None = None) -> None:
        """Show everybody the position as it is now."""
        frames: Frames = {}
        publics: dict[int, Public] = {}
        for conn in list(self.connections):
            if conn.closing:
                continue
            try:
                self.show(conn, what, frames, conn is sender, publics)
            except Exception:  # it is saved, and others wait to be shown it
                log.exception("table %s can't be shown to seat %s", self.id, conn.seat)
        partners.show_signs(self)

    def show(
        self,
        conn: Connection,
        what: Shown = EVERYTHING,
        frames: Frames | None = None,
        always: bool = True,
        publics: dict[int, Public] | None = None,
    ) -> None:
        """One viewer's position. Nothing is sent when nothing has changed for them: how often
        somebody else answers in secret is their own affair."""
        match = self.match
        if match is None:
            return
        mine = seats.seats_of(self.row, conn.guest)
        if conn.seat is not None and conn.seat not in mine:
            conn.seat = self.eyes(mine)  # nobody looks through a seat that is not theirs
        viewer = SPECTATOR if conn.seat is None else conn.seat
        key = (viewer, conn.language, conn.plain)
        frame = None if frames is None else frames.get(key)
        if frame is None:
            state = match.shown_state(viewer)
            publics = {} if publics is None else publics
            if id(state) not in publics:
                publics[id(state)] = self.public(match, state)
            frame = render.frame(
                match,
                viewer,
                conn.language,
                seats.names(self.row),
                conn.plain,
                self.outcome(conn.language),
                self.consent,
                publics[id(state)],
                self.sayings(match),
                self.autoplay.held(viewer),
            )
            if frames is not None:
                frames[key] = frame
        book, language = self.book, conn.language
        actor, first, whole = what.to(viewer)
        lines = book.whole(viewer, language) if whole else book.since(viewer, language, first)
        q = match.pending
        asked = [] if q is None else [SEAT_NAMES[seat] for seat in q.who if seat in mine]
        if not (whole or always or lines) and conn.frame == frame and conn.asked == asked:
            return
        conn.frame, conn.asked = frame, asked
        conn.step += 1
        conn.send(frame.position(conn.step, actor, whole, asked, lines))

    def public(self, match: Match[Any], s: Any) -> Public:
        """What everybody sees of a position, ready to be sent."""
        if self._public is None:
            self._public = public_columns(match.game, lambda shown: Raw(_ENCODER.encode(shown)))
        return self._public.of(s)

    def sayings(self, match: Match[Any]) -> Sayings:
        """What has been said of options, to be said again."""
        if self._sayings is None:
            self._sayings = Sayings(match.game, seats.names(self.row))
        return self._sayings

    def consent(self, seat: int) -> render.Consent:
        """Whom this seat asks before it takes back what has come to light."""
        guest, match = self.row.seats[seat].guest, self.match
        if guest is None or match is None:
            return "ask"
        others = any(other != guest for other in seats.people(self.row))
        alone = len(match.state.allies(seat)) == 1  # then everybody else is asked
        if others and (alone or Wish(seat, guest).voters(self)):
            return "ask"
        return "free" if self.row.practice else "nobody"

    # -- eyes ----------------------------------------------------------------------------------

    def eyes(self, mine: tuple[int, ...]) -> int | None:
        """Which of their seats somebody looks through first. Who has several shares their screen:
        none of them, until one says that it is they who look."""
        over = self.match is not None and self.match.over
        return mine[0] if len(mine) == 1 or (mine and over) else None

    def may_watch(self, guest: str) -> bool:
        """Whoever sits or sat here may; others before the game, as they may want to sit down, and
        after it, as nothing is hidden any more; during it only if the table allows it."""
        row = self.row
        return (
            row.spectators_allowed
            or row.status != "playing"
            or any(seat.guest == guest for seat in row.seats)
        )

    def reseat(self, old: TableRow, anew: bool = False) -> None:
        """Eyes follow the seats; who has none any more watches, or goes."""
        moved = [i for i, seat in enumerate(self.row.seats) if seat != old.seats[i]]
        self.autoplay.stand_ins.back(moved)
        self.autoplay.clock.back(moved)
        for conn in list(self.connections):
            mine = seats.seats_of(self.row, conn.guest)
            if mine != seats.seats_of(old, conn.guest):
                conn.seat = conn.seat if conn.seat in mine else self.eyes(mine)
        self.send_watchers_away()
        self.renew()
        self.publish_tables()
        if anew or moved or self.row.status != old.status:
            self.publish(EVERYTHING)
        settle_wish(self)
        self.autoplay.poke()

    def send_watchers_away(self) -> None:
        for conn in list(self.connections):
            if not self.may_watch(conn.guest):
                conn.close(say(conn.language, "no-spectators"), again=False)
                del self.connections[conn]

    def outcome(self, language: str) -> m.OutcomeShape | None:
        if self.match is None or not self.match.over:
            return None
        if language not in self._outcomes:
            self._outcomes[language] = render.outcome_of(self.match, language)
        return self._outcomes[language]


async def load_match(store: Store, row: TableRow) -> Match[Any] | None:
    """In a thread: a long match takes some milliseconds to be checked."""
    if row.status == "waiting":
        return None
    found = await store.load_match(row.id)
    if found is None:
        return None
    header, inputs, snapshot = found
    data = {**header, **snapshot, "inputs": inputs}
    match = await asyncio.to_thread(restored, data, bytes.fromhex(row.seed))
    for note in match.notes:
        log.info("table %s: %s", row.id, note)
    return match


def row_now(row: TableRow, match: Match[Any]) -> TableRow:
    """The row with what a list of tables shows of the match."""
    q = match.pending
    ended = match.outcome() if q is None else None
    if ended is not None:
        row = series.ended(row, ended.winners)
    return replace(
        row,
        status="over" if q is None else "playing",
        waiting=() if q is None else tuple(SEAT_NAMES[w] for w in q.who),
        rounds=match.game.rounds(match.state),
        changed=time.time(),
    )
