"""Records and sparse columns: rows of named tuples, and views that leave the defaults out."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Any, NamedTuple, TypeAlias

import pytest

from tabard.core.ask import Ask, Seat, ask
from tabard.core.codec import SEAT, Codec, Kind
from tabard.core.errors import Malformed
from tabard.core.flow import flow
from tabard.core.game import Game, GameInfo
from tabard.core.state import HIDDEN, BaseState, column, columns, records, scalar
from tabard.core.words import Words
from tabard.core.zones import Sheet

HERB = Kind("herb", ("sage", "thyme", "rue"))
POT = Kind("pot", ("clay", "iron"))
Herb: TypeAlias = Annotated[int, HERB]


class Brew(NamedTuple):
    pot: Annotated[int, POT]
    herbs: tuple[Herb, ...]
    pairs: tuple[tuple[Herb, ...], ...]
    strength: int


def own(s: Any, index: int, seat: Seat) -> bool:
    return seat == 0


@columns
class Kitchen(BaseState):
    day: int = scalar()
    brews: tuple[Brew, ...] = records(Brew)
    stock: bytearray = column(HERB, sparse=True)
    shelf: bytearray = column(HERB, 255, of=POT, sparse=True, see=own)
    secret: bytearray = column(HERB, sparse=True, see=HIDDEN)


@flow
def cooking(s: Kitchen) -> Generator[Ask, Any, None]:
    yield from ask(0, "stir", (("stir",), ("wait",)))


class Cooking(Game[Kitchen]):
    info = GameInfo("cooking", {"en": "Cooking", "it": "Cucina"}, "1", (2, 2), package="tests")
    state = Kitchen
    main = cooking
    words = Words("tests", "keepsake_words")
    options = Codec({"stir": (), "wait": ()})
    events = Codec({})


GAME = Cooking()


def kitchen() -> Kitchen:
    s = GAME.new()
    s.brews = (Brew(1, (0, 2), ((0,), (1, 2)), 7), Brew(0, (), (), 0))
    s.stock[1] = 4
    s.shelf[2] = 1
    s.secret[0] = 9
    return s


def test_records_are_saved_by_name_and_come_back_as_what_they_were() -> None:
    s = kitchen()
    saved = GAME.to_json(s)["columns"]["brews"]
    assert saved == [
        {
            "pot": "iron",
            "herbs": ["sage", "rue"],
            "pairs": [["sage"], ["thyme", "rue"]],
            "strength": 7,
        },
        {"pot": "clay", "herbs": [], "pairs": [], "strength": 0},
    ]
    assert GAME.view(s, 0)["columns"]["brews"][1] == ["clay", [], [], 0]
    back = GAME.from_json(GAME.to_json(s))
    assert back.brews == s.brews
    assert isinstance(back.brews[0], Brew)
    assert back.digest() == s.digest()


@pytest.mark.parametrize(
    "wrong",
    [{"strength": None}, {"pot": "tin"}, {"herbs": ["mint"]}, {"herbs": "sage"}, {"lid": 1}],
)
def test_records_that_can_not_be_read_are_refused(wrong: Any) -> None:
    data = GAME.to_json(kitchen())
    data["columns"]["brews"][0] |= wrong
    with pytest.raises(Malformed):
        GAME.from_json(data)


def test_a_copy_shares_records_and_memo_which_never_change() -> None:
    s = kitchen()
    s.memo = ("worked out",)
    twin = s.copy()
    assert twin.brews is s.brews
    assert twin.memo is s.memo
    twin.stock[1] = 0
    assert s.stock[1] == 4


def test_a_view_shows_of_a_sparse_column_what_differs_and_may_be_seen() -> None:
    s = kitchen()
    mine, others = (GAME.view(s, seat)["columns"] for seat in (0, 1))
    assert mine["stock"] == others["stock"] == {"thyme": 4}
    assert mine["shelf"] == {"rue": "iron"}
    assert others["shelf"] == {}
    assert "secret" not in mine
    assert GAME.view(GAME.new(), 0)["columns"]["stock"] == {}


def test_the_plain_table_shows_a_sparse_column_like_any_other() -> None:
    s = kitchen()
    sheet = Sheet(GAME, s, GAME.view(s, 0), "en")
    grid = next(zone for zone in sheet.zones(full=False) if zone.name == "herb")
    assert [row[0] for row in grid.rows] == ["thyme", "rue"]
    assert [name for name, _, _ in sheet.shown()] == ["day", "brews", "stock", "shelf"]


def test_a_seat_is_no_herb() -> None:
    with pytest.raises(Malformed):
        HERB.parse(None, SEAT.text(None, 0))
