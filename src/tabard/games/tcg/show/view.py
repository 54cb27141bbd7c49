"""What a player can't know, drawn anew; and what must hold whatever happens.

A player can't know the order of the decks, the other hand, the other's resources that lie face
down, and (unless the table has opened the lists) which cards the other has put into their deck.
"""

from __future__ import annotations

from random import Random

from tabard.core import hidden

from .. import content as c
from .. import decks
from ..rules import orders, values
from ..rules.piles import unread
from ..rules.setup import only_starters
from ..state import (
    AWAY,
    CARD_LINK,
    CHAIN,
    DECK,
    GRAVEYARD,
    HAND,
    HEROES,
    NONE,
    PLAY,
    REMOVED,
    RESOURCE,
    TOKENS,
    State,
    can_read,
    deck,
    graveyard,
    hand,
    ref_slot,
    seat_bit,
)

STARTER_ODDS = 0.8
"""How likely a list that fits a starter deck is taken for that starter."""


def determinize(s: State, seat: int, rng: Random) -> State:
    """A duel that this player can't tell from `s`."""
    new: State = s.copy()
    for owner in range(len(s.heroes)):
        slots = sorted(x for x in unread(s, owner) if not can_read(s, x, seat))
        if owner != seat and s.secret_list[owner]:
            cards = guessed(s, owner, seat, slots, rng)
        else:
            cards = hidden.held(s, slots)
        hidden.lay(new, slots, cards, rng)
    for other in range(2):
        if other != seat:
            orders.forget(new, other)
    new.memo = new.ask = None
    return new


def guessed(s: State, owner: int, seat: int, slots: list[int], rng: Random) -> list[hidden.Pair]:
    """The cards in these slots, of a legal list that holds all that was seen of it."""
    kept = hidden.recalled(s, slots, seat)
    lost = set(slots)
    hero = s.first_hero[owner]
    seen = sorted(s.what[x] for x in own_slots(s, owner) if x not in lost)
    seen.remove(hero)
    known = sorted([*seen, *(card for card, _ in kept)])
    size = len(seen) + len(slots)
    lists = [d.cards for d in c.DECKS if d.hero == hero and len(d.cards) == size]
    lists = [cards for cards in lists if not hidden.missing(known, cards)]
    roll = 0.0 if only_starters(s.settings) else rng.random()
    full = lists[0] if lists and roll < STARTER_ODDS else decks.fill(rng, hero, known, size)
    return kept + [(card, 0) for card in hidden.missing(full, known)]


def own_slots(s: State, owner: int) -> list[int]:
    first = HEROES[owner]
    return [x for x in range(first, first + HEROES[1]) if s.owner[x] == owner]


def laws(s: State) -> list[str]:
    """Conservation: every card is in one place, and as many as at the start."""
    if len(s.heroes) < 2:
        return []
    wrong: list[str] = []
    piles = {
        DECK: [*s.deck_a, *s.deck_b],
        HAND: [*s.hand_a, *s.hand_b],
        GRAVEYARD: [*s.grave_a, *s.grave_b],
        PLAY: list(s.play),
        RESOURCE: list(s.resources),
    }
    for zone, slots in piles.items():
        if sorted(slots) != [x for x in range(len(s.zone)) if s.zone[x] == zone]:
            wrong.append(f"the pile of zone {zone} is not what lies there")
    for seat in range(2):
        for pile in (deck(s, seat), hand(s, seat), graveyard(s, seat)):
            if any(s.owner[x] != seat for x in pile):
                wrong.append(f"seat {seat} has a card of the other in a pile of its own")
        if any(not s.known[x] & seat_bit(seat) for x in hand(s, seat)):
            wrong.append(f"seat {seat} can't read its own hand")
        if s.zone[s.heroes[seat]] != PLAY or s.controller[s.heroes[seat]] != seat:
            wrong.append(f"seat {seat} has no hero")
        if sum(s.owner[x] == seat and s.zone[x] == AWAY for x in range(TOKENS.start)):
            wrong.append(f"a card of seat {seat} is nowhere")
    on_chain = [ref_slot(link.source) for link in s.chain if link.kind == CARD_LINK]
    if any(s.zone[x] != CHAIN for x in on_chain):
        wrong.append("a card on the chain is not there")
    for x in s.play:
        if s.host[x] != NONE and s.zone[s.host[x]] != PLAY:
            wrong.append(f"the host of slot {x} is not in play")
        if s.damage[x] < 0 or not (c.IS_CHARACTER[s.what[x]] or s.damage[x] == 0):
            wrong.append(f"slot {x} has damage that it can't have")
    kept = (s.damage, s.exhausted, *(counts(s) for counts in values.COUNTER_COLUMNS.values()))
    for x in range(len(s.zone)):
        if s.zone[x] in (PLAY, RESOURCE) and s.controller[x] == NONE:
            wrong.append(f"slot {x} is in play and nobody's")
        if s.zone[x] != AWAY and s.what[x] < 0:
            wrong.append(f"slot {x} is not empty, but no card")
        if s.zone[x] in (DECK, HAND, GRAVEYARD, REMOVED) and any(column[x] for column in kept):
            wrong.append(f"slot {x} remembers what it was in play")
    return wrong
