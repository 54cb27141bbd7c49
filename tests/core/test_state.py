"""Columns: copies of their own, equal digests for equal states, JSON with names, views."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.bot import Perspective
from tabard.core.codec import SEAT, Number
from tabard.core.errors import Impossible, Malformed
from tabard.core.game import SPECTATOR
from tabard.core.luck import position
from tabard.core.state import NONE, column
from tests.keepsake import GAME, IN_HAND, ON_TABLE, State, hand, marbles


def middle(seats: int = 3) -> State:
    s: State = position(GAME, seats, 3, 14)
    return s


def test_a_copy_shares_nothing_that_changes() -> None:
    s = middle()
    before = s.key()
    c = s.copy()
    for name, f in State.fields.items():
        value = getattr(c, name)
        if f.shape == "column":
            assert value is not getattr(s, name)
            value[0] ^= 1
        elif f.shape == "row":
            setattr(c, name, (*value, 0))
        else:
            setattr(c, name, value + 1)
    assert s.key() == before
    assert all(a != b for a, b in zip(c.values(), s.values(), strict=True))
    assert (c.frame, c.settings, c.seats) == (s.frame, s.settings, s.seats)


def test_states_have_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        middle().surprise = 1  # type: ignore[attr-defined]


def test_a_byte_does_not_hold_more_kinds_of_things_than_it_can() -> None:
    many = Number(256)
    with pytest.raises(Impossible, match="A byte can't tell 256 things of 'number' apart"):
        column(SEAT, of=many)
    assert column(SEAT, of=many, wide=True).blank(3) == [0, 0, 0]
    assert column(SEAT, of=Number(255)).blank(3) == bytearray(3)


def test_equal_states_have_equal_digests() -> None:
    a, b = middle(), middle()
    assert a.digest() == b.digest()
    assert len(a.digest()) == 32
    b.points[0] += 1
    assert a.digest() != b.digest()


def test_what_stands_aside_makes_no_other_position() -> None:
    game = registry.load("smallworld")
    a = position(game, 2, 3, 40)
    b = a.copy()
    b.ended[0] = a.ended[0] ^ 1
    assert a.ended[0] != b.ended[0], "a copy has its own"
    assert a.digest() == b.digest()
    assert game.from_json(game.to_json(b)).ended == b.ended
    data = game.to_json(b)
    del data["columns"]["ended"]
    assert game.from_json(data).ended == bytearray(2)
    del data["columns"]["coins"]
    with pytest.raises(Malformed, match="lacks coins"):
        game.from_json(data)


def test_json_holds_names() -> None:
    s = middle()
    columns = GAME.to_json(s)["columns"]
    assert set(columns["what"].values()) <= {"locket", "clock", "chest", "magpie", "dust"}
    assert list(columns["what"])[:2] == ["A1", "A2"]
    assert "D8" not in columns["what"]  # nothing lies there: as at the start
    assert set(columns["lists"]) <= {"careful", "greedy", "sly"}
    assert GAME.from_json(json.loads(json.dumps(GAME.to_json(s)))).key() == s.key()


def _without_column(data: Any) -> None:
    del data["columns"]["points"]


def _with_column(data: Any) -> None:
    data["columns"]["pints"] = [1]


def _unknown_name(data: Any) -> None:
    data["columns"]["what"]["A1"] = "clock!"


def _too_big(data: Any) -> None:
    data["columns"]["points"][0] = 256


def _no_number(data: Any) -> None:
    data["columns"]["points"][0] = "many"


def _too_short(data: Any) -> None:
    data["columns"]["points"].pop()


def _no_list(data: Any) -> None:
    data["columns"]["points"] = 7


def _no_columns(data: Any) -> None:
    del data["columns"]


def _no_seats(data: Any) -> None:
    data["seats"] = 9


def _no_options(data: Any) -> None:
    data["options"] = None


def _no_sealed(data: Any) -> None:
    del data["sealed"]


def _another_place(data: Any) -> None:
    kept = {"at1": 1, "card": "clock", "loop1": ["A", "B"], "other": "F", "seat": "C"}
    data["frames"][1:] = [["answered", "answer", kept]]


DAMAGE = {
    _another_place: "The position does not fit",
    _without_column: "lacks points",
    _with_column: "has unknown pints",
    _unknown_name: "There is no card called 'clock!'",
    _too_big: "'points' holds a number outside 0 to 255",
    _no_number: "'points' should hold whole numbers, not 'many'",
    _too_short: "'points' has 2 entries instead of 3",
    _no_list: "'points' should be a list",
    _no_columns: "it has no columns",
    _no_seats: "the number of seats is missing",
    _no_options: "the options are missing",
    _no_sealed: "frames can't be read",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_position_gets_its_sentence(damage: Any) -> None:
    data = copy.deepcopy(GAME.to_json(middle()))
    damage(data)
    with pytest.raises(Malformed) as error:
        GAME.from_json(data)
    assert DAMAGE[damage] in str(error.value)


def test_something_else_than_a_position_is_malformed() -> None:
    damaged: tuple[Any, ...] = (None, [], "text", {}, {"seats": 3})
    for data in damaged:
        with pytest.raises(Malformed, match="not a saved position"):
            GAME.from_json(data)


def test_a_view_shows_what_the_seat_may_see() -> None:
    s = middle()
    for seat in range(3):
        what = GAME.view(s, seat)["columns"]["what"]
        for slot in range(24):
            own = slot // 8 % 2 == seat % 2
            if s.where[slot] == ON_TABLE or (own and s.where[slot] == IN_HAND):
                assert what[slot] is not None
            elif not own:
                assert what[slot] is None
    spectator = GAME.view(s, SPECTATOR)
    assert spectator["seat"] is None
    assert spectator["columns"]["lists"] == [None] * 3
    assert all(spectator["columns"]["what"][slot] is None for slot in hand(s, 0))


def test_a_side_sees_the_union_of_what_its_members_know() -> None:
    s = middle(4)
    assert GAME.view(s, 0)["columns"] == GAME.view(s, 2)["columns"]
    assert GAME.view(s, 0)["columns"] != GAME.view(s, 1)["columns"]


def test_only_the_asked_seat_sees_the_question() -> None:
    s = middle()
    q = GAME.pending(s)
    assert q is not None
    for seat in range(3):
        view = GAME.view(s, seat)
        assert (view["ask"] is not None) == (seat in q.who)
        assert view["waiting"] == ["ABC"[w] for w in q.who]
        assert q.label not in json.dumps(view | {"ask": None})


def test_a_perspective_gives_a_bot_its_seat_and_no_more() -> None:
    s = middle()
    q = GAME.pending(s)
    assert q is not None
    mine = Perspective(GAME, s, q.who[0])
    other = Perspective(GAME, s, next(w for w in range(3) if w not in q.who))
    assert (mine.options, mine.label) == (q.options_of(q.who[0]), q.label)
    assert (other.options, other.label) == ((), "")
    assert mine.view == GAME.view(s, q.who[0])
    world = other.sample(Random(1))
    assert world is not s
    assert GAME.view(world, other.seat) == other.view
    assert [n for n in dir(mine) if not n.startswith("_")] == [
        "label",
        "options",
        "sample",
        "seat",
        "view",
    ]


def test_marbles_are_made_in_recycled_slots_with_a_new_generation() -> None:
    """Somewhere in thirty games a slot is used twice; who aimed at the first marble misses."""
    born = 0
    for seed in range(30):
        s: State = position(GAME, 4, seed, 10_000)
        born = max(born, *s.born)
        assert all(s.born[m] for seat in range(4) for m in marbles(s, seat))
        assert all(s.holder[m] == NONE for m in range(8) if not s.born[m])
    assert born >= 2
