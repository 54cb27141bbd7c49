"""What a hero regains in any mix (p.9, p.12), and where one can go from a region (p.9-10)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..state import Ability, Hero, State, Step, Steps, faction_of
from . import steps, values


def in_town(s: State, hero: int) -> bool:
    """TBG-TOWN-01, TBG-REST-07: only a friendly town counts."""
    return s.at[hero] in c.TOWNS[faction_of(hero)]


def mixes(s: State, hero: int, budget: int, least: int = 0) -> list[Option]:
    """TBG-REST-01, TBG-REST-05: so many tokens in any mix, as many as there is room for; `least`
    Health at the least."""
    health = max(0, values.capacity(s, hero, "health") - s.health[hero])
    energy = max(0, values.capacity(s, hero, "energy") - s.energy[hero])
    total = min(budget, health + energy)
    low = max(min(least, health, total), total - energy)
    return [("regain", h, total - h) for h in range(min(health, total), low - 1, -1)]


@flow
def restore(s: State, hero: Hero, budget: int) -> Generator[Ask, Any, None]:
    """Tokens in any mix; with full pools there is nothing to choose."""
    option = yield from ask(s.player[hero], "restore", mixes(s, hero, budget))
    steps.regain(s, hero, "health", option[1])
    steps.regain(s, hero, "energy", option[2])


@flow
def revive(s: State, hero: Hero, ability: Ability, at: Step, much: int, them: Hero) -> Steps:
    """A hero who was to be defeated has tokens again: so many, split as its player likes."""
    do = has.ABILITIES[ability].program[at]
    whose: Hero = them
    budget: int = much
    s.energy[whose] = 0
    if do.op == "reincarnate":
        steps.regain(s, whose, "health", much)
        budget = do.arg
    least: int = 0 if s.health[whose] else 1
    option = yield from ask(s.player[whose], "revive", mixes(s, whose, budget, least))
    steps.regain(s, whose, "health", option[1])
    steps.regain(s, whose, "energy", option[2])
    emit(s, "revived", whose)


def ways(s: State, hero: int) -> tuple[int, ...]:
    """Where a step of this hero may lead."""
    return c.WAYS[faction_of(hero)][s.at[hero]]


def enter(s: State, hero: int, region: int) -> None:
    s.at[hero] = region
    emit(s, "went", hero, region)
