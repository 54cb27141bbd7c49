"""Whether a game's laws can fail: which sentences they can say, and which columns they watch over.

A law that reads the wrong row still holds in every game that goes well. So each law is shown a
position that breaks it, and besides every column of a position is damaged, a value at a time."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tabard.core.codec import SEAT
from tabard.core.game import Game
from tabard.core.state import Field


def sayings(laws: Callable[..., Any]) -> list[str]:
    """A regular expression for each sentence that stands in a game's laws, or in another check."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(laws)))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    docstrings = {ast.get_docstring(function, clean=False) for function in functions}
    inside = {id(v) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for v in n.values}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            found.append("".join(_pattern(value) for value in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if " " in node.value and node.value not in docstrings and id(node) not in inside:
                found.append(re.escape(node.value))
    return found


def _pattern(value: ast.expr) -> str:
    return re.escape(str(value.value)) if isinstance(value, ast.Constant) else ".+"


def unsaid(laws: Callable[..., list[str]], said: Iterable[str]) -> list[str]:
    """The sentences of these laws that none of these is."""
    told = list(said)
    return [p for p in sayings(laws) if not any(re.fullmatch(p, text) for text in told)]


def guarded(game: Game[Any], positions: Iterable[Any]) -> set[str]:
    """The columns in which some damage, of one value, breaks a law."""
    found: set[str] = set()
    for s in positions:
        assert game.laws(s) == []
        for name, field in game.state.fields.items():
            if name not in found and any(game.laws(t) for t in damaged(s, name, field)):
                found.add(name)
    return found


def damaged(s: Any, name: str, field: Field) -> Iterator[Any]:
    """Copies with one value of this column changed; of a row, with one lost, doubled or changed."""
    value = getattr(s, name)
    if field.shape == "records":
        return
    if field.shape == "scalar":
        for other in _others(field, s, value):
            yield _with(s, name, other)
        return
    for i, old in enumerate(value):
        for other in _others(field, s, old):
            yield _with(s, name, _set(value, i, other))
    if field.shape == "row" and value:
        yield _with(s, name, value[1:])
        yield _with(s, name, value[:-1])
        yield _with(s, name, (*value, value[0]))


def _others(field: Field, s: Any, old: int) -> list[int]:
    """The values next to this one that there are, the first one, and none."""
    top = 254 if field.of is None else len(field.of.here(s)) - 1
    if field.of is SEAT:
        top = s.seats - 1
    near = [n for n in (0, old - 1, old + 1) if 0 <= n <= top]
    return [n for n in (*near, field.default) if n != old]


def _set(value: Any, i: int, new: int) -> Any:
    if isinstance(value, tuple):
        return (*value[:i], new, *value[i + 1 :])
    other = value[:]
    other[i] = new
    return other


def _with(s: Any, name: str, value: Any) -> Any:
    copy = s.copy()
    setattr(copy, name, value)
    return copy
