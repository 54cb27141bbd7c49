"""p.24-26: event cards are drawn and carried out; what each does is in its words
(`language.words.happenings`)."""

from __future__ import annotations

from tabard.core.ask import Draw, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..state import Event, Faction, State, Steps
from . import auctions, bonus, bosses, feuds, hunts, overlords, values


@flow
def check(s: State, faction: Faction) -> Steps:
    """TBG-ENDTURN-06, TBG-EVENT-19: a space with an Event icon starts one chain."""
    if s.turn in c.EVENT_SPACES:
        yield from chain(s, faction)


def refill_events(s: State) -> None:
    """TBG-EVENT-18: discarded events are a new deck."""
    if not any(s.event_left):
        for event in range(len(c.EVENTS)):
            s.event_left[event], s.event_gone[event] = s.event_gone[event], 0


@flow
def chain(s: State, faction: Faction) -> Steps:
    """TBG-EVENT-01, TBG-EVENT-03 to TBG-EVENT-05: bonus events, until a normal one comes or a title
    repeats."""
    seen: tuple[Event, ...] = ()
    while not s.over:
        refill_events(s)
        if not any(s.event_left):
            return
        which = yield from chance("event", Draw(tuple(s.event_left)))
        event: Event = which
        s.event_left[event] -= 1
        emit(s, "drew_event", faction, event)
        hunts.next_event(s)
        if again(event, seen):
            s.event_gone[event] += 1
            emit(s, "event_over", event)
        else:
            yield from happen(s, faction, event)
        if not s.over:
            yield from overlords.march(s, event)
        if again(event, seen) or not c.EVENTS[event].bonus:
            return
        seen = (*seen, event)


def again(event: int, seen: tuple[int, ...]) -> bool:
    """TBG-EVENT-04: a bonus event whose title came already."""
    return c.EVENTS[event].bonus and any(c.EVENTS[e].title == c.EVENTS[event].title for e in seen)


def word_of(event: int) -> str:
    """What an event does; a boss has no word."""
    return has.HAPPENINGS[event][0][0] if has.HAPPENINGS[event] else "boss"


@flow
def happen(s: State, faction: Faction, event: Event) -> Steps:
    """TBG-EVENT-02: what lasts lies beside the board, the others are carried out and discarded; an
    Auction Item goes to whoever buys it."""
    word = word_of(event)
    if has.STAYS[event] or word == "auction":
        s.events = (*s.events, event)
    else:
        s.event_gone[event] += 1
    match word:
        case "boss":
            yield from bosses.appear(s, faction, c.EVENTS[event].boss)
        case "auction":
            yield from auctions.auction(s, event, values.said(event, word))
        case "offers":
            yield from bonus.offers(s, faction, event)
        case "new_quests":
            yield from bonus.new_quests(s, faction)
        case "flights" | "buys" | "sells":
            yield from bonus.one_each(s, word)
        case "stampede":
            moves, far = values.said(event, word)
            yield from bonus.stampede(s, faction, moves, far)
        case "bounty":
            yield from feuds.mark(s)
        case "taint":
            pool, near = values.said(event, word)
            yield from overlords.taint(s, pool, near)
        case "plague":
            overlords.spread(s, values.said(event, word)[0])
        case "plaguewinds":
            hunts.calm(s)
        case _:
            assert word in ("first_win", "subterfuge", "trophies", "cull", "war"), word
