"""Who of a faction sets out for what: the plans are chosen that bring all heroes together most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import ceil

from .. import content as c
from ..rules import values
from ..state import State, faction_of
from .calls import calls
from .gear import wishes
from .plan import (
    HASTE,
    VICTORY,
    Outlook,
    Plan,
    brings,
    far,
    fight_plan,
    guarded,
    pressing,
    quarry,
    rests,
)


def groups(heroes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for size in range(1, len(heroes) + 1):
        yield from combinations(heroes, size)


def prey(s: State, faction: int) -> list[tuple[int, int]]:
    """Where the creatures of a faction's quests are."""
    found = (
        (f.region, f.creature)
        for f in s.figures
        if f.quest >= 0 and c.QUESTS[f.quest].faction == faction
    )
    return list(dict.fromkeys(found))


def all_plans(s: State, faction: int) -> Iterator[Plan]:
    """Everything that the heroes of a faction could set out to do."""
    together = values.heroes_of(s, faction)
    lair = values.lair(s, faction)
    there = tuple(dict.fromkeys(region for region, _ in prey(s, faction)))
    look = Outlook(s, guarded(s), {h: rests(s, h) for h in together}, there)
    for group in groups(together):
        for region, creature in prey(s, faction):
            figures = quarry(s, faction, region, creature)
            found = fight_plan(look, group, region, brings(s, group, figures), figures)
            if found is not None:
                yield found
        if lair >= 0 and max(s.level[h] for h in group) >= 3:
            found = fight_plan(look, group, lair, VICTORY, (), c.OVERLORDS[s.overlord].boss)
            if found is not None:
                yield found
        yield from calls(look, group)
    for hero in together:
        yield from errands(s, hero)


def errands(s: State, hero: int) -> Iterator[Plan]:
    """What a hero does alone and without a fight."""
    faction = faction_of(hero)
    wish = (1 + HASTE * pressing(s)) * wishes(s, hero)
    if wish > 0:
        for region in c.TOWNS[faction]:
            trip = ceil(far(s, hero, region) / 2)
            yield Plan((hero,), region, wish / (1 + trip))
    counters = c.OVERLORDS[s.overlord].counters
    if values.lair(s, faction) < 0 and s.level[hero] >= 4:
        for at, region in enumerate(counters):
            if not s.peeked[at] & 1 << faction:
                yield Plan((hero,), region, 3.0 / (1 + far(s, hero, region) / 2))


def assignment(s: State, faction: int) -> dict[int, Plan]:
    """Each hero's plan, so that all of them together get most; whoever has none is not in it."""
    best: dict[tuple[int, ...], list[Plan]] = {}
    for plan in sorted(all_plans(s, faction), key=lambda x: -x.rate):
        best.setdefault(plan.heroes, []).append(plan)
    best = {group: plans[:CHOICES] for group, plans in best.items()}
    _, chosen = shared_out(values.heroes_of(s, faction), best, ())
    return {hero: plan for plan in chosen for hero in plan.heroes}


CHOICES = 5
"""How many plans of each group are looked at."""


def shared_out(
    heroes: tuple[int, ...], best: dict[tuple[int, ...], list[Plan]], taken: tuple[Plan, ...]
) -> tuple[float, tuple[Plan, ...]]:
    """The plans that bring these heroes most, and how much. Who would be idle may as well go
    along: a strong hero alone is quicker, but two who both do something get more done. What others
    have set out for counts once."""
    if not heroes:
        return 0.0, ()
    found = shared_out(heroes[1:], best, taken)
    for group, plans in best.items():
        if group[0] == heroes[0] and set(group) <= set(heroes):
            rest = tuple(h for h in heroes if h not in group)
            for plan in plans:
                if any(plan.same(other) for other in taken):
                    continue
                more, others = shared_out(rest, best, (*taken, plan))
                total = more + len(group) * plan.rate
                if total > found[0]:
                    found = total, (plan, *others)
                if not rest:
                    break
    return found
