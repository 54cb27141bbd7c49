"""The quick ways to a number: where rules take one, it is the same as the long way."""

from __future__ import annotations

from random import Random

import pytest

from tabard.core.luck import give, random_input
from tabard.games.smallworld import GAME
from tabard.games.smallworld.rules import costs
from tabard.games.smallworld.rules.score import earnings, income

PAID = ("conquer", "final")


@pytest.mark.parametrize("seed", range(4))
def test_an_attack_costs_what_the_menu_was_made_with(seed: int) -> None:
    """Of every region on the menu, with the aids that are chosen: also across the sea."""
    rng, s = Random(seed), GAME.new(None, 4)
    asked = across = 0
    while (q := GAME.pending(s)) is not None:
        for option in q.options if q.label == "conquest" else ():
            if option[0] in PAID:
                seat, region = q.who[0], option[1]
                told = costs.cost(s, seat, region)
                assert costs.price(s, seat, region, s.armed) == told
                asked += 1
                across += costs.reach(s, seat, s.armed)[1] >> region & 1
        give(GAME, s, random_input(GAME, s, rng))
    assert asked > 300
    assert across


@pytest.mark.parametrize("seed", range(2))
def test_what_is_earned_is_the_sum_that_is_shown(seed: int) -> None:
    rng, s = Random(seed), GAME.new(None, 4)
    several = 0
    while GAME.pending(s) is not None:
        for seat in range(s.seats):
            terms = earnings(s, seat)
            assert income(s, seat).total == sum(term.amount for term in terms)
            several += len(terms) > 1
        give(GAME, s, random_input(GAME, s, rng))
    assert several
