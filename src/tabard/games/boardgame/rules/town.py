"""p.9, p.11-12, p.17, p.24: Rest, Training and Town actions; the Merchant."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import Card, Hero, State, Steps
from . import cards, health, items, regions, values

RESTING = n.W["resting"]


@flow
def rest(s: State, hero: Hero) -> Steps:
    """TBG-REST-01 to TBG-REST-04, TBG-CURSE-05: twice the level in any mix, in a friendly town
    three times; one Curse goes, in a town all of them."""
    s.actions[hero] -= 1
    emit(s, "rested", hero)
    times: int = 3 if regions.in_town(s, hero) else 2
    s.curse[hero] = 0 if times == 3 else max(0, s.curse[hero] - 1)
    yield from health.window(s, hero, RESTING)
    yield from regions.restore(s, hero, times * s.level[hero])


# -- training -------------------------------------------------------------------------------------


def lessons(s: State, hero: int) -> list[Option]:
    """TBG-TRAINING-02, TBG-TRAINING-03: powers of one's level that one can pay for."""
    return [
        ("learn", card)
        for card in c.POWERS_OF[values.class_of(s, hero)]
        if not s.learned[card]
        and c.CARDS[card].level <= s.level[hero]
        and c.CARDS[card].gold <= s.gold[hero]
    ]


def learn(s: State, hero: int, card: int) -> None:
    """TBG-TRAINING-04, TBG-TERM-14: under the Spellbook, wherever it was bought."""
    s.gold[hero] -= c.CARDS[card].gold
    s.learned[card] = 1
    emit(s, "trained", hero, card)


@flow
def train(s: State, hero: Hero) -> Steps:
    """TBG-TRAINING-01, TBG-TRAINING-05: any number of powers, anywhere."""
    s.actions[hero] -= 1
    first: bool = True
    while lessons(s, hero):
        option = yield from ask(
            s.player[hero], "train", lessons(s, hero) if first else [*lessons(s, hero), ("done",)]
        )
        if option[0] == "done":
            return
        learn(s, hero, option[1])
        first = False


# -- the town -------------------------------------------------------------------------------------


def half_up(gold: int) -> int:
    """TBG-MERCHANT-05."""
    return (gold + 1) // 2


def wares(s: State, hero: int) -> list[Option]:
    """TBG-MERCHANT-03, TBG-MERCHANT-04: what a hero can pay for, of any level."""
    found = dict.fromkeys(s.merchant)
    return [("buy", card) for card in found if c.CARDS[card].gold <= s.gold[hero]]


def goods(s: State, hero: int, bought: tuple[int, ...]) -> list[Option]:
    """TBG-MERCHANT-05, TBG-MERCHANT-06, TBG-MERCHANT-08: items from the Bag or the sheet, no powers
    (TBG-POWER-11). What was bought on this visit is not sold again: nothing would come of it."""
    found = list(values.bag(s, hero))
    found += [x for x in values.equipped(s, hero) if c.CARDS[x].sort == c.ITEM]
    return [
        ("sell", card)
        for card in dict.fromkeys(found)
        if not c.CARDS[card].soulbound and card not in bought
    ]


def visits(
    s: State, hero: int, rested: bool, bought: tuple[int, ...], sold: tuple[int, ...]
) -> list[Option]:
    """TBG-TOWN-02, TBG-TOWN-04: what is left to do on this visit."""
    level = s.level[hero]
    tokens: list[Option] = []
    if not rested and regions.mixes(s, hero, level)[0] != ("regain", 0, 0):
        tokens.append(("recover", hero, level))
    buying = [option for option in wares(s, hero) if option[1] not in sold]
    return [*tokens, *lessons(s, hero), *buying, *goods(s, hero, bought), ("done",)]


@flow
def town(s: State, hero: Hero) -> Steps:
    """TBG-TOWN-02, TBG-TOWN-03, TBG-TOWN-05: regain tokens once, deal with the Merchant
    (TBG-MERCHANT-01) and train, in any order. Curses stay (TBG-TOWN-06)."""
    s.actions[hero] -= 1
    emit(s, "visited", hero, s.at[hero])
    rested: bool = False
    bought: tuple[Card, ...] = ()
    sold: tuple[Card, ...] = ()
    while len(visits(s, hero, rested, bought, sold)) > 1:
        option = yield from ask(s.player[hero], "town", visits(s, hero, rested, bought, sold))
        match option:
            case ("recover", _, much):
                rested = True
                emit(s, "recovers", hero)  # open, like all that is done in a town
                yield from regions.restore(s, hero, much)
            case ("learn", card):
                learn(s, hero, card)
            case ("buy", card):
                bought = (*bought, card)
                s.gold[hero] -= c.CARDS[card].gold
                cards.from_merchant(s, card)
                emit(s, "bought", hero, card)
                cards.put_in_bag(s, hero, card)
                yield from items.shrink(s, hero)
            case ("sell", card):
                sold = (*sold, card)
                sell(s, hero, card)
            case _:
                return


def sell(s: State, hero: int, card: int) -> None:
    """TBG-MERCHANT-06, TBG-MERCHANT-07: from the sheet as from the Bag; anybody may buy it."""
    if card not in values.bag(s, hero):
        cards.take_off(s, hero, card)
    cards.take_from_bag(s, hero, card)
    cards.to_merchant(s, card)
    s.gold[hero] += half_up(c.CARDS[card].gold)
    emit(s, "sold", hero, card)
