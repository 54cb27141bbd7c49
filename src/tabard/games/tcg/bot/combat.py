"""Whom to attack, when to strike, who steps in."""

from __future__ import annotations

from tabard.core.ask import Option

from .. import content as c
from ..rules import values
from ..rules.fighters import defenders
from ..rules.index import ready_resources
from ..state import State, ref, slot_of
from .worth import WIN, damage_worth, worth

BLOOD, WOUND = 0.8, 0.25
"""What a point of damage costs one's own hero, and an ally who attacks and survives."""


def attack_worth(s: State, seat: int, x: int, y: int) -> float:
    """What it is worth to attack y with x, if nobody steps in."""
    mine, theirs = values.traits(s, x), values.traits(s, y)
    blow = max(0, mine.atk) + (weapon_atk(s, seat) if c.IS_HERO[s.what[x]] else 0)
    if blow == 0:
        return -1.0
    back = 0 if mine.keywords & values.LONG_RANGE else max(0, theirs.atk)
    gain = damage_worth(s, seat, ref(s, y), blow)
    left = mine.health - s.damage[x]
    if c.IS_HERO[s.what[x]]:
        loss = WIN if back >= left else BLOOD * back
    else:
        loss = worth(s, x) if back >= left else WOUND * back
    return gain - loss


def weapon_atk(s: State, seat: int) -> int:
    left = ready_resources(s, seat)
    found = [
        max(0, values.atk(s, x))
        for x in s.play
        if s.controller[x] == seat
        and c.TYPE[s.what[x]] == c.WEAPON
        and not s.exhausted[x]
        and values.strike_price(s, seat, x) <= left
    ]
    return max(found, default=0)


def strike_cost(s: State, seat: int, x: int) -> int:
    """What the best weapon's strike costs, when this is the hero."""
    if not c.IS_HERO[s.what[x]]:
        return 0
    left = ready_resources(s, seat)
    found = [
        (values.atk(s, y), -values.strike_price(s, seat, y))
        for y in s.play
        if s.controller[y] == seat
        and c.TYPE[s.what[y]] == c.WEAPON
        and not s.exhausted[y]
        and values.strike_price(s, seat, y) <= left
    ]
    return -max(found)[1] if found else 0


def best_attack(s: State, seat: int, x: int) -> tuple[float, int]:
    """The best defender for this attacker; one who protects spoils an attack on others."""
    guards = [
        y
        for y in s.play
        if s.controller[y] != seat
        and not s.exhausted[y]
        and values.keywords(s, y) & values.PROTECTOR
    ]
    if values.keywords(s, x) & values.STEALTH:
        guards = []
    found = []
    for y in defenders(s, x):
        score = attack_worth(s, seat, x, y)
        others = [attack_worth(s, seat, x, g) for g in guards if g != y]
        found.append((min([score, *others]), score, y))
    worst, _, victim = max(found, default=(-9.0, -9.0, -1))
    return worst, victim


def strike_worth(s: State, seat: int, option: Option) -> float:
    if option[0] == "hold":
        return 0.0
    price = values.strike_price(s, seat, option[1])
    return max(0, values.atk(s, option[1])) - 0.3 * price


def protect_worth(s: State, seat: int, option: Option) -> float:
    """Whether it is better that this one is hit than the one who is attacked."""
    attacker, victim = slot_of(s, s.attacker), slot_of(s, s.defender)
    y = victim if option[0] == "hold" else option[1]
    theirs, mine = values.traits(s, attacker), values.traits(s, y)
    gain = -damage_worth(s, 1 - seat, ref(s, y), max(0, theirs.atk))
    if not theirs.keywords & values.LONG_RANGE:
        gain += damage_worth(s, seat, ref(s, attacker), max(0, mine.atk))
    return gain


def armor_worth(s: State, option: Option) -> float:
    """The smallest armor first."""
    return 5.0 - values.defense(s, option[1]) if option[0] == "armor" else 3.0
