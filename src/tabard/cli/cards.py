"""`tabard card`: anything that lies in a game's box, with the rules behind it."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

import typer
from rich.text import Text

from tabard.core import registry
from tabard.core.catalogue import has_rules
from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.words import LANGUAGES

from .rulebook import catalogue_of
from .screen import WORDS, Json, Language, check_language, console, print_json


class Found(NamedTuple):
    """One thing of a box."""

    game: Game[Any]
    kind: str
    id: str
    thing: dict[str, Any]


def card(
    name: Annotated[list[str], typer.Argument(help="The name; no quotes needed.", metavar="NAME")],
    game: Annotated[
        str | None, typer.Option("--game", help="Search only this game.", metavar="GAME")
    ] = None,
    lang: Language = "en",
    as_json: Json = False,
) -> int:
    """Show a card: its numbers, what it does, and the related rules. Works for anything in the
    box of a game: races, powers, treasures.

    [bold]tabard card orcs[/bold]  capitals and spaces don't matter

    [bold]tabard card dark portal --lang it[/bold]  in Italian
    """
    check_language(lang)
    titles = [registry.load(one) for one in (registry.names() if game is None else (game,))]
    found = find(titles, " ".join(name), lang)
    if as_json:
        told = [{"game": f.game.info.id, "kind": f.kind, "id": f.id, **f.thing} for f in found]
        print_json({"found": told})
        return 0
    out = console()
    for i, one in enumerate(found):
        if i:
            out.print()
        out.print(face(one, lang))
    return 0


def fold(name: str) -> str:
    """A name as somebody types it who does not care about capitals, signs and accents.

    >>> fold("Crul'korak, the Lightning’s Arc") == fold("crulkorak-the-lightnings_arc")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if c.isalnum())


def find(titles: Iterable[Game[Any]], name: str, language: str) -> list[Found]:
    """All things of this name, in this language or else in another; `Malformed` names the nearest
    if there is none."""
    wanted, games = fold(name), list(titles)
    for tongue in in_turn(language):
        found = [
            Found(title, kind, key, things_of(title, language)[kind][key])
            for title in games
            for kind, things in things_of(title, tongue).items()
            for key, thing in things.items()
            if wanted in (fold(key), fold(thing["name"]))
        ]
        if found:
            return found
    boxes = (things for title in games for things in things_of(title, language).values())
    known = {fold(thing["name"]): thing["name"] for things in boxes for thing in things.values()}
    raise Malformed(f"There is nothing called {name!r}.{hint(wanted, known)}")


def in_turn(language: str) -> tuple[str, ...]:
    """All languages, this one first: a name of its own is found without asking the others."""
    return language, *(other for other in LANGUAGES if other != language)


def things_of(title: Game[Any], language: str) -> dict[str, dict[str, dict[str, Any]]]:
    things: dict[str, dict[str, dict[str, Any]]] = title.box(language)["things"]
    return things


def hint(wanted: str, known: dict[str, str]) -> str:
    """ "Did you mean …?", with what begins or goes on like this, or looks like it."""
    inside = [key for key in known if len(wanted) > 2 and wanted in key]
    near = dict.fromkeys([*inside[:3], *difflib.get_close_matches(wanted, known, 3)])
    names = [known[key] for key in near][:3]
    return f" Did you mean {' or '.join(names)}?" if names else ""


def face(found: Found, language: str) -> Text:
    """The thing as text: what it is, what it does, why."""
    title, thing, data = found.game, found.thing, found.thing["data"]
    about = data.get("type_line") or title.info.title[language]
    text = Text(thing["name"], style="bold").append(f"\n{about}", style="not bold dim")
    for line in (" · ".join(data.get("icons", ())), data.get("stats_line")):
        if line:
            text.append(f"\n{line}", style="not bold")
    if thing["text"]:
        text.append(f"\n\n{thing['text']}", style="not bold")
    for i, keyword in enumerate(data.get("keywords", ())):
        reminder = f"{keyword['name']}: {keyword['text']}"
        text.append(("\n" if i else "\n\n") + reminder, style="not bold italic")
    if data.get("doubt"):
        doubt = WORDS.say(language, "cli-card-doubt", doubt=data["doubt"])
        text.append(f"\n\n{doubt}", style="not bold yellow")
    if thing["rules"] and has_rules(title.info.package):
        catalogue = catalogue_of(title)
        text.append(f"\n\n{WORDS.say(language, 'cli-card-rules')}", style="not bold dim")
        for rule in thing["rules"]:
            text.append(f"\n{rule}", style="bold")
            text.append(f"  {catalogue[rule].title[language]}", style="not bold")
    return text
