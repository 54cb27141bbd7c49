"""p.33-34: characters against characters."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Option, Seat, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import (
    FALLEN,
    HEROES,
    IN,
    VS_ENEMIES,
    Card,
    Faction,
    Hero,
    State,
    Steps,
    box_of,
    faction_of,
)
from . import attack, cards, combat, effects, factions, feuds, health, items, values

HITS = (n.DAMAGE, n.DEFENSE)
SIDES: tuple[Option, ...] = (("first", c.HORDE), ("first", c.ALLIANCE))


@flow
def fight_enemies(s: State, heroes: tuple[Hero, ...]) -> Steps:
    """TBG-PVP-01, TBG-PVP-03, TBG-PVP-04: all enemies in the region are drawn in."""
    striker: Faction = faction_of(heroes[0])
    region = s.at[heroes[0]]
    combat.begin(s, VS_ENEMIES, (*heroes, *values.enemies_at(s, striker, region)), region)
    s.striker = striker
    yield from duel(s, striker)
    yield from loot(s)
    yield from feuds.reckon(s, victor(s))
    combat.close(s)


def victor(s: State) -> int:
    """TBG-PVP-28: whoever is left; -1: nobody. TBG-VARIANT-02, TBG-VARIANT-03: with Deadly PvP,
    among the fallen, the side with fewer wounds that nobody was left to take."""
    alive = [f for f in (c.HORDE, c.ALLIANCE) if values.fighters(s, f)]
    if alive:
        return alive[0]
    horde, alliance = s.unabsorbed
    if not s.settings["deadly"] or horde == alliance:
        return -1
    return c.HORDE if horde < alliance else c.ALLIANCE


@flow
def duel(s: State, striker: Faction) -> Steps:
    """TBG-PVP-05, TBG-PVP-24: rounds, the attackers first in each, until one side is gone
    (TBG-PVP-23)."""
    while values.fighters(s, 0) and values.fighters(s, 1):
        combat.next_round(s)
        yield from both(s, combat.ROUND)
        yield from alternate(s, striker)
        if values.fighters(s, 0) and values.fighters(s, 1):
            yield from defend(s, striker)
        yield from both(s, combat.ENDS)
        combat.ebb(s)


def stirred(s: State, when: int) -> tuple[int, ...]:
    """The factions that could use something at this moment."""
    return tuple(
        faction
        for faction in (c.HORDE, c.ALLIANCE)
        if any(
            effects.usable(s, hero, when, hero) or effects.due(s, hero, when, hero)
            for hero in values.fighters(s, faction)
        )
    )


@flow
def both(s: State, when: int) -> Steps:
    """TBG-TIMING-12: a moment without an active character. If both factions could use something,
    the active one says who does so first; TBG-TIMING-13, TBG-FINAL-07: in the last battle a random
    one."""
    first: Faction = s.striker
    if len(stirred(s, when)) > 1:
        decider: Faction = s.acting
        if decider < 0:
            which = yield from chance("decider", Draw((1, 1)))
            decider = which
            emit(s, "decides", decider)
        seat: Seat = yield from factions.speaker(s, decider, len(SIDES))
        option = yield from ask(seat, "goes_first", SIDES)
        first = option[1]
        emit(s, "goes_first", first)
    yield from health.everybody(s, values.fighters(s, first), when)
    yield from health.everybody(s, values.fighters(s, 1 - first), when)
    yield from relocate(s)


def fled(s: State) -> tuple[int, ...]:
    return tuple(h for h in HEROES if s.fleeing[h])


@flow
def relocate(s: State) -> Steps:
    """TBG-DEFEAT-06: whoever fell in this step leaves; those of both factions in random order."""
    order: tuple[Hero, ...] = fled(s)
    if len({faction_of(h) for h in order}) > 1:
        places: tuple[int, ...] = yield from chance("flight", Shuffle(len(fled(s))))
        order = tuple(order[i] for i in places)
    for hero in order:
        s.fleeing[hero] = 0
        if len(order) > 1:
            emit(s, "flees", hero)
    one: Hero
    for one in order:
        yield from health.flee(s, one)


def next_side(s: State, last: int) -> int:
    """TBG-PVP-06, TBG-PVP-07: the other faction, unless all of it have acted; -1: nobody."""
    for faction in (1 - last, last):
        if combat.waiting(s, faction):
            return faction
    return -1


@flow
def alternate(s: State, striker: Faction) -> Steps:
    """TBG-PVP-06, TBG-TIMING-15: Attack Phases in turn, those of defenders like all others; each
    faction says which of its heroes is next."""
    side: Faction = next_side(s, 1 - striker)
    while side >= 0 and values.fighters(s, 0) and values.fighters(s, 1):
        seat: Seat = yield from factions.speaker(s, side, len(combat.waiting(s, side)))
        option = yield from ask(seat, "attack_order", combat.turns(s, side))
        s.acted[option[1]] = 1
        yield from attack.attack_phase(s, option[1])
        yield from relocate(s)
        side = next_side(s, side)


# -- the Defense Phase ----------------------------------------------------------------------------


@flow
def defend(s: State, striker: Faction) -> Steps:
    """TBG-PVP-13: Armor, Ranged Strike, Resolution, both sides at once."""
    for hero in HEROES:
        s.wounds[hero] = 0
    yield from both(s, combat.DEFENDS)
    yield from armor_step(s, striker)
    yield from both_take(s, striker, hits(s, 1 - striker), hits(s, striker))
    yield from both(s, combat.STRUCK)
    if values.fighters(s, 0) and values.fighters(s, 1):
        yield from both(s, combat.DAMAGED)
        combat.gather_hits(s, 0)
        combat.gather_hits(s, 1)
        yield from resolve(s, striker)
    for box in range(len(s.boxes)):  # TBG-PVP-20
        s.boxes[box] = 0


def hits(s: State, faction: int) -> int:
    """TBG-PVP-17: all hits of a damage box are used."""
    found = s.boxes[box_of(faction, n.DAMAGE)]
    s.boxes[box_of(faction, n.DAMAGE)] = 0
    return found


@flow
def armor_step(s: State, striker: Faction) -> Steps:
    """TBG-PVP-14, TBG-PVP-15: each armor token takes a hit from damage or defense, as its owner
    says, and one from attrition."""
    side: Faction
    for side in (striker, 1 - striker):
        armor: int = s.boxes[box_of(side, n.ARMOR)]
        s.boxes[box_of(side, n.ARMOR)] = 0
        worn = box_of(1 - side, n.ATTRITION)
        s.boxes[worn] -= min(armor, s.boxes[worn])
        there = sum(s.boxes[box_of(1 - side, box)] for box in HITS)
        if armor and there:
            seat: Seat = yield from factions.speaker(s, side, len(splits(s, side, armor)))
            option = yield from ask(seat, "armor", splits(s, side, armor))
            s.boxes[box_of(1 - side, n.DAMAGE)] -= option[1]
            s.boxes[box_of(1 - side, n.DEFENSE)] -= option[2]


def splits(s: State, side: int, armor: int) -> list[Option]:
    """How many hits leave the damage box, how many the defense box."""
    damage, defense = (s.boxes[box_of(1 - side, box)] for box in HITS)
    total = min(armor, damage + defense)
    low = max(0, total - defense)
    return [("block", x, total - x) for x in range(min(damage, total), low - 1, -1)]


@flow
def resolve(s: State, striker: Faction) -> Steps:
    """TBG-PVP-19: hits cancel one for one. TBG-VARIANT-01: or they do not."""
    mine, theirs = hits(s, striker), hits(s, 1 - striker)
    if not s.settings["deadly"]:
        mine, theirs = max(0, mine - theirs), max(0, theirs - mine)
    yield from both_take(s, striker, theirs, mine)
    yield from both(s, combat.RESOLVED)


@flow
def both_take(s: State, striker: Faction, mine: int, theirs: int) -> Steps:
    """TBG-PVP-32: both sides say who takes what, the attackers first; then all is taken. What is
    left, because somebody was healed on the way, is handed out again."""
    emit(s, "wounds", striker, mine)
    emit(s, "wounds", 1 - striker, theirs)
    s.unabsorbed[striker] = min(255, mine)
    s.unabsorbed[1 - striker] = min(255, theirs)
    while suffering(s, striker) or suffering(s, 1 - striker):
        first: tuple[Hero, ...] = yield from distribute(s, striker, s.unabsorbed[striker])
        second: tuple[Hero, ...] = yield from distribute(s, 1 - striker, s.unabsorbed[1 - striker])
        due: tuple[Hero, ...] = (*first, *second)
        one: Hero
        for one in due:
            if s.side[one] == IN:
                s.unabsorbed[faction_of(one)] -= 1
                yield from health.lose_health(s, one, 1, True)
    yield from relocate(s)


def suffering(s: State, faction: int) -> bool:
    """Wounds are left, and somebody to take them."""
    return bool(s.unabsorbed[faction] and values.fighters(s, faction))


@flow
def distribute(s: State, faction: Faction, much: int) -> Generator[Ask, Any, tuple[Hero, ...]]:
    """TBG-PVP-17: the wounds of a faction, one by one; nobody takes more than is needed to be
    defeated (TBG-COMBAT-03)."""
    due: tuple[Hero, ...] = ()
    while len(due) < much and bearers(s, faction, due):
        seat: Seat = yield from factions.speaker(s, faction, len(bearers(s, faction, due)))
        option = yield from ask(
            seat, "wound", [("wound", hero) for hero in bearers(s, faction, due)]
        )
        if len(bearers(s, faction, due)) > 1:
            emit(s, "stands_in", option[1])
        due = (*due, option[1])
    return due


def bearers(s: State, faction: int, due: tuple[int, ...]) -> list[int]:
    """TBG-PET-06: with a companion one bears more."""
    return [h for h in values.fighters(s, faction) if due.count(h) < s.health[h] + s.pet[h]]


# -- afterwards -----------------------------------------------------------------------------------


def lootable(s: State, loser: int) -> list[int]:
    """TBG-PVP-25: what lies in a Bag; soulbound items stay (TBG-ITEM-07)."""
    found = dict.fromkeys(values.bag(s, loser))
    return [card for card in found if not c.CARDS[card].soulbound]


@flow
def loot(s: State) -> Steps:
    """TBG-PVP-25 to TBG-PVP-28: one item from the Bag of each defeated enemy."""
    side: Faction = victor(s)
    if side < 0:
        emit(s, "nobody_won")
        return
    emit(s, "won_fight", side)
    if not values.fighters(s, side):
        return  # TBG-VARIANT-02: nobody is left to take anything
    loser: Hero
    for loser in tuple(h for h in HEROES if s.side[h] == FALLEN and faction_of(h) != side):
        if lootable(s, loser):
            yield from loot_one(s, side, loser)
    yield from health.everybody(s, values.fighters(s, side), combat.AFTER)


@flow
def loot_one(s: State, side: Faction, loser: Hero) -> Steps:
    """TBG-PVP-26: or none of them."""
    seat: Seat = yield from factions.speaker(s, side, 2)
    option = yield from ask(seat, "loot", loot_options(s, side, loser))
    if option[0] == "loot":
        card: Card = option[2]
        cards.take_from_bag(s, loser, card)
        emit(s, "looted", option[1], loser, card)
        yield from items.receive(s, option[1], card)


def loot_options(s: State, side: int, loser: int) -> list[Option]:
    """TBG-PVP-27: for heroes who are still standing."""
    found: list[Option] = [
        ("loot", hero, card) for hero in values.fighters(s, side) for card in lootable(s, loser)
    ]
    return [*found, ("leave_it",)]
