"""How a race was won: where the valor comes from, how it grew, what brought most of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.match import Match
from tabard.core.phrase import read_event
from tabard.core.words import LANGUAGES
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c

from .table import Table


@pytest.fixture(scope="module")
def played() -> tuple[Match[Any], list[tuple[int, tuple[int, ...]]]]:
    """A whole match, and the valor of all after each answer, with the round."""
    m = Match.new(GAME, {"heroes": "dealt"}, 2, bytes([7] * 32), ["Anna", "Ilse"])
    rng = Random(7)
    stood = []
    while (q := m.pending) is not None:
        answered = [given[0] for given in m.state.sealed] if q.sealed else []
        seat = next(x for x in q.who if x not in answered)
        m.answer(seat, GAME.heuristic(m.state, seat, q.options_of(seat), rng))
        stood.append((m.state.round, tuple(m.state.valor)))
    return m, stood


def report_of(m: Match[Any], language: str = "en") -> Any:
    events = [read_event(GAME, m.state, line.event) for line in m.log(None)]
    return GAME.report(events, m.state, language)


def test_all_rows_together_are_the_score(played: Any) -> None:
    m, _ = played
    told = report_of(m)
    assert told.rows
    for seat in range(2):
        assert sum(row.values[seat] for row in told.rows) == m.state.valor[seat]


def test_the_chart_is_the_valor_of_each_seat_after_each_round(played: Any) -> None:
    m, stood = played
    told = report_of(m)
    assert (told.first, told.rounds[0]) == (0, (0, 0))
    assert told.rounds[-1] == tuple(m.state.valor)
    assert len(told.rounds) == stood[-1][0] + 1
    # What an answer that ends a round brings besides belongs to either of the two.
    last = dict(stood)
    right = sum(told.rounds[number] == valor for number, valor in last.items() if number)
    assert right >= len(told.rounds) - 3


def test_it_says_who_has_won_and_what_brought_most(played: Any) -> None:
    m, _ = played
    outcome = GAME.outcome(m.state)
    assert outcome is not None
    hero = c.HEROES[m.state.hero[outcome.winners[0]]].name
    said = {language: report_of(m, language) for language in LANGUAGES}
    for told in said.values():
        assert hero in told.how
        assert str(c.VALOR) in told.how
        assert told.turnings
        assert len(told.heads) == len(told.table[0])
        assert [row[1] for row in told.table] == ["A", "B"]
    assert said["en"].how != said["it"].how


def test_a_position_may_begin_with_valor() -> None:
    t = Table(
        A={"hero": "grumbaz", "valor": ["manhunt", "grave-moss"], "trophies": ["kazzaks-mark"]},
        B={"hero": "sofeea", "honors": ["plague-cauldron"]},
        round=9,
    )
    events = [read_event(GAME, t.s, text) for text in t.events]
    told = GAME.report(events, t.s, "en")
    assert told is not None
    assert {row.label: row.values for row in told.rows} == {
        "Quests": (3, 0),
        "Trophies": (3, 0),
        "Challenge cards": (0, t.s.valor[1]),
    }
    assert told.rounds[0] == told.rounds[-1] == tuple(t.s.valor)
    assert (told.how, told.turnings) == ("", ())


def test_two_who_arrive_at_once_and_two_who_share() -> None:
    """WAG-WIN-06."""
    quests = ["manhunt", "grave-moss", "dragonmaw-maps", "the-deadmines"]
    others = ["missing-patrol", "the-sepulcher-watch", "bounty"]
    one = {"valor": quests, "honors": [], "level": "green"}
    t = Table(A={"hero": "grumbaz", **one}, B={"hero": "sofeea", "valor": others})
    t.s.frame = None
    t.s.valor[:] = bytes((9, 8))
    told = GAME.report([("turn", 0, 12)], t.s, "en")
    assert told is not None
    assert told.how.endswith("Grumbaz Crowsblood was ahead.")
    t.s.valor[:] = bytes((8, 8))
    t.s.level[1], t.s.done = t.s.level[0], ()
    told = GAME.report([("turn", 0, 12)], t.s, "en")
    assert told is not None
    assert told.how.startswith("Grumbaz Crowsblood, Sofeea Icecall share the win")
