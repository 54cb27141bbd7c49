"""Inside a game a name means one thing: who has read it once knows it everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard.core import registry

GAMES = Path(__file__).parents[2] / "src" / "tabard" / "games"
ASKED_FOR = {"schema.py": ("FILES", "OWN", "SPOKEN", "check", "hints")}
"""Core looks for these in a schema (`tabard.core.pack`), whatever else a game calls so."""


def defined(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The names that a module defines, each with what it is; imports define nothing."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, f"{node.name} of its own"
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from ((name, ast.unparse(node)) for name in names(node.target))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                yield from ((name, f"{name} of its own") for name in names(target))


def names(target: ast.expr) -> Iterator[str]:
    for node in ast.walk(target):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


def meanings(game: Path) -> dict[str, dict[str, str]]:
    """Name → module → what it is there. Left out is what a module keeps to itself (`_name`)."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(game.rglob("*.py")):
        module = path.relative_to(game).as_posix()
        for name, what in defined(ast.parse(path.read_text())):
            if not name.startswith("_") and name not in ASKED_FOR.get(module, ()):
                found.setdefault(name, {})[module] = what
    return found


def ambiguous(game: Path) -> list[str]:
    """A type alias that is written down the same everywhere (`Steps: TypeAlias = ...`) is one."""
    return [
        f"{name}: {', '.join(there)}"
        for name, there in meanings(game).items()
        if len(there) > 1 and not (len(set(there.values())) == 1 and is_alias(there))
    ]


def is_alias(there: dict[str, str]) -> bool:
    return all(": TypeAlias = " in what for what in there.values())


@pytest.mark.parametrize(
    "game", sorted({path.parent.name for path in GAMES.glob("*/title.py")} & {*registry.names()})
)
def test_a_name_means_one_thing(game: str) -> None:
    assert ambiguous(GAMES / game) == []


def test_what_counts_as_two_things(tmp_path: Path) -> None:
    alias = "Steps: TypeAlias = Generator[Ask, Any, None]\n"
    (tmp_path / "one.py").write_text(
        alias + "def draw(): ...\ndef _own(): ...\nA, B = 1, 2\nNo: TypeAlias = int\n"
    )
    (tmp_path / "schema.py").write_text("FILES = {}\n")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "two.py").write_text(
        alias + "from ..one import draw as draw\ndef _own(): ...\nFILES = ()\nB = 3\n"
        "No: TypeAlias = str\n"
    )
    assert ambiguous(tmp_path) == ["B: one.py, rules/two.py", "No: one.py, rules/two.py"]
