"""Tables over HTTP: open one, sit down, start, leave, give up, once more; and what one may keep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field
from starlette.responses import PlainTextResponse, Response

from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.registry import load, names

from . import exports, seats, series
from .lobby import Place
from .messages import Level, TableShape
from .rooms import Room
from .rows import Brings, GuestRow
from .safety import Problem
from .web import Body, Guest, Tongue, Visitor, Whole, answer, documented, parts_of, shown

if TYPE_CHECKING:
    from .messages import Language

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=documented(404, 409, 503))

SeatLetter = Annotated[str, Field(min_length=1, max_length=2)]
Nonce = Annotated[str, Field(min_length=1, max_length=64)]
Promise = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""The SHA-256 of a nonce that I tell when the game is about to begin: see docs/FAIR.md."""
OwnList = Annotated[str, Field(min_length=1, max_length=20_000)]
"""A list of one's own (a deck) as text, or the name of one in the box. Nobody else reads it."""


Page = Annotated[str | None, Query(max_length=40, description="The last table of the page before.")]


class NewSeat(Body):
    """`hot`: another seat of the same guest, with a name of its own."""

    kind: Literal["me", "free", "bot", "hot"]
    level: Level | None = None
    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    brings: OwnList | None = None


class NewTable(Body):
    game: Annotated[str, Field(min_length=1, max_length=64)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = Field(default_factory=dict)
    public: bool = False
    spectators_allowed: bool = True
    stand_in_after: Annotated[Whole, Field(ge=5, le=7 * 24 * 3600)] | None = None
    """Seconds after which a bot plays for somebody who is away; null: never."""
    clock: Annotated[Whole, Field(ge=10, le=7 * 24 * 3600)] | None = None
    """Seconds that somebody has for an answer; then a bot gives it for them. null: no clock."""
    promise: Promise | None = None
    start: bool = False
    practice: bool = False
    """Alone with bots one may take back what has come to light, too."""
    best_of: Literal[1, 3, 5] = 1
    """So many games for one result at most: who wins more than half of them wins."""
    swap: bool = False
    """Then everybody takes over the next seat's list after each game, instead of keeping theirs."""


class Sit(Body):
    seat: SeatLetter | None = None
    promise: Promise | None = None
    brings: OwnList | None = None


class Tell(Body):
    seat: SeatLetter
    nonce: Nonce


class Nothing(Body):
    """An empty object, or no body at all."""


class WhichSeat(Body):
    seat: SeatLetter


class SetSeat(Body):
    seat: SeatLetter
    kind: Literal["free", "bot"]
    level: Level | None = None
    brings: OwnList | None = None
    """What a bot plays with."""


class Shelf(Body):
    """Where in my list: open, archived, or no longer in it. Its link still leads there."""

    shelf: Literal["", "archive", "removed"]


class Rematch(Body):
    rotate: bool = False
    """Everybody moves on by one seat; not between two games of a series."""
    promise: Promise | None = None


async def _room(request: Request, id: str) -> Room:
    return await parts_of(request).lobby.find(id)


def _shape(room: Room, guest: GuestRow | None, language: Language) -> Response:
    return answer(room.table_shape("" if guest is None else guest.id, language))


# -- finding and opening ---------------------------------------------------------------------------


@router.get("", response_model=list[TableShape])
async def open_tables(
    request: Request, visitor: Visitor, language: Tongue, after: Page = None
) -> Response:
    """Public tables with a free seat, the newest first, a hundred at a time."""
    guest = "" if visitor is None else visitor.id
    return answer(await parts_of(request).lobby.open(guest, language, after=after))


@router.post("", response_model=None, responses=shown("TableShape"))
async def create(request: Request, body: NewTable, guest: Guest, language: Tongue) -> Response:
    """Open a table, and with `start` play at once."""
    if body.game not in names():
        raise Problem(404, "no-game", game=body.game[:40])
    parts_of(request).guard.check_opening(request.scope, guest.id)
    room = await parts_of(request).lobby.create(
        guest,
        body.game,
        [Place(seat.kind, seat.level, seat.name, seat.brings) for seat in body.seats],
        body.options,
        body.public,
        body.spectators_allowed,
        body.stand_in_after,
        body.promise,
        body.start,
        language,
        body.practice,
        body.best_of,
        body.swap,
        body.clock,
    )
    return _shape(room, guest, language)


@router.get("/{id}", response_model=TableShape)
async def table(request: Request, id: str, visitor: Visitor, language: Tongue) -> Response:
    room = await _room(request, id)
    await parts_of(request).lobby.unseal(room)
    return _shape(room, visitor, language)


# -- sitting ---------------------------------------------------------------------------------------


@router.post("/{id}/sit", response_model=None, responses=shown("TableShape"))
async def sit(
    request: Request, id: str, guest: Guest, language: Tongue, body: Sit | None = None
) -> Response:
    """Take a seat, the first free one unless told, or mine again. `promise` is for your part of
    the dice; `brings` a list of your own."""
    room, body = await _room(request, id), body or Sit()
    seat = None if body.seat is None else seats.seat_number(room.row, body.seat)
    brings = None
    if body.brings is not None:
        unread = Brings(body.brings)
        seats.sit(room.row, guest.id, guest.name, seat, None, unread)  # if not, nothing is read
        brings = await _brought(request, room, guest, body.brings, language)
    await room.sit(guest, seat, body.promise, brings)
    return _shape(room, guest, language)


async def _brought(
    request: Request, room: Room, guest: GuestRow, text: str, language: Language
) -> Brings:
    """A list for a seat of this table, once it is read."""
    parts, row = parts_of(request), room.row
    parts.guard.check_opening(request.scope, guest.id)
    game, seats = load(row.game), len(row.seats)
    return await parts.lobby.reader.check(game, text, seats, language, row.options)


@router.post("/{id}/tell", response_model=None, responses=shown("TableShape"))
async def tell(request: Request, id: str, body: Tell, guest: Guest, language: Tongue) -> Response:
    """The nonce that I promised, when the table waits for it."""
    room = await _room(request, id)
    await room.tell_nonce(guest, seats.seat_number(room.row, body.seat), body.nonce)
    return _shape(room, guest, language)


@router.post("/{id}/leave", response_model=None, responses=shown("TableShape"))
async def leave(
    request: Request, id: str, guest: Guest, language: Tongue, body: Nothing | None = None
) -> Response:
    """Stand up. During the game a bot plays on."""
    room = await _room(request, id)
    await room.stand_up(guest)
    return _shape(room, guest, language)


@router.post("/{id}/shelf", response_model=None, responses=shown("TableShape"))
async def shelve(
    request: Request, id: str, body: Shelf, guest: Guest, language: Tongue
) -> Response:
    """Put a table of mine away, or take it back."""
    room = await _room(request, id)
    await room.shelve(guest, body.shelf)
    return _shape(room, guest, language)


@router.post("/{id}/seat", response_model=None, responses=shown("TableShape"))
async def set_seat(
    request: Request, id: str, body: SetSeat, guest: Guest, language: Tongue
) -> Response:
    """Before the game its owner arranges the seats; during it one's own goes to a bot."""
    room = await _room(request, id)
    seat, brings = seats.seat_number(room.row, body.seat), None
    if body.brings is not None:
        unread = Brings(body.brings)
        seats.set_seat(room.row, guest.id, seat, body.kind, body.level, unread)
        brings = await _brought(request, room, guest, body.brings, language)
    await room.set_seat(guest, seat, body.kind, body.level, brings)
    return _shape(room, guest, language)


@router.post("/{id}/take", response_model=None, responses=shown("TableShape"))
async def take(
    request: Request, id: str, body: WhichSeat, guest: Guest, language: Tongue
) -> Response:
    """Go on for a bot: at once if I have lent it the seat, or am alone with bots; otherwise the
    table is asked, and `asking` says so."""
    room = await _room(request, id)
    await room.take_over(guest, seats.seat_number(room.row, body.seat))
    return _shape(room, guest, language)


# -- the game --------------------------------------------------------------------------------------


@router.post("/{id}/start", response_model=None, responses=shown("TableShape"))
async def start(
    request: Request, id: str, guest: Guest, language: Tongue, body: Nothing | None = None
) -> Response:
    """Begin; free seats get a bot. The next game of a series begins when everybody has asked."""
    room = await _room(request, id)
    await room.start(guest)
    return _shape(room, guest, language)


@router.post("/{id}/concede", response_model=None, responses=shown("TableShape"))
async def concede(
    request: Request, id: str, body: WhichSeat, guest: Guest, language: Tongue
) -> Response:
    """Give up. While others play on, a bot plays for the seat."""
    room = await _room(request, id)
    await room.concede(guest, seats.seat_number(room.row, body.seat))
    return _shape(room, guest, language)


@router.post("/{id}/rematch", response_model=None, responses=shown("TableShape"))
async def rematch(
    request: Request, id: str, guest: Guest, language: Tongue, body: Rematch | None = None
) -> Response:
    """Once more, with the same people: everybody who asks gets the same new table."""
    body = body or Rematch()
    parts_of(request).guard.check_opening(request.scope, guest.id)
    room = await parts_of(request).lobby.rematch(guest, id, body.rotate, body.promise)
    return _shape(room, guest, language)


# -- exports ---------------------------------------------------------------------------------------


async def _export(
    request: Request,
    id: str,
    visitor: GuestRow | None,
    seat: str | None,
    ending: str,
    make: Callable[[Match[Any], int], str],
) -> Response:
    """What whoever asks may know: one of their seats (the first unless told), or a spectator."""
    room = await _room(request, id)
    await parts_of(request).lobby.unseal(room)
    match = await room.on_disk()
    if match is None:
        raise Problem(409, "no-match")
    if series.closed(room.row):
        raise Problem(403, "series-closed")
    mine = () if visitor is None else seats.seats_of(room.row, visitor.id)
    viewer = mine[0] if mine else SPECTATOR
    if seat is not None:
        viewer = seats.seat_number(room.row, seat)
        if viewer not in mine and not match.over:
            raise Problem(403, "not-your-seat", seat=seat)
    if not mine and not match.over and not room.row.spectators_allowed:
        raise Problem(403, "spectators")
    text = await asyncio.to_thread(make, match, viewer)
    name = f"{room.row.game}-{id[:6]}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    kind = "application/json" if ending == "json" else "text/plain"
    return Response(text, 200, headers, kind)


Letter = Annotated[str | None, Query(min_length=1, max_length=2, description="A seat of mine.")]


@router.get("/{id}/match.json")
async def match_json(request: Request, id: str, visitor: Visitor, seat: Letter = None) -> Response:
    """The match file: the whole one when it is over, until then what you saw of it."""
    return await _export(request, id, visitor, seat, "json", exports.match_file)


@router.get("/{id}/log.txt", response_class=PlainTextResponse)
async def log_txt(
    request: Request, id: str, visitor: Visitor, language: Tongue, seat: Letter = None
) -> Response:
    """The log in full sentences."""
    called = seats.names((await _room(request, id)).row)

    def make(match: Match[Any], viewer: int) -> str:
        return exports.log_text(match, viewer, language, called)

    return await _export(request, id, visitor, seat, "txt", make)


@router.get("/{id}/scenario.yaml", response_class=PlainTextResponse)
async def scenario_yaml(
    request: Request,
    id: str,
    visitor: Visitor,
    seat: Letter = None,
    after: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Response:
    """The position as a scenario. When the match is over: that after step `after`."""
    state: Any = None
    if after is not None:
        room = await _room(request, id)
        if room.match is None or room.row.status != "over":
            raise Problem(403, "not-over")
        if series.closed(room.row):
            raise Problem(403, "series-closed")
        album = await parts_of(request).albums.album(id, room.match, seats.names(room.row))
        if after >= len(album):
            raise Problem(404, "no-step", step=after, last=len(album) - 1)
        state = album.states[after]

    def make(match: Match[Any], viewer: int) -> str:
        return exports.scenario(match, viewer, state)

    return await _export(request, id, visitor, seat, "yaml", make)
