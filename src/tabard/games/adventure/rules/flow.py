"""The game: setup, then turn after turn until somebody has won."""

from __future__ import annotations

from tabard.core.flow import flow
from tabard.core.game import emit

from ..state import Seat, State, Steps
from .challenge import challenge
from .exploration import exploration
from .movement import movement, walk
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
        pass_on(s)


def pass_on(s: State) -> None:
    """WAG-TURN-01, WAG-TURN-03, WAG-UPKEEP-04: the die goes to the left."""
    if not s.over:
        s.turn = (s.turn + 1) % s.seats


@flow
def walking(s: State) -> Steps:
    """A game that goes on in the middle of somebody's movement."""
    yield from walk(s, s.turn)
    yield from after_movement(s, s.turn)
    pass_on(s)
    yield from rounds(s)


@flow
def turn(s: State, seat: Seat) -> Steps:
    """WAG-TURN-02 to WAG-TURN-04: movement, exploration, challenge, upkeep; a defeat does not end
    it."""
    emit(s, "turn", seat, s.round)
    yield from movement(s, seat)
    yield from after_movement(s, seat)


@flow
def after_movement(s: State, seat: Seat) -> Steps:
    """WAG-TURN-02: the other three phases."""
    if not s.over:
        yield from exploration(s, seat)
    if not s.over:
        yield from challenge(s, seat)
    if not s.over:
        yield from upkeep(s, seat)
    end_turn(s, seat)
