"""The quick player of the card game: what it likes, and that it only knows what its seat knows."""

from __future__ import annotations

from random import Random

import pytest

from tabard.bots import arena, make
from tabard.core.bot import Perspective
from tabard.games.tcg import GAME, bot, content
from tests.tcg.table import Duel


def pick(t: Duel, seed: int = 1) -> str:
    """What the heuristic answers now, as text."""
    q = GAME.pending(t.s)
    assert q is not None
    option = GAME.heuristic(t.s, q.who[0], q.options, Random(seed))
    return GAME.options.text(t.s, option)


def test_a_resource_comes_first_and_a_quest_face_up() -> None:
    t = Duel(A={"hand": ["Entrenched", "Kor Cindervein"], "resources": 2})
    assert pick(t) == "place_up entrenched"


def test_then_the_largest_ally_that_can_be_paid() -> None:
    hand = ["Kor Cindervein", "Cerwyn", "Anika Berlyn"]
    t = Duel(A={"hand": hand, "resources": 3, "exhausted": True}, placed=1)
    assert pick(t) == "play kor-cindervein"


def test_harm_is_aimed_at_the_other_side_where_it_kills() -> None:
    t = Duel(
        A={"hand": ["Fire Blast"], "resources": 1, "play": ["Cerwyn"]},
        B={"play": ["Knight Karia", "Olaf Steelbreaker"]},
    )
    t.do("A play fire-blast")
    t.do(f"A {pick(t)}").resolve()
    assert t["graveyard B"] == ["knight-karia"]


def test_help_goes_to_ones_own() -> None:
    t = Duel(
        A={"hand": ["Mark of the Wild"], "resources": 2, "play": ["Kor Cindervein"]},
        B={"play": ["Olaf Steelbreaker"]},
    )
    t.do("A play mark-of-the-wild")
    t.do(f"A {pick(t)}").resolve()
    assert t["attachments kor-cindervein"] == ["mark-of-the-wild"]


def test_it_strikes_the_last_blow() -> None:
    t = Duel(
        A={"play": ["Kor Cindervein"]},
        B={"damage": 27, "play": ["Cerwyn"]},
    )
    assert pick(t).startswith("attack")
    t.do(f"A {pick(t)}")
    t.do(f"A {pick(t)}").resolve()
    assert t["winner"] == "A"


def test_it_does_not_throw_an_ally_away() -> None:
    t = Duel(A={"play": ["Cerwyn"], "exhausted": True}, B={"play": ["Olaf Steelbreaker"]})
    score, victim = bot.best_attack(t.s, 0, t.s.play[1])
    assert victim == t.s.heroes[1]  # the hero strikes back with nothing; Olaf would kill it
    assert score < 0  # and Olaf protects
    assert pick(t) == "pass"


def test_a_search_leaves_out_orders_and_help_for_the_other() -> None:
    t = Duel(
        A={"hand": ["Flash Heal"], "resources": 1, "damage": 5},
        B={"damage": 5, "play": ["Cerwyn | damage 1"]},
    )
    q = GAME.pending(t.s)
    assert q is not None
    left = GAME.considered(t.s, 0, q.options)
    assert ("stops", 1) not in left
    assert set(left) <= set(q.options)
    t.do("A play flash-heal")
    q = GAME.pending(t.s)
    assert q is not None
    texts = [GAME.options.text(t.s, option) for option in GAME.considered(t.s, 0, q.options)]
    assert texts == ["target A0"]


@pytest.mark.parametrize("spec", ["heuristic", "ismcts:6"])
def test_a_bot_answers_every_question_of_whole_games(spec: str, seed: int) -> None:
    seated = [make(spec, GAME), make("heuristic", GAME)]
    played = arena.play(GAME, seated, seed)
    assert played.decisions > 10


def test_the_heuristic_beats_random_play(seed: int) -> None:
    """Mirror games with starters, a sample: `tabard sim tcg --bots heuristic,random` has them
    all."""
    wins = 0
    rng = Random(seed)
    for i in range(10):
        deck = rng.choice(content.DECKS).name
        seated = [make("heuristic", GAME), make("random", GAME)]
        order = seated if i % 2 == 0 else seated[::-1]
        played = arena.play(GAME, order, seed + i, options={"decks": [deck, deck]})
        wins += played.outcome.winners == (i % 2,)
    assert wins >= 9


def test_worlds_that_look_alike_get_the_same_answer() -> None:
    """A bot is given a perspective: what it can't see does not move it."""
    t = Duel(
        A={"hand": ["Fire Blast", "Kor Cindervein"], "resources": 3},
        B={"hand": ["Counterspell"], "resources": 2, "play": ["Cerwyn"]},
        lists="hidden",
    )
    twin = GAME.determinize(t.s, 0, Random(9))
    for spec in ("heuristic", "ismcts:8"):
        picks = [make(spec, GAME).choose(Perspective(GAME, s, 0), Random(4)) for s in (t.s, twin)]
        assert picks[0] == picks[1]
