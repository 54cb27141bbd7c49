"""What can't be saved has not happened; and whole games over a real database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tabard.core.game import SPECTATOR
from tabard.server import messages as m
from tabard.server import seats
from tabard.server.sorry import Sorry
from tabard.server.store import Store
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    MemoryStore,
    Tab,
    lobby,
    play_on,
    settled,
    table,
)

pytestmark = pytest.mark.asyncio


async def test_what_can_not_be_saved_has_not_happened() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    view = bee.position.view
    store.failing = 1
    reply = await ann.pick(ann.options()[0])
    assert (reply.ok, reply.error) == (False, "impossible")
    assert (ann.position.whole, bee.position.view) == (True, view)
    assert ann.position.mine_asked == ["A"]
    assert (await ann.pick(ann.options()[0])).ok


async def test_a_commit_whose_answer_was_lost_still_counts() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    store.failing, store.late = 1, True
    assert (await ann.pick(ann.options()[0])).ok
    store.late = False
    assert (await ann.pick(ann.options()[0])).ok


async def test_an_end_that_is_not_saved_is_no_end() -> None:
    """Whoever exported it would have the seed of a game that goes on."""
    store = MemoryStore()
    where = lobby(store)
    room = await table(where, "smallworld", ANN, BEE)
    store.gate, store.failing = asyncio.Event(), 1
    giving_up = asyncio.create_task(room.concede(ANN, 0))
    while room.match is None or not room.match.over:
        await asyncio.sleep(0)
    looking = asyncio.create_task(room.on_disk())
    with pytest.raises(Sorry, match="when the game is over"):
        await where.fork(BEE, room.id, 1, 1)
    store.gate.set()
    with pytest.raises(Sorry, match="Saving failed"):
        await giving_up
    seen = await looking
    assert seen is not None
    assert not seen.over
    assert seen.inputs == room.match.inputs
    assert seen.inputs is not room.match.inputs


async def test_a_table_that_can_not_be_read_recovers() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    pick, question = ann.options()[0], ann.position.question
    assert question is not None
    store.failing, store.blind = 1, 2
    for _ in range(2):
        reply = await ann.send(m.Answer, seat="A", number=question.number, options=[pick])
        assert reply.error == "impossible"
    assert (await ann.send(m.Answer, seat="A", number=question.number, options=[pick])).ok


async def test_nobody_hears_of_a_move_before_it_is_saved() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    question = ann.position.question
    assert question is not None
    store.gate = asyncio.Event()
    writes = store.writes
    asking = asyncio.create_task(ann.pick(ann.options()[0]))
    while store.writes == writes:
        await asyncio.sleep(0)
    assert (ann.conn.waiting(), bee.hear()) == ([], [])
    store.gate.set()
    assert (await asking).ok
    assert bee.position.actor == "A"


async def test_eyes_follow_the_seats_when_a_table_is_read_again() -> None:
    """Somebody else has written meanwhile: a seat that went to a bot shows its owner nothing."""
    store = MemoryStore()
    room = await table(lobby(store), "keepsake", ANN, BEE, CAT)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    store.tables[room.id] = seats.leave(store.tables[room.id], "ann")
    store.failing = 1
    assert (await bee.pick("bid 0")).error == "impossible"
    await settled(room)
    assert room.match is not None
    assert ann.position.seat is None
    assert ann.position.view == room.match.game.view(room.match.state, SPECTATOR)
    assert bee.table.seats[0].kind == "bot"
    assert bee.position.waiting == ["B", "C"]


async def test_a_table_that_is_closed_takes_nothing_more() -> None:
    store = MemoryStore()
    where = lobby(store)
    room = await table(where, "smallworld", ANN, BEE)
    await where.close()
    writes = store.writes
    for act in (room.stand_up(ANN), room.concede(ANN, 0), room.connect(Tab(ANN).conn)):
        with pytest.raises(Sorry, match="shutting down"):
            await act
    assert store.writes == writes


# -- over a real database -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
)
@pytest.mark.parametrize(("game", "bots"), [("smallworld", 1), ("keepsake", 1)])
async def test_a_whole_game_over_the_database(
    game: str, bots: int, kind: str, request: pytest.FixtureRequest, tmp_path: Path, seed: int
) -> None:
    """With a restart in the middle, as a server does it."""
    rng = Random(seed)
    place = request.getfixturevalue("database") if kind == "postgres" else tmp_path
    store = await Store.open(place)
    for who in (ANN, BEE):
        await store.add_guest(who)
    where = lobby(store)
    room = await table(where, game, ANN, BEE, bots=bots)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE, "it").enter(room)
    await play_on(room, [ann, bee], rng, 12)
    assert (await ann.send(m.Chat, text="wait")).ok
    before = ann.position
    await where.close()
    await store.close()
    store = await Store.open(place)
    where = lobby(store)
    await where.wake()
    await where.woken()
    room = await where.find(room.id)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE, "it").enter(room)
    await settled(room)
    assert ann.position.view == before.view
    assert bee.chat == ["wait"]
    await play_on(room, [ann, bee], rng)
    assert ann.position.outcome is not None
    assert [t.status for t in await where.mine("bee", "en")] == ["over"]
    await where.close()
    await store.close()


async def test_two_servers_at_one_table_do_not_overwrite_each_other(tmp_path: Path) -> None:
    """It should not happen; if it does, the second one reads again instead of losing inputs."""
    store = await Store.open(tmp_path)
    for who in (ANN, BEE):
        await store.add_guest(who)
    one = await table(lobby(store), "smallworld", ANN, BEE)
    two = await lobby(store).find(one.id)
    ann, late = await Tab(ANN).enter(one), await Tab(ANN).enter(two)
    first, second = ann.options()[:2]
    assert (await ann.pick(first)).ok
    reply = await late.pick(second)
    assert reply.error == "impossible"
    assert late.position.view == ann.position.view
    assert (await late.pick(late.options()[0])).ok
    await store.close()
