"""p.24-26: events that reward whoever defeats enemies: Old Hatreds and bounties."""

from __future__ import annotations

from tabard.core.ask import Draw, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import FALLEN, HEROES, IN, Event, Faction, State, Steps, faction_of
from . import cards, rewards, values

BITS = range(8)


# -- bounties -------------------------------------------------------------------------------------


@flow
def mark(s: State) -> Steps:
    """One hero of each faction, at random; the two have the same bit."""
    bit: int = next(1 << i for i in BITS if not any(m & 1 << i for m in s.marked))
    faction: Faction
    for faction in (c.HORDE, c.ALLIANCE):
        which = yield from chance("bounty", Draw((1,) * len(values.heroes_of(s, faction))))
        hero = values.heroes_of(s, faction)[which]
        s.marked[hero] |= bit
        emit(s, "marked", hero)


def claim(s: State, hero: int) -> None:
    """The first of the two to be defeated by enemies: nothing is left on the other."""
    for other in HEROES:
        if other != hero:
            s.marked[other] &= ~s.marked[hero] & 255


def claimed(s: State) -> tuple[int, ...]:
    """Those who fell in this combat, once for each bounty."""
    return tuple(h for h in HEROES if s.side[h] == FALLEN for i in BITS if s.marked[h] & 1 << i)


# -- after a combat -------------------------------------------------------------------------------


def hatreds(s: State) -> tuple[int, ...]:
    return tuple(event for event, _ in values.lying(s, "first_win"))


def prize_due(s: State, event: int, faction: int) -> tuple[int, int]:
    """TBG-EVENT-13: gold and XP for the stronger faction, or for the weaker."""
    stronger, weaker = values.said(event, "first_win")
    gold, xp = stronger if values.stronger(s, faction) else weaker
    return gold, xp


def comrades(s: State, faction: int) -> tuple[int, ...]:
    """All who took part, the fallen too: with Deadly PvP nobody else may be left."""
    return tuple(h for h in values.heroes_of(s, faction) if s.side[h] in (IN, FALLEN))


@flow
def reckon(s: State, winner: Faction) -> Steps:
    """What lies beside the board for those who have won, and for the enemies of a marked one."""
    event: Event
    for event in hatreds(s) if winner >= 0 else ():
        cards.discard_event(s, event)
        pay = prize_due(s, event, winner)
        yield from rewards.each(s, comrades(s, winner), pay[0], pay[1])
    bounties: tuple[int, ...] = claimed(s)
    hero: int
    for hero in bounties:
        event, much = values.lying(s, "bounty")[0]
        cards.discard_event(s, event)
        s.marked[hero] = 0
        yield from rewards.each(s, values.heroes_of(s, 1 - faction_of(hero)), 0, much)
