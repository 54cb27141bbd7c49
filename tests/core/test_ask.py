"""Questions, and what chance can come out as."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabard.core.ask import CHANCE, Ask, Dice, Die, Domain, Draw, Pool, Shuffle, known_domain
from tabard.core.errors import Impossible, Malformed
from tabard.core.luck import all_inputs

POOL = Pool((Dice("red", (1, 2, 2), 2), Dice("blue", (0, 5), 1)))

DOMAINS: dict[Domain, str] = {
    Die((0, 0, 0, 1, 2, 3)): "die 0 0 0 1 2 3",
    Draw((1, 0, 2)): "draw 1 0 2",
    Shuffle(3): "shuffle 3",
    POOL: "pool 2 red 1 2 2, 1 blue 0 5",
    Pool((Dice("red", (1,), 0),)): "pool 0 red 1",
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
        (POOL, ((1, 2),)),
        (POOL, ((1, 2), 0)),
        (POOL, ((1, 2), (0, 0))),
        (POOL, ((2, 1), (0,))),
        (POOL, ((1, 3), (0,))),
        (POOL, ((1, True), (0,))),
        (POOL, [(1, 2), (0,)]),
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


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_outcomes_are_those_that_come_out_as_often_as_they_do(domain: Domain) -> None:
    """Against every way in which the luck can fall."""
    counts: Counter[Any] = Counter()
    todo: list[tuple[int, ...]] = [()]
    while todo:
        luck = todo.pop()
        asked: list[int] = []

        def below(n: int, luck: tuple[int, ...] = luck, asked: list[int] = asked) -> int:
            asked.append(n)
            return luck[len(asked) - 1] if len(asked) <= len(luck) else 0

        outcome = domain.sample(below)
        if len(asked) == len(luck):
            counts[outcome] += 1
        else:
            todo += [(*luck, i) for i in range(asked[len(luck)])]
    assert dict(domain.outcomes()) == counts
    for outcome, _ in domain.outcomes():
        domain.check(outcome)
    assert set(domain.branches()) <= set(counts)


def test_what_is_too_much_to_list_says_so() -> None:
    seven = Dice("red", tuple(range(1, 9)), 7)
    assert len(Pool((seven,)).outcomes()) == 3432
    large = Pool((seven, seven._replace(color="blue")))
    with pytest.raises(
        Malformed, match="7 blue 1 2 3 4 5 6 7 8` can't be listed: there are 11,778"
    ):
        large.outcomes()
    assert [sum(ways for _, ways in one) for one in large.by_color()] == [8**7, 8**7]
    assert large.branches() == (((1,) * 7, (1,) * 7),)
    huge = Pool((seven, seven._replace(n=30)))
    with pytest.raises(Malformed, match="`pool 30 red 1 2 3 4 5 6 7 8` can't be listed"):
        huge.by_color()
    with pytest.raises(Malformed, match="`shuffle 60` can't be listed"):
        Shuffle(60).outcomes()


def test_an_unknown_domain_is_refused() -> None:
    class Spinner:
        def sample(self, below: Any) -> int:
            return 0

        def check(self, outcome: Any) -> None:
            pass

        def text(self) -> str:
            return "spinner"

    q = Ask((CHANCE,), "spin", (), domain=Spinner())  # type: ignore[arg-type]
    for looks in (all_inputs, known_domain):
        with pytest.raises(Impossible, match=r"'spin' asks chance .* no outcomes, branches"):
            looks(q)
    assert known_domain(Ask((CHANCE,), "x", (), domain=POOL)) is POOL


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
