"""The Board Game's great fights on their stage, from the first word to the last: hero against hero,
the Overlord, and the last battle. A person leads one faction, a bot the other."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .campaigns import Traveler
from .conftest import Visit
from .placed import place
from .served import Served
from .visitor import Look, Visitor

DUEL: dict[str, Any] = {
    "seats": 2,
    "turn": 4,
    "acting": "horde",
    "overlord": "nefarian",
    "heroes": {
        "horde1": {"class": "warrior", "seat": "A", "level": 2, "at": "fields", "gold": 3},
        "horde2": {"class": "shaman", "seat": "A", "at": "fields"},
        "alliance1": {
            "class": "mage",
            "seat": "B",
            "level": 2,
            "at": "fields",
            "health": 1,
            "gold": 6,
            "bag": ["bent-staff"],
        },
        "alliance2": {"class": "hunter", "seat": "B"},
    },
}
OVERLORD = DUEL | {
    "turn": 20,
    "heroes": {
        "horde1": {"class": "warrior", "seat": "A", "level": 5, "at": "overlook", "health": 3},
        "horde2": {"class": "shaman", "seat": "A", "level": 5, "at": "overlook", "health": 2},
        "alliance1": {"class": "mage", "seat": "B", "level": 4, "health": 2},
        "alliance2": {"class": "paladin", "seat": "B", "level": 4, "health": 2},
    },
}
LAST = OVERLORD | {"turn": 30, "march": 3}
FOUGHT = 90
"""Answers in which every one of these fights is over."""


def position(name: str) -> dict[str, Any]:
    return {"duel": DUEL, "overlord": OVERLORD, "last": LAST}[name]


def columns(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.position["view"]["columns"]
    return found


class Champion(Traveler):
    """Begins the fight, brings everybody, and fights it to its end."""

    def choose(self, choices: list[str]) -> str:
        for verb in ("defy", "duel", "invite", "join", "done", "keep", "ready", "pass"):
            found = [text for text in choices if text.split()[0] == verb]
            if found and (verb != "done" or self.random.random() < 0.8):
                return found[0]
        return super().choose(choices)


@pytest.mark.parametrize(
    ("name", "look", "foe"),
    [
        ("duel", Look("desk", "dark", "en"), "enemies"),
        ("duel", Look("phone", "light", "it"), "enemies"),
        ("overlord", Look("desk", "light", "it"), "boss"),
        ("overlord", Look("phone", "dark", "en"), "boss"),
        ("last", Look("desk", "dark", "it"), "boss"),
    ],
    ids=str,
)
def test_a_great_fight_to_its_end(
    visit: Visit, served: Served, name: str, look: Look, foe: str
) -> None:
    visitor = visit(look)
    visitor.go(place(visitor, served.data, "boardgame", position(name)))
    robot = Champion(visitor, 2)
    seen: set[str] = set()
    begun = False
    for _ in range(FOUGHT):
        if robot.over():
            break
        against, label = columns(visitor)["fight"], visitor.position["question"]["label"]
        if against == foe:
            begun = True
            expect(visitor.page.get_by_test_id("stage")).to_be_visible()
        elif begun:
            break
        if f"{against} {label}" not in seen:
            seen.add(f"{against} {label}")
            visitor.screen(f"great-{name}-{against}-{label}", (look.theme,))
        robot.step()
    assert begun
    over = visitor.position["outcome"] is not None
    assert over or columns(visitor)["fight"] != foe, "the fight has no end"
    visitor.screen(f"great-{name}-after", (look.theme,))
