"""Information-set tree search: one tree over many worlds that the seat can't tell apart.

A simulation answers the question in a world sampled from what the seat knows, plays on by the
game's heuristic up to its horizon and asks the game how each seat stands. What lets fifty of them
go far is that they are a race against the heuristic's own pick: every option meets the same worlds
as that favorite, those that don't look better leave the race early, and only one that is surely
better takes its place. With a larger budget the answers that come after it are tried, too: down the
tree by UCB1, where an option that is not there in this world is not counted against. What a game
does not want to be searched (`Title.searched`, `Title.considered`) costs nothing.
"""

from __future__ import annotations

import time
from math import inf, log, sqrt
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
WIDEN = 0.4
"""After an answer visited n times about WIDEN * sqrt(n) options are tried, the heuristic's alone
before it would be two."""
SURE, UNLIKELY = 1.5, -0.5
"""By how many standard errors an option must be better than the favorite to be taken; and from
which on it is not looked at any more."""
LOOKS = 2
"""In how many worlds each option gets its first look."""
CLEARLY_WORSE = 0.4
"""An option that looks this much worse than the best at first is left out."""


def worth_a_thought(
    game: Game[Any],
    world: Any,
    label: str,
    seat: Seat,
    options: tuple[Option, ...],
    rng: Random,
) -> tuple[Option, ...]:
    """The options that are tried, one alone where the game wants no search."""
    if len(options) == 1:
        return options
    if game.searched is not None and label not in game.searched:
        return (game.heuristic(world, seat, options, rng),)
    return game.considered(world, seat, options)


class Node:
    """What is known about one answer: `total` is the reward of the seat that gave it."""

    __slots__ = ("available", "children", "order", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.children: dict[tuple[Seat, Option], Node] = {}
        self.order: dict[Seat, list[Option]] = {}
        """In which order a seat's options join, the favorite first."""

    @property
    def room(self) -> int:
        """How many options are tried next."""
        return int(WIDEN * sqrt(self.visits + 1))

    def join(self, seat: Seat, options: tuple[Option, ...]) -> list[tuple[Seat, Option]]:
        """The answers that may be tried now, out of those that this world allows."""
        order = self.order[seat]
        if len(order) != len(options) or set(order) != set(options):
            known = set(order)
            order += [o for o in options if o not in known]
            allowed = set(options)
            order = [o for o in order if o in allowed]
        return [(seat, o) for o in order[: self.room]]

    def select(self, seat: Seat, options: tuple[Option, ...]) -> tuple[Seat, Option]:
        """UCB1 with availability counts over the answers that have joined."""
        answers = self.join(seat, options)
        tried = [c for a in answers if (c := self.children.get(a)) is not None and c.visits]
        average = sum(c.total for c in tried) / sum(c.visits for c in tried) if tried else 0.5
        best, best_score = answers[0], -1.0
        for answer in answers:
            child = self.children.get(answer)
            if child is None:
                child = self.children[answer] = Node()
            child.available += 1
            visits, total = float(child.visits), child.total
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
        while not search.settled(self.left(done, time.perf_counter() - began)):
            search.simulate()
            done += 1
        return search.best()

    def left(self, done: int, seconds: float) -> float:
        """How many more simulations there will be, after so many in so many seconds."""
        left = inf if self.simulations is None else self.simulations - done
        if self.seconds is not None and done:
            left = min(left, (self.seconds - seconds) * done / seconds)
        return left


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
        label = perspective.label
        options = worth_a_thought(self.game, worlds[0], label, self.seat, options, rng)
        if len(options) > 1:
            favorite = self.game.heuristic(worlds[0].copy(), self.seat, options, rng)
            options = self.first_look(worlds, options, favorite)
        self.favorite, *self.rivals = options
        self.nodes = {option: Node() for option in options}
        self.rewards: dict[Option, list[float]] = {option: [] for option in options}
        """What each option came to, world by world."""
        self.worlds, self.world = 0, worlds[0]
        self.lineup: list[Option] = []
        """Who still has to meet the world that is met now."""

    def first_look(
        self, worlds: list[Any], options: tuple[Option, ...], favorite: Option
    ) -> tuple[Option, ...]:
        """The safety net: options by what they lead to at once, the favorite first, without
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
        options = tuple(o for o in options if looks[o] >= bar or o == favorite)
        return tuple(sorted(options, key=lambda o: (o != favorite, -looks[o])))

    def simulate(self) -> None:
        """One option meets one world."""
        if not self.lineup:
            self.worlds += 1
            self.world = self.perspective.sample(Random(self.luck - self.worlds))
            self.lineup = [self.favorite, *self.rivals]
        option = self.lineup.pop(0)
        self.rewards[option].append(self.reward(option))
        if not self.lineup:
            self.drop()

    def reward(self, option: Option) -> float:
        """What an option comes to in this world."""
        game, rng = self.game, Random(self.luck + self.worlds)
        world = self.world.copy()
        run = Run(game, world, rng)
        game.advance(world, option, self.seat)
        node = self.nodes[option]
        path = [(node, self.seat)]
        while node.room > 1 and (q := run.question()) is not None:
            seat = mover(q, rng)
            options = q.options_of(seat)
            options = worth_a_thought(game, world, q.label, seat, options, rng)
            if len(options) == 1:
                game.advance(world, options[0], seat)
                continue
            if seat not in node.order:
                pick = game.heuristic(world, seat, options, rng)
                rest = [o for o in options if o != pick]
                rng.shuffle(rest)
                node.order[seat] = [pick, *rest]
            answer = node.select(seat, options)
            node = node.children[answer]
            game.advance(world, answer[1], seat)
            path.append((node, seat))
        run.playout()
        rewards = self.judge.rewards(world)
        for passed, seat in path:
            passed.visits += 1
            passed.total += rewards[seat]
        return rewards[self.seat]

    def drop(self) -> None:
        """From the second world on: those who look worse than the favorite are out; and as often as
        the worlds have doubled, so is the worse half of the others."""
        if self.worlds == 1:
            return
        self.rivals = [o for o in self.rivals if self.surely(o) > UNLIKELY]
        if self.worlds.bit_count() == 1:
            self.rivals.sort(key=self.surely, reverse=True)
            self.rivals = self.rivals[: (len(self.rivals) + 1) // 2]

    def settled(self, left: float) -> bool:
        """Whether there is nothing more to find out, or no more simulations for it."""
        return left <= 0 or not self.rivals

    def surely(self, option: Option) -> float:
        """By how much better than the favorite an option was in the worlds that both have met, in
        standard errors; without any difference it is not worth another look."""
        pairs = zip(self.rewards[option], self.rewards[self.favorite], strict=False)
        gains = [mine - theirs for mine, theirs in pairs]
        spread = sqrt(sum(gain * gain for gain in gains))
        return sum(gains) / spread if spread else -inf

    def best(self) -> Option:
        """The favorite, unless another is surely better."""
        best = max(self.rivals, key=self.surely, default=self.favorite)
        return best if self.surely(best) > SURE else self.favorite
