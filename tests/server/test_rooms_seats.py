"""Who sits where, and what each of them sees."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from tabard.core.game import SPECTATOR
from tabard.server import messages as m
from tabard.server import rooms
from tabard.server.connection import QUEUE, Connection
from tabard.server.lobby import Place
from tabard.server.sorry import Sorry
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    Tab,
    guest,
    lobby,
    play_on,
    settled,
    table,
)

pytestmark = pytest.mark.asyncio


async def test_conceding_among_three_lets_a_bot_play_on() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE, CAT)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    with pytest.raises(Sorry, match="not yours"):
        await room.concede(BEE, 0)
    await room.concede(ANN, 0)
    await settled(room)
    seat = bee.table.seats[0]
    assert (seat.kind, seat.conceded, bee.table.status) == ("bot", True, "playing")
    assert ann.position.seat is None, "she watches now"
    await room.concede(BEE, 1)
    assert bee.table.status == "over"
    outcome = bee.position.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.conceded) == (["C"], ["A", "B"])
    assert bee.position.question is None


async def test_taking_over_a_seat() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE, bots=1)
    cat = await Tab(CAT).enter(room)
    assert cat.position.seat is None
    with pytest.raises(Sorry, match="Somebody sits there"):
        await room.take_over(CAT, 0)
    with pytest.raises(Sorry, match="both hands"):
        await room.take_over(ANN, 2)
    await room.take_over(CAT, 2)
    assert cat.position.seat == "C"
    assert cat.table.seats[2].mine
    await room.set_seat(CAT, 2, "bot", "hard")
    assert cat.position.seat is None
    assert cat.table.seats[2].level == "hard"


async def test_nobody_goes_round_the_table_and_looks_at_every_hand() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    await Tab(BEE).enter(room)
    for go in (room.stand_up(ANN), room.set_seat(ANN, 0, "bot"), room.concede(ANN, 0)):
        await go
        with pytest.raises(Sorry, match="both hands"):
            await room.take_over(ANN, 2)
        await room.take_over(ANN, 0)
    await room.stand_up(ANN)
    await room.take_over(CAT, 2)  # who has seen nothing yet may
    await room.close()


async def test_leaving_hands_the_seat_to_a_bot() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    bee = await Tab(BEE).enter(room)
    await room.stand_up(ANN)
    await settled(room)
    assert bee.table.seats[0].kind == "bot"
    assert bee.position.mine_asked == ["B"]


async def test_who_shares_a_screen_sees_nothing_before_one_says_who_looks() -> None:
    places = [Place("me"), Place("hot", name="Bo")]
    room = await lobby().create(ANN, "smallworld", places, start=True)
    ann = await Tab(ANN).enter(room)
    assert ann.position.seat is None
    assert ann.position.question is None
    assert ann.position.view["columns"]["coins"] == [None, None]
    (asked,) = ann.position.mine_asked
    assert (await ann.send(m.Look, seat=asked)).ok
    assert ann.position.seat == asked
    assert ann.position.question is not None


async def test_hot_seats_never_mix(seed: int) -> None:
    where = lobby()
    places = [Place("me"), Place("hot", name="Bo")]
    room = await where.create(ANN, "smallworld", places, start=True)
    ann = await Tab(ANN).enter(room)
    assert [seat.name for seat in ann.table.seats] == ["Ann", "Bo"]
    rng = Random(seed)
    for _ in range(60):
        await play_on(room, [ann], rng, 1)
        shown = ann.position
        assert room.match is not None
        viewer = SPECTATOR if shown.seat is None else "AB".index(shown.seat)
        assert shown.view == room.match.game.view(room.match.state, viewer)
        if shown.question is not None:
            assert shown.question.seat == shown.seat
        hidden = 1 - viewer
        assert shown.view["columns"]["coins"][hidden] is None


async def test_spectators_see_no_more_than_everybody(seed: int) -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
    eve = await Tab(guest("Eve")).enter(room)
    rng = Random(seed)
    for _ in range(20):
        await play_on(room, tabs, rng, 1)
        assert room.match is not None
        if room.match.over:
            break
        assert eve.position.view == room.match.game.view(room.match.state, SPECTATOR)
        assert eve.position.question is None
        assert [x.event for x in eve.lines] == [x.event for x in room.match.log(SPECTATOR)]
    assert tabs[0].table.spectators == 1
    assert (await eve.send(m.Answer, seat="A", number=1, options=["bid 0"])).error == "refused"


async def test_a_table_may_want_no_spectators() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1, spectators_allowed=False)
    with pytest.raises(Sorry, match="no spectators"):
        await Tab(CAT).enter(room)
    bee = await Tab(BEE).enter(room)
    await room.stand_up(BEE)
    assert bee.closed is not None
    assert not bee.closed.again
    assert room.connections == {}


async def test_several_tabs_agree(seed: int) -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    one, two = await Tab(ANN).enter(room), await Tab(ANN, "it").enter(room)
    bee = await Tab(BEE).enter(room)
    await play_on(room, [one, bee], Random(seed), 30)
    assert one.position.view == two.position.view
    assert one.position.mine_asked == two.position.mine_asked
    assert [x.event for x in one.lines] == [x.event for x in two.lines]
    assert [x.text for x in one.lines] != [x.text for x in two.lines]
    late = await Tab(ANN).enter(room)
    assert late.position.view == one.position.view
    assert [x.text for x in late.lines] == [x.text for x in one.lines]


async def test_tabs_and_spectators_are_limited() -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    for _ in range(rooms.TABS):
        await Tab(ANN).enter(room)
    with pytest.raises(Sorry, match="too many windows"):
        await Tab(ANN).enter(room)
    for i in range(rooms.SPECTATORS):
        await Tab(guest(f"Eve{i}")).enter(room)
    with pytest.raises(Sorry, match="no room for more"):
        await Tab(CAT).enter(room)


async def test_a_slow_peer_is_dropped_and_others_are_not() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    slow, quick = Connection("bee", "Bee"), await Tab(ANN).enter(room)
    await room.connect(slow)
    for _ in range(QUEUE):
        room.publish_tables()
        quick.hear()
    assert slow.closing
    last = [msgspec.json.decode(data) for data in slow.waiting()]
    assert [(x["type"], x["again"]) for x in last] == [("closed", True)]
    assert not quick.conn.closing
    assert not quick.table.seats[1].online


async def test_a_peer_that_does_not_read_ends_its_writer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.connection.SEND_SECONDS", 0.0)
    conn = Connection("ann", "Ann")
    conn.send(m.Chats(lines=[]))

    async def never(data: str) -> None:
        await asyncio.Event().wait()

    await conn.write(never)
    assert conn.closing


async def test_speaking_another_language_sends_everything_anew() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    english = ann.position.prompt
    assert (await ann.send(m.Speak, language="it")).ok
    assert ann.position.whole
    assert ann.position.prompt != english
    assert (await ann.send(m.Look, seat="A", plain=True)).ok
    assert ann.position.zones


async def test_a_new_name_reaches_the_seats_that_bear_the_old_one() -> None:
    where = lobby()
    room = await table(where, "keepsake", ANN, BEE, CAT)
    bee = await Tab(BEE).enter(room)
    await where.rename(ANN, "Mira")
    assert [seat.name for seat in bee.table.seats] == ["Mira", "Bee", "Cat"]
    assert any("Mira" in line.text for line in bee.lines), "the log calls her so too"
    assert not any("Ann" in line.text for line in bee.lines)


async def test_a_seat_with_a_name_of_its_own_keeps_it() -> None:
    where = lobby()
    places = [Place("me"), Place("hot", name="Grandma"), Place("free")]
    room = await where.create(ANN, "keepsake", places)
    await where.rename(ANN, "Bee")
    await room.sit(BEE)
    assert [seat.name for seat in room.row.seats] == ["Bee", "Grandma", "Bee 2"]
    await where.rename(BEE, "Cat")
    assert [seat.name for seat in room.row.seats] == ["Bee", "Grandma", "Cat"]
