"""The executable rulebook: every rule of the catalogue is shown by a test."""

from __future__ import annotations

from pathlib import Path

from tabard.core.catalogue import Catalogue, coverage
from tabard.games.smallworld import GAME

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "src" / "tabard" / "games" / "smallworld" / "scenarios"


def test_every_rule_is_shown() -> None:
    rules = Catalogue.load(GAME.info.package)
    found = coverage(rules, [ROOT / "tests"], [SCENARIOS])
    assert found.rules == len(rules) == 437
    assert found.missing == ()
    assert list(found.problems) == []


def test_few_rules_need_no_test() -> None:
    """Only what changes nothing in play may say so instead."""
    excused = [rule.id for rule in Catalogue.load(GAME.info.package) if rule.shown]
    assert excused == [f"SWW-COMPONENTS-{n:02}" for n in (4, 22, 23, 24, 25)]
