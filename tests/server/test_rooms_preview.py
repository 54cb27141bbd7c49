"""Previews at a live table: only whoever asks hears anything, and nothing changes."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabard.server import messages as m
from tabard.server import talk
from tests.server.tablekit import ANN, BEE, Tab, frozen, lobby, play_on, table

pytestmark = pytest.mark.asyncio


async def test_a_play_is_looked_at_before_it_is_made_and_nobody_else_notices() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    ann, bee = await Tab(ANN).enter(room), await Tab(BEE, "it").enter(room)
    here, rng = {"A": ann, "B": bee}, Random(5)
    seen: set[str] = set()
    while not {"cost", "damage", "enters"} <= seen:
        asked = here[ann.position.waiting[0]]
        other = here["B" if asked is ann else "A"]
        seat, question = asked.position.seat, asked.position.question
        assert seat is not None
        assert question is not None
        before, shown = frozen(room), other.count(m.Positions)
        for choice in question.choices:
            reply = await asked.send(m.Preview, seat=seat, options=[choice.text])
            assert (reply.ok, reply.reason) == (True, None)
            for change in () if reply.preview is None else reply.preview.changes:
                assert [change.verb, *change.args] == change.text.split()
                assert change.label
                assert change.low <= change.high
                seen.add(change.verb)
        assert frozen(room) == before
        assert other.count(m.Positions) == shown
        await play_on(room, [ann, bee], rng, 1)


async def test_what_has_no_preview_is_said_to_be_so() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    tabs = {"A": await Tab(ANN).enter(room), "B": await Tab(BEE).enter(room)}
    awaited = tabs["A"].position.waiting[0]
    asked, other = tabs[awaited], tabs["B" if awaited == "A" else "A"]
    first = asked.options()[0]
    reply = await asked.send(m.Preview, seat=awaited, options=[first])
    assert (reply.ok, reply.preview) == (True, None)
    seat = other.position.seat
    assert seat is not None
    early = await other.send(m.Preview, seat=seat, options=[first])
    assert (early.error, early.preview) == ("illegal", None)
    assert (await asked.send(m.Preview, seat=awaited, options=["dance"])).error == "malformed"
    assert (await asked.send(m.Preview, seat=awaited, options=["attack A0"])).error == "illegal"


async def test_previews_count_twice_against_the_limit_of_a_connection() -> None:
    room = await table(lobby(), "tcg", ANN, BEE)
    ann = await Tab(ANN).enter(room)
    raw = json.dumps({"type": "preview", "id": 1, "seat": "B", "options": ["pass"]})
    ann.conn.bucket.rate, ann.conn.bucket.left = 0.0, 5.0
    for _ in range(3):
        await talk.receive(room, ann.conn, raw)
    replies = [json.loads(text) for text in ann.conn.waiting() if '"reply"' in text]
    assert [reply["error"] for reply in replies] == ["refused", "refused", "busy"]
