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

from .screen import Json, console, print_json

GameId = Annotated[str, typer.Option("--game", help="Which game the tables play.")]
Seed = Annotated[
    int | None, typer.Option("--seed", help="Repeat the choices of a run; drawn unless given.")
]
UNLIMITED = {"TABARD_RATE": "0"}
"""The people of a trial all come from one address and don't pause to think."""
KILLS_KEYS = ("kills", "lost", "stuck")
LOAD_KEYS = ("p50_ms", "p99_ms", "moves", "offered_per_s", "errors")


def crashtest(
    kills: Annotated[int, typer.Option(min=1, help="How often the server is killed.")] = 20,
    game: GameId = "smallworld",
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Kill a server under play with SIGKILL, start it again, and look what is left.

    People and bots play at several tables while the server is killed at random moments: between
    moves, with an answer on its way, right after one was acknowledged, and while it starts. Lost
    are acknowledged answers that are not there afterwards; stuck are tables that don't go on.
    It fails when there is one of either."""
    from tabard.server.trials import crash

    registry.load(game)
    seed = draw(seed)
    with progress("kills", kills) as bar, tempfile.TemporaryDirectory() as folder:

        def tell(report: crash.Report) -> None:
            bar.update(bar.task_ids[0], completed=report.kills)

        running = crash.crashtest(Path(folder), game, kills, seed, tell, environment=UNLIMITED)
        report = asyncio.run(running)
    tell_problems(report.problems)
    show(asdict(report), KILLS_KEYS, seed, json)
    return 1 if report.lost or report.stuck else 0


def loadtest(
    tables: Annotated[int, typer.Option(min=1, help="Open tables.")] = 1000,
    people: Annotated[int, typer.Option(min=2, help="People who play at them.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long is measured.")] = 60,
    game: GameId = "smallworld",
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Measure how long an answer takes when many people play at many tables.

    Everybody makes an input in two seconds on average, some of them bursts of eight picks in one
    message; no bots play. The time is from sending an answer to its reply, which comes when the
    input is saved; how long the bare disk takes meanwhile is told too. It fails when a reply was
    an error or did not come."""
    from tabard.server.trials import load

    registry.load(game)
    seed = draw(seed)
    with progress("tables", tables) as bar, tempfile.TemporaryDirectory() as folder:

        def tell(what: str, done: int, total: int) -> None:
            bar.update(bar.task_ids[0], description=what, completed=done, total=total)

        running = load.loadtest(
            Path(folder), game, tables, people, seconds, seed, tell, environment=UNLIMITED
        )
        report = asyncio.run(running)
    tell_problems(report.problems)
    show(asdict(report), LOAD_KEYS, seed, json)
    return 1 if report.errors else 0


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
