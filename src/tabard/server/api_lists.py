"""Lists of one's own (decks): written with the game's reasons at hand, and kept for the guest on
every device of theirs. A list that is not legal yet is kept too: what is brought to a table is read
again there."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from pydantic import Field
from starlette.responses import Response

from tabard.core.game import Game
from tabard.core.lists import Listing

from .brought import TOLD
from .guests import new_id
from .rows import Full, ListRow
from .safety import Problem
from .web import Body, Guest, Tongue, Visitor, answer, documented, parts_of, shown, the_game

router = APIRouter(
    prefix="/api/games/{game}/lists", tags=["lists"], responses=documented(404, 409, 503)
)


def game_with_lists(game: Annotated[Game[Any], Depends(the_game)]) -> Game[Any]:
    if not game.list_kind:
        raise Problem(404, "no-lists")
    return game


Chosen = Annotated[Game[Any], Depends(game_with_lists)]


@dataclass
class ListShape:
    """A list of mine, as I wrote it."""

    id: str
    text: str
    created: float
    changed: float


@dataclass
class EntryShape:
    """So many copies of one thing of the box, and what it stands among."""

    kind: str
    id: str
    copies: int
    group: str


@dataclass
class ProblemShape:
    """What is wrong: in which line (null: with the whole), by which rule, and how many copies of
    what the line names have to go to mend it."""

    text: str
    line: int | None
    rule: str | None
    excess: int


@dataclass
class ListingShape:
    """A text as the game reads it. Without problems it can be played."""

    name: str
    leader: tuple[str, str] | None
    """Kind and id of whom it belongs to, who is not counted with it (a hero)."""
    size: int
    entries: list[EntryShape]
    problems: list[ProblemShape]
    """The first of them; `more` says how many others there are."""
    more: int


class Written(Body):
    text: Annotated[str, Field(max_length=20_000)]


def _shape(row: ListRow) -> ListShape:
    return ListShape(row.id, row.text, row.created, row.changed)


def _listing(found: Listing) -> ListingShape:
    return ListingShape(
        found.name,
        found.leader,
        found.size,
        [EntryShape(*entry) for entry in found.entries],
        [ProblemShape(*problem) for problem in found.problems[:TOLD]],
        max(0, len(found.problems) - TOLD),
    )


@router.get("", response_model=list[ListShape])
async def mine(request: Request, game: Chosen, visitor: Visitor) -> Response:
    """My lists, the last changed first."""
    store = parts_of(request).store
    rows = [] if visitor is None else await store.lists_of(visitor.id, game.info.id)
    return answer([_shape(row) for row in rows])


@router.post("", response_model=None, responses=shown("ListShape"))
async def add(request: Request, game: Chosen, guest: Guest, body: Written) -> Response:
    """Keep a new one."""
    parts = parts_of(request)
    now = time.time()
    row = ListRow(
        id=new_id(), guest=guest.id, game=game.info.id, text=body.text, created=now, changed=now
    )
    try:
        await parts.store.add_list(row, parts.config.limits.lists)
    except Full:
        raise Problem(409, "lists-full", room=parts.config.limits.lists) from None
    return answer(_shape(row))


@router.post("/read", response_model=ListingShape)
async def read(
    request: Request, game: Chosen, guest: Guest, language: Tongue, body: Written
) -> Response:
    """What a text holds, and what is wrong with it."""
    parts = parts_of(request)
    parts.guard.check_reading(request.scope, guest.id)
    return answer(_listing(await parts.lobby.reader.read(game, body.text, language)))


@router.put("/{id}", response_model=None, responses=shown("ListShape"))
async def change(request: Request, game: Chosen, id: str, guest: Guest, body: Written) -> Response:
    """Write it anew."""
    row = await parts_of(request).store.change_list(guest.id, id, body.text, time.time())
    if row is None:
        raise Problem(404, "no-list")
    return answer(_shape(row))


@router.delete("/{id}", response_model=None, responses=shown("ListShape"))
async def remove(request: Request, game: Chosen, id: str, guest: Guest) -> Response:
    """Throw it away; the answer is what it was. Tables that it was brought to keep their copy."""
    row = await parts_of(request).store.remove_list(guest.id, id)
    if row is None:
        raise Problem(404, "no-list")
    return answer(_shape(row))
