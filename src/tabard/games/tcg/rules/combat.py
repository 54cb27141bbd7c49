"""Combat: propose, attack, strike, protect, defend, conclude (TCG-COMBAT-36)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import powers as pw
from ..language.words.names import DAMAGE_TYPES
from ..state import COMBAT, HAS_ATTACKED, NOBODY, PROPOSAL, Link, Ref, Slot, State, ref, slot_of
from . import values
from .announce import pay_resources
from .checks import checks
from .damage import Packet, deal, packet
from .fighters import can_attack, defenders, protectors, weapons
from .links import add_link
from .triggers import hear
from .zones import exhaust

Steps: TypeAlias = Generator[Ask, Any, None]
MELEE = 1 << DAMAGE_TYPES.index("melee")


@flow
def propose(s: State, seat: Seat, attacker: Slot) -> Steps:
    """TCG-COMBAT-01, TCG-COMBAT-08: the proposal, of one attacker and one defender (TCG-COMBAT-04),
    goes on the chain (TCG-EFFECT-02) for nothing (TCG-COMBAT-07); it targets nobody
    (TCG-TARGET-15). TCG-COMBAT-31: the attacker is chosen first."""
    option = yield from ask(
        seat,
        "defender",
        [("at", x) for x in defenders(s, attacker)],
        about=("about_attack", s.what[attacker], attacker),
    )
    emit(s, "proposed", s.what[attacker], attacker, s.what[option[1]], option[1])
    pair = ((ref(s, attacker),), (ref(s, option[1]),))
    link = Link(PROPOSAL, seat, ref(s, attacker), pw.MEND_POWER, -1, pair, NOBODY, 0, NOBODY, 0, 0)
    add_link(s, link)


def begin(s: State) -> bool:
    """TCG-COMBAT-09: it must still be legal (TCG-COMBAT-37, TCG-KEYWORD-ELUSIVE-02); after that
    nothing calls it off (TCG-COMBAT-26). TCG-COMBAT-10, -15: the attacker is exhausted."""
    link = s.chain[-1]
    s.chain = s.chain[:-1]
    attacker, defender = slot_of(s, link.targets[0][0]), slot_of(s, link.targets[1][0])
    legal = attacker >= 0 and defender >= 0 and s.controller[attacker] == link.seat
    if not legal or not can_attack(s, attacker) or defender not in defenders(s, attacker):
        emit(s, "called_off")
        return False
    s.attacker, s.defender, s.fighting = link.targets[0][0], link.targets[1][0], 0
    s.did[attacker] |= HAS_ATTACKED
    exhaust(s, attacker, told=False)
    hear(s, pw.ATTACKS, attacker)
    return True


def gone(s: State) -> bool:
    """TCG-COMBAT-23, TCG-COMBAT-24: one of the two is no longer there (TCG-COMBAT-17); ready or
    exhausted makes no difference (TCG-COMBAT-25)."""
    return slot_of(s, s.attacker) < 0 or slot_of(s, s.defender) < 0


@flow
def strike(s: State, number: Ref) -> Steps:
    """TCG-STRIKE-01: as a hero (TCG-STRIKE-07), and at no other time (TCG-STRIKE-05), becomes
    attacker or defender, its controller may strike, or not (TCG-STRIKE-14)."""
    hero: Slot = slot_of(s, number)
    going: bool = hero >= 0 and c.IS_HERO[s.what[hero]]
    while going and weapons(s, s.controller[hero]):
        option = yield from ask(
            s.controller[hero], "strike", strikes(s, s.controller[hero]), about=("about_combat",)
        )
        if option[0] == "hold":
            going = False
        else:
            swing(s, s.controller[hero], option[1])


def strikes(s: State, seat: int) -> list[Option]:
    return [*(("strike", x) for x in weapons(s, seat)), ("hold",)]


def swing(s: State, seat: int, weapon: Slot) -> None:
    """TCG-STRIKE-02: pay, and exhaust the weapon, without the chain (TCG-STRIKE-06). TCG-STRIKE-16:
    what hears of it waits."""
    pay_resources(s, seat, values.strike_price(s, seat, weapon))
    exhaust(s, weapon, told=False)
    s.struck += (ref(s, weapon),)
    emit(s, "struck", seat, s.what[weapon], weapon)
    hear(s, pw.STRIKES, weapon)


@flow
def protect(s: State) -> Steps:
    """TCG-PROTECT-02: just before the defender of an attack enters combat (TCG-PROTECT-08), one may
    step in (TCG-PROTECT-05, -06), without the chain (TCG-PROTECT-15)."""
    if protectors(s):
        option = yield from ask(
            1 - s.controller[slot_of(s, s.attacker)],
            "protect",
            protections(s),
            about=("about_combat",),
        )
        if option[0] == "protect":
            step_in(s, option[1])


def protections(s: State) -> list[Option]:
    return [*(("protect", x) for x in protectors(s)), ("hold",)]


def step_in(s: State, protector: Slot) -> None:
    """TCG-PROTECT-03: it is exhausted by that; whom it protects is out (TCG-PROTECT-13)."""
    emit(s, "protects", s.what[protector], protector)
    exhaust(s, protector, told=False)
    s.defender = ref(s, protector)


@flow
def defend(s: State) -> Steps:
    """TCG-COMBAT-16: the proposed defender, ready or not (TCG-COMBAT-33), enters combat, and may
    strike, a hero who protects too (TCG-PROTECT-12)."""
    s.fighting = 1
    hear(s, pw.DEFENDS, slot_of(s, s.defender))
    yield from strike(s, s.defender)


def blows(s: State) -> tuple[Packet, ...]:
    """TCG-COMBAT-18: both deal damage equal to their ATK of this moment (TCG-COMBAT-28), at once:
    this alone is combat damage (TCG-COMBAT-19, TCG-DAMAGE-15). TCG-KEYWORD-LONGRANGE-01 to -03:
    none to an attacker with Long-Range."""
    attacker, defender = slot_of(s, s.attacker), slot_of(s, s.defender)
    pairs = [(attacker, defender)]
    if not values.keywords(s, attacker) & values.LONG_RANGE:
        pairs.append((defender, attacker))
    found = []
    for x, y in pairs:
        worth = values.traits(s, x)
        types = worth.damage or MELEE  # TCG-DAMAGE-10
        one = packet(s, ref(s, y), worth.atk, types, ref(s, x), combat=True, seat=s.controller[x])
        if one is not None:
            found.append(one)
    return tuple(found)


@flow
def conclude(s: State) -> Steps:
    """TCG-COMBAT-18, TCG-COMBAT-20, TCG-COMBAT-21: damage, checks, and the combat is over."""
    if not gone(s):
        yield from deal(s, blows(s))
    yield from checks(s)


def end_combat(s: State) -> None:
    """TCG-COMBAT-20: roles and "this combat" end, strikes too (TCG-STRIKE-11)."""
    s.attacker = s.defender = NOBODY
    s.fighting = 0
    s.struck = ()
    s.effects = tuple(e for e in s.effects if e.until != COMBAT)
