"""`tabard sim`: bots play many games against each other; the figures as a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from .matrix import matrix as run_matrix
from .screen import Json, console, print_json
from .sim import run_sim

SHOWN_FAILURES = 10


def show(report: dict[str, Any], title: str) -> None:
    """The figures as a table."""
    out = console()
    per_cent = "{:.1%}".format
    table = Table(title=title, title_justify="left")
    for heading in ("", "wins", "95% interval", "mean score"):
        table.add_column(heading, justify="right" if heading else "left")
    for bot, rate in report["win_rate"].items():
        low, high = report["interval"][bot]
        spread = f"{per_cent(low)} to {per_cent(high)}"
        table.add_row(bot, per_cent(rate), spread, f"{report['mean_score'][bot]:.1f}")
    table.add_section()
    for seat, rate in report["seat_win_rate"].items():
        score = report["seat_mean_score"][seat]
        table.add_row(f"seat {seat}", per_cent(rate), "", f"{score:.1f}")
    out.print(table)
    out.print(
        f"{report['games']:,} games, {report['decisions']:,} decisions, {report['stuck']} stuck, "
        f"{len(report['violations'])} violations; {report['games_per_s']:,.1f} games/s, "
        f"{report['decisions_per_s']:,.0f} decisions/s."
    )
    if report["cut"]:
        far = per_cent(report["cut_progress"])
        out.print(
            f"{report['cut']:,} of them broken off, {far} of the way on average: at random this "
            "game takes very long to end. They count for nobody, and they are not stuck."
        )
    if "checked" in report:
        counts = (
            f"{count:,} {name.replace('_', ' ')}" for name, count in report["checked"].items()
        )
        out.print(f"Checked: {', '.join(counts)}.")


def sim(
    game: Annotated[str, typer.Argument(help="The game, e.g. smallworld.", metavar="GAME")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    players: Annotated[int, typer.Option(help="Number of seats.")] = 2,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, or one for all: random, heuristic, ismcts, …")
    ] = "random",
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Also check the engine.")] = False,
    save: Annotated[Path | None, typer.Option(help="Folder for a match file of each game.")] = None,
    jobs: Annotated[
        int | None, typer.Option(help="Number of processes. Default: all cores.")
    ] = None,
    decks: Annotated[
        str,
        typer.Option(
            help="For games with decks: a deck's name for each seat, A,B; mirror (both seats "
            "play the same, all in turn); random (any legal lists, and every pair of ready-made "
            "decks now and then)."
        ),
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="A setting of the table; see tabard info. KEY=each: all its choices in turn.",
            metavar="KEY=VALUE",
        ),
    ] = None,
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Play every ready-made deck against every other.")
    ] = False,
    ray: Annotated[
        str | None,
        typer.Option("--ray", help="Play on this Ray cluster; local: one here.", metavar="ADDRESS"),
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(help="Also write every seat of every game to this Parquet file.")
    ] = None,
    page: Annotated[
        Path | None, typer.Option(help="With --matrix: write the heat map to this HTML file.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games against each other and see who wins.

    Bots are [bold]random[/bold], [bold]heuristic[/bold], and [bold]ismcts[/bold] (tree search;
    ismcts:200 runs 200 simulations per pick, ismcts:100ms searches for a tenth of a second).
    Different bots play each game once in every order of seats. The same seed gives the same games.

    [bold]tabard sim smallworld --games 200 --bots ismcts,heuristic[/bold]  one against the other

    [bold]tabard sim smallworld --games 50 --players 4 --check[/bold]  look for bugs in the rules

    [bold]tabard sim tcg --matrix --bots heuristic --games 50 --page decks.html[/bold]  20 decks
    against each other, 50 games per pair

    Exit code 1: a game did not end, or a check failed; the command that replays it is printed.
    """
    specs = [spec.strip() for spec in bots.split(",")]
    if matrix:
        return run_matrix(game, games, specs, seed, jobs, page, as_json, ray, parquet)
    chosen = tuple(part.strip() for part in decks.split(",") if part.strip())
    report = run_sim(
        game,
        games,
        players,
        specs,
        seed,
        check,
        save,
        jobs,
        True,
        chosen,
        tuple(option or ()),
        ray,
        parquet,
    )
    if as_json:
        print_json(report)
    else:
        show(report, f"{game}, {players} players, seed {seed}")
    for sentence in report["violations"][:SHOWN_FAILURES]:
        print(sentence, file=sys.stderr)
    hidden = len(report["violations"]) - SHOWN_FAILURES
    if hidden > 0:
        print(f"… and {hidden} more.", file=sys.stderr)
    return 1 if report["violations"] or report["stuck"] else 0
