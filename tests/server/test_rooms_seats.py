"""Who sits where, and what each of them sees."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import msgspec
import pytest

from tabard.core.game import SPECTATOR
from tabard.server import messages as m
from tabard.server import rooms, seats
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

THREE = [Place("me"), Place("bot"), Place("bot")]


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
    with pytest.raises(Sorry, match="already taken"):
        await room.take_over(CAT, 0)
    with pytest.raises(Sorry, match="both hands"):
        await room.take_over(ANN, 2)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    await room.take_over(CAT, 2)
    assert cat.position.seat is None, "the table is asked first"
    for tab in (ann, bee):
        assert tab.table.asking is not None
        assert tab.table.asking.asked
        assert (await tab.send(m.Consent, agree=True, about="seat")).ok
    assert cat.position.seat == "C"
    assert cat.table.seats[2].mine
    assert cat.table.asking is None
    await room.set_seat(CAT, 2, "bot", "hard")
    assert cat.position.seat is None
    assert cat.table.seats[2].level == "hard"


async def test_nobody_goes_round_the_table_and_looks_at_every_hand() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    bee = await Tab(BEE).enter(room)
    for give in (room.stand_up, lambda ann: room.set_seat(ann, 0, "bot")):
        await give(ANN)
        await room.take_over(ANN, 2)
        asking = bee.table.asking
        assert asking is not None
        assert asking.seen == ["A"], "the table is told whose hand she has seen"
        await room.take_over(ANN, 0)
        with pytest.raises(Sorry, match="both hands"):
            await room.take_over(ANN, 2)
    await room.stand_up(ANN)
    await room.take_over(ANN, 2)
    assert (await bee.send(m.Consent, agree=True, about="seat")).ok
    assert bee.table.seats[2].seen == ["A"], "and it stays told"
    with pytest.raises(Sorry, match="both hands"):
        await room.take_over(ANN, 0)
    await room.close()


async def test_a_lent_seat_waits_for_its_owner() -> None:
    """With the link in hand anybody could sit down there, read the hand and concede."""
    for give in ("lend", "leave"):
        room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
        ann, cat = await Tab(ANN).enter(room), await Tab(CAT).enter(room)
        await (room.set_seat(BEE, 1, "bot") if give == "lend" else room.stand_up(BEE))
        assert (ann.table.seats[1].lent, ann.table.seats[2].lent) == ("theirs", "no")
        await room.take_over(CAT, 1)
        assert (await ann.send(m.Consent, agree=True, about="seat")).ok
        assert cat.position.seat is None, "Bee herself has not agreed"
        with pytest.raises(Sorry, match="not yours"):
            await room.concede(CAT, 1)
        await room.take_over(BEE, 1)
        assert room.row.seats[1].guest == BEE.id
        assert cat.table.asking is None
        await room.close()


async def test_a_table_of_bots_alone_is_nobody_elses() -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    room.pool.gate = asyncio.Event()  # type: ignore[attr-defined]
    await room.set_seat(ANN, 0, "bot")
    cat = await Tab(CAT).enter(room)
    for seat in range(3):
        await room.take_over(CAT, seat)
        assert cat.position.seat is None
        assert not seats.seats_of(room.row, CAT.id)
    await room.take_over(ANN, 0)
    await room.take_over(ANN, 1)  # alone with bots one may
    assert seats.seats_of(room.row, ANN.id) == (0, 1)
    await room.close()


async def test_who_was_turned_down_does_not_ask_again() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    ann, cat = await Tab(ANN).enter(room), await Tab(CAT).enter(room)
    await room.take_over(CAT, 2)
    assert (await cat.send(m.Consent, agree=True, about="seat")).error == "illegal"
    with pytest.raises(Sorry, match="Someone else has asked"):
        await room.take_over(guest("Eve"), 2)
    assert (await ann.send(m.Consent, agree=False, about="seat")).ok
    assert cat.table.asking is None
    with pytest.raises(Sorry, match="has declined"):
        await room.take_over(CAT, 2)
    assert (await ann.send(m.Consent, agree=True, about="seat")).error == "illegal"


async def test_a_wish_for_a_seat_ends_when_its_owner_goes() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    ann, cat = await Tab(ANN).enter(room), await Tab(CAT).enter(room)
    await room.take_over(CAT, 2)
    await cat.leave()
    assert ann.table.asking is None


async def test_a_seat_that_was_lent_before_this_was_kept_is_its_owners() -> None:
    """A table of version 0.3.1: the bot's seat does not say who lent it."""
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    await room.set_seat(BEE, 1, "bot")
    old = replace(room.row.seats[1], guest=None)
    room.row = seats.put(room.row, 1, old)
    cat = await Tab(CAT).enter(room)
    await room.take_over(CAT, 1)
    assert cat.position.seat is None
    await room.take_over(BEE, 1)
    assert room.row.seats[1].guest == BEE.id


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
    where = lobby()
    room = await table(where, "keepsake", ANN, BEE, bots=1, spectators_allowed=False)
    with pytest.raises(Sorry, match="allow spectators"):
        await Tab(CAT).enter(room)
    bee = await Tab(BEE).enter(room)
    await room.stand_up(BEE)
    assert bee.closed is None, "her seat waits for her"
    before = await where.create(ANN, "keepsake", THREE, spectators_allowed=False)
    cat = await Tab(CAT).enter(before)
    await before.start(ANN)
    assert cat.closed is not None
    assert not cat.closed.again
    assert before.connections == {}


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
    await where.store.add_guest(ANN)
    room = await table(where, "keepsake", ANN, BEE, CAT)
    bee = await Tab(BEE).enter(room)
    await where.rename(ANN, "Mira")
    assert [seat.name for seat in bee.table.seats] == ["Mira", "Bee", "Cat"]
    assert any("Mira" in line.text for line in bee.lines), "the log calls her so too"
    assert not any("Ann" in line.text for line in bee.lines)


async def test_a_seat_with_a_name_of_its_own_keeps_it() -> None:
    where = lobby()
    for one in (ANN, BEE):
        await where.store.add_guest(one)
    places = [Place("me"), Place("hot", name="Grandma"), Place("free")]
    room = await where.create(ANN, "keepsake", places)
    await where.rename(ANN, "Bee")
    await room.sit(BEE)
    assert [seat.name for seat in room.row.seats] == ["Bee", "Grandma", "Bee 2"]
    await where.rename(BEE, "Cat")
    assert [seat.name for seat in room.row.seats] == ["Bee", "Grandma", "Cat"]
