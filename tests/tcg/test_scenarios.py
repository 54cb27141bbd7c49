"""Every scenario that comes with the game holds: the printed examples of the rulebook first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.game import Game
from tabard.core.scenario import run_scenario
from tabard.core.words import folder_of
from tabard.core.yaml12 import read_file
from tabard.games.tcg.title import GAME

FOLDER = folder_of(GAME.info.package) / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
EXAMPLES = [rule.id for rule in Catalogue.load(GAME.info.package) if rule.kind == "example"]


def this_game(name: str) -> Game[Any]:
    assert name == GAME.info.id
    return GAME


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    report = run_scenario(path, this_game)
    assert report.failures == []
    assert report.steps > 1


@pytest.mark.parametrize("rule", EXAMPLES)
def test_every_printed_example_has_its_scenario(rule: str) -> None:
    name = rule.removeprefix("TCG-").lower()
    assert read_file(FOLDER / f"example-{name}.yaml").data["rules"] == [rule]


def test_no_example_is_one_too_many() -> None:
    assert len(EXAMPLES) == 17
    assert len(list(FOLDER.glob("example-*.yaml"))) == len(EXAMPLES)


@pytest.mark.parametrize(
    ("step", "changes", "found"),
    [
        (0, {"expect": {"defense golem-skull-helm": 2}}, "defense golem-skull-helm is 3, not 2."),
        (3, {"expect": {"asked": "A priority"}}, "asked is 'B armor', not 'A priority'."),
    ],
)
def test_a_wrong_expectation_fails_and_says_where(
    step: int, changes: dict[str, Any], found: str
) -> None:
    data = read_file(FOLDER / "example-armor-09.yaml").data
    data["steps"][step] = changes
    assert run_scenario(data, this_game).failures == [f"Step {step + 1}: {found}"]
