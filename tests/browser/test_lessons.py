"""The Board Game's lessons at its own table, to their end: what the coach asks for is done."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .campaigns import Traveler
from .conftest import Visit
from .test_pages import wanted
from .visitor import Look

# What of the coach lies over what they speak of: the prompt, and the actions of a turn.
OVERLAP = """
(coach) => [...document.querySelectorAll('[data-testid=prompt], [data-testid=actions]')]
  .filter((one) => {
    const [a, b] = [one.getBoundingClientRect(), coach.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  })
  .map((one) => one.dataset.testid)
"""


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize(
    "look", [Look("desk", "light", "it"), Look("phone", "dark", "en")], ids=str
)
def test_a_lesson_to_its_end(visit: Visit, look: Look, number: int) -> None:
    visitor = visit(look)
    visitor.go("/learn")
    lessons = visitor.page.locator('section[aria-labelledby="game-boardgame"]')
    visitor.click(lessons.get_by_test_id("start-lesson").nth(number))
    visitor.on("table")
    coach = visitor.page.get_by_test_id("coach")
    expect(coach).to_be_visible()
    robot = Traveler(visitor)
    moves = 0
    for step in range(60):
        visitor.ready()
        if step < 12:
            visitor.screen(f"lesson-{number + 1}-{step}", (look.theme,))
        mood, said = coach.evaluate("(one) => [one.dataset.mood, one.innerText]")
        if mood == "over":
            break
        if mood == "pick":
            visitor.at_rest()
            assert coach.evaluate(OVERLAP) == []
            robot.pick(wanted(visitor, said))
            moves += 1
        else:
            visitor.click(visitor.button("coach-next"))
    expect(coach).to_have_attribute("data-mood", "over")
    assert moves > 1


def test_what_the_coach_refuses_covers_no_action(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/learn")
    lessons = visitor.page.locator('section[aria-labelledby="game-boardgame"]')
    visitor.click(lessons.get_by_test_id("start-lesson").first)
    visitor.on("table")
    page = visitor.page
    expect(page.get_by_test_id("coach")).to_have_attribute("data-mood", "pick")
    page.locator("[data-deed=rest]").click()
    toast = page.get_by_test_id("toast").first
    expect(toast).to_be_visible()
    slip, bar = toast.bounding_box(), page.get_by_test_id("actions").bounding_box()
    assert slip is not None
    assert bar is not None
    assert slip["y"] + slip["height"] <= bar["y"]
