"""What an answer would do, before it is given, as far as its seat can tell.

It is played out in worlds that the seat can't tell from the real one, so two positions that the
seat can't tell apart have the same preview: the leak gate looks. Everybody answers as somebody does
who adds nothing (`Title.quietly`), until the play is over or somebody has a choice that nobody can
make for them. What the worlds agree on is certain; what they don't is told as a range: chance, what
lies hidden, and what the others may or may not do with what lies open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from .ask import Domain, Option, Seat
from .errors import Illegal, Malformed
from .game import Game

WORLDS = 8
STEPS = 200
"""Answers after which a preview ends, wherever it is."""


class Change(NamedTuple):
    """Something of `Title.changes`, and how much of it: from `low` to `high`."""

    what: Option
    low: int
    high: int


@dataclass(frozen=True)
class Preview:
    """`options` are the answers that were looked at: what is asked no more is left out. `assumed`
    are more answers of the seat, and `possible` what could be answered on
    the way with what lies open. `asks`: who has the choice at which it ends, and its label."""

    options: tuple[Option, ...]
    changes: tuple[Change, ...]
    assumed: tuple[Option, ...] = ()
    possible: tuple[Option, ...] = ()
    asks: tuple[Seat, str] | None = None
    over: bool = False


class _Run:
    """One world, played out. In every second one people are keen: they use what lies open. What is
    no choice is asked, too: a play can be over before an answer that nobody has to think about."""

    def __init__(self, game: Game[Any], s: Any, seat: Seat, k: int) -> None:
        self.game, self.seat = game.asking_all(), seat
        self.before = game.determinize(s, seat, Random(k))
        self.world = self.before.copy()
        self.keen = k % 2 == 1
        self.luck, self.rng = k // 2, Random(k)
        self.heard: list[tuple[Any, ...]] = []
        self.taken: list[Option] = []
        self.assumed: list[Option] = []
        self.possible: list[Option] = []
        self.asks: tuple[Seat, str] | None = None

    def hear(self, event: tuple[Any, ...], audience: tuple[int, ...] | None) -> None:
        if audience is None or self.seat in audience:
            self.heard.append(event)

    def take(self, options: Sequence[Option]) -> None:
        """The seat's own picks; the first must be offered."""
        for option in options:
            q = self.game.pending(self.world)
            if self.taken and (q is None or option not in q.options_of(self.seat)):
                return
            if q is not None and q.domain is not None:
                raise Illegal("Chance has to answer now.")
            self.game.advance(self.world, option, self.seat, self.hear)
            self.taken.append(option)

    def play(self) -> None:
        game, world = self.game, self.world
        for _ in range(STEPS):
            q = game.pending(world)
            if q is None:
                return
            if q.domain is not None:
                game.advance(world, self.chance(q.domain), sink=self.hear)
                continue
            if game.settled(self.before, world, self.taken):
                return
            who = q.who[0]
            only = q.options_of(who) if len(q.options_of(who)) == 1 else ()
            answer = only[0] if only else game.quietly(world, self.seat, self.keen)
            if answer is None:
                self.asks = who, q.label
                return
            mine = who == self.seat and answer[0] in game.reactions
            if mine:
                self.assumed.append(answer)
            elif not only:
                self.possible += [o for o in q.options_of(who) if o[0] in game.reactions]
            game.advance(world, answer, who, self.hear)

    def chance(self, domain: Domain) -> Any:
        """Where outcomes can be listed, every world takes another; else one at random."""
        try:
            found = domain.outcomes()
        except Malformed:
            return domain.sample(self.rng.randrange)
        self.luck, at = divmod(self.luck, len(found))
        return found[at][0]


def preview(game: Game[Any], s: Any, seat: Seat, options: Sequence[Option]) -> Preview | None:
    """What these answers in a row would do; None: the title does not tell. `Illegal`: the first
    is not offered."""
    if not game.foretold(s, seat, options[0]):
        q = game.pending(s)
        if q is None or options[0] not in q.options_of(seat):
            game.advance(s.copy(), options[0], seat)  # says why not
        return None
    runs = [_Run(game, s, seat, k) for k in range(WORLDS)]
    told: list[dict[Option, int]] = []
    for run in runs:
        run.take(options)
        run.play()
        told.append(game.foreseen(run.before, run.world, run.heard, seat, run.taken))
    names = dict.fromkeys(what for one in told for what in one)
    amounts = {what: [one.get(what, 0) for one in told] for what in names}
    assumed = tuple(dict.fromkeys(runs[0].assumed))
    possible = dict.fromkeys(o for run in runs for o in run.possible if o not in assumed)
    return Preview(
        options=tuple(runs[0].taken),
        changes=tuple(Change(what, min(ns), max(ns)) for what, ns in amounts.items()),
        assumed=assumed,
        possible=tuple(possible),
        asks=next((run.asks for run in runs if run.asks is not None), None),
        over=all(game.pending(run.world) is None for run in runs),
    )
