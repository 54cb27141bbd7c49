"""Everything in the box is shown by a test that is marked with its name; what does something by one
that shows more than what is printed on its edges."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import has

EDGES = {
    "test_it_is_learned_at_its_level_for_its_gold",
    "test_it_is_equipped_where_its_type_fits_and_paid_if_it_is_active",
    "test_one_of_a_category_is_equipped_at_a_time",
    "test_a_talent_is_offered_from_its_level_on",
    "test_an_item_is_bought_for_its_gold_and_sold_for_half",
    "test_an_item_is_worn_from_its_level_on_by_those_who_can",
    "test_a_character_starts_with_the_printed_cards",
    "test_an_event_in_its_deck",
    "test_a_quest_spawns_what_it_names",
    "test_a_creature_is_as_strong_as_the_sheet_says",
    "test_where_a_boss_stands_and_how_strong_it_is",
    "test_an_overlord_has_a_side_for_four_and_one_for_six",
}
"""Tests of names and numbers, one for each card of a table."""


def marks() -> Iterator[tuple[str, str]]:
    """(test, card), for decorators and for the marks of parameters alike."""
    root = Path(__file__).parents[1]
    for path in sorted(root.rglob("test_*.py")):
        if path != Path(__file__):
            name = ".".join(("tests", "boardgame", *path.relative_to(root).with_suffix("").parts))
            for test, made in vars(import_module(name)).items():
                if test.startswith("test_") and isinstance(made, FunctionType):
                    yield from ((test, card) for card in cards_of(made))


def cards_of(test: Any) -> Iterator[str]:
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "card":
            yield from mark.args
        elif mark.name == "parametrize":
            for one in mark.args[1]:
                found = (m.args[0] for m in getattr(one, "marks", ()) if m.name == "card")
                yield from found


SHOWN = list(marks())
BOX = {
    *(card.id for card in c.CARDS),
    *c.CHARACTER.names,
    *c.CREATURE.names,
    *c.QUEST.names,
    *c.EVENT.names,
    *c.OVERLORD.names,
}


def test_everything_is_shown() -> None:
    shown = {card for _, card in SHOWN}
    assert sorted(BOX - shown) == []
    assert sorted(shown - BOX) == []


def test_everything_that_does_something_is_shown_doing_it() -> None:
    beyond = {card for test, card in SHOWN if test not in EDGES}
    makes = {card.id for i, card in enumerate(c.CARDS) if does(i)}
    makes |= {*c.QUEST.names, *c.CREATURE.names, *c.EVENT.names, *c.OVERLORD.names}
    assert sorted(makes - beyond) == []


def does(card: int) -> bool:
    made = has.OF_CARD[card]
    return any(getattr(made, name) for name in has.Has.__annotations__)


def test_the_tables_are_there() -> None:
    assert sorted(EDGES - {test for test, _ in SHOWN}) == []
