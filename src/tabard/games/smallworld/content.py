"""The box, opened: races, powers, treasures, boards and pieces, read from the pack and frozen.

Everything here is a constant. Numbers stand for things by their place in these tuples; the codec
kinds at the end give them names again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.ask import Die
from tabard.core.codec import SEAT, Kind, Number
from tabard.core.language.terms import Term, parse
from tabard.core.pack import load_pack
from tabard.core.phrase import message_id

from .language import own
from .language.compile import compiled
from .language.has import NOTHING, Has, together
from .language.vocabulary import LANGUAGE
from .language.vocabulary import PACKAGE as PACKAGE
from .language.vocabulary import TERRAINS as TERRAINS
from .language.vocabulary import WATER_TERRAINS as WATER_TERRAINS

SCHEMA = f"{PACKAGE}.schema"
PACK = load_pack(Path(__file__).parent / "pack", SCHEMA, LANGUAGE.hash())
DATA = PACK.parts
OWN = own.load("smallworld", SCHEMA, LANGUAGE.hash())
"""What people have added."""
HASH = "-".join(pack.hash for pack in (PACK, *OWN))

Says = tuple[Term, ...]


class Race(NamedTuple):
    id: str
    tokens: int
    supply: int
    faction: str
    lasting: bool
    ability: Says
    has: Has
    emblem: str | None


class Power(NamedTuple):
    id: str
    tokens: int
    lasting: bool
    ability: Says
    has: Has
    emblem: str | None


class Treasure(NamedTuple):
    id: str
    artifact: bool
    ability: Says
    has: Has
    emblem: str | None


def _entries(kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The printed ones, then people's own."""
    yield from DATA[f"{kind}.yaml"][kind].items()
    for pack in OWN:
        for part in pack.parts.values():
            yield from part[kind].items()


def _ability(entry: dict[str, Any]) -> tuple[Says, Has]:
    ability = tuple(parse(text) for text in entry["ability"])
    return ability, compiled(ability)


# SWW-COMPONENTS-02, -09: the banners, each with its tokens and those that its tray has in all.
RACES = tuple(
    Race(i, e["tokens"], e["supply"], e["faction"], e["lasting"], *_ability(e), e["emblem"])
    for i, e in _entries("races")
)
# SWW-COMPONENTS-03, SWW-ABILITY-03: the tiles, each with the tokens that it brings.
POWERS = tuple(
    Power(i, e["tokens"], e["lasting"], *_ability(e), e["emblem"]) for i, e in _entries("powers")
)
# SWW-COMPONENTS-12: artifacts and places, in one pile.
TREASURES = tuple(
    Treasure(i, e["kind"] == "artifact", *_ability(e), e["emblem"])
    for i, e in _entries("treasures")
)
# SWW-COMPONENTS-01: both faces of each board.
FACES: tuple[dict[str, Any], ...] = tuple(part for part in DATA.values() if "regions" in part)
BOX = DATA["box.yaml"]

# Pieces, by the component list.
COUNT: dict[str, int] = {i: e["count"] for i, e in BOX["pieces"].items()}
DIE = Die(tuple(BOX["die"]))  # SWW-COMPONENTS-05
OFFERS: int = BOX["offers"]
START_COINS: int = BOX["start_coins"]  # SWW-SETUP-22
# SWW-SETUP-10 to -13: how long the game is, by the number of players.
ROUNDS: dict[int, int] = {int(n): t["rounds"] for n, t in BOX["tables"].items()}
BOARDS: dict[int, dict[str, int]] = {int(n): t["boards"] for n, t in BOX["tables"].items()}

CARDS: tuple[Race | Power, ...] = (*RACES, *POWERS)
THINGS: tuple[Race | Power | Treasure, ...] = (*CARDS, *TREASURES)
"""Banners and tiles, and the treasures after them: tables by these places."""

RACE = {r.id: i for i, r in enumerate(RACES)}
POWER = {p.id: i for i, p in enumerate(POWERS)}
TREASURE = {t.id: i for i, t in enumerate(TREASURES)}


# -- what things have -----------------------------------------------------------------------------

NOBODY = 254
"""A number that no race, power or treasure has, and that is not NONE either."""


class Combos(dict[int, Has]):
    """What a race has together with each power, by the power's number; filled as it is asked.
    NONE, and any other number that nothing has, brings nothing."""

    def __init__(self, race: Has, powers: tuple[Has, ...]) -> None:
        super().__init__()
        self.race, self.powers = race, powers

    def __missing__(self, power: int) -> Has:
        found = self[power] = together((self.race, *self.powers[power : power + 1]))
        return found


def _combos(races: tuple[Has, ...], powers: tuple[Has, ...]) -> tuple[Combos, ...]:
    """A row for whatever number stands in a column of races."""
    return tuple(Combos((*races[i : i + 1], NOTHING)[0], powers) for i in range(256))


COMBO = _combos(tuple(r.has for r in RACES), tuple(p.has for p in POWERS))
"""What a race and its power have together: ``COMBO[race][power]``."""
LASTING = _combos(
    tuple(r.has if r.lasting else NOTHING for r in RACES),
    tuple(p.has if p.lasting else NOTHING for p in POWERS),
)
"""What goes on in decline."""


def races_with(field: str) -> tuple[int, ...]:
    """The races that have this, by the name of a field of `Has`."""
    return _with(RACES, field)


def powers_with(field: str) -> tuple[int, ...]:
    return _with(POWERS, field)


def treasures_with(field: str) -> tuple[int, ...]:
    return _with(TREASURES, field)


def treasure_with(field: str) -> int:
    """The one treasure that has this, or NOBODY."""
    return (*treasures_with(field), NOBODY)[0]


def found(field: str) -> int:
    """The number of this that a treasure has (of a word that there is only one of)."""
    return max((getattr(t.has, field) for t in TREASURES), default=0)


def key_of(thing: Race | Power | Treasure) -> str:
    """The message that names it."""
    return message_id(KIND_OF[type(thing)], thing.id)


KIND_OF = {Race: "race", Power: "power", Treasure: "treasure"}


def _with(things: Iterable[Race | Power | Treasure], field: str) -> tuple[int, ...]:
    return tuple(i for i, thing in enumerate(things) if getattr(thing.has, field))


MARGIN = 96
"""More than all discounts on a region together: costs are kept as bytes with this added."""

NEUTRAL, ALLIANCE, HORDE = 0, 1, 2
FACTIONS = ("neutral", "alliance", "horde")
FACTION_OF = tuple(FACTIONS.index(r.faction) for r in RACES)  # SWW-FACTION-01

# Ways to make one conquest better, used together if one has several (a bit each).
AIDS = ("assault", "champion", "ashes", "frostmourne", "doomhammer", "relic")
ASSAULT, CHAMPION_AID, ASHES_AID, FROSTMOURNE_AID, DOOMHAMMER_AID, RELIC = (
    1 << i for i in range(len(AIDS))
)


class Land:
    """The boards in play as tables: the regions of all islands, numbered through. Borders stay
    within an island (SWW-MAP-01).

    Sets of regions are bit masks: bit r is region r."""

    def __init__(self, faces: tuple[int, ...], islands: tuple[IslandTables, ...]) -> None:
        self.faces = faces
        self.tables = islands
        self.ids: tuple[str, ...] = ()
        self.terrain: tuple[str, ...] = ()
        self.island: tuple[int, ...] = ()
        self.borders: tuple[tuple[int, ...], ...] = ()
        self.near: tuple[int, ...] = ()
        self.islands: tuple[int, ...] = ()
        self.icon: tuple[int, ...] = ()
        self.names: dict[str, str] = {}
        self.mask: dict[str, int] = {}
        at = 0
        for number, island in enumerate(islands):
            self.ids += island.ids
            self.names |= island.names
            self.terrain += island.terrain
            self.island += (number,) * len(island.ids)
            self.borders += tuple(tuple(at + b for b in border) for border in island.borders)
            self.near += tuple(near << at for near in island.near)
            self.islands += (island.mask["all"] << at,)
            self.icon += (at + island.icon,)
            for name, mask in island.mask.items():
                self.mask[name] = self.mask.get(name, 0) | mask << at
            at += len(island.ids)
        self.n = at
        self.all = tuple(range(at))
        self.index = {name: i for i, name in enumerate(self.ids)}
        self.magic = tuple(i for i in self.all if self.mask["magic"] >> i & 1)
        # A byte a region, as one long number: see costs.strengths.
        self.ones = int.from_bytes(b"\1" * at, "little")
        self.bytes = {
            t: int.from_bytes(bytes(x == t for x in self.terrain), "little") for t in TERRAINS
        }
        self.mountains = self.bytes["mountain"].to_bytes(at, "little")
        # Two tokens (SWW-CONQUER-01), and one for a mountain (SWW-COMPONENTS-11), which never goes
        # away (SWW-MAP-09).
        self.base = (MARGIN + 2) * self.ones + self.bytes["mountain"]

    def __reduce__(self) -> tuple[Any, ...]:
        return (land_of, (self.faces,)) if self.faces else (Land, ((), self.tables))


class IslandTables(NamedTuple):
    """One face as tables, its regions numbered from 0."""

    ids: tuple[str, ...]
    names: dict[str, str]
    terrain: tuple[str, ...]
    borders: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    icon: int
    mask: dict[str, int]


@cache
def island_of(face: int) -> IslandTables:
    return tables_of(FACES[face]["regions"])


def tables_of(rows: list[dict[str, Any]]) -> IslandTables:
    """SWW-MAP-02: neighbors are those that share a border, as the face lists them. SWW-SETUP-07:
    one region has the icon."""
    index = {r["id"]: i for i, r in enumerate(rows)}
    borders = tuple(tuple(index[b] for b in r["borders"]) for r in rows)
    near = tuple(sum(1 << b for b in border) for border in borders)
    terrain = tuple(str(r["terrain"]) for r in rows)
    mask = {t: sum(1 << i for i, x in enumerate(terrain) if x == t) for t in TERRAINS}
    for symbol in ("magic", "cavern"):  # SWW-MAP-03
        mask[symbol] = sum(1 << i for i, r in enumerate(rows) if symbol in r["symbols"])
    for word in ("entry", "murloc"):  # SWW-MAP-04, SWW-COMPONENTS-10
        mask[word] = sum(1 << i for i, r in enumerate(rows) if r[word])
    mask["all"] = (1 << len(rows)) - 1
    mask["water"] = mask["lake"] | mask["sea"]
    mask["land"] = mask["all"] & ~mask["water"]
    mask["shore"] = sum(1 << i for i, m in enumerate(near) if m & mask["water"])
    icon = next(i for i, r in enumerate(rows) if r["icon"])
    names = {r["id"]: str(r["name"]) for r in rows}
    return IslandTables(tuple(index), names, terrain, borders, near, icon, mask)


@cache
def land_of(faces: tuple[int, ...]) -> Land:
    return Land(faces, tuple(map(island_of, faces)))


def _local_regions(s: Any) -> dict[str, int]:
    return s.static.index if s.static is not None else {}


REGION_IDS = tuple(r["id"] for f in FACES for r in f["regions"])
REGION = Kind("region", REGION_IDS, _local_regions)
ISLAND = Kind(
    "island", ("1", "2", "3", "4", "5"), lambda s: {str(i + 1): i for i in range(s.seats)}
)
RACE_KIND = Kind("race", tuple(RACE))
POWER_KIND = Kind("power", tuple(POWER))
TREASURE_KIND = Kind("treasure", tuple(TREASURE))
FACE = Kind("face", tuple(f["id"] for f in FACES))
BANNER = Kind("banner", tuple(n + side for n in RACE for side in ("", "_declined")))
AID = Kind("aid", AIDS)
FACTION = Kind("faction", FACTIONS)
FORM = Kind("form", ("none", "human", "worgen"))
BOMB = Kind("bomb", ("dud", "explosion"))
SLOT = Kind("slot", tuple(str(i + 1) for i in range(OFFERS)))
SOURCES = (
    "regions",
    "declined",
    "race",
    "power",
    "treasure",
    "faction",
    "conquest",
    "objective",
)
SOURCE = Kind("source", SOURCES)
NUMBER = Number(32)
AMOUNT = Number(256)
SEAT_KIND = SEAT
