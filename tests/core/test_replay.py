"""Any position of a match, however long: a few are kept, and the others are near one of them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from tabard.core.errors import Malformed
from tabard.core.match import Match
from tabard.core.record import Input
from tabard.core.registry import load
from tabard.core.replay import APART, KeyFrames

TAKEN_BACK = 6
"""One answer in so many is taken back, and another given."""


def long_match(game_id: str, seats: int, settings: dict[str, Any] | None = None) -> Match[Any]:
    """To the end at random, with undos, orders where there are any, and a concession."""
    game = load(game_id)
    match = Match.new(game, settings or {}, seats, bytes(range(32)))
    rng = Random(11)
    while (q := match.pending) is not None:
        seat = rng.choice(q.who)
        match.answer(seat, rng.choice(q.options_of(seat)))
        if match.over:
            break
        if game_id == "tcg" and rng.random() < 0.2:
            match.order(rng.randrange(seats), f"stops {rng.choice(['few', 'usual', 'every'])}")
        while rng.random() < 1 / TAKEN_BACK and match.can_undo(seat, consent=True) is None:
            match.undo(seat, consent=True)
    return match


def conceded() -> Match[Any]:
    match = Match.new(load("keepsake"), {}, 4, bytes(32))
    rng = Random(3)
    for n in range(30):
        q = match.pending
        assert q is not None
        seat = rng.choice(q.who)
        match.answer(seat, rng.choice(q.options_of(seat)))
        if n in (4, 9):
            match.concede(n // 5)
    return match


MATCHES: dict[str, Callable[[], Match[Any]]] = {
    "keepsake": lambda: long_match("keepsake", 4),
    "conceded": conceded,
    "tcg": lambda: long_match("tcg", 2),
    "boardgame": lambda: long_match("boardgame", 3, {"endless": True, "laps": 2}),
}


@pytest.mark.parametrize("name", MATCHES)
def test_every_position_is_the_one_that_was(name: str) -> None:
    match = MATCHES[name]()
    frames = KeyFrames(match.game, match.position(0), match.inputs)
    in_turn = [s.digest() for s in frames]
    assert len(frames) == len(in_turn) == len(match.inputs) + 1
    assert in_turn[-1] == match.state.digest()
    for after in Random(1).sample(range(len(frames)), 20):
        s = frames[after]
        assert s.digest() == in_turn[after]
        assert s.digest() == match.position(after).digest()


@pytest.mark.parametrize("name", ["tcg", "boardgame"])
def test_a_position_costs_a_few_inputs_however_far_in_it_is(name: str) -> None:
    match = MATCHES[name]()
    game = match.game
    assert len(match.inputs) > 20 * APART
    assert sum(bool(i.undo) for i in match.inputs) > 20
    frames = KeyFrames(game, match.position(0), match.inputs)
    with patch.object(game, "advance", wraps=game.advance) as advance:
        frames[0]  # all are played once, whichever is asked for first
        assert advance.call_count == sum(bool(i.label) for i in match.inputs)
        costs = []
        for after in range(len(frames)):
            advance.reset_mock()
            frames[after]
            costs.append(advance.call_count)
    assert APART // 2 < max(costs) <= APART


def test_whoever_gets_a_position_may_change_it() -> None:
    match = MATCHES["keepsake"]()
    frames = KeyFrames(match.game, match.position(0), match.inputs)
    after = next(i.n - 1 for i in match.inputs if i.seat >= 0 and i.label)
    for kept in (0, after):
        before = frames[kept].digest()
        s = frames[kept]
        q = match.game.pending(s)
        assert q is not None
        if q.domain is not None:
            match.game.advance(s, q.domain.sample(lambda n: 0))
        else:
            match.game.advance(s, q.options_of(q.who[0])[0], q.who[0])
        assert s.digest() != before
        assert frames[kept].digest() == before


def test_there_is_none_before_the_first_and_none_after_the_last() -> None:
    match = MATCHES["conceded"]()
    frames = KeyFrames(match.game, match.position(0), match.inputs)
    for after in (-1, len(match.inputs) + 1):
        with pytest.raises(IndexError):
            frames[after]


def test_an_input_that_does_not_fit_is_named() -> None:
    match = MATCHES["conceded"]()
    wrong = [*match.inputs, Input(len(match.inputs) + 1, 0, "no_such_question", "x")]
    frames = KeyFrames(match.game, match.position(0), wrong)
    with pytest.raises(Malformed, match=f"Input {len(wrong)} can't be replayed"):
        frames[0]
