"""Steps from an empty database, or an older one, to the schema of today.

`upgrade` runs at every start. It looks at the number that the database carries and imports
alembic only when there is something to do, so that a start stays quick.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from tabard.core.errors import Malformed

from ..schema import HEAD

FOLDER = Path(__file__).parent


def known() -> tuple[str, ...]:
    """The migrations there are, oldest first: each file is named after its number."""
    return tuple(sorted(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py")))


def upgrade(connection: Connection) -> None:
    """Bring the database to today's schema, inside the transaction of this connection."""
    at = version(connection)
    if at == HEAD:
        return
    if at is not None and at not in known():
        raise Malformed(
            f"The database was written by a newer Tabard (its number is {at}, this one knows "
            f"{HEAD}): install that version, or choose another folder with --data, or another "
            "database with --database."
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The number of the last migration the database has had; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)
