"""What a fight is likely to come to, by arithmetic: quick enough for a bot that looks at many.

A hero's cards are added up to what they bring into each round (`Blow`): dice, tokens, Health. The
rounds are then fought with averages. `odds` plays fights instead, and is right where this is quick.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from types import SimpleNamespace
from typing import NamedTuple

from . import content as c
from .context import Context
from .language import has
from .language import names as n
from .rules import values
from .state import Figure, State

ROUNDS = 6
"""A fight that takes longer is lost."""
FIGHTING = frozenset(
    n.W[w]
    for w in (
        *("round", "pool", "rolled", "reroll", "rerolled", "place", "placed", "defends"),
        *("struck", "damaged", "resolved", "ends", "hurting", "hurt", "falls"),
    )
)
"""The moments of a fight."""
SPOTS, TESTS = 0.6, 0.2
"""How often what needs a certain die, or a condition, can be used."""
ENDLESS = 4
"""An amount without end counts as so many."""
SPREAD = 0.8
"""How far from the average things come out, in hits."""
WIDE = 0.55
"""How much less sure each round makes it."""
SKILL = 0.85
"""How much of what abilities could bring is brought, and:"""
HEALS = 0.42
"""of the healing."""
ODD = 0.45
"""And of what is no die and no token: results that are changed, say."""


class Blow(NamedTuple):
    """What is brought into one round."""

    red: float = 0.0
    blue: float = 0.0
    green: float = 0.0
    reroll: float = 0.0
    attrition: float = 0.0
    lower: float = 0.0
    damage: float = 0.0
    defend: float = 0.0
    armor: float = 0.0
    heal: float = 0.0
    energy: float = 0.0

    def plus(self, other: Blow, times: float = 1.0) -> Blow:
        return Blow(*(a + times * b for a, b in zip(self, other, strict=True)))

    @property
    def worth(self) -> float:
        """In hits, about."""
        return sum(a * b for a, b in zip(self, WORTHS, strict=True))


WORTHS = (0.5, 0.55, 0.4, 0.3, 0.8, 1.2, 1.0, 1.0, 0.8, 0.9, 0.25)
NOTHING = Blow()
ALONE = {"reroll": "reroll", "attrition": "attrition", "lower": "lower", "damage": "damage"} | {
    "defend": "defend",
    "armor": "armor",
    "wear": "attrition",
    "prevent": "heal",
    "rethrow": "reroll",
}
"""Steps that bring so many of one thing."""


def much_of(number: has.Number | None) -> float:
    """How many, without a fight to count in: where it takes one, or a price that varies, 1."""
    if number is None:
        return 1.0
    try:
        return float(min(ENDLESS, number(None, Context(0, x=1, spotted=1))))
    except (AttributeError, TypeError):
        return 1.0


def step_blow(do: has.Do) -> Blow:
    much = much_of(do.n)
    if do.op == "dice":
        return NOTHING._replace(**{n.COLORS[do.arg] if do.arg >= 0 else "blue": much})
    if do.op in ALONE:
        return NOTHING._replace(**{ALONE[do.op]: much})
    if do.op in ("regain", "gain"):
        pool, whose = do.arg
        times = 1.5 if whose else 1.0
        return NOTHING._replace(**{"heal" if pool == "health" else "energy": times * much})
    if do.op == "slay":
        return NOTHING._replace(damage=3 * do.worth)
    if do.op in ("revive", "reincarnate", "heal_pet"):
        return NOTHING._replace(heal=do.worth / 2)
    return NOTHING._replace(defend=ODD * do.worth * min(much, 2.0))


class Trick(NamedTuple):
    """An ability that can be used in a fight: what it brings, and its price in Energy."""

    blow: Blow
    price: float
    lasts: bool
    """Not only once."""
    worth: float


@cache
def trick(number: int) -> Trick:
    ability = has.ABILITIES[number]
    blow, chance = NOTHING, TESTS if ability.test is not None else 1.0
    for do in ability.program:
        if do.op == "spot":
            chance *= SPOTS
        blow = blow.plus(step_blow(do), chance)
    card = c.CARDS[ability.card]
    price = float(card.energy) if ability.first and card.type == c.INSTANT else 0.0
    cost = ability.cost
    if cost.kind == "energy":
        price += max(1, cost.least) * cost.each
    elif cost.kind == "health":
        blow = blow._replace(heal=blow.heal - max(1, cost.least) * cost.each)
    elif cost.kind:
        blow = blow.plus(NOTHING._replace(defend=-cost.worth))
    lasts = not ability.once and all(do.op not in ("unequip", "leave") for do in ability.program)
    lasts = lasts and cost.kind != "unequip" and card.type != c.BAG_TYPE
    return Trick(blow, price, lasts, blow.worth)


@cache
def given(card: int) -> Blow:
    """What a card adds to every round by itself."""
    blow = NOTHING
    for gives in has.OF_CARD[card].gives:
        chance = TESTS if gives.test is not None else 1.0
        for kind, number, arg in gives.bonuses:
            if kind == "dice":
                one = NOTHING._replace(**{n.COLORS[arg]: much_of(number)})
            elif kind in ("reroll", "attrition", "lower"):
                one = NOTHING._replace(**{kind: much_of(number)})
            else:
                continue
            blow = blow.plus(one, chance * (1.5 if gives.friends else 1.0))
    return blow


LASTING, ONCE = 0.8, 0.4
BETWEEN = {"health": 0.5, "energy": 0.25}
"""What one more of a capacity is worth."""


@cache
def card_worth(card: int) -> float:
    """What a card does for a hero, in hits a round."""
    total = given(card).worth
    for gives in has.OF_CARD[card].gives:
        total += sum(BETWEEN.get(kind, 0.0) * much_of(number) for kind, number, _ in gives.bonuses)
    for number in has.OF_CARD[card].abilities:
        one = trick(number)
        gain = one.worth - 0.25 * one.price
        total += max(0.0, gain * (LASTING if one.lasts else ONCE))
    for _, number, _ in has.OF_CARD[card].improves:
        total += 0.5 * trick(number).worth
    return total + 0.25 * c.CARDS[card].health + 0.02 * c.CARDS[card].level


@lru_cache(maxsize=8192)
def rounds_of(cards: tuple[int, ...], energy: int, curse: int) -> tuple[Blow, ...]:
    """What these cards bring into each round, as long as the Energy lasts."""
    base = NOTHING
    tricks: list[tuple[float, Trick]] = []
    for card in cards:
        base = base.plus(given(card))
        for number in has.OF_CARD[card].abilities:
            if has.ABILITIES[number].window in FIGHTING:
                one = trick(number)
                tricks.append((one.worth - 0.15 * one.price, one))
        for _, number, _ in has.OF_CARD[card].improves:
            base = base.plus(trick(number).blow, 0.5)
    base = base._replace(reroll=base.reroll - curse, attrition=base.attrition - curse)
    tricks.sort(key=lambda pair: -pair[0])
    left, rounds, spent = float(energy), [], set()
    for _ in range(ROUNDS):
        blow = base
        for at, (gain, one) in enumerate(tricks):
            if gain <= 0 or one.price > left or at in spent:
                continue
            left += one.blow.energy - one.price
            blow = blow.plus(one.blow, SKILL)
            if not one.lasts:
                spent.add(at)
        rounds.append(blow)
    return tuple(rounds)


def strength_of(s: State, hero: int) -> float:
    """What a hero brings into a round at full Energy, in hits."""
    cards = values.kit(s, hero).cards
    return rounds_of(cards, values.capacity(s, hero, "energy"), 0)[0].worth


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
                mend += much_of(do.n)
                continue
            try:
                rate = 0.125 if do.n is None else do.n(shown, Context(0)) / (2 * n.FACES)
            except (AttributeError, TypeError):
                rate = 0.125
            energy = do.op == "lose" and do.arg[0] == "energy"
            bite += HARMS.get(do.op, 0.0) * rate * (0.25 if energy else 1.0)
    return Bites(bite, mend)


class Clash(NamedTuple):
    """How a fight comes out on average."""

    left: float
    """Health that is left; below 0: it is lost."""
    rounds: int
    chance: float
    """That it is won."""


LOST = Clash(-9.0, ROUNDS, 0.0)


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
    return fought(tuple(group), left, against, boss, values.party(s) > 4)


@lru_cache(maxsize=16384)
def fought(
    heroes: tuple[tuple[tuple[int, ...], int, int], ...],
    had: float,
    creatures: tuple[tuple[int, int, int], ...],
    boss: int,
    six: bool,
) -> Clash:
    """Rounds of averages, until one side is gone."""
    if boss >= 0:
        worth = c.BOSSES[boss].values[six]
        foes = [(float(worth.health), float(worth.attack))]
        threat, foe = worth.threat, has.FOE_OF[len(c.CREATURES) + boss]
    elif creatures:
        worths = [c.CREATURES[x].values[color] for x, color, many in creatures for _ in range(many)]
        foes = sorted((float(w.health), float(w.attack)) for w in worths)
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
            again = 0.0
            dice = blow.red + blow.blue + blow.green
            if dice > 0 and not foe.no_rerolls:
                again = min(1.0, max(0.0, blow.reroll + foe.hinders) / dice)
            hit = chance + (1 - chance) * again * chance
            green = hit
            if foe.armor_from:
                green = min(hit, (9 - foe.armor_from) / 8)
            ranged += blow.blue * hit + blow.damage
            held += blow.red * hit + blow.defend
            armor += blow.green * green + blow.armor
            worn += _worn(max(0.0, blow.attrition), dice, foe)
            bitten += harm.bite * dice
            healed += HEALS * blow.heal
        if foe.hits_capped:
            over = (ranged + held) * 0.6
            ranged, held, worn = ranged * 0.4, held * 0.4, worn + over
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
            return Clash(left, number + 1, _chance(left, number + 1))
        if left <= -3:
            break
        damage = max(0.0, damage - harm.mend * (len(foes) - fallen))
    missing = sum(health for health, _ in foes[fallen:]) - damage
    return Clash(min(left, 0.0) - 0.5 * missing, ROUNDS, _chance(left - missing, ROUNDS))


def _worn(attrition: float, dice: float, foe: has.Foe) -> float:
    if foe.no_attrition:
        return 0.0
    if foe.halves_attrition:
        return attrition / 2
    return min(attrition, dice * 3 / 8) if foe.attrition_capped else attrition


def softly(much: float) -> float:
    """What gets through on average, where so much does if all comes out as expected."""
    return max(0.0, much) + 0.5 * SPREAD * exp(-abs(much) / SPREAD)


def _chance(left: float, rounds: int) -> float:
    """Fitted to 300 fights that were played."""
    wide = 1.0 + WIDE * rounds
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.7 * left / wide))))
