"""The lessons can be played to their end, whatever the dice and the others do."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tabard.core.lesson import LessonStep, lessons, read_lesson, rehearse
from tabard.core.words import LANGUAGES
from tabard.games.adventure import GAME

LESSONS = lessons(GAME)


def test_there_are_four_and_the_first_comes_first() -> None:
    assert LESSONS == (
        "1-movement-and-resources",
        "2-a-fight",
        "3-quests-and-valor",
        "4-responses-and-rivals",
    )


@pytest.mark.parametrize("name", LESSONS)
def test_every_pick_is_offered_and_every_finger_points_at_something(name: str) -> None:
    assert rehearse(GAME, read_lesson(GAME, name)) == []


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_is_short(name: str) -> None:
    """Three sentences at the most: somebody wants to play."""
    for step in read_lesson(GAME, name).steps:
        for language in LANGUAGES:
            ends = re.findall(r"[.!?](?:\s|$)", step.say[language])
            assert 1 <= len(ends) <= 3, step.say[language]


def test_a_newcomer_moves_at_once() -> None:
    assert read_lesson(GAME, LESSONS[0]).steps[0].pick == "go brill"


def test_a_rehearsal_finds_a_pick_that_only_luck_brings() -> None:
    lesson = read_lesson(GAME, "2-a-fight")
    lucky = LessonStep({"en": "x", "it": "x"}, "play shield-block", ())
    found = rehearse(GAME, replace(lesson, steps=(*lesson.steps[:1], lucky)))
    assert [sentence.split(":")[0] for sentence in found] == ["Step 2"]
