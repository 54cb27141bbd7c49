"""The card game on a phone: everything within a finger's reach, and large enough for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .labels import ASKERS
from .placed import place
from .served import Served
from .tables import ME, bot, lay
from .test_cards import Duelist, answers
from .test_duel import sit, until_asked
from .visitor import Look

# What can be pressed and is smaller than a finger, or can't be seen whole.
SMALL = """
() => [...document.querySelectorAll('[data-page=table] :is(button, a, [role=tab])')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
  .map(([one, box]) => `${one.ariaLabel ?? one.textContent.trim()}: ${box.width} x ${box.height}`)
"""


@pytest.mark.parametrize(
    "look", [Look("phone", "light", "it"), Look("side", "dark", "en")], ids=str
)
def test_everything_on_a_phone_is_large_enough_to_press(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    sit(visitor, ["Alliance Warrior", "Horde Shaman"])
    robot, page = Duelist(visitor), visitor.page
    for _ in range(24):
        assert robot.step()
        visitor.ready()
        assert page.evaluate(SMALL) == [], visitor.position["prompt"]
    assert not robot.over()
    hand = page.locator("[data-hand]").bounding_box()
    assert hand is not None
    height = page.viewport_size["height"] if page.viewport_size else 0
    assert hand["y"] > 0.6 * height, "the hand is in the thumb's reach"
    visitor.click(page.locator('[data-tab="orders"]'))
    assert page.evaluate(SMALL) == []
    visitor.screen("duel-orders", (look.theme,))


def test_what_is_laid_out_is_large_enough_to_press(visit: Visit, served: Served) -> None:
    visitor, asker = visit(Look("phone", "dark", "en")), ASKERS["tcg"]
    page = visitor.page
    labels = ["mulligan", "order", "search", "ramp"]
    found = asker.positions(labels)
    for label in labels:
        position, people = found[label], (asker.seat(found[label]),)
        visitor.go(place(visitor, served.data, "tcg", position, people=people))
        visitor.until(lambda: visitor.asked is not None)
        visitor.at_rest()
        assert page.evaluate(SMALL) == [], label
    visitor.click(page.locator(f'[data-region="deck-{visitor.position["seat"]}"]'))
    expect(page.get_by_test_id("tray")).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_stops_and_passing_ahead_are_in_a_tab_of_a_phone(visit: Visit) -> None:
    visitor = visit(Look("phone", "dark", "en"))
    sit(visitor)
    until_asked(Duelist(visitor), "priority", "place")
    page = visitor.page
    visitor.click(page.locator('[data-tab="orders"]'))
    stop = page.locator('[data-stop="my-draw"]')
    expect(stop).to_have_attribute("aria-pressed", "false")
    visitor.click(stop)
    expect(stop).to_have_attribute("aria-pressed", "true")
    before = len(answers(visitor))
    visitor.click(page.locator('[data-order^="skip"]').last)
    visitor.until(lambda: "pass" in answers(visitor)[before:], "the question is passed, too")


def test_a_tap_lifts_a_second_plays_and_a_long_one_enlarges(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"))
    sit(visitor)
    question = until_asked(Duelist(visitor), "priority", "place")
    page = visitor.page
    [name, *_] = [c["args"][0] for c in question["choices"] if c["verb"] == "place"]
    card = page.locator(f'[data-hand] [data-region="{name}"]').first
    card.dispatch_event("contextmenu")
    expect(page.get_by_test_id("inspector")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("inspector")).to_have_count(0)
    before = len(answers(visitor))
    robot = Duelist(visitor)
    robot.press(card)
    expect(card).to_have_attribute("aria-expanded", "true")
    assert len(answers(visitor)) == before, "a tap only lifts"
    visitor.moved(lambda: robot.press(card))
    [answer] = answers(visitor)[before : before + 1]
    assert answer.split()[1] == name


# Whether two things on the page lie over one another.
OVERLAP = """
([one, other]) => {
  const [a, b] = [one, other].map((name) =>
    document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect());
  const across = a.left < b.right - 1 && a.right > b.left + 1;
  return across && a.top < b.bottom - 1 && a.bottom > b.top + 1;
}
"""


@pytest.mark.parametrize(
    "look", [Look("phone", "dark", "it"), Look("side", "light", "en")], ids=str
)
def test_who_teaches_covers_nothing_of_the_table(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.page.goto("/learn/tcg/2-attacking")
    expect(visitor.page.get_by_test_id("coach")).to_be_visible()
    visitor.at_rest()
    assert not visitor.page.evaluate(OVERLAP, ["coach", "duel"])
    assert not visitor.page.evaluate(OVERLAP, ["coach", "prompt"])
    visitor.screen("duel-lesson", (look.theme,))
    visitor.page.goto("/learn/tcg/puzzle-01-wall")
    expect(visitor.page.get_by_test_id("riddle")).to_be_visible()
    visitor.at_rest()
    assert not visitor.page.evaluate(OVERLAP, ["riddle", "duel"])
    assert not visitor.page.evaluate(OVERLAP, ["riddle", "prompt"])
    visitor.screen("duel-puzzle", (look.theme,))


@pytest.mark.parametrize(
    "look", [Look("desk", "dark", "it"), Look("phone", "light", "en")], ids=str
)
def test_that_one_only_watches_is_told_beside_the_table(visit: Visit, look: Look) -> None:
    host, watcher = visit(), visit(look)
    address = lay(host, ME, bot("easy"), game="tcg")
    watcher.go(address)
    expect(watcher.page.get_by_test_id("watching")).to_be_visible()
    watcher.at_rest()
    assert not watcher.page.evaluate(OVERLAP, ["watching", "duel"])
    watcher.screen("duel-watched", (look.theme,))
