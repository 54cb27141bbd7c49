"""`tabard play`: in the browser, or in the terminal when that is asked for."""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer

from tabard.bots import make
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.match import Match
from tabard.core.registry import load

from .screen import check_language, console
from .settings import setting
from .terminal import Terminal

HUMAN = "human"
DEFAULT_BOT = "heuristic"
DEFAULT_GAME = "smallworld"


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game. Without it, the home page shows all games.")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Don't open a browser; just print the address.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option("--port", help="The port to listen on. Default: 8420, or the next free one."),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", help="The folder for saved tables.", metavar="DIR"),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            help="Keep tables in PostgreSQL instead. Default: TABARD_DATABASE.",
            metavar="URL",
        ),
    ] = None,
    host: Annotated[
        str | None,
        typer.Option("--host", help="The address to listen on. Default: this machine only."),
    ] = None,
    terminal: Annotated[
        bool,
        typer.Option("--terminal", help="Play here, as text. Implied by the options below."),
    ] = False,
    players: Annotated[
        int | None,
        typer.Option("--players", help="Number of players. Default: the minimum."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", help="Your opponents, e.g. heuristic,ismcts:200.", metavar="A,B"),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", help="All seats: human, or a bot's name.", metavar="A,B"),
    ] = None,
    lang: Annotated[
        str | None, typer.Option("--lang", help="The language: en or it.", metavar="LANG")
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Deal the same game again: any number or word.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Save the match to this file.", metavar="FILE")
    ] = None,
    load_file: Annotated[
        Path | None,
        typer.Option("--load", help="Continue the match in this file.", metavar="FILE"),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", help="A setting of the table; see tabard info.", metavar="KEY=VALUE"
        ),
    ] = None,
) -> int:
    """Play with friends and bots, in the browser or in the terminal.

    [bold]tabard play[/bold]  all games, in your browser

    [bold]tabard play smallworld[/bold]  straight into a game against bots

    [bold]tabard play boardgame --terminal[/bold]  the Board Game as text, right here

    [bold]tabard play --host 0.0.0.0[/bold]  let others on your network join

    [bold]tabard play --database postgresql://user@host/name[/bold]  tables in PostgreSQL, which
    several servers can share (docs/SCALE.md)

    All tables are saved in a folder shown at startup, and games continue from there next time.
    Press Ctrl-C to stop the server.

    In the terminal you take seat A, and quick heuristic bots take the others, unless you say
    otherwise:

    [bold]tabard play --terminal --bots ismcts[/bold]  against a bot that searches

    [bold]tabard play --seats human,human,random --lang it[/bold]  two people and a bot, in Italian

    [bold]tabard play --save mine.json[/bold]  save the match after every answer

    [bold]tabard play --load mine.json[/bold]  continue it, and keep saving it

    [bold]tabard play --seats heuristic,random[/bold]  watch two bots

    In the terminal, type [bold]help[/bold] for the commands. With --seed the dice can be known in
    advance; without it no one can know them, and [bold]tabard verify[/bold] proves it afterwards.
    """
    here = (players, bots, seats, lang, seed, save, load_file, option)
    there = {"--no-browser": no_browser, "--port": port, "--data": data, "--host": host}
    there["--database"] = database
    if not terminal and all(given is None for given in here):
        from .serving import browse

        return browse(game, not no_browser, port, data, host, database)
    for name, given in there.items():
        if given not in (None, False):
            raise Malformed(f"{name} is for the browser: in the terminal there is nothing to open.")
    return in_terminal(
        game or DEFAULT_GAME, players, bots, seats, lang or "en", seed, save, load_file, option
    )


def in_terminal(
    game: str,
    players: int | None,
    bots: str | None,
    seats: str | None,
    lang: str,
    seed: str | None,
    save: Path | None,
    load_file: Path | None,
    option: list[str] | None,
) -> int:
    """Who sits where, and then the terminal client."""
    check_language(lang)
    if load_file is not None:
        if option or seed is not None or players is not None:
            raise Malformed("--load continues a match as it is: leave out the other options.")
        match = Match.load(load_file)
        sitting = table(seats, bots, match.seats, match.seats, match.seats)
        save = save or load_file
    if save is not None and save != load_file and save.exists():
        raise Malformed(
            f"{save} already exists: continue it with --load {save}, or choose another name."
        )
    if load_file is None:
        chosen = load(game)
        sitting = table(seats, bots, players, *chosen.info.seats)
        settings = dict(setting(chosen, text, len(sitting)) for text in option or [])
        match = new_match(chosen, settings, len(sitting), seed)
    played_by = {i: make(spec, match.game) for i, spec in enumerate(sitting) if spec != HUMAN}
    Terminal(match, played_by, lang, console(), luck(seed), save, load_file).play()
    return 0


def table(
    seats: str | None, bots: str | None, players: int | None, low: int, high: int
) -> list[str]:
    """Who sits where: `human` or a bot's name for each seat."""
    if seats is not None:
        if bots is not None:
            raise Malformed("Give --seats or --bots, not both.")
        sitting = names(seats)
        if players is not None and players != len(sitting):
            raise Malformed(f"--seats names {len(sitting)} seats, but there are {players} players.")
    else:
        others = names(bots) if bots is not None else [DEFAULT_BOT]
        count = players if players is not None else max(low, 1 + len(others))
        if count < 1 + len(others) and bots is not None:
            raise Malformed(f"{len(others)} bots and you are more than {count} players.")
        sitting = [HUMAN, *(others[i % len(others)] for i in range(count - 1))]
    if not low <= len(sitting) <= high:
        fits = str(low) if low == high else f"{low} to {high}"
        raise Malformed(f"The table has {len(sitting)} seats, but this game is for {fits}.")
    return sitting


def names(text: str) -> list[str]:
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise Malformed(f"{text!r} should be names with commas between them.")
    return found


def new_match(
    game: Game[Any], settings: dict[str, Any], seats: int, seed: str | None
) -> Match[Any]:
    if seed is None:
        return Match.new(game, settings, seats)
    made = hashlib.sha256(f"tabard play {seed}".encode()).digest()
    return Match.new(game, settings, seats, made, [f"seat-{SEAT_NAMES[i]}" for i in range(seats)])


def luck(seed: str | None) -> Random:
    """What the bots' own choices come from."""
    return Random() if seed is None else Random(f"bots {seed}")
