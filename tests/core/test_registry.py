"""Titles are found by name; only the chosen one is imported, and from the cache it is quick."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from tabard.core import registry
from tabard.core.errors import Malformed
from tests.keepsake import GAME

ROOT = Path(__file__).parents[2]
TITLES = sorted(entry.name for entry in entry_points(group="tabard.games"))
HEAVY = """
import sys
from tabard.core import compiler, registry
made = []
compile_function = compiler.compile_function
compiler.compile_function = lambda *args: made.append(1) or compile_function(*args)
game = registry.load(sys.argv[1])
heavy = {m.split(".")[0] for m in sys.modules} & {"pydantic", "yaml", "fluent", "rich", "typer"}
print(len(made), sorted(heavy), game.new() is not None)
"""


def run(code: str, *args: str, cache: Path) -> str:
    env = dict(os.environ, PYTHONPATH=f"{ROOT / 'src'}:{ROOT}", TABARD_CACHE=str(cache))
    done = subprocess.run(
        [sys.executable, "-c", code, *args], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("title", TITLES)
def test_a_second_process_finds_all_in_the_cache(title: str, tmp_path: Path) -> None:
    """Workers neither compile a flow nor read a pack that another process has."""
    first, second = (run(HEAVY, title, cache=tmp_path) for _ in range(2))
    assert int(first.split()[0]) > 10
    assert "yaml" in first
    assert second == "0 [] True"


def test_only_the_chosen_game_is_imported(tmp_path: Path) -> None:
    code = """
import sys
from tests.keepsake import GAME
from tabard.core import registry
registry.register(GAME)
registry.load("keepsake")
print(registry.names(), [m for m in sys.modules if m.startswith("tabard.games.")])
"""
    assert run(code, cache=tmp_path) == f"{registry.names()} []"


def test_an_unknown_title_gets_its_sentence() -> None:
    assert registry.load("keepsake") is GAME
    with pytest.raises(Malformed, match=r"no game 'keepsafe'.*Did you mean keepsake\?"):
        registry.load("keepsafe")


ADDED = """
from tabard.core import registry
print("keepsake" in registry.names(), registry.load("keepsake").info.id)
"""


def test_the_environment_adds_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that only has the variable knows the game."""
    monkeypatch.setenv("TABARD_GAMES", " tests.keepsake:GAME ,")
    assert run(ADDED, cache=tmp_path) == "True keepsake"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("tests.keepsake", "names games as module:attribute, not 'tests.keepsake'"),
        ("tests.keepsake:", "names games as module:attribute"),
        ("tests.nowhere:GAME", "'tests.nowhere' can't be imported"),
        ("tests.keepsake:TOY", "no 'TOY' in 'tests.keepsake'"),
        ("tests.keepsake:CARDS", "'tests.keepsake:CARDS' is not a game"),
    ],
)
def test_a_wrong_environment_has_its_sentence(
    value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABARD_GAMES", value)
    for ask in (registry.names, lambda: registry.load("keepsake")):
        with pytest.raises(Malformed, match=f"TABARD_GAMES.*{said}"):
            ask()
