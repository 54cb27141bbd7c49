"""The one kind of stop: a question to a seat, to several seats, or to chance.

A flow stops with ``x = yield from ask(seat, "label", options)`` and goes on with the answer.
The functions below are what the undecorated generator runs; the compiled flow never calls
them (see `flow`), but builds the same `Ask` from the same arguments.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from itertools import combinations_with_replacement, permutations, product
from math import comb, factorial, prod
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias, TypeVar

from .codec import SEAT
from .errors import Impossible, Malformed

Seat: TypeAlias = Annotated[int, SEAT]
OPTION = "option"
Option: TypeAlias = Annotated[tuple[Any, ...], OPTION]
"""A legal answer: a verb and its arguments, e.g. ``("conquer", 7)``. The codec gives its text."""
Below: TypeAlias = Callable[[int], int]
"""Where luck comes from: ``below(n)`` is a whole number from 0 to n - 1, all equally likely."""

CHANCE = -1
"""The seat number of chance."""

LISTED = 10_000
"""As many outcomes as a domain lists; one that has more refuses."""

T = TypeVar("T", bound=Option)
Weighted: TypeAlias = tuple[tuple[Any, int], ...]
"""Outcomes, each with its weight: an outcome of weight 3 is three times as likely as one of 1."""


class Domain(Protocol):
    """What a chance question can come out as. Whoever meets one uses these methods and never its
    type; what has not all of them is refused (`known_domain`)."""

    def sample(self, below: Below) -> Any:
        """One outcome, as likely as it should be."""

    def check(self, outcome: Any) -> None:
        """`Malformed` for what can't come out."""

    def text(self) -> str:
        """One line that says what is rolled, drawn or shuffled."""

    def outcomes(self) -> Weighted:
        """Every outcome once, with its weight; `Malformed` when they are too many to list."""

    def branches(self) -> tuple[Any, ...]:
        """The outcomes that somebody follows who counts decisions: all of them, or one that
        stands for the others where they are too many or all alike."""


_METHODS = ("sample", "check", "text", "outcomes", "branches")
_KNOWN: set[type] = set()


def known_domain(q: Ask) -> Domain:
    """The domain of a question to chance; `Impossible` when it is none. Looked at once a type."""
    domain = q.domain
    if type(domain) not in _KNOWN:
        missing = [name for name in _METHODS if not callable(getattr(domain, name, None))]
        if missing:
            raise Impossible(
                f"The question {q.label!r} asks chance for {domain!r}, which is no domain: it has "
                f"no {', '.join(missing)}."
            )
        _KNOWN.add(type(domain))
    assert domain is not None
    return domain


def _listed(domain: Domain, count: int) -> None:
    if count > LISTED:
        raise Malformed(f"The outcomes of `{domain.text()}` can't be listed: there are {count:,}.")


class Die(NamedTuple):
    """One die with these faces; the outcome is the face's value.

    >>> Die((0, 0, 0, 1, 2, 3)).text()
    'die 0 0 0 1 2 3'
    """

    faces: tuple[int, ...]

    def sample(self, below: Below) -> int:
        return self.faces[below(len(self.faces))]

    def check(self, outcome: Any) -> None:
        if type(outcome) is not int or outcome not in self.faces:
            raise Malformed(f"{outcome!r} is not a face of the die {self.faces}.")

    def text(self) -> str:
        return "die " + " ".join(map(str, self.faces))

    def outcomes(self) -> Weighted:
        return tuple(Counter(self.faces).items())

    def branches(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self.faces))


class Draw(NamedTuple):
    """One of several things, with whole-number weights; the outcome is its index."""

    weights: tuple[int, ...]

    def sample(self, below: Below) -> int:
        left = below(sum(self.weights))
        for index, weight in enumerate(self.weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("weights add up")

    def check(self, outcome: Any) -> None:
        if type(outcome) is not int or not 0 <= outcome < len(self.weights):
            raise Malformed(f"{outcome!r} is not one of the {len(self.weights)} things to draw.")
        if not self.weights[outcome]:
            raise Malformed(f"Thing number {outcome} can't be drawn: its weight is 0.")

    def text(self) -> str:
        return "draw " + " ".join(map(str, self.weights))

    def outcomes(self) -> Weighted:
        return tuple((i, weight) for i, weight in enumerate(self.weights) if weight)

    def branches(self) -> tuple[int, ...]:
        return tuple(i for i, weight in enumerate(self.weights) if weight)


class Shuffle(NamedTuple):
    """An order of n things; the outcome is a tuple: what comes first, second, ..."""

    n: int

    def sample(self, below: Below) -> tuple[int, ...]:
        order = list(range(self.n))
        for i in range(self.n - 1, 0, -1):
            j = below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def check(self, outcome: Any) -> None:
        if type(outcome) is not tuple or sorted(outcome) != list(range(self.n)):
            raise Malformed(f"{outcome!r} is not an order of {self.n} things.")

    def text(self) -> str:
        return f"shuffle {self.n}"

    def outcomes(self) -> Weighted:
        _listed(self, factorial(self.n))
        return tuple((order, 1) for order in permutations(range(self.n)))

    def branches(self) -> tuple[tuple[int, ...], ...]:
        """As it lies: every order leads to as many decisions."""
        return (tuple(range(self.n)),)


class Dice(NamedTuple):
    """The dice of one color in a pool: all have the same faces. There may be none."""

    color: str
    faces: tuple[int, ...]
    n: int

    def rolls(self) -> int:
        """How many rolls there are that can be told apart."""
        return comb(len(set(self.faces)) + self.n - 1, self.n)

    def outcomes(self) -> list[tuple[tuple[int, ...], int]]:
        """What these dice can show, in order, with the number of ways in which they show it.

        >>> Dice("red", (1, 2), 2).outcomes()
        [((1, 1), 1), ((1, 2), 2), ((2, 2), 1)]
        """
        faces = Counter(self.faces)
        found = []
        for shown in combinations_with_replacement(sorted(faces), self.n):
            ways = factorial(self.n)
            for face, n in Counter(shown).items():
                ways = ways // factorial(n) * faces[face] ** n
            found.append((shown, ways))
        return found


class Pool(NamedTuple):
    """Several dice, thrown at once. Dice of one color can't be told apart, so the outcome has one
    tuple for each color, with its faces in ascending order.

    >>> pool = Pool((Dice("red", (1, 2), 2), Dice("blue", (0, 1, 1), 1)))
    >>> pool.text()
    'pool 2 red 1 2, 1 blue 0 1 1'
    >>> pool.sample(lambda n: n - 1)
    ((2, 2), (1,))
    >>> pool.outcomes()[:2]
    ((((1, 1), (0,)), 1), (((1, 1), (1,)), 2))
    """

    dice: tuple[Dice, ...]

    def sample(self, below: Below) -> tuple[tuple[int, ...], ...]:
        return tuple(
            tuple(sorted(d.faces[below(len(d.faces))] for _ in range(d.n))) for d in self.dice
        )

    def check(self, outcome: Any) -> None:
        if type(outcome) is not tuple or len(outcome) != len(self.dice):
            colors = ", ".join(d.color for d in self.dice)
            raise Malformed(f"{outcome!r} is no roll of this pool: it has one tuple for {colors}.")
        for dice, shown in zip(self.dice, outcome, strict=True):
            if type(shown) is not tuple or len(shown) != dice.n:
                raise Malformed(f"{shown!r} is no roll of {dice.n} {dice.color} dice.")
            for face in shown:
                if type(face) is not int or face not in dice.faces:
                    raise Malformed(f"{face!r} is not a face of the {dice.color} dice.")
            if list(shown) != sorted(shown):
                raise Malformed(f"{shown!r}: the faces of one color stand in ascending order.")

    def text(self) -> str:
        return "pool " + ", ".join(
            f"{d.n} {d.color} {' '.join(map(str, d.faces))}" for d in self.dice
        )

    def outcomes(self) -> Weighted:
        _listed(self, self._count())
        return tuple(
            (tuple(shown for shown, _ in parts), prod(ways for _, ways in parts))
            for parts in product(*self.by_color())
        )

    def by_color(self) -> tuple[list[tuple[tuple[int, ...], int]], ...]:
        """The outcomes of each color by itself: colors don't depend on each other, so a pool too
        large to list can still be counted one color after the other. `Malformed` when a color by
        itself has too many."""
        for d in self.dice:
            _listed(Pool((d,)), d.rolls())
        return tuple(d.outcomes() for d in self.dice)

    def branches(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """Every outcome; of a pool too large to list the one with the lowest faces."""
        if self._count() > LISTED:
            return (tuple((min(d.faces),) * d.n for d in self.dice),)
        return tuple(outcome for outcome, _ in self.outcomes())

    def _count(self) -> int:
        return prod(d.rolls() for d in self.dice)


class Ask(NamedTuple):
    """A pending question.

    `who` holds the seats that may answer. With one seat, `options` are its options. With `free`
    the seats (it may be one) act in free order: each option is ``(seat, option)``. With `sealed`
    `options` holds one tuple of options for each seat of `who`, in that order.
    For chance `who` is ``(CHANCE,)``, `options` is empty and `domain` says what can come out.
    """

    who: tuple[Seat, ...]
    label: str
    options: tuple[Any, ...]
    about: tuple[Any, ...] = ()
    sealed: bool = False
    secret: bool = False
    domain: Domain | None = None
    free: bool = False

    def options_of(self, seat: Seat) -> tuple[Option, ...]:
        """What this seat may answer now.

        >>> Ask((0,), "go", (("go",), ("stay",))).options_of(1)
        ()
        """
        if seat not in self.who:
            return ()
        if self.sealed:
            return tuple(self.options[self.who.index(seat)])
        if self.free:
            return tuple(option for owner, option in self.options if owner == seat)
        return self.options


# What a flow writes. The compiler knows these four names; see flow.py.


def ask(
    seat: Seat,
    label: str,
    options: Sequence[T],
    about: tuple[Any, ...] = (),
    secret: bool = False,
) -> Generator[Ask, Any, T]:
    """Ask one seat. `secret`: how many options there are tells something that is hidden,
    so the question is put even when there is only one."""
    answer: T = yield Ask((seat,), label, tuple(options), about, secret=secret)
    return answer


def ask_any(
    seats: tuple[Seat, ...],
    label: str,
    options: Sequence[tuple[Seat, T]],
    about: tuple[Any, ...] = (),
    secret: bool = False,
) -> Generator[Ask, Any, tuple[Seat, T]]:
    """Ask several seats at once; whoever answers first. Each option says whose it is."""
    answer: tuple[Seat, T] = yield Ask(
        seats, label, tuple(options), about, secret=secret, free=True
    )
    return answer


def ask_sealed(
    seats: tuple[Seat, ...],
    label: str,
    options: Sequence[Sequence[T]],
    about: tuple[Any, ...] = (),
) -> Generator[Ask, Any, tuple[T, ...]]:
    """Ask several seats in secret; the flow goes on when all have answered, in seat order."""
    answer: tuple[T, ...] = yield Ask(
        seats, label, tuple(tuple(o) for o in options), about, sealed=True
    )
    return answer


def chance(label: str, domain: Domain) -> Generator[Ask, Any, Any]:
    """Ask chance: the outcome is logged, and whoever drives the game supplies it."""
    return (yield Ask((CHANCE,), label, (), domain=domain))
