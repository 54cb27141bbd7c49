"""The text on a card, made from its pack: name, type line, numbers and rules.

What the engine reads and what a player reads is the same expression, so they can't disagree. Words
stand in ``words/*.ftl`` under ``text-``; `lexicon` declines them, `phrases` and `measures` make
groups, amounts and conditions of them, `mods` and `sentences` what is changed and done,
`paragraphs` whole powers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabard.core.errors import Impossible
from tabard.core.phrase import message_id

from . import content as c
from .grammar import DAMAGE_TYPES, SWITCHES
from .language import Term
from .lexicon import WORDS, Scene, say, tag_key
from .paragraphs import paragraph
from .phrases import FEMININE, card_noun, groups
from .sentences import attack_kind

__all__ = [
    "KEYWORDS",
    "WORDS",
    "card_name",
    "card_text",
    "keyword_reminder",
    "keyword_rules",
    "power_text",
    "stats_line",
    "type_line",
]

KEYWORDS: dict[str, tuple[str, int]] = {
    "instant": ("KEYWORD-INSTANT", 1),
    "ongoing": ("ONGOING", 5),
    "protector": ("KEYWORD-PROTECTOR", 1),
    "stealth": ("KEYWORD-STEALTH", 2),
    "elusive": ("KEYWORD-ELUSIVE", 2),
    "ferocity": ("KEYWORD-FEROCITY", 2),
    "long_range": ("KEYWORD-LONGRANGE", 3),
    "untargetable": ("KEYWORD-UNTARGETABLE", 1),
    "aberration": ("KEYWORD-ABERRATION", 2),
    "time_is_money": ("KEYWORD-TIMEISMONEY", 2),
    "dual_wield": ("KEYWORD-DUALWIELD", 1),
    "assault": ("KEYWORD-ASSAULT", 3),
    "mend": ("KEYWORD-MEND", 2),
    "resist": ("KEYWORD-RESISTANCE", 1),
    "stash": ("KEYWORD-STASH", 6),
    "rattle": ("KEYWORD-DEATHRATTLE", 3),
    "unique": ("UNIQUE", 4),
    "unlimited": ("KEYWORD-UNLIMITED", 1),
    "talent": ("TALENT", 5),
    "totem": ("TOTEM", 6),
}
"""The section of the rules behind each keyword, and how many rules it has."""


def keyword_rules(name: str) -> tuple[str, ...]:
    """
    >>> keyword_rules("stealth")
    ('TCG-KEYWORD-STEALTH-01', 'TCG-KEYWORD-STEALTH-02')
    """
    section, count = _keyword(name)
    return tuple(f"TCG-{section}-{n:02}" for n in range(1, count + 1))


def keyword_reminder(name: str, language: str) -> str:
    """
    >>> keyword_reminder("elusive", "it")
    'Questo personaggio non può essere attaccato.'
    """
    _keyword(name)
    return WORDS.say(language, message_id("text-remind", name))


def _keyword(name: str) -> tuple[str, int]:
    if name not in KEYWORDS:
        raise Impossible(f"There is no keyword {name!r}.")
    return KEYWORDS[name]


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
    kind = say(
        s,
        f"card-{c.TYPES[entry.type]}",
        words=" ".join(say(s, f"word-{word}", form=form) for word, is_so in words.items() if is_so),
        token=say(s, "word-token") if entry.token else "",
    )
    traits = ", ".join(_traits(s, entry))
    return say(s, "type-line", type=kind, traits=traits) if traits else kind


def _traits(s: Scene, entry: c.Card) -> Iterator[str]:
    people = [say(s, tag_key(word)) for word in (entry.race, entry.char_class) if word]
    if people:
        yield " ".join(people)
    if entry.spec:
        spec = say(s, f"spec-{c.slug(entry.spec)}")
        yield say(s, "spec-talent", spec=spec) if entry.talent else spec
    for tag in sorted(entry.tags, key=lambda tag: tag.limit > 0):
        name = say(s, tag_key(tag.name))
        yield say(s, "tag-limit", tag=name, n=tag.limit) if tag.limit else name


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
        "" if free else say(s, "stats-cost", n=entry.cost),
        say(s, "stats-atk", n=entry.atk, kind=attack_kind(s, entry)) if fights else "",
        say(s, "stats-health", n=entry.health) if lives else "",
        say(s, "stats-defense", n=entry.defense) if entry.type == c.ARMOR else "",
        say(s, "stats-strike", n=entry.strike) if entry.type == c.WEAPON else "",
    ]
    return " · ".join(part for part in parts if part)


# -- the rules text -------------------------------------------------------------------------------


@cache
def card_text(card: int, language: str) -> str:
    """All rules text, a line for the keywords and one for each power.

    >>> print(card_text(c.CARD_NO["Fireball"], "en"))
    Attach to target hero or ally. Your hero deals 4 fire damage to it.
    Ongoing: At the start of your turn, your hero deals 1 fire damage to attached character.
    """
    entry = c.CARDS[card]
    lines = [", ".join(_printed(Scene(language, card), entry))]
    last: list[str] = []
    ongoing = entry.ongoing
    played = False
    for power in entry.powers:
        if power.name in ("play", "attach"):
            if not played:
                lines.append(paragraph(_scene(card, language), PLAYING[card]))
            played = True
            continue
        said = paragraph(_scene(card, language), power)
        if power.name in ("stash", "rattle"):
            last.append(said)
        elif ongoing and power.name not in BEFORE_ONGOING:
            lines.append(f"{WORDS.say(language, 'text-ongoing')} {said}")
            ongoing = False
        else:
            lines.append(said)
    return "\n".join(line for line in (*lines, *last) if line)


PLAYING = {at.card: at.term for at in c.POWERS_AT if at.name.endswith(".play")}
"""What each card does as it resolves."""
BEFORE_ONGOING = ("extra", "free", "uninterruptible", "requires")
"""Powers that work before the card is in play."""


def _printed(s: Scene, entry: c.Card) -> Iterator[str]:
    for name in SWITCHES:
        if entry.keywords & c.KEYWORD_BIT[name]:
            yield say(s, f"keyword-{name}")
    for name, n in (("assault", entry.assault), ("mend", entry.mend)):
        if n:
            yield say(s, f"keyword-{name}-n", n=n)
    if entry.resist == c.PHYSICAL:
        yield say(s, "resist-physical")
    else:
        for i, name in enumerate(DAMAGE_TYPES):
            if entry.resist >> i & 1:
                yield say(s, f"resist-{name}")


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
    'Once per turn: ① >>> Lifemender Dorn heals 1 damage from target hero or ally.'
    """
    at = c.POWERS_AT[power]
    if at.card == c.RULES_CARD:
        return WORDS.say(language, "text-mend-power")
    if at.term == Term("play"):
        return ""
    return paragraph(_scene(at.card, language, at.granted), at.term)
