"""`tabard crashtest` and `tabard loadtest`: what a whole server stands.

Both start a server of their own on a temporary folder, on the loopback interface only.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tabard.core import registry
from tabard.core.errors import Malformed

from .extras import need
from .screen import Json, console, print_json

GameId = Annotated[str, typer.Option("--game", help="The game the tables play.")]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Repeat the choices of a run. Default: random.")
]
UNLIMITED = {"TABARD_RATE": "0", "TABARD_PACE": "0"}
"""The people of a trial all come from one address and don't pause to think, nor do its bots."""
KILLS_KEYS = ("kills", "lost", "stuck")
STRANGER_KEYS = ("cpu_max_ms", "wait_max_ms", "over")
LOAD_KEYS = ("p50_ms", "p99_ms", "moves", "offered_per_s", "errors")


Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="Keep the tables in this (empty) PostgreSQL database of this machine.",
        metavar="URL",
    ),
]
Processes = Annotated[
    int, typer.Option("--processes", min=1, help="Server processes on that database.")
]


def crashtest(
    kills: Annotated[int, typer.Option(min=1, help="How many times the server is killed.")] = 20,
    game: GameId = "smallworld",
    database: Database = None,
    processes: Processes = 1,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Kill a running server with SIGKILL again and again, and check what survives.

    People and bots play at several tables while the server is killed at random moments: between
    moves, with an answer on its way, right after one was acknowledged, and during startup. An
    acknowledged answer that is missing afterwards is lost; a table that doesn't continue is
    stuck. The command fails if there are any of either.

    With --database and --processes, several servers share a database behind a proxy; each kill
    hits one of them, and every tenth the database itself."""
    from tabard.server.trials import crash

    several(database, processes)
    registry.load(game)
    seed = draw(seed)
    with progress("kills", kills) as bar, tempfile.TemporaryDirectory() as folder:

        def tell(report: crash.Report) -> None:
            bar.update(bar.task_ids[0], completed=report.kills)

        running = crash.crashtest(
            Path(folder),
            game,
            kills,
            seed,
            tell,
            environment=UNLIMITED,
            database=database,
            processes=processes,
        )
        report = asyncio.run(running)
    tell_problems(report.problems)
    show(asdict(report), KILLS_KEYS, seed, json)
    return 1 if report.lost or report.stuck else 0


def loadtest(
    tables: Annotated[int, typer.Option(min=1, help="Open tables.")] = 1000,
    people: Annotated[int, typer.Option(min=2, help="People playing at them.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure.")] = 60,
    game: GameId = "smallworld",
    database: Database = None,
    processes: Processes = 1,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Measure how long an answer takes when many people play at many tables.

    Each person sends one input every two seconds on average, some of them eight picks in one
    message; no bots play. The time runs from sending an answer to its reply, which comes once
    the input is saved; the time the bare disk takes is shown too. The command fails if a reply
    is an error or doesn't come. With --database and --processes, several servers share the load
    behind a proxy."""
    from tabard.server.trials import load

    several(database, processes)
    registry.load(game)
    seed = draw(seed)
    with progress("tables", tables) as bar, tempfile.TemporaryDirectory() as folder:

        def tell(what: str, done: int, total: int) -> None:
            bar.update(bar.task_ids[0], description=what, completed=done, total=total)

        running = load.loadtest(
            Path(folder),
            game,
            tables,
            people,
            seconds,
            seed,
            tell,
            environment=UNLIMITED,
            database=database,
            processes=processes,
        )
        report = asyncio.run(running)
    tell_problems(report.problems)
    show(asdict(report), LOAD_KEYS, seed, json)
    return 1 if report.errors else 0


def strangertest(seed: Seed = None, json: Json = False) -> int:
    """Send everything a server understands, as large as allowed, and see who has to wait.

    Every route and every message, in every game, to a server that has never seen it (cold) and once
    more (warm): the CPU time of the thread that serves everyone, in milliseconds, and how long
    others wait meanwhile; of all games the worst. The command fails if one of them uses more than
    50 ms, or is answered with a server error."""
    from tabard.server.trials import stranger

    seed = draw(seed)
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(stranger.strangertest(Path(folder), seed))
    tell_problems(report.problems)
    figures = asdict(report)
    held = figures.pop("held")
    if json:
        print_json({**figures, "held": held, "seed": seed})
    else:
        table = Table(box=None)
        for head in ("sent", "cold CPU", "warm CPU", "cold wait", "warm wait"):
            table.add_column(head, justify="left" if head == "sent" else "right")
        for one in held:
            cells = (one["cold_cpu"], one["warm_cpu"], one["cold_wait"], one["warm_wait"])
            table.add_row(one["name"], *map(str, cells))
        console().print(table)
        show(figures, STRANGER_KEYS, seed, json)
    return 1 if report.over or report.problems else 0


def several(database: str | None, processes: int) -> None:
    """Whether what was asked for can be: a sentence if not."""
    if database is None:
        if processes > 1:
            raise Malformed("Several processes need one database: give its address (--database).")
        return
    need("postgres")


def draw(seed: int | None) -> int:
    """The seed, told at once, so that a run that fails can be repeated."""
    seed = random.SystemRandom().randrange(2**32) if seed is None else seed
    print(f"seed {seed}", file=sys.stderr)
    return seed


def progress(what: str, total: int) -> Progress:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.add_task(what, total=total)
    return bar


def tell_problems(problems: list[str]) -> None:
    for problem in problems[:20]:
        print(problem, file=sys.stderr)


def show(figures: Mapping[str, Any], first: tuple[str, ...], seed: int, json: bool) -> None:
    """The figures that count first, then the others."""
    more = {key: value for key, value in figures.items() if key not in (*first, "problems")}
    told = {key: figures[key] for key in first} | {"seed": seed} | more
    if json:
        print_json(told)
        return
    table = Table(show_header=False, box=None)
    for key, value in told.items():
        table.add_row(key.replace("_", " "), str(value), style="bold" if key in first else "")
    console().print(table)
