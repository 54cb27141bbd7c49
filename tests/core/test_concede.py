"""Giving a game up: who is left, how it counts, and what a file remembers of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Illegal, Malformed
from tabard.core.fair import verify
from tabard.core.game import SPECTATOR, Outcome
from tabard.core.match import Match
from tabard.core.phrase import event_parts
from tabard.core.replay import replay
from tests.keepsake import GAME, Keepsake, State

SEED = bytes(range(32))


def table(seats: int = 4, game: Keepsake = GAME) -> Match[Any]:
    return Match.new(game, {}, seats, SEED, ("ann", "bob", "cy", "di")[:seats])


def play(m: Match[Any], rng: Random, times: int = 1) -> None:
    for _ in range(times):
        q = m.pending
        assert q is not None
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))


def whole(m: Match[Any]) -> Any:
    return json.loads(json.dumps(m.to_json()))


def test_a_match_ends_when_only_allies_are_left() -> None:
    m = table()
    play(m, Random(1), 9)
    m.concede(1)
    assert not m.over
    assert m.outcome() is None
    m.concede(3)
    assert m.over
    assert m.pending is None
    assert m.conceded == (1, 3)
    assert m.outcome() == Outcome(GAME.scores(m.state), (0, 2))


def test_it_goes_on_while_opponents_are_left() -> None:
    m = table()
    m.concede(0)
    m.concede(1)
    assert not m.over
    m.concede(2)
    assert m.outcome() == Outcome(GAME.scores(m.state), (1, 3)), "a side wins together"


def test_allies_alone_at_the_table_give_up_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "allies", lambda s, seat: tuple(range(s.seats)))
    m = table(3)
    for seat in (0, 1):
        m.concede(seat)
        assert not m.over
    m.concede(2)
    assert m.outcome() == Outcome(GAME.scores(m.state), ())


def test_a_game_that_was_played_out_keeps_its_own_outcome() -> None:
    m = table()
    m.concede(0)
    rng = Random(3)
    while not m.over:
        play(m, rng)
    assert m.outcome() == GAME.outcome(m.state)
    assert m.conceded == (0,)
    assert verify(whole(m)).ok


@pytest.mark.parametrize(
    ("before", "seat", "error", "said"),
    [
        ((1,), 1, Illegal, "Seat B has already conceded"),
        ((1, 3), 0, Illegal, "game is over"),
        ((), 4, Malformed, "no seat number 4"),
        ((), SPECTATOR, Malformed, "no seat number -1"),
    ],
)
def test_some_have_nothing_to_concede(
    before: tuple[int, ...], seat: int, error: type[Exception], said: str
) -> None:
    m = table()
    for one in before:
        m.concede(one)
    inputs = list(m.inputs)
    with pytest.raises(error, match=said):
        m.concede(seat)
    assert m.inputs == inputs


def test_a_concession_is_not_an_answer_and_puts_no_question_anew() -> None:
    m = table()
    numbers = [m.number(seat) for seat in range(4)]
    question = m.pending
    m.concede(2)
    assert [m.number(seat) for seat in range(4)] == numbers
    assert m.pending == question


def test_everybody_is_told() -> None:
    m = table()
    play(m, Random(2), 3)
    before = {viewer: m.log(viewer) for viewer in (0, 1, SPECTATOR)}
    m.concede(1)
    for viewer, lines in before.items():
        *same, last = m.log(viewer)
        assert same == lines
        assert last.event == "conceded B"
        assert last.number == len(lines) + 1
        assert m.log(viewer, len(m.inputs) - 1) == lines
    parts = event_parts(GAME, m.state, "conceded B", "it", ("Mira", "Oswin", "Cy", "Di"))
    assert parts == ("Oswin si arrende.", 1, [("seat", "B")])


def test_nothing_before_a_concession_can_be_taken_back() -> None:
    m = table(3)
    q = m.pending
    assert q is not None
    m.answer(0, q.options_of(0)[0])
    assert m.can_undo(0) is None
    m.concede(2)
    for consent in (False, True):
        refused = m.can_undo(0, consent)
        assert refused is not None
        assert "C has conceded since" in refused
        with pytest.raises(Illegal, match="conceded since"):
            m.undo(0, consent)
    m.answer(1, ("bid", 0))
    assert m.can_undo(1) is None  # what came after it can be
    m.undo(1)
    assert verify(whole(m)).ok


@pytest.mark.parametrize("conceding", [(1,), (1, 3), (0, 1, 2)])
def test_a_file_goes_on_where_it_was(conceding: tuple[int, ...]) -> None:
    m = table()
    play(m, Random(5), 7)
    for seat in conceding:
        m.concede(seat)
    back = Match.from_json(whole(m))
    assert back.conceded == m.conceded == conceding
    assert (back.over, back.outcome()) == (m.over, m.outcome())
    assert whole(back) == whole(m)
    assert verify(whole(m)).ok
    if not m.over:
        for one in (m, back):
            play(one, Random(6), 5)
        assert whole(back) == whole(m)
        assert verify(whole(back)).ok


def test_the_parts_make_the_file() -> None:
    m = table()
    rng = Random(8)
    header = m.lasting()
    while not m.over:
        play(m, rng)
        if len(m.inputs) > 40 and not m.conceded:
            m.concede(1)
        first, snapshot = m.lasting(), m.changing()
        assert first == header  # what is kept once never changes
        made = {**first, **snapshot, "inputs": [i.to_json() for i in m.inputs]}
        assert made == m.to_json()
    back = Match.from_json(json.loads(json.dumps(made)))
    assert whole(back) == whole(m)


def test_an_export_is_whole_once_the_others_have_conceded() -> None:
    m = table(3)
    play(m, Random(1), 4)
    m.concede(0)
    assert "seed" not in m.export(1)
    assert "conceded A" in m.export(1)["log"]
    m.concede(2)
    assert m.export(1) == m.to_json()
    assert m.to_json()["seed"] == SEED.hex()


def test_a_fork_plays_on_without_the_concession() -> None:
    m = table(3)
    play(m, Random(1), 6)
    m.concede(0)
    m.concede(2)
    for at in (None, len(m.inputs) - 1, 3):
        fork = m.fork(1, bytes(32), at)
        assert not fork.over
        assert fork.conceded == ()
        play(fork, Random(2), 3)
        assert verify(whole(fork)).ok
    assert m.position(len(m.inputs)).digest() == m.state.digest()


def test_replaying_passes_a_concession_by() -> None:
    m = table()
    play(m, Random(1), 3)
    m.concede(3)
    *_, last = replay(GAME, m.position(0), m.inputs)
    assert (last.input.concede, last.question, last.events) == (True, None, m.inputs[-1].events)
    assert last.state.digest() == m.state.digest()


def with_input(data: Any, entry: dict[str, Any]) -> Any:
    """The file with one input more at its end."""
    data["inputs"].append({"n": len(data["inputs"]) + 1, **entry})
    data["snapshot"]["after"] += 1
    return data


CONCEDES = {"seat": "B", "concede": True, "events": ["conceded B"]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: with_input(d, {**CONCEDES, "events": []}), "a complete concession"),
        (lambda d: with_input(d, {**CONCEDES, "concede": False}), "a complete concession"),
        (lambda d: with_input(d, {**CONCEDES, "events": ["conceded A"]}), "a complete concession"),
        (lambda d: with_input(d, {**CONCEDES, "concede": 1}), "should be true or false"),
        (lambda d: with_input(d, dict(CONCEDES)), "seat B had already conceded"),
        (lambda d: with_input(d, {"seat": "B", "undo": 99}), "undoes"),
        (lambda d: d | {"over": True, "seed": d["secret"]}, "disagree on whether"),
    ],
)
def test_a_damaged_concession_has_its_sentence(change: Callable[[Any], Any], said: str) -> None:
    m = table()
    m.concede(1)
    with pytest.raises(Malformed, match=said):
        Match.from_json(change(whole(m)))


def test_an_undo_beyond_a_concession_is_found() -> None:
    m = table(3)
    q = m.pending
    assert q is not None
    m.answer(0, q.options_of(0)[0])
    n = len(m.inputs)
    m.concede(2)
    with pytest.raises(Malformed, match=f"undoes input {n}"):
        Match.from_json(with_input(whole(m), {"seat": "A", "undo": n, "consent": True}))


def test_verify_finds_an_input_after_the_end() -> None:
    m = table(3)
    m.concede(0)
    m.concede(2)
    data = with_input(whole(m), dict(CONCEDES))
    found = verify(data)
    assert not found.ok
    assert any("the others have conceded" in check.sentence for check in found.checks)


def test_verify_finds_a_concession_after_the_end() -> None:
    m = table(3)
    rng = Random(1)
    while not m.over:
        play(m, rng)
    found = verify(with_input(whole(m), dict(CONCEDES)))
    assert any("the game was over" in check.sentence for check in found.checks)
