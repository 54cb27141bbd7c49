"""Positions of a match that are written by what has changed are those that are written whole."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.scribe import Columns, Scribe, public_columns

GAMES = ("smallworld", "tcg", "boardgame", "adventure", "keepsake")
INPUTS = 120


@pytest.mark.parametrize("name", GAMES)
def test_what_has_changed_is_written_anew_and_nothing_else_has(name: str, seed: int) -> None:
    game, rng = registry.load(name), Random(seed)
    for _ in range(3):
        match = Match.new(game, None, None, rng.randbytes(32))
        scribe, public = Scribe(game), public_columns(game)
        for _ in range(INPUTS):
            s, q = match.state, match.pending
            assert scribe.to_json(s) == game.to_json(s)
            assert scribe.digest(s) == s.digest()
            for seat in (SPECTATOR, *range(s.seats)):
                seen = game.view(s, seat)
                assert game.view(s, seat, public.of(s)) == seen
                assert list(game.view(s, seat, public.of(s))["columns"]) == list(seen["columns"])
            if q is None:
                break
            who = rng.choice(q.who)
            if match.can_undo(who) is None and rng.random() < 0.1:
                match.undo(who)
            else:
                match.answer(who, rng.choice(q.options_of(who)))


def test_columns_that_stay_are_not_touched() -> None:
    game = registry.load("keepsake")
    s = Match.new(game, None, 3, bytes(32)).state
    made: list[str] = []

    def note(f: Any, s: Any, value: Any) -> str:
        made.append(f.name)
        return f"{value!r}"

    columns = Columns(game.state.fields, note)
    first = columns.of(s)
    assert made == list(game.state.fields)
    made.clear()
    s.points[1] += 1
    later = columns.of(s)
    assert made == ["points"]
    assert first != later, "what was given out before stays as it was"


def test_what_could_not_be_made_is_made_the_next_time() -> None:
    game = registry.load("keepsake")
    s = Match.new(game, None, 3, bytes(32)).state
    failing = False

    def make(f: Any, s: Any, value: Any) -> str:
        if failing:
            raise ZeroDivisionError
        return f"{value!r}"

    columns = Columns(game.state.fields, make)
    before = columns.of(s)["points"]
    s.points[1] += 1
    failing = True
    with pytest.raises(ZeroDivisionError):
        columns.of(s)
    failing = False
    assert columns.of(s)["points"] == f"{s.points!r}" != before


def test_the_boards_that_lie_there_decide_what_a_column_says() -> None:
    """The same number is another region on other boards."""
    game = registry.load("smallworld")
    one = Match.new(game, None, 2, bytes(32)).state
    other = next(
        s
        for s in (Match.new(game, None, 2, bytes([k]) * 32).state for k in range(1, 99))
        if s.static is not one.static and s.static.ids != one.static.ids
    )
    scribe = Scribe(game)
    scribe.to_json(one)
    assert scribe.to_json(other) == game.to_json(other)


def test_somebody_who_looks_is_not_disturbed() -> None:
    game = registry.load("keepsake")
    match = Match.new(game, None, 3, bytes(32))
    seen = match.frozen()
    before = seen.to_json()
    q = match.pending
    assert q is not None
    match.answer(q.who[0], q.options_of(q.who[0])[0])
    assert seen.to_json() == before
    assert match.to_json() != before
