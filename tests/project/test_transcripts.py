"""Transcripts: a game of other code is played again with this code, and what differs is told."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tabard.core import registry
from tools.transcripts import Beside, retold, steps

GAME = registry.load("smallworld")
TOLD = list(steps(GAME, "random", 1))
ASKED = next(n for n, step in enumerate(TOLD) if step.get("options") and step["events"])


def beside(told: list[dict[str, Any]]) -> Beside:
    made = Beside(GAME)
    made.play("random:1", iter(told))
    return made


def test_the_same_code_plays_the_same_game() -> None:
    found = beside(deepcopy(TOLD))
    assert (found.games, found.ended, dict(found.found)) == (1, 1, {})
    assert found.questions == len(TOLD) - 2


def drop_event(told: list[dict[str, Any]]) -> str:
    event = told[ASKED]["events"].pop()
    return f"events: more: {event.split()[0]}"


def turn_options(told: list[dict[str, Any]]) -> str:
    told[ASKED]["options"][0].reverse()
    return f"options of {told[ASKED]['label']}: another order"


def hide_column(told: list[dict[str, Any]]) -> str:
    del told[1]["views"]["0"]["columns"]["coins"]
    return "view: column more: coins"


def change_column(told: list[dict[str, Any]]) -> str:
    told[1]["views"]["-1"]["columns"]["coins"] = [1] * 5
    return "view: column coins"


def end_otherwise(told: list[dict[str, Any]]) -> str:
    told[-1]["outcome"] = "None"
    return "outcome"


@pytest.mark.parametrize(
    "change", [drop_event, turn_options, hide_column, change_column, end_otherwise]
)
def test_what_differs_is_told(change: Callable[[list[dict[str, Any]]], str]) -> None:
    told = deepcopy(TOLD)
    kind = change(told)
    assert kind in beside(told).found


def test_what_was_meant_is_counted_apart_where_it_may_be_seen() -> None:
    """An aid that is chosen keeps nobody from anything else: more options, but only then."""
    for aid, told in ((1, {}), (0, {"options of conquest: more: stop": 1})):
        found = Beside(GAME)
        found.s = GAME.new(None, 2)
        found.s.armed = aid
        found.options("conquest", ["conquer L1A-01"], ["conquer L1A-01", "stop"])
        assert dict(found.found) == told
        assert found.meant.total() == aid


def test_an_attack_is_one_line_now_and_other_cards_are_exhausted_as_before() -> None:
    heard = [
        "about_attack brigg A1",
        "attacks brigg A1 zip B2",
        "exhausted brigg A1",
        "struck A axe A3",
        "exhausted axe A3",
        "protects zip B4",
        "exhausted zip B4",
        "exhausted zip B5",
        "exhausted shirt B6",
        "prevented zip B4 1 shirt",
    ]
    assert retold("tcg", heard) == [
        *("struck A axe A3", "protects zip B4", "exhausted zip B5", "prevented zip B4 1 shirt")
    ]
    assert retold("smallworld", heard) == heard


def test_where_more_is_asked_the_same_happens() -> None:
    """What was no question before is answered so that the game goes on as it did."""
    told = deepcopy(TOLD)
    skipped = told.pop(ASKED)
    told[ASKED - 1]["events"] += skipped["events"]
    for seat, view in skipped["views"].items():
        changed = told[ASKED]["views"][seat]["columns"]
        told[ASKED]["views"][seat]["columns"] = view["columns"] | changed
    found = beside(told)
    assert found.ended == 1
    assert dict(found.found) == {f"question more: {skipped['label']}": 1}
