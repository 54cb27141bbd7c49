"""How to play sensibly: a quick pick for every question, and what a position is worth.

Nothing here is a rule. Heroes set out for what brings most for each action (`plan`), alone or
together, rest and train on the way (`road`), wear and hand over what helps (`gear`), and fight by
what each die and each token is worth (`fighting`). A bot only ever gets a state that is drawn from
what its seat knows.
"""

from __future__ import annotations

from random import Random

from tabard.core.ask import Option

from .. import content as c
from ..blows import ENERGY
from ..fights import strength_of
from ..rules import values
from ..state import NONE, VS_BOSS, VS_ENEMIES, State
from .common import Picks
from .fighting import IN_A_FIGHT
from .gear import PER_HIT, WITH_CARDS
from .party import assignment
from .road import ON_THE_ROAD, ranked

PICKS: dict[str, Picks] = {**ON_THE_ROAD, **WITH_CARDS, **IN_A_FIGHT}


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """A sensible answer; where none is better than another, any."""
    assert s.frame is not None
    picks = PICKS.get(s.frame[0].label)
    found = None if picks is None else picks(s, seat, options)
    return options[int(rng.random() * len(options))] if found is None else found


# -- what a position is worth ---------------------------------------------------------------------

WON = 20.0
COMING = 1.5
"""How many actions of what the heroes have set out for count as done."""


def prospects(s: State) -> tuple[float, ...]:
    """For each seat its faction's XP, and what its heroes have become."""
    if s.over:
        won = [WON if f == s.winner else 0.0 for f in range(2)]
        return tuple(won[f] if f != NONE else 0.0 for f in s.faction)
    if s.fight == VS_ENEMIES and s.turn == c.END:
        sides = [standing(s, faction) for faction in (c.HORDE, c.ALLIANCE)]
        return tuple(sides[f] for f in s.faction)
    sides = []
    for faction in (c.HORDE, c.ALLIANCE):
        total = 0.0
        for hero in values.heroes_of(s, faction):
            health = s.health[hero] / max(1, values.capacity(s, hero, "health"))
            energy = s.energy[hero] / max(1, values.capacity(s, hero, "energy"))
            total += s.xp[hero] + s.gold[hero] / 8 + health + 0.5 * energy
            total += PER_HIT * strength_of(s, hero)
        total += COMING * sum(plan.rate for plan in assignment(s, faction).values())
        sides.append(total)
    return tuple(sides[f] if f != NONE else 0.0 for f in s.faction)


PER_TOKEN, PER_POWER = 1.2, 0.6
"""In the last battle: what a token of Health is worth, and a hit that comes each round."""


def standing(s: State, faction: int) -> float:
    """What is left of a faction in the last battle."""
    return sum(
        PER_TOKEN * (s.health[hero] + s.pet[hero])
        + ENERGY * s.energy[hero]
        + PER_POWER * strength_of(s, hero)
        for hero in values.fighters(s, faction)
    )


FIGHTS = ("challenge", "hunt", "raid", "defy", "duel")


def considered(s: State, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is worth a thought: whether to fight, and what to do in the fights that decide a game:
    between the factions, as in the last battle, and against the Overlord. All else is worth the
    heuristic's answer."""
    assert s.frame is not None
    if s.frame[0].label == "act":
        order = ranked(s, options)
        peaceful = [o for o in order if o[0] not in FIGHTS]
        return (*(o for o in order if o[0] in FIGHTS), *peaceful[:1])
    overlord = s.fight == VS_BOSS and c.BOSSES[s.boss].overlord >= 0
    if s.fight != VS_ENEMIES and not overlord:
        return (choose(s, seat, options, Random(0)),)
    return options
