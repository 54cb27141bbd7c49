"""Random games, cut as the title says (`cut`): to eight valor they could take very long."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tabard.core.checks import Rates, check_game
from tabard.core.luck import playthrough, position, tree_counts
from tabard.core.pack import check_pack
from tabard.core.phrase import missing_words
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_pass_every_gate(seats: int, seed: int) -> None:
    report = check_game(GAME, seats, 3, seed, rates=Rates(pairs=40))
    assert report.violations == []
    assert (report.games, report.stuck, report.cut) == (3, 0, 3)
    assert report.leak_pairs == 120


def test_it_can_say_all_it_has_to() -> None:
    assert missing_words(GAME) == []
    assert sorted(GAME.words.keys("en")) == sorted(GAME.words.keys("it"))


def test_the_pack_has_no_mistakes() -> None:
    assert check_pack(c.FOLDER, GAME.info.schema) == []


# -- decision trees and golden files --------------------------------------------------------------

TREES: list[tuple[int, int, int, str, tuple[int, ...]]] = [
    (4, 4, 19, "start", (3, 9, 270)),
    (3, 3, 82, "move", (4, 10, 123)),
    (2, 2, 17, "explore", (4, 177)),
    (2, 2, 379, "equip", (3, 108, 450)),
    (3, 3, 28, "combat", (34, 144)),
    (4, 4, 109, "lay", (98, 196, 392)),
]


@pytest.mark.parametrize(("seats", "seed", "inputs", "label", "counts"), TREES)
def test_decision_trees_have_the_counted_size(
    seats: int, seed: int, inputs: int, label: str, counts: tuple[int, ...]
) -> None:
    s = position(GAME, seats, seed, inputs)
    q = GAME.pending(s)
    assert q is not None
    assert q.label == label
    assert tree_counts(GAME, s, len(counts)) == counts


@pytest.mark.parametrize(("seats", "seed"), [(3, 1)])
def test_golden_playthroughs(seats: int, seed: int) -> None:
    path = GOLDEN / f"adventure-{seats}-{seed}.txt"
    text = playthrough(GAME, seats, seed)
    if os.environ.get("TABARD_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()
