"""The tables of the database: one schema, whichever database keeps it.

Only types that SQLite and PostgreSQL both have. The migrations below `migrations/versions` lead
here from an empty database; a test compares the two. A change is a new migration and this file.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0005"
"""The migration that makes what stands here: a database that has it is opened without more ado."""

ID = String(40)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest", ID, ForeignKey("guests.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("owner", ID, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators_allowed", Boolean, nullable=False),
    Column("stand_in_after", Integer),
    Column("rematch", ID),
    Column("lesson", String(80)),
    Column("forked_from", ID),
    Column("waiting", JSON, nullable=False),
    Column("rounds", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("shown", JSON, nullable=False),
    Column("free", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_owner", "owner", "status"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""One row, written when somebody asks whether all is well."""

sitting = Table(
    "sitting",
    metadata,
    Column("guest", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Index("sitting_by_table", "table_id"),
)
"""Who sits where once more, so that "my tables" need not read the seats of all."""

lists = Table(
    "lists",
    metadata,
    Column("id", ID, primary_key=True),
    Column("guest", ID, ForeignKey("guests.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("lists_by_guest", "guest", "game", "changed"),
)
"""Lists of one's own (decks), finished or not: whoever has the guest's cookie has them too."""

matches = Table(
    "matches",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("header", JSON, nullable=False),
    Column("turns", JSON),
)
"""`turns` belongs to the snapshot, but changes once a turn only; null: it still stands in there."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, ForeignKey("matches.table_id"), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""Where a match stands. Every input writes it anew, so it is a row of its own: whatever stands
beside it would be written with it."""

inputs = Table(
    "inputs",
    metadata,
    Column("table_id", ID, ForeignKey("matches.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", JSON, nullable=False),
)
"""Append only. The key is the lock: two writers can't both give the same number."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", ID, nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", String(4)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("team", String(16)),
)

# -- several processes on one database: see `several` --------------------------------------------

processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
)
"""Never holds a row for long: a process that begins takes a number here that nobody else has."""

homes = Table(
    "homes",
    metadata,
    Column("table_id", ID, primary_key=True),
    Column("process", Integer, nullable=False),
    Index("homes_by_process", "process"),
)
"""In which process's memory a table lives. A number whose lock nobody holds is that of a process
that has ended: its tables are for whoever asks for them next."""

mail = Table(
    "mail",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
"""What one process tells another and a notice is too small for; it goes when it is read."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all processes must have in common: the key that signs cookies."""
