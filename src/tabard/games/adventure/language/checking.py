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
    found = list(_alone(parts))
    yield from found
    if not found:
        yield from _flips(parts)
        yield from _aims(parts)


def _flips(parts: Any) -> Iterator[Wrong]:
    """WAG-EVENT-19: what stays in a place is flipped by what is done there; what does not stay
    is discarded."""
    for color in LEVELS:
        for name, event in parts[f"{color}.yaml"]["events"].items():
            done = {step for way in event["resolve"] for step in way}
            if event["foe"]:
                done.update(event["foe"]["win"])
            if ("flip_event" in done) != (event["kind"] == "location"):
                sentence = "A location event, and no other, is flipped by what is done there."
                yield Wrong(f"{color}.yaml", ("events", name), sentence)


def _aims(parts: Any) -> Iterator[Wrong]:
    """WAG-QUEST-10, WAG-QUEST-11: tokens are laid for a step that needs them, and only for one."""
    foes = parts["foes.yaml"]["encounters"]
    for name, quest in parts["quests.yaml"]["quests"].items():
        steps = [parse(text) for text in quest["steps"]]
        ops, at = {step.name for step in steps}, ("quests", name)
        if ("collect" in ops) != bool(quest["tokens"]):
            yield Wrong("quests.yaml", at, "Tokens are laid to be collected, and the other way.")
        if bool(ops & {"defeat", "hurt_holders"}) != (quest["give"] is not None):
            yield Wrong("quests.yaml", at, "A rival with a token is to be fought, and no other.")
        for step in steps:
            if step.name == "beat" and not foes.keys() >= set(step.args[0]):
                yield Wrong("quests.yaml", at, "What is to be beaten is no map encounter.")


def _alone(parts: Any) -> Iterator[Wrong]:
    """Each expression by itself."""
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
