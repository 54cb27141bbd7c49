"""Packs: content as YAML files, checked as a whole, kept in a cache.

A pack is a folder of YAML files. Its schema is a module with ``FILES``, the shape of each file
(pydantic models, see `schema.Shape`), and, where files must agree with one another, a function
``check(parts)`` that yields ``(file, path, sentence)`` for each thing that is wrong. All mistakes
of all files are reported at once, each as ``file:line: sentence``.

Packs of one's own. Where the schema also has ``OWN``, the shape of a file that somebody adds, a
folder without any of ``FILES`` is a pack of such files, with any names. The environment variable
``TABARD_PACKS`` says where they lie: ``game=folder``, several with commas between them.

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

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.sentence}"


class BadPack(Malformed):
    """A pack with mistakes: `problems` holds all of them, one a line in the text."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


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


def load_pack(folder: Path, schema: str) -> Pack:
    """All YAML files of a folder, checked by the schema module of this name.

    Raises `BadPack` with every mistake there is."""
    return load_files(_files(folder), schema)


def check_pack(folder: Path, schema: str) -> list[Problem]:
    """Every mistake in a pack; empty when it is fine."""
    try:
        load_pack(folder, schema)
    except BadPack as bad:
        return list(bad.problems)
    return []


def load_files(files: Sequence[Path], schema: str) -> Pack:
    """Like `load_pack`, for files that share their folder with others."""
    try:
        name = content_hash(files)
    except OSError as error:
        raise Malformed(f"{error.filename} can't be read: {error.strerror}.") from error
    key = f"pack-{name}-{_schema_hash(schema)}"
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
    from .yaml12 import read_file

    problems: list[Problem] = []
    documents: dict[str, Document] = {}
    parts: dict[str, Any] = {}
    shapes = schema.FILES
    if hasattr(schema, "OWN") and not any(path.name in shapes for path in files):
        shapes = {path.name: schema.OWN for path in files}
    for path in files:
        name = path.name
        if name not in shapes:
            known = ", ".join(sorted(schema.FILES))
            problems.append(Problem(name, 1, f"No such file belongs here. Files: {known}."))
            continue
        if name in documents:
            problems.append(Problem(name, 1, f"Two files have this name; one is in {path.parent}."))
            continue
        document = documents[name] = read_file(path)
        problems += [Problem(name, line, sentence) for line, sentence in document.problems]
        if document.data is not None or not document.problems:  # else there is nothing to judge
            made, wrong = _shaped(name, document, shapes[name])
            told = {line for line, _ in document.problems}
            problems += [problem for problem in wrong if problem.line not in told]
            if not wrong:
                parts[name] = made
    here = {path.name for path in files}
    for name in shapes:
        if name not in here:
            problems.append(Problem(name, 1, "This file is missing."))
    check = getattr(schema, "check", None)
    if check is not None and not problems:
        for name, path, sentence in check(parts):
            problems.append(Problem(name, documents[name].line(path), sentence))
    if problems:
        raise BadPack(sorted(set(problems)))
    return parts


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
