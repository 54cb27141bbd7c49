"""The command `puzzles`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from tabard.core import registry
from tabard.core.errors import Malformed, TabardError

from .screen import Json, console, print_json
from .show import GameName


def puzzles(
    game: GameName,
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Puzzles of your own, instead of the game's.", metavar="[FILE…]"),
    ] = None,
    as_json: Json = False,
) -> int:
    """Prove a game's puzzles: each is won in one turn against every legal answer, by no more than
    two first moves, without a draw or a die, and the heuristic bot does not find it.

    Exit code 1: a puzzle breaks one of these conditions. 2: a file could not be read as a puzzle.

    [bold]tabard puzzles tcg[/bold]  the puzzles of the card game
    """
    from tabard.core import lesson, puzzle

    title = registry.load(game)
    named = lesson.puzzles(title)
    if not (named or files):
        raise Malformed(f"{title.info.title['en']} has no puzzles.")
    results: list[dict[str, Any]] = []
    unreadable: list[str] = []
    for one in files or named:
        try:
            found = (
                lesson.read_path(one) if isinstance(one, Path) else lesson.read_lesson(title, one)
            )
            proof, faults = puzzle.check(title, found)
        except TabardError as error:
            unreadable.append(f"{one}: {error}")
            continue
        s = lesson.start(title, found)
        results.append(
            {
                "puzzle": found.id,
                "title": found.title["en"],
                "level": found.puzzle and found.puzzle.level,
                "first_moves": len(proof.first),
                "winning": [title.options.text(s, option) for option in proof.wins],
                "positions": proof.positions,
                "faults": faults,
            }
        )
        if not as_json:
            console().print(_line(results[-1]), soft_wrap=True)
    failed = [result for result in results if result["faults"]]
    if as_json:
        counts = {"puzzles": len(results), "failed": len(failed)}
        print_json({**counts, "unreadable": unreadable, "results": results})
    elif results:
        held = len(results) - len(failed)
        console().print(f"{held} of {len(results)} puzzles hold.")
    for sentence in unreadable:
        print(sentence, file=sys.stderr)
    return 2 if unreadable else 1 if failed else 0


def _line(result: dict[str, Any]) -> Text:
    ok = not result["faults"]
    line = Text("✓ " if ok else "✗ ", style="green" if ok else "bold red")
    line.append(f"{result['title']}  ", style="default not bold")
    line.append(f"{result['puzzle']}, {result['level']}", style="dim not bold")
    winning = ", ".join(result["winning"]) or "none"
    told = [
        f"{len(result['winning'])} of {result['first_moves']} first moves win: {winning}; "
        f"{result['positions']:,} positions looked at",
        *(result["faults"] or ["no draw and no die is needed, and the heuristic bot fails"]),
    ]
    return line.append("".join(f"\n  {one}" for one in told), style="default not bold")
