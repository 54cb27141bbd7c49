"""The box, opened: board, characters, cards, quests, events, Overlords, read from the pack.

Numbers stand for things by their place in these tables; the kinds at the end give them names again.
A *card* is all that says what it does and that a character can have: powers, talents, items,
printed cards, Auction Items and the abilities of races are one table, so that "used this round" and
"equipped" mean the same for all of them. What the cards do is compiled by `language.box`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.codec import Kind, Marked, Number
from tabard.core.language.kept import keep_terms, load_terms
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.pack import load_pack

from .language import names as n

PACKAGE = "tabard.games.boardgame"
FOLDER = Path(__file__).parent / "pack"
PACK = load_pack(FOLDER, f"{PACKAGE}.schema")
DATA = PACK.parts
HASH = PACK.hash

BOARD, TRACKS = DATA["map.yaml"], DATA["tracks.yaml"]
SHEETS = DATA["characters.yaml"]
HORDE, ALLIANCE = range(2)
RED, BLUE, GREEN = range(3)

READ: dict[str, Term] = load_terms(HASH)
"""Expressions that were read before, with this pack."""
_KNOWN = len(READ)


def _read(texts: Any) -> tuple[Term, ...]:
    found = []
    for text in texts:
        if text not in READ:
            READ[text] = parse(text)
        found.append(READ[text])
    return tuple(found)


# -- the board ------------------------------------------------------------------------------------

REGIONS: tuple[str, ...] = tuple(BOARD["regions"])
REGION_NO = {name: i for i, name in enumerate(REGIONS)}
LANDS: tuple[str, ...] = tuple(BOARD["areas"])
LAND_OF = tuple(LANDS.index(r["area"]) for r in BOARD["regions"].values())
BORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(REGION_NO[b] for b in r["borders"]) for r in BOARD["regions"].values()
)


def _by_faction(lists: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(REGION_NO[r] for r in lists[f]) for f in n.FACTIONS)


START = tuple(REGION_NO[BOARD["start"][f]] for f in n.FACTIONS)
"""TBG-SETUP-12: where each faction starts."""
FLIGHTS = _by_faction(BOARD["flights"])
TOWNS = _by_faction(BOARD["towns"])
WAYS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        tuple(r for r in dict.fromkeys((*near, *far)) if r not in (here, START[1 - side]))
        for here, near in enumerate(BORDERS)
        for far in [FLIGHTS[side] if here in FLIGHTS[side] else ()]
    )
    for side in range(len(n.FACTIONS))
)
"""TBG-TRAVEL-03 to TBG-TRAVEL-06: where a step may lead, by faction and region: neighbors, and from
a friendly flight path all others; never the enemy's starting region."""
GRAVEYARDS = tuple(REGION_NO[r] for r in BOARD["graveyards"])


@cache
def distances(start: int) -> tuple[int, ...]:
    """How many steps each region is away, on foot."""
    found = [-1] * len(REGIONS)
    found[start] = 0
    todo = [start]
    for at in todo:
        for other in BORDERS[at]:
            if found[other] < 0:
                found[other] = found[at] + 1
                todo.append(other)
    return tuple(found)


SPACES: int = TRACKS["spaces"]
END = SPACES + 1
EVENT_SPACES: tuple[int, ...] = TRACKS["events"]
ITEM_SPACES: dict[int, int] = {
    space: n.DECKS.index(deck) for deck, spaces in TRACKS["items"].items() for space in spaces
}
EXPERIENCE: dict[str, tuple[int, ...]] = {k: tuple(v) for k, v in TRACKS["experience"].items()}
"""How many experience points levels 2 to 5 need, by the name of the table's choice."""
GOLD: int = TRACKS["gold"]
DICE_EACH: int = TRACKS["dice"]
"""TBG-COMP-30: dice of each color."""
BAG: int = TRACKS["bag"]
ACTIONS: int = TRACKS["actions"]
LEVELS: int = TRACKS["levels"]
TABLES: dict[int, dict[str, int]] = {int(k): v for k, v in TRACKS["tables"].items()}


# -- creatures ------------------------------------------------------------------------------------


class Values(NamedTuple):
    threat: int
    attack: int
    health: int


class CreatureFacts(NamedTuple):
    id: str
    name: str
    values: tuple[Values, ...]
    """By color."""
    figures: tuple[int, ...]
    does: tuple[Term, ...]


def _values(entry: dict[str, int]) -> Values:
    return Values(entry["threat"], entry["attack"], entry["health"])


CREATURES = tuple(
    CreatureFacts(
        name,
        e["name"],
        tuple(_values(e[color]) for color in n.COLORS),
        tuple(e[color]["figures"] for color in n.COLORS),
        _read(e["does"]),
    )
    for name, e in DATA["creatures.yaml"]["creatures"].items()
)
CREATURE_NO = {creature.id: i for i, creature in enumerate(CREATURES)}


# -- cards ----------------------------------------------------------------------------------------

RACE, PRINTED, POWER, TALENT, ITEM, PRIZE = range(6)
SORTS = ("race", "printed", "power", "talent", "item", "prize")
INSTANT, ACTIVE, RANGED, MELEE, GENERAL, ARMOR_TYPE, BAG_TYPE = range(7)


class CardFacts(NamedTuple):
    id: str
    name: str
    sort: int
    type: int
    """-1: it has none."""
    level: int
    gold: int
    energy: int
    class_: int
    """Whose class deck it is in; -1: nobody's."""
    deck: int
    """Which item deck it is in; -1: none."""
    copies: int
    traits: tuple[str, ...]
    function: str
    unique: str
    health: int
    soulbound: bool
    counted: bool
    """TBG-ITEM-02: it counts towards the limit of the Bag."""
    does: tuple[Term, ...]
    doubt: str


def _card(id: str, sort: int, e: dict[str, Any], class_: int = -1) -> CardFacts:
    trait = e.get("trait")
    kind = e.get("type")
    deck = e.get("deck")
    return CardFacts(
        id=id,
        name=e["name"],
        sort=sort,
        type=-1 if kind is None else n.CARD_TYPES.index(kind),
        level=e.get("level", 1),
        gold=e.get("gold", 0),
        energy=e.get("energy", 0),
        class_=class_,
        deck=-1 if deck is None else n.DECKS.index(deck),
        copies=e.get("copies", 1),
        traits=tuple(e.get("traits") or ((trait,) if trait else ())),
        function=e.get("function") or "",
        unique=e.get("unique") or "",
        health=e.get("health") or 0,
        soulbound=e.get("soulbound", False),
        counted=e.get("bag", "counted") == "counted",
        does=_read(e["does"]),
        doubt=e.get("doubt") or "",
    )


def _cards() -> Iterator[CardFacts]:
    for entry in SHEETS["races"].values():
        yield _card(entry["ability"], RACE, entry)
    for name, entry in SHEETS["printed"].items():
        yield _card(name, PRINTED, entry)
    for i, class_ in enumerate(n.CLASSES):
        for name, entry in DATA[f"{class_}.yaml"]["powers"].items():
            yield _card(name, POWER, entry, i)
    for i, class_ in enumerate(n.CLASSES):
        for name, entry in DATA[f"{class_}.yaml"]["talents"].items():
            yield _card(name, TALENT, entry, i)
    for name, entry in DATA["items.yaml"]["items"].items():
        yield _card(name, ITEM, entry)
    for name, entry in DATA["items.yaml"]["auction"].items():
        yield _card(name, PRIZE, entry)


CARDS: tuple[CardFacts, ...] = tuple(_cards())
CARD_NO = {card.id: i for i, card in enumerate(CARDS)}


def of_sort(sort: int) -> tuple[int, ...]:
    return tuple(i for i, card in enumerate(CARDS) if card.sort == sort)


def _of_class(sort: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(i for i in of_sort(sort) if CARDS[i].class_ == class_)
        for class_ in range(len(n.CLASSES))
    )


POWERS_OF, TALENTS_OF = _of_class(POWER), _of_class(TALENT)
"""The powers and the talents of each class deck."""
ITEMS_IN = tuple(
    tuple(i for i in of_sort(ITEM) if CARDS[i].deck == deck) for deck in range(len(n.DECKS))
)
COMPANION = tuple(card.unique in n.COMPANIONS for card in CARDS)


# -- characters -----------------------------------------------------------------------------------

RACES: tuple[str, ...] = tuple(SHEETS["races"])
RACE_CARD = tuple(CARD_NO[e["ability"]] for e in SHEETS["races"].values())


class AreaFacts(NamedTuple):
    types: tuple[int, ...]
    traits: tuple[str, ...]
    """None: all (TBG-EQUIP-06)."""
    only: str
    """TBG-EQUIP-08: the one category that it takes."""
    printed: tuple[int, ...]
    """By faction; -1: none."""


class Sheet(NamedTuple):
    health: tuple[int, ...]
    """Capacities at levels 1 to 5."""
    energy: tuple[int, ...]
    areas: tuple[AreaFacts, ...]


def _area(e: dict[str, Any]) -> AreaFacts:
    printed = tuple(CARD_NO.get(e["printed"].get(f, ""), -1) for f in n.FACTIONS)
    types = tuple(n.CARD_TYPES.index(t) for t in e["types"])
    return AreaFacts(types, tuple(e["traits"]), e["only"] or "", printed)


def _sheet(e: dict[str, Any]) -> Sheet:
    return Sheet(
        tuple(frame["health"] for frame in e["levels"]),
        tuple(frame["energy"] for frame in e["levels"]),
        tuple(_area(e["areas"][area]) for area in n.AREAS[: n.SHEET]),
    )


SHEET_OF = tuple(_sheet(SHEETS["classes"][class_]) for class_ in n.CLASSES)


def _takes(card: CardFacts, area: AreaFacts) -> bool:
    """TBG-EQUIP-05 to TBG-EQUIP-08: do type and traits of a card fit an area?"""
    if (card.unique == "stance") != (area.only == "stance") or card.type not in area.types:
        return False
    return card.sort != ITEM or not area.traits or any(x in area.traits for x in card.traits)


PLACES_FOR: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(i for i, area in enumerate(sheet.areas) if _takes(card, area)) for card in CARDS)
    for sheet in SHEET_OF
)
"""By class and card: the areas of the sheet that take it."""


class Character(NamedTuple):
    id: str
    name: str
    faction: int
    class_: int
    race: int
    first_powers: tuple[int, ...]
    """What the guide to the first game advises (p. 40); nothing for those who are not in it."""
    first_talent: int


def _character(id: str, e: dict[str, Any]) -> Character:
    first = e["first_game"] or {"powers": (), "talent": ""}
    return Character(
        id,
        e["name"],
        n.FACTIONS.index(e["faction"]),
        n.CLASSES.index(e["class_"]),
        RACES.index(e["race"]),
        tuple(CARD_NO[card] for card in first["powers"]),
        CARD_NO.get(first["talent"], -1),
    )


CHARACTERS = tuple(_character(i, e) for i, e in SHEETS["characters"].items())
PRINTED_ON = tuple(
    (*(area.printed[ch.faction] for area in SHEET_OF[ch.class_].areas), -1) for ch in CHARACTERS
)
"""By character: the card that is printed on each area; -1: none."""
CHARACTER_OF = {(ch.faction, ch.class_): i for i, ch in enumerate(CHARACTERS)}
BOUND = tuple(
    n.FACTIONS.index(n.BOUND_TO[class_]) if class_ in n.BOUND_TO else -1 for class_ in n.CLASSES
)
"""TBG-SETUP-04: the faction that a class belongs to; -1: either."""


# -- quests, events, Overlords --------------------------------------------------------------------


class Spawn(NamedTuple):
    creature: int
    color: int
    region: int
    many: int


class QuestFacts(NamedTuple):
    id: str
    name: str
    faction: int
    tier: int
    level: int
    gold: int
    xp: int
    spawns: tuple[Spawn, ...]
    items: tuple[tuple[int, int], ...]
    """(deck, draw number) each."""
    special: tuple[int, ...]
    doubt: str


def _spawn(e: dict[str, Any]) -> Spawn:
    color = n.COLORS.index(e["color"])
    return Spawn(CREATURE_NO[e["creature"]], color, REGION_NO[e["region"]], e["count"])


def _items(entries: Any) -> tuple[tuple[int, int], ...]:
    return tuple((n.DECKS.index(e["deck"]), e["draw"]) for e in entries)


QUESTS = tuple(
    QuestFacts(
        name,
        e["name"],
        n.FACTIONS.index(e["faction"]),
        n.TIERS.index(e["tier"]),
        e["level"],
        e["gold"],
        e["xp"],
        tuple(map(_spawn, e["spawns"])),
        _items(e["items"]),
        tuple(CARD_NO[item] for item in e["special"]),
        e["doubt"] or "",
    )
    for name, e in DATA["quests.yaml"]["quests"].items()
)
QUESTS_IN = tuple(
    tuple(
        tuple(i for i, q in enumerate(QUESTS) if (q.faction, q.tier) == (faction, tier))
        for tier in range(len(n.TIERS))
    )
    for faction in range(2)
)
"""The quests of each faction's decks."""


class Reward(NamedTuple):
    gold: int
    xp: int
    items: tuple[tuple[int, int], ...]


class BossFacts(NamedTuple):
    """TBG-TERM-07: an event's boss, or an Overlord."""

    id: str
    name: str
    event: int
    """The event that brings it; -1: it is an Overlord."""
    overlord: int
    values: tuple[Values, Values]
    """With four characters, with six."""
    region: int
    does: tuple[Term, ...]
    rewards: tuple[Reward, ...]
    """For the stronger faction, for the weaker."""
    stake: str
    each_faction: bool
    burden: int
    relic: int


class EventFacts(NamedTuple):
    id: str
    name: str
    title: str
    copies: int
    bonus: bool
    fate: int
    overlord: int
    """With which Overlord it is in the deck; -1: with all."""
    does: tuple[Term, ...]
    boss: int
    """-1: none."""


class Overlord(NamedTuple):
    id: str
    name: str
    boss: int
    counters: tuple[int, ...]
    route: tuple[int, ...]


def _reward(e: dict[str, Any]) -> Reward:
    return Reward(e["gold"], e["xp"], _items(e["items"]))


_EVENTS, _OVERLORDS = DATA["events.yaml"]["events"], DATA["overlords.yaml"]["overlords"]


def _bosses() -> Iterator[BossFacts]:
    for i, (name, e) in enumerate(_OVERLORDS.items()):
        both = (_values(e["four"]), _values(e["six"]))
        region = REGION_NO[e["counters"][0]]
        yield BossFacts(name, e["name"], -1, i, both, region, _read(e["does"]), (), "", False, 0, 0)
    for i, (name, e) in enumerate(_EVENTS.items()):
        b = e["boss"]
        if b is not None:
            yield BossFacts(
                name,
                e["name"],
                i,
                -1,
                (_values(b), _values(b)),
                REGION_NO[b["region"]],
                _read(b["does"]),
                (_reward(b["stronger"]), _reward(b["weaker"])),
                b["stake"] or "",
                b["each_faction"],
                b["burden"],
                b["relic"],
            )


BOSSES = tuple(_bosses())
BOSS_NO = {boss.id: i for i, boss in enumerate(BOSSES)}
OVERLORDS = tuple(
    Overlord(
        name,
        e["name"],
        BOSS_NO[name],
        tuple(REGION_NO[r] for r in e["counters"]),
        tuple(REGION_NO[r] for r in e["route"]),
    )
    for name, e in _OVERLORDS.items()
)
EVENTS = tuple(
    EventFacts(
        name,
        e["name"],
        e["title"] or name,
        e["copies"],
        e["bonus"],
        e["fate"],
        -1 if e["overlord"] is None else tuple(_OVERLORDS).index(e["overlord"]),
        _read(e["does"]),
        -1 if e["boss"] is None else BOSS_NO[name],
    )
    for name, e in _EVENTS.items()
)
EVENT_NO = {event.id: i for i, event in enumerate(EVENTS)}
SELLS = {
    CARD_NO[term.args[0]]: i
    for i, event in enumerate(EVENTS)
    for term in event.does
    if term.name == "auction"
}
"""TBG-EVENT-08: the event card that an Auction Item is."""


# -- abilities, numbered --------------------------------------------------------------------------


class AbilityAt(NamedTuple):
    """Where an ability stands, and its expression."""

    name: str
    card: int
    """-1: it is a creature's or a boss's."""
    creature: int
    boss: int
    term: Term


def _abilities() -> Iterator[AbilityAt]:
    for i, card in enumerate(CARDS):
        for at, term in enumerate(card.does):
            yield AbilityAt(f"{card.id}.{at + 1}", i, -1, -1, term)
    for i, creature in enumerate(CREATURES):
        for at, term in enumerate(creature.does):
            yield AbilityAt(f"{creature.id}.{at + 1}", -1, i, -1, term)
    for i, boss in enumerate(BOSSES):
        for at, term in enumerate(boss.does):
            yield AbilityAt(f"{boss.id}.{at + 1}", -1, -1, i, term)


ABILITIES_AT: tuple[AbilityAt, ...] = tuple(_abilities())
if len(READ) > _KNOWN:
    keep_terms(HASH, READ)


def _marks() -> tuple[str, ...]:
    """Another mark as soon as an ability is worded in another way."""
    return tuple(
        blake2b(unparse(at.term).encode(), digest_size=3).hexdigest() for at in ABILITIES_AT
    )


STEPS_OF: list[tuple[str, ...]] = []
"""The names of the steps of each ability, and of its end; `language.box` writes them down."""


def steps_of(ability: int) -> tuple[str, ...]:
    return STEPS_OF[ability]


# -- dice -----------------------------------------------------------------------------------------

MARKS = ("", "r", "s", "rs")
REROLLED, SPOTTED = 1, 2
"""The marks of a die: it was rerolled, it was spotted."""
DICE_NAMES = tuple(
    f"{color}{face}{mark}" for color in n.COLORS for face in range(1, n.FACES + 1) for mark in MARKS
)


def die(color: int, face: int, marks: int = 0) -> int:
    """The number of a die that shows this.

    >>> DIE.names[die(BLUE, 7, SPOTTED)], color_of(die(BLUE, 7)), face_of(die(BLUE, 7))
    ('blue7s', 1, 7)
    """
    return (color * n.FACES + face - 1) * 4 + marks


def color_of(number: int) -> int:
    return number // (4 * n.FACES)


def face_of(number: int) -> int:
    return number // 4 % n.FACES + 1


def marks_of(number: int) -> int:
    return number % 4


# -- kinds ----------------------------------------------------------------------------------------

REGION = Kind("region", REGIONS)
FACTION = Kind("faction", n.FACTIONS)
CLASS = Kind("class", n.CLASSES)
CHARACTER = Kind("character", tuple(ch.id for ch in CHARACTERS))
CREATURE = Kind("creature", tuple(creature.id for creature in CREATURES))
COLOR = Kind("color", n.COLORS)
CARD = Kind("card", tuple(card.id for card in CARDS))
ABILITY = Marked("ability", tuple(at.name for at in ABILITIES_AT), _marks)
ITEM_DRAWN = Kind("item", tuple(CARDS[i].id for i in of_sort(ITEM)))
"""What a draw from an item deck can come out as: the item cards in their order."""
FIRST_ITEM = of_sort(ITEM)[0]
QUEST = Kind("quest", tuple(quest.id for quest in QUESTS))
EVENT = Kind("event", tuple(event.id for event in EVENTS))
BOSS = Kind("boss", tuple(boss.id for boss in BOSSES))
OVERLORD = Kind("overlord", tuple(overlord.id for overlord in OVERLORDS))
TIER = Kind("tier", n.TIERS)
DECK = Kind("deck", n.DECKS)
AREA = Kind("area", n.AREAS)
DIE = Kind("die", DICE_NAMES)
BOX = Kind("box", n.BOXES)
POOL = Kind("pool", n.POOLS)
NUMBER = Number(64)
AMOUNT = Number(256)
