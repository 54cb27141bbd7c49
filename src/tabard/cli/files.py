"""Commands that take files: `replay`, `verify`, `scenario run` and `pack check`."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tabard.core import registry
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed, TabardError

from .screen import Json, Language, check_language, console, print_json

MatchFile = Annotated[Path, typer.Argument(help="A match file.", metavar="FILE")]


def replay(
    file: MatchFile,
    seat: Annotated[
        str | None, typer.Option("--seat", help="Only what this seat could see.", metavar="A")
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter after every answer.")
    ] = False,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Read a match from its first answer to its last, in full sentences.

    A finished match is shown in full, secrets included; a running one as a spectator may see it,
    or as one seat does:

    [bold]tabard replay mine.json --step[/bold]  one answer at a time

    [bold]tabard replay mine.json --seat B --lang it[/bold]  what seat B could see, in Italian
    """
    from tabard.core.match import Match

    from .story import Story

    check_language(lang)
    match = Match.load(file)
    viewer = None
    if seat is not None:
        if seat.upper() not in SEAT_NAMES[: match.seats]:
            known = ", ".join(SEAT_NAMES[: match.seats])
            raise Malformed(f"There is no seat {seat!r} at this table. Seats: {known}.")
        viewer = SEAT_NAMES.index(seat.upper())
    story = Story(match, viewer, lang)
    if as_json:
        print_json(story.to_json())
        return 0
    out = console()
    for chapter in story.chapters():
        for line in chapter:
            out.print(line)
        if step and not _next(out):
            return 0
    out.print(story.ending())
    return 0


def _next(out: Console) -> bool:
    """Wait for Enter; False when there is no more input."""
    if sys.stdin.isatty():
        out.print(Text("…", style="dim"), end="")
    return bool(sys.stdin.readline())


def verify(
    file: MatchFile,
    pledge: Annotated[
        str | None,
        typer.Option(
            "--pledge", help="The fingerprint you were shown before the game.", metavar="HEX"
        ),
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option("--nonce", help="Your seat's nonce, if you kept it.", metavar="A=TEXT"),
    ] = None,
    as_json: Json = False,
) -> int:
    """Check that a match was fair: the seed is the one committed to, every roll follows from it,
    every answer was legal, and the match ends where the file says.

    A file alone can't prove that the commitment wasn't made later, so pass what you kept:

    [bold]tabard verify mine.json --pledge 9f86d0… --nonce A=5d1c…[/bold]

    Exit code 1: a check failed. docs/FAIR.md describes the scheme for anyone who would rather
    check with their own program.
    """
    from tabard.core.fair import Kept
    from tabard.core.fair import verify as check
    from tabard.core.files import read_json

    if any("=" not in one for one in nonce or ()):
        raise Malformed("Give a nonce with the letter of its seat: --nonce A=5d1c.")
    nonces = dict(one.split("=", 1) for one in nonce or ())
    try:
        report = check(read_json(file), kept=Kept(pledge, nonces))
    except Malformed as error:
        raise Malformed(f"{file}: {error}") from error
    if as_json:
        print_json({"ok": report.ok, "checks": [one._asdict() for one in report.checks]})
    else:
        out = console()
        for one in report.checks:
            mark = Text("✓ " if one.ok else "✗ ", style="green" if one.ok else "bold red")
            out.print(mark.append(one.sentence, style="default not bold"))
        out.print(Text("The match was fair." if report.ok else "The match was NOT fair."))
    return 0 if report.ok else 1


def scenario_run(
    files: Annotated[
        list[Path],
        typer.Argument(help="Scenario files, or folders with scenario files.", metavar="FILE…"),
    ],
    as_json: Json = False,
) -> int:
    """Run scenarios and report every failed expectation, by file and line.

    Exit code 1: an expectation failed. 2: a file could not be read as a scenario.

    [bold]tabard scenario run my-bug.yaml[/bold]  does my bug still happen?
    """
    from tabard.core.scenario import run_scenario

    results: list[dict[str, Any]] = []
    unreadable: list[str] = []
    for file in _scenarios(files):
        try:
            report = run_scenario(file)
        except TabardError as error:
            unreadable.append(str(error))
            continue
        results.append(
            {
                "file": str(file),
                "title": report.title,
                "steps": report.steps,
                "rules": list(report.rules),
                "failures": report.failures,
            }
        )
    failed = [result for result in results if result["failures"]]
    if as_json:
        counts = {"scenarios": len(results), "failed": len(failed)}
        print_json({**counts, "unreadable": unreadable, "results": results})
    else:
        _show_results(console(), results)
    for sentence in unreadable:
        print(sentence, file=sys.stderr)
    return 2 if unreadable else 1 if failed else 0


def _show_results(out: Console, results: Sequence[dict[str, Any]]) -> None:
    for result in results:
        ok = not result["failures"]
        line = Text("✓ " if ok else "✗ ", style="green" if ok else "bold red")
        line.append(result["title"], style="default not bold")
        out.print(line.append(f"  {result['file']}", style="dim not bold"))
        for failure in result["failures"]:
            out.print(Text(f"  {failure}"), soft_wrap=True)
    held = sum(not result["failures"] for result in results)
    if results:
        out.print(f"{held} of {len(results)} scenarios hold.")


def _scenarios(files: Sequence[Path]) -> list[Path]:
    """Folders stand for the scenarios in them."""
    found: list[Path] = []
    for path in files:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not inside:
            raise Malformed(f"There are no .yaml files in {path}.")
        found += inside
    return found


def _said(folder: Path) -> tuple[set[str], set[str]]:
    """What a pack is told by: the names of its files, and what stands first in them."""
    files = sorted(folder.rglob("*.yaml"))
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in files]
    heads = {head for text in texts for head in re.findall(r"^(\w+):", text, re.MULTILINE)}
    return {path.name for path in files}, heads


def _game_of(folder: Path) -> str:
    """The game whose pack has most files in common with this folder, by name; if none has any,
    whose files begin with the same words."""
    if not folder.is_dir():
        raise Malformed(f"There is no folder {folder}.")
    named, heads = _said(folder)
    common = {}
    for name in registry.names():
        package = registry.load(name).info.package
        own = Path(str(resources.files(package) / "pack")) if package else None
        if own is not None and own.is_dir():
            files, known = _said(own)
            common[name] = (len(named & files), len(heads & known))
    most = max(common.values(), default=(0, 0))
    best = sorted(name for name, count in common.items() if count == most)
    if most == (0, 0) or len(best) > 1:
        raise Malformed(
            f"The files in {folder} don't say for which game they are: add --game, "
            f"one of {', '.join(best)}."
        )
    return best[0]


def pack_check(
    folder: Annotated[Path, typer.Argument(help="The folder of the pack.", metavar="DIR")],
    game: Annotated[
        str | None,
        typer.Option("--game", help="The game it is for. Default: the files say."),
    ] = None,
    as_json: Json = False,
) -> int:
    """Check a content pack and report every mistake, by file and line.

    Exit code 2: it has mistakes.

    [bold]tabard pack check my-races[/bold]  can Small World of Warcraft use it?
    """
    from tabard.core.pack import BadPack, Problem, check_pack, pack_hints

    problems: Sequence[Problem]
    hints: Sequence[Problem] = ()
    try:
        schema = registry.load(game or _game_of(folder)).info.schema
        if not schema:
            raise Malformed(f"The game {game!r} has no packs.")
        problems = check_pack(folder, schema)
        hints = () if problems else pack_hints(folder, schema)
    except BadPack as bad:  # the game's own pack is the broken one: then it can't be imported
        problems = bad.problems
    if as_json:
        told = {"problems": problems, "hints": hints}
        found = {name: [one._asdict() for one in ones] for name, ones in told.items()}
        print_json({"ok": not problems, **found})
    else:
        out = console()
        for problem in problems:
            out.print(Text(str(problem)), soft_wrap=True)
        for hint in hints:
            out.print(Text(f"{hint} (a hint)"), soft_wrap=True)
        count = "1 mistake" if len(problems) == 1 else f"{len(problems)} mistakes"
        out.print(f"{count} in {folder}." if problems else f"The pack {folder} is fine.")
    return 2 if problems else 0
