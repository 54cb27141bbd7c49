"""The checks that the game makes by itself (TCG-CHECK-02), and the limits of a party
(TCG-CHECK-03)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import NOBODY, NONE, State, seat_bit, slot_of
from . import values
from .index import MELEE_HAND, Crowd, fits_host, index, lasting, places
from .zones import destroy, leave_combat, settle_control, turn_down

Steps: TypeAlias = Generator[Ask, Any, None]


def excess(s: State, seat: int) -> list[int]:
    """The cards of which one too many is here."""
    for crowd in index(s).crowds[seat]:
        if len(crowd.cards) > crowd.limit + allowance(s, seat, crowd):
            return crowd.cards
    return []


def allowance(s: State, seat: int, crowd: Crowd) -> int:
    """TCG-TAG-06: Dual Wield allows a second one-handed melee weapon."""
    if crowd.sort != "Melee" or not all(MELEE_HAND[s.what[x]] for x in crowd.cards):
        return 0
    return int(bool(values.keywords(s, s.heroes[seat]) & values.DUAL_WIELD))


@flow
def limits(s: State) -> Steps:
    """TCG-CHECK-03: at once (TCG-UNIQUE-04), the turn player first; the controller chooses what
    they destroy, and nothing stops it (TCG-TAG-07, TCG-GENERAL-04). Who takes over a card can be
    over the limit, too (TCG-TAG-04)."""
    settle_control(s)
    seat: Seat
    for seat in (s.turn, 1 - s.turn) if index(s).crowded else ():
        while excess(s, seat):
            option = yield from ask(
                seat, "excess", [("destroy", x) for x in sorted(excess(s, seat))]
            )
            destroy(s, [option[1]])
            settle_control(s)


def at_rest(s: State) -> bool:
    """Whether it is plain that no check would change anything: nearly always it is."""
    idx = s.memo or index(s)
    if idx.restless or 1 in s.starved:
        return False
    if s.attacker != NOBODY and slot_of(s, s.attacker) < 0:
        return False
    if s.defender != NOBODY and slot_of(s, s.defender) < 0:
        return False
    frail = idx.frail
    if s.effects and lasting(s).frail:
        frail = {x for x, _ in idx.mortal}
    damage = s.damage
    for x, most in idx.mortal:
        if damage[x] >= most and x not in frail:
            return False
    return not frail or all(damage[x] < values.health(s, x) for x in frail)


def doomed(s: State) -> list[int]:
    """TCG-CHECK-02: allies with fatal damage (TCG-DAMAGE-04, TCG-DESTROY-02), unless they can't be
    destroyed (TCG-DESTROY-05), and attachments without a host that fits."""
    found = []
    for x in s.play:
        card = s.what[x]
        if c.IS_ALLY[card]:
            if values.fatal(s, x) and not values.forbidden(s, x) & values.CANT_DIE:
                found.append(x)
        elif s.host[x] != NONE and not fits_host(s, x):
            found.append(x)
    return found


def losers(s: State) -> int:
    """TCG-WIN-01, -02, -03, TCG-WIN-05; of a new hero too (TCG-MASTERHERO-07)."""
    lost = 0
    for seat, hero in enumerate(s.heroes):
        dead = values.fatal(s, hero) and not values.forbidden(s, hero) & values.CANT_DIE
        if dead or s.starved[seat]:
            lost |= seat_bit(seat)
    return lost


@flow
def checks(s: State) -> Steps:
    """TCG-CHECK-01: in waves, until one changes nothing, before somebody gets priority and after
    combat damage (TCG-WIN-04). Nobody can respond (TCG-CHECK-04): it is too late to heal
    (TCG-HEAL-04)."""
    seat: Seat
    changed = True
    while changed and not s.lost and not at_rest(s):
        yield from limits(s)
        changed = wave(s)
        for seat in (s.turn, 1 - s.turn):
            while index(s).crowded and len(places(s, seat)) > 1:
                option = yield from ask(
                    seat, "locations", [("turn_down", x) for x in places(s, seat)]
                )
                turn_down(s, option[1])
                changed = True


def wave(s: State) -> bool:
    """TCG-CHECK-05: all at once."""
    gone = doomed(s)
    lost = losers(s)
    if gone:
        destroy(s, gone)
    for seat in range(2):
        if lost & seat_bit(seat):
            emit(s, "lost", seat)
    s.lost |= lost
    for number in (s.attacker, s.defender):
        if number != NOBODY and slot_of(s, number) < 0:
            leave_combat(s, number)
    return bool(gone)
