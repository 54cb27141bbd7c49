"""What the heroes of a faction set out to do: who goes where, with whom, and what it brings.

A plan is worth what it brings for each action that it takes, in XP. Those are chosen that bring all
heroes together most.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import ceil
from typing import NamedTuple

from .. import content as c
from ..fights import Clash, clash
from ..rules import values
from ..rules.rewards import thresholds
from ..state import Figure, State, faction_of

LEAST = 0.5
"""A fight that is won less often is not looked for."""
ONWARD = 0.2
"""How much of the way to the next quest after that counts."""
DEFEAT = 4.0
"""What a defeat costs a hero: the way back, and all tokens."""
VICTORY = 90.0
"""What the Overlord's death is worth."""
WORTH_A_TRY, BOLD = 0.2, 0.08
"""The chance that it takes to challenge the Overlord, who ends the game; and towards the end, when
there is less and less to lose, as the last battle gives everybody all tokens back."""
LATE = 24
"""The turn from which on it goes towards the end."""
SOONER = (0.0, 1.5, 1.5, 1.5, 0.9, 0.0)
"""What an XP is worth at each level: the first levels cost less."""
RISE = 3.0
"""What another level is worth besides, in XP: it brings tokens, a talent, and new powers."""
COIN, THING, SPECIAL = 0.15, 1.6, 3.0
"""What gold, an item and a special item are worth, in XP."""


HASTE = 2.0
"""How much more strength is wanted when it presses."""


class Plan(NamedTuple):
    heroes: tuple[int, ...]
    region: int
    rate: float
    rest: bool = False
    """Rest first."""
    target: int = -1
    """The creature, or the boss; -1: whatever is there."""
    boss: bool = False
    posts: tuple[int, ...] = ()
    """Where each of them goes, if not to one region."""

    def goal(self, hero: int) -> int:
        return self.posts[self.heroes.index(hero)] if self.posts else self.region

    def same(self, other: Plan) -> bool:
        """Do both want the same creatures?"""
        mine, theirs = (
            (self.region, self.target, self.boss),
            (other.region, other.target, other.boss),
        )
        return self.target >= 0 and mine == theirs


# -- the end of the game --------------------------------------------------------------------------


def late(s: State) -> float:
    """How near the last battle is, from 0 to 1."""
    if s.settings["endless"]:
        return 0.0
    return min(1.0, max(0.0, (s.turn - LATE) / (c.SPACES - LATE)))


def pressing(s: State) -> float:
    """How soon strength will count more than what it helps to earn: for the last battle, or where
    the Overlord marches."""
    route = c.OVERLORDS[s.overlord].route
    way = 2 * s.march / (len(route) - 1) - 1 if route else 0.0
    return max(late(s), way)


def daring(s: State) -> float:
    """The least chance with which the Overlord is challenged."""
    return BOLD if late(s) else WORTH_A_TRY


def doom(s: State) -> float:
    """How likely the Overlord is at the end of his march before this faction acts again. Then
    everybody has to fight him, with the tokens they have."""
    route = c.OVERLORDS[s.overlord].route
    if not route or (s.turn + 1 not in c.EVENT_SPACES and s.turn + 2 not in c.EVENT_SPACES):
        return 0.0
    missing = len(route) - 1 - s.march
    left = [(many, c.EVENTS[event].fate) for event, many in enumerate(s.event_left)]
    left = [(many, fate) for (many, fate), e in zip(left, c.EVENTS, strict=True) if not e.bonus]
    total = sum(many for many, _ in left)
    return sum(many for many, fate in left if fate >= missing) / total if total else 0.0


# -- ways -----------------------------------------------------------------------------------------


def guarded(s: State) -> tuple[int, ...]:
    """Regions in which independent creatures stop whoever comes."""
    return tuple(sorted({f.region for f in s.figures if f.quest < 0}))


A_STEP, GUARD = 1, 4
"""Half an action for a step, and two for creatures that are in the way."""


@lru_cache(maxsize=4096)
def reach(start: int, faction: int, guards: tuple[int, ...]) -> tuple[int, ...]:
    """How many half actions each region is away."""
    found = [999] * len(c.REGIONS)
    found[start] = 0
    todo = [(0, start)]
    air = c.FLIGHTS[faction]
    while todo:
        cost, at = heappop(todo)
        if cost > found[at]:
            continue
        for region in (*c.BORDERS[at], *(air if at in air else ())):
            if region == c.START[1 - faction]:
                continue
            total = cost + A_STEP
            if region in guards:
                total += GUARD
            if total < found[region]:
                found[region] = total
                heappush(todo, (total, region))
    return tuple(found)


def far(s: State, hero: int, region: int) -> int:
    """The way from where a hero is, in half actions."""
    return reach(s.at[hero], faction_of(hero), guarded(s))[region]


def detour(s: State, hero: int, step: int, region: int) -> int:
    """By how much the way is longer if the next step leads there."""
    guards = guarded(s)
    rest = A_STEP + GUARD * (step in guards) + reach(step, faction_of(hero), guards)[region]
    return rest - far(s, hero, region)


# -- what quests bring ----------------------------------------------------------------------------


def reward(s: State, heroes: tuple[int, ...], quest: int) -> float:
    """What completing a quest brings a group, in XP."""
    entry = c.QUESTS[quest]
    share = entry.xp / len(heroes)
    total, bonus = 0.0, 0
    for hero in heroes:
        gap = entry.level - s.level[hero]
        gets = max(0.0, share + min(0, gap))
        total += SOONER[s.level[hero]] * gets
        if s.level[hero] < c.LEVELS and s.xp[hero] + gets >= thresholds(s)[s.level[hero] - 1]:
            total += RISE
        bonus = max(bonus, gap)
    items = things(entry.items) + SPECIAL * bool(entry.special)
    return total + bonus + COIN * entry.gold + items


def things(items: tuple[tuple[int, int], ...]) -> float:
    """What items are worth, by their decks."""
    return sum(THING + 0.4 * deck for deck, _ in items)


def quarry(s: State, faction: int, region: int, creature: int) -> tuple[Figure, ...]:
    """The creatures of a faction's quests that are fought together."""
    return tuple(
        f
        for f in s.figures
        if f.region == region
        and f.creature == creature
        and f.quest >= 0
        and c.QUESTS[f.quest].faction == faction
    )


def game_at(s: State, region: int, creature: int) -> tuple[Figure, ...]:
    """Independent creatures of one type."""
    return tuple(
        f for f in s.figures if f.region == region and f.creature == creature and f.quest < 0
    )


def brings(s: State, heroes: tuple[int, ...], figures: tuple[Figure, ...]) -> float:
    """All quests that end with these figures."""
    total = 0.0
    for quest in dict.fromkeys(f.quest for f in figures):
        if all(f in figures for f in s.figures if f.quest == quest):
            total += reward(s, heroes, quest)
    return total


# -- plans ----------------------------------------------------------------------------------------


def rests(s: State, hero: int) -> int:
    """Actions until a hero has all tokens."""
    missing = max(0, values.capacity(s, hero, "health") - s.health[hero])
    missing += max(0, values.capacity(s, hero, "energy") - s.energy[hero])
    return ceil(missing / (2 * s.level[hero]))


def worth(chance: float, value: float, heroes: float, actions: float) -> float:
    """What a fight brings for each action."""
    return (chance * value - (1 - chance) * DEFEAT * heroes) / actions


UNREADY = 0.8
"""How much of the chance that they would have after a rest heroes must have to challenge the
Overlord, while there is time to rest."""


def fit_to_fight(s: State, heroes: tuple[int, ...], boss: int, chance: float) -> bool:
    """Is it no worse to challenge the Overlord now than to rest first, or, if he may come before
    the next turn, than to let all of us rest until he is there?"""
    if late(s) > HURRY:
        return True
    group = values.heroes_of(s, faction_of(heroes[0])) if doom(s) else heroes
    return chance >= UNREADY * clash(s, group, (), boss, rested=True).chance


HURRY = 0.7
"""How near the last battle is when it is too late for that."""


def bracing(s: State, hero: int) -> float:
    """What each rest of a hero is worth if the Overlord comes before the next turn: their share of
    how much better all would do against him."""
    everybody = values.heroes_of(s, faction_of(hero))
    boss = c.OVERLORDS[s.overlord].boss
    more = clash(s, everybody, (), boss, rested=True).chance - clash(s, everybody, (), boss).chance
    need = sum(rests(s, h) for h in everybody)
    return VICTORY * max(0.0, more) / max(1, need)


TOKEN, RISEN = 0.03, 0.15
"""How much of the chance against the Overlord a token of Health is, and another level."""


def exposed(s: State, heroes: tuple[int, ...], figures: tuple[Figure, ...], fight: Clash) -> float:
    """What another fight costs heroes, in XP, if the Overlord comes right after it. Who gains a
    level is fresh again."""
    everybody = values.heroes_of(s, faction_of(heroes[0]))
    chance = clash(s, everybody, (), c.OVERLORDS[s.overlord].boss, rested=True).chance
    quests = [c.QUESTS[q] for q in dict.fromkeys(f.quest for f in figures) if q >= 0]
    risen = 0
    for h in heroes:
        share = sum(max(0, q.xp // len(heroes) + min(0, q.level - s.level[h])) for q in quests)
        risen += s.level[h] < c.LEVELS and s.xp[h] + share >= thresholds(s)[s.level[h] - 1]
    lost = sum(s.health[h] + s.pet[h] for h in heroes) - max(0.0, fight.left)
    spent = 0.0 if risen == len(heroes) else TOKEN * lost
    return VICTORY * ((1 - fight.chance) * chance + fight.chance * (spent - RISEN * risen))


class Outlook(NamedTuple):
    """What all plans of a faction ask for."""

    s: State
    guards: tuple[int, ...]
    needs: dict[int, int]
    """For each hero the actions until all tokens are there."""
    quests: tuple[int, ...]
    """Where else there is something to do."""

    def onward(self, faction: int, region: int) -> float:
        """How many actions it is from a region to the next quest."""
        away = reach(region, faction, self.guards)
        return min((away[r] for r in self.quests if r != region), default=4) / 2


def fight_plan(
    look: Outlook,
    heroes: tuple[int, ...],
    region: int,
    value: float,
    figures: tuple[Figure, ...],
    boss: int = -1,
) -> Plan | None:
    """To go there and fight, at once or after a rest; None: it would be lost."""
    s, side = look.s, faction_of(heroes[0])
    danger = doom(s)
    trip = max(ceil(reach(s.at[h], side, look.guards)[region] / 2) for h in heroes)
    guards = tuple(f for f in s.figures if f.region == region and f.quest < 0)
    target = boss if boss >= 0 else figures[0].creature
    overlord = boss >= 0 and c.BOSSES[boss].overlord >= 0
    hope = late(s) if overlord else 0.0
    least = daring(s) if overlord else LEAST
    best = None
    for rest in (False, True):
        pause = max(look.needs[h] for h in heroes) if rest else 0
        if rest and not pause:
            continue
        fight = clash(s, heroes, figures, boss, rest)
        chance = fight.chance
        if chance >= least and guards:
            chance *= clash(s, heroes, guards, rested=rest).chance
        if chance < least:
            continue
        if overlord and not fit_to_fight(s, heroes, boss, chance):
            continue
        risk = 0.0 if overlord or not danger else exposed(s, heroes, figures, fight) * danger
        actions = len(heroes) * (1 + trip + min(pause, 3) + ONWARD * look.onward(side, region))
        found = Plan(
            heroes,
            region,
            worth(chance, value - risk, len(heroes) * (1 - hope), actions),
            rest,
            target,
            boss >= 0,
        )
        if found.rate > 0 and (best is None or found.rate > best.rate):
            best = found
    return best
