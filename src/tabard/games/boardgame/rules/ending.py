"""p.34-35: how the game ends."""

from __future__ import annotations

from tabard.core.ask import Draw, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import VS_ENEMIES, Faction, State, Steps
from . import combat, factions, management, pvp, values


@flow
def last_battle(s: State) -> Steps:
    """TBG-FINAL-01 to TBG-FINAL-06, TBG-WIN-03: everybody against everybody, wherever they are."""
    s.acting = -1
    emit(s, "last_battle")
    attackers: Faction = c.HORDE
    if values.strength(s, c.HORDE) == values.strength(s, c.ALLIANCE):
        which = yield from chance("attackers", Draw((1, 1)))
        attackers = which
    elif values.strength(s, c.ALLIANCE) > values.strength(s, c.HORDE):
        attackers = c.ALLIANCE
    emit(s, "goes_first", attackers)
    refresh(s)
    yield from management.manage(s, attackers)
    yield from management.manage(s, 1 - attackers)
    combat.begin(s, VS_ENEMIES, all_heroes(s, attackers), -1)
    s.striker = attackers
    yield from pvp.duel(s, attackers)
    factions.wins(s, pvp.victor(s))
    combat.close(s)


def refresh(s: State) -> None:
    """TBG-FINAL-03, TBG-FINAL-08: Health and Energy, nothing else."""
    for hero in values.heroes(s):
        s.health[hero] = max(s.health[hero], values.capacity(s, hero, "health"))
        s.energy[hero] = max(s.energy[hero], values.capacity(s, hero, "energy"))


def all_heroes(s: State, attackers: int) -> tuple[int, ...]:
    """TBG-FINAL-05: the attackers first."""
    return (*values.heroes_of(s, attackers), *values.heroes_of(s, 1 - attackers))
