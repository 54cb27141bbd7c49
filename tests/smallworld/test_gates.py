"""Small World passes what every game must pass, and goes on from the snapshot of every release.

Golden files: see tests/core/test_gates.py. A snapshot is written once, when a release is made, and
never again: a later version that can't go on from it needs a migration."""

from __future__ import annotations

import json
import os
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tabard
from tabard.core.checks import Rates, check_game
from tabard.core.luck import play_random, playthrough, position, tree_counts, walk
from tabard.games.smallworld import GAME
from tests.smallworld.table import Table, duel, seat

TESTS = Path(__file__).parents[1]
SNAPSHOTS = sorted((TESTS / "snapshots").glob("smallworld-*.json"))

# -- every gate -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_pass_every_gate(seats: int, seed: int) -> None:
    rates = Rates(pairs=12, clones=8, json_stops=8, texts=8)
    report = check_game(GAME, seats, 5, seed + 100 * seats, rates=rates)
    assert report.violations == []
    assert (report.games, report.stuck) == (5, 0)
    assert (report.leak_pairs, report.clones, report.json_stops) == (60, 40, 40)


def test_every_stop_of_a_game_can_be_saved_and_copied(seed: int) -> None:
    rates = Rates(pairs=0, clones=9_999, json_stops=9_999, texts=0, native=True)
    report = check_game(GAME, 2, 1, seed, rates=rates)
    assert [v for v in report.violations if "is hidden" not in v] == []
    assert report.json_stops == report.clones > 100


def test_random_games_play_all_rounds(seed: int) -> None:
    for seats, rounds in ((2, 10), (3, 10), (4, 9), (5, 8)):
        played = play_random(GAME, seats, seed)
        assert played.problem is None
        assert GAME.progress(played.state) == (rounds, rounds)


# -- decision trees -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "inputs", "label", "counts"),
    [
        (3, 1, 105, "conquest", (18, 227, 1544, 14092)),
        (4, 2, 34, "conquest", (14, 174, 1640, 12971)),
    ],
)
def test_decision_trees_have_the_counted_size(
    seats: int, seed: int, inputs: int, label: str, counts: tuple[int, ...]
) -> None:
    s = position(GAME, seats, seed, inputs)
    q = GAME.pending(s)
    assert q is not None
    assert q.label == label
    assert tree_counts(GAME, s, 4) == counts


def test_a_tree_small_enough_to_count_by_hand() -> None:
    t = duel(
        seat("trolls miners", hand=1), seat("orcs farmers"), {"S1B-06": "A 1", "L1A-14": "B 9"}
    )
    first = ["expand", "decline"]
    near, far = ["S1B-03", "S1B-04", "S1B-05"], ["S1B-01", "L1A-01", "L1A-02", "L1A-09"]
    expanding = [*near, *far, "abandon", "stop"]
    others_turn = ["expand", "decline"]
    assert tree_counts(GAME, t.s, 2) == (len(first), len(expanding) + len(others_turn))


# -- golden files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1)])
def test_golden_playthroughs(seats: int, seed: int) -> None:
    path = TESTS / "golden" / f"smallworld-{seats}-{seed}.txt"
    text = playthrough(GAME, seats, seed)
    if os.environ.get("TABARD_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


# -- picks that commute ---------------------------------------------------------------------------


def orders(start: Table, picks: list[str]) -> set[str]:
    """The digests that the picks lead to, in every order."""
    key = start.s.key()
    found = set()
    for order in permutations(picks):
        s = start.s.copy()
        t = Table.__new__(Table)
        t.s, t.events = s, []
        t.do(*order)
        found.add(s.digest())
    assert start.s.key() == key
    return found


def test_redeployment_picks_commute() -> None:
    t = duel(
        seat("orcs miners", hand=4),
        seat("naga farmers"),
        {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-05": "A 1", "S1B-06": "B 1"},
    )
    t.do("A expand", "A stop")
    assert t.label == "redeploy"
    picks = ["A place L1A-01", "A place L1A-04", "A place L1A-05"]
    assert len(orders(t, picks)) == 1
    assert len(orders(t, picks[:2]) | orders(t, picks[1:])) == 2


def test_aids_commute() -> None:
    t = duel(
        seat("gnomes champion", hand=4),
        seat("naga farmers"),
        {"L1A-01": "A 1", "S1B-06": "B 1"},
        treasures={"L1A-01": "ashes"},
    )
    t.do("A expand")
    assert len(orders(t, ["A arm assault", "A arm champion", "A arm ashes"])) == 1


def test_objectives_and_abandoned_regions_commute() -> None:
    t = duel(
        seat("humans miners"),
        seat("naga farmers"),
        {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-05": "A 1", "S1B-06": "B 1"},
    )
    t.do("A expand")
    assert len(orders(t, ["A abandon L1A-01", "A abandon L1A-04"])) == 1
    t.do("A stop")
    assert len(orders(t, ["A objective S1B-06", "A objective L1A-12"])) == 1


# -- integer ids ----------------------------------------------------------------------------------


def test_options_keep_their_integer_ids() -> None:
    """A program that has learned them relies on it: new options come after these."""
    s = GAME.from_json(json.loads(SNAPSHOTS[0].read_text(encoding="utf-8")))
    known = {"decline": 7, "conquer L1A-03": 132, "recruit 4": 30049, "done": 31408}
    for text, number in known.items():
        assert GAME.options.number(s, GAME.options.parse(s, text)) == number
        assert GAME.options.text(s, GAME.options.option(s, number)) == text


# -- snapshots of releases ------------------------------------------------------------------------


def test_this_release_has_its_snapshot() -> None:
    assert f"smallworld-{tabard.__version__}.json" in [path.name for path in SNAPSHOTS]


@pytest.mark.parametrize("path", SNAPSHOTS, ids=lambda path: path.stem)
def test_a_snapshot_of_every_release_goes_on(path: Path, seed: int) -> None:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    notes: list[str] = []
    s = GAME.from_json(data, notes)
    assert notes == []
    assert GAME.from_json(GAME.to_json(s)).key() == s.key()
    assert GAME.laws(s) == []
    walk(GAME, s, Random(seed), steps=100_000)
    assert GAME.pending(s) is None
    assert GAME.outcome(s) is not None


def test_the_first_snapshot_waits_in_a_nested_choice() -> None:
    """Seat B's Menacing race pushes a token of A's out of M2B-03 and says where to."""
    path = TESTS / "snapshots" / "smallworld-0.1.0.json"
    t = Table.__new__(Table)
    t.s, t.events = GAME.from_json(json.loads(path.read_text(encoding="utf-8"))), []
    assert (t.asked, t.label) == ("B", "push_to")
    assert t.offers("B") == ["move L1A-09", "move M2B-06", "move M2B-07"]
    before = t["tokens M2B-03"], t["tokens M2B-07"]
    t.do("B move M2B-07")
    assert (t["tokens M2B-03"], t["tokens M2B-07"]) == (before[0] - 1, before[1] + 1)
    assert (t.asked, t.label) == ("B", "conquest")
