"""The box is opened: every expression of the pack, made into what runs (`has`)."""

from __future__ import annotations

import hashlib

from tabard.core.cache import read_cache, write_cache
from tabard.core.language.terms import Term
from tabard.core.pack import BadPack, located

from .. import content as c
from . import has
from . import names as n
from .checking import mistakes
from .has import Aim, Flip, PowerMade, Static
from .scene import WORDS
from .sorts import AIM, FLIP, HEAD, LANGUAGE, SAID, TEST, WORLD
from .words import statics
from .words.steps import plain, program


def _check() -> None:
    """What is written on the cards can be said. What was found fine is not looked at again."""
    name = hashlib.sha256(f"{c.HASH} {LANGUAGE.hash()}".encode()).hexdigest()[:32]
    if read_cache(f"spoken-{name}") is None:
        found = located(c.FOLDER, mistakes(c.DATA))
        if found:
            raise BadPack(found)
        write_cache(f"spoken-{name}", b"fine")


def _power(number: int, at: c.PowerAt) -> PowerMade:
    if not at.head:
        return PowerMade(number, n.TEXT, program(list(at.terms)))
    term = at.terms[0]
    test = term.get("if_")
    return PowerMade(
        number,
        HEAD[term.name].number,
        program(plain(term)),
        cost=c.ABILITIES[at.ability].cost if at.ability >= 0 else term.get("cost") or 0,
        die=term.args[0] if term.name == "rolls" else 0,
        within=term.get("within") or 0,
        in_combat=term.has("in_combat"),
        first=term.has("first"),
        test=None if test is None else TEST[test.name].makes(test),
    )


def _attached(ability: c.AbilityFacts) -> tuple[Static, ...]:
    """What a card does where it is attached."""
    from .words.steps import statics as inside

    for term in plain(ability.does):
        if term.name == "attach":
            return statics.made(inside(term)[1:] if _host(inside(term)[0]) else inside(term))
    return ()


def _host(term: Term) -> bool:
    return term.name in n.HOSTS


def open_box() -> None:
    """Is every word said in every language, and every card made of words? Then all tables."""
    LANGUAGE.close(WORDS, SAID)
    _check()
    powers = tuple(_power(i, at) for i, at in enumerate(c.POWERS_AT))
    c.STEPS_OF[:] = [
        (*(f"{i + 1}.{do.op}" for i, do in enumerate(power.steps)), "end") for power in powers
    ]
    has.fill_tables(
        powers,
        ATTACHED=tuple(map(_attached, c.ABILITIES)),
        FACE=tuple(
            tuple(
                statics.made([term for term in hero.does[side] if term.name not in HEAD])
                for side in (0, 1)
            )
            for hero in c.HEROES
        ),
        FACE_POWERS=tuple(
            tuple(
                tuple(i for i, at in enumerate(c.POWERS_AT) if at.hero == hero and at.side == side)
                for side in (0, 1)
            )
            for hero in range(len(c.HEROES))
        ),
        ITEM_POWERS=_by("item", len(c.ITEMS)),
        FOE_POWERS=tuple(
            tuple(i for i, at in enumerate(c.POWERS_AT) if at.foe == foe and at.head)
            for foe in range(len(c.FOES))
        ),
        FOE_WIN=tuple(c.POWER_NO.get(f"{foe.id}.win", -1) for foe in c.FOES),
        WAYS=tuple(
            tuple(c.POWER_NO[f"{event.id}.front.{k + 1}"] for k in range(len(event.resolve)))
            for event in c.EVENTS
        ),
        BACK=tuple(c.POWER_NO.get(f"{event.id}.back", -1) for event in c.EVENTS),
        ALWAYS=tuple(
            tuple(WORLD[term.name].makes(term) for term in event.on) for event in c.EVENTS
        ),
        FLIPS=tuple(
            Flip("") if event.flips is None else FLIP[event.flips.name].makes(event.flips)
            for event in c.EVENTS
        ),
        AIMS=tuple(_aims(quest) for quest in c.QUESTS),
    )


def _by(field: str, size: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(i for i, at in enumerate(c.POWERS_AT) if getattr(at, field) == one)
        for one in range(size)
    )


def _aims(quest: c.QuestFacts) -> tuple[Aim, ...]:
    return tuple(AIM[term.name].makes(term) for term in quest.steps)
