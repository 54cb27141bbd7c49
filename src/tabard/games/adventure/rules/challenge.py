"""The challenge phase: rivals, encounters that are there, or a card from the deck."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import CHALLENGE, Card, Event, Level, Power, Seat, State, Steps
from . import combat, effects, items, quests, values


@flow
def challenge(s: State, seat: Seat) -> Steps:
    """WAG-CHALLENGE-01 to WAG-CHALLENGE-03, WAG-CHALLENGE-06, WAG-CHALLENGE-11, WAG-CHALLENGE-16:
    one challenge, but not in a city."""
    s.phase = CHALLENGE
    if c.KIND_OF[s.at[seat]] == n.CITY:
        return
    yield from effects.window(s, seat, n.WHEN_CHALLENGED)
    if s.skip:
        return
    option = yield from ask(seat, "challenge", choices(s, seat))
    match option:
        case ("attack", rival):
            yield from combat.duel(s, rival)
        case ("fight", card):
            yield from combat.fight(s, values.foe_of(card), card)
        case ("brave",):
            yield from combat.fight(s, c.FOE_AT[s.at[seat]], -1)
        case ("face",):
            yield from face(s, seat, values.event_at(s, s.at[seat]))
        case ("trade",):
            yield from trade(s, seat)
        case _:
            yield from draw_challenge(s, seat)
    yield from follow(s)


@flow
def follow(s: State) -> Steps:
    """WAG-EVENT-07, WAG-EVENT-08: an event that has become an encounter is fought at once, but not
    in a city, where there are no challenges: there whoever flipped it has fallen."""
    while s.next_foe >= 0 and not s.over:
        card: Card = s.next_foe
        s.next_foe = -1
        if c.KIND_OF[s.at[s.turn]] == n.CITY:
            yield from effects.haunt(s, s.turn, card, c.EVENTS[c.CARDS[card].event].place)
        else:
            s.drawn = card
            yield from combat.fight(s, values.foe_of(card), card)


def choices(s: State, seat: int) -> list[Option]:
    """WAG-CHALLENGE-04, WAG-CHALLENGE-05, WAG-CHALLENGE-10, WAG-AGGRO-04, WAG-UNDEFEATED-07,
    WAG-EVENT-15, WAG-EVENT-16."""
    here = s.at[seat]
    cards = [s.line[slot] for slot in values.slots_at(s, here)]
    aggro = [card for card in cards if n.AGGRO in values.foe_traits(card)]
    if aggro:
        return [("fight", card) for card in aggro]
    found: list[Option] = [("fight", card) for card in cards]
    if here in c.FOE_AT:
        found.append(("brave",))
    if here == c.TRADE_AT:
        found.append(("trade",))
    if values.event_at(s, here) >= 0:
        found.append(("face",))
    if not found:
        found.append(("draw",))
    rivals: list[Option] = [("attack", x) for x in values.others(s, seat) if s.at[x] == here]
    return rivals + found


# -- drawing --------------------------------------------------------------------------------------


@flow
def draw_challenge(s: State, seat: Seat) -> Steps:
    """WAG-CHALLENGE-07 to WAG-CHALLENGE-09, WAG-CHALLENGE-12, WAG-CHALLENGE-14, WAG-CHALLENGE-15,
    WAG-LIMITS-05, WAG-LIMITS-07:
    from the deck of the space's color until an encounter comes."""
    level: Level = c.COLOR_OF[s.at[seat]]
    left: int = items.count(s, level)
    while left and not s.skip and not s.over and s.next_foe < 0:
        yield from items.turn_up(s, level)
        left -= 1
        card: Card = s.drawn
        if c.CARDS[card].event < 0:
            yield from combat.fight(s, c.CARDS[card].foe, card)
            return
        yield from happen(s, seat, card)
        if c.KIND_OF[s.at[seat]] == n.CITY:
            return
        if c.COLOR_OF[s.at[seat]] != level:
            level = c.COLOR_OF[s.at[seat]]
            left = items.count(s, level)


@flow
def happen(s: State, seat: Seat, card: Card) -> Steps:
    """WAG-EVENT-01 to WAG-EVENT-03, WAG-EVENT-09, WAG-EVENT-17 to WAG-EVENT-19: an event comes."""
    facts = c.EVENTS[c.CARDS[card].event]
    if facts.kind == n.SPECIAL:
        yield from ways(s, seat, card)
        if s.drawn == card:
            s.drawn = -1
            items.discard(s, card)
        yield from quests.conclude(s)
        return
    s.drawn = -1
    if facts.kind == n.GLOBAL:
        if s.world >= 0:  # WAG-EVENT-11, WAG-EVENT-12
            items.discard(s, s.world)
        s.world = card
    else:
        old = values.event_at(s, facts.place)
        if old >= 0:  # WAG-EVENT-13, WAG-EVENT-14
            s.events = tuple(event for event in s.events if event.card != old)
            items.discard(s, old)
        s.events = (*s.events, Event(facts.place, card))
    emit(s, "event", seat, card)


def open_ways(s: State, seat: int, card: int) -> list[Option]:
    """The ways to resolve an event that are possible."""
    return [
        ("way", power)
        for power in has.WAYS[c.CARDS[card].event]
        if all(_payable(s, seat, do) for do in has.POWERS[power].steps)
    ]


def _payable(s: State, seat: int, do: has.Do) -> bool:
    if do.group:
        return True
    if do.op == "lose":
        return len(items.scope(s, seat, do.arg[0])) >= do.n
    return do.op != "drop" or s.held[seat] >= do.n


@flow
def ways(s: State, seat: Seat, card: Card) -> Steps:
    """WAG-EVENT-03: one of the ways on its front."""
    if open_ways(s, seat, card):
        option = yield from ask(seat, "way", open_ways(s, seat, card))
        power: Power = option[1]
        yield from effects.perform(s, seat, power)


@flow
def face(s: State, seat: Seat, card: Card) -> Steps:
    """WAG-EVENT-15: a location event that lies here."""
    s.drawn = card
    emit(s, "faces", seat, card)
    if c.EVENTS[c.CARDS[card].event].foe >= 0:
        yield from combat.fight(s, c.EVENTS[c.CARDS[card].event].foe, card)
    else:
        yield from ways(s, seat, card)
        if s.drawn == card:
            s.drawn = -1
        yield from quests.conclude(s)


# -- trade ----------------------------------------------------------------------------------------


def worth(s: State, seat: int) -> int:
    """What the items of a pack would bring."""
    return sum(c.TRADE_WORTH[values.item(card).level] for card in values.pack(s, seat))


@flow
def trade(s: State, seat: Seat) -> Steps:
    """WAG-MAP-04, WAG-TROPHY-01: items worth enough for a trophy, else what is printed."""
    option: Option = ("refuse",)
    if worth(s, seat) >= c.TRADE["price"] and trophies_left(s):
        option = yield from ask(seat, "trade", [("trade",), ("refuse",)])
    if option[0] == "refuse":
        yield from effects.perform(s, seat, c.POWER_NO["trade.otherwise"])
        return
    paid: int = 0
    while paid < c.TRADE["price"]:
        option = yield from ask(seat, "goods", items.losses(s, seat, "pack"))
        paid += c.TRADE_WORTH[values.item(option[1]).level]
        items.lose(s, seat, option[1])
    quests.trophy(s, seat, c.TRADE_TROPHY)
    yield from quests.conclude(s)


def trophies_left(s: State) -> bool:
    """WAG-TROPHY-03."""
    out = sum(prize.trophy == c.TRADE_TROPHY for prize in s.prizes)
    return out < c.TROPHIES[c.TRADE_TROPHY].copies
