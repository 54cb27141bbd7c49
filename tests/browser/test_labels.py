"""A sample of what `python -m tests.browser.labels` does with every question of the card
game, of the Board Game, and of the Adventure Game."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .labels import ASKERS, answer
from .served import Served
from .visitor import Look

SAMPLE = [
    ("boardgame", "herd", Look("desk", "light", "en")),
    ("boardgame", "talent", Look("laptop", "dark", "it")),
    ("boardgame", "wound", Look("phone", "light", "it")),
    ("adventure", "taunt", Look("desk", "light", "it")),
    ("adventure", "clear_slot", Look("phone", "dark", "en")),
    ("adventure", "order", Look("phone", "light", "it")),
    ("tcg", "armor", Look("phone", "dark", "it")),
    ("tcg", "order", Look("desk", "light", "it")),
    ("tcg", "ramp", Look("phone", "light", "en")),
]


@pytest.mark.parametrize("game", ASKERS)
def test_every_label_has_a_form_and_a_position_that_asks_it(game: str) -> None:
    asker = ASKERS[game]
    assert set(asker.labels) == set(asker.forms)
    assert set(asker.positions(asker.labels)) == set(asker.labels)


@pytest.mark.parametrize(("game", "label", "look"), SAMPLE, ids=str)
def test_a_question_is_answered_where_its_form_is(
    visit: Visit, served: Served, game: str, label: str, look: Look
) -> None:
    visitor, asker = visit(look), ASKERS[game]
    position = asker.positions([label])[label]
    option = answer(visitor, served.data, asker, label, position, picture=False)
    print(f"{game} {label}: {option} by {visitor.clicks} clicks")
