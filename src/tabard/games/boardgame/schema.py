"""What the pack's files may say. What a card, a creature or an event does is a list of expressions;
`language.checking` reads them when the words are there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from tabard.core.schema import Shape, Text

from .language.names import CLASSES

Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Level = Annotated[int, Field(ge=1, le=5)]
FactionName = Literal["horde", "alliance"]
ColorName = Literal["green", "red", "blue"]
CardType = Literal["instant", "active", "ranged", "melee", "general", "armor", "bag"]
Trait = Literal[
    "bow",
    "gun",
    "wand",
    "mace",
    "staff",
    "sword",
    "cloth",
    "leather",
    "mail",
    "trinket",
    "head",
    "potion",
    "scroll",
    "food",
]
Function = Literal["helmet", "shield", "scope", "poison"]
Category = Literal[
    "stance",
    "aspect",
    "pet",
    "demon",
    "seal",
    "aura",
    "blessing",
    "beast_form",
    "weapon_enhancement",
]
DeckName = Literal["triangle", "square", "circle", "cup"]
TierName = Literal["grey", "green", "yellow", "red"]
ClassName = Literal[
    "druid",
    "hunter",
    "mage",
    "paladin",
    "priest",
    "rogue",
    "shaman",
    "warlock",
    "warrior",
]
Terrain = Literal["forest", "hill", "snow", "mountain", "farm", "blight", "swamp"]
Does = Annotated[tuple[Text, ...], Field(min_length=1)]
Point = tuple[int, int]
Corner = tuple[float, float]


# -- the board ------------------------------------------------------------------------------------


class RegionEntry(Shape):
    name: Text
    area: Text
    terrain: Terrain
    at: Point
    borders: tuple[Text, ...]
    outline: Annotated[tuple[Corner, ...], Field(min_length=3)]


class Board(Shape):
    doubt: Text
    size: Point
    start: dict[FactionName, Text]
    flights: dict[FactionName, tuple[Text, ...]]
    towns: dict[FactionName, tuple[Text, ...]]
    graveyards: tuple[Text, ...]
    areas: dict[str, Text]
    regions: dict[str, RegionEntry]

    @model_validator(mode="after")
    def whole(self) -> Self:
        """Borders are mutual, the board is in one piece, and what it names is on it."""
        wrong = []
        for name, region in self.regions.items():
            if region.area not in self.areas:
                wrong.append(f"{name} lies in {region.area!r}, which is no area")
            for other in region.borders:
                if other not in self.regions or name not in self.regions[other].borders:
                    wrong.append(f"{name} borders {other}, but not the other way round")
        lists = (*self.flights.values(), *self.towns.values(), self.graveyards)
        for name in (*(n for names in lists for n in names), *self.start.values()):
            if name not in self.regions:
                wrong.append(f"there is no region {name!r}")
        if not wrong and len(_reached(self.regions)) < len(self.regions):
            wrong.append("some regions can't be reached")
        if wrong:
            raise ValueError("; ".join(wrong))
        return self


def _reached(regions: dict[str, RegionEntry]) -> set[str]:
    todo = [next(iter(regions))]
    found = set(todo)
    while todo:
        for other in regions[todo.pop()].borders:
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


class Table(Shape):
    heroes: Literal[4, 6]
    grey: Some
    green: Some


class Tracks(Shape):
    spaces: Some
    events: tuple[Some, ...]
    items: dict[DeckName, tuple[Some, ...]]
    doubt_spaces: Text
    experience: dict[str, Annotated[tuple[Some, ...], Field(min_length=4, max_length=4)]]
    doubt_experience: Text
    gold: Some
    merchant: dict[DeckName, Some]
    dice: Some
    faces: Some
    bag: Some
    actions: Some
    levels: Some
    tables: dict[int, Table]


# -- who fights -----------------------------------------------------------------------------------


class ValuesEntry(Shape):
    threat: Some
    attack: Some
    health: Some


class Figures(ValuesEntry):
    figures: Some


class CreatureEntry(Shape):
    name: Text
    green: Figures
    red: Figures
    blue: Figures
    does: Does


class Creatures(Shape):
    creatures: dict[str, CreatureEntry]


class Race(Shape):
    ability: Text
    name: Text
    does: Does


class Printed(Shape):
    name: Text
    type: CardType
    trait: Trait | None = None
    energy: Count = 0
    unique: Category | None = None
    does: Does


class Frame(Shape):
    health: Some
    energy: Some


class AreaEntry(Shape):
    types: tuple[CardType, ...]
    traits: tuple[Trait, ...] = ()
    """None: all."""
    only: Category | None = None
    printed: dict[FactionName, Text] = Field(default_factory=dict)


class ClassEntry(Shape):
    levels: Annotated[tuple[Frame, ...], Field(min_length=5, max_length=5)]
    areas: dict[
        Literal["power1", "power2", "power3", "ranged", "melee", "general", "armor"], AreaEntry
    ]


class FirstGame(Shape):
    powers: tuple[Text, ...]
    talent: Text


class CharacterEntry(Shape):
    name: Text
    faction: FactionName
    class_: Annotated[ClassName, Field(alias="class")]
    race: Text
    first_game: FirstGame | None = None


class Characters(Shape):
    races: dict[str, Race]
    printed: dict[str, Printed]
    classes: dict[ClassName, ClassEntry]
    characters: dict[str, CharacterEntry]


# -- cards ----------------------------------------------------------------------------------------


class Power(Shape):
    name: Text
    type: CardType
    level: Level
    gold: Count
    energy: Count = 0
    """What it costs to equip (an active power) or to use; a cost that the player chooses is part
    of what it does."""
    unique: Category | None = None
    health: Some | None = None
    function: Function | None = None
    doubt: Text | None = None
    does: Does


class Talent(Shape):
    name: Text
    level: Annotated[int, Field(ge=2, le=5)]
    doubt: Text | None = None
    does: Does


class ClassDeck(Shape):
    class_: Annotated[ClassName, Field(alias="class")]
    powers: dict[str, Power]
    talents: dict[str, Talent]


class Item(Shape):
    name: Text
    deck: DeckName
    copies: Some = 1
    type: CardType
    level: Level
    gold: Count
    energy: Count = 0
    traits: Annotated[tuple[Trait, ...], Field(min_length=1)]
    function: Function | None = None
    soulbound: bool = False
    bag: Literal["counted", "free"] = "counted"
    doubt: Text | None = None
    does: Does


class Prize(Shape):
    name: Text
    does: Does


class Items(Shape):
    items: dict[str, Item]
    auction: dict[str, Prize]


# -- quests, events, Overlords --------------------------------------------------------------------


class SpawnEntry(Shape):
    count: Some
    color: ColorName
    creature: Text
    region: Text


class Drawn(Shape):
    deck: DeckName
    draw: Annotated[int, Field(ge=1, le=3)]


class QuestEntry(Shape):
    name: Text
    faction: FactionName
    tier: TierName
    level: Level
    gold: Count
    xp: Count
    spawns: Annotated[tuple[SpawnEntry, ...], Field(min_length=1)]
    items: tuple[Drawn, ...] = ()
    special: tuple[Text, ...] = ()
    doubt: Text | None = None


class Quests(Shape):
    quests: dict[str, QuestEntry]


class RewardEntry(Shape):
    gold: Count
    xp: Count
    items: tuple[Drawn, ...] = ()


class BossEntry(ValuesEntry):
    region: Text
    does: Does
    stronger: RewardEntry
    weaker: RewardEntry
    stake: Literal["item", "gold"] | None = None
    """What every character puts in; the winners share it."""
    each_faction: bool = False
    """Both factions can win it, once each."""
    burden: Count = 0
    """By how much the Overlord's Attack is higher until a faction has won."""
    relic: Count = 0
    """How many hits the winner starts with against the Overlord."""


class EventEntry(Shape):
    name: Text
    title: Text | None = None
    """Cards that share a title are the same bonus event."""
    copies: Some = 1
    bonus: bool = False
    fate: Annotated[int, Field(ge=0, le=2)] = 0
    overlord: Text | None = None
    doubt: Text | None = None
    does: tuple[Text, ...] = ()
    boss: BossEntry | None = None


class Events(Shape):
    events: dict[str, EventEntry]


class OverlordEntry(Shape):
    name: Text
    four: ValuesEntry
    six: ValuesEntry
    counters: Annotated[tuple[Text, ...], Field(min_length=1)]
    route: tuple[Text, ...] = ()
    doubt: Text | None = None
    does: Does


class Overlords(Shape):
    overlords: dict[str, OverlordEntry]


FILES: dict[str, type[Shape]] = {f"{name}.yaml": ClassDeck for name in CLASSES}
FILES |= {
    "map.yaml": Board,
    "tracks.yaml": Tracks,
    "creatures.yaml": Creatures,
    "characters.yaml": Characters,
    "items.yaml": Items,
    "quests.yaml": Quests,
    "events.yaml": Events,
    "overlords.yaml": Overlords,
}
SPOKEN = "tabard.games.boardgame.language.checking"

Wrong = tuple[str, tuple[str | int, ...], str]


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    """What the files must agree on: regions, creatures, cards and figures that there are."""
    regions = parts["map.yaml"]["regions"]
    creatures = parts["creatures.yaml"]["creatures"]
    yield from _quests(parts, regions, creatures)
    yield from _sheets(parts)
    yield from _ids(parts)
    for name, entry in parts["overlords.yaml"]["overlords"].items():
        for region in (*entry["counters"], *entry["route"]):
            if region not in regions:
                yield "overlords.yaml", ("overlords", name), f"There is no region {region!r}."
        for a, b in zip(entry["route"], entry["route"][1:], strict=False):
            if b not in regions.get(a, {"borders": ()})["borders"]:
                yield "overlords.yaml", ("overlords", name, "route"), f"{a} does not border {b}."
    for name, entry in parts["events.yaml"]["events"].items():
        if bool(entry["does"]) == bool(entry["boss"]):
            yield "events.yaml", ("events", name), "An event does something or brings a boss."
        if entry["boss"] and entry["boss"]["region"] not in regions:
            yield "events.yaml", ("events", name, "boss"), "There is no such region."


def _quests(parts: dict[str, Any], regions: Any, creatures: Any) -> Iterator[Wrong]:
    """TBG-QUEST-08: every quest has quest creatures, of figures that are in the box; and each
    special item is the reward of a quest."""
    items = parts["items.yaml"]["items"]
    for name, quest in parts["quests.yaml"]["quests"].items():
        at = ("quests", name)
        for spawn in quest["spawns"]:
            if spawn["region"] not in regions:
                yield "quests.yaml", at, f"There is no region {spawn['region']!r}."
            if spawn["creature"] not in creatures:
                yield "quests.yaml", at, f"There is no creature {spawn['creature']!r}."
            elif spawn["count"] > creatures[spawn["creature"]][spawn["color"]]["figures"]:
                yield "quests.yaml", at, "There are not so many figures in the box."
        if all(spawn["color"] == "blue" for spawn in quest["spawns"]):
            yield "quests.yaml", at, "A quest needs a green or red creature."
        for item in quest["special"]:
            if item not in items or items[item]["deck"] != "cup":
                yield "quests.yaml", at, f"There is no special item {item!r}."


def _sheets(parts: dict[str, Any]) -> Iterator[Wrong]:
    sheets = parts["characters.yaml"]
    for name, entry in sheets["characters"].items():
        if entry["race"] not in sheets["races"]:
            yield "characters.yaml", ("characters", name), f"There is no race {entry['race']!r}."
    for name, entry in sheets["classes"].items():
        for area, shape in entry["areas"].items():
            for card in shape["printed"].values():
                if card not in sheets["printed"]:
                    at = ("classes", name, "areas", area)
                    yield "characters.yaml", at, f"There is no printed card {card!r}."


def _ids(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Every card has an id of its own."""
    first: dict[str, str] = {}
    sheets = parts["characters.yaml"]
    groups: list[tuple[str, str, Any]] = [
        ("characters.yaml", "printed", sheets["printed"]),
        ("items.yaml", "items", parts["items.yaml"]["items"]),
        ("items.yaml", "auction", parts["items.yaml"]["auction"]),
    ]
    for name in CLASSES:
        for kind in ("powers", "talents"):
            groups.append((f"{name}.yaml", kind, parts[f"{name}.yaml"][kind]))
    for file, kind, entries in groups:
        for card in entries:
            if first.setdefault(card, f"{file} {kind}") != f"{file} {kind}":
                yield file, (kind, card), f"{first[card]} has a card {card!r} already."
