"""p.8-11: what each hero may do with an action."""

from __future__ import annotations

from tabard.core.ask import Option, Seat

from .. import content as c
from ..language import names as n
from ..state import State, faction_of
from . import challenge, effects, overlords, regions, town, trade, travel, values

BEFORE, ACTION = n.W["before"], n.W["action"]


def deeds(s: State, hero: int) -> list[Option]:
    """TBG-TURN-05 to TBG-TURN-08: every action that is legal now. Next to independent creatures
    nobody travels (TBG-TRAVEL-11)."""
    if s.passed[hero]:
        return []
    deals = trade.trades(s, hero)
    if not s.actions[hero]:
        return [*deals, ("pass", hero)] if deals else []
    early = [*effects.usable(s, hero, BEFORE, hero), *overlords.looks(s, hero)]
    if challenge.forced(s, hero):
        return [*early, *challenge.challenges(s, hero), *intercepts(s, hero), *deals]
    found: list[Option] = [*early, *challenge.challenges(s, hero), *intercepts(s, hero)]
    if travel.may_travel(s, hero):
        found += [("travel", hero, region) for region in travel.steps_from(s, hero)]
    found.append(("rest", hero))
    if regions.in_town(s, hero):
        found.append(("town", hero))
    if town.lessons(s, hero):
        found.append(("train", hero))
    return [*found, *effects.usable(s, hero, ACTION, hero), *deals, ("pass", hero)]


def intercepts(s: State, hero: int) -> list[Option]:
    """A card may let a hero challenge somebody in a region next to this one."""
    if not values.has_of(s, hero).intercepts:
        return []
    faction = faction_of(hero)
    return [
        ("intercept", hero, region)
        for region in c.BORDERS[s.at[hero]]
        if region != c.START[1 - faction] and _somebody(s, faction, region)
    ]


def _somebody(s: State, faction: int, region: int) -> bool:
    return bool(
        values.independents(s, region)
        or values.quest_groups(s, faction, region)
        or (values.lying(s, "subterfuge") and values.quest_groups(s, 1 - faction, region))
        or values.bosses_at(s, faction, region)
        or values.enemies_at(s, faction, region)
    )


def all_deeds(s: State, faction: int) -> list[tuple[Seat, Option]]:
    """TBG-TURN-03: each hero's, in free order; every option says whose it is."""
    return [
        (s.player[hero], option)
        for hero in values.heroes_of(s, faction)
        for option in deeds(s, hero)
    ]


def ready(s: State, faction: int) -> tuple[Seat, ...]:
    """The people who have a hero that may act, or trade."""
    found = {
        s.player[h]
        for h in values.heroes_of(s, faction)
        if not s.passed[h] and (s.actions[h] or trade.trades(s, h))
    }
    return tuple(sorted(found))
