"""Imports point one way only: core ← games, core ← bots ← server, lab, envs ← cli."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tabard"

# What each layer may import from besides itself. Bots stand lowest in their row: a server, a lab
# and an environment seat them. The cli may import every layer (games by the registry, see below).
ALLOWED: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "envs": {"core", "bots"},
    "lab": {"core", "bots"},
    "server": {"core", "bots"},
    "cli": {"core", "bots", "envs", "lab", "server", "games"},
}

# These see a game through core's interface and name none.
BLIND = {"core", "bots", "envs", "lab", "server"}

GAMES = {"smallworld", "tcg", "boardgame", "adventure"} | set(
    tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["tabard.games"]
)
NAMES_A_GAME = re.compile(r"\b(" + "|".join(sorted(GAMES)) + r")\b|\btabard\.games\.")


def imported(tree: ast.AST, package: str) -> Iterator[tuple[int, str]]:
    """The line and full dotted name of everything a module of this package imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"


def at_module_level(tree: ast.Module) -> ast.Module:
    """The module without the bodies of its functions, which run later."""

    class Hollow(ast.NodeTransformer):
        def visit_FunctionDef(self, node: ast.FunctionDef) -> None: ...
        def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None: ...

    hollow = Hollow().visit(tree)
    assert isinstance(hollow, ast.Module)
    return hollow


def spoken_strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """String constants, without the strings that stand alone (docstrings)."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.lineno, node.value


def faults(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of a module, a sentence each."""
    tree = ast.parse(source)
    path = module.split(".")
    package = module if is_package else ".".join(path[:-1])
    if len(path) == 1 or path[1] == "__main__":
        return []  # the front door: tabard itself and python -m tabard
    layer = path[1]
    if layer not in ALLOWED:
        return [f"{module} belongs to no layer; the layers are {', '.join(ALLOWED)}"]
    found = []
    for line, name in imported(tree, package):
        target = name.split(".")
        if target[0] != "tabard" or len(target) < 2 or target[1] not in ALLOWED:
            continue
        if target[1] != layer and target[1] not in ALLOWED[layer]:
            found.append(f"{module}:{line} imports {name}; {layer} may not see {target[1]}")
        if layer == "games" == target[1] and target[2:3] != path[2:3]:
            found.append(f"{module}:{line} imports {name}; a game may not see another")
    if layer == "cli":
        for line, name in imported(at_module_level(ast.parse(source)), package):
            if name.startswith("tabard.games"):
                found.append(f"{module}:{line} imports {name}; only the chosen game is imported")
    if layer in BLIND:
        for line, text in spoken_strings(tree):
            if NAMES_A_GAME.search(text):
                found.append(f"{module}:{line} names a game: {text[:60]!r}")
    return found


def module_name(path: Path) -> str:
    parts = ["tabard", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def test_every_import_points_up() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert files
    found = [
        fault
        for path in files
        for fault in faults(
            module_name(path),
            path.read_text(encoding="utf-8"),
            is_package=path.name == "__init__.py",
        )
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tabard.core.match", "from tabard.bots import random"),
        ("tabard.core.match", "import tabard.games.smallworld"),
        ("tabard.core.match", "from ..games import smallworld"),
        ("tabard.core.match", "from tabard import cli"),
        ("tabard.core.match", "def f():\n    from tabard.lab import report"),
        ("tabard.core.match", "DEFAULT = 'smallworld'"),
        ("tabard.core.match", "import importlib\nimportlib.import_module('tabard.games.' + name)"),
        ("tabard.games.smallworld.flow", "from tabard.games.tcg import cards"),
        ("tabard.games.smallworld.flow", "from ..tcg import cards"),
        ("tabard.games.smallworld.flow", "from tabard.bots import ismcts"),
        ("tabard.games.smallworld.flow", "from tabard.games import tcg"),
        ("tabard.bots.ismcts", "from tabard.server import app"),
        ("tabard.bots.ismcts", "from tabard.games.smallworld import GAME"),
        ("tabard.server.app", "if game == 'tcg':\n    pass"),
        ("tabard.cli.play", "from tabard.games.smallworld import GAME"),
        ("tabard.cli.play", "if True:\n    import tabard.games.smallworld"),
        ("tabard.words", "x = 1"),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str) -> None:
    assert faults(module, source)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tabard.core.match", "from tabard.core.ask import Ask\nfrom .state import State"),
        ("tabard.core.match", "from tabard import __version__\nimport json"),
        ("tabard.core.match", 'def f():\n    """As in smallworld."""'),
        ("tabard.games.smallworld.flow", "from tabard.core import ask\nfrom . import legal"),
        ("tabard.games.smallworld.flow", "from tabard.games.smallworld.legal import reach"),
        ("tabard.server.app", "from tabard.bots import ismcts"),
        ("tabard.cli.play", "import tabard.server\nEXAMPLE = 'tabard play smallworld'"),
        ("tabard.cli.play", "def f():\n    import tabard.games.smallworld"),
    ],
)
def test_a_right_import_is_left_alone(module: str, source: str) -> None:
    assert faults(module, source) == []


# -- no circles -----------------------------------------------------------------------------------


def needs(path: Path, modules: set[str]) -> set[str]:
    """The modules of the project that this one imports, at the top or later, names for the type
    checker aside."""
    name = module_name(path)
    is_package = path.name == "__init__.py"
    package = name if is_package else name.rpartition(".")[0]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not _for_types(node)]
    found = set()
    for _, target in imported(tree, package):
        while target and target not in modules:
            target = target.rpartition(".")[0]
        found.add(target)
    return found - {"", name, "tabard"}


def _for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules that need one another in turn; empty: there are none."""
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> list[str]:
        if name in way:
            return [*way[way.index(name) :], name]
        if name in done:
            return []
        for other in sorted(graph.get(name, ())):
            found = visit(other, (*way, name))
            if found:
                return found
        done.add(name)
        return []

    for name in sorted(graph):
        found = visit(name, ())
        if found:
            return found
    return []


def test_no_modules_need_one_another_in_turn() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    modules = {module_name(path) for path in files}
    graph = {module_name(path): needs(path, modules) for path in files}
    assert circle(graph) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}}) == []
