"""What is said of a match's options and of whom it waits for, each said once where that stays
true."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.ask import Ask, Option
from tabard.core.codec import Codec, Number
from tabard.core.game import Game
from tabard.core.phrase import message_id, option_text, things_of

from .sorry import joined, say

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
    """What was said of the options of one match, as long as everybody is called as they are."""

    def __init__(self, game: Game[Any], names: Names) -> None:
        self.game, self.names = game, names
        self._made: dict[tuple[str, Option], Saying] = {}
        self._awaited: dict[tuple[str, tuple[int, ...], str], str] = {}
        self._orders: dict[Option, str] = {}

    def of(self, s: Any, option: Option, language: str) -> Saying:
        made = self._made.get((language, option))
        if made is None:
            made = self._say(s, option, language)
            if self._lasts(self.game.options, option):
                if len(self._made) >= SAID:
                    self._made.clear()
                self._made[language, option] = made
        return made

    def _lasts(self, codec: Codec, thing: Option) -> bool:
        """Whether the words for it are the same all through the match."""
        kinds = codec.verbs[thing[0]]
        return all(kind in self.game.lasting or isinstance(kind, Number) for kind in kinds)

    def orders(self, s: Any, seat: int) -> list[str]:
        """What stands of all that the seat can order."""
        return [
            "" if choice.now is None else self._orders.get(choice.now) or self._order(s, choice.now)
            for choice in self.game.standing(s, seat)
        ]

    def _order(self, s: Any, order: Option) -> str:
        text = self.game.orders.text(s, order)
        if self._lasts(self.game.orders, order):
            self._orders[order] = text
        return text

    def awaited(self, q: Ask, language: str) -> str:
        """What those read who are not asked: only who is."""
        key = (language, tuple(q.who), q.label)
        found = self._awaited.get(key)
        if found is None:
            found = self._awaited[key] = self._await(q, language)
        return found

    def _await(self, q: Ask, language: str) -> str:
        awaited = joined(language, [self.names[w] for w in q.who])
        doing, words = message_id("doing", q.label), self.game.words
        if not words.has(language, doing):  # a game says it where the label is no secret
            return say(language, "waiting-for", names=awaited)
        return say(language, "waiting-to", names=awaited, what=words.say(language, doing))

    def _say(self, s: Any, option: Option, language: str) -> Saying:
        text = self.game.options.text(s, option)
        verb, *args = text.split()
        label = option_text(self.game, s, option, language, self.names)
        return Saying(text, verb, args, label, things_of(self.game, s, option, text))
