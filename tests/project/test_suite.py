"""`tabard test` runs every part, says which failed, and says loudly what it could not run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabard.cli import testing
from tabard.cli.browsers import Missing
from tabard.cli.client_check import LEFT_OUT
from tabard.cli.testing import Part

GOOD = Part("good", "this", ())
BAD = Part("bad", "json.tool", ("no such file",))
ABSENT = Part("absent", "a_tool_nobody_has", ())
LACKS = Part("browser", "this", (), find=lambda: Missing("there is no browser.", "Get one."))
GIVES_UP = Part("client", "tests.project.stand_in", (str(LEFT_OUT),))


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABARD_CI", raising=False)


def suite(monkeypatch: pytest.MonkeyPatch, *parts: Part) -> int:
    monkeypatch.setattr(testing, "parts", lambda root, quick: list(parts))
    return testing.run_suite(quick=True)


def test_it_passes_when_every_part_does(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert suite(monkeypatch, GOOD, GOOD) == 0
    told = capfd.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"The quick suite passed \(without the slow tests\) in \d+ s\.", told)


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


@pytest.mark.parametrize(("part", "why"), [(LACKS, "Get one."), (GIVES_UP, "said above")])
def test_what_this_machine_lacks_is_left_out_loudly(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], part: Part, why: str
) -> None:
    assert suite(monkeypatch, part, GOOD) == 0
    told = capfd.readouterr().out
    assert "Beautiful is better than ugly." in told  # the others ran
    left_out, last = told.splitlines()[-2:]
    assert left_out.startswith(f"LEFT OUT: {part.name}: ")
    assert why in left_out
    assert last.endswith(f", BUT WITHOUT: {part.name}.")


@pytest.mark.parametrize("part", [LACKS, GIVES_UP])
def test_in_ci_nothing_may_be_left_out(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], part: Part
) -> None:
    monkeypatch.setenv("TABARD_CI", "1")
    assert suite(monkeypatch, part, GOOD) == 1
    told = capfd.readouterr().out
    assert f"LEFT OUT: {part.name}" in told
    assert told.endswith(f"The suite FAILED: {part.name}.\n")


def test_a_part_gets_what_was_found_for_it(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    found = {"TABARD_STAND_IN": "what was found"}
    assert suite(monkeypatch, Part("x", "tests.project.stand_in", ("0",), find=lambda: found)) == 0
    assert "what was found" in capfd.readouterr().out


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
    assert [part.name for part in whole[-2:]] == ["pytest browser", "pytest"]
    for part in whole[-2:]:
        assert "not slow" not in part.arguments
    for part in quick[-2:]:
        assert "not slow" in part.arguments


def test_the_browsers_tests_run_apart_from_the_others(tmp_path: Path) -> None:
    browser, others = testing.parts(tmp_path, False)[-2:]
    assert browser.arguments[-1] == "tests/browser"
    assert "--ignore=tests/browser" in others.arguments
