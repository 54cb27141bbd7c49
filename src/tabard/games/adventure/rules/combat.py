"""Combat: before the roll, the roll and its powers, ranged, melee, and how it ends."""

from __future__ import annotations

from tabard.core.ask import Dice, Option, Pool, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import (
    ATTACKER,
    AWAY,
    DEFENDER,
    Card,
    Fired,
    Foe,
    Hook,
    Power,
    Seat,
    Space,
    State,
    Steps,
)
from . import cards, effects, items, line, quests, values, windows

SIX = (1, 2, 3, 4, 5, 6)
"""WAG-COMPONENTS-13: a sword is a 6."""
BOTH = Pool((Dice("red", SIX, 1), Dice("black", SIX, 1)))


def begin(s: State, foe: int, card: int, rival: int) -> None:
    """WAG-COMBAT-04: the active character attacks."""
    s.fighting = 1
    s.foe, s.foe_card, s.rival, s.field = foe, card, rival, s.at[s.turn]
    s.cancelled = s.down = s.blocked = s.changed = 0
    s.fired, s.hooks = (), ()
    for side in (ATTACKER, DEFENDER):
        s.dice[side] = 0
        s.bonus[side] = s.guard[side] = s.force[side] = 0
        s.spell[side] = -1
    for seat in range(s.seats):
        s.felled[seat] = s.harmed[seat] = 0
    if rival >= 0:
        s.energy[rival] = c.DEFENDER_ENERGY  # WAG-ENERGY-07, WAG-PVP-07
        emit(s, "attacks", s.turn, rival)
    else:
        emit(s, "fights", s.turn, foe)


def over(s: State) -> bool:
    """WAG-COMBAT-23, WAG-KEYWORD-02: there is nothing left to fight for."""
    return bool(s.cancelled or s.down or any(s.felled) or s.over)


@flow
def exchange(s: State) -> Steps:
    """WAG-COMBAT-02, WAG-PVP-11: one exchange."""
    yield from moment(s, n.BEFORE)
    if over(s):
        return
    faces = yield from chance("combat", BOTH)
    s.dice[ATTACKER], s.dice[DEFENDER] = faces[0][0], faces[1][0]
    emit(s, "dice", s.dice[ATTACKER], s.dice[DEFENDER])
    yield from effects.stung(s, DEFENDER)
    yield from effects.stung(s, ATTACKER)
    if s.kept:
        yield from effects.boots(s, DEFENDER)
        yield from effects.boots(s, ATTACKER)
    s.changed = 1
    yield from fire(s)
    if not over(s):
        yield from moment(s, n.AFTER)
    if not over(s):
        yield from strike(s, n.RANGED)
    if not over(s):
        yield from strike(s, n.MELEE)


@flow
def moment(s: State, when: int) -> Steps:
    """WAG-TIMING-04: the defender plays all they want, then the attacker."""
    side: int
    for side in (DEFENDER, ATTACKER):
        seat: Seat = values.combatant(s, side)
        if seat < 0:
            continue
        while not over(s) and windows.could(s, seat, when):
            option = yield from ask(
                seat, "combat", [*windows.options(s, seat, when), ("pass",)], secret=True
            )
            if option[0] == "pass":
                break
            yield from effects.use(s, seat, option, when)
            yield from fire(s)
    if any_falls(s):
        yield from check(s)


# -- activated powers -----------------------------------------------------------------------------


def due(s: State, side: int) -> tuple[int, ...]:
    """WAG-POWER-03, WAG-POWER-04, WAG-POWER-11, WAG-ABILITY-06: unused powers that the die
    shows."""
    seat = values.combatant(s, side)
    if seat < 0:
        numbers = has.FOE_POWERS[s.foe]
    else:
        numbers = has.FACE_POWERS[s.hero[seat]][s.side[seat]]
        if s.weapon[seat] >= 0 and s.spell[side] < 0:
            numbers += has.ITEM_POWERS[c.CARDS[s.weapon[seat]].item]
        if s.armor[seat] >= 0:
            numbers += has.ITEM_POWERS[c.CARDS[s.armor[seat]].item]
    return tuple(
        x
        for x in numbers
        if has.POWERS[x].when == n.ROLLS
        and has.POWERS[x].die == s.dice[side]
        and Fired(side, x) not in s.fired
    )


@flow
def fire(s: State) -> Steps:
    """WAG-COMBAT-08, WAG-POWER-02, WAG-POWER-09: the defender's, then the attacker's, and again
    while a die changes."""
    while s.changed:
        s.changed = 0
        if due(s, DEFENDER):
            yield from fire_side(s, DEFENDER)
        if due(s, ATTACKER):
            yield from fire_side(s, ATTACKER)
    if any_falls(s):
        yield from check(s)


@flow
def fire_side(s: State, side: int) -> Steps:
    """WAG-POWER-12: all that one result activates, in the order of whoever plays that side."""
    left: tuple[Power, ...] = due(s, side)
    seat: Seat = values.combatant(s, side)
    for power in left:
        s.fired = (*s.fired, Fired(side, power))
    while left:
        option = yield from ask(
            seat if seat >= 0 else values.right_of(s, s.turn),
            "powers",
            [("fire", x) for x in left],
        )
        power_: Power = option[1]
        left = tuple(x for x in left if x != power_)
        emit(s, "fired", power_)
        yield from effects.perform(s, seat, power_)


def any_falls(s: State) -> bool:
    """Whether there is anything to check."""
    seat, rival = s.turn, s.rival
    return (not s.felled[seat] and values.falling(s, seat)) or (
        rival >= 0 and not s.felled[rival] and values.falling(s, rival)
    )


@flow
def check(s: State) -> Steps:
    """WAG-COMBAT-16, WAG-COMBAT-21: who has taken as much damage as they have life is defeated."""
    side: int
    for side in (DEFENDER, ATTACKER):
        seat: Seat = values.combatant(s, side)
        if seat >= 0 and not s.felled[seat] and values.falling(s, seat):
            yield from effects.window(s, seat, n.WHEN_FALLING)
            if values.falling(s, seat):
                s.felled[seat] = 1


# -- attacks --------------------------------------------------------------------------------------


def hits(s: State, side: int, kind: int) -> int:
    """WAG-COMBAT-07, WAG-COMBAT-14, WAG-COMBAT-20: the damage of a hit in this step, -1: no hit."""
    if values.attack_type(s, side) != kind:
        return -1
    total = s.dice[side] + values.attack(s, side)
    if total < values.defense(s, 1 - side):
        emit(s, "missed", side, max(0, total))
        return -1
    emit(s, "hit", side, total)
    return values.damage(s, side)


@flow
def strike(s: State, kind: int) -> Steps:
    """WAG-COMBAT-11, WAG-COMBAT-13, WAG-COMBAT-17, WAG-COMBAT-19: all attacks of this type at once,
    then defeat is checked."""
    first: int = hits(s, ATTACKER, kind)
    second: int = hits(s, DEFENDER, kind)
    if first >= 0:
        yield from land(s, ATTACKER, first)
    if second >= 0:
        yield from land(s, DEFENDER, second)
    if any_falls(s):
        yield from check(s)


@flow
def land(s: State, side: int, many: int) -> Steps:
    """WAG-DAMAGE-04, WAG-DAMAGE-06: a hit, less what is prevented; then what waits for it."""
    target: Seat = values.combatant(s, 1 - side)
    by: Seat = values.combatant(s, side)
    if target < 0:
        s.down = int(many > 0)
    else:
        s.blocked = 0
        yield from effects.window(s, target, n.WHEN_HIT)
        real: int = max(0, many - s.blocked)
        yield from effects.wound(s, target, real, by)
        shaken(s, target, real)
    hook: Hook
    for hook in s.hooks:
        if hook.side == side:
            yield from effects.carry_out(s, hook.seat, hook.power, hook.step)
    if by < 0:
        power: Power
        for power in has.FOE_POWERS[s.foe]:
            if has.POWERS[power].when == n.HITS:
                emit(s, "fired", power)
                yield from effects.perform(s, -1, power)


def shaken(s: State, seat: int, many: int) -> None:
    """What a hit ends: a face that turns back, a card that lasts until then."""
    for static in has.FACE[s.hero[seat]][s.side[seat]]:
        if static.op == "turns_back" and many >= static.n:
            effects.turn_over(s, seat, 0)
    cards.detach(
        s,
        tuple(
            card.seat != seat or all(x.op != "until_hit" for x in has.ATTACHED[card.ability])
            for card in s.attached
        ),
    )


# -- against an encounter -------------------------------------------------------------------------


@flow
def fight(s: State, foe: Foe, card: Card) -> Steps:
    """WAG-COMBAT-01, WAG-COMBAT-03: an encounter card, a map encounter or one on an event."""
    begin(s, foe, card, -1)
    yield from exchange(s)
    seat: Seat = s.turn
    s.fighting = 0
    down: bool = bool(s.down)
    if s.cancelled:
        yield from escaped(s, card)
    elif down and s.felled[seat]:  # WAG-COMBAT-27
        quests.slain(s, seat, foe)
        bury(s, card)
        yield from effects.defeat(s, seat, -1)
    elif down:
        quests.slain(s, seat, foe)
        yield from reward(s, seat, foe, card)
    else:
        where: Space = s.field
        if s.felled[seat]:  # WAG-COMBAT-26
            yield from effects.defeat(s, seat, -1)
        if lingers(s, card):
            yield from line.put(s, card, where)
    if s.drawn == card:
        s.drawn = -1
    if down:
        yield from effects.happened(s, "slain", seat, foe)
        if c.FOES[foe].trophy >= 0:
            yield from effects.happened(s, "overlord_slain", seat, foe)
    rest(s)
    yield from quests.conclude(s)


def lingers(s: State, card: int) -> bool:
    """WAG-COMBAT-25, WAG-COMBAT-28: map encounters and those on an event's front stay where they
    are; all others go to the line."""
    return card >= 0 and not any(event.card == card for event in s.events)


@flow
def escaped(s: State, card: Card) -> Steps:
    """WAG-KEYWORD-02: as if nobody was defeated, unless the card sends the encounter away."""
    if lingers(s, card):
        if s.cancelled == AWAY:
            line.vacate(s, card)
            items.discard(s, card)
        else:
            yield from line.put(s, card, s.field)


def bury(s: State, card: int) -> None:
    """A defeated encounter that brings nothing."""
    if card < 0:
        cards.free_space(s, s.field)
    elif lingers(s, card):
        line.vacate(s, card)
        items.discard(s, card)


@flow
def reward(s: State, seat: Seat, foe: Foe, card: Card) -> Steps:
    """WAG-COMBAT-24, WAG-ENCOUNTER-08: the item on its back, or what is printed."""
    emit(s, "slain", seat, foe)
    facts = c.FOES[foe]
    if card < 0:
        cards.free_space(s, s.field)
        if facts.trophy >= 0:
            quests.trophy(s, seat, facts.trophy)
        yield from effects.level_up(s, seat, facts.gives)
    elif lingers(s, card):
        line.vacate(s, card)
        if c.CARDS[card].foe >= 0:
            items.gain(s, seat, card)
        elif facts.valor:
            cards.free_card(s, card)
            quests.honor(s, seat, card, facts.valor)
        else:
            items.discard(s, card)
    if has.FOE_WIN[foe] >= 0:
        yield from effects.perform(s, seat, has.FOE_WIN[foe])


def rest(s: State) -> None:
    """WAG-POWER-07: what was used in a combat ends with it."""
    s.foe = s.foe_card = s.field = -1
    if s.rival >= 0:
        s.energy[s.rival] = 0
    s.rival = -1
    s.cancelled = s.down = s.blocked = s.changed = 0
    s.fired, s.hooks = (), ()
    for side in (ATTACKER, DEFENDER):
        s.dice[side] = 0
        s.bonus[side] = s.guard[side] = s.force[side] = 0
        s.spell[side] = -1
    for seat in range(s.seats):
        s.felled[seat] = s.harmed[seat] = 0


# -- against a rival ------------------------------------------------------------------------------


@flow
def duel(s: State, rival: Seat) -> Steps:
    """WAG-PVP-01 to WAG-PVP-10: one exchange between two heroes."""
    begin(s, -1, -1, rival)
    yield from exchange(s)
    seat: Seat = s.turn
    s.fighting = 0
    lost: bool = bool(s.felled[rival])
    fell: bool = bool(s.felled[seat])
    if s.harmed[rival]:
        quests.dueled(s, seat)
    if lost and fell:  # WAG-PVP-09, WAG-QUEST-25
        yield from effects.defeat(s, rival, seat)
        yield from effects.defeat(s, seat, rival)
    elif lost:
        yield from steal(s, seat, rival)
        yield from effects.defeat(s, rival, seat)
    elif fell:
        yield from steal(s, rival, seat)
        yield from effects.defeat(s, seat, rival)
    rest(s)
    yield from quests.conclude(s)


def loot(s: State, victim: int) -> list[Option]:
    return [("take", card) for card in values.pack(s, victim)]


@flow
def steal(s: State, seat: Seat, victim: Seat) -> Steps:
    """WAG-PVP-08, WAG-DEFEAT-08, WAG-PACK-03, WAG-PACK-04: one item of choice out of the pack."""
    if values.pack(s, victim):
        option = yield from ask(seat, "steal", [*loot(s, victim), ("leave",)])
        if option[0] == "take":
            items.hand_over(s, victim, seat, option[1])
