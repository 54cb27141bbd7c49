"""p.28-29: the Attack Phase of one character: Dice Pool, Reroll, Place Tokens."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..context import Context
from ..language import has
from ..language import names as n
from ..state import IN, NONE, Ability, Hero, State, Steps
from . import dicework, effects, health, payment, placing, steps, values

ROLLED, REROLL, AFTER_REROLL = (n.W[w] for w in ("rolled", "reroll", "rerolled"))
PLACE, PLACED = n.W["place"], n.W["placed"]


@flow
def attack_phase(s: State, hero: Hero) -> Steps:
    """TBG-COMBAT-05: whoever is defeated or leaves on the way places nothing (TBG-ATTACK-17,
    TBG-CREATURE-11)."""
    begin_attack(s, hero)
    yield from pool_step(s, hero)
    if s.side[hero] == IN and values.opposed(s):
        yield from reroll_step(s, hero)
    if s.side[hero] == IN and values.opposed(s):
        yield from place_step(s, hero)
    finish(s)


def begin_attack(s: State, hero: int) -> None:
    """TBG-ATTACK-01, TBG-DICE-24: a pool of one's own: what all cards give, one's own and those of
    friends that give to all. TBG-CURSE-03, TBG-CURSE-07: less one Reroll for each Curse."""
    emit(s, "attacks", hero)
    s.attacker, s.rolled, s.own_threat, s.bound = hero, 0, 0, -1
    s.rerolls, s.attrition = values.foe_traits(s).hinders - s.curse[hero], 0
    dice = [0, 0, 0]
    for friend in values.friends(s, hero):
        for given in values.has_of(s, friend).gives:
            if friend == hero or given.friends:
                steps.give(s, dice, given, Context(friend, them=hero))
    for color in range(3):
        s.pool[color] = max(0, dice[color])  # what takes dice away takes them from all cards
        s.removed[color] = 0
        s.forgone[color] = NONE
    clear_dice(s)


def clear_dice(s: State) -> None:
    s.dice[:] = bytes(len(s.dice))
    s.laid[:] = bytes(len(s.laid))


def finish(s: State) -> None:
    """TBG-DICE-12: dice that were set aside come back."""
    s.attacker = s.bound = -1
    s.rolled = s.rerolls = s.attrition = s.own_threat = 0
    clear_dice(s)
    for color in range(3):
        s.pool[color] = s.removed[color] = 0
        s.forgone[color] = NONE


# -- the Dice Pool step ---------------------------------------------------------------------------


@flow
def pool_step(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-01 to TBG-ATTACK-06; TBG-STUN-05: Stuns count from the next one on.
    TBG-ATTACK-16: it may be without dice."""
    yield from health.moment(s, hero, effects.POOLING)
    if s.side[hero] != IN or not values.opposed(s):
        return
    for color in range(3):
        s.pool[color] = dicework.to_roll(s)[color]
    there: int = sum(s.pool) + sum(s.dice)  # dice that a card has set are of the pool
    if 2 * s.stun[hero] > there:  # TBG-STUN-03: no healing helps
        s.health[hero] = 0
        yield from health.fall(s, hero)
        return
    lost: int = min(there, 2 * s.stun[hero] + s.curse[hero])  # TBG-STUN-06
    while lost:
        option = yield from ask(s.player[hero], "strip", strips(s))
        strip(s, option[1])
        lost -= 1
    yield from dicework.roll(s, hero)
    yield from health.moment(s, hero, ROLLED)


def strips(s: State) -> list[Option]:
    """TBG-STUN-02, TBG-CURSE-02: dice of any color."""
    return [("color", color) for color in range(3) if s.pool[color] or values.thrown(s, color)]


def strip(s: State, color: int) -> None:
    """A die of a color goes, of those that a card has set only the last."""
    if s.pool[color]:
        payment.shed(s, c.die(color, 1))
        return
    first = c.die(color, 1)
    s.dice[next(d for d in range(first, first + 4 * n.FACES) if s.dice[d])] -= 1
    s.removed[color] += 1


# -- the Reroll step ------------------------------------------------------------------------------


@flow
def reroll_step(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-08, TBG-DICE-19: up to the Reroll value, of these dice alone; then what is marked
    for the end of the step."""
    yield from health.moment(s, hero, REROLL)
    if s.rerolls > 0 and not values.foe_traits(s).no_rerolls:
        yield from dicework.pick_and_throw(s, hero, s.rerolls, (0, 1, 2), True)
    dicework.forget_rerolls(s)
    yield from reroll_end(s, hero)


def menaces(s: State, hero: int, window: int) -> tuple[int, ...]:
    """TBG-CREATURE-05: what the opponent does at this moment, unless a card protects."""
    if values.immune(s, hero):
        return ()
    found = values.foe_traits(s).abilities
    return tuple(a for a in found if has.ABILITIES[a].window == window)


@flow
def suffer(s: State, hero: Hero, window: int) -> Steps:
    """TBG-CREATURE-06: once for each Attack Phase, however many creatures there are."""
    ability: Ability
    for ability in menaces(s, hero, window):
        if s.side[hero] == IN:
            yield from effects.carry_out(s, hero, ability, 0, hero)
            yield from health.settle(s)


def last_options(s: State, hero: int, faced: bool) -> list[Option]:
    found = effects.usable(s, hero, AFTER_REROLL, hero)
    comes = not faced and menaces(s, hero, AFTER_REROLL)
    return [*found, ("face",) if comes else ("done",)]


@flow
def reroll_end(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-09, TBG-TIMING-11: the active character says when the opponent's ability comes,
    before one's own or after. What friends can use comes right before it."""
    yield from effects.duties(s, hero, AFTER_REROLL, hero)
    yield from health.settle(s)
    faced: bool = False
    while s.side[hero] == IN and (not faced or effects.usable(s, hero, AFTER_REROLL, hero)):
        option = yield from ask(s.player[hero], "last_word", last_options(s, hero, faced))
        match option:
            case ("use", _, ability):
                yield from effects.use(s, hero, ability, hero)
                yield from health.settle(s)
            case _:
                if faced or not more_to_come(s, hero):
                    return
                faced = True
                yield from helped(s, hero)
                yield from suffer(s, hero, AFTER_REROLL)


def more_to_come(s: State, hero: int) -> bool:
    return bool(menaces(s, hero, AFTER_REROLL) or effects.helpers(s, hero, AFTER_REROLL))


@flow
def helped(s: State, hero: Hero) -> Steps:
    """Friends use what they have for the active character."""
    helper: Hero
    for helper in effects.helpers(s, hero, AFTER_REROLL):
        yield from effects.window_of(s, helper, AFTER_REROLL, hero)
    yield from health.settle(s)


# -- the Place Tokens step ------------------------------------------------------------------------


@flow
def place_step(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-10 to TBG-ATTACK-14."""
    for box in range(len(s.laid)):
        s.laid[box] = 0
    yield from health.moment(s, hero, PLACE)
    yield from placing.place_dice(s, hero)
    placing.place_attrition(s, hero)
    yield from health.moment(s, hero, PLACED)
    yield from suffer(s, hero, PLACED)
