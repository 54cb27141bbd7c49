"""Every question of a game answered on the screen: at each a table is laid, the part of the table
that is its form has to show it, and one of its choices is clicked there.

    python -m tests.browser.labels boardgame
    python -m tests.browser.labels adventure --only fly,taunt --size phone --language it --pictures

Prints how many labels were answered. A label without its form fails, and so does one that nothing
on the page offers. The positions come from games that bots play (the first ones of fixed seeds)
and, for what bots hardly come to, from tests/browser/positions/GAME.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tabard.cli.browsers import installed_browser
from tabard.core.ask import CHANCE
from tabard.core.codec import SEAT_NAMES
from tabard.core.registry import load
from tabard.games.boardgame import content as c
from tabard.games.tcg import GAME

from .conftest import FLAGS
from .placed import place
from .robot import Clicker, NotOfferedError
from .served import ROOT, Served
from .test_adventure import Walker
from .test_cards import Duelist
from .test_fights import Adventurer
from .visitor import Look, Visitor

HERE = Path(__file__).parent
CLIENT = ROOT / "client" / "src" / "games"
WILD = (0.05, 0.3, 0.12, 0.6)


@dataclass(frozen=True)
class Asker:
    """A game whose questions are answered."""

    game: str
    setup: Callable[[int], tuple[dict[str, Any], int]]
    """Seed → settings and number of seats of a game that bots play."""
    games: int
    shown: Mapping[str, str]
    """What has to be seen where a form is wanted."""
    robot: Callable[[Visitor], Clicker]
    table: str = "forms.ts"
    """Where the client says which form each question has."""

    @cached_property
    def title(self) -> Any:
        return load(self.game)

    @cached_property
    def labels(self) -> list[str]:
        """All that the rules ask with; a test of the client compares this list with them."""
        path = CLIENT / self.game / "positions" / "labels.json"
        return list(json.loads(path.read_text(encoding="utf-8"))["labels"])

    @cached_property
    def forms(self) -> dict[str, str]:
        """Label → form, as the client's own table has it."""
        table = (CLIENT / self.game / self.table).read_text(encoding="utf-8")
        written = re.split(r"FORMS: .*= {", table)[1].split("};")[0]
        return dict(re.findall(r"^  (\w+): '(\w+)',$", written, re.M))

    def positions(self, wanted: Collection[str]) -> dict[str, dict[str, Any]]:
        """For each label a position that asks it, with a choice."""
        written = HERE / "positions" / f"{self.game}.json"
        found: dict[str, dict[str, Any]] = {
            label: one
            for label, one in json.loads(written.read_text(encoding="utf-8")).items()
            if label in wanted
        }
        for seed in range(self.games):
            if set(wanted) <= found.keys():
                break
            self.played(seed, set(wanted), found)
        return found

    def played(self, seed: int, wanted: set[str], found: dict[str, dict[str, Any]]) -> None:
        rng, game = Random(seed), self.title
        s = game.new(*self.setup(seed))
        while (q := game.pending(s)) is not None and not wanted <= found.keys():
            who = asked_of(s, q)
            if who == CHANCE:
                assert q.domain is not None
                pick: Any = q.domain.sample(rng.randrange)
            else:
                options = q.options_of(who)
                if q.label in wanted - found.keys() and len(options) > 1:
                    found[q.label] = game.to_json(s)
                wildly = rng.random() < WILD[seed % len(WILD)]
                pick = rng.choice(options) if wildly else game.heuristic(s, who, options, rng)
            game.advance(s, pick, who, lambda *_: None)

    def seat(self, position: dict[str, Any]) -> str:
        """Who is asked there."""
        s = self.title.from_json(position)
        return SEAT_NAMES[asked_of(s, self.title.pending(s))]


def asked_of(s: Any, q: Any) -> int:
    """Sealed answers come one by one."""
    answered = [given[0] for given in s.sealed] if q.sealed else []
    return int(next(seat for seat in q.who if seat not in answered))


PLAIN = {
    *("travel", "stop", "stay", "done", "leave_it", "decline", "pass", "ready", "keep", "refuse"),
    *("hold", "take", "no", "find_none", "as_they_lie"),
}
"""Verbs that end a question, and journeys, which other tests make: taken where there is nothing
else."""


def special(choices: list[str]) -> str:
    """What is special about a question, not what ends it."""
    return next((text for text in choices if text.split()[0] not in PLAIN), choices[0])


class Answerer(Adventurer):
    def choose(self, choices: list[str]) -> str:
        return special(choices)


class Explorer(Walker):
    def choose(self, choices: list[str]) -> str:
        return special(choices)


class Chooser(Duelist):
    def choose(self, choices: list[str]) -> str:
        return special(choices)


BOARDGAME = Asker(
    "boardgame",
    lambda seed: ({"overlord": c.OVERLORD.names[seed % 3]}, (4, 6, 2, 5, 3)[seed % 5]),
    60,
    {
        "start": "[data-testid=start-classes]",
        "turn": "[data-testid=actions], [data-testid=invitation]",
        "map": "[data-testid=board]",
        "sheet": "[data-testid=sheet]",
        # Outside a fight its cards are held up.
        "fight": "[data-testid=stage], [data-testid=held]",
        "held": "[data-testid=held]",
        "prompt": "[data-testid=prompt]",
    },
    Answerer,
)
ADVENTURE = Asker(
    "adventure",
    lambda seed: ({}, (2, 4, 3)[seed % 3]),
    24,
    {
        "map": "[data-testid=board]",
        "hand": "[data-testid=hand]",
        "hero": "[data-testid=hero-panel]",
        "stage": "[data-testid=stage], [data-testid=held], [data-testid=pick-hero], "
        "[data-testid=played]",
        "quests": "[data-testid=quests]",
        "prompt": "[data-testid=prompt]",
    },
    Explorer,
)
CARDS = Asker(
    "tcg",
    lambda seed: ({"decks": [GAME.random_list(Random(2 * seed + i)) for i in (0, 1)]}, 2),
    6,
    {
        "table": "[data-testid=duel]",
        "tray": "[data-testid=tray]",
        "held": "[data-testid=held]",
        "heroes": "[data-testid=duel]",
        # On a phone the hand is laid out large for it.
        "opening": "[data-testid=tray], [data-hand]",
    },
    Chooser,
    "options.ts",
)
ASKERS = {asker.game: asker for asker in (BOARDGAME, ADVENTURE, CARDS)}


def answer(
    visitor: Visitor, data: Path, asker: Asker, label: str, position: dict[str, Any], picture: bool
) -> str:
    """Lay the table, look at it, answer; the option that was taken."""
    visitor.go(place(visitor, data, asker.game, position, people=(asker.seat(position),)))
    visitor.until(lambda: visitor.asked is not None, "nothing was asked")
    visitor.ready()
    question = visitor.position["question"]
    assert question["label"] == label, f"{question['label']} was asked instead"
    form = asker.forms[label]
    shown = visitor.page.locator(asker.shown[form]).locator("visible=true")
    assert shown.count() > 0, f"its form ({form}) is not shown"
    if picture:
        path = visitor.picture(f"{asker.game}-label-{label}")
        visitor.page.screenshot(path=path, animations="disabled")
    robot = asker.robot(visitor)
    option = robot.choose([choice["text"] for choice in question["choices"]])
    robot.pick(option)
    return option


def answered(
    browser: Browser,
    served: Served,
    look: Look,
    asker: Asker,
    wanted: Iterable[str],
    pictures: bool,
) -> dict[str, str]:
    """Label → what was wrong; "" where nothing was."""
    wanted = sorted(wanted)
    found, told = asker.positions(wanted), {}
    visitor = Visitor(browser, served.address, look, {})
    for label in wanted:
        begun, wrong, option = time.monotonic(), "", ""
        visitor.complaints.clear()
        try:
            assert label in found, "no position asks it"
            option = answer(visitor, served.data, asker, label, found[label], pictures)
            assert not visitor.complaints, "; ".join(visitor.complaints)
        except (AssertionError, NotOfferedError, TimeoutError) as error:
            wrong = str(error).partition("\n")[0] or type(error).__name__
        except Exception as error:  # Playwright's own: said, and on to the next label
            wrong = f"{type(error).__name__}: {str(error)[:200]}"
        if wrong:
            path = visitor.picture(f"failed-{asker.game}-label-{label}")
            visitor.page.screenshot(path=path, animations="disabled")
        told[label] = wrong
        print(
            f"{'FAILED ' if wrong else ''}{label} ({asker.forms.get(label)}): {wrong or option}, "
            f"{time.monotonic() - begun:.0f} s",
            flush=True,
        )
    visitor.context.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="Every question answered on the screen.")
    parser.add_argument("game", choices=ASKERS)
    parser.add_argument("--only", help="these labels alone, joined by commas")
    parser.add_argument("--size", default="desk", choices=("desk", "laptop", "phone", "side"))
    parser.add_argument("--language", default="en", choices=("en", "it"))
    parser.add_argument("--theme", default="dark", choices=("dark", "light"))
    parser.add_argument("--pictures", action="store_true", help="one of each question")
    asked = parser.parse_args()
    asker = ASKERS[asked.game]
    wanted = asked.only.split(",") if asked.only else asker.labels
    look = Look(asked.size, asked.theme, asked.language)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        told = answered(browser, served, look, asker, wanted, asked.pictures)
        browser.close()
        served.stop()
    right = sum(not wrong for wrong in told.values())
    print(f"{right} of {len(told)} labels answered on the screen")
    return int(right < len(told))


if __name__ == "__main__":
    sys.exit(main())
