"""The log: one line for one thing that happened."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tabard.bots import make
from tabard.core.bot import Perspective
from tabard.core.match import Match
from tabard.core.phrase import event_text
from tabard.games.boardgame import GAME
from tests.boardgame.evening import toss
from tests.boardgame.table import alone, hero


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "rolls red 5, 8; green 3."), ("it", "tira rosso 5, 8; verde 3.")],
)
def test_a_roll_is_one_line(language: str, said: str) -> None:
    t = alone(hero("warrior", at="balnir"), figures=["1 blue gnoll balnir"])
    while t.label != "roll":
        t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    toss(t, red=[8, 5], green=[3])
    shown = [text for text in t.events if text.startswith("shows")]
    assert shown == ["shows horde1 red5,red8,green3"]
    event = GAME.events.parse(t.s, shown[0])
    assert GAME.events.text(t.s, event) == shown[0]
    assert event_text(GAME, t.s, event, language).endswith(said)


def test_nobody_is_told_twice_what_somebody_gets() -> None:
    """A game of bots: what is given or taken from a loser is not also received, and who joins at
    once is not invited first."""
    match = Match.new(GAME, {"laps": 1}, 2, bytes(32))
    mind, rng = make("heuristic", GAME), Random(1)
    while not match.over:
        seat = match.pending.who[0]  # type: ignore[union-attr]
        match.answer(seat, mind.choose(Perspective(GAME, match.state, seat), rng))
    told = [line.event.split() for line in match.log(0)]
    assert sum(event[0] == "received" for event in told) > 3
    for before, after in pairwise(told):
        if after[0] == "received":
            assert before[0] not in ("handed", "looted")
        if after[0] == "joined":
            assert before[0] != "invited"
