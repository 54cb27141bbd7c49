"""What the pack's files may say. What a thing does is a list of expressions; `language.checking`
reads them when the words are there. The counts are those of the rulebook's component list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import Field, model_validator

from tabard.core.pack import Wrong
from tabard.core.schema import Shape, Text

from .language.names import LEVELS

Count = Annotated[int, Field(ge=0, le=99)]
Some = Annotated[int, Field(ge=1, le=99)]
Color = Literal["grey", "green", "yellow", "red"]
Type = Literal["melee", "ranged"]
Trait = Literal[
    "beast", "humanoid", "undead", "dragonkin", "elemental", "demon", "mechanical", "aggro"
]
Potion = Literal["health", "mana", "swiftness"]
Icon = Literal[
    "dagger",
    "staff",
    "wand",
    "sword",
    "axe",
    "mace",
    "bow",
    "gun",
    "cloth",
    "leather",
    "mail",
    "plate",
]
Resource = Literal[
    "scroll",
    "book",
    "small_potion",
    "large_potion",
    "discovery",
    "flight",
    "auction",
    "quest_giver",
]
Point = tuple[int, int]
Does = tuple[Text, ...]


# -- the map --------------------------------------------------------------------------------------


class Label(Shape):
    at: Point
    lines: tuple[Text, ...]


class SpaceLabel(Shape):
    by: Point
    anchor: Literal["start", "middle", "end"]
    lines: tuple[Text, ...]


class Zone(Shape):
    name: Text
    color: Color
    terrain: Text
    label: Label
    outline: tuple[Point, ...]


class SpaceEntry(Shape):
    name: Text | None = None
    kind: Literal["city", "key", "normal", "encounter"]
    color: Color
    zone: Text
    at: Point
    resources: tuple[Resource, ...] = ()
    flight: bool = False
    label: SpaceLabel | None = None


class Map(Shape):
    ours: Text
    size: Point
    key_resources: tuple[Resource, ...]
    city_resources: tuple[Resource, ...]
    zones: dict[str, Zone]
    spaces: dict[str, SpaceEntry]
    connections: tuple[tuple[Text, Text], ...]
    tunnels: tuple[tuple[Text, Text], ...]


# -- encounters, items, events --------------------------------------------------------------------


class FighterEntry(Shape):
    traits: tuple[Trait, ...]
    type: Type
    attack: Count
    defense: Some
    damage: Some
    does: Does


class Item(Shape):
    name: Text
    slot: Literal["weapon", "armor", "pack"]
    type: Type | None = None
    attack: Count | None = None
    defense: Some | None = None
    icons: tuple[Icon, ...]
    potions: Annotated[tuple[Potion, ...], Field(min_length=1, max_length=3)]
    does: Does

    @model_validator(mode="after")
    def fits(self) -> Self:
        if (self.slot == "weapon") != (self.attack is not None and self.type is not None):
            raise ValueError("a weapon, and nothing else, has a type and an attack")
        if (self.slot == "armor") != (self.defense is not None):
            raise ValueError("armor, and nothing else, has a defense")
        return self


class EncounterCard(FighterEntry):
    name: Text
    copies: Some
    item: Item
    book: tuple[Text, ...] = ()


class EventFoe(FighterEntry):
    name: Text
    win: Does = ()
    valor: Count = 0


class Back(Shape):
    does: Does = ()
    item: Item | None = None
    foe: EventFoe | None = None
    valor: Count = 0


class EventEntry(Shape):
    name: Text
    kind: Literal["global", "location", "special"]
    place: Text | None = None
    always: Does = ()
    flips: Text | None = None
    resolve: tuple[Does, ...] = ()
    foe: EventFoe | None = None
    back: Back | None = None

    @model_validator(mode="after")
    def fits(self) -> Self:
        """WAG-EVENT-09, WAG-EVENT-19: each kind has its parts, and none is left lying."""
        if (self.kind == "global") != (self.flips is not None):
            raise ValueError("a global event, and no other, says when it flips")
        if (self.kind == "location") != (self.place is not None):
            raise ValueError("a location event, and no other, has a place")
        if self.kind != "global" and not self.resolve and self.foe is None:
            raise ValueError("nothing happens on the front")
        if self.kind != "special" and self.back is None:
            raise ValueError("what stays in play has a back")
        return self


class Deck(Shape):
    deck: Color
    encounters: dict[str, EncounterCard]
    events: dict[str, EventEntry]


class MapEncounter(FighterEntry):
    level: Color | None = None
    trophy: Text | None = None
    win: Does


class Trade(Shape):
    place: Text
    price: Some
    worth: dict[Color, Some]
    trophy: Text
    otherwise: Does


class TrophyEntry(Shape):
    name: Text
    copies: Some
    valor: Some
    once: bool
    source: Literal["book", "ours"]


class Foes(Shape):
    encounters: dict[str, MapEncounter]
    trade: Trade
    trophies: dict[str, TrophyEntry]


# -- heroes, abilities, quests --------------------------------------------------------------------

NumbersEntry = tuple[Some, Count, Some, Some]


class HeroEntry(Shape):
    name: Text
    calling: Text
    affiliation: Literal["alliance", "horde"]
    type: Type
    icons: tuple[Icon, ...]
    levels: dict[Color, tuple[NumbersEntry, NumbersEntry]]
    faces: tuple[Does, Does]


class Heroes(Shape):
    heroes: dict[str, HeroEntry]


class AbilityEntry(Shape):
    name: Text
    hero: Text
    copies: Some
    cost: Annotated[int, Field(ge=0, le=3)]
    does: Text


class Abilities(Shape):
    abilities: dict[str, AbilityEntry]


class QuestEntry(Shape):
    name: Text
    sort: Literal["starting", "elite"]
    valor: Some
    tokens: tuple[Text, ...] = ()
    give: Literal["chosen", "leader", "two"] | None = None
    steps: Annotated[Does, Field(min_length=1)]


class Quests(Shape):
    quests: dict[str, QuestEntry]


class Movement(Shape):
    ours: Text
    faces: Annotated[tuple[tuple[Count, Count], ...], Field(min_length=6, max_length=6)]


class TokenEntry(Shape):
    copies: Some
    kept: bool


class Discoveries(Shape):
    ours: Text
    gold: TokenEntry
    hearthstone: TokenEntry
    far_sight: TokenEntry
    rocket_boots: TokenEntry
    merchant: TokenEntry
    ambush: TokenEntry
    false_map: TokenEntry
    power_drain: TokenEntry
    disease: TokenEntry
    bomb: TokenEntry


class TokensEntry(Shape):
    markers: Some
    discoveries: Some
    damage: Some
    packs: Some
    logs: Some
    character: Some


class Box(Shape):
    movement: Movement
    discoveries: Discoveries
    slots: Some
    hand: Some
    opening: Some
    leveling: Some
    deck: Some
    quests: Some
    valor: Some
    tokens: TokensEntry
    small_potion: Some
    large_potion: Some
    bomb: Some
    drain: Some
    map_steps: Some
    defender_energy: Some


DECKS = tuple(f"{color}.yaml" for color in LEVELS)
FILES = {
    "map.yaml": Map,
    "box.yaml": Box,
    "foes.yaml": Foes,
    "heroes.yaml": Heroes,
    "abilities.yaml": Abilities,
    "quests.yaml": Quests,
    **dict.fromkeys(DECKS, Deck),
}
SPOKEN = "tabard.games.adventure.language.checking"


# -- what files must agree about ------------------------------------------------------------------


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    yield from _map(parts)
    yield from _decks(parts)
    yield from _cards(parts)
    yield from _quests(parts)


def _map(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-MAP-01 to WAG-MAP-04: kinds and their resources; the map is in one piece."""
    board = parts["map.yaml"]
    spaces, foes = board["spaces"], parts["foes.yaml"]["encounters"]
    near: dict[str, list[str]] = {name: [] for name in spaces}
    for i, (a, b) in enumerate(board["connections"]):
        if a not in spaces or b not in spaces:
            yield Wrong("map.yaml", ("connections", i), "It leads to a space that is not there.")
        else:
            near[a].append(b)
            near[b].append(a)
    if len(_reached(near, next(iter(spaces)))) < len(spaces):
        yield Wrong("map.yaml", ("connections",), "Some spaces can't be reached.")
    cities = [name for name, space in spaces.items() if space["kind"] == "city"]
    if len(cities) != 3 or any(spaces[name]["color"] != "grey" for name in cities):
        yield Wrong("map.yaml", ("spaces",), "There are three cities, and they are grey.")
    for name, space in spaces.items():
        at = ("spaces", name)
        if space["zone"] not in board["zones"]:
            yield Wrong("map.yaml", at, f"There is no zone {space['zone']!r}.")
        if (space["kind"] == "normal") != bool(space["resources"]):
            yield Wrong("map.yaml", at, "Normal spaces, and no others, list their resources.")
        if (space["kind"] == "normal") != (space["name"] is None):
            yield Wrong("map.yaml", at, "Normal spaces, and no others, have no name.")
        trade = parts["foes.yaml"]["trade"]["place"]
        if (space["kind"] == "encounter") != (name in foes or name == trade):
            yield Wrong("map.yaml", at, "A map encounter is a space, and the other way round.")
    for level in range(len(LEVELS)):
        yield from _open(board, near, level)


def _open(board: dict[str, Any], near: dict[str, list[str]], level: int) -> Iterator[Wrong]:
    """Every space of a level is reached from a city, by land or from a Flight Path."""
    spaces = board["spaces"]
    inside = {x: [y for y in near[x] if LEVELS.index(spaces[y]["color"]) <= level] for x in near}
    starts = [
        name
        for name, space in spaces.items()
        if space["kind"] == "city" or (space["flight"] and LEVELS.index(space["color"]) <= level)
    ]
    found = set().union(*(_reached(inside, start) for start in starts))
    for name, space in spaces.items():
        if LEVELS.index(space["color"]) <= level and name not in found:
            yield Wrong("map.yaml", ("spaces", name), f"No {LEVELS[level]} hero gets here.")


def _reached(near: dict[str, list[str]], start: str) -> set[str]:
    todo, found = [start], {start}
    while todo:
        for other in near[todo.pop()]:
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def _decks(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-11: four decks of forty; every hero finds weapons and armor in each."""
    spaces = parts["map.yaml"]["spaces"]
    for color in LEVELS:
        file = f"{color}.yaml"
        deck = parts[file]
        count = sum(card["copies"] for card in deck["encounters"].values()) + len(deck["events"])
        if count != 40 or deck["deck"] != color:
            yield Wrong(file, ("deck",), f"The {color} deck has {count} cards, not 40.")
        for name, event in deck["events"].items():
            place = event["place"]  # WAG-EVENT-21: no city
            if place is not None and (place not in spaces or spaces[place]["kind"] != "key"):
                yield Wrong(file, ("events", name), f"{place!r} is no key location.")
        for hero, entry in parts["heroes.yaml"]["heroes"].items():
            icons = set(entry["icons"])
            for slot, least in (("weapon", 4), ("armor", 3)):
                many = sum(
                    card["copies"]
                    for card in deck["encounters"].values()
                    if card["item"]["slot"] == slot and icons.issuperset(card["item"]["icons"])
                )
                if many < least:
                    yield Wrong(file, ("deck",), f"{hero} finds {many} {slot}s in it.")


def _cards(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-05, -06, -10, -12: heroes, their decks, trophies, the movement die."""
    box, heroes = parts["box.yaml"], parts["heroes.yaml"]["heroes"]
    abilities = parts["abilities.yaml"]["abilities"]
    for hero, entry in heroes.items():
        count = sum(card["copies"] for card in abilities.values() if card["hero"] == hero)
        if count != box["deck"]:
            yield Wrong("abilities.yaml", ("abilities",), f"{hero} has {count} ability cards.")
        if tuple(entry["levels"]) != LEVELS:
            yield Wrong("heroes.yaml", ("heroes", hero, "levels"), "A hero has four levels.")
    for name, card in abilities.items():
        if card["hero"] not in heroes:
            yield Wrong("abilities.yaml", ("abilities", name), "There is no such hero.")
    if (2, 3) not in [tuple(face) for face in box["movement"]["faces"]]:
        yield Wrong("box.yaml", ("movement",), "The face with 2 steps and 3 energy is printed.")
    trophies = parts["foes.yaml"]["trophies"]
    if sum(trophy["copies"] for trophy in trophies.values()) != 16:
        yield Wrong("foes.yaml", ("trophies",), "There are 16 trophies.")
    kinds = {name: token for name, token in box["discoveries"].items() if name != "ours"}
    if sum(token["copies"] for token in kinds.values()) != box["tokens"]["discoveries"]:
        yield Wrong("box.yaml", ("discoveries",), "There are 20 discoveries.")


def _quests(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-08, -09, WAG-QUEST-23."""
    quests, spaces = parts["quests.yaml"]["quests"], parts["map.yaml"]["spaces"]
    for sort, due in (("starting", 18), ("elite", 30)):
        count = sum(quest["sort"] == sort for quest in quests.values())
        if count != due:
            yield Wrong("quests.yaml", ("quests",), f"There are {count} {sort} quests, not {due}.")
    for name, quest in quests.items():
        if len(quest["tokens"]) > parts["box.yaml"]["tokens"]["character"]:
            yield Wrong("quests.yaml", ("quests", name), "It needs too many tokens.")
        for place in quest["tokens"]:
            if place not in spaces:
                yield Wrong("quests.yaml", ("quests", name), f"There is no space {place!r}.")
