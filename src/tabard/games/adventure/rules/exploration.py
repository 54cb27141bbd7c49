"""The exploration phase: discoveries, or one resource."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import EXPLORATION, Keeps, Level, Seat, State, Steps, Token
from . import cards, effects, items, quests, tokens, values


@flow
def exploration(s: State, seat: Seat) -> Steps:
    """WAG-EXPLORE-01, WAG-EXPLORE-03, WAG-EXPLORE-07 to WAG-EXPLORE-09: all discoveries here, else
    one resource, if there is any."""
    s.phase = EXPLORATION
    if tokens.lying(s, s.at[seat]):
        yield from reveal(s, seat)
    elif c.RESOURCES_OF[s.at[seat]]:
        option = yield from ask(
            seat, "explore", [("activate", x) for x in c.RESOURCES_OF[s.at[seat]]]
        )
        emit(s, "activated", seat, option[1])
        yield from activate(s, seat, option[1])


# -- discoveries ----------------------------------------------------------------------------------


@flow
def reveal(s: State, seat: Seat) -> Steps:
    """WAG-EXPLORE-02, WAG-DISCOVERY-23: all at once, then one by one in the order one chooses."""
    here = tokens.lying(s, s.at[seat])
    s.shown = tuple(s.tokens[i] for i in here)
    tokens.pick_up(s, here)
    for token in s.shown:
        emit(s, "revealed", seat, token)
    while s.shown and not s.over:
        option = yield from ask(seat, "token", [("open", x) for x in dict.fromkeys(s.shown)])
        token_: Token = option[1]
        at = s.shown.index(token_)
        s.shown = s.shown[:at] + s.shown[at + 1 :]
        yield from resolve(s, seat, token_)


@flow
def resolve(s: State, seat: Seat, token: Token) -> Steps:
    """WAG-DISCOVERY-02, WAG-DISCOVERY-06: green ones are kept, red ones happen at once."""
    if c.KEPT[token]:
        s.kept = (*s.kept, Keeps(seat, token))
        emit(s, "kept", seat, token)
        return
    if token != n.DISEASE:
        s.box[token] += 1
    match token:
        case n.AMBUSH:
            s.ambush[seat] += 1  # WAG-DISCOVERY-17
        case n.FALSE_MAP:
            yield from false_map(s, seat)
        case n.POWER_DRAIN:
            yield from cards.toss_random(s, seat, c.DRAIN)
        case n.DISEASE:
            s.disease[seat] += 1  # WAG-DISCOVERY-21
            yield from effects.fall(s, seat, -1)
        case _:
            yield from effects.wound(s, seat, c.BOMB_DAMAGE, -1)  # WAG-DISCOVERY-22


@flow
def false_map(s: State, seat: Seat) -> Steps:
    """WAG-DISCOVERY-18, WAG-DISCOVERY-19, WAG-DISCOVERY-24: the player to the right moves this hero
    up to two spaces."""
    left: int = c.MAP_STEPS
    while left and led(s, seat):
        option = yield from ask(values.right_of(s, seat), "false_map", [*led(s, seat), ("stop",)])
        if option[0] == "stop":
            return
        effects.move_to(s, seat, option[1])
        left -= 1


def led(s: State, seat: int) -> list[Option]:
    """WAG-DISCOVERY-19: by the level, and not out of an aggro space."""
    if values.aggro_at(s, s.at[seat]):
        return []
    return [("go", space) for space in c.NEAR[s.at[seat]] if values.may_enter(s, seat, space)]


# -- resources ------------------------------------------------------------------------------------


@flow
def activate(s: State, seat: Seat, resource: int) -> Steps:
    """WAG-RESOURCE-01, WAG-RESOURCE-02, WAG-RESOURCE-04, WAG-RESOURCE-05, WAG-EXPLORE-04,
    WAG-EXPLORE-05."""
    match resource:
        case n.SCROLL:
            yield from cards.draw(s, seat, 1 + values.world(s, "scrolls"))
        case n.BOOK:
            yield from book(s, seat)
        case n.SMALL_POTION:
            effects.heal(s, seat, c.SMALL)
        case n.LARGE_POTION:
            effects.heal(s, seat, c.LARGE)
            s.box[n.DISEASE] += s.disease[seat]
            s.disease[seat] = 0
        case n.DISCOVERY:
            yield from tokens.place(s, seat, 254)
        case n.FLIGHT:
            yield from fly(s, seat)
        case n.AUCTION:
            yield from auction(s, seat)
        case _:
            yield from quests.new_quest(s, seat)
            yield from cards.draw(s, seat, values.world(s, "givers"))


@flow
def book(s: State, seat: Seat) -> Steps:
    """WAG-RESOURCE-03: two cards; every other hero draws one and discards one."""
    yield from cards.draw(s, seat, 2)
    other: Seat
    for other in values.others(s, seat):
        yield from cards.deal(s, other, 1)
        yield from cards.toss_some(s, other, 1)
        yield from cards.limit(s, other)
    yield from effects.happened(s, "book_used", seat, -1)


def flights(s: State, seat: int) -> list[Option]:
    """WAG-RESOURCE-08, WAG-RESOURCE-16: other Flight Paths that may be entered."""
    if values.aggro_at(s, s.at[seat]):
        return []
    return [("fly", x) for x in c.FLIGHTS if x != s.at[seat] and values.may_enter(s, seat, x)]


@flow
def fly(s: State, seat: Seat) -> Steps:
    """WAG-RESOURCE-08, WAG-RESOURCE-09."""
    if flights(s, seat):
        option = yield from ask(seat, "fly", flights(s, seat))
        effects.move_to(s, seat, option[1])
        yield from effects.happened(s, "flight_used", seat, -1)


@flow
def auction(s: State, seat: Seat) -> Steps:
    """WAG-RESOURCE-10, WAG-RESOURCE-11, WAG-RESOURCE-15: one item for another of its color."""
    if values.items(s, seat):
        option = yield from ask(seat, "auction", items.losses(s, seat, "item"))
        level: Level = values.item(option[1]).level
        items.lose(s, seat, option[1])
        found = yield from items.search(s, seat, level)
        assert found
