"""Lists of one's own: what every title says about them."""

from __future__ import annotations

import pytest

from tabard.core.errors import Malformed
from tabard.core.lists import ListEntry, Listing, ListProblem
from tests.keepsake import GAME


def test_a_title_without_lists_says_so() -> None:
    assert GAME.list_kind == ""
    with pytest.raises(Malformed, match="Keepsake does not use players' own decks"):
        GAME.read_list("4 Fireball", "en")


def test_a_problem_names_its_rule() -> None:
    assert str(ListProblem("Five are too many.", 3, "KS-9")) == "Five are too many. (KS-9)"
    assert str(ListProblem("Five are too many.")) == "Five are too many."


def test_a_list_is_as_large_as_its_copies() -> None:
    entries = (ListEntry("card", "a", 3, "Cards"), ListEntry("card", "b", 1, "Cards"))
    assert Listing("", None, entries).size == 4
