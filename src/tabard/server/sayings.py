"""What is said of a match's options, each said once where that stays true."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.ask import Option
from tabard.core.codec import Number
from tabard.core.game import Game
from tabard.core.phrase import option_text, things_of

SAID = 2000
"""Options of one match of which is remembered what was said."""
Names = tuple[str, ...]


class Saying(NamedTuple):
    """All there is to say of an option but its figures."""

    text: str
    verb: str
    args: list[str]
    label: str
    things: list[tuple[str, str]]


class Sayings:
    """What was said of the options of one match, as long as everybody is called as he is."""

    def __init__(self, game: Game[Any], names: Names) -> None:
        self.game, self.names = game, names
        self._made: dict[tuple[str, Option], Saying] = {}

    def of(self, s: Any, option: Option, language: str) -> Saying:
        made = self._made.get((language, option))
        if made is None:
            made = self._say(s, option, language)
            kinds = self.game.options.verbs[option[0]]
            if all(kind in self.game.lasting or isinstance(kind, Number) for kind in kinds):
                if len(self._made) >= SAID:
                    self._made.clear()
                self._made[language, option] = made
        return made

    def _say(self, s: Any, option: Option, language: str) -> Saying:
        text = self.game.options.text(s, option)
        verb, *args = text.split()
        label = option_text(self.game, s, option, language, self.names)
        return Saying(text, verb, args, label, things_of(self.game, s, option, text))
