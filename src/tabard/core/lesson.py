"""Lessons: a position, and what to try there, step by step.

    title: {en: Your first turn, it: Il tuo primo turno}
    seat: A
    position: {...}                  # the game's own notation, as in scenarios
    steps:
      - say: {en: Pick the Orcs., it: Scegli gli Orchi.}
        pick: take 1                 # an option of that seat; without it one only reads on
        point: [[race, orcs]]        # what is lit up meanwhile

They lie in ``<package>/lessons/*.yaml`` and are given in the order of their file names, which are
their ids. A pick must be offered however the dice have fallen and whatever the others have done:
`rehearse` plays a lesson in many ways and finds what is not.

A puzzle lies in ``<package>/puzzles/*.yaml``. In place of steps it has a task, that is to be solved
before the turn is over, and what helps and what is told afterwards:

    level: easy                      # or medium, or hard
    task: {en: ..., it: ...}
    hint: {en: ..., it: ...}
    idea: {en: ..., it: ...}

`puzzle.check` proves that it is one.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args

from .ask import Option, Seat
from .codec import SEAT_NAMES
from .errors import Illegal, Malformed
from .game import Game
from .words import LANGUAGES, folder_of
from .yaml12 import Document, read_file

LESSONS, PUZZLES = "lessons", "puzzles"
KEYS = ("title", "seat", "position")
LESSON_KEYS = (*KEYS, "steps")
SPOKEN = ("task", "hint", "idea")
PUZZLE_KEYS = (*KEYS, "level", *SPOKEN)
Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
STEP_KEYS = ("say", "pick", "point")


@dataclass(frozen=True)
class LessonStep:
    """What is said, what the learner then does (None: they read on), and what is lit up."""

    say: dict[str, str]
    pick: str | None
    point: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Puzzle:
    """What makes a lesson a puzzle: how hard it is, the task, a hint, and the idea behind it."""

    level: Level
    task: dict[str, str]
    hint: dict[str, str]
    idea: dict[str, str]


@dataclass(frozen=True)
class Lesson:
    id: str
    title: dict[str, str]
    seat: Seat
    position: dict[str, Any]
    steps: tuple[LessonStep, ...]
    puzzle: Puzzle | None = None


def lessons(game: Game[Any]) -> tuple[str, ...]:
    """The ids of a game's lessons, in their order."""
    return tuple(path.stem for path in _files(game, LESSONS))


def puzzles(game: Game[Any]) -> tuple[str, ...]:
    """The ids of a game's puzzles, in their order. None is a lesson's."""
    return tuple(path.stem for path in _files(game, PUZZLES))


def read_lesson(game: Game[Any], name: str) -> Lesson:
    """A lesson or a puzzle by its id. All that is wrong with its file is told, each with file and
    line."""
    for path in (*_files(game, LESSONS), *_files(game, PUZZLES)):
        if path.stem == name:
            return read_path(path)
    known = ", ".join((*lessons(game), *puzzles(game))) or "none"
    raise Malformed(f"{game.info.title['en']} has no lesson {name!r}. Lessons: {known}.")


def start(game: Game[Any], lesson: Lesson) -> Any:
    """The position in which a lesson begins."""
    return game.read_position(lesson.position)


def _files(game: Game[Any], kind: str) -> list[Path]:
    if not game.info.package:
        return []
    folder = folder_of(game.info.package) / kind
    return sorted(folder.glob("*.yaml")) if folder.is_dir() else []


# -- reading --------------------------------------------------------------------------------------


def read_path(path: Path) -> Lesson:
    """A lesson from its file; a puzzle, if it has a task."""
    document = read_file(path)
    problems = [*document.problems]
    if not problems:
        problems += _problems(document)
    if problems:
        lines = (f"{path.name}:{line}: {sentence}" for line, sentence in sorted(set(problems)))
        raise Malformed("\n".join(lines))
    data = document.data
    return Lesson(
        path.stem,
        dict(data["title"]),
        SEAT_NAMES.index(data["seat"]),
        data["position"],
        tuple(
            LessonStep(
                dict(step["say"]),
                step.get("pick"),
                tuple((str(kind), str(name)) for kind, name in step.get("point") or ()),
            )
            for step in data.get("steps", ())
        ),
        Puzzle(data["level"], *(dict(data[key]) for key in SPOKEN)) if "task" in data else None,
    )


def _problems(document: Document) -> Iterable[tuple[int, str]]:
    """Everything that makes this no lesson, by line."""
    data = document.data
    if not isinstance(data, dict):
        yield 1, "A lesson is a mapping with title, seat, position and steps."
        return
    keys = PUZZLE_KEYS if "task" in data else LESSON_KEYS
    for key in data:
        if key not in keys:
            yield document.line((key,)), _unknown("entry", key, keys)
    for key in keys:
        if key not in data:
            yield 1, f"A {'puzzle' if 'task' in data else 'lesson'} needs {key!r}."
    for key in ("title", *SPOKEN):
        if key in data and key in keys:
            yield from _spoken(document, (key,), data[key])
    if "level" in data and data["level"] not in LEVELS:
        yield document.line(("level",)), f"'level' is one of: {', '.join(LEVELS)}."
    if "seat" in data and data["seat"] not in SEAT_NAMES:
        yield document.line(("seat",)), f"There is no seat {data['seat']!r}."
    if "position" in data and not isinstance(data["position"], dict):
        yield document.line(("position",)), "'position' holds names and values."
    steps = data.get("steps", ()) if "steps" in keys else ()
    if "steps" in data and "steps" in keys and not (isinstance(steps, list) and steps):
        yield document.line(("steps",)), "'steps' is a list of at least one step."
        return
    for i, step in enumerate(steps):
        yield from _step_problems(document, ("steps", i), step)


def _step_problems(
    document: Document, path: tuple[Any, ...], step: Any
) -> Iterable[tuple[int, str]]:
    if not isinstance(step, dict):
        yield document.line(path), f"A step is a mapping with `say`, not {step!r}."
        return
    for key in step:
        if key not in STEP_KEYS:
            yield document.line((*path, key)), _unknown("entry", key, STEP_KEYS)
    yield from _spoken(document, (*path, "say"), step.get("say"))
    pick = step.get("pick")
    if pick is not None and not (isinstance(pick, str) and pick.strip()):
        yield document.line((*path, "pick")), f"'pick' is an option such as `expand`, not {pick!r}."
    point = step.get("point") or []
    if not isinstance(point, list) or not all(isinstance(p, list) and len(p) == 2 for p in point):
        yield document.line((*path, "point")), "'point' is a list of pairs like `[race, orcs]`."


def _spoken(document: Document, path: tuple[Any, ...], value: Any) -> Iterable[tuple[int, str]]:
    """A text in every language, and in no other."""
    known = isinstance(value, dict) and set(value) == set(LANGUAGES)
    if not known or not all(isinstance(t, str) and t.strip() for t in value.values()):
        what = path[-1]
        yield document.line(path), f"{what!r} needs a text in each of: {', '.join(LANGUAGES)}."


def _unknown(what: str, name: Any, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(str(name), list(known), 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    return f"There is no {what} {name!r} in a lesson.{hint}"


# -- trying it out --------------------------------------------------------------------------------

TRIES = 6
"""How often the others' moves are tried between two picks, and the ways a die can fall."""


def rehearse(game: Game[Any], lesson: Lesson) -> list[str]:
    """What is wrong with a lesson when it is played, a sentence each: a pick that is not offered,
    however the dice fall and the others play, or not in these words, or something pointed at that
    is not there."""
    things = game.box(LANGUAGES[0])["things"]
    wrong = [
        f"Step {n} points at the {kind} {name!r}, which is not in the box."
        for n, step in enumerate(lesson.steps, 1)
        for kind, name in step.point
        if name not in things.get(kind, {})
    ]
    positions = [start(game, lesson)]
    for n, step in enumerate(lesson.steps, 1):
        if step.pick is None:
            continue
        after: dict[str, Any] = {}
        for ready in [one for s in positions for one in _asked(game, s, lesson.seat)]:
            try:
                option: Option = game.options.parse(ready, step.pick)
                offered = game.options.text(ready, option)
                game.advance(ready, option, lesson.seat)
            except (Malformed, Illegal) as error:
                return [*wrong, f"Step {n}: {error}"]
            if offered != step.pick:
                return [*wrong, f"Step {n}: the table offers {step.pick!r} as {offered!r}."]
            for settled in _settled(game, ready):
                after.setdefault(settled.digest(), settled)
        positions = list(after.values())
    return wrong


def _asked(game: Game[Any], s: Any, seat: Seat) -> list[Any]:
    """Positions in which the seat is asked next, the others playing in several ways."""
    q = game.pending(s)
    if q is None or seat in q.who:
        return [s]
    found: dict[str, Any] = {}
    for n in range(TRIES):
        one, rng = s.copy(), Random(n)
        while (q := game.pending(one)) is not None and seat not in q.who:
            if q.domain is not None:
                game.advance(one, q.domain.sample(rng.randrange))
                continue
            who = q.who[0]
            options = q.options_of(who)
            wild = n >= TRIES // 2
            pick = rng.choice(options) if wild else game.heuristic(one, who, options, rng)
            game.advance(one, pick, who)
        found.setdefault(one.digest(), one)
    return list(found.values())


def _settled(game: Game[Any], s: Any) -> list[Any]:
    """What a position can become while chance is asked: all faces of a die, and of larger
    things a few."""
    todo, found = [s], []
    while todo:
        one = todo.pop()
        q = game.pending(one)
        if q is None or q.domain is None:
            found.append(one)
            continue
        for outcome in {q.domain.sample(partial(_nth, k)) for k in range(TRIES)}:
            after = one.copy()
            game.advance(after, outcome)
            todo.append(after)
    return found


def _nth(k: int, n: int) -> int:
    return k % n
