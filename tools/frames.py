"""Whether a table runs smoothly while a bot plays a whole turn, and what its page weighs.

    python -m tools.frames tcg
    python -m tools.frames boardgame --position mine.yaml --size phone --turns 2
    python -m tools.frames boardgame --seats 4 --watch --seconds 60

Chromium traces its main thread from the moment you end your turn until it is your turn again; every
task longer than 100 ms is printed with what it did. The position is a scenario's, by default the
game's in tests/browser/positions; without one a new game is played. Where you are asked, the main
button is pressed, or the turn is ended. With --watch you sit nowhere, and all seats are bots'.
Time that the machine gave to others is no fault of the page: of each task, its time on the clock
and its own time are told.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Browser, sync_playwright

from tabard.cli.browsers import BROWSERS, installed_browser
from tabard.core.registry import load
from tests.browser.conftest import FLAGS
from tests.browser.placed import place
from tests.browser.served import ROOT, Served
from tests.browser.tables import ME, bot, lay
from tests.browser.visitor import SIZES, Look, Visitor

POSITIONS = ROOT / "tests" / "browser" / "positions"
CATEGORIES = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline")
TASK = {"RunTask", "ThreadControllerImpl::RunTask"}
LONG = 100.0
"""Milliseconds: what takes longer is felt."""
FRAME = {"Commit"}
"""What ends each frame that shows something new."""


@dataclass
class Task:
    """Something that the main thread did without a pause: milliseconds on the clock, and of its
    own; and what of it was what."""

    start: float
    clock: float
    own: float
    parts: dict[str, float] = field(default_factory=dict)

    def __str__(self) -> str:
        most = sorted(self.parts.items(), key=lambda part: -part[1])[:4]
        what = ", ".join(f"{name} {ms:.0f}" for name, ms in most)
        return f"{self.clock:6.1f} ms ({self.own:.1f} of its own): {what}"


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The process and thread in which the page runs: the busiest of those that could be it."""
    threads = {
        (e["pid"], e["tid"])
        for e in events
        if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    busy: dict[tuple[int, int], float] = dict.fromkeys(threads, 0.0)
    for e in events:
        if e.get("ph") == "X" and (e["pid"], e["tid"]) in threads:
            busy[e["pid"], e["tid"]] += e.get("dur", 0)
    return max(busy, key=lambda one: busy[one])


def tasks_of(events: list[dict[str, Any]]) -> list[Task]:
    """What the page's main thread did, one task after another."""
    here = main_thread(events)
    mine = [e for e in events if e.get("ph") == "X" and (e["pid"], e["tid"]) == here]
    found = [
        Task(e["ts"] / 1e3, e["dur"] / 1e3, e.get("tdur", e["dur"]) / 1e3)
        for e in mine
        if e["name"] in TASK
    ]
    found.sort(key=lambda task: task.start)
    outer: list[Task] = []
    for task in found:  # a task inside another (a nested loop) is part of it
        if not outer or task.start >= outer[-1].start + outer[-1].clock:
            outer.append(task)
    for task in outer:
        if task.clock > LONG / 2:
            task.parts = dict(parts(mine, task))
    return outer


def parts(mine: list[dict[str, Any]], task: Task) -> Iterator[tuple[str, float]]:
    """What a task spent its time on, by the outermost things that have a name."""
    inside = [
        e
        for e in mine
        if task.start <= e["ts"] / 1e3 < task.start + task.clock
        and "devtools.timeline" in e.get("cat", "")
        and e["name"] not in TASK
    ]
    spent: dict[str, float] = defaultdict(float)
    end = 0.0
    for e in sorted(inside, key=lambda one: (one["ts"], -one.get("dur", 0))):
        if e["ts"] >= end:
            spent[e["name"]] += e.get("dur", 0) / 1e3
            end = e["ts"] + e.get("dur", 0)
    yield from spent.items()


class Bytes:
    """What a page takes from the server, as it travels."""

    def __init__(self, visitor: Visitor) -> None:
        self.total = 0
        line = visitor.context.new_cdp_session(visitor.page)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": True})
        line.on("Network.loadingFinished", self._add)

    def _add(self, told: dict[str, Any]) -> None:
        self.total += int(told["encodedDataLength"])


def weigh(browser: Browser, served: Served, look: Look, path: str, cookies: Any) -> float:
    """Kilobytes of a page for somebody whose browser has nothing of it yet."""
    visitor = Visitor(browser, served.address, look, {})
    visitor.context.add_cookies(cookies)
    counted = Bytes(visitor)
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.close()
    return counted.total / 1000


@dataclass
class Turn:
    """A stretch of play that was traced."""

    events: list[dict[str, Any]]
    seconds: float
    positions: int
    cards: int


def traced(browser: Browser, visitor: Visitor, asked: argparse.Namespace) -> Turn:
    """Play on until it is somebody's turn again, with everything that moves."""
    page = visitor.page
    before, begun = len(visitor.received), time.monotonic()
    whose = visitor.position.get("turn")
    seen: list[Any] = [whose]
    cards = page.locator("[data-slot], [data-region]").count()
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    while time.monotonic() < begun + asked.seconds:
        now = visitor.position
        if now["outcome"] is not None:
            break
        if now.get("turn") != seen[-1]:
            seen.append(now.get("turn"))
        if not asked.watch and len(seen) > 2 * asked.turns and seen[-1] == whose:
            break
        if now.get("question") and visitor.idle():
            go_on(visitor)
        page.wait_for_timeout(100)
    page.wait_for_timeout(500)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    heard = [json.loads(line)["type"] for line in visitor.received[before:]]
    return Turn(events, time.monotonic() - begun, heard.count("position"), cards)


def go_on(visitor: Visitor) -> None:
    """Press the main button; where there is none, what ends a turn, or else the first choice."""
    page, before = visitor.page, visitor.position
    page.keyboard.press("Space")
    page.wait_for_timeout(250)
    if visitor.position is not before or not visitor.idle():
        return
    for button in ("[data-deed=pass]", "[data-option]:not([data-region])"):
        found = page.locator(button).locator("visible=true")
        if found.count():
            found.first.click()
            return


def report(turn: Turn) -> None:
    tasks = tasks_of(turn.events)
    here = main_thread(turn.events)
    frames = sum(
        e["name"] in FRAME and (e["pid"], e["tid"]) == here
        for e in turn.events
        if e.get("ph") in {"X", "I", "i"}
    )
    busy = sum(task.clock for task in tasks) / 1000
    long = sorted((t for t in tasks if t.clock > LONG), key=lambda t: -t.clock)
    print(
        f"{turn.seconds:.1f} s, {turn.positions} positions, {turn.cards} things on the table at "
        f"its start, {frames} frames shown, main thread busy {busy:.1f} s"
    )
    print(
        f"longest task {max(t.clock for t in tasks):.1f} ms on the clock, "
        f"{max(t.own for t in tasks):.1f} ms of its own; {len(long)} over {LONG:.0f} ms, "
        f"{sum(t.own > LONG for t in tasks)} by their own time; "
        f"{sum(t.clock > LONG / 2 for t in tasks)} over {LONG / 2:.0f}"
    )
    for task in sorted((t for t in tasks if t.parts), key=lambda t: -t.clock)[:6]:
        print(f"  {task}")


def read(asked: argparse.Namespace) -> dict[str, Any] | None:
    path = asked.position or POSITIONS / f"{asked.game}.yaml"
    if not path.is_file():
        game = load(asked.game)
        return game.to_json(game.new({}, asked.seats)) if asked.watch else None
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return dict(found.get("position", found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--position", type=Path, help="a scenario, or only its position")
    parser.add_argument("--seats", type=int, default=2, help="of a new game")
    parser.add_argument("--size", choices=[*SIZES], default="desk")
    parser.add_argument("--turns", type=int, default=1, help="of yours that end")
    parser.add_argument("--seconds", type=float, default=120, help="at most")
    parser.add_argument("--watch", action="store_true", help="sit nowhere")
    parser.add_argument("--trace", type=Path, help="keep what Chromium told, for its own viewer")
    asked = parser.parse_args()
    look, position = Look(asked.size), read(asked)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "data", TABARD_PACE="1").start()
        path = installed_browser()
        assert path is not None, f"none of {', '.join(BROWSERS)} is installed"
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        visitor = Visitor(browser, served.address, look, {"speed": 1})
        visitor.page.emulate_media(reduced_motion="no-preference")
        if position is not None:
            people = () if asked.watch else ("A",)
            table = place(visitor, served.data, asked.game, position, people)
        else:
            table = lay(visitor, ME, *[bot()] * (asked.seats - 1), game=asked.game)
        cookies = visitor.context.cookies()
        home = weigh(browser, served, look, "/", cookies)
        here = weigh(browser, served, look, table, cookies)
        print(
            f"{asked.game}, {asked.size}: home {home:.0f} kB, table {here:.0f} kB as they travel: "
            f"{here - home:.0f} kB more"
        )
        visitor.go(table)
        turn = traced(browser, visitor, asked)
        if asked.trace:
            asked.trace.write_text(json.dumps({"traceEvents": turn.events}), encoding="utf-8")
        report(turn)
        browser.close()
        served.stop()


if __name__ == "__main__":
    main()
