"""p.17-18, p.21-22: what a completed quest brings; experience, levels, talents."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Option, Seat, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import FALLEN, IN, Card, Deck, Faction, Hero, Quest, State, Steps, faction_of
from . import cards, factions, items, programs, quests, values

TAKEN = n.W["taken"]


@flow
def complete(s: State, quest: Quest, faction: Faction) -> Steps:
    """TBG-QUEST-10 to TBG-QUEST-12: rewards for those who made an end of it, then the card goes,
    then the faction whose quest it was draws another one (TBG-QUEST-02). TBG-CHALLENGE-08: the
    other faction gets less for it."""
    entry = c.QUESTS[quest]
    owner: Faction = entry.faction
    emit(s, "completed", faction, quest)
    s.quests = tuple(q for q in s.quests if q != quest)
    xp = entry.xp if faction == owner else max(0, entry.xp - stolen(s))
    yield from share(s, faction, entry.gold, xp, entry.items, entry.special, entry.level)
    yield from quests.draw_one(s, owner)


def stolen(s: State) -> int:
    """Subterfuge: how many XP less a quest of the enemy brings. The card has done its work."""
    event, less = values.lying(s, "subterfuge")[0]
    cards.discard_event(s, event)
    return int(less)


@flow
def each(s: State, heroes: tuple[Hero, ...], gold: int, xp: int) -> Steps:
    """What an event gives to each of these heroes."""
    for hero in heroes:
        pay_gold(s, hero, gold)
    one: Hero
    for one in heroes:
        yield from gain_xp(s, one, xp)


@flow
def share(
    s: State,
    faction: Faction,
    gold: int,
    xp: int,
    symbols: tuple[tuple[Deck, int], ...],
    special: tuple[Card, ...],
    level: int,
) -> Steps:
    """TBG-REWARD-01, TBG-REWARD-03, TBG-REWARD-04, TBG-REWARD-18: XP among all who took part in
    this combat (TBG-REWARD-22, TBG-REWARD-24), gold and items, in the printed order
    (TBG-REWARD-09), among those who are still there. `level` 0: it is no quest, and has neither
    bonus nor penalty."""
    alive: tuple[Hero, ...] = values.fighters(s, faction)
    group: tuple[Hero, ...] = tuple(
        h for h in values.heroes_of(s, faction) if s.side[h] in (IN, FALLEN)
    )
    ranked: tuple[Hero, ...] = alive
    if uneven(gold, alive):
        ranked = yield from by_experience(s, alive)
    for hero, much in portions(gold, ranked):
        pay_gold(s, hero, much)
    everybody: tuple[Hero, ...] = group
    if uneven(xp, group) or any(s.level[h] < level for h in group):
        everybody = yield from by_experience(s, group)
    shares: tuple[tuple[Hero, int], ...] = earned(s, portions(xp, everybody), level)
    one: Hero
    much_xp: int
    for one, much_xp in shares:
        yield from gain_xp(s, one, much_xp)
    deck: Deck
    count: int
    for deck, count in symbols:
        yield from take_item(s, faction, alive, deck, count)
    if any(s.left[card] for card in special):
        yield from take_special(s, faction, alive, special)


@flow
def by_experience(s: State, heroes: tuple[Hero, ...]) -> Generator[Ask, Any, tuple[Hero, ...]]:
    """The heroes from the fewest XP up; those with equal XP in an order that chance says."""
    left: tuple[Hero, ...] = heroes
    ranked: tuple[Hero, ...] = ()
    while left:
        lowest = tuple(h for h in left if s.xp[h] == min(s.xp[x] for x in left))
        first: Hero = lowest[0]
        if len(lowest) > 1:
            which = yield from chance("fewest_xp", Draw((1,) * tied(s, left)))
            first = tuple(h for h in left if s.xp[h] == min(s.xp[x] for x in left))[which]
            emit(s, "comes", first, len(ranked) + 1)
        ranked = (*ranked, first)
        left = tuple(h for h in left if h != first)
    return ranked


def tied(s: State, heroes: tuple[int, ...]) -> int:
    low = min(s.xp[h] for h in heroes)
    return sum(s.xp[h] == low for h in heroes)


def uneven(total: int, heroes: tuple[int, ...]) -> bool:
    """Does it matter who has the fewest XP?"""
    return bool(heroes and total % len(heroes))


def portions(total: int, ranked: tuple[int, ...]) -> list[tuple[int, int]]:
    """TBG-REWARD-04: as evenly as possible; what is left goes one each, to the fewest XP first.

    >>> portions(11, (4, 3, 5))
    [(4, 4), (3, 4), (5, 3)]
    """
    if not ranked:
        return []
    each, rest = divmod(total, len(ranked))
    return [(hero, each + (i < rest)) for i, hero in enumerate(ranked)]


def earned(s: State, shares: list[tuple[int, int]], level: int) -> tuple[tuple[int, int], ...]:
    """TBG-REWARD-13, TBG-REWARD-15, TBG-REWARD-16: penalties, and one bonus for the first of those
    who have it coming, the fallen included (TBG-REWARD-21); levels are as they were before
    (TBG-REWARD-20). Nobody loses XP (TBG-XP-12)."""
    found = []
    bonus = True
    for hero, much in shares:
        gap = level - s.level[hero] if level else 0
        if gap < 0:
            much = max(0, much + gap)
        elif gap > 0 and bonus:
            much += gap
            bonus = False
        found.append((hero, much))
    return tuple(found)


def pay_gold(s: State, hero: int, much: int) -> None:
    if much:
        s.gold[hero] += much
        emit(s, "paid", hero, much)


# -- experience -----------------------------------------------------------------------------------


def thresholds(s: State) -> tuple[int, ...]:
    return c.EXPERIENCE[s.settings["experience"]]


@flow
def gain_xp(s: State, hero: Hero, much: int) -> Steps:
    """TBG-XP-02, TBG-XP-03, TBG-XP-08: the counter moves, to the space of level 5 at most, past
    several levels one by one (TBG-XP-07), wherever the hero is (TBG-XP-13)."""
    top = thresholds(s)[-1]
    more: int = min(much, top - s.xp[hero])
    if more <= 0:
        return
    s.xp[hero] += more
    factions.forget_speaker(s, faction_of(hero))
    emit(s, "learned_much", hero, more)
    while s.level[hero] < c.LEVELS and s.xp[hero] >= thresholds(s)[s.level[hero] - 1]:
        yield from gain_level(s, hero)


@flow
def gain_level(s: State, hero: Hero) -> Steps:
    """TBG-XP-04 to TBG-XP-06, TBG-TALENT-04: frame, tokens, one talent."""
    s.level[hero] += 1
    cards.changed(s)
    emit(s, "level", hero, s.level[hero])
    s.health[hero] = max(s.health[hero], values.capacity(s, hero, "health"))
    s.energy[hero] = max(s.energy[hero], values.capacity(s, hero, "energy"))
    option = yield from ask(s.player[hero], "talent", talents(s, hero))
    take_talent(s, hero, option[1])


def talents(s: State, hero: int) -> list[Option]:
    """TBG-TALENT-03, TBG-TALENT-05: of the new level or below, and not taken yet."""
    return [
        ("talent", card)
        for card in c.TALENTS_OF[values.class_of(s, hero)]
        if not s.learned[card] and c.CARDS[card].level <= s.level[hero]
    ]


def take_talent(s: State, hero: int, card: int) -> None:
    """TBG-TALENT-02, TBG-TALENT-06: what it brings as it is taken asks nobody."""
    s.learned[card] = 1
    cards.changed(s)
    emit(s, "talented", hero, card)
    for ability in gifts(s, hero, card):
        programs.all_at_once(s, hero, ability)


def gifts(s: State, hero: int, card: int) -> tuple[int, ...]:
    """What a talent brings as it is taken."""
    return tuple(a.number for a in values.kit(s, hero).at.get(TAKEN, ()) if a.card == card)


# -- items ----------------------------------------------------------------------------------------


@flow
def take_item(
    s: State, faction: Faction, heroes: tuple[Hero, ...], deck: Deck, count: int
) -> Steps:
    """TBG-REWARD-07, TBG-REWARD-08: one symbol, one item; the group says which and whose."""
    yield from items.to_look_at(s, faction, deck, count)
    if not s.drawn or not heroes:
        items.put_back(s, faction)
        return
    seat: Seat = yield from factions.speaker(s, faction, len(s.drawn))
    option = yield from ask(seat, "take_item", on_offer(s), secret=len(s.drawn) > 1)
    card: Card = option[1]
    s.drawn = without(s.drawn, card)
    items.in_sight(s, card)
    items.put_back(s, faction)
    yield from hand_over(s, faction, heroes, card)


def on_offer(s: State) -> list[Option]:
    return [("keep_item", card) for card in dict.fromkeys(s.drawn)]


def without(row: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = row.index(one)
    return (*row[:at], *row[at + 1 :])


@flow
def take_special(
    s: State, faction: Faction, heroes: tuple[Hero, ...], special: tuple[Card, ...]
) -> Steps:
    """TBG-REWARD-11, TBG-REWARD-12: one of the named items, if it is still in its deck."""
    if not heroes:
        return
    seat: Seat = yield from factions.speaker(s, faction, len(still(s, special)))
    option = yield from ask(seat, "take_special", still(s, special))
    items.in_sight(s, option[1])
    yield from hand_over(s, faction, heroes, option[1])


def still(s: State, special: tuple[int, ...]) -> list[Option]:
    return [("keep_item", card) for card in special if s.left[card]]


@flow
def hand_over(s: State, faction: Faction, heroes: tuple[Hero, ...], card: Card) -> Steps:
    """TBG-REWARD-05: the group says who gets it."""
    if len(heroes) > 1:
        emit(s, "took_item", faction, card)
    s.prize = card
    seat: Seat = yield from factions.speaker(s, faction, len(heroes))
    option = yield from ask(
        seat, "who_gets_it", [("give", hero) for hero in heroes], about=("keep_item", card)
    )
    s.prize = -1
    emit(s, "received", option[1], card)
    yield from items.receive(s, option[1], card)
