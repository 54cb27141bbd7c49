"""The part of tools/mutants.py that works inside pytest: which tests are run, in which order, and
when they are stopped."""

from __future__ import annotations

import os
import resource
import signal
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

CHOSEN = "MUTANTS_CHOSEN"
"""The file that lists the tests to run, the likeliest first; without it, all are."""
SECONDS = "MUTANTS_SECONDS"
"""CPU time for all of them together."""
TOLD = "MUTANTS_TOLD"
"""The file that says what ended the run before its time: the test that failed, or `UP`."""
UP = "the time is up"

LONGEST = 120.0
"""Seconds of CPU for one test: what takes longer never ends."""
PATIENCE = 600.0
"""The same by the clock, for what waits for ever."""
MEMORY = 8 << 30
"""Bytes for one process: a bug that collects for ever ends there."""


def pytest_configure(config: pytest.Config) -> None:
    told = os.environ.get(TOLD)
    if told is None:
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    chosen = os.environ.get(CHOSEN)
    tests = None if chosen is None else Path(chosen).read_text(encoding="utf-8").splitlines()
    watch = Watch(Path(told), float(os.environ[SECONDS]), tests)
    config.pluginmanager.register(watch)


class Watch:
    def __init__(self, told: Path, seconds: float, tests: list[str] | None) -> None:
        self.file, self.seconds = told, seconds
        self.rank = None if tests is None else {test: n for n, test in enumerate(tests)}
        self.running = ""
        for number in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(number, self.hangs)

    def tell(self, what: str) -> None:
        if not self.file.exists():
            self.file.write_text(what, encoding="utf-8")

    def hangs(self, *_: Any) -> None:
        self.tell(self.running)
        os._exit(1)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """One case of each test, then the second of each, and so on."""
        cases: Counter[str] = Counter()
        found: list[tuple[int, int, int]] = []
        for at, item in enumerate(items):
            test = item.nodeid.split("[")[0]
            if self.rank is None or test in self.rank:
                found.append((cases[test], 0 if self.rank is None else self.rank[test], at))
            cases[test] += 1
        items[:] = [items[at] for _, _, at in sorted(found)]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running = nodeid
        signal.setitimer(signal.ITIMER_PROF, LONGEST)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        if sum(os.times()[:4]) > self.seconds:
            self.tell(UP)
            item.session.shouldstop = UP

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell(report.nodeid or str(report.fspath))
