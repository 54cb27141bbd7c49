"""One process among several: it knows which tables live here, passes on what is for others, takes
over what others leave behind, and leaves its own to them when it goes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from dataclasses import asdict
from random import choice
from typing import Any

from starlette.types import ASGIApp

from ..hall import Hall, wants_waking
from ..postgres import address
from ..rows import Damaged, GuestRow, StoreFailed
from ..safety import Problem
from ..sorry import Missing, Sorry
from ..store import Store
from .homes import Homes
from .passage import Passage
from .post import Letter, Post

log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""How often it is looked whether a process has ended."""
TAKEN = 50
"""Tables that one process takes over before it looks again: others take some, too."""
BRING_SECONDS, BRING_AGAIN, ASK_AGAIN = 5.0, 0.05, 1.0
"""How long a table is waited for that another process is asked to give up, how often it is tried,
and how often asked: one that is asked twice might give it up when it has it back by then."""
BURN_SECONDS = 60.0
LAST_WORDS = 2.0
"""Seconds for what is under way for others when this process goes."""


class House:
    def __init__(self, store: Store, database: str) -> None:
        self.store, self.homes = store, Homes(store)
        self.hall: Hall
        self.passage: Passage
        self.post = Post(address(database), self._heard, self._broken)
        self.alive: frozenset[int] = frozenset()
        self.leaving = False
        self._known: dict[str, int] = {}
        """Tables that live elsewhere, as far as we know."""
        self._brought: set[str] = set()
        """Tables that are on their way here."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._burnt = time.monotonic()
        self._opening = asyncio.Lock()

    async def open(self, hall: Hall, app: ASGIApp, whole: ASGIApp) -> ASGIApp:
        """Begin; what is to be called instead of the app, which is part of the whole server."""
        self.hall, hall.house = hall, self
        self.passage = Passage(app, whole, self.post, self.home, self.moved, self.let_go)
        self.store.renumbered = self._renumbered
        await self.post.open(self.homes.number)
        self.alive = await self.homes.alive()
        self._spawn(self._look_after())
        return self.passage

    async def close(self) -> None:
        """`leave` has come before, if there was time for it."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.post.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- where tables live ---------------------------------------------------------------------

    async def home(self, table: str) -> int | None:
        """The process where this table lives; None: this one, or there is no such table. One that
        lives nowhere lives here from now on."""
        if (table in self.hall.rooms or table in self._brought) and not self.leaving:
            return None
        there = self._known.get(table)
        if there is not None and there in self.alive:
            return there
        found = await self._anybody(table) if self.leaving else await self._claim(table)
        if found is None or found == self.store.number:
            self._known.pop(table, None)
            return None
        self._known[table] = found
        return found

    async def _claim(self, table: str) -> int | None:
        """Nobody may be sent here before letters arrive."""
        if self.post.listening != self.store.number:
            raise StoreFailed("The post is not open.")
        return await self.homes.claim(table)

    async def _anybody(self, table: str) -> int:
        """Who goes takes no table any more: somebody else has to."""
        others = sorted((await self.homes.alive()) - {self.homes.number})
        if not others:
            raise Problem(503, "going")
        there = await self.homes.where(table)
        return there if there in others else choice(others)

    def moved(self, table: str) -> None:
        self._known.pop(table, None)

    async def bring(self, table: str) -> None:
        """Have it live here, wherever it was; `Missing` when there is no such table."""
        self._brought.add(table)
        try:
            await self._bring(table)
        finally:
            self._brought.discard(table)

    async def _bring(self, table: str) -> None:
        until, ask = time.monotonic() + BRING_SECONDS, 0.0
        while True:
            found = await self._claim(table)
            if found is None:
                raise Missing()
            if found == self.store.number:
                self._known.pop(table, None)
                return
            if time.monotonic() > until:
                raise Sorry("impossible", "not-read")
            if time.monotonic() >= ask:
                ask = time.monotonic() + ASK_AGAIN
                self.post.send(found, 0, "give", table)
            await asyncio.sleep(BRING_AGAIN)

    async def let_go(self, table: str) -> bool:
        """Give it up, if nobody is there; whether it was."""
        if self.leaving or not self.hall.quiet(table):
            return False
        await self.hall.give_up(table)
        return True

    async def left(self, tables: list[str]) -> None:
        """These are no longer in memory here."""
        await self.homes.release(tables)

    def rename(self, table: str, guest: GuestRow, name: str) -> None:
        """Tell it to the process where the table lives."""
        there = self._known.get(table)
        if there is not None:
            self.post.send(there, 0, "rename", [table, asdict(guest), name])

    # -- letters -------------------------------------------------------------------------------

    def _heard(self, letter: Letter) -> None:
        if letter.kind == "give":
            self._spawn(self._give(letter.data, letter.sender))
        elif letter.kind == "rename":
            table, guest, name = letter.data
            self._spawn(self._rename(table, GuestRow(**guest), name))
        else:
            self.passage.heard(letter)

    async def _give(self, table: str, to: int) -> None:
        """Who comes back here is passed on: they must not take the table back."""
        self._known[table] = to
        await self.hall.give_up(table)

    async def _rename(self, table: str, guest: GuestRow, name: str) -> None:
        with contextlib.suppress(Sorry, StoreFailed):
            if await self.home(table) is None:
                await (await self.hall.find(table)).rename(guest, name)

    # -- when the database comes and goes ------------------------------------------------------

    def _broken(self) -> None:
        """Letters may be lost: begin anew, with a new number."""
        self._spawn(self.store.renounce())

    def _renumbered(self, number: int | None) -> None:
        """What was here may be elsewhere by now."""
        self._known.clear()
        self.hall.abandon()
        self.passage.ended(frozenset())
        if number is not None:
            self._spawn(self._begin_anew(number))

    async def _begin_anew(self, number: int) -> None:
        async with self._opening:
            if number != self.store.number:  # it has changed again
                return
            try:
                await self.post.open(number)
                self.alive = await self.homes.alive()
            except (OSError, StoreFailed) as error:
                log.error("the post can't be opened, and is tried again: %s", error)
                await asyncio.sleep(LOOK_SECONDS)
                await self.store.renounce()

    # -- when other processes do ---------------------------------------------------------------

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.alive = await self.homes.alive()
                self.passage.ended(self.alive)
                await self._take_over()
                if time.monotonic() - self._burnt > BURN_SECONDS:
                    self._burnt = time.monotonic()
                    await self.homes.burn_letters(time.time())
            except StoreFailed as error:
                log.error("nobody can tell who is there: %s", error)
            except Exception:  # a task's boundary: who else would notice that a process has ended?
                log.exception("what others left behind could not be looked after")

    async def _take_over(self) -> None:
        """Tables of processes that have ended: those where a bot must move go on here."""
        for table in await self.homes.deserted(TAKEN):
            try:
                if not await self._wanted(table):
                    await self.homes.forget(table)
                elif await self.home(table) is None:
                    await self.hall.find(table)
            except Exception:  # one damaged table must not keep the others
                log.exception("table %s can't be taken over", table)

    async def _wanted(self, table: str) -> bool:
        """Whether somebody must be woken for it."""
        try:
            row = await self.store.table(table)
        except Damaged:
            log.exception("table %s is damaged", table)
            return False
        return row is not None and row.status == "playing" and wants_waking(row)

    async def leave(self) -> None:
        """Leave everything to the others: people are sent to come back, and come back elsewhere."""
        self.leaving = True
        await self.hall.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.passage.idle(), LAST_WORDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.post.sent_all(), LAST_WORDS)
