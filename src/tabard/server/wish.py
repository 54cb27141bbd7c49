"""Somebody's wish to take back more than he can alone, and who must agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabard.core.codec import SEAT_NAMES

from . import seats
from .messages import UndoShape

if TYPE_CHECKING:
    from .stage import Stage


@dataclass
class Wish:
    seat: int
    guest: str
    agreed: set[str] = field(default_factory=set)

    def voters(self, room: Stage) -> list[str]:
        """Everybody else who plays himself. Bots agree, and so do people for whom they stand in,
        unless nobody else is left: one would roll again and again while the other is away."""
        away = room.autoplay.stand_ins.seats
        others = [guest for guest in seats.people(room.row) if guest != self.guest]
        here = [g for g in others if any(s not in away for s in seats.seats_of(room.row, g))]
        return here or others

    def shape(self, room: Stage) -> UndoShape:
        agreed: list[str] = []
        missing: list[str] = []
        for guest in self.voters(room):
            named = [SEAT_NAMES[seat] for seat in seats.seats_of(room.row, guest)]
            (agreed if guest in self.agreed else missing).extend(named)
        return UndoShape(SEAT_NAMES[self.seat], sorted(agreed), sorted(missing))


def settle_wish(room: Stage) -> None:
    """The seats have changed, or a bot stands in: a wish whose owner has gone is void, and so is
    one that nobody is left to grant or all who are have granted (he may ask again)."""
    wish = room.wish
    if wish is None:
        return
    if (
        wish.seat not in seats.seats_of(room.row, wish.guest)
        or set(wish.voters(room)) <= wish.agreed
    ):
        room.wish = None
        room.publish_tables()
