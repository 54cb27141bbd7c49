"""The leak gate against what the server sends: two worlds that a seat can't tell apart are the
same to it down to the last byte, in every message, in every language, and in all it can export."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, cast

import msgspec
import pytest

from tabard.core import match as match_module
from tabard.core import registry, scenario
from tabard.core.ask import CHANCE
from tabard.core.codec import SEAT_NAMES
from tabard.core.game import SPECTATOR, Game
from tabard.core.leaks import heard, some_options
from tabard.core.lists import public_options, with_own
from tabard.core.match import Match
from tabard.core.scenario import position_text
from tabard.server import exports, logbook, render, seats, series, talk
from tabard.server import messages as m
from tabard.server.bots import BotPool
from tabard.server.connection import Connection
from tabard.server.rooms import Room
from tabard.server.rows import Brings, GuestRow, Listed, SeatRow, Store, TableRow
from tabard.server.store import Store as RealStore

GAMES = ("smallworld", "keepsake", "tcg", "boardgame", "adventure")
POSITIONS = 24
"""Sampled for each game; at each of them every seat is looked at."""
EVERY = 9
"""Decisions between two of them."""
DRIVEN = 5
SEED = bytes(range(32))
NAMES = ("Mira", "Oswin", "Tarek", "Ylva", "Una")


class Forgetful:
    """A store that keeps nothing: all that a table asks of it while it is played."""

    async def add_chat(self, *_: Any) -> None:
        """Done."""

    async def chat(self, table_id: str, limit: int) -> list[Any]:
        return []

    async def append(self, *_: Any) -> None:
        """Done."""


Fresh = Callable[[], Awaitable[Store]]
"""Gives a store that is empty."""


async def forgetful() -> Store:
    return cast(Store, Forgetful())


@dataclass
class World:
    """One of the two: a live table of people, and what the watched ones were sent."""

    room: Room
    watched: list[Connection] = field(default_factory=list)
    others: dict[int, Connection] = field(default_factory=dict)

    def sent(self) -> list[list[str]]:
        return [conn.waiting() for conn in self.watched]


def brought(game: Game[Any], seats: int, seat: int, which: int) -> list[str | None]:
    """Each seat's own list: that of the seat which looks is the same in all worlds."""
    if not game.list_kind:
        return [None] * seats
    return [game.random_list(Random(f"{i} {0 if i == seat else which}")) for i in range(seats)]


FIRST = (series.Played(table="before", winners=(0,)),)


def called(text: str | None) -> Listed | None:
    """What this list is called: each has a name of its own."""
    return None if text is None else Listed(name=f"Deck {hash(text)}", leader=("card", text[6:30]))


def seated(own: list[str | None], nonces: list[str]) -> tuple[SeatRow, ...]:
    """People, each with a list of their own."""
    return tuple(
        SeatRow(
            kind="person",
            guest=f"guest{i}",
            name=NAMES[i],
            nonce=nonces[i],
            brings=text,
            listed=called(text),
        )
        for i, text in enumerate(own)
    )


async def world(
    game: Game[Any], s: Any, seat: int, which: int = 0, fresh: Fresh = forgetful
) -> World:
    """A table at this position: the seat looks on twice (in two languages, once as the plain
    table), so does a spectator, and everybody else is there too. `which`: of several worlds, in
    each of which the others have brought lists of their own."""
    own = brought(game, s.seats, seat, which)
    s = s.copy()
    table_options = public_options(game, s.settings, s.seats)
    s.settings = MappingProxyType(with_own(game, s.settings, own))
    nonces = [f"nonce{i}" for i in range(s.seats)]
    match = Match(game, s, SEED, nonces, start=game.to_json(s))
    row = TableRow(
        id="table",
        game=game.info.id,
        owner="guest0",
        options=table_options,
        seats=seated(own, nonces),
        seed=SEED.hex(),
        status="playing",
    )
    if game.list_kind and which:  # as in the second game of a series
        lists = tuple(Brings(text or "", called(text)) for text in own)
        row = series.put(row, series.Series(best_of=3, games=FIRST, lists=lists))
    else:
        row = series.put(row, series.Series(best_of=3, games=FIRST))
    store = await fresh()
    if not isinstance(store, Forgetful):
        for guest in (*(one.guest or "" for one in row.seats), "somebody"):
            await store.add_guest(GuestRow(id=guest, name=guest, language="en", created=0, seen=0))
        inputs = [one.to_json() for one in match.inputs]
        await store.start_match(row.id, match.lasting(), inputs, match.changing(), row)
    room = Room(store, cast(BotPool, None), row, match)
    made = World(room)
    for i in range(s.seats):
        made.others[i] = Connection(f"guest{i}", NAMES[i])
        await room.connect(made.others[i])
    for guest, language, plain in (
        (f"guest{seat}", "en", False),
        (f"guest{seat}", "it", True),
        ("somebody", "en", True),
    ):
        conn = Connection(guest, guest, cast(m.Language, language))
        await room.connect(conn)
        looking = SEAT_NAMES[seat] if guest != "somebody" else None
        await talk.handle(room, conn, m.Look(id=1, seat=looking, plain=plain))
        made.watched.append(conn)
    return made


def taken_away(made: World, seat: int) -> list[str]:
    """What the seat and a spectator get over HTTP."""
    match = made.room.match
    assert match is not None
    names = NAMES[: match.seats]
    found = []
    for viewer, guest in ((seat, f"guest{seat}"), (SPECTATOR, "somebody")):
        found.append(json.dumps(msgspec.to_builtins(made.room.table_shape(guest, "en"))))
        listed = render.table_shape(made.room.row, guest, "en")  # as the lobby has it
        found.append(json.dumps(msgspec.to_builtins(listed)))
        found.append(exports.match_file(match, viewer))
        found.append(exports.log_text(match, viewer, "it", names))
        found.append(exports.scenario(match, viewer))
    if not match.over:
        found.append(json.dumps(match.fork(seat, SEED).to_json()))
    return found


def difference(a: list[Any], b: list[Any]) -> str:
    for x, y in zip(a, b, strict=False):
        if x != y and isinstance(x, list):
            return difference(x, y)
        if x != y:
            at = next((i for i, (p, q) in enumerate(zip(x, y, strict=False)) if p != q), 0)
            return f"…{x[max(0, at - 60) : at + 60]}… or …{y[max(0, at - 60) : at + 60]}…"
    return f"{len(a)} or {len(b)} messages"


async def compare(a: World, b: World, seat: int, when: str) -> list[str]:
    """Both worlds must have sent and must offer the same."""
    first, second = a.sent(), b.sent()
    found = []
    if first != second:
        found.append(f"{when}: {difference(first, second)}")
    away, also = taken_away(a, seat), taken_away(b, seat)
    if away != also:
        found.append(f"{when}, exported: {difference(away, also)}")
    for made in (a, b):
        for conn in made.others.values():
            conn.waiting()
    return found


async def both(a: World, b: World, index: int, message: m.FromClient) -> None:
    for made in (a, b):
        await talk.handle(made.room, made.watched[index], message)


@dataclass
class Tally:
    """What the gate has looked at, so that one sees that it did."""

    positions: int = 0
    pairs: int = 0
    driven: int = 0
    secret: int = 0
    orders: int = 0
    whispers: int = 0
    found: list[str] = field(default_factory=list)
    fresh: Fresh = forgetful


async def server_gate(game: Game[Any], s: Any, seat: int, rng: Random, tally: Tally) -> None:
    """One position against one world that the seat can't tell from it."""
    t = game.determinize(s, seat, Random(rng.getrandbits(64)))
    t.ask = None
    a = await world(game, s, seat, 0, tally.fresh)
    b = await world(game, t, seat, 1, tally.fresh)
    name = SEAT_NAMES[seat]
    found = await compare(a, b, seat, "on coming in")
    assert a.room.match is not None
    number = a.room.match.number(seat)
    for option in some_options(game, s, rng, 3):
        text = game.options.text(s, option)
        await both(a, b, 0, m.Explain(id=2, seat=name, option=text))
        await both(a, b, 1, m.Answer(id=3, seat=name, number=number - 1, options=[text]))
        q = game.pending(s)
        if q is None or option not in q.options_of(seat):
            await both(a, b, 1, m.Answer(id=4, seat=name, number=number, options=[text]))
    await both(a, b, 0, m.Explain(id=5, seat=name, option="nonsense 7"))
    found += await compare(a, b, seat, "in reply")
    found += await ordered(game, a, b, seat, rng, tally)
    found += await whispered(a, b, seat, tally)
    tally.pairs += 1
    tally.found += found
    await secretly(game, s, seat, rng, tally)
    if not found:
        await driven(game, a, b, seat, rng, tally)


async def ordered(
    game: Game[Any], a: World, b: World, seat: int, rng: Random, tally: Tally
) -> list[str]:
    """The others order something in one world: the seat does not notice. Then they do in the other
    one too, as whether they are asked follows from that."""
    assert a.room.match is not None
    given = [
        (other, m.Order(id=6, seat=SEAT_NAMES[other], order=game.orders.text(None, order)))
        for other in a.others
        if other != seat
        for choice in game.standing(a.room.match.state, other)
        for order in choice.orders
        if rng.random() < 0.3
    ]
    for other, message in given:
        await talk.handle(a.room, a.others[other], message)
    found = await compare(a, b, seat, "after orders of others")
    tally.orders += len(given)
    for other, message in given:
        await talk.handle(b.room, b.others[other], message)
    return found


async def whispered(a: World, b: World, seat: int, tally: Tally) -> list[str]:
    """In one world those of another side talk, point, plan and propose among themselves."""
    match = a.room.match
    assert match is not None
    for other, conn in a.others.items():
        side = match.state.allies(other)
        if len(side) < 2 or seat in side:
            continue
        conn.seat, name = other, SEAT_NAMES[other]
        a.room.talkers.clear()
        await talk.handle(a.room, conn, m.Chat(id=20, text="Between us", team=True))
        await talk.handle(a.room, conn, m.Signal(id=21, seat=name, sign="ping", texts=["x y"]))
        q = match.pending
        for sign, about in (("plan", (other,)), ("propose", side)):
            for one in about:
                options = q.options_of(one) if q is not None else ()
                texts = [match.game.options.text(match.state, options[0])] if options else []
                shown = m.Signal(id=22, seat=name, sign=cast(Any, sign), texts=texts)
                await talk.handle(a.room, conn, shown)
        tally.whispers += any(
            '"whole":false' in text and "Between" in text for text in conn.waiting()
        )
    return await compare(a, b, seat, "after the others whispered")


async def secretly(game: Game[Any], s: Any, seat: int, rng: Random, tally: Tally) -> None:
    """Somebody else answers, in one world this and in the other that. If the rules let the seat
    notice no difference, the server may not either."""
    q = game.pending(s)
    others = [w for w in q.who if w not in (seat, CHANCE) and len(q.options_of(w)) > 1] if q else []
    if q is None or not others:
        return
    who = rng.choice(others)
    options = rng.sample(q.options_of(who), 2)
    seen = []
    for option in options:
        after = s.copy()
        seen.append((heard(game, after, option, who, seat), game.view(after, seat)))
        left = game.pending(after)
        if left is None or left.domain is not None:  # all is told when the match is over
            return
    if seen[0] != seen[1]:
        return
    worlds = [await world(game, s, seat, which, tally.fresh) for which in (0, 1)]
    for made, option in zip(worlds, options, strict=True):
        made.sent()
        await give(made, who, game.options.text(s, option))
    tally.secret += 1
    tally.found += await compare(worlds[0], worlds[1], seat, "after a secret answer")


async def give(made: World, seat: int, option: str) -> None:
    match = made.room.match
    assert match is not None
    message = m.Answer(id=9, seat=SEAT_NAMES[seat], number=match.number(seat), options=[option])
    await talk.handle(made.room, made.others[seat], message)


async def driven(game: Game[Any], a: World, b: World, seat: int, rng: Random, tally: Tally) -> None:
    """The same answers in both, until something comes to light."""
    for _ in range(DRIVEN):
        one, two = a.room.match, b.room.match
        assert one is not None
        assert two is not None
        q, other = one.pending, two.pending
        if q is None or other is None:
            return
        who = rng.choice(q.who)
        shared = [o for o in q.options_of(who) if o in other.options_of(who)]
        if not shared:
            return
        option = rng.choice(shared)
        if comes_to_light(game, one.state, two.state, who, option, seat):
            return
        text = game.options.text(one.state, option)
        await give(a, who, text)
        await give(b, who, text)
        found = await compare(a, b, seat, f"after {text}")
        tally.driven += 1
        tally.found += found
        if found:
            return


def comes_to_light(game: Game[Any], s: Any, t: Any, who: int, option: Any, seat: int) -> bool:
    """Does the seat legally learn something by this answer, or does chance take over?"""
    for state in (s.copy(), t.copy()):
        for event, to in heard(game, state, option, who, seat):
            if to is not None or event[0] in game.reveals:
                return True
        q = game.pending(state)
        if q is None or q.domain is not None:
            return True
    return False


async def gate(
    game: Game[Any], seed: int, positions: int = POSITIONS, fresh: Fresh = forgetful
) -> Tally:
    """Sample positions of whole games."""
    rng = Random(seed)
    tally, decisions = Tally(fresh=fresh), 0
    low, high = game.info.seats
    while tally.positions < positions:
        match = Match.new(game, None, rng.randint(low, min(high, 4)), rng.randbytes(32))
        while not match.over and tally.positions < positions:
            q = match.pending
            assert q is not None
            decisions += 1
            if decisions % EVERY == 0:
                tally.positions += 1
                for seat in range(match.seats):
                    await server_gate(game, match.state, seat, rng, tally)
            who = rng.choice(q.who)
            match.answer(who, rng.choice(q.options_of(who)))
    return tally


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table carries the time of its last move, and an exported position what was drawn for it:
    let both be the same in both worlds."""
    monkeypatch.setattr(time, "time", lambda: 1.0)

    def drawn_alike(game: Game[Any], s: Any, viewer: int | None) -> str:
        return position_text(game, s, viewer, Random(7))

    monkeypatch.setattr(exports, "position_text", drawn_alike)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same(name: str, seed: int) -> None:
    print(f"seed {seed}")
    tally = asyncio.run(gate(registry.load(name), seed))
    assert not tally.found, tally.found[0]
    assert tally.pairs >= 2 * POSITIONS
    assert tally.driven >= POSITIONS  # else it has hardly looked at a move
    assert (tally.orders > POSITIONS) == (name in ("tcg", "adventure"))
    assert (tally.whispers > 0) == (name in ("keepsake", "boardgame"))


@pytest.mark.parametrize(
    "where", ["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
)
def test_nothing_is_told_over_a_real_database_either(
    where: str, tmp_path: Path, request: pytest.FixtureRequest, seed: int
) -> None:
    """Each world has one of its own, and what is sent after a move was saved there."""
    stores: list[RealStore] = []

    async def fresh() -> Store:
        place: Path | str = tmp_path / str(len(stores))
        if where == "postgres":
            place = request.getfixturevalue("postgres").database()
        stores.append(await RealStore.open(place))
        return stores[-1]

    async def looked() -> Tally:
        try:
            return await gate(registry.load("keepsake"), seed, positions=2, fresh=fresh)
        finally:
            for store in stores:
                await store.close()

    tally = asyncio.run(looked())
    assert not tally.found, tally.found[0]
    assert tally.driven > 0
    assert sum(store.inputs for store in stores) >= 2 * tally.driven


def test_sealed_answers_are_looked_at_too(seed: int) -> None:
    tally = asyncio.run(gate(registry.load("keepsake"), seed + 1))
    assert not tally.found, tally.found[0]
    assert tally.secret > 0


def leaking_prompt(match: Match[Any], *args: Any) -> str:
    """Tells everybody how many cards of each kind lie where, or who has how many coins."""
    return str(match.game.to_json(match.state)["columns"])


def leaking_frame(real: Callable[..., Any]) -> Callable[..., Any]:
    def frame(match: Match[Any], viewer: int, *args: Any) -> Any:
        made = real(match, viewer, *args)
        made.view = match.game.view(match.state, (viewer + 1) % match.seats)
        return made

    return frame


def leaking_page(self: Any, viewer: int, language: str) -> logbook.Page:
    """A log that everybody reads whole."""
    events = [(i.n, k, e) for i in self.match.inputs for k, e in enumerate(i.events)]
    lines = [
        (n, self._line(number, n, k, event.text, viewer, language))
        for number, (n, k, event) in enumerate(events, 1)
    ]
    return logbook.Page(len(self.match.inputs), len(lines), lines)


def whole_file(match: Match[Any], viewer: int) -> str:
    return json.dumps(match.to_json())


def fixed_scenario(match: Match[Any], viewer: int, s: Any = None) -> str:
    """A position with all that is hidden in it."""
    return position_text(match.game, match.state, None)


def all_options(row: TableRow) -> dict[str, Any]:
    """A table that shows what its seats have brought."""
    return with_own(registry.load(row.game), row.options, [seat.brings for seat in row.seats])


def same_options(game: Game[Any], options: Any, seats: int, viewer: int) -> dict[str, Any]:
    """As if everybody might know what others bring."""
    return dict(options)


def same_fork(self: Match[Any], seat: int, seed: bytes) -> Match[Any]:
    """A fork in which nothing is drawn anew."""
    return Match(self.game, self.state, seed, start=self.game.to_json(self.state))


BREACHES: dict[str, tuple[Any, str, Any]] = {
    "a prompt": (render, "prompt", leaking_prompt),
    "the view": (render, "frame", leaking_frame(render.frame)),
    "the log": (logbook.LogBook, "_page", leaking_page),
    "the match file": (exports, "match_file", whole_file),
    "the scenario": (exports, "scenario", fixed_scenario),
    "a fork": (Match, "fork", same_fork),
}


def leaking_choice(row: TableRow, i: int, guest: str, language: str) -> m.ChosenShape:
    """What a seat has chosen, for everybody."""
    seat = row.seats[i]
    return m.ChosenShape("" if seat.listed is None else seat.listed.name)


LISTS: dict[str, tuple[Any, str, Any]] = {
    "the table's shape": (render, "options_of", all_options),
    "what a seat has chosen": (render, "_chosen", leaking_choice),
    "the options in an export": (match_module, "known_options", same_options),
    "the options in a position": (scenario, "as_known", lambda game, s, viewer: s),
    "a fork's options": (match_module, "as_known", lambda game, s, viewer: s),
}


@pytest.mark.parametrize("name", list(LISTS))
def test_a_list_that_leaks_is_found(name: str, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(*LISTS[name])
    tally = asyncio.run(gate(registry.load("tcg"), seed, 1))
    assert tally.found


@pytest.mark.parametrize("name", list(BREACHES))
def test_a_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(*BREACHES[name])
    tally = asyncio.run(gate(registry.load("keepsake"), seed, 12))
    assert tally.found


# -- before the game ------------------------------------------------------------------------------


def waiting_rows(game: Game[Any], seat: int, which: int) -> list[TableRow]:
    """Tables that wait: for the first game, for the next of a series, for somebody who has moved to
    a bot's seat what is theirs. In all worlds this seat brings the same."""
    own = brought(game, 2, seat, which)
    base = TableRow(
        id="table",
        game=game.info.id,
        owner=f"guest{seat}",
        options={"lists": "open"},  # they are opened when the game begins, not while one chooses
        seats=seated(own, ["", ""]),
        seed=SEED.hex(),
        public=True,
    )
    lists = tuple(Brings(text or "", called(text)) for text in own)
    later = series.put(base, series.Series(best_of=3, games=FIRST, lists=lists))
    over = series.put(base, series.Series(best_of=3, games=FIRST))
    return [base, later, replace(over, status="over"), replace(base, status="playing")]


def lent_row(row: TableRow, seat: int) -> TableRow:
    """The other seat is lent to a bot, at a table of this seat's."""
    return seats.lent(replace(row, status="playing"), 1 - seat, None)


def shapes(rows: list[TableRow], seat: int) -> list[str]:
    """What the seat and somebody else are shown, at the table and in the lobby."""
    return [
        json.dumps(msgspec.to_builtins(render.table_shape(row, guest, language)))
        for row in rows
        for guest in (f"guest{seat}", "somebody")
        for language in ("en", "it")
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_reads_what_the_other_has_chosen(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("tcg")
    worlds = [waiting_rows(game, seat, which) for which in (0, 1)]
    worlds = [[*rows, lent_row(rows[0], seat)] for rows in worlds]
    one, two = (shapes(rows, seat) for rows in worlds)
    assert one == two, difference(one, two)
    mine = render.table_shape(worlds[0][0], f"guest{seat}", "en").seats
    assert [bool(one.chosen) for one in mine] == [i == seat for i in range(2)]
    assert [one.brings for one in mine] == [True, True]
    monkeypatch.setattr(render, "_chosen", leaking_choice)
    assert shapes(worlds[0], seat) != shapes(worlds[1], seat)


def test_a_game_of_a_series_keeps_its_seed() -> None:
    """It would tell what was drawn, and so the list."""
    row = waiting_rows(registry.load("tcg"), 0, 0)[2]
    assert render.table_shape(row, "guest0", "en").seed is None
    single = replace(row, shown={})
    assert render.table_shape(single, "guest0", "en").seed == SEED.hex()
