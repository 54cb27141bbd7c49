"""Which moves of a match are worth seeing again: one or two a round.

Nothing here knows a game. A move stands out when it hurts somebody, when it tells something that
is seldom told, when chance decides it, or when it carried a new leader to the front.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from tabard.core.ask import CHANCE
from tabard.core.game import Game
from tabard.core.record import Input, in_effect

A_ROUND = 2
"""At most so many in a round, the best."""
ENOUGH = 0.4
"""What a move must be worth, where a lead that wins three games of four is worth 1."""
SELDOM = 0.6
"""What it is worth that something happens only once in the match."""
BY_CHANCE = 0.15


def highlights(game: Game[Any], inputs: Sequence[Input], states: Iterable[Any]) -> set[int]:
    """The numbers of the inputs; `states` are the position before the first and the one after
    each. Each is looked at once: how well the seats stand takes long to tell in some games."""
    played = [i for i in in_effect(inputs) if not i.order]
    first = next((i.n for i in played if i.seat != CHANCE), len(inputs) + 1)
    played = [i for i in played if i.n >= first]
    wanted = {n for i in played for n in (i.n - 1, i.n)}
    values: dict[int, tuple[float, ...]] = {}
    turn: list[Any] = []
    round_: list[int] = []
    for n, s in enumerate(states):
        turn.append(game.which_turn(s))
        round_.append(game.rounds(s)[0])
        if n in wanted:
            values[n] = game.prospects(s)
    turns = 1 + sum(turn[i.n - 1] != turn[i.n] for i in played)
    told = Counter(told.text.split()[0] for i in played for told in i.events)
    actor = -1
    worth: dict[int, float] = {}
    rounds: dict[int, list[Input]] = defaultdict(list)
    for i in played:
        rounds[round_[i.n - 1]].append(i)
        seldom = max((1 - told[one.text.split()[0]] / turns for one in i.events), default=0.0)
        worth[i.n] = SELDOM * max(0.0, seldom) + BY_CHANCE * (i.seat == CHANCE and bool(i.events))
        actor = actor if i.seat == CHANCE else i.seat
        # From one turn to the next the values mean something else: nobody did that.
        if turn[i.n - 1] == turn[i.n]:
            worth[i.n] += max(
                (was - now) / game.lead if seat != actor else 0.0
                for seat, (was, now) in enumerate(zip(values[i.n - 1], values[i.n], strict=True))
            )
    leader = _best(values[first - 1]) if played else 0
    for moves in rounds.values():
        ahead = _best(values[moves[-1].n])
        if ahead != leader:
            worth[_turning(moves, values, ahead, leader)] += 1.0
        leader = ahead
    found = {i.n for i in inputs if i.concede}
    for moves in rounds.values():
        best = sorted(moves, key=lambda i: (-worth[i.n], i.n))[:A_ROUND]
        found |= {i.n for i in best if worth[i.n] >= ENOUGH}
    return found


def _best(values: Sequence[float]) -> int:
    return max(range(len(values)), key=lambda seat: values[seat])


def _turning(
    moves: Sequence[Input], values: dict[int, tuple[float, ...]], ahead: int, behind: int
) -> int:
    """The move of a round that did most for the one who leads at its end."""

    def gained(i: Input) -> float:
        was, now = values[i.n - 1], values[i.n]
        return (now[ahead] - was[ahead]) - (now[behind] - was[behind])

    return max(moves, key=gained).n
