"""Races, powers and treasures that somebody adds: read, and given their names."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tabard.core.language.terms import parse
from tabard.core.pack import Pack, PackWarning, load_own, own_packs
from tabard.core.phrase import message_id
from tabard.core.words import LANGUAGES

from .compile import word
from .vocabulary import WORDS

PARTS = ("races", "powers", "treasures")
DECLINED = {"en": "in decline", "it": "in declino"}


def load(game: str, schema: str, grammar: str) -> tuple[Pack, ...]:
    """The packs of one's own. What has mistakes, or is in another of them, is left out with a
    warning; the schema sees to it that none clashes with the printed ones."""
    packs = []
    taken: set[tuple[str, str]] = set()
    for folder in own_packs(game):
        pack, told = load_own(folder, schema, grammar)
        for problem in told:
            warnings.warn(f"{folder}: left out: {problem}", PackWarning, stacklevel=1)
        parts = {
            file: {kinds: dict(_fitting(folder, kinds[:-1], part[kinds], taken)) for kinds in PARTS}
            for file, part in pack.parts.items()
        }
        packs.append(Pack(parts, pack.hash))
    return tuple(packs)


def _fitting(
    folder: Path, kind: str, entries: dict[str, Any], taken: set[tuple[str, str]]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """The things that no pack before has brought, and no single word that one has."""
    for thing, entry in entries.items():
        words = [parse(text) for text in entry["ability"]]
        claims = {(kind, thing), *(("word", w.name) for w in words if word(w).single)}
        for what, name in sorted(claims & taken):
            told = f"{folder}: left out: {thing}, for the {what} {name!r} already exists."
            warnings.warn(told, PackWarning, stacklevel=1)
        if not claims & taken:
            taken |= claims
            _name(kind, thing, entry)
            yield thing, entry


def _name(kind: str, thing: str, entry: dict[str, Any]) -> None:
    """Its name in every language; without one its id serves."""
    plain = thing.replace("_", " ").capitalize()
    for language in LANGUAGES:
        name = plain if entry["name"] is None else entry["name"][language]
        article = entry["article"] if language == "it" else None
        WORDS.add_noun(language, message_id(kind, thing), name, article)
        if kind == "race":
            WORDS.add_noun(language, message_id("banner", thing), name, article)
            old = f"{name} {DECLINED[language]}"
            WORDS.add_noun(language, message_id("banner", f"{thing}_declined"), old, article)
