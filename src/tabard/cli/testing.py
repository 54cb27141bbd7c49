"""`tabard test`: the linter, the formatter, the type checker, the client and the tests, one after
the other. What a machine lacks (a browser, Node) is left out, loudly; under TABARD_CI that is a
failure. A few tests that fail are tried once more, each alone: who passes then is unsteady, which
does not fail the suite but is said loudly, too."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from . import failures
from .browsers import Missing, find_browser, find_node
from .client_check import LEFT_OUT

PASSED, FAILED, NO_SOURCES = 0, 1, 2

# The files and folders that hold Python, as far as they are there.
CHECKED = ("src", "tools", "tests", "tabard")

# Every core works; tests that share a costly fixture stay on one; skipped tests tell their reason.
# A worker that crashes ends the run: with groups, xdist may wait for ever for its replacement.
PYTEST = ("-n", "auto", "--dist", "loadgroup", "--max-worker-restart", "0", "-rfEs")
AGAIN = ("-n", "0", "-rfEs")
"""One test after the other, in one process."""

FEW = 5
"""When more tests fail, something is broken: they are not tried again."""

BROWSER_TESTS = "tests/browser"
"""A run of their own: Playwright's event loop and that of the asyncio tests can't share one."""


@dataclass(frozen=True)
class Part:
    """One part of the suite: a tool that runs as a module, and what it is given."""

    name: str
    module: str
    arguments: tuple[str, ...]
    needs: tuple[str, ...] = ()  # modules besides its own without which it can't do its work
    find: Callable[[], dict[str, str] | Missing] | None = None
    """Looks for what is no Python package; its variables go into the part's environment."""
    again: bool = False
    """It is pytest: the tests that fail, if they are few, are tried once more."""

    def missing(self) -> list[str]:
        return [name for name in (self.module, *self.needs) if find_spec(name) is None]


@dataclass(frozen=True)
class Result:
    part: Part
    verdict: str
    seconds: float = 0.0
    left_out: str = ""
    """Why it could not be run here, and what helps."""
    unsteady: tuple[str, ...] = ()
    """The tests that failed once, and passed when run again alone."""

    @property
    def failed(self) -> bool:
        return self.verdict != "passed" and (not self.left_out or strict())


def strict() -> bool:
    """Whether a part that can't be run is a failure: in CI everything is there."""
    return os.environ.get("TABARD_CI") == "1"


def suite(
    quick: Annotated[bool, typer.Option("--quick", help="Skip the slow tests.")] = False,
) -> int:
    """Run the linter, the type checker, and the tests of the source tree.

    [bold]./tabard test --quick[/bold] is for everyday work. The last line says how long it took.
    """
    return run_suite(quick)


def source_root() -> Path | None:
    """The source tree this package runs from, or None when it was installed from a wheel."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "pyproject.toml").is_file() and (root / "tests").is_dir() else None


def parts(root: Path, quick: bool) -> list[Part]:
    """What the suite consists of, the tests last: their closing line is what one looks for."""
    checked = tuple(name for name in CHECKED if (root / name).exists())
    chosen = ("-m", "not slow") if quick else ()
    in_browser = (*PYTEST, *chosen, BROWSER_TESTS)
    others = (*PYTEST, *chosen, f"--ignore={BROWSER_TESTS}")
    return [
        Part("ruff check", "ruff", ("check", ".")),
        Part("ruff format", "ruff", ("format", "--check", ".")),
        Part("mypy --strict", "mypy", ("--strict", *checked)),
        Part("client", "tabard.cli.client_check", (), find=find_node),
        Part("pytest browser", "pytest", in_browser, ("xdist",), find_browser, again=True),
        Part("pytest", "pytest", others, ("xdist", "hypothesis"), again=True),
    ]


def run_part(part: Part, root: Path) -> Result:
    say(f"\n=== {part.name} " + "=" * max(3, 72 - len(part.name)))
    missing = part.missing()
    if missing:
        say(f"NOT RUN: {part.name} needs {' and '.join(missing)}, which this Python does not have.")
        return Result(part, f"NOT RUN ({', '.join(missing)} missing)")
    began = time.monotonic()
    found = part.find() if part.find else {}
    if isinstance(found, Missing):
        say(f"LEFT OUT: {part.name}: {found.why} {found.remedy}")
        return Result(part, "LEFT OUT", left_out=f"{found.why} {found.remedy}")
    code, unsteady = run(part, root, os.environ | found)
    seconds = time.monotonic() - began
    if code == LEFT_OUT:
        return Result(part, "LEFT OUT", seconds, "what it said above tells why.")
    return Result(part, "FAILED" if code else "passed", seconds, unsteady=unsteady)


def run(part: Part, root: Path, env: dict[str, str]) -> tuple[int, tuple[str, ...]]:
    """The part's exit code, and the tests that failed at first and passed alone."""
    if not part.again:
        return run_module(part.module, part.arguments, root, env), ()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "failures.json")
        noting = (*part.arguments, "-p", failures.__name__)
        code = run_module(part.module, noting, root, env | {failures.FILE: str(file)})
        failed = failures.read(file)
    if code != FAILED or not 1 <= len(failed) <= FEW:
        return code, ()
    say(f"\nOnce more, one at a time: {' '.join(failed)}")
    code = run_module(part.module, (*AGAIN, *failed), root, env)
    return code, () if code else failed


def run_module(module: str, arguments: tuple[str, ...], root: Path, env: dict[str, str]) -> int:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=root, env=env, check=False).returncode


def run_suite(quick: bool) -> int:
    """Run every part, whatever the others say; 0 when all passed, 1 when one failed or could not
    run, 2 when there is no source tree to test. A part that needs what is no Python package may
    be left out, except in CI; the last lines say so.
    """
    root = source_root()
    if root is None:
        print(
            "There is nothing to test here: this Tabard was installed without its source tree, "
            "where the tests are.",
            file=sys.stderr,
        )
        return NO_SOURCES
    results = [run_part(part, root) for part in parts(root, quick)]
    say("")
    for result in results:
        say(f"{result.part.name:<15} {result.verdict} ({result.seconds:.0f} s)")
    failed = [result for result in results if result.failed]
    left_out = [result for result in results if result.left_out]
    unsteady = [test for result in results for test in result.unsteady]
    if any(result.verdict.startswith("NOT RUN") for result in failed):
        say("To get the missing tools: ./tabard test, or pip install -e '.[test]'.")
    for result in left_out:
        say(f"LEFT OUT: {result.part.name}: {result.left_out}")
    for test in unsteady:
        say(
            f"UNSTEADY: {test} failed once, and passed when run again alone. "
            "That is a bug, in the test or in Tabard."
        )
    if failed:
        say(f"The suite FAILED: {names(failed)}.")
        return FAILED
    passed = "The quick suite passed (without the slow tests)" if quick else "The suite passed"
    passed += f" in {sum(result.seconds for result in results):.0f} s"
    passed += f", BUT WITHOUT: {names(left_out)}" if left_out else ""
    passed += f", BUT UNSTEADY: {len(unsteady)} of its tests" if unsteady else ""
    say(f"{passed}.")
    return PASSED


def names(results: list[Result]) -> str:
    return ", ".join(result.part.name for result in results)


def say(line: str) -> None:
    # Flushed, because the tools write to the same stream on their own.
    print(line, flush=True)
