"""Whether what the cards of a pack say can be said, and played: each mistake by its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from tabard.core.language.terms import Path as Place
from tabard.core.language.terms import Term, Unreadable, column, parse, terms, unparse
from tabard.core.language.vocabulary import no_words
from tabard.core.pack import Wrong

from .. import content as c
from .scene import has_words, spec_key, tag_key
from .sorts import HEAD, LANGUAGE
from .words import amounts, blocks, costs, events, groups, heads, mods, names, persons, steps, tests

DECLARED = (amounts, blocks, costs, events, groups, heads, mods, names, persons, steps, tests)
"""The words are there as soon as these are imported."""

Entry = dict[str, Any]
SECTIONS = ("cards", "tokens")


def _entries(parts: Mapping[str, Any]) -> Iterator[tuple[str, str, str, Entry]]:
    for file, content in parts.items():
        for kind in SECTIONS:
            for name, entry in content.get(kind, {}).items():
                yield file, kind, name, entry


def mistakes(parts: Mapping[str, Any]) -> Iterator[Wrong]:
    """All that is wrong in these files: what they say, and names that the game has already."""
    for kind in SECTIONS if not set(parts) & set(c.DATA) else ():
        taken = {c.slug(name): name for name in c.printed(kind)}
        files = {file: part.get(kind, {}) for file, part in parts.items()}
        yield from c.ill_named(files, kind, taken)
    tokens = {name for _, kind, name, _ in _entries(parts) if kind == "tokens"} | set(c.TOKEN_NO)
    while True:  # who makes a token with mistakes makes one
        found = list(unsayable(parts, tokens))
        bad = tokens & {str(one.path[1]) for one in found if one.path[0] == "tokens"}
        if not bad:
            break
        tokens -= bad
    yield from found


def unsayable(parts: Mapping[str, Any], tokens: Collection[str]) -> Iterator[Wrong]:
    """All that can't be said in these files, when there are these tokens."""
    for file, kind, name, entry in _entries(parts):
        for at, sentence, where in _card(entry, tokens):
            path = (kind, name) if at < 0 else (kind, name, "powers", at)
            yield Wrong(file, path, sentence, where)


def _card(entry: Entry, tokens: Collection[str]) -> Iterator[tuple[int, str, int]]:
    """(which power, the sentence, the column); -1: the card as a whole."""
    read: list[tuple[int, str, Term]] = []
    for i, text in enumerate(entry["powers"]):
        try:
            read.append((i, text, parse(text)))
        except Unreadable as error:
            yield i, str(error), error.column
    own = [term.name for _, _, term in read]
    have = ("host",) if "attach" in own else ()
    for i, text, term in read:
        found = LANGUAGE.check(term, "power", have)
        for mistake in found:
            yield i, mistake.sentence, _column(text, mistake.path)
        if not found and unparse(term) != text:
            yield i, f"Write it as {unparse(term)!r}.", 0
        for name in _tokens(term):
            if name not in tokens:
                yield i, f"There is no token called {name!r}, or it has mistakes.", 0
        types = HEAD[term.name].types if term.name in HEAD else ()
        if types and entry["type"] not in types:
            yield i, f"{term.name!r} is for cards of type {' or '.join(types)}.", 1
        if own.count(term.name) > 1 and term.name in HEAD and HEAD[term.name].unique:
            yield i, f"A card has {term.name!r} once.", 1
    if "attach" in own and "ongoing" not in entry["keywords"]:
        yield -1, "An ability that attaches is ongoing: add the keyword.", 0


def _column(text: str, path: Place) -> int:
    try:
        return column(text, path)
    except (AssertionError, StopIteration, IndexError):
        return 0  # inside a power in quotes


def _tokens(term: Term) -> Iterator[str]:
    for inner in terms(term):
        if inner.name == "token" and inner.args and isinstance(inner.args[0], str):
            yield inner.args[0]
        if inner.name == "power" and inner.args and isinstance(inner.args[0], str):
            try:
                yield from _tokens(parse(inner.args[0]))
            except Unreadable:
                continue  # told by the check of the quotation


def hints(parts: Mapping[str, Any]) -> Iterator[Wrong]:
    """Names that the lexicon lacks: they are said as they are written, in every language."""
    for file, kind, name, entry in _entries(parts):
        tags = [tag.name for tag in map(c.read_tag, entry["tags"])]
        said = [("race or tag", word, tag_key(word)) for word in (entry["race"], *tags) if word]
        said += [("specialization", w, spec_key(w)) for w in c.read_specs(entry["spec"])]
        for what, word, key in said:
            if not has_words(key):
                yield Wrong(file, (kind, name), no_words(what, word))
        for i, text in enumerate(entry["powers"]):
            for hint in LANGUAGE.hints(parse(text), "power"):
                yield Wrong(file, (kind, name, "powers", i), hint)
