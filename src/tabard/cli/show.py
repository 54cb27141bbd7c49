"""Commands that show what is there: `info`, `rules` and `flow show`."""

from __future__ import annotations

import os
import textwrap
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from tabard.core import registry
from tabard.core.errors import Malformed

from .screen import WORDS, Json, Language, check_language, console, print_json

GameName = Annotated[str, typer.Argument(help="The game, e.g. smallworld.", metavar="GAME")]


def info(game: GameName, as_json: Json = False) -> int:
    """Show information about a game: its seats, its settings, and its content.

    [bold]tabard info smallworld --json[/bold]  the same, for programs
    """
    about = registry.load(game).info
    low, high = about.seats
    settings = {
        name: {"default": plain(setting.default), "help": setting.help}
        for name, setting in about.settings.items()
    }
    if as_json:
        print_json(
            {
                "game": about.id,
                "title": dict(about.title),
                "version": about.version,
                "seats": [low, high],
                "teams": about.teams,
                "hidden": about.hidden,
                "options": settings,
                "content": dict(about.content),
                "content_hash": about.content_hash,
            }
        )
        return 0
    out = console()
    out.print(Text(about.title["en"], style="bold"), f"({about.id}), rules {about.version}")
    out.print(f"{about.players} players" + (", in teams" if about.teams else ""))
    table = Table(title="In the box", title_justify="left", show_header=False)
    table.add_column(justify="right")
    table.add_column()
    for name, count in about.content.items():
        table.add_row(str(count), name.replace("_", " "))
    out.print(table)
    if settings:
        table = Table(title="Options, as in --option KEY=VALUE", title_justify="left")
        for heading in ("key", "value unless told", ""):
            table.add_column(heading)
        for name, setting in settings.items():
            table.add_row(name, Text(str(setting["default"])), Text(str(setting["help"])))
        out.print(table)
    return 0


def plain(value: Any) -> Any:
    """A setting's default as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="One rule, by its ID.", metavar="ID")] = None,
    show_coverage: Annotated[
        bool,
        typer.Option(
            "--coverage", help="List the rules no test shows. Exit code 1 if there are any."
        ),
    ] = False,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Read the rules of a game, and see which tests show them.

    [bold]tabard rules smallworld[/bold]  all of them, one line each

    [bold]tabard rules smallworld SWW-CONQUER-03[/bold]  one rule: its text, our ruling, its tests

    [bold]tabard rules smallworld --coverage[/bold]  the rules no test shows
    """
    from .rulebook import catalogue_of, coverage_of, rule_json, rule_text, rule_title
    from .testing import source_root

    check_language(lang)
    title = registry.load(game)
    catalogue = catalogue_of(title)
    out = console()
    if show_coverage:
        if rule is not None:
            raise Malformed("--coverage is about all rules: leave out the id.")
        return _coverage(coverage_of(title, catalogue), lang, as_json)
    if rule is not None:
        found = catalogue[rule.upper()]
        by = None
        if (root := source_root()) is not None:
            shown = coverage_of(title, catalogue).by.get(found.id, ())
            by = tuple(where.removeprefix(f"{root}{os.sep}") for where in shown)
        if as_json:
            print_json(rule_json(found, by))
        else:
            out.print(rule_text(found, lang, by))
        return 0
    if as_json:
        print_json({"game": title.info.id, "rules": [rule_json(one, None) for one in catalogue]})
        return 0
    for one in catalogue:
        out.print(rule_title(one, lang), soft_wrap=True)
    return 0


def _coverage(found: Any, language: str, as_json: bool) -> int:
    for problem in found.problems:
        typer.echo(str(problem), err=True)
    if as_json:
        print_json(found.to_json())
    else:
        out = console()
        out.print(WORDS.say(language, "cli-rules-coverage", shown=found.shown, rules=found.rules))
        if found.missing:
            out.print(WORDS.say(language, "cli-rules-missing"))
            out.print(Text("\n".join(f"  {identity}" for identity in found.missing)))
    return 1 if found.missing or found.problems else 0


def flow_show(
    name: Annotated[str, typer.Argument(help="The flow's name, e.g. redeploy.")],
    game: Annotated[str, typer.Option("--game", help="The game it belongs to.")] = "smallworld",
) -> int:
    """Show where a flow can wait, and the code it was compiled to.

    A flow is a rule written as straight-line code. It is compiled into one function that can
    stop at each of its questions and resume from there.

    [bold]tabard flow show game[/bold]  the flow of the whole game
    """
    import difflib

    from rich.syntax import Syntax

    from tabard.core.flow import flows_of

    title = registry.load(game)
    flows = flows_of(title.state.namespace)
    if name not in flows:
        near = difflib.get_close_matches(name, flows, 3)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise Malformed(
            f"There is no flow {name!r} in {game}.{hint} Flows: {', '.join(sorted(flows))}."
        )
    found = flows[name]
    out = console()
    out.print(Text(f"{found.__module__}.{found.name}", style="bold"))
    if found.__doc__:
        out.print(Text(textwrap.dedent(found.__doc__).strip()))
    table = Table(title="Where it can wait", title_justify="left")
    for heading in ("label", "in", "block", "locals it keeps"):
        table.add_column(heading)
    for point in found.points:
        kind = "a question" if point.question is not None else "another flow"
        table.add_row(point.label, kind, str(point.pc), ", ".join(point.names))
    out.print(table)
    source = found.code.source
    # In a pipe the code stays code: no line is broken or cut.
    if out.is_terminal:
        out.print(Syntax(source, "python", theme="ansi_dark", word_wrap=True))
    else:
        print(source)
    return 0
