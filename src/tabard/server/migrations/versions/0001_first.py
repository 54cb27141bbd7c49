"""The first schema: guests, links, tables, matches with their inputs, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.String(40)


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators_allowed", sa.Boolean, nullable=False),
        sa.Column("stand_in_after", sa.Integer),
        sa.Column("rematch", ID),
        sa.Column("lesson", sa.String(80)),
        sa.Column("forked_from", ID),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("rounds", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("shown", sa.JSON, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_index("tables_by_owner", "tables", ["owner", "status"])
    op.create_table(
        "sitting",
        sa.Column("guest", ID, primary_key=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("sitting_by_table", "sitting", ["table_id"])
    op.create_table(
        "matches",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("header", sa.JSON, nullable=False),
        sa.Column("snapshot", sa.JSON, nullable=False),
    )
    op.create_table(
        "inputs",
        sa.Column("table_id", ID, sa.ForeignKey("matches.table_id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", ID, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.String(4)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
