"""The board game passes what every game must pass.

Golden files: see tests/core/test_gates.py. The whole count is a command:
`tabard sim boardgame --games 1000 --players 4 --bots random --check`."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.checks import Rates, check_one
from tabard.core.leaks import same_after_secrets
from tabard.core.luck import play_random, playthrough, position, tree_counts
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tests.boardgame.table import Table, alone, hero

TESTS = Path(__file__).parents[1]
RATES = Rates(pairs=8, clones=4, json_stops=4, texts=4)

# -- every gate -----------------------------------------------------------------------------------


@pytest.mark.parametrize("overlord", c.OVERLORD.names)
@pytest.mark.parametrize("variant", ["deadly", "endless"])
def test_every_overlord_and_variant_passes_every_gate(
    overlord: str, variant: str, seed: int
) -> None:
    """With every number of people over the six of them."""
    place = c.OVERLORD.index[overlord] * 2 + (variant == "endless")
    settings = {"overlord": overlord, variant: True, "laps": 1}
    report = check_one(GAME, 2 + place % 5, seed, settings, RATES)
    assert report.violations == []
    assert (report.stuck, report.leak_pairs) == (0, 8)


def test_some_stops_of_a_game_can_be_saved_and_copied(seed: int) -> None:
    rates = Rates(pairs=0, clones=60, json_stops=60, texts=0, native=True)
    report = check_one(GAME, 3, seed, None, rates)
    assert report.violations == []
    assert report.json_stops == report.clones == 60


def test_random_games_end_by_themselves(seed: int) -> None:
    for seats in range(2, 7):
        played = play_random(GAME, seats, seed)
        assert played.problem is None
        done, total = GAME.progress(played.state)
        assert done == total


# -- decision trees -------------------------------------------------------------------------------

TREES: list[tuple[int, int, int, str, tuple[int, ...]]] = [
    (2, 1, 52, "pasture", (7, 42, 357)),
    (4, 2, 204, "act", (13, 80, 846)),
    (6, 3, 316, "manage", (8, 35, 333)),
]


@pytest.mark.parametrize(("seats", "seed", "inputs", "label", "counts"), TREES)
def test_decision_trees_have_the_counted_size(
    seats: int, seed: int, inputs: int, label: str, counts: tuple[int, ...]
) -> None:
    s = position(GAME, seats, seed, inputs, {"overlord": "nefarian"})
    q = GAME.pending(s)
    assert q is not None
    assert q.label == label
    assert tree_counts(GAME, s, 3) == counts


def test_who_gives_gold_is_no_secret_before_it_is_said_how_much() -> None:
    """Two heroes of one person could give each other some: what is asked next differs, so worlds
    that are drawn then would tell who does."""
    heroes = {
        "horde1": hero("warrior", seat="A", at="balnir", gold=6),
        "horde2": hero("shaman", seat="A", at="balnir", gold=6),
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }

    def shown(answer: str) -> Any:
        t = Table(heroes=heroes, turn=19).do("A rest horde2", f"A {answer}")
        assert t.label == "how_much_gold"
        return GAME.view(t.s, 1)

    assert shown("give_gold horde1 horde2") != shown("give_gold horde2 horde1")


def test_what_is_begun_in_a_town_is_no_secret() -> None:
    """Whoever begins to recover says so: one's next question would tell it apart from the end of
    the visit."""
    one = hero("warrior", at="brill", level=2, health=1, energy=0, actions=2)
    t = alone(one, market=True).do("A town horde1")
    assert {"recover horde1 2", "done"} <= set(t.offers("A"))
    for seed in range(20):
        assert same_after_secrets(GAME, t.s, 1, Random(seed)) == []
    t.do("A recover horde1 2")
    assert t.label == "restore"
    assert t.events[-1] == "recovers horde1"


# -- golden files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1)])
def test_golden_playthroughs(seats: int, seed: int) -> None:
    path = TESTS / "golden" / f"boardgame-{seats}-{seed}.txt"
    text = playthrough(GAME, seats, seed, {"overlord": "kazzak"})
    if os.environ.get("TABARD_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
