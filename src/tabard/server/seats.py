"""Who sits where: pure functions from a table's row to the next one, or `Sorry` with the reason.

The rules of sitting down: before the game seats are taken, left and given to bots freely; during
it a seat changes hands only by its owner's will (to a bot) or where no person sits (from a bot).
Nobody takes a second seat while other people play, be it after the first, as he would see both
hands; alone with bots one may. (Several people at one screen hold several from the start.)
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, get_args

from tabard.core.codec import SEAT_NAMES
from tabard.core.game import Game

from .messages import Level
from .rows import SeatRow, TableRow
from .sorry import Sorry

BOT_NAMES = ("Cog", "Rivet", "Sprocket", "Gizmo", "Bolt", "Widget")
"""What bots are called, by seat: the same in every language, and no name of a person."""
NAME_LIMIT = 40
"""Characters of a name: more does not fit a seat's card."""
_NONCE = re.compile(r"[!-~]{1,64}")
_ODD = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+")
"""Control characters and those that turn the text around."""


def tidy(text: str, limit: int) -> str:
    """What somebody wrote, on one line and without tricks.

    >>> tidy("  Ann\\n\\u202e  Bee ", 40)
    'Ann Bee'
    """
    return " ".join(_ODD.sub(" ", text).split())[:limit].strip()


def seat_number(row: TableRow, name: str) -> int:
    if name not in SEAT_NAMES[: len(row.seats)]:
        raise Sorry("refused", "no-seat", seat=name[:2])
    return SEAT_NAMES.index(name)


def seats_of(row: TableRow, guest: str) -> tuple[int, ...]:
    """The seats this guest holds."""
    return tuple(
        i for i, seat in enumerate(row.seats) if seat.kind == "person" and seat.guest == guest
    )


def people(row: TableRow) -> tuple[str, ...]:
    """Every guest who sits here, once."""
    found = (seat.guest for seat in row.seats if seat.kind == "person" and seat.guest is not None)
    return tuple(dict.fromkeys(found))


def names(row: TableRow) -> tuple[str, ...]:
    """What the log and the prompts call each seat."""
    return tuple(seat.name or SEAT_NAMES[i] for i, seat in enumerate(row.seats))


def person(guest: str, name: str, nonce: str | None = None) -> SeatRow:
    if nonce is not None and not _NONCE.fullmatch(nonce):
        raise Sorry("malformed", "bad-nonce")
    name = tidy(name, NAME_LIMIT)
    if not name:
        raise Sorry("malformed", "name-empty")
    return SeatRow(kind="person", guest=guest, name=name, nonce=nonce)


def bot(seat: int, level: str | None) -> SeatRow:
    level = "normal" if level is None else level
    if level not in get_args(Level):
        raise Sorry("malformed", "bad-level", level=str(level)[:20])
    chosen: Level = level  # type: ignore[assignment]
    return SeatRow(kind="bot", level=chosen, name=BOT_NAMES[seat])


def put(row: TableRow, seat: int, what: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], what, *row.seats[seat + 1 :]))


def other_name(row: TableRow, name: str, guest: str) -> str:
    """Two people of the same name get a number, so that the log can tell them apart."""
    taken = {seat.name for seat in row.seats if seat.guest != guest}
    found, n = name, 2
    while found in taken:
        found, n = f"{name} {n}", n + 1
    return found


def rename(row: TableRow, guest: str, old: str, new: str) -> TableRow:
    """Somebody has another name now. Seats that were given a name of their own keep it."""
    if row.status == "over":
        return row
    for seat in seats_of(row, guest):
        now = row.seats[seat]
        if now.name in (old, other_name(row, old, guest)):
            row = put(row, seat, replace(now, name=other_name(row, new, guest)))
    return row


# -- before the game ------------------------------------------------------------------------------


def sit(row: TableRow, guest: str, name: str, seat: int | None, nonce: str | None) -> TableRow:
    """Take a free seat, the first unless told; who sits already moves there."""
    if row.status != "waiting":
        raise Sorry("illegal", "not-waiting")
    mine = seats_of(row, guest)
    if seat is None:
        if mine:
            return row
        seat = next((i for i, s in enumerate(row.seats) if s.kind == "free"), None)
        if seat is None:
            raise Sorry("illegal", "no-free-seat")
    if seat in mine:
        if nonce is None:
            return row
        return put(row, seat, person(guest, row.seats[seat].name, nonce))
    if row.seats[seat].kind != "free":
        raise Sorry("illegal", "seat-taken")
    if len(mine) > 1:
        raise Sorry("illegal", "one-seat")
    made = person(guest, name, nonce)
    for old in mine:
        row = put(row, old, SeatRow())
    return put(row, seat, replace(made, name=other_name(row, made.name, guest)))


def leave(row: TableRow, guest: str) -> TableRow:
    """Stand up. Before the game the seats are free again; a bot plays on during it."""
    mine = seats_of(row, guest)
    if not mine:
        raise Sorry("refused", "not-seated")
    if row.status == "over":
        raise Sorry("illegal", "not-playing")
    for seat in mine:
        if row.status == "playing":
            row = put(_remembered(row, seat), seat, bot(seat, None))
        else:
            row = put(row, seat, SeatRow())
    if row.status == "waiting" and not people(row):
        return replace(row, status="over", public=False)
    if row.status == "waiting" and row.owner == guest:
        return replace(row, owner=people(row)[0])
    return row


def set_seat(row: TableRow, guest: str, seat: int, kind: str, level: str | None) -> TableRow:
    """The owner arranges the seats before the game; during it one's own goes to a bot."""
    now = row.seats[seat]
    if row.status == "playing":
        if now.kind != "person" or now.guest != guest:
            raise Sorry("refused", "not-your-seat", seat=SEAT_NAMES[seat])
        if kind != "bot":
            raise Sorry("illegal", "not-waiting")
        return put(_remembered(row, seat), seat, bot(seat, level))
    if row.status != "waiting":
        raise Sorry("illegal", "not-waiting")
    if row.owner != guest:
        raise Sorry("refused", "not-owner")
    if now.kind == "person" and now.guest != guest:
        raise Sorry("refused", "seat-somebody")
    return put(row, seat, bot(seat, level) if kind == "bot" else SeatRow())


def ready(row: TableRow, guest: str) -> TableRow:
    """What the game starts with: seats that are still free get a bot."""
    if row.status != "waiting":
        raise Sorry("illegal", "not-waiting")
    if row.owner != guest:
        raise Sorry("refused", "not-owner")
    if not people(row):
        raise Sorry("illegal", "nobody-there")
    for i, seat in enumerate(row.seats):
        if seat.kind == "free":
            row = put(row, i, bot(i, None))
    return row


# -- during it, and after it ----------------------------------------------------------------------


def take(row: TableRow, guest: str, name: str, seat: int) -> TableRow:
    """Go on for a bot."""
    if row.status != "playing":
        raise Sorry("illegal", "not-playing")
    now = row.seats[seat]
    if now.kind == "person":
        raise Sorry("illegal", "one-seat" if now.guest == guest else "seat-taken")
    held = row.shown.get(f"held {guest}", ())
    others = set(people(row)) - {guest}
    if others and (held or seats_of(row, guest)) and SEAT_NAMES[seat] not in held:
        raise Sorry("refused", "two-hands")
    made = person(guest, name, now.nonce)
    if seats_of(row, guest):
        made = replace(made, name=f"{made.name} {SEAT_NAMES[seat]}"[:NAME_LIMIT])
    return put(row, seat, replace(made, name=other_name(row, made.name, guest)))


def give_up(row: TableRow, seat: int) -> TableRow:
    """A bot plays on for somebody who has conceded. The seat remembers whose it was: the table
    stays among his, and he sits there again at a rematch."""
    was = row.seats[seat]
    row = _remembered(row, seat)
    row = replace(row, shown={**row.shown, f"conceded {SEAT_NAMES[seat]}": was.name})
    return put(row, seat, replace(bot(seat, None), guest=was.guest))


def _remembered(row: TableRow, seat: int) -> TableRow:
    """Whoever gives a seat away during the game has seen its hand: he can take
    back that seat, and no other."""
    key = f"held {row.seats[seat].guest}"
    held = sorted({*row.shown.get(key, ()), SEAT_NAMES[seat]})
    return replace(row, shown={**row.shown, key: held})


def again(row: TableRow, rotate: bool) -> tuple[SeatRow, ...]:
    """The same people at a new table; their seats are theirs whether they come or not."""
    seats: tuple[SeatRow, ...] = ()
    for i, seat in enumerate(row.seats):
        name = row.shown.get(f"conceded {SEAT_NAMES[i]}")
        if seat.kind == "bot" and seat.guest is not None and name is not None:
            seat = SeatRow(kind="person", guest=seat.guest, name=str(name))
        seats = (*seats, replace(seat, nonce=None))
    if rotate:
        seats = (*seats[1:], seats[0])
    return tuple(
        replace(seat, name=BOT_NAMES[i]) if seat.kind == "bot" else seat
        for i, seat in enumerate(seats)
    )


def check_table(game: Game[Any], seats: int, options: dict[str, Any], language: str) -> None:
    """Whether this game can be played so: before anybody waits at a table that can't start."""
    low, high = game.info.seats
    if not low <= seats <= high:
        title = game.info.title.get(language, game.info.title["en"])
        raise Sorry("malformed", "wrong-seats", title=title, low=low, high=high, n=seats)
    for name in options:
        if name not in game.info.settings:
            raise Sorry("malformed", "bad-setting", why=name[:40])
    for name, setting in game.info.settings.items():
        wrong = setting.check(options.get(name, setting.default), seats)
        if wrong is not None:
            raise Sorry("malformed", "bad-setting", why=wrong)
