"""The state of a game: one column for each fact on the table.

People are seats, characters are *heroes*: three places for each faction, of which a game of four
characters leaves the third empty. What a hero has stands along `HERO`, what is on the board in
short rows of named tuples.

Secrets: what lies under an item deck is known to the faction that put it there, a sealed bid to its
player, and which of Lord Kazzak's counters is real to the factions that have looked. All else is
open (TBG-OPENINFO-01, TBG-OPENINFO-03). Decks are drawn from at need: chance says which of the
cards that are left comes next.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Any, NamedTuple, TypeAlias

from tabard.core.ask import Ask, Seat
from tabard.core.codec import SEAT, Kind
from tabard.core.forms import Beside
from tabard.core.state import NONE, BaseState, column, columns, records, row, scalar

from . import content as c
from .language import names as n

__all__ = ["NONE", "State"]

PLACES = 3
"""Heroes of a faction at most."""
HERO = Kind("hero", tuple(f"{f}{i + 1}" for f in n.FACTIONS for i in range(PLACES)))
HEROES = range(HERO.size)
WORN_AT = Kind("worn", tuple(f"{hero}.{area}" for hero in HERO.names for area in n.AREAS))
AREA_BOX = Kind("area_box", tuple(f"{f}.{box}" for f in n.FACTIONS for box in n.BOXES))
COUNTER = Kind("counter", ("1", "2", "3", "4", "5"))
FIGHT = Kind("fight", ("creatures", "boss", "enemies"))
VS_CREATURES, VS_BOSS, VS_ENEMIES = range(3)
OUT, IN, FALLEN = range(3)
"""Where a hero is in a combat: not in it, in it, defeated in it."""

# What the locals of flows are: saved games hold their names.
Hero: TypeAlias = Annotated[int, HERO]
Heroes: TypeAlias = tuple[Hero, ...]
Faction: TypeAlias = Annotated[int, c.FACTION]
Class: TypeAlias = Annotated[int, c.CLASS]
Region: TypeAlias = Annotated[int, c.REGION]
Card: TypeAlias = Annotated[int, c.CARD]
Creature: TypeAlias = Annotated[int, c.CREATURE]
Color: TypeAlias = Annotated[int, c.COLOR]
Quest: TypeAlias = Annotated[int, c.QUEST]
Event: TypeAlias = Annotated[int, c.EVENT]
Boss: TypeAlias = Annotated[int, c.BOSS]
Tier: TypeAlias = Annotated[int, c.TIER]
Deck: TypeAlias = Annotated[int, c.DECK]
Area: TypeAlias = Annotated[int, c.AREA]
Die: TypeAlias = Annotated[int, c.DIE]
Ability: TypeAlias = Annotated[int, c.ABILITY]
Step: TypeAlias = Annotated[int, Beside("step", "ability", c.steps_of)]
Steps: TypeAlias = Generator[Ask, Any, None]


class Held(NamedTuple):
    """A card that a hero has."""

    hero: Hero
    card: Card


class Worn(NamedTuple):
    """An add-on, and where it is equipped."""

    hero: Hero
    area: Area
    card: Card


class Figure(NamedTuple):
    """Creatures of one type and color in a region. TBG-TERM-05: green and red ones belong to a
    quest; TBG-TERM-06: to none belong the blue, independent ones (-1)."""

    region: Region
    creature: Creature
    color: Color
    quest: Quest
    many: int


class Pick(NamedTuple):
    """A class that a person has taken."""

    seat: Seat
    class_: Class


class Use(NamedTuple):
    """An ability that a hero has used, and how often."""

    hero: Hero
    ability: Ability
    times: int


class Deal(NamedTuple):
    """A swap that was offered, or gold (1) that was given, since the last action."""

    giver: Hero
    taker: Hero
    gold: int


def faction_of(hero: int) -> int:
    """
    >>> [faction_of(hero) for hero in HEROES]
    [0, 0, 0, 1, 1, 1]
    """
    return hero // PLACES


def box_of(faction: int, box: int) -> int:
    """Where tokens of a faction lie, in `State.boxes`."""
    return faction * len(n.BOXES) + box


def worn_at(hero: int, area: int) -> int:
    return hero * len(n.AREAS) + area


def _under_seen(s: Any, index: int, seat: int) -> bool:
    """Who put it under the deck has seen it, and so have all partners."""
    return seat >= 0 and s.under_by[index] == s.faction[seat]


def _drawn_seen(s: Any, index: int, seat: int) -> bool:
    """Cards that a faction looks at before it takes one."""
    return seat >= 0 and s.faction[seat] == s.drawing


def _bid_seen(s: Any, index: int, seat: int) -> bool:
    return bool(s.player[index] == seat)


def _lair_seen(s: Any, index: int, seat: int) -> bool:
    """Whoever has looked at the real counter knows it, and so does who has seen all others."""
    if seat < 0 or s.lair < 0 or s.faction[seat] == NONE:
        return False
    bit = 1 << s.faction[seat]
    false = sum(bool(peek & bit) for i, peek in enumerate(s.peeked) if i != s.lair)
    return bool(s.peeked[s.lair] & bit) or false == len(s.peeked) - 1


@columns
class State(BaseState):
    # The table
    turn: int = scalar(1)
    """TBG-COMP-21, TBG-SETUP-21: the space of the turn marker; `content.END`: the last battle."""
    lap: int = scalar(1)
    acting: int = scalar(-1, of=c.FACTION)
    """TBG-TERM-08: whose faction turn it is; -1: nobody's."""
    overlord: int = scalar(-1, of=c.OVERLORD)
    over: int = scalar()
    """1: the game has ended, and every flow goes home."""
    winner: int = scalar(-1, of=c.FACTION)
    """Who has won; -1 at the end: nobody."""
    faction: bytearray = column(SEAT, NONE, of=c.FACTION)
    speaker: bytearray = column(c.FACTION, NONE, of=SEAT)
    """TBG-FACTION-03: who was drawn to decide among those with the most XP, until XP change."""

    lead: int = scalar(-1, of=SEAT)
    """Who controls two heroes where only one person does."""
    picks: tuple[Pick, ...] = records(Pick)
    """Classes that were taken, until the heroes are there."""

    # Heroes
    player: bytearray = column(HERO, NONE, of=SEAT)
    character: bytearray = column(HERO, NONE, of=c.CHARACTER)
    level: bytearray = column(HERO)
    xp: bytearray = column(HERO)
    health: bytearray = column(HERO)
    energy: bytearray = column(HERO)
    gold: list[int] = column(HERO, wide=True)
    at: bytearray = column(HERO, NONE, of=c.REGION)
    actions: bytearray = column(HERO)
    passed: bytearray = column(HERO)
    travels: bytearray = column(HERO)
    """Travel actions taken this faction turn."""
    market: int = scalar()
    """1: an action was taken this turn, so friends may trade."""
    handed: tuple[int, ...] = row(of=c.CARD)
    """Items that changed hands since the last action."""
    deals: tuple[Deal, ...] = records(Deal)
    managing: bytearray = column(HERO)
    """In Character Management: 0 cards come off, 1 others go on, 2 ready."""
    stun: bytearray = column(HERO)
    curse: bytearray = column(HERO)
    pet: bytearray = column(HERO)
    """Health tokens on the pet or demon."""
    combo: bytearray = column(HERO)
    rage: bytearray = column(HERO)

    # Cards
    learned: bytearray = column(c.CARD, sparse=True)
    """1: this power was bought, or this talent taken."""
    worn: list[int] = column(WORN_AT, -1, of=c.CARD, wide=True, sparse=True)
    """The normal card in each area; a printed one is not in it."""
    addons: tuple[Worn, ...] = records(Worn)
    bags: tuple[Held, ...] = records(Held)
    prizes: tuple[Held, ...] = records(Held)
    """Auction Items."""
    merchant: tuple[int, ...] = row(of=c.CARD)
    """TBG-MERCHANT-09, TBG-OPENINFO-02: everybody may look through it."""
    consumed: tuple[int, ...] = row(of=c.CARD)
    left: bytearray = column(c.CARD, sparse=True)
    """How many of each item are not in sight: in their deck, under it, or looked at."""
    under: tuple[int, ...] = row(of=c.CARD, see=_under_seen)
    """Items that were put under their deck, in the order in which that happened."""
    under_by: tuple[int, ...] = row(of=c.FACTION)
    under_deck: tuple[int, ...] = row(of=c.DECK)
    drawn: tuple[int, ...] = row(of=c.CARD, see=_drawn_seen)
    drawing: int = scalar(-1, of=c.FACTION)
    prize: int = scalar(-1, of=c.CARD)
    """An item that was taken and that somebody is about to get."""

    # The board
    figures: tuple[Figure, ...] = records(Figure)
    quests: tuple[int, ...] = row(of=c.QUEST)
    """TBG-TERM-17: those that lie face up."""
    quest_left: bytearray = column(c.QUEST, sparse=True)
    """1: it is among those that are to be drawn."""
    quest_under: tuple[int, ...] = row(of=c.QUEST)
    """Quests whose figures were lacking; everybody saw them."""

    # Events and the Overlord
    event_left: bytearray = column(c.EVENT)
    """How many copies are still to be drawn."""
    event_gone: bytearray = column(c.EVENT)
    """How many were discarded."""
    events: tuple[int, ...] = row(of=c.EVENT)
    """Those that lie beside the board, in the order in which they came."""
    bid: list[int] = column(HERO, -1, wide=True, see=_bid_seen)
    marked: bytearray = column(HERO)
    """A bit for each bounty that is on this one; the heroes of one bounty have the same bit."""
    culled: bytearray = column(c.FACTION)
    """Attack of the independent creatures that each faction has defeated for an event."""
    beaten: bytearray = column(c.EVENT)
    """A bit for each faction that has beaten this boss, of those that both can."""
    plague: tuple[int, ...] = row(of=c.REGION)
    relic: int = scalar(-1, of=HERO)
    stakes: tuple[int, ...] = row(of=c.CARD)
    stake_gold: int = scalar()
    lair: int = scalar(-1, of=COUNTER, see=_lair_seen)
    """Which of Lord Kazzak's counters is real."""
    peeked: bytearray = column(COUNTER)
    """A bit for each faction that has looked."""
    march: int = scalar()
    """How far Nefarian has come on his route."""

    # A combat
    fight: int = scalar(-1, of=FIGHT)
    foe: int = scalar(-1, of=c.CREATURE)
    independent: int = scalar()
    raid: int = scalar()
    """1: the creatures belong to a quest of the other faction."""
    boss: int = scalar(-1, of=c.BOSS)
    field: int = scalar(-1, of=c.REGION)
    """Where it takes place; -1: nowhere on the board (the last battle)."""
    striker: int = scalar(-1, of=c.FACTION)
    """Who began it."""
    side: bytearray = column(HERO)
    """OUT, IN or FALLEN."""
    bout: int = scalar()
    """The number of the combat round."""
    acted: bytearray = column(HERO)
    """1: has had the Attack Phase of this round."""
    boxes: bytearray = column(AREA_BOX)
    threat: bytearray = column(c.FACTION)
    """By how much the Threat of a faction's opponents is lowered this round."""
    banished: bytearray = column(c.COLOR)
    """Dice that are set aside for everybody until the combat ends."""
    uses: tuple[Use, ...] = records(Use)
    """What was used this round (outside combat: this action)."""
    uses_before: tuple[Use, ...] = records(Use)
    """What was used in the round before."""
    uses_long: tuple[Use, ...] = records(Use)
    """What can be used once a combat or once a turn, and was."""
    lost: bytearray = column(HERO)
    """Health lost this round."""
    lost_before: bytearray = column(HERO)
    wounds: bytearray = column(HERO)
    """Health lost in this Defense Phase."""
    due: bytearray = column(HERO)
    """Health that an ability costs and that is still to be taken: see `rules.health.settle`."""
    fleeting: bytearray = column(HERO)
    """1: Health above the capacity is lost as the round ends."""
    focused: bytearray = column(HERO)
    """1: the instant power that is free once a combat was used."""
    fleeing: bytearray = column(HERO)
    """1: defeated by enemies, and about to leave the region."""
    unabsorbed: bytearray = column(c.FACTION)
    """TBG-VARIANT-02: wounds of the last step that nobody was left to take."""
    spared: int = scalar()
    """Health tokens that are not lost after all."""
    slain: int = scalar()
    """Opponents defeated in this combat."""

    # An Attack Phase
    attacker: int = scalar(-1, of=HERO)
    """TBG-TERM-09: the active character; -1: nobody."""
    rolled: int = scalar()
    """1: the pool was rolled."""
    pool: bytearray = column(c.COLOR)
    """Dice in the pool that are not yet thrown."""
    removed: bytearray = column(c.COLOR)
    """TBG-DICE-13: dice set aside for the rest of this Attack Phase."""
    forgone: bytearray = column(c.COLOR, NONE)
    """How many dice of a color may be rolled this round; NONE: as many as there are."""
    dice: bytearray = column(c.DIE, sparse=True)
    picked: bytearray = column(c.DIE, sparse=True)
    """Those that are about to be thrown again."""
    rerolls: int = scalar()
    """TBG-DICE-16: the Reroll value that is left (below 0: it counts as none)."""
    attrition: int = scalar()
    """TBG-DICE-21: the Attrition value."""
    own_threat: int = scalar()
    bound: int = scalar(-1, of=c.COLOR)
    """The color of the only dice that may be rerolled."""
    laid: bytearray = column(c.BOX)
    """Tokens that the attacker has laid in this step."""

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The people of one's faction; nobody before the factions are known."""
        if seat < 0:
            return ()
        side = self.faction[seat]
        if side == NONE:
            return (seat,)
        return tuple(x for x in range(self.seats) if self.faction[x] == side)
