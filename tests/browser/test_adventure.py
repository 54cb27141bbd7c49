"""The Adventure Game on its own table: the map, walks, what a space gives, the race to eight."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .placed import place
from .robot import Clicker, NotOfferedError, Typist
from .served import Served
from .tables import FREE, ME, call, lay
from .visitor import Look, Visitor

MIDDLE: dict[str, Any] = {
    "seats": 3,
    "A": {
        "hero": "sandrai",
        "at": "k1",
        "level": "green",
        "hand": ["shadow-bolt", "life-tap"],
        "quests": ["grave-moss"],
        "valor": ["manhunt"],
    },
    "B": {"hero": "grumbaz", "at": "f1", "level": "green", "quests": ["dragonmaw-maps"]},
    "C": {"hero": "burbonn", "at": "sentinel-hill", "level": "yellow"},
    "line": {"rotten-ghoul.2": "e1"},
    "events": {"brill": "mysterious-grave"},
    "tokens": {"f2": ["ambush"]},
}


class Walker(Clicker):
    """Goes where the map is lit, and presses what is written besides."""

    def choose(self, choices: list[str]) -> str:
        """Discoveries may be laid all over the map: that is not what this is about."""
        near = [text for text in choices if text != "activate discovery"]
        return super().choose(near or choices)

    def find(self, option: str) -> Locator | None:
        """What a potion of the pack can be drunk for lies behind it."""
        found = super().find(option)
        if found is None and option.split()[0] == "potion":
            if self.visitor.look.small:
                self.visitor.click(self.page.locator('[data-tab="you"]'))
            self.press(self.page.locator(f'[data-item="{option.split()[1]}"]:visible').first)
            found = self.option(option)
        return found

    def reach(self, option: str) -> None:
        verb, last = option.split()[0], option.split()[-1]
        if verb not in ("go", "lay", "fly", "jump", "start", "look", "haunt"):
            before = self.visitor.position
            super().reach(option)
            card = self.page.locator(f'[data-card-in-hand="{last}"][data-option="{option}"]')
            if self.visitor.look.small and card.count() and self.visitor.position is before:
                self.visitor.click(card.first)  # the first tap lifts it
            return
        place = option.split()[1]
        space = self.page.locator(f'[data-region="{place}"]')
        try:
            self.press(space)
        except NotOfferedError:
            self.visitor.click(self.visitor.button("map-zoom-fit").last)
            self.press(space)
        if self.visitor.look.small:
            self.visitor.click(self.page.locator(f'[data-go="{place}"]'))


class Player(Typist):
    """Presses the numbers on cards and buttons, too."""

    def by_key(self, option: str) -> bool:
        found = self.option(option)
        if not found.count() and option.split()[0] == "potion":
            item = f'[data-item="{option.split()[1]}"]:focus'
            assert self.tab_to(lambda _: self.page.locator(item).count() > 0)
            self.press("Enter")
        number = found.get_attribute("data-number") if found.count() else None
        if number is None:
            return super().by_key(option)
        self.press(number)
        return True

    def reach(self, option: str) -> None:
        """What is in no list is reached by Tab, wherever it is."""
        try:
            super().reach(option)
        except NotOfferedError:
            if not self.tab_to(lambda focused: focused[0] == option):
                raise
            self.press("Enter")


def moves(person: Visitor) -> bool:
    question = person.position.get("question") or {}
    return question.get("label") == "move" and person.idle()


def middle(visitor: Visitor, served: Served, **more: Any) -> str:
    position = MIDDLE | more
    return place(visitor, Path(served.data), "adventure", position, level="easy", seed=bytes(32))


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_some_turns_by_hand(visit: Visit, served: Served, look: Look) -> None:
    visitor = visit(look)
    visitor.go(middle(visitor, served))
    visitor.until(partial(moves, visitor))
    page = visitor.page
    expect(page.locator("[data-region]")).to_have_count(102)
    expect(page.get_by_test_id("race").locator("[data-hero]")).to_have_count(3)
    visitor.screen("adventure")
    walker = Walker(visitor)
    walker.play(picks=12)
    assert walker.picks >= 10
    visitor.screen("adventure-later", ("light",))


def test_a_walk_of_two_steps_is_seen_before_it_is_made_and_made_at_once(
    visit: Visit, served: Served
) -> None:
    visitor = visit()
    visitor.go(middle(visitor, served, moves=3))
    visitor.until(partial(moves, visitor))
    page = visitor.page
    far = page.locator('[data-region][data-option*=", go "]').first
    options = (far.get_attribute("data-option") or "").split(", ")
    x, y = Clicker(visitor).point(far)
    page.mouse.move(x, y)
    here = page.get_by_test_id("here")
    expect(here).to_contain_text(str(len(options)))
    page.mouse.click(x, y)
    visitor.until(lambda: visitor.position["view"]["columns"]["at"][0] == options[-1].split()[-1])


def test_a_space_a_quest_and_a_rival_can_be_looked_up(visit: Visit, served: Served) -> None:
    visitor = visit()
    visitor.go(middle(visitor, served))
    visitor.until(partial(moves, visitor))
    page = visitor.page
    page.keyboard.press("v")
    expect(page.get_by_test_id("rival")).to_contain_text("Dragonmaw Maps")
    page.keyboard.press("v")
    page.keyboard.press("v")
    expect(page.get_by_test_id("rival")).to_have_count(0)
    expect(page.get_by_test_id("here")).to_contain_text("Duskwood")
    expect(page.get_by_test_id("line")).to_contain_text(visitor.word("ag-line"))
    page.keyboard.press("q")
    visitor.screen("adventure-route", ("light",))


def test_a_turn_with_the_keys_alone(visit: Visit, served: Served) -> None:
    visitor = visit()
    visitor.go(middle(visitor, served, moves=3))
    player = Player(visitor)
    player.play(picks=6)
    assert player.picks >= 6


def test_two_browsers_see_the_same_walk(visit: Visit) -> None:
    one, two = visit(), visit()
    call(one, "Mirabel")
    call(two, "Ilse")
    address = lay(one, ME, FREE, game="adventure")
    one.go(address)
    one.on("waiting")
    two.go(address)
    two.on("waiting")
    two.click(two.page.get_by_test_id("sit-B"))
    expect(one.page.get_by_test_id("start")).not_to_have_attribute("aria-disabled", "true")
    one.click(one.page.get_by_test_id("start"))
    robots = [Walker(one, 1), Walker(two, 2)]
    for person in (one, two):
        person.on("table")
    while sum(robot.picks for robot in robots) < 12:
        one.until(lambda: any(robot.settled() for robot in robots))
        next(robot for robot in robots if robot.settled()).step()
    for person in (one, two):
        person.until(person.idle)
    where = [person.position["view"]["columns"]["at"] for person in (one, two)]
    assert where[0] == where[1]
