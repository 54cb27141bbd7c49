"""Ways to move that cards give: Teleport, Portal, Ritual of Summoning."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow

from .. import content as c
from ..language import has
from ..state import Ability, Hero, Region, State, Step, Steps, faction_of
from . import regions, values


@flow
def magic(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    op = has.ABILITIES[ability].program[at].op
    if op == "teleport":
        yield from teleport(s, hero, much)
    elif op == "portal":
        yield from portal(s, hero)
    else:
        yield from summon(s, hero)


@flow
def teleport(s: State, hero: Hero, much: int) -> Steps:
    """So many regions, whatever stands in them."""
    left: int = much
    while left:
        option = yield from ask(s.player[hero], "teleport", hops(s, hero))
        if option[0] == "stop":
            return
        left -= 1
        regions.enter(s, hero, option[1])


def hops(s: State, hero: int) -> list[Option]:
    return [*[("go", region) for region in regions.ways(s, hero)], ("stop",)]


@flow
def portal(s: State, hero: Hero) -> Steps:
    """The hero and friends who stand here go to the starting region, those who want to."""
    home: Region = c.START[faction_of(hero)]
    one: Hero
    for one in (hero, *values.companions(s, hero)):
        option = yield from ask(s.player[one], "portal", (("go", home), ("stay", one)))
        if option[0] == "go":
            regions.enter(s, one, option[1])


@flow
def summon(s: State, hero: Hero) -> Steps:
    """A friend comes here from anywhere."""
    option = yield from ask(s.player[hero], "summon", summonable(s, hero))
    if option[0] == "summon":
        regions.enter(s, option[1], s.at[hero])


def summonable(s: State, hero: int) -> list[Option]:
    there = [h for h in values.heroes_of(s, faction_of(hero)) if s.at[h] != s.at[hero]]
    return [*[("summon", h) for h in there], ("done",)]
