"""Whole games between bots, each reproducible from one whole number.

The dice are the fair dice of a match, from a seed and nonces that follow from the number. So a
game is the same whether it is kept as a match file or only counted, and it does not matter how
many processes share the work.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tabard.core.ask import CHANCE, Ask, Option, Seat
from tabard.core.bot import Bot, Perspective
from tabard.core.checks import Record
from tabard.core.errors import Impossible
from tabard.core.fair import FairDice
from tabard.core.game import STALL, Game, Outcome
from tabard.core.match import Match

from .worlds import mover


class Played(NamedTuple):
    """How one game went. A *decision* is a question to a seat with two options or more."""

    outcome: Outcome
    """Nobody's, if the game was broken off."""

    shares: tuple[float, ...]
    """What of the win each seat has: see `Game.shares`."""
    decisions: int
    match: Match[Any] | None
    progress: float | None = None
    """How far it got, between 0 and 1, if it was broken off at the `limit`."""


class Unlogged:
    """A match without a log, for games that are only counted, or recorded for the gates."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        dice: FairDice,
        record: Record | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.game, self.dice, self.record = game, dice, record
        self.state = game.new(settings, seats)
        self.number = 1
        self.roll()

    def roll(self) -> None:
        while (q := self.pending) is not None and q.domain is not None:
            self.give(CHANCE, q.domain.sample(self.dice.of(self.number)))

    def give(self, seat: Seat, answer: Any) -> None:
        if self.number > STALL:
            raise Impossible(f"A game of {self.game.info.id} did not end within {STALL:,} inputs.")
        if self.record is None:
            self.game.advance(self.state, answer, seat)
        else:
            self.record.stops.append(self.state.copy())
            self.game.advance(self.state, answer, seat, self.record.hear)
            self.record.inputs.append((seat, answer))
        self.number += 1

    @property
    def pending(self) -> Ask | None:
        return self.game.pending(self.state)

    def answer(self, seat: Seat, option: Option) -> None:
        self.give(seat, option)
        self.roll()


def play(
    game: Game[Any],
    bots: Sequence[Bot],
    number: int,
    keep: bool = False,
    record: Record | None = None,
    settings: Mapping[str, Any] | None = None,
    limit: int | None = None,
) -> Played:
    """Game `number` with a bot at every seat: only counted, kept as a match, or recorded. After
    `limit` inputs it is broken off."""
    seats = len(bots)
    seed, nonces = dice_of(number, seats)
    match = Match.new(game, settings, seats, seed, nonces) if keep else None
    table = match or Unlogged(game, seats, FairDice(seed, nonces), record, settings)
    # Each seat has a generator of its own: what one bot draws changes nothing for the others.
    minds = [Random(f"{number} seat {i}") for i in range(seats)]
    order = Random(f"{number} order")
    decisions = 0
    while (q := table.pending) is not None:
        given = table.number if isinstance(table, Unlogged) else len(table.inputs)
        if limit is not None and given >= limit:
            done, total = game.progress(table.state)
            return Played(Outcome((), ()), (), decisions, match, done / max(1, total))
        seat = mover(q, order)
        decisions += len(q.options_of(seat)) > 1
        option = bots[seat].choose(Perspective(game, table.state, seat), minds[seat])
        table.answer(seat, option)
    ended = _ended(game, table.state)
    return Played(ended, game.shares(table.state, ended), decisions, match)


def dice_of(number: int, seats: int) -> tuple[bytes, list[str]]:
    """The seed and the nonces of a game."""
    seed = hashlib.sha256(f"tabard sim {number}".encode()).digest()
    return seed, [f"bot-{i}" for i in range(1, seats + 1)]


def as_match(game: Game[Any], seats: int, number: int, record: Record) -> Match[Any]:
    """A game that was recorded, as a match: the very same one, even if its bots went by the
    clock and would play another now."""
    seed, nonces = dice_of(number, seats)
    settings = record.stops[0].settings if record.stops else None
    match = Match.new(game, settings, seats, seed, nonces)
    for seat, answer in record.inputs:
        if seat != CHANCE:
            match.answer(seat, answer)
    return match


def _ended(game: Game[Any], s: Any) -> Outcome:
    outcome = game.outcome(s)
    if outcome is None:
        raise Impossible(f"A game of {game.info.id} has no question left and no outcome.")
    return outcome
