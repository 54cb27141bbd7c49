"""What all commands share on the screen: the console, seats in color and shape, languages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.words import LANGUAGES, Words

WORDS = Words("tabard.cli")
"""The words of the command line itself; a game's words come from the game."""

# A seat is a letter, a shape and a color: nobody has to tell colors apart.
MARKS = "●◆▲■⬢★"
COLORS = ("red", "bright_blue", "green", "yellow", "magenta", "cyan")

Json = Annotated[
    bool, typer.Option("--json", help="Print one JSON object instead, and nothing else.")
]
Language = Annotated[str, typer.Option("--lang", help="The language: en or it.", metavar="LANG")]


def console() -> Console:
    """Standard output. Numbers are not colored by themselves: color means a seat here."""
    return Console(highlight=False, soft_wrap=False)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Malformed(f"There is no language {language!r}. Languages: {known}.")
    return language


def seat_mark(seat: int) -> Text:
    """The seat's shape and letter in its color."""
    return Text(f"{MARKS[seat]} {SEAT_NAMES[seat]}", style=f"bold {COLORS[seat]}")


def print_json(data: Mapping[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False))
