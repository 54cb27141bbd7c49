"""Lists of one's own (decks): what a person brings belongs to the seat, and nobody else is shown
it until the rules show it.

The table's options name lists from the box at most, and everybody reads them. A seat's own list is
kept with the seat; only when the match is made do the two become one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.lists import Listing, ListProblem, lists_in, ready_made

from .rows import Brings, Listed
from .sorry import Sorry, say

TOLD = 20
"""Mistakes of one list that are told; of the rest only how many they are."""


class BadList(Sorry):
    """A list with mistakes: the first of them, in the language of whoever wrote it."""

    def __init__(self, problems: Sequence[ListProblem], language: str) -> None:
        super().__init__("malformed", "bad-list")
        self.lines = [
            str(p) if p.line is None else say(language, "list-line", line=p.line, why=str(p))
            for p in problems[:TOLD]
        ]
        self.rest = max(0, len(problems) - TOLD)

    def text(self, language: str) -> str:
        more = [say(language, "bad-list-more", n=self.rest)] if self.rest else []
        return "\n".join([super().text(language), *self.lines, *more])


def check_options(game: Game[Any], options: Mapping[str, Any], seats: int) -> None:
    """Options are for everybody's eyes: a list of one's own has no business there."""
    if game.list_kind and not all(
        ready_made(game, value, seats) for value in lists_in(game, options, seats)
    ):
        raise Sorry("malformed", "list-in-options")


class Reader:
    """Reads what people bring. That takes its time, so it is done in a thread, one list after the
    other, however many are sent at once."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)

    async def check(
        self,
        game: Game[Any],
        text: str,
        seats: int,
        language: str,
        options: Mapping[str, Any] = MappingProxyType({}),
    ) -> Brings:
        """What a seat brings with this list to a table with these options; `BadList` says why it
        can't."""
        if not game.list_kind:
            raise Sorry("malformed", "no-lists")
        async with self._turn:
            brings, problems = await asyncio.to_thread(
                _checked, game, text, seats, language, options
            )
        if problems:
            raise BadList(problems, language)
        return brings

    async def read(self, game: Game[Any], text: str, language: str) -> Listing:
        """What a list holds, and all that is wrong with it, for whoever writes it."""
        async with self._turn:
            return await asyncio.to_thread(_read, game, text, language)


def _checked(
    game: Game[Any], text: str, seats: int, language: str, options: Mapping[str, Any]
) -> tuple[Brings, Sequence[ListProblem]]:
    brings = Brings(text)
    if not ready_made(game, text, seats):
        found = _read(game, text, language)
        if found.problems:
            return brings, found.problems
        brings = Brings(text, Listed(name=found.name, leader=found.leader))
    refused = game.list_refused(options, text, language)
    return brings, () if refused is None else (refused,)


def _read(game: Game[Any], text: str, language: str) -> Listing:
    try:
        return game.read_list(text, language)
    except Malformed as error:
        return Listing("", None, (), (ListProblem(str(error)),))
