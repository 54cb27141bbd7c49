"""Simulations on a Ray cluster: handed out in batches, taken in order, nothing counted twice. Ray
itself is not in the suite: a stand-in with its interface plays its part, and loses workers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tabard.cli import cluster, main, matrix, parquet, sim
from tabard.core import registry
from tabard.core.errors import Malformed
from tools import adventure, balance, first_player


class Ray:
    """What a batch comes to is worked out when it is asked for, by a worker that may die first."""

    def __init__(self, deaths: int = 0) -> None:
        self.deaths = deaths
        self.played: list[tuple[Any, ...]] = []
        self.ended = False
        self.given: dict[str, Any] = {}

    def init(self, **given: Any) -> None:
        self.given = given
        if given.get("address") == "nowhere":
            raise ConnectionError("Could not find any running Ray instance.\nmore")

    def remote(self, **how: Any) -> Callable[[Callable[..., Any]], Any]:
        retried = how["max_retries"] == -1

        def made(work: Callable[..., Any]) -> Any:
            def hand_out(*args: Any) -> Callable[[], Any]:
                def result() -> Any:
                    while self.deaths:
                        self.deaths -= 1
                        print("A worker died.")
                        work(*args)  # it was played, and never told
                        assert retried
                    self.played.append(args)
                    return work(*args)

                return result

            return SimpleNamespace(remote=hand_out)

        return made

    def get(self, result: Callable[[], Any]) -> Any:
        return result()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def shutdown(self) -> None:
        self.ended = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    made = Ray()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def figures(**more: Any) -> dict[str, Any]:
    report = sim.run_sim("smallworld", 30, 2, ["random"], 7, progress=False, **more)
    return {key: value for key, value in report.items() if not key.endswith("_per_s")}


def test_the_same_seeds_give_the_same_numbers(ray: Ray, capsys: pytest.CaptureFixture[str]) -> None:
    alone = figures(jobs=1)
    assert figures(ray="local") == alone
    assert sum(len(args[1]) for args in ray.played) == 30
    assert ray.ended
    ray.deaths = 3
    assert figures(ray="10.0.0.1:6379") == alone
    assert ray.given["address"] == "10.0.0.1:6379"
    told = capsys.readouterr()
    assert (told.out, told.err.count("A worker died.")) == ("", 3)


@pytest.mark.parametrize(
    ("tool", "asked", "pieces"),
    [
        (balance, "2 7", [(seats, 7, 2) for seats in (2, 3, 4, 5)]),
        (adventure, "--games 12 --seats 2 --seed 7", [(2, 0, 12, 7)]),
        (first_player, "2", [(0, 2)]),
    ],
)
def test_tools_play_there_too(
    tool: ModuleType,
    asked: str,
    pieces: list[tuple[int, ...]],
    ray: Ray,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = []
    for where in (["--jobs", "1"], ["--ray", "local"]):
        monkeypatch.setattr(sys, "argv", ["tool", *asked.split(), *where])
        tool.main()
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""
    assert ray.played == pieces


def test_ray_keeps_to_itself(ray: Ray, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    monkeypatch.delenv("RAY_AUTH_TOKEN", raising=False)
    cluster.connect("local")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert len(os.environ["RAY_AUTH_TOKEN"]) == 32
    assert "address" not in ray.given
    assert ray.given["include_dashboard"] is False


def test_a_cluster_that_is_not_there_has_a_sentence(ray: Ray) -> None:
    with pytest.raises(Malformed, match="nowhere can't be used: Could not find any"):
        cluster.connect("nowhere")
    assert main(["sim", "smallworld", "--games", "2", "--ray", "nowhere"]) != 0


Written = list[tuple[list[dict[str, Any]], Path]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """What would be in Parquet files."""
    found: Written = []
    monkeypatch.setattr(parquet, "need", lambda extra: None)
    monkeypatch.setattr(parquet, "write_parquet", lambda rows, path: found.append((rows, path)))
    return found


def test_every_seat_of_every_game_is_a_row(written: Written, tmp_path: Path) -> None:
    report = figures(jobs=1, parquet=tmp_path / "games.parquet")
    (rows, path) = written[0]
    assert path.name == "games.parquet"
    assert len(rows) == 60
    assert {(row["number"], row["seat"]) for row in rows} == {
        (n, seat) for n in range(7, 37) for seat in "AB"
    }
    mean = sum(row["score"] for row in rows if row["seat"] == "A") / 30
    assert mean == pytest.approx(report["seat_mean_score"]["A"])


def test_so_is_every_seat_of_a_matrix(
    written: Written, ray: Ray, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(matrix, "ready_made", lambda game: sim.ready_made(game)[:2])
    page = str(tmp_path / "games.parquet")
    asked = ["sim", "tcg", "--matrix", "--games", "2", "--bots", "random", "--json"]
    assert main([*asked, "--ray", "local", "--parquet", page]) == 0
    (rows, path) = written[0]
    assert str(path) == page
    one, other = sim.ready_made(registry.load("tcg"))[:2]
    assert [row["deck"] for row in rows] == [*[one] * 4, one, other, other, one, *[other] * 4]
    assert sum(row["share"] for row in rows) == 6
