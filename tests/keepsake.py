"""Keepsake: two sides clear an attic. A small whole game, and the example of how to add one.

It stresses what Small World does not: hands and deck lists that nobody else knows, a look at the
top of a deck, answers to answers, sealed bids, a side of two that shares its sight, acts in free
order and wins together, a pool of dice, open cards that are shuffled back, tokens in recycled
slots, and a loop that only a rule ends. Seats A and C are one side, B (and D) the other.

A card is a slot (A1, A2, ...), and `tabard.core.hidden` says who can read it.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from math import perm
from random import Random
from typing import Annotated, Any, TypeAlias

from tabard.core import hidden
from tabard.core.ask import (
    Ask,
    Dice,
    Draw,
    Option,
    Pool,
    Seat,
    Shuffle,
    ask,
    ask_any,
    ask_sealed,
    chance,
)
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.explain import Reason
from tabard.core.flow import flow
from tabard.core.game import Game, GameInfo, Outcome, Setting, emit, emit_to
from tabard.core.state import HIDDEN, NONE, TEAM, BaseState, column, columns, row, scalar
from tabard.core.words import Words

# -- the tables of the book -----------------------------------------------------------------------

CARDS = ("locket", "clock", "chest", "magpie", "dust")
LOCKET, CLOCK, CHEST, MAGPIE, DUST = map(
    CARDS.index, ("locket", "clock", "chest", "magpie", "dust")
)
WORTH = {LOCKET: 2, CLOCK: 3}
LISTS: dict[str, tuple[int, ...]] = {
    "careful": (LOCKET, LOCKET, CLOCK, CHEST, MAGPIE, DUST, DUST, DUST),
    "greedy": (LOCKET, CLOCK, CLOCK, CLOCK, CHEST, CHEST, MAGPIE, DUST),
    "sly": (LOCKET, CHEST, CHEST, CHEST, MAGPIE, MAGPIE, MAGPIE, DUST),
}
DECK_SIZE, OPENING, LOOK, BUTTONS = 8, 3, 3, 6
MARBLES, CROWD, ROLLS = 8, 2, 8
WHITE, RED, STORM = (0, 0, 1), (0, 1, 2), 2

CARD = Kind("card", CARDS)
LIST = Kind("list", tuple(LISTS))
SLOT = Kind("slot", tuple(f"{seat}{i + 1}" for seat in "ABCD" for i in range(DECK_SIZE)))
PLACE = Kind("place", ("deck", "hand", "table"))
IN_DECK, IN_HAND, ON_TABLE = range(3)
MARBLE = Kind("marble", tuple(f"m{i + 1}" for i in range(MARBLES)))

# What the locals of flows are: saved games hold their names.
Card: TypeAlias = Annotated[int, CARD]
Marble: TypeAlias = Annotated[int, MARBLE]
Steps: TypeAlias = Generator[Ask, Any, None]


def can_read(s: Any, slot: int, seat: Seat) -> bool:
    """What lies on the table all know."""
    return s.where[slot] == ON_TABLE or hidden.reads(s, slot, seat)


@columns
class State(BaseState):
    namespace = __name__

    round: int = scalar()
    acting: int = scalar(-1)
    """The side whose turn it is; -1: none's."""
    heirloom: int = scalar(1)
    """What the round's heirloom is worth; it grows while nobody wins it."""
    lists: bytearray = column(SEAT, NONE, of=LIST, see=TEAM)
    what: bytearray = column(SLOT, NONE, of=CARD, see=can_read)
    known: bytearray = column(SLOT)
    seen: bytearray = column(SLOT, see=HIDDEN)
    where: bytearray = column(SLOT, NONE, of=PLACE)
    decks: tuple[int, ...] = row(of=SLOT)
    """The slots of all decks, each seat's from the top down."""
    buttons: bytearray = column(SEAT, BUTTONS)
    points: bytearray = column(SEAT)
    ready: bytearray = column(SEAT)
    holder: bytearray = column(MARBLE, NONE, of=SEAT)
    born: bytearray = column(MARBLE)
    """The generation of a marble's slot: who aims at a marble remembers it."""

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """A and C are one side, B and D the other; a spectator is on none."""
        return members(self, seat % 2) if seat >= 0 else ()


# -- reading the state ----------------------------------------------------------------------------


def members(s: Any, side: int) -> tuple[Seat, ...]:
    return tuple(range(side, s.seats, 2))


def others(s: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else, clockwise."""
    return tuple((seat + i) % s.seats for i in range(1, s.seats))


def deck(s: State, seat: Seat) -> tuple[int, ...]:
    return tuple(slot for slot in s.decks if slot // DECK_SIZE == seat)


def hand(s: State, seat: Seat) -> tuple[int, ...]:
    first = seat * DECK_SIZE
    return tuple(x for x in range(first, first + DECK_SIZE) if s.where[x] == IN_HAND)


def unread(s: State, seat: Seat) -> tuple[int, ...]:
    """The cards of a seat that not everybody can read."""
    return (*deck(s, seat), *hand(s, seat))


def table(s: State, seat: Seat) -> tuple[int, ...]:
    first = seat * DECK_SIZE
    return tuple(x for x in range(first, first + DECK_SIZE) if s.where[x] == ON_TABLE)


def holds(s: State, seat: Seat, card: Card) -> bool:
    return any(s.what[slot] == card for slot in hand(s, seat))


def marbles(s: State, seat: Seat) -> tuple[Marble, ...]:
    return tuple(m for m in range(MARBLES) if s.holder[m] == seat)


def sends(s: State, seat: Seat) -> list[Option]:
    """A magpie can be sent at each marble that somebody else holds."""
    if not holds(s, seat, MAGPIE):
        return []
    return [("send", m) for m in range(MARBLES) if s.holder[m] not in (NONE, seat)]


def actions(s: State, seat: Seat) -> list[Option]:
    found: list[Option] = [("play", c) for c in (LOCKET, CLOCK, CHEST) if holds(s, seat, c)]
    found += sends(s, seat)
    if deck(s, seat):
        found.append(("look",))
    return [*found, ("rest",)]


def answers(s: State, seat: Seat) -> list[Option]:
    dust: list[Option] = [("dust",)] if holds(s, seat, DUST) else []
    return [*dust, *sends(s, seat), ("pass",)]


def keeps(s: State, seat: Seat) -> list[Option]:
    top = [s.what[slot] for slot in deck(s, seat)[:LOOK]]
    return [("keep", card) for card in range(len(CARDS)) if card in top]


def ready(s: State, side: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in members(s, side) if s.ready[seat])


def crowded(s: State) -> Seat:
    """The first seat with more marbles than it can keep; -1: none."""
    return next((seat for seat in range(s.seats) if len(marbles(s, seat)) > CROWD), -1)


def draught_dice(s: State) -> Pool:
    """A white die for each marble that somebody holds, and a red one."""
    held = MARBLES - s.holder.count(NONE)
    return Pool((Dice("white", WHITE, held), Dice("red", RED, 1)))


def score(s: State, seat: Seat) -> int:
    return sum(s.points[ally] + len(marbles(s, ally)) for ally in s.allies(seat))


# -- changing it ----------------------------------------------------------------------------------


def learn(s: State, seat: Seat, slot: int, event: str) -> None:
    """The seat's side may read this slot from now on."""
    hidden.learn(s, seat, slot)
    emit_to(s, s.allies(seat), event, seat, s.what[slot])


def deal(s: State, seat: Seat, order: tuple[int, ...]) -> None:
    first = seat * DECK_SIZE
    for i, which in enumerate(order):
        s.what[first + i] = tuple(LISTS.values())[s.lists[seat]][which]
        s.where[first + i] = IN_DECK
    s.decks += tuple(range(first, first + DECK_SIZE))
    for _ in range(OPENING):
        draw(s, seat)


def draw(s: State, seat: Seat) -> None:
    top = deck(s, seat)[:1]
    for slot in top:
        s.where[slot] = IN_HAND
        s.decks = tuple(x for x in s.decks if x != slot)
        emit(s, "drew", seat)
        learn(s, seat, slot, "drawn")


def keep(s: State, seat: Seat, card: Card) -> None:
    """The kept card becomes the top slot and is taken; nobody else can say which it was."""
    top = deck(s, seat)[:LOOK]
    hidden.swap(s, next(slot for slot in top if s.what[slot] == card), top[0])
    s.where[top[0]] = IN_HAND
    s.decks = (*(x for x in s.decks if x not in top), *top[1:])
    emit(s, "kept", seat)


def lay(s: State, seat: Seat, card: Card) -> None:
    """A card from the hand, open on the table."""
    slot = hidden.pull(s, seat, card, hand(s, seat))
    hidden.show(s, seat, slot, unread)
    s.where[slot] = ON_TABLE
    emit(s, "played", seat, card)


def make_marble(s: State, seat: Seat) -> None:
    """A marble in the first free slot; when all eight are out, none."""
    for marble in range(MARBLES):
        if s.holder[marble] == NONE:
            s.holder[marble] = seat
            s.born[marble] = (s.born[marble] + 1) % 256
            emit(s, "made", seat, marble)
            return


def happen(s: State, seat: Seat, card: Card, marble: Marble, born: int) -> None:
    """What a card does once nobody has stopped it."""
    if card in WORTH:
        s.points[seat] += WORTH[card]
    elif card == CHEST:
        make_marble(s, seat)
        make_marble(s, seat)
    elif card == MAGPIE:
        if s.holder[marble] == NONE or s.born[marble] != born:
            emit(s, "missed", marble)
            return
        emit(s, "snatched", seat, marble)
        s.holder[marble] = NONE
        make_marble(s, seat)


def settle(s: State, bids: tuple[int, ...]) -> None:
    """KS-AUCTION: the one highest bid pays and takes the heirloom; a tie leaves it."""
    for seat, bid in enumerate(bids):
        emit(s, "bid", seat, bid)
    best = max(bids)
    if bids.count(best) > 1:
        s.heirloom += 1
        emit(s, "left")
        return
    winner = bids.index(best)
    s.buttons[winner] -= best
    s.points[winner] += s.heirloom
    emit(s, "won", winner, s.heirloom)
    s.heirloom = 1


def blow(s: State, white: tuple[int, ...], red: int) -> None:
    """KS-DRAUGHT: each gust among the white dice brings something to light."""
    s.heirloom += sum(white)
    emit(s, "draught", sum(white), red)


def gather(s: State, seat: Seat) -> None:
    """KS-STORM: what a seat has in hand and on the table goes under its deck."""
    for slot in (*hand(s, seat), *table(s, seat)):
        s.where[slot] = IN_DECK
        s.decks += (slot,)


def tidy(s: State, seat: Seat, order: tuple[int, ...], held: int) -> None:
    """KS-STORM: the deck is shuffled, and the seat draws as many cards as it held."""
    hidden.shuffle(s, seat, deck(s, seat), order)
    emit(s, "tidied", seat)
    for _ in range(held):
        draw(s, seat)


# -- the rules ------------------------------------------------------------------------------------


@flow
def main(s: State) -> Steps:
    """KS-SETUP: each seat has a list nobody else knows, shuffled, and three cards in hand."""
    seat: Seat
    for seat in range(s.seats):
        which = yield from chance("list", Draw((1,) * len(LISTS)))
        s.lists[seat] = which
        order = yield from chance("shuffle", Shuffle(DECK_SIZE))
        deal(s, seat, order)
    yield from rounds(s)


@flow
def rounds(s: State) -> Steps:
    """KS-ROUND: in every round all draw a card first."""
    while s.round < s.settings["rounds"]:
        s.round += 1
        emit(s, "round", s.round)
        for seat in range(s.seats):
            draw(s, seat)
        yield from play_round(s)


@flow
def from_auction(s: State) -> Steps:
    """A game that goes on from an auction, as a scenario writes it down."""
    yield from play_round(s)
    yield from rounds(s)


@flow
def play_round(s: State) -> Steps:
    """KS-ROUND: all bid, the sides take their turns, crowded marbles roll, a draught blows."""
    yield from auction(s)
    yield from turn(s, s.round % 2)
    yield from turn(s, 1 - s.round % 2)
    yield from roll(s)
    s.acting = -1
    yield from draught(s)


@flow
def auction(s: State) -> Steps:
    """KS-AUCTION: everybody bids buttons in secret."""
    seats: tuple[Seat, ...] = tuple(range(s.seats))
    bids = yield from ask_sealed(
        seats, "bid", [[("bid", n) for n in range(s.buttons[seat] + 1)] for seat in seats]
    )
    settle(s, tuple(bid[1] for bid in bids))


@flow
def turn(s: State, side: int) -> Steps:
    """KS-TURN: the seats of a side act once each, in any order they like."""
    s.acting = side
    for seat in members(s, side):
        s.ready[seat] = 1
    while ready(s, side):
        seat, option = yield from ask_any(
            ready(s, side),
            "act",
            [(seat, option) for seat in ready(s, side) for option in actions(s, seat)],
            secret=True,
        )
        s.ready[seat] = 0
        match option:
            case ("play", card):
                yield from play(s, seat, card)
            case ("send", marble):
                yield from play(s, seat, MAGPIE, marble=marble, born=s.born[marble])
            case ("look",):
                yield from look(s, seat)
            case _:
                emit(s, "rested", seat)


@flow
def look(s: State, seat: Seat) -> Steps:
    """KS-LOOK: look at the top three cards, keep one, put the others under the deck."""
    emit(s, "looked", seat)
    for slot in deck(s, seat)[:LOOK]:
        learn(s, seat, slot, "saw")
    option = yield from ask(seat, "keep", keeps(s, seat), secret=len(deck(s, seat)) > 1)
    keep(s, seat, option[1])


@flow
def play(
    s: State, seat: Seat, card: Card, marble: Marble = -1, born: int = 0
) -> Generator[Ask, Any, bool]:
    """KS-PLAY: a card is laid open, then it happens, unless an answer stops it."""
    lay(s, seat, card)
    if card == MAGPIE:
        emit(s, "aimed", seat, marble)
    stopped = yield from answered(s, seat, card)
    if stopped:
        emit(s, "stopped", seat, card)
    else:
        happen(s, seat, card, marble, born)
    return not stopped


@flow
def answered(s: State, seat: Seat, card: Card) -> Generator[Ask, Any, bool]:
    """KS-ANSWER: all others, clockwise, may answer with a card, which can be answered in turn.
    Dust stops what it answers. Who has cards is asked even if none of them fits."""
    other: Seat
    for other in others(s, seat):
        option = yield from ask(
            other,
            "answer",
            answers(s, other),
            about=("played", seat, card),
            secret=hand(s, other) != (),
        )
        match option:
            case ("dust",):
                settled = yield from play(s, other, DUST)
                if settled:
                    return True
            case ("send", marble):
                yield from play(s, other, MAGPIE, marble=marble, born=s.born[marble])
    return False


@flow
def roll(s: State) -> Steps:
    """KS-ROLL: while a seat holds more than two marbles it must roll one to another seat.
    With seven marbles among three seats this would never end: after eight rolls they break."""
    rolls: int = 0
    while crowded(s) >= 0:
        seat: Seat = crowded(s)
        if rolls == ROLLS:
            emit(s, "broke", marbles(s, seat)[0])
            s.holder[marbles(s, seat)[0]] = NONE
        else:
            option = yield from ask(seat, "roll", [("roll", other) for other in others(s, seat)])
            s.holder[marbles(s, seat)[0]] = option[1]
            emit(s, "rolled", seat, option[1])
            rolls += 1


@flow
def draught(s: State) -> Steps:
    """KS-DRAUGHT: dice are thrown. KS-STORM: when the red one shows two, all cards but those that
    still lie in a deck are blown about."""
    white, red = yield from chance("draught", draught_dice(s))
    blow(s, white, red[0])
    if red[0] == STORM:
        seat: Seat
        for seat in range(s.seats):
            yield from storm(s, seat, len(hand(s, seat)))


@flow
def storm(s: State, seat: Seat, held: int) -> Steps:
    """KS-STORM: whoever saw a card on the table knows that it is among the others."""
    gather(s, seat)
    order = yield from chance("tidy", Shuffle(DECK_SIZE))
    tidy(s, seat, order, held)


# -- the title ------------------------------------------------------------------------------------


def check_rounds(value: Any, seats: int) -> str | None:
    fine = type(value) is int and 1 <= value <= 5
    return None if fine else f"Rounds are a whole number from 1 to 5, not {value!r}."


WHY_NOT = {
    "play": ("why-not-in-hand", "KS-PLAY"),
    "send": ("why-no-magpie", "KS-PLAY"),
    "dust": ("why-not-in-hand", "KS-ANSWER"),
    "keep": ("why-not-on-top", "KS-LOOK"),
    "bid": ("why-no-buttons", "KS-AUCTION"),
    "roll": ("why-own-seat", "KS-ROLL"),
    "look": ("why-no-deck", "KS-LOOK"),
}
VERBS = {
    "bid": ("bid",),
    "act": ("play", "send", "look", "rest"),
    "keep": ("keep",),
    "answer": ("dust", "send", "pass"),
    "roll": ("roll",),
}
"""What each question is answered with."""


class Keepsake(Game[State]):
    info = GameInfo(
        id="keepsake",
        title={"en": "Keepsake", "it": "Ricordi"},
        version="1",
        seats=(3, 4),
        teams=True,
        settings={
            "rounds": Setting(
                3,
                check_rounds,
                "how many rounds are played",
                labels={"en": "Rounds", "it": "Turni"},
                slots=lambda seats: (tuple(range(1, 6)),),
            )
        },
        content={"cards": len(CARDS), "lists": len(LISTS)},
        package="tests",
    )
    state = State
    main = main
    words = Words("tests", "keepsake_words")
    options = Codec(
        {"bid": (Number(BUTTONS + 1),), "send": (MARBLE,), "roll": (SEAT,)}
        | dict.fromkeys(("play", "keep"), (CARD,))
        | dict.fromkeys(("look", "rest", "dust", "pass"), ())
    )
    events = Codec(
        {"round": (Number(6),), "left": (), "rolled": (SEAT, SEAT)}
        | {"bid": (SEAT, Number(BUTTONS + 1)), "won": (SEAT, Number(48))}
        | {"draught": (Number(MARBLES + 1), Number(len(RED)))}
        | dict.fromkeys(("drew", "rested", "looked", "kept", "tidied"), (SEAT,))
        | dict.fromkeys(("drawn", "saw", "played", "stopped"), (SEAT, CARD))
        | dict.fromkeys(("made", "aimed", "snatched"), (SEAT, MARBLE))
        | dict.fromkeys(("missed", "broke"), (MARBLE,))
    )
    reveals = frozenset({"played", "bid"})
    shared = frozenset({"keep", "roll"})

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        """The lists of the other side as likely as what was seen of them allows; then all cards
        the seat can't read, shuffled."""
        c: State = s.copy()
        for owner, dealt in enumerate(s.lists):
            if dealt == NONE:
                continue
            slots = range(owner * DECK_SIZE, (owner + 1) * DECK_SIZE)
            unread = [x for x in slots if s.what[x] != NONE and not can_read(s, x, seat)]
            cards = hidden.held(s, unread)
            if owner not in s.allies(seat):
                lost = hidden.recalled(s, unread, seat)
                seen = [s.what[x] for x in slots if can_read(s, x, seat)]
                seen += [card for card, _ in lost]
                ways = [likely(of, seen) for of in LISTS.values()]
                c.lists[owner] = rng.choices(range(len(LISTS)), ways)[0]
                full = tuple(LISTS.values())[c.lists[owner]]
                cards = [*lost, *((card, 0) for card in hidden.missing(full, seen))]
            if unread:
                hidden.lay(c, unread, cards, rng)
        self.reseal(c, seat, rng)
        return c

    def outcome(self, s: State) -> Outcome | None:
        if s.frame is not None:
            return None
        scores = self.scores(s)
        return Outcome(scores, tuple(i for i, n in enumerate(scores) if n == max(scores)))

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        q = self.pending(s)
        if q is None:
            return Reason(False, "why-over", self.words)
        if seat not in q.who:
            return Reason(False, "why-not-asked", self.words, "KS-TURN")
        if option in q.options_of(seat):
            return Reason(True, "why-fine", self.words)
        if option[0] not in VERBS.get(q.label, ()) or option == ("play", DUST):
            return Reason(False, "why-not-now", self.words, "KS-TURN")
        key, rule = WHY_NOT[option[0]]
        return Reason(False, key, self.words, rule)

    def laws(self, s: State) -> list[str]:
        broken = []
        for seat, which in enumerate(s.lists):
            cards = s.what[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]
            if cards[0] != NONE and sorted(cards) != list(tuple(LISTS.values())[which]):
                broken.append(f"Seat {SEAT.text(s, seat)} has other cards than its list says.")
        if sorted(s.decks) != [x for x in range(SLOT.size) if s.where[x] == IN_DECK]:
            broken.append("The decks are not the cards that lie in a deck.")
        if sum(s.buttons) > BUTTONS * s.seats:
            broken.append("There are more buttons than at the start.")
        return broken

    def progress(self, s: State) -> tuple[int, int]:
        rounds = s.settings["rounds"]
        return (rounds if s.frame is None else max(0, s.round - 1)), rounds

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(score(s, seat) for seat in range(s.seats))

    def which_turn(self, s: State) -> tuple[int, int]:
        return s.round, s.acting

    def read_position(self, spec: Mapping[str, Any]) -> State:
        from tests.keepsake_notation import read

        return read(self, spec)

    def write_position(self, s: State) -> dict[str, Any]:
        from tests.keepsake_notation import write

        return write(self, s)


def likely(cards: tuple[int, ...], seen: list[int]) -> int:
    """In how many ways a shuffled list shows these cards at these places."""
    ways = 1
    for card in range(len(CARDS)):
        ways *= perm(cards.count(card), seen.count(card))
    return ways


GAME = Keepsake()
