"""Who sits where: pure functions from a table's row to the next one, or `Sorry` with the reason.

The rules of sitting down: before the game seats are taken, left and given to bots freely; during
it a seat changes hands only by its owner's will. They lend it to a bot, and it waits for them: they
take it back at any time, anybody else only if they agree. A bot's seat is taken if everybody who
plays agrees; whoever has seen another hand of this match is named with it. Nobody holds two seats
while other people play, as they would see both hands; alone with bots one may. (Several people at
one screen hold several from the start.)
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, get_args

from tabard.core.codec import SEAT_NAMES
from tabard.core.fair import is_nonce
from tabard.core.fair import promise as promised
from tabard.core.game import Game

from . import series
from .brought import check_options
from .messages import Level
from .names import look, tidy
from .rows import Brings, SeatRow, TableRow
from .sorry import Sorry

BOT_NAMES = ("Cog", "Rivet", "Sprocket", "Gizmo", "Bolt", "Widget")
"""What bots are called, by seat: the same in every language, and no name of a person."""
NAME_LIMIT = 40
"""Characters of a name: more does not fit a seat's card."""
_PROMISE = re.compile(r"[0-9a-f]{64}")
REVEALING = "revealing"
"""In a row's `shown`: seats are fixed, and their people are telling their nonces."""


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


def person(
    guest: str, name: str, promise: str | None = None, brings: Brings | None = None
) -> SeatRow:
    if promise is not None and not _PROMISE.fullmatch(promise):
        raise Sorry("malformed", "bad-promise")
    name = tidy(name, NAME_LIMIT)
    if not name:
        raise Sorry("malformed", "name-empty")
    made = SeatRow(kind="person", guest=guest, name=name, promise=promise)
    return bringing(made, brings)


def bringing(seat: SeatRow, brings: Brings | None) -> SeatRow:
    """With this list; None: with what it has."""
    return seat if brings is None else replace(seat, brings=brings.text, listed=brings.listed)


def bot(seat: int, level: str | None, brings: Brings | None = None) -> SeatRow:
    level = "normal" if level is None else level
    if level not in get_args(Level):
        raise Sorry("malformed", "bad-level", level=str(level)[:20])
    chosen: Level = level  # type: ignore[assignment]
    return bringing(SeatRow(kind="bot", level=chosen, name=BOT_NAMES[seat]), brings)


def put(row: TableRow, seat: int, what: SeatRow) -> TableRow:
    return replace(row, seats=(*row.seats[:seat], what, *row.seats[seat + 1 :]))


def other_name(row: TableRow, name: str, guest: str) -> str:
    """Names that look the same get a number, so that people can tell them apart."""
    taken = {look(seat.name) for seat in row.seats if seat.kind == "bot" or seat.guest != guest}
    found, n = name, 2
    while look(found) in taken:
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


def check_waiting(row: TableRow) -> None:
    """Seats can be arranged until the game begins, or is about to."""
    if row.status != "waiting":
        raise Sorry("illegal", "not-waiting")
    if REVEALING in row.shown:
        raise Sorry("illegal", "beginning")


def carried(seat: SeatRow, old: SeatRow) -> SeatRow:
    """With what was brought to another one."""
    return replace(seat, brings=old.brings, listed=old.listed)


def check_brings(row: TableRow, brings: bool) -> None:
    """Lists are chosen before the first game of a series, not between two of them."""
    if brings and series.later(row):
        raise Sorry("illegal", "lists-fixed")


def sit(
    row: TableRow,
    guest: str,
    name: str,
    seat: int | None,
    promise: str | None = None,
    brings: Brings | None = None,
) -> TableRow:
    """Take a free seat, the first unless told; who sits already moves there, with what they have
    promised and brought unless they say otherwise."""
    check_waiting(row)
    check_brings(row, brings is not None)
    mine = seats_of(row, guest)
    if seat is None:
        free = (i for i, s in enumerate(row.seats) if s.kind == "free")
        seat = mine[0] if mine else next(free, None)
        if seat is None:
            raise Sorry("illegal", "no-free-seat")
    if seat in mine:
        now = row.seats[seat]
        made = person(guest, now.name, promise or now.promise)
        return put(row, seat, bringing(carried(made, now), brings))
    if row.seats[seat].kind != "free":
        raise Sorry("illegal", "seat-taken")
    if len(mine) > 1:
        raise Sorry("illegal", "one-seat")
    made = person(guest, name, promise)
    for old in mine:
        now = row.seats[old]
        made = carried(replace(made, promise=promise or now.promise), now)
        row = put(row, old, SeatRow())
    made = bringing(made, brings)
    return put(row, seat, replace(made, name=other_name(row, made.name, guest)))


def leave(row: TableRow, guest: str) -> TableRow:
    """Stand up. Before the game the seats are free again; a bot plays on during it."""
    mine = seats_of(row, guest)
    if not mine:
        raise Sorry("refused", "not-seated")
    if row.status == "over":
        raise Sorry("illegal", "not-playing")
    if row.status == "waiting":
        check_waiting(row)
    for seat in mine:
        row = lent(row, seat, None) if row.status == "playing" else put(row, seat, SeatRow())
    if row.status == "waiting" and not people(row):
        return replace(row, status="over", public=False)
    if row.status == "waiting" and row.owner == guest:
        return replace(row, owner=people(row)[0])
    return row


def set_seat(
    row: TableRow,
    guest: str,
    seat: int,
    kind: str,
    level: str | None,
    brings: Brings | None = None,
) -> TableRow:
    """The owner arranges the seats before the game, and chooses what bots bring; during it one's
    own goes to a bot."""
    now = row.seats[seat]
    if row.status == "playing":
        if now.kind != "person" or now.guest != guest:
            raise Sorry("refused", "not-your-seat", seat=SEAT_NAMES[seat])
        if kind != "bot" or brings is not None:
            raise Sorry("illegal", "not-waiting")
        return lent(row, seat, level)
    check_waiting(row)
    if row.owner != guest:
        raise Sorry("refused", "not-owner")
    if now.kind == "person" and now.guest != guest:
        raise Sorry("refused", "seat-somebody")
    if kind != "bot":
        if brings is not None:
            raise Sorry("malformed", "list-for-nobody")
        return put(row, seat, SeatRow())
    check_brings(row, brings is not None)
    if now.kind == "bot":  # the same one, but for what is said
        return put(row, seat, bringing(carried(bot(seat, level or now.level), now), brings))
    return put(row, seat, bot(seat, level, brings))


def ready(row: TableRow, guest: str) -> TableRow:
    """What the game starts with: seats that are still free get a bot. The next game of a series is
    everybody's to agree to: `awaited` says who has yet to."""
    check_waiting(row)
    if series.later(row):
        if guest not in people(row):
            raise Sorry("refused", "not-seated")
        row = series.agree(row, guest)
        if awaited(row):
            return row
    elif row.owner != guest:
        raise Sorry("refused", "not-owner")
    if not people(row):
        raise Sorry("illegal", "nobody-there")
    for i, seat in enumerate(row.seats):
        if seat.kind == "free":
            row = put(row, i, bot(i, None))
    return row


def awaited(row: TableRow) -> tuple[str, ...]:
    """Guests without whom the next game of a series does not begin."""
    if not series.later(row):
        return ()
    return tuple(guest for guest in people(row) if not series.agreed(row, guest))


def untold(row: TableRow) -> tuple[int, ...]:
    """Seats whose people have promised a nonce and not told it yet."""
    return tuple(
        i for i, seat in enumerate(row.seats) if seat.promise is not None and seat.nonce is None
    )


def tell(row: TableRow, guest: str, seat: int, nonce: str) -> TableRow:
    """The nonce that was promised. Not before all seats are fixed: whoever sat down after it was
    told could choose theirs to fit."""
    now = row.seats[seat]
    if now.kind != "person" or now.guest != guest:
        raise Sorry("refused", "not-your-seat", seat=SEAT_NAMES[seat])
    if row.status != "waiting" or REVEALING not in row.shown:
        raise Sorry("illegal", "not-beginning")
    if now.promise is None or not is_nonce(nonce) or promised(nonce) != now.promise:
        raise Sorry("malformed", "bad-nonce")
    return put(row, seat, replace(now, nonce=nonce))


# -- during it, and after it ----------------------------------------------------------------------


def lender(row: TableRow, seat: int) -> str | None:
    """Who has lent this seat to the bot that plays it. (Before 0.4 a bot's seat did not say so, but
    the table remembered who had held it.)"""
    now = row.seats[seat]
    if now.kind != "bot" or now.guest is not None:
        return now.guest if now.kind == "bot" else None
    keys = (key for key, held in row.shown.items() if key.startswith("held "))
    found = (key.partition(" ")[2] for key in keys if SEAT_NAMES[seat] in row.shown[key])
    return next(found, None)


def company(row: TableRow) -> tuple[str, ...]:
    """Everybody whose game this is: who plays, and who has lent their seat."""
    lenders = (lender(row, seat) for seat in range(len(row.seats)))
    return tuple(dict.fromkeys((*people(row), *(one for one in lenders if one is not None))))


def seen(row: TableRow, guest: str) -> tuple[str, ...]:
    """The seats whose hands this guest has looked at, by letter."""
    mine = {SEAT_NAMES[seat] for seat in seats_of(row, guest)}
    return tuple(sorted({*row.shown.get(f"held {guest}", ()), *mine}))


def check_take(row: TableRow, guest: str, seat: int) -> bool:
    """Whether this guest may go on for the bot of this seat: at once, or (False) if others agree.
    `Sorry`: not even then."""
    if row.status != "playing":
        raise Sorry("illegal", "not-playing")
    now = row.seats[seat]
    if now.kind == "person":
        raise Sorry("illegal", "one-seat" if now.guest == guest else "seat-taken")
    others = set(company(row)) - {guest}
    mine = seats_of(row, guest)
    own = lender(row, seat) == guest
    if own:  # at one screen they may hold several; a seat that they took over is none of these
        mine = tuple(i for i in mine if row.shown.get(f"took {SEAT_NAMES[i]}") == guest)
    if others and mine:
        raise Sorry("refused", "two-hands")
    return own or (not others and guest in company(row))


def take(row: TableRow, guest: str, name: str, seat: int) -> TableRow:
    """Go on for a bot, when `check_take` or the table allows it."""
    now = row.seats[seat]
    made = person(guest, name)
    if seats_of(row, guest):
        made = replace(made, name=f"{made.name} {SEAT_NAMES[seat]}"[:NAME_LIMIT])
    made = replace(made, name=other_name(row, made.name, guest))
    if lender(row, seat) != guest:
        row = replace(row, shown={**row.shown, f"took {SEAT_NAMES[seat]}": guest})
    return put(row, seat, replace(now, kind="person", guest=guest, name=made.name, level=None))


def lent(row: TableRow, seat: int, level: str | None) -> TableRow:
    """A bot plays on. Whoever gives a seat away has seen its hand, which the table remembers."""
    was = row.seats[seat]
    made = bot(seat, level)
    key = f"held {was.guest}"
    held = sorted({*row.shown.get(key, ()), SEAT_NAMES[seat]})
    row = replace(row, shown={**row.shown, key: held})
    return put(row, seat, replace(was, kind="bot", level=made.level, name=made.name))


def give_up(row: TableRow, seat: int) -> TableRow:
    """A bot plays on for somebody who has conceded. The seat remembers whose it was: the table
    stays among theirs, and they sit there again at a rematch."""
    was = row.seats[seat]
    row = lent(row, seat, None)
    return replace(row, shown={**row.shown, f"conceded {SEAT_NAMES[seat]}": was.name})


def again(row: TableRow, rotate: bool) -> tuple[SeatRow, ...]:
    """The same people at a new table; their seats are theirs whether they come or not."""
    seats: tuple[SeatRow, ...] = ()
    for i, seat in enumerate(row.seats):
        name = row.shown.get(f"conceded {SEAT_NAMES[i]}")
        if seat.kind == "bot" and seat.guest is not None and name is not None:
            seat = replace(seat, kind="person", name=str(name), level=None)
        if seat.kind == "bot" and seat.guest is not None:  # what it plays with is not its owner's
            seat = replace(seat, guest=None, listed=None)
        seats = (*seats, replace(seat, nonce=None, promise=None))
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
        more = high - low
        raise Sorry("malformed", "wrong-seats", title=title, low=low, high=high, more=more, n=seats)
    for name in options:
        if name not in game.info.settings:
            raise Sorry("malformed", "bad-setting", why=name[:40])
    check_options(game, options, seats)
    for name, setting in game.info.settings.items():
        wrong = setting.check(options.get(name, setting.default), seats)
        if wrong is not None:
            raise Sorry("malformed", "bad-setting", why=wrong)
