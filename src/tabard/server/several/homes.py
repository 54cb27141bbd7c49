"""In which process a table lives, as the database knows it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, text

from ..postgres import ALIVE, LOCKS
from ..rows import StoreFailed
from ..schema import homes, mail
from ..store import Store

HELD = (
    "EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    f" AND classid = {LOCKS} AND objid = homes.process"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
"""Whether the process of a row can still write."""
CLAIM = text(
    "INSERT INTO homes (table_id, process) SELECT id, :me FROM tables WHERE id = :table"
    " ON CONFLICT (table_id) DO UPDATE SET process = excluded.process"
    f" WHERE homes.process = excluded.process OR NOT {HELD} RETURNING process"
)
DESERTED = text(f"SELECT table_id FROM homes WHERE NOT {HELD} LIMIT :limit")
FORGET = text(f"DELETE FROM homes WHERE table_id = :table AND NOT {HELD}")
UNREAD = 60.0
"""Seconds after which a letter is for somebody who has gone."""


class Homes:
    """All of it is asked on the connection that holds this process's number."""

    def __init__(self, store: Store) -> None:
        self.store = store

    @property
    def number(self) -> int:
        if self.store.number is None:
            raise StoreFailed("The database is gone.")
        return self.store.number

    async def claim(self, table: str) -> int | None:
        """The process where this table lives: this one, if it lived nowhere. None: there is no
        such table."""
        me = self.number

        def work(c: Connection) -> int | None:
            mine = c.execute(CLAIM, {"me": me, "table": table}).scalar_one_or_none()
            if mine is not None:
                self.store.doubt(table)
                return int(mine)
            there = c.execute(select(homes.c.process).where(homes.c.table_id == table))
            return there.scalar_one_or_none()

        return await self.store.write(work)

    async def where(self, table: str) -> int | None:
        """Where it lives, or has lived."""
        there = select(homes.c.process).where(homes.c.table_id == table)
        return await self.store.write(lambda c: c.execute(there).scalar_one_or_none())

    async def release(self, tables: Sequence[str]) -> None:
        """They live here no longer: whoever is asked for one next takes it."""
        if tables:
            mine = (homes.c.process == self.number) & homes.c.table_id.in_(tables)
            await self.store.write(lambda c: c.execute(delete(homes).where(mine)))

    async def alive(self) -> frozenset[int]:
        """The processes that can still write."""
        return await self.store.write(
            lambda c: frozenset(int(number) for number in c.execute(ALIVE).scalars())
        )

    async def deserted(self, limit: int) -> list[str]:
        """Tables whose process has ended."""
        return await self.store.write(
            lambda c: [str(id) for id in c.execute(DESERTED, {"limit": limit}).scalars()]
        )

    async def forget(self, table: str) -> None:
        """A deserted table that nobody has to be woken for lives nowhere."""
        await self.store.write(lambda c: c.execute(FORGET, {"table": table}))

    async def burn_letters(self, now: float) -> None:
        old = delete(mail).where(mail.c.at < now - UNREAD)
        await self.store.write(lambda c: c.execute(old))
