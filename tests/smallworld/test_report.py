"""The score broken down: every coin is told, in every kind of game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.match import Match
from tabard.core.phrase import read_event
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c


def played(seats: int, seed: int, keen: bool = True) -> Match[Any]:
    m = Match.new(GAME, {}, seats, bytes([seed % 256] * 32), [f"{seed}-{i}" for i in range(seats)])
    play_out(m, Random(seed), keen)
    return m


def play_out(m: Match[Any], rng: Random, keen: bool) -> None:
    """Sensible players conquer and earn, wild ones try out every ability."""
    while (q := m.pending) is not None:
        seat = q.who[0]
        options = q.options_of(seat)
        wild = not keen or rng.random() < 0.2
        pick = rng.choice(options) if wild else GAME.heuristic(m.state, seat, options, rng)
        m.answer(seat, pick)


def report_of(m: Match[Any], language: str = "en") -> Any:
    events = [read_event(GAME, m.state, line.event) for line in m.log(None)]
    return GAME.report(events, m.state, language)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("keen", [True, False])
def test_the_rows_add_up_to_the_scores(seats: int, keen: bool, seed: int) -> None:
    for n in range(4):
        m = played(seats, 10 * seed + n, keen)
        outcome = m.outcome()
        assert outcome is not None
        report = report_of(m)
        columns = zip(*(row.values for row in report.rows), strict=True)
        assert tuple(map(sum, columns)) == outcome.scores
        # that much is so by construction; all coins are told if everybody began with their own
        assert report.rows[0] == ("Coins at the start", (c.START_COINS,) * seats)
        assert len(report.rounds) == c.ROUNDS[seats]
        assert report.rounds[-1] == outcome.scores


def test_the_rounds_are_what_was_there_then() -> None:
    m = Match.new(GAME, {}, 3, bytes(32), ("a", "b", "c"))
    rng = Random(5)
    stood = []
    while (q := m.pending) is not None:
        seat, number = q.who[0], m.state.round
        m.answer(seat, GAME.heuristic(m.state, seat, q.options_of(seat), rng))
        if m.state.round != number:  # the answer that ended the round has earned its coins
            stood.append(tuple(m.state.coins))
    told = report_of(m).rounds
    assert len(told) == len(stood) + 1
    assert list(told[:-1]) == stood


def test_what_was_taken_back_is_not_counted() -> None:
    m = Match.new(GAME, {"faces": ["L1A", "S1A"], "first": "A"}, 2, bytes(32), ("a", "b"))
    m.answer(0, "take 3")
    assert dict(report_of(m).rows)["Combos: coins found and paid"] == (-2, 0)
    m.undo(0, consent=True)
    m.answer(0, "take 1")
    assert [row.label for row in report_of(m).rows] == ["Coins at the start"]


def test_a_match_from_a_position_begins_with_what_was_there() -> None:
    s = GAME.read_position(
        {
            "faces": ["L1A", "S1A"],
            "A": {"race": "orcs", "power": "farmers", "coins": 11, "hand": 5},
            "regions": {"L1A-01": "A 1"},
        }
    )
    m = Match(GAME, s, bytes(32), ("a", "b"), start=GAME.to_json(s))
    play_out(m, Random(1), keen=True)
    assert report_of(m).rows[0].values == (11, c.START_COINS)


def test_the_rows_have_names_in_both_languages() -> None:
    m = played(4, 3)
    english, italian = (report_of(m, language).rows for language in LANGUAGES)
    assert [row.values for row in english] == [row.values for row in italian]
    assert "Regioni" in [row.label for row in italian]
    assert all(a.label != b.label for a, b in zip(english, italian, strict=True))


def test_a_concession_counts_the_coins_of_the_moment() -> None:
    m = Match.new(GAME, {"faces": ["L1A", "S1A"], "first": "A"}, 2, bytes(32), ("a", "b"))
    m.answer(0, "take 2")
    m.concede(1)
    assert m.outcome() == ((c.START_COINS - 1, c.START_COINS), (0,))
    assert report_of(m).rounds == ((c.START_COINS - 1, c.START_COINS),)
