"""Every question of the Board Game answered on the screen: at each a table is laid, the part of the
table that is its form has to show it, and one of its choices is clicked there.

    python -m tests.browser.labels
    python -m tests.browser.labels --only bid,wound --size phone --language it --pictures

Prints how many labels were answered. A label without its form fails, and so does one that nothing
on the page offers. The positions come from games that bots play (the first ones of fixed seeds)
and, for what bots hardly come to, from tests/browser/positions/boardgame.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Collection, Iterable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tabard.cli.browsers import installed_browser
from tabard.core.ask import CHANCE
from tabard.core.codec import SEAT_NAMES
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c

from .conftest import FLAGS
from .placed import place
from .robot import NotOfferedError
from .served import ROOT, Served
from .test_fights import Adventurer
from .visitor import Look, Visitor

HERE = Path(__file__).parent
WRITTEN = HERE / "positions" / "boardgame.json"
CLIENT = ROOT / "client" / "src" / "games" / "boardgame"
GAMES, WILD = 60, (0.05, 0.3, 0.12, 0.6)
SHOWN = {
    "start": "[data-testid=start-classes]",
    "turn": "[data-testid=actions], [data-testid=invitation]",
    "map": "[data-testid=board]",
    "sheet": "[data-testid=sheet]",
    "fight": "[data-testid=stage], [data-testid=held]",
    "held": "[data-testid=held]",
    "prompt": "[data-testid=prompt]",
}
"""What has to be seen where a form is wanted. Outside a fight its cards are held up."""
PLAIN = {"travel", "stop", "stay", "done", "leave_it", "decline", "pass", "ready", "keep", "refuse"}
"""Verbs that end a question, and journeys, which other tests make: taken where there is nothing
else."""


def labels() -> list[str]:
    """All that the rules ask with; a test of the client compares this list with them."""
    found = json.loads((CLIENT / "positions" / "labels.json").read_text(encoding="utf-8"))
    return list(found["labels"])


def forms() -> dict[str, str]:
    """Label → form, as the client's own table has it."""
    table = (CLIENT / "forms.ts").read_text(encoding="utf-8").split("FORMS: ")[1].split("};")[0]
    return dict(re.findall(r"^  (\w+): '(\w+)',$", table, re.M))


def positions(wanted: Collection[str]) -> dict[str, dict[str, Any]]:
    """For each label a position that asks it, with as many choices as there are."""
    found: dict[str, dict[str, Any]] = {
        label: one
        for label, one in json.loads(WRITTEN.read_text(encoding="utf-8")).items()
        if label in wanted
    }
    for seed in range(GAMES):
        if set(wanted) <= found.keys():
            break
        played(seed, set(wanted), found)
    return found


def played(seed: int, wanted: set[str], found: dict[str, dict[str, Any]]) -> None:
    rng = Random(seed)
    s = GAME.new({"overlord": c.OVERLORD.names[seed % 3]}, (4, 6, 2, 5, 3)[seed % 5])
    while (q := GAME.pending(s)) is not None and not wanted <= found.keys():
        who = q.who[0]
        if who == CHANCE:
            assert q.domain is not None
            pick: Any = q.domain.sample(rng.randrange)
        else:
            options = q.options_of(who)
            if q.label in wanted - found.keys() and len(options) > 1:
                found[q.label] = GAME.to_json(s)
            wildly = rng.random() < WILD[seed % len(WILD)]
            pick = rng.choice(options) if wildly else GAME.heuristic(s, who, options, rng)
        GAME.advance(s, pick, who, lambda *_: None)


def asked_seat(position: dict[str, Any]) -> str:
    q = GAME.pending(GAME.from_json(position))
    assert q is not None
    return SEAT_NAMES[q.who[0]]


class Answerer(Adventurer):
    """Takes what is special about a question, not what ends it."""

    def choose(self, choices: list[str]) -> str:
        special = [text for text in choices if text.split()[0] not in PLAIN]
        return (special or choices)[0]


def answer(
    visitor: Visitor, data: Path, label: str, position: dict[str, Any], picture: bool = False
) -> str:
    """Lay the table, look at it, answer; the option that was taken."""
    visitor.go(place(visitor, data, "boardgame", position, people=(asked_seat(position),)))
    visitor.until(lambda: visitor.asked is not None, "nothing was asked")
    visitor.ready()
    question = visitor.position["question"]
    assert question["label"] == label, f"{question['label']} was asked instead"
    form = forms()[label]
    shown = visitor.page.locator(SHOWN[form]).locator("visible=true")
    assert shown.count() > 0, f"its form ({form}) is not shown"
    if picture:
        path = visitor.picture(f"label-{label}")
        visitor.page.screenshot(path=path, animations="disabled")
    robot = Answerer(visitor)
    option = robot.choose([choice["text"] for choice in question["choices"]])
    robot.pick(option)
    return option


def answered(
    browser: Browser, served: Served, look: Look, wanted: Iterable[str], pictures: bool
) -> dict[str, str]:
    """Label → what was wrong; "" where nothing was."""
    wanted = sorted(wanted)
    found, told = positions(wanted), {}
    visitor = Visitor(browser, served.address, look, {})
    for label in wanted:
        begun, wrong, option = time.monotonic(), "", ""
        visitor.complaints.clear()
        try:
            assert label in found, "no position asks it"
            option = answer(visitor, served.data, label, found[label], pictures)
            assert not visitor.complaints, "; ".join(visitor.complaints)
        except (AssertionError, NotOfferedError, TimeoutError) as error:
            wrong = str(error).partition("\n")[0] or type(error).__name__
        except Exception as error:  # Playwright's own: said, and on to the next label
            wrong = f"{type(error).__name__}: {str(error)[:200]}"
        if wrong:
            path = visitor.picture(f"failed-label-{label}")
            visitor.page.screenshot(path=path, animations="disabled")
        told[label] = wrong
        print(
            f"{'FAILED ' if wrong else ''}{label} ({forms().get(label)}): {wrong or option}, "
            f"{time.monotonic() - begun:.0f} s",
            flush=True,
        )
    visitor.context.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Every question answered on the screen.")
    parser.add_argument("--only", help="these labels alone, joined by commas")
    parser.add_argument("--size", default="desk", choices=("desk", "laptop", "phone"))
    parser.add_argument("--language", default="en", choices=("en", "it"))
    parser.add_argument("--theme", default="dark", choices=("dark", "light"))
    parser.add_argument("--pictures", action="store_true", help="one of each question")
    asked = parser.parse_args()
    wanted = asked.only.split(",") if asked.only else labels()
    look = Look(asked.size, asked.theme, asked.language)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        told = answered(browser, served, look, wanted, asked.pictures)
        browser.close()
        served.stop()
    right = sum(not wrong for wrong in told.values())
    print(f"{right} of {len(told)} labels answered on the screen")
    return int(right < len(told))


if __name__ == "__main__":
    sys.exit(main())
