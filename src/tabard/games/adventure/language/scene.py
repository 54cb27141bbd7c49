"""How expressions are said: heads, steps and static words as parts of a sentence."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce
from typing import Any

from tabard.core.language import kit
from tabard.core.language.terms import Term, is_list
from tabard.core.words import Noun, Words

from .. import content as c
from .sorts import STATIC, STEP, TEST

WORDS = Words(c.PACKAGE)


class Scene(kit.Scene):
    """A card that speaks."""

    def __init__(self, language: str) -> None:
        super().__init__(language, WORDS, "text")

    def steps(self, terms: list[Term]) -> str:
        return self._together([STEP[term.name].says(self, term) for term in terms])

    def statics(self, terms: list[Term]) -> str:
        return self._together([STATIC[term.name].says(self, term) for term in terms])

    def ways(self, ways: Collection[Collection[Term]]) -> str:
        """What somebody may choose between."""
        parts = [self.steps(list(way)) for way in ways]
        if all(len(way) == 1 for way in ways):
            return self.listed(parts, "or")
        return reduce(lambda one, other: self.say("either", one=one, other=other), parts)

    def _together(self, parts: list[str]) -> str:
        """ "a and b; from red: c": what has a colon of its own stands by itself."""
        said: list[list[str]] = [[]]
        for part in parts:
            if ": " in part:
                said += [[part], []]
            else:
                said[-1].append(part)
        return "; ".join(self.listed(some) for some in said if some)

    def test(self, term: Term) -> str:
        made: str = TEST[term.name].says(self, term)
        return made

    def name(self, key: str, term: Term) -> Noun:
        """A bare word of a list: a level, a trait, a type."""
        return WORDS.noun(self.language, f"{key}-{term.name}".replace("_", "-"))

    def traits(self, term: Term) -> str:
        return self.listed([str(self.name("trait", part)) for part in term.args[0]], "or")

    def place(self, name: str) -> str:
        return c.SPACE_NAME[c.SPACE_NO[name]]

    def head_arg(self, term: Term, name: str) -> Any:
        if name == "face":
            return term.args[0]
        if name == "within":
            return term.get("within") or 0
        return "yes" if term.has(name) else "no"

    def step_arg(self, term: Term, name: str) -> Any:
        """What a message of a step or a static word is told."""
        if name == "n":
            value = term.args[0] if term.args else 0
            return value if isinstance(value, int) else 99
        if name == "signed":
            return f"{term.args[0]:+d}".replace("-", "−")
        if name == "who":
            return "foe" if term.has("foe") else "me"
        if name in ("within", "upkeeps", "on"):
            return term.get(name)
        if name == "level":
            own = term.args[0].name == "own"
            return "own" if own else str(self.name("level", term.args[0]))
        if name == "scope":
            return term.args[1].name
        if name == "how":
            return "chosen" if term.has("chosen") else "random"
        if name == "away":
            return "yes" if term.has("away") else "no"
        return self.say(f"group-{term.args[0].name}")

    def aim_arg(self, term: Term, name: str) -> Any:
        """What a message of a quest's step is told."""
        if name == "n":
            return term.args[0]
        if name == "trait":
            return str(self.name("trait", term.args[1]))
        if name == "level":
            return (
                "any" if term.get("from_") is None else str(self.name("level", term.get("from_")))
            )
        if name == "places":
            return self.listed([self.place(place) for place in term.args[0]], "or")
        value = term.args[0]
        return self.say("any-city") if not isinstance(value, str) else self.place(value)


def listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if is_list(value) else (value,)
