"""What the pack's files may say: cards, tokens and decks, and the powers written on them.

What their powers say is checked by `language.checking`, when its words are there; docs/CARDS.md
shows how to write a card with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field

from tabard.core.pack import Wrong
from tabard.core.schema import Shape, Text

from .language.words.names import DAMAGE_TYPES, NUMBERED, SWITCHES

Class = Literal[
    "Death Knight",
    "Druid",
    "Hunter",
    "Mage",
    "Paladin",
    "Priest",
    "Rogue",
    "Shaman",
    "Warlock",
    "Warrior",
]
Type = Literal[
    "hero",
    "master_hero",
    "ally",
    "totem",
    "ability",
    "weapon",
    "armor",
    "item",
    "quest",
    "location",
]
Count = Annotated[int, Field(ge=0, le=99)]
Copies = Annotated[int, Field(ge=1, le=60)]
KEYWORD = (
    rf"^(instant|ongoing|{'|'.join(SWITCHES)}|({'|'.join(NUMBERED)}) [0-9]+"
    rf"|resist ({'|'.join(DAMAGE_TYPES)}|physical))$"
)


class CardEntry(Shape):
    type: Type
    cost: Count | None = None
    classes: tuple[Class, ...] = ()
    faction: Literal["Alliance", "Horde"] | None = None
    race: Text | None = None
    class_: Annotated[Class | None, Field(alias="class")] = None
    gender: Literal["f", "m"] | None = None
    spec: Text | tuple[Text, ...] | None = None
    talent: bool = False
    tags: tuple[Text, ...] = ()
    atk: Count | None = None
    damage: Literal[DAMAGE_TYPES] | None = None  # type: ignore[valid-type]
    health: Count | None = None
    strike: Count | None = None
    defense: Count | None = None
    hands: Annotated[int, Field(ge=1, le=2)] | None = None
    unique: bool = False
    unlimited: bool = False
    exhausted: bool = False
    keywords: tuple[Annotated[str, Field(pattern=KEYWORD)], ...] = ()
    emblem: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")] | None = None
    powers: tuple[Text, ...] = ()
    doubt: Text | None = None


class Cards(Shape):
    cards: dict[Text, CardEntry]


class Tokens(Shape):
    tokens: dict[Text, CardEntry]


class Own(Shape):
    """A file that somebody adds: cards, and the tokens they make."""

    cards: dict[Text, CardEntry] = Field(default_factory=dict)
    tokens: dict[Text, CardEntry] = Field(default_factory=dict)


class DeckEntry(Shape):
    hero: Text
    faction: Literal["Alliance", "Horde"]
    class_: Annotated[Class, Field(alias="class")]
    cards: dict[Text, Copies]
    source: Literal["official", "reconstructed"]
    doubt: Text | None = None


class Decks(Shape):
    decks: dict[Text, DeckEntry]


FILES = {
    "heroes.yaml": Cards,
    "abilities.yaml": Cards,
    "allies.yaml": Cards,
    "equipment.yaml": Cards,
    "resources.yaml": Cards,
    "tokens.yaml": Tokens,
    "decks.yaml": Decks,
}
OWN = Own
SPOKEN = "tabard.games.tcg.language.checking"
"""What checks the powers of a pack."""
NEEDS = {
    "hero": ("health", "class_", "faction"),
    "master_hero": ("cost", "health"),
    "ally": ("cost", "atk", "health"),
    "totem": ("cost", "atk", "health"),
    "ability": ("cost",),
    "weapon": ("cost", "atk", "damage", "strike"),
    "armor": ("cost", "defense"),
    "item": ("cost",),
    "quest": (),
    "location": (),
}


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Numbers that a type needs, names that exist."""
    first: dict[str, str] = {}
    entries = [
        (file, kind, name, entry)
        for file, content in parts.items()
        for kind in ("cards", "tokens")
        if file != "decks.yaml"
        for name, entry in content.get(kind, {}).items()
    ]
    for file, kind, name, entry in entries:
        at = (kind, name)
        if kind == "cards" and first.setdefault(name, file) != file:
            yield Wrong(file, at, f"{name!r} is already in {first[name]}.")
        for field in NEEDS[entry["type"]]:
            if entry[field] is None and not (kind == "tokens" and field == "cost"):
                sentence = f"A card of type {entry['type']} needs `{field.rstrip('_')}`."
                yield Wrong(file, at, sentence)
    for name, deck in parts.get("decks.yaml", {}).get("decks", {}).items():
        for card in (deck["hero"], *deck["cards"]):
            if card not in first:
                yield Wrong("decks.yaml", ("decks", name), f"There is no card called {card!r}.")
