"""A sample of what `python -m tests.browser.labels` does with every question of the Board Game."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .labels import answer, forms, labels, positions
from .served import Served
from .visitor import Look

SAMPLE = {
    "herd": Look("desk", "light", "en"),
    "talent": Look("laptop", "dark", "it"),
    "wound": Look("phone", "light", "it"),
}


def test_every_label_has_a_form_and_a_position_that_asks_it() -> None:
    wanted = labels()
    assert set(wanted) == set(forms())
    assert set(positions(wanted)) == set(wanted)


@pytest.mark.parametrize("label", SAMPLE)
def test_a_question_is_answered_where_its_form_is(visit: Visit, served: Served, label: str) -> None:
    visitor = visit(SAMPLE[label])
    option = answer(visitor, served.data, label, positions([label])[label])
    print(f"{label}: {option} by {visitor.clicks} clicks")
