"""p.23-24: item decks, and Bags that are too full. A deck is drawn from at need: chance says which
of the cards that are left comes; what was put under it comes when no others are left."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit, emit_to

from .. import content as c
from ..state import Card, Deck, Faction, Hero, State, Steps
from . import cards, values


def in_deck(s: State, deck: int) -> tuple[int, ...]:
    """How many of each item are to be drawn from this deck."""
    away = (*s.under, *s.drawn)
    weights = [0] * c.ITEM_DRAWN.size
    for card in c.ITEMS_IN[deck]:
        weights[card - c.FIRST_ITEM] = s.left[card] - away.count(card)
    return tuple(weights)


def to_come(s: State, deck: int) -> int:
    """How many cards are to be drawn from a deck before those that were put under it."""
    away = sum(c.CARDS[card].deck == deck for card in (*s.under, *s.drawn))
    return sum(s.left[card] for card in c.ITEMS_IN[deck]) - away


def bottom(s: State, deck: int) -> int:
    """The place in `under` of the first card that was put under this deck; -1: none."""
    return next((i for i, d in enumerate(s.under_deck) if d == deck), -1)


def refill(s: State, deck: int) -> None:
    """TBG-ITEM-17: used items are a new deck when nothing else is left."""
    if to_come(s, deck) or bottom(s, deck) >= 0:
        return
    for card in s.consumed:
        if c.CARDS[card].deck == deck:
            s.left[card] += 1
    s.consumed = tuple(card for card in s.consumed if c.CARDS[card].deck != deck)


def empty(s: State, deck: int) -> bool:
    used = any(c.CARDS[card].deck == deck for card in s.consumed)
    return not to_come(s, deck) and bottom(s, deck) < 0 and not used


@flow
def draw(s: State, deck: Deck) -> Generator[Ask, Any, Card]:
    """The top card of a deck that is not empty. Who shows it to all says `in_sight`."""
    refill(s, deck)
    if to_come(s, deck):
        which = yield from chance("item", Draw(in_deck(s, deck)))
        card: Card = c.FIRST_ITEM + which
        return card
    at = bottom(s, deck)
    card = s.under[at]
    s.under = (*s.under[:at], *s.under[at + 1 :])
    s.under_by = (*s.under_by[:at], *s.under_by[at + 1 :])
    s.under_deck = (*s.under_deck[:at], *s.under_deck[at + 1 :])
    return card


def in_sight(s: State, card: int) -> None:
    """From now on everybody sees where this card is."""
    s.left[card] -= 1


@flow
def draw_openly(s: State, deck: Deck) -> Generator[Ask, Any, Card]:
    """The top card of a deck, shown to all."""
    card = yield from draw(s, deck)
    in_sight(s, card)
    return card


@flow
def to_look_at(s: State, faction: Faction, deck: Deck, count: int) -> Steps:
    """TBG-REWARD-08: so many cards, seen by the faction that will take one of them."""
    s.drawing = faction
    left: int = count
    while left and not empty(s, deck):
        left -= 1
        card = yield from draw(s, deck)
        s.drawn = (*s.drawn, card)
        emit_to(s, values.people(s, faction), "saw_item", faction, card)


def put_back(s: State, faction: int) -> None:
    """TBG-REWARD-08: the others go under their deck, in the order in which they were drawn."""
    for card in s.drawn:
        s.under = (*s.under, card)
        s.under_by = (*s.under_by, faction)
        s.under_deck = (*s.under_deck, c.CARDS[card].deck)
    s.drawn = ()
    s.drawing = -1


@flow
def receive(s: State, hero: Hero, card: Card) -> Steps:
    """TBG-ITEM-03, TBG-MERCHANT-10: what is too much for the Bag goes to the Merchant at once. The
    level does not matter (TBG-REWARD-06)."""
    cards.put_in_bag(s, hero, card)
    yield from shrink(s, hero)


@flow
def shrink(s: State, hero: Hero) -> Steps:
    """TBG-ITEM-03, TBG-ITEM-04: no other time may an item be thrown away."""
    while values.counted(s, hero) > c.BAG:
        option = yield from ask(s.player[hero], "too_much", surplus(s, hero))
        cards.take_from_bag(s, hero, option[1])
        cards.to_merchant(s, option[1])
        emit(s, "dropped", hero, option[1])


def surplus(s: State, hero: int) -> list[Option]:
    found = dict.fromkeys(card for card in values.bag(s, hero) if c.CARDS[card].counted)
    return [("drop", card) for card in found]
