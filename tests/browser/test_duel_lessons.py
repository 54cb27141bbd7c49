"""The card game's lessons on its table, and a duel of two people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .tables import ME, hot, lay
from .test_cards import DECKS, Duelist
from .test_duel_phone import OVERLAP
from .test_pages import wanted
from .visitor import Look


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_whoever_follows_the_coach_wins_the_first_lesson(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go("/learn")
    lessons = visitor.page.locator('section[aria-labelledby="game-tcg"]')
    visitor.click(lessons.get_by_test_id("start-lesson").first)
    visitor.on("table")
    coach, robot = visitor.page.get_by_test_id("coach"), Duelist(visitor)
    while not robot.over():
        expect(coach).to_have_attribute("data-mood", "pick")
        robot.pick(wanted(visitor, coach.inner_text()))
    visitor.on("final")
    expect(visitor.page.get_by_test_id("last-words")).to_be_visible()
    following = visitor.page.get_by_test_id("next-lesson")
    expect(following).to_have_attribute("href", "/learn/tcg/2-attacking")


def test_who_teaches_the_chain_leaves_it_in_sight(visit: Visit) -> None:
    visitor = visit(Look("desk", "dark", "it"))
    visitor.page.goto("/learn/tcg/3-abilities")
    coach, robot = visitor.page.get_by_test_id("coach"), Duelist(visitor)
    expect(coach).to_be_visible()
    link = visitor.page.locator("[data-chain]")
    while not robot.over() and not link.count():
        robot.pick(wanted(visitor, coach.inner_text()))
    visitor.at_rest()
    expect(coach).to_have_attribute("data-mood", "pick")
    assert not visitor.page.evaluate(OVERLAP, ["coach", "chain"])


def test_at_one_screen_everybody_sees_their_own_hand_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, hot("Ilse"), game="tcg", options={"decks": DECKS}))
    robot, page = Duelist(visitor), visitor.page
    curtain = page.get_by_test_id("curtain")
    opened = 0
    while opened < 6:
        visitor.until(lambda: curtain.count() > 0 or robot.settled())
        if curtain.count():
            visitor.moved(page.get_by_test_id("curtain-open").click)
            opened += 1
        position = visitor.position
        seat, columns = position["seat"], position["view"]["columns"]
        mine, theirs = (columns[f"hand_{one}"] for one in (seat.lower(), "ba"[seat == "B"]))
        assert position["question"]["seat"] == seat
        assert set(mine) <= columns["what"].keys()
        assert not set(theirs) & columns["what"].keys()
        expect(page.locator("[data-hand] [data-slot]")).to_have_count(len(mine))
        robot.step()
