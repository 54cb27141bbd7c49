"""Several seats asked at once: partners answer, take back and win together.

In Keepsake B and D are one side, and theirs is the first turn."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.bots import make
from tabard.bots.worlds import Judge
from tabard.core.errors import Illegal
from tabard.core.fair import verify
from tabard.core.game import SPECTATOR, Outcome
from tabard.core.match import Match
from tests.core.flowkit import game_of, load
from tests.keepsake import CHEST, GAME, MAGPIE, State, hand

A, B, C, D = range(4)


def table(seed: int = 0) -> Match[Any]:
    """All have bid: B and D are to act, in any order."""
    m = Match.new(GAME, {}, 4, bytes([seed]) * 32, ("ann", "bob", "cy", "di"))
    for seat in range(4):
        m.answer(seat, "bid 0")
    assert m.pending is not None
    assert (m.pending.who, m.pending.free) == ((B, D), True)
    return m


# -- stale answers --------------------------------------------------------------------------------


def test_a_partners_answer_leaves_my_question_as_it_is() -> None:
    m = table()
    before = m.number(B)
    m.answer(D, "rest")
    assert m.number(B) == before
    m.answer(B, "rest", before)


def test_a_partners_answer_that_changes_my_options_puts_a_new_question() -> None:
    """D's chest brings marbles, and B has a magpie to send at them."""
    for seed in range(256):
        m = table(seed)
        cards = [{m.state.what[x] for x in hand(m.state, seat)} for seat in (B, D)]
        if MAGPIE in cards[0] and CHEST in cards[1]:
            break
    before = m.number(B)
    m.answer(D, "play chest")
    while m.pending is not None and m.pending.label == "answer":
        m.answer(m.pending.who[0], "pass")
    assert m.pending is not None
    assert m.pending.label == "act"
    assert ("send", 0) in m.pending.options_of(B)
    assert m.number(B) > before
    with pytest.raises(Illegal, match="The question has changed"):
        m.answer(B, "rest", before)


FREE = """
@flow
def main(s):
    while len(s.trace) < 6:
        seat, option = yield from ask_any(
            (0, 1), "free", [(0, ("pick", n)) for n in range(3)] + [(1, p) for p in mine(s)]
        )
        note(s, option[1])

def mine(s):
    return picks(3 if 2 in s.trace else 2)
"""


def test_only_what_changes_my_options_makes_mine_stale(tmp_path: Path) -> None:
    m = Match.new(game_of(load(tmp_path, FREE)), {}, 2)
    assert (m.number(0), m.number(1)) == (1, 1)
    m.answer(0, "pick 1")
    assert (m.number(0), m.number(1)) == (2, 1), "A is asked the same again, and it is a new one"
    m.answer(0, "pick 2")
    assert (m.number(0), m.number(1)) == (3, 2), "B has an option more"
    m.undo(0)
    assert (m.number(0), m.number(1)) == (4, 3)


def test_what_a_partner_takes_back_is_none_of_my_business() -> None:
    m = table()
    before = m.number(B)
    m.answer(D, "rest")
    m.undo(D)
    assert m.number(D) > before
    assert m.number(B) == before


def test_a_bot_answers_a_free_question_for_its_own_seat() -> None:
    m = table()
    assert m.pending is not None
    for spec in ("random", "heuristic", "ismcts:12"):
        for seat in (B, D):
            pick = make(spec, GAME).choose(m.perspective(seat), Random(1))
            assert pick in m.pending.options_of(seat)


# -- taking back ----------------------------------------------------------------------------------


def test_what_a_partner_has_answered_since_takes_only_their_consent() -> None:
    m = table()
    m.answer(B, "rest")
    assert (m.can_undo(B), m.consenting(B)) == (None, ())
    m.answer(D, "rest")
    assert m.consenting(B) == (D,)
    assert m.can_undo(B) == (
        "You can't undo that alone: seat D has answered since. It is enough if D agrees."
    )
    m.undo(B, consent=True)
    assert m.pending is not None
    assert m.pending.who == (B, D)
    assert verify(m.to_json() | {"seed": m.dice.seed.hex()}).ok


def test_what_a_partner_has_learned_since_takes_the_tables_consent() -> None:
    m = table()
    m.answer(B, "rest")
    m.answer(D, "look")
    assert m.consenting(B) == (A, C, D)
    assert m.can_undo(B) == "You can't undo that alone: seat D has answered since."


def test_what_an_opponent_has_answered_since_takes_the_tables_consent() -> None:
    m = table()
    m.answer(B, "rest")
    m.answer(D, "rest")
    m.answer(A, "rest")
    assert m.consenting(B) == (A, C, D)


# -- sight and wins -------------------------------------------------------------------------------


def test_a_side_sees_what_each_of_it_sees() -> None:
    s: State = table().state
    for seat in range(4):
        columns = GAME.view(s, seat)["columns"]
        seen = [name is not None for name in columns["lists"]]
        assert seen == [other % 2 == seat % 2 for other in range(4)]
        for other in range(4):
            cards = [columns["what"][x] for x in hand(s, other)]
            assert all(card is not None for card in cards) == (other % 2 == seat % 2)
    assert GAME.view(s, SPECTATOR)["columns"]["lists"] == [None] * 4


def test_a_side_wins_together_and_whole() -> None:
    s = table().state
    assert GAME.shares(s, Outcome((5, 3, 5, 3), (A, C))) == (1, 0, 1, 0)
    assert GAME.shares(s, Outcome((5, 5, 5, 5), (A, B, C, D))) == (0.5,) * 4
    ended: State = s.copy()
    ended.frame = ended.ask = None
    ended.points[A] = 9
    assert GAME.outcome(ended) == Outcome((9, 0, 9, 0), (A, C))
    rewards = Judge(GAME, s).rewards(ended)
    assert rewards[A] == rewards[C] > 0.85, "a win of two is a whole win for both"
    assert rewards[B] == rewards[D] < 0.1


def test_partners_who_answer_at_the_same_moment_are_both_heard(tmp_path: Path) -> None:
    """B has an option more by then, and takes one that was there before."""
    m = Match.new(game_of(load(tmp_path, FREE)), {}, 2)
    seen = m.number(1)
    m.answer(0, "pick 2")
    assert m.number(1) > seen
    m.answer(1, "pick 1", seen)
    assert m.state.trace == (2, 1)
    with pytest.raises(Illegal, match="The question has changed"):
        m.answer(1, "pick 1", seen)  # what B has answered is answered


def test_what_a_partner_took_away_is_not_legal_any_more(tmp_path: Path) -> None:
    source = FREE.replace("picks(3 if 2 in s.trace else 2)", "picks(1 if 2 in s.trace else 3)")
    m = Match.new(game_of(load(tmp_path, source)), {}, 2)
    seen = m.number(1)
    m.answer(0, "pick 2")
    with pytest.raises(Illegal, match="pick 2"):
        m.answer(1, "pick 2", seen)
    m.answer(1, "pick 0", seen)
