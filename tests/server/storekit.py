"""Rows and matches for the tests of whoever keeps them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tabard.core.match import Match
from tabard.server import rows
from tabard.server.rows import GuestRow, SeatRow, TableRow
from tests.keepsake import GAME

ANN = GuestRow(id="ann", name="Ann", language="it", created=1.0, seen=2.0)


def row(id: str = "t", **given: Any) -> TableRow:
    seats = (SeatRow(kind="person", guest="ann", name="Ann", nonce="n"), SeatRow(), SeatRow())
    made = TableRow(
        id=id, game="keepsake", owner="ann", options={"rounds": 2}, seats=seats, seed="00" * 32
    )
    return replace(made, **given)


def parts(match: Match[Any]) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    header, snapshot = match.lasting(), match.changing()
    return header, [i.to_json() for i in match.inputs], snapshot


async def begin(store: rows.Store, id: str = "t") -> Match[Any]:
    match: Match[Any] = Match.new(GAME, {"rounds": 2}, 3)
    header, inputs, snapshot = parts(match)
    await store.start_match(id, header, inputs, snapshot, row(id, status="playing"))
    return match


async def move(store: rows.Store, match: Match[Any], id: str = "t", **given: Any) -> None:
    before = len(match.inputs)
    q = match.pending
    assert q is not None
    match.answer(q.who[0], q.options_of(q.who[0])[0])
    new = [i.to_json() for i in match.inputs[before:]]
    now = row(id, status="playing", changed=before, **given)
    await store.append(id, new, match.changing(), now)
