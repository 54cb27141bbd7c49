"""Whole games of the Board Game on its own table: by mouse, finger, and keyboard, against bots, as
two people of one faction, one against one, and at one screen.

    python -m tests.browser.campaigns
    python -m tests.browser.campaigns --only keys --turns 6 --pictures

Each is played by hand for so many turns of the track: whatever is legal must be on the page. Then
bots play on to the end, and the last page and the replay are looked at. Console, policy, and failed
requests are listened to. Prints how many answers each took, and which questions were answered.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect, sync_playwright

from tabard.cli.browsers import installed_browser

from .conftest import FLAGS
from .robot import PATIENCE, TABS, NotOfferedError, Robot, Typist
from .served import Served
from .tables import FREE, ME, bot, hot, lay, post
from .test_fights import DEEDS, Adventurer
from .visitor import Look, Visitor

TABLE: dict[str, Any] = {
    "factions": ["horde", "horde", "alliance", "alliance"],
    "classes": "first_game",
    "overlord": "nefarian",
}
LAST = ("pass", "rest", "unequip", "swap", "give_gold", "hand", "loot")
"""What leads nowhere, if it is done for its own sake."""
FIRST = ("challenge", "hunt", "raid", "join", "learn", "equip", "buy", "block", "reroll", "talent")
# Whether the focus is on it, or on its neighbor, from which the arrows lead there.
FOCUS_ON = """
(wanted) => {
  const here = document.activeElement;
  if (here === wanted || wanted.contains(here)) return 'there';
  const group = wanted.closest('ul, [role=group], [role=listbox], [role=tablist]');
  return wanted.tabIndex < 0 && group && group.contains(here) ? 'near' : null;
}
"""


def sensible(robot: Robot, choices: list[str]) -> str:
    """Fights, learns, and travels; rests or passes when there is nothing else."""
    by: dict[str, list[str]] = {}
    for text in choices:
        by.setdefault(text.split()[0], []).append(text)
    hurt = any(text.split()[0] == "rest" for text in choices) and robot.random.random() < 0.15
    if hurt:
        return robot.random.choice(by["rest"])
    eager = [text for verb in FIRST for text in by.get(verb, [])]
    if eager and robot.random.random() < 0.8:
        return robot.random.choice(eager)
    busy = [text for text in choices if text.split()[0] not in LAST]
    return robot.random.choice(busy or choices)


class Traveler(Adventurer):
    """By mouse or finger: journeys on the map, actions by their buttons, fights on the stage."""

    def choose(self, choices: list[str]) -> str:
        return sensible(self, choices)

    def reach(self, option: str) -> None:
        verb, *names = option.split()
        if verb != "travel":
            super().reach(option)
            return
        region = self.page.locator(f'[data-region="{names[-1]}"]')
        own = self.page.locator(f'[data-hero="{names[0]}"]').first
        if own.get_attribute("aria-pressed") != "true":
            self.press(own)
        try:
            self.press(region)
        except NotOfferedError:
            self.visitor.click(self.visitor.button("map-zoom-fit").last)
            self.press(region)
        if self.visitor.look.small:
            self.visitor.click(self.page.locator(".there button"))


class Keyholder(Typist):
    """By keyboard alone: numbers, Tab, and the arrows."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.labels: dict[str, int] = {}

    def choose(self, choices: list[str]) -> str:
        return sensible(self, choices)

    def pick(self, option: str) -> None:
        label = self.visitor.position["question"]["label"]
        super().pick(option)
        self.labels[label] = self.labels.get(label, 0) + 1

    def reach(self, option: str) -> None:
        verb, *names = option.split()
        if verb == "travel":
            self.lead(names[0])
            self.walk_to(names[-1])
            self.press("Enter")
        elif verb in DEEDS and self.page.get_by_test_id("actions").count():
            self.act(option, verb, names[0])
        elif verb in ("equip", "unequip") and self.page.get_by_test_id("sheet").count():
            self.dress(option, verb, names)
        else:
            self.answer(option)

    def lead(self, hero: str) -> None:
        """H until it is this hero's turn."""
        for _ in range(3):
            chip = self.page.locator(f'[data-hero="{hero}"]').first
            if chip.get_attribute("aria-pressed") == "true":
                return
            self.press("h")
            self.page.wait_for_timeout(30)

    def act(self, option: str, verb: str, hero: str) -> None:
        self.lead(hero)
        deed = self.page.locator(f'[data-deed="{DEEDS[verb]}"]')
        at_once = deed.get_attribute("data-option") == option
        self.number_of(deed)
        if not at_once:
            listed = self.page.get_by_test_id("deeds").locator(f'[data-option="{option}"]')
            listed.wait_for(timeout=PATIENCE)
            self.number_of(listed)

    def dress(self, option: str, verb: str, names: Sequence[str]) -> None:
        sheet = self.page.get_by_test_id("sheet")
        if sheet.get_attribute("data-hero") != names[0]:
            self.enter(sheet.locator(f'[data-sheet="{names[0]}"]'))
        if verb == "equip":
            self.enter(sheet.locator(f'.shelf button:has([data-card="{names[1]}"])').first)
        self.enter(self.option(option))

    def answer(self, option: str) -> None:
        found = self.page.locator(f'[data-option="{option}"]:visible')
        if not found.count() and self.region(option.split()[-1]).count():
            self.walk_to(option.split()[-1])
            self.press("Enter")
            return
        if not found.count():
            raise NotOfferedError(f"{option} is legal, but nothing on the page offers it")
        if found.first.get_attribute("data-region"):
            self.walk_to(found.first.get_attribute("data-region") or "")
            self.press("Enter")
        else:
            self.number_of(found.first)

    def number_of(self, target: Locator) -> None:
        """Its key, if it has one; else by Tab."""
        key = target.get_attribute("data-key") or target.get_attribute("data-number")
        if key:
            self.press(key)
        else:
            self.enter(target)

    def enter(self, target: Locator) -> None:
        """With Tab to it, with the arrows inside a group; then Enter."""
        for _ in range(3 * TABS):
            found = target.evaluate(FOCUS_ON, timeout=PATIENCE)
            if found == "there":
                self.press("Enter")
                return
            self.press("ArrowDown" if found == "near" else "Tab")
        raise NotOfferedError(f"no Tab leads to {target}")


@dataclass(frozen=True)
class Campaign:
    """Who plays by which means, and who sits at the other seats."""

    name: str
    looks: tuple[Look, ...]
    seats: tuple[dict[str, str], ...]
    options: dict[str, Any]
    keys: bool = False


BOT = bot("easy")
PAIR = {"factions": ["horde", "alliance"], "classes": "first_game", "overlord": "nefarian"}
CAMPAIGNS = (
    Campaign("mouse", (Look("desk", "light", "en"),), (ME, BOT, BOT, BOT), TABLE),
    Campaign("keys", (Look("desk", "dark", "it"),), (ME, BOT, BOT, BOT), TABLE, keys=True),
    Campaign("finger", (Look("phone", "light", "it"),), (ME, BOT, BOT, BOT), TABLE),
    Campaign("laptop", (Look("laptop", "dark", "en"),), (ME, BOT), PAIR),
    Campaign(
        "together",
        (Look("desk", "dark", "en"), Look("desk", "light", "it")),
        (ME, FREE, BOT, BOT),
        TABLE,
    ),
    Campaign(
        "against", (Look("desk", "light", "it"), Look("phone", "dark", "en")), (ME, FREE), PAIR
    ),
    Campaign("screen", (Look("desk", "dark", "en"),), (ME, hot("Ilse")), PAIR),
)


def turns(visitor: Visitor) -> int:
    """How many turns of the track are over."""
    columns = visitor.position["view"]["columns"]
    return int(columns["turn"]) + 30 * (int(columns["lap"]) - 1) - 1


def seated(visitor: Visitor) -> bool:
    return bool(visitor.position)


def take_over(visitor: Visitor) -> None:
    """At one screen somebody takes the seat first."""
    curtain = visitor.page.get_by_test_id("curtain")
    if curtain.count():
        visitor.moved(visitor.page.get_by_test_id("curtain-open").click)


def sit(campaign: Campaign, visitors: Sequence[Visitor]) -> None:
    first, *others = visitors
    address = lay(
        first, *campaign.seats, game="boardgame", options=campaign.options, start=not others
    )
    for visitor in visitors:
        visitor.go(address)
    for other, seat in zip(others, "BCDEF", strict=False):
        post(other, f"/api{address.replace('table', 'tables')}/sit", seat=seat)
    if others:
        start = first.page.get_by_test_id("start")
        expect(start).not_to_have_attribute("aria-disabled", "true")
        start.click()
    for visitor in visitors:
        visitor.on("table")
        visitor.until(partial(seated, visitor))


def by_hand(robots: Sequence[Robot], wanted: int, folder: str | None) -> None:
    """Until so many turns are over, or the game is."""
    seen: set[str] = set()
    first = robots[0].visitor
    quiet = time.monotonic()
    while turns(first) < wanted and first.position["outcome"] is None:
        for robot in robots:
            visitor = robot.visitor
            take_over(visitor)
            if not (visitor.position.get("question") and visitor.idle()):
                continue
            quiet = time.monotonic()
            label = visitor.position["question"]["label"]
            if folder is not None and label not in seen:
                seen.add(label)
                path = visitor.picture(f"{folder}-{label}")
                visitor.page.screenshot(path=path, animations="disabled")
            robot.step()
        first.page.wait_for_timeout(10)
        assert time.monotonic() - quiet < 600, f"nobody was asked: {first.position.get('prompt')}"


def bots_to_the_end(visitors: Sequence[Visitor]) -> None:
    for visitor in visitors:
        visitor.click(visitor.page.get_by_test_id("menu-button"))
        visitor.click(visitor.page.get_by_test_id("hand-over"))
    end = time.monotonic() + 1200
    for visitor in visitors:
        while visitor.position["outcome"] is None:
            assert time.monotonic() < end, f"the bots stopped: {visitor.position.get('prompt')}"
            visitor.page.wait_for_timeout(200)
        visitor.on("final")


def campaign_of(
    browser: Browser, served: Served, campaign: Campaign, wanted: int, seed: int, pictures: bool
) -> Counter[str]:
    """Play one to its end; which questions were answered by hand."""
    visitors = [Visitor(browser, served.address, look, {}) for look in campaign.looks]
    robots: list[Keyholder | Traveler] = [
        Keyholder(visitor, seed) if campaign.keys else Traveler(visitor, seed)
        for visitor in visitors
    ]
    try:
        sit(campaign, visitors)
        by_hand(robots, wanted, f"campaign-{campaign.name}" if pictures else None)
        played = turns(visitors[0])
        bots_to_the_end(visitors)
        for visitor in visitors:
            visitor.screen(f"campaign-{campaign.name}-final", (visitor.look.theme,))
            visitor.go(visitor.page.url.replace("/table/", "/replay/"))
            visitor.on("replay")
            visitor.screen(f"campaign-{campaign.name}-replay", (visitor.look.theme,))
    except Exception:
        for i, visitor in enumerate(visitors):
            path = visitor.picture(f"failed-campaign-{campaign.name}-{i}")
            visitor.page.screenshot(path=path, animations="disabled")
        raise
    complaints = [line for visitor in visitors for line in visitor.complaints]
    assert not complaints, complaints
    answers = " and ".join(str(robot.picks) for robot in robots)
    print(
        f"{campaign.name}: {played} turns by hand with {answers} answers, then to the end",
        flush=True,
    )
    for visitor in visitors:
        visitor.context.close()
    found: Counter[str] = Counter()
    for robot in robots:
        found.update(robot.labels)
    return found


def main() -> int:
    names = [one.name for one in CAMPAIGNS]
    parser = argparse.ArgumentParser(description="Whole games of the Board Game in a browser.")
    parser.add_argument("--only", help=f"these alone, joined by commas: {', '.join(names)}")
    parser.add_argument("--turns", type=int, default=6, help="turns of the track by hand")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", action="store_true", help="one of each question")
    asked = parser.parse_args()
    wanted = asked.only.split(",") if asked.only else names
    seen: Counter[str] = Counter()
    ended = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        for campaign in CAMPAIGNS:
            if campaign.name not in wanted:
                continue
            begun = time.monotonic()
            try:
                seen += campaign_of(
                    browser, served, campaign, asked.turns, asked.seed, asked.pictures
                )
            except Exception as error:
                print(f"FAILED {campaign.name}: {error}", flush=True)
                continue
            ended += 1
            print(f"  {time.monotonic() - begun:.0f} s", flush=True)
        browser.close()
        served.stop()
    print(
        f"{ended} of {len(wanted)} games played to their end; {len(seen)} labels answered in them"
    )
    print(", ".join(f"{label} {n}" for label, n in seen.most_common()))
    return int(ended < len(wanted))


if __name__ == "__main__":
    sys.exit(main())
