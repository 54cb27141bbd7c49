"""Playing on in a sampled world: who moves, what chance brings, how it looks in the end."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Any

from tabard.core.ask import Ask, Option, Seat
from tabard.core.game import Game

WIN_WEIGHT = 0.7
"""At the end a win counts this much, and by how far the rest: a bot that has lost still plays on
for a good second place instead of at random."""


def mover(q: Ask, rng: Random) -> Seat:
    """Whose answer is taken next. Sealed answers come in any order; in free order anybody's."""
    if not q.free:
        return q.who[0]
    seat: Seat = q.options[int(rng.random() * len(q.options))][0]
    return seat


def roll_on(game: Game[Any], world: Any, rng: Random) -> Ask | None:
    """Answer chance until a seat is asked; None: the game is over."""
    q = game.pending(world)
    while q is not None and q.domain is not None:
        game.advance(world, q.domain.sample(lambda n: int(rng.random() * n)))
        q = game.pending(world)
    return q


class Run:
    """One world being played on, as far as the game looks ahead. Chance has a generator of its own:
    however much is thought about an answer, the next die is the same."""

    __slots__ = ("dice", "game", "left", "rng", "turn", "world")

    def __init__(self, game: Game[Any], world: Any, rng: Random) -> None:
        self.game, self.world, self.rng = game, world, rng
        self.dice = Random(rng.getrandbits(64))
        self.turn = game.which_turn(world)
        self.left = game.look_ahead(world)

    def question(self) -> Ask | None:
        """What a seat is asked next; None: the game is over, or the horizon is reached."""
        q = roll_on(self.game, self.world, self.dice)
        if q is not None and self.left is not None:
            turn = self.game.which_turn(self.world)
            if turn != self.turn:
                self.turn = turn
                self.left -= 1
            if self.left <= 0:
                return None
        return q

    def playout(self) -> None:
        """Everybody plays by the game's heuristic."""
        game, world, rng = self.game, self.world, self.rng
        while (q := self.question()) is not None:
            seat = mover(q, rng)
            options = q.options_of(seat)
            option = options[0] if len(options) == 1 else game.heuristic(world, seat, options, rng)
            game.advance(world, option, seat)


class Judge:
    """How good a world is for each seat, from 0 to 1: its lead over the best rival."""

    def __init__(self, game: Game[Any], world: Any) -> None:
        self.game = game
        self.slope = log(3) / game.lead
        seats = range(world.seats)
        self.rivals = [tuple(r for r in seats if r not in world.allies(i)) for i in seats]

    def rewards(self, world: Any) -> list[float]:
        values = self.game.prospects(world)
        out = []
        for seat, rivals in enumerate(self.rivals):
            ahead = values[seat] - max((values[r] for r in rivals), default=0.0)
            out.append(1 / (1 + exp(-max(-60.0, min(60.0, self.slope * ahead)))))
        ended = self.game.outcome(world) if self.game.pending(world) is None else None
        if ended is not None:
            shares = self.game.shares(world, ended)
            out = [
                WIN_WEIGHT * won + (1 - WIN_WEIGHT) * by_lead
                for won, by_lead in zip(shares, out, strict=True)
            ]
        return out

    def look(self, world: Any, seat: Seat, option: Option) -> tuple[float, bool]:
        """What one answer alone leads to: (reward, whether the game is over and lost)."""
        after = world.copy()
        self.game.advance(after, option, seat)
        reward = self.rewards(after)[seat]
        ended = self.game.outcome(after) if self.game.pending(after) is None else None
        return reward, ended is not None and seat not in ended.winners
