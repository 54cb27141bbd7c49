"""Before one says yes: how a fight is likely to end, and the Health that it is likely to cost.

The fight is played by the rules themselves, every side by the heuristic, in worlds that the seat
can't tell from the real one. Equal positions get equal answers: the luck of every fight is fixed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Option, Seat
from tabard.core.game import Game
from tabard.core.odds import Odds

from .language import names as n
from .state import State, faction_of

PLAYED = 60
"""How many fights an answer rests on, if not told otherwise."""
LONGEST = 2_000
"""Inputs after which a fight counts as lost; none of those seen comes near it."""
HEALTH_POOL = n.POOLS.index("health")
FIGHT_ASKED = frozenset(
    {"attack", "reroll", "throw", "keep", "face", "use", "done", "wound", "slay", "slay_quest"}
)
"""Answers in the middle of a fight, from which it is played on."""


class Ear:
    """Listens to one fight."""

    def __init__(self, faction: int) -> None:
        self.faction = faction
        self.won: bool | None = None
        self.cost = 0

    def __call__(self, event: tuple[Any, ...], to: tuple[Seat, ...] | None) -> None:
        if self.won is not None:
            return
        match event:
            case ("won_fight" | "wins", faction):
                self.won = faction == self.faction
            case ("lost_fight", _) | ("nobody_won",):
                self.won = False
            case ("lost", hero, much, pool) if self.mine(hero, pool):
                self.cost += much
            case ("regained" | "gained", hero, much, pool) if self.mine(hero, pool):
                self.cost -= much

    def mine(self, hero: int, pool: int) -> bool:
        return pool == HEALTH_POOL and faction_of(hero) == self.faction


def fight(game: Game[State], s: State, seat: Seat, option: Option, rng: Random) -> Ear:
    """One fight, to its end."""
    ear = Ear(s.faction[seat])
    game.advance(s, option, seat, ear)
    for _ in range(LONGEST):
        q = game.pending(s)
        if ear.won is not None or q is None:
            break
        if q.domain is not None:
            game.advance(s, q.domain.sample(lambda n: int(rng.random() * n)), None, ear)
            continue
        who = q.who[0]
        options = q.options_of(who)
        pick = options[0] if len(options) == 1 else game.heuristic(s, who, options, rng)
        game.advance(s, pick, who, ear)
    return ear


def odds(
    game: Game[State], s: State, seat: Seat, option: Option, played: int | None
) -> Odds | None:
    """The chance that this seat's side wins, and the Health that it loses; None: it is no fight,
    or not one that is offered."""
    q = game.pending(s)
    if q is None or option[0] not in game.risky or option not in q.options_of(seat):
        return None
    if option[0] in FIGHT_ASKED and s.fight < 0:
        return None
    count = PLAYED if played is None else played
    key = (game.determinize(s, seat, Random(0)).key(), seat, option, count)
    if key not in _known:
        while len(_known) >= KEPT:
            del _known[next(iter(_known))]
        _known[key] = _played(game, s, seat, option, count)
    return _known[key]


KEPT = 100
_known: dict[Any, Odds] = {}
"""The last answers, by all that the seat knows."""


def _played(game: Game[State], s: State, seat: Seat, option: Option, count: int) -> Odds:
    won, cost = 0, 0
    for number in range(count):
        rng = Random(f"fight {number} of {count}")
        ear = fight(game, game.determinize(s, seat, rng), seat, option, rng)
        won += bool(ear.won)
        cost += ear.cost
    return Odds(won, count, max(0.0, cost / count))
