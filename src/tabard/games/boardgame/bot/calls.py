"""What events call for: their bosses, wars over two regions, a price on somebody's head."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import ceil, exp, log

from .. import content as c
from ..fights import strength_of
from ..rules import feuds, values, wars
from ..state import State, faction_of
from .plan import COIN, SOONER, Outlook, Plan, fight_plan, reach, things, worth

LOOT = 2.0
"""What a card of an enemy is worth, in XP."""
STAY = 0.5
"""Actions that it costs to hold a region until the enemy's turn is over."""


def calls(look: Outlook, group: tuple[int, ...]) -> Iterator[Plan]:
    """What a group could do about the events that lie beside the board, and about enemies."""
    s, faction = look.s, faction_of(group[0])
    for event in s.events:
        boss = c.EVENTS[event].boss
        if boss >= 0 and not s.beaten[event] & 1 << faction:
            value = bounty(s, group, boss)
            found = fight_plan(look, group, c.BOSSES[boss].region, value, (), boss)
            if found is not None:
                yield found
    if len(group) == 2:
        for event, (one, other, *_) in values.lying(s, "war"):
            yield from campaigns(look, group, event, (one, other))
    yield from pursuits(look, group)


def bounty(s: State, group: tuple[int, ...], boss: int) -> float:
    """What the boss of an event brings a group, in XP."""
    faction = faction_of(group[0])
    entry = c.BOSSES[boss].rewards[not values.stronger(s, faction)]
    share = entry.xp / len(group)
    total = sum(SOONER[s.level[hero]] * share for hero in group)
    return total + COIN * entry.gold + things(entry.items) + c.BOSSES[boss].relic


def campaigns(
    look: Outlook, group: tuple[int, ...], event: int, regions: tuple[int, int]
) -> Iterator[Plan]:
    """To hold both regions of a war. All heroes of the faction are paid for it."""
    s, faction = look.s, faction_of(group[0])
    gold, xp = wars.war_pay(s, event, faction)
    value = sum(SOONER[s.level[h]] * xp + COIN * gold for h in values.heroes_of(s, faction))
    for posts in permutations(regions):
        steps = STAY + max(  # whoever is there first has to wait
            ceil(reach(s.at[h], faction, look.guards)[region] / 2)
            for h, region in zip(group, posts, strict=True)
        )
        yield Plan(group, posts[0], value / (len(group) * steps), posts=posts)


# -- enemies --------------------------------------------------------------------------------------


def pursuits(look: Outlook, group: tuple[int, ...]) -> Iterator[Plan]:
    """Enemies that can be reached and attacked before they go on."""
    s, faction = look.s, faction_of(group[0])
    for region in dict.fromkeys(s.at[h] for h in values.heroes_of(s, 1 - faction)):
        if region == c.START[1 - faction] or region in look.guards:
            continue
        trips = [ceil(reach(s.at[h], faction, look.guards)[region] / 2) for h in group]
        if all(s.actions[h] > trip for h, trip in zip(group, trips, strict=True)):
            gain = onslaught(s, group, region)
            if gain > 0:
                yield Plan(group, region, gain / (len(group) + sum(trips)), target=ENEMIES)


ENEMIES = 999
"""The target of those who go for the other faction."""


def onslaught(s: State, group: tuple[int, ...], region: int) -> float:
    """What it brings to attack the enemies in a region, in XP."""
    faction = faction_of(group[0])
    chance = advantage(s, group, region)
    value = LOOT
    theirs = values.enemies_at(s, faction, region)
    marks = sum(bin(s.marked[h]).count("1") for h in theirs)
    for _, much in values.lying(s, "bounty")[:marks]:
        value += sum(SOONER[s.level[h]] * much for h in values.heroes_of(s, faction))
    for event in feuds.hatreds(s):
        gold, xp = feuds.prize_due(s, event, faction)
        value += sum(SOONER[s.level[h]] * xp + COIN * gold for h in group)
    return len(group) * worth(chance, value, len(group), len(group))


def advantage(s: State, group: tuple[int, ...], region: int) -> float:
    """The chance against the enemies there, about."""
    mine = sum(_weight(s, h) for h in group)
    theirs = sum(_weight(s, h) for h in values.enemies_at(s, faction_of(group[0]), region))
    return 1 / (1 + exp(EDGE * (log(theirs + 0.1) - log(mine + 0.1))))


EDGE = 2.5
"""How much strength tells in a fight between factions."""


def _weight(s: State, hero: int) -> float:
    """Strength and Health of a hero, as a fight between factions feels them."""
    return (strength_of(s, hero) + 1) * (s.health[hero] + s.pet[hero])
