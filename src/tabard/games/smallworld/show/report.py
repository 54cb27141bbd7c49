"""Where everybody's coins came from: the score broken down, from the events of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.core.info import Report, ReportRow

from .. import content as c
from ..language.vocabulary import WORDS
from ..state import State

ROWS = ("start", *c.SOURCES, "column", "received", "paid")
"""Besides the sources of coins: what one began with, the combos' coins and prices together, and
what changed hands."""


def report(events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report:
    """The events must be all there are, from where the match began to `s`."""
    found = {row: [0] * s.seats for row in ROWS}
    rounds: list[tuple[int, ...]] = []
    number = 0
    for event in events:
        verb, args = event[0], event[1:]
        if verb == "turn":
            if number and args[1] != number:
                rounds.append(_totals(found, s.seats))
            number = args[1]
        else:
            for seat, coins, row in _moves(verb, args):
                found[row][seat] += coins
    rounds.append(_totals(found, s.seats))
    moved = rounds[-1]
    began = tuple(s.coins[seat] - moved[seat] for seat in range(s.seats))
    found["start"] = list(began)
    return Report(
        tuple(
            ReportRow(WORDS.say(language, f"report-{row}"), tuple(values))
            for row, values in found.items()
            if any(values)
        ),
        tuple(tuple(map(sum, zip(began, total, strict=True))) for total in rounds),
    )


def _moves(verb: str, args: tuple[Any, ...]) -> list[tuple[int, int, str]]:
    """Whose coins an event changes, by how much, and in which row that stands."""
    match verb, args:
        case (("gained" | "earned"), (seat, coins, source)):
            return [(seat, coins, c.SOURCES[source])]
        case "picked", (seat, _, _, slot, coins):
            return [(seat, coins - slot, "column")]
        case "paid", (seat, coins, to):
            paid = [(seat, -coins, "paid")]
            return paid if to < 0 else [*paid, (to, coins, "received")]
    return []


def _totals(found: dict[str, list[int]], seats: int) -> tuple[int, ...]:
    return tuple(sum(values[seat] for values in found.values()) for seat in range(seats))
