"""p.8, p.12: faction turns and their end."""

from __future__ import annotations

from tabard.core.ask import Option, ask, ask_any
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import HEROES, Deck, Event, Faction, Hero, State, Steps
from . import (
    cards,
    challenge,
    effects,
    ending,
    events,
    factions,
    health,
    items,
    legal,
    management,
    overlords,
    regions,
    setup,
    town,
    trade,
    travel,
    values,
    wars,
)

TURN = n.W["turn"]


@flow
def game(s: State) -> Steps:
    """TBG-TURN-01, TBG-SETUP-23, TBG-SETUP-24: the factions take turns, the Horde first, with the
    printed cards alone."""
    yield from setup.set_up(s)
    yield from play_on(s, c.HORDE)


@flow
def go_on(s: State) -> Steps:
    """A game as a scenario writes it down: from the start of a faction turn, or from the middle of
    it, where heroes have actions or may trade."""
    if not any(s.actions) and not s.market:
        yield from play_on(s, s.acting)
        return
    faction: Faction = s.acting
    yield from actions(s, faction)
    yield from after_actions(s, faction)
    yield from play_on(s, 1 - faction)


@flow
def play_on(s: State, first: Faction) -> Steps:
    """TBG-TURN-11, TBG-ENDTURN-10: until the Overlord is dead, or the last battle is fought."""
    faction: Faction = first
    while not s.over:
        yield from faction_turn(s, faction)
        yield from after_actions(s, faction)
        faction = 1 - faction


@flow
def faction_turn(s: State, faction: Faction) -> Steps:
    """TBG-TURN-02, TBG-SETUP-26: two actions for each hero."""
    s.acting = faction
    emit(s, "turn", s.turn, faction)
    for hero in values.heroes_of(s, faction):
        s.actions[hero] = c.ACTIONS
    s.uses = s.uses_long = ()
    one: Hero
    for one in values.heroes_of(s, faction):
        yield from health.window(s, one, TURN)
    yield from actions(s, faction)


@flow
def actions(s: State, faction: Faction) -> Steps:
    """TBG-TURN-03, TBG-TURN-04: in free order among the people of the faction."""
    while legal.ready(s, faction) and not s.over:
        _, option = yield from ask_any(legal.ready(s, faction), "act", legal.all_deeds(s, faction))
        yield from act(s, option[1], option)


@flow
def act(s: State, hero: Hero, option: Option) -> Steps:
    """TBG-TURN-05: one action of one hero, or what may be used before it."""
    before: bool = False
    had: tuple[int, ...] = tuple(s.actions)
    match option:
        case ("travel", _, region):
            yield from travel.travel(s, hero, region)
        case ("rest", _):
            yield from town.rest(s, hero)
        case ("town", _):
            yield from town.town(s, hero)
        case ("train", _):
            yield from town.train(s, hero)
        case ("use", _, ability):
            before = has.ABILITIES[ability].window != legal.ACTION
            if not before:
                s.actions[hero] -= 1
            yield from effects.use(s, hero, ability, hero)
            yield from health.settle(s)
        case ("intercept", _, region):
            regions.enter(s, hero, region)
            target = yield from ask(s.player[hero], "target", challenge.challenges(s, hero))
            yield from challenge.challenge(s, hero, target)
        case ("peek", _):
            before = True
            overlords.look(s, hero)
        case ("pass", _):
            s.passed[hero] = 1
        case ("hand" | "give_gold" | "swap", *_):
            before = True
            yield from trade.trade(s, hero, option)
        case _:
            yield from challenge.challenge(s, hero, option)
    if not before:
        s.uses = ()  # TBG-TIMING-08
        if option[0] != "pass":
            trade.close_market(s)
        yield from overlords.after_action(s, had)


# -- the end of a faction turn --------------------------------------------------------------------


@flow
def after_actions(s: State, faction: Faction) -> Steps:
    """TBG-TURN-07: actions that were not taken are lost."""
    s.market = 0
    s.handed = ()
    s.deals = ()
    for hero in HEROES:
        s.actions[hero] = s.passed[hero] = s.travels[hero] = 0
    if not s.over:
        yield from end_of_turn(s, faction)


@flow
def end_of_turn(s: State, faction: Faction) -> Steps:
    """TBG-ENDTURN-01: management, the marker, events and the Merchant (TBG-ENDTURN-08: both), for
    the faction whose turn ends (TBG-ENDTURN-09). TBG-ENDTURN-05, TBG-FINAL-01: or the last
    battle."""
    yield from management.manage(s, faction)
    advance_marker(s)
    if s.over:
        return
    if s.turn == c.END:
        yield from ending.last_battle(s)
        return
    waiting: tuple[Event, ...] = s.events
    yield from events.check(s, faction)
    if not s.over:
        yield from restock(s)
        yield from wars.check_wars(s, 1 - faction, waiting)


def advance_marker(s: State) -> None:
    """TBG-ENDTURN-04, TBG-TURN-10; TBG-VARIANT-04, TBG-VARIANT-06: or round again, until nobody
    believes in it any more."""
    s.turn += 1
    if s.turn == c.END and s.settings["endless"]:
        s.turn, s.lap = 1, s.lap + 1
        if s.lap > s.settings["laps"]:
            factions.wins(s, -1)


def item_deck(s: State) -> int:
    """TBG-ENDTURN-07, TBG-VARIANT-05: the deck whose icon is on this space; -1: none."""
    deck = c.ITEM_SPACES.get(s.turn, -1)
    return deck if deck < 0 or s.lap == 1 else n.DECKS.index("circle")


@flow
def restock(s: State) -> Steps:
    """TBG-ENDTURN-07, TBG-ENDTURN-11: an item for the Merchant, if there is one."""
    deck: Deck = item_deck(s)
    if deck >= 0 and not items.empty(s, deck):
        card = yield from items.draw_openly(s, deck)
        cards.to_merchant(s, card)
        emit(s, "stocked", card)
