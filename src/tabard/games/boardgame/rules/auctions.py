"""p.25: "closed fist" auctions. All first heroes bid at once, then all second ones; nobody sees a
bid, partners neither, before all are there."""

from __future__ import annotations

from tabard.core.ask import Draw, Option, Seat, ask_sealed, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import Card, Event, Held, Hero, State, Steps
from . import cards, values

MOST = c.AMOUNT.size - 1


def bidders(s: State, place: int) -> tuple[int, ...]:
    """The heroes that bid in this round: the first of each person, or the second. Gold is open, so
    whoever has none is not asked."""
    found = []
    for seat in range(s.seats):
        own = [h for h in values.heroes(s) if s.player[h] == seat]
        if place < len(own) and s.gold[own[place]]:
            found.append(own[place])
    return tuple(found)


def seats(s: State, place: int) -> tuple[Seat, ...]:
    return tuple(s.player[hero] for hero in bidders(s, place))


def bids(s: State, place: int) -> list[list[Option]]:
    """TBG-EVENT-09: with their own gold; 0 is no bid (TBG-EVENT-10)."""
    return [
        [("bid", hero, much) for much in range(min(s.gold[hero], MOST) + 1)]
        for hero in bidders(s, place)
    ]


def highest(s: State) -> tuple[int, ...]:
    """TBG-EVENT-10: those with the highest bid; nobody, if none was made."""
    best = max(s.bid)
    return tuple(h for h in values.heroes(s) if s.bid[h] == best) if best > 0 else ()


@flow
def auction(s: State, event: Event, card: Card) -> Steps:
    """TBG-EVENT-08 to TBG-EVENT-11."""
    place: int
    for place in range(2):
        if bidders(s, place):
            answers = yield from ask_sealed(
                seats(s, place), "bid", bids(s, place), about=("keep_item", card)
            )
            for _, hero, much in answers:
                s.bid[hero] = much
    best: tuple[Hero, ...] = highest(s)
    price: int = max(s.bid)
    reveal(s)
    if not best:
        emit(s, "unsold", card)
        cards.discard_event(s, event)
        return
    winner: Hero = best[0]
    if len(best) > 1:
        which = yield from chance("auction_tie", Draw((1,) * len(best)))
        winner = best[which]
    s.gold[winner] -= price
    s.events = tuple(e for e in s.events if e != event)
    emit(s, "won_auction", winner, card)
    s.prizes = tuple(sorted((*s.prizes, Held(winner, card))))
    cards.changed(s)


def reveal(s: State) -> None:
    """TBG-EVENT-09: all at once; gold that was not bid stays where it is."""
    for hero in values.heroes(s):
        emit(s, "bid", hero, max(0, s.bid[hero]))
        s.bid[hero] = -1
