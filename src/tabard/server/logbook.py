"""The log of a match as its viewers read it ("you" where it is about them), each sentence made once
for each language.

Lines are numbered per viewer, as in `Match.log`: the inputs' own numbers would show how often
somebody else was asked in secret.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.held import unsaid
from tabard.core.match import Match
from tabard.core.phrase import EventParts, event_parts
from tabard.core.record import Input

from .messages import LineShape
from .sorry import say


@dataclass
class Page:
    """What one viewer reads in one language, as far as it has been written."""

    inputs: int = 0
    """How many have been gone through."""
    number: int = 0
    """Of the viewer's last line, those that were taken back included."""
    lines: list[tuple[int, LineShape]] = field(default_factory=list)
    """Those in effect, each with the number of its input."""


class LogBook:
    """Remembers sentences, and continues what each viewer reads."""

    def __init__(self, match: Match[Any], names: tuple[str, ...]) -> None:
        self.match, self.names = match, names
        self._said: dict[tuple[str, int, int, int | None], EventParts] = {}
        self._pages: dict[tuple[int, str], Page] = {}

    def whole(self, viewer: int, language: str) -> list[LineShape]:
        """All that the viewer was told and that was not taken back, and that something was."""
        return [line for _, line in self._page(viewer, language).lines]

    def since(self, viewer: int, language: str, first: int) -> list[LineShape]:
        """What the viewer was told by the input `first` and those after it."""
        lines = self._page(viewer, language).lines
        at = len(lines)
        while at and lines[at - 1][0] >= first:
            at -= 1
        return [line for _, line in lines[at:]]

    def _page(self, viewer: int, language: str) -> Page:
        page = self._pages.setdefault((viewer, language), Page())
        shown = self.match.shown(viewer)
        new = self.match.inputs[page.inputs : shown]
        never = unsaid(new, self.match.state.allies(viewer))
        for i in new:
            if i.n in never:
                continue
            if i.undo:
                self._take_back(page, i, viewer, language)
            for k, event in enumerate(i.events):
                if event.audience is None or viewer in event.audience:
                    page.number += 1
                    line = self._line(page.number, i.n, k, event.text, viewer, language)
                    page.lines.append((i.n, line))
        page.inputs = shown
        return page

    def _take_back(self, page: Page, i: Input, viewer: int, language: str) -> None:
        """What was told since goes; that something was taken back before stays told."""
        still: list[tuple[int, LineShape]] = []
        while page.lines and page.lines[-1][0] >= i.undo:
            n, line = page.lines.pop()
            if self.match.inputs[n - 1].undo:
                still.append((n, line))
        page.lines += reversed(still)
        if not i.quiet:
            page.number += 1
            page.lines.append((i.n, self._taken_back(page.number, i, viewer, language)))

    def _taken_back(self, number: int, i: Input, viewer: int, language: str) -> LineShape:
        key = "took-back-seen" if i.consent else "took-back"
        if i.seat == viewer:
            key += "-you"
        seat = SEAT_NAMES[i.seat]
        text = say(language, key, name=self.names[i.seat])
        return LineShape(number, f"took_back {seat}", text, seat, [])

    def _line(
        self, number: int, n: int, k: int, text: str, viewer: int, language: str
    ) -> LineShape:
        """The same sentence for all but those whose seat it names."""
        you = viewer if viewer >= 0 and SEAT_NAMES[viewer] in text.split() else None
        parts = self._said.get((language, n, k, you))
        if parts is None:
            m = self.match
            parts = event_parts(m.game, m.state, text, language, self.names, you)
            self._said[language, n, k, you] = parts
        seat = None if parts.seat is None else SEAT_NAMES[parts.seat]
        return LineShape(number, text, parts.sentence, seat, parts.things)
