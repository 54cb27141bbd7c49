"""Conquering (rulebook p.5-6): the menu of the conquest step, and each of its verbs."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from tabard.core.ask import Ask, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from . import content as c
from . import costs, effects, legal
from .effects import USED_ASSAULT, USED_CHAMPION, USED_COLLECT, USED_FINAL
from .reveal import enter
from .state import NONE, State

Region = int


@flow
def expand(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-CONQUER-12: conquer as long as one can and will."""
    while True:
        todo = yield from ask(seat, "conquest", legal.conquest_options(s, seat))
        verb = todo[0]
        if verb == "conquer" or verb == "final":
            s.readying = 0
            over = yield from attack(s, seat, todo[1], verb == "final")
            if over:  # SWW-FINAL-08
                s.used |= USED_FINAL
        elif verb == "abandon":
            abandon(s, seat, todo[1])
        elif verb == "stop":
            break
        elif verb == "arm":
            s.armed |= 1 << todo[1]
            emit(s, "armed", seat, todo[1])
        elif verb == "recall":
            yield from recall(s, seat)
        else:
            s.readying = 0
            if verb == "push":
                yield from push(s, seat, todo[1])
            elif verb == "swap":
                yield from swap(s, seat, todo[1], todo[2])
            else:
                yield from steal(s, seat, todo[1], todo[2])
    s.readying = 0


def abandon(s: State, seat: int, region: int) -> None:
    """SWW-ABANDON-01: empty a region; its tokens are free, it is nobody's."""
    empty(s, seat, region)
    emit(s, "abandoned", seat, region)


def empty(s: State, seat: int, region: int) -> None:
    """Take all of a player's pieces out of a region into hand."""
    s.hand[seat] += s.tokens[region]
    s.beasts_hand += s.beasts[region]
    s.tokens[region] = s.beasts[region] = 0
    if s.champion == region:
        s.champion, s.champion_off = -1, 1
    effects.clear(s, region)


@flow
def recall(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-POWER-CHAMPION-07: take the Champion up; a region it held alone is abandoned."""
    region: Region = s.champion
    s.champion, s.champion_off = -1, 1
    emit(s, "recalled", seat)
    if effects.units(s, region):
        yield from regroup(s, seat, region)
    else:
        effects.clear(s, region)


@flow
def attack(s: State, seat: int, region: Region, final: bool) -> Generator[Ask, Any, bool]:
    """SWW-CONQUER-13: tolls, dice, conquest. Gives whether the conquests are over."""
    armed = s.armed
    price = costs.cost(s, seat, region)
    assert price is not None
    pay_for(s, seat, costs.tolls(s, seat, region, armed, True))
    mark_attack(s, seat, region)
    spend_aids(s, seat, armed)
    have = effects.in_hand(s, seat)
    assault = armed & c.ASSAULT and not armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID)
    if assault or final:  # SWW-FINAL-03: everybody sees the target before the die
        emit(s, "attacks", seat, region)
    if assault:
        free = yield from chance("assault", c.DIE)  # SWW-RACE-GNOMES-03
        emit(s, "rolled", seat, free)
        price = max(effects.least(s, seat), price - free)
        if price > have:
            go = yield from ask(seat, "press_on", press_options(s, seat, region, price - have))
            if go[0] == "give_up":
                return False
            final = True
    if final:
        pips = yield from chance("reinforcements", c.DIE)  # SWW-FINAL-05
        emit(s, "rolled", seat, pips)
        if have + pips < price:  # SWW-FINAL-07: the tokens are placed in the redeployment
            emit(s, "failed", seat, region)
            return True
        price = have  # SWW-FINAL-06
    yield from occupy(s, seat, region, price, armed)
    return final


def press_options(s: State, seat: int, region: int, short: int) -> tuple[tuple[Any, ...], ...]:
    """SWW-RACE-GNOMES-04: still short after the free die: make it the final conquest, or not."""
    if short <= costs.MAX_SHORT and effects.in_hand(s, seat) >= effects.least(s, seat):
        return (("final", region), ("give_up",))
    return (("give_up",),)


def pay_for(s: State, seat: int, due: Iterable[tuple[int, int, str]]) -> None:
    """Tolls are paid before the deed and before any die, and never come back."""
    for amount, to, why in due:
        effects.pay(s, seat, amount, to)
        if why == "harmony":
            s.harmony_paid = 1
        elif why == "aegis":
            s.aegis_paid = 1


def mark_attack(s: State, seat: int, region: int) -> None:
    """Whom the Pandaren attack gets no Harmony (SWW-RACE-PANDAREN-02, SWW-INT-53)."""
    code = s.holder[region]
    if code != NONE and not code & 1 and code >> 1 != seat:
        s.attacked[code >> 1] = 1


def spend_aids(s: State, seat: int, armed: int) -> None:
    """Aids are spent when the attack is made, whether it succeeds or not."""
    s.armed = 0
    if not armed:
        return
    if armed & c.ASSAULT:
        s.used |= USED_ASSAULT
    if armed & c.CHAMPION_AID:
        s.used |= USED_CHAMPION
    if armed & c.RELIC:
        s.used |= USED_COLLECT
    for bit, kind in costs.ARTIFACT_AIDS:
        if armed & bit:
            s.treasure_used[effects.treasure_of(s, seat, kind)] = 1


@flow
def occupy(
    s: State, seat: int, region: Region, count: int, armed: int
) -> Generator[Ask, Any, None]:
    """SWW-CONQUER-09: the holder leaves, the tokens go in, and what the region brings follows."""
    emit(s, "conquered", seat, region, count)
    effects.reward(s, seat, region)
    lost = effects.withdraw(s, region, seat)
    if s.race[seat] == c.FORSAKEN:  # SWW-RACE-FORSAKEN-02
        s.losses += lost
    effects.put(s, seat, region, count)
    if armed & c.CHAMPION_AID:  # SWW-POWER-CHAMPION-03
        s.champion, s.champion_off = region, 0
    effects.build_wall(s, seat, region)
    effects.claim_objective(s, seat, region)
    for bit, kind in costs.ARTIFACT_AIDS:
        if armed & bit:
            effects.move_artifact(s, kind, region)
    if region in s.treasure_at:
        yield from enter(s, seat, region)


@flow
def regroup(s: State, seat: int, region: Region) -> Generator[Ask, Any, None]:
    """SWW-RACE-TAUREN-05: a Tauren left alone joins another Tauren region, or waits in hand."""
    if effects.units(s, region) >= effects.least(s, seat):
        return
    tokens, beasts, champion = s.tokens[region], s.beasts[region], s.champion == region
    empty(s, seat, region)
    if 2 * seat not in s.holder:
        return
    to = yield from ask(seat, "regroup", tuple(("move", r) for r in effects.held(s, seat)))
    s.hand[seat] -= tokens
    s.tokens[to[1]] += tokens
    s.beasts_hand -= beasts
    s.beasts[to[1]] += beasts
    if champion:
        s.champion, s.champion_off = to[1], 0
    emit(s, "regrouped", seat, region, to[1])


@flow
def push(s: State, seat: int, region: Region) -> Generator[Ask, Any, None]:
    """SWW-POWER-MENACING-02 to -06: walls first, then one token to another of its regions."""
    s.pushes += 1
    pay_for(s, seat, costs.tolls(s, seat, region, 0, False))
    mark_attack(s, seat, region)
    code = s.holder[region]
    if s.walls[region] or s.garrisons[region]:
        column = s.walls if s.walls[region] else s.garrisons
        column[region] = 0
        emit(s, "razed", seat, region)
        return
    if code == NONE:  # SWW-POWER-MENACING-05
        s.murlocs[region] = 0
        count_loss(s, seat)
        emit(s, "pushed_out", seat, region)
        return
    owner = code >> 1
    others = tuple(("move", r) for r in s.static.all if s.holder[r] == code and r != region)
    if others:
        emit(s, "pushes", seat, region)
        to = yield from ask(seat, "push_to", others)
        column = s.tokens if s.tokens[region] else s.beasts
        column[region] -= 1
        column[to[1]] += 1
        emit(s, "pushed", seat, region, to[1])
    else:
        push_out(s, seat, region)
    if not effects.units(s, region):
        effects.clear(s, region)
        effects.check_extinct(s, owner)
    elif not code & 1:
        yield from regroup(s, owner, region)


def count_loss(s: State, seat: int) -> None:
    if s.race[seat] == c.FORSAKEN:  # SWW-INT-17
        s.losses += 1


def push_out(s: State, seat: int, region: int) -> None:
    """SWW-POWER-MENACING-03: nowhere to go: discarded, unless something spares it (SWW-INT-12)."""
    code = s.holder[region]
    owner = code >> 1
    column = s.tokens if s.tokens[region] else s.beasts
    token = column is s.tokens
    column[region] -= 1
    emit(s, "pushed_out", seat, region)
    if not code & 1 and effects.spared(s, owner):
        if token:
            s.hand[owner] += 1
        else:
            s.beasts_hand += 1
        return
    if token:
        s.tray[s.old_race[owner] if code & 1 else s.race[owner]] += 1
    count_loss(s, seat)


@flow
def swap(s: State, seat: int, a: Region, b: Region) -> Generator[Ask, Any, None]:
    """SWW-POWER-PORTALMAGES-02, -03: an exchange, not a conquest."""
    s.swaps += 1
    pay_for(s, seat, legal.swap_tolls(s, seat, a, b))
    mark_attack(s, seat, a)
    mark_attack(s, seat, b)
    effects.swap_pieces(s, a, b)
    emit(s, "swapped", seat, a, b)
    for region in (a, b):
        if s.holder[region] != NONE:
            yield from enter(s, s.holder[region] >> 1, region)


@flow
def steal(s: State, seat: int, start: Region, to: Region) -> Generator[Ask, Any, None]:
    """SWW-RACE-ETHEREALS-02: take one artifact from the region next door."""
    s.used |= USED_COLLECT
    due = [t for t in costs.tolls(s, seat, start, 0, False) if t[2] == "aegis"]
    pay_for(s, seat, due)
    emit(s, "reaches", seat, start, to)
    taken = yield from ask(seat, "artifact", legal.artifacts_at(s, start))
    island = s.treasure.find(taken[1])
    s.treasure_at[island] = to
    s.treasure_used[island] = 0
    emit(s, "stole", seat, taken[1], to)
