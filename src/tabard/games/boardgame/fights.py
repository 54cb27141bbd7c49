"""What a fight is likely to come to, by arithmetic: quick enough for a bot that looks at many.

What a hero's cards bring into each round (`blows`) is fought out with averages. `odds` plays fights
instead, and is right where this is quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from types import SimpleNamespace
from typing import NamedTuple

from . import content as c
from .blows import ROUNDS, power_of, rounds_of
from .context import Context
from .language import has
from .language import names as n
from .rules import values
from .state import VS_BOSS, Figure, State, faction_of

SPREAD = 1.2
"""How far from the average things come out, in hits."""
WIDE = 0.8
"""How much less sure each round makes it."""
LOW = 0.25
"""How many dice bite, about; they are the first to be thrown again."""
CAPPED = 0.2
"""How many hits are above a cap."""
HEALS = 0.6
"""How much of the healing is brought."""


def strength_of(s: State, hero: int) -> float:
    """What a hero brings into a round at full Energy, in hits."""
    return power_of(values.kit(s, hero).cards, values.capacity(s, hero, "energy"))


# -- the opponent ---------------------------------------------------------------------------------

HARMS = {"lose": 1.0, "stun": 0.9, "curse": 0.7, "disarm": 0.5, "banish": 0.4, "waste": 0.2}
"""What one of each is worth in Health."""


class Bites(NamedTuple):
    bite: float
    """Health lost in a round for each die that is rolled."""
    mend: float
    """Hits that go in each round."""


@cache
def menace(foe: has.Foe) -> Bites:
    """What an opponent does besides striking, on average."""
    faces = bytearray(c.DIE.size)
    for color in (c.RED, c.BLUE):
        for face in range(1, n.FACES + 1):
            faces[c.die(color, face)] = 1
    shown = SimpleNamespace(dice=faces)
    bite = mend = 0.0
    for number in foe.abilities:
        for do in has.ABILITIES[number].program:
            if do.op == "mend":
                mend += 1.0 if do.n is None else _many(do.n)
                continue
            try:
                rate = 0.125 if do.n is None else do.n(shown, Context(0)) / (2 * n.FACES)
            except (AttributeError, TypeError):
                rate = 0.125
            energy = do.op == "lose" and do.arg[0] == "energy"
            bite += HARMS.get(do.op, 0.0) * rate * (0.25 if energy else 1.0)
    return Bites(bite, mend)


def _many(number: has.Number) -> float:
    """An amount that may depend on how many there are: for one opponent, and four heroes."""
    one = SimpleNamespace(seats=4, fight=VS_BOSS, side=[0], dice=bytes(c.DIE.size))
    return float(number(one, Context(0)))


class Clash(NamedTuple):
    """How a fight comes out on average."""

    left: float
    """Health that is left; below 0: it is lost."""
    rounds: int
    chance: float
    """That it is won."""


def clash(
    s: State, heroes: Sequence[int], figures: Sequence[Figure], boss: int = -1, rested: bool = False
) -> Clash:
    """Heroes against creatures, or against a boss. `rested`: with all their tokens."""
    group = []
    left = 0
    for hero in heroes:
        energy, curse = s.energy[hero], s.curse[hero]
        if rested:
            energy, curse = values.capacity(s, hero, "energy"), 0
            left += max(s.health[hero], values.capacity(s, hero, "health")) + s.pet[hero]
        else:
            left += s.health[hero] + s.pet[hero]
        group.append((values.kit(s, hero).cards, energy, curse))
    against = tuple((f.creature, f.color, f.many) for f in figures)
    more = 0
    if boss >= 0 and c.BOSSES[boss].overlord >= 0:
        more = values.burden(s, faction_of(heroes[0]))
    elif figures:
        more = values.plagued(s, figures[0].region)
    return fought(tuple(group), left, against, boss, values.party(s) > 4, more)


@lru_cache(maxsize=16384)
def fought(
    heroes: tuple[tuple[tuple[int, ...], int, int], ...],
    had: float,
    creatures: tuple[tuple[int, int, int], ...],
    boss: int,
    six: bool,
    more: int,
) -> Clash:
    """Rounds of averages, until one side is gone. `more`: what each opponent's Attack is higher
    by."""
    if boss >= 0:
        worth = c.BOSSES[boss].values[six]
        foes = [(float(worth.health), float(worth.attack + more))]
        threat, foe = worth.threat, has.FOE_OF[len(c.CREATURES) + boss]
    elif creatures:
        worths = [c.CREATURES[x].values[color] for x, color, many in creatures for _ in range(many)]
        foes = sorted((float(w.health), float(w.attack + more)) for w in worths)
        threat, foe = max(w.threat for w in worths), has.FOE_OF[creatures[0][0]]
    else:
        return Clash(0.0, 0, 0.0)
    group = [rounds_of(*hero) for hero in heroes]
    left = float(had)
    harm = menace(foe)
    damage, fallen = 0.0, 0
    for number in range(ROUNDS):
        ranged = held = armor = worn = bitten = healed = 0.0
        for rounds in group:
            blow = rounds[number]
            chance = min(1.0, max(0.0, 9 - threat + blow.lower) / 8)
            red, blue, green = (min(c.DICE_EACH, max(0.0, x)) for x in blow[:3])
            dice = red + blue + green
            again = 0.0
            if not foe.no_rerolls:
                again = max(0.0, blow.reroll + foe.hinders)
            hit = chance + min((1 - chance), again / max(1.0, dice)) * chance
            safe = hit
            if foe.armor_from:
                safe = min(hit, (9 - foe.armor_from) / 8)
            ranged += blue * hit + blow.damage
            held += red * hit + blow.defend
            armor += green * safe + blow.armor
            worn += _worn(max(0.0, blow.attrition), dice, foe)
            bitten += harm.bite * (red + blue - min(again, (red + blue) * LOW))
            healed += HEALS * blow.heal
        if foe.hits_capped:
            over = (ranged + held) * CAPPED
            ranged, held, worn = ranged - ranged * CAPPED, held - held * CAPPED, worn + over
        damage += ranged
        left = min(had, left - bitten + min(healed, had - left + bitten))
        attack = 0.0
        spare = damage
        for health, strikes in foes[fallen:]:
            attack += strikes / (1 + exp(min(30.0, 1.7 * (spare - health) / SPREAD)))
            spare -= health
        left -= softly(attack - held - armor)
        damage += held + worn
        while fallen < len(foes) and damage >= foes[fallen][0]:
            damage -= foes[fallen][0]
            fallen += 1
        if fallen == len(foes):
            return Clash(left, number + 1, _chance(left, number + 1, len(heroes)))
        damage = max(0.0, damage - harm.mend * (len(foes) - fallen))
    missing = sum(health for health, _ in foes[fallen:]) - damage
    return Clash(
        min(left, 0.0) - 0.5 * missing, ROUNDS, _chance(left - missing, ROUNDS, len(heroes))
    )


def _worn(attrition: float, dice: float, foe: has.Foe) -> float:
    if foe.no_attrition:
        return 0.0
    if foe.halves_attrition:
        return attrition / 2
    return min(attrition, dice * 3 / 8) if foe.attrition_capped else attrition


def softly(much: float) -> float:
    """What gets through on average, where so much does if all comes out as expected."""
    return max(0.0, much) + 0.5 * SPREAD * exp(-abs(much) / SPREAD)


def _chance(left: float, rounds: int, heroes: int) -> float:
    """Fitted to 6,000 fights that were played."""
    wide = (1.0 + WIDE * rounds) * heroes
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * left / wide))))
