"""The lessons can be played to their end, whatever the dice and the others do."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tabard.core.lesson import LessonStep, lessons, read_lesson, rehearse, start
from tabard.core.match import Match
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME

LESSONS = lessons(GAME)


def test_there_are_four_and_the_first_comes_first() -> None:
    assert LESSONS == ("1-first-turn", "2-enemies", "3-decline", "4-treasures")


@pytest.mark.parametrize("name", LESSONS)
def test_every_pick_is_offered_and_every_finger_points_at_something(name: str) -> None:
    assert rehearse(GAME, read_lesson(GAME, name)) == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_is_short(name: str) -> None:
    """Two sentences at the most: somebody wants to play."""
    for step in read_lesson(GAME, name).steps:
        for language in LANGUAGES:
            ends = re.findall(r"[.!?](?:\s|$)", step.say[language])
            assert 1 <= len(ends) <= 2, step.say[language]


def test_a_newcomer_moves_at_once() -> None:
    assert read_lesson(GAME, LESSONS[0]).steps[0].pick == "take 1"


def test_a_rehearsal_finds_what_is_wrong() -> None:
    lesson = read_lesson(GAME, LESSONS[1])
    text = {"en": "x", "it": "x"}
    lost = replace(lesson, steps=(LessonStep(text, None, (("race", "ogres"),)),))
    assert rehearse(GAME, lost) == ["Step 1 points at the race 'ogres', which is not in the box."]
    expand = lesson.steps[0]
    far = replace(lesson, steps=(expand, LessonStep(text, "conquer S1A-01", ())))
    assert [found[:28] for found in rehearse(GAME, far)] == ["Step 2: 'conquer S1A-01' is "]
    lucky = (*lesson.steps[:6], LessonStep(text, "place L1A-09", ()))  # only if the roll was good
    assert rehearse(GAME, replace(lesson, steps=lucky))


@pytest.mark.parametrize(
    ("name", "coins"), [("1-first-turn", 8), ("3-decline", 4), ("4-treasures", 10)]
)
def test_a_turn_pays_what_the_lesson_promises(name: str, coins: int) -> None:
    lesson = read_lesson(GAME, name)
    s = start(GAME, lesson)
    m = Match(GAME, s, bytes(32), ("a", "b"), start=GAME.to_json(s))
    for pick in [step.pick for step in lesson.steps if step.pick]:
        if m.state.turn == lesson.seat:
            m.answer(lesson.seat, pick)
    while m.state.turn == lesson.seat and m.pending is not None and lesson.seat in m.pending.who:
        m.answer(lesson.seat, m.pending.options_of(lesson.seat)[0])
    earned = [line.event.split() for line in m.log(None) if line.event.startswith("earned A")]
    assert sum(int(words[2]) for words in earned) == coins
    if name != "3-decline":
        assert f"{coins} coins" in " ".join(step.say["en"] for step in lesson.steps)
