"""Between fights: what the heroes do with their actions, and whom they take along."""

from __future__ import annotations

from math import ceil
from typing import Any

from tabard.core.ask import Option

from .. import content as c
from ..fights import clash
from ..language import names as n
from ..rules import regions, values
from ..state import State, faction_of
from .calls import bounty, onslaught
from .common import Picks, best, local
from .fighting import gain_of
from .gear import gift, lessons_worth, wishes
from .party import assignment
from .plan import (
    HASTE,
    LEAST,
    VICTORY,
    Plan,
    bracing,
    brings,
    daring,
    detour,
    doom,
    exposed,
    far,
    fit_to_fight,
    game_at,
    late,
    pressing,
    quarry,
    rests,
    worth,
)

NEVER = -9.0
IDLE = 0.4
"""What a rest is worth that makes somebody whole."""


def present(s: State, hero: int) -> tuple[int, ...]:
    """Those who could fight together here."""
    fit = [h for h in values.companions(s, hero) if s.actions[h] and s.health[h] > 1]
    return (hero, *fit)


def _act(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The hero with something good to do does it first."""
    plans = assignment(s, s.acting)
    return best(options, lambda option: deed(s, option, plans.get(option[1])))


def ranked(s: State, options: tuple[Option, ...]) -> list[Option]:
    """Actions, the best first."""
    plans = assignment(s, s.acting)
    return sorted(options, key=lambda option: -deed(s, option, plans.get(option[1])))


def deed(s: State, option: Option, plan: Plan | None) -> float:
    """What an action is worth, in XP."""
    hero = option[1]
    match option:
        case ("challenge" | "raid", _, creature):
            side = faction_of(hero) if option[0] == "challenge" else 1 - faction_of(hero)
            figures = quarry(s, side, s.at[hero], creature)
            return fighting(s, hero, plan, figures, -1)
        case ("hunt", _, creature):
            return hunting(s, hero, plan, creature)
        case ("defy", _, boss):
            return fighting(s, hero, plan, (), boss)
        case ("duel", _):
            return skirmish(s, hero, plan)
        case ("rest", _):
            return resting(s, hero, plan)
        case ("train", _):
            return (1 + HASTE * pressing(s)) * lessons_worth(s, hero)
        case ("town", _):
            things = wishes(s, hero) + lessons_worth(s, hero)
            return (1 + HASTE * pressing(s)) * things + 0.5 * IDLE * bool(rests(s, hero))
        case ("travel", _, region):
            return traveling(s, hero, plan, region)
        case ("hand", _, friend, card):
            return 9.0 if gift(s, hero, friend, card) > 0 else NEVER
        case ("peek", _):
            return 9.0
        case ("use", _, ability):
            return 8.0 if gain_of(s, hero, ability) > 0 else NEVER
        case ("pass", _):
            return 0.0
    return NEVER


def fighting(s: State, hero: int, plan: Plan | None, figures: tuple[Any, ...], boss: int) -> float:
    """A fight here and now, with whoever is here."""
    group = present(s, hero)
    overlord = boss >= 0 and c.BOSSES[boss].overlord >= 0
    if overlord:
        value = VICTORY
    else:
        value = bounty(s, group, boss) if boss >= 0 else brings(s, group, figures)
    hope = late(s) if overlord else 0.0
    fight = clash(s, group, figures, boss)
    chance = fight.chance
    if chance < (daring(s) if overlord else LEAST):
        return NEVER
    if overlord and not fit_to_fight(s, group, boss, chance):
        return NEVER
    if doom(s) and not overlord:
        value -= doom(s) * exposed(s, group, figures, fight)
    rate = worth(chance, value, len(group) * (1 - hope), len(group))
    if plan is not None and plan.rate > rate and (plan.rest or plan.goal(hero) != s.at[hero]):
        return NEVER  # something better comes first
    return rate


def skirmish(s: State, hero: int, plan: Plan | None) -> float:
    """To attack the enemies here, with whoever is here."""
    group = present(s, hero)
    gain = onslaught(s, group, s.at[hero]) / len(group)
    return NEVER if gain <= 0 or (plan is not None and plan.rate > gain) else gain


def hunting(s: State, hero: int, plan: Plan | None, creature: int) -> float:
    """To clear the way; with whoever comes along to the Overlord, as long as they can come."""
    if plan is not None and awaits_friends(s, hero, plan):
        return NEVER
    return 0.5 + clash(s, present(s, hero), game_at(s, s.at[hero], creature)).left


def awaits_friends(s: State, hero: int, plan: Plan) -> bool:
    """Are there others with whom a hero will challenge the Overlord here?"""
    return overlord_in(plan) and any(s.at[h] != s.at[hero] for h in plan.heroes)


def overlord_in(plan: Plan) -> bool:
    return plan.boss and c.BOSSES[plan.target].overlord >= 0


def resting(s: State, hero: int, plan: Plan | None) -> float:
    need = rests(s, hero)
    if not need and not s.curse[hero]:
        return NEVER
    brace = doom(s) * bracing(s, hero) if doom(s) else 0.0
    if plan is not None and plan.rest and need:
        marching = overlord_in(plan) and bool(c.OVERLORDS[s.overlord].route)
        if plan.goal(hero) == s.at[hero] or regions.in_town(s, hero) or marching:
            return max(brace, plan.rate + 0.01)
    low = 1 - s.health[hero] / max(1, values.capacity(s, hero, "health"))
    return max(brace, IDLE * (0.2 + low) * (1.5 if regions.in_town(s, hero) else 1.0))


def traveling(s: State, hero: int, plan: Plan | None, region: int) -> float:
    """Who comes last makes all others wait, who could do something else meanwhile."""
    if plan is None or plan.goal(hero) == s.at[hero]:
        return NEVER
    if detour(s, hero, region, plan.goal(hero)):
        return NEVER
    trips = [ceil(far(s, h, plan.goal(h)) / 2) for h in plan.heroes]
    mine = trips[plan.heroes.index(hero)]
    return plan.rate * (1 + sum(trip < mine for trip in trips))


# -- on the way -----------------------------------------------------------------------------------


def _onward(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    hero = local(s, "hero")
    setting_out = s.copy()
    setting_out.actions[hero] += 1  # this journey is paid for
    plan = assignment(setting_out, faction_of(hero)).get(hero)
    if plan is None or plan.goal(hero) == s.at[hero]:
        return ("stop",)
    target = plan.goal(hero)
    on_the_way = [o for o in options if o[0] == "go" and not detour(s, hero, o[1], target)]
    return on_the_way[0] if on_the_way else ("stop",)


def _invite(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Whoever makes the fight safer, as long as that is worth an action and a share."""
    group = local(s, "group")
    now = _odds_here(s, group)
    found = [
        (_odds_here(s, (*group, o[1])), o)
        for o in options
        if o[0] == "invite" and s.health[o[1]] > 1
    ]
    chance, option = max(found, default=(0.0, ("done",)))
    return option if now < SURE_ENOUGH and chance > now + 0.02 else ("done",)


SURE_ENOUGH = 0.93
"""Nobody else is needed."""


def _odds_here(s: State, group: tuple[int, ...]) -> float:
    """The chance of a group in the fight that is about to begin."""
    what = local(s, "what") or local(s, "option")
    hero = group[0]
    match what:
        case ("hunt", _, creature):
            return clash(s, group, game_at(s, s.at[hero], creature)).chance
        case ("challenge", _, creature):
            return clash(s, group, quarry(s, faction_of(hero), s.at[hero], creature)).chance
        case ("raid", _, creature):
            return clash(s, group, quarry(s, 1 - faction_of(hero), s.at[hero], creature)).chance
        case ("defy", _, boss):
            return clash(s, group, (), boss).chance
    return 0.5


HELPS = 0.05
"""By how much a fight must be safer with one more."""


def _join(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Where we win, and more often so than without."""
    group, guest = local(s, "group"), local(s, "guest")
    without, within = _odds_here(s, group), _odds_here(s, (*group, guest))
    match local(s, "what"):
        case ("defy", _, boss) if c.BOSSES[boss].overlord >= 0:
            least = daring(s)
        case _:
            least = LEAST
    return ("join",) if within >= least and within >= without + HELPS else ("decline",)


def _refuge(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Home, where one rests well, unless the quests are far from there."""
    faction = s.faction[seat]
    quests = [f.region for f in s.figures if f.quest >= 0 and c.QUESTS[f.quest].faction == faction]

    def away(option: Option) -> float:
        near = min((c.distances(option[1])[r] for r in quests), default=0)
        return 2.0 * (option[1] in c.TOWNS[faction]) - near

    return best(options, away)


# -- before the first turn ------------------------------------------------------------------------

STURDY = ("paladin", "warrior", "hunter", "rogue", "druid", "warlock", "priest", "mage", "shaman")
"""Classes as they do in the bots' hands, the best first."""


def _class(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: -STURDY.index(n.CLASSES[o[1]]))


# -- quests and events ----------------------------------------------------------------------------


def _quest_deck(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    heroes = values.heroes_of(s, s.faction[seat])
    level = sum(s.level[h] for h in heroes) / len(heroes)
    wanted = 1 if level < 2.7 else 2 if level < 4 else 3
    return best(options, lambda o: -abs(o[1] - wanted))


def _exchange_quest(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """One that all of us together would lose."""
    together = values.heroes_of(s, s.faction[seat])

    def hopeless(option: Option) -> float:
        if option[0] == "leave_it":
            return 0.0
        figures = tuple(f for f in s.figures if f.quest == option[1])
        return 0.2 - clash(s, together, figures, rested=True).chance

    return best(options, hopeless)


def _herd(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Away from our own quests."""
    mine = {f.region for f in s.figures if f.quest >= 0 and _ours(s, seat, f.quest)}
    return best(options, lambda o: 0.0 if o[0] == "leave_it" else 1.0 if o[2] in mine else -1.0)


def _pasture(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Where the others want to go."""
    theirs = {f.region for f in s.figures if f.quest >= 0 and not _ours(s, seat, f.quest)}
    mine = {f.region for f in s.figures if f.quest >= 0 and _ours(s, seat, f.quest)}
    return best(options, lambda o: float(o[1] in theirs) - 2.0 * (o[1] in mine))


def _ours(s: State, seat: int, quest: int) -> bool:
    return c.QUESTS[quest].faction == s.faction[seat]


def _leftovers(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Looking is free; the plague brings XP."""
    return options[0]


ON_THE_ROAD: dict[str, Picks] = {
    "class": _class,
    "act": _act,
    "onward": _onward,
    "invite": _invite,
    "join": _join,
    "refuge": _refuge,
    "quest_deck": _quest_deck,
    "exchange_quest": _exchange_quest,
    "herd": _herd,
    "pasture": _pasture,
    "leftovers": _leftovers,
}
