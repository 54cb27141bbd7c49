"""What a player can't know, drawn anew; and what must hold whatever happens.

A player can't know the order of the decks, the other hand, the other's resources that lie face
down, and (unless the table has opened the lists) which cards the other has put into his deck.
"""

from __future__ import annotations

from random import Random

from . import content as c
from . import decks
from .state import (
    AWAY,
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
)
from .zones import hidden

STARTER = 0.8
"""How likely a list that fits a starter deck is taken for that starter."""


def determinize(s: State, seat: int, rng: Random) -> State:
    """A duel that this player can't tell from `s`."""
    new: State = s.copy()
    for owner in range(len(s.heroes)):
        slots = sorted(x for x in hidden(s, owner) if not can_read(s, x, seat))
        if owner != seat and s.secret_list[owner]:
            cards = guessed(s, owner, seat, slots, rng)
        else:
            cards = sorted((s.what[x], s.seen[x]) for x in slots)
        rng.shuffle(cards)
        for x, (card, seen) in zip(slots, cards, strict=True):
            new.what[x], new.seen[x] = card, seen
    new.memo = new.ask = None
    return new


def guessed(
    s: State, owner: int, seat: int, slots: list[int], rng: Random
) -> list[tuple[int, int]]:
    """The cards in these slots, of a legal list that holds all that was seen of it."""
    bit = 1 << seat if seat >= 0 else 0  # a spectator has seen none of it
    kept = sorted((s.what[x], bit) for x in slots if s.seen[x] & bit)
    lost = set(slots)
    hero = s.first_hero[owner]
    seen = sorted(s.what[x] for x in own_slots(s, owner) if x not in lost)
    seen.remove(hero)
    known = sorted([*seen, *(card for card, _ in kept)])
    size = len(seen) + len(slots)
    lists = [d.cards for d in c.DECKS if d.hero == hero and len(d.cards) == size]
    lists = [cards for cards in lists if not missing(known, cards)]
    roll = rng.random()
    full = lists[0] if lists and roll < STARTER else decks.fill(rng, hero, known, size)
    return kept + [(card, 0) for card in missing(full, known)]


def missing(cards: list[int] | tuple[int, ...], have: list[int] | tuple[int, ...]) -> list[int]:
    """What is in the first and not in the second, copy by copy."""
    left = list(have)
    found = []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            found.append(card)
    return found


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
        if s.zone[s.heroes[seat]] != PLAY or s.controller[s.heroes[seat]] != seat:
            wrong.append(f"seat {seat} has no hero")
        if sum(s.owner[x] == seat and s.zone[x] == AWAY for x in range(TOKENS.start)):
            wrong.append(f"a card of seat {seat} is nowhere")
    on_chain = [link.source & 255 for link in s.chain if link.kind == 0]
    if any(s.zone[x] != CHAIN for x in on_chain):
        wrong.append("a card on the chain is not there")
    for x in s.play:
        if s.host[x] != NONE and s.zone[s.host[x]] != PLAY:
            wrong.append(f"the host of slot {x} is not in play")
        if s.damage[x] < 0 or not (c.IS_CHARACTER[s.what[x]] or s.damage[x] == 0):
            wrong.append(f"slot {x} has damage that it can't have")
    for x in range(len(s.zone)):
        if s.zone[x] in (DECK, HAND, GRAVEYARD, REMOVED) and (s.damage[x] or s.exhausted[x]):
            wrong.append(f"slot {x} remembers what it was in play")
    return wrong
