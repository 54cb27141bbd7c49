"""The laws of the board game can fail: each notices a position that breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.show import view
from tabard.games.boardgame.state import State
from tests.boardgame.table import Table
from tests.laws import guarded, sayings

CLUB = c.CARD_NO["trogg-club"]
WAR = c.EVENT_NO["andorhal-war"]


def whole() -> State:
    """A position with something of everything, as it should be."""
    t = Table(
        heroes={
            "horde1": {
                "class": "warrior",
                "seat": "A",
                "gold": 0,
                "bag": ["trogg-club"],
                "level": 2,
                "equipped": {"melee": "scimitar"},
            },
            "alliance1": {"class": "mage", "seat": "B"},
        },
        quests=["terror-in-the-fields"],
        merchant=["trogg-club"],
        events=["andorhal-war"],
        under=["horde scimitar"],
    )
    state: State = t.s
    assert GAME.laws(state) == []
    return state


def put(column: str, place: int, value: int) -> Callable[[State], None]:
    def damage(s: State) -> None:
        getattr(s, column)[place] = value

    return damage


def made(column: str, change: Callable[[Any], Any]) -> Callable[[State], None]:
    return lambda s: setattr(s, column, change(getattr(s, column)))


BROKEN: list[tuple[Callable[[State], None], str]] = [
    (put("left", CLUB, 1), "There are 3 of Trogg Club, not 2."),
    (made("merchant", lambda row: ()), "There are 1 of Trogg Club, not 2."),
    (made("bags", lambda row: ()), "There are 1 of Trogg Club, not 2."),
    (made("consumed", lambda row: (CLUB,)), "There are 3 of Trogg Club, not 2."),
    (made("stakes", lambda row: (CLUB,)), "There are 3 of Trogg Club, not 2."),
    (lambda s: setattr(s, "prize", CLUB), "There are 3 of Trogg Club, not 2."),
    (
        made("drawn", lambda row: (CLUB,)),
        "Trogg Club is under its deck, and somewhere else as well.",
    ),
    (
        made("under", lambda row: row * 9),
        "Scimitar is under its deck, and somewhere else as well.",
    ),
    (
        made("figures", lambda row: tuple(f._replace(many=99) for f in row)),
        "There are too many green Ghoul.",
    ),
    (made("quests", lambda row: ()), "A quest creature has no quest."),
    (put("event_left", WAR, 9), "There are too few or too many of The Andorhal War."),
    (put("event_gone", WAR, 1), "There are too few or too many of The Andorhal War."),
    (made("events", lambda row: ()), "There are too few or too many of The Andorhal War."),
    (put("gold", 0, -1), "Somebody owes gold."),
    (put("at", 0, c.START[c.ALLIANCE]), "Somebody stands where the enemy starts."),
    (put("health", 0, 0), "Somebody has no Health outside a combat."),
]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN)
def test_a_broken_law_is_noticed(damage: Callable[[State], None], sentence: str) -> None:
    s = whole()
    damage(s)
    assert sentence in GAME.laws(s)


def test_every_law_is_shown_to_fail() -> None:
    laws = [view._items, view._figures, view._events, view._heroes]
    sentences = [pattern for law in laws for pattern in sayings(law)]
    assert len(sentences) == 8
    told = [sentence for _, sentence in BROKEN]
    assert [p for p in sentences if not any(re.fullmatch(p, text) for text in told)] == []


def test_the_laws_watch_over_these_columns() -> None:
    assert guarded(GAME, [whole()]) == {
        *(
            "left",
            "merchant",
            "under",
            "worn",
            "quests",
            "event_left",
            "event_gone",
            "events",
            "overlord",
        ),
        *("character", "health"),
    }
