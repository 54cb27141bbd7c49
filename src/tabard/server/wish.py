"""What somebody can't do alone, and who must agree: to take back more than they can alone, or to
sit down where a bot plays."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tabard.core.codec import SEAT_NAMES

from . import seats
from .messages import SeatWishShape, UndoShape

if TYPE_CHECKING:
    from .stage import Stage


@dataclass
class Wish:
    seat: int
    guest: str
    agreed: set[str] = field(default_factory=set)

    def voters(self, room: Stage) -> list[str]:
        """Everybody else whose consent it takes (`Match.consenting`) and who plays in person. Bots
        are not asked, nor are people for whom they stand in, unless nobody else is left: one would
        roll again and again while they are away."""
        away = room.autoplay.stand_ins.seats
        asked = () if room.match is None else room.match.consenting(self.seat)
        others = [
            guest
            for guest in seats.people(room.row)
            if guest != self.guest and any(s in asked for s in seats.seats_of(room.row, guest))
        ]
        here = [g for g in others if any(s not in away for s in seats.seats_of(room.row, g))]
        return here or others

    def shape(self, room: Stage) -> UndoShape:
        agreed: list[str] = []
        missing: list[str] = []
        for guest in self.voters(room):
            named = [SEAT_NAMES[seat] for seat in seats.seats_of(room.row, guest)]
            (agreed if guest in self.agreed else missing).extend(named)
        return UndoShape(SEAT_NAMES[self.seat], sorted(agreed), sorted(missing))


@dataclass
class SeatWish:
    """Somebody wants to go on for a bot."""

    seat: int
    guest: str
    name: str
    agreed: set[str] = field(default_factory=set)

    def voters(self, room: Stage) -> list[str]:
        """Every person who plays, but whoever is away only when nobody else is left; and
        whoever has lent the seat, come what may: it is their hand."""
        away = room.autoplay.stand_ins.seats
        others = [guest for guest in seats.people(room.row) if guest != self.guest]
        here = [g for g in others if any(s not in away for s in seats.seats_of(room.row, g))]
        lender = seats.lender(room.row, self.seat)
        lenders = seats.company(room.row) if not others else () if lender is None else (lender,)
        found = dict.fromkeys((*(here or others), *lenders))
        return [guest for guest in found if guest != self.guest]

    def shape(self, room: Stage, guest: str) -> SeatWishShape:
        voters = self.voters(room)
        return SeatWishShape(
            seat=SEAT_NAMES[self.seat],
            name=self.name,
            seen=[s for s in seats.seen(room.row, self.guest) if s != SEAT_NAMES[self.seat]],
            mine=guest == self.guest,
            asked=guest in voters and guest not in self.agreed,
            missing=sum(voter not in self.agreed for voter in voters),
        )


def settle_wish(room: Stage) -> None:
    """The seats have changed, or a bot stands in: a wish whose owner has gone is void, and so is
    one that nobody is left to grant or all who are have granted (they may ask again)."""
    asking = room.asking
    if asking is not None and (
        room.row.status != "playing"
        or room.row.seats[asking.seat].kind == "person"
        or set(asking.voters(room)) <= asking.agreed
    ):
        room.asking = None
        room.publish_tables()
    wish = room.wish
    if wish is None:
        return
    if (
        wish.seat not in seats.seats_of(room.row, wish.guest)
        or set(wish.voters(room)) <= wish.agreed
    ):
        room.wish = None
        room.publish_tables()
