"""The write that there is a thousand times more of than of any other: what one input changes.

It is made of a few statements, however many tables write at once, and it writes no more than has
changed: the turns' starts of a match once a turn, a table's row when a list of tables would show
something else. For SQLite the statements are put together once and then given to the driver as they
are: to build them anew each time cost more than all the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, insert, update

from .rows import StoreFailed, TableRow
from .schema import inputs, matches, snapshots, tables

STALE = 60.0
"""Seconds that the last change of a table may be older on disk than it is: people are told it to
the minute."""
REMEMBERED = 20_000
"""Tables of which is remembered what was written last."""
T = TypeVar("T")


class Append(NamedTuple):
    """Inputs of one match, the snapshot after them, and the table's row if it has changed."""

    table_id: str
    inputs: list[dict[str, Any]]
    snapshot: dict[str, Any]
    row: TableRow | None


class Prepared:
    """One statement for many rows: an update by `which`, every one of which must find its row, or
    an insert. `json`: columns whose values are written as text, if nobody else does it."""

    def __init__(self, statement: Any, columns: Sequence[str], json: Sequence[str] = ()) -> None:
        self.statement, self.columns = statement, tuple(columns)
        self.json = frozenset(json)
        self._sql: tuple[str, tuple[str, ...]] | None = None
        """For SQLite, and the order in which it wants the columns."""

    def run(self, c: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        if not rows:
            return
        if c.dialect.name == "sqlite":
            sql, order = self._compiled(c.dialect)
            cursor = c.connection.cursor()
            cursor.executemany(sql, [[self._value(name, row) for name in order] for row in rows])
            count = cursor.rowcount
            cursor.close()
        elif self.statement.is_insert:
            c.execute(self.statement, [dict(row) for row in rows])
            return
        else:
            count = sum(c.execute(self.statement, dict(row)).rowcount for row in rows)
        if count != len(rows):
            raise StoreFailed("What was to be changed is not there.")

    def _value(self, name: str, row: Mapping[str, Any]) -> Any:
        value = row[name]
        return msgspec.json.encode(value).decode() if name in self.json else value

    def _compiled(self, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
        if self._sql is None:
            made = self.statement.compile(dialect=dialect, column_keys=self.columns)
            self._sql = str(made), tuple(made.positiontup or ())
        return self._sql


def changing(table: Any, key: Any) -> Any:
    return update(table).where(key == bindparam("which"))


ADD = Prepared(insert(inputs), ("table_id", "number", "data"), json=("data",))
SNAPSHOT = Prepared(changing(snapshots, snapshots.c.table_id), ("data", "which"), json=("data",))
TURNS = Prepared(changing(matches, matches.c.table_id), ("turns", "which"), json=("turns",))
STANDING = Prepared(
    changing(tables, tables.c.id),
    ("status", "waiting", "rounds", "changed", "which"),
    json=("waiting", "rounds"),
)


SHOWN = attrgetter("status", "waiting", "rounds")
"""What inputs change of a table's row, besides when; and what they don't."""
LASTING = attrgetter(
    *(f.name for f in fields(TableRow) if f.name not in ("status", "waiting", "rounds", "changed"))
)


class Appender:
    """For the writer's thread alone: it remembers what was written last."""

    def __init__(self) -> None:
        self._turns: dict[str, tuple[int, ...]] = {}
        self._rows: dict[str, TableRow] = {}

    def forget(self) -> None:
        """What was to be written was not."""
        self._turns.clear()
        self._rows.clear()

    def doubt(self, table: str) -> None:
        """Somebody else may have written it meanwhile."""
        self._turns.pop(table, None)
        self._rows.pop(table, None)

    def saved(self, row: TableRow) -> None:
        """This row has been written."""
        remember(self._rows, row.id, row)

    def quickly(self, c: Connection, appends: Sequence[Append]) -> bool:
        """In a transaction of their own, with SQLite's own words: to have it begun and committed
        by others cost as much as to write. False: some row has to be written whole."""
        if c.dialect.name != "sqlite" or not all(map(self._stands, rows_of(appends).values())):
            return False
        driver = c.connection
        driver.cursor().execute("BEGIN")
        try:
            self.write(c, appends)
            driver.commit()
        except BaseException:
            driver.rollback()
            raise
        return True

    def write(self, c: Connection, appends: Sequence[Append]) -> dict[str, TableRow]:
        """Of several snapshots and rows of one table the last one counts. Rows of which more has
        changed than where the match stands are left to be written whole: these are returned."""
        ADD.run(c, [row for one in appends for row in new_inputs(one.table_id, one.inputs)])
        self._snapshots(c, {one.table_id: one.snapshot for one in appends})
        rows = rows_of(appends)
        short = [row for row in rows.values() if self._stands(row)]
        for row in short:
            del rows[row.id]
        moved = [row for row in short if self._moved(row)]
        STANDING.run(c, [_standing(row) for row in moved])
        for row in moved:
            self.saved(row)
        return rows

    def _snapshots(self, c: Connection, snapshots: Mapping[str, dict[str, Any]]) -> None:
        begun = []
        for id, snapshot in snapshots.items():
            turns = tuple(turn["after"] for turn in snapshot["turns"])
            if self._turns.get(id) != turns:  # inputs are only ever added, so it is another turn
                begun.append({"which": id, "turns": snapshot["turns"]})
                remember(self._turns, id, turns)
        rest = [{"which": id, "data": without_turns(one)} for id, one in snapshots.items()]
        SNAPSHOT.run(c, rest)
        TURNS.run(c, begun)

    def _stands(self, row: TableRow) -> bool:
        """Whether nothing of it has changed but where the match stands."""
        last = self._rows.get(row.id)
        return last is not None and LASTING(row) == LASTING(last)

    def _moved(self, row: TableRow) -> bool:
        """Whether that has changed so that a list of tables would show it."""
        last = self._rows[row.id]
        return SHOWN(row) != SHOWN(last) or row.changed - last.changed >= STALE


def rows_of(appends: Sequence[Append]) -> dict[str, TableRow]:
    return {one.row.id: one.row for one in appends if one.row is not None}


def remember(where: dict[str, T], id: str, what: T) -> None:
    if len(where) >= REMEMBERED:
        where.clear()
    where[id] = what


def new_inputs(table_id: str, given: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, "number": one["n"], "data": one} for one in given]


def without_turns(snapshot: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in snapshot.items() if key != "turns"}


def _standing(row: TableRow) -> dict[str, Any]:
    status, waiting, rounds = SHOWN(row)
    shown = {"status": status, "waiting": waiting, "rounds": rounds}
    return {"which": row.id, "changed": row.changed, **shown}
