"""Challenge decks, and the items behind the cards."""

from __future__ import annotations

from operator import and_

from tabard.core.ask import Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import Answer, Card, Held, Level, Seat, State, Steps
from . import cards, values


def unseen(s: State, level: int) -> tuple[int, ...]:
    """Which cards of a color nobody can place, as weights for a draw."""
    return tuple(map(and_, s.unseen, c.OF_COLOR[level]))


def count(s: State, level: int) -> int:
    """How many cards a challenge deck has."""
    left: int = sum(map(and_, s.unseen, c.OF_COLOR[level]))
    return left + sum([c.CARDS[card].level == level for card in s.tops])


@flow
def turn_up(s: State, level: Level) -> Steps:
    """WAG-DOUBLE-04: the bottom card of a challenge deck becomes `drawn`. Discarded cards lie on
    top, so they come when all others are gone."""
    if any(map(and_, s.unseen, c.OF_COLOR[level])):
        which = yield from chance("challenge", Draw(unseen(s, level)))
        s.drawn = which
        s.unseen[s.drawn] = 0
    else:
        s.drawn = next(card for card in s.tops if c.CARDS[card].level == level)
        s.tops = tuple(card for card in s.tops if card != s.drawn)
    emit(s, "turned_up", s.drawn)


def discard(s: State, card: int) -> None:
    """WAG-DOUBLE-05, WAG-KEYWORD-05: onto its deck, for all to see."""
    cards.free_card(s, card)
    s.tops = (*s.tops, card)
    emit(s, "discarded", card)


def gain(s: State, seat: int, card: int) -> None:
    """WAG-ITEM-03, WAG-ITEM-08, WAG-PACK-02: into the pack, whoever can use it."""
    cards.free_card(s, card)
    s.packs = (*s.packs, Held(seat, card))
    emit(s, "gained", seat, card)


def take_off(s: State, seat: int, card: int) -> None:
    """An item leaves its owner, from wherever it is."""
    if s.weapon[seat] == card:
        s.weapon[seat] = -1
    elif s.armor[seat] == card:
        s.armor[seat] = -1
    else:
        s.packs = tuple(held for held in s.packs if held.card != card)


def lose(s: State, seat: int, card: int) -> None:
    """Discarded by its owner."""
    take_off(s, seat, card)
    emit(s, "lost_item", seat, card)
    discard(s, card)


def hand_over(s: State, giver: int, taker: int, card: int) -> None:
    """WAG-KEYWORD-06: what is attached to it goes along."""
    take_off(s, giver, card)
    s.packs = (*s.packs, Held(taker, card))
    emit(s, "took_item", taker, giver, card)


@flow
def search(s: State, seat: Seat, level: Level) -> Answer:
    """WAG-ITEM-04, WAG-ITEM-05, WAG-LIMITS-04: from the bottom until an item comes, each card
    once."""
    _i: int
    for _i in range(count(s, level)):
        yield from turn_up(s, level)
        card: Card = s.drawn
        s.drawn = -1
        if c.CARDS[card].item >= 0:
            gain(s, seat, card)
            return True
        discard(s, card)
    return False


def has_item(s: State, level: int) -> bool:
    """Whether a deck holds an item: all cards but those in play are in it."""
    return any(
        c.CARDS[card].item >= 0 and (s.unseen[card] or card in s.tops) for card in c.CARDS_OF[level]
    )


def scope(s: State, seat: int, which: str) -> tuple[int, ...]:
    """WAG-ITEM-07: what an effect may take."""
    return values.pack(s, seat) if which == "pack" else values.items(s, seat)


@flow
def lose_random(s: State, seat: Seat, which: str) -> Steps:
    """WAG-ITEM-06: one of them, unseen."""
    found: tuple[Card, ...] = scope(s, seat, which)
    if found:
        index = yield from chance("random_item", Draw((1,) * len(found)))
        lose(s, seat, found[index])


def losses(s: State, seat: int, which: str) -> list[Option]:
    return [("give_up", card) for card in scope(s, seat, which)]


@flow
def lose_chosen(s: State, seat: Seat, which: str) -> Steps:
    """One of them, by choice."""
    if scope(s, seat, which):
        option = yield from ask(seat, "give_up", losses(s, seat, which))
        lose(s, seat, option[1])


# -- equipping ------------------------------------------------------------------------------------


def outfits(s: State, seat: int, slot: int) -> list[Option]:
    """WAG-EQUIP-01 to WAG-EQUIP-03: what can be worn there, or nothing."""
    now = s.weapon[seat] if slot == n.WEAPON else s.armor[seat]
    found = [
        ("wear", card)
        for card in (*((now,) if now >= 0 else ()), *values.pack(s, seat))
        if values.item(card).slot == slot and values.wearable(s, seat, card)
    ]
    return [*found, ("bare", slot)]


def wear(s: State, seat: int, slot: int, card: int) -> None:
    """WAG-EQUIP-02: beside the hero; what was there goes into the pack. -1: nothing is worn."""
    place = s.weapon if slot == n.WEAPON else s.armor
    if place[seat] == card:
        return
    if place[seat] >= 0:
        emit(s, "unequipped", seat, place[seat])
        s.packs = (*s.packs, Held(seat, place[seat]))
    place[seat] = card
    if card >= 0:
        s.packs = tuple(held for held in s.packs if held.card != card)
        emit(s, "equipped", seat, card)


def tidy(s: State, seat: int) -> None:
    """WAG-EQUIP-09: what is no longer legal goes into the pack at once."""
    for slot, card in ((n.WEAPON, s.weapon[seat]), (n.ARMOR, s.armor[seat])):
        if card >= 0 and not values.wearable(s, seat, card):
            wear(s, seat, slot, -1)


@flow
def equip(s: State, seat: Seat) -> Steps:
    """WAG-UPKEEP-03, WAG-EQUIP-01: weapon, then armor, if there is anything to put on or off."""
    slot: int
    for slot in range(2):
        if len(outfits(s, seat, slot)) > 1:
            option = yield from ask(seat, "equip", outfits(s, seat, slot), about=("bare", slot))
            wear(s, seat, slot, option[1] if option[0] == "wear" else -1)
