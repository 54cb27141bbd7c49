"""What alembic runs: the migrations, on the connection that was handed over."""

from __future__ import annotations

from alembic import context

from tabard.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    compare_type=True,
)
context.run_migrations()
