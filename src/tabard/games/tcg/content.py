"""The box, opened: cards, tokens and decks, read from the pack and frozen.

Numbers stand for things by their place in these tables; the codec kinds at the end give them names
again. What the powers of the cards do is in `powers`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.codec import Kind, Marked, Number
from tabard.core.errors import Malformed
from tabard.core.language.kept import keep_terms, load_terms
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.pack import Problem, Wrong, load_own, load_pack, located, own_packs

from .language.words.names import COUNTERS, DAMAGE_TYPES, FORBIDS, NUMBERED, SWITCHES

PACKAGE = "tabard.games.tcg"
SCHEMA = f"{PACKAGE}.schema"
FOLDER = Path(__file__).parent / "pack"
PACK = load_pack(FOLDER, SCHEMA)
DATA = PACK.parts
OWN = tuple((folder, *load_own(folder, SCHEMA)) for folder in own_packs("tcg"))
"""Packs that people have added, with what is wrong in them; see docs/CARDS.md."""
HASH = "-".join((PACK.hash, *(pack.hash for _, pack, _ in OWN)))
LEFT_OUT: list[Problem] = [problem for _, _, problems in OWN for problem in problems]
"""Why cards that people have added are not in the box."""

TYPES = (
    *("hero", "master_hero", "ally", "totem", "ability", "weapon", "armor", "item", "quest"),
    "location",
)
HERO, MASTER, ALLY, TOTEM, ABILITY, WEAPON, ARMOR, ITEM, QUEST, LOCATION = range(10)
CLASSES = (  # TCG-TRAIT-02
    *("Death Knight", "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman"),
    *("Warlock", "Warrior"),
)
FACTIONS = ("Alliance", "Horde")  # TCG-TRAIT-03
HAND_LIMIT, OPENING, DECK_LEAST, COPIES = 7, 7, 60, 4  # TCG-SETUP-01, -05
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
    """TCG-CARD-05, TCG-TAG-01."""

    name: str
    limit: int
    """How many such cards a party may have; 0: any number."""


class Card(NamedTuple):
    """What is printed: icons (TCG-CARD-03), type line (TCG-CARD-04), text box (TCG-CARD-06) and the
    numbers of its type (TCG-CARD-11, TCG-ALLY-02, TCG-WEAPON-01, TCG-ARMORCARD-01)."""

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
    gender: str
    """f, m or nothing: whom Italian participles agree with; without it, with the type's word."""
    specs: tuple[str, ...]
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


PHYSICAL = damage_bits(("melee", "ranged"))  # TCG-DAMAGE-21
EVERY_DAMAGE = damage_bits(DAMAGE_TYPES)
MAGICAL = EVERY_DAMAGE & ~PHYSICAL
KEYWORD_BIT = {name: 1 << i for i, name in enumerate(SWITCHES)}
FORBID = FORBIDS


def read_tag(text: str) -> Tag:
    name, _, limit = text.rpartition(" ")
    return Tag(name, int(limit)) if limit.isdigit() else Tag(text, 0)


def resisted(word: str) -> int:
    return PHYSICAL if word == "physical" else damage_bits((word,))


def _read(text: str) -> Term:
    """A power; what can't be read is kept as it is, and `language.checking` tells why."""
    found = READ.get(text)
    if found is None:
        try:
            found = parse(text)
        except Malformed:
            found = Term(UNREADABLE, (text,))
        READ[text] = found
    return found


READ: dict[str, Term] = load_terms(HASH)
"""Expressions that were read before, with these packs."""
_KNOWN = len(READ)


UNREADABLE = "unreadable"


def read_specs(given: str | tuple[str, ...] | None) -> tuple[str, ...]:
    """One specialization, or several."""
    return (given,) if isinstance(given, str) else tuple(given or ())


def _card(name: str, entry: dict[str, Any], token: bool) -> Card:
    words = [str(word) for word in entry["keywords"]]
    split = [word.partition(" ") for word in words]
    numbers = {kind: sum(int(n) for word, _, n in split if word == kind) for kind in NUMBERED}
    return Card(
        name=name,
        slug=slug(name) + ("-token" if token else ""),
        type=TYPES.index(entry["type"]),
        cost=entry["cost"] or 0,  # TCG-CARD-13, TCG-QUEST-01
        atk=entry["atk"] or 0,  # TCG-HERO-06
        damage=damage_bits(() if entry["damage"] is None else (entry["damage"],)),
        health=entry["health"] or 0,
        strike=entry["strike"] or 0,
        defense=entry["defense"] or 0,
        hands=entry["hands"] or 0,
        classes=tuple(entry["classes"]),
        faction=entry["faction"] or "",
        race=entry["race"] or "",
        char_class=entry["class_"] or "",
        gender=entry["gender"] or "",
        specs=read_specs(entry["spec"]),
        talent=entry["talent"],
        tags=tuple(map(read_tag, entry["tags"])),
        unique=entry["unique"],
        unlimited=entry["unlimited"],
        instant="instant" in words,
        ongoing="ongoing" in words,
        keywords=sum(KEYWORD_BIT.get(word, 0) for word in words),
        assault=numbers["assault"],
        mend=numbers["mend"],
        resist=sum(resisted(of) for word, _, of in split if word == "resist"),
        powers=tuple(map(_read, entry["powers"])),
        token=token,
        enters_exhausted=entry["exhausted"],
        emblem=entry["emblem"] or "",
        doubt=entry["doubt"] or "",
    )


FILES = ("heroes", "abilities", "allies", "equipment", "resources")


def printed(kind: str) -> dict[str, dict[str, Any]]:
    """The game's own cards, or its tokens."""
    files = FILES if kind == "cards" else ("tokens",)
    return {name: entry for f in files for name, entry in DATA[f"{f}.yaml"][kind].items()}


def _entries(kind: str) -> dict[str, dict[str, Any]]:
    """All cards, or all tokens, by name: those of the game, then people's own."""
    found = printed(kind)
    taken = {slug(name): name for name in found}
    for folder, pack, _ in OWN:
        wrong = list(ill_named({f: part[kind] for f, part in pack.parts.items()}, kind, taken))
        LEFT_OUT.extend(located(folder, wrong))
        bad = {one.path for one in wrong}
        for part in pack.parts.values():
            found.update((n, entry) for n, entry in part[kind].items() if (kind, n) not in bad)
    return found


def ill_named(
    files: Mapping[str, Iterable[str]], kind: str, taken: dict[str, str]
) -> Iterator[Wrong]:
    """Cards or tokens whose name can't be told from one that there is: `taken`, by their ids, to
    which those that are fine are added."""
    for file, names in files.items():
        for name in names:
            id = slug(name)
            if not id:
                told = f"The name {name!r} has no letter from a to z and no number: add one."
                yield Wrong(file, (kind, name), told)
            elif id in taken:
                other = "" if taken[id] == name else f", as {taken[id]!r}"
                yield Wrong(file, (kind, name), f"{name!r} is in the box already{other}.")
            else:
                taken[id] = name


CARDS: tuple[Card, ...] = (
    *(_card(name, entry, token=False) for name, entry in _entries("cards").items()),
    *(_card(name, entry, token=True) for name, entry in _entries("tokens").items()),
)
CARD_NO = {card.name: i for i, card in enumerate(CARDS) if not card.token}
TOKEN_NO = {card.name: i for i, card in enumerate(CARDS) if card.token}
POOL = list(CARD_NO.values())
"""All cards a deck may hold."""


def leave_out(cards: set[int], problems: list[Problem]) -> None:
    """Cards that can't be played as they are written: nobody finds them, and it is told why. They
    keep their numbers, so that all others do."""
    LEFT_OUT.extend(problems)
    BLANK.update(cards)
    for table in (CARD_NO, TOKEN_NO):
        for name in [name for name, i in table.items() if i in cards]:
            del table[name]
    POOL[:] = CARD_NO.values()


BLANK: set[int] = set()
"""Cards without what is written on them."""
PRINTED = len(printed("cards"))
"""How many of the cards are the game's own: they come first."""

# Columns of the box, for the rules that read them thousands of times.
TYPE = tuple(card.type for card in CARDS)
COST = tuple(card.cost for card in CARDS)
IS_CHARACTER = tuple(card.type in (HERO, MASTER, ALLY, TOTEM) for card in CARDS)  # TCG-CARD-10
# TCG-TOTEM-01, -02, -05: a Totem is an ally and an ability, in every zone.
IS_ALLY = tuple(card.type in (ALLY, TOTEM) for card in CARDS)
IS_HERO = tuple(card.type in (HERO, MASTER) for card in CARDS)
IS_ABILITY = tuple(card.type in (ABILITY, TOTEM) for card in CARDS)  # TCG-ONGOING-05
IS_EQUIPMENT = tuple(card.type in (WEAPON, ARMOR, ITEM) for card in CARDS)  # TCG-CARD-09


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


# TCG-DECK-14
DECKS = tuple(_deck(name, entry) for name, entry in DATA["decks.yaml"]["decks"].items())


# -- the powers, numbered -------------------------------------------------------------------------


class PowerAt(NamedTuple):
    """Where a power stands: which card it is printed on, and its expression."""

    card: int
    name: str
    term: Term
    granted: bool
    """It is not the card's own: the card gives it to others."""


MEND = Term("on", (Term("start"), parse("may(heal(dealt, target(char), by=self))")))
"""TCG-KEYWORD-MEND-01, -02, as a power like any other; the number is the amount of its event."""
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
                yield PowerAt(i, f"{card.slug}.{n}", _read(quoted), True)


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
if len(READ) > _KNOWN:
    keep_terms(HASH, READ)


def _mark(at: PowerAt) -> str:
    """Another mark as soon as the power is worded in another way."""
    return blake2b(unparse(at.term).encode(), digest_size=3).hexdigest()


STEPS: list[tuple[str, ...]] = []
"""The names of the steps of each power, and of its end; `powers` writes them down."""


def steps_of(power: int) -> tuple[str, ...]:
    return STEPS[power]


CARD = Kind("card", tuple(card.slug for card in CARDS))
POWER = Marked("power", tuple(at.name for at in POWERS_AT), lambda: tuple(map(_mark, POWERS_AT)))
_POWER_NO = {at.name: i for i, at in enumerate(POWERS_AT)}


def _mod_marks() -> list[str]:
    return [_mark(POWERS_AT[_POWER_NO[name.rpartition(":")[0]]]) for name in MOD.names]


MOD = Marked("mod", (), _mod_marks)
"""What powers change, each named by its power and its place in it; `language.box` names them."""
STARTER = Kind("deck", tuple(slug(deck.name) for deck in DECKS))
COUNTER = Kind("counter", COUNTERS)
DAMAGE = Kind("damage", DAMAGE_TYPES)
AMOUNT = Number(256)
MODE = Number(4)
