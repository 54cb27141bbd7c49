"""How many seats of a table are free, so that a list of open tables holds no others; a row to
write now and then, which tells whether the disk still takes anything; and the snapshot of a match
apart from all else, the turns' starts too, so that these are not written with every input."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("free", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("turns", sa.JSON))
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("matches.table_id"), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
    )
    connection = op.get_bind()
    connection.execute(sa.text("insert into snapshots select table_id, snapshot from matches"))
    op.drop_column("matches", "snapshot")
    waiting = sa.text("select id, cast(seats as text) from tables where status = 'waiting'")
    count = sa.text("update tables set free = :free where id = :id")
    for id, seats in connection.execute(waiting).all():
        free = sum(seat["kind"] == "free" for seat in json.loads(seats))
        connection.execute(count, {"free": free, "id": id})
