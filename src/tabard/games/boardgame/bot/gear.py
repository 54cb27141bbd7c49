"""Cards: what to learn, buy, sell, wear, hand over and take."""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Option

from .. import content as c
from ..blows import alone, power_of
from ..fights import fought
from ..language import names as n
from ..rules import cards, town, values
from ..state import State, faction_of, worn_at
from .common import Picks, best, local

USEFUL = 0.15
"""By how much a sheet must be better for a card to be worth its price."""
ONCE = 0.6
"""How much of its worth an item has that is used up."""
PER_HIT = 4.0
"""What a hit a round is worth in XP, once one has it."""


AGAINST = 24.0
"""What the chance against an Overlord who comes closer is worth, in hits a round."""


def sheet(s: State, hero: int, off: int = -1, on: int = -1) -> float:
    """What a hero's cards are worth, without one and with another."""
    found = [x for x in values.kit(s, hero).cards if x != off]
    if on >= 0:
        alike = c.CARDS[on].unique
        found = [x for x in found if not alike or c.CARDS[x].unique != alike]
        found.append(on)
    return worth_of(s, hero, tuple(found))


def worth_of(s: State, hero: int, cards: tuple[int, ...]) -> float:
    """What these cards are worth to a hero in any fight, and in the one that is sure to come."""
    return power_of(cards, values.capacity(s, hero, "energy")) + facing(s, hero, cards)


def facing(s: State, hero: int, cards: tuple[int, ...]) -> float:
    """What these cards are worth where the Overlord marches: the nearer he is, the more it counts
    how the whole faction would do against him after a rest."""
    overlord = c.OVERLORDS[s.overlord]
    if not overlord.route or not s.march:
        return 0.0
    together = values.heroes_of(s, faction_of(hero))
    group, left = [], 0
    for h in together:
        mine = cards if h == hero else values.kit(s, h).cards
        group.append((mine, values.capacity(s, h, "energy"), 0))
        left += max(s.health[h], values.capacity(s, h, "health")) + s.pet[h]
    more = values.burden(s, faction_of(hero))
    six = values.party(s) > 4
    near = s.march / (len(overlord.route) - 1)
    return AGAINST * near * fought(tuple(group), left, (), overlord.boss, six, more).chance


def covered(s: State, hero: int, area: int, card: int) -> int:
    """What a card takes the place of; -1: nothing."""
    if c.CARDS[card].function:
        alike = (w.card for w in s.addons if (w.hero, w.area) == (hero, area))
        return next((x for x in alike if c.CARDS[x].function == c.CARDS[card].function), -1)
    worn = s.worn[worn_at(hero, area)]
    return worn if worn >= 0 else values.printed(s, hero, area)


def fit(s: State, hero: int, card: int) -> float:
    """How much better the sheet would be with this card."""
    entry = c.CARDS[card]
    if entry.type == c.BAG_TYPE:
        usable = entry.level <= s.level[hero]
        return ONCE * (sheet(s, hero, -1, card) - sheet(s, hero)) if usable else 0.1
    now = sheet(s, hero)
    rivals = [x for x in _spare(s, hero) if x != card and c.CARDS[x].level <= s.level[hero]]
    gains = []
    for area in range(len(n.AREAS)):
        if not cards.takes(s, hero, area, card):
            continue
        there = covered(s, hero, area, card)
        better = [
            sheet(s, hero, there, x)
            for x in rivals
            if cards.takes(s, hero, area, x) and c.CARDS[x].function == entry.function
        ]
        gains.append(sheet(s, hero, there, card) - max([now, *better]))
    return max(gains, default=-1.0) - 0.4 * max(0, entry.level - s.level[hero])


def _spare(s: State, hero: int) -> tuple[int, ...]:
    """Cards that could be put on."""
    return (*values.bag(s, hero), *cards.spellbook(s, hero))


def to_learn(s: State, hero: int) -> list[int]:
    """Powers that a hero can pay for and could use."""
    return [
        x
        for x in c.POWERS_OF[values.class_of(s, hero)]
        if not s.learned[x]
        and c.CARDS[x].level <= s.level[hero]
        and c.CARDS[x].gold <= s.gold[hero]
        and fit(s, hero, x) > USEFUL
    ]


def lessons_worth(s: State, hero: int) -> float:
    """What one action of training brings, in XP."""
    return PER_HIT * basket(s, hero, to_learn(s, hero))


def basket(s: State, hero: int, found: list[int]) -> float:
    """What the best of these cards bring that a hero can pay for together: each one less than the
    one before it, as they may be in each other's way."""
    gold, total, share = s.gold[hero], 0.0, 1.0
    for gain, card in sorted(((fit(s, hero, x), x) for x in found), reverse=True):
        if c.CARDS[card].gold <= gold:
            gold -= c.CARDS[card].gold
            total += share * gain
            share *= MORE
    return total


MORE = 0.6
"""How much of its worth another card has that is bought on the same occasion."""


def to_buy(s: State, hero: int) -> list[int]:
    return [
        x
        for x in dict.fromkeys(s.merchant)
        if c.CARDS[x].gold <= s.gold[hero] and fit(s, hero, x) > USEFUL
    ]


def useless(s: State, hero: int) -> list[int]:
    """Items of the Bag that nobody here needs."""
    return [x for x in values.bag(s, hero) if not c.CARDS[x].soulbound and fit(s, hero, x) < -0.3]


def wishes(s: State, hero: int) -> float:
    """What a visit to a town brings, in XP."""
    gain = basket(s, hero, to_buy(s, hero))
    selling = sum(town.half_up(c.CARDS[x].gold) for x in useless(s, hero))
    return PER_HIT * gain + 0.1 * selling


# -- in town --------------------------------------------------------------------------------------


def _town(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Learn and buy what helps, sell what does not."""
    hero = local(s, "hero")

    def gain(option: Option) -> float:
        match option:
            case ("recover", *_):
                return 99.0
            case ("learn" | "buy", card):
                return fit(s, hero, card) - USEFUL
            case ("sell", card):
                spare = card in values.bag(s, hero) and fit(s, hero, card) < 0
                return 5.0 if spare else -1.0
        return 0.0

    return best(options, gain)


def _train(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    hero = local(s, "hero")

    def gain(option: Option) -> float:
        return fit(s, hero, option[1]) - USEFUL if option[0] == "learn" else 0.0

    return best(options, gain)


def _each(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What an event offers to one hero."""

    def gain(option: Option) -> float:
        match option:
            case ("bargain", hero, card):
                return fit(s, hero, card) - USEFUL
            case ("peddle", hero, card):
                return 0.5 if fit(s, hero, card) < 0 else -1.0
            case ("take_gold", _, much):
                return 0.25 * float(much)
            case ("recover", hero, much):
                missing = values.capacity(s, hero, "health") - s.health[hero]
                missing += values.capacity(s, hero, "energy") - s.energy[hero]
                return 0.5 * float(min(much, max(0, missing)))
            case ("fly", *_) | ("retrain", _):
                return -1.0
        return 0.0

    return best(options, gain)


# -- on the sheet ---------------------------------------------------------------------------------


def _manage(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Better cards go on, and come off only for those."""

    def gain(option: Option) -> float:
        match option:
            case ("equip", hero, card, area):
                more = sheet(s, hero, covered(s, hero, area, card), card) - sheet(s, hero)
                return 1 + more if more > 0 else -1.0
            case ("unequip", hero, card):
                area = cards.area_of(s, hero, card)
                better = [
                    sheet(s, hero, card, x)
                    for x in _spare(s, hero)
                    if cards.takes(s, hero, area, x)
                    and c.CARDS[x].level <= s.level[hero]
                    and c.CARDS[x].function == c.CARDS[card].function
                    and (c.CARDS[x].type != c.ACTIVE or c.CARDS[x].energy <= s.energy[hero])
                ]
                return max(better, default=-9.0) - sheet(s, hero) - USEFUL
        return 0.0

    return best(options, gain)


def _talent(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What helps now, and with what will be learned next."""
    hero = local(s, "hero")
    energy = values.capacity(s, hero, "energy")
    kit = values.kit(s, hero).cards
    level = s.level[hero] + 1
    powers = (x for x in c.POWERS_OF[values.class_of(s, hero)] if c.CARDS[x].level <= level)
    later = tuple(dict.fromkeys((*kit, *powers)))

    def promise(option: Option) -> float:
        if len(option) < 2:
            return 0.0
        now = worth_of(s, hero, (*kit, option[-1]))
        return now + 0.4 * power_of((*later, option[-1]), energy)

    return best(options, promise)


def _equip_now(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: alone(o[2]))


def _by_little_worth(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: -alone(o[-1]))


def _too_much(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    hero = local(s, "hero")
    return best(options, lambda o: -fit(s, hero, o[1]))


def _stake(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: -alone(o[-1]) if o[0] == "stake" else 9.0)


def _take_item(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What helps one of us most."""
    mine = values.heroes_of(s, s.faction[seat])
    return best(options, lambda o: max(fit(s, h, o[1]) for h in mine) + 0.01 * c.CARDS[o[1]].gold)


def _loot(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: 2 + fit(s, o[1], o[2]) if o[0] == "loot" else 0.0)


def _who_gets_it(s: State, seat: int, options: tuple[Option, ...]) -> Option | None:
    """Whoever can use it best, and has room for it."""
    if s.prize < 0:
        return None
    room = {o[1]: values.counted(s, o[1]) < c.BAG for o in options}
    return best(options, lambda o: fit(s, o[1], s.prize) + room[o[1]])


def gift(s: State, hero: int, friend: int, card: int) -> float:
    """A friend could wear what lies idle here."""
    gain = fit(s, friend, card) - max(0.0, fit(s, hero, card))
    return gain - 0.3 if values.counted(s, friend) < c.BAG else -9.0


def _swap(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """An offer of a friend: yes if we have more of it together."""
    mine, theirs = local(s, "mine"), local(s, "theirs")
    hero, friend = local(s, "hero"), local(s, "friend")
    gain = fit(s, friend, mine) - fit(s, friend, theirs)
    gain += fit(s, hero, theirs) - fit(s, hero, mine)
    return ("accept",) if gain > 0 else ("refuse",)


def _bid(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """A third of the purse."""
    most = max(o[-1] for o in options)
    return best(options, lambda o: -abs(o[-1] - most // 3))


WITH_CARDS: dict[str, Picks | Any] = {
    "town": _town,
    "train": _train,
    "one_each": _each,
    "offer": _each,
    "manage": _manage,
    "talent": _talent,
    "retrain": _talent,
    "take_item": _take_item,
    "take_special": _take_item,
    "equip_now": _equip_now,
    "too_much": _too_much,
    "disarm": _by_little_worth,
    "pay_card": _by_little_worth,
    "stake": _stake,
    "loot": _loot,
    "who_gets_it": _who_gets_it,
    "take_swap": _swap,
    "bid": _bid,
}
