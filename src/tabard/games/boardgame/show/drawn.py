"""What is drawn on a card besides its words: the shape in its picture, and what it does as pieces
(two red dice, a turning arrow)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.yaml12 import read

from .. import content as c
from ..language import names as n

WITH_A_NUMBER = ("reroll", "attrition", "damage", "defend", "armor", "lower")
"""Steps whose first number is all there is to them."""


@cache
def shapes() -> dict[str, dict[str, str]]:
    text = files(c.PACKAGE).joinpath("show", "emblems.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = read(text).data
    return found


def emblem(name: str, *kinds: str | None) -> str:
    """The shape of this thing, else that of the first of these kinds that has one."""
    drawn = shapes()
    if name in drawn["cards"]:
        return drawn["cards"][name]
    return next((drawn["kinds"][kind] for kind in kinds if kind in drawn["kinds"]), "")


def card_emblem(card: int) -> str:
    what = c.CARDS[card]
    type_ = n.CARD_TYPES[what.type] if what.type >= 0 else None
    return emblem(what.id, *what.traits, type_, c.SORTS[what.sort])


def pieces(card: int) -> list[tuple[str, int]]:
    """What a card brings, each kind once, in the order of its text; 0: nobody can tell how many.

    >>> pieces(c.CARD_NO["frostbolt"])
    [('blue', 1), ('green', 1), ('reroll', 1)]
    """
    found: dict[str, int] = {}
    for term in c.CARDS[card].does:
        for kind, much in _brought(term):
            found[kind] = found.get(kind, 0) + much
    return list(found.items())


def _brought(term: Term) -> Iterator[tuple[str, int]]:
    for part in term.args:
        if not isinstance(part, Term):
            continue
        match part.name, part.args:
            case "dice", (much, Term(name=color), *_) if color in n.COLORS:
                yield color, _plain(much)
            case (("regain" | "gain"), (much, Term(name=pool), *_)) if pool in n.POOLS:
                yield pool, _plain(much)
            case name, (much, *_) if name in WITH_A_NUMBER:
                yield name, _plain(much)
            case (("twice" | "each"), _):
                yield from _brought(part)


def _plain(much: Any) -> int:
    return much if isinstance(much, int) else 0
