"""p.26-30: a combat against creatures or a boss, round after round."""

from __future__ import annotations

from tabard.core.ask import Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from ..language import has
from ..language import names as n
from ..state import (
    HEROES,
    IN,
    OUT,
    VS_BOSS,
    VS_CREATURES,
    Boss,
    Creature,
    Faction,
    Hero,
    Region,
    State,
    Steps,
    box_of,
    faction_of,
)
from . import attack, bosses, factions, health, placing, values

ROUND, DEFENDS, STRUCK = n.W["round"], n.W["defends"], n.W["struck"]
DAMAGED, RESOLVED, ENDS, AFTER = (n.W[w] for w in ("damaged", "resolved", "ends", "after"))


# -- beginning and end ----------------------------------------------------------------------------


def begin(s: State, kind: int, heroes: tuple[int, ...], region: int) -> None:
    """TBG-COMBAT-09, TBG-TERM-10: a group, empty Combat Areas, nothing used."""
    s.fight, s.field, s.striker = kind, region, faction_of(heroes[0])
    s.bout = s.slain = 0
    s.uses = s.uses_before = ()
    for hero in HEROES:
        s.side[hero] = IN if hero in heroes else OUT
        s.lost[hero] = s.lost_before[hero] = s.wounds[hero] = 0
        s.combo[hero] = s.rage[hero] = s.focused[hero] = 0
    for box in range(len(s.boxes)):
        s.boxes[box] = 0
    for color in range(3):
        s.banished[color] = 0
    s.unabsorbed[0] = s.unabsorbed[1] = 0


def next_round(s: State) -> None:
    """TBG-TIMING-07, TBG-TIMING-09: what was used may be used again; bonuses end."""
    s.bout += 1
    s.uses_before, s.uses = s.uses, ()
    s.threat[0] = s.threat[1] = 0
    for hero in HEROES:
        s.lost_before[hero], s.lost[hero] = s.lost[hero], 0
        s.acted[hero] = 0
    emit(s, "combat_round", s.bout)


def close(s: State) -> None:
    """TBG-COMBAT-10, TBG-BOSS-04, TBG-DEFENSE-18: tokens and Stuns go, Curses stay
    (TBG-CURSE-04)."""
    for hero in HEROES:
        s.stun[hero] = s.side[hero] = s.acted[hero] = 0
        s.combo[hero] = s.rage[hero] = s.fleeting[hero] = s.focused[hero] = 0
        s.lost[hero] = s.lost_before[hero] = s.wounds[hero] = 0
    for box in range(len(s.boxes)):
        s.boxes[box] = 0
    for color in range(3):
        s.banished[color] = 0
    s.threat[0] = s.threat[1] = s.unabsorbed[0] = s.unabsorbed[1] = 0
    s.uses = s.uses_before = ()
    s.uses_long = tuple(u for u in s.uses_long if has.ABILITIES[u.ability].once == "turn")
    s.fight = s.foe = s.boss = s.field = s.striker = -1
    s.independent = s.raid = s.bout = s.slain = s.spared = 0


@flow
def fight_creatures(
    s: State, heroes: tuple[Hero, ...], creature: Creature, independent: bool, raid: bool
) -> Steps:
    """TBG-COMBAT-04: one group of one type."""
    begin(s, VS_CREATURES, heroes, s.at[heroes[0]])
    s.foe, s.independent, s.raid = creature, int(independent), int(raid)
    yield from battle(s, faction_of(heroes[0]))


@flow
def fight_boss(s: State, heroes: tuple[Hero, ...], boss: Boss, where: Region) -> Steps:
    """TBG-BOSS-03: the boss is the only opponent."""
    begin(s, VS_BOSS, heroes, where)
    s.boss = boss
    bosses.bear_relic(s)
    yield from battle(s, faction_of(heroes[0]))


def goes_on(s: State, faction: int) -> bool:
    """TBG-COMBAT-08: as long as both sides are there."""
    return bool(not s.over and values.fighters(s, faction) and values.opposed(s))


@flow
def battle(s: State, faction: Faction) -> Steps:
    """TBG-COMBAT-05, TBG-COMBAT-08, TBG-CHALLENGE-16: rounds, until one side is gone, which may be
    in the middle of one (TBG-ATTACK-18)."""
    while goes_on(s, faction):
        next_round(s)
        yield from health.everybody(s, values.fighters(s, faction), ROUND)
        yield from foe_acts(s, faction, ROUND)
        yield from attack_phases(s, faction)
        if goes_on(s, faction):
            yield from defense_phase(s, faction)
        if not s.over:
            yield from end_of_round(s, faction)
    if not s.over:
        yield from aftermath(s, faction)
    close(s)


@flow
def aftermath(s: State, faction: Faction) -> Steps:
    """What may be used when a combat is over; those who fell have no part in it. TBG-REWARD-19,
    TBG-OVERLORD-09: a lost one brings nothing. TBG-COMBAT-15: a won one leaves everybody as they
    are."""
    if not values.fighters(s, faction):
        emit(s, "lost_fight", faction)
        return
    emit(s, "won_fight", faction)
    yield from health.everybody(s, values.fighters(s, faction), AFTER)


@flow
def end_of_round(s: State, faction: Faction) -> Steps:
    yield from health.everybody(s, values.fighters(s, faction), ENDS)
    ebb(s)


def ebb(s: State) -> None:
    """Health that lasts for a round only."""
    for hero in HEROES:
        if s.fleeting[hero]:
            s.fleeting[hero] = 0
            s.health[hero] = min(s.health[hero], values.capacity(s, hero, "health"))


# -- the Attack Phases ----------------------------------------------------------------------------


def waiting(s: State, faction: int) -> tuple[int, ...]:
    return tuple(h for h in values.fighters(s, faction) if not s.acted[h])


@flow
def attack_phases(s: State, faction: Faction) -> Steps:
    """TBG-COMBAT-06, TBG-COMBAT-13: everybody in the combat, in an order that the group chooses
    anew each round."""
    while waiting(s, faction) and goes_on(s, faction):
        seat: Seat = yield from factions.speaker(s, faction, len(waiting(s, faction)))
        option = yield from ask(seat, "attack_order", turns(s, faction))
        s.acted[option[1]] = 1
        yield from attack.attack_phase(s, option[1])


def turns(s: State, faction: int) -> list[Option]:
    return [("attack", hero) for hero in waiting(s, faction)]


# -- the Defense Phase ----------------------------------------------------------------------------


@flow
def defense_phase(s: State, faction: Faction) -> Steps:
    """TBG-COMBAT-06: Ranged Strike, Damage, Resolution, once for all, as long as both sides are
    there (TBG-DEFENSE-04, TBG-DEFENSE-09)."""
    for hero in HEROES:
        s.wounds[hero] = 0
    yield from health.everybody(s, values.fighters(s, faction), DEFENDS)
    yield from placing.defeat_with_hits(s, faction)
    yield from health.everybody(s, values.fighters(s, faction), STRUCK)
    if goes_on(s, faction):
        yield from damage_step(s, faction)
    if goes_on(s, faction):
        yield from health.everybody(s, values.fighters(s, faction), DAMAGED)
        yield from resolution_step(s, faction)


def wounds_due(s: State, faction: int) -> int:
    """TBG-DEFENSE-06, TBG-DEFENSE-07: Attack less all tokens in the defense box, which stay."""
    held = s.boxes[box_of(faction, n.DEFENSE)] + s.boxes[box_of(faction, n.ARMOR)]
    return max(0, values.attack(s) - held)


@flow
def damage_step(s: State, faction: Faction) -> Steps:
    """TBG-DEFENSE-06: what is not held off is taken as wounds."""
    due: int = wounds_due(s, faction)
    emit(s, "strikes_back", due)
    yield from take_wounds(s, faction, due)


@flow
def take_wounds(s: State, faction: Faction, much: int) -> Steps:
    """TBG-DEFENSE-08, TBG-COMBAT-03: one by one, to whom the faction says; nobody takes more than
    is needed."""
    left: int = much
    while left and values.fighters(s, faction):
        left -= 1
        seat: Seat = yield from factions.speaker(s, faction, len(takers(s, faction)))
        option = yield from ask(seat, "wound", takers(s, faction))
        yield from health.lose_health(s, option[1], 1, True)


def takers(s: State, faction: int) -> list[Option]:
    return [("wound", hero) for hero in values.fighters(s, faction)]


@flow
def resolution_step(s: State, faction: Faction) -> Steps:
    """TBG-DEFENSE-11 to TBG-DEFENSE-15: armor goes, all hits count as damage. Some opponents are
    not worn down."""
    if values.foe_traits(s).no_attrition:
        s.boxes[box_of(faction, n.ATTRITION)] = 0
    gather_hits(s, faction)
    yield from placing.defeat_with_hits(s, faction)
    if goes_on(s, faction):
        yield from foe_acts(s, faction, RESOLVED)


def gather_hits(s: State, faction: int) -> None:
    """TBG-DEFENSE-11 to TBG-DEFENSE-13, TBG-PVP-18."""
    s.boxes[box_of(faction, n.ARMOR)] = 0
    for box in (n.DEFENSE, n.ATTRITION):
        s.boxes[box_of(faction, n.DAMAGE)] += s.boxes[box_of(faction, box)]
        s.boxes[box_of(faction, box)] = 0


@flow
def foe_acts(s: State, faction: Faction, window: int) -> Steps:
    """What a creature does once a round: it speaks of the whole group, so whoever comes first
    stands for it."""
    fighters = values.fighters(s, faction)
    if fighters:
        yield from attack.suffer(s, fighters[0], window)
