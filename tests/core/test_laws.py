"""The laws of every game can fail, and the gate that looks at them says so."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tabard.core import registry
from tabard.core.gates import stop_gate
from tabard.core.luck import position
from tests.keepsake import BUTTONS, GAME, IN_DECK, IN_HAND, Keepsake, State
from tests.laws import damaged, guarded, unsaid

LIST = "Seat A has other cards than its list says."
DECKS = "The decks are not the cards that lie in a deck."
MORE = "There are more buttons than at the start."


def whole() -> State:
    s: State = position(GAME, 3, 0, 30)
    return s


def _other_list(s: State) -> None:
    s.lists[0] = (s.lists[0] + 1) % 3


def _other_card(s: State) -> None:
    s.what[0] = (s.what[0] + 1) % 5


def _lost(s: State) -> None:
    s.decks = s.decks[1:]


def _astray(s: State) -> None:
    s.where[s.where.find(IN_HAND)] = IN_DECK


def _rich(s: State) -> None:
    s.buttons = bytearray((BUTTONS, BUTTONS, BUTTONS + 1))


BROKEN = [(_other_list, LIST), (_other_card, LIST), (_lost, DECKS), (_astray, DECKS), (_rich, MORE)]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN)
def test_a_broken_law_of_keepsake_is_noticed(
    damage: Callable[[State], None], sentence: str
) -> None:
    s = whole()
    assert GAME.laws(s) == []
    damage(s)
    assert GAME.laws(s) == [sentence]
    assert stop_gate(GAME, s, Random(0)) == [sentence]


def test_every_law_of_keepsake_is_shown_to_fail() -> None:
    assert unsaid(Keepsake.laws, [sentence for _, sentence in BROKEN]) == []
    assert unsaid(Keepsake.laws, [LIST, MORE]) != []


def test_the_laws_of_keepsake_watch_over_these_columns() -> None:
    columns = {"lists", "what", "where", "decks", "buttons"}
    assert guarded(GAME, [position(GAME, 4, 0, inputs) for inputs in (20, 50)]) == columns


@pytest.mark.parametrize("name", registry.names())
def test_the_gate_of_every_game_hears_of_damage(name: str) -> None:
    """A title whose laws say nothing, whatever happens, has none."""
    game = registry.load(name)
    s = position(game, game.info.seats[1], 1, 60)
    assert stop_gate(game, s, Random(0)) == []
    rows = [(n, f) for n, f in game.state.fields.items() if f.shape == "row" and getattr(s, n)]
    heard = [t for n, f in rows for t in damaged(s, n, f) if stop_gate(game, t, Random(0))]
    assert heard
