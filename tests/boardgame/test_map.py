"""The drawing of the map against the rule: the borders."""

from __future__ import annotations

from tabard.games.boardgame import content as c
from tools import lordaeron


def test_the_drawing_agrees_with_the_borders() -> None:
    """Who borders shares an edge that can be seen, and an edge that can't be crossed has room for a
    ridge; outlines are the cells of their seeds."""
    assert lordaeron.violations(lordaeron.read()) == []


def test_a_border_that_is_not_drawn_is_found() -> None:
    data = lordaeron.read()
    for one, other in (("brill", "southshore"), ("southshore", "brill")):
        data["regions"][one]["borders"].append(other)
    assert "brill and southshore border, but share no edge" in lordaeron.violations(data)


def test_the_board_is_as_large_as_it_says() -> None:
    width, height = c.BOARD["size"]
    for region in c.BOARD["regions"].values():
        assert 0 < region["at"][0] < width
        assert 0 < region["at"][1] < height
