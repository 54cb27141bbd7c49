"""The Board Game's stage, sheets and cards held up: every question of theirs is answered on the
screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .placed import place
from .robot import Clicker
from .served import Served
from .visitor import Look

SHAMAN = {"class": "shaman", "seat": "A", "level": 2, "talents": ["elemental-focus"]}
FOES = {"alliance1": {"class": "mage", "seat": "B"}, "alliance2": {"class": "hunter", "seat": "B"}}
FIGHT: dict[str, Any] = {
    "seats": 2,
    "acting": "horde",
    "turn": 2,
    "overlord": "nefarian",
    "heroes": {
        "horde1": {
            "class": "warrior",
            "seat": "A",
            "level": 2,
            "xp": 9,
            "at": "stillwater",
            "gold": 9,
            "learned": ["heroic-strike", "rend"],
            "talents": ["cruelty"],
            "bag": ["trogg-club", "minor-healing-potion"],
            "equipped": {"melee": "scimitar", "power2": "heroic-strike", "armor": "soldiers-armor"},
        },
        "horde2": SHAMAN | {"at": "stillwater", "gold": 6, "bag": ["bent-staff"]},
        **FOES,
    },
    "quests": ["danger-in-stillwater", "terror-in-the-fields"],
}
TOWN = {
    "seats": 2,
    "acting": "horde",
    "turn": 4,
    "overlord": "nefarian",
    "heroes": {
        "horde1": {
            "class": "warrior",
            "seat": "A",
            "level": 2,
            "at": "brill",
            "gold": 22,
            "health": 3,
            "energy": 2,
            "talents": ["cruelty"],
            "bag": ["trogg-club"],
        },
        "horde2": SHAMAN | {"at": "brill", "gold": 8, "health": 2, "energy": 1},
        **FOES,
    },
    "merchant": ["scimitar", "bastard-sword", "soldiers-armor", "deathblow"],
    "quests": ["danger-in-stillwater", "terror-in-the-fields"],
}


DEEDS = {
    **dict.fromkeys(("challenge", "hunt", "raid", "defy", "duel"), "challenge"),
    **dict.fromkeys(("hand", "give_gold", "swap"), "trade"),
    **{verb: verb for verb in ("rest", "town", "train", "pass")},
}
"""The button behind which an action lies."""


class Adventurer(Clicker):
    """Takes no journeys, and counts which questions were answered on the screen."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.labels: dict[str, int] = {}

    def choose(self, choices: list[str]) -> str:
        staying = [text for text in choices if text.split()[0] not in ("travel", "swap")]
        eager = [t for t in staying if t.split()[0] in ("challenge", "town", "invite", "use")]
        busy = [t for t in staying if t.split()[0] not in ("pass", "rest", "unequip", "ready")]
        return self.random.choice(eager or busy or staying or choices)

    def pick(self, option: str) -> None:
        label = self.visitor.position["question"]["label"]
        super().pick(option)
        self.labels[label] = self.labels.get(label, 0) + 1

    def find(self, option: str) -> Locator | None:
        """A card is taken in hand first; a hero's sheet may have to be opened; actions that there
        are several of lie behind their button."""
        verb, *names = option.split()
        sheet = self.page.get_by_test_id("sheet")
        if sheet.count() and verb in ("equip", "unequip"):
            if sheet.get_attribute("data-hero") != names[0]:
                self.press(sheet.locator(f'[data-sheet="{names[0]}"]'))
            if verb == "equip":
                self.press(sheet.locator(f'.shelf button:has([data-card="{names[1]}"])').first)
            return self.option(option)
        if verb in DEEDS:
            for _ in range(2):  # the other hero's actions are a key away
                deed = self.page.locator(f'[data-deed="{DEEDS[verb]}"]')
                if self.option(option) is None and not deed.get_attribute("aria-disabled"):
                    self.press(deed)
                if self.option(option) is not None:
                    return self.option(option)
                self.page.keyboard.press("h")
        return super().find(option)


def play(robot: Adventurer, picks: int) -> None:
    """So many picks, with a picture of every question that is new."""
    for _ in range(picks):
        if robot.over():
            return
        label = robot.visitor.position["question"]["label"]
        if label not in robot.labels:
            robot.visitor.screen(f"board-{label}", (robot.visitor.look.theme,))
        robot.step()


@pytest.mark.parametrize(
    ("look", "position", "surely"),
    [
        (Look("desk", "light", "en"), FIGHT, {"invite", "attack_order", "use", "reroll"}),
        (Look("phone", "dark", "it"), FIGHT, {"invite", "attack_order", "use"}),
        (Look("desk", "dark", "en"), TOWN, {"town"}),
    ],
    ids=("a fight", "a fight in the hand", "a town"),
)
def test_every_question_is_answered_on_the_screen(
    visit: Visit, served: Served, look: Look, position: dict[str, Any], surely: set[str]
) -> None:
    visitor = visit(look)
    visitor.go(place(visitor, served.data, "boardgame", position))
    robot = Adventurer(visitor, 3)
    for _ in range(6):
        play(robot, 6)
        if surely <= robot.labels.keys():
            break
    print(f"{len(robot.labels)} labels answered on the screen: {', '.join(sorted(robot.labels))}")
    assert surely <= robot.labels.keys()


def test_what_is_asked_for_comes_into_sight(visit: Visit, served: Served) -> None:
    written = Path(__file__).parent / "positions" / "boardgame.json"
    position = json.loads(written.read_text(encoding="utf-8"))["swap_what"]
    visitor = visit(Look("phone", "light", "it"))
    visitor.go(place(visitor, served.data, "boardgame", position, people=("B",)))
    visitor.until(lambda: visitor.asked is not None)
    offered = visitor.page.get_by_test_id("sheet").locator("[data-option]")
    expect(offered.first).to_be_in_viewport(ratio=0.9)
