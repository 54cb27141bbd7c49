"""Who lets the others wait for how long: when a bot stands in for an absent person, or answers
for one who takes too long, and when it gives way."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable


class StandIns:
    """Seats that are waited for: their people are away, or the table has a clock. `seats` are those
    a bot plays for now; `due` is called when one more joins them."""

    def __init__(self, due: Callable[[], None]) -> None:
        self.seats: set[int] = set()
        self._due = due
        self._since: dict[int, float] = {}
        self._after: float = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, absent: Iterable[int], after: int | None) -> bool:
        """These seats are waited for (the absent ones, say); `after` so many seconds a bot plays
        for them (None: never). Call it after every change. Whether others are waited for now."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        waiting = set() if after is None else set(absent) - self.seats
        changed = waiting != self._since.keys()
        self._since = {seat: self._since.get(seat, now) for seat in sorted(waiting)}
        self._after = float(after or 0)
        self._stop_timer()
        if self._since:
            at = min(self._since.values()) + self._after
            self._timer = loop.call_at(at, self._ring)
        return changed

    def left(self) -> dict[int, int]:
        """Seconds until a bot plays for those who are waited for."""
        if not self._since:
            return {}
        now = asyncio.get_running_loop().time()
        return {
            seat: max(0, math.ceil(self._after - (now - since)))
            for seat, since in self._since.items()
        }

    def _ring(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        ripe = {seat for seat, since in self._since.items() if since + self._after <= now + 0.001}
        self.seats |= ripe
        for seat in ripe:
            del self._since[seat]
        self._due()

    def back(self, seats: Iterable[int]) -> bool:
        """Their person is back, or they have changed hands. Whether a bot had stood in."""
        given = self.seats & set(seats)
        self.seats -= given
        for seat in seats:
            self._since.pop(seat, None)
        return bool(given)

    @property
    def ticking(self) -> bool:
        return self._timer is not None

    def stop(self) -> None:
        self._stop_timer()
        self._since.clear()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
