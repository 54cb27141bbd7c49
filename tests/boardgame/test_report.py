"""How a game was decided: who killed whom, experience over the turns, the fights that mattered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.match import Match
from tabard.core.phrase import read_event
from tabard.core.words import LANGUAGES
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values


def played(seed: int, seats: int = 4) -> tuple[Match[Any], dict[int, tuple[int, ...]]]:
    """A whole match, and everybody's XP when each turn was over."""
    m = Match.new(GAME, {"classes": "random"}, seats, bytes([seed] * 32), [*"abcdef"[:seats]])
    rng = Random(seed)
    stood: dict[int, tuple[int, ...]] = {}
    while (q := m.pending) is not None:
        turn, before = m.state.turn, xp_of(m.state)
        seat = q.who[0]
        m.answer(seat, GAME.heuristic(m.state, seat, q.options_of(seat), rng))
        if m.state.turn != turn:
            stood[turn] = before
    return m, stood


def xp_of(s: Any) -> tuple[int, ...]:
    return tuple(
        sum(s.xp[h] for h in values.heroes(s) if s.player[h] == seat) for seat in range(s.seats)
    )


def report_of(m: Match[Any], language: str = "en") -> Any:
    events = [read_event(GAME, m.state, line.event) for line in m.log(None)]
    return GAME.report(events, m.state, language)


@pytest.fixture(scope="module")
def match() -> tuple[Match[Any], dict[int, tuple[int, ...]]]:
    return played(5)


def test_the_chart_is_the_experience_of_each_seat_at_the_end_of_each_turn(match: Any) -> None:
    m, stood = match
    told = report_of(m)
    assert told.first == 0
    assert told.rounds[0] == (0, 0, 0, 0)
    assert told.rounds[-1] == xp_of(m.state)
    # What an answer that ends a turn brings besides belongs to either of the two.
    right = sum(told.rounds[turn] == xp for turn, xp in stood.items())
    assert right >= len(stood) - 3


def test_it_says_who_has_won_and_how_in_both_languages(match: Any) -> None:
    m, _ = match
    said = {language: report_of(m, language).how for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert all(text.endswith(".") and "{" not in text for text in said.values())


def test_every_hero_has_a_row_with_what_became_of_them(match: Any) -> None:
    m, _ = match
    told = report_of(m)
    assert len(told.table) == len(values.heroes(m.state))
    assert all(len(row) == len(told.heads) for row in told.table)
    xp = [int(row[3]) for row in told.table]
    assert sum(xp) == sum(m.state.xp)


def test_the_fights_that_are_told_are_those_of_their_turns(match: Any) -> None:
    m, _ = match
    told = report_of(m)
    assert told.turnings
    turns = [one.round for one in told.turnings]
    assert turns == sorted(set(turns))
    won = [line for line in m.log(None) if line.event.startswith(("won_fight", "lost_fight"))]
    assert len(won) >= len(told.turnings)


def test_those_who_fought_together_are_joined_by_a_word(match: Any) -> None:
    m, _ = match
    names = {name_of(m.state, hero) for hero in values.heroes(m.state)}
    for language, joint in (("en", " and "), ("it", " e ")):
        told = [one.text for one in report_of(m, language).turnings]
        together = [text for text in told if sum(name in text for name in names) > 1]
        assert together
        assert all(joint in text for text in together)


def name_of(s: Any, hero: int) -> str:
    return str(c.CHARACTERS[s.character[hero]].name)
