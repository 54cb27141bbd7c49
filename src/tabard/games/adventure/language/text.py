"""The text on cards, heroes, encounters, events and quests, made from the pack."""

from __future__ import annotations

from typing import Any

from tabard.core.language.kit import capital
from tabard.core.language.terms import Term
from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .. import content as c
from . import names as n
from .scene import WORDS, Scene
from .sorts import AIM, FLIP, WORLD, word


def _sentence(text: str) -> str:
    return capital(text if text.endswith(".") else f"{text}.")


def powers_text(terms: tuple[Term, ...], language: str) -> str:
    """Heads and static words, a sentence each."""
    s = Scene(language)
    return " ".join(_sentence(word("power", term.name).says(s, term)) for term in terms)


def ability_text(ability: int, language: str) -> str:
    """
    >>> ability_text(c.ABILITY.index["shadow-bolt"], "en")
    'Before the roll: ranged attack 3 instead of your weapon; from green: attack +1; from red:
    attack +1.'"""
    return powers_text((c.ABILITIES[ability].does,), language)


def item_text(item: int, language: str) -> str:
    text = powers_text(c.ITEMS[item].does, language)
    if c.ITEMS[item].slot == n.PACK:
        text = f"{text} {Scene(language).say('used-up')}"
    return text.strip()


def steps_text(terms: tuple[Term, ...], language: str) -> str:
    s = Scene(language)
    return _sentence(s.steps(list(terms))) if terms else ""


def event_text(event: int, language: str) -> str:
    """The front, when it flips, and the back."""
    s, facts = Scene(language), c.EVENTS[event]
    said = [_sentence(WORLD[term.name].says(s, term)) for term in facts.on]
    if facts.resolve:
        said.append(_sentence(s.ways(facts.resolve)))
    if facts.foe >= 0:
        said.append(_sentence(s.say("event-fight", foe=foe_line(facts.foe, language))))
        said.append(_sentence(s.say("event-win", steps=s.steps(list(c.FOES[facts.foe].win)))))
    if facts.flips is not None:
        said.append(
            _sentence(s.say("event-flips", when=FLIP[facts.flips.name].says(s, facts.flips)))
        )
    back = _back_text(s, facts, language)
    if back:
        said.append(_sentence(s.say("event-back", text=back)))
    return " ".join(said)


def _back_text(s: Scene, facts: c.EventFacts, language: str) -> str:
    if facts.back_item >= 0:
        return s.say("back-item", name=c.ITEMS[facts.back_item].name)
    if facts.back_foe >= 0:
        foe = c.FOES[facts.back_foe]
        text = s.say("back-foe", foe=foe_line(facts.back_foe, language))
        if foe.win:
            text += "; " + s.say("event-win", steps=s.steps(list(foe.win)))
        return text + ("; " + s.say("back-valor", n=foe.valor) if foe.valor else "")
    if facts.valor:
        return s.say("back-valor", n=facts.valor)
    return s.steps(list(facts.back))


def foe_line(foe: int, language: str) -> str:
    """How strong an encounter is."""
    facts = c.FOES[foe]
    kind = WORDS.noun(language, f"type-{n.TYPES[facts.type]}")
    traits = ", ".join(str(WORDS.noun(language, f"trait-{n.TRAITS[t]}")) for t in facts.traits)
    line = Scene(language).say(
        "foe-line", type=kind, attack=facts.attack, defense=facts.defense, damage=facts.damage
    )
    return f"{facts.name} ({traits}; {line})"


def item_line(item: int, language: str) -> str:
    facts = c.ITEMS[item]
    s = Scene(language)
    slot = WORDS.noun(language, f"gear-{n.SLOTS[facts.slot]}")
    level = WORDS.noun(language, f"level-{n.LEVELS[facts.level]}")
    potions = ", ".join(str(WORDS.noun(language, f"potion-{n.POTIONS[p]}")) for p in facts.potions)
    if facts.slot == n.WEAPON:
        kind = WORDS.noun(language, f"type-{n.TYPES[facts.type]}")
        return s.say("line-weapon", type=kind, n=facts.value, level=level, potions=potions)
    if facts.slot == n.ARMOR:
        return s.say("line-armor", n=facts.value, level=level, potions=potions)
    return s.say("line-pack", slot=slot, level=level, potions=potions)


def quest_text(quest: int, language: str) -> str:
    """What is laid out, and the steps in their order."""
    s, facts = Scene(language), c.QUESTS[quest]
    said = []
    if facts.tokens:
        places = s.listed([c.SPACE_NAME[space] for space in facts.tokens])
        said.append(_sentence(s.say("quest-tokens", n=len(facts.tokens), places=places)))
    if facts.give:
        said.append(_sentence(s.say(f"quest-give-{facts.give}")))
    said += [aim_text(term, language) for term in facts.steps]
    return " ".join(said)


def aim_text(term: Term, language: str) -> str:
    """One step of a quest."""
    return _sentence(AIM[term.name].says(Scene(language), term))


def hero_text(hero: int, side: int, language: str) -> str:
    return powers_text(c.HEROES[hero].does[side], language)


def power_name(power: int, language: str) -> Noun:
    """A power as an option names it: by what has it, or by what it does."""
    at = c.POWERS_AT[power]
    if at.ability >= 0:
        return Noun(c.ABILITIES[at.ability].name)
    if at.item >= 0:
        return Noun(c.ITEMS[at.item].name)
    if at.foe >= 0:
        return Noun(c.FOES[at.foe].name)
    if at.hero >= 0:
        return Noun(powers_text(at.terms, language).rstrip("."))
    return Noun(steps_text(at.terms, language).rstrip("."))


def choice_name(value: Any, language: str) -> str:
    """What a choice of the table's settings is called."""
    key = message_id("choice", str(value).lower())
    return WORDS.say(language, key) if WORDS.has(language, key) else str(value)
