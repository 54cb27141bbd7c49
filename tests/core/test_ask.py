"""Questions, and what chance can come out as."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabard.core.ask import CHANCE, Ask, Die, Domain, Draw, Shuffle
from tabard.core.errors import Malformed

DOMAINS: dict[Domain, str] = {
    Die((0, 0, 0, 1, 2, 3)): "die 0 0 0 1 2 3",
    Draw((1, 0, 2)): "draw 1 0 2",
    Shuffle(3): "shuffle 3",
}


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_domain_accepts_what_it_samples_and_prints_itself(domain: Domain) -> None:
    rng = Random(1)
    for _ in range(100):
        domain.check(domain.sample(rng.randrange))
    assert domain.text() == DOMAINS[domain]


@pytest.mark.parametrize(
    ("domain", "outcome"),
    [
        (Die((1, 2)), 3),
        (Die((1, 2)), True),
        (Die((1, 2)), "1"),
        (Draw((1, 0, 2)), 1),
        (Draw((1, 0, 2)), 3),
        (Draw((1, 0, 2)), -1),
        (Shuffle(3), (0, 1)),
        (Shuffle(3), (0, 1, 1)),
        (Shuffle(3), [0, 1, 2]),
    ],
)
def test_what_can_not_come_out_is_malformed(domain: Domain, outcome: Any) -> None:
    with pytest.raises(Malformed):
        domain.check(outcome)


def test_samples_have_the_right_weights() -> None:
    """Every outcome of an exact enumeration of the luck, counted."""
    assert Counter(Die((0, 0, 3)).sample(lambda n, i=i: i) for i in range(3)) == {0: 2, 3: 1}  # type: ignore[misc]
    assert Counter(Draw((2, 0, 1)).sample(lambda n, i=i: i) for i in range(3)) == {0: 2, 2: 1}  # type: ignore[misc]
    orders: Counter[tuple[int, ...]] = Counter()
    for a in range(3):
        for b in range(2):
            luck = iter((a, b))
            orders[Shuffle(3).sample(lambda n, luck=luck: next(luck))] += 1  # type: ignore[misc]
    assert len(orders) == 6
    assert set(orders.values()) == {1}


def test_options_of_a_seat() -> None:
    go, stay = ("go",), ("stay",)
    one = Ask((0,), "x", (go, stay))
    free = Ask((0, 1), "x", ((0, go), (1, go), (1, stay)), free=True)
    sealed = Ask((0, 1), "x", ((go,), (go, stay)), sealed=True)
    dice = Ask((CHANCE,), "x", (), domain=Die((1, 2)))
    assert (one.options_of(0), one.options_of(1)) == ((go, stay), ())
    assert (free.options_of(0), free.options_of(1), free.options_of(2)) == ((go,), (go, stay), ())
    assert (sealed.options_of(0), sealed.options_of(1)) == ((go,), (go, stay))
    assert dice.options_of(0) == ()
