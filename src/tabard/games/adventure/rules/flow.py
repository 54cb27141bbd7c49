"""The game: setup, then turn after turn until somebody has won."""

from __future__ import annotations

from tabard.core.flow import flow
from tabard.core.game import emit

from ..state import Seat, State, Steps
from .challenge import challenge
from .exploration import exploration
from .movement import movement
from .setup import setup
from .upkeep import end_turn, upkeep


@flow
def game(s: State) -> Steps:
    """WAG-TURN-01, WAG-WIN-01: clockwise from the first player."""
    yield from setup(s)
    s.turn = s.first
    yield from rounds(s)


@flow
def rounds(s: State) -> Steps:
    """A game that goes on with the turn of whoever is active."""
    while not s.over:
        if s.turn == s.first:
            s.round += 1
        yield from turn(s, s.turn)
        if not s.over:
            s.turn = (s.turn + 1) % s.seats


@flow
def turn(s: State, seat: Seat) -> Steps:
    """WAG-TURN-02 to WAG-TURN-04: movement, exploration, challenge, upkeep; a defeat does not end
    it."""
    emit(s, "turn", seat, s.round)
    yield from movement(s, seat)
    if not s.over:
        yield from exploration(s, seat)
    if not s.over:
        yield from challenge(s, seat)
    if not s.over:
        yield from upkeep(s, seat)
    end_turn(s, seat)
