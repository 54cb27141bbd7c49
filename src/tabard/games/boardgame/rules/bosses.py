"""p.26: bosses that events bring, and what they leave to those who beat them."""

from __future__ import annotations

from tabard.core.ask import Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import IN, Boss, Card, Faction, Hero, State, Steps, faction_of
from . import cards, factions, rewards, steps, values

# -- a boss appears -------------------------------------------------------------------------------


@flow
def appear(s: State, faction: Faction, boss: Boss) -> Steps:
    """TBG-BOSS-01: some bosses take something from everybody, which the victors will share."""
    if c.BOSSES[boss].stake == "gold":
        stake_gold(s)
    hero: Hero
    for hero in stakers(s, faction) if c.BOSSES[boss].stake == "item" else ():
        option = yield from ask(s.player[hero], "stake", stakes(s, hero))
        cards.take_from_bag(s, option[1], option[2])
        s.stakes = tuple(sorted((*s.stakes, option[2])))
        emit(s, "staked", option[1], option[2])


def stake_gold(s: State) -> None:
    """Half of everybody's gold, rounded down."""
    for hero in values.heroes(s):
        half = s.gold[hero] // 2
        if half:
            s.gold[hero] -= half
            s.stake_gold += half
            emit(s, "staked_gold", hero, half)


def stakers(s: State, faction: int) -> tuple[int, ...]:
    """Those who have something to give; the faction that has drawn the event first."""
    everybody = (*values.heroes_of(s, faction), *values.heroes_of(s, 1 - faction))
    return tuple(hero for hero in everybody if stakes(s, hero))


def stakes(s: State, hero: int) -> list[Option]:
    """One item of the Bag; soulbound ones stay with their owner (TBG-ITEM-07)."""
    found = dict.fromkeys(values.bag(s, hero))
    return [("stake", hero, card) for card in found if not c.CARDS[card].soulbound]


# -- a boss is beaten -----------------------------------------------------------------------------


@flow
def beaten(s: State, faction: Faction) -> Steps:
    """TBG-OVERLORD-08, TBG-WIN-02: the Overlord's end is the game's. TBG-BOSS-07: what an event's
    boss brings is shared like the reward of a quest."""
    s.slain += 1
    boss: Boss = s.boss
    emit(s, "boss_slain", boss, faction)
    if c.BOSSES[boss].overlord >= 0:
        factions.wins(s, faction)
        return
    reward = c.BOSSES[boss].rewards[not values.stronger(s, faction)]
    gold = reward.gold
    if c.BOSSES[boss].stake == "gold":
        gold += s.stake_gold
        s.stake_gold = 0
    put_boss_away(s, faction, boss)
    yield from rewards.share(s, faction, gold, reward.xp, reward.items, (), 0)
    if c.BOSSES[boss].stake == "item":
        yield from hand_out(s, faction)
    if c.BOSSES[boss].relic:
        yield from take_relic(s, faction, boss)


def put_boss_away(s: State, faction: int, boss: int) -> None:
    """TBG-EVENT-02: the card goes, unless the other faction may still beat this boss, too, or one
    of the victors keeps it."""
    event = c.BOSSES[boss].event
    if c.BOSSES[boss].each_faction:
        s.beaten[event] |= 1 << faction
        if s.beaten[event] != n.BOTH:
            return
        s.beaten[event] = 0
    if not c.BOSSES[boss].relic:
        cards.discard_event(s, event)


@flow
def hand_out(s: State, faction: Faction) -> Steps:
    """What everybody had to give goes to those who are still standing."""
    alive: tuple[Hero, ...] = values.fighters(s, faction)
    card: Card
    for card in s.stakes:
        s.stakes = rewards.without(s.stakes, card)
        yield from rewards.hand_over(s, faction, alive, card)


@flow
def take_relic(s: State, faction: Faction, boss: Boss) -> Steps:
    """One of those who are still standing bears it from now on."""
    seat: Seat = yield from factions.speaker(s, faction, len(values.fighters(s, faction)))
    option = yield from ask(
        seat,
        "bearer",
        [("give", hero) for hero in values.fighters(s, faction)],
        about=("defy", values.fighters(s, faction)[0], boss),
    )
    s.relic = option[1]
    s.events = tuple(e for e in s.events if e != c.BOSSES[boss].event)
    emit(s, "bears_relic", s.relic)


def bear_relic(s: State) -> None:
    """It strikes the Overlord as the combat begins."""
    if c.BOSSES[s.boss].overlord >= 0 and s.relic >= 0 and s.side[s.relic] == IN:
        much = sum(boss.relic for boss in c.BOSSES)
        assert faction_of(s.relic) == s.striker
        steps.lay(s, s.relic, n.DAMAGE, much)
