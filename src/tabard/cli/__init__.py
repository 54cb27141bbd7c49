"""`tabard`: the command line.

Every command lives in a module of its own and only the module of the command that was named is
imported, so that `tabard info` does not wait for the simulator. A command returns its exit code:
0, or 1 when a check ran and failed. What can't be done is raised as a `TabardError` anywhere
below and becomes one sentence on stderr and the exit code 2.
"""

from __future__ import annotations

import inspect
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Annotated, NamedTuple

import typer

from tabard.core.errors import TabardError

FAILED_CHECK, BAD_INPUT, INTERRUPTED = 1, 2, 130

PLAY, LOOK, CHECK, MEASURE = "Play", "Look", "Check", "Measure"


class Command(NamedTuple):
    """Where a command lives: a module of this package and a function in it."""

    module: str
    function: str
    panel: str


COMMANDS = {
    "play": Command("play", "play", PLAY),
    "replay": Command("files", "replay", PLAY),
    "move": Command("move", "move", PLAY),
    "info": Command("show", "info", LOOK),
    "rules": Command("show", "rules", LOOK),
    "card": Command("cards", "card", LOOK),
    "odds": Command("odds", "odds", LOOK),
    "deck list": Command("decks", "deck_list", LOOK),
    "deck show": Command("decks", "deck_show", LOOK),
    "deck check": Command("decks", "deck_check", CHECK),
    "flow show": Command("show", "flow_show", LOOK),
    "verify": Command("files", "verify", CHECK),
    "scenario run": Command("files", "scenario_run", CHECK),
    "pack check": Command("files", "pack_check", CHECK),
    "puzzles": Command("puzzles", "puzzles", CHECK),
    "test": Command("testing", "suite", CHECK),
    "sim": Command("simulate", "sim", MEASURE),
    "bench": Command("bench", "bench", MEASURE),
    "crashtest": Command("trials", "crashtest", MEASURE),
    "loadtest": Command("trials", "loadtest", MEASURE),
    "strangertest": Command("trials", "strangertest", MEASURE),
}

GROUPS = {
    "flow": "See how a rule written as a flow is compiled.",
    "scenario": "Run scenarios: a position, moves, and what must hold.",
    "pack": "Check content packs.",
    "deck": "View decks, and check your own.",
}


def _version(asked: bool) -> None:
    if asked:
        import tabard

        print(f"tabard {tabard.__version__}")
        raise typer.Exit


def _tabard(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Warcraft tabletop games, for people and for programs.

    Start with [bold]tabard play[/bold]: it opens in your browser, for you, your friends, and
    bots.

    More to try:

    [bold]tabard play --terminal[/bold]  Small World of Warcraft as text, right here

    [bold]tabard play --players 4 --lang it[/bold]  the same with four players, in Italian

    [bold]tabard play --save mine.json[/bold]  save the match; --load mine.json continues it

    [bold]tabard replay mine.json[/bold]  read what happened

    [bold]tabard verify mine.json[/bold]  check that its dice were fair

    [bold]tabard rules smallworld[/bold]  the rules, and the tests that show them

    [bold]tabard card orcs[/bold]  what a race, a power, or a card does

    [bold]tabard sim smallworld --games 100 --bots heuristic,random[/bold]  let bots play

    Run any command with --help to learn more. Commands that print figures accept --json.
    """


def application(arguments: Sequence[str]) -> typer.Typer:
    """The commands that these arguments may mean: the one that is named, or else all of them."""
    named = next((word for word in arguments if not word.startswith("-")), "")
    chosen = [name for name in COMMANDS if name.split()[0] == named]
    if not chosen and list(arguments) != ["--version"]:
        chosen = list(COMMANDS)
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
    app.callback(help=paragraphs(_tabard))(_tabard)
    groups: dict[str, typer.Typer] = {}
    for name in chosen:
        command = COMMANDS[name]
        function = getattr(import_module(f"{__name__}.{command.module}"), command.function)
        first, _, second = name.partition(" ")
        if not second:
            panel = command.panel
            app.command(first, help=paragraphs(function), rich_help_panel=panel)(function)
            continue
        if first not in groups:
            groups[first] = typer.Typer(help=GROUPS[first], rich_markup_mode="rich")
            groups[first].callback()(lambda: None)
            app.add_typer(groups[first], name=first, rich_help_panel=command.panel)
        groups[first].command(second, help=paragraphs(function))(function)
    return app


def paragraphs(function: Callable[..., object]) -> str:
    """A docstring whose paragraphs are one line each: the screen breaks them where it ends."""
    parts = inspect.cleandoc(function.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(part.split("\n")) for part in parts)


def complain(sentence: str) -> None:
    """Say on stderr, in a line of its own, why it could not be done."""
    print(f"tabard: {sentence}", file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments) or ["--help"]
    warnings.formatwarning = lambda message, *_: f"{message}\n"
    try:
        code = application(given)(given, prog_name="tabard", standalone_mode=False)
    except typer.TyperException as error:
        sentence = error.format_message()
        complain(f"{sentence}{'' if sentence[-1:] in '.?!' else '.'} See tabard --help.")
        return BAD_INPUT
    except TabardError as error:
        complain(str(error))
        return BAD_INPUT
    except OSError as error:
        complain(f"{error.filename or 'A file'}: {error.strerror or error}.")
        return BAD_INPUT
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    return code if isinstance(code, int) else 0
