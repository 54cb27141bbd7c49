"""Every scenario that comes with the game holds: the printed examples of the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.scenario import run_scenario
from tabard.core.words import folder_of
from tabard.core.yaml12 import read_file
from tabard.games.adventure import GAME

FOLDER = folder_of(GAME.info.package) / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
EXAMPLES = [rule.id for rule in Catalogue.load(GAME.info.package) if rule.kind == "example"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    report = run_scenario(path, lambda _: GAME)
    assert report.failures == []
    assert report.steps >= 1


@pytest.mark.parametrize("rule", EXAMPLES)
def test_every_printed_example_has_its_scenario(rule: str) -> None:
    name = rule.removeprefix("WAG-").lower()
    assert read_file(FOLDER / f"example-{name}.yaml").data["rules"] == [rule]


def test_no_example_is_one_too_many() -> None:
    assert len(EXAMPLES) == 30
    shown = {tuple(read_file(path).data["rules"]) for path in FILES}
    assert shown == {(rule,) for rule in EXAMPLES}


def test_a_wrong_expectation_fails() -> None:
    data = read_file(FOLDER / "example-quest-14.yaml").data
    data["steps"] = [*data["steps"], {"expect": {"valor A": 2}}]
    (found,) = run_scenario(data, lambda _: GAME).failures
    assert found.endswith("valor A is 1, not 2.")
