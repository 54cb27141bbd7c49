"""Every scenario that comes with the game holds: the printed examples of the rulebook first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.scenario import run_scenario
from tabard.core.words import folder_of
from tabard.core.yaml12 import read_file
from tabard.games.boardgame import GAME

FOLDER = folder_of(GAME.info.package) / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
EXAMPLES = [rule.id for rule in Catalogue.load(GAME.info.package) if rule.kind == "example"]
OWN_CARDS = "TBG-ATTACK-07"
"""Its cards are not those of the box, so that it plays in a world of its own."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    report = run_scenario(path, lambda _: GAME)
    assert report.failures == []
    assert report.steps >= 1


@pytest.mark.parametrize("rule", [rule for rule in EXAMPLES if rule != OWN_CARDS])
def test_every_printed_example_has_its_scenario(rule: str) -> None:
    name = rule.removeprefix("TBG-").lower()
    assert read_file(FOLDER / f"example-{name}.yaml").data["rules"] == [rule]


def test_no_example_is_one_too_many() -> None:
    assert len(EXAMPLES) == 46
    shown = {tuple(read_file(path).data["rules"]) for path in FOLDER.glob("example-*.yaml")}
    assert shown == {(rule,) for rule in EXAMPLES if rule != OWN_CARDS}


@pytest.mark.rule("TBG-ATTACK-07")
def test_the_example_of_a_pool_holds_with_cards_of_its_own() -> None:
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-m", "tests.boardgame.own_cards", here / "example-attack-07.yaml"],
        capture_output=True,
        text=True,
        cwd=here.parents[1],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )
    assert done.stdout.split("\n")[0] == "6 steps", done.stdout


@pytest.mark.parametrize(
    ("step", "changes", "found"),
    [
        (1, {"expect": {"pool": [1, 1, 1]}}, "pool is [1, 2, 2], not [1, 1, 1]."),
        (1, {"expect": {"asked": "A act"}}, "asked is 'A use', not 'A act'."),
    ],
)
def test_a_wrong_expectation_fails_and_says_where(
    step: int, changes: dict[str, Any], found: str
) -> None:
    data = read_file(Path(__file__).parent / "example-attack-07.yaml").data
    data["position"]["heroes"]["horde1"]["equipped"].pop("ranged")
    data["steps"] = [data["steps"][0], changes]
    assert run_scenario(data, lambda _: GAME).failures == [f"Step {step + 1}: {found}"]
