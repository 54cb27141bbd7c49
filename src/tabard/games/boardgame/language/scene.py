"""How expressions are said: amounts, dice, conditions and steps as parts of a sentence."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.language import kit
from tabard.core.language.terms import Term, is_list
from tabard.core.words import Noun, Words

from .. import content as c
from .sorts import word

WORDS = Words(c.PACKAGE)
MAY, DO, GIVES = "may", "do", "gives"
"""The moods of a verb: what one may do, what happens, and what a card adds all the time."""


class Much(NamedTuple):
    """An amount: so many, and for each of what; "": that is all."""

    n: int
    per: str = ""


class Scene(kit.Scene):
    """A card that speaks."""

    def __init__(self, language: str, card: int = -1) -> None:
        super().__init__(language, WORDS, "text")
        self.card = card
        self.each = 1
        """How much is paid for one of what comes."""

    def much(self, value: Any, every: str = "one") -> Much:
        """An amount; `every`: one for each, one for every two, or the things themselves."""
        if isinstance(value, int):
            return Much(abs(value))
        if value == Term("all"):
            return Much(0)
        made: Much = word("signed", value.name).says(self, value, every)
        return made

    def counted(self, value: Any) -> dict[str, Any]:
        """An amount, as messages take it."""
        return self.much(value)._asdict()

    def dice(self, term: Term, form: str = "a-die") -> str:
        """A die, such dice, or what stands after "each"."""
        made: str = word("dice", term.name).says(self, term, form)
        return made

    def test(self, term: Term) -> str:
        made: str = word("test", term.name).says(self, term)
        return made

    def name(self, key: str, term: Term) -> Noun:
        """A bare word of a list: a color, a box, a trait."""
        return self.noun(f"{key}-{term.name}")

    def names(self, key: str, value: Any, last: str = "or") -> str:
        parts = value if is_list(value) else (value,)
        return self.listed([str(self.name(key, part)) for part in parts], last)

    def card_names(self, value: Any, last: str = "or") -> str:
        """Cards that are named, as they are printed."""
        parts = value if is_list(value) else (value,)
        return self.listed([c.CARDS[c.CARD_NO[part]].name for part in parts], last)

    def step(self, term: Term, mood: str, place: str = "step") -> str:
        made: str = word(place, term.name).says(self, term, mood)
        return made
