"""p.36: trade among friends in one region, after an action. So that nothing goes round in circles,
an item changes hands once between two actions, gold goes one way between two heroes, and once; a
swap is offered once."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import Card, Deal, Hero, State, Steps
from . import cards, items, values


def tradable(s: State, hero: int) -> list[int]:
    """TBG-TRADE-02, TBG-TRADE-03: items of the Bag that may go, and have not come just now."""
    found = dict.fromkeys(values.bag(s, hero))
    return [x for x in found if not c.CARDS[x].soulbound and x not in s.handed]


def _dealt(s: State, kind: str, one: int, other: int) -> bool:
    return any(d == Deal(one, other, int(kind == "gold")) for d in s.deals)


def trades(s: State, hero: int) -> list[Option]:
    """TBG-TRADE-01, TBG-TRADE-05: with friends who stand here, once somebody has acted."""
    if not s.market:
        return []
    friends = values.companions(s, hero)
    if not friends:
        return []
    found: list[Option] = []
    mine = tradable(s, hero)
    for friend in friends:
        found += [("hand", hero, friend, card) for card in mine]
        paid = _dealt(s, "gold", hero, friend) or _dealt(s, "gold", friend, hero)
        if s.gold[hero] and not paid:
            found.append(("give_gold", hero, friend))
        if mine and tradable(s, friend) and not _dealt(s, "swap", hero, friend):
            found.append(("swap", hero, friend))
    return found


def close_market(s: State) -> None:
    """An action is over: everything may change hands again."""
    s.market = 1
    s.handed = ()
    s.deals = ()


@flow
def trade(s: State, hero: Hero, option: Option) -> Steps:
    """TBG-TRADE-04: it costs no action, and need not be even."""
    match option:
        case ("hand", _, friend, card):
            s.handed = tuple(sorted((*s.handed, card)))
            cards.take_from_bag(s, hero, card)
            emit(s, "handed", hero, friend, card)
            yield from items.receive(s, friend, card)
        case ("give_gold", _, friend):
            yield from give_gold(s, hero, friend)
        case (_, _, friend):
            yield from swap(s, hero, friend)


@flow
def give_gold(s: State, hero: Hero, friend: Hero) -> Steps:
    """Who gives is open before it is said how much."""
    s.deals = (*s.deals, Deal(hero, friend, 1))
    option = yield from ask(
        s.player[hero],
        "how_much_gold",
        [("pay", much) for much in range(1, min(s.gold[hero], c.NUMBER.size - 1) + 1)],
        about=("give_gold", hero, friend),
    )
    s.gold[hero] -= option[1]
    s.gold[friend] += option[1]
    emit(s, "gave_gold", hero, friend, option[1])


@flow
def swap(s: State, hero: Hero, friend: Hero) -> Steps:
    """An offer, and whether the other one takes it; a person's own two heroes agree."""
    s.deals = (*s.deals, Deal(hero, friend, 0))
    first = yield from ask(
        s.player[hero],
        "swap_what",
        [("put_up", card) for card in tradable(s, hero)],
        about=("swap", hero, friend),
    )
    mine: Card = first[1]
    emit(s, "puts_up", hero, mine)
    second = yield from ask(
        s.player[hero],
        "swap_for",
        [("ask_for", card) for card in tradable(s, friend)],
        about=("swap", hero, friend),
    )
    theirs: Card = second[1]
    emit(s, "offered", hero, friend, mine, theirs)
    agreed: bool = s.player[hero] == s.player[friend]
    if not agreed:
        answer = yield from ask(
            s.player[friend],
            "take_swap",
            (("accept",), ("refuse",)),
            about=("offered", hero, friend, mine, theirs),
        )
        agreed = answer[0] == "accept"
    if not agreed:
        emit(s, "refused_swap", friend)
        return
    s.handed = tuple(sorted((*s.handed, mine, theirs)))
    for one, other, card in ((hero, friend, mine), (friend, hero, theirs)):
        cards.take_from_bag(s, one, card)
        cards.put_in_bag(s, other, card)
        emit(s, "handed", one, other, card)
    yield from items.shrink(s, hero)  # TBG-TRADE-06: after the exchange
    yield from items.shrink(s, friend)
