"""Before the first turn: decks, heroes, the roll, hands and mulligans (TCG-SETUP-06)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Die, Draw, Seat, Shuffle, ask, chance
from tabard.core.errors import Malformed
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from .. import decks
from ..deckrules import Problem, problem
from ..state import BOTH, DECK, HEROES, PLAY, State, deck, hand
from .piles import draw, move, set_deck, shuffle

Steps: TypeAlias = Generator[Ask, Any, None]
RANDOM = "random"
ANY_DECK, STARTERS = "any", "starters"
BRING = (ANY_DECK, STARTERS, RANDOM)
LISTS = ("hidden", "open")
ROLL = Die(tuple(range(1, c.PLAYERS_DIE + 1)))


def lay_out(s: State, seat: int, hero: int, cards: tuple[int, ...]) -> None:
    """TCG-SETUP-02, -07: the hero in play, front up (TCG-HERO-02), and no part of the deck
    (TCG-HERO-10); the deck beside it; everything else empty. All of it is the player's own
    (TCG-OWNER-01)."""
    x = HEROES[seat]
    s.what[x], s.owner[x], s.known[x] = hero, seat, BOTH
    s.zone[x], s.controller[x], s.entered[x] = PLAY, seat, seat
    s.first_hero[seat] = hero
    s.play += (x,)
    s.heroes += (x,)
    for i, card in enumerate(cards):
        y = x + 1 + i
        s.what[y], s.owner[y], s.zone[y] = card, seat, DECK
    set_deck(s, seat, tuple(range(x + 1, x + 1 + len(cards))))
    s.memo = None


def deck_of(s: State, seat: int) -> c.Deck | None:
    """The deck that the table's options name; None: one of the starters is drawn."""
    return named_deck(deck_choice(s.settings["decks"], seat))


def deck_choice(value: Any, seat: int) -> str:
    return str(value if isinstance(value, str) else value[seat])


def played(s: State, seat: int) -> str:
    """The deck that a seat has played: as the options name it, or the starter that was drawn. Each
    starter has a hero of its own."""
    name = deck_choice(s.settings["decks"], seat)
    if name != RANDOM:
        return name
    return next(deck.name for deck in c.DECKS if deck.hero == s.first_hero[seat])


@lru_cache(256)
def named_deck(name: str) -> c.Deck | None:
    """A starter by its name, or a list that somebody wrote."""
    if name == RANDOM:
        return None
    for starter in c.DECKS:
        if c.slug(name) == c.slug(starter.name):
            return starter
    return decks.read(name)


def check_decks(value: Any, seats: int) -> str | None:
    """What is wrong with the decks of a table; None: nothing."""
    if value == RANDOM:
        return None
    if not isinstance(value, list | tuple) or len(value) != seats:
        return f"Decks are `random`, or a list of {seats}, one for each seat."
    for name in value:
        if not isinstance(name, str):
            return f"A deck is the name of a starter or a list as text, not {name!r}."
        try:
            found = named_deck(name)
        except Malformed as error:
            return f"The deck can't be read: {error}"
        wrong = [] if found is None else decks.legality(found)
        if wrong:
            return " ".join(problem.sentence("en") for problem in wrong)
    return None


def check_bring(value: Any, seats: int) -> str | None:
    return None if value in BRING else f"Decks are {', '.join(BRING)}, not {value!r}."


def only_starters(settings: Mapping[str, Any]) -> bool:
    """TCG-DECK-15: what the table asks for. (Until 0.4 there was nothing to ask for.)"""
    return str(settings.get("bring", ANY_DECK)) != ANY_DECK


def refused(settings: Mapping[str, Any], name: str) -> Problem | None:
    """TCG-DECK-15: why nobody brings this legal deck to a table with these settings. `RANDOM` is
    welcome everywhere."""
    if name == RANDOM or not only_starters(settings):
        return None
    if settings["bring"] == RANDOM:
        return problem("deck-only-random", "TCG-DECK-15")
    return None if is_starter(name) else problem("deck-only-starters", "TCG-DECK-15")


def is_starter(name: str) -> bool:
    """Whether this names a starter, or is the list of one, whoever wrote it down."""
    found = named_deck(name)
    return found is None or any(found[1:3] == starter[1:3] for starter in c.DECKS)


def check_brought(settings: Mapping[str, Any]) -> None:
    """TCG-DECK-15, for whoever lays a table with the decks on it."""
    asked = settings["decks"]
    names = () if isinstance(asked, str) else asked
    if only_starters(settings) and not all(map(is_starter, names)):
        raise Malformed(problem("deck-only-starters").sentence())


def check_lists(value: Any, seats: int) -> str | None:
    return None if value in LISTS else f"Lists are {' or '.join(LISTS)}, not {value!r}."


def deck_slots(seats: int) -> tuple[tuple[str, ...], ...]:
    return ((RANDOM, *(deck.name for deck in c.DECKS)),) * seats


@flow
def setup(s: State) -> Steps:
    """TCG-SETUP-06: heroes; roll and choice; shuffle; seven cards (TCG-SETUP-05); mulligans."""
    seat: Seat
    for seat in range(2):
        which = 0
        if deck_of(s, seat) is None:
            which = yield from chance("deck", Draw((1,) * len(c.DECKS)))
        lay_deck(s, seat, which)
    yield from roll(s)
    for seat in (s.turn, 1 - s.turn):
        order = yield from chance("shuffle", Shuffle(len(deck(s, seat))))
        shuffle(s, seat, order)
        draw(s, seat, c.OPENING)
    yield from mulligans(s)


def lay_deck(s: State, seat: int, which: int) -> None:
    found = deck_of(s, seat) or c.DECKS[which]
    s.secret_list[seat] = s.settings["lists"] == "hidden"
    lay_out(s, seat, found.hero, found.cards)
    emit(s, "hero", seat, found.hero)


@flow
def roll(s: State) -> Steps:
    """TCG-SETUP-03: the higher roll says who begins. TCG-SETUP-04: a tie is rolled again."""
    first: int = 0
    second: int = 0
    while first == second:
        first = yield from chance("roll", ROLL)
        emit(s, "rolled", 0, first)
        second = yield from chance("roll_again", ROLL)
        emit(s, "rolled", 1, second)
    chooser: Seat = 0 if first > second else 1
    option = yield from ask(chooser, "begin", (("begin", 0), ("begin", 1)))
    s.turn = option[1]
    emit(s, "begins", s.turn)


@flow
def mulligans(s: State) -> Steps:
    """TCG-MULLIGAN-04: the first player says first; then all that were asked for are done. Each may
    once, and need not (TCG-MULLIGAN-01, -03)."""
    first: Seat = s.turn
    seat: Seat
    wanted: tuple[Seat, ...] = ()
    for seat in (first, 1 - first):
        option = yield from ask(seat, "mulligan", (("keep",), ("mulligan",)))
        emit(s, "kept" if option[0] == "keep" else "mulligan", seat)
        if option[0] == "mulligan":
            wanted += (seat,)
    for seat in wanted:
        yield from again(s, seat)


@flow
def again(s: State, seat: Seat) -> Steps:
    """TCG-MULLIGAN-02: the whole hand is shuffled in, and seven new cards are drawn."""
    put_back(s, seat)
    order = yield from chance("shuffle", Shuffle(len(deck(s, seat))))
    shuffle(s, seat, order)
    draw(s, seat, c.OPENING)


def put_back(s: State, seat: int) -> None:
    cards = hand(s, seat)
    for x in cards:
        move(s, x, DECK)
    set_deck(s, seat, (*deck(s, seat), *cards))
