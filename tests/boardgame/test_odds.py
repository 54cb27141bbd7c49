"""Before one says yes: the chance to win a fight, and what it is likely to cost."""

from __future__ import annotations

from random import Random

import pytest

from tabard.core.odds import Odds
from tabard.games.boardgame import GAME
from tests.boardgame.table import Table, alone, hero


def asked(t: Table, option: str, played: int = 40, seat: int = 0) -> Odds | None:
    return GAME.odds(t.s, seat, GAME.options.parse(t.s, option), played)


def test_a_strong_hero_wins_and_a_weak_one_does_not() -> None:
    maul = {"melee": "solid-iron-maul"}
    strong = alone(
        hero("warrior", level=4, at="balnir", equipped=maul), quests=["terror-in-the-fields"]
    )
    weak = alone(hero("mage", at="balnir", health=1, energy=0), quests=["terror-in-the-fields"])
    good, bad = asked(strong, "challenge horde1 ghoul"), asked(weak, "challenge horde1 ghoul")
    assert good is not None
    assert bad is not None
    assert good.chance > 0.9 > 0.5 > bad.chance
    low, high = bad.interval
    assert low <= bad.chance <= high
    assert high - low < 0.35


def test_the_cost_is_the_health_that_is_lost() -> None:
    t = alone(hero("mage", at="balnir", health=1, energy=0), quests=["terror-in-the-fields"])
    found = asked(t, "challenge horde1 ghoul")
    assert found is not None
    assert found.cost == pytest.approx((found.played - found.won) / found.played, abs=0.3)


def test_nothing_is_told_about_what_is_no_fight_or_not_offered() -> None:
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    assert asked(t, "rest horde1") is None
    assert asked(t, "challenge horde1 ogre") is None
    assert asked(t, "challenge horde1 ghoul", seat=1) is None


def test_asking_changes_nothing_and_gives_the_same_answer_again() -> None:
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    before = t.s.key()
    first = asked(t, "challenge horde1 ghoul", 20)
    assert first == asked(t, "challenge horde1 ghoul", 20)
    assert t.s.key() == before


def test_it_tells_no_secret() -> None:
    """Positions that a seat can't tell apart have equal odds."""
    kazzak = {"overlord": "kazzak", "lair": 2}
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"], **kazzak)
    other = GAME.determinize(t.s, 0, Random(5))
    option = GAME.options.parse(t.s, "challenge horde1 ghoul")
    assert GAME.odds(t.s, 0, option, 20) == GAME.odds(other, 0, option, 20)


def test_whoever_is_invited_can_ask_too() -> None:
    heroes = {
        "horde1": hero("warrior", at="balnir", seat="A"),
        "horde2": hero("shaman", at="balnir", seat="B"),
        "alliance1": hero("mage", seat="C"),
    }
    t = Table(heroes=heroes, seats=3, quests=["terror-in-the-fields"])
    t.do("A challenge horde1 ghoul", "A invite horde2")
    assert t.label == "join"
    found = asked(t, "join", seat=1)
    assert found is not None
    assert found.chance > 0.5
    assert asked(t, "decline", seat=1) is None
