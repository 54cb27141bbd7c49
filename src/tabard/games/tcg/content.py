"""The box, opened: cards, tokens and decks, read from the pack and frozen.

Numbers stand for things by their place in these tables; the codec kinds at the end give them names
again. What the powers of the cards do is in `powers`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.codec import Kind, Number
from tabard.core.errors import Malformed
from tabard.core.pack import load_pack, own_packs

from .grammar import COUNTERS, DAMAGE_TYPES, NUMBERED, SWITCHES
from .language import Term, parse

SCHEMA = f"{__package__}.schema"
PACK = load_pack(Path(__file__).parent / "pack", SCHEMA)
DATA = PACK.parts
OWN = tuple(load_pack(folder, SCHEMA) for folder in own_packs("tcg"))
"""Packs that people have added; see docs/CARDS.md."""
HASH = "-".join(pack.hash for pack in (PACK, *OWN))

TYPES = (
    *("hero", "master_hero", "ally", "totem", "ability", "weapon", "armor", "item", "quest"),
    "location",
)
HERO, MASTER, ALLY, TOTEM, ABILITY, WEAPON, ARMOR, ITEM, QUEST, LOCATION = range(10)
CLASSES = (
    *("Death Knight", "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman"),
    *("Warlock", "Warrior"),
)
FACTIONS = ("Alliance", "Horde")
HAND_LIMIT, OPENING, DECK_LEAST, COPIES = 7, 7, 60, 4
PLAYERS_DIE = 20
"""Faces of the die that decides who begins."""


def slug(name: str) -> str:
    """
    >>> slug("Crul'korak, the Lightning's Arc")
    'crulkorak-the-lightnings-arc'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


class Tag(NamedTuple):
    name: str
    limit: int
    """How many such cards a party may have; 0: any number."""


class Card(NamedTuple):
    name: str
    slug: str
    type: int
    cost: int
    atk: int
    damage: int
    """A bit for each of its damage types."""
    health: int
    strike: int
    defense: int
    hands: int
    classes: tuple[str, ...]
    faction: str
    race: str
    char_class: str
    spec: str
    talent: bool
    tags: tuple[Tag, ...]
    unique: bool
    unlimited: bool
    instant: bool
    ongoing: bool
    keywords: int
    assault: int
    mend: int
    resist: int
    powers: tuple[Term, ...]
    token: bool
    enters_exhausted: bool
    emblem: str
    doubt: str


def damage_bits(names: Any) -> int:
    return sum(1 << DAMAGE_TYPES.index(name) for name in names)


PHYSICAL = damage_bits(("melee", "ranged"))
MAGICAL = damage_bits(DAMAGE_TYPES) & ~PHYSICAL
KEYWORD_BIT = {name: 1 << i for i, name in enumerate(SWITCHES)}
FORBID = {
    name: 1 << i
    for i, name in enumerate(("attack", "protect", "strike", "ready_step", "be_destroyed"))
}


def _tag(text: str) -> Tag:
    name, _, limit = text.rpartition(" ")
    return Tag(name, int(limit)) if limit.isdigit() else Tag(text, 0)


def resisted(word: str) -> int:
    return PHYSICAL if word == "physical" else damage_bits((word,))


def _card(name: str, entry: dict[str, Any], token: bool) -> Card:
    words = [str(word) for word in entry["keywords"]]
    split = [word.partition(" ") for word in words]
    numbers = {kind: sum(int(n) for word, _, n in split if word == kind) for kind in NUMBERED}
    return Card(
        name=name,
        slug=slug(name) + ("-token" if token else ""),
        type=TYPES.index(entry["type"]),
        cost=entry["cost"] or 0,
        atk=entry["atk"] or 0,
        damage=damage_bits(() if entry["damage"] is None else (entry["damage"],)),
        health=entry["health"] or 0,
        strike=entry["strike"] or 0,
        defense=entry["defense"] or 0,
        hands=entry["hands"] or 0,
        classes=tuple(entry["classes"]),
        faction=entry["faction"] or "",
        race=entry["race"] or "",
        char_class=entry["class_"] or "",
        spec=entry["spec"] or "",
        talent=entry["talent"],
        tags=tuple(map(_tag, entry["tags"])),
        unique=entry["unique"],
        unlimited=entry["unlimited"],
        instant="instant" in words,
        ongoing="ongoing" in words,
        keywords=sum(KEYWORD_BIT.get(word, 0) for word in words),
        assault=numbers["assault"],
        mend=numbers["mend"],
        resist=sum(resisted(of) for word, _, of in split if word == "resist"),
        powers=tuple(map(parse, entry["powers"])),
        token=token,
        enters_exhausted=entry["exhausted"],
        emblem=entry["emblem"] or "",
        doubt=entry["doubt"] or "",
    )


FILES = ("heroes", "abilities", "allies", "equipment", "resources")


def _entries(kind: str) -> dict[str, dict[str, Any]]:
    """All cards, or all tokens, by name: those of the game, then people's own."""
    printed = [DATA[f"{file}.yaml"] for file in (FILES if kind == "cards" else ("tokens",))]
    own = [part for pack in OWN for part in pack.parts.values()]
    found: dict[str, dict[str, Any]] = {}
    for part in (*printed, *own):
        for name, entry in part[kind].items():
            if name in found:
                raise Malformed(f"{name!r} is in two packs.")
            found[name] = entry
    return found


CARDS: tuple[Card, ...] = (
    *(_card(name, entry, token=False) for name, entry in _entries("cards").items()),
    *(_card(name, entry, token=True) for name, entry in _entries("tokens").items()),
)
CARD_NO = {card.name: i for i, card in enumerate(CARDS) if not card.token}
TOKEN_NO = {card.name: i for i, card in enumerate(CARDS) if card.token}
POOL = tuple(CARD_NO.values())

# Columns of the box, for the rules that read them thousands of times.
TYPE = tuple(card.type for card in CARDS)
COST = tuple(card.cost for card in CARDS)
IS_CHARACTER = tuple(card.type in (HERO, MASTER, ALLY, TOTEM) for card in CARDS)
IS_ALLY = tuple(card.type in (ALLY, TOTEM) for card in CARDS)
IS_HERO = tuple(card.type in (HERO, MASTER) for card in CARDS)
IS_ABILITY = tuple(card.type in (ABILITY, TOTEM) for card in CARDS)
IS_EQUIPMENT = tuple(card.type in (WEAPON, ARMOR, ITEM) for card in CARDS)


class Deck(NamedTuple):
    name: str
    hero: int
    cards: tuple[int, ...]
    """Each copy, in the order of the box."""
    source: str
    doubt: str


def _deck(name: str, entry: dict[str, Any]) -> Deck:
    cards = [CARD_NO[card] for card, copies in entry["cards"].items() for _ in range(copies)]
    hero = CARD_NO[entry["hero"]]
    return Deck(name, hero, tuple(sorted(cards)), entry["source"], entry["doubt"] or "")


DECKS = tuple(_deck(name, entry) for name, entry in DATA["decks.yaml"]["decks"].items())


# -- the powers, numbered -------------------------------------------------------------------------


class PowerAt(NamedTuple):
    """Where a power stands: which card it is printed on, and its expression."""

    card: int
    name: str
    term: Term
    granted: bool
    """It is not the card's own: the card gives it to others."""


class ModAt(NamedTuple):
    """One thing that a power changes, and whom (the group), as it is written."""

    power: int
    name: str
    term: Term
    whom: Any


MEND = Term("on", (Term("start"), parse("may(heal(dealt, target(char), by=self))")))
"""TCG-KEYWORD-MEND-01, as a power like any other; the number is the amount of its event."""
RULES_CARD = -1


def _powers() -> Iterator[PowerAt]:
    yield PowerAt(RULES_CARD, "mend", MEND, True)
    for i, card in enumerate(CARDS):
        yield PowerAt(i, f"{card.slug}.play", _playing(card), False)
        n = 0
        for term in card.powers:
            n += 1
            if term.name not in ("play", "attach"):
                yield PowerAt(i, f"{card.slug}.{n}", term, False)
            for quoted in _quoted(term):
                n += 1
                yield PowerAt(i, f"{card.slug}.{n}", parse(quoted), True)


def _playing(card: Card) -> Term:
    """What a card does as it resolves: the host it wants first, then its text."""
    steps: tuple[Any, ...] = ()
    for term in card.powers:
        if term.name == "attach":
            steps = (Term("attach", term.args), *steps)
        elif term.name == "play":
            steps += term.args
    return Term("play", steps)


def _quoted(value: Any) -> Iterator[str]:
    if isinstance(value, Term):
        if value.name == "power":
            yield value.args[0]
        for part in (*value.args, *(v for _, v in value.named)):
            yield from _quoted(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _quoted(part)


POWERS_AT: tuple[PowerAt, ...] = tuple(_powers())


def _mods() -> Iterator[ModAt]:
    for i, at in enumerate(POWERS_AT):
        for n, (term, whom) in enumerate(_mods_in(at.term)):
            yield ModAt(i, f"{at.name}:{n}", term, whom)


LASTING = ("prevent", "redirect", "boost", "discount")
"""Steps that leave something behind which is neither number nor keyword."""


def _mods_in(value: Any) -> Iterator[tuple[Term, Any]]:
    if isinstance(value, Term):
        if value.name in ("static", "give"):
            for part in value.args[1:]:
                yield part, value.args[0]
        elif value.name in LASTING:
            yield value, None
        for part in value.args:
            yield from _mods_in(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _mods_in(part)


MODS_AT: tuple[ModAt, ...] = tuple(_mods())

CARD = Kind("card", tuple(card.slug for card in CARDS))
POWER = Kind("power", tuple(at.name for at in POWERS_AT))
MOD = Kind("mod", tuple(at.name for at in MODS_AT))
DECK = Kind("deck", tuple(slug(deck.name) for deck in DECKS))
COUNTER = Kind("counter", COUNTERS)
DAMAGE = Kind("damage", DAMAGE_TYPES)
AMOUNT = Number(256)
MODE = Number(4)
