"""p.24-26: bonus events: what they do is over as soon as it is done."""

from __future__ import annotations

from tabard.core.ask import Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..context import Context
from ..state import Card, Creature, Event, Faction, Hero, Region, State, Steps, faction_of
from . import cards, factions, hunts, items, quests, regions, rewards, town, values


def all_from(s: State, faction: int) -> tuple[int, ...]:
    """All heroes, those of this faction first."""
    return (*values.heroes_of(s, faction), *values.heroes_of(s, 1 - faction))


# -- gold, tokens or talents ----------------------------------------------------------------------


def offered(s: State, event: int, hero: int) -> list[Option]:
    """What each hero may choose from."""
    found: list[Option] = []
    for name, amount in values.said(event, "offers"):
        if name == "gold":
            found.append(("take_gold", hero, amount(s, Context(hero))))
        elif name == "restore":
            found.append(("recover", hero, amount(s, Context(hero))))
        elif trained(s, hero):
            found.append(("retrain", hero))
    return found


@flow
def offers(s: State, faction: Faction, event: Event) -> Steps:
    hero: Hero
    for hero in all_from(s, faction):
        option = yield from ask(s.player[hero], "offer", offered(s, event, hero))
        match option:
            case ("take_gold", _, much):
                rewards.pay_gold(s, hero, much)
            case ("recover", _, much):
                yield from regions.restore(s, hero, much)
            case _:
                yield from retrain(s, hero)


def trained(s: State, hero: int) -> list[int]:
    return [card for card in c.TALENTS_OF[values.class_of(s, hero)] if s.learned[card]]


@flow
def retrain(s: State, hero: Hero) -> Steps:
    """All talents go, and as many others come, each of the level of one of them or below. From the
    lowest level up, so that there is always one to take."""
    levels: tuple[int, ...] = tuple(sorted(c.CARDS[card].level for card in trained(s, hero)))
    before: tuple[int, int] = cards.capacities(s, hero)
    for card in trained(s, hero):
        s.learned[card] = 0
        emit(s, "forgot", hero, card)
    cards.changed(s)
    level: int
    for level in levels:
        option = yield from ask(s.player[hero], "retrain", retraining(s, hero, level))
        s.learned[option[1]] = 1
        cards.changed(s)
        emit(s, "talented", hero, option[1])
    cards.trim(s, hero, before)
    cards.fall_off(s, hero)
    yield from items.shrink(s, hero)


def retraining(s: State, hero: int, level: int) -> list[Option]:
    return [
        ("talent", card)
        for card in c.TALENTS_OF[values.class_of(s, hero)]
        if not s.learned[card] and c.CARDS[card].level <= level
    ]


# -- quests ---------------------------------------------------------------------------------------


def exchanges(s: State, faction: int) -> list[Option]:
    """TBG-QUEST-22: quests of a faction, if there is another one to draw."""
    if not quests.open_tiers(s, faction):
        return []
    return [("exchange", q) for q in s.quests if c.QUESTS[q].faction == faction]


@flow
def new_quests(s: State, faction: Faction) -> Steps:
    side: Faction
    for side in (faction, 1 - faction):
        if exchanges(s, side):
            seat: Seat = yield from factions.speaker(s, side, 2)
            option = yield from ask(seat, "exchange_quest", [*exchanges(s, side), ("leave_it",)])
            if option[0] == "exchange":
                quests.put_away(s, option[1])
                emit(s, "gave_up", side, option[1])
                yield from quests.draw_one(s, side)


# -- from the fewest XP up ------------------------------------------------------------------------


def flights(s: State, hero: int) -> list[Option]:
    """Friendly flight paths without enemies."""
    faction = faction_of(hero)
    return [
        ("fly", hero, region)
        for region in c.FLIGHTS[faction]
        if region != s.at[hero] and not values.enemies_at(s, faction, region)
    ]


def bargains(s: State, hero: int) -> list[Option]:
    """Items of the Merchant at half their price, rounded up."""
    return [
        ("bargain", hero, card)
        for card in dict.fromkeys(s.merchant)
        if town.half_up(c.CARDS[card].gold) <= s.gold[hero]
    ]


def peddled(s: State, hero: int) -> list[Option]:
    """Items of the Bag that may be sold."""
    found = dict.fromkeys(values.bag(s, hero))
    return [("peddle", hero, card) for card in found if not c.CARDS[card].soulbound]


def chances(s: State, hero: int, word: str) -> list[Option]:
    if word == "flights":
        return flights(s, hero)
    return bargains(s, hero) if word == "buys" else peddled(s, hero)


@flow
def one_each(s: State, word: str) -> Steps:
    """From the fewest XP up, each hero may fly, buy or sell once."""
    if not any(chances(s, h, word) for h in values.heroes(s)):
        return
    order: tuple[Hero, ...] = yield from rewards.by_experience(s, values.heroes(s))
    hero: Hero
    for hero in order:
        if chances(s, hero, word):
            option = yield from ask(
                s.player[hero], "one_each", [*chances(s, hero, word), ("forgo", hero)]
            )
            match option:
                case ("fly", _, region):
                    regions.enter(s, hero, region)
                case ("bargain", _, card):
                    yield from bargain(s, hero, card)
                case ("peddle", _, card):
                    peddle(s, hero, card)


@flow
def bargain(s: State, hero: Hero, card: Card) -> Steps:
    s.gold[hero] -= town.half_up(c.CARDS[card].gold)
    cards.from_merchant(s, card)
    emit(s, "bought", hero, card)
    cards.put_in_bag(s, hero, card)
    yield from items.shrink(s, hero)


def peddle(s: State, hero: int, card: int) -> None:
    """For half its price, rounded down."""
    cards.take_from_bag(s, hero, card)
    cards.to_merchant(s, card)
    s.gold[hero] += c.CARDS[card].gold // 2
    emit(s, "sold", hero, card)


# -- creatures on the move ------------------------------------------------------------------------


def pastures(s: State, faction: int, creature: int, source: int, far: int) -> list[Option]:
    """Where a faction may drive independent creatures: not into the enemy's starting region, nor
    to enemies, nor to others of their type."""
    taken = {c.START[1 - faction], *(s.at[h] for h in values.heroes_of(s, 1 - faction))}
    taken |= {f.region for f in s.figures if f.quest < 0 and f.creature == creature}
    return [
        ("go", region)
        for region, steps_away in enumerate(c.distances(source))
        if 0 < steps_away <= far and region not in taken
    ]


def herds(s: State, faction: int, far: int, moved: tuple[tuple[int, int], ...]) -> list[Option]:
    """Groups that have not been driven yet and can go somewhere."""
    return [
        ("herd", f.creature, f.region)
        for f in s.figures
        if f.quest < 0
        and (f.creature, f.region) not in moved
        and pastures(s, faction, f.creature, f.region, far)
    ]


@flow
def stampede(s: State, faction: Faction, moves: int, far: int) -> Steps:
    """The factions in turn drive groups of independent creatures; whoever they come to must
    challenge them with the next action (TBG-EVENT-17)."""
    moved: tuple[tuple[Creature, Region], ...] = ()
    side: Faction
    for side in (faction, 1 - faction) * moves:
        if herds(s, side, far, moved):
            seat: Seat = yield from factions.speaker(s, side, 2)
            herd = yield from ask(seat, "herd", [*herds(s, side, far, moved), ("leave_it",)])
            if herd[0] == "herd":
                creature: Creature = herd[1]
                source: Region = herd[2]
                emit(s, "herded", side, creature, source)
                option = yield from ask(
                    seat,
                    "pasture",
                    pastures(s, side, creature, source, far),
                    about=("herd", creature, source),
                )
                hunts.drive(s, creature, source, option[1])
                moved = (*moved, (creature, option[1]))
