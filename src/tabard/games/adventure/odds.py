"""Before one says yes: how likely a combat goes well, and the life that it is likely to cost.

It goes well when the encounter is defeated, or the rival takes damage. The combat is played by the
rules themselves, every side by the heuristic, in worlds that the seat can't tell from the real one.
Equal positions get equal answers: the luck of every combat is fixed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Option, Seat
from tabard.core.game import Game
from tabard.core.odds import Odds

from .rules import values
from .state import State

PLAYED = 100
"""How many combats an answer rests on, if not told otherwise."""
LONGEST = 300
"""Inputs after which a combat is given up; none of those seen comes near it."""
ASKED = frozenset({"play", "use", "use_item", "pass", "boots", "keep", "fire"})
"""Answers in the middle of a combat, from which it is played on."""


class Ear:
    """Listens to one combat."""

    def __init__(self, seat: int, rival: int) -> None:
        self.seat, self.rival = seat, rival
        self.fought = False
        self.won = False
        self.cost = 0

    def __call__(self, event: tuple[Any, ...], to: tuple[Seat, ...] | None) -> None:
        match event:
            case ("fights", _, _):
                self.fought = True
            case ("attacks", _, _):
                self.fought = True
            case ("slain", seat, _) if seat == self.seat:
                self.won = True
            case ("hurt", seat, _) if seat == self.rival:
                self.won = True
            case ("hurt", seat, much) if seat == self.seat:
                self.cost += much


def combat(game: Game[State], s: State, seat: Seat, option: Option, rng: Random) -> Ear:
    """One combat, to its end."""
    ear = Ear(seat, option[1] if option[0] == "attack" else values.opponent(s, seat))
    ear.fought = bool(s.fighting)
    turn = s.turn, s.round
    game.advance(s, option, seat, ear)
    for _ in range(LONGEST):
        q = game.pending(s)
        if q is None or (s.turn, s.round) != turn or (ear.fought and not s.fighting):
            break
        if q.domain is not None:
            game.advance(s, q.domain.sample(lambda n: int(rng.random() * n)), None, ear)
            continue
        answered = [given[0] for given in s.sealed] if q.sealed else []
        who = next(x for x in q.who if x not in answered)
        options = q.options_of(who)
        pick = options[0] if len(options) == 1 else game.heuristic(s, who, options, rng)
        game.advance(s, pick, who, ear)
    return ear


def odds(
    game: Game[State], s: State, seat: Seat, option: Option, played: int | None
) -> Odds | None:
    """The chance that it goes well for this seat, and the life it loses; None: it is no combat of
    theirs, or not one that is offered."""
    q = game.pending(s)
    if q is None or option[0] not in game.risky or option not in q.options_of(seat):
        return None
    if option[0] in ASKED and values.side_of(s, seat) < 0:
        return None
    count = PLAYED if played is None else played
    key = (game.determinize(s, seat, Random(0)).key(), seat, option, count)
    if key not in _known:
        while len(_known) >= REMEMBERED:
            del _known[next(iter(_known))]
        _known[key] = _played(game, s, seat, option, count)
    return _known[key]


REMEMBERED = 100
_known: dict[Any, Odds | None] = {}
"""The last answers, by all that the seat knows."""


def _played(game: Game[State], s: State, seat: Seat, option: Option, count: int) -> Odds | None:
    """A draw that brings no combat says nothing about one."""
    fought, won, cost = 0, 0, 0
    for number in range(count):
        rng = Random(f"combat {number} of {count}")
        ear = combat(game, game.determinize(s, seat, rng), seat, option, rng)
        fought += ear.fought
        won += ear.fought and ear.won
        cost += ear.cost if ear.fought else 0
    return Odds(won, fought, cost / fought) if fought else None
