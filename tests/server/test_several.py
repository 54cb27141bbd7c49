"""Several processes on one database: people anywhere play at one table, whatever comes and goes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.codec import SEAT_NAMES
from tabard.core.match import Match
from tabard.server import run
from tabard.server.app import Parts
from tabard.server.client import Client, Live, Refused
from tabard.server.config import Config, Limits
from tabard.server.postgres import address
from tabard.server.rows import SeatRow
from tabard.server.several import passage
from tabard.server.several.homes import Homes
from tabard.server.several.post import NOTICE, Letter, Post
from tabard.server.store import Store
from tabard.server.trials.people import one_pick, sit_down
from tests.server.pgkit import end_connections
from tests.server.storekit import begin, move

pytestmark = pytest.mark.xdist_group("postgres")
PATIENCE = 120.0


class Process:
    """A server on a port of its own, as its people and the tests see it."""

    def __init__(self, database: str) -> None:
        self.listening = run.listen("127.0.0.1", 0)
        port = self.listening.getsockname()[1]
        limits = Limits(per_second=0)
        config = Config(Path("nowhere"), port=port, limits=limits, pace=0.0, database=database)
        self.server = run.made(config)
        self.url = f"http://127.0.0.1:{port}"
        self.running: asyncio.Task[None] | None = None

    async def start(self) -> Process:
        self.running = asyncio.create_task(self.server.serve(sockets=[self.listening]))
        await until(lambda: self.server.started)
        return self

    @property
    def parts(self) -> Parts:
        parts: Parts = self.server.app.state.parts
        return parts

    @property
    def rooms(self) -> list[str]:
        return list(self.parts.lobby.rooms)

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.running is not None:
            await self.running

    async def guest(self) -> Client:
        client = Client(self.url)
        await client.me()
        return client


@asynccontextmanager
async def processes(database: str, count: int = 2) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        made = [Process(database) for _ in range(count)]
        for one in made:
            await one.start()
            stack.push_async_callback(one.stop)
        yield made


async def until(ready: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.02)


async def answers(live: Live, rng: Random, count: int) -> int:
    """Answer so often, or until it is over; how often that was."""
    for i in range(count):
        if not await live.my_turn():
            return i
        assert live.question is not None
        with suppress(ConnectionError):  # who was cut off looks what counted
            await live.answer(*one_pick(live.question, rng))
    return count


async def together(*lives: Live, count: int) -> int:
    """They answer by turns, so often in all, or to the end; how often it was."""
    done = 0

    async def play(live: Live, rng: Random) -> None:
        nonlocal done
        while done < count and await answers(live, rng, 1):
            done += 1

    playing = [asyncio.create_task(play(live, Random(i))) for i, live in enumerate(lives)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return done


def moved(client: Client, to: Process) -> Client:
    """The same guest, at another process: their cookie is good everywhere."""
    return Client(to.url, cookie=client.cookie)


async def cut_off(database: str, *stores: Store) -> None:
    """The database ends all connections; wait until everybody has a new number."""
    old = [store.number for store in stores]
    await asyncio.to_thread(end_connections, database)
    for store, number in zip(stores, old, strict=True):
        await until(partial(_renumbered, store, number))


def _renumbered(store: Store, old: int | None) -> bool:
    return store.number not in (None, old)


async def kept(store: Store, table: str) -> Match[Any]:
    found = await store.load_match(table)
    assert found is not None
    header, inputs, snapshot = found
    return Match.from_json({**header, **snapshot, "inputs": inputs})


# -- one table, people everywhere -----------------------------------------------------------------


async def test_people_at_two_processes_play_a_whole_game(database: str) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await sit_down("keepsake", [ann, bee], ["easy"])
        assert table.id in here.rooms
        assert table.id not in there.rooms
        async with ann.table(table.id) as a, bee.table(table.id) as b:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(answers(a, Random(1), 10**6), answers(b, Random(2), 10**6))
            assert a.position is not None
            assert b.position is not None
            assert a.position.outcome == b.position.outcome is not None
        assert (await bee.find(table.id)).status == "over"
        assert "match" in await bee.export(table.id) or await bee.export(table.id)


async def test_what_is_passed_on_is_what_the_table_says(database: str) -> None:
    """To the last byte: nothing is added, nothing is left out."""
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await here.guest()
        table = await sit_down("keepsake", [ann, bee], ["easy"])
        elsewhere = moved(bee, there)
        async with ann.table(table.id) as a:
            assert await a.my_turn()  # bots wait
            async with bee.table(table.id) as near, elsewhere.table(table.id) as far:
                await until(lambda: near.position is not None and far.position is not None)
                assert near.position == far.position
                before = near.position
                await answers(a, Random(3), 1)
                await until(lambda: near.position == far.position != before)
        for path in (f"/api/tables/{table.id}", f"/api/tables/{table.id}/log.txt"):
            told = passed_on = again = ""
            while told != again or not told:  # a bot may move in between
                told = await bee.fetch("GET", path)
                passed_on = await elsewhere.fetch("GET", path)
                again = await bee.fetch("GET", path)
            assert passed_on == told


async def test_a_table_goes_where_somebody_comes_first(database: str) -> None:
    """So half as much has to be passed on; where somebody is, it stays."""
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await here.guest()
        table = await sit_down("keepsake", [ann, bee], ["easy"])
        assert here.rooms == [table.id]
        async with moved(ann, there).table(table.id) as a:
            await until(lambda: a.position is not None)
            assert (here.rooms, there.rooms) == ([], [table.id])
            async with bee.table(table.id) as b:
                await until(lambda: b.position is not None)
                assert (here.rooms, there.rooms) == ([], [table.id])
                assert await together(a, b, count=4) >= 4


async def test_a_refusal_comes_back_too(database: str) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await ann.create("keepsake", ["me", "free", "free"])
        with pytest.raises(Refused, match="created the table"):
            await bee.start(table.id)
        with pytest.raises(Refused, match="Table not found"):
            await bee.find("nowhere")
        assert await Homes(there.parts.store).where("nowhere") is None


async def test_lists_of_tables_agree_everywhere(database: str) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await ann.create("keepsake", ["me", "free", "free"], public=True)
        assert [one["id"] for one in await bee.call("GET", "/api/tables")] == [table.id]
        await bee.sit(table.id)
        mine = await moved(bee, here).call("GET", "/api/me/tables")
        assert [one["id"] for one in mine] == [table.id]
        await bee.call("PATCH", "/api/me", {"name": "Bettina"})
        room = here.parts.lobby.rooms[table.id]
        await until(lambda: "Bettina" in [seat.name for seat in room.row.seats])


async def test_my_tables_are_right_wherever_the_table_has_been(database: str) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await here.guest()
        table = await ann.create("keepsake", ["me", "free", "free"])
        await bee.sit(table.id)
        await here.parts.lobby.give_up(table.id)
        await moved(bee, there).call("POST", f"/api/tables/{table.id}/leave")
        assert await bee.call("GET", "/api/me/tables") == []
        await there.parts.lobby.give_up(table.id)
        await bee.sit(table.id)
        mine = await moved(bee, there).call("GET", "/api/me/tables")
        assert [one["id"] for one in mine] == [table.id]


async def test_who_is_asked_is_known_wherever_the_table_has_been(database: str) -> None:
    """It goes to and fro, and comes back to where it stood when it was here."""
    one, two = await Store.open(database), await Store.open(database)
    match = await begin(one, "t")
    for store, waiting in ((one, "A"), (two, "B"), (one, "A")):
        home = Homes(store)
        assert await home.claim("t") == store.number
        await move(store, match, waiting=(waiting,))
        await home.release(["t"])
        row = await two.table("t")
        assert row is not None
        assert row.waiting == (waiting,)
    await one.close()
    await two.close()


async def test_a_rematch_is_found_wherever_the_tables_live(database: str) -> None:
    async with processes(database) as (here, there):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        await ann.concede(table.id, "A")
        await until(lambda: here.parts.lobby.rooms[table.id].row.status == "over")
        again = await ann.call("POST", f"/api/tables/{table.id}/rematch", {})
        await here.parts.lobby.give_up(table.id)
        await moved(ann, there).find(table.id)  # the old table lives there now, the new one here
        assert (table.id in there.rooms, again["id"] in here.rooms) == (True, True)
        same = await moved(ann, there).call("POST", f"/api/tables/{table.id}/rematch", {})
        assert same["id"] == again["id"]
        assert again["id"] in there.rooms
        assert again["id"] not in here.rooms


# -- coming and going -----------------------------------------------------------------------------


async def test_a_process_that_is_stopped_leaves_its_tables_to_the_others(database: str) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await sit_down("keepsake", [ann, bee], ["easy"])
        async with AsyncExitStack() as stack:
            async with ann.table(table.id) as first:
                await until(lambda: first.position is not None)
                b = await stack.enter_async_context(bee.table(table.id, come_back=True))
                await until(lambda: b.position is not None)
            assert here.rooms == [table.id]
            await here.stop()
            a = moved(ann, there)
            async with a.table(table.id, come_back=True) as live:
                assert await together(live, b, count=8) >= 8
        assert there.rooms == [table.id]
        assert await Homes(there.parts.store).where(table.id) == there.parts.store.number


async def test_tables_of_a_process_that_was_cut_off_go_on_elsewhere(database: str) -> None:
    """Its number is gone for good: whatever it still wanted to write is refused."""
    async with processes(database) as (here, there):
        ann = await here.guest()
        table = await ann.create("keepsake", ["me", "bot", "bot"], start=True)
        store, old = here.parts.store, here.parts.store.number
        room = here.parts.lobby.rooms[table.id]
        await store.renounce()
        await until(lambda: store.number not in (None, old))
        assert here.rooms == []
        assert room.closed
        live = moved(ann, there)
        assert (await live.find(table.id)).id == table.id
        assert table.id in there.rooms
        async with live.table(table.id) as stays, ann.table(table.id, come_back=True) as a:
            await until(lambda: stays.position is not None)
            assert await answers(a, Random(1), 3) > 0  # through the first process again
        assert table.id in there.rooms
        assert table.id not in here.rooms


async def test_bots_are_woken_by_whoever_is_left(database: str) -> None:
    """Nobody looks, and the process that had the table is gone."""
    store = await Store.open(database)
    match = await begin(store, "t")
    bots = (SeatRow(kind="bot"),) * 3
    async with processes(database, 1) as (other,):
        assert await Homes(store).claim("t") == store.number
        q = match.pending
        assert q is not None
        await move(store, match, seats=bots, waiting=tuple(SEAT_NAMES[seat] for seat in q.who))
        assert other.rooms == []
        before = len(match.inputs)
        await store.close()
        await until(lambda: other.rooms == ["t"])
        async with asyncio.timeout(PATIENCE):
            while len((await kept(other.parts.store, "t")).inputs) <= before:
                await asyncio.sleep(0.1)


async def test_a_table_where_nobody_is_asked_is_left_alone(database: str) -> None:
    store = await Store.open(database)
    await begin(store, "t")
    async with processes(database, 1) as (other,):
        assert await Homes(store).claim("t") == store.number
        await store.close()
        async with asyncio.timeout(PATIENCE):
            while await Homes(other.parts.store).where("t") is not None:
                await asyncio.sleep(0.1)  # it lives nowhere
        assert other.rooms == []


async def test_a_database_that_goes_away_loses_nothing(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with processes(database) as (here, there):
        ann, bee = await here.guest(), await there.guest()
        table = await sit_down("smallworld", [ann, bee])
        async with (
            ann.table(table.id, come_back=True) as a,
            bee.table(table.id, come_back=True) as b,
        ):
            for _ in range(3):
                assert await together(a, b, count=4) >= 4
                caplog.clear()
                await cut_off(database, here.parts.store, there.parts.store)
                assert "the database is gone, and is looked for again" in caplog.text
            assert await together(a, b, count=4) >= 4
        picks = [i for i in (await kept(there.parts.store, table.id)).inputs if i.option]
        assert len(picks) >= 16


# -- who may write --------------------------------------------------------------------------------


async def test_a_table_lives_in_one_process(database: str) -> None:
    one, two = await Store.open(database), await Store.open(database)
    a, b = Homes(one), Homes(two)
    await begin(one, "t")
    assert {await a.claim("t"), await b.claim("t")} == {one.number}
    assert await b.claim("no-such-table") is None
    await a.release(["t"])
    assert {await b.claim("t"), await a.claim("t")} == {two.number}
    await a.release(["t"])  # it is not theirs
    assert await a.claim("t") == two.number
    assert await a.alive() == {one.number, two.number}
    await two.close()
    async with asyncio.timeout(PATIENCE):
        while await a.alive() != {one.number}:
            await asyncio.sleep(0.02)
    assert await a.deserted(9) == ["t"]
    assert await a.claim("t") == one.number
    await one.close()


async def test_numbers_are_never_given_twice(database: str) -> None:
    seen = []
    for _ in range(3):
        store = await Store.open(database)
        seen.append(store.number)
        await store.close()
    assert len(set(seen)) == 3


# -- letters --------------------------------------------------------------------------------------


async def test_letters_arrive_in_order_however_large(database: str) -> None:
    heard: list[Letter] = []
    one, two = (Post(address(database), heard.append, lambda: None) for _ in range(2))
    await one.open(1)
    await two.open(2)
    sizes = [1, 100_000, 2, 10 * NOTICE, 3, 5_000, 1_000_000, 4]
    for size in sizes:
        one.send(2, 7, "out", os.urandom(size))
    one.send(2, 7, "out", "same")
    one.send(2, 7, "out", "same")
    await until(lambda: len(heard) == len(sizes) + 2)
    assert [len(letter.data) for letter in heard[:-2]] == sizes
    assert [(letter.sender, letter.tunnel) for letter in heard] == [(1, 7)] * len(heard)
    assert [letter.data for letter in heard[-2:]] == ["same", "same"]
    assert one.large == 3
    await one.close()
    await two.close()


async def test_a_broken_post_is_noticed(database: str) -> None:
    broken = asyncio.Event()
    post = Post(address(database), lambda letter: None, broken.set)
    await post.open(1)
    await asyncio.to_thread(end_connections, database)
    async with asyncio.timeout(PATIENCE):
        await broken.wait()
    await post.close()


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/ws/aB3", "aB3"),
        ("/api/tables/aB3", "aB3"),
        ("/api/tables/a-_3/sit", "a-_3"),
        ("/api/replays/aB3/17", "aB3"),
        ("/api/tables", None),
        ("/api/tables/", None),
        ("/api/me/tables", None),
        ("/api/games/tcg/box", None),
        ("/table/aB3", None),
    ],
)
def test_which_table_a_request_is_about(path: str, table: str | None) -> None:
    assert passage.table_of({"type": "http", "path": path}) == table
