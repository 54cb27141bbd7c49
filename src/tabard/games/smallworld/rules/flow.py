"""The course of the game (rulebook p.4 and p.8): rounds, turns, picking a combo, declining."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import NONE, Region, State, declined, seat_of
from . import costs, effects, legal
from .closing import close_turn, redeploy, retreats
from .conquest import expand, pay_for, regroup
from .reveal import choose_side
from .score import collect_income
from .setup import blank_turn, setup


@flow
def game(s: State) -> Generator[Ask, Any, None]:
    """SWW-ROUND-01: set up, then play the rounds."""
    yield from setup(s)
    yield from rounds(s)


@flow
def rounds(s: State) -> Generator[Ask, Any, None]:
    """SWW-ROUND-02, -09: everybody has one turn a round, the first player first."""
    while True:
        blank_turn(s)
        emit(s, "turn", s.turn, s.round)
        yield from turn(s, s.turn)
        following = (s.turn + 1) % s.seats
        if following == s.first:
            if s.round == c.ROUNDS[s.seats]:
                break
            s.round += 1
        s.turn = following
    emit(s, "ended")


@flow
def turn(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ROUND-07: what happens when a turn begins; then expand, decline or pick anew
    (SWW-ROUND-06). Coins are earned either way (SWW-ROUND-05)."""
    yield from start_of_turn(s, seat)
    if s.race[seat] == NONE:  # SWW-PICK-13
        yield from pick(s, seat)
        yield from expand_turn(s, seat)
        return
    choice = yield from ask(seat, "turn", choices(s, seat))  # SWW-ROUND-04
    if choice[0] == "expand":
        yield from expand_turn(s, seat)
    else:  # nothing is conquered (SWW-DECLINE-07), no form taken (SWW-INT-84)
        decline(s, seat)
        yield from close_turn(s, seat)
        collect_income(s, seat)
        yield from retreats(s, seat)


def choices(s: State, seat: int) -> tuple[tuple[str], ...]:
    """SWW-DECLINE-12: declining is for later rounds."""
    return (("expand",), ("decline",)) if s.round > 1 else (("expand",),)


@flow
def expand_turn(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ROUND-03: conquer, redeploy, earn; the victims redeploy last (SWW-ROUND-08)."""
    yield from muster(s, seat)
    yield from expand(s, seat)
    yield from redeploy(s, seat)
    yield from close_turn(s, seat)
    collect_income(s, seat)
    yield from retreats(s, seat)


@flow
def start_of_turn(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ROUND-07: Harmony comes back (also before a decline, SWW-INT-55), bombs go off whatever
    the turn brings (SWW-RACE-GOBLINS-10), a captive Champion is ransomed."""
    effects.come_back(s, seat)
    if effects.has(s, seat).bombs:
        region: Region
        for region in tuple(r for r in s.static.all if s.bombs[r]):
            if s.bombs[region]:
                yield from resolve_bomb(s, seat, region)


@flow
def resolve_bomb(s: State, seat: int, region: Region) -> Generator[Ask, Any, None]:
    """SWW-RACE-GOBLINS-05: a bomb under an opponent is revealed, tolls first (SWW-INT-21, -22)."""
    code = s.holder[region]
    if code == NONE or seat_of(code) == seat or s.towers[region]:  # SWW-INT-31
        effects.return_bomb(s, region)
        return
    due: tuple[tuple[int, int, str], ...] = tuple(costs.tolls(s, seat, region, 0, True))
    price: int = sum(t[0] for t in due)
    if price:
        answer = yield from ask(
            seat,
            "bomb_toll",
            (("pay",), ("withhold",)) if s.coins[seat] >= price else (("withhold",),),
            ("bomb_at", region, price),
        )
        if answer[0] == "withhold":
            effects.return_bomb(s, region)
            return
        pay_for(s, seat, due)
    explosion = s.bomb_faces[region]
    s.bombs[region] = 0  # SWW-RACE-GOBLINS-06, -08: it is gone, a dud too
    s.bomb_faces[region] = NONE
    s.bombs_shown += explosion
    emit(s, "bomb_revealed", region, explosion)
    if explosion:  # SWW-RACE-GOBLINS-07; it claims no objective (SWW-INT-46)
        effects.reward(s, seat, region)  # SWW-INT-25, -26
        effects.withdraw(s, region, seat)  # SWW-INT-11, SWW-INT-27 to -29
        effects.clear(s, region)


@flow
def pick(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-PICK-01: take one of the combos in sight."""
    answer = yield from ask(seat, "pick", legal.pick_options(s, seat))
    slot = answer[1]
    race, power = s.offer_races[slot], s.offer_powers[slot]
    coins = list(s.offer_coins)
    for above in range(slot):  # SWW-PICK-03
        coins[above] += 1
    s.coins[seat] += coins[slot] - slot  # SWW-PICK-04
    emit(s, "picked", seat, race, power, slot, coins[slot])
    take_out(s, slot, coins)
    s.race[seat], s.power[seat] = race, power  # SWW-PICK-06
    count = c.RACES[race].tokens + c.POWERS[power].tokens  # SWW-PICK-07, -08
    s.hand[seat] = count
    s.tray[race] -= count
    s.faction = c.FACTION_OF[race]
    if effects.has(s, seat).champion:
        s.champion, s.champion_off = -1, 1
    if effects.has(s, seat).bombs:  # SWW-RACE-GOBLINS-02
        order = yield from chance("bomb_pile", Shuffle(c.COUNT["bomb"]))  # SWW-COMPONENTS-13
        s.bomb_pile = tuple(int(i < c.COUNT["explosive"]) for i in order)
        s.bombs_shown = 0
    yield from refill(s)


def take_out(s: State, slot: int, coins: list[int]) -> None:
    """SWW-PICK-10: the combos below slide up, with their coins."""
    s.offer_races = s.offer_races[:slot] + s.offer_races[slot + 1 :]
    s.offer_powers = s.offer_powers[:slot] + s.offer_powers[slot + 1 :]
    s.offer_coins = tuple(coins[:slot] + coins[slot + 1 :])


@flow
def refill(s: State) -> Generator[Ask, Any, None]:
    """SWW-PICK-11, -12: six combos in sight, as long as there are banners."""
    while len(s.offer_races) < c.OFFERS and s.race_stack:
        if not s.power_stack and s.power_discard:
            order = yield from chance("tiles_again", Shuffle(len(s.power_discard)))
            s.power_stack = tuple(s.power_discard[i] for i in order)
            s.power_discard = ()
        s.offer_races = (*s.offer_races, s.race_stack[0])
        s.race_stack = s.race_stack[1:]
        s.race_known = min(s.race_known, len(s.race_stack))
        s.offer_powers = (*s.offer_powers, s.power_stack[0])
        s.power_stack = s.power_stack[1:]
        s.offer_coins = (*s.offer_coins, 0)
        emit(s, "offered", s.offer_races[-1], s.offer_powers[-1])


def decline(s: State, seat: int) -> None:
    """SWW-DECLINE-01 to -06: one token a region is flipped, the rest goes back. What else stands
    there stays: walls, garrisons, Naga in the water (SWW-DECLINE-09, SWW-RACE-NAGA-04)."""
    race, power = s.race[seat], s.power[seat]
    mine = effects.has(s, seat)
    emit(s, "declined", seat, race)
    effects.remove_race(s, seat)
    keep = effects.least(s, seat)  # SWW-RACE-TAUREN-06
    if mine.champion:  # SWW-INT-81
        s.champion, s.champion_off, s.captor = -1, 0, -1
    if mine.beasts:  # SWW-POWER-BEASTMASTERS-05
        s.beasts_hand = 0
    if mine.objectives:  # SWW-RACE-HUMANS-06
        for r in s.static.all:
            s.objectives[r] = 0
    s.tray[race] += s.hand[seat]
    s.hand[seat] = 0
    for r in effects.held(s, seat):
        s.beasts[r] = 0
        spare = max(0, s.tokens[r] - keep)
        s.tokens[r] -= spare
        s.tray[race] += spare
        if s.tokens[r]:
            s.holder[r] = declined(seat)
        else:
            effects.clear(s, r)
    s.race[seat] = s.power[seat] = NONE
    lasting = c.POWERS[power].lasting  # SWW-DECLINE-03
    s.old_race[seat] = race
    s.old_power[seat] = power if lasting else NONE
    if not lasting:
        s.power_discard = (*s.power_discard, power)
    effects.check_extinct(s, seat)  # SWW-LOSSES-09


@flow
def muster(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-ROUND-07: what an expanding race does first: Beasts, the Worgen's form, a side."""
    if effects.has(s, seat).beasts:
        yield from renew_beasts(s, seat)
    if effects.has(s, seat).forms:  # SWW-RACE-WORGEN-02
        form = yield from ask(seat, "form", legal.forms(s, seat))
        effects.take_form(s, seat, form[1])
    if effects.two_sided(s, seat):
        yield from choose_side(s, seat)
    effects.lift(s, seat)  # SWW-READY-01
    s.readying = 1


@flow
def renew_beasts(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-POWER-BEASTMASTERS-02, -05: all Beasts go, then one comes for each Hill; on the first
    turn there is none. A Tauren whom they leave alone regroups (SWW-INT-07)."""
    s.beasts_hand = 0
    region: Region
    for region in effects.held(s, seat):
        s.beasts[region] = 0
        if not effects.units(s, region):
            effects.clear(s, region)
    for region in tuple(effects.held(s, seat)):
        yield from regroup(s, seat, region)
    hills = sum(s.static.terrain[r] == "hill" for r in effects.held(s, seat))
    s.beasts_hand = min(hills, c.COUNT["beast"])  # SWW-COMPONENTS-19
    if s.beasts_hand:
        emit(s, "beasts", seat, s.beasts_hand)
