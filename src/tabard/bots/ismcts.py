"""Information-set tree search: one tree over many worlds that the seat can't tell apart.

Every simulation samples a world from what the seat knows, goes down the tree by UCB1 (an option
that is not there in this world is not counted against), adds one node, plays on by the game's
heuristic up to its horizon and asks the game how each seat stands. Three things let fifty
simulations go far: the heuristic's own pick starts with a few good results on its account, other
options join one by one in the order of a first look at each, and the n-th visit of every option
meets the n-th world, so that options are compared on equal luck.
"""

from __future__ import annotations

import time
from math import log, sqrt
from random import Random
from typing import Any

from tabard.core.ask import Option, Seat
from tabard.core.bot import Perspective
from tabard.core.game import Game

from .worlds import Judge, Run, mover

SIMULATIONS = 50
"""What ``ismcts`` alone spends on a pick."""
EXPLORE = 0.25
"""UCB1's constant: rewards after a playout differ by tenths, not by wins and losses."""
HEAD_BONUS = 0.02
"""By how much better than the average the results are that the heuristic's pick starts with."""
WIDEN = 1.6
"""A node visited n times tries about WIDEN * sqrt(n) options."""
LOOKS = 2
"""In how many worlds each option gets its first look."""
CLEARLY_WORSE = 0.4
"""An option that looks this much worse than the best at first is left out."""


class Node:
    """What is known about one answer: `total` is the reward of the seat that gave it."""

    __slots__ = ("available", "children", "order", "total", "trust", "visits")

    def __init__(self, trust: int) -> None:
        self.trust = trust
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.children: dict[tuple[Seat, Option], Node] = {}
        self.order: dict[Seat, list[Option]] = {}
        """In which order a seat's options join, the favourite first."""

    def join(self, seat: Seat, options: tuple[Option, ...]) -> list[tuple[Seat, Option]]:
        """The answers that may be tried now, out of those that this world allows."""
        room = int(WIDEN * sqrt(self.visits + 1))
        order = self.order[seat]
        if len(order) != len(options) or set(order) != set(options):
            known = set(order)
            order += [o for o in options if o not in known]
            allowed = set(options)
            order = [o for o in order if o in allowed]
        return [(seat, o) for o in order[: max(1, room)]]

    def select(self, seat: Seat, options: tuple[Option, ...]) -> tuple[Seat, Option]:
        """UCB1 with availability counts over the answers that have joined."""
        answers = self.join(seat, options)
        favourite = self.order[seat][0]
        tried = [c for a in answers if (c := self.children.get(a)) is not None and c.visits]
        average = sum(c.total for c in tried) / sum(c.visits for c in tried) if tried else 0.5
        best, best_score = answers[0], -1.0
        for answer in answers:
            child = self.children.get(answer)
            if child is None:
                child = self.children[answer] = Node(self.trust)
            child.available += 1
            visits, total = float(child.visits), child.total
            if answer[1] == favourite:
                visits += self.trust
                total += self.trust * (average + HEAD_BONUS)
            if not visits:
                visits, total = 1.0, average
            score = total / visits + EXPLORE * sqrt(log(child.available + 1) / visits)
            if score > best_score:
                best, best_score = answer, score
        return best


class Ismcts:
    """Tree search with a budget of simulations, or of seconds as a stop."""

    def __init__(
        self,
        game: Game[Any],
        spec: str = "ismcts",
        simulations: int | None = SIMULATIONS,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.spec = spec
        self.simulations = simulations
        self.seconds = seconds

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        began = time.perf_counter()
        search = Search(self.game, perspective, options, rng)
        done = 0
        while len(search.options) > 1 and (self.simulations is None or done < self.simulations):
            search.simulate()
            done += 1
            if self.seconds is not None and time.perf_counter() - began >= self.seconds:
                break
        return search.best()


class Search:
    """One question being thought about."""

    def __init__(
        self,
        game: Game[Any],
        perspective: Perspective[Any],
        options: tuple[Option, ...],
        rng: Random,
    ) -> None:
        self.game = game
        self.perspective = perspective
        self.seat = perspective.seat
        self.luck = rng.getrandbits(64)
        worlds = [perspective.sample(rng) for _ in range(LOOKS)]
        self.judge = Judge(self.game, worlds[0])
        options = self.game.considered(worlds[0], self.seat, options)
        favourite = self.game.heuristic(worlds[0].copy(), self.seat, options, rng)
        self.options = self.first_look(worlds, options, favourite)
        self.root = Node(game.trust)
        self.root.order[self.seat] = list(self.options)

    def first_look(
        self, worlds: list[Any], options: tuple[Option, ...], favourite: Option
    ) -> tuple[Option, ...]:
        """The safety net: options by what they lead to at once, the favourite first, without
        those that lose on the spot or look clearly worst (unless all do)."""
        looks: dict[Option, float] = {}
        lost: set[Option] = set()
        for option in options:
            seen = [self.judge.look(w, self.seat, option) for w in worlds]
            looks[option] = sum(reward for reward, _ in seen) / len(seen)
            if all(over for _, over in seen):
                lost.add(option)
        if len(lost) < len(options):
            options = tuple(o for o in options if o not in lost)
        bar = max(looks[o] for o in options) - CLEARLY_WORSE
        options = tuple(o for o in options if looks[o] >= bar or o == favourite)
        return tuple(sorted(options, key=lambda o: (o != favourite, -looks[o])))

    def simulate(self) -> None:
        """One world, one new node, one playout."""
        game, node = self.game, self.root
        answer = node.select(self.seat, self.options)
        child = node.children[answer]
        rng = Random(self.luck + child.visits)
        world = self.perspective.sample(rng)
        path = [(node, self.seat), (child, self.seat)]
        run = Run(game, world, rng)
        game.advance(world, answer[1], self.seat)
        while child.visits and (q := run.question()) is not None:
            seat = mover(q, rng)
            options = q.options_of(seat)
            if len(options) > 1:
                options = game.considered(world, seat, options)
            if len(options) == 1:
                game.advance(world, options[0], seat)
                continue
            node = child
            if seat not in node.order:
                pick = game.heuristic(world, seat, options, rng)
                rest = [o for o in options if o != pick]
                rng.shuffle(rest)
                node.order[seat] = [pick, *rest]
            answer = node.select(seat, options)
            child = node.children[answer]
            game.advance(world, answer[1], seat)
            path.append((child, seat))
        run.playout()
        rewards = self.judge.rewards(world)
        for passed, seat in path:
            passed.visits += 1
            passed.total += rewards[seat]

    def best(self) -> Option:
        """The most visited option, the favourite's head start counted; the better one of two, the
        favourite when still equal."""

        def rank(option: Option) -> tuple[float, float]:
            start = self.root.trust if option == self.options[0] else 0
            child = self.root.children.get((self.seat, option))
            if child is None or not child.visits:
                return (start, 0.0)
            return (child.visits + start, child.total / child.visits)

        return max(self.options, key=rank)
