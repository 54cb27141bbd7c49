"""The state as tables, made from the column declarations: no game is known here.

Scalars make one line, columns with one entry for each seat make the table of the seats, and the
columns of every other axis make a table with a line for each thing. What has its default value
says nothing, so lines and columns that hold nothing else are left out of the compact form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabard.core.codec import SEAT, Kind, Number
from tabard.core.game import Game, PictureSize
from tabard.core.phrase import message_id, noun
from tabard.core.state import BaseState, Field

from .screen import WORDS, seat_mark

UNKNOWN, NOTHING = "?", "–"
LONG = 12
"""Lines after which a table goes on beside itself."""


class Board:
    """One seat's view of one state, ready to be shown."""

    def __init__(
        self, game: Game[Any], s: BaseState, view: Mapping[str, Any], language: str
    ) -> None:
        # The state only lends its names (which region is number 7); all values are the view's.
        self.game, self.s, self.view, self.language = game, s, view, language
        self.fields: Mapping[str, Field] = game.state.fields

    def compact(self) -> RenderableType:
        """The game's own picture, or tables of what is there."""
        return self.picture("usual") or self.tables(self.axes(), full=False)

    def brief(self) -> RenderableType:
        """The seats alone: enough while one answer follows another."""
        seats = self.table(SEAT, full=False)
        return self.picture("brief") or Group(self.single(full=False), *seats)

    def full(self) -> RenderableType:
        """All that may be seen."""
        tables = Group(self.tables(self.axes(), full=True), legend(self.language))
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
        parts: list[RenderableType] = [self.single(full), *self.rows(full)]
        for axis in axes:
            parts += self.table(axis, full)
        return Group(*parts)

    # -- parts -------------------------------------------------------------------------------

    def shown(self) -> Iterator[tuple[str, Field, Any]]:
        """What the viewer sees, in the order of declaration."""
        for name, field in self.fields.items():
            if name in self.view["columns"]:
                yield name, field, self.view["columns"][name]

    def axes(self) -> list[Kind]:
        """The axes of the columns, the seats' first."""
        found = [f.axis for _, f, _ in self.shown() if f.shape == "column" and f.axis is not None]
        others = [axis for axis in dict.fromkeys(found) if axis is not SEAT]
        return [SEAT, *others] if SEAT in found else others

    def single(self, full: bool) -> Text:
        """The scalars, in one line of ``name value``."""
        pieces = [
            self.named(name, field, [value])
            for name, field, value in self.shown()
            if field.shape == "scalar" and (full or not self.dull(field, value))
        ]
        return Text(" · ", style="dim").join(pieces)

    def rows(self, full: bool) -> list[Text]:
        """A line for each row; of what is only counted, the count."""
        return [
            self.named(name, field, value if isinstance(value, list) else [value])
            for name, field, value in self.shown()
            if field.shape == "row" and (full or not self.dull(field, value))
        ]

    def named(self, name: str, field: Field, values: list[Any]) -> Text:
        text = Text(f"{self.title(name)} ", style="dim")
        if len(values) > 1 and all(value is None for value in values):
            return text.append(f"{UNKNOWN} × {len(values)}")
        return text.append_text(
            Text(", ", style="not dim").join(self.cell(field, value) for value in values)
        )

    def table(self, axis: Kind, full: bool) -> list[RenderableType]:
        """One table, cut into pieces that stand side by side when it is long."""
        columns = [(n, f, v) for n, f, v in self.shown() if f.axis is axis and isinstance(v, list)]
        seats = axis is SEAT
        if not full:
            columns = [c for c in columns if not all(self.dull(c[1], v) for v in c[2])]
        size = max((len(values) for _, _, values in columns), default=0)
        lines = [
            i
            for i in range(size)
            if full or seats or not all(self.dull(f, v[i]) for _, f, v in columns)
        ]
        pieces = []
        for first in range(0, len(lines), LONG):
            table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="dim")
            table.add_column("" if seats else self.title(axis.name), no_wrap=True)
            for name, field, _ in columns:
                side: Literal["left", "right"] = "left" if field.of else "right"
                table.add_column(self.title(name), justify=side, overflow="fold")
            for i in lines[first : first + LONG]:
                cells = [self.cell(f, v[i], quiet=True) for _, f, v in columns]
                table.add_row(self.thing(axis, i), *cells)
            pieces.append(table)
        return [Columns(pieces, padding=(0, 3))] if pieces else []

    # -- words -------------------------------------------------------------------------------

    def dull(self, field: Field, value: Any) -> bool:
        """Does this value say nothing?"""
        if value is None or value == [] or value == "-":
            return True
        if field.shape == "row" or field.axis is SEAT:
            return bool(value == 0)  # a seat that still has what it began with has something
        return field.of is None and value == field.default

    def title(self, name: str) -> str:
        """What a column is called: the game's word for it, or its own name."""
        key = message_id("column", name)
        words = self.game.words
        if words.has(self.language, key):
            return words.say(self.language, key)
        return name.replace("_", " ")

    def thing(self, kind: Kind, number: int) -> Text:
        if kind is SEAT:
            return seat_mark(number)
        if isinstance(kind, Number):
            return Text(str(number))
        name = kind.text(self.s, number)
        named = self.game.words.has(self.language, message_id(kind.name, name))
        if not named and self.game.noun(self.s, kind, number, self.language) is None:
            return Text(name)  # a kind that no option and no event speaks of needs no words
        return Text(noun(self.game, self.s, kind, number, self.language))

    def cell(self, field: Field, value: Any, quiet: bool = False) -> Text:
        """One value; in tables (`quiet`) those that say nothing step back."""
        if value is None:
            return Text(UNKNOWN, style="dim")
        if value == "-":
            return Text(NOTHING, style="dim")
        if field.of is not None and isinstance(value, str):
            return self.thing(field.of, field.of.parse(self.s, value))
        dull = quiet and self.dull(field, value)
        return Text(str(value), style="dim" if dull else "not dim")


def legend(language: str) -> Text:
    """What the signs in the tables mean."""
    return Text(WORDS.say(language, "cli-legend", unknown=UNKNOWN, nothing=NOTHING), style="dim")
