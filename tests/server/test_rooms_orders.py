"""Standing orders at a live table: at any moment, in anybody's turn, and nobody else notices."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tabard.core.match import Match
from tabard.core.registry import load
from tabard.server import messages as m
from tabard.server.api_games import _orders
from tabard.server.replays import Album
from tests.server.tablekit import (
    ANN,
    BEE,
    MemoryStore,
    QuickPool,
    Tab,
    frozen,
    guest,
    lobby,
    play_on,
    settled,
    table,
)

pytestmark = pytest.mark.asyncio


async def test_an_order_stands_though_another_is_asked_and_only_its_owner_hears_of_it() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "tcg", ANN, BEE)
    ann, bee, eve = [await Tab(who).enter(room) for who in (ANN, BEE, guest("Eve"))]
    here = {"A": ann, "B": bee}
    awaited = ann.position.waiting[0]
    asked, other = here[awaited], here["B" if awaited == "A" else "A"]
    name = other.position.seat
    assert name is not None
    assert other.position.question is None
    assert other.position.orders[:2] == ["stops usual", "pass_over my-ready"]
    assert eve.position.orders == []
    before = [tab.count(m.Positions) for tab in (asked, eve)]
    row, generation = room.row, room.generation
    question = asked.position.question
    reply = await other.send(m.Order, seat=name, order="ask my-ready")
    assert reply.ok
    assert other.position.orders[:2] == ["", "ask my-ready"]
    assert (other.position.actor, other.position.whole, other.position.log) == (None, False, [])
    assert [tab.count(m.Positions) for tab in (asked, eve)] == before
    assert (room.row, room.generation) == (row, generation)
    assert room.match is not None
    header, inputs, snapshot = store.matches[room.id]
    assert inputs[-1] == {"n": len(inputs), "seat": name, "order": "ask my-ready"}
    saved = Match.from_json({**header, **snapshot, "inputs": inputs})
    assert saved.state.digest() == room.match.state.digest()
    assert question is not None
    assert (await asked.pick(question.choices[0].text)).ok


async def test_a_second_window_of_the_same_guest_shows_it_too() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    first, second = await Tab(ANN).enter(room), await Tab(ANN).enter(room)
    assert (await first.send(m.Order, seat="A", order="stops every")).ok
    assert second.position.orders[0] == "stops every"
    assert (await first.send(m.Order, seat="A", order="stops every")).ok  # once more: nothing new


async def test_what_can_not_be_ordered_is_refused_and_changes_nothing() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    before = frozen(room)
    for seat, text, error in (
        ("B", "stops every", "refused"),
        ("A", "stops never", "malformed"),
        ("A", "pass", "malformed"),
        ("C", "stops every", "refused"),
    ):
        assert (await ann.send(m.Order, seat=seat, order=text)).error == error
    assert frozen(room) == before
    other = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    tab = await Tab(ANN).enter(other)
    assert (await tab.send(m.Order, seat="A", order="stops every")).error == "malformed"
    assert tab.position.orders == []


async def test_a_bot_thinks_on_and_a_wish_goes_on() -> None:
    pool = QuickPool()
    room = await table(lobby(pool=pool), "tcg", ANN, bots=1)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    pool.gate = asyncio.Event()
    rng = Random(1)
    while not room.autoplay.thinking:
        assert (await ann.pick(rng.choice(ann.options()))).ok
    await asyncio.sleep(0)
    thoughts = len(pool.asked)
    assert (await ann.send(m.Order, seat="A", order="stops few")).ok
    assert room.match is not None
    inputs = len(room.match.inputs)
    pool.gate.set()
    await settled(room)
    assert len(room.match.inputs) > inputs, "its answer counted"
    assert len(pool.asked) == thoughts or room.match.inputs[inputs].seat == 1


async def test_an_order_of_the_other_leaves_what_one_may_take_back() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    tabs = [await Tab(who).enter(room) for who in (ANN, BEE)]
    assert room.match is not None
    while room.match.state.number < 1 or not any(tab.options() for tab in tabs):
        await play_on(room, tabs, Random(2), 1)
    mover = next(tab for tab in tabs if tab.options())
    other = next(tab for tab in tabs if tab is not mover)
    place = next(o for o in mover.options() if o.startswith("place "))
    assert (await mover.pick(place)).ok
    assert mover.position.can_undo
    seat = other.position.seat
    assert seat is not None
    assert (await other.send(m.Order, seat=seat, order="stops few")).ok
    assert mover.position.can_undo
    back = await Tab(mover.who).enter(room)
    assert back.position.can_undo
    assert (await mover.send(m.Undo, seat=str(mover.position.seat))).ok
    assert other.position.orders[0] == "stops few"


async def test_a_replay_tells_orders() -> None:
    match = Match.new(load("tcg"), seed=bytes(32))
    match.order(1, "ask my-draw")
    rng = Random(3)
    for _ in range(40):
        q = match.pending
        assert q is not None
        match.answer(q.who[0], rng.choice(q.options_of(q.who[0])))
    match.order(0, "stops few")
    match.concede(0)
    album = Album(match, ("Ann", "Bee"), "en")
    told = {step.n: (step.kind, step.seat, step.text) for step in album.steps("en")}
    given = [i.n for i in match.inputs if i.order]
    assert [told[n] for n in given] == [
        ("order", "B", "Ask me in my draw step"),
        ("order", "A", "Ask me only to respond"),
    ]
    assert not [step.n for step in album.steps("en") if step.interesting and step.n in given]


async def test_the_box_lists_what_can_be_ordered() -> None:
    told = _orders(load("tcg"), "en")
    assert told is not None
    assert told.about == load("tcg").words.say("en", "orders-about")
    assert [len(choice) for choice in told.choices[:2]] == [3, 2]
    assert (told.choices[1][0].text, told.choices[1][0].label) == (
        "ask my-ready",
        "Ask me in my ready step",
    )
    assert _orders(load("smallworld"), "en") is None
