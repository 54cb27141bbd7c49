"""The dice's promise at a table: seats promise their nonces, nobody moves any more, all is told."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest

from tabard.core.fair import Kept, own_nonces, pledge, promise, verify
from tabard.server import rooms
from tabard.server.lobby import Place
from tabard.server.sorry import Sorry
from tests.server.tablekit import ANN, BEE, CAT, MemoryStore, Tab, lobby
from tests.server.webkit import ask, new_table, web

pytestmark = pytest.mark.asyncio

THREE = [Place("me"), Place("free"), Place("bot")]


async def test_the_server_commits_before_it_knows_any_nonce(tmp_path: Path) -> None:
    """With `start` the whole table is made by one request: the nonce may not be in it."""
    async with web(tmp_path) as server:
        ann = server.browser()
        mine = promise("my-own-luck")
        table = await new_table(ann, "me", "bot", "bot", promise=mine, start=True)
        assert (table["status"], table["tell"]) == ("waiting", ["A"])
        kept = table["pledge"]
        assert kept == pledge(table["commitment"], [mine, None, None])
        path = f"/api/tables/{table['id']}"
        wrong = await ann.post(f"{path}/tell", json={"seat": "A", "nonce": "another"})
        assert wrong.status_code == 422
        begun = await ask(ann, "POST", f"{path}/tell", {"seat": "A", "nonce": "my-own-luck"})
        assert (begun["status"], begun["tell"], begun["pledge"]) == ("playing", [], kept)
        for seat in ("A",):
            await ask(ann, "POST", f"{path}/concede", {"seat": seat})
        await server.parts.lobby.rooms[table["id"]].close()
        room = await server.parts.lobby.find(table["id"])
        assert room.match is not None
        seed = room.match.dice.seed
        assert room.match.dice.nonces == ("my-own-luck", *own_nonces(seed, 3)[1:])
        report = verify({**room.match.to_json()}, kept=Kept(kept, {"A": "my-own-luck"}))
        assert [c.name for c in report.checks if not c.ok] == []


async def test_a_nonce_is_told_only_when_nobody_can_sit_down_any_more() -> None:
    room = await lobby().create(ANN, "keepsake", THREE, promise=promise("a"))
    ann = await Tab(ANN).enter(room)
    with pytest.raises(Sorry, match="waiting for anyone"):
        await room.tell_nonce(ANN, 0, "a")
    await room.sit(BEE, promise=promise("b"))
    assert ann.table.pledge is None
    await room.start(ANN)
    assert ann.table.pledge == pledge(ann.table.commitment, [promise("a"), promise("b"), None])
    await room.tell_nonce(ANN, 0, "a")
    for go in (room.stand_up(BEE), room.sit(CAT), room.set_seat(ANN, 2, "free"), room.start(ANN)):
        with pytest.raises(Sorry, match="about to start"):
            await go
    with pytest.raises(Sorry, match="not yours"):
        await room.tell_nonce(CAT, 1, "b")
    assert room.match is None
    await room.tell_nonce(BEE, 1, "b")
    assert room.match is not None
    assert room.match.dice.nonces[:2] == ("a", "b")
    assert room.match.promises == (promise("a"), promise("b"), None)
    await room.close()


async def test_who_does_not_tell_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "TELL_SECONDS", 0.01)
    room = await lobby().create(ANN, "keepsake", THREE)
    await room.sit(BEE, promise=promise("b"))
    await room.start(ANN)
    assert not room.idle, "it must not be forgotten now"
    while room.match is None:
        await asyncio.sleep(0.005)
    assert room.match.dice.nonces == own_nonces(room.match.dice.seed, 3)
    assert room.match.promises == (None, promise("b"), None)
    await room.close()


async def test_a_server_that_was_killed_meanwhile_waits_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "TELL_SECONDS", 0.01)
    store = MemoryStore()
    room = await lobby(store).create(ANN, "keepsake", THREE, promise=promise("a"), start=True)
    await room.close()
    back = await lobby(store).find(room.id)
    assert back.match is None
    ann = await Tab(ANN).enter(back)
    assert ann.table.tell == ["A"]
    while back.match is None:
        await asyncio.sleep(0.005)
    await back.close()


async def test_a_seat_without_a_promise_starts_at_once() -> None:
    room = await lobby().create(ANN, "keepsake", THREE, start=True)
    assert room.match is not None
    assert room.match.dice.nonces == own_nonces(bytes.fromhex(room.row.seed), 3)


async def test_a_promise_goes_with_whoever_moves_to_another_seat() -> None:
    room = await lobby().create(ANN, "keepsake", [Place("me"), Place("free"), Place("free")])
    await room.sit(ANN, None, promise("late"))
    await room.sit(ANN, 2)
    assert room.row.seats[2].promise == hashlib.sha256(b"late").hexdigest()
    assert room.row.seats[0].promise is None
    with pytest.raises(Sorry, match="64 hexadecimal"):
        await room.sit(ANN, None, "nonsense")
