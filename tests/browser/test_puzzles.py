"""Puzzles of the card game: one is solved and stays marked, another is missed and tried again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .test_cards import Duelist
from .visitor import Look, Visitor

LOOKS = [Look("desk", "dark", "en"), Look("phone", "dark", "it")]
ASHES = ["attack A1", "at B1", "yes", "play fel-blaze", "attack A2"]
"""What solves it: Haratha falls to Kuatha, the fire does the rest."""
WALL = ["use A0 davron-of-stormwind.1", "target B1", "attack A1", "at B0"]


def begin(visitor: Visitor, puzzle: str) -> None:
    visitor.go("/learn")
    start = visitor.page.locator(f'[data-puzzle="{puzzle}"]').get_by_test_id("start-puzzle")
    visitor.click(start)
    visitor.on("table")
    expect(visitor.page.get_by_test_id("riddle")).to_have_attribute("data-state", "open")


def fold(visitor: Visitor) -> None:
    """On a phone the slip makes room."""
    if visitor.look.small:
        visitor.click(visitor.page.get_by_test_id("riddle").locator("button[aria-expanded]"))


def play(visitor: Visitor, line: list[str]) -> None:
    """These picks, in their order, and passes between them, until the puzzle is decided."""
    robot, left = Duelist(visitor), list(line)
    riddle = visitor.page.get_by_test_id("riddle")
    while True:
        visitor.until(
            lambda: riddle.get_attribute("data-state") != "open" or robot.settled(),
        )
        if riddle.get_attribute("data-state") != "open":
            break
        choices = [choice["text"] for choice in visitor.position["question"]["choices"]]
        robot.pick(left.pop(0) if left and left[0] in choices else "pass")
    assert not left, f"nobody asked for {left}"


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_puzzle_is_solved_and_stays_marked(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    begin(visitor, "puzzle-05-ashes")
    riddle = visitor.page.get_by_test_id("riddle")
    visitor.click(visitor.page.get_by_test_id("show-hint"))
    expect(visitor.page.get_by_test_id("hint")).to_be_visible()
    visitor.screen("puzzle")
    fold(visitor)
    play(visitor, ASHES)
    expect(riddle).to_have_attribute("data-state", "solved")
    visitor.screen("puzzle-solved")
    visitor.click(visitor.page.get_by_test_id("next-puzzle"))
    visitor.until(lambda: visitor.table["lesson"] == "puzzle-06-patience")
    visitor.go("/learn")
    expect(visitor.page.locator("[data-puzzle].solved")).to_have_attribute(
        "data-puzzle", "puzzle-05-ashes"
    )
    visitor.page.get_by_test_id("puzzles").scroll_into_view_if_needed()
    visitor.screen("puzzles")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_puzzle_is_missed_and_tried_again(visit: Visit, look: Look) -> None:
    """An attack without more meets the protector; then the turn is over, and all is taken back."""
    visitor = visit(look)
    begin(visitor, "puzzle-01-wall")
    riddle = visitor.page.get_by_test_id("riddle")
    before = visitor.position["view"]
    fold(visitor)
    play(visitor, ["attack A1", "at B0"])
    expect(riddle).to_have_attribute("data-state", "missed")
    assert visitor.position["turn"] == "B"
    visitor.screen("puzzle-missed")
    visitor.click(visitor.page.get_by_test_id("again"))
    expect(riddle).to_have_attribute("data-state", "open")
    visitor.until(lambda: visitor.position["view"] == before)
    fold(visitor)
    play(visitor, WALL)
    expect(riddle).to_have_attribute("data-state", "solved")


def test_the_opponents_hand_lies_open(visit: Visit) -> None:
    visitor = visit(LOOKS[0])
    begin(visitor, "puzzle-08-silence")
    cards = visitor.page.locator(".backs [data-slot]")
    expect(cards).to_have_count(1)
    expect(cards).to_have_accessible_name(re.compile("Counterspell"))
    visitor.screen("puzzle-open")
