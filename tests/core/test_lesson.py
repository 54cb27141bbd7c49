"""Lessons are read with all their mistakes, and played before anybody learns from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.core.errors import Malformed
from tabard.core.lesson import lessons, read_lesson, read_path
from tests.keepsake import GAME

GOOD = """\
title: {en: One, it: Uno}
seat: A
position: {round: 1}
steps:
  - say: {en: Look., it: Guarda.}
    point: [[card, clock]]
  - say: {en: Do it., it: Fallo.}
    pick: bid 1
"""


def lesson(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "1-one.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_lesson_is_read(tmp_path: Path) -> None:
    found = read_path(lesson(tmp_path, GOOD))
    assert (found.id, found.title["it"], found.seat) == ("1-one", "Uno", 0)
    assert found.position == {"round": 1}
    first, second = found.steps
    assert (first.pick, first.point) == (None, (("card", "clock"),))
    assert (second.say["en"], second.pick, second.point) == ("Do it.", "bid 1", ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("title: {en: One, it: Uno}", "title: {en: One}", "1-one.yaml:1: 'title' needs a text in"),
        ("seat: A", "seat: Z", "1-one.yaml:2: There is no seat 'Z'"),
        ("seat: A\n", "", "A lesson needs 'seat'"),
        ("position: {round: 1}", "position: 3", "1-one.yaml:3: 'position' holds names"),
        ("pick: bid 1", "pick: 3", "1-one.yaml:8: 'pick' is an option"),
        ("pick: bid 1", "pik: bid 1", "1-one.yaml:8: .* Did you mean 'pick'"),
        ("[[card, clock]]", "[card]", "1-one.yaml:6: 'point' is a list of pairs"),
        ("say: {en: Look., it: Guarda.}", "say: Look.", "1-one.yaml:5: 'say' needs a text in"),
        ("seat: A", "seat: A\nseats: 2", "1-one.yaml:3: .* Did you mean 'seat'"),
        (GOOD, "title: [", "1-one.yaml:1: This is not valid YAML"),
        (GOOD, "- 1", "1-one.yaml:1: A lesson is a mapping"),
        (GOOD[GOOD.index("  - say") :], "", "1-one.yaml:4: 'steps' is a list"),
        (GOOD[GOOD.index("  - say") :], "  - go", "1-one.yaml:5: A step is a mapping"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(Malformed, match=said):
        read_path(lesson(tmp_path, GOOD.replace(old, new)))


def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    wrong = GOOD.replace("seat: A", "seat: Z").replace("pick: bid 1", "pick: 3")
    with pytest.raises(Malformed) as error:
        read_path(lesson(tmp_path, wrong))
    assert [line.split(":")[1] for line in str(error.value).splitlines()] == ["2", "8"]


def test_a_game_may_have_none() -> None:
    assert lessons(GAME) == ()
    with pytest.raises(Malformed, match=r"no lesson '1-one'. Lessons: none"):
        read_lesson(GAME, "1-one")


PUZZLE = """\
title: {en: One, it: Uno}
level: easy
seat: A
position: {round: 1}
task: {en: Win., it: Vinci.}
hint: {en: Look., it: Guarda.}
idea: {en: So., it: Così.}
"""


def test_a_puzzle_is_a_lesson_with_a_task(tmp_path: Path) -> None:
    found = read_path(lesson(tmp_path, PUZZLE))
    assert found.steps == ()
    assert found.puzzle is not None
    assert (found.puzzle.level, found.puzzle.task["it"]) == ("easy", "Vinci.")
    assert (found.puzzle.hint["en"], found.puzzle.idea["it"]) == ("Look.", "Così.")
    assert read_path(lesson(tmp_path, GOOD)).puzzle is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("level: easy", "level: fierce", "1-one.yaml:2: 'level' is one of: easy, medium, hard"),
        ("level: easy\n", "", "A puzzle needs 'level'"),
        ("idea: {en: So., it: Così.}\n", "", "A puzzle needs 'idea'"),
        ("hint: {en: Look., it: Guarda.}", "hint: Look.", "1-one.yaml:6: 'hint' needs a text in"),
        ("level: easy", "level: easy\nsteps: []", "1-one.yaml:3: There is no entry 'steps'"),
        ("task: {en: Win., it: Vinci.}\n", "", "A lesson needs 'steps'"),
    ],
)
def test_a_mistake_in_a_puzzle_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in PUZZLE
    with pytest.raises(Malformed, match=said):
        read_path(lesson(tmp_path, PUZZLE.replace(old, new)))
