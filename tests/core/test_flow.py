"""Frames: what waits can be copied, saved and resumed, and rules that run away are stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.core.errors import Illegal, Impossible, Malformed
from tabard.core.flow import flows_of, frames, native_flows, point_of, stack_text
from tests.core.flowkit import game_of, load
from tests.keepsake import GAME, auction, main

NESTED = """
@flow
def main(s):
    i: int
    for i in range(3):
        got = yield from middle(s, i)
        note(s, got)

@flow
def middle(s, i: int):
    x: Option = yield from ask(0, "x", picks(3))
    y = yield from ask(1, "y", picks(x[1] + 2), about=("pick", i))
    return 10 * i + x[1] + y[1]
"""


def test_a_flow_called_without_yield_from_raises(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    x = yield from ask(0, "x", picks(2))
    sub(s)

@flow
def sub(s):
    yield from ask(0, "y", picks(2))
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    with pytest.raises(Impossible, match=r"'sub' was called without `yield from`"):
        game.advance(s, ("pick", 0))
    with pytest.raises(Impossible, match="'auction' was called without"):
        auction(GAME.new())


def test_inside_native_flows_a_call_gives_the_generator() -> None:
    s = GAME.new()
    with native_flows():
        generator = main(s)
        assert next(generator).label == "list"
    with pytest.raises(Impossible):
        main(s)


def test_frames_are_immutable_and_shared_by_copies(tmp_path: Path) -> None:
    game = game_of(load(tmp_path, NESTED))
    s = game.new()
    c = s.copy()
    assert c.frame is s.frame
    before = s.key()
    game.advance(c, ("pick", 2))
    assert s.key() == before
    assert [f[0].label for f in frames(c.frame)] == ["middle#1", "y"]
    assert stack_text(c.frame) == "main:middle#1 > middle:y"


def test_the_pending_question_survives_copy_and_json(tmp_path: Path) -> None:
    game = game_of(load(tmp_path, NESTED))
    s = game.new()
    game.advance(s, ("pick", 1))
    q = game.pending(s)
    assert q is not None
    assert (q.who, q.label, len(q.options), q.about) == ((1,), "y", 3, ("pick", 0))
    assert game.pending(s.copy()) == q
    assert game.pending(game.from_json(json.loads(json.dumps(game.to_json(s))))) == q


def test_an_answer_is_checked_before_anything_runs(tmp_path: Path) -> None:
    game = game_of(load(tmp_path, NESTED))
    s = game.new()
    before = s.key()
    with pytest.raises(Illegal):
        game.advance(s, ("pick", 7))
    with pytest.raises(Illegal, match="not seat B's turn to answer, but A's"):
        game.advance(s, ("pick", 1), 1)
    for seat in (9, -5):
        with pytest.raises(Illegal, match=f"There is no seat number {seat} at this table of 2"):
            game.advance(s, ("pick", 1), seat)
    assert s.key() == before


def test_more_than_500_frames_are_impossible(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from deeper(s, 0)

@flow
def deeper(s, n: int):
    if n < 0:
        yield from ask(0, "x", picks(2))
    yield from deeper(s, n + 1)
    note(s, n)
"""
    with pytest.raises(Impossible, match="more than 500 flows inside one another") as error:
        game_of(load(tmp_path, source)).new()
    assert "deeper:deeper#1 > deeper:deeper#1" in str(error.value)


def test_forced_answers_are_steps_of_one_run(tmp_path: Path) -> None:
    """A mandatory loop in which there is no choice would otherwise turn for ever."""
    source = """
@flow
def main(s):
    x = yield from ask(0, "x", picks(2))
    while True:
        yield from ask(1, "y", picks(1))
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    with pytest.raises(Impossible, match=r"100,000 steps without a question.*Flow stack: main:x"):
        game.advance(s, ("pick", 0))


@pytest.mark.parametrize("how", ["loop", "tail"])
def test_100_000_steps_without_a_question_are_impossible(how: str, tmp_path: Path) -> None:
    loop = "    while s.seats:\n        yield from nothing(s, 0)\n"
    tail = "    i: int\n    for i in range(200000):\n        yield from nothing(s, i)\n"
    source = f"""
@flow
def main(s):
{loop if how == "loop" else tail}
@flow
def nothing(s, n):
    if n < 0:
        yield from ask(0, "x", picks(2))
"""
    with pytest.raises(Impossible, match="more than 100,000 steps without a question"):
        game_of(load(tmp_path, source)).new()


def test_steps_are_counted_anew_after_each_question(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    i: int
    for i in range(60000):
        yield from nothing(s, 0)
    x: Option = yield from ask(0, "x", picks(2))
    for i in range(60000):
        yield from nothing(s, 0)
    note(s, x[1])

@flow
def nothing(s, n):
    if n < 0:
        yield from ask(0, "y", picks(2))
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    game.advance(s, ("pick", 1))
    assert s.trace == (1,)
    assert game.pending(s) is None
    with pytest.raises(Illegal, match="The game is over"):
        game.advance(s, ("pick", 1))


def test_a_bug_in_the_rules_carries_the_flow_stack_and_the_answer(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from sub(s)

@flow
def sub(s):
    x = yield from ask(0, "x", picks(2))
    note(s, s.trace[x[1] + 5])
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    sentence = r"failed after \('pick', 1\): IndexError.*Flow stack: main:sub#1 > sub:x"
    with pytest.raises(Impossible, match=sentence):
        game.advance(s, ("pick", 1))


def test_a_bug_before_the_first_question_names_the_game(tmp_path: Path) -> None:
    source = '@flow\ndef main(s):\n    note(s, s.trace[4])\n    yield from ask(0, "x", picks(2))\n'
    with pytest.raises(Impossible, match="rules of bench failed at its start: IndexError"):
        game_of(load(tmp_path, source)).new()


def test_a_forced_answer_is_taken_unless_it_is_secret(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a: Option = yield from ask(0, "a", picks(1))
    b: tuple[int, Option] = yield from ask_any((1,), "b", [(1, ("pick", 3))])
    c = yield from ask(0, "c", picks(1), secret=True)
    note(s, a[1], b[0], b[1][1], c[1])
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    q = game.pending(s)
    assert q is not None
    assert (q.label, q.options) == ("c", (("pick", 0),))
    game.advance(s, ("pick", 0))
    assert s.trace == (0, 1, 3, 0)


@pytest.mark.parametrize("secret", ["", ", secret=True"])
def test_a_question_that_offers_nothing_is_impossible(secret: str, tmp_path: Path) -> None:
    source = f'@flow\ndef main(s):\n    yield from ask(0, "x", (){secret})\n'
    with pytest.raises(Impossible, match=r"The question .x. offers nothing.*Flow stack: main:x"):
        game_of(load(tmp_path, source)).new()


def test_one_seat_in_free_order_is_asked_like_several(tmp_path: Path) -> None:
    """A side of one: its options still say whose they are, its answers don't."""
    source = """
@flow
def main(s):
    seat, option = yield from ask_any((1,), "act", [(1, o) for o in picks(2)])
    note(s, seat, option[1])
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    q = game.pending(s)
    assert q is not None
    assert q.options_of(1) == (("pick", 0), ("pick", 1))
    assert game.view(s, 1)["ask"]["options"] == ["pick 0", "pick 1"]
    game.advance(s, ("pick", 1), 1)
    assert s.trace == (1, 1)


def test_sealed_answers_come_in_any_order_and_show_nothing(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a, b = yield from ask_sealed((0, 1), "bid", [picks(3), picks(3)])
    note(s, a[1], b[1])
"""
    game = game_of(load(tmp_path, source))
    one, other = game.new(), game.new()
    game.advance(one, ("pick", 2), 0)
    game.advance(other, ("pick", 1), 1)
    for s, left in ((one, "B"), (other, "A")):
        assert game.view(s, 0)["waiting"] == [left]
        assert s.trace == ()
    with pytest.raises(Illegal):
        game.advance(one, ("pick", 0), 0)
    assert game.from_json(game.to_json(one)).key() == one.key()
    game.advance(one, ("pick", 1), 1)
    game.advance(other, ("pick", 2), 0)
    assert one.trace == other.trace == (2, 1)


def test_sealed_answers_that_commute_reach_one_digest(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from ask_sealed((0, 1, 2), "bid", [picks(3), picks(3), picks(3)])
"""
    game = game_of(load(tmp_path, source))
    digests = set()
    for order in ((0, 1), (1, 0)):
        s = game.new(None, 3)
        for seat in order:
            game.advance(s, ("pick", seat), seat)
        digests.add(s.digest())
    assert len(digests) == 1


def test_saved_frames_that_no_longer_fit_are_malformed(tmp_path: Path) -> None:
    module = load(tmp_path, NESTED)
    game = game_of(module)
    saved = game.to_json(game.new())
    for change, sentence in (
        (["gone", "x", {}], "a flow 'gone' that no longer exists"),
        (["middle", "gone", {}], "has no place 'gone' to wait at"),
        (["middle", "y", {"z": 1, "x": "pick 1"}], "The flow 'middle' waits without i"),
        (["middle"], "frames can't be read"),
        (["main", "middle#1", {"at1": 1, "loop1": [0]}], "but for no question"),
    ):
        with pytest.raises(Malformed, match=sentence):
            game.from_json(saved | {"frames": [change]})
    more = [*saved["frames"][:1], ["middle", "x", {"i": 0, "no_longer_needed": 1}]]
    assert game.from_json(saved | {"frames": more}).key() == game.new().key()
    assert set(flows_of(module.__name__)) == {"main", "middle"}
    assert point_of(module.__name__, "middle", "y").names == ("i", "x")
