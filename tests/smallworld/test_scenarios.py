"""Every scenario that comes with the game holds: the worked examples of the rulebook first."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.core.scenario import run_scenario
from tabard.core.words import folder_of
from tabard.core.yaml12 import read_file
from tabard.games.smallworld import GAME

FOLDER = folder_of(GAME.info.package) / "scenarios"
FILES = sorted(FOLDER.glob("*.yaml"))
EXAMPLES = 18


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_holds(path: Path) -> None:
    report = run_scenario(path)
    assert report.failures == []
    assert report.steps > 1


def test_every_worked_example_has_its_scenario() -> None:
    for number in range(1, EXAMPLES + 1):
        data = read_file(FOLDER / f"example-{number:02}.yaml").data
        assert data["rules"] == [f"SWW-EXAMPLE-{number:02}"]


def wrong(step: int, **changes: Any) -> list[str]:
    """What a run of the Naga's lake finds when one of its steps says something else."""
    data = read_file(FOLDER / "example-17.yaml").data
    data["steps"][step] = changes
    return run_scenario(data).failures


def test_a_wrong_expectation_fails_and_says_where() -> None:
    assert wrong(1, expect={"cost A L1A-07": 3}) == ["Step 2: cost A L1A-07 is 2, not 3."]
    assert wrong(3, expect={"hand A": 9, "income A": 2, "tokens L1A-07": 1}) == [
        "Step 4: income A is 1, not 2.",
        "Step 4: tokens L1A-07 is 2, not 1.",
    ]


def test_a_wrong_expectation_in_a_file_names_its_line(tmp_path: Path) -> None:
    text = (FOLDER / "example-17.yaml").read_text(encoding="utf-8")
    path = tmp_path / "wrong.yaml"
    path.write_text(text.replace("coins A: 6", "coins A: 7"), encoding="utf-8")
    line = text[: text.index("coins A: 6")].count("\n") + 1
    assert run_scenario(path).failures == [f"{path}:{line}: coins A is 6, not 7."]


def test_a_refusal_that_is_legal_fails() -> None:
    (found,) = wrong(1, refuse="A conquer L1A-07")
    assert found == "Step 2: 'A conquer L1A-07' should be refused, but it is legal now."
