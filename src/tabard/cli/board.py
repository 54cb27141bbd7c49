"""The table on a terminal: the zones of the plain table with lines, colors and signs.

What there is to say comes from `core.zones`, and no game is known here. A game draws its own
picture only where that shows more than its zones do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabard.core.codec import SEAT_NAMES
from tabard.core.game import Game, PictureSize
from tabard.core.state import BaseState
from tabard.core.zones import NOTHING, UNKNOWN, Zone, zones

from .screen import MARKS, WORDS, seat_mark

LONG = 12
"""Lines after which a table goes on beside itself."""
SHORT = 30
"""Letters up to which a value shares its line with others."""


class Board:
    """One seat's view of one state, ready to be shown."""

    def __init__(
        self, game: Game[Any], s: BaseState, view: Mapping[str, Any], language: str
    ) -> None:
        self.game, self.s, self.view, self.language = game, s, view, language
        self.marks = {f"{MARKS[i]} {SEAT_NAMES[i]}": i for i in range(s.seats)}
        """What a seat is called in a zone, so that it gets its color back."""

    def zones(self, full: bool = False) -> list[Zone]:
        return zones(self.game, self.s, self.view, self.language, tuple(self.marks), full)

    def compact(self) -> RenderableType:
        """The game's own picture, or all that says something."""
        return self.picture("usual") or Group(*self.drawn(self.zones()))

    def brief(self) -> RenderableType:
        """What a table and its seats have: enough while one answer follows another."""
        lists = [zone for zone in self.zones() if not zone.heads]
        return self.picture("brief") or Group(*self.drawn(lists))

    def full(self) -> RenderableType:
        """All that may be seen."""
        shown = Group(*self.drawn(self.zones(full=True)), legend(self.language))
        return self.picture("whole") or shown

    def picture(self, size: PictureSize) -> RenderableType | None:
        """The game's own picture; a line that has to be broken goes on under its first word."""
        picture = self.game.picture(self.view, self.language, size)
        if picture is None:
            return None
        lines = []
        for line in picture.splitlines():
            text = line.lstrip()
            indent = len(line) - len(text)
            lines.append(Padding(Text(text or " "), (0, 0, 0, indent), expand=False))
        return Group(*lines)

    # -- parts -------------------------------------------------------------------------------

    def drawn(self, found: Sequence[Zone]) -> Iterator[RenderableType]:
        """Zones in a row that say the same of each seat become one table."""
        left = list(found)
        while left:
            zone = left.pop(0)
            if zone.heads:
                yield from self.table(zone)
            elif zone.name not in self.marks:
                yield from self.lines(zone)
            else:
                names = [row[0] for row in zone.rows]
                alike = [zone]
                while (
                    left
                    and left[0].name in self.marks
                    and [row[0] for row in left[0].rows] == names
                ):
                    alike.append(left.pop(0))
                rows = tuple((one.name, *(row[1] for row in one.rows)) for one in alike)
                yield from self.table(Zone("", None, ("", *names), rows))

    def lines(self, zone: Zone) -> Iterator[Text]:
        """Names and values: the short ones in one line, then the others."""
        yield from self.title(zone)
        said = [
            (Text(f"{name} ", style="dim").append_text(self.cell(value)), len(value) <= SHORT)
            for name, value in zone.rows
        ]
        if any(short for _, short in said):
            yield Text(" · ", style="dim").join(text for text, short in said if short)
        yield from (text for text, short in said if not short)

    def table(self, zone: Zone) -> Iterator[RenderableType]:
        """One table, cut into pieces that stand side by side when it is long."""
        yield from self.title(zone)
        pieces = []
        for first in range(0, len(zone.rows), LONG):
            table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="dim")
            for i, head in enumerate(zone.heads):
                counted = i and all(row[i].lstrip("-").isdigit() for row in zone.rows)
                side: Literal["left", "right"] = "right" if counted else "left"
                table.add_column(head, justify=side, overflow="fold", no_wrap=not i)
            for row in zone.rows[first : first + LONG]:
                table.add_row(*map(self.cell, row))
            pieces.append(table)
        if pieces:
            yield Columns(pieces, padding=(0, 3))

    # -- words -------------------------------------------------------------------------------

    def title(self, zone: Zone) -> Iterator[Text]:
        """Whose zone it is and what it is called, unless that goes without saying."""
        untold = ("", WORDS.say(self.language, "core-zone-table"), *zone.heads[:1])
        if zone.seat is not None:
            seat = SEAT_NAMES.index(zone.seat)
            rest = zone.name.removeprefix(f"{MARKS[seat]} {zone.seat}")
            gap = "" if rest != zone.name else " "
            yield seat_mark(seat).append_text(Text(gap + rest, style="not bold default"))
        elif zone.name not in untold:
            yield self.cell(zone.name)

    def cell(self, value: str) -> Text:
        """A seat has its color, and what says nothing steps back."""
        if value in self.marks:
            return seat_mark(self.marks[value])
        return Text(value, style="dim" if value in (UNKNOWN, NOTHING, "0", "") else "not dim")


def legend(language: str) -> Text:
    """What the signs in the tables mean."""
    return Text(WORDS.say(language, "cli-legend", unknown=UNKNOWN, nothing=NOTHING), style="dim")
