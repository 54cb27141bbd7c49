"""The box, opened: map, heroes, abilities, encounters, items, events, quests, read from the pack.

Numbers stand for things by their place in these tables; the kinds at the end give them names again.
A *card* is one of the 160 challenge cards; its front is an encounter or an event, its back an item,
or what the event becomes. A *foe* is whatever is fought that is no hero: the front of a card, a map
encounter, an encounter on an event. What things do is compiled by `language.box`.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.codec import Kind, Marked, Number
from tabard.core.language.kept import keep_terms, load_terms
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.pack import load_pack

from .language import names as n

PACKAGE = "tabard.games.adventure"
FOLDER = Path(__file__).parent / "pack"
LOADED = load_pack(FOLDER, f"{PACKAGE}.schema")
DATA = LOADED.parts
HASH = LOADED.hash
BOX = DATA["box.yaml"]
BOARD = DATA["map.yaml"]

READ: dict[str, Term] = load_terms(HASH)
_KNOWN = len(READ)


def _read(texts: Any) -> tuple[Term, ...]:
    found = []
    for text in texts:
        if text not in READ:
            READ[text] = parse(text)
        found.append(READ[text])
    return tuple(found)


# -- numbers of the rulebook ----------------------------------------------------------------------

FACES: tuple[tuple[int, int], ...] = tuple((a, b) for a, b in BOX["movement"]["faces"])
HAND_LIMIT: int = BOX["hand"]
OPENING: int = BOX["opening"]
LEVELING: int = BOX["leveling"]
ACTIVE_QUESTS: int = BOX["quests"]
VALOR: int = BOX["valor"]
SMALL: int = BOX["small_potion"]
LARGE: int = BOX["large_potion"]
BOMB_DAMAGE: int = BOX["bomb"]
DRAIN: int = BOX["drain"]
MAP_STEPS: int = BOX["map_steps"]
DEFENDER_ENERGY: int = BOX["defender_energy"]
LINE_SLOTS: int = BOX["slots"]
COPIES_OF_TOKEN = tuple(BOX["discoveries"][name]["copies"] for name in n.DISCOVERIES)
KEPT = tuple(BOX["discoveries"][name]["kept"] for name in n.DISCOVERIES)

# -- the map --------------------------------------------------------------------------------------

SPACES: tuple[str, ...] = tuple(BOARD["spaces"])
SPACE_NO = {name: i for i, name in enumerate(SPACES)}
_SPACES: tuple[dict[str, Any], ...] = tuple(BOARD["spaces"].values())
SPACE_NAME: tuple[str, ...] = tuple(
    e["name"] or f"{BOARD['zones'][e['zone']]['name']} {i.upper()}"
    for i, e in BOARD["spaces"].items()
)
KIND_OF = tuple(n.SPACE_KINDS.index(e["kind"]) for e in _SPACES)
COLOR_OF = tuple(n.LEVELS.index(e["color"]) for e in _SPACES)


def _resources(entry: dict[str, Any]) -> tuple[int, ...]:
    base: Any = {
        "city": BOARD["city_resources"],
        "key": BOARD["key_resources"],
        "normal": entry["resources"],
        "encounter": (),
    }[entry["kind"]]
    names = (*base, "flight") if entry["flight"] else tuple(base)
    return tuple(sorted(n.RESOURCES.index(name) for name in names))


RESOURCES_OF = tuple(map(_resources, _SPACES))
_NEAR: list[list[int]] = [[] for _ in SPACES]
for _a, _b in BOARD["connections"]:
    _NEAR[SPACE_NO[_a]].append(SPACE_NO[_b])
    _NEAR[SPACE_NO[_b]].append(SPACE_NO[_a])
NEAR: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(x)) for x in _NEAR)
CITIES = tuple(i for i, kind in enumerate(KIND_OF) if kind == n.CITY)
FLIGHTS = tuple(i for i, has in enumerate(RESOURCES_OF) if n.FLIGHT in has)


def _distances(start: int) -> bytes:
    far = bytearray([255]) * len(SPACES)
    far[start] = 0
    todo = [start]
    for here in todo:
        for there in NEAR[here]:
            if far[there] == 255:
                far[there] = far[here] + 1
                todo.append(there)
    return bytes(far)


FAR: tuple[bytes, ...] = tuple(map(_distances, range(len(SPACES))))
"""WAG-MAP-10: how many spaces lie between any two."""
NEAREST_CITIES = tuple(
    tuple(x for x in CITIES if FAR[i][x] == min(FAR[i][y] for y in CITIES))
    for i in range(len(SPACES))
)

# -- what is fought, items, events ----------------------------------------------------------------


class FoeFacts(NamedTuple):
    id: str
    name: str
    traits: tuple[int, ...]
    type: int
    attack: int
    defense: int
    damage: int
    level: int
    does: tuple[Term, ...]
    win: tuple[Term, ...] = ()
    valor: int = 0
    space: int = -1
    """Where it is printed, of a map encounter."""
    gives: int = -1
    """WAG-LEVEL-09: the level that it brings."""
    trophy: int = -1


class ItemFacts(NamedTuple):
    id: str
    name: str
    slot: int
    type: int
    value: int
    """Attack of a weapon, defense of armor."""
    icons: tuple[int, ...]
    potions: tuple[int, ...]
    level: int
    does: tuple[Term, ...]


class EventFacts(NamedTuple):
    id: str
    name: str
    kind: int
    level: int
    place: int
    on: tuple[Term, ...]
    flips: Term | None
    resolve: tuple[tuple[Term, ...], ...]
    foe: int
    back: tuple[Term, ...]
    back_item: int
    back_foe: int
    valor: int


class CardFacts(NamedTuple):
    id: str
    level: int
    foe: int
    """The encounter on its front, -1: it is an event."""
    item: int
    """The item on its back, -1: none."""
    event: int


def _slug(name: str) -> str:
    return "".join(x for x in name.lower().replace(" ", "-") if x.isalnum() or x == "-")


FOES: tuple[FoeFacts, ...] = ()
ITEMS: tuple[ItemFacts, ...] = ()
EVENTS: tuple[EventFacts, ...] = ()
CARDS: tuple[CardFacts, ...] = ()
_TROPHY_NO = {name: i for i, name in enumerate(DATA["foes.yaml"]["trophies"])}


def _foe(id: str, name: str, e: dict[str, Any], level: int, **more: Any) -> int:
    global FOES
    made = FoeFacts(
        id,
        name,
        tuple(n.TRAITS.index(trait) for trait in e["traits"]),
        n.TYPES.index(e["type"]),
        e["attack"],
        e["defense"],
        e["damage"],
        level,
        _read(e["does"]),
        _read(e.get("win", ())),
        **more,
    )
    FOES = (*FOES, made)
    return len(FOES) - 1


def _item(e: dict[str, Any] | None, level: int) -> int:
    global ITEMS
    if e is None:
        return -1
    made = ItemFacts(
        _slug(e["name"]),
        e["name"],
        n.SLOTS.index(e["slot"]),
        n.TYPES.index(e["type"] or "melee"),
        e["attack"] if e["slot"] == "weapon" else e["defense"] or 0,
        tuple(n.ICONS.index(icon) for icon in e["icons"]),
        tuple(n.POTIONS.index(potion) for potion in e["potions"]),
        level,
        _read(e["does"]),
    )
    ITEMS = (*ITEMS, made)
    return len(ITEMS) - 1


def _event(id: str, e: dict[str, Any], level: int) -> int:
    global EVENTS
    back = e["back"] or {"does": (), "item": None, "foe": None, "valor": 0}
    foe = back_foe = -1
    if e["foe"] is not None:
        foe = _foe(_slug(e["foe"]["name"]), e["foe"]["name"], e["foe"], level)
    if back["foe"] is not None:
        face = back["foe"]
        back_foe = _foe(_slug(face["name"]), face["name"], face, level, valor=face["valor"])
    EVENTS = (
        *EVENTS,
        EventFacts(
            id,
            e["name"],
            n.EVENT_KINDS.index(e["kind"]),
            level,
            SPACE_NO[e["place"]] if e["place"] else -1,
            _read(e["always"]),
            _read([e["flips"]])[0] if e["flips"] else None,
            tuple(_read(way) for way in e["resolve"]),
            foe,
            _read(back["does"]),
            _item(back["item"], level),
            back_foe,
            back["valor"],
        ),
    )
    return len(EVENTS) - 1


for _id, _e in DATA["foes.yaml"]["encounters"].items():
    _space = SPACE_NO[_id]
    _foe(
        _id,
        SPACE_NAME[_space],
        _e,
        COLOR_OF[_space],
        space=_space,
        gives=-1 if _e["level"] is None else n.LEVELS.index(_e["level"]),
        trophy=-1 if _e["trophy"] is None else _TROPHY_NO[_e["trophy"]],
    )
FOE_AT = {foe.space: i for i, foe in enumerate(FOES)}
"""The map encounter printed in a space."""
for _level, _color in enumerate(n.LEVELS):
    _deck = DATA[f"{_color}.yaml"]
    for _id, _e in _deck["encounters"].items():
        _number, _back = _foe(_id, _e["name"], _e, _level), _item(_e["item"], _level)
        for _copy in range(_e["copies"]):
            CARDS = (*CARDS, CardFacts(f"{_id}.{_copy + 1}", _level, _number, _back, -1))
    for _id, _e in _deck["events"].items():
        _number = _event(_id, _e, _level)
        CARDS = (*CARDS, CardFacts(_id, _level, -1, EVENTS[_number].back_item, _number))

TRADE = DATA["foes.yaml"]["trade"]
TRADE_AT = SPACE_NO[TRADE["place"]]
TRADE_WORTH = tuple(TRADE["worth"][color] for color in n.LEVELS)
TRADE_TROPHY = _TROPHY_NO[TRADE["trophy"]]
TRADE_ELSE = _read(TRADE["otherwise"])


class TrophyFacts(NamedTuple):
    id: str
    name: str
    copies: int
    valor: int
    once: bool


TROPHIES = tuple(
    TrophyFacts(i, e["name"], e["copies"], e["valor"], e["once"])
    for i, e in DATA["foes.yaml"]["trophies"].items()
)
CARDS_OF = tuple(
    tuple(i for i, card in enumerate(CARDS) if card.level == level) for level in range(4)
)

OF_COLOR = tuple(bytes(card.level == level for card in CARDS) for level in range(4))
"""The same, as a mark for each card."""

# -- heroes, abilities, quests --------------------------------------------------------------------


class HeroNumbers(NamedTuple):
    life: int
    attack: int
    defense: int
    damage: int


class HeroFacts(NamedTuple):
    id: str
    name: str
    calling: str
    affiliation: str
    type: int
    icons: frozenset[int]
    numbers: tuple[tuple[HeroNumbers, HeroNumbers], ...]
    """By level, then by side."""
    does: tuple[tuple[Term, ...], tuple[Term, ...]]


def _hero(id: str, e: dict[str, Any]) -> HeroFacts:
    numbers = tuple(
        (HeroNumbers(*e["levels"][level][0]), HeroNumbers(*e["levels"][level][1]))
        for level in n.LEVELS
    )
    icons = frozenset(n.ICONS.index(icon) for icon in e["icons"])
    faces = (_read(e["faces"][0]), _read(e["faces"][1]))
    return HeroFacts(
        id,
        e["name"],
        e["calling"],
        e["affiliation"],
        n.TYPES.index(e["type"]),
        icons,
        numbers,
        faces,
    )


HEROES = tuple(_hero(i, e) for i, e in DATA["heroes.yaml"]["heroes"].items())
_HERO_NO = {hero.id: i for i, hero in enumerate(HEROES)}


class AbilityFacts(NamedTuple):
    id: str
    name: str
    hero: int
    copies: int
    cost: int
    does: Term


ABILITIES = tuple(
    AbilityFacts(i, e["name"], _HERO_NO[e["hero"]], e["copies"], e["cost"], *_read([e["does"]]))
    for i, e in DATA["abilities.yaml"]["abilities"].items()
)
POTIONS_OF = tuple(ITEMS[card.item].potions if card.item >= 0 else () for card in CARDS)
"""The potions that the item of each card can be."""
NUMBERS = tuple(hero.numbers for hero in HEROES)
"""By hero, level and side."""
HERO_OF = tuple(ability.hero for ability in ABILITIES)
"""Whose ability each is."""
ABILITIES_OF = tuple(
    tuple(
        sorted(
            (i for i, a in enumerate(ABILITIES) if a.hero == hero), key=lambda i: ABILITIES[i].id
        )
    )
    for hero in range(len(HEROES))
)
"""By name, so that what chance says of a pile of them means the same whatever else there is."""
DECK_OF = tuple(tuple(i for i in of for _ in range(ABILITIES[i].copies)) for of in ABILITIES_OF)
"""A hero's whole ability deck, card by card."""


class QuestFacts(NamedTuple):
    id: str
    name: str
    elite: bool
    valor: int
    tokens: tuple[int, ...]
    give: str
    steps: tuple[Term, ...]


QUESTS = tuple(
    QuestFacts(
        i,
        e["name"],
        e["sort"] == "elite",
        e["valor"],
        tuple(SPACE_NO[place] for place in e["tokens"]),
        e["give"] or "",
        _read(e["steps"]),
    )
    for i, e in DATA["quests.yaml"]["quests"].items()
)
STARTING = tuple(i for i, quest in enumerate(QUESTS) if not quest.elite)
ELITE = tuple(i for i, quest in enumerate(QUESTS) if quest.elite)

# -- powers: whatever is carried out, by who has it ------------------------------------------------


class PowerAt(NamedTuple):
    """Where a program stands: its name, whose it is, and its words."""

    name: str
    terms: tuple[Term, ...]
    ability: int = -1
    hero: int = -1
    side: int = -1
    item: int = -1
    foe: int = -1
    event: int = -1
    head: bool = True
    """Its first word is a head; else these are steps."""


def _powers() -> tuple[PowerAt, ...]:
    found: list[PowerAt] = []
    for i, ability in enumerate(ABILITIES):
        found.append(PowerAt(ability.id, (ability.does,), ability=i))
    for i, hero in enumerate(HEROES):
        for side in (0, 1):
            for k, term in enumerate(hero.does[side]):
                if term.name in n.MOMENTS:
                    name = f"{hero.id}.{side + 1}.{k + 1}"
                    found.append(PowerAt(name, (term,), hero=i, side=side))
    for i, item in enumerate(ITEMS):
        for k, term in enumerate(item.does):
            found.append(PowerAt(f"{item.id}.{k + 1}", (term,), item=i))
    for i, foe in enumerate(FOES):
        for k, term in enumerate(foe.does):
            found.append(PowerAt(f"{foe.id}.{k + 1}", (term,), foe=i))
        if foe.win:
            found.append(PowerAt(f"{foe.id}.win", foe.win, foe=i, head=False))
    for i, event in enumerate(EVENTS):
        for k, way in enumerate(event.resolve):
            found.append(PowerAt(f"{event.id}.front.{k + 1}", way, event=i, head=False))
        if event.back:
            found.append(PowerAt(f"{event.id}.back", event.back, event=i, head=False))
    found.append(PowerAt("trade.otherwise", TRADE_ELSE, head=False))
    return tuple(found)


POWERS_AT = _powers()
POWER_NO = {at.name: i for i, at in enumerate(POWERS_AT)}
POWER_OF_ABILITY = tuple(range(len(ABILITIES)))
STEPS_OF: list[tuple[str, ...]] = [()] * len(POWERS_AT)
"""The steps of each power by name, filled when the box is opened."""


def steps_of(power: int) -> tuple[str, ...]:
    return STEPS_OF[power]


def _marks() -> tuple[str, ...]:
    return tuple(
        blake2b(" ".join(map(unparse, at.terms)).encode(), digest_size=4).hexdigest()
        for at in POWERS_AT
    )


if len(READ) != _KNOWN:
    keep_terms(HASH, READ)

# -- kinds ----------------------------------------------------------------------------------------

SPACE = Kind("space", SPACES)
HERO = Kind("hero", tuple(hero.id for hero in HEROES))
LEVEL = Kind("level", n.LEVELS)
SIDE = Kind("side", ("start", "reverse"))
CARD = Kind("card", tuple(card.id for card in CARDS))
FRONT = Kind("card", CARD.names)
"""A challenge card as it was turned up, whichever of its sides counts since."""
FOE = Kind("foe", tuple(foe.id for foe in FOES))
ABILITY = Kind("ability", tuple(ability.id for ability in ABILITIES))
QUEST = Kind("quest", tuple(quest.id for quest in QUESTS))
TROPHY = Kind("trophy", tuple(trophy.id for trophy in TROPHIES))
TOKEN = Kind("token", n.DISCOVERIES)
RESOURCE = Kind("resource", n.RESOURCES)
POTION = Kind("potion", n.POTIONS)
POWER = Marked("power", tuple(at.name for at in POWERS_AT), _marks)
SLOT = Kind("slot", tuple(str(i + 1) for i in range(LINE_SLOTS)))
DIE = Kind("die", ("red", "black"))
GEAR = Kind("gear", n.SLOTS[:2])
NUMBER = Number(128)
ROUND = Number(4096)
"""The rules set no end to them."""
