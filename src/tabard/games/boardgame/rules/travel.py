"""p.9-10: the Travel action."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.core.ask import Option, ask
from tabard.core.flow import flow

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import Hero, Region, State, Steps
from . import effects, health, regions, steps, values

TRAVELS, TRAVELED = n.W["travels"], n.W["traveled"]
REACH = 2


def may_travel(s: State, hero: int) -> bool:
    most = values.has_of(s, hero).slows
    return not most or s.travels[hero] < most


def stopped(s: State, hero: int) -> bool:
    """TBG-TRAVEL-02, TBG-TRAVEL-09: independent creatures end the journey; nobody else does
    (TBG-TRAVEL-10)."""
    return bool(values.independents(s, s.at[hero])) and not values.has_of(s, hero).unstopped


def toll(s: State, region: int) -> int:
    """Foul winds: the Energy that a step into this region costs."""
    return sum(
        energy
        for _, (lands, energy, _) in values.lying(s, "plaguewinds")
        if c.LAND_OF[region] in lands
    )


def steps_from(s: State, hero: int) -> Sequence[int]:
    """Where a step of a journey may lead: whoever can't pay stays."""
    if not values.lying(s, "plaguewinds"):
        return regions.ways(s, hero)
    return [r for r in regions.ways(s, hero) if toll(s, r) <= s.energy[hero]]


def step(s: State, hero: int, region: int) -> None:
    steps.lose_energy(s, hero, toll(s, region))
    regions.enter(s, hero, region)


def onward(s: State, hero: int, left: int) -> list[Option]:
    found: list[Option] = [("go", region) for region in steps_from(s, hero)] if left else []
    return [*found, *effects.usable(s, hero, TRAVELS, hero), ("stop",)]


def strides(ability: int) -> int:
    """How many regions more an ability gives."""
    do = next(x for x in has.ABILITIES[ability].program if x.op == "stride")
    assert do.n is not None
    return do.n(None, None)


@flow
def travel(s: State, hero: Hero, region: Region) -> Steps:
    """TBG-TRAVEL-01, TBG-TRAVEL-08: up to two steps, each on foot or by flight."""
    s.actions[hero] -= 1
    s.travels[hero] += 1
    step(s, hero, region)
    left: int = REACH - 1
    while len(onward(s, hero, left)) > 1 and not stopped(s, hero):
        option = yield from ask(s.player[hero], "onward", onward(s, hero, left))
        match option:
            case ("go", to):
                step(s, hero, to)
                left -= 1
            case ("use", _, ability):
                left += strides(ability)
                yield from effects.use(s, hero, ability, hero)
                yield from health.settle(s)
            case _:
                break
    yield from health.window(s, hero, TRAVELED)
