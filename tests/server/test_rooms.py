"""A live table, message by message: answers, batches, undo, stand-ins, seats, chat."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from tabard.core.match import Match
from tabard.server import messages as m
from tabard.server import rooms, talk
from tabard.server.connection import STRIKES
from tabard.server.stage import Shown
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    MemoryStore,
    QuickPool,
    Tab,
    frozen,
    guest,
    lobby,
    play_on,
    settled,
    table,
    undo_wish,
)

pytestmark = pytest.mark.asyncio

GAMES = [("smallworld", 0), ("smallworld", 1), ("keepsake", 1)]


@pytest.mark.parametrize(("game", "bots"), GAMES)
async def test_a_whole_game_is_played_and_saved(game: str, bots: int, seed: int) -> None:
    store = MemoryStore()
    room = await table(lobby(store), game, ANN, BEE, bots=bots)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE, "it").enter(room)
    await play_on(room, [ann, bee], Random(seed))
    assert room.match is not None
    ended, finita = ann.position.outcome, bee.position.outcome
    assert ended is not None
    assert finita is not None
    assert (ended.scores, ended.winners) == (finita.scores, finita.winners)
    assert ann.table.status == "over"
    assert ann.table.seed == room.match.dice.seed.hex()
    header, inputs, snapshot = store.matches[room.id]
    saved = Match.from_json({**header, **snapshot, "inputs": inputs})
    assert saved.state.digest() == room.match.state.digest()
    assert [line.event for line in ann.lines] == [x.event for x in room.match.log(0)]
    assert [line.number for line in bee.lines] == [x.number for x in room.match.log(1)]


async def test_steps_count_up_by_one_for_each_viewer(seed: int) -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    tabs = [await Tab(ANN).enter(room), await Tab(BEE).enter(room)]
    await play_on(room, tabs, Random(seed))
    for tab in tabs:
        steps = [x.step for x in tab.heard if isinstance(x, m.Positions)]
        assert steps == list(range(1, len(steps) + 1))


async def test_nothing_is_sent_to_whom_nothing_is_shown() -> None:
    """Sealed bids: a third seat sees who has answered, and a spectator the same; a viewer for
    whom not even that has changed hears nothing."""
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann = await Tab(ANN).enter(room)
    other = await Tab(ANN).enter(room)
    before = other.count(m.Positions)
    room.publish(Shown(1, 10**6, False))
    assert other.count(m.Positions) == before
    assert (await ann.pick("bid 0")).ok
    assert other.count(m.Positions) == before + 1


# -- answers --------------------------------------------------------------------------------------


async def test_a_stale_answer_is_refused_with_the_whole_position() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    question = ann.position.question
    assert question is not None
    assert (await ann.pick(ann.options()[0])).ok
    before = frozen(room)
    reply = await ann.send(
        m.Answer, seat="A", number=question.number, options=[question.choices[0].text]
    )
    assert (reply.ok, reply.error) == (False, "stale")
    assert ann.heard[-1] == ann.position
    assert ann.position.whole
    assert frozen(room) == before


async def test_a_second_answer_to_a_sealed_question_is_stale() -> None:
    """The seat's number stays the same until it is asked again."""
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann = await Tab(ANN).enter(room)
    question = ann.position.question
    assert question is not None
    assert question.sealed
    assert (await ann.pick("bid 1")).ok
    reply = await ann.send(m.Answer, seat="A", number=question.number, options=["bid 2"])
    assert reply.error == "stale"


async def test_a_batch_is_applied_whole_or_not_at_all() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    assert (await ann.pick(ann.options()[0])).ok
    targets = [o for o in ann.options() if o.startswith("conquer ")]
    before = frozen(room)
    shown = ann.count(m.Positions)
    reply = await ann.pick(targets[0], targets[0])
    assert (reply.ok, reply.error) == (False, "illegal")
    assert reply.reason is not None
    assert not reply.reason.legal
    assert reply.text == reply.reason.text
    assert frozen(room) == before
    assert ann.count(m.Positions) == shown
    assert (await ann.pick(targets[0])).ok


def batch(room: rooms.Room, rng: Random, size: int) -> list[str]:
    """Conquests in a row that seat A can make now."""
    assert room.match is not None
    game, s = room.match.game, room.match.state.copy()
    picks: list[str] = []
    while len(picks) < size:
        q = game.pending(s)
        assert q is not None
        option = rng.choice([o for o in q.options_of(0) if o[0] == "conquer"])
        picks.append(game.options.text(s, option))
        game.advance(s, option, 0)
    return picks


async def test_a_batch_is_one_step_and_one_write(seed: int) -> None:
    store = MemoryStore()
    room = await table(lobby(store), "smallworld", ANN, BEE)
    ann, rng = await Tab(ANN).enter(room), Random(seed)
    assert (await ann.pick(ann.options()[0])).ok
    writes, shown = store.writes, ann.count(m.Positions)
    assert (await ann.pick(*batch(room, rng, 3))).ok
    assert (store.writes, ann.count(m.Positions)) == (writes + 1, shown + 1)


async def test_a_batch_can_not_peek_at_a_die() -> None:
    """What follows a die is refused whatever it is: else the refusal would tell how it falls."""
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    rng = Random(3)
    bee = await Tab(BEE).enter(room)
    while not any(o.startswith("final ") for o in ann.options()):
        await play_on(room, [ann, bee], rng, 1)
    final = next(o for o in ann.options() if o.startswith("final "))
    before = frozen(room)
    replies = {(await ann.pick(final, follow)).text for follow in ("done", final, ann.options()[0])}
    assert len(replies) == 1
    assert frozen(room) == before


async def test_somebody_elses_seat_is_refused() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    bee = await Tab(BEE).enter(room)
    before = frozen(room)
    for kind, fields in (
        (m.Answer, {"number": 1, "options": ["take 0"]}),
        (m.Explain, {"option": "take 0"}),
        (m.Preview, {"options": ["take 0"]}),
        (m.Undo, {}),
        (m.Look, {}),
    ):
        reply = await bee.send(kind, seat="A", **fields)
        assert (reply.error, reply.text) == ("refused", "Seat A is not yours.")
    assert (await bee.send(m.Explain, seat="Z", option="take 0")).error == "refused"
    assert frozen(room) == before


async def test_an_unknown_move_is_malformed_and_a_known_one_explained() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN, "it").enter(room)
    assert (await ann.pick("fly away")).error == "malformed"
    fine = await ann.send(m.Explain, seat="A", option=ann.options()[0])
    assert fine.ok
    assert fine.reason is not None
    assert fine.reason.legal
    reply = await ann.send(m.Explain, seat="A", option="done")
    assert reply.reason is not None
    assert not reply.reason.legal


@pytest.mark.parametrize(
    "raw",
    ["", "{", "[]", "null", '{"type":"answer"}', '{"type":"fly","id":3}', b"\xff\xfe", '"x"' * 9,
     '{"type":"chat","id":3,"text":"hi","more":1}', '{"type":"chat","id":-1,"text":"hi"}',
     '{"type":"look","id":3,"seat":"ABC"}', "[" * 20_000],
)  # fmt: skip
async def test_what_can_not_be_read_is_said_to_be_so(raw: str | bytes) -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    before = frozen(room)
    reply = await ann.raw(raw, 3 if '"id":3' in str(raw) else 0)
    assert (reply.ok, reply.error) == (False, "malformed")
    assert frozen(room) == before


@pytest.mark.parametrize("pick", ["conquer -", "take 99", "done", "conquer L1A-99"])
async def test_odd_moves_are_refused_without_a_trace(
    pick: str, caplog: pytest.LogCaptureFixture
) -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    before = frozen(room)
    assert (await ann.pick(pick)).error in ("malformed", "illegal")
    reply = await ann.send(m.Explain, seat="A", option=pick)
    assert reply.error in ("", "malformed")
    assert reply.reason is None or not reply.reason.legal
    assert frozen(room) == before
    assert not caplog.records


async def test_what_sends_everything_anew_is_dear() -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    ann.conn.bucket.rate, ann.conn.bucket.left = 0.0, 6.0
    for _ in range(2):
        await talk.receive(room, ann.conn, msgspec.json.encode(m.Speak(id=7, language="it")))
    errors = [x.error for x in ann.hear() if isinstance(x, m.Reply)]
    assert errors == ["", "busy"]


async def test_too_long_and_too_fast() -> None:
    room = await table(lobby(), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    assert (await ann.raw(" " * (m.MESSAGE_LIMIT + 1))).error == "malformed"
    ann.conn.bucket.rate = 0.0
    ann.conn.bucket.left = 1.0
    ask = msgspec.json.encode(m.Chat(id=7, text="hi"))
    for _ in range(3):
        await talk.receive(room, ann.conn, ask)
    errors = [x.error for x in ann.hear() if isinstance(x, m.Reply)]
    assert errors == ["", "busy", "busy"]
    for _ in range(STRIKES):
        await talk.receive(room, ann.conn, ask)
        ann.hear()
    assert ann.closed is not None


# -- taking back ----------------------------------------------------------------------------------


async def test_undo_alone_is_immediate() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    assert (await ann.pick(ann.options()[0])).ok
    target = next(o for o in ann.options() if o.startswith("conquer "))
    view = ann.position.view
    assert (await ann.pick(target)).ok
    assert ann.position.can_undo
    assert (await ann.send(m.Undo, seat="A")).ok
    assert ann.position.view["columns"] == view["columns"]
    assert (ann.position.whole, bee.position.whole) == (True, True)
    assert [x.event for x in bee.lines] == [x.event for x in ann.lines]


async def test_undo_by_consent_needs_everybody() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann, bee, cat = [await Tab(who).enter(room) for who in (ANN, BEE, CAT)]
    await undo_wish(ann, bee)
    assert cat.table.undo == m.UndoShape("A", [], ["B", "C"])
    assert (await ann.send(m.Consent, agree=True)).error == "illegal"
    assert (await bee.send(m.Consent, agree=True)).ok
    assert cat.table.undo == m.UndoShape("A", ["B"], ["C"])
    assert ann.position.waiting == ["C"]
    assert (await cat.send(m.Consent, agree=True)).ok
    assert cat.table.undo is None
    assert ann.position.waiting == ["A", "B", "C"]
    assert (await cat.send(m.Consent, agree=True)).error == "illegal"


async def test_nobody_goes_to_and_fro_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.talk.UNDO_LIMIT", 1)
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    ann = await Tab(ANN).enter(room)
    assert (await ann.pick("bid 1")).ok
    before = frozen(room)
    assert (await ann.send(m.Undo, seat="A")).error == "illegal"
    assert frozen(room) == before


async def test_a_refusal_ends_the_wish_and_so_does_an_input() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, CAT)
    ann, bee, cat = [await Tab(who).enter(room) for who in (ANN, BEE, CAT)]
    await undo_wish(ann, bee)
    assert (await cat.send(m.Consent, agree=False)).ok
    assert ann.table.undo is None
    assert ann.position.waiting == ["C"]
    assert (await ann.send(m.Undo, seat="A")).ok
    assert ann.table.undo is not None
    assert (await cat.pick("bid 0")).ok
    assert ann.table.undo is None
    watcher = await Tab(guest("Eve")).enter(room)
    assert (await watcher.send(m.Consent, agree=True)).error == "illegal"


async def test_what_has_come_to_light_is_not_taken_back_against_bots() -> None:
    pool = QuickPool()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2)
    ann = await Tab(ANN).enter(room)
    await settled(room)
    pool.gate = asyncio.Event()  # whatever comes after the bids waits
    assert (await ann.pick("bid 1")).ok
    assert room.match is not None
    before = len(room.match.inputs)
    assert (ann.position.can_undo, ann.position.can_ask_undo) == (False, False)
    refused = await ann.send(m.Undo, seat="A")
    assert (refused.error, refused.text) == ("illegal", ann.position.why_no_undo)
    assert len(room.match.inputs) == before
    pool.gate.set()
    await settled(room)


async def test_the_log_says_that_something_was_taken_back() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE).enter(room)
    assert (await ann.pick(ann.options()[0])).ok
    target = next(o for o in ann.options() if o.startswith("conquer "))
    assert (await ann.pick(target)).ok
    assert (await ann.send(m.Undo, seat="A")).ok
    for tab, who in ((ann, "You"), (bee, "Ann")):
        assert tab.position.whole
        assert (tab.lines[-1].event, tab.lines[-1].seat) == ("took_back A", "A")
        assert tab.lines[-1].text == f"{who} undid a move."
    assert (await ann.pick(target)).ok
    assert not bee.position.whole
    numbers = [line.number for line in bee.lines]
    assert numbers == sorted(set(numbers))


async def test_at_a_practice_table_one_takes_back_what_one_likes() -> None:
    pool = QuickPool()
    room = await table(lobby(pool=pool), "keepsake", ANN, bots=2, practice=True)
    assert room.table_shape(ANN.id, "en").practice
    ann = await Tab(ANN).enter(room)
    await settled(room)
    pool.gate = asyncio.Event()  # whatever comes after the bids waits
    assert (await ann.pick("bid 1")).ok
    assert room.match is not None
    assert ann.position.can_undo, "the bids are open now, but it is practice"
    inputs = len(room.match.inputs)
    assert (await ann.send(m.Undo, seat="A")).ok
    assert ann.table.undo is None
    assert len(room.match.inputs) == inputs + 1
    assert ann.position.mine_asked == ["A"]
    assert room.match.inputs[-1].consent
    pool.gate.set()
    await settled(room)


# -- chat -----------------------------------------------------------------------------------------


async def test_chat_reaches_everybody_and_is_kept() -> None:
    room = await table(lobby(), "keepsake", ANN, BEE, bots=1)
    ann, eve = await Tab(ANN).enter(room), await Tab(guest("Eve")).enter(room)
    assert (await ann.send(m.Chat, text="  hello\u202e\n there ")).ok
    assert (await eve.send(m.Chat, text="hi")).ok
    bee = await Tab(BEE).enter(room)
    assert ann.chat == eve.chat == bee.chat == ["hello there", "hi"]
    assert (await ann.send(m.Chat, text=" \n ")).error == "malformed"
    last = [(x.seat, x.name, x.guest) for y in bee.heard if isinstance(y, m.Chats) for x in y.lines]
    assert last == [("A", "Ann", "ann"), (None, "Eve", "eve")]
    errors = [(await eve.send(m.Chat, text=f"spam {i}")).error for i in range(10)]
    assert errors[-1] == "busy"
