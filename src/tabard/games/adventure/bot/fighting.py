"""Fights: how likely they are won, and which cards are worth playing in them."""

from __future__ import annotations

from typing import NamedTuple

from tabard.core.ask import Option

from .. import content as c
from ..language import has
from ..language import names as n
from ..rules import values, windows
from ..state import State

CARD_BONUS, MOST_CARDS = 0.6, 2.4
"""What a card in hand adds to an attack, about, and what all of them can."""
KILL, WOUND, FALL = 1.0, 0.22, 1.2


class Striker(NamedTuple):
    """One side of an exchange, without its die."""

    attack: int
    defense: int
    damage: int
    ranged: bool
    life: int
    """How much damage it can take; an encounter 1."""


def hit(attack: float, defense: float) -> float:
    """
    >>> hit(1, 4)
    0.6666666666666666
    """
    return min(6.0, max(0.0, 7 - (defense - attack))) / 6


def hero(s: State, seat: int) -> Striker:
    """A hero outside a combat."""
    facts, numbers = c.HEROES[s.hero[seat]], values.numbers(s, seat)
    attack, kind, defense = numbers.attack, facts.type, numbers.defense
    if s.weapon[seat] >= 0:
        item = values.item(s.weapon[seat])
        attack, kind = item.value, item.type
    if s.armor[seat] >= 0:
        defense = values.item(s.armor[seat]).value
    left = values.life(s, seat) - s.hurt[seat]
    return Striker(attack, defense, numbers.damage, kind == n.RANGED, left)


def chance(s: State, seat: int, foe: int) -> float:
    """How likely a hero defeats an encounter and survives."""
    me, facts = hero(s, seat), c.FOES[foe]
    extra = min(MOST_CARDS, CARD_BONUS * s.held[seat])
    mine = hit(me.attack + extra, facts.defense)
    theirs = hit(facts.attack, me.defense)
    falls = theirs if facts.damage >= me.life else 0.0
    if me.ranged and facts.type == n.MELEE:
        return mine
    if facts.type == n.RANGED and not me.ranged:
        return mine * (1 - falls)
    return mine * (1 - falls)


def duel_edge(s: State, seat: int, rival: int) -> float:
    """How much better an exchange is for oneself than for the rival."""
    me, other = hero(s, seat), hero(s, rival)
    mine = hit(me.attack + 0.5, other.defense) * min(1.0, me.damage / max(1, other.life))
    theirs = hit(other.attack + 0.3, me.defense) * min(1.0, other.damage / max(1, me.life))
    return mine - theirs


# -- in a combat ----------------------------------------------------------------------------------


def side(s: State, which: int) -> Striker:
    seat = values.combatant(s, which)
    life = 1 if seat < 0 else values.life(s, seat) - s.hurt[seat]
    return Striker(
        values.attack(s, which),
        values.defense(s, which),
        values.damage(s, which),
        values.attack_type(s, which) == n.RANGED,
        life,
    )


def exchanged(me: Striker, foe: Striker, mine: int, theirs: int, rival: bool) -> float:
    """What an exchange with these dice is worth."""
    strikes = mine + me.attack >= foe.defense
    struck = theirs + foe.attack >= me.defense
    kills = strikes and me.damage >= foe.life
    falls = struck and foe.damage >= me.life
    if kills and me.ranged and not foe.ranged:
        struck = falls = False
    if falls and foe.ranged and not me.ranged:
        strikes = kills = False
    worth = KILL if kills else 0.25 * strikes * me.damage if rival else 0.0
    if falls:
        return worth * (0.3 if not rival else 0.6) - FALL
    return worth - (WOUND * foe.damage if struck else 0.0)


def expected(me: Striker, foe: Striker, dice: tuple[int, int], rival: bool) -> float:
    """The same over all dice that are still to fall (0)."""
    mine = (dice[0],) if dice[0] else range(1, 7)
    theirs = (dice[1],) if dice[1] else range(1, 7)
    total = sum(exchanged(me, foe, a, b, rival) for a in mine for b in theirs)
    return total / (len(mine) * len(theirs))


def with_steps(
    s: State, seat: int, power: int, me: Striker, foe: Striker
) -> tuple[Striker, Striker]:
    """Both sides after a card, as far as numbers tell it."""
    for do in has.POWERS[power].steps:
        if do.level > s.level[seat] or not values.holds(s, seat, do.test):
            continue
        if do.op == "attach":
            for static in has.ATTACHED[power] if do.arg[0] == "opponent" else ():
                if static.op == "attack":
                    foe = foe._replace(attack=foe.attack + static.n)
                elif static.op == "defense":
                    foe = foe._replace(defense=foe.defense + static.n)
        elif do.op == "weapon":
            me = me._replace(attack=do.arg[1] + s.charge[seat], ranged=do.arg[0] == n.RANGED)
        elif do.op in ("attack", "defense", "damage"):
            if do.foe:
                foe = foe._replace(**{do.op: getattr(foe, do.op) + do.n})
            else:
                me = me._replace(**{do.op: getattr(me, do.op) + do.n})
    return me, foe


def pick(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """WAG-TIMING-08: the card that helps most for what it costs, or none."""
    mine = values.side_of(s, seat)
    me, foe = side(s, mine), side(s, 1 - mine)
    rival = values.combatant(s, 1 - mine) >= 0
    dice = s.dice[mine], s.dice[1 - mine]
    now = expected(me, foe, dice, rival)
    best, chosen = max(0.02, 0.14 - 0.015 * s.held[seat]), ("pass",)
    for option in options:
        if option[0] == "pass":
            continue
        power = option[1]
        if option[0] == "use_item":
            power = windows.power_of_item(power, n.AFTER if dice[0] else n.BEFORE)
        gain = _gain(s, seat, power, me, foe, dice, rival, now)
        cost = has.POWERS[power].cost * 0.03 + (0.12 if option[0] == "use_item" else 0.05)
        if gain - cost > best:
            best, chosen = gain - cost, option
    return chosen if chosen in options else options[-1]


def _gain(
    s: State,
    seat: int,
    power: int,
    me: Striker,
    foe: Striker,
    dice: tuple[int, int],
    rival: bool,
    now: float,
) -> float:
    ops = {do.op for do in has.POWERS[power].steps}
    if "cancel_battle" in ops:
        return -0.15 - now
    if "reroll" in ops:
        return expected(me, foe, (0, dice[1]), rival) - now
    gain = expected(*with_steps(s, seat, power, me, foe), dice, rival) - now
    return gain + (0.1 if "draw" in ops else 0.0)
