"""The box is opened: every expression of the pack, made into what runs (`has`)."""

from __future__ import annotations

import hashlib

from tabard.core.cache import read_cache, write_cache
from tabard.core.language.terms import Term
from tabard.core.pack import BadPack, located

from .. import content as c
from . import has
from .checking import mistakes
from .compiling import windowed
from .has import AbilityMade, Foe, Gives, Has
from .scene import WORDS
from .sorts import DUTY, HAPPENING, LANGUAGE, MENACE, SAID, STATIC, WINDOW, word


class Writer:
    """Collects what the words make, by the number of the ability."""

    def __init__(self) -> None:
        self.abilities: list[AbilityMade] = [
            AbilityMade(i, at.name, at.card, -1) for i, at in enumerate(c.ABILITIES_AT)
        ]

    def attach(self, ability: AbilityMade) -> None:
        self.abilities[ability.number] = ability

    def given(self, card: int) -> Gives | None:
        """What a card always gives, if that is the first thing it says."""
        at = next(i for i, at in enumerate(c.ABILITIES_AT) if at.card == card)
        term = c.ABILITIES_AT[at].term
        return STATIC["gives"].makes(self, at, term)["gives"][0] if term.name == "gives" else None


def check_cards() -> None:
    """What is written on the cards can be said. What was found fine is not looked at again."""
    name = hashlib.sha256(f"{c.HASH} {LANGUAGE.hash()}".encode()).hexdigest()[:32]
    if read_cache(f"spoken-{name}") is None:
        found = located(c.FOLDER, mistakes(c.DATA))
        if found:
            raise BadPack(found)
        write_cache(f"spoken-{name}", b"fine")


def open_box() -> None:
    """Is every word said in every language, and every card made of words? Then all tables."""
    LANGUAGE.close(WORDS, SAID)
    check_cards()
    w = Writer()
    of_card = tuple(_card(w, card) for card in range(len(c.CARDS)))
    foes = tuple(
        _foe(w, [i for i, at in enumerate(c.ABILITIES_AT) if at.creature == creature])
        for creature in range(len(c.CREATURES))
    )
    foes += tuple(
        _foe(w, [i for i, at in enumerate(c.ABILITIES_AT) if at.boss == boss])
        for boss in range(len(c.BOSSES))
    )
    abilities = tuple(w.abilities)
    c.STEPS_OF[:] = [(*ability.steps, "end") for ability in abilities]
    has.fill(
        ABILITIES=abilities,
        OF_CARD=of_card,
        FOE_OF=foes,
        HAPPENINGS=tuple(tuple(map(_happening, event.does)) for event in c.EVENTS),
        STAYS=tuple(map(_lasting, c.EVENTS)),
    )


def _card(w: Writer, card: int) -> Has:
    numbers = [i for i, at in enumerate(c.ABILITIES_AT) if at.card == card]
    parts: list[Has] = []
    usable: list[int] = []
    for number in numbers:
        at = c.ABILITIES_AT[number]
        if at.term.name in WINDOW:
            w.abilities[number] = windowed(number, at, not usable)
            usable.append(number)
        else:
            parts.append(Has(**STATIC[at.term.name].makes(w, number, at.term)))
    return has.together((*parts, Has(abilities=tuple(usable))))


def _foe(w: Writer, numbers: list[int]) -> Foe:
    found = Foe()
    usable: tuple[int, ...] = ()
    for number in numbers:
        at = c.ABILITIES_AT[number]
        if at.term.name in DUTY:
            w.abilities[number] = windowed(number, at, False)
            usable += (number,)
        else:
            found = found._replace(**MENACE[at.term.name].makes(at.term))
    return found._replace(abilities=usable)


def _happening(term: Term) -> tuple[str, object]:
    return term.name, word("happening", term.name).makes(term)


def _lasting(event: c.EventFacts) -> bool:
    return event.boss >= 0 or any(HAPPENING[term.name].lasting for term in event.does)
