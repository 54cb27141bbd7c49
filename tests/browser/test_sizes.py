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
DUEL = {
    "A": {
        "resources": 6,
        "play": ["Kor Cindervein", "Brigg", "Golem Skull Helm", "Fel Iron Hatchet"],
        "hand": ["Fireball", "Cerwyn"],
    },
    "B": {"resources": 5, "play": ["Tyrus Lionheart", "Cerwyn"], "hand": ["Hira"]},
}
# What of a duel lies under the question, or over something else that is pressed in the bar.
COVERED = """
() => {
  const box = (one) => one.getBoundingClientRect();
  const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const prompt = box(document.querySelector('[data-testid=prompt]'));
  const cards = [...document.querySelectorAll('[data-testid=duel] [data-slot]')];
  const bar = [...document.querySelectorAll('header :is(a, button, .practice)')];
  return [
    ...cards.filter((one) => lie(box(one), prompt)),
    ...bar.filter((one) => bar.some((other) => other !== one && lie(box(one), box(other)))),
  ].map((one) => one.ariaLabel ?? one.textContent);
}
"""


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


@pytest.mark.parametrize(("size", "text"), [("desk", 100), ("laptop", 100), ("laptop", 150)])
def test_the_question_covers_no_card(visit: Visit, served: Served, size: Size, text: int) -> None:
    """Between the two halves of the table, where Italian takes the most room."""
    visitor = visit(Look(size, "light", "it"), text=text)
    visitor.go(place(visitor, served.data, "tcg", DUEL))
    visitor.at_rest()
    assert visitor.page.evaluate(COVERED) == []


def test_a_tablet_has_the_rows_of_a_phone_and_larger_cards(visit: Visit, served: Served) -> None:
    visitor = visit(Look("tablet", "light", "en"))
    visitor.go(place(visitor, served.data, "tcg", DUEL))
    visitor.at_rest()
    hero, ally = (
        visitor.page.locator(f"[data-testid=duel] [data-slot]:has-text('{name}')").last
        for name in ("Gurzak", "Brigg")
    )
    above, below = ally.bounding_box(), hero.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"] + 1
    assert above["width"] >= 100


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
