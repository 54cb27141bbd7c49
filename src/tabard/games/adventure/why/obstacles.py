"""What stands in the way of an option that is not offered."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.ask import Option

from .. import content as c
from ..language import has
from ..language import names as n
from ..rules import values, windows
from ..state import NONE, State


class No(NamedTuple):
    """A message, the rule behind it, and what the message speaks of."""

    key: str
    rule: str
    args: tuple[tuple[str, Any], ...] = ()


NOT_NOW = No("not-now", "WAG-TURN-02")


def obstacle(s: State, seat: int, label: str, option: Option) -> No:
    if s.hero[seat] == NONE or s.at[seat] == NONE:
        return NOT_NOW
    match option:
        case ("go", space) if label == "move":
            return _go(s, seat, space)
        case ("play", ability) if label in ("move", "window", "combat", "respond"):
            return _play(s, seat, ability)
        case ("wear", card) if label == "equip":
            return _wear(s, seat, card)
        case ("attack", _) if label == "challenge":
            if values.aggro_at(s, s.at[seat]):
                return No("aggro-first", "WAG-CHALLENGE-10")
            return No("not-here", "WAG-PVP-01")
        case ("draw",) if label == "challenge":
            if values.aggro_at(s, s.at[seat]):
                return No("aggro-first", "WAG-CHALLENGE-10")
            return No("in-space", "WAG-CHALLENGE-05")
        case ("fly", space) if label == "fly" and not values.may_enter(s, seat, space):
            return _too_high(space)
        case ("lay", space) if label == "lay" and c.KIND_OF[space] == n.CITY:
            return No("city", "WAG-DISCOVERY-04")
    return NOT_NOW


def _too_high(space: int) -> No:
    return No("too-high", "WAG-MOVE-04", (("space", space), ("level", c.COLOR_OF[space])))


def _go(s: State, seat: int, space: int) -> No:
    if values.aggro_at(s, s.at[seat]):
        return No("aggro-holds", "WAG-AGGRO-02")
    if space not in c.NEAR[s.at[seat]]:
        return No("not-next-to", "WAG-MAP-10", (("space", space),))
    if not values.may_enter(s, seat, space):
        return _too_high(space)
    return No("no-moves", "WAG-MOVE-02")


def _play(s: State, seat: int, ability: int) -> No:
    this = (("ability", ability),)
    if c.ABILITIES[ability].hero != s.hero[seat] or not s.hand[ability]:
        return No("not-in-hand", "WAG-ABILITY-01", this)
    if ability in s.played:
        return No("played", "WAG-TIMING-06", this)
    price = windows.price(s, seat, has.POWERS[ability])
    if price > values.funds(s, seat):
        numbers = (("number", price), ("number2", s.energy[seat]))
        return No("no-energy", "WAG-ENERGY-04", (*this, *numbers))
    return No("not-now", "WAG-TIMING-02")


def _wear(s: State, seat: int, card: int) -> No:
    this = (("card", card),)
    if card not in values.items(s, seat):
        return No("not-yours", "WAG-EQUIP-02", this)
    item = values.item(card)
    if item.level > s.level[seat]:
        return No("level", "WAG-EQUIP-05", this)
    if item.slot == n.PACK or not values.wearable(s, seat, card):
        return No("icons", "WAG-EQUIP-07", this)
    return NOT_NOW
