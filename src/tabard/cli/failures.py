"""A plugin for pytest (`-p tabard.cli.failures`): it writes down which tests failed, for `tabard
test` to try them again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

FILE = "TABARD_FAILURES"
"""The variable that says where to write it."""


class Failures:
    """What failed in this run, and whether trying again could tell us anything about it."""

    def __init__(self) -> None:
        self.tests: dict[str, None] = {}
        self.hopeless = False

    def pytest_runtest_logreport(self, report: Any) -> None:
        if not report.failed:
            return
        self.tests[without_group(report.nodeid)] = None
        # Setup and teardown may be another test's fault, as they share fixtures; and when a worker
        # crashes, xdist reports the test at which it did, with no phase that we know.
        self.hopeless |= report.when != "call"

    def pytest_collectreport(self, report: Any) -> None:
        self.hopeless |= report.failed

    def pytest_sessionfinish(self) -> None:
        tests = [] if self.hopeless else [*self.tests]
        Path(os.environ[FILE]).write_text(json.dumps(tests), encoding="utf-8")


def pytest_configure(config: Any) -> None:
    if not hasattr(config, "workerinput"):  # the workers' reports all arrive where they came from
        config.pluginmanager.register(Failures())


def without_group(test: str) -> str:
    """xdist writes the group of a test behind its ID, where pytest would not find it."""
    return test.rpartition("@")[0] if test.rfind("@") > test.rfind("]") else test


def read(file: Path) -> tuple[str, ...]:
    """Which tests failed and can be tried again: none when more is wrong than they."""
    return tuple(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else ()
