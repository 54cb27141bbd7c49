"""A play reaches the other side when it is complete: until then it is only its player's."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Illegal
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.record import Told
from tabard.games.tcg.state import State
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel

BOLT = {"resources": 4, "hand": ["Lightning Bolt", "Cerwyn"]}


def duel(**spec: Any) -> Match[State]:
    """Both are asked at every opportunity; A has a bolt and a fighter."""
    spec = {"A": {**BOLT, "play": ["Kor Cindervein"]}, "B": {"play": ["Cerwyn"], **BOLT}, **spec}
    s = Duel(**spec).s
    return Match(GAME, s, bytes(32), start=GAME.to_json(s))


def seen(match: Match[State], viewer: int) -> tuple[Any, ...]:
    """All that this viewer is shown."""
    state = match.shown_state(viewer)
    return GAME.view(state, viewer), match.log(viewer), match.shown(viewer)


def told(match: Match[State], viewer: int) -> list[str]:
    return [line.event.split()[0] for line in match.log(viewer)]


@pytest.mark.parametrize(
    ("picks", "events"),
    [
        (["play lightning-bolt", "target cerwyn@B"], ["played", "aimed"]),
        (["attack kor-cindervein", "at cerwyn@B"], ["proposed"]),
    ],
)
def test_nobody_else_sees_a_play_before_it_is_complete(picks: list[str], events: list[str]) -> None:
    match = duel()
    before = {viewer: seen(match, viewer) for viewer in (1, SPECTATOR)}
    match.answer(0, picks[0])
    assert match.pending is not None
    assert match.pending.who == (0,)
    assert {viewer: seen(match, viewer) for viewer in (1, SPECTATOR)} == before
    assert match.shown_state(0) is match.state is not match.shown_state(1)
    assert match.export(1)["view"] == match.perspective(1).view == before[1][0]
    assert match.fork(1, bytes(32)).state.key() == (
        GAME.determinize(match.shown_state(1), 1, Random(bytes(32))).key()
    )
    match.answer(0, picks[1])
    for viewer in (0, 1, SPECTATOR):
        assert match.shown_state(viewer) is match.state
        assert told(match, viewer)[: len(events)] == events
        assert match.log(viewer)[0].number == 1


def test_to_take_back_what_is_not_complete_is_free_and_nobody_is_told() -> None:
    match = duel()
    start = match.state.digest()
    before = {viewer: seen(match, viewer)[:2] for viewer in (1, SPECTATOR)}
    for first in ("play lightning-bolt", "attack kor-cindervein"):
        match.answer(0, first)
        assert match.can_undo(0) is None
        match.undo(0)
        assert match.state.digest() == start
        assert {viewer: seen(match, viewer)[:2] for viewer in (1, SPECTATOR)} == before
    match.answer(0, "play lightning-bolt")
    match.answer(0, "target cerwyn@B")
    assert match.log(1)[0].number == 1  # there is no gap
    assert told(match, 0)[:2] == told(match, 1)[:2] == ["played", "aimed"]
    record = match.to_json()
    assert [i.get("quiet") for i in record["inputs"] if "undo" in i] == [True, True]
    assert Match.from_json(record).state.digest() == match.state.digest()
    match.undo(0)  # the target: that is told, as it had been shown
    assert not match.inputs[-1].quiet
    assert match.can_undo(0) is not None  # the card has been shown, too


def test_a_row_of_picks_may_make_a_whole_play() -> None:
    match = duel()
    match.answer_all(0, ["play lightning-bolt", "target cerwyn@B"], blind=True)
    assert match.held is None
    assert told(match, 1)[:2] == ["played", "aimed"]


def test_a_match_that_is_read_in_the_middle_of_a_play_still_holds_it_back() -> None:
    match = duel()
    match.answer(0, "play lightning-bolt")
    match.order(1, "ask their-ready")
    again = Match.from_json(match.to_json())
    assert again.held is not None
    assert match.held is not None
    assert (again.held.seat, again.held.first) == (match.held.seat, match.held.first) == (0, 1)
    assert seen(again, 1) == seen(match, 1)
    assert "ask" in seen(again, 1)[0]["columns"]["wishes"].values()  # one's own orders show
    again.undo(0)
    assert again.held is None
    assert GAME.orders.text(again.state, ("ask", 5)) in [
        GAME.orders.text(again.state, one.now) for one in GAME.standing(again.state, 1) if one.now
    ]


def test_the_other_can_take_back_as_if_nothing_had_begun() -> None:
    """A's pass gave B the chance: that B has begun something changes nothing for A."""
    match = duel(stops="every", B={"resources": 4, "hand": ["Fire Blast", "Cerwyn"]})
    match.answer(0, "play lightning-bolt")
    match.answer(0, "target hero@B")
    match.answer(0, "pass")
    assert match.can_undo(0) is None
    match.answer(1, "play fire-blast")
    assert match.can_undo(0) is None  # for all that A knows, B thinks
    match.undo(0)
    assert match.held is None
    assert match.pending is not None
    assert match.pending.who == (0,)
    assert told(match, 0).count("played") == 1
    assert [i.quiet for i in match.inputs if i.undo] == [True, False]
    assert Match.from_json(match.to_json()).state.digest() == match.state.digest()


def test_others_learn_nothing_in_between_whatever_is_played() -> None:
    """Random duels with picks taken back: while a play is not complete, nobody else is shown
    anything new, and when it is, they are told what its player was."""
    half_made = taken_back = 0
    for seed in range(3):
        rng = Random(seed)
        match = Match.new(GAME, {}, 2, bytes([seed]) * 32)
        shown: dict[int, Any] = {}
        for _ in range(400):
            q = match.pending
            if q is None:
                break
            seat = q.who[0]
            if match.held is None:
                shown = {viewer: seen(match, viewer)[:2] for viewer in (1 - seat, SPECTATOR)}
            elif rng.random() < 0.3:
                match.undo(seat)
                taken_back += 1
            if match.held is not None or rng.random() < 0.8:
                q = match.pending
                assert q is not None
                match.answer(q.who[0], rng.choice(q.options_of(q.who[0])))
            if match.held is not None:
                half_made += 1
                assert match.held.seat == seat
                now = {viewer: seen(match, viewer)[:2] for viewer in (1 - seat, SPECTATOR)}
                assert now == shown
        public = [line.event for line in match.log(SPECTATOR)]
        assert public == [line.event for line in match.log(None) if line.audience is None]
    assert half_made > 20
    assert taken_back > 5


def test_what_is_asked_of_a_power_that_triggers_is_held_back_from_nobody() -> None:
    """Its player is asked for a target because of what somebody did: that everybody has seen."""
    match = duel(A={"resources": 9, "hand": ["Dagin Bootzap"], "play": ["Cerwyn"]})
    match.answer(0, "play dagin-bootzap")
    while match.pending is not None and match.pending.label == "priority":
        match.answer(match.pending.who[0], "pass")
    assert match.pending is not None
    assert (match.pending.label, match.held) == ("target", None)
    assert told(match, 1)[-1] == "triggered"


def test_what_was_learned_in_secret_is_not_taken_back() -> None:
    """Were the player shown something hidden on the way, it would not be free."""
    match = duel()
    match.answer(0, "play lightning-bolt")
    match.inputs[-1] = replace(match.inputs[-1], events=(Told("drawn A cerwyn", (0,)),))
    match._line = (None, 0, [])
    assert match.can_undo(0) is not None
    with pytest.raises(Illegal):
        match.undo(0)
