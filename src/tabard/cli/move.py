"""`tabard move`: all tables, guests and matches from one database to another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tabard.core.errors import Malformed

from .extras import need
from .screen import console
from .trials import progress

Place = "a data folder, or postgresql://user@host/name"


def move(
    source: Annotated[str, typer.Argument(help=f"From: {Place}.", metavar="SOURCE")],
    target: Annotated[str, typer.Argument(help=f"To: {Place}. Must be empty.", metavar="TARGET")],
) -> int:
    """Copy everything from one database to another, in either direction.

    [bold]tabard move ~/.local/share/tabard postgresql://user@host/name[/bold]

    Stop the server first. Every row is compared after it was copied; if anything is wrong, the
    target stays empty. The source is not changed. Cookies stay valid: their key is copied too.
    """
    from tabard.server.moving import move as copy
    from tabard.server.postgres import is_postgres
    from tabard.server.store import FILE

    if any(is_postgres(place) for place in (source, target)):
        need("postgres")
    if not is_postgres(source) and not (Path(source) / FILE).is_file():
        raise Malformed(f"There is no database in {source}.")
    with progress("copying", 1) as bar:

        def tell(table: str, done: int, total: int) -> None:
            bar.update(bar.task_ids[0], description=table, completed=done, total=total)

        rows = copy(source, target, tell)
    console().print(f"{rows:,} rows copied and compared.")
    return 0
