"""Every scenario that comes with the game holds: the worked examples of the rulebook first."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from tabard.core.errors import Malformed
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


def test_forced_answers_are_taken_unless_the_scenario_asks_for_all() -> None:
    data = read_file(FOLDER / "ruling-second-die.yaml").data
    del data["ask_all"]
    found = run_scenario(data).failures
    assert found[0] == "Step 5: asked is 'A conquest', not 'A press_on'."


@pytest.mark.parametrize(
    ("first", "sentence"),
    [
        ({"a": "hill entry"}, "One of a has the icon: add the word `icon` there."),
        ({"a": "moor icon"}, "a: 'moor' is no terrain."),
        ({"a": ""}, "a: '-' is no terrain."),
        ({"a": "hill icon b"}, "a: 'b' is neither printed on it nor a region beside it."),
        ({"a": "hill icon", "z": "lake a"}, "Two regions are called 'z'."),
        ([], "An island is written like"),
        ({f"r{i}": "hill" for i in range(60)}, "61 regions are too many: at most 60."),
    ],
)
def test_an_island_that_cannot_be_is_refused_with_a_sentence(first: Any, sentence: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.read_position({"islands": [first, {"z": "hill entry icon"}]})
    assert str(refused.value).startswith(sentence)


def test_an_island_of_its_own_is_played_copied_and_pickled() -> None:
    data = read_file(FOLDER / "ruling-lakes.yaml").data
    s = GAME.read_position(data["position"])
    for twin in (s.copy(), pickle.loads(pickle.dumps(s))):
        GAME.advance(twin, ("expand",))
        assert GAME.measure(twin, ["cost", "A", "coast"]) == 2
    with pytest.raises(Malformed, match="can't be written back"):
        GAME.write_position(s)
