"""`tabard odds`: before one says yes, how the risks that a position offers are likely to end."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.odds import Odds
from tabard.core.phrase import option_text
from tabard.core.scenario import run_scenario

from .screen import WORDS, Json, Language, check_language, console, print_json, seat_mark

MOST = 100_000
HEADINGS = (
    "cli-odds-seat",
    "cli-odds-option",
    "cli-odds-chance",
    "cli-odds-interval",
    "cli-odds-cost",
)


def odds(
    file: Annotated[Path, typer.Argument(help="A scenario file.", metavar="SCENARIO")],
    played: Annotated[
        int | None, typer.Option(help="How often each is played. Default: the game decides.")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Show how the fights offered at the end of a scenario are likely to end.

    Every fight that can be begun there is played many times by the rules, from what the seat
    knows: how often it is won, the 95% interval, and what it costs on average.

    [bold]tabard odds ambush.yaml[/bold]  is it wise to fight here?

    [bold]tabard odds ambush.yaml --played 2000 --lang it[/bold]  more exactly, in Italian
    """
    check_language(lang)
    if played is not None and not 1 <= played <= MOST:
        raise Malformed(f"A fight is played 1 to {MOST:,} times, not {played}.")
    report = run_scenario(file)
    if report.failures:
        raise Malformed(f"The scenario does not hold: {report.failures[0]}")
    game, s = report.game, report.end
    found = weighed(game, s, played)
    if not found:
        raise Malformed(f"{file}: at its end nobody can begin anything whose odds can be told.")
    if as_json:
        print_json({"title": report.title, "odds": [row(game, s, *one) for one in found]})
        return 0
    table = Table(title=report.title, title_justify="left")
    for heading in HEADINGS:
        table.add_column(WORDS.say(lang, heading))
    for seat, option, risk in found:
        told = risk.said()
        table.add_row(
            seat_mark(seat),
            option_text(game, s, option, lang),
            f"{told['percent']}%",
            f"{told['low']}–{told['high']}%",
            f"{risk.cost:.1f}",
        )
    console().print(table)
    return 0


def weighed(game: Game[Any], s: Any, played: int | None) -> list[tuple[int, Any, Odds]]:
    """Every risk that somebody could take now, with its odds."""
    q = game.pending(s)
    if q is None or q.domain is not None:
        return []
    asked = [(seat, option) for seat in q.who for option in q.options_of(seat)]
    told = [(seat, option, game.odds(s, seat, option, played)) for seat, option in asked]
    return [(seat, option, risk) for seat, option, risk in told if risk is not None]


def row(game: Game[Any], s: Any, seat: int, option: Any, risk: Odds) -> dict[str, Any]:
    return {
        "seat": SEAT_NAMES[seat],
        "option": game.options.text(s, option),
        "chance": risk.chance,
        "interval": list(risk.interval),
        "cost": risk.cost,
        "played": risk.played,
    }
