"""The tables of the card game and of the Board Game keep nobody out, at any of the six sizes.
(Small World's: `test_table.py`.)"""

from __future__ import annotations

from functools import partial

import pytest

from .conftest import Visit
from .placed import place
from .robot import Clicker
from .served import Served
from .tables import lay
from .test_cards import Duelist
from .test_duel import sit
from .test_fights import FIGHT, Adventurer
from .test_lordaeron import SEATS, TABLE, acts
from .visitor import SIZES, Look, Size, Visitor

STAGED = {"use", "reroll"}


def keeps_nobody_out(visitor: Visitor, name: str) -> None:
    """axe, in both themes, and nothing is wider than the screen."""
    visitor.screen(name)
    wide = visitor.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "the page is wider than the screen"


@pytest.mark.parametrize("size", SIZES)
def test_a_duel(visit: Visit, size: Size) -> None:
    visitor = visit(Look(size, "light", "en"))
    sit(visitor, ["Alliance Warrior", "Horde Warlock"])
    assert not Duelist(visitor).play(picks=9)
    keeps_nobody_out(visitor, "size-duel")


@pytest.mark.parametrize("size", SIZES)
def test_the_map_of_lordaeron(visit: Visit, size: Size) -> None:
    visitor = visit(Look(size, "light", "it"))
    visitor.go(lay(visitor, *SEATS, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    keeps_nobody_out(visitor, "size-lordaeron")


@pytest.mark.parametrize("size", SIZES)
def test_a_fight_on_its_stage(visit: Visit, served: Served, size: Size) -> None:
    visitor = visit(Look(size, "light", "en"))
    visitor.go(place(visitor, served.data, "boardgame", FIGHT))
    robot: Clicker = Adventurer(visitor, 3)
    for _ in range(12):
        if visitor.position["question"]["label"] in STAGED:
            break
        robot.step()
    assert visitor.position["question"]["label"] in STAGED
    keeps_nobody_out(visitor, "size-fight")
