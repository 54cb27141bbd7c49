"""Saved games of 0.3.x go on.

Up to 0.3.x a saved position held bare numbers: the places of columns, and locals that nothing said
anything about. Such a number is read with the numbering of those releases, frozen in a file of the
game, never with today's. `Old` holds that numbering and what has been renamed since; a game that
has saved games of those days declares one (`Game.old`), and `renew` writes them anew, as text from
text. A form (see `forms`) knows how its values were written.

When a flow, a label or a local is renamed, the table grows:

    OLD = Old(
        names,
        moved={"set_heart:heart": "set_down:heart", "recall": "take_up"},
        locals={"expand:attack#1": lambda old: old | {"where": old["region"]}},
    )
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from .codec import NONE, SEAT, Kind
from .errors import Malformed
from .flow import point_of
from .forms import renew_all
from .state import BaseState, Field, Records

Locals: TypeAlias = dict[str, Any]


def read_numbers(path: Path) -> dict[str, Any]:
    """A game's frozen numbering."""
    import json  # for old games only: a simulation need not wait for it

    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


class Old:
    """How positions were written before they named everything.

    `names` are the names of each kind's things as they were numbered then, as saved positions
    write them now; `local` gives those of kinds whose numbers depend on the position; `besides`
    those that stand beside another (the steps of each power). `numbers` says what a number of a
    kind stood for where that is no place in a list. `columns` makes those of today out of columns
    that were other ones; `orders` are verbs that were answers then. `moved` and `locals` are by
    ``flow:label`` or by flow."""

    def __init__(
        self,
        names: Mapping[str, Sequence[str]],
        *,
        local: Mapping[str, Callable[[Any], Sequence[str]]] | None = None,
        besides: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
        numbers: Mapping[str, Callable[[int], str]] | None = None,
        columns: Callable[[dict[str, Any]], dict[str, Any]] | None = None,
        orders: frozenset[str] = frozenset(),
        moved: Mapping[str, str] | None = None,
        locals: Mapping[str, Callable[[Locals], Locals]] | None = None,
    ) -> None:
        self.names = dict(names)
        self.local = local or {}
        self.besides = besides or {}
        self.numbers = numbers or {}
        self.columns = columns or dict
        self.orders = orders
        self.moved = moved or {}
        self.locals = locals or {}
        self.now = {
            kind: {text.partition("@")[0]: text for text in texts} for kind, texts in names.items()
        }

    def within(self, data: Any) -> Old:
        """With the numbers that kinds have in this position."""
        here = {kind: names(data) for kind, names in self.local.items()}
        return Old(
            {**self.names, **here},
            besides=self.besides,
            numbers=self.numbers,
            columns=self.columns,
            orders=self.orders,
            moved=self.moved,
            locals=self.locals,
        )

    def name(self, kind: Kind, data: Any) -> str:
        """A thing that was written as a number, as ``{"is": name}`` or by name."""
        if isinstance(data, dict):
            data = data["is"]
        if isinstance(data, str):
            return self.now.get(kind.name, {}).get(data, data)
        if data < 0:
            return "-"
        if kind.name in self.numbers:
            return self.numbers[kind.name](data)
        names = self.names[kind.name]
        return "-" if data == NONE and len(names) <= NONE else names[data]

    def beside(self, name: str, other: str, data: Any) -> Any:
        return self.besides[name][other.partition("@")[0]][data]

    def column(self, f: Field, data: list[Any]) -> Any:
        """A field as it is written now."""
        if isinstance(f, Records):
            return [f.form.renewed(self, one, {}) for one in data]
        if f.shape == "scalar":
            return data if f.of is None else self.name(f.of, data)
        values = data if f.of is None else [self.name(f.of, one) for one in data]
        if f.axis is None or f.axis is SEAT:
            return values
        names = self.names[f.axis.name]
        if len(names) < len(values):
            raise Malformed(f"{f.name!r} has {len(values)} entries instead of {len(names)}.")
        return dict(zip(names, values, strict=False))

    def frame(self, space: str, flow: str, label: str, given: Locals) -> list[Any]:
        """A frame as it is written now."""
        for key in (f"{flow}:{label}", flow):
            if key in self.locals:
                given = self.locals[key](given)
        moved = self.moved.get(f"{flow}:{label}") or f"{self.moved.get(flow, flow)}:{label}"
        flow, _, label = moved.partition(":")
        point = point_of(space, flow, label)
        forms = dict(zip(point.names, point.forms, strict=True))
        return [flow, label, renew_all(self, forms, given)]


def renew(state: type[BaseState], old: Old, data: Any) -> Any:
    """A position that 0.3.x saved, as it would be saved now."""
    here = old.within(data)
    columns = {
        name: here.column(state.fields[name], value) if name in state.fields else value
        for name, value in data["columns"].items()
    }
    stack = [here.frame(state.namespace, *frame) for frame in data["frames"]]
    return {**data, "columns": here.columns(columns), "frames": stack}
