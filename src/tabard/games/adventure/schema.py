"""What the pack's files may say. What a thing does is a list of expressions; `language.checking`
reads them when the words are there. The counts are those of the rulebook's component list."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from tabard.core.schema import Shape, Text

from .agreement import DECKS, disagreements

check = disagreements
"""What is wrong between the files: the loader asks it."""
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

    @model_validator(mode="after")
    def fits(self) -> Self:
        """WAG-EVENT-06, WAG-EVENT-07, WAG-EVENT-20: something is done, or it becomes something."""
        if sum(map(bool, (self.does, self.item, self.foe, self.valor))) != 1:
            raise ValueError("a back does something, or is an item, an encounter, or valor")
        return self


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
