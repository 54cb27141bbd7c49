"""The quick player of Small World: what it did wrong once, and that laying out is one plan."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import yaml

from tabard.bots import arena, make
from tabard.bots.ismcts import Search
from tabard.core.bot import Perspective
from tabard.games.smallworld import GAME, bot
from tabard.games.smallworld.rules.effects import held
from tests.smallworld.table import Table, duel, seat

POSITIONS = yaml.safe_load((Path(__file__).parent / "bot_positions.yaml").read_text())
SEEDS = range(5)


class Turn(NamedTuple):
    """What a player's turn came to."""

    declined: bool
    spent: list[int]
    """Tokens, conquest by conquest."""
    coins: int
    layout: list[int]
    """Tokens in each of the regions."""


def play_turn(s: Any, luck: int, first: str = "") -> Turn:
    """The turn of whoever is asked, by the heuristic; `first`: its first answer."""
    player, now, rng = s.turn, (s.round, s.turn), Random(luck)
    mind = make("heuristic", GAME)
    told: list[tuple[Any, ...]] = []
    layout: list[int] = []
    while (q := GAME.pending(s)) is not None and (s.round, s.turn) == now:
        if q.domain is not None:
            answer = q.domain.sample(lambda n: int(rng.random() * n))
            GAME.advance(s, answer, sink=lambda e, to: told.append(e))
            continue
        answer = mind.choose(Perspective(GAME, s, q.who[0]), rng)
        if first:
            answer, first = GAME.options.parse(s, first), ""
        GAME.advance(s, answer, q.who[0], lambda e, to: told.append(e))
        if q.label == "redeploy":
            layout = [s.tokens[r] for r in held(s, player)]
    mine = [event for event in told if len(event) > 1 and event[1] == player]
    return Turn(
        any(event[0] == "declined" for event in mine),
        [event[3] for event in mine if event[0] == "conquered"],
        sum(event[2] for event in mine if event[0] in ("earned", "gained")),
        layout,
    )


def position(name: str) -> Any:
    return GAME.read_position(POSITIONS[name])


@pytest.mark.parametrize("name", ["twelve coins a turn", "fourteen coins a turn"])
def test_a_race_that_earns_much_is_kept_and_so_are_four_declined_regions(name: str) -> None:
    assert not play_turn(position(name), 1).declined


def test_not_everybody_declines_in_the_third_round() -> None:
    for luck in SEEDS:
        s = position("round three")
        assert sum(play_turn(s, luck).declined for _ in range(4)) <= 1


def test_a_race_that_is_spent_is_given_up() -> None:
    """Two tokens left in two regions, five rounds to go."""
    t = duel(
        seat("orcs farmers"), seat("humans miners"), {"L1A-01": "A 1", "L1A-03": "A 1"}, round=5
    )
    assert play_turn(t.s, 1).declined


def test_nobody_declines_in_the_last_round() -> None:
    t = duel(
        seat("orcs farmers"), seat("humans miners"), {"L1A-01": "A 1", "L1A-03": "A 1"}, round=10
    )
    assert not play_turn(t.s, 1).declined


def test_nine_tokens_are_not_spent_on_two_dear_regions() -> None:
    """5 and 3 it were, and a die that failed; four regions could be had."""
    for luck in SEEDS:
        assert len(play_turn(position("two dear regions"), luck, "expand").spent) >= 4


def test_eleven_naga_take_the_empty_regions() -> None:
    """6 coins it were, with regions at 2 and 3 left empty."""
    for luck in SEEDS:
        turn = play_turn(position("eleven Naga"), luck, "expand")
        assert len(turn.spent) >= 5
        assert turn.coins >= 10


@pytest.mark.parametrize(("name", "most"), [("a heap of tokens", 5), ("many regions", 4)])
def test_tokens_are_not_heaped_on_one_region(name: str, most: int) -> None:
    """It put 8, and 7, into one region and left single tokens beside it."""
    for luck in SEEDS:
        assert max(play_turn(position(name), luck, "expand").layout) <= most


def test_a_region_in_danger_gets_more_than_a_quiet_one_and_none_gets_all() -> None:
    t = duel(
        seat("orcs farmers", hand=6),
        seat("humans miners"),
        {"L1A-01": "A 1", "L1A-03": "A 1", "L1A-09": "B 5", "L1A-10": "B 5"},
    )
    t.do("A expand", "A stop")
    while t.label == "redeploy":
        options = GAME.pending(t.s).options  # type: ignore[union-attr]
        t._advance(bot.choose(t.s, 0, options, Random(1)), 0)
    assert sum(t[f"tokens {r}"] for r in ("L1A-01", "L1A-03")) == 8
    assert min(t["tokens L1A-01"], t["tokens L1A-03"]) >= 2


def test_laying_out_tokens_is_not_searched() -> None:
    t = duel(
        seat("orcs farmers", hand=6), seat("humans miners"), {"L1A-01": "A 1", "L1A-03": "A 1"}
    )
    t.do("A expand", "A stop")
    assert t.label == "redeploy"
    q = GAME.pending(t.s)
    assert q is not None
    assert len(q.options) == 2
    assert "redeploy" not in GAME.searched
    search = Search(GAME, Perspective(GAME, t.s, 0), q.options, Random(1))
    assert search.favorite == bot.choose(t.s, 0, q.options, Random(2))
    assert not search.rivals


def test_it_picks_the_combo_with_which_it_can_do_most() -> None:
    """The same race: with the power that brings tokens, not with the one that brings none."""
    t = Table(
        faces=["L1A", "S1B"],
        murlocs="none",
        A={"coins": 9},
        B={"coins": 9},
        offers=["gnomes bogs", "trolls blacksmiths", "dwarves portalmages"],
    )
    assert t.label == "pick"
    picks = {bot.choose(t.s, 0, GAME.pending(t.s).options, Random(i)) for i in range(5)}  # type: ignore[union-attr]
    assert picks == {("take", 1)}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_bot_answers_every_question_of_whole_games(seats: int, seed: int) -> None:
    seated = [make("ismcts:3", GAME), *(make("heuristic", GAME) for _ in range(seats - 1))]
    assert arena.play(GAME, seated, seed).decisions > 40
