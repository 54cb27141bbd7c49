"""The lessons can be played to their end, whatever the opponent does."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from tabard.core.lesson import lessons, puzzles, read_lesson, rehearse, start
from tabard.core.words import LANGUAGES
from tabard.games.tcg import GAME
from tabard.games.tcg import content as c
from tabard.games.tcg.language.text import card_name

LESSONS = lessons(GAME)
WON = ("1-allies", "3-abilities", "4-equipment")


def test_there_are_five_and_the_last_is_a_duel() -> None:
    assert len(LESSONS) == 5
    assert LESSONS[-1] == "5-first-duel"


@pytest.mark.parametrize("name", LESSONS)
def test_every_pick_is_offered_and_every_finger_points_at_something(name: str) -> None:
    assert rehearse(GAME, read_lesson(GAME, name)) == []


def test_a_pick_is_written_as_the_table_offers_it() -> None:
    """The coach waits for these very words."""
    lesson = read_lesson(GAME, "2-attacking")
    named = replace(lesson.steps[0], pick="attack valytha-colton")
    assert rehearse(GAME, replace(lesson, steps=(named,))) == [
        "Step 1: the table offers 'attack valytha-colton' as 'attack A1'."
    ]


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_is_short(name: str) -> None:
    """Three sentences at the most: somebody wants to play."""
    for step in read_lesson(GAME, name).steps:
        for language in LANGUAGES:
            ends = re.findall(r"[.!?](?:\s|$)", step.say[language])
            assert 1 <= len(ends) <= 3, step.say[language]


@pytest.mark.parametrize("name", [*LESSONS, *puzzles(GAME)])
def test_cards_are_called_as_they_are_called_on_the_table(name: str) -> None:
    """A few cards have an Italian name, that of the Italian rulebook."""
    lesson = read_lesson(GAME, name)
    said = " ".join(step.say["it"] for step in lesson.steps)
    if lesson.puzzle is not None:
        told = (lesson.puzzle.task, lesson.puzzle.hint, lesson.puzzle.idea)
        said += " ".join(text["it"] for text in told)
    elsewhere = {
        entry.name for i, entry in enumerate(c.CARDS) if str(card_name(i, "it")) != entry.name
    }
    assert "Fire Blast" in elsewhere
    assert [called for called in sorted(elsewhere) if called in said] == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_newcomer_moves_at_once(name: str) -> None:
    assert read_lesson(GAME, name).steps[0].pick is not None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", WON)
def test_whoever_follows_the_lesson_wins(name: str, seed: int) -> None:
    lesson = read_lesson(GAME, name)
    s, rng = start(GAME, lesson), Random(seed)
    picks = [step.pick for step in lesson.steps if step.pick]
    while (q := GAME.pending(s)) is not None:
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(rng.randrange))
        elif lesson.seat in q.who:
            assert picks or [o[0] for o in q.options_of(lesson.seat)] == ["pass"]
            GAME.advance(s, GAME.options.parse(s, picks.pop(0) if picks else "pass"), lesson.seat)
        else:
            GAME.advance(s, rng.choice(q.options_of(q.who[0])), q.who[0])
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (lesson.seat,)
    assert not picks
