"""Pebbles: the smallest game that has everything a match must take care of.

In a turn a seat takes pebbles, one at a time, as long as it likes. It may peek at a number that
nobody else sees, show a pebble to all, or throw a die for more. Both seats bid at the end.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Ask, Die, Option, Seat, Shuffle, ask, ask_sealed, chance
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.errors import Malformed
from tabard.core.explain import Reason
from tabard.core.flow import flow
from tabard.core.game import Game, GameInfo, Outcome, Setting, emit, emit_to
from tabard.core.state import HIDDEN, BaseState, column, columns, row, scalar
from tabard.core.words import Words

COLORS = Kind("color", ("red", "green", "blue"))
BOWL = 12
GAIN = 1
"""How many pebbles one take is worth: a test changes the rules here."""
TAKES: tuple[Option, ...] = (("take",), ("peek",), ("show",), ("throw",), ("end",))
Steps = Generator[Ask, Any, None]


@columns
class State(BaseState):
    turn: int = scalar()
    bowl: int = scalar(BOWL)
    pebbles: list[int] = column(SEAT, wide=True)
    order: tuple[int, ...] = row(of=COLORS, see=HIDDEN)


@flow
def pebbles_main(s: State) -> Steps:
    """PB-1: colors are shuffled, four turns, then a bid."""
    order = yield from chance("colors", Shuffle(3))
    s.order = order
    turn: int
    for turn in range(s.settings["turns"]):
        s.turn = turn
        emit(s, "turn", turn)
        yield from pebbles_turn(s, turn % 2)
    bids = yield from ask_sealed((0, 1), "bid", ([("bid", 0), ("bid", 1)],) * 2)
    emit(s, "bids", bids[0][1], bids[1][1])


@flow
def pebbles_turn(s: State, seat: Seat) -> Steps:
    """PB-2: take, peek, show or throw, until the end."""
    going: bool = True
    while going:
        option = yield from ask(seat, "go", TAKES if s.bowl else TAKES[1:])
        match option:
            case ("take",):
                s.bowl -= GAIN
                s.pebbles[seat] += GAIN
                emit(s, "took", seat)
            case ("peek",):
                emit_to(s, (seat,), "peeked", s.order[0])
            case ("show",):
                emit(s, "showed", s.order[0])
            case ("throw",):
                pips = yield from chance("die", Die((1, 2, 3)))
                s.pebbles[seat] += pips
                emit(s, "threw", seat, pips)
            case _:
                going = False


def check_turns(value: Any, seats: int) -> str | None:
    return None if type(value) is int and 1 <= value <= 9 else f"{value!r} turns are no game."


class Pebbles(Game[State]):
    info = GameInfo(
        id="pebbles",
        title={"en": "Pebbles", "it": "Sassolini"},
        version="1",
        seats=(2, 2),
        settings={"turns": Setting(4, check_turns, "how many turns")},
    )
    state = State
    main = pebbles_main
    words = Words("tests", "keepsake_words")
    options = Codec({**{o[0]: () for o in TAKES}, "bid": (Number(2),)})
    events = Codec(
        {
            "turn": (Number(9),),
            "took": (SEAT,),
            "peeked": (COLORS,),
            "showed": (COLORS,),
            "threw": (SEAT, Number(4)),
            "bids": (Number(2), Number(2)),
        }
    )
    reveals = frozenset({"showed", "bids"})
    outcome_kinds: ClassVar = {"colors": COLORS}

    def which_turn(self, s: State) -> Any:
        return s.turn

    def outcome(self, s: State) -> Outcome | None:
        best = max(s.pebbles)
        winners = tuple(i for i, n in enumerate(s.pebbles) if n == best)
        return None if s.frame is not None else Outcome(tuple(s.pebbles), winners)

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        c: State = s.copy()
        c.order = tuple(rng.sample(range(3), 3))
        return c

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        return Reason(False, "why-not-now", self.words, "PB-2")

    def read_position(self, spec: Any) -> State:
        s: State = self.new({}, 2)
        self.advance(s, (0, 1, 2))
        if set(spec) != {"bowl"}:
            raise Malformed("A position of Pebbles says what is in the bowl.")
        s.bowl = spec["bowl"]
        s.ask = None
        return s

    def measure(self, s: State, words: list[str]) -> Any:
        return sum(s.pebbles) if words == ["taken"] else None


class Pebbles2(Pebbles):
    """The same title after a fix of the rules."""

    info = GameInfo(**{**Pebbles.info.__dict__, "version": "2"})


GAME = Pebbles()
GAME2 = Pebbles2()
