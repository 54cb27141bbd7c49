"""Tables laid in the middle of a game: any position that a scenario can write down, with people and
bots at it. The server finds the table in its database, as it finds those of yesterday."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tabard.core.match import Match
from tabard.core.registry import load
from tabard.server import seats
from tabard.server.guests import COOKIE, new_id
from tabard.server.rows import TableRow
from tabard.server.stage import row_now
from tabard.server.store import Store

from .visitor import Visitor


def place(
    visitor: Visitor,
    data: Path,
    game: str,
    position: dict[str, Any],
    people: Collection[str] = ("A",),
    level: str = "normal",
    friends: Mapping[str, Visitor] | None = None,
    seed: bytes | None = None,
) -> str:
    """The address of a table of theirs at this position. They sit at these seats (at one screen, if
    these are several), their friends at theirs, bots at the others; with no seat they watch. With
    a `seed` dice fall and bots choose the same in every run."""
    guest = whose(visitor)
    guests = {name: (whose(friend), f"Ilse {name}") for name, friend in (friends or {}).items()}
    named = "Anna {}" if len(people) > 1 else "Anna"
    guests |= {name: (guest, named.format(name)) for name in people}
    title = load(game)
    s = title.read_position(position) if "columns" not in position else title.from_json(position)
    match = Match(title, s, seed, start=title.to_json(s))
    sitting = tuple(
        seats.person(*guests[name]) if name in guests else seats.bot(i, level)
        for i, name in enumerate("ABCDEF"[: match.seats])
    )
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=game,
        owner=guest,
        options=dict(s.settings),
        seats=sitting,
        seed=match.dice.seed.hex(),
        created=now,
        changed=now,
        shown={"practice": True},
    )
    # In a thread of its own: the browser's loop runs in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, _save(data, row_now(row, match), match)).result()
    return f"/table/{row.id}"


def whose(visitor: Visitor) -> str:
    """The guest's id: their cookie is that, signed."""
    visitor.tell("/api/me")
    [cookie] = [c for c in visitor.context.cookies() if c.get("name") == COOKIE]
    return str(cookie.get("value")).rpartition(".")[0]


async def _save(data: Path, row: TableRow, match: Match[Any]) -> None:
    store = await Store.open(data)
    inputs = [one.to_json() for one in match.inputs]
    await store.start_match(row.id, match.lasting(), inputs, match.changing(), row)
    await store.close()
