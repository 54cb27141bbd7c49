"""What PostgreSQL asks for that SQLite does not: an address with its own ways to be wrong,
migrations that two servers may begin at once, and a connection that can break and come back.

A process that writes has a number, and the connection it writes through holds a lock with that
number: the lock falls with the connection, whatever ends it, and without that connection the
process can't write. So whoever finds the lock free knows that this number will never write again.
"""

from __future__ import annotations

import re
import secrets as chance
from typing import Any

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    delete,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import ArgumentError, DBAPIError

from tabard.core.errors import Malformed

from .schema import processes, secrets

LOCKS = 0x7AB4
"""The first half of the keys of our locks; the second is a process's number, or this:"""
MIGRATING = 0
DRIVER = "postgresql+psycopg"
CONNECT_SECONDS = 5
COOKIES = "cookies"
"""What the key that signs them is called."""
NOTICED = (
    "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=2"
    " -c tcp_user_timeout=4000"
)
"""The database notices within four seconds that a machine is gone which can't say so; the last is
for one that goes while it is being answered."""
NOTICING: dict[str, Any] = {
    "connect_timeout": CONNECT_SECONDS,
    "options": NOTICED,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 4000,
}
"""So do we, for each connection, when the database's machine is gone: else it would take a quarter
of an hour."""
WRONG = {
    r"28P01|password authentication failed|no password supplied": "the password is wrong",
    r"28000|role .* does not exist|no pg_hba.conf entry|not permitted to log in": (
        "this user may not come in"
    ),
    r"3D000|database .* does not exist": "there is no such database",
    r"42501|permission denied": "this user may not do that",
    r"resolve host|translate host": "there is no such host",
    r"Connection refused|No such file or directory": "no database server answers there",
    r"timeout expired|timed out": "it does not answer",
}
"""What PostgreSQL and its driver say, by code where there is one (in words it may be any language),
and what it means to whoever typed the address."""

ALIVE = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    " AND classid = :locks AND objid <> :migrating"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).bindparams(locks=LOCKS, migrating=MIGRATING)
"""The numbers of the processes that can still write."""


def is_postgres(where: str) -> bool:
    """
    >>> [is_postgres(where) for where in ("postgresql://me@host/tabard", "postgres://h/t", "/home")]
    [True, True, False]
    """
    return where.startswith(("postgres://", "postgresql://", "postgresql+"))


def address(where: str) -> URL:
    """The address as SQLAlchemy wants it, whichever driver was named."""
    try:
        url = make_url(where)
    except (ArgumentError, ValueError):
        raise Malformed(f"{told(where)} is not the address of a database.") from None
    if not url.database:
        raise Malformed(f"{told(where)} names no database: end it with a slash and the name.")
    return url.set(drivername=DRIVER)


def told(where: str | URL) -> str:
    """An address without its password.

    >>> told("postgresql://me:secret@host/tabard")
    'postgresql://me:***@host/tabard'
    """
    try:
        return make_url(where).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "What was given"


def connect(where: str, **how: Any) -> Engine:
    """An engine; nothing has been asked of the database yet."""
    url = address(where)
    try:
        return create_engine(url, pool_pre_ping=True, connect_args=NOTICING, **how)
    except ImportError:
        raise Malformed(
            "PostgreSQL needs one more package: pip install 'tabard[postgres]'."
        ) from None


def why(where: str, error: DBAPIError) -> str:
    """What is wrong with the address, as a sentence."""
    code, said = getattr(error.orig, "sqlstate", None), str(error.orig).strip()
    last = said.splitlines()[-1].strip().rstrip(".") if said else "it does not answer"
    found = (meant for sign, meant in WRONG.items() if re.search(sign, f"{code} {said}"))
    reason = next(found, last)
    return f"The database {told(where)} can't be used: {reason}."


def migrate_alone(connection: Connection) -> None:
    """Until this transaction ends, no other server changes the schema."""
    connection.execute(
        text("SELECT pg_advisory_xact_lock(:locks, :migrating)"),
        {"locks": LOCKS, "migrating": MIGRATING},
    )


def take_number(connection: Connection) -> int:
    """A number that nobody else has had, and its lock, for as long as this connection lives."""
    with connection.begin():
        number = int(
            connection.execute(insert(processes).returning(processes.c.number)).scalar_one()
        )
        connection.execute(delete(processes).where(processes.c.number == number))
        lock = text("SELECT pg_advisory_lock(:locks, :number)")
        connection.execute(lock, {"locks": LOCKS, "number": number})
    return number


def common_secret(connection: Connection) -> bytes:
    """The key that signs cookies, drawn by whoever comes first."""
    row = {"name": COOKIES, "value": chance.token_hex(32)}
    connection.execute(
        text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"), row
    )
    found = connection.execute(select(secrets.c.value).where(secrets.c.name == row["name"]))
    return str(found.scalar_one()).encode()
