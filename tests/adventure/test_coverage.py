"""The executable rulebook: every rule of the catalogue is shown by a test."""

from __future__ import annotations

from pathlib import Path

from tabard.core.catalogue import Catalogue, coverage
from tabard.games.adventure import GAME

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "src" / "tabard" / "games" / "adventure" / "scenarios"


def test_every_rule_is_shown() -> None:
    rules = Catalogue.load(GAME.info.package)
    found = coverage(rules, [ROOT / "tests"], [SCENARIOS])
    assert found.rules == len(rules) == 412
    assert found.missing == ()
    assert list(found.problems) == []
