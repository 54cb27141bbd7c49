"""p.12, p.14-17: Character Management: cards come off the sheet, then others go on."""

from __future__ import annotations

from tabard.core.ask import Option, Seat, ask_any
from tabard.core.flow import flow

from .. import content as c
from ..state import Faction, Hero, State, Steps
from . import cards, items, values

OFF, ON, DONE = range(3)
"""How far a hero is: cards come off first, then others go on, so that nothing repeats."""


def removable(s: State, hero: int) -> list[Option]:
    """TBG-EQUIP-16: printed cards stay."""
    worn = dict.fromkeys(values.equipped(s, hero))
    return [("unequip", hero, card) for card in worn if c.CARDS[card].sort != c.PRINTED]


def wearable(s: State, hero: int) -> list[Option]:
    """TBG-EQUIP-13, TBG-POWER-03: all that fits somewhere and can be paid for."""
    found: list[Option] = []
    bag = [x for x in values.bag(s, hero) if c.CARDS[x].type != c.BAG_TYPE]
    for card in dict.fromkeys((*bag, *cards.spellbook(s, hero))):
        if c.CARDS[card].type == c.ACTIVE and cards.energy_cost(s, hero, card) > s.energy[hero]:
            continue
        found += [("equip", hero, card, area) for area in cards.places(s, hero, card)]
    return found


def choices(s: State, hero: int) -> list[Option]:
    """TBG-EQUIP-18: any number of changes."""
    if s.managing[hero] == DONE:
        return []
    off = removable(s, hero) if s.managing[hero] == OFF else []
    return [*off, *wearable(s, hero), ("ready", hero)]


def busy(s: State, faction: int) -> tuple[int, ...]:
    return tuple(h for h in values.heroes_of(s, faction) if s.managing[h] != DONE)


def everything(s: State, faction: int) -> list[tuple[Seat, Option]]:
    return [(s.player[h], option) for h in busy(s, faction) for option in choices(s, h)]


def askable(s: State, faction: int) -> tuple[Seat, ...]:
    return tuple(sorted(dict.fromkeys(s.player[h] for h in busy(s, faction))))


@flow
def manage(s: State, faction: Faction) -> Steps:
    """TBG-ENDTURN-02, TBG-EQUIP-18: all heroes of the faction at once, in any order; whoever has
    nothing to change is ready. TBG-ENDTURN-03, TBG-EQUIP-03, TBG-ITEM-13: at no other time."""
    for hero in values.heroes_of(s, faction):
        s.managing[hero] = OFF
        if len(choices(s, hero)) == 1:
            s.managing[hero] = DONE
    while busy(s, faction):
        _, option = yield from ask_any(askable(s, faction), "manage", everything(s, faction))
        who: Hero = option[1]
        match option:
            case ("unequip", _, card):
                cards.take_off(s, who, card)
            case ("equip", _, card, area):
                s.managing[who] = ON
                pay_and_put_on(s, who, card, area)
            case _:
                s.managing[who] = DONE
                yield from items.shrink(s, who)  # TBG-EQUIP-15
    for hero in values.heroes_of(s, faction):
        s.managing[hero] = OFF


def pay_and_put_on(s: State, hero: int, card: int, area: int) -> None:
    """TBG-POWER-03, TBG-POWER-12: an active power is paid as it is equipped, each time."""
    if c.CARDS[card].type == c.ACTIVE:
        s.energy[hero] -= cards.energy_cost(s, hero, card)
    cards.put_on(s, hero, card, area)
