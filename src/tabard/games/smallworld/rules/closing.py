"""The end of a turn (rulebook p.6): redeployment, pieces placed, the victims' redeployment."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, ask
from tabard.core.errors import Impossible
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import NONE, Holder, Island, Region, State, active, declined
from . import costs, effects, legal
from .conquest import pay_for

HEART = c.treasure_with("heart")
TRIBUTE = c.found("heart")


@flow
def redeploy(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-REDEPLOY-01: new tokens come, from all that gives some (SWW-REDEPLOY-05, SWW-INT-19),
    then all spare ones are placed anew."""
    effects.heal(s, seat)
    if effects.has(s, seat).recruit:  # SWW-RACE-FORSAKEN-02, -04
        most: int = legal.most_recruits(s, seat)
        bought = yield from ask(seat, "recruit", tuple(("recruit", n) for n in range(most + 1)))
        effects.recruit(s, seat, bought[1])
    effects.lift(s, seat)
    effects.stand_in(s, seat)
    while legal.can_deploy(s, seat):
        put = yield from ask(seat, "redeploy", legal.deploy_options(s, seat, True))
        deploy(s, seat, put)


@flow
def retreats(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-LOSSES-03, SWW-ROUND-08: driven-out tokens find new places, clockwise."""
    step: int
    for step in range(1, s.seats):
        victim: int = (seat + step) % s.seats
        while legal.can_deploy(s, victim):
            put = yield from ask(victim, "retreat", legal.deploy_options(s, victim, False))
            deploy(s, victim, put)


def deploy(s: State, seat: int, put: tuple[Any, ...]) -> None:
    """Put one piece from hand into a region."""
    verb, region = put
    if verb == "place":
        s.hand[seat] -= 1
        s.tokens[region] += 1
    elif verb in ("beast", "relieve"):
        s.beasts_hand -= 1
        s.beasts[region] += 1
    elif verb in ("champion", "stand"):
        s.champion, s.champion_off = region, 0
    else:
        raise Impossible(f"{verb!r} is no way to redeploy.")
    if verb in ("relieve", "stand"):
        s.tokens[region] -= 1
        s.hand[seat] += 1
    emit(s, "deployed", seat, region)


@flow
def close_turn(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ROUND-08: what is put on the map when the turn ends; coins that come in come first."""
    if effects.has(s, seat).towers:
        yield from raise_towers(s, seat, 0)
    if s.old_race[seat] != NONE and effects.lasting(s, seat).towers:  # SWW-POWER-DEFENDERS-05
        yield from raise_towers(s, seat, 1)
    if s.race[seat] == NONE:
        return
    if ("garrison", "held") in effects.has(s, seat).builds:
        yield from build_garrisons(s, seat)
    if 1 in s.treasure_up:
        yield from set_heart(s, seat)
        yield from set_aegis(s, seat)
    if not effects.has(s, seat).ends:
        return
    if effects.has(s, seat).objectives:
        yield from set_objectives(s, seat)
    if effects.has(s, seat).bombs:
        yield from set_bombs(s, seat)
    if effects.has(s, seat).harmony:  # SWW-RACE-PANDAREN-02, -03, SWW-COMPONENTS-18
        for other in range(s.seats):
            if other != seat and not s.attacked[other]:
                s.harmony[other] = 1
                emit(s, "harmony", seat, other)


def majority(s: State, region: int, code: int) -> bool:
    """SWW-POWER-DEFENDERS-02: more neighbors than any other single race, Murlocs included."""
    counts: dict[int, int] = {}
    for b in s.static.borders[region]:
        who = s.holder[b]
        if who == NONE and s.murlocs[b]:
            who = -1
        if who != NONE:
            counts[who] = counts.get(who, 0) + 1
    own = counts.pop(code, 0)
    return own > max(counts.values(), default=0)


@flow
def raise_towers(s: State, seat: int, old: int) -> Generator[Ask, Any, None]:
    """SWW-POWER-DEFENDERS-02, -03: towers go where the majority is lost, and come where it is."""
    code: Holder = declined(seat) if old else active(seat)
    farms = [r for r in s.static.all if s.holder[r] == code and s.static.terrain[r] == "farmland"]
    for r in farms:
        if s.towers[r] and not majority(s, r, code):
            s.towers[r] = 0
    while sum(s.towers) < c.COUNT["tower"]:
        wanted = tower_sites(s, code)
        if not wanted:
            break
        if len(wanted) <= c.COUNT["tower"] - sum(s.towers):
            for option in wanted:
                s.towers[option[1]] = 1
            break
        site = yield from ask(seat, "tower", tower_sites(s, code))  # SWW-COMPONENTS-17
        s.towers[site[1]] = 1


def tower_sites(s: State, code: int) -> tuple[tuple[Any, ...], ...]:
    return tuple(
        ("tower", r)
        for r in s.static.all
        if s.holder[r] == code
        and s.static.terrain[r] == "farmland"
        and not s.towers[r]
        and majority(s, r, code)
    )


@flow
def build_garrisons(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-POWER-GARRISON-02, -05: one in every region, ten in all (SWW-COMPONENTS-14)."""
    while sum(s.garrisons) < c.COUNT["garrison"]:
        wanted = garrison_sites(s, seat)
        if not wanted:
            break
        if len(wanted) <= c.COUNT["garrison"] - sum(s.garrisons):
            for option in wanted:
                s.garrisons[option[1]] = 1
            break
        site = yield from ask(seat, "garrison", garrison_sites(s, seat))
        s.garrisons[site[1]] = 1


def garrison_sites(s: State, seat: int) -> tuple[tuple[Any, ...], ...]:
    return tuple(("garrison", r) for r in effects.held(s, seat) if not s.garrisons[r])


@flow
def set_heart(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ARTIFACT-HEART-01, -02: place the Heart; active neighbors pay its owner, behind a tower
    too (SWW-INT-60)."""
    island: Island = effects.treasure_of(s, seat, HEART)
    if island < 0:
        return
    where = yield from ask(seat, "heart", tuple(("heart", r) for r in effects.held(s, seat)))
    s.treasure_at[island] = where[1]
    emit(s, "set_down", seat, HEART, where[1])
    for other in range(s.seats):
        if other != seat and s.coins[other]:
            if any(s.holder[b] == active(other) for b in s.static.borders[where[1]]):
                effects.pay(s, other, min(TRIBUTE, s.coins[other]), seat)


@flow
def set_aegis(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ARTIFACT-AEGIS-01."""
    island: Island = effects.treasure_of(s, seat, costs.AEGIS)
    if island < 0:
        return
    where = yield from ask(seat, "aegis", tuple(("aegis", r) for r in effects.held(s, seat)))
    s.treasure_at[island] = where[1]
    emit(s, "set_down", seat, costs.AEGIS, where[1])


@flow
def set_objectives(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-RACE-HUMANS-02: both (SWW-COMPONENTS-15) come back, then go to two different regions at
    the most."""
    for r in s.static.all:
        s.objectives[r] = 0
    while sum(s.objectives) < c.COUNT["objective"]:
        answer = yield from ask(seat, "objectives", (*legal.objective_regions(s, seat), ("done",)))
        if answer[0] == "done":
            break
        due = [t for t in costs.tolls(s, seat, answer[1], 0, False) if t[2] == "aegis"]
        pay_for(s, seat, due)
        s.objectives[answer[1]] = 1
        emit(s, "marked", seat, answer[1])


@flow
def set_bombs(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-RACE-GOBLINS-03, -04, -11: blindly from the top of the pile, one a region."""
    while s.bomb_pile:
        answer = yield from ask(seat, "bombs", (*legal.bomb_regions(s, seat), ("done",)))
        if answer[0] == "done":
            break
        region: Region = answer[1]
        due = [t for t in costs.tolls(s, seat, region, 0, False) if t[2] == "aegis"]
        pay_for(s, seat, due)
        s.bombs[region] = 1
        s.bomb_faces[region] = s.bomb_pile[0]
        s.bomb_pile = s.bomb_pile[1:]
        emit(s, "bombed", seat, region)
