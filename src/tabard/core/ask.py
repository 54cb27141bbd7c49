"""The one kind of stop: a question to a seat, to several seats, or to chance.

A flow stops with ``x = yield from ask(seat, "label", options)`` and goes on with the answer.
The functions below are what the undecorated generator runs; the compiled flow never calls
them (see `flow`), but builds the same `Ask` from the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from .errors import Malformed

Seat: TypeAlias = int
Option: TypeAlias = tuple[Any, ...]
"""A legal answer: a verb and its arguments, e.g. ``("conquer", 7)``. The codec gives its text."""
Below: TypeAlias = Callable[[int], int]
"""Where luck comes from: ``below(n)`` is a whole number from 0 to n - 1, all equally likely."""

CHANCE = -1
"""The seat number of chance."""

T = TypeVar("T", bound=Option)


class Domain(Protocol):
    """What a chance question can come out as."""

    def sample(self, below: Below) -> Any: ...
    def check(self, outcome: Any) -> None: ...
    def text(self) -> str: ...


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
