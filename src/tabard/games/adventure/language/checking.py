"""Every mistake in what cards, heroes, encounters, events and quests say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.core.errors import Malformed
from tabard.core.language.terms import column, parse, unparse
from tabard.core.pack import Wrong

from .names import LEVELS, TEXT
from .sorts import LANGUAGE
from .words import heads, quests, statics, steps

DECLARED = (heads, quests, statics, steps)
"""All words are declared when this is imported."""

Path = tuple[str | int, ...]
Found = tuple[str, Path, str, str]


def _foe(file: str, at: Path, entry: dict[str, Any]) -> Iterator[Found]:
    for i, text in enumerate(entry["does"]):
        yield file, (*at, "does", i), "head", text
    for i, text in enumerate(entry.get("win", ())):
        yield file, (*at, "win", i), "step", text


def _item(file: str, at: Path, entry: dict[str, Any] | None) -> Iterator[Found]:
    for i, text in enumerate(entry["does"] if entry else ()):
        yield file, (*at, "does", i), "head", text


def _event(file: str, at: Path, entry: dict[str, Any]) -> Iterator[Found]:
    for i, text in enumerate(entry["always"]):
        yield file, (*at, "always", i), "world", text
    if entry["flips"]:
        yield file, (*at, "flips"), "flip_when", entry["flips"]
    for i, way in enumerate(entry["resolve"]):
        for k, text in enumerate(way):
            yield file, (*at, "resolve", i, k), "step", text
    if entry["foe"]:
        yield from _foe(file, (*at, "foe"), entry["foe"])
    back = entry["back"]
    if back:
        for i, text in enumerate(back["does"]):
            yield file, (*at, "back", "does", i), "step", text
        yield from _item(file, (*at, "back", "item"), back["item"])
        if back["foe"]:
            yield from _foe(file, (*at, "back", "foe"), back["foe"])


def expressions(parts: Any) -> Iterator[Found]:
    """All expressions of a pack: file, place, sort, text."""
    for name, entry in parts["heroes.yaml"]["heroes"].items():
        for side, does in enumerate(entry["faces"]):
            for i, text in enumerate(does):
                yield "heroes.yaml", ("heroes", name, "faces", side, i), "power", text
    for name, entry in parts["abilities.yaml"]["abilities"].items():
        yield "abilities.yaml", ("abilities", name, "does"), "head", entry["does"]
    for name, entry in parts["foes.yaml"]["encounters"].items():
        yield from _foe("foes.yaml", ("encounters", name), entry)
    for i, text in enumerate(parts["foes.yaml"]["trade"]["otherwise"]):
        yield "foes.yaml", ("trade", "otherwise", i), "step", text
    for color in LEVELS:
        file = f"{color}.yaml"
        for name, entry in parts[file]["encounters"].items():
            yield from _foe(file, ("encounters", name), entry)
            yield from _item(file, ("encounters", name, "item"), entry["item"])
        for name, entry in parts[file]["events"].items():
            yield from _event(file, ("events", name), entry)
    for name, entry in parts["quests.yaml"]["quests"].items():
        for i, text in enumerate(entry["steps"]):
            yield "quests.yaml", ("quests", name, "steps", i), "aim", text


def mistakes(parts: Any) -> Iterator[Wrong]:
    for file, path, sort, text in expressions(parts):
        try:
            term = parse(text)
        except Malformed as error:
            yield Wrong(file, path, str(error))
            continue
        found = list(LANGUAGE.check(term, sort))
        for mistake in found:
            yield Wrong(file, path, mistake.sentence, column(text, mistake.path))
        if sort == "step" and not found:
            for sentence in steps.misplaced(term, TEXT):
                yield Wrong(file, path, sentence)
        if unparse(term) != text:
            yield Wrong(file, path, f"Write it as {unparse(term)!r}.")
