"""What is found once and kept (`rules/index.py`) is what a look at the table would find."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.luck import give, random_input
from tabard.games.tcg import GAME
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.rules import index, legal, values
from tabard.games.tcg.state import graveyard, hand


def agrees(s: Any, seat: int) -> None:
    mine = [x for x in s.resources if s.controller[x] == seat and not s.exhausted[x]]
    assert index.ready_resources(s, seat) == len(mine)
    assert index.ghosts(s, seat) == [x for x in graveyard(s, seat) if s.what[x] in pw.HAUNTS]
    kinds = {pw.MODS[e.mod].kind for e in s.effects}
    assert index.lasting(s).discounts == ("discount" in kinds)
    assert index.lasting(s).forbids == ("cant_play" in kinds)
    for x in hand(s, seat):
        assert legal.play_cost(s, seat, x) == values.price(s, seat, x).total


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_is_what_is_there(seed: int) -> None:
    """At every question, also after a copy, which shares what is kept."""
    rng = Random(seed)
    settings = GAME.with_lists([GAME.random_list(rng) for _ in range(2)])
    s = GAME.new(settings, 2)
    dead = 0
    while GAME.pending(s) is not None:
        twin = s.copy()
        give(GAME, twin, random_input(GAME, twin, Random(seed)))
        for seat in range(2) if s.heroes else ():
            agrees(twin, seat)
            agrees(s, seat)
            dead += len(graveyard(s, seat))
        give(GAME, s, random_input(GAME, s, rng))
    assert dead
