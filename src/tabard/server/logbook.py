"""The log of a match as its viewers read it, each sentence made once for each language.

Lines are numbered per viewer, as in `Match.log`: the inputs' own numbers would show how often
somebody else was asked in secret.
"""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.match import Match
from tabard.core.phrase import EventParts, event_parts
from tabard.core.record import in_effect

from .messages import LineShape


class LogBook:
    """Remembers sentences, and how many lines each viewer has been told."""

    def __init__(self, match: Match[Any], names: tuple[str, ...]) -> None:
        self.match, self.names = match, names
        self._said: dict[tuple[str, int, int], EventParts] = {}
        self._told: dict[int, tuple[int, int]] = {}
        """viewer → (inputs counted, lines in them)"""

    def whole(self, viewer: int, language: str) -> list[LineShape]:
        """All that the viewer was told and that was not taken back."""
        kept = {i.n for i in in_effect(self.match.inputs)}
        self._told.pop(viewer, None)
        return [line for n, line in self._lines(viewer, language, 1) if n in kept]

    def since(self, viewer: int, language: str, first: int) -> list[LineShape]:
        """What the viewer was told by the input `first` and those after it."""
        return [line for _, line in self._lines(viewer, language, first)]

    def _lines(self, viewer: int, language: str, first: int) -> list[tuple[int, LineShape]]:
        made: list[tuple[int, LineShape]] = []
        number = self._before(viewer, first)
        for i in self.match.inputs[first - 1 :]:
            for k, event in enumerate(i.events):
                if event.audience is None or viewer in event.audience:
                    number += 1
                    made.append((i.n, self._line(number, i.n, k, event.text, language)))
        self._told[viewer] = (len(self.match.inputs), number)
        return made

    def _before(self, viewer: int, first: int) -> int:
        """How many lines the viewer was told before the input `first`."""
        counted, number = self._told.get(viewer, (0, 0))
        if counted >= first:
            counted, number = 0, 0
        for i in self.match.inputs[counted : first - 1]:
            number += sum(e.audience is None or viewer in e.audience for e in i.events)
        return number

    def _line(self, number: int, n: int, k: int, text: str, language: str) -> LineShape:
        parts = self._said.get((language, n, k))
        if parts is None:
            m = self.match
            parts = event_parts(m.game, m.state, text, language, self.names)
            self._said[language, n, k] = parts
        seat = None if parts.seat is None else SEAT_NAMES[parts.seat]
        return LineShape(number, text, parts.sentence, seat, parts.things)
