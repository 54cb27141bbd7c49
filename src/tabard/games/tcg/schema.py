"""What the pack's files may say: cards, tokens and decks, and the powers written on them.

The language of powers is described in `language` and `grammar`; docs/CARDS.md shows how to write a
card with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field

from tabard.core.errors import Malformed
from tabard.core.schema import Shape, Text
from tabard.core.yaml12 import read_file

from .grammar import DAMAGE_TYPES, SWITCHES
from .grammar import check as mistakes
from .language import Term, parse, unparse

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
    rf"^(instant|ongoing|{'|'.join(SWITCHES)}|assault [0-9]+|mend [0-9]+"
    rf"|resist ({'|'.join(DAMAGE_TYPES)}|physical))$"
)


class CardEntry(Shape):
    type: Type
    cost: Count | None = None
    classes: tuple[Class, ...] = ()
    faction: Literal["Alliance", "Horde"] | None = None
    race: Text | None = None
    class_: Annotated[Class | None, Field(alias="class")] = None
    spec: Text | None = None
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
Wrong = tuple[str, tuple[str | int, ...], str]


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Powers that can be read, numbers that a type needs, names that exist."""
    first: dict[str, str] = {}
    tokens = {name for content in parts.values() for name in content.get("tokens", ())}
    if "tokens.yaml" not in parts:
        tokens |= printed_tokens()
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
            yield file, at, f"{name!r} is in {first[name]} already."
        for field in NEEDS[entry["type"]]:
            if entry[field] is None and not (kind == "tokens" and field == "cost"):
                yield file, at, f"A card of type {entry['type']} needs `{field.rstrip('_')}`."
        for i, power in enumerate(entry["powers"]):
            for sentence in _power(power, tokens):
                yield file, (*at, "powers", i), sentence
    for name, deck in parts.get("decks.yaml", {}).get("decks", {}).items():
        for card in (deck["hero"], *deck["cards"]):
            if card not in first:
                yield "decks.yaml", ("decks", name), f"There is no card called {card!r}."


def printed_tokens() -> set[str]:
    """The tokens of the game itself, which cards of one's own may make too."""
    data = read_file(Path(__file__).parent / "pack" / "tokens.yaml").data
    return set(data["tokens"])


def _power(text: str, tokens: set[str]) -> Iterator[str]:
    try:
        term = parse(text)
    except Malformed as error:
        yield str(error)
        return
    yield from mistakes(term)
    if unparse(term) != text:
        yield f"Write it as {unparse(term)!r}."
    for inner in terms(term):
        if inner.name == "token" and inner.args and inner.args[0] not in tokens:
            yield f"There is no token called {inner.args[0]!r}."
        if inner.name == "power" and inner.args and isinstance(inner.args[0], str):
            yield from _power(inner.args[0], tokens)


def terms(value: Any) -> Iterator[Term]:
    """The expression and all that is in it."""
    if isinstance(value, Term):
        yield value
        for part in (*value.args, *(v for _, v in value.named)):
            yield from terms(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from terms(part)
