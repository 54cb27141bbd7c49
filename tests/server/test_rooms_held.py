"""At a live table nobody else hears of a play before it is complete, nor of one taken back."""

from __future__ import annotations

import pytest

from tabard.core.match import Match
from tabard.games.tcg.title import GAME
from tabard.server import messages as m
from tabard.server.rooms import Room
from tests.server.tablekit import ANN, BEE, MemoryStore, Tab, guest, lobby, table
from tests.tcg.table import Duel

pytestmark = pytest.mark.asyncio
BOLT = {"resources": 4, "hand": ["Lightning Bolt", "Cerwyn"], "play": ["Cerwyn"]}


async def duel(store: MemoryStore | None = None) -> tuple[Room, Tab, Tab, Tab]:
    """A table of Ann and Bee with Eve looking on; it is Ann's turn, who has a bolt."""
    store = store or MemoryStore()
    room = await table(lobby(store), "tcg", ANN, BEE)
    store.matches.clear()
    s = Duel(A=BOLT, B=BOLT).s
    match = Match(GAME, s, bytes(32), start=GAME.to_json(s))
    async with room.lock:
        await room.begin(room.row, match)
    ann, bee, eve = [await Tab(who).enter(room) for who in (ANN, BEE, guest("Eve"))]
    for tab in (ann, bee, eve):
        tab.hear()
    return room, ann, bee, eve


async def test_a_play_reaches_the_others_whole() -> None:
    room, ann, bee, eve = await duel()
    before = [len(tab.heard) for tab in (bee, eve)]
    assert (await ann.pick("play lightning-bolt")).ok
    assert ann.position.question is not None
    assert ann.position.question.label == "target"
    assert ann.position.can_undo
    for tab in (bee, eve):
        tab.hear()
    assert [len(tab.heard) for tab in (bee, eve)] == before
    late = await Tab(guest("Zoe")).enter(room)
    assert late.position.log == []
    assert late.position.view == eve.position.view
    assert (await ann.pick("target B0")).ok
    for tab in (bee, eve):
        new = [one for one in tab.hear() if isinstance(one, m.Positions)]
        assert len(new) == 1
        assert new[0].actor == "A"
        assert [line.event.split()[0] for line in new[0].log][:2] == ["played", "aimed"]
        assert not new[0].whole


async def test_to_take_it_back_is_told_to_nobody() -> None:
    _, ann, bee, eve = await duel()
    before = [len(tab.heard) for tab in (bee, eve)]
    start = ann.position.view
    assert (await ann.pick("play lightning-bolt")).ok
    assert (await ann.send(m.Undo, seat="A")).ok
    assert ann.position.whole
    assert ann.position.view == start
    assert ann.lines == []
    for tab in (bee, eve):
        tab.hear()
    assert [len(tab.heard) for tab in (bee, eve)] == before
    assert (await ann.pick("play lightning-bolt", "target B0")).ok
    assert bee.position.log[0].number == 1


async def test_what_others_ask_meanwhile_is_answered_as_if_nothing_had_begun() -> None:
    _, ann, bee, _ = await duel()
    why = await bee.send(m.Explain, seat="B", option="play lightning-bolt")
    assert (await ann.pick("play lightning-bolt")).ok
    again = await bee.send(m.Explain, seat="B", option="play lightning-bolt")
    assert again.reason == why.reason
    assert (await bee.send(m.Order, seat="B", order="ask their-ready")).ok
    assert "ask their-ready" in bee.position.orders
    assert bee.position.view["columns"]["chain"] == []
    assert ann.position.question is not None
    assert ann.position.question.label == "target"


async def test_a_server_that_starts_again_still_holds_it_back() -> None:
    store = MemoryStore()
    room, ann, bee, _ = await duel(store)
    before = bee.position
    assert (await ann.pick("play lightning-bolt")).ok
    again = await Room.open(store, room.pool, store.tables[room.id])
    there = await Tab(BEE).enter(again)
    assert (there.position.view, there.position.log) == (before.view, [])
    mine = await Tab(ANN).enter(again)
    assert (await mine.send(m.Undo, seat="A")).ok
    assert mine.position.question is not None
    assert mine.position.question.label == "priority"
