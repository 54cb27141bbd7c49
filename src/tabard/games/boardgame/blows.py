"""What a hero's cards bring into each round of a fight, by arithmetic.

The cards are taken together, as they would be used: what one gives only beside another counts if
that one is there, what was used in the round before counts from the second round on, and the Energy
is spent until there is none left. Dice come out as they do on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeAlias

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
HIT_RATE = 0.5
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

    @property
    def worth(self) -> float:
        """In hits, about."""
        return value_of(self)


WORTHS = (0.5, 0.55, 0.37, 0.35, 0.9, 0.8, 1.1, 1.0, 0.75, 0.5, ENERGY)
Tally: TypeAlias = "list[float]"
"""A `Blow` that is being added up."""
AT = {name: number for number, name in enumerate(Blow._fields)}
AT_DAMAGE, AT_DEFEND, AT_ARMOR, AT_HEAL, AT_ENERGY = (
    AT[x] for x in ("damage", "defend", "armor", "heal", "energy")
)
ALONE = {x: AT[x] for x in ("reroll", "attrition", "lower", "damage", "defend", "armor")} | {
    "wear": AT["attrition"],
    "prevent": AT_HEAL,
    "rethrow": AT["reroll"],
    "split": AT_DEFEND,
}
"""Steps that bring so many of one thing."""


def value_of(blow: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(blow, WORTHS, strict=True))


def nothing() -> Tally:
    return [0.0] * len(WORTHS)


@cache
def undoes(card: int) -> bool:
    """Does using a card take all hits away that were laid? It is good for a last blow."""
    return any(
        do.op == "clear" for x in has.OF_CARD[card].abilities for do in has.ABILITIES[x].program
    )


def dice_in(blow: Tally, color: int) -> float:
    return min(float(c.DICE_EACH), max(0.0, blow[color]))


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

    def round(self, number: int) -> Tally:
        s = self.s
        s.bout, s.uses_before, s.uses = number, s.uses, ()
        s.lost_before = [2 * (number > 1)]
        blow = nothing()
        for given in self.kit.has.gives:
            if given.card not in self.off and (given.test is None or given.test(s, Context(0))):
                self.give(blow, given)
        for window in FIGHTING:
            found = self.kit.at.get(window)
            if found:
                for ability in sorted(found, key=lambda a: a.test is not None):
                    if ability.number not in self.spent and ability.card not in self.off:
                        self.use(ability, blow)
        return blow

    def give(self, blow: Tally, gives: has.Gives) -> None:
        times = 1.5 if gives.friends else 1.0
        for kind, number, arg in gives.bonuses:
            if kind == "dice":
                blow[arg] += times * number(self.s, Context(0))
            elif kind in ALONE:
                blow[ALONE[kind]] += times * number(self.s, Context(0))

    def price(self, ability: has.AbilityMade) -> float:
        card = c.CARDS[ability.card]
        if not ability.first or card.type != c.INSTANT:
            return 0.0
        own = self.kit.has
        less = sum(x for x, on in own.costs if on(ability.card) and card.energy)
        if any(x == ability.card and test(self.s, Context(0)) for x, test in own.free):
            return 0.0
        return max(0.0, float(card.energy - less))

    def use(self, ability: has.AbilityMade, blow: Tally) -> None:
        """What an ability brings, if it can be used and is worth its price."""
        s = self.s
        if undoes(ability.card):
            return
        if not ability.first and c.CARDS[ability.card].type == c.INSTANT:
            if not any(has.ABILITIES[u.ability].card == ability.card for u in s.uses):
                return
        if ability.test is not None and not ability.test(s, Context(0, ability.number, 0)):
            return
        price, cost = self.price(ability), ability.cost
        x = self.pays(cost, price)
        if cost.kind == "energy":
            price += x * cost.each
        if price > self.energy or (cost.kind not in ("", "unequip") and x < max(1, cost.least)):
            return
        more = nothing()
        self.steps(ability.number, x, blow, more)
        if ability.first:
            for card, with_it, _ in self.kit.has.improves:
                if card == ability.card:
                    self.steps(with_it, x, blow, more)
        if cost.kind == "health":
            more[AT_HEAL] -= 1.6 * x * cost.each
        elif cost.kind == "dice":
            more[AT_DEFEND] -= 0.4 * x
        tokens = sum(do.op == "token" for do in ability.program)
        if value_of(more) + 0.3 * tokens <= ENERGY * price and not ability.must:
            return
        for at, much in enumerate(more):
            blow[at] += much
        self.energy += more[AT_ENERGY] - price
        self.used(ability, x)

    def pays(self, cost: has.Cost, price: float) -> int:
        """How much is paid, where one may choose."""
        if cost.kind == "energy":
            return min(cost.most, ENDLESS, int((self.energy - price) // cost.each))
        if cost.kind in ("combo", "rage"):
            return int(min(cost.most, getattr(self.s, cost.kind)[0] // cost.each))
        return min(cost.most, 2) if cost.kind in ("health", "dice") else 0

    def used(self, ability: has.AbilityMade, x: int) -> None:
        """What the use of an ability leaves behind."""
        s, cost = self.s, ability.cost
        if cost.kind in ("combo", "rage"):
            getattr(s, cost.kind)[0] -= x * cost.each
        for do in ability.program:
            if do.op == "token":
                much = 1 if do.n is None else do.n(s, Context(0, ability.number, 0, x, 1))
                held = getattr(s, do.arg)
                held[0] = min(6, held[0] + int(much))
        s.uses = (*s.uses, Use(0, ability.number, 1))
        off = any(do.op in ("unequip", "leave") for do in ability.program)
        if off or cost.kind == "unequip" or c.CARDS[ability.card].type == c.BAG_TYPE:
            self.off.add(ability.card)
        if ability.once:
            self.spent.add(ability.number)

    def steps(self, number: int, x: int, so_far: Tally, more: Tally) -> None:
        """What the steps of an ability bring to what is there already."""
        spotted, chance = 1.0, 1.0
        for do in has.ABILITIES[number].program:
            ctx = Context(0, number, 0, x, spotted)  # type: ignore[arg-type]
            much = 1.0 if do.n is None else min(2.0 * ENDLESS, do.n(self.s, ctx))
            if do.op == "spot":
                spotted = showing_on_average(so_far, do.arg[0])
                if not do.arg[1]:
                    chance *= min(1.0, spotted)
                    spotted = 1.0
            elif do.op == "change":
                where = {c.BLUE: AT_DAMAGE, c.GREEN: AT_ARMOR}.get(do.arg[2], AT_DEFEND)
                more[where] += (
                    chance * min(much, showing_on_average(so_far, do.arg[0])) * (1 - HIT_RATE)
                )
            elif do.op == "plus":
                there = min(much, showing_on_average(so_far, do.arg[0]))
                more[AT_DEFEND] += chance * there * do.arg[1] / n.FACES
            elif do.op == "forgo":
                more[do.arg] -= dice_in(so_far, do.arg)
            elif do.op == "dice":
                more[do.arg if do.arg >= 0 else c.BLUE] += chance * much
            elif do.op in ALONE:
                more[ALONE[do.op]] += chance * much
            elif do.op in ("regain", "gain"):
                pool, whose = do.arg
                times = 1.5 if whose == "friends" else 1.0
                more[AT_HEAL if pool == "health" else AT_ENERGY] += chance * times * much
            elif do.op in ("revive", "reincarnate", "heal_pet"):
                more[AT_HEAL] += do.worth / 2
            elif do.op == "slay":
                more[AT_DAMAGE] += 0.5  # independent creatures only
            elif do.op not in ("token", "unequip", "remove"):
                more[AT_DEFEND] += chance * ODD * do.worth * min(much, 2.0)


def showing_on_average(blow: Tally, dice: tuple[int, ...]) -> float:
    """How many of these dice show on average."""
    return sum(dice_in(blow, c.color_of(d)) for d in dice) / n.FACES


@lru_cache(maxsize=16384)
def rounds_of(cards: tuple[int, ...], energy: int, curse: int) -> tuple[Blow, ...]:
    """What these cards bring into each round, as long as the Energy lasts."""
    bout = Bout(cards, energy)
    found = []
    for number in range(1, ROUNDS + 1):
        blow = bout.round(number)
        blow[ALONE["reroll"]] -= curse
        blow[ALONE["attrition"]] -= curse
        found.append(Blow(*blow))
    return tuple(found)


COUNTED = (0.45, 0.35, 0.2)
"""How much each of the first rounds counts."""
BETWEEN = {"health": 0.3, "energy": 0.15}
"""What one more of a capacity is worth."""
STATIC_WORDS = (
    "eases",
    "keeps",
    "twice",
    "doubles",
    "hardens",
    "free_instant",
    "judges",
    "replaces",
)
HANDY = 0.15
"""What another static ability is worth."""


@lru_cache(maxsize=65536)
def power_of(cards: tuple[int, ...], energy: int) -> float:
    """What these cards are worth to a hero, in hits a round."""
    bout = Bout(cards, energy)
    total = sum(weight * value_of(bout.round(i)) for i, weight in enumerate(COUNTED, start=1))
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
    return total + HANDY * sum(bool(getattr(found, word)) for word in STATIC_WORDS)


def alone(card: int) -> float:
    """What a card is worth by itself."""
    return power_of((card,), 6)
