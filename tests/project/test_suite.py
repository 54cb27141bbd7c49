"""`tabard test` runs every part, says which failed, and says loudly what it could not run."""

from __future__ import annotations

import os
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


# -- tests that fail once --------------------------------------------------------------------------

# In a run of its own a test knows by a file whether it is the first time.
TESTS = """
import os
from pathlib import Path

import pytest


def first(name):
    file = Path(__file__).with_name(name)
    was = file.exists()
    file.write_text("")
    return not was


@pytest.mark.parametrize("sign", ["a@b"])
def test_unsteady(sign):
    assert not first("unsteady")


@pytest.mark.xdist_group("some group")
def test_unsteady_in_a_group():
    assert not first("grouped")


def test_steady():
    assert first("steady"), "what passed is not run again"


@pytest.mark.parametrize("n", range(6))
def test_many(n):
    assert not first(f"many{n}")


def test_broken():
    assert False


def test_crash():
    if first("crash"):
        os._exit(3)


@pytest.fixture
def fixture():
    yield
    assert not first("teardown")


def test_teardown(fixture):
    pass
"""


def run_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *names: str, **files: str
) -> testing.Result:
    """Run these of the tests above on a worker, with no plugin but what is needed, and what else
    is to be collected."""
    for name, text in {"test_it": TESTS, **files}.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", f"-p xdist.plugin -c {os.devnull} --rootdir {tmp_path}")
    tests = [f"test_it.py::{name}" for name in names] + [f"{name}.py" for name in files]
    part = Part("tests", "pytest", (*testing.PYTEST, "-n", "1", *tests), again=True)
    return testing.run_part(part, tmp_path)


def test_what_passes_alone_is_unsteady(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    names = ("test_unsteady", "test_unsteady_in_a_group", "test_steady")
    result = run_in(tmp_path, monkeypatch, *names)
    told = capfd.readouterr().out
    assert not result.failed, told
    unsteady = ["test_it.py::test_unsteady[a@b]", "test_it.py::test_unsteady_in_a_group"]
    assert sorted(result.unsteady) == unsteady
    assert "2 failed, 1 passed" in told
    assert re.match(r"=+ 2 passed in ", told.splitlines()[-1])  # not on workers any more


@pytest.mark.parametrize(
    "names",
    [
        ("test_many",),  # more than a few
        ("test_broken", "test_unsteady"),
        ("test_crash", "test_unsteady"),
        ("test_teardown", "test_unsteady"),
    ],
    ids=" ".join,
)
def test_what_is_broken_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    result = run_in(tmp_path, monkeypatch, *names)
    assert result.failed
    assert result.unsteady == ()


def test_what_can_not_be_read_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    result = run_in(tmp_path, monkeypatch, "test_unsteady", test_unread="import no_such_module")
    assert result.failed
    assert "no_such_module" in capfd.readouterr().out


def test_unsteady_tests_are_told_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    result = testing.Result(GOOD, "passed", unsteady=("tests/x.py::test_y",))
    monkeypatch.setattr(testing, "run_part", lambda part, root: result)
    assert suite(monkeypatch, GOOD) == 0
    unsteady, last = capfd.readouterr().out.splitlines()[-2:]
    assert unsteady.startswith(
        "UNSTEADY: tests/x.py::test_y failed once, and passed when run again"
    )
    assert last.endswith(", BUT UNSTEADY: 1 of its tests.")


def test_both_parts_with_tests_try_again(tmp_path: Path) -> None:
    assert [part.name for part in testing.parts(tmp_path, False) if part.again] == [
        "pytest browser",
        "pytest",
    ]


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
