"""The text on a card, made from its pack: name, type line, numbers and rules.

What the engine reads and what a player reads is the same expression, so they can't disagree. The
words declare how they are said (`words`); `phrases`, `measures` and `clauses` help them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabard.core.errors import Impossible
from tabard.core.language.terms import Term
from tabard.core.phrase import message_id

from .. import content as c
from .measures import linked
from .phrases import groups
from .scene import (
    FEMININE,
    WORDS,
    Scene,
    card_noun,
    named,
    printed_keywords,
    spec_key,
    tag_key,
)
from .sorts import KEYWORD_WORDS, MARK, Keyword, word
from .words.heads import paragraph
from .words.steps import attack_kind

__all__ = [
    "WORDS",
    "card_name",
    "card_text",
    "condition_text",
    "keyword_reminder",
    "keyword_rules",
    "power_text",
    "stats_line",
    "type_line",
]


def keyword_rules(name: str) -> tuple[str, ...]:
    """
    >>> keyword_rules("stealth")
    ('TCG-KEYWORD-STEALTH-01', 'TCG-KEYWORD-STEALTH-02')
    """
    return _keyword(name).rules


def keyword_reminder(name: str, language: str) -> str:
    """
    >>> keyword_reminder("elusive", "it")
    'Questo personaggio non può essere attaccato.'
    """
    _keyword(name)
    return WORDS.say(language, message_id("text-remind", name))


def _keyword(name: str) -> Keyword:
    for sort in (KEYWORD_WORDS, MARK):
        if name in sort:
            return sort[name]
    raise Impossible(f"There is no keyword {name!r}.")


# -- the head of a card ---------------------------------------------------------------------------


def card_name(card: int, language: str) -> str:
    """
    >>> card_name(c.CARD_NO["Kor Cindervein"], "it")
    'Kor Venacenero'
    """
    return card_noun(card, language)


@cache
def type_line(card: int, language: str) -> str:
    """
    >>> type_line(c.CARD_NO["Fire Blast"], "en")
    'Instant Ability — Fire'
    """
    s, entry = Scene(language, card), c.CARDS[card]
    form = "fs" if entry.type in FEMININE else "ms"
    words = {
        "unique": entry.unique,
        "unlimited": entry.unlimited,
        "instant": entry.instant,
        "two-handed": entry.hands > 1,
    }
    kind = s.say(
        f"card-{c.TYPES[entry.type]}",
        words=" ".join(s.say(f"word-{word}", form=form) for word, is_so in words.items() if is_so),
        token=s.say("word-token") if entry.token else "",
    )
    traits = ", ".join(_traits(s, entry))
    return s.say("type-line", type=kind, traits=traits) if traits else kind


def _traits(s: Scene, entry: c.Card) -> Iterator[str]:
    people = [named(s, tag_key(name), name) for name in (entry.race, entry.char_class) if name]
    if people:
        yield " ".join(people)
    if entry.specs:
        spec = s.listed([named(s, spec_key(name), name) for name in entry.specs])
        yield s.say("spec-talent", spec=spec) if entry.talent else spec
    for tag in sorted(entry.tags, key=lambda tag: tag.limit > 0):
        name = named(s, tag_key(tag.name), tag.name)
        yield s.say("tag-limit", tag=name, n=tag.limit) if tag.limit else name


@cache
def stats_line(card: int, language: str) -> str:
    """The numbers that are printed.

    >>> stats_line(c.CARD_NO["Fel Iron Hatchet"], "en")
    'Cost 4 · ATK 2 melee · Strike cost 0'
    """
    s, entry = Scene(language, card), c.CARDS[card]
    free = entry.token or entry.type in (c.HERO, c.QUEST, c.LOCATION)
    fights = entry.type in (c.ALLY, c.TOTEM, c.MASTER, c.WEAPON)
    lives = entry.type in (c.ALLY, c.TOTEM, c.MASTER, c.HERO)
    parts = [
        "" if free else s.say("stats-cost", n=entry.cost),
        s.say("stats-atk", n=entry.atk, kind=attack_kind(s, entry)) if fights else "",
        s.say("stats-health", n=entry.health) if lives else "",
        s.say("stats-defense", n=entry.defense) if entry.type == c.ARMOR else "",
        s.say("stats-strike", n=entry.strike) if entry.type == c.WEAPON else "",
    ]
    return " · ".join(part for part in parts if part)


# -- the rules text -------------------------------------------------------------------------------


@cache
def card_text(card: int, language: str) -> str:
    """All rules text, a line for the keywords and one for each power.

    >>> print(card_text(c.CARD_NO["Fireball"], "en"))
    Attach to target hero or ally. Your hero deals 4 fire damage to that character.
    Ongoing: At the start of your turn, your hero deals 1 fire damage to attached character.
    """
    entry = c.CARDS[card]
    lines = [", ".join(printed_keywords(Scene(language, card), entry))]
    for tag in entry.tags:
        if WORDS.has(language, key := f"text-rule-{c.slug(tag.name)}"):
            lines.append(WORDS.say(language, key, card=card_noun(card, language)))
    last: list[str] = []
    ongoing = entry.ongoing
    played = False
    for power in entry.powers:
        if power.name in ("play", "attach"):
            if not played:
                lines.append(paragraph(_scene(card, language), RESOLUTION[card]))
            played = True
            continue
        said = paragraph(_scene(card, language), power)
        if word("power", power.name).last:
            last.append(said)
        elif ongoing and not word("power", power.name).early:
            lines.append(f"{WORDS.say(language, 'text-ongoing')} {said}")
            ongoing = False
        else:
            lines.append(said)
    return "\n".join(line for line in (*lines, *last) if line)


RESOLUTION = {at.card: at.term for at in c.POWERS_AT if at.name.endswith(".play")}
"""What each card does as it resolves."""


def _scene(card: int, language: str, granted: bool = False) -> Scene:
    s = Scene(language, card, granted)
    for power in c.CARDS[card].powers:
        if power.name == "attach":
            s.host = groups(power.args[0].args[0])
    return s


@cache
def power_text(power: int, language: str) -> str:
    """One power of `content.POWERS_AT`; nothing for a card that only enters play.

    >>> power_text(c.POWER.index["lifemender-dorn.1"], "en")
    'Once per turn: ① ➡ Lifemender Dorn heals 1 damage from target hero or ally.'
    """
    at = c.POWERS_AT[power]
    if at.card == c.RULES_CARD:
        return WORDS.say(language, "text-mend-power")
    if at.term == Term("play"):
        return ""
    return paragraph(_scene(at.card, language, at.granted), at.term)


@cache
def condition_text(power: int, language: str, link: str = "if") -> str:
    """On what condition a power works, behind "if" or "while".

    >>> condition_text(c.POWER.index["entrenched.1"], "en")
    'if you control an ally'
    """
    at = c.POWERS_AT[power]
    test = at.term.get("if_") or at.term.get("while_")
    return "" if test is None else linked(_scene(at.card, language, at.granted), test, link)
