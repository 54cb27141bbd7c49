"""What a hero's cards bring into each round of a fight, by arithmetic.

The cards are taken together, as they would be used: what one gives only beside another counts if
that one is there, what was used in the round before counts from the second round on, and the Energy
is spent until there is none left. Dice come out as they do on average.
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

from . import content as c
from .context import Context
from .language import has
from .language import names as n
from .state import HEROES, IN, NONE, VS_CREATURES, Figure, Use, Worn

ROUNDS = 6
"""A fight that takes longer is lost."""
FIGHTING = tuple(
    n.W[w]
    for w in (
        *("round", "pool", "rolled", "reroll", "rerolled", "place", "placed", "defends"),
        *("struck", "damaged", "resolved", "ends", "hurting", "hurt", "falls"),
    )
)
"""The moments of a fight, in their order."""
HITS = 0.5
"""How often a die hits, about."""
ENDLESS = 3
"""An amount without end counts as so many."""
ODD = 0.45
"""How much of what is no die and no token is worth what its word says."""
ENERGY = 0.15
"""What one Energy is worth, in hits."""


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

    def dice(self, color: int) -> float:
        return min(float(c.DICE_EACH), max(0.0, self[color]))


WORTHS = (0.5, 0.55, 0.37, 0.35, 0.9, 0.8, 1.1, 1.0, 0.75, 0.5, ENERGY)
NOTHING = Blow()
ALONE = {"reroll": "reroll", "attrition": "attrition", "lower": "lower", "damage": "damage"} | {
    "defend": "defend",
    "armor": "armor",
    "wear": "attrition",
    "prevent": "heal",
    "rethrow": "reroll",
    "split": "defend",
}
"""Steps that bring so many of one thing."""
OFTEN = 0.7
"""How often what heals is needed when it is there."""


class Bout:
    """A fight without an opponent: the cards of one hero, round by round."""

    def __init__(self, cards: tuple[int, ...], energy: int) -> None:
        self.kit = has.kit_of(cards)
        self.energy = float(energy)
        self.off: set[int] = set()
        """Cards that have come off the sheet."""
        self.spent: set[int] = set()
        """Abilities that can't be used again."""
        foe = next(x for x, entry in enumerate(c.CREATURES) if entry.values[c.RED].attack > 8)
        self.s: Any = SimpleNamespace(
            bout=0,
            uses=(),
            uses_before=(),
            lost=[2],
            lost_before=[0],
            wounds=[2],
            level=[3],
            pet=[3],
            combo=[0],
            rage=[0],
            dice=bytearray(c.DIE.size),
            laid=[1] * len(n.BOXES),
            character=bytes([0, *[NONE] * (len(HEROES) - 1)]),
            worn=[cards[0]] * len(n.AREAS),
            addons=tuple(Worn(0, 0, card) for card in cards),
            fight=VS_CREATURES,
            foe=foe,
            field=0,
            figures=(Figure(0, foe, c.RED, -1, 1),),
            independent=1,
            raid=0,
            striker=0,
            slain=0,
            events=(),
            side=[IN] * len(HEROES),
        )

    def round(self, number: int) -> Blow:
        s = self.s
        s.bout, s.uses_before, s.uses = number, s.uses, ()
        s.lost_before = [2 * (number > 1)]
        blow = NOTHING
        for given in self.kit.has.gives:
            if given.card not in self.off and (given.test is None or given.test(s, Context(0))):
                blow = blow.plus(self.given(given))
        for window in FIGHTING:
            found = [a for a in self.kit.at.get(window, ()) if a.number not in self.spent]
            for ability in sorted(found, key=lambda a: a.test is not None):
                blow = blow.plus(self.use(ability, blow))
        return blow

    def given(self, gives: has.Gives) -> Blow:
        found = NOTHING
        for kind, number, arg in gives.bonuses:
            much = float(number(self.s, Context(0)))
            if kind == "dice":
                found = found._replace(**{n.COLORS[arg]: found[arg] + much})
            elif kind in ("reroll", "attrition", "lower"):
                found = found._replace(**{kind: getattr(found, kind) + much})
        return found.plus(found, 0.5) if gives.friends else found

    def price(self, ability: has.AbilityMade) -> float:
        card = c.CARDS[ability.card]
        if not ability.first or card.type != c.INSTANT:
            return 0.0
        own = self.kit.has
        less = sum(x for x, on in own.costs if on(ability.card) and card.energy)
        if any(x == ability.card and test(self.s, Context(0)) for x, test in own.free):
            return 0.0
        return max(0.0, float(card.energy - less))

    def use(self, ability: has.AbilityMade, so_far: Blow) -> Blow:
        """What an ability brings, if it can be used and is worth its price."""
        s = self.s
        if ability.card in self.off:
            return NOTHING
        if not ability.first and c.CARDS[ability.card].type == c.INSTANT:
            if not any(has.ABILITIES[u.ability].card == ability.card for u in s.uses):
                return NOTHING
        if ability.test is not None and not ability.test(s, Context(0, ability.number, 0)):
            return NOTHING
        price, cost = self.price(ability), ability.cost
        x, lost = 0, NOTHING
        if cost.kind == "energy":
            x = min(cost.most, ENDLESS, int((self.energy - price) // cost.each))
            price += x * cost.each
        elif cost.kind in ("combo", "rage"):
            x = min(cost.most, getattr(s, cost.kind)[0] // cost.each)
        elif cost.kind == "health":
            x = min(cost.most, 2)
            lost = NOTHING._replace(heal=-1.6 * x * cost.each)
        elif cost.kind == "dice":
            x = min(cost.most, 2)
            lost = NOTHING._replace(defend=-0.4 * x)
        if cost.kind not in ("", "unequip") and x < max(1, cost.least):
            return NOTHING
        if price > self.energy:
            return NOTHING
        blow = self.steps(ability.number, x, so_far)
        if ability.first:
            for card, more, _ in self.kit.has.improves:
                if card == ability.card:
                    blow = blow.plus(self.steps(more, x, so_far))
        blow = blow.plus(lost)
        tokens = any(do.op == "token" for do in has.ABILITIES[ability.number].program)
        if blow.worth + 0.3 * tokens <= ENERGY * price and not ability.must:
            return NOTHING
        self.energy += blow.energy - price
        if cost.kind in ("combo", "rage"):
            getattr(s, cost.kind)[0] -= x * cost.each
        for do in ability.program:
            if do.op == "token":
                much = do.n(s, Context(0, ability.number, 0, x, 1)) if do.n is not None else 1
                tokens_of = getattr(s, do.arg)
                tokens_of[0] = min(6, tokens_of[0] + int(much))
        s.uses = (*s.uses, Use(0, ability.number, 1))
        if any(do.op in ("unequip", "leave") for do in ability.program):
            self.off.add(ability.card)
        if cost.kind == "unequip" or c.CARDS[ability.card].type == c.BAG_TYPE:
            self.off.add(ability.card)
        if ability.once:
            self.spent.add(ability.number)
        return blow

    def steps(self, number: int, x: int, so_far: Blow) -> Blow:
        """What the steps of an ability bring to what is there already."""
        blow, spotted, chance = NOTHING, 1.0, 1.0
        for do in has.ABILITIES[number].program:
            ctx = Context(0, number, 0, x, spotted)  # type: ignore[arg-type]
            much = 1.0 if do.n is None else float(do.n(self.s, ctx))
            if do.op == "spot":
                spotted = share(so_far, do.arg[0])
                if not do.arg[1]:
                    chance *= min(1.0, spotted)
                    spotted = 1.0
            elif do.op == "change":
                there = share(so_far, do.arg[0])
                hue = {c.BLUE: "damage", c.GREEN: "armor"}.get(do.arg[2], "defend")
                amount = min(much, there) * (1 - HITS)
                blow = blow.plus(NOTHING._replace(**{hue: amount}), chance)
            elif do.op == "plus":
                amount = min(much, share(so_far, do.arg[0])) * do.arg[1] / n.FACES
                blow = blow.plus(NOTHING._replace(defend=amount), chance)
            elif do.op == "forgo":
                blow = blow.plus(NOTHING._replace(**{n.COLORS[do.arg]: -so_far.dice(do.arg)}))
            else:
                blow = blow.plus(step_blow(do, min(much, 2.0 * ENDLESS)), chance)
        return blow


def share(blow: Blow, dice: tuple[int, ...]) -> float:
    """How many of these dice show on average."""
    return sum(blow.dice(c.color_of(d)) for d in dice) / n.FACES


def step_blow(do: has.Do, much: float) -> Blow:
    if do.op == "dice":
        return NOTHING._replace(**{n.COLORS[do.arg] if do.arg >= 0 else "blue": much})
    if do.op in ALONE:
        return NOTHING._replace(**{ALONE[do.op]: much})
    if do.op in ("regain", "gain"):
        pool, whose = do.arg
        times = 1.5 if whose == "friends" else 1.0
        return NOTHING._replace(**{"heal" if pool == "health" else "energy": times * much})
    if do.op == "slay":
        return NOTHING._replace(damage=0.5)  # independent creatures only
    if do.op in ("revive", "reincarnate", "heal_pet"):
        return NOTHING._replace(heal=do.worth / 2)
    if do.op in ("token", "unequip", "remove"):
        return NOTHING
    return NOTHING._replace(defend=ODD * do.worth * min(much, 2.0))


@lru_cache(maxsize=65536)
def rounds_of(cards: tuple[int, ...], energy: int, curse: int) -> tuple[Blow, ...]:
    """What these cards bring into each round, as long as the Energy lasts."""
    bout = Bout(cards, energy)
    less = NOTHING._replace(reroll=-curse, attrition=-curse)
    return tuple(bout.round(number).plus(less) for number in range(1, ROUNDS + 1))


COUNTED = (0.45, 0.35, 0.2)
"""How much each of the first rounds counts."""
BETWEEN = {"health": 0.3, "energy": 0.15}
"""What one more of a capacity is worth."""
STATIC = ("eases", "keeps", "twice", "doubles", "hardens", "free_instant", "judges", "replaces")
HANDY = 0.15
"""What another static ability is worth."""


@lru_cache(maxsize=65536)
def power_of(cards: tuple[int, ...], energy: int) -> float:
    """What these cards are worth to a hero, in hits a round."""
    rounds = rounds_of(cards, energy, 0)
    total = sum(weight * blow.worth for weight, blow in zip(COUNTED, rounds, strict=False))
    return total + sum(extra(card) for card in cards)


@cache
def extra(card: int) -> float:
    """What a card is worth besides what it does in a round."""
    found = has.OF_CARD[card]
    total = 0.25 * c.CARDS[card].health
    for gives in found.gives:
        for kind, number, _ in gives.bonuses:
            if kind in BETWEEN:
                total += BETWEEN[kind] * number(None, Context(0))
    return total + HANDY * sum(bool(getattr(found, word)) for word in STATIC)


def alone(card: int) -> float:
    """What a card is worth by itself."""
    return power_of((card,), 6)
