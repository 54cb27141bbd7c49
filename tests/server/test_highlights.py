"""Which moves stand out in a replay: worked out on matches made up for it."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import pytest

from tabard.core.ask import CHANCE
from tabard.core.game import Game
from tabard.core.record import Input, Told
from tabard.server.highlights import highlights

A, B = 0, 1


class State(NamedTuple):
    values: tuple[float, ...]
    turn: int = 1
    round: int = 1


class Scales:
    """A game that is its values: a lead of 10 wins three games of four."""

    lead = 10.0

    def prospects(self, s: State) -> tuple[float, ...]:
        return s.values

    def which_turn(self, s: State) -> int:
        return s.turn

    def rounds(self, s: State) -> tuple[int, int]:
        return s.round, 9


class Film:
    """A match, move by move: who moved, what was told, and the position after it."""

    def __init__(self, *values: float) -> None:
        self.states = [State(values)]
        self.inputs: list[Input] = []

    def move(self, seat: int, *values: float, told: str = "", **place: Any) -> Film:
        before = self.states[-1]
        after = State(values or before.values, before.turn, before.round)._replace(**place)
        events = tuple(Told(text) for text in told.split(", ") if text)
        self.inputs.append(Input(len(self.inputs) + 1, seat, "x", "y", events=events))
        self.states.append(after)
        return self

    def add(self, **given: Any) -> Film:
        """An undo or a concession."""
        self.inputs.append(Input(len(self.inputs) + 1, **given))
        self.states.append(self.states[-1])
        return self

    @property
    def found(self) -> list[int]:
        return sorted(highlights(cast(Game[Any], Scales()), self.inputs, self.states))


def test_a_move_that_hurts_somebody_stands_out() -> None:
    film = Film(50, 40).move(A, 50, 40).move(A, 50, 36).move(A, 50, 36)
    assert film.found == [2]


@pytest.mark.parametrize(("loss", "found"), [(4, [2]), (3.9, [])])
def test_a_small_loss_does_not(loss: float, found: list[int]) -> None:
    assert Film(50, 40).move(A).move(A, 50, 40 - loss).found == found


def test_to_hurt_oneself_is_nothing_to_see() -> None:
    assert Film(50, 40).move(A).move(A, 43, 40).found == []


def test_what_one_gains_hurts_nobody() -> None:
    assert Film(50, 40).move(A).move(A, 90, 40).found == []


def test_the_last_move_can_be_the_one() -> None:
    film = Film(50, 40)
    for _ in range(5):
        film.move(A)
    assert film.move(A, 50, 30).found == [6]


def test_the_first_pick_can_be_the_one_and_what_chance_did_before_it_is_not() -> None:
    film = Film(0, 0).move(CHANCE, 50, 40, told="dealt").move(CHANCE, 50, 10, told="dealt")
    assert film.move(A, 50, 0).found == [3]
    assert Film(0, 0).move(CHANCE, 50, 40, told="dealt A").found == []


def test_from_one_turn_to_the_next_values_mean_something_else() -> None:
    assert Film(50, 40).move(A).move(A, 50, 20, turn=2).move(B, 50, 20).found == []
    assert Film(50, 40).move(A, turn=2).move(B).move(B, 41, 40).found == [3]


def test_what_is_told_once_in_a_long_match_stands_out() -> None:
    film = Film(50, 40)
    for turn in range(1, 9):
        film.move(A, told="moved A" if turn != 4 else "moved A, exploded B", turn=turn + 1)
    assert film.found == [4]


def test_what_is_told_in_every_turn_does_not() -> None:
    film = Film(50, 40)
    for turn in range(1, 9):
        film.move(A, told="moved A", turn=turn + 1)
    assert film.found == []


def test_two_turns_are_too_few_to_call_anything_seldom() -> None:
    film = Film(50, 40).move(A, told="moved", turn=2).move(B, told="exploded")
    assert film.found == []


def test_a_die_counts_as_the_move_of_who_threw_it() -> None:
    rolled = Film(50, 40).move(A, told="attacks").move(CHANCE, 45.5, 40, told="rolled")
    assert rolled.found == []  # their own loss, by their own die
    rolled = Film(50, 40).move(A, told="attacks").move(CHANCE, 50, 37.5, told="rolled")
    assert rolled.found == [2]  # 0.25 for the harm, 0.15 for the die
    assert Film(50, 40).move(A).move(CHANCE, 50, 37.5).found == []  # nobody was told of a die


def test_at_most_two_in_a_round_and_the_best_ones() -> None:
    film = Film(50, 40)
    for loss in (5, 7, 6, 8):
        before = film.states[-1].values[B]
        film.move(A, 50, before - loss)
    assert film.found == [2, 4]
    film.move(A, round=2)
    film.move(A, 50, 0)
    assert film.found == [2, 4, 6]


def test_of_two_alike_the_earlier_one_is_shown() -> None:
    assert Film(50, 40).move(A, 50, 35).move(A, 50, 30).move(A, 50, 25).found == [1, 2]


def test_the_move_that_carried_a_new_leader_to_the_front() -> None:
    film = Film(50, 40).move(B, 50, 42).move(B, 50, 55).move(B, 50, 56).move(B, round=2)
    assert film.found == [2]


def test_a_lead_that_is_kept_has_no_such_move() -> None:
    assert Film(50, 40).move(A, 52, 40).move(A, 60, 40).found == []


def test_the_leader_is_new_once() -> None:
    """The next round begins with the one who led at the end of this."""
    film = Film(50, 40).move(B, 50, 55).move(B, round=2).move(B, 50, 57).move(B, 50, 58, round=3)
    assert film.move(B, 50, 59).found == [1]


def test_a_concession_stands_out_and_what_was_taken_back_is_not_there() -> None:
    film = Film(50, 40).move(A, 50, 30).move(A, 50, 20)
    film.add(seat=A, undo=2)
    assert film.found == [1]
    assert film.add(seat=B, concede=True).found == [1, 4]


def test_a_match_in_which_nobody_moved_has_none() -> None:
    assert Film(50, 40).found == []
    assert Film(50, 40).move(CHANCE, told="dealt").found == []
