"""The plain table: any game from its decision data alone, whole games included."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker, Typist
from .tables import ME, bot, lay
from .visitor import Look


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_the_test_game_to_its_end(visit: Visit, look: Look) -> None:
    """A game that has no board of its own."""
    visitor = visit(look)
    visitor.go(lay(visitor, ME, bot(), bot("easy"), game="keepsake"))
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
    visitor.screen("plain-keepsake")
    robot = Clicker(visitor)
    assert robot.play(), "the game has no end"
    visitor.on("final")
    visitor.screen("final-keepsake")


def test_every_choice_is_a_button_and_the_zones_are_told(visit: Visit) -> None:
    visitor = visit(Look("desk", "dark", "it"), plain=True)
    visitor.go(lay(visitor, ME, bot()))
    visitor.until(lambda: visitor.position["zones"] is not None)
    visitor.screen("plain-smallworld")
    robot = Clicker(visitor)
    for _ in range(12):
        assert not robot.over()
        choices = visitor.position["question"]["choices"]
        for choice in choices:
            assert visitor.page.locator(f'[data-option="{choice["text"]}"]:visible').count() == 1
        zones = [zone["name"] for zone in visitor.position["zones"]]
        assert zones
        for name in zones:
            expect(visitor.page.get_by_role("heading", name=name).first).to_be_visible()
        assert robot.step()


def test_the_plain_table_by_keyboard_and_back_to_the_board(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"), plain=True)
    visitor.go(lay(visitor, ME, bot()))
    assert not Typist(visitor).play(picks=6)
    visitor.screen("plain-smallworld-conquest")
    visitor.button("plain-back").click()
    expect(visitor.page.get_by_test_id("board")).to_be_attached()  # races may lie over it
    expect(visitor.page.get_by_test_id("plain")).to_be_hidden()
    visitor.page.keyboard.press("p")
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
