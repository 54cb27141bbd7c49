"""Packs: content as YAML files, checked as a whole, kept in a cache.

A pack is a folder of YAML files. Its schema is a module with ``FILES``, the shape of each file
(pydantic models, see `schema.Shape`), and, where files must agree with one another, a function
``check(parts)`` that yields a `Wrong` for each thing that is wrong. All mistakes of all files are
reported at once, each as ``file:line: sentence``, with a column where it is in a line of text.

Packs of one's own. Where the schema also has ``OWN``, the shape of a file that somebody adds, a
folder without any of ``FILES`` is a pack of such files, with any names. The environment variable
``TABARD_PACKS`` says where they lie: ``game=folder``, several with commas between them. Where a
schema has ``hints(parts)``, it yields what is fine but could be better, in the same way.

What the things of a pack *say* (`language.vocabulary`) is checked by the module that the schema
names as ``SPOKEN``, which may import the game: by `check_pack`, and by the game as it is opened.

What comes out is plain data. It is cached by the hash of files and schema, so that neither YAML
nor pydantic is imported when nothing has changed.
"""

from __future__ import annotations

import hashlib
import importlib
import marshal
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .cache import read_cache, write_cache
from .errors import Impossible, Malformed

if TYPE_CHECKING:
    from .yaml12 import Document


VARIABLE = "TABARD_PACKS"


class Problem(NamedTuple):
    """One mistake in a file that somebody wrote."""

    file: str
    line: int
    sentence: str
    column: int = 0
    """0: the whole line."""

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}" if self.column else str(self.line)
        return f"{self.file}:{place}: {self.sentence}"


class Wrong(NamedTuple):
    """A mistake by its place in the data: a file, a path in it, and a column of the text there."""

    file: str
    path: tuple[str | int, ...]
    sentence: str
    column: int = 0


class BadPack(Malformed):
    """A pack with mistakes: `problems` holds all of them, one a line in the text."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


class PackWarning(UserWarning):
    """Something that somebody added is left out."""


@dataclass(frozen=True)
class Pack:
    """Checked content: file name → plain data, and the hash that names exactly this content."""

    parts: Mapping[str, Any]
    hash: str


def content_hash(files: Iterable[Path]) -> str:
    """Names the content of these files, in whatever folder they lie."""
    digest = hashlib.sha256()
    for path in sorted(files, key=lambda p: p.name):
        data = path.read_bytes()
        digest.update(f"{path.name}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()[:16]


def own_packs(game: str) -> list[Path]:
    """The folders that people have added for this game."""
    found = []
    for entry in filter(None, os.environ.get(VARIABLE, "").split(",")):
        name, equals, folder = entry.strip().partition("=")
        if not equals or not folder:
            raise Malformed(f"{VARIABLE} holds {entry!r}: write it as game=folder.")
        if name == game:
            found.append(Path(folder))
    return found


def load_pack(folder: Path, schema: str, grammar: str = "") -> Pack:
    """All YAML files of a folder, checked by the schema module of this name. `grammar` names the
    language that the files are written in: with another one they are checked again.

    Raises `BadPack` with every mistake there is."""
    return load_files(_files(folder), schema, grammar)


def load_own(folder: Path, schema: str, grammar: str = "") -> tuple[Pack, tuple[Problem, ...]]:
    """A pack that somebody added. An entry with mistakes is left out, and told: it never breaks
    the others."""
    try:
        return load_pack(folder, schema, grammar), ()
    except BadPack:
        files = _files(folder)
        parts, told = _without_mistakes(files, importlib.import_module(schema))
        return Pack(parts, content_hash(files)), tuple(told)


def check_pack(folder: Path, schema: str) -> list[Problem]:
    """Every mistake in a pack, in its shape and in what it says; empty when it is fine."""
    module = importlib.import_module(schema)
    shapes = _shapes(_files(folder), module)
    documents, problems = _read(_files(folder), shapes)
    parts, wrong = _judged(documents, shapes, module, not problems)
    spoken = _spoken(module)
    if spoken is not None:
        if wrong and len(parts) < len(documents):  # a bad shape hides no bad words
            parts = _without_mistakes(_files(folder), module)[0] | parts
        wrong += located(folder, spoken.mistakes(parts))
    return sorted({*problems, *wrong})


def pack_hints(folder: Path, schema: str) -> list[Problem]:
    """What could be better in a pack without mistakes."""
    module = importlib.import_module(schema)
    speaks = _spoken(module) or module
    hints = getattr(speaks, "hints", None)
    if hints is None:
        return []
    return located(folder, hints(load_pack(folder, schema).parts))


def _spoken(schema: Any) -> Any:
    name = getattr(schema, "SPOKEN", None)
    return None if name is None else importlib.import_module(name)


def located(folder: Path, wrong: Iterable[Wrong]) -> list[Problem]:
    """Mistakes by line and column, where the files lie in this folder."""
    from .yaml12 import read_file

    files = {path.name: path for path in _files(folder)}
    documents: dict[str, Document] = {}
    found = []
    for one in wrong:
        if one.file not in documents:
            documents[one.file] = read_file(files[one.file])
        found.append(_problem(documents[one.file], one))
    return sorted(set(found))


def _problem(document: Document, wrong: Wrong) -> Problem:
    line, column = document.place(wrong.path, wrong.column)
    return Problem(wrong.file, line, wrong.sentence, column)


def load_files(files: Sequence[Path], schema: str, grammar: str = "") -> Pack:
    """Like `load_pack`, for files that share their folder with others."""
    try:
        name = content_hash(files)
    except OSError as error:
        raise Malformed(f"{error.filename} can't be read: {error.strerror}.") from error
    key = f"pack-{name}-{_schema_hash(schema)}{grammar}"
    cached = read_cache(key)
    if cached is not None:
        try:
            return Pack(marshal.loads(cached), name)
        except (ValueError, TypeError, EOFError):
            pass  # a damaged cache is made anew
    parts = _checked(files, importlib.import_module(schema))
    try:
        write_cache(key, marshal.dumps(parts))
    except ValueError as error:
        raise Impossible(f"The shapes of {schema} hold more than plain data.") from error
    return Pack(parts, name)


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise Malformed(f"There is no folder {folder}.")
    found = sorted(folder.rglob("*.yaml"))
    if not found:
        raise Malformed(f"{folder} holds no .yaml files, so it is no pack.")
    return found


def _schema_hash(schema: str) -> str:
    """Changes with the schema module, and with what this module makes of it."""
    spec = find_spec(schema)
    if spec is None or spec.origin is None:
        raise Impossible(f"There is no schema {schema!r}.")
    folder = Path(__file__).parent
    ours = (folder / "pack.py", folder / "schema.py", folder / "yaml12.py")
    digest = hashlib.sha256()
    for path in (Path(spec.origin), *ours):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


# -- checking -------------------------------------------------------------------------------------


def _checked(files: Sequence[Path], schema: Any) -> dict[str, Any]:
    documents, problems = _read(files, _shapes(files, schema))
    parts, wrong = _judged(documents, _shapes(files, schema), schema, not problems)
    problems += wrong
    if problems:
        raise BadPack(sorted(set(problems)))
    return parts


def _shapes(files: Sequence[Path], schema: Any) -> dict[str, Any]:
    """The shape of each file: the schema's, or that of people's own."""
    shapes: dict[str, Any] = schema.FILES
    if hasattr(schema, "OWN") and not any(path.name in shapes for path in files):
        return {path.name: schema.OWN for path in files}
    return shapes


def _read(
    files: Sequence[Path], shapes: Mapping[str, Any]
) -> tuple[dict[str, Document], list[Problem]]:
    from .yaml12 import read_file

    problems: list[Problem] = []
    documents: dict[str, Document] = {}
    for path in files:
        name = path.name
        if name not in shapes:
            known = ", ".join(sorted(shapes))
            problems.append(Problem(name, 1, f"No such file belongs here. Files: {known}."))
        elif name in documents:
            problems.append(Problem(name, 1, f"Two files have this name; one is in {path.parent}."))
        else:
            documents[name] = read_file(path)
    here = {path.name for path in files}
    problems += [Problem(name, 1, "This file is missing.") for name in shapes if name not in here]
    return documents, problems


def _judged(
    documents: Mapping[str, Document], shapes: Mapping[str, Any], schema: Any, fine: bool
) -> tuple[dict[str, Any], list[Problem]]:
    """The data of the files and all that is wrong with it; `fine`: all files are there."""
    problems: list[Problem] = []
    parts: dict[str, Any] = {}
    for name, document in documents.items():
        problems += [Problem(name, line, sentence) for line, sentence in document.problems]
        if document.data is not None or not document.problems:  # else there is nothing to judge
            made, wrong = _shaped(name, document, shapes[name])
            told = {line for line, _ in document.problems}
            problems += [problem for problem in wrong if problem.line not in told]
            if not wrong:
                parts[name] = made
    check = getattr(schema, "check", None)
    if check is not None and fine and not problems:
        problems += [_problem(documents[wrong.file], wrong) for wrong in check(parts)]
    return parts, problems


def _without_mistakes(files: Sequence[Path], schema: Any) -> tuple[dict[str, Any], list[Problem]]:
    """What is left when entries with mistakes are taken out, until there are none."""
    shapes = _shapes(files, schema)
    documents, told = _read(files, shapes)
    while True:
        parts, problems = _judged(documents, shapes, schema, True)
        if not problems:
            return parts, told
        told += sorted(set(problems))
        for problem in problems:
            document = documents.get(problem.file)
            if document is not None and not _take_out(document, problem.line):
                del documents[problem.file]


def _take_out(document: Document, line: int) -> bool:
    """Take out the entry that this line belongs to, or its section; not when the file can't be
    read at all."""
    around = [(at, len(path), path) for path, at in document.lines.items() if path and at <= line]
    if document.problems or not around:
        return False
    section, *name = max(around, key=lambda found: found[:2])[2][:2]
    inside = document.data.get(section)
    if name and isinstance(inside, dict):
        return inside.pop(name[0], None) is not None
    return document.data.pop(section, None) is not None


def _shaped(name: str, document: Document, model: Any) -> tuple[Any, list[Problem]]:
    import json

    from pydantic import ValidationError

    try:
        # Through JSON, so that a strict shape takes a list for a tuple, and nothing else for less.
        made = model.model_validate_json(json.dumps(document.data))
    except ValidationError as error:
        return None, [
            Problem(name, document.line(e["loc"]), _sentence(e, model))
            for e in error.errors(include_url=False)
        ]
    return made.model_dump(), []


_WANTED = {
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "bool_type": "must be true or false",
    "string_type": "must be text",
    "tuple_type": "must be a list",
    "list_type": "must be a list",
    "dict_type": "must hold names and values",
    "model_type": "must hold names and values",
    "string_too_short": "must not be empty",
}


def _sentence(error: Any, model: Any) -> str:
    """A pydantic error in words for the person who wrote the file."""
    where = " of ".join(repr(p) for p in reversed(error["loc"]) if isinstance(p, str))
    what = where or "The file"
    kind, given = error["type"], error["input"]
    if kind == "missing":
        return f"{what} is missing."
    if kind == "extra_forbidden":
        import difflib

        name = str(error["loc"][-1])
        near = difflib.get_close_matches(name, sorted(_fields(model)), 1)
        return f"There is no field {where}." + (f" Did you mean {near[0]!r}?" if near else "")
    if kind in _WANTED:
        return f"{what} {_WANTED[kind]}" + (f", not {given!r}." if given != "" else ".")
    if kind == "value_error":
        return f"{what}: {error['ctx']['error']}."
    return f"{what}: {error['msg']} (here: {given!r})."


def _fields(model: Any) -> set[str]:
    """The names of all fields of a shape and of the shapes in it."""
    found: set[str] = set()
    todo, seen = [model], set()
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        for name, field in getattr(one, "model_fields", {}).items():
            found.add(name)
            todo.append(field.annotation)
        todo += getattr(one, "__args__", ())
    return found
