"""Several games for one result: the score, who goes on when, with which lists, and what stays
closed until all is decided."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tabard.core.registry import load
from tabard.server import render, seats, series
from tabard.server.hall import WAITING_SECONDS
from tabard.server.lobby import Lobby, Place
from tabard.server.rooms import Room
from tabard.server.rows import Brings, GuestRow, Listed, SeatRow, TableRow
from tabard.server.series import Played, Series
from tabard.server.sorry import Sorry
from tests.server.tablekit import ANN, BEE, CAT, MemoryStore, Tab, lobby, settled, table
from tests.server.webkit import ask, web

pytestmark = pytest.mark.asyncio
GAME = load("tcg")
OWN = [GAME.random_list(Random(n)) for n in (1, 2)]
CLOSED = "once the whole match is decided"


def games(*winners: tuple[int, ...]) -> tuple[Played, ...]:
    return tuple(Played(table=f"t{i}", winners=won) for i, won in enumerate(winners))


def row(now: Series | None = None, seats: int = 2, **more: Any) -> TableRow:
    made = TableRow(
        id="here",
        game="tcg",
        owner="ann",
        options={},
        seats=(SeatRow(),) * seats,
        seed="00",
        **more,
    )
    return made if now is None else series.put(made, now)


# -- the score ------------------------------------------------------------------------------------


async def test_who_wins_more_than_half_of_the_games_wins() -> None:
    three = Series(best_of=3)
    assert three.winners(2) == ()
    assert replace(three, games=games((0,), (1,))).winners(2) == ()
    assert replace(three, games=games((0,), (1,), (1,))).winners(2) == (1,)
    assert replace(three, games=games((0,), (0,))).winners(2) == (0,), "the third is not played"
    five = Series(best_of=5, games=games((0,), (1,), (0,), (1,)))
    assert (five.score(2), five.winners(2)) == ([2, 2], ())


async def test_a_draw_counts_for_nobody_and_a_shared_win_for_all_who_share_it() -> None:
    drawn = series.ended(row(Series(best_of=3)), (0, 1))
    assert series.of(drawn) == Series(best_of=3, games=(Played(table="here", winners=()),))
    shared = series.of(series.ended(row(Series(best_of=3), seats=3), (0, 2)))
    assert shared is not None
    assert shared.score(3) == [1, 0, 1]


async def test_a_game_is_counted_once_and_a_single_game_not_at_all() -> None:
    once = series.ended(row(Series(best_of=3)), (1,))
    assert series.ended(once, (1,)) == once
    assert series.ended(row(), (1,)) == row()
    assert series.following(row(), []) is None


async def test_lists_are_kept_or_go_round() -> None:
    lists = ["a", "b", "c"]
    undecided = Series(best_of=3, games=games((0,)))
    kept = series.following(row(undecided, 3), lists)
    assert kept is not None
    assert [one.text for one in kept.lists] == lists
    swapped = series.following(row(replace(undecided, swap=True), 3), lists)
    assert swapped is not None
    assert [one.text for one in swapped.lists] == ["b", "c", "a"]
    decided = Series(best_of=3, games=games((0,), (0,)), lists=(Brings("a"),) * 2)
    assert series.following(row(decided), lists[:2]) == Series(best_of=3), "it begins anew"


# -- at a table -----------------------------------------------------------------------------------


async def best_of(
    store: MemoryStore | None = None,
    brings: tuple[str | None, str | None] = (None, None),
    people: bool = True,
    **more: Any,
) -> tuple[Lobby, Room]:
    """A series of Ann's against Bee, or against a bot, in its first game."""
    where = lobby(store)
    places = [Place("me", brings=brings[0])]
    places.append(Place("free") if people else Place("bot", brings=brings[1]))
    made = await where.create(ANN, "tcg", places, best_of=3, **more)
    if people:
        own = None if brings[1] is None else Brings(brings[1])
        await made.sit(BEE, 1, brings=own)
    await made.start(ANN)
    return where, made


async def lost(room: Room, seat: int) -> None:
    await room.concede((ANN, BEE)[seat], seat)
    assert room.row.status == "over"


def status(room: Room) -> str:
    return room.row.status


def decks(room: Room) -> list[str]:
    assert room.match is not None
    return list(GAME.lists_played(room.match.state))


async def next_game(where: Lobby, room: Room, *who: GuestRow) -> Room:
    made = room
    for guest in who:
        made = await where.rematch(guest, room.id)
    return made


async def test_the_next_game_begins_when_both_want_it() -> None:
    where, first = await best_of()
    await lost(first, 1)
    second = await where.rematch(BEE, first.id)
    assert status(second) == "waiting"
    bee = await Tab(BEE).enter(second)
    assert [seat.agreed for seat in bee.table.seats] == [False, True]
    assert bee.table.series is not None
    assert (bee.table.series.game, bee.table.series.score) == (2, [1, 0])
    await second.start(BEE)  # once more makes no difference, though she owns the table
    assert status(second) == "waiting"
    with pytest.raises(Sorry, match="have a seat"):
        await second.start(CAT)
    assert await where.rematch(ANN, first.id) is second
    assert status(second) == "playing"


async def test_somebody_else_in_a_seat_must_agree_too() -> None:
    where, first = await best_of()
    await lost(first, 1)
    second = await where.rematch(ANN, first.id)
    await second.stand_up(BEE)
    await second.sit(CAT, 1)
    await second.start(ANN)
    assert status(second) == "waiting"
    await second.start(CAT)
    assert status(second) == "playing"


async def test_a_seat_that_was_left_stays_free_until_everybody_agrees() -> None:
    """Somebody may still come for it; a bot takes it when the game begins."""
    now = Series(best_of=3, games=games((0,)))
    sitting = (seats.person("ann", "Ann"), seats.person("bee", "Bee"), SeatRow())
    one = seats.ready(replace(row(now, 3), seats=sitting), "bee")
    assert (seats.awaited(one), one.seats[2].kind) == (("ann",), "free")
    both = seats.ready(one, "ann")
    assert (seats.awaited(both), both.seats[2].kind) == ((), "bot")


async def test_whose_list_a_bot_goes_on_with_is_not_told() -> None:
    """Bee lent her seat; at the next game it is a bot's, and Ann's table."""
    brings = Brings(OWN[1], Listed(name="Bee's secret"))
    sitting = (seats.person("ann", "Ann"), seats.person("bee", "Bee", None, brings))
    playing = replace(row(), seats=sitting, status="playing")
    again = replace(playing, seats=seats.again(seats.lent(playing, 1, None), False))
    assert (again.seats[1].kind, again.seats[1].brings) == ("bot", OWN[1])
    assert "secret" not in str(render.table_shape(again, "ann", "en"))


async def test_alone_with_bots_it_begins_at_once() -> None:
    where, first = await best_of(people=False)
    await settled(first)
    await lost(first, 0)
    second = await where.rematch(ANN, first.id)
    assert status(second) == "playing"
    await settled(second)
    await lost(second, 0)
    ann = await Tab(ANN).enter(second)
    assert ann.table.series is not None
    assert (ann.table.series.score, ann.table.series.winners) == ([0, 2], ["B"])
    again = await where.rematch(ANN, second.id)
    now = series.of(again.row)
    assert (now, again.row.status) == (Series(best_of=3), "playing")
    await where.close()


async def test_a_series_is_won_and_each_game_is_its_own_table() -> None:
    where, first = await best_of()
    await lost(first, 1)
    second = await next_game(where, first, ANN, BEE)
    await lost(second, 0)
    third = await next_game(where, second, ANN, BEE)
    shape = third.table_shape("cat", "en").series
    assert shape is not None
    assert (shape.game, shape.score, shape.winners) == (3, [1, 1], [])
    await lost(third, 0)
    shape = third.table_shape("cat", "en").series
    assert shape is not None
    assert (shape.game, shape.score, shape.winners) == (3, [1, 2], ["B"])
    told = [(game.table, game.winners) for game in shape.games]
    assert told == [(first.id, ["A"]), (second.id, ["B"]), (third.id, ["B"])]
    seeds = {room.row.seed for room in (first, second, third)}
    assert len(seeds) == 3


async def test_everybody_keeps_the_seat_within_a_series() -> None:
    where, first = await best_of()
    await lost(first, 1)
    second = await where.rematch(ANN, first.id, rotate=True)
    assert [seat.name for seat in second.row.seats] == ["Ann", "Bee"]


@pytest.mark.parametrize("swap", [False, True])
async def test_the_lists_of_the_first_game_are_played_with_in_all(swap: bool) -> None:
    where, first = await best_of(brings=(OWN[0], None), swap=swap)
    drawn = decks(first)
    assert drawn[0] == OWN[0]
    await lost(first, 1)
    second = await where.rematch(ANN, first.id)
    with pytest.raises(Sorry, match="fixed for all games"):
        await second.sit(ANN, 0, brings=Brings(OWN[1]))
    await where.rematch(BEE, first.id)
    assert decks(second) == (drawn[::-1] if swap else drawn), "be they drawn by chance"
    await lost(second, 0)
    third = await next_game(where, second, ANN, BEE)
    assert decks(third) == drawn
    await lost(third, 0)
    again = await where.rematch(ANN, third.id)
    assert [seat.brings for seat in again.row.seats] == [OWN[0], None], "as it was chosen"
    await again.sit(ANN, 0, brings=Brings(OWN[1]))


async def test_what_a_bot_brings_is_fixed_too() -> None:
    where, first = await best_of(people=False)
    await settled(first)
    await lost(first, 0)
    held = await where.create(ANN, "tcg", [Place("me"), Place("bot")])
    await held.set_seat(ANN, 1, "bot", None, Brings(OWN[1]))
    assert (held.row.seats[1].brings, held.row.seats[1].level) == (OWN[1], "normal")
    await held.set_seat(ANN, 1, "bot", "easy")
    assert (held.row.seats[1].brings, held.row.seats[1].level) == (OWN[1], "easy")
    later = series.put(held.row, Series(best_of=3, games=games((0,))))
    with pytest.raises(Sorry, match="fixed for all games"):
        seats.set_seat(later, "ann", 1, "bot", None, Brings(OWN[0]))
    with pytest.raises(Sorry, match="own list"):
        await held.set_seat(ANN, 1, "free", None, Brings(OWN[0]))
    await where.close()


async def test_a_series_survives_a_restart() -> None:
    store = MemoryStore()
    before, first = await best_of(store, (OWN[0], OWN[1]))
    await lost(first, 1)
    second = await before.rematch(BEE, first.id)
    await before.close()
    where = lobby(store)
    assert await where.rematch(ANN, first.id) is not second
    second = await where.find(second.id)
    assert status(second) == "playing"
    assert decks(second) == OWN
    shape = second.table_shape("ann", "en").series
    assert shape is not None
    assert (shape.game, shape.score) == (2, [1, 0])
    await lost(second, 1)
    (won,) = [t for t in await lobby(store).mine("ann", "en") if t.id == second.id]
    assert won.series is not None
    assert (won.series.score, won.series.winners) == ([2, 0], ["A"])


# -- what stays closed ----------------------------------------------------------------------------


async def read(browser: httpx.AsyncClient, id: str) -> dict[str, tuple[int, str]]:
    paths = [
        *(f"/api/tables/{id}/{name}" for name in ("match.json", "log.txt", "scenario.yaml")),
        f"/api/tables/{id}/scenario.yaml?after=1",
        f"/api/replays/{id}",
        f"/api/replays/{id}/1?seat=*",
        f"/api/tables/{id}",
    ]
    found = {path: await browser.get(path) for path in paths}
    fork = await browser.post(f"/api/replays/{id}/fork", json={"after": 1, "seat": "A"})
    return {p: (a.status_code, a.text) for p, a in (found | {"fork": fork}).items()}


async def two_games(server: Any, **more: Any) -> tuple[Any, Any, str, str]:
    """Ann and Bob play the second of three; the first is over."""
    ann, bob = server.browser(), server.browser()
    new = {"game": "tcg", "seats": [{"kind": "me", "brings": OWN[0]}, {"kind": "free"}]}
    table = await ask(ann, "POST", "/api/tables", {**new, "best_of": 3, **more})
    path = f"/api/tables/{table['id']}"
    await ask(bob, "POST", f"{path}/sit", {"brings": OWN[1]})
    await ask(ann, "POST", f"{path}/start")
    await ask(bob, "POST", f"{path}/concede", {"seat": "B"})
    for browser in (ann, bob):
        second = await ask(browser, "POST", f"{path}/rematch")
    assert second["status"] == "playing"
    return ann, bob, table["id"], second["id"]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


async def test_a_game_with_secret_lists_is_closed_until_all_is_decided(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob, first, second = await two_games(server)
        for browser, theirs in ((ann, [1]), (bob, [0]), (server.browser(), [0, 1])):
            await browser.get("/api/me")
            for path, (status, text) in (await read(browser, first)).items():
                if path.endswith(first) and "tables" in path:
                    assert (status, '"seed":null' in text) == (200, True)
                else:
                    assert status in (403, 409), path
                    assert CLOSED in text
                assert not any(line in text for own in theirs for line in lines(OWN[own]))
        fork = await ann.post(f"/api/replays/{first}/fork", json={"seat": "B"})
        assert CLOSED in fork.text
        await ask(bob, "POST", f"/api/tables/{second}/concede", {"seat": "B"})
        found = await read(ann, first)
        assert {status for status, _ in found.values()} == {200}
        assert '"seed":null' not in found[f"/api/tables/{first}"][1]
        assert lines(OWN[1])[0] in found[f"/api/tables/{first}/match.json"][1]


async def test_a_series_in_the_database_outlives_the_server(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob, first, second = await two_games(server)
        cookies = ann.cookies, bob.cookies
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        ann.cookies, bob.cookies = cookies
        shown = await ask(ann, "GET", f"/api/tables/{second}")
        assert (shown["series"]["game"], shown["series"]["score"]) == (2, [1, 0])
        assert CLOSED in (await ann.get(f"/api/replays/{first}")).text
        await ask(bob, "POST", f"/api/tables/{second}/concede", {"seat": "B"})
        shown = await ask(ann, "GET", f"/api/tables/{second}")
        assert shown["series"]["winners"] == ["A"]
        assert (await ann.get(f"/api/replays/{first}")).status_code == 200


async def test_where_lists_change_hands_nothing_is_closed(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, _, first, second = await two_games(server, swap=True)
        assert {status for status, _ in (await read(ann, first)).values()} == {200}
        assert (await ann.get(f"/api/tables/{second}/match.json")).json()["options"]["decks"] == [
            OWN[1],
            "random",
        ]


async def test_games_that_nobody_goes_on_with_are_opened() -> None:
    where, first = await best_of(brings=(OWN[0], OWN[1]))
    await lost(first, 1)
    await where.unseal(first)
    assert series.closed(first.row), "somebody may still go on"
    first.row = replace(first.row, changed=time.time() - WAITING_SECONDS - 60)
    await where.unseal(first)
    assert not series.closed(first.row)


async def test_a_next_game_that_was_left_opens_the_one_before() -> None:
    where, first = await best_of(brings=(OWN[0], OWN[1]))
    await lost(first, 1)
    second = await where.rematch(ANN, first.id)
    await where.unseal(first)
    assert series.closed(first.row)
    await asyncio.gather(second.stand_up(ANN), second.stand_up(BEE))
    assert status(second) == "over"
    await where.unseal(first)
    assert not series.closed(first.row)


async def test_without_lists_nothing_is_closed() -> None:
    where = lobby()
    room = await table(where, "smallworld", ANN, BEE)
    room.row = series.put(room.row, Series(best_of=3))
    await room.concede(ANN, 0)
    now = series.of(room.row)
    assert now is not None
    assert now.score(2) == [0, 1]
    assert room.table_shape("bee", "en").seed is not None
