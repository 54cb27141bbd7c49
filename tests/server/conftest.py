"""A real PostgreSQL for those who ask for one: one server, a new database for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.pgkit import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of an empty database."""
    return postgres.database()
