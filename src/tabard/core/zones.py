"""A view as words, for the plain table and the terminal: rows and tables made from the column
declarations. No game is known here.

Scalars and rows are lines of a name and a value, columns with one entry for each seat are what
that seat has, and the columns of every other axis make a table with a line for each thing. What
has its default value says nothing, so lines and columns that hold nothing else are left out of
the compact form. All values are the view's; the state only lends its names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .codec import SEAT, SEAT_NAMES, Kind, Number
from .game import Game
from .info import Zone as Zone
from .phrase import message_id, noun
from .state import BaseState, Field

UNKNOWN, NOTHING = "?", "–"


def zones(
    game: Game[Any],
    s: BaseState,
    view: Mapping[str, Any],
    language: str,
    names: Sequence[str] | None = None,
    full: bool = False,
) -> list[Zone]:
    """All that a view shows and that says something: as the game lays it out, else the table, the
    seats, everything else. With `full` also what says nothing."""
    own = game.zones(s, view, language, names)
    return Sheet(game, s, view, language, names).zones(full) if own is None else own


class Grid:
    """The columns of one axis, cut down to what says something."""

    def __init__(self, sheet: Sheet, axis: Kind, full: bool) -> None:
        self.axis = axis
        found = [(n, f, v) for n, f, v in sheet.shown() if f.axis is axis and isinstance(v, list)]
        if not full:
            found = [c for c in found if not all(sheet.dull(c[1], v) for v in c[2])]
        self.columns: list[tuple[str, Field, list[Any]]] = found
        size = max((len(values) for _, _, values in found), default=0)
        self.lines = [
            i
            for i in range(size)
            if full or axis is SEAT or not all(sheet.dull(f, v[i]) for _, f, v in found)
        ]


class Sheet:
    """One seat's view of one state, in words."""

    def __init__(
        self,
        game: Game[Any],
        s: BaseState,
        view: Mapping[str, Any],
        language: str,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game, self.s, self.view, self.language = game, s, view, language
        self.names = names
        self.fields: Mapping[str, Field] = game.state.fields

    # -- what there is -------------------------------------------------------------------------

    def shown(self) -> Iterator[tuple[str, Field, Any]]:
        """What the viewer sees, in the order of declaration."""
        for name, field in self.fields.items():
            if name in self.view["columns"]:
                yield name, field, self.whole(field, self.view["columns"][name])

    def whole(self, field: Field, value: Any) -> Any:
        """A sparse column with its defaults again; what is hidden looks like one of them."""
        if not isinstance(value, dict):
            return value
        assert field.axis is not None
        default = field.default if field.of is None else "-"
        return [value.get(name, default) for name in field.axis.names]

    def axes(self) -> list[Kind]:
        """The axes of the columns, the seats' first."""
        found = [f.axis for _, f, _ in self.shown() if f.shape == "column" and f.axis is not None]
        others = [axis for axis in dict.fromkeys(found) if axis is not SEAT]
        return [SEAT, *others] if SEAT in found else others

    def single(self, shape: str, full: bool) -> Iterator[tuple[str, Field, list[Any]]]:
        """The scalars, or the rows: name, declaration and values. Of what is only counted, the
        count."""
        for name, field, value in self.shown():
            if field.shape == shape and (full or not self.dull(field, value)):
                yield name, field, value if isinstance(value, list) else [value]

    def zones(self, full: bool) -> list[Zone]:
        lines = [
            (self.title(name), self.values(field, values))
            for shape in ("scalar", "row")
            for name, field, values in self.single(shape, full)
        ]
        table = self.game.words.say(self.language, "core-zone-table")
        found = [Zone(table, None, (), tuple(lines))] if lines else []
        for axis in self.axes():
            grid = Grid(self, axis, full)
            if axis is SEAT:
                found += [self.of_seat(grid, seat) for seat in grid.lines]
            elif grid.lines:
                found.append(self.of_axis(grid))
        return found

    def of_seat(self, grid: Grid, seat: int) -> Zone:
        rows = tuple((self.title(name), self.cell(f, v[seat])) for name, f, v in grid.columns)
        name = SEAT_NAMES[seat] if self.names is None else self.names[seat]
        return Zone(name, SEAT_NAMES[seat], (), rows)

    def of_axis(self, grid: Grid) -> Zone:
        title = self.title(grid.axis.name)
        heads = (title, *(self.title(name) for name, _, _ in grid.columns))
        rows = tuple(
            (self.thing(grid.axis, i), *(self.cell(f, v[i]) for _, f, v in grid.columns))
            for i in grid.lines
        )
        return Zone(title, None, heads, rows)

    # -- words ---------------------------------------------------------------------------------

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

    def thing(self, kind: Kind, number: int) -> str:
        if kind is SEAT:
            return SEAT_NAMES[number] if self.names is None else self.names[number]
        if isinstance(kind, Number):
            return str(number)
        name = kind.text(self.s, number)
        named = self.game.words.has(self.language, message_id(kind.name, name))
        if not named and self.game.noun(self.s, kind, number, self.language) is None:
            return name  # a kind that no option and no event speaks of needs no words
        return str(noun(self.game, self.s, kind, number, self.language))

    def cell(self, field: Field, value: Any) -> str:
        if value is None:
            return UNKNOWN
        if value == "-":
            return NOTHING
        if field.of is not None and isinstance(value, str):
            return self.thing(field.of, field.of.parse(self.s, value))
        return str(value)

    def values(self, field: Field, values: Sequence[Any]) -> str:
        """Several values in a row; many that nobody may see are only counted."""
        if len(values) > 1 and all(value is None for value in values):
            return f"{UNKNOWN} × {len(values)}"
        return ", ".join(self.cell(field, value) for value in values)
