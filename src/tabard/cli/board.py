"""The state as tables on a terminal, made from the column declarations: no game is known here.

What there is to say comes from `core.zones`; here it gets its lines, colours and signs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabard.core.codec import SEAT, Kind
from tabard.core.game import Game, PictureSize
from tabard.core.state import BaseState, Field
from tabard.core.zones import NOTHING, UNKNOWN, Sheet

from .screen import WORDS, seat_mark

LONG = 12
"""Lines after which a table goes on beside itself."""


class Board:
    """One seat's view of one state, ready to be shown."""

    def __init__(
        self, game: Game[Any], s: BaseState, view: Mapping[str, Any], language: str
    ) -> None:
        self.game, self.s, self.view, self.language = game, s, view, language
        self.sheet = Sheet(game, s, view, language)

    def compact(self) -> RenderableType:
        """The game's own picture, or tables of what is there."""
        return self.picture("usual") or self.tables(self.sheet.axes(), full=False)

    def brief(self) -> RenderableType:
        """The seats alone: enough while one answer follows another."""
        seats = self.table(SEAT, full=False)
        return self.picture("brief") or Group(self.single(full=False), *seats)

    def full(self) -> RenderableType:
        """All that may be seen."""
        tables = Group(self.tables(self.sheet.axes(), full=True), legend(self.language))
        return self.picture("whole") or tables

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

    def tables(self, axes: list[Kind], full: bool) -> RenderableType:
        parts: list[RenderableType] = [self.single(full), *self.lines("row", full)]
        for axis in axes:
            parts += self.table(axis, full)
        return Group(*parts)

    # -- parts -------------------------------------------------------------------------------

    def single(self, full: bool) -> Text:
        """The scalars, in one line of ``name value``."""
        return Text(" · ", style="dim").join(self.lines("scalar", full))

    def lines(self, shape: str, full: bool) -> list[Text]:
        """A line of ``name value`` for each scalar, or for each row."""
        return [self.named(*found) for found in self.sheet.single(shape, full)]

    def named(self, name: str, field: Field, values: list[Any]) -> Text:
        text = Text(f"{self.sheet.title(name)} ", style="dim")
        if len(values) > 1 and all(value is None for value in values):
            return text.append(self.sheet.values(field, values))
        return text.append_text(
            Text(", ", style="not dim").join(self.cell(field, value) for value in values)
        )

    def table(self, axis: Kind, full: bool) -> list[RenderableType]:
        """One table, cut into pieces that stand side by side when it is long."""
        grid = self.sheet.grid(axis, full)
        pieces = []
        for first in range(0, len(grid.lines), LONG):
            table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="dim")
            title = "" if axis is SEAT else self.sheet.title(axis.name)
            table.add_column(title, no_wrap=True)
            for name, field, _ in grid.columns:
                side: Literal["left", "right"] = "left" if field.of else "right"
                table.add_column(self.sheet.title(name), justify=side, overflow="fold")
            for i in grid.lines[first : first + LONG]:
                cells = [self.cell(f, v[i], quiet=True) for _, f, v in grid.columns]
                table.add_row(self.thing(axis, i), *cells)
            pieces.append(table)
        return [Columns(pieces, padding=(0, 3))] if pieces else []

    # -- words -------------------------------------------------------------------------------

    def thing(self, kind: Kind, number: int) -> Text:
        return seat_mark(number) if kind is SEAT else Text(self.sheet.thing(kind, number))

    def cell(self, field: Field, value: Any, quiet: bool = False) -> Text:
        """One value; in tables (`quiet`) those that say nothing step back."""
        if value is None or value == "-":
            return Text(self.sheet.cell(field, value), style="dim")
        if field.of is not None and isinstance(value, str):
            return self.thing(field.of, field.of.parse(self.s, value))
        dull = quiet and self.sheet.dull(field, value)
        return Text(str(value), style="dim" if dull else "not dim")


def legend(language: str) -> Text:
    """What the signs in the tables mean."""
    return Text(WORDS.say(language, "cli-legend", unknown=UNKNOWN, nothing=NOTHING), style="dim")
