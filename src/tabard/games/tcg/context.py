"""What a power speaks of: every person, group, amount and condition on a card is a function of the
state and a `Context`, and so is every step."""

from __future__ import annotations

from typing import NamedTuple

from tabard.core.ask import Seat

from .state import NOBODY, Ref, Targets


class Context(NamedTuple):
    """What a power speaks of while it is carried out; `context` makes one."""

    seat: Seat
    """Whose power it is."""
    source: Ref
    """The object it is on."""
    targets: Targets
    """One tuple of refs for each time the text says "target"."""
    subject: Ref
    """What the event happened to."""
    amount: int
    """How much damage was dealt."""
    dealer: Ref
    """By whom."""
    those: tuple[Ref, ...]
    """What the step before was done to."""
    done: int
    """Whether that did anything."""


_new = tuple.__new__


def context(
    seat: int,
    source: int,
    targets: tuple[tuple[int, ...], ...] = (),
    subject: int = NOBODY,
    amount: int = 0,
    dealer: int = NOBODY,
    those: tuple[int, ...] = (),
    done: int = 0,
) -> Context:
    """The same as `Context`, in half the time: this is done for every power that is looked at."""
    return _new(Context, (seat, source, targets, subject, amount, dealer, those, done))
