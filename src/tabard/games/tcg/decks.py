"""Decks: as text to paste and share, and made up at random. `deckrules` says which are legal.

A deck's text has a line for the hero and one for each card. A slug will do for a name, and so will
any mixture of capitals::

    Name: Fire and Ice
    Hero: Zumix of Kezan
    4 Fireball
    3x the-essence-of-enmity   # to draw cards
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tabard.core.errors import Impossible, Malformed
from tabard.core.lists import ListEntry, Listing, ListProblem
from tabard.core.words import LANGUAGES

from .content import (
    ABILITY,
    ALLY,
    ARMOR,
    CARD_NO,
    CARDS,
    COPIES,
    DECK_LEAST,
    HERO,
    ITEM,
    LOCATION,
    MASTER,
    POOL,
    QUEST,
    TOKEN_NO,
    TOTEM,
    TYPE,
    WEAPON,
    Card,
    Deck,
    slug,
)
from .deckrules import LEADER, ROOM, is_reputation, problem, shared, unfit
from .deckrules import Problem as Problem
from .deckrules import legality as legality

LONGEST, NAME_LONGEST = 20_000, 80
"""Characters of a deck's text, and of its name."""
HINTS = 20
"""After so many mistakes nobody looks what was meant any more: that takes its time."""
OWN_DECK = "own"
"""The source of a deck that somebody has built."""

GROUPS = ("hero", "ally", "ability", "equipment", "quest", "location")
"""TCG-CARD-08: the six card types, which a deck's text is sorted by."""
_GROUP_OF = {
    **{HERO: 0, MASTER: 0, ALLY: 1, TOTEM: 2, ABILITY: 2, WEAPON: 3, ARMOR: 3, ITEM: 3},
    **{QUEST: 4, LOCATION: 5},
}
GROUP = tuple(_GROUP_OF[kind] for kind in TYPE)


class BadDeck(Malformed):
    """A text that is no deck: `problems` holds all its mistakes, one a line in the text."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(f"{p.line}: {p.sentence()}" for p in problems))
        self.problems = tuple(problems)


# -- the text -------------------------------------------------------------------------------------


class Parsed(NamedTuple):
    """A deck's text as far as it can be read."""

    name: str
    hero: int | None
    cards: tuple[int, ...]
    lines: dict[str, int]
    """Card → the last line that names it; the hero's line is that of `LEADER`."""
    problems: tuple[Problem, ...]


_COPIES = re.compile(r"([0-9]+)\s*[x×]?\s+(\S.*)", re.IGNORECASE)
_HEAD = re.compile(r"(hero|eroe|name|nome)\s*:\s*(\S.*)", re.IGNORECASE)
_BY_SLUG = {slug(name): i for name, i in (*TOKEN_NO.items(), *CARD_NO.items())} | {
    card.slug: i for i, card in enumerate(CARDS)
}


@cache
def _by_name() -> dict[str, int]:
    """The cards by what they are called in any language."""
    from .language.text import card_name

    names = ((slug(card_name(i, lang)), i) for lang in LANGUAGES for i in POOL)
    return dict(names) | {CARDS[i].slug: i for i in POOL}


def find(name: str) -> int | None:
    """The card of this name or slug, whatever its capitals; tokens too.

    >>> CARDS[find("THE LICH KING") or 0].slug
    'the-lich-king'
    """
    key = slug(name)
    found = _BY_SLUG.get(key)
    return _by_name().get(key) if found is None else found


def nearest(name: str) -> int | None:
    """The card that was meant, perhaps."""
    import difflib

    known = _by_name()
    near = difflib.get_close_matches(slug(name)[:NAME_LONGEST], known, 1)
    return known[near[0]] if near else None


def parse(text: str) -> Parsed:
    """Everything that the text says, and every mistake in it."""
    if len(text) > LONGEST:
        raise Malformed(f"A deck's text has at most {LONGEST} characters, not {len(text)}.")
    name, hero, cards, asked = "", None, [], False
    lines: dict[str, int] = {}
    problems: list[Problem] = []
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        found: int | Problem
        if head := _HEAD.fullmatch(said):
            if head[1].lower() in ("name", "nome"):
                name = clean(head[2])
                continue
            found, asked = _named(head[2], problems), True
            if not isinstance(found, Problem) and hero is not None:
                found = problem("deck-hero-twice", "TCG-DECK-09", hero=CARDS[hero])
            if not isinstance(found, Problem):
                hero = found
                lines[LEADER] = number
        else:
            found, copies = _card_line(said, problems)
            if not isinstance(found, Problem):
                cards += [found] * copies
                lines[CARDS[found].slug] = number
        if isinstance(found, Problem):
            problems.append(found._replace(line=number))
    if not asked:
        problems.append(problem("deck-hero-missing", "TCG-DECK-09"))
    return Parsed(name, hero, tuple(sorted(cards)), lines, tuple(problems))


def _card_line(said: str, problems: Sequence[Problem]) -> tuple[int | Problem, int]:
    """The card that a line names, and how many copies of it."""
    match = _COPIES.fullmatch(said)
    if match is None:
        return problem("deck-line", text=said[:NAME_LONGEST]), 0
    copies = int(match[1][:9])
    if not 1 <= copies <= ROOM:
        return problem("deck-line-copies", copies=match[1][:9], room=ROOM), 0
    return _named(match[2], problems), copies


def _named(name: str, problems: Sequence[Problem]) -> int | Problem:
    found = find(name)
    if found is not None:
        return found
    said = name[:NAME_LONGEST]
    near = nearest(name) if len(problems) < HINTS else None
    if near is None:
        return problem("deck-unknown", text=said)
    return problem("deck-unknown-near", text=said, near=CARDS[near])


def clean(name: str) -> str:
    """A deck's name as its text can hold it."""
    shown = "".join(c for c in name if c.isprintable() and c != "#")
    return " ".join(shown.split())[:NAME_LONGEST].strip()


def read(text: str) -> Deck:
    """The deck that a text describes, legal or not. Raises `BadDeck` with every mistake in it."""
    parsed = parse(text)
    if parsed.hero is None or parsed.problems:
        raise BadDeck(parsed.problems)
    return Deck(parsed.name, parsed.hero, parsed.cards, OWN_DECK, "")


def write(deck: Deck, language: str = "en") -> str:
    """A deck as text, sorted by card types, that `read` takes again."""
    from .language.text import WORDS

    name = clean(deck.name)
    lines = [f"Name: {name}"] if name else []
    lines.append(f"Hero: {CARDS[deck.hero].name}")
    for group, held in grouped(deck.cards):
        heading = WORDS.say(language, f"deck-group-{group}")
        lines += ["", f"# {heading} ({sum(n for _, n in held)})"]
        lines += [f"{n} {CARDS[i].slug if CARDS[i].token else CARDS[i].name}" for i, n in held]
    return "\n".join(lines) + "\n"


def grouped(cards: Iterable[int]) -> list[tuple[str, list[tuple[int, int]]]]:
    """The cards of each type with their numbers of copies, the cheapest first."""
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    order = sorted(counts, key=lambda i: (GROUP[i], CARDS[i].cost, CARDS[i].name))
    found: dict[str, list[tuple[int, int]]] = {}
    for card in order:
        found.setdefault(GROUPS[GROUP[card]], []).append((card, counts[card]))
    return list(found.items())


def listing(text: str, language: str) -> Listing:
    """For `Game.read_list`: the deck, and in this language everything that is wrong with it."""
    from .language.text import WORDS

    parsed = parse(text)
    problems = list(parsed.problems)
    if parsed.hero is not None:
        problems += legality(Deck(parsed.name, parsed.hero, parsed.cards, OWN_DECK, ""))
    placed = [p._replace(line=p.line or parsed.lines.get(p.card or "")) for p in problems]
    copies = Counter(CARDS[i].slug for i in parsed.cards)
    entries = [
        ListEntry("card", CARDS[i].slug, n, WORDS.say(language, f"deck-group-{group}"))
        for group, held in grouped(parsed.cards)
        for i, n in held
    ]
    return Listing(
        name=parsed.name,
        leader=None if parsed.hero is None else ("card", CARDS[parsed.hero].slug),
        entries=tuple(entries),
        problems=tuple(
            ListProblem(p.sentence(language), p.line, p.rule, max(0, copies[p.card or ""] - p.most))
            for p in sorted(placed, key=lambda p: (p.line is None, p.line or 0))
        ),
    )


# -- decks made up --------------------------------------------------------------------------------

MIX = ((("quest", "location"), 14), (("ability",), 12), (("ally",), 18))
"""Of 60 cards, so many at least of these types: about what the starters have in common."""
LIMIT = tuple(ROOM if card.unlimited else COPIES for card in CARDS)


@cache
def starting_heroes() -> tuple[int, ...]:
    return tuple(i for i in POOL if TYPE[i] == HERO)


class Stock(NamedTuple):
    """What a hero's deck may hold, with talents of one specialization."""

    parts: tuple[tuple[tuple[int, ...], int], ...]
    """For each part of the mix its cards, and how many of 60 they should be at least."""
    part: tuple[int, ...]
    """Card → its part of the mix, the last for none."""
    cards: tuple[int, ...]


@cache
def specializations(hero: int) -> tuple[str, ...]:
    """Those of which this hero's deck may hold talents."""
    held = CARDS[hero]
    fit = (CARDS[i] for i in POOL if CARDS[i].talent and not any(unfit(held, CARDS[i])))
    found = tuple(dict.fromkeys(spec for card in fit for spec in card.specs))
    return held.specs or found or ("",)


@cache
def stock(hero: int, spec: str) -> Stock:
    cards = tuple(i for i in POOL if _fits(CARDS[hero], CARDS[i], spec))
    place = {group: i for i, (groups, _) in enumerate(MIX) for group in groups}
    part = tuple(place.get(GROUPS[group], len(MIX)) for group in GROUP)
    parts = [(tuple(i for i in cards if part[i] == n), most) for n, (_, most) in enumerate(MIX)]
    return Stock(tuple(parts), part, cards)


def _fits(hero: Card, card: Card, spec: str) -> bool:
    if any(unfit(hero, card)) or any(map(is_reputation, card.tags)):
        return False
    return not card.talent or spec in card.specs


def random_deck(rng: Random, hero: int | None = None) -> Deck:
    """A legal deck of 60 cards, for this hero or for any."""
    if hero is None:
        hero = starting_heroes()[int(rng.random() * len(starting_heroes()))]
    return Deck("", hero, fill(rng, hero, (), DECK_LEAST), OWN_DECK, "")


def fill(rng: Random, hero: int, cards: Sequence[int], size: int) -> tuple[int, ...]:
    """A legal deck of this size that holds the given cards, which are legal together."""
    random = rng.random
    talents = [CARDS[i] for i in cards if CARDS[i].talent]
    spec = (shared(talents) or talents[0].specs)[0] if talents else None
    if spec is None:
        specs = specializations(hero)
        spec = specs[int(random() * len(specs))]
    box = stock(hero, spec)
    made = list(cards)
    have: dict[int, int] = {}
    held = [0] * (len(box.parts) + 1)
    for card in cards:
        have[card] = have.get(card, 0) + 1
        held[box.part[card]] += 1
    for i, (part, least) in enumerate(box.parts):
        want = least * size // DECK_LEAST - held[i]
        _draw(random, part, min(want, size - len(made)), have, made)
    _draw(random, box.cards, size - len(made), have, made)
    if len(made) < size:
        raise Impossible(f"{CARDS[hero].name} has too few cards for a deck of {size}.")
    return tuple(sorted(made))


def _draw(
    random: Any, bag: Sequence[int], want: int, have: dict[int, int], made: list[int]
) -> None:
    """Put so many more cards of the bag into the deck, one to four copies at a time."""
    tries = 8 * want if bag else 0
    while want > 0 and tries:
        tries -= 1
        card = bag[int(random() * len(bag))]
        want -= _add(card, min(want, 1 + int(random() * COPIES)), have, made)
    for card in bag:  # only where there is little to choose from
        if want <= 0:
            return
        want -= _add(card, want, have, made)


def _add(card: int, copies: int, have: dict[int, int], made: list[int]) -> int:
    before = have.get(card, 0)
    copies = min(copies, LIMIT[card] - before)
    if copies > 0:
        have[card] = before + copies
        made += [card] * copies
        return copies
    return 0
