"""A play that is being announced: nobody but its seat sees any of it before it is complete.

Many a play is asked for pick by pick: the card, its targets, what is paid. A title names the flows
that ask so (`Title.announces`). As long as one of them waits for the seat whose answer began it,
everybody else is shown the position before that answer, and to take a pick back is nobody's
business: nobody is told, then or later.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .ask import Seat
from .game import Game
from .record import Input
from .replay import replay
from .restore import Turn, since_turn
from .state import BaseState

S = TypeVar("S", bound=BaseState)


@dataclass(frozen=True)
class Held(Generic[S]):
    """Whose play it is, the number of its first input, and the position before that."""

    seat: Seat
    first: int
    state: S

    def hides_from(self, viewer: Seat) -> bool:
        return viewer not in self.state.allies(self.seat)


def announcing(game: Game[Any], s: BaseState) -> Seat | None:
    """The seat that is in the middle of announcing something; None: nobody is."""
    frame = s.frame
    while frame is not None and frame[0] is not None:
        if frame[0].flow in game.announces:
            q = game.pending(s)
            assert q is not None
            return q.who[0] if len(q.who) == 1 and q.domain is None else None
        frame = frame[2]
    return None


def held_after(
    game: Game[S], held: Held[S] | None, before: S, after: S, seat: Seat, n: int
) -> Held[S] | None:
    """What is held back after input `n`, an answer of this seat that led from one position to the
    next."""
    if not game.announces or announcing(game, after) != seat:
        return None
    return held or Held(seat, n, before)


def held_now(game: Game[S], line: Sequence[Input], turn: Turn[S], s: S) -> Held[S] | None:
    """What is held back in a match that was read, by the inputs in effect since a turn's start."""
    if announcing(game, s) is None:
        return None
    held: Held[S] | None = None
    before: S = turn.state
    for played in replay(game, turn.state, since_turn(line, turn)):
        i, after = played.input, played.state.copy()
        if i.order and held is not None:
            held = ordered(game, held, i.seat, i.order)
        elif not i.order:
            held = held_after(game, held, before, after, i.seat, i.n)
        before = after
    return held


def ordered(game: Game[S], held: Held[S], seat: Seat, order: str) -> Held[S]:
    """An order that is given meanwhile stands for the others, too: they are shown their own."""
    state = held.state.copy()
    game.order(state, seat, game.orders.parse(state, order))
    return Held(held.seat, held.first, state)


def unsaid(inputs: Iterable[Input], friends: Sequence[Seat]) -> set[int]:
    """The numbers of inputs of which only friends of their seat were told, as they were taken back
    before the play was complete; and of those that took them back."""
    taken_back = [i for i in inputs if i.quiet and i.seat not in friends]
    return {n for i in taken_back for n in range(i.undo, i.n + 1)}
