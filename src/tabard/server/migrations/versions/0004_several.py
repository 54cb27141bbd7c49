"""Several processes on one database: where tables live, mail between processes, one common key."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("processes", sa.Column("number", sa.Integer, primary_key=True))
    op.create_table(
        "homes",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("process", sa.Integer, nullable=False),
    )
    op.create_index("homes_by_process", "homes", ["process"])
    op.create_table(
        "mail",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
