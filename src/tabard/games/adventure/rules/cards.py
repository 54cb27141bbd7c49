"""Ability cards: decks, hands and discard piles."""

from __future__ import annotations

from tabard.core.ask import Draw, Option, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit, emit_to

from .. import content as c
from ..state import Attached, Seat, State, Steps


def deck(s: State, seat: int) -> tuple[int, ...]:
    """From the top down."""
    hero, owner = s.hero[seat], c.HERO_OF
    return tuple([x for x in s.decks if owner[x] == hero])


def top(s: State, seat: int) -> int:
    """Where in the row of all decks this one's top card is; -1: it is empty."""
    hero, owner = s.hero[seat], c.HERO_OF
    for i, x in enumerate(s.decks):
        if owner[x] == hero:
            return i
    return -1


def set_deck(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """The decks lie one after the other, in the order of the seats."""
    whole: tuple[int, ...] = ()
    for other in range(s.seats):
        whole += cards if other == seat else deck(s, other)
    s.decks = whole


def pile(s: State, seat: int) -> tuple[int, ...]:
    """The discard pile, in the order of the list: it is only ever shuffled."""
    return tuple(x for x in c.ABILITIES_OF[s.hero[seat]] for _ in range(s.discard[x]))


def hand(s: State, seat: int) -> tuple[int, ...]:
    return tuple(x for x in c.ABILITIES_OF[s.hero[seat]] for _ in range(s.hand[x]))


def in_hand(s: State, seat: int) -> tuple[int, ...]:
    """The same, each once."""
    return tuple(x for x in c.ABILITIES_OF[s.hero[seat]] if s.hand[x])


def could_hold(s: State, seat: int, ability: int) -> bool:
    """Whether, by what lies open, this hero may have such a card in hand."""
    if not s.held[seat]:
        return False
    out = s.discard[ability] + s.stack.count(ability)
    if s.attached:
        out += sum(card.ability == ability for card in s.attached)
    return out < c.ABILITIES[ability].copies


def take(s: State, seat: int) -> bool:
    """WAG-ABILITY-01: the top card into the hand; False: there is none."""
    at = top(s, seat)
    if at < 0:
        return False
    card = s.decks[at]
    s.decks = s.decks[:at] + s.decks[at + 1 :]
    s.hand[card] += 1
    s.held[seat] += 1
    emit_to(s, (seat,), "took", seat, card)
    return True


def leave(s: State, seat: int, ability: int) -> None:
    """A card leaves the hand. All know of one fewer such card there."""
    s.hand[ability] -= 1
    s.held[seat] -= 1
    s.known[ability] = max(0, s.known[ability] - 1)


def toss(s: State, seat: int, ability: int) -> None:
    """From the hand onto the discard pile."""
    leave(s, seat, ability)
    s.discard[ability] += 1
    emit(s, "tossed", seat, ability)


@flow
def renew(s: State, seat: Seat) -> Steps:
    """WAG-ABILITY-04: when the deck is empty, the discard pile becomes a new one. Whoever has
    watched knows now what is in hand: all other cards lay open."""
    if top(s, seat) < 0 and pile(s, seat):
        order = yield from chance("shuffle", Shuffle(len(pile(s, seat))))
        mixed(s, seat, order)


def mixed(s: State, seat: int, order: tuple[int, ...]) -> None:
    old = pile(s, seat)
    for ability in c.ABILITIES_OF[s.hero[seat]]:
        s.discard[ability] = 0
        s.known[ability] = s.hand[ability]
    set_deck(s, seat, tuple(old[i] for i in order))
    emit(s, "shuffled", seat)


@flow
def deal(s: State, seat: Seat, many: int) -> Steps:
    """WAG-ABILITY-01, WAG-ABILITY-04: so many cards, without a look at the limit."""
    drew: int = 0
    _i: int
    for _i in range(many):
        yield from renew(s, seat)
        drew += take(s, seat)
    yield from renew(s, seat)
    if drew:
        emit(s, "drew", seat, drew)


@flow
def draw(s: State, seat: Seat, many: int) -> Steps:
    """WAG-HAND-01: the limit holds as soon as the whole draw is done."""
    yield from deal(s, seat, many)
    yield from limit(s, seat)


@flow
def limit(s: State, seat: Seat) -> Steps:
    """WAG-HAND-01: down to ten, by choice."""
    while s.held[seat] > c.HAND_LIMIT:
        yield from toss_one(s, seat)


def tosses(s: State, seat: int) -> list[Option]:
    return [("toss", ability) for ability in in_hand(s, seat)]


@flow
def toss_one(s: State, seat: Seat) -> Steps:
    """One card from the hand, by choice."""
    option = yield from ask(seat, "toss", tosses(s, seat), secret=True)
    toss(s, seat, option[1])
    yield from renew(s, seat)


@flow
def toss_some(s: State, seat: Seat, many: int) -> Steps:
    """As many as there are, by choice."""
    _i: int
    for _i in range(min(many, s.held[seat])):
        yield from toss_one(s, seat)


@flow
def toss_random(s: State, seat: Seat, many: int) -> Steps:
    """WAG-DISCOVERY-20: as many as there are, at random."""
    _i: int
    for _i in range(min(many, s.held[seat])):
        which = yield from chance("random_card", Draw((1,) * s.held[seat]))
        toss(s, seat, hand(s, seat)[which])
        yield from renew(s, seat)


def copies_out(s: State, ability: int) -> int:
    """For the laws: how many of a card there are anywhere."""
    out = s.hand[ability] + s.discard[ability] + s.stack.count(ability) + s.decks.count(ability)
    return out + sum(card.ability == ability for card in s.attached)


def add_attached(s: State, made: Attached) -> None:
    s.attached = (*s.attached, made)


def detach(s: State, keep: tuple[bool, ...]) -> None:
    """WAG-KEYWORD-05: those that are not kept go to their owners' discard piles."""
    for card, stays in zip(s.attached, keep, strict=True):
        if not stays:
            s.discard[card.ability] += 1
            emit(s, "detached", card.owner, card.ability)
    s.attached = tuple(card for card, stays in zip(s.attached, keep, strict=True) if stays)


def free_hero(s: State, seat: int) -> None:
    """WAG-DEFEAT-06."""
    detach(s, tuple(card.seat != seat for card in s.attached))


def free_card(s: State, card: int) -> None:
    """What was attached to a challenge card that is discarded or defeated."""
    detach(s, tuple(host.card != card for host in s.attached))


def free_space(s: State, space: int) -> None:
    """What was attached to a map encounter that is defeated."""
    detach(s, tuple(host.space != space for host in s.attached))
