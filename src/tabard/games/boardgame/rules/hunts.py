"""p.24-26: events that reward whoever defeats independent creatures."""

from __future__ import annotations

from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import Creature, Event, Faction, Region, State, Steps
from . import cards, rewards, values


@flow
def bagged(s: State, faction: Faction, creature: Creature, region: Region) -> Steps:
    """An independent creature was defeated: what it brings is shared in the group (TBG-BOSS-07),
    and it counts for the faction."""
    gold, xp = spoils(s, creature, region)
    if gold or xp:
        yield from rewards.share(s, faction, gold, xp, (), (), 0)
    for _ in values.lying(s, "cull"):
        s.culled[faction] = min(255, s.culled[faction] + prey_strength(creature))
    event: Event
    for event in done(s, faction):
        s.culled[0] = s.culled[1] = 0
        cards.discard_event(s, event)
        pay = prize(event)
        yield from rewards.each(s, values.heroes_of(s, faction), pay[0], pay[1])
    calm(s)


def prey_strength(creature: int) -> int:
    return c.CREATURES[creature].values[c.BLUE].attack


def spoils(s: State, creature: int, region: int) -> tuple[int, int]:
    """Gold and XP that such a creature brings here and now."""
    gold = xp = 0
    for _, more in values.lying(s, "trophies"):
        gold += prey_strength(creature) // 2
        xp += more
    for _, (lands, _, more) in values.lying(s, "plaguewinds"):
        xp += more if c.LAND_OF[region] in lands else 0
    return gold, xp


def done(s: State, faction: int) -> tuple[int, ...]:
    """Events for which this faction has defeated enough."""
    return tuple(
        event for event, (need, _, _) in values.lying(s, "cull") if s.culled[faction] >= need
    )


def prize(event: int) -> tuple[int, int]:
    _, gold, xp = values.said(event, "cull")
    return gold, xp


def calm(s: State) -> None:
    """Foul winds end with the last independent creature of their lands."""
    for event, (lands, _, _) in values.lying(s, "plaguewinds"):
        if not any(f.quest < 0 and c.LAND_OF[f.region] in lands for f in s.figures):
            cards.discard_event(s, event)


def next_event(s: State) -> None:
    """Trophies are worth something until another event is drawn."""
    for event, _ in values.lying(s, "trophies"):
        cards.discard_event(s, event)


def drive(s: State, creature: int, source: int, to: int) -> None:
    """A group of independent creatures goes elsewhere."""
    moved = []
    for f in s.figures:
        here = f.region == source and f.creature == creature and f.quest < 0
        moved.append(f._replace(region=to) if here else f)
    s.figures = tuple(sorted(moved))
    emit(s, "driven", creature, source, to)
    calm(s)
