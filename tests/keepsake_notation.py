"""Positions of Keepsake in words, at the start of an auction, and back.

    position:
      round: 2                # of `rounds: 3`
      heirloom: 4
      A:
        list: careful
        buttons: 5            # default 6
        points: 2
        marbles: [m1, m4]
        hand: [locket, dust]
        table: [clock]
        deck: [dust, chest looked, magpie lost, dust]    # from the top

Of a card `looked` says that its side knows where it lies, `lost` that the other side has seen it
get lost among those that it can't read. Which slot a card lies in and how often a marble's slot was
used before means nothing in an auction: it is not written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core import hidden
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tests.keepsake import (
    BUTTONS,
    CARD,
    DECK_SIZE,
    IN_DECK,
    IN_HAND,
    LIST,
    MARBLE,
    ON_TABLE,
    Keepsake,
    State,
    deck,
    from_auction,
    hand,
    marbles,
    table,
)

PILES = {"hand": IN_HAND, "table": ON_TABLE, "deck": IN_DECK}


def read(game: Keepsake, spec: Mapping[str, Any]) -> State:
    names = [name for name in SEAT_NAMES if name in spec]
    settings = {"rounds": spec.get("rounds", 3)}
    s = game.blank(settings, game.new(settings, len(names)).seats)
    s.round, s.heirloom = spec.get("round", 1), spec.get("heirloom", 1)
    for seat, name in enumerate(names):
        read_seat(s, seat, spec[name])
    wrong = game.laws(s)
    if wrong:
        raise Malformed(" ".join(wrong))
    game.start(s, from_auction)
    return s


def write(game: Keepsake, s: State) -> dict[str, Any]:
    q = game.pending(s)
    if q is None or q.label != "bid" or s.sealed:
        raise Malformed("Only the start of an auction can be written.")
    spec = {"round": s.round, "rounds": s.settings["rounds"], "heirloom": s.heirloom}
    return spec | {SEAT_NAMES[seat]: write_seat(s, seat) for seat in range(s.seats)}


def read_seat(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    s.lists[seat] = LIST.parse(s, spec.get("list"))
    s.buttons[seat], s.points[seat] = spec.get("buttons", BUTTONS), spec.get("points", 0)
    for name in spec.get("marbles", ()):
        s.holder[MARBLE.parse(s, name)] = seat
    cards = [(pile, text) for pile in PILES for text in spec.get(pile, ())]
    if len(cards) != DECK_SIZE:
        raise Malformed(f"Seat {SEAT_NAMES[seat]} has {len(cards)} cards, not {DECK_SIZE}.")
    for slot, (pile, text) in enumerate(cards, seat * DECK_SIZE):
        name, *words = text.split()
        s.what[slot], s.where[slot] = CARD.parse(s, name), PILES[pile]
        if pile == "table":
            s.known[slot] = hidden.everybody(s)
        elif pile == "hand" or "looked" in words:
            hidden.learn(s, seat, slot)
        if "lost" in words:
            s.seen[slot] = hidden.strangers(s, seat)
        if pile == "deck":
            s.decks += (slot,)


def write_seat(s: State, seat: int) -> dict[str, Any]:
    piles = {"hand": hand(s, seat), "table": table(s, seat), "deck": deck(s, seat)}
    return {
        "list": LIST.text(s, s.lists[seat]),
        "buttons": s.buttons[seat],
        "points": s.points[seat],
        "marbles": MARBLE.texts(s, marbles(s, seat)),
        **{pile: [write_card(s, seat, slot) for slot in slots] for pile, slots in piles.items()},
    }


def write_card(s: State, seat: int, slot: int) -> str:
    looked = s.where[slot] == IN_DECK and hidden.reads(s, slot, seat)
    words = {"looked": looked, "lost": s.seen[slot]}
    return " ".join([CARD.text(s, s.what[slot]), *(word for word, said in words.items() if said)])
