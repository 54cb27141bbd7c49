"""`tabard puzzles`: what it prints, its JSON and its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.core.words import folder_of

from .conftest import Tabard

FOLDER = folder_of("tabard.games.tcg") / "puzzles"
WALL, SHADOW = FOLDER / "puzzle-01-wall.yaml", FOLDER / "puzzle-02-shadow.yaml"


@pytest.fixture
def healthier(tmp_path: Path) -> Path:
    """The first one, but a health too much is left."""
    text = WALL.read_text(encoding="utf-8")
    file = tmp_path / "mine.yaml"
    file.write_text(text.replace("damage: 26", "damage: 25"), encoding="utf-8")
    return file


def test_what_holds_is_told(tabard: Tabard) -> None:
    done = tabard("puzzles", "tcg", WALL, SHADOW)
    assert done.code == 0
    assert "2 of 5 first moves win: use A0 davron-of-stormwind.1, attack A1" in done.out
    assert [line for line in done.out.splitlines() if line.startswith("✓")] == [
        "✓ One in the way  puzzle-01-wall, easy",
        "✓ A very large shadow  puzzle-02-shadow, easy",
    ]
    assert "positions looked at" in done.out
    assert "the heuristic bot fails" in done.out
    assert "2 of 2 puzzles hold." in done.out


def test_what_does_not_hold_is_told(tabard: Tabard, healthier: Path) -> None:
    done = tabard("puzzles", "tcg", healthier, SHADOW)
    assert done.code == 1
    assert "No first move wins against every answer." in done.out
    assert "1 of 2 puzzles hold." in done.out


def test_as_json(tabard: Tabard, healthier: Path) -> None:
    done = tabard("puzzles", "tcg", WALL, healthier, "--json")
    assert done.code == 1
    told = json.loads(done.out)
    assert (told["puzzles"], told["failed"], told["unreadable"]) == (2, 1, [])
    good, bad = told["results"]
    assert (good["puzzle"], good["level"], good["first_moves"]) == ("puzzle-01-wall", "easy", 5)
    assert good["winning"] == ["use A0 davron-of-stormwind.1", "attack A1"]
    assert good["positions"] > 0
    assert good["faults"] == []
    assert bad["faults"] == ["No first move wins against every answer."]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: [", "mine.yaml:1: This is not valid YAML"),
        ("- 1", "A lesson is a mapping"),
        (WALL.read_text(encoding="utf-8").replace("Orono", "Oronno"), "Oronno the Great"),
        (WALL.read_text(encoding="utf-8").replace("seat: A", "seat: B"), "a question to seat B"),
    ],
)
def test_a_file_that_is_no_puzzle_gets_a_sentence(
    tabard: Tabard, tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    done = tabard("puzzles", "tcg", file, WALL)
    assert done.code == 2
    assert said in done.err
    assert "1 of 1 puzzles hold." in done.out, "the others are looked at all the same"


def test_a_lesson_and_a_game_without_puzzles_get_a_sentence(tabard: Tabard) -> None:
    lesson = folder_of("tabard.games.tcg") / "lessons" / "1-allies.yaml"
    done = tabard("puzzles", "tcg", lesson)
    assert (done.code, done.out) == (2, "")
    assert "1-allies is no puzzle" in done.err
    done = tabard("puzzles", "smallworld")
    assert (done.code, done.out) == (2, "")
    assert "has no puzzles." in done.err
