"""Where cards are: on a sheet, in a Bag, in a Spellbook, with the Merchant. Whatever moves a card
tells `changed`, so that what a hero has is worked out anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import Held, State, Worn, worn_at
from . import values


def changed(s: State) -> None:
    s.memo = None


def capacities(s: State, hero: int) -> tuple[int, int]:
    return values.capacity(s, hero, "health"), values.capacity(s, hero, "energy")


def trim(s: State, hero: int, before: tuple[int, int]) -> None:
    """TBG-CHAR-10: what is above a capacity that has become lower is lost at once."""
    health, energy = capacities(s, hero)
    if health < before[0]:
        s.health[hero] = min(s.health[hero], health)
    if energy < before[1]:
        s.energy[hero] = min(s.energy[hero], energy)


def put_in_bag(s: State, hero: int, card: int) -> None:
    """TBG-ITEM-01. Whether the Bag is too full is looked at by `items.shrink`."""
    s.bags = tuple(sorted((*s.bags, Held(hero, card))))
    changed(s)


def take_from_bag(s: State, hero: int, card: int) -> None:
    rest = list(s.bags)
    rest.remove(Held(hero, card))
    s.bags = tuple(rest)
    changed(s)


def to_merchant(s: State, card: int) -> None:
    """TBG-MERCHANT-02."""
    s.merchant = tuple(sorted((*s.merchant, card)))


def from_merchant(s: State, card: int) -> None:
    rest = list(s.merchant)
    rest.remove(card)
    s.merchant = tuple(rest)


def consume(s: State, hero: int, card: int) -> None:
    """TBG-TIMING-16: a used item of the Bag type goes to the discards of its deck."""
    take_from_bag(s, hero, card)
    s.consumed = tuple(sorted((*s.consumed, card)))


# -- the sheet ------------------------------------------------------------------------------------


def area_of(s: State, hero: int, card: int) -> int:
    """The area in which a card is equipped; -1: none."""
    for area in range(len(n.AREAS)):
        if s.worn[worn_at(hero, area)] == card:
            return area
    return next((w.area for w in s.addons if w.hero == hero and w.card == card), -1)


def take_off(s: State, hero: int, card: int) -> None:
    """TBG-EQUIP-04: an item goes into the Bag; a power is under the Spellbook as long as it is
    not on the sheet."""
    area = area_of(s, hero, card)
    before = capacities(s, hero)
    if s.worn[worn_at(hero, area)] == card:
        s.worn[worn_at(hero, area)] = -1
    else:
        rest = list(s.addons)
        rest.remove(Worn(hero, area, card))
        s.addons = tuple(rest)
    changed(s)
    if c.COMPANION[card]:
        s.pet[hero] = 0  # TBG-PET-07
    if c.CARDS[card].sort == c.ITEM:
        put_in_bag(s, hero, card)
    emit(s, "unequipped", hero, card)
    trim(s, hero, before)


def put_on(s: State, hero: int, card: int, area: int) -> None:
    """TBG-TERM-16, TBG-CHAR-11: a card onto the sheet, and no tokens with it. TBG-ITEM-08,
    TBG-ITEM-11: an add-on lies beside what is there. What it costs is paid elsewhere."""
    if c.CARDS[card].sort == c.ITEM:
        take_from_bag(s, hero, card)
    if c.CARDS[card].function:
        s.addons = tuple(sorted((*s.addons, Worn(hero, area, card))))
    else:
        s.worn[worn_at(hero, area)] = card
    changed(s)
    if c.COMPANION[card]:
        s.pet[hero] = companion_health(s, hero, card)  # TBG-PET-01
    emit(s, "equipped", hero, card)


def companion_health(s: State, hero: int, card: int) -> int:
    more = sum(
        x for category, x in values.has_of(s, hero).hardens if category == c.CARDS[card].unique
    )
    return c.CARDS[card].health + more


def spellbook(s: State, hero: int) -> tuple[int, ...]:
    """TBG-POWER-09: powers that were bought and are not on the sheet."""
    worn = s.worn[worn_at(hero, 0) : worn_at(hero + 1, 0)]
    worn += [w.card for w in s.addons if w.hero == hero]
    learned = s.learned
    return tuple([x for x in c.POWERS_OF[values.class_of(s, hero)] if learned[x] and x not in worn])


def takes(s: State, hero: int, area: int, card: int) -> bool:
    """TBG-EQUIP-05 to TBG-EQUIP-08, TBG-ITEM-10, TBG-ITEM-16: do type and traits of a card fit an
    area? What lies there already is not looked at."""
    what = c.CARDS[card]
    if area >= n.SHEET:
        return what.type in values.has_of(s, hero).extra
    class_ = values.class_of(s, hero)
    place = c.SHEET_OF[class_].areas[area]
    if (what.unique == "stance") != (place.only == "stance"):
        return False
    for where, traits, level in values.has_of(s, hero).holds:
        if where == area and what.level <= level and set(what.traits) & set(traits):
            return what.sort == c.ITEM and not what.function
    return area in c.PLACES_FOR[class_][card]


def places(s: State, hero: int, card: int) -> list[int]:
    """The areas in which this card may be equipped now, what it costs aside."""
    what = c.CARDS[card]
    if what.level > s.level[hero]:
        return []
    mine = values.has_of(s, hero)
    areas: Iterable[int] = range(len(n.AREAS))
    if not mine.holds and not mine.extra:
        areas = c.PLACES_FOR[values.class_of(s, hero)][card]
    return [area for area in areas if fits(s, hero, area, card)]


def fits(s: State, hero: int, area: int, card: int) -> bool:
    """TBG-EQUIP-09, TBG-EQUIP-12, TBG-EQUIP-13, TBG-ITEM-12: may this card be equipped here now,
    what it costs aside?"""
    what = c.CARDS[card]
    if what.level > s.level[hero] or not takes(s, hero, area, card):
        return False
    if what.unique and has_equipped(s, hero, what.unique):
        return False
    if what.function:
        return not any(
            w.hero == hero and w.area == area and c.CARDS[w.card].function == what.function
            for w in s.addons
        )
    return s.worn[worn_at(hero, area)] < 0


def has_equipped(s: State, hero: int, category: str) -> bool:
    """TBG-UNIQUE-01 to TBG-UNIQUE-03; a printed card gives way to what covers it."""
    return any(
        card >= 0 and c.CARDS[card].unique == category
        for card in s.worn[worn_at(hero, 0) : worn_at(hero + 1, 0)]
    ) or any(w.hero == hero and c.CARDS[w.card].unique == category for w in s.addons)


def equippable(s: State, hero: int, arg: tuple[str, Any]) -> list[tuple[int, int]]:
    """Cards of the Spellbook that an ability may equip, each with an area that takes it."""
    kind, what = arg
    found = []
    for card in spellbook(s, hero):
        if (c.CARDS[card].unique == what) if kind == "category" else card in what:
            found += [(card, area) for area in places(s, hero, card)[:1]]
    return found


# -- what it costs --------------------------------------------------------------------------------


def energy_cost(s: State, hero: int, card: int) -> int:
    """TBG-POWER-02: the Energy on a card, less what other cards take off."""
    what = c.CARDS[card]
    less = sum(x for x, on in values.has_of(s, hero).costs if on(card) and what.energy)
    return max(0, what.energy - less)


# -- events ---------------------------------------------------------------------------------------


def discard_event(s: State, event: int) -> None:
    """TBG-EVENT-02: what an event asked for is done; one copy goes."""
    rest = list(s.events)
    rest.remove(event)
    s.events = tuple(rest)
    s.event_gone[event] += 1
    emit(s, "event_over", event)


def lose_prizes(s: State, hero: int) -> None:
    """TBG-EVENT-12."""
    gone = tuple(held for held in s.prizes if held.hero == hero)
    if not gone:
        return
    before = capacities(s, hero)
    s.prizes = tuple(held for held in s.prizes if held.hero != hero)
    for held in gone:
        s.event_gone[c.SELLS[held.card]] += 1
        emit(s, "lost_prize", hero, held.card)
    changed(s)
    trim(s, hero, before)
    fall_off(s, hero)


def fall_off(s: State, hero: int) -> None:
    """What only a talent or an Auction Item had let a hero equip comes off with it."""
    for area in range(len(n.AREAS)):
        worn = [w.card for w in s.addons if (w.hero, w.area) == (hero, area)]
        for card in (s.worn[worn_at(hero, area)], *worn):
            if card >= 0 and not takes(s, hero, area, card):
                take_off(s, hero, card)
