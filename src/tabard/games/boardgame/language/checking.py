"""Every mistake in what cards, creatures and events say, by file, place and column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.core.errors import Malformed
from tabard.core.language.terms import column, parse, unparse
from tabard.core.pack import Wrong

from .names import CLASSES
from .sorts import LANGUAGE
from .words import bonuses, costs, dice, happenings, heads, measures, menaces, steps, tests

DECLARED = (bonuses, costs, dice, happenings, heads, measures, menaces, steps, tests)
"""All words are declared when this is imported."""

Path = tuple[str | int, ...]


def expressions(parts: Any) -> Iterator[tuple[str, Path, str, str]]:
    """All expressions of a pack: file, place, sort, text."""
    kinds = [
        ("creatures.yaml", ("creatures",), "menace"),
        ("characters.yaml", ("races",), "ability"),
        ("characters.yaml", ("printed",), "ability"),
        ("items.yaml", ("items",), "ability"),
        ("items.yaml", ("auction",), "ability"),
        ("events.yaml", ("events",), "happening"),
        ("overlords.yaml", ("overlords",), "menace"),
    ]
    kinds += [(f"{x}.yaml", (y,), "ability") for x in CLASSES for y in ("powers", "talents")]
    for file, (section,), sort in kinds:
        for name, entry in parts.get(file, {}).get(section, {}).items():
            for i, text in enumerate(entry["does"]):
                yield file, (section, name, "does", i), sort, text
            for i, text in enumerate((entry.get("boss") or {"does": ()})["does"]):
                yield file, (section, name, "boss", "does", i), "menace", text


def mistakes(parts: Any) -> Iterator[Wrong]:
    for file, path, sort, text in expressions(parts):
        try:
            term = parse(text)
        except Malformed as error:
            yield Wrong(file, path, str(error))
            continue
        for mistake in LANGUAGE.check(term, sort):
            yield Wrong(file, path, mistake.sentence, column(text, mistake.path))
        if unparse(term) != text:
            yield Wrong(file, path, f"Write it as {unparse(term)!r}.")
