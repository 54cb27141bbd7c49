"""What every store promises: both databases, and the dictionary that stands in for it in tests. A
promise that only one of them keeps would let a table's bug pass."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tabard.core.match import Match
from tabard.server import rows
from tabard.server.rows import ChatRow, Full, ListRow, SeatRow, Stale, StoreFailed, TableRow
from tabard.server.store import Store
from tests.keepsake import GAME
from tests.server.storekit import ANN, begin, move, parts, row
from tests.server.tablekit import MemoryStore

POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))


@pytest_asyncio.fixture(params=["database", POSTGRES, "dictionary"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[rows.Store]:
    made: rows.Store = MemoryStore()
    if request.param == "database":
        made = await Store.open(tmp_path / "data")
    elif request.param == "postgres":
        made = await Store.open(request.getfixturevalue("database"))
    yield made
    await made.close()


async def test_it_is_the_store_that_the_tables_ask_for(store: rows.Store) -> None:
    names = {name for name in vars(rows.Store) if not name.startswith("_")}
    assert len(names) > 15
    assert all(callable(getattr(store, name)) for name in names)


async def test_it_can_be_tried_whether_it_writes(store: rows.Store) -> None:
    await store.beat(1.0)
    await store.beat(2.0)


# -- guests ---------------------------------------------------------------------------------------


async def test_guests_are_kept(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.rename_guest("ann", "Anna")
    await store.touch("ann", 9.0)
    assert await store.guest("ann") == replace(ANN, name="Anna", seen=9.0)
    assert await store.guest("bob") is None
    with pytest.raises(Stale):
        await store.add_guest(ANN)
    with pytest.raises(StoreFailed):
        await store.rename_guest("bob", "Bob")


async def test_a_link_works_once_and_not_for_ever(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.add_link("old", "ann", 10.0)
    await store.add_link("new", "ann", 30.0)
    assert await store.take_link("old", 20.0) is None
    assert await store.take_link("new", 20.0) == "ann"
    assert await store.take_link("new", 20.0) is None


async def test_a_new_link_voids_the_one_before(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.add_link("one", "ann", 30.0)
    await store.add_link("two", "ann", 30.0)
    assert await store.take_link("one", 20.0) is None
    assert await store.take_link("two", 20.0) == "ann"


# -- lists ----------------------------------------------------------------------------------------


def deck(id: str, guest: str = "ann", game: str = "tcg", at: float = 1.0) -> ListRow:
    return ListRow(id=id, guest=guest, game=game, text=f"# {id}", created=at, changed=at)


async def test_lists_belong_to_a_guest_and_a_game(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.add_guest(replace(ANN, id="bob"))
    for one in (deck("old"), deck("new", at=2.0), deck("his", "bob"), deck("other", game="x")):
        await store.add_list(one, 9)
    assert [one.id for one in await store.lists_of("ann", "tcg")] == ["new", "old"]
    assert await store.lists_of("ann", "x") == [deck("other", game="x")]
    assert await store.lists_of("cat", "tcg") == []
    written = replace(deck("old"), text="4 Fireball", changed=3.0)
    assert await store.change_list("ann", "old", "4 Fireball", 3.0) == written
    assert await store.lists_of("ann", "tcg") == [written, deck("new", at=2.0)]


async def test_somebody_elses_list_is_not_there(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.add_list(deck("mine"), 9)
    assert await store.change_list("bob", "mine", "", 2.0) is None
    assert await store.remove_list("bob", "mine") is None
    assert await store.change_list("ann", "no", "", 2.0) is None
    assert await store.lists_of("ann", "tcg") == [deck("mine")]
    assert await store.remove_list("ann", "mine") == deck("mine")
    assert await store.remove_list("ann", "mine") is None
    assert await store.lists_of("ann", "tcg") == []


async def test_there_is_room_for_so_many_lists_of_a_guest(store: rows.Store) -> None:
    await store.add_guest(ANN)
    await store.add_guest(replace(ANN, id="bob"))
    await store.add_list(deck("a"), 2)
    await store.add_list(deck("b", game="x"), 2)
    with pytest.raises(Full):
        await store.add_list(deck("c"), 2)
    await store.add_list(deck("d", "bob"), 2)
    with pytest.raises(Stale):
        await store.add_list(deck("a"), 9)
    await store.remove_list("ann", "a")
    await store.add_list(deck("c"), 2)


# -- tables ---------------------------------------------------------------------------------------


async def test_tables_come_back_as_they_went(store: rows.Store) -> None:
    full = row(
        status="playing",
        public=True,
        spectators_allowed=False,
        stand_in_after=30,
        rematch="r",
        lesson="l",
        forked_from="f",
        waiting=("A", "C"),
        rounds=(1, 2),
        created=1.5,
        changed=2.5,
        shown={"a": [1, None]},
    )
    await store.add_table(row())
    assert await store.table("t") == row()
    await store.save_table(full)
    assert await store.table("t") == full
    assert await store.table("u") is None
    with pytest.raises(StoreFailed):
        await store.save_table(row("u"))


async def test_lists_of_tables(store: rows.Store) -> None:
    await store.add_table(row("old", public=True, created=1.0, changed=5.0))
    await store.add_table(row("new", public=True, created=2.0, changed=3.0))
    await store.add_table(row("hidden", changed=4.0))
    away = (SeatRow(), SeatRow(), SeatRow())
    await store.add_table(row("else", owner="bob", seats=away, status="playing", public=True))
    await store.add_table(row("done", owner="bob", seats=away, status="over"))
    assert [t.id for t in await store.open_tables(9)] == ["new", "old"]
    assert [t.id for t in await store.open_tables(1)] == ["new"]
    assert [t.id for t in await store.tables_of("ann")] == ["old", "hidden", "new"]
    assert [t.id for t in await store.tables_of("ann", 1)] == ["old"]
    await store.add_table(row("lesson", lesson="1", created=0.0))
    assert [await store.count_open(who, False) for who in ("ann", "bob")] == [3, 1]
    assert [await store.count_open(who, True) for who in ("ann", "bob")] == [1, 0]
    assert [t.id for t in await store.playing()] == ["else"]


async def test_my_tables_follow_the_seats(store: rows.Store) -> None:
    bob = SeatRow(kind="person", guest="bob", name="Bob")
    await store.add_table(row())
    assert await store.tables_of("bob") == []
    await store.save_table(row(seats=(bob, bob, SeatRow())))
    assert [t.id for t in await store.tables_of("bob")] == ["t"]
    await store.save_table(row())
    assert await store.tables_of("bob") == []


async def test_a_table_is_added_once(store: rows.Store) -> None:
    await store.add_table(row())
    with pytest.raises(Stale):
        await store.add_table(row(status="over"))
    assert await store.table("t") == row()


async def test_a_table_and_the_one_that_leads_to_it_are_written_together(
    store: rows.Store,
) -> None:
    await store.add_table(row())
    await store.add_table(row("u"), row(rematch="u"))
    assert await store.table("t") == row(rematch="u")
    with pytest.raises(StoreFailed):
        await store.add_table(row("v"), row("nowhere", rematch="v"))
    assert await store.table("v") is None


async def test_open_tables_go_on_after_one(store: rows.Store) -> None:
    for id, created in (("a", 1.0), ("b", 2.0), ("c", 2.0), ("d", 3.0)):
        await store.add_table(row(id, public=True, created=created))
    assert [t.id for t in await store.open_tables(2)] == ["d", "c"]
    assert [t.id for t in await store.open_tables(2, "c")] == ["b", "a"]
    assert await store.open_tables(2, "a") == []
    taken = SeatRow(kind="person", guest="bob", name="Bob")
    await store.save_table(row("b", public=True, created=2.0, seats=(taken,) * 3))
    assert [t.id for t in await store.open_tables(9, "c")] == ["a"]


async def test_tables_that_nobody_came_to(store: rows.Store) -> None:
    for id, changed in (("late", 9.0), ("old", 2.0), ("older", 1.0), ("now", 5.0)):
        await store.add_table(row(id, changed=changed))
    await store.add_table(row("begun", changed=1.0, status="playing"))
    assert await store.forsaken(5.0, 9) == ["older", "old"]
    assert await store.forsaken(5.0, 1) == ["older"]


async def test_public_tables_that_wait_are_counted(store: rows.Store) -> None:
    await store.add_table(row("a", public=True))
    await store.add_table(row("b", public=True, status="playing"))
    await store.add_table(row("c"))
    assert [await store.count_public(who) for who in ("ann", "bob")] == [1, 0]


# -- chat -----------------------------------------------------------------------------------------


async def test_chat_is_kept_in_order(store: rows.Store) -> None:
    await store.add_table(row())
    for n in range(1, 6):
        await store.add_chat(
            ChatRow(table="t", number=n, guest="ann", name="Ann", seat="A", text=f"{n}", at=n)
        )
    assert [line.number for line in await store.chat("t", 3)] == [3, 4, 5]
    assert (await store.chat("t", 1))[0].text == "5"


async def test_a_line_has_its_number_alone(store: rows.Store) -> None:
    await store.add_table(row())
    line = ChatRow(table="t", number=1, guest="ann", name="Ann", seat=None, text="x", at=1.0)
    await store.add_chat(line)
    with pytest.raises(Stale):
        await store.add_chat(replace(line, text="y"))
    assert await store.chat("t", 9) == [line]
    assert await store.chat("u", 9) == []


# -- matches --------------------------------------------------------------------------------------


async def test_a_match_is_restored_at_every_move(store: rows.Store) -> None:
    match = await begin(store)
    while not match.over:
        await move(store, match)
        loaded = await store.load_match("t")
        assert loaded is not None
        header, inputs, snapshot = loaded
        again = Match.from_json({**header, **snapshot, "inputs": inputs}, lambda _: GAME)
        assert again.to_json() == match.to_json()
    assert await store.load_match("u") is None


async def test_the_table_is_made_with_its_match_when_it_is_new(store: rows.Store) -> None:
    await begin(store)
    assert (await store.table("t")) == row(status="playing")
    with pytest.raises(Stale):
        await begin(store)


async def test_who_is_behind_writes_nothing(store: rows.Store) -> None:
    match = await begin(store)
    snapshot = match.changing()
    await move(store, match)
    first = match.inputs[-1].to_json()
    with pytest.raises(Stale):
        await store.append("t", [first], snapshot, row(status="over"))
    loaded = await store.load_match("t")
    assert loaded == parts(match)
    table = await store.table("t")
    assert table is not None
    assert table.status == "playing"


async def test_what_is_not_there_is_not_gone_on_with(store: rows.Store) -> None:
    match: Match[Any] = Match.new(GAME, {"rounds": 2}, 3)
    with pytest.raises(StoreFailed):
        await store.append("nowhere", [], match.changing(), None)
    assert await store.load_match("nowhere") is None


async def test_all_inputs_of_a_write_count_or_none(store: rows.Store) -> None:
    match = await begin(store)
    before = await store.load_match("t")
    stale = match.inputs[-1].to_json()
    fresh = {**stale, "n": stale["n"] + 1}
    with pytest.raises(Stale):
        await store.append("t", [fresh, stale], match.changing(), row(status="over"))
    assert await store.load_match("t") == before
    assert await store.table("t") == row(status="playing")


async def test_an_input_need_not_change_the_table(store: rows.Store) -> None:
    match = await begin(store)
    q = match.pending
    assert q is not None
    count = len(match.inputs)
    match.answer(q.who[0], q.options_of(q.who[0])[0])
    new = [i.to_json() for i in match.inputs[count:]]
    await store.append("t", new, match.changing(), None)
    assert await store.load_match("t") == parts(match)
    assert await store.table("t") == row(status="playing")


async def test_what_was_given_or_read_is_a_copy(store: rows.Store) -> None:
    """Whoever changes it later changes nothing that is kept."""
    options: dict[str, Any] = {"rounds": 2}
    kept: TableRow = row(options=options)
    await store.add_table(kept)
    options["rounds"] = 9
    assert await store.table("t") == row()
    match = await begin(store, "u")
    loaded = await store.load_match("u")
    assert loaded is not None
    loaded[0]["game"], loaded[2]["turns"] = "other", []
    loaded[1].clear()
    assert await store.load_match("u") == parts(match)
