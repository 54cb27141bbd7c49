"""Replays over HTTP: the list of steps, any position, and playing on from it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field
from starlette.responses import Response

from tabard.core.match import Match

from . import seats, series
from .messages import Language, Level, OutcomeShape, Positions
from .replays import Album, ReplayShape, ReplayStep, viewer_of
from .rooms import Room
from .safety import Problem
from .web import Body, Guest, Tongue, Visitor, Whole, answer, documented, model_of, parts_of, shown

if TYPE_CHECKING:
    from .app import Parts

router = APIRouter(prefix="/api/replays", tags=["replays"], responses=documented(404, 409, 503))
PositionShape = model_of(Positions)
Number = Annotated[int, Path(ge=0, le=1_000_000)]
Letter = Annotated[str | None, Query(min_length=1, max_length=2, description="Whose eyes.")]
OPEN = "*"
"""Instead of a seat: all that any of them saw."""


class Fork(Body):
    after: Annotated[Whole, Field(ge=0, le=1_000_000)] | None = None
    """The step; null: where the match stands, which is all there is while it goes on."""
    seat: Annotated[str, Field(min_length=1, max_length=2)]
    level: Level = "normal"


async def _room(parts: Parts, id: str) -> tuple[Room, Match[Any]]:
    """A table whose match is over: everybody may see all of it."""
    room = await parts.lobby.find(id)
    await parts.lobby.unseal(room)
    if room.match is None:
        raise Problem(409, "no-match")
    if room.row.status != "over":  # the end is saved too
        raise Problem(403, "not-over")
    if series.closed(room.row):
        raise Problem(403, "series-closed")
    return room, room.match


async def _album(parts: Parts, id: str, language: Language) -> tuple[Room, Album]:
    room, match = await _room(parts, id)
    return room, await parts.albums.album(id, match, seats.names(room.row), language)


@router.get("/{id}", response_model=ReplayShape)
async def steps(request: Request, id: str, visitor: Visitor, language: Tongue) -> Response:
    """All steps of a match that is over."""
    room, album = await _album(parts_of(request), id, language)
    found, outcome = await asyncio.to_thread(_told, album, language)
    table = room.table_shape("" if visitor is None else visitor.id, language)
    return answer(ReplayShape(table, found, outcome))


def _told(album: Album, language: Language) -> tuple[list[ReplayStep], OutcomeShape | None]:
    return album.steps(language), album.outcome(language)


@router.get("/{id}/{n:int}", response_model=PositionShape)
async def position(
    request: Request, id: str, n: Number, language: Tongue, seat: Letter = None, plain: bool = False
) -> Response:
    """The position after step `n` (0: the first of all), as a seat saw it, or a spectator, or
    with `*` all of them together."""
    _, album = await _album(parts_of(request), id, language)
    viewer = viewer_of(None if seat == OPEN else seat, album.match.seats)
    whole = seat == OPEN
    return answer(await asyncio.to_thread(_position, album, n, viewer, language, plain, whole))


def _position(
    album: Album, n: int, viewer: int, language: Language, plain: bool, whole: bool
) -> Positions:
    if n >= len(album):
        raise Problem(404, "no-step", step=n, last=len(album) - 1)
    return album.position(n, viewer, language, plain, whole)


@router.post("/{id}/fork", response_model=None, responses=shown("TableShape"))
async def fork(request: Request, id: str, body: Fork, guest: Guest, language: Tongue) -> Response:
    """Play on from here against bots: what the seat could not know is drawn anew. While the match
    goes on, only a seat of mine, and only from where it stands."""
    parts = parts_of(request)
    parts.guard.check_opening(request.scope, guest.id)
    old = await parts.lobby.find(id)
    seat = seats.seat_number(old.row, body.seat)
    if body.after is not None:
        _, album = await _album(parts, id, language)
        if body.after >= len(album):
            raise Problem(404, "no-step", step=body.after, last=len(album) - 1)
        if album.past(body.after).over:
            raise Problem(409, "fork-over")
    room = await parts.lobby.fork(guest, id, body.after, seat, body.level)
    return answer(room.table_shape(guest.id, language))
