"""The stage of the browser tests: one browser and one server for each worker, and visitors whose
every complaint (console, policy, failed request) fails the test."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tabard.cli.browsers import BROWSER, OWN, installed_browser

from .served import ROOT, Served, with_test_game
from .visitor import Look, Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCREENSHOTS = ROOT / "screenshots"


def pytest_report_header() -> str:
    return f"screenshots: {SCREENSHOTS}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        if report.capstdout.strip():  # how many clicks or keys something took
            terminalreporter.write_line(report.nodeid)
            terminalreporter.write_line(report.capstdout.rstrip())
    made = list(SCREENSHOTS.glob("*.png"))
    terminalreporter.write_line(f"{len(made)} screenshots are in {SCREENSHOTS}")


def pytest_configure(config: pytest.Config) -> None:
    """Old pictures go before a run of everything, in the process that the workers report to."""
    if not hasattr(config, "workerinput") and config.args == [str(Path("tests", "browser"))]:
        shutil.rmtree(SCREENSHOTS, ignore_errors=True)
    SCREENSHOTS.mkdir(exist_ok=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    named = os.environ.get(BROWSER) or installed_browser() or OWN
    with sync_playwright() as playwright:
        path = None if named == OWN else named
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = with_test_game(tmp_path_factory.mktemp("served") / "data").start()
    yield server
    server.stop()
    assert not server.complaints(), "".join(server.output)


Visit = Callable[..., Visitor]


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed
    return report


def leave_traces(name: str, visitor: Visitor, server: Served) -> None:
    """What is needed to see it again: a picture, the match as a file, and who played how."""
    table = visitor.page.url.partition("?")[0].rpartition("/")[2]
    print(f"{name}: {visitor.look} at {visitor.page.url}, {visitor.position.get('prompt')}")
    print(f"  played by {', '.join(visitor.robots) or 'nobody'}; the tables are in {server.data}")
    for line in visitor.received[-3:]:
        print(f"  heard {line[:400]}")
    match = server.match_of(table)
    if match is not None:
        file = SCREENSHOTS / f"{name}.json"
        file.write_text(json.dumps(match), encoding="utf-8")
        print(f"  tabard replay {file}")
    visitor.page.screenshot(path=SCREENSHOTS / f"{name}.png")


@pytest.fixture
def visit(browser: Browser, served: Served, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody with a browser of their own: `visit(Look("phone", "dark", "it"), speed=0)`."""
    visitors: list[Visitor] = []
    servers: list[Served] = []

    def new(look: Look | None = None, server: Served = served, **prefs: object) -> Visitor:
        visitor = Visitor(browser, server.address, look or Look(), prefs)
        visitors.append(visitor)
        servers.append(server)
        return visitor

    yield new
    complaints = [line for visitor in visitors for line in visitor.complaints]
    if complaints or request.node.stash.get(FAILED, False):
        name = re.sub(r"\W+", "-", request.node.name).strip("-")
        for i, (visitor, server) in enumerate(zip(visitors, servers, strict=True)):
            leave_traces(f"failed-{name}-{i}", visitor, server)
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)
