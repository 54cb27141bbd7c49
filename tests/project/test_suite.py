"""`tabard test` runs every part, says which failed, and says loudly what it could not run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli import testing
from tabard.cli.testing import Part

GOOD = Part("good", "this", ())
BAD = Part("bad", "json.tool", ("no such file",))
ABSENT = Part("absent", "a_tool_nobody_has", ())


def suite(monkeypatch: pytest.MonkeyPatch, *parts: Part) -> int:
    monkeypatch.setattr(testing, "parts", lambda root, quick: list(parts))
    return testing.run_suite(quick=True)


def test_it_passes_when_every_part_does(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert suite(monkeypatch, GOOD, GOOD) == 0
    assert "The quick suite passed" in capfd.readouterr().out


def test_a_part_that_fails_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert suite(monkeypatch, BAD, GOOD) == 1
    told = capfd.readouterr().out
    assert "Beautiful is better than ugly." in told  # the good part ran
    assert told.endswith("The suite FAILED: bad.\n")


def test_a_missing_tool_is_loud_and_a_failure(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert suite(monkeypatch, ABSENT, GOOD) == 1
    told = capfd.readouterr().out
    assert "NOT RUN: absent needs a_tool_nobody_has" in told
    assert "The suite FAILED: absent." in told


def test_without_a_source_tree_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(testing, "source_root", lambda: None)
    assert testing.run_suite(quick=False) == 2
    told = capsys.readouterr().err
    assert "without its source tree" in told
    assert told.count("\n") == 1


def test_the_tests_come_last_and_the_quick_run_leaves_out_the_slow_ones(tmp_path: Path) -> None:
    whole, quick = testing.parts(tmp_path, False), testing.parts(tmp_path, True)
    assert [part.name for part in whole] == [part.name for part in quick]
    assert whole[-1].name == "pytest"
    assert "not slow" not in whole[-1].arguments
    assert "not slow" in quick[-1].arguments


def test_the_quick_run_asks_for_smaller_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_QUICK", "1")
    assert "TABARD_QUICK" not in testing.environment(quick=False)
    assert testing.environment(quick=True)["TABARD_QUICK"] == "1"
