"""Every card of the pool is shown by a test that is marked with its name; a card with powers by one
that shows more than what is printed on its edges."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from tabard.games.tcg.content import CARDS, POOL

EDGES = {
    *("test_class_specialization_and_tags", "test_faction_race_class_tags_and_limits"),
    *("test_it_costs_what_is_printed", "test_it_deals_its_atk_and_is_destroyed_by_its_health"),
    *("test_it_has_no_keyword_that_is_not_printed", "test_a_keyword_at_work"),
    *("test_a_second_one_is_one_too_many", "test_of_one_kind_only_so_many"),
    *("test_traits_and_health", "test_class_icons_and_tags", "test_it_prevents_its_def"),
    *("test_a_strike_with_it_costs_and_deals_what_is_printed", "test_an_item_prevents_nothing"),
    *("test_only_a_two_handed_weapon_leaves_no_hand_for_a_shield",),
    *("test_a_quest_is_completed_for_its_cost_and_turned_face_down",),
    *("test_a_location_is_placed_face_up_and_belongs_to_a_faction",),
    *("test_only_brothers_in_death_wait_for_your_own_turn",),
}
"""Tests of names, numbers and keywords, one for each card of a table."""


def marks() -> Iterator[tuple[str, str]]:
    """(test, card), for decorators and for the marks of parameters alike."""
    for path in sorted(Path(__file__).parent.glob("test_cards_*.py")):
        module = import_module(f"tests.tcg.{path.stem}")
        for name, test in vars(module).items():
            if name.startswith("test_") and isinstance(test, FunctionType):
                yield from ((name, card) for card in cards_of(test))


def cards_of(test: Any) -> Iterator[str]:
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "card":
            yield from mark.args
        elif mark.name == "parametrize":
            for one in mark.args[1]:
                yield from (m.args[0] for m in getattr(one, "marks", ()) if m.name == "card")


SHOWN = list(marks())


def test_every_card_is_shown() -> None:
    names = {CARDS[card].name for card in POOL}
    shown = {card for _, card in SHOWN}
    assert sorted(names - shown) == []
    assert sorted(shown - names) == []


def test_every_power_is_shown() -> None:
    beyond = {card for test, card in SHOWN if test not in EDGES}
    with_powers = {CARDS[card].name for card in POOL if CARDS[card].powers}
    assert sorted(with_powers - beyond) == []


def test_the_tables_are_there() -> None:
    assert sorted(EDGES - {test for test, _ in SHOWN}) == []
