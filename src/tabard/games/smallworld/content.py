"""The box, opened: races, powers, treasures, boards and pieces, read from the pack and frozen.

Everything here is a constant. Numbers stand for things by their place in these tuples; the codec
kinds at the end give them names again.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.ask import Die
from tabard.core.codec import SEAT, Kind, Number
from tabard.core.pack import load_pack

PACK = load_pack(Path(__file__).parent / "pack", f"{__package__}.schema")
DATA = PACK.parts


class Clause(NamedTuple):
    """One sentence of an ability; see `schema` for the language."""

    cost: int | None
    income: int | None
    reward: int | str | None
    reach: str | None
    travel: int | None
    build: str | None
    toll: int | None
    least: int | None
    verb: str | None
    uses: int | None
    where: str | None
    each: str | None
    against: str | None


Ability = tuple[Clause, ...]
HEADS = ("cost", "income", "reward", "reach", "travel", "build", "toll", "least", "verb")


class Race(NamedTuple):
    id: str
    tokens: int
    supply: int
    faction: str
    ability: Ability
    emblem: str


class Power(NamedTuple):
    id: str
    tokens: int
    lasting: bool
    ability: Ability
    emblem: str


class Treasure(NamedTuple):
    id: str
    artifact: bool
    ability: Ability
    emblem: str


def _ability(entry: dict[str, Any]) -> Ability:
    return tuple(Clause(**c) for c in entry["ability"])


RACES = tuple(
    Race(i, e["tokens"], e["supply"], e["faction"], _ability(e), e["emblem"])
    for i, e in DATA["races.yaml"]["races"].items()
)
POWERS = tuple(
    Power(i, e["tokens"], e["lasting"], _ability(e), e["emblem"])
    for i, e in DATA["powers.yaml"]["powers"].items()
)
TREASURES = tuple(
    Treasure(i, e["kind"] == "artifact", _ability(e), e["emblem"])
    for i, e in DATA["treasures.yaml"]["treasures"].items()
)
FACES: tuple[dict[str, Any], ...] = tuple(
    DATA[f"{size}{n}{side}.yaml"] for size in "LMS" for n in (1, 2) for side in "AB"
)
BOX = DATA["box.yaml"]

# Pieces, by the component list.
COUNT: dict[str, int] = {i: e["count"] for i, e in BOX["pieces"].items()}
DIE = Die(tuple(BOX["die"]))
OFFERS: int = BOX["offers"]
START_COINS: int = BOX["start_coins"]
ROUNDS: dict[int, int] = {int(n): t["rounds"] for n, t in BOX["tables"].items()}
BOARDS: dict[int, dict[str, int]] = {int(n): t["boards"] for n, t in BOX["tables"].items()}

TERRAINS = ("farmland", "hill", "forest", "swamp", "mountain", "lake", "sea")
WATER_TERRAINS = ("lake", "sea")

CARDS: tuple[Race | Power, ...] = (*RACES, *POWERS)
THINGS: tuple[Race | Power | Treasure, ...] = (*CARDS, *TREASURES)
"""Banners and tiles, and the treasures after them: tables by these places."""

RACE = {r.id: i for i, r in enumerate(RACES)}
POWER = {p.id: i for i, p in enumerate(POWERS)}
TREASURE = {t.id: i for i, t in enumerate(TREASURES)}

# Named for the rules that speak of one race, power or treasure.
DRAENEI, GNOMES, ETHEREALS, GOBLINS = (
    RACE[n] for n in ("draenei", "gnomes", "ethereals", "goblins")
)
KOBOLDS, NAGA, PANDAREN, WORGEN = (RACE[n] for n in ("kobolds", "naga", "pandaren", "worgen"))
TAUREN, FORSAKEN, HUMANS = (RACE[n] for n in ("tauren", "forsaken", "humans"))
CHAMPION, GARRISON, BOGS, DEFENDERS = (
    POWER[n] for n in ("champion", "garrison", "bogs", "defenders")
)
BEASTMASTERS, PORTALMAGES, MENACING = (
    POWER[n] for n in ("beastmasters", "portalmages", "menacing")
)
ASHES, HEART, AEGIS, FROSTMOURNE, DOOMHAMMER = (
    TREASURE[n] for n in ("ashes", "heart", "aegis", "frostmourne", "doomhammer")
)
BATTLEGROUND, CHAPEL, KARAZHAN, MEETING_STONE = (
    TREASURE[n] for n in ("battleground", "chapel", "karazhan", "meeting_stone")
)
DARK_PORTAL, WELL, SPIRIT_HEALER = (TREASURE[n] for n in ("dark_portal", "well", "spirit_healer"))

NEUTRAL, ALLIANCE, HORDE = 0, 1, 2
FACTIONS = ("neutral", "alliance", "horde")
FACTION_OF = tuple(FACTIONS.index(r.faction) for r in RACES)

# Ways to make one conquest better, used together if one has several (a bit each).
AIDS = ("assault", "champion", "ashes", "frostmourne", "doomhammer", "relic")
ASSAULT, CHAMPION_AID, ASHES_AID, FROSTMOURNE_AID, DOOMHAMMER_AID, RELIC = (
    1 << i for i in range(len(AIDS))
)


class Land:
    """The boards in play as tables: the regions of all islands, numbered through.

    Sets of regions are bit masks: bit r is region r."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces
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
        for number, face in enumerate(faces):
            island = island_of(face)
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
        self.base = 2 * self.ones + self.bytes["mountain"]  # two tokens, and one for a mountain


class Island(NamedTuple):
    """One face as tables, its regions numbered from 0."""

    ids: tuple[str, ...]
    names: dict[str, str]
    terrain: tuple[str, ...]
    borders: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    icon: int
    mask: dict[str, int]


@cache
def island_of(face: int) -> Island:
    rows = FACES[face]["regions"]
    index = {r["id"]: i for i, r in enumerate(rows)}
    borders = tuple(tuple(index[b] for b in r["borders"]) for r in rows)
    near = tuple(sum(1 << b for b in border) for border in borders)
    terrain = tuple(str(r["terrain"]) for r in rows)
    mask = {t: sum(1 << i for i, x in enumerate(terrain) if x == t) for t in TERRAINS}
    for symbol in ("magic", "cavern"):
        mask[symbol] = sum(1 << i for i, r in enumerate(rows) if symbol in r["symbols"])
    for word in ("entry", "murloc"):
        mask[word] = sum(1 << i for i, r in enumerate(rows) if r[word])
    mask["all"] = (1 << len(rows)) - 1
    mask["water"] = mask["lake"] | mask["sea"]
    mask["land"] = mask["all"] & ~mask["water"]
    mask["shore"] = sum(1 << i for i, m in enumerate(near) if m & mask["water"])
    icon = next(i for i, r in enumerate(rows) if r["icon"])
    names = {r["id"]: str(r["name"]) for r in rows}
    return Island(tuple(index), names, terrain, borders, near, icon, mask)


@cache
def land_of(faces: tuple[int, ...]) -> Land:
    return Land(faces)


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
