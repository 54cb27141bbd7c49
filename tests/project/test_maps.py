"""Each game's docstring is a map of its folder: what it names is there, and all rules are on it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "tabard" / "games"


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/title.py")))
def test_the_map_of_a_game_is_right(game: str) -> None:
    folder = GAMES / game
    text = ast.get_docstring(ast.parse((folder / "__init__.py").read_text())) or ""
    named = set(re.findall(r"`([a-z_.]+)`", text))
    there = {
        ".".join(path.relative_to(folder).with_suffix("").parts) for path in folder.rglob("*.py")
    }
    parts = {path.name for path in folder.iterdir() if path.is_dir()}
    shown = {name.removeprefix("show.") for name in there}
    assert named <= there | parts | shown
    rules = {name for name in there if name.startswith("rules.") and name != "rules.__init__"}
    assert rules <= named
