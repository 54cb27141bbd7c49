"""Names for numbers: texts and integer ids that come back as what they were."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.errors import Malformed

COLOR = Kind("color", ("red", "green", "blue"))
REGION = Kind("region", ("R1", "R2", "R3", "R4"), local=lambda s: s.regions)
CODEC = Codec({"done": (), "paint": (COLOR, REGION), "give": (SEAT, Number(5))})
HERE: Any = SimpleNamespace(regions={"R4": 0, "R2": 1})
"""A state with two of the four regions in play."""


def every_option() -> list[tuple[Any, ...]]:
    paint = [("paint", c, r) for c in range(3) for r in range(2)]
    return [("done",), *paint, *(("give", w, n) for w in range(6) for n in range(5))]


def test_text_and_number_come_back() -> None:
    for option in every_option():
        assert CODEC.parse(HERE, CODEC.text(HERE, option)) == option
        assert CODEC.option(HERE, CODEC.number(HERE, option)) == option
    numbers = [CODEC.number(HERE, o) for o in every_option()]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) == CODEC.size - 1


def test_the_number_does_not_depend_on_what_is_in_play() -> None:
    there: Any = SimpleNamespace(regions={"R2": 0, "R3": 1, "R4": 2})
    assert CODEC.text(HERE, ("paint", 1, 1)) == CODEC.text(there, ("paint", 1, 0))
    assert CODEC.number(HERE, ("paint", 1, 1)) == CODEC.number(there, ("paint", 1, 0))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An empty line is not a move"),
        ("fly", "There is no move called 'fly'. Known: done, give, paint"),
        ("paint red", "Write it as: paint <color> <region>"),
        ("paint pink R4", "There is no color called 'pink' here"),
        ("paint red R1", "There is no region called 'R1' here"),
        ("give A 5", "There is no number called '5' here"),
        ("give G 1", "There is no seat called 'G' here"),
    ],
)
def test_what_can_not_be_read_gets_its_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Malformed) as error:
        CODEC.parse(HERE, text)
    assert sentence in str(error.value)


def test_numbers_out_of_range_are_malformed() -> None:
    for number in (-1, CODEC.size):
        with pytest.raises(Malformed, match=f"run from 0 to {CODEC.size - 1}"):
            CODEC.option(HERE, number)
    with pytest.raises(Malformed):  # R1 is not in play
        CODEC.option(HERE, CODEC.first["paint"])
    with pytest.raises(Malformed, match="no region number 7"):
        REGION.text(HERE, 7)


def test_a_long_list_has_a_thing_number_255() -> None:
    assert Number(300).text(HERE, 255) == "255"
    assert Number(300).text(HERE, -1) == "-"


def test_no_thing_is_a_dash() -> None:
    assert COLOR.text(HERE, -1) == COLOR.text(HERE, 255) == "-"
    assert (COLOR.parse(HERE, "-"), COLOR.parse(HERE, "-", 255)) == (-1, 255)
