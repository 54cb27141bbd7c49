"""Islands that a position draws for itself: as small as a ruling needs them.

    - {a: hill entry icon, b: mountain a, c: lake a b magic}

A region is its terrain, what is printed there, and the regions that it borders on: a border is
said once, by either. It is called by its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabard.core.errors import Malformed

from . import content as c

_SYMBOLS = ("magic", "cavern")
_PRINTED = ("entry", "murloc", "icon")
_ROOM = 60
"""Regions on all islands together: as many as the largest table has, or so."""


def drawn(spec: list[Any]) -> c.Land:
    """The land of these islands; `Malformed` says what can't be."""
    seen: list[str] = []
    for island in spec:
        if not isinstance(island, Mapping) or not island:
            raise Malformed("An island is written like `{a: hill entry icon, b: mountain a}`.")
        seen += map(str, island)
    twice = sorted({name for name in seen if seen.count(name) > 1})
    if twice:
        raise Malformed(f"Two regions are called {twice[0]!r}.")
    if len(seen) > _ROOM:
        raise Malformed(f"{len(seen)} regions are too many: at most {_ROOM}.")
    return c.Land((), tuple(c.tables_of([*_rows(island)]) for island in spec))


def _rows(island: Mapping[Any, Any]) -> Iterator[dict[str, Any]]:
    """The regions of an island as a face lists them."""
    words = {str(name): str(text).split() or ["-"] for name, text in island.items()}
    borders: dict[str, list[str]] = {name: [] for name in words}
    for name, (terrain, *rest) in words.items():
        if terrain not in c.TERRAINS:
            known = ", ".join(c.TERRAINS)
            raise Malformed(f"{name}: {terrain!r} is no terrain. There are {known}.")
        for word in rest:
            if word in words and word != name:
                borders[name].append(word)
                borders[word].append(name)
            elif word not in (*_SYMBOLS, *_PRINTED):
                raise Malformed(
                    f"{name}: {word!r} is neither printed on it nor a region beside it."
                )
    if sum("icon" in rest for rest in words.values()) != 1:
        raise Malformed(f"One of {', '.join(words)} has the icon: add the word `icon` there.")
    order = list(words)
    for name, (terrain, *rest) in words.items():
        yield {
            "id": name,
            "name": name,
            "terrain": terrain,
            "symbols": [word for word in _SYMBOLS if word in rest],
            **{word: word in rest for word in _PRINTED},
            "borders": sorted(set(borders[name]), key=order.index),
        }
