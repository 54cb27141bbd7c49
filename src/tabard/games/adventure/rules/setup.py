"""Setup: decks, heroes, starting quests, cities, hands."""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Draw, Option, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import NONE, Active, Quest, Seat, Seats, State, Steps
from . import cards, quests
from .effects import COMBAT_DIE

PICKED, DEALT = "picked", "dealt"


def check_heroes(value: Any, seats: int) -> str | None:
    """What the setting may be: picked, dealt, or a list with one hero a seat."""
    if value in (PICKED, DEALT):
        return None
    if not isinstance(value, list) or len(value) != seats or len(set(value)) != seats:
        return f"Heroes are picked, dealt, or a list of {seats} different ones."
    wrong = [name for name in value if name not in c.HERO.index]
    return f"There is no hero {wrong[0]!r}." if wrong else None


def ring(s: State) -> tuple[int, ...]:
    """All seats clockwise from the first player."""
    return tuple((s.first + i) % s.seats for i in range(s.seats))


def stock(s: State) -> None:
    """WAG-SETUP-02 to WAG-SETUP-05: decks, trophies, tokens."""
    for card in range(len(c.CARDS)):
        s.unseen[card] = 1
    for quest in c.ELITE:
        s.quest_left[quest] = 1


@flow
def setup(s: State) -> Steps:
    """WAG-SETUP-01 to WAG-SETUP-14."""
    stock(s)
    whole: tuple[int, ...] = tuple(
        x for x in range(len(n.DISCOVERIES)) for _ in range(c.COPIES_OF_TOKEN[x])
    )
    order = yield from chance("mix", Shuffle(len(whole)))
    s.pile = tuple(whole[i] for i in order)
    yield from who_begins(s)
    yield from take_heroes(s)
    yield from first_quests(s)
    seat: Seat
    for seat in ring(s):  # WAG-SETUP-12
        option = yield from ask(seat, "start", [("start", city) for city in c.CITIES])
        s.at[seat] = option[1]
        emit(s, "starts", seat, option[1])
    for seat in ring(s):  # WAG-SETUP-13
        yield from shuffle(s, seat)
        yield from cards.deal(s, seat, c.OPENING)


@flow
def who_begins(s: State) -> Steps:
    """WAG-SETUP-06: the highest roll; those who tie roll again."""
    tied: Seats = tuple(range(s.seats))
    while len(tied) > 1:
        best: int = 0
        left: Seats = ()
        seat: Seat
        for seat in tied:
            face = yield from chance("first_player", COMBAT_DIE)
            emit(s, "rolled_first", seat, face)
            if face > best:
                best = face
                left = (seat,)
            elif face == best:
                left = (*left, seat)
        tied = left
    s.first = tied[0]
    emit(s, "begins", s.first)


def free_heroes(s: State) -> tuple[int, ...]:
    return tuple(hero for hero in range(len(c.HEROES)) if hero not in s.hero)


def undealt_heroes(s: State) -> tuple[int, ...]:
    return tuple(int(hero not in s.hero) for hero in range(len(c.HEROES)))


@flow
def take_heroes(s: State) -> Steps:
    """WAG-SETUP-07, WAG-SETUP-08, WAG-SETUP-14: each takes one of those that are left."""
    seat: Seat
    for seat in ring(s):
        if s.settings["heroes"] == PICKED:
            option = yield from ask(seat, "hero", [("hero", hero) for hero in free_heroes(s)])
            s.hero[seat] = option[1]
        elif s.settings["heroes"] == DEALT:
            which = yield from chance("dealt_hero", Draw(undealt_heroes(s)))
            s.hero[seat] = which
        else:
            s.hero[seat] = c.HERO.index[s.settings["heroes"][seat]]
        emit(s, "plays", seat, s.hero[seat])


def undealt(s: State) -> tuple[int, ...]:
    out = [a.quest for a in s.active]
    return tuple(int(quest in c.STARTING and quest not in out) for quest in range(len(c.QUESTS)))


@flow
def first_quests(s: State) -> Steps:
    """WAG-SETUP-09 to WAG-SETUP-11: two for each, then everybody carries theirs out."""
    seat: Seat
    _i: int
    for seat in ring(s):
        for _i in range(c.ACTIVE_QUESTS):
            which = yield from chance("starting", Draw(undealt(s)))
            s.active = (*s.active, Active(seat, which, 0, 0))
            emit(s, "new_quest", seat, which)
    for seat in ring(s):
        yield from lay_out_all(s, seat)


@flow
def lay_out_all(s: State, seat: Seat) -> Steps:
    """WAG-SETUP-10: one's own quests, in the order one likes."""
    left: tuple[Quest, ...] = tuple(active.quest for active in quests.mine(s, seat))
    while left:
        option = yield from ask(seat, "quest_order", next_to_lay_out(left))
        quest: Quest = option[1]
        left = tuple(x for x in left if x != quest)
        yield from quests.lay_out(s, seat, quest)


def next_to_lay_out(left: tuple[int, ...]) -> list[Option]:
    """Those that let one choose nothing come first: their order tells and changes nothing."""
    first = [quest for quest in left if not c.QUESTS[quest].give]
    return [("advance", quest) for quest in first[:1] or left]


@flow
def shuffle(s: State, seat: Seat) -> Steps:
    """WAG-SETUP-13: one's own ability deck."""
    order = yield from chance("deck", Shuffle(len(c.DECK_OF[s.hero[seat]])))
    cards.set_deck(s, seat, tuple(c.DECK_OF[s.hero[seat]][i] for i in order))


def settled(s: State) -> bool:
    """Whether everybody has a hero and stands somewhere."""
    return NONE not in s.hero and NONE not in s.at
