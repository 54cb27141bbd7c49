"""A game that fits on a screen, with a known best move, a trap and a way to lose at once.

In each round every seat takes 1, 2 or 3 coins. Whoever takes 3 pays each other seat 3 of its own
afterwards: greed looks best at once and is worst in the end. Seat 0 may give up instead, which
loses on the spot. Each seat has a secret prize, 0 to 4, that counts at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Draw, Option, Seat, ask, chance
from tabard.core.codec import SEAT, Codec, Number
from tabard.core.explain import Reason
from tabard.core.flow import flow
from tabard.core.game import Game, GameInfo, Outcome, emit
from tabard.core.state import OWNER, BaseState, column, columns, scalar

ROUNDS = 4
PRIZE = Draw((1, 1, 1, 1, 1))


@columns
class State(BaseState):
    round: int = scalar()
    gone: int = scalar()
    coins: list[int] = column(SEAT, 20, wide=True)
    debts: list[int] = column(SEAT, wide=True)
    prize: bytearray = column(SEAT, see=OWNER)


def moves(seat: int) -> tuple[Option, ...]:
    takes = (("take", 1), ("take", 2), ("take", 3))
    return (("resign",), *takes) if seat == 0 else takes


@flow
def main(s: Any) -> Any:
    """Prizes, then four rounds."""
    seat: Seat
    for seat in range(s.seats):
        prize = yield from chance("prize", PRIZE)
        s.prize[seat] = prize
    _: int
    for _ in range(ROUNDS):
        for seat in range(s.seats):
            move = yield from ask(seat, "move", moves(seat))
            if move[0] == "resign":
                s.gone = 1
                return
            s.coins[seat] += move[1]
            emit(s, "took", seat, move[1])
            if move[1] == 3:
                s.debts[seat] += 1
        for seat in range(s.seats):
            for other in range(s.seats):
                if other != seat:
                    s.coins[seat] -= 3 * s.debts[seat]
                    s.coins[other] += 3 * s.debts[seat]
            s.debts[seat] = 0
        s.round += 1


class Tiny(Game[State]):
    info = GameInfo("tiny", {"en": "Tiny", "it": "Minimo"}, "1", (2, 4))
    state = State
    main = main
    options = Codec({"take": (Number(4),), "resign": ()})
    events = Codec({"took": (SEAT, Number(4))})
    horizon: ClassVar[int | None] = 1
    lead: ClassVar[float] = 4.0

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        made: State = s.copy()
        for other in range(s.seats):
            if other != seat:
                made.prize[other] = int(rng.random() * 5)
        return made

    def outcome(self, s: State) -> Outcome | None:
        if s.frame is not None:
            return None
        scores = tuple(c + p for c, p in zip(s.coins, s.prize, strict=True))
        if s.gone:
            scores = (0, *scores[1:])
        return Outcome(scores, tuple(i for i, x in enumerate(scores) if x == max(scores)))

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        raise NotImplementedError

    def laws(self, s: State) -> list[str]:
        return ["A prize is above 4."] if max(s.prize) > 4 else []

    def progress(self, s: State) -> tuple[int, int]:
        return s.round, ROUNDS

    def which_turn(self, s: State) -> int:
        return s.round

    def prospects(self, s: State) -> tuple[float, ...]:
        ended = self.outcome(s)
        return tuple(map(float, ended.scores if ended else s.coins))

    def heuristic(self, s: State, seat: Seat, options: Sequence[Option], rng: Random) -> Option:
        """Greed: it takes all it can."""
        return options[-1]


TINY = Tiny()
