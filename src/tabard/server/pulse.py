"""Whether the disk still takes what it is given: the only way to know is to write."""

from __future__ import annotations

import asyncio
import time

from .rows import Store

FRESH = 1.0
"""Seconds for which one look is enough, however many ask."""


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._at = 0.0
        self._beat: asyncio.Task[None] | None = None

    async def felt(self) -> None:
        """Returns when something was written a moment ago; `StoreFailed` when it can't be."""
        now = time.monotonic()
        if self._beat is None or (self._beat.done() and now - self._at > FRESH):
            self._at = now
            self._beat = asyncio.create_task(self.store.beat(time.time()))
        await asyncio.shield(self._beat)
