"""What is in the box, for somebody who looks at it: every card with its name, what it does, its
numbers and the rules behind its keywords, and the starter decks. All of it comes from the pack."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tabard.core.language.terms import terms
from tabard.core.phrase import message_id

from .. import content as c
from ..deckrules import ROOM, in_language, may_hold, words
from ..decks import GROUPS, grouped, write
from ..language.sorts import HEAD, MARK
from ..language.text import (
    WORDS,
    card_name,
    card_text,
    keyword_reminder,
    keyword_rules,
    stats_line,
    type_line,
)
from ..language.words.names import DAMAGE_TYPES, NUMBERED, SWITCHES

Thing = dict[str, Any]
Printed = tuple[str, int | None]

COSTLESS = (c.HERO, c.QUEST, c.LOCATION)
"""Types whose cards have no cost printed on them (TCG-CARD-13: whoever asks takes 0)."""
BEFORE_POWERS = tuple(name for name in MARK if name in HEAD)
"""Keywords that stand before a power."""
ON_THE_CARD = ("instant", "ongoing", "unique", "unlimited", "talent")
"""Keywords of cards rather than of characters."""
DECK_RULES = ("TCG-DECK-14",)


@cache
def box(language: str) -> dict[str, Any]:
    """Everything, in this language."""
    return {
        "things": {"card": dict(cards(language)), "deck": dict(decks(language))},
        "board": {
            "deck": {
                "least": c.DECK_LEAST,
                "most": ROOM,
                "copies": c.COPIES,
                "groups": list(GROUPS),
            }
        },
    }


def own_keywords(card: c.Card) -> Iterator[Printed]:
    """The keywords of a card's own, with their numbers."""
    for name in ON_THE_CARD:
        if getattr(card, name):
            yield name, None
    if card.type == c.TOTEM:
        yield "totem", None
    for name in SWITCHES:
        if card.keywords & c.KEYWORD_BIT[name]:
            yield name, None
    for name in NUMBERED:
        if amount := getattr(card, name):
            yield name, amount
    if card.resist:
        yield "resist", None
    for name in BEFORE_POWERS:
        if any(power.name == name for power in card.powers):
            yield name, None


def mentioned(text: str, had: list[Printed], language: str) -> Iterator[str]:
    """Keywords that a text names without having them: it gives them, say.

    >>> i = c.CARD_NO["Gilneas"]
    >>> list(mentioned(card_text(i, "it"), [], "it"))
    ['assault']
    """
    own = {name for name, _ in had}
    for name in (*ON_THE_CARD, *SWITCHES, *NUMBERED, "resist", *BEFORE_POWERS):
        word = WORDS.say(language, message_id("text-keyword", name))
        if name not in own and re.search(rf"\b{re.escape(word)}\b", text):
            yield name


def element(card: c.Card) -> str:
    """The first kind of damage that its powers speak of, or nothing.

    >>> element(c.CARDS[c.CARD_NO["Fireball"]])
    'fire'
    """
    return next((term.name for term in terms(card.powers) if term.name in DAMAGE_TYPES), "")


def to_complete(card: c.Card) -> int | None:
    """What a quest asks for in resources (TCG-QUEST-04); None: it is no quest.

    >>> to_complete(c.CARDS[c.CARD_NO["The Key to Freedom"]])
    4
    """
    prices = (power.args[0] for power in card.powers if power.name == "quest")
    return next((n for price in prices for n in price.args if isinstance(n, int)), None)


def icons(card: c.Card) -> tuple[str, ...]:
    """Those that decks are built by (TCG-DECK-02, 03)."""
    classes = (card.char_class,) if card.type == c.HERO else card.classes
    return (card.faction, *classes) if card.faction else classes


def damage_names(bits: int) -> list[str]:
    """
    >>> damage_names(c.PHYSICAL)
    ['melee', 'ranged']
    """
    return [name for i, name in enumerate(DAMAGE_TYPES) if bits >> i & 1]


def cards(language: str) -> Iterator[tuple[str, Thing]]:
    for i, card in enumerate(c.CARDS):
        if i in c.BLANK:
            continue
        had = list(own_keywords(card))
        rules = dict.fromkeys(rule for name, _ in had for rule in keyword_rules(name))
        text = card_text(i, language)
        named = ((name, None) for name in mentioned(text, had, language))
        face = _face(i, had, language) | {"mentions": _keywords(named, language)}
        if card.type == c.HERO and not card.token:
            face["fits"] = deck_pool(i)
        thing: Thing = {
            "name": str(card_name(i, language)),
            "text": text,
            "rules": list(rules),
            "data": face,
        }
        yield card.slug, thing | ({"emblem": card.emblem} if card.emblem else {})


@cache
def deck_pool(hero: int) -> list[str]:
    """The cards that this hero's deck may hold (TCG-DECK)."""
    return [c.CARDS[i].slug for i in c.POOL if may_hold(c.CARDS[hero], c.CARDS[i])]


def _face(i: int, had: list[Printed], language: str) -> dict[str, Any]:
    """What is printed on a card, piece by piece."""
    card, character = c.CARDS[i], c.IS_CHARACTER[i]
    return {
        "type": c.TYPES[card.type],
        "type_line": type_line(i, language),
        "stats_line": stats_line(i, language),
        "icons": [str(in_language(word, language)) for word in words(icons(card))],
        "cost": None if card.type in COSTLESS or card.token else card.cost,
        "atk": card.atk if character or card.type == c.WEAPON else None,
        "damage": damage_names(card.damage),
        "health": card.health if character else None,
        "strike": card.strike if card.type == c.WEAPON else None,
        "defense": card.defense if card.type == c.ARMOR else None,
        "hands": card.hands,
        "classes": list(card.classes),
        "faction": card.faction,
        "race": card.race,
        "class": card.char_class,
        "spec": ", ".join(card.specs),
        "talent": card.talent,
        "tags": [tag._asdict() for tag in card.tags],
        "unique": card.unique,
        "unlimited": card.unlimited,
        "token": card.token,
        "keywords": _keywords(had, language),
        "gender": card.gender,
        "element": element(card),
        "pays": to_complete(card),
        "doubt": card.doubt,
    }


def _keywords(had: Iterable[Printed], language: str) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "name": WORDS.say(language, message_id("text-keyword", name)),
            "amount": amount,
            "text": keyword_reminder(name, language),
        }
        for name, amount in had
    ]


def decks(language: str) -> Iterator[tuple[str, Thing]]:
    """The starters: whose they are, what they hold, and whether that is certain."""
    for i, deck in enumerate(c.DECKS):
        hero = c.CARDS[deck.hero]
        held = grouped(deck.cards)
        groups = [
            WORDS.say(language, f"deck-count-{group}", n=sum(n for _, n in of))
            for group, of in held
        ]
        text = WORDS.say(
            language,
            "deck-about",
            hero=card_name(deck.hero, language),
            cards=len(deck.cards),
            groups=", ".join(groups),
        )
        doubt = WORDS.say(language, "deck-doubtful") if deck.source != "official" else ""
        slug = c.STARTER.names[i]
        plan = WORDS.say(language, message_id("deck-plan", slug))
        yield (
            slug,
            {
                "name": str(WORDS.noun(language, message_id("deck", slug))),
                "text": f"{plan} {text} {doubt}".strip(),
                "rules": list(DECK_RULES),
                "data": {
                    "hero": hero.slug,
                    "class": hero.char_class,
                    "faction": hero.faction,
                    "source": deck.source,
                    "plan": plan,
                    "doubt": doubt,
                    "size": len(deck.cards),
                    "cards": {c.CARDS[j].slug: n for _, of in held for j, n in of},
                    "list": write(deck, language),
                },
            },
        )
