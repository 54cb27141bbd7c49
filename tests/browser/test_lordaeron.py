"""The board game on its own table: the map, a turn, what can be looked up, choosing a class."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .robot import Clicker, NotOfferedError
from .tables import ME, bot, lay
from .visitor import Look, Visitor

TABLE: dict[str, Any] = {
    "factions": ["horde", "horde", "alliance", "alliance"],
    "classes": "first_game",
    "overlord": "nefarian",
}
SEATS = (ME, bot("easy"), bot("easy"), bot("easy"))
DEEDS = {
    **dict.fromkeys(("hunt", "challenge", "raid", "defy", "duel", "intercept"), "challenge"),
    **dict.fromkeys(("hand", "give_gold", "swap"), "trade"),
    **{verb: verb for verb in ("rest", "town", "train", "pass")},
}

CALM = ("travel", "rest", "go", "stop", "done", "ready", "regain")
PEACE = ("act", "onward", "use", "manage", "restore")


class Leader(Clicker):
    """Leads a hero by what the table offers: lit places, action buttons, and lists behind them."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.labels: set[str] = set()

    def choose(self, choices: list[str]) -> str:
        """On the way and at rest; what is asked besides is ended."""
        calm = [x for x in choices if x.split()[0] in CALM]
        return self.random.choice(calm or choices)

    def wander(self, picks: int) -> None:
        """Until somebody has to fight, which is another test's."""
        for _ in range(picks):
            if self.over() or self.visitor.position["question"]["label"] not in PEACE:
                break
            self.step()

    def reach(self, option: str) -> None:
        label = self.visitor.position["question"]["label"]
        self.labels.add(label)
        verb, last = option.split()[0], option.split()[-1]
        if label != "act":
            super().reach(option)
        elif verb == "travel":
            self.travel(last)
        else:
            before = self.visitor.position
            self.visitor.click(self.page.locator(f"[data-deed={DEEDS.get(verb, 'use')}]"))
            listed = self.page.get_by_test_id("deeds").locator(f'[data-option="{option}"]')
            self.visitor.until(
                lambda: self.visitor.position is not before or listed.count() > 0,
                f"{option} was not offered",
            )
            if self.visitor.position is before:
                self.visitor.click(listed)

    def travel(self, region: str) -> None:
        place = self.page.locator(f'[data-region="{region}"]')
        try:
            self.press(place)
        except NotOfferedError:
            self.visitor.click(self.visitor.button("map-zoom-fit").last)
            self.press(place)
        if self.visitor.look.small:
            self.visitor.click(self.page.locator(".there button"))


def acts(person: Visitor) -> bool:
    question = person.position.get("question") or {}
    return question.get("label") == "act" and person.idle()


def went(person: Visitor) -> list[str]:
    return [one["event"] for one in person.lines() if one["event"].startswith("went horde1")]


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_some_turns_on_the_map_by_hand(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    expect(visitor.page.locator("[data-name]")).to_have_count(67)
    visitor.screen("lordaeron")
    leader = Leader(visitor)
    leader.wander(picks=10)
    assert "act" in leader.labels
    assert leader.picks > 1
    visitor.screen("lordaeron-later", ("light",))


def test_a_journey_of_two_steps_is_seen_before_it_is_made_and_made_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    page = visitor.page
    far = page.locator('[data-region][data-option*=", go "]').first
    options = far.get_attribute("data-option") or ""
    x, y = Clicker(visitor).point(far)
    page.mouse.move(x, y)
    expect(page.get_by_test_id("here")).to_contain_text(
        visitor.word("bg-by-way-of", place="").strip()
    )
    page.mouse.click(x, y)
    visitor.until(lambda: len(went(visitor)) >= 2)
    over, to = (part.split()[-1] for part in options.split(", "))
    assert went(visitor)[:2] == [f"went horde1 {over}", f"went horde1 {to}"]


def test_what_cannot_be_done_says_why_and_everything_open_can_be_looked_up(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    page = visitor.page
    page.locator("[data-deed=challenge]").click(force=True)
    expect(page.get_by_test_id("reason")).to_be_visible()
    for book in ("quests", "events", "merchant", "creatures", "track", "heroes"):
        visitor.click(page.locator(f"[data-book={book}]"))
        expect(page.get_by_test_id("book")).to_be_visible()
        visitor.screen(f"book-{book}", ("light",))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("book")).to_have_count(0)
    # Over a sheet, too.
    page.keyboard.press("x")
    expect(page.get_by_test_id("sheet")).to_be_visible()
    visitor.click(page.locator("[data-book=creatures]"))
    opened = page.get_by_test_id("book")
    visitor.click(opened.get_by_role("button", name=visitor.word("frame-close")))
    expect(opened).to_have_count(0)


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "light", "it")], ids=str
)
def test_a_class_is_chosen_from_pictures(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    options = TABLE | {"classes": "picked"}
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=options))
    classes = visitor.page.get_by_test_id("start-classes")
    expect(classes).to_be_visible()
    visitor.screen("classes", ("light",))
    visitor.click(classes.locator("[data-option]").first)
    visitor.until(partial(acts, visitor))


def in_sight(visitor: Visitor, region: str) -> bool:
    """Whether the middle of a region is on the screen, below the prompt."""
    box = visitor.page.locator(f'[data-region="{region}"]').bounding_box()
    size = visitor.page.viewport_size
    assert box is not None
    assert size is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return 0 < x < size["width"] and 90 < y < size["height"]


def test_numbers_press_the_actions_and_a_question_finds_its_hero(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    page = visitor.page
    expect(page.get_by_test_id("advice")).to_be_visible()
    # Far away by hand: it stays so until something else is asked.
    board = page.get_by_test_id("board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    for _ in range(3):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 300, y - 250, steps=4)
        page.mouse.up()
    visitor.at_rest()
    assert not in_sight(visitor, "brill")
    rest = page.locator("[data-deed=rest]")
    page.keyboard.press(rest.get_attribute("data-number") or "")
    visitor.until(partial(acts, visitor))
    visitor.until(lambda: any("rested horde1" in one["event"] for one in visitor.lines()))
    visitor.at_rest()
    assert in_sight(visitor, "brill")


def points_at(visitor: Visitor, target: Locator) -> None:
    """Until the teacher's finger is over this."""
    finger = visitor.page.locator(".finger")

    def over() -> bool:
        box = target.bounding_box() if target.count() else None
        if box is None or not finger.count():
            return False
        x = float(finger.evaluate("(one) => one.style.left").removesuffix("px"))
        return box["x"] <= x <= box["x"] + box["width"]

    visitor.until(over, f"nothing points at {target}")


def test_the_first_lesson_points_at_every_move(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/learn/boardgame/1-travel-and-quest")
    visitor.until(partial(acts, visitor))
    pond = page.locator('[data-region="stillwater"]')
    points_at(visitor, pond)
    visitor.moved(partial(Clicker(visitor).press, pond))
    stop = page.get_by_test_id("prompt").locator('[data-option="stop"]')
    points_at(visitor, stop)
    visitor.moved(stop.click)
    # The button that the creatures lie behind, then the creature.
    challenge = page.locator("[data-deed=challenge]")
    points_at(visitor, challenge)
    challenge.click()
    murloc = page.get_by_test_id("deeds").locator('[data-option="challenge horde1 murloc"]')
    points_at(visitor, murloc)
    visitor.moved(murloc.click)
    expect(page.get_by_test_id("stage")).to_be_visible()
