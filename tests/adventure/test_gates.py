"""Random games, cut as the title says (`cut`): to eight valor they could take very long."""

from __future__ import annotations

import pytest

from tabard.core.checks import Rates, check_game
from tabard.core.pack import check_pack
from tabard.core.phrase import missing_words
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_pass_every_gate(seats: int, seed: int) -> None:
    report = check_game(GAME, seats, 3, seed, rates=Rates(pairs=40))
    assert report.violations == []
    assert (report.games, report.stuck, report.cut) == (3, 0, 3)
    assert report.leak_pairs == 120


def test_it_can_say_all_it_has_to() -> None:
    assert missing_words(GAME) == []
    assert sorted(GAME.words.keys("en")) == sorted(GAME.words.keys("it"))


def test_the_pack_has_no_mistakes() -> None:
    assert check_pack(c.FOLDER, GAME.info.schema) == []
