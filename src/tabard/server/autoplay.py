"""A table's bots: who is asked and is no person, or a person who is away, is answered for.

The room's lock is never held while a bot thinks. What it answers counts only if nothing at the
table has changed meanwhile; otherwise the question is put again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import weakref
from random import Random
from typing import TYPE_CHECKING, Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Illegal, Impossible, Malformed

from .bots import BotFailed
from .clock import StandIns
from .messages import Level
from .pace import Pace
from .sorry import Sorry
from .wish import settle_wish

if TYPE_CHECKING:
    from tabard.core.match import Match

    from .stage import Stage

log = logging.getLogger(__name__)

STAND_IN_LEVEL: Level = "normal"
NEVER = object()
"""No turn."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds between two tries when a move can't be saved; the pause doubles."""


class Autoplay:
    """One task for each room, and only while a bot is asked."""

    def __init__(self, room: Stage) -> None:
        self.room: Stage = weakref.proxy(room)
        """Not a cycle: a table that is forgotten is gone at once."""
        self.stand_ins = StandIns(self._stood_in)
        self.clock = StandIns(self._burnt_down)
        """People who have let the table's clock run out: a bot gives this one answer for them."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._pace = Pace()
        self._waved: dict[int, Any] = {}
        """People who have waved on the bots beside them, each with the turn they meant."""

    @property
    def ticking(self) -> bool:
        return self.stand_ins.ticking or self.clock.ticking

    @property
    def thinking(self) -> bool:
        return self._task is not None

    def poke(self) -> None:
        """Something has changed: see who must be answered for."""
        if self._stopped:
            return
        row = self.room.row
        absent = self.stand_ins.watch(self._absent(), row.stand_in_after)
        timed = self._timed()
        self.clock.back(self.clock.seats.difference(timed))
        if self.clock.watch(timed, row.clock) or absent:
            self.room.publish_tables()
        if self._task is None and self._asked() is not None:
            self._task = asyncio.create_task(self._play(), name=f"bots of {self.room.id}")

    async def stop(self) -> None:
        self._stopped = True
        self.stand_ins.stop()
        self.clock.stop()
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def _absent(self) -> list[int]:
        """Seats that are asked and whose people are not here."""
        room = self.room
        q = None if room.match is None else room.match.pending
        if q is None:
            return []
        seats = room.row.seats
        return [
            w for w in q.who if seats[w].kind == "person" and not room.is_online(seats[w].guest)
        ]

    def _timed(self) -> list[int]:
        """People who are asked. Where nothing goes on before they have looked at what they did (a
        lesson, a puzzle) there is no clock."""
        room = self.room
        q = None if room.match is None else room.match.pending
        if q is None or room.row.clock is None or self._missed():
            return []
        away = self.stand_ins.seats
        return [w for w in q.who if room.row.seats[w].kind == "person" and w not in away]

    def _burnt_down(self) -> None:
        self.room.changed()
        self.room.publish_tables()
        self.poke()

    def _stood_in(self) -> None:
        self.room.changed()
        self.room.publish_tables()
        settle_wish(self.room)
        self.poke()

    def level(self, seat: int) -> Level | None:
        """How well a bot plays for this seat now; None: a person does."""
        now = self.room.row.seats[seat]
        if now.kind == "bot":
            return now.level or STAND_IN_LEVEL
        away = seat in self.stand_ins.seats or seat in self.clock.seats
        return STAND_IN_LEVEL if away else None

    def _asked(self) -> int | None:
        """A seat that is asked and that a bot answers for. Where several act in free order, a bot
        beside people waits until they are done or have waved it on."""
        room = self.room
        q = None if room.match is None or room.dirty else room.match.pending
        if q is None or self._missed():
            return None
        bots = [seat for seat in q.who if self.level(seat) is not None]
        if q.free and any(self.held(seat) for seat in q.who):
            return None
        return next(iter(bots), None)

    def _missed(self) -> bool:
        """The turn in which a puzzle was to be solved is over: nobody plays on, so that whoever
        tries it can see why, and take back."""
        match, solver = self.room.match, self.room.row.solver
        return match is not None and solver not in (None, match.game.whose_turn(match.state))

    def held(self, seat: int) -> tuple[int, ...]:
        """The bots that wait for a person, as they may act in free order together."""
        match = self.room.match
        q = None if match is None else match.pending
        if match is None or q is None or not q.free or seat not in q.who:
            return ()
        turn = match.game.which_turn(match.state)
        if self.level(seat) is not None or self._waved.get(seat, NEVER) == turn:
            return ()
        return tuple(one for one in q.who if self.level(one) is not None)

    def wave(self, seat: int) -> None:
        """The bots beside this person go on, until the person acts again or the turn ends."""
        match = self.room.match
        assert match is not None
        self._waved[seat] = match.game.which_turn(match.state)

    def acted(self, seat: int) -> None:
        self._waved.pop(seat, None)

    async def _play(self) -> None:
        pause = FIRST_PAUSE
        try:
            while True:
                if self.room.dirty:
                    await self.room.mend()
                seat = self._asked()
                if seat is None and not self.room.dirty:
                    return
                if seat is None or not await self._picked(seat):
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                else:
                    pause = FIRST_PAUSE
                    await asyncio.sleep(0)
        except Exception:  # a task's boundary: without it the error would vanish
            log.exception("the bots of table %s have stopped", self.room.id)
        finally:
            self._task = None

    async def _picked(self, seat: int) -> bool:
        try:
            return await self._pick(seat)
        except Exception:  # whatever it was: a table must not freeze, so it is tried again
            log.exception("the bots of table %s failed", self.room.id)
            return False

    async def _pick(self, seat: int) -> bool:
        """Answer for a seat. False: it could not be saved, or the rules failed."""
        room = self.room
        match, seen, level = room.match, room.generation, self.level(seat)
        q = None if match is None else match.pending
        if match is None or q is None or level is None:
            return True
        rng = Random(self._seed(seat))
        options = [match.game.options.text(match.state, o) for o in q.options_of(seat)]
        if match.game.evident(match.state, seat):
            choice: str | None = options[0]
        else:
            choice = await self._thought(match, seat, level, options, rng)
        if choice is None:
            return True
        rest = [o for o in options if o != choice]
        rng.shuffle(rest)
        for option in (choice, *rest):
            try:
                await room.answer_for(seat, option, seen)
            except Sorry as no:
                return no.kind != "impossible"
            except (Impossible, Illegal, Malformed) as error:
                self._report(seat, level, f"{option!r} could not be played: {error}")
                continue
            return True
        return False

    async def _thought(
        self, match: Match[Any], seat: int, level: Level, options: list[str], rng: Random
    ) -> str | None:
        """What the bot would answer, at the time at which that is shown; None: nobody asks any
        more. A play that is not complete is shown to nobody, so nothing waits for its picks, and
        they are not thought about for long."""
        room, game, seen = self.room, match.game, self.room.generation
        asked, hidden = asyncio.get_running_loop().time(), match.held is not None
        slot = self._pace.next(game.which_turn(match.state), hidden or game.brisk(match.state))
        position, luck = game.to_json(match.state), rng.getrandbits(63)
        try:
            choice = await room.pool.choose(
                room.row.game, position, seat, level, luck, slot, room.row.solver
            )
        except BotFailed as error:
            if self._stopped:
                return None
            self._report(seat, level, str(error))
            choice = rng.choice(options)
        if choice not in options:
            room.pool.failures += 1
            self._report(seat, level, f"it answered {choice!r:.80}")
            choice = rng.choice(options)
        if not hidden:
            await self._shown(asked + room.pool.pace * slot)
            if seen == room.generation:
                self._pace.given(slot)
        return choice

    async def _shown(self, at: float) -> None:
        """Wait for the moment at which an answer is shown, if anybody looks."""
        left = at - asyncio.get_running_loop().time()
        if left > 0 and self.room.connections:
            await asyncio.sleep(left)

    def _seed(self, seat: int) -> bytes:
        """From the match, so that a game can be told again, but one way only: nobody can
        predict the dice from a bot's luck, nor the bot from anything that is public."""
        match = self.room.match
        assert match is not None
        text = f"bot {len(match.inputs)} {SEAT_NAMES[seat]}"
        return hmac.digest(match.dice.seed, text.encode(), "sha256")

    def _report(self, seat: int, level: Level, why: str) -> None:
        match = self.room.match
        log.error(
            "table %s, %s, input %s: the %s bot of seat %s failed and a legal move was made: %s",
            self.room.id,
            self.room.row.game,
            0 if match is None else len(match.inputs) + 1,
            level,
            SEAT_NAMES[seat],
            why,
        )
