"""Everything that one database holds, copied into another, and compared row by row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select, text

from tabard.core.errors import Malformed

from . import schema
from .guests import read_secret, write_secret
from .postgres import COOKIES, common_secret, is_postgres, told
from .store import open_engine

MOVED = tuple(
    table
    for table in schema.metadata.sorted_tables
    if table not in (schema.processes, schema.homes, schema.mail, schema.secrets)
)
"""In an order in which each finds what it refers to. Where tables live is a matter of processes,
and a folder has a file for its secret."""
PAGE = 500
"""Rows at a time."""

Tell = Callable[[str, int, int], None]


def move(source: str, target: str, tell: Tell = lambda table, done, total: None) -> int:
    """Copy all rows; how many there were. The target must be empty, and it stays so if anything
    goes wrong."""
    if source == target:
        raise Malformed("Source and target are the same.")
    old = open_engine(source)
    try:
        new = open_engine(target)
        try:
            count = _copy(old, new, target, tell)
            _give(new, target, _secret(old, source))
            return count
        finally:
            new.dispose()
    finally:
        old.dispose()


def _copy(old: Engine, new: Engine, target: str, tell: Tell) -> int:
    count = 0
    with old.connect() as reading, new.connect() as writing, writing.begin():
        if reading.dialect.name == "postgresql":  # one moment, however long it takes
            reading.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        if any(_count(writing, table) for table in MOVED):
            where = told(target) if is_postgres(target) else target
            raise Malformed(f"{where} is not empty: nothing was copied.")
        for table in MOVED:
            total, done = _count(reading, table), 0
            for rows in _pages(reading, table):
                writing.execute(insert(table), rows)
                done += len(rows)
                tell(table.name, done, total)
            _compare(reading, writing, table)
            count += done
    return count


def _secret(engine: Engine, where: str) -> bytes:
    """The key that signs cookies: a file beside SQLite's, a row in PostgreSQL."""
    if not is_postgres(where):
        return read_secret(Path(where))
    with engine.begin() as connection:
        return common_secret(connection)


def _give(engine: Engine, where: str, secret: bytes) -> None:
    if not is_postgres(where):
        write_secret(Path(where), secret)
        return
    with engine.begin() as connection:
        connection.execute(schema.secrets.delete())
        row = {"name": COOKIES, "value": secret.decode()}
        connection.execute(insert(schema.secrets).values(**row))


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def _pages(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows in the order of their keys."""
    keys = list(table.primary_key.columns)
    query = select(table).order_by(*keys).execution_options(yield_per=PAGE)
    found = connection.execute(query)
    for rows in found.mappings().partitions(PAGE):
        yield [dict(row) for row in rows]


def _compare(reading: Connection, writing: Connection, table: Table) -> None:
    """Every row, and nothing besides."""
    keys = [column.name for column in table.primary_key.columns]
    there = {
        tuple(row[key] for key in keys): row for rows in _pages(writing, table) for row in rows
    }
    for rows in _pages(reading, table):
        for row in rows:
            key = tuple(row[name] for name in keys)
            if there.pop(key, None) != row:
                raise Malformed(
                    f"Row {key} of {table.name} was not copied correctly, so nothing was kept."
                )
    if there:
        raise Malformed(f"{table.name} has rows that the source lacks, so nothing was kept.")
