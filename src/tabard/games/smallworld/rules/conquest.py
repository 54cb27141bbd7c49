"""Conquering (rulebook p.5-6): the menu of the conquest step, and each of its verbs."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

from tabard.core.ask import Ask, Option, ask, chance
from tabard.core.errors import Impossible
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import (
    FINAL_MADE,
    NONE,
    SPENT,
    STOPPED,
    STUCK,
    Holder,
    Region,
    State,
    active,
    in_decline,
    seat_of,
)
from . import costs, effects, legal
from .effects import USED_ASSAULT, USED_CHAMPION, USED_COLLECT, USED_FINAL
from .reveal import enter


@flow
def expand(s: State, seat: int) -> Generator[Ask, Any, None]:
    """SWW-CONQUER-12: conquer as long as one can and will."""
    while True:
        todo = yield from ask(seat, "conquest", legal.conquest_options(s, seat))
        verb = todo[0]
        if s.put_back and verb not in ("arm", "put_back"):
            s.put_back = 0
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
        elif verb == "put_back":
            put_back(s, seat, 1 << todo[1])
        elif verb == "recall":
            yield from recall(s, seat)
        elif verb == "push":
            s.readying = 0
            yield from push(s, seat, todo[1])
        elif verb == "swap":
            s.readying = 0
            yield from swap(s, seat, todo[1], todo[2])
        elif verb == "steal":
            s.readying = 0
            yield from steal(s, seat, todo[1], todo[2])
        else:
            raise Impossible(f"{verb!r} is no way to conquer.")
        if s.armed:
            s.armed &= legal.ready_aids(s, seat)
    s.ended[seat] = ending(s, seat)
    s.readying = s.armed = s.put_back = 0


def put_back(s: State, seat: int, aid: int) -> None:
    """An aid is chosen for a conquest, but used only by making it: until then it can be put back.
    It is not chosen again before something else is done, so that nobody goes to and fro."""
    s.armed &= ~aid
    s.put_back |= aid
    emit(s, "put_back", seat, aid.bit_length() - 1)


def ending(s: State, seat: int) -> int:
    """How the conquests have ended, for whoever wants one more."""
    if s.used & USED_FINAL:
        return FINAL_MADE
    if not effects.in_hand(s, seat):
        return SPENT
    return STOPPED if legal.conquests(s, seat, 0) else STUCK


def abandon(s: State, seat: int, region: int) -> None:
    """SWW-ABANDON-01, -02: empty a region; its tokens are free, it is nobody's. Its treasure stays
    (SWW-ABANDON-04, SWW-TREASURE-07)."""
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
    armed: int = s.armed
    price: int = costs.price(s, seat, region, armed)
    pay_for(s, seat, costs.tolls(s, seat, region, armed, True))
    mark_attack(s, seat, region)
    spend_aids(s, seat, armed)
    have: int = effects.in_hand(s, seat)
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
    if code != NONE and not in_decline(code) and seat_of(code) != seat:
        s.attacked[seat_of(code)] = 1


def spend_aids(s: State, seat: int, armed: int) -> None:
    """Aids are spent when the attack is made, whether it succeeds or not."""
    s.armed = 0
    if not armed:
        return
    if armed & c.ASSAULT:
        effects.use(s, USED_ASSAULT)
    if armed & c.CHAMPION_AID:
        effects.use(s, USED_CHAMPION)
    if armed & c.RELIC:
        effects.use(s, USED_COLLECT)
    for bit, kind, _ in costs.ARTIFACT_AIDS:
        if armed & bit:
            s.treasure_used[effects.treasure_of(s, seat, kind)] += 1


@flow
def occupy(
    s: State, seat: int, region: Region, count: int, armed: int
) -> Generator[Ask, Any, None]:
    """SWW-CONQUER-09: the holder leaves, the tokens go in, and what the region brings follows."""
    emit(s, "conquered", seat, region, count)
    effects.reward(s, seat, region)
    lost = effects.withdraw(s, region, seat)
    effects.put(s, seat, region, count)
    if armed & c.CHAMPION_AID:  # SWW-POWER-CHAMPION-03
        s.champion, s.champion_off = region, 0
    effects.settle(s, seat, region, lost)
    effects.claim_objective(s, seat, region)
    for bit, kind, _ in costs.ARTIFACT_AIDS:
        if armed & bit:
            effects.move_artifact(s, kind, region)
    if region in s.treasure_at:
        yield from enter(s, seat, region)


@flow
def regroup(s: State, seat: int, region: Region) -> Generator[Ask, Any, None]:
    """SWW-RACE-TAUREN-05: a Tauren left alone joins another Tauren region, or waits in hand."""
    if effects.units(s, region) >= effects.least(s, seat):
        return
    tokens: int = s.tokens[region]
    beasts: int = s.beasts[region]
    champion: bool = s.champion == region
    empty(s, seat, region)
    if active(seat) not in s.holder:
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
    pay_for(s, seat, costs.tolls(s, seat, region, 0, False))  # SWW-INT-50, -69
    mark_attack(s, seat, region)
    code: Holder = s.holder[region]
    if s.walls[region] or s.garrisons[region]:  # SWW-INT-66
        column = s.walls if s.walls[region] else s.garrisons
        column[region] = 0
        emit(s, "razed", seat, region)
        return
    if code == NONE:  # SWW-POWER-MENACING-05
        s.murlocs[region] = 0
        count_loss(s, seat)
        emit(s, "pushed_out", seat, region)
        return
    owner: int = seat_of(code)
    others: tuple[Option, ...] = tuple(
        ("move", r) for r in s.static.all if s.holder[r] == code and r != region
    )
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
    elif not in_decline(code):  # SWW-INT-05, -06
        yield from regroup(s, owner, region)


def count_loss(s: State, seat: int) -> None:
    if effects.has(s, seat).recruit:  # SWW-INT-17
        s.losses += 1


def push_out(s: State, seat: int, region: int) -> None:
    """SWW-POWER-MENACING-03: nowhere to go: discarded, unless something spares it (SWW-INT-12,
    SWW-INT-68)."""
    code = s.holder[region]
    owner = seat_of(code)
    column = s.tokens if s.tokens[region] else s.beasts
    token = column is s.tokens
    column[region] -= 1
    emit(s, "pushed_out", seat, region)
    if not in_decline(code) and effects.spared(s, owner):
        if token:
            s.hand[owner] += 1
        else:
            s.beasts_hand += 1
        return
    if token:
        s.tray[s.old_race[owner] if in_decline(code) else s.race[owner]] += 1
    count_loss(s, seat)


@flow
def swap(s: State, seat: int, a: Region, b: Region) -> Generator[Ask, Any, None]:
    """SWW-POWER-PORTALMAGES-02, -03: an exchange, not a conquest, but an attack (SWW-INT-51). Who
    comes upon a hidden treasure reveals it (SWW-INT-73)."""
    s.swaps += 1
    pay_for(s, seat, legal.swap_tolls(s, seat, a, b))
    mark_attack(s, seat, a)
    mark_attack(s, seat, b)
    effects.swap_pieces(s, a, b)
    emit(s, "swapped", seat, a, b)
    region: Region
    for region in (a, b):
        if s.holder[region] != NONE:
            yield from enter(s, seat_of(s.holder[region]), region)


@flow
def steal(s: State, seat: int, start: Region, to: Region) -> Generator[Ask, Any, None]:
    """SWW-RACE-ETHEREALS-02: take one artifact from the region next door."""
    effects.use(s, USED_COLLECT)
    due = [t for t in costs.tolls(s, seat, start, 0, False) if t[2] == "aegis"]
    pay_for(s, seat, due)
    emit(s, "reaches", seat, start, to)
    taken = yield from ask(seat, "artifact", legal.artifacts_at(s, start))
    island = s.treasure.find(taken[1])
    s.treasure_at[island] = to
    s.treasure_used[island] = 0
    emit(s, "stole", seat, taken[1], to)
