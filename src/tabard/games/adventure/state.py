"""The state: what lies on the table, as columns.

WAG-GENERAL-06: hidden are the hands, the order of the ability decks, and discoveries that lie face
down. Which item is behind which encounter is printed, and challenge cards that were discarded lie
on their deck in an order that all have seen; of the others chance says which comes next when one is
drawn.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Any, NamedTuple, TypeAlias

from tabard.core.ask import Ask, Seat
from tabard.core.codec import SEAT, Kind
from tabard.core.forms import Beside
from tabard.core.state import COUNT, NONE, OWNER, BaseState, column, columns, records, row, scalar

from . import content as c

__all__ = ["NONE", "Seat", "State"]

PHASE = Kind("phase", ("setup", "movement", "exploration", "challenge", "upkeep"))
SETUP, MOVEMENT, EXPLORATION, CHALLENGE, UPKEEP = range(5)
ATTACKER, DEFENDER = range(2)
"""WAG-COMBAT-06: the red die and the black die."""
CANCELLED, AWAY = 1, 2

# What the locals of flows are: saved games hold their names.
Space: TypeAlias = Annotated[int, c.SPACE]
Hero: TypeAlias = Annotated[int, c.HERO]
Card: TypeAlias = Annotated[int, c.CARD]
Cards: TypeAlias = tuple[Card, ...]
Foe: TypeAlias = Annotated[int, c.FOE]
Ability: TypeAlias = Annotated[int, c.ABILITY]
Quest: TypeAlias = Annotated[int, c.QUEST]
Trophy: TypeAlias = Annotated[int, c.TROPHY]
Token: TypeAlias = Annotated[int, c.TOKEN]
Tokens: TypeAlias = tuple[Token, ...]
Power: TypeAlias = Annotated[int, c.POWER]
Level: TypeAlias = Annotated[int, c.LEVEL]
Slot: TypeAlias = Annotated[int, c.SLOT]
Step: TypeAlias = Annotated[int, Beside("step", "power", c.steps_of)]
Seats: TypeAlias = tuple[Seat, ...]
Steps: TypeAlias = Generator[Ask, Any, None]
Answer: TypeAlias = Generator[Ask, Any, bool]


class Held(NamedTuple):
    """A card that somebody has: in the pack, or, worth valor, in the quest log."""

    seat: Seat
    card: Card


class Active(NamedTuple):
    """WAG-RESOURCE-14: a quest that is not completed: the step it has come to, and how often what
    that step counts has happened."""

    seat: Seat
    quest: Quest
    step: int
    done: int


class Done(NamedTuple):
    """A completed quest in somebody's log."""

    seat: Seat
    quest: Quest


class Prize(NamedTuple):
    """A trophy in somebody's log."""

    seat: Seat
    trophy: Trophy


class Mark(NamedTuple):
    """WAG-QUEST-10: a character token on the map."""

    seat: Seat
    quest: Quest
    space: Space


class Given(NamedTuple):
    """A character token that was given to a rival, and the damage dealt for it so far."""

    seat: Seat
    quest: Quest
    rival: Seat
    dealt: int


class Keeps(NamedTuple):
    """A discovery that somebody has kept."""

    seat: Seat
    token: Token


class Event(NamedTuple):
    """A location event in play."""

    space: Space
    card: Card


class Attached(NamedTuple):
    """WAG-KEYWORD-03: an ability card beside a hero, or on a challenge card or a map encounter."""

    ability: Ability
    owner: Seat
    seat: Seat
    card: Card
    space: Space
    left: int
    """How many upkeeps it has left, where these are counted."""


class Hook(NamedTuple):
    """A step that waits for an attack to hit."""

    side: int
    seat: Seat
    power: Power
    step: Step


def _in_hand(s: Any, index: int, seat: int) -> bool:
    return seat >= 0 and bool(s.hero[seat] == c.ABILITIES[index].hero)


def _token_seen(s: Any, index: int, seat: int) -> bool:
    return seat >= 0 and bool(s.token_known[index] >> seat & 1)


def _found_seen(s: Any, index: int, seat: int) -> bool:
    return seat >= 0 and bool(s.looking == seat)


class Fired(NamedTuple):
    """WAG-POWER-04: an activated power that was used in this combat."""

    side: int
    power: Power


@columns
class State(BaseState):
    # The table
    turn: int = scalar(-1, of=SEAT)
    """WAG-GENERAL-05: the active character."""
    round: int = scalar()
    phase: int = scalar(of=PHASE)
    first: int = scalar(-1, of=SEAT)
    over: int = scalar()
    """1: somebody has won, and every flow goes home."""
    stops: bytearray = column(SEAT, see=OWNER)
    """1: this one does not want to be asked whether to respond."""

    # Heroes
    hero: bytearray = column(SEAT, NONE, of=c.HERO)
    level: bytearray = column(SEAT, of=c.LEVEL)
    side: bytearray = column(SEAT, of=c.SIDE)
    at: bytearray = column(SEAT, NONE, of=c.SPACE)
    hurt: bytearray = column(SEAT)
    """Damage tokens."""
    disease: bytearray = column(SEAT)
    energy: bytearray = column(SEAT)
    valor: bytearray = column(SEAT)
    bleeding: bytearray = column(SEAT)
    """Damage that comes in the next upkeep (for whom: `bled_by`)."""
    bled_by: bytearray = column(SEAT, NONE, of=SEAT)

    # Ability cards
    hand: bytearray = column(c.ABILITY, see=_in_hand)
    """How many of each its hero has in hand."""
    held: bytearray = column(SEAT)
    """How many cards each has in hand."""
    known: bytearray = column(c.ABILITY)
    """How many of these all know to be in hand, as everything else lay open once."""
    decks: tuple[int, ...] = row(of=c.ABILITY, see=COUNT)
    """The ability decks from the top down, one seat's after the other's."""
    discard: bytearray = column(c.ABILITY)
    stack: tuple[int, ...] = row(of=c.ABILITY)
    """Cards that are being played."""
    played: tuple[int, ...] = row(of=c.ABILITY)
    """WAG-TIMING-06: those played this turn."""
    attached: tuple[Attached, ...] = records(Attached)

    # Challenge cards
    unseen: bytearray = column(c.CARD)
    """1: it lies in its deck, nobody knows where."""
    tops: tuple[int, ...] = row(of=c.CARD)
    """Those that were discarded onto their decks; of one color the first is the lowest."""
    weapon: list[int] = column(SEAT, -1, of=c.CARD, wide=True)
    armor: list[int] = column(SEAT, -1, of=c.CARD, wide=True)
    packs: tuple[Held, ...] = records(Held)
    line: list[int] = column(c.SLOT, -1, of=c.CARD, wide=True)
    line_at: bytearray = column(c.SLOT, NONE, of=c.SPACE)
    world: int = scalar(-1, of=c.CARD)
    """WAG-MAP-07: the global event in play."""
    events: tuple[Event, ...] = records(Event)
    drawn: int = scalar(-1, of=c.CARD)
    """A challenge card that is being resolved."""

    turning: tuple[int, ...] = row(of=c.CARD)
    """Events that are being flipped."""
    next_foe: int = scalar(-1, of=c.CARD)
    """WAG-EVENT-07: an event that has become an encounter and is fought next."""

    # Quests and valor
    active: tuple[Active, ...] = records(Active)
    done: tuple[Done, ...] = records(Done)
    prizes: tuple[Prize, ...] = records(Prize)
    honors: tuple[Held, ...] = records(Held)
    marks: tuple[Mark, ...] = records(Mark)
    given: tuple[Given, ...] = records(Given)
    quest_left: bytearray = column(c.QUEST)
    quest_gone: bytearray = column(c.QUEST)
    """1: discarded, and back in the deck when that is empty."""

    # Discoveries
    pile: tuple[int, ...] = row(of=c.TOKEN, see=COUNT)
    box: bytearray = column(c.TOKEN)
    tokens: tuple[int, ...] = row(of=c.TOKEN, see=_token_seen)
    """Those that lie face down on the map."""
    token_at: tuple[int, ...] = row(of=c.SPACE)
    token_known: tuple[int, ...] = row()
    """A bit for each seat that has looked at it."""
    token_mix: tuple[int, ...] = row()
    """Out of which pile it came: the first, the second, …"""
    mix: int = scalar()
    kept: tuple[Keeps, ...] = records(Keeps)
    looking: int = scalar(-1, of=SEAT)
    """Who has a discovery in hand that is still to be laid."""
    found: int = scalar(-1, of=c.TOKEN, see=_found_seen)
    shown: tuple[int, ...] = row(of=c.TOKEN)
    """Discoveries that are turned over and still to be resolved."""

    # A turn
    moves: int = scalar()
    stepped: int = scalar()
    """1: a step was taken, or anything else was done that lets the roll stand."""
    still: int = scalar()
    charge: bytearray = column(SEAT)
    ambush: bytearray = column(SEAT)
    used: tuple[int, ...] = row(of=c.POWER)
    """Powers that work once a turn, and did."""
    skip: int = scalar()
    """1: no challenge (any more) this turn."""

    # A combat
    fighting: int = scalar()
    foe: int = scalar(-1, of=c.FOE)
    foe_card: int = scalar(-1, of=c.CARD)
    rival: int = scalar(-1, of=SEAT)
    """WAG-PVP-03: the defender."""
    field: int = scalar(-1, of=c.SPACE)
    dice: bytearray = column(c.DIE)
    bonus: list[int] = column(c.DIE, wide=True)
    guard: list[int] = column(c.DIE, wide=True)
    force: list[int] = column(c.DIE, wide=True)
    spell: list[int] = column(c.DIE, -1, wide=True)
    """The attack of a card that is used instead of the weapon, twice its value plus its type."""
    fired: tuple[Fired, ...] = records(Fired)
    hooks: tuple[Hook, ...] = records(Hook)
    cancelled: int = scalar()
    down: int = scalar()
    """1: the encounter is defeated."""
    felled: bytearray = column(SEAT)
    """1: defeated in this combat, and about to be resurrected."""
    harmed: bytearray = column(SEAT)
    """Damage taken in this combat."""
    blocked: int = scalar()
    changed: int = scalar()
    """1: a die changed since powers were looked at."""
