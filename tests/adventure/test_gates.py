"""Random games, cut after a named number of inputs: the gates, the words, the laws."""

from __future__ import annotations

import pytest

from tabard.core.checks import Rates, Record, check_record
from tabard.core.leaks import Leaks
from tabard.core.luck import play_random
from tabard.core.pack import check_pack
from tabard.core.phrase import missing_words
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c

CUT = 400
"""Inputs of a random game: to eight valor it could take very long."""


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_pass_every_gate(seats: int, seed: int) -> None:
    leaks = Leaks()
    for i in range(3):
        record = Record()
        played = play_random(
            GAME,
            seats,
            seed + i,
            lambda s, _, record=record: record.stops.append(s.copy()),  # type: ignore[misc]
            None,
            record.hear,
            limit=CUT,
        )
        assert played.problem is None
        record.inputs = played.inputs
        report = check_record(GAME, record, seed + i, Rates(pairs=40))
        assert report.violations == []
        leaks += report.leaks
    assert leaks.never_differed(GAME) == []


def test_it_can_say_all_it_has_to() -> None:
    assert missing_words(GAME) == []
    assert sorted(GAME.words.keys("en")) == sorted(GAME.words.keys("it"))


def test_the_pack_has_no_mistakes() -> None:
    assert check_pack(c.FOLDER, GAME.info.schema) == []
