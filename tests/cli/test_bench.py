"""`tabard bench`: what is counted and what is printed. How fast it is, no test says."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.cli import bench, main, peers
from tabard.cli.busiest import busiest
from tabard.core import registry
from tests.bots.tiny import ROUNDS, TINY
from tests.keepsake import GAME as KEEPSAKE

SMALL = bench.Sizes(positions=2, rounds=1, seconds=0.0, repeats=2, imports=1, profiled=1)
FIGURES = {
    "decisions_per_s",
    "steps_per_s",
    "games_per_s",
    "clone_us",
    "view_us",
    "json_us",
    "view_bytes",
    "load_ms",
    "undo_ms",
    "long_inputs",
    "long_load_ms",
    "long_undo_ms",
    "long_replay_ms",
    "long_position_ms",
    "import_ms",
    "playouts_per_s",
    "decisions_per_playout",
}


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the tiny game, in tiny amounts; a fresh Python could not import it."""
    monkeypatch.setattr(registry, "_made", {"tiny": TINY})
    monkeypatch.setattr(registry, "names", lambda: ("tiny",))
    monkeypatch.setattr(bench, "Sizes", lambda: SMALL)
    monkeypatch.setattr(bench, "import_ms", lambda name, sizes: 1.0)


class Coins:
    """A peer with five decisions and two forced steps in every game."""

    def game(self, seed: int) -> tuple[int, int]:
        return 5, 7

    def middle(self, seed: int) -> Callable[[], object]:
        return lambda: [1, 2, 3]


def test_every_figure_is_there_and_above_nothing() -> None:
    report = bench.measure("tiny", SMALL, with_peers=False)
    assert report.keys() == FIGURES | {"peers", "ratios", "profile"}
    assert all(report[name] > 0 for name in FIGURES)
    assert (report["peers"], report["ratios"]) == ({}, {})


def test_games_that_take_too_long_are_cut_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TINY), "cut", 6)
    ours = bench.Ours(TINY)
    assert ours.game(3)[1] == 6
    assert ours.cut == 1
    s = TINY.new(seats=4)
    assert 3 <= ours.play(s, Random(1), half=True)[1] < 6
    report = bench.measure("tiny", SMALL, with_peers=False)
    assert report["cut"] == report["games"] > 0
    assert report["cut_after"] == 6


def test_chance_is_a_step_and_no_decision() -> None:
    class Greedy(Random):
        def random(self) -> float:
            return 0.99  # the last option, always: nobody resigns

    decisions, steps = bench.Ours(TINY).play(TINY.new(seats=4), Greedy(1))
    assert (decisions, steps) == (4 * ROUNDS, 4 * ROUNDS + 4)


def test_free_and_sealed_questions_are_played_too() -> None:
    decisions, steps = bench.Ours(KEEPSAKE).game(3)
    assert 0 < decisions < steps


def test_mid_game_is_the_first_decision_of_the_middle_round() -> None:
    class Greedy(Random):
        def random(self) -> float:
            return 0.99

    s = TINY.new(seats=4)
    bench.Ours(TINY).play(s, Greedy(1), half=True)
    q = TINY.pending(s)
    assert q is not None
    assert (s.round, q.who) == (ROUNDS // 2, (0,))


def test_the_match_that_is_loaded_can_be_taken_back() -> None:
    match = bench.Ours(KEEPSAKE).match(1)
    assert KEEPSAKE.progress(match.state)[0] >= 1
    seat = bench.Ours(KEEPSAKE).regrets(match)
    assert seat >= 0
    before = len(match.inputs)
    match.undo(seat, consent=True)
    assert len(match.inputs) == before + 1


def test_peers_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[str, tuple[Any, str]] = {
        "catanatron": (Coins(), "9.9"),
        "chess": (None, "There is no network."),
    }
    monkeypatch.setattr(peers, "find", found.__getitem__)
    report = bench.measure("tiny", SMALL, with_peers=True)
    theirs = report["peers"]["catanatron"]
    assert theirs["version"] == "9.9"
    assert theirs["steps_per_s"] / theirs["decisions_per_s"] == pytest.approx(7 / 5)
    assert report["ratios"].keys() == {"catanatron"}
    assert report["ratios"]["catanatron"]["clone"] == theirs["clone_us"] / report["clone_us"]
    assert report["peers"]["chess"] == {"missing": "There is no network."}


def test_a_peer_that_can_not_be_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> Any:
        raise ImportError

    monkeypatch.setitem(peers.PLAYERS, "chess", absent)
    monkeypatch.setattr(peers, "install", lambda requirement: f"{requirement} can't be had.")
    assert peers.find("chess") == (None, "chess>=1.11 can't be had.")


def test_the_extra_names_the_same_peers() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["optional-dependencies"]["peers"] == list(peers.PEERS.values())


def test_the_peers_play() -> None:
    for name, module in (("catanatron", "catanatron.game"), ("chess", "chess")):
        pytest.importorskip(module, reason="the extra [peers] is not installed")
        player = peers.PLAYERS[name]()
        decisions, steps = player.game(1)
        assert 0 < decisions <= steps
        assert player.middle(1)() is not None


def test_json_without_a_game_holds_all_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"]["tiny"].keys() == FIGURES | {"peers", "ratios", "profile"}
    assert err == ""


def test_json_of_one_game_is_flat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tiny", "--json"]) == 0
    assert json.loads(capsys.readouterr().out).keys() == FIGURES | {"peers", "ratios", "profile"}


def test_the_table_shows_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "tiny"]) == 0
    out = capsys.readouterr().out
    assert [name for name in FIGURES if name not in out] == []
    assert "Where random games spend their time: " in out


def test_the_profile_names_what_takes_long() -> None:
    def busy() -> int:
        count = 0
        for i in range(100_000):
            count += i
        return count

    [(name, share)] = busiest(lambda: busy() + len("idle"), rows=1).items()
    assert name == "test_bench.busy"
    assert 50 < share < 100


def test_an_unknown_game_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "whist"]) == 2
    assert "whist" in capsys.readouterr().err
