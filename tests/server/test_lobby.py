"""Opening, finding, waking and forgetting tables."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from dataclasses import replace
from random import Random

import pytest

from tabard.core.errors import Malformed
from tabard.core.fair import commitment, promise
from tabard.core.lesson import lessons, read_lesson
from tabard.core.registry import load
from tabard.server import lobby as lobby_module
from tabard.server.hall import wants_waking
from tabard.server.lobby import Place
from tabard.server.sorry import Missing, Sorry
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    MemoryStore,
    QuickPool,
    Tab,
    frozen,
    lobby,
    play_on,
    settled,
    table,
)

pytestmark = pytest.mark.asyncio
TWO = [Place("me"), Place("free")]


async def test_a_table_waits_fills_and_starts() -> None:
    where = lobby()
    room = await where.create(ANN, "smallworld", TWO, public=True)
    ann = await Tab(ANN).enter(room)
    assert [seat.kind for seat in ann.table.seats] == ["person", "free"]
    assert [t.id for t in await where.open("bee", "en")] == [room.id]
    promised = ann.table.commitment
    await room.sit(BEE, promise=promise("mine"))
    assert await where.open("bee", "en") == []
    with pytest.raises(Sorry, match="Only the person who created"):
        await room.start(BEE)
    with pytest.raises(Sorry, match="no free seat"):
        await room.sit(CAT)
    await room.start(ANN)
    assert room.match is None, "Bee has not told her nonce yet"
    await room.tell_nonce(BEE, 1, "mine")
    assert ann.position.step == 1
    assert room.match is not None
    assert room.match.dice.nonces[1] == "mine"
    assert promised == commitment(room.match.dice.seed)
    assert ann.table.seed is None
    with pytest.raises(Sorry, match="has already started"):
        await room.sit(CAT)
    assert [t.id for t in await where.mine("bee", "it")] == [room.id]


async def test_free_seats_get_a_bot_at_the_start() -> None:
    room = await lobby().create(ANN, "smallworld", TWO, start=True)
    assert [seat.kind for seat in room.row.seats] == ["person", "bot"]


async def test_the_owner_arranges_seats_and_hands_the_table_on() -> None:
    room = await lobby().create(ANN, "smallworld", [*TWO, Place("free")])
    await room.set_seat(ANN, 2, "bot", "hard")
    assert room.row.seats[2].level == "hard"
    await room.set_seat(ANN, 2, "free")
    await room.sit(BEE)
    with pytest.raises(Sorry, match="belongs to someone"):
        await room.set_seat(ANN, 1, "bot")
    with pytest.raises(Sorry, match="Only the person"):
        await room.set_seat(BEE, 2, "bot")
    with pytest.raises(Sorry, match="no bot level"):
        await room.set_seat(ANN, 2, "bot", "godlike")
    await room.sit(BEE, 2)
    assert [seat.kind for seat in room.row.seats] == ["person", "free", "person"]
    await room.stand_up(ANN)
    assert (room.row.owner, room.row.status) == ("bee", "waiting")
    await room.stand_up(BEE)
    assert room.row.status == "over"


async def test_two_of_one_name_are_told_apart() -> None:
    room = await lobby().create(ANN, "smallworld", TWO)
    await room.sit(replace(BEE, name="Ann"))
    assert [seat.name for seat in room.row.seats] == ["Ann", "Ann 2"]


@pytest.mark.parametrize(
    ("places", "options", "why"),
    [
        ([Place("me")], {}, "for 2 to 5"),
        ([Place("me")] * 2, {}, "already"),
        (TWO, {"color": "red"}, "color"),
        ([Place("me", name="\u202e"), Place("bot")], {}, "empty"),
        ([Place("me"), Place("bot", level="godlike")], {}, "no bot level"),
    ],
)
async def test_a_table_that_can_not_be_is_refused(
    places: list[Place], options: dict[str, str], why: str
) -> None:
    store = MemoryStore()
    with pytest.raises((Sorry, Malformed), match=why):
        await lobby(store).create(ANN, "smallworld", places, options)
    assert store.tables == {}


async def test_open_tables_are_limited() -> None:
    where = lobby()
    for _ in range(lobby_module.OPEN_TABLES):
        await where.create(ANN, "smallworld", TWO)
    with pytest.raises(Sorry, match="20 open tables") as no:
        await where.create(ANN, "smallworld", TWO)
    assert no.value.kind == "busy"
    assert no.value.text("it") != no.value.text("en")
    await where.create(BEE, "smallworld", TWO)


async def test_ended_tables_do_not_hide_open_ones_from_the_limit() -> None:
    store = MemoryStore()
    where = lobby(store)
    for _ in range(lobby_module.OPEN_TABLES):
        await where.create(ANN, "smallworld", TWO)
    some = next(iter(store.tables.values()))
    for n in range(300):
        store.tables[f"ended {n}"] = replace(some, id=f"ended {n}", status="over", changed=9e9)
    with pytest.raises(Sorry, match="20 open tables"):
        await where.create(ANN, "smallworld", TWO)


async def test_there_is_no_such_table() -> None:
    with pytest.raises(Missing):
        await lobby().find("nowhere")


async def test_whoever_comes_at_once_meets_at_one_table() -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    where = lobby(store)
    found = await asyncio.gather(*(where.find(room.id) for _ in range(5)))
    assert len({id(one) for one in found}) == 1


async def test_a_table_goes_on_after_a_restart(seed: int) -> None:
    store, rng = MemoryStore(), Random(seed)
    room = await table(lobby(store), "keepsake", ANN, BEE, bots=1)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await play_on(room, [ann, bee], rng, 5)
    before, question = ann.position, bee.position.question
    where = lobby(store)
    room = await where.find(room.id)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    assert ann.position.view == before.view
    assert bee.position.question == question
    await play_on(room, [ann, bee], rng)
    assert ann.position.outcome is not None


async def test_bots_are_woken_after_a_restart() -> None:
    store, pool = MemoryStore(), QuickPool()
    pool.gate = asyncio.Event()
    old = lobby(store, pool)
    room = await table(old, "keepsake", ANN, bots=2)
    quiet = await table(old, "smallworld", ANN, BEE)
    await pool.news.wait()
    assert room.row.waiting == ("A", "B", "C")
    await old.close()
    where = lobby(store)
    assert await where.wake() == 1
    await where.woken()
    await settled(where.rooms[room.id])
    assert where.rooms[room.id].row.waiting == ("A",)
    assert quiet.id not in where.rooms
    await where.close()


async def test_one_damaged_table_keeps_nobody_else_asleep(caplog: pytest.LogCaptureFixture) -> None:
    store, pool = MemoryStore(), QuickPool()
    pool.gate = asyncio.Event()
    old = lobby(store, pool)
    bad = await table(old, "keepsake", ANN, bots=2)
    good = await table(old, "keepsake", ANN, bots=2)
    await old.close()
    store.matches[bad.id][2]["snapshot"]["state"] = {}
    store.matches[bad.id][0]["nonces"] = []  # nor can it be rebuilt
    where = lobby(store)
    assert await where.wake() == 2
    await where.woken()
    assert list(where.rooms) == [good.id]
    assert "can't be woken" in caplog.text
    await where.close()


async def test_which_tables_want_waking() -> None:
    room = await table(lobby(), "smallworld", ANN, bots=1)
    row = replace(room.row, waiting=("A",))
    assert not wants_waking(row)
    assert wants_waking(replace(row, waiting=("B",)))
    assert wants_waking(replace(row, stand_in_after=60))
    assert wants_waking(replace(row, shown={"clock": 60}))
    assert not wants_waking(replace(row, waiting=(), stand_in_after=60))


async def test_idle_tables_are_forgotten_and_found_again() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    later = time.monotonic() + 1000
    assert where.sweep(later) == []
    await ann.leave()
    assert where.sweep(0.0) == []
    assert len(where.sweep(later)) == 1
    assert (await where.find(room.id)) is not room


async def test_neither_playing_nor_a_forgotten_table_leaves_cycles_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With many tables nobody can wait until Python has found them (see `run.COLLECT`)."""
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
    gc.collect()
    gc.disable()
    try:
        for n in range(10):
            await play_on(room, tabs, Random(n), 3)
            asked = next(tab for tab in tabs if tab.position.question is not None)
            assert not (await asked.pick("conquer L1A-01", "nonsense")).ok
        await asyncio.sleep(0)
        assert gc.collect() == 0
        for tab in tabs:
            await tab.leave()
        match = weakref.ref(room.match)
        del room, tabs, tab, asked
        await asyncio.sleep(0)  # the loop itself holds what it is busy with
        monkeypatch.setattr(gc, "collect", lambda: 0)
        assert len(where.sweep(time.monotonic() + 1)) == 1
        assert match() is None
    finally:
        gc.enable()


async def test_a_timed_table_is_not_forgotten() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE, stand_in_after=1000)
    assert room.autoplay.ticking
    assert where.sweep(time.monotonic() + 1) == []
    await where.close()
    assert not room.autoplay.ticking
    assert not room.autoplay.thinking


async def test_closing_tells_everybody_to_come_back() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    ann = await Tab(ANN, "it").enter(room)
    await where.close()
    assert ann.closed is not None
    assert ann.closed.again
    assert "salvata" in ann.closed.text
    with pytest.raises(Missing):
        await where.find("another")


# -- once more, and otherwise ---------------------------------------------------------------------


async def test_a_rematch_is_one_table_for_all() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE, bots=1)
    ann = await Tab(ANN).enter(room)
    with pytest.raises(Sorry, match="when the game is over"):
        await where.rematch(ANN, room.id)
    await room.concede(ANN, 0)
    await room.concede(BEE, 1)
    assert room.row.status == "over"
    with pytest.raises(Sorry, match="have a seat"):
        await where.rematch(CAT, room.id)
    made = await asyncio.gather(where.rematch(BEE, room.id), where.rematch(BEE, room.id))
    assert made[0] is made[1]
    assert ann.table.rematch == made[0].id
    seats = made[0].row.seats
    assert [seat.name for seat in seats] == ["Ann", "Bee", "Sprocket"]
    assert [seat.kind for seat in seats] == ["person", "person", "bot"]
    assert {t.id for t in await where.mine("ann", "en")} == {made[0].id, room.id}
    assert made[0].row.seed != room.row.seed


async def test_a_rematch_with_people_waits_for_them_and_can_rotate() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    await room.concede(ANN, 0)
    assert room.row.status == "over"
    again = await where.rematch(ANN, room.id, rotate=True)
    assert (again.row.status, again.row.owner) == ("waiting", "ann")
    assert [seat.name for seat in again.row.seats] == ["Bee", "Ann"]


async def test_a_rematch_alone_starts_at_once() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, bots=1)
    await settled(room)
    await room.concede(ANN, 0)
    again = await where.rematch(ANN, room.id)
    assert again.row.status == "playing"
    await where.close()


async def test_playing_on_from_a_replay(seed: int) -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await play_on(room, [ann, bee], Random(seed), 20)
    with pytest.raises(Sorry, match="not yours"):
        await where.fork(CAT, room.id, 5, 1)
    await room.concede(ANN, 0)
    assert room.match is not None
    with pytest.raises(Malformed):
        await where.fork(CAT, room.id, 10_000, 1)
    made = await where.fork(CAT, room.id, 8, 1, "easy")
    assert made.row.forked_from == room.id
    assert [(seat.kind, seat.level) for seat in made.row.seats] == [
        ("bot", "easy"),
        ("person", None),
    ]
    cat = await Tab(CAT).enter(made)
    await settled(made)
    await play_on(made, [cat], Random(seed), 3)
    assert made.id in where.rooms
    again = await lobby(where.store).find(made.id)
    assert again.match is not None
    assert made.match is not None
    assert again.match.state.digest() == made.match.state.digest()
    await where.close()


async def test_a_match_that_goes_on_is_forked_by_those_who_play_it(seed: int) -> None:
    """From where it stands, with what the seat knows and nothing else."""
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await play_on(room, [ann, bee], Random(seed), 20)
    assert room.match is not None
    before = frozen(room)
    for who, seat in ((ANN, 1), (CAT, 0)):
        with pytest.raises(Sorry, match="not yours"):
            await where.fork(who, room.id, None, seat)
    with pytest.raises(Sorry, match="when the game is over"):
        await where.fork(ANN, room.id, 5, 0)  # a number would count what others do in secret
    made = await where.fork(ANN, room.id, None, 0)
    assert frozen(room)[:3] == before[:3], "the match that goes on is as it was"
    game, fork = room.match.game, made.match
    assert fork is not None
    assert fork.commitment != room.match.commitment
    assert game.view(game.from_json(fork.start), 0) == game.view(room.match.state, 0)
    assert fork.forked == {"of": room.match.commitment, "seat": "A"}
    assert [seat.kind for seat in made.row.seats] == ["person", "bot"]
    await where.close()


async def test_every_lesson_opens_a_table() -> None:
    where, game = lobby(), load("smallworld")
    if not lessons(game):
        pytest.skip("there are no lessons yet")
    for name in lessons(game):
        lesson = read_lesson(game, name)
        room = await where.lesson(ANN, game, lesson)
        assert (room.row.lesson, room.row.status) == (name, "playing")
        ann = await Tab(ANN).enter(room)
        assert ann.position.seat == "ABCDE"[lesson.seat]
    await where.close()
