"""Puzzles: a position that a seat wins before its turn is over, whatever the others answer.

`prove` looks at every answer of everybody, so that what it says holds. Whoever solves a puzzle
knows all that lies there, and nothing is left to luck: a way that asks chance, or that shows the
solver something hidden, as a draw does, counts as lost. `check` finds what makes a file no puzzle.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from .ask import Option, Seat
from .codec import SEAT_NAMES
from .errors import Malformed
from .game import Game
from .lesson import Lesson, start

POSITIONS = 20_000
"""After so many a proof gives up: whoever defends against a solver has to answer in time."""
MOST_WINS = 2
"""As many first moves may win: with more of them there is nothing to find."""
TRIES = 8
"""How often the heuristic bot may try, and how many worlds the solver is offered."""


@dataclass(frozen=True)
class Proof:
    """The first moves, those of them that win against every answer, and how many positions were
    looked at."""

    first: tuple[Option, ...]
    wins: tuple[Option, ...]
    positions: int


class Solver:
    """What is known of a puzzle's positions, each in which somebody has a choice looked at once:
    whether `seat` wins from there in the turn in which `s` lies."""

    def __init__(self, game: Game[Any], s: Any, seat: Seat, most: int = POSITIONS) -> None:
        self.game, self.seat, self.most = game, seat, most
        self.turn = game.which_turn(s)
        self.positions = 0
        self._known: dict[str, bool] = {}
        self._shown = False

    def wins_after(self, s: Any, option: Option, who: Seat) -> bool:
        """Whether the seat still wins once this is answered; `s` stays as it is."""
        played = s.copy()
        self._advance(played, option, who)
        return self.wins(played)

    def wins(self, s: Any) -> bool:
        """From this position, which is played on while nobody has a choice."""
        while not self._shown and (q := self.game.pending(s)) is not None:
            if q.domain is not None or self.game.which_turn(s) != self.turn:
                return False
            who = _one(q.who)
            options = q.options_of(who)
            if len(options) > 1:
                return self._chosen(s, who, options)
            self._advance(s, options[0], who)
        shown, self._shown = self._shown, False
        return not shown and _won(self.game, s, self.seat)

    def refutation(self, s: Any, who: Seat) -> Option | None:
        """An answer of another seat after which this one can't win any more."""
        q = self.game.pending(s)
        options = () if q is None else q.options_of(who)
        return next((o for o in options if not self.wins_after(s, o, who)), None)

    def _advance(self, s: Any, option: Option, who: Seat) -> None:
        self.game.advance(s, option, who, self._hear)

    def _hear(self, event: tuple[Any, ...], audience: tuple[Seat, ...] | None) -> None:
        self._shown = self._shown or (audience is not None and self.seat in audience)

    def _chosen(self, s: Any, who: Seat, options: tuple[Option, ...]) -> bool:
        key = s.digest()
        found = self._known.get(key)
        if found is None:
            self.positions += 1
            if self.positions > self.most:
                raise Malformed(f"There are more than {self.most:,} positions to look at.")
            ways = (self.wins_after(s, option, who) for option in options)
            found = self._known[key] = any(ways) if who == self.seat else all(ways)
        return found


def _won(game: Game[Any], s: Any, seat: Seat) -> bool:
    """It is over, and nobody but the seat and its allies has won."""
    ended = game.outcome(s)
    return ended is not None and set(ended.winners) == set(s.allies(seat))


def _one(who: tuple[Seat, ...]) -> Seat:
    if len(who) > 1:
        names = " and ".join(SEAT_NAMES[seat] for seat in who)
        raise Malformed(f"Seats {names} are asked at once: who answers first can't be proved.")
    return who[0]


def prove(game: Game[Any], s: Any, seat: Seat, most: int = POSITIONS) -> Proof:
    """Which of the seat's moves here win before the turn is over. `Malformed` when it is not
    asked, or when there is too much to look at."""
    q = game.pending(s)
    if q is None or q.who != (seat,):
        raise Malformed(f"A puzzle begins with a question to seat {SEAT_NAMES[seat]} alone.")
    solver = Solver(game, s, seat, most)
    first = q.options_of(seat)
    wins = tuple(option for option in first if solver.wins_after(s, option, seat))
    return Proof(first, wins, solver.positions)


def defence(solver: Solver, s: Any, who: Seat, rng: Random) -> Option:
    """What the others answer: what refutes the solver if something does, else what looks best; so,
    too, where there is too much to look at."""
    with suppress(Malformed):
        found = solver.refutation(s, who)
        if found is not None:
            return found
    q = solver.game.pending(s)
    assert q is not None
    return solver.game.heuristic(s, who, q.options_of(who), rng)


def check(game: Game[Any], lesson: Lesson) -> tuple[Proof, list[str]]:
    """The proof of a puzzle, and its faults."""
    if lesson.puzzle is None:
        raise Malformed(f"{lesson.id} is no puzzle: it has steps, and no task.")
    s = start(game, lesson)
    proof = prove(game, s, lesson.seat)
    return proof, faults(game, s, lesson.seat, proof)


def faults(game: Game[Any], s: Any, seat: Seat, proof: Proof) -> list[str]:
    """What makes this no puzzle, a sentence each."""
    found = []
    if not proof.wins:
        found.append("No first move wins against every answer.")
    elif len(proof.wins) > MOST_WINS:
        texts = ", ".join(game.options.text(s, option) for option in proof.wins)
        found.append(f"{len(proof.wins)} first moves win, and at most {MOST_WINS} may: {texts}.")
    if not _is_open(game, s, seat):
        found.append(f"Seat {SEAT_NAMES[seat]} can't see all: a hand or a deck could be another.")
    if any(_solved_by_bot(game, s, seat, Random(n)) for n in range(TRIES)):
        found.append("The heuristic bot solves it.")
    return found


def _is_open(game: Game[Any], s: Any, seat: Seat) -> bool:
    """The seat can tell what every other sees: in all the worlds in which it may be, it is the
    same."""
    worlds = [game.determinize(s, seat, Random(n)) for n in range(TRIES)]
    others = [other for other in range(s.seats) if other != seat]
    seen = [[game.view(world, other) for other in others] for world in worlds]
    return all(one == seen[0] for one in seen)


def _solved_by_bot(game: Game[Any], s: Any, seat: Seat, rng: Random) -> bool:
    """Whether the heuristic bot wins in time against the best defence."""
    solver, s = Solver(game, s, seat), s.copy()
    while (q := game.pending(s)) is not None:
        if q.domain is not None or game.which_turn(s) != solver.turn:
            return False
        who = _one(q.who)
        if who == seat:
            game.advance(s, game.heuristic(s, seat, q.options_of(seat), rng), seat)
        else:
            game.advance(s, defence(solver, s, who, rng), who)
    return _won(game, s, seat)
