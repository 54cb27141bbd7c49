"""Every word of the abilities' language: what it does, played, and what it refuses.

A word that `words_shown` does not show, or that `words_refused.txt` has no mistake for, fails here:
who adds one adds a line to both. A line of the latter is a word, an ability and its mistakes; run
with TABARD_GOLDEN=1 in the environment, these are written anew."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tabard.core.language.terms import parse
from tabard.games.smallworld.language.compile import mistakes
from tabard.games.smallworld.language.vocabulary import LANGUAGE
from tests.smallworld.shown import POWERS, RACES, TREASURES, play
from tests.smallworld.words_shown import SHOWN

WORDS = [f"{sort} {name}" for sort, name, _ in LANGUAGE.words()]
FILE = Path(__file__).parent / "words_refused.txt"
REFUSED = [tuple(line.split(" | ")) for line in FILE.read_text("utf-8").splitlines()]


def wrong(word: str, ability: str) -> str:
    kind = "treasure" if word.startswith("find") else "banner"
    return " && ".join(sentence for sentence, _ in mistakes(ability, kind))


if os.environ.get("TABARD_GOLDEN"):
    REFUSED = [(word, ability, wrong(word, ability)) for word, ability, _ in REFUSED]
    FILE.write_text("".join(f"{' | '.join(line)}\n" for line in REFUSED), "utf-8")


@pytest.fixture(scope="module")
def played() -> list[dict[str, Any]]:
    return play(SHOWN)


@pytest.mark.xdist_group("every ability")
@pytest.mark.parametrize("number", range(len(SHOWN)), ids=[one.words[0] for one in SHOWN])
def test_a_word_does_what_it_says(number: int, played: list[dict[str, Any]]) -> None:
    assert SHOWN[number].then
    assert played[number] == dict(SHOWN[number].then)


def test_every_word_is_shown_and_stands_on_something() -> None:
    assert {word for one in SHOWN for word in one.words} == set(WORDS)
    stands = [a for of in (RACES, POWERS, TREASURES) for ability in of.values() for a in ability]
    assert {parse(ability).name for ability in stands} == {word.split()[1] for word in WORDS}


@pytest.mark.parametrize(("word", "ability", "told"), REFUSED)
def test_a_word_refuses_what_makes_no_sense(word: str, ability: str, told: str) -> None:
    assert told
    assert wrong(word, ability) == told


def test_every_word_refuses_something() -> None:
    assert {word for word, _, _ in REFUSED} == set(WORDS)


@pytest.mark.parametrize("word", [word for word in WORDS if not word.startswith("ability")])
def test_a_word_stands_where_it_belongs(word: str) -> None:
    """A trait is for races and powers, a find for treasures."""
    sort, name = word.split()
    stands = [a for of in (RACES, POWERS, TREASURES) for ability in of.values() for a in ability]
    ability = next(a for a in stands if parse(a).name == name)
    fits, not_there = ("treasure", "banner") if sort == "find" else ("banner", "treasure")
    assert list(mistakes(ability, fits)) == []
    assert [sentence for sentence, _ in mistakes(ability, not_there)] != []
