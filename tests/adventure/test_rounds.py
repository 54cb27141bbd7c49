"""How many rounds there were."""

from __future__ import annotations

from tabard.games.adventure import GAME


def test_a_round_that_has_begun_is_not_over_yet() -> None:
    s = GAME.new(seats=2)
    assert GAME.rounds(s) == (0, 0)
    for number, over in ((1, 0), (2, 1), (9, 8)):
        s.round = number
        assert GAME.rounds(s) == (over, 0)
