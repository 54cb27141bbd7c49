"""The card game passes what every game must pass, and goes on from the snapshot of every release.

Golden files: see tests/core/test_gates.py. A snapshot is written once, when a release is made, and
never again: a later version that can't go on from it needs a migration."""

from __future__ import annotations

import json
import os
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tabard
from tabard.core.checks import Rates, check_one
from tabard.core.luck import play_random, playthrough, position, tree_counts, walk
from tabard.games.tcg import GAME, content, deckrules, decks
from tabard.games.tcg.state import hand
from tests.tcg.table import Duel

TESTS = Path(__file__).parents[1]
SNAPSHOTS = sorted((TESTS / "snapshots").glob("tcg-*.json"))
RATES = Rates(pairs=12, clones=6, json_stops=6, texts=4)


def random_lists(seed: int) -> dict[str, Any]:
    rng = Random(seed)
    return {"decks": [decks.write(decks.random_deck(rng)) for _ in range(2)]}


# -- every gate -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lists", ["hidden", "open"])
def test_random_games_with_starters_pass_every_gate(lists: str, seed: int) -> None:
    for i in range(4):
        report = check_one(GAME, 2, seed + i, {"lists": lists}, RATES)
        assert report.violations == []
        assert (report.stuck, report.leak_pairs) == (0, 12)


def test_random_games_with_random_legal_decks_pass_every_gate(seed: int) -> None:
    for i in range(6):
        report = check_one(GAME, 2, seed + i, random_lists(seed + i), RATES)
        assert report.violations == []
        assert report.stuck == 0


def test_every_stop_of_a_game_can_be_saved_and_copied(seed: int) -> None:
    rates = Rates(pairs=0, clones=9_999, json_stops=9_999, texts=0, native=True)
    report = check_one(GAME, 2, seed, None, rates)
    assert [v for v in report.violations if "is hidden" not in v] == []
    assert report.json_stops == report.clones > 60


def test_some_pairs_of_starters_play_to_the_end(seed: int) -> None:
    """All pairs: `tabard sim tcg --matrix`."""
    rng = Random(seed)
    for i in range(12):
        pair = [deck.name for deck in rng.sample(content.DECKS, 2)]
        played = play_random(GAME, 2, seed + i, settings={"decks": pair})
        assert played.problem is None, pair
        assert GAME.outcome(played.state) is not None


# -- what a seat can't know -----------------------------------------------------------------------


def test_sampled_hands_have_the_right_distribution() -> None:
    """An open list of which two cards are in hand: every pair as often as it should be."""
    t = Duel(
        A={"hand": ["Fireball", "Scorch"], "deck": ["Fireball", "Fire Blast", "Counterspell"]},
        lists="open",
    )
    rng = Random(5)
    seen: Counter[tuple[str, ...]] = Counter()
    rounds = 3000
    for _ in range(rounds):
        world = GAME.determinize(t.s, 1, rng)
        names = [content.CARDS[world.what[x]].slug for x in hand(world, 0)]
        seen[tuple(sorted(names))] += 1
    # Five cards, two of them equal, two in hand: 10 equally likely pairs of copies.
    expected = {
        ("fireball", "fireball"): 1,
        ("fireball", "scorch"): 2,
        ("fire-blast", "fireball"): 2,
        ("counterspell", "fireball"): 2,
        ("fire-blast", "scorch"): 1,
        ("counterspell", "scorch"): 1,
        ("counterspell", "fire-blast"): 1,
    }
    assert set(seen) == set(expected)
    chi = sum((seen[k] - rounds * n / 10) ** 2 / (rounds * n / 10) for k, n in expected.items())
    assert chi < 22.46  # six degrees of freedom, one in a thousand


def test_a_hidden_list_is_another_legal_one_that_holds_what_was_seen() -> None:
    t = Duel.new(decks=["Horde Mage", "Horde Mage"], lists="hidden").luck()
    t.do(f"{t.asked} begin A").luck().do("A keep", "B keep")
    own = Counter(t.s.what[1:61])
    lists = set()
    for i in range(40):
        world = GAME.determinize(t.s, 1, Random(i))
        cards = Counter(world.what[1:61])
        hero = content.CARDS[world.first_hero[0]]
        assert deckrules.judge(hero, [content.CARDS[card] for card in cards.elements()]) == []
        lists.add(tuple(sorted(cards.elements())))
    assert len(lists) > 5
    assert tuple(sorted(own.elements())) in lists  # the starter itself is a good guess


def test_an_open_list_stays_as_it_is() -> None:
    t = Duel.new(decks=["Horde Mage", "Alliance Druid"], lists="open").luck()
    world = GAME.determinize(t.s, 1, Random(3))
    assert sorted(world.what[1:61]) == sorted(t.s.what[1:61])


def test_a_card_that_went_back_to_the_hand_is_remembered() -> None:
    t = Duel(
        A={"hand": ["Fear"], "resources": 2},
        B={"play": ["Kor Cindervein"], "hand": ["Cerwyn", "Scorch"]},
        lists="hidden",
    )
    t.do("A play fear").resolve()
    for i in range(20):
        world = GAME.determinize(t.s, 0, Random(i))
        assert "kor-cindervein" in GAME.measure(world, ["hand", "B"])


# -- decision trees -------------------------------------------------------------------------------


TREES = [(1, 60, (4, 8, 33)), (2, 90, (10, 59, 267))]


@pytest.mark.parametrize(("seed", "inputs", "counts"), TREES)
def test_decision_trees_have_the_counted_size(
    seed: int, inputs: int, counts: tuple[int, ...]
) -> None:
    s = position(GAME, 2, seed, inputs, {"decks": ["Alliance Mage", "Horde Warrior"]})
    assert tree_counts(GAME, s, 3) == counts


def test_a_tree_small_enough_to_count_by_hand() -> None:
    t = Duel(A={"hand": ["Scorch"], "resources": 0}, B={"play": ["Cerwyn"]})
    first = ["place scorch", "play scorch", "attack A0", "pass"]
    assert t.offers("A") == first
    placed = 2  # attack, pass
    played = 3  # targets: both heroes and Cerwyn
    attacked = 2  # defenders: the hero and Cerwyn
    passed = 4  # B has drawn a card: place it, attack with hero or Cerwyn, pass
    assert tree_counts(GAME, t.s, 2) == (len(first), placed + played + attacked + passed)


# -- golden files ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1])
def test_golden_playthroughs(seed: int) -> None:
    path = TESTS / "golden" / f"tcg-2-{seed}.txt"
    text = playthrough(GAME, 2, seed, {"decks": ["Alliance Paladin", "Horde Warlock"]})
    if os.environ.get("TABARD_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


# -- picks that commute ---------------------------------------------------------------------------


def test_targets_of_one_word_commute_in_what_they_do() -> None:
    """Blight Bringers: whichever is named first, the same allies are weakened."""
    spec = {
        "A": {"hand": ["Blight Bringers"], "resources": 1},
        "B": {"play": ["Cerwyn", "Hira", "Kor Cindervein"]},
    }
    found = set()
    for order in permutations(["cerwyn", "hira", "kor-cindervein"]):
        t = Duel(**spec)
        t.do("A play blight-bringers", *(f"A target {name}" for name in order)).resolve()
        found.add(tuple(t[f"atk {name}"] for name in ("cerwyn", "hira", "kor-cindervein")))
    assert found == {(-2, -1, 0)}


# -- snapshots of releases ------------------------------------------------------------------------


def test_this_release_has_its_snapshot() -> None:
    assert f"tcg-{tabard.__version__}.json" in [path.name for path in SNAPSHOTS]


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
