"""The text on cards, sheets and events, made from the pack: what the engine reads and what a player
reads is the same data."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tabard.core.language.kit import capital
from tabard.core.language.terms import Term
from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .. import content as c
from . import names as n
from .scene import WORDS, Scene
from .sorts import word


def sentence(s: Scene, term: Term, place: str) -> str:
    """One expression as a sentence."""
    text: str = word(place, term.name).says(s, term)
    return capital(text if text.endswith(".") else f"{text}.")


def card_text(card: int, language: str) -> str:
    """What a card does, a sentence for each expression.

    >>> card_text(c.CARD_NO["scimitar"], "en")
    'Gives 2 red dice and Reroll +1.'
    """
    s = Scene(language, card)
    said = [sentence(s, term, "ability") for term in c.CARDS[card].does]
    if c.CARDS[card].type == c.BAG_TYPE:  # TBG-TIMING-16
        said.append(capital(f"{s.say('used-up')}."))
    return " ".join(said)


def type_line(card: int, language: str) -> str:
    """What kind of card it is: "Warrior · power · instant · level 1"."""
    s, what = Scene(language, card), c.CARDS[card]
    parts = [s.say(f"line-{c.SORTS[what.sort]}")]
    if what.class_ >= 0:
        parts.insert(0, str(WORDS.noun(language, f"class-{n.CLASSES[what.class_]}")))
    if what.type >= 0:
        parts.append(str(s.noun(f"type-{n.CARD_TYPES[what.type]}")))
    parts += [str(s.noun(f"trait-{trait}")) for trait in what.traits]
    if what.function:
        parts.append(s.say(f"line-{what.function}"))
    if what.unique:
        parts.append(str(s.noun(f"category-{what.unique}")))
    if what.sort in (c.POWER, c.TALENT, c.ITEM):
        parts.append(s.say("line-level", n=what.level))
    return " · ".join(parts)


def stats_line(card: int, language: str) -> str:
    """What it costs, and what a companion can take."""
    s, what = Scene(language, card), c.CARDS[card]
    numbers = (("gold", what.gold), ("energy", what.energy), ("health", what.health))
    return " · ".join(s.say(f"line-{name}", n=much) for name, much in numbers if much)


def values_line(color: str, worth: c.Values, language: str) -> str:
    """How strong an opponent is."""
    numbers = worth._asdict()
    return Scene(language).say(
        "line-values", color=WORDS.noun(language, f"color-{color}"), **numbers
    )


def boss_line(values: tuple[c.Values, ...], language: str) -> str:
    """The same for a boss; an Overlord has a side for four characters and one for six."""
    sides = dict.fromkeys(Scene(language).say("line-boss", **one._asdict()) for one in values)
    return "; ".join(sides)


def quest_text(quest: int, language: str) -> str:
    """Where its creatures are, and what it brings."""
    s, entry = Scene(language), c.QUESTS[quest]
    spawns = [
        s.say(
            "quest-spawn",
            n=spawn.many,
            color=n.COLORS[spawn.color],
            creature=creature_name(spawn.creature, spawn.many, language),
            region=c.BOARD["regions"][c.REGIONS[spawn.region]]["name"],
        )
        for spawn in entry.spawns
    ]
    brings = reward_text(s, entry.gold, entry.xp, entry.items)
    if entry.special:
        brings += f"; {s.listed([c.CARDS[card].name for card in entry.special], 'or')}"
    return s.say("quest", spawns="; ".join(spawns), brings=brings)


def creature_name(creature: int, many: int, language: str) -> str:
    return by_number(message_id("creature", c.CREATURES[creature].id), many, language)


def deck_name(deck: int, many: int, language: str) -> str:
    return by_number(f"deck-{n.DECKS[deck]}", many, language)


def by_number(key: str, many: int, language: str) -> str:
    several = WORDS.attr(language, key, "many") if many > 1 else None
    return several or WORDS.say(language, key)


def reward_text(s: Scene, gold: int, xp: int, items: tuple[tuple[int, int], ...]) -> str:
    """Gold and XP, and the items of which one is kept each time."""
    brings = [WORDS.say(s.language, "table-pays", gold=gold, xp=xp)]
    for (deck, draw), times in Counter(items).items():
        name = deck_name(deck, times if draw == 1 else 1, s.language)
        brings.append(s.say("quest-item", n=draw, deck=name, times=times))
    return "; ".join(brings)


def menace_text(does: tuple[Term, ...], language: str) -> str:
    """What a creature or a boss does."""
    s = Scene(language)
    return " ".join(sentence(s, term, "menace") for term in does)


def event_text(event: int, language: str) -> str:
    s = Scene(language)
    said = [sentence(s, term, "happening") for term in c.EVENTS[event].does]
    if c.EVENTS[event].boss >= 0:
        said += boss_text(s, c.BOSSES[c.EVENTS[event].boss])
    return " ".join(said)


def boss_text(s: Scene, boss: c.BossFacts) -> list[str]:
    """Where a boss comes to, what it does, what is at stake, and what it leaves."""
    region = c.BOARD["regions"][c.REGIONS[boss.region]]["name"]
    said = [s.say("boss", region=region, strength=boss_line(boss.values, s.language))]
    said.append(menace_text(boss.does, s.language))
    if boss.stake:
        said.append(s.say(f"boss-stake-{boss.stake}"))
    stronger, weaker = (reward_text(s, *one) for one in boss.rewards)
    key = "boss-pays" if stronger == weaker else "boss-pays-both"
    said.append(s.say(key, brings=stronger, weaker=weaker))
    if boss.each_faction:
        said.append(s.say("boss-each"))
    if boss.burden:
        said.append(s.say("boss-burden", n=boss.burden))
    if boss.relic:
        said.append(s.say("boss-relic", n=boss.relic))
    return said


def ability_text(ability: int, language: str) -> Noun:
    """An ability as an option names it: by its card, or whoever has it."""
    at = c.ABILITIES_AT[ability]
    if at.card >= 0:
        return Noun(c.CARDS[at.card].name)
    if at.creature >= 0:
        return WORDS.noun(language, message_id("creature", c.CREATURES[at.creature].id))
    return Noun(c.BOSSES[at.boss].name)


def choice_name(value: Any, language: str) -> str:
    """What a choice of the table's settings is called."""
    key = message_id("choice", str(value).lower())
    return WORDS.say(language, key) if WORDS.has(language, key) else str(value)
