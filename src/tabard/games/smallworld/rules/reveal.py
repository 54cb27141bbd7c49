"""Treasures come to light (rulebook p.14): turning one face up, the Well, the Battleground."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import NONE, Island, Region, State
from .effects import BATTLEGROUNDS, treasure_of


@flow
def enter(s: State, seat: int, region: Region) -> Generator[Ask, Any, None]:
    """SWW-TREASURE-01, -02: whoever enters a region turns its treasure face up, for good."""
    island: Island
    for island in range(s.seats):
        if s.treasure_at[island] == region and not s.treasure_up[island]:
            s.treasure_up[island] = 1
            emit(s, "revealed", seat, s.treasure[island], region)
            if c.TREASURES[s.treasure[island]].has.well:
                yield from move_well(s, seat, island, region)
    if seat == s.turn and battleground_at(s, seat, region):
        yield from choose_side(s, seat)


def battleground_at(s: State, seat: int, region: int) -> bool:
    """Does the player hold a Battleground in this very region?"""
    held = (treasure_of(s, seat, kind) for kind in BATTLEGROUNDS)
    return any(i >= 0 and s.treasure_at[i] == region for i in held)


@flow
def move_well(s: State, seat: int, island: Island, region: Region) -> Generator[Ask, Any, None]:
    """SWW-PLACE-WELL-01, -02: into the island's water, or another place comes instead."""
    sea = s.static.islands[island] & wet(s)
    water: tuple[Option, ...] = tuple(("well", r) for r in s.static.all if sea >> r & 1)
    if water:
        answer = yield from ask(seat, "well", water)
        s.treasure_at[island] = answer[1]
        emit(s, "well_moved", answer[1])
        return
    place = yield from chance("another_place", Draw(unused_places(s)))
    s.unused = tuple(t for t in s.unused if t != place)
    s.treasure[island] = place
    emit(s, "replaced", place, region)


def wet(s: State) -> int:
    return int(s.static.mask["water"])


def unused_places(s: State) -> tuple[int, ...]:
    """Weights over all treasures: the legendary places that are not in play."""
    return tuple(int(t in s.unused and not x.artifact) for t, x in enumerate(c.TREASURES))


@flow
def choose_side(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-PLACE-BATTLEGROUND-02: a neutral race there may fight for one of the factions."""
    if s.race[seat] == NONE or c.FACTION_OF[s.race[seat]] != c.NEUTRAL or s.faction:
        return
    answer = yield from ask(seat, "side", (("side", 0), ("side", c.ALLIANCE), ("side", c.HORDE)))
    if answer[1]:
        s.faction = answer[1]
        emit(s, "sided", seat, s.faction)
        for i in range(len(s.beaten)):  # only conquests from now on count
            s.beaten[i] = 0
