"""Commands about decks, for every game to which players bring their own: `deck list`, `deck show`
and `deck check`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tabard.core import registry
from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.lists import Listing
from tabard.core.words import LANGUAGES

from .cards import fold, hint, in_turn
from .screen import WORDS, Json, Language, check_language, console, print_json

GameOption = Annotated[
    str | None,
    typer.Option("--game", help="The game, if several games have decks.", metavar="GAME"),
]
BAR = "█"
LONGEST_BAR = 40
READ_AT_MOST = 1_000_000
"""Bytes of a file: more is no deck."""


def game_with_lists(name: str | None) -> Game[Any]:
    """The game that was named, or the only one with decks; `Malformed` when there is none."""
    if name is not None:
        game = registry.load(name)
        if not game.list_kind:
            game.read_list("", LANGUAGES[0])  # says that it has none
        return game
    able = [game for game in map(registry.load, registry.names()) if game.list_kind]
    if not able:
        raise Malformed("In none of these games do players bring their own decks.")
    if len(able) > 1:
        known = " or ".join(f"--game {game.info.id}" for game in able)
        raise Malformed(f"Several games have decks. Choose one: {known}.")
    return able[0]


def deck_check(
    files: Annotated[list[Path], typer.Argument(help="Decks as text files.", metavar="FILE…")],
    game: GameOption = None,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Check your own decks and report everything wrong with them, by line, with the rules they
    break.

    A deck is a text file: a line for the hero, then a line for each card with the number of
    copies.

    Exit code 1: a deck is not legal. 2: a file could not be read.

    [bold]tabard deck check mine.txt[/bold]  is it legal?
    """
    check_language(lang)
    title = game_with_lists(game)
    results: list[dict[str, Any]] = []
    unreadable: list[str] = []
    for file in files:
        try:
            listing = title.read_list(read_text(file), lang)
        except Malformed as error:
            unreadable.append(f"{file}: {str(error).removeprefix(f'{file}: ')}")
            continue
        problems = [problem._asdict() for problem in listing.problems]
        results.append({"file": str(file), "cards": listing.size, "problems": problems})
        if not as_json:
            show_problems(console(), str(file), listing, lang)
    if as_json:
        ok = not unreadable and not any(result["problems"] for result in results)
        print_json({"ok": ok, "unreadable": unreadable, "results": results})
    for sentence in unreadable:
        print(f"tabard: {sentence}", file=sys.stderr)
    return 2 if unreadable else 1 if any(result["problems"] for result in results) else 0


def read_text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            data = opened.read(READ_AT_MOST)
        return data.decode("utf-8")
    except OSError as error:
        raise Malformed(f"{file}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Malformed(f"{file}: this is not a text file.") from error


def show_problems(out: Console, file: str, listing: Listing, language: str) -> None:
    for problem in listing.problems:
        where = file if problem.line is None else f"{file}:{problem.line}"
        out.print(Text(f"{where}: {problem}"), soft_wrap=True)
    if listing.problems:
        count = len(listing.problems)
        said = WORDS.say(language, "cli-deck-wrong", file=file, count=count)
    else:
        said = WORDS.say(language, "cli-deck-fine", file=file, cards=listing.size)
    out.print(Text(said), soft_wrap=True)


def deck_list(game: GameOption = None, lang: Language = "en", as_json: Json = False) -> int:
    """List the decks that come with a game, and their heroes. A question mark means that the
    number of copies of each card is uncertain.

    [bold]tabard deck list --lang it[/bold]  in Italian
    """
    check_language(lang)
    title = game_with_lists(game)
    things = title.box(lang)["things"]
    if as_json:
        print_json({"game": title.info.id, "decks": things[title.list_kind]})
        return 0
    table = Table(title=title.info.title[lang], title_justify="left")
    for heading in (WORDS.say(lang, "cli-deck-name"), WORDS.say(lang, "cli-deck-leader"), ""):
        table.add_column(heading)
    doubts: dict[str, None] = {}
    for thing in things[title.list_kind].values():
        doubt = thing["data"].get("doubt")
        if doubt:
            doubts[doubt] = None
        mark = " ?" if doubt else ""
        listing = title.read_list(thing["data"]["list"], lang)
        table.add_row(Text(thing["name"] + mark), *leader_of(things, listing))
    out = console()
    out.print(table)
    for doubt in doubts:
        out.print(Text(WORDS.say(lang, "cli-deck-doubt", doubt=doubt)))
    return 0


def leader_of(things: dict[str, Any], listing: Listing) -> tuple[Text, Text]:
    """Whose deck it is: the name, and who that is."""
    if listing.leader is None:
        return Text(""), Text("")
    kind, key = listing.leader
    leader = things[kind][key]
    return Text(leader["name"]), Text(leader["data"].get("type_line") or "", style="dim")


def deck_show(
    name: Annotated[
        list[str],
        typer.Argument(help="A deck that comes with the game, or a file.", metavar="NAME|FILE"),
    ],
    game: GameOption = None,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Show a deck: its cards by type, and its cost curve.

    [bold]tabard deck show horde mage[/bold]  one that comes with the game

    [bold]tabard deck show mine.txt[/bold]  one of your own
    """
    check_language(lang)
    title = game_with_lists(game)
    things = title.box(lang)["things"]
    said = " ".join(name)
    heading, doubt, text = chosen(title, said, lang)
    listing = title.read_list(text, lang)
    curve = cost_curve(things, listing)
    if as_json:
        print_json(
            {
                "name": heading or listing.name or said,
                "leader": listing.leader and list(listing.leader),
                "size": listing.size,
                "entries": [entry._asdict() for entry in listing.entries],
                "curve": {str(cost): count for cost, count in curve.items()},
                "problems": [problem._asdict() for problem in listing.problems],
            }
        )
        return 0
    out = console()
    out.print(Text(heading or listing.name or said, style="bold"))
    out.print(*leader_of(things, listing), sep="  ")
    show_entries(out, things, listing)
    out.print()
    out.print(Text(WORDS.say(lang, "cli-deck-cards", cards=listing.size)))
    if curve:
        out.print(Text(WORDS.say(lang, "cli-deck-curve")))
        out.print(Text("\n".join(curve_lines(curve))))
    if doubt:
        out.print(Text(WORDS.say(lang, "cli-deck-doubt", doubt=doubt)))
    if listing.problems:
        show_problems(out, said, listing, lang)
    return 0


def chosen(title: Game[Any], name: str, language: str) -> tuple[str, str, str]:
    """What a ready-made deck is called and what is in doubt about it (nothing, for a file), and
    the text of the deck or of the file."""
    known: dict[str, str] = {}
    here = title.box(language)["things"][title.list_kind]
    for other in in_turn(language):
        for key, thing in title.box(other)["things"][title.list_kind].items():
            if fold(name) in (fold(key), fold(thing["name"])):
                found = here[key]
                return found["name"], found["data"].get("doubt") or "", found["data"]["list"]
            known[fold(thing["name"])] = thing["name"]
    file = Path(name)
    if file.exists():
        return "", "", read_text(file)
    raise Malformed(f"There is neither a deck nor a file called {name!r}.{hint(fold(name), known)}")


def show_entries(out: Console, things: dict[str, Any], listing: Listing) -> None:
    for group in dict.fromkeys(entry.group for entry in listing.entries):
        held = [entry for entry in listing.entries if entry.group == group]
        out.print()
        out.print(Text(f"{group} ({sum(entry.copies for entry in held)})", style="bold"))
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        table.add_column(justify="right")
        for _ in range(3):
            table.add_column()
        for entry in held:
            thing = things[entry.kind][entry.id]
            cost = thing["data"].get("cost")
            about = Text(thing["data"].get("type_line") or "", style="dim")
            said = "" if cost is None else f"({cost})"
            table.add_row(f"  {entry.copies}", Text(thing["name"]), said, about)
        out.print(table)


def cost_curve(things: dict[str, Any], listing: Listing) -> dict[int, int]:
    """Cost → how many cards have it, without gaps; cards without a cost are left out."""
    counts: dict[int, int] = {}
    for entry in listing.entries:
        cost = things[entry.kind][entry.id]["data"].get("cost")
        if cost is not None:
            counts[cost] = counts.get(cost, 0) + entry.copies
    return {cost: counts.get(cost, 0) for cost in range(max(counts, default=-1) + 1)}


def curve_lines(curve: dict[int, int]) -> list[str]:
    """
    >>> print("\\n".join(curve_lines({0: 0, 1: 3})))
     0
     1 ███ 3
    """
    scale = min(1.0, LONGEST_BAR / max(curve.values()))
    return [
        f"{cost:>2} {BAR * max(1, round(count * scale))} {count}" if count else f"{cost:>2}"
        for cost, count in curve.items()
    ]
