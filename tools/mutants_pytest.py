"""The part of tools/mutants.py that works inside pytest: it notes which functions each test runs,
or runs chosen tests, in the order given."""

from __future__ import annotations

import cProfile
import json
import os
import resource
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType

import pytest

NOTES = "MUTANTS_NOTES"
"""The folder for the notes: one file for each process that runs tests."""
CHOSEN = "MUTANTS_CHOSEN"
"""The file that lists the tests to run."""
SECONDS = "MUTANTS_SECONDS"
"""CPU time for one process: a bug that loops for ever ends there, however busy the machine is."""

MEMORY = 8 << 30
"""Bytes for one process: a bug that collects for ever ends there."""

COMPILED = "_t_run_"
"""What the compiler of flows puts before a flow's name."""


def pytest_configure(config: pytest.Config) -> None:
    seconds = os.environ.get(SECONDS)
    if seconds is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    notes, chosen = os.environ.get(NOTES), os.environ.get(CHOSEN)
    if notes is not None:
        config.pluginmanager.register(Notes(Path(notes), config.rootpath))
    if chosen is not None:
        tests = Path(chosen).read_text(encoding="utf-8").splitlines()
        config.pluginmanager.register(Chosen({test: n for n, test in enumerate(tests)}))


class Chosen:
    def __init__(self, tests: dict[str, int]) -> None:
        self.tests = tests

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        left = [item for item in items if item.nodeid in self.tests]
        items[:] = sorted(left, key=lambda item: self.tests[item.nodeid])


class Notes:
    """One line for each test as soon as it has run: a run that is cut short is not lost."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.file, self.source = folder / f"{os.getpid()}.jsonl", f"{root}/src/"
        self.numbers: dict[str, int] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        profile = cProfile.Profile(subcalls=False, builtins=False)
        began = time.process_time()
        profile.enable()
        try:
            return (yield)
        finally:
            profile.disable()
            seconds = time.process_time() - began
            codes = (entry.code for entry in profile.getstats())
            names = {self.name(code) for code in codes if isinstance(code, CodeType)} - {""}
            new = [name for name in names if name not in self.numbers]
            self.numbers |= {name: n for n, name in enumerate(new, len(self.numbers))}
            ran = [self.numbers[name] for name in names]
            line = [item.nodeid, item.nodeid not in self.failed, seconds, new, ran]
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def name(self, code: CodeType) -> str:
        """The function's module and name; nothing when it is none of ours."""
        if not code.co_filename.startswith(self.source):
            return ""
        name = code.co_qualname.removeprefix(COMPILED).split(".<locals>")[0]
        return f"src/{code.co_filename.removeprefix(self.source)}::{name}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)
