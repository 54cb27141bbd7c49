"""The worked fight of the book (p.31), and what is in the box."""

from __future__ import annotations

import pytest

from tabard.games.boardgame import GAME
from tests.boardgame.table import alone, hero


def test_the_box_is_complete() -> None:
    assert GAME.info.content == {
        "regions": 67,
        "characters": 16,
        "powers": 108,
        "talents": 108,
        "items": 120,
        "quests": 80,
        "events": 52,
        "creatures": 13,
        "overlords": 3,
    }


@pytest.mark.rule("TBG-DEFENSE-17")
def test_an_orc_warrior_against_two_murlocs() -> None:
    """Three blue, three red and four green dice, Reroll 3 and Attrition 1, as the book has them."""
    worn = {"power2": "battle-shout", "ranged": "ravenwood-bow", "melee": "scimitar"}
    t = alone(
        hero("warrior", at="fenris", level=5, equipped=worn | {"armor": "deathchill-armor"}),
        quests=["murlocs-in-the-ruins"],
        figures=[f"1 {color} murloc fenris murlocs-in-the-ruins" for color in ("green", "red")],
    )
    t.do("A challenge horde1 murloc")
    assert t["pool"] == [3, 3, 4]
    assert t["rerolls"] == 3
    t.roll(red=[1, 1, 8], blue=[1, 6, 7], green=[2, 3, 4, 8])
    t.do("A reroll red1", "A reroll red1", "A reroll blue1")
    t.roll(red=[1, 6], blue=[3])
    assert t["health horde1"] == 14 - 1 - 2  # the Murloc's ability, then two wounds
    assert "slain murloc green fenris" in t.events
    assert t["box horde damage"] == 3
    assert t["bout"] == 2
