"""What is paid for an ability besides the Energy on its card: `pay=` (TBG-TIMING-02)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow

from .. import content as c
from ..language import has
from ..state import Ability, Hero, State
from . import cards, values


def purse(s: State, hero: int, kind: str) -> int:
    """How much of it a hero could pay. The last Health is never paid."""
    if kind == "health":
        return s.health[hero] - s.due[hero] - 1
    if kind == "energy":
        return s.energy[hero]
    return s.combo[hero] if kind == "combo" else s.rage[hero]


def sheddable(s: State, dice: tuple[int, ...]) -> list[int]:
    """TBG-DICE-14, TBG-DICE-15: dice that may be removed, each sort once: thrown ones that are not
    spotted, or, before the roll, one of each color in the pool, as its lowest face."""
    if s.rolled:
        return list(values.spottable(s, dice))
    colors = dict.fromkeys(c.color_of(d) for d in dice)
    return [c.die(color, 1) for color in colors if min(s.pool[color], values.limit(s, color))]


def shed_count(s: State, dice: tuple[int, ...]) -> int:
    if s.rolled:
        return sum(s.dice[d] for d in values.spottable(s, dice))
    colors = dict.fromkeys(c.color_of(d) for d in dice)
    return sum(min(s.pool[color], values.limit(s, color)) for color in colors)


def shed(s: State, number: int) -> None:
    """TBG-DICE-12, TBG-DICE-13: the die is set aside for the rest of this Attack Phase."""
    color = c.color_of(number)
    if s.rolled:
        s.dice[number] -= 1
    else:
        s.pool[color] -= 1
    s.removed[color] += 1


def to_unequip(s: State, hero: int, arg: tuple[str, Any], card: int) -> list[int]:
    kind, what = arg
    if kind == "self":
        return [card] if cards.area_of(s, hero, card) >= 0 else []
    worn = values.equipped(s, hero)
    if kind == "category":
        found = [x for x in worn if c.CARDS[x].unique == what]
    else:
        found = [x for x in worn if x in what]
    return [x for x in dict.fromkeys(found) if cards.area_of(s, hero, x) >= 0]


def payable(s: State, hero: int, cost: has.Cost, energy: int) -> bool:
    """Could it be paid, after so much Energy for the card itself?"""
    if not cost.kind:
        return True
    if cost.kind == "dice":
        return shed_count(s, cost.arg) >= cost.least
    if cost.kind == "unequip":
        return cost.arg[0] == "self" or bool(to_unequip(s, hero, cost.arg, -1))
    have = purse(s, hero, cost.kind) - (energy if cost.kind == "energy" else 0)
    return have >= cost.least * cost.each


def lower(s: State, hero: int, kind: str, much: int) -> None:
    if kind == "health":  # TBG-CHAR-05: lost token by token, as soon as the ability is done
        s.due[hero] += much
    elif kind == "energy":
        s.energy[hero] -= much
    elif kind == "combo":
        s.combo[hero] -= much
    else:
        s.rage[hero] -= much


def amounts(s: State, hero: int, cost: has.Cost) -> list[Option]:
    most = min(cost.most, purse(s, hero, cost.kind) // cost.each)
    return [("pay", x) for x in range(cost.least, most + 1)]


def shed_options(s: State, dice: tuple[int, ...], enough: bool) -> list[Option]:
    found: list[Option] = [("remove", number) for number in sheddable(s, dice)]
    return [*found, ("done",)] if enough else found


@flow
def pay(s: State, hero: Hero, ability: Ability) -> Generator[Ask, Any, int]:
    """It is told how much was paid, where one could choose: `x`; of a companion, its Health."""
    cost = has.ABILITIES[ability].cost
    if not cost.kind:
        return 0
    if cost.kind == "dice":
        shed_dice: int = yield from pay_dice(s, hero, ability)
        return shed_dice
    if cost.kind == "unequip":
        left: int = yield from pay_card(s, hero, ability)
        return left
    if not cost.varies:
        lower(s, hero, cost.kind, cost.least)
        return cost.least
    option = yield from ask(
        s.player[hero],
        "pay",
        amounts(s, hero, has.ABILITIES[ability].cost),
        about=("used", hero, ability),
    )
    cost = has.ABILITIES[ability].cost
    x: int = option[1]
    lower(s, hero, cost.kind, x * cost.each)
    return x


@flow
def pay_dice(s: State, hero: Hero, ability: Ability) -> Generator[Ask, Any, int]:
    """TBG-DICE-12: dice are removed, one pick after the other."""
    gone: int = 0
    while gone < has.ABILITIES[ability].cost.most and sheddable(s, has.ABILITIES[ability].cost.arg):
        option = yield from ask(
            s.player[hero],
            "pay_dice",
            shed_options(
                s,
                has.ABILITIES[ability].cost.arg,
                gone >= has.ABILITIES[ability].cost.least,
            ),
            about=("used", hero, ability),
        )
        if option[0] == "done":
            return gone
        shed(s, option[1])
        gone += 1
    return gone


@flow
def pay_card(s: State, hero: Hero, ability: Ability) -> Generator[Ask, Any, int]:
    """A card is unequipped; of several the player chooses one. It is told how much Health was left
    on a companion."""
    made = has.ABILITIES[ability]
    if not to_unequip(s, hero, made.cost.arg, made.card):
        return 0
    option = yield from ask(
        s.player[hero],
        "pay_card",
        [
            ("unequip", hero, card)
            for card in to_unequip(
                s, hero, has.ABILITIES[ability].cost.arg, has.ABILITIES[ability].card
            )
        ],
        about=("used", hero, ability),
    )
    left = s.pet[hero] if c.COMPANION[option[2]] else 0
    cards.take_off(s, hero, option[2])
    return left
