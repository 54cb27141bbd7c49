"""`tabard sim`: who plays what, how it adds up, what goes wrong and how it is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.cli.sim import Job, Result, Tally, command_line, run_sim, seatings
from tabard.core import registry
from tabard.core.checks import CheckReport
from tabard.core.errors import Malformed
from tabard.core.match import Match
from tabard.core.odds import wilson
from tests.bots.tiny import TINY, State, Tiny
from tests.keepsake import Keepsake

SHAPE = {
    "games": int,
    "decisions": int,
    "stuck": int,
    "cut": int,
    "cut_progress": float,
    "violations": list,
    "win_rate": dict,
    "interval": dict,
    "decisions_per_s": float,
    "games_per_s": float,
    "seat_win_rate": dict,
    "mean_score": dict,
    "seat_mean_score": dict,
}


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._made, "tiny", TINY)


def quick(**given: Any) -> dict[str, Any]:
    what: dict[str, Any] = {"games": 4, "players": 2, "bots": ["random"], "jobs": 1} | given
    return run_sim("tiny", progress=False, **what)


def test_the_report_has_the_shape_that_scripts_rely_on() -> None:
    report = quick()
    assert {name: type(value) for name, value in report.items()} == SHAPE
    assert (report["games"], report["stuck"], report["violations"]) == (4, 0, [])
    assert report["win_rate"] == {"random": pytest.approx(0.5)}


def test_a_decision_is_a_question_with_two_options_or_more() -> None:
    # Greed never resigns: four rounds of one question a seat, and no chance is counted.
    assert quick(games=3, players=3, bots=["heuristic"])["decisions"] == 3 * 4 * 3


def test_the_same_seed_gives_the_same_games() -> None:
    steady = ("decisions", "win_rate", "mean_score", "seat_win_rate")
    one, again, other = (quick(games=20, seed=seed) for seed in (5, 5, 6))
    assert [one[name] for name in steady] == [again[name] for name in steady]
    assert one["mean_score"] != other["mean_score"]


def test_several_processes_come_to_the_same() -> None:
    one, two = (run_sim("keepsake", 6, 3, ["random"], jobs=j, progress=False) for j in (1, 2))
    assert one["mean_score"] == two["mean_score"]
    assert one["decisions"] == two["decisions"]


def test_every_number_is_played_in_every_order_of_seats() -> None:
    jobs = seatings(6, 3, ("a", "b", "c"), 10)
    assert [job.number for job in jobs] == [10] * 3 + [11] * 3
    assert {job.bots for job in jobs[:3]} == {("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")}
    assert jobs[0].bots == ("a", "b", "c")


def test_orders_that_look_the_same_are_played_once() -> None:
    jobs = seatings(4, 4, ("a", "b", "a", "b"), 0)
    assert [job.number for job in jobs] == [0, 0, 1, 1]


def result(bots: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    shares = tuple((seat in winners) / len(winners) for seat in range(len(scores)))
    return Result(Job(0, bots), scores, shares, 10, None, CheckReport())


def test_a_shared_win_counts_as_its_share() -> None:
    tally = Tally()
    tally.add(result(("a", "b"), (5, 5), (0, 1)))
    tally.add(result(("b", "a"), (3, 9), (1,)))
    report = tally.report(("a", "b"), 2, 1.0)
    assert report["win_rate"] == {"a": 0.75, "b": 0.25}
    assert report["mean_score"] == {"a": 7.0, "b": 4.0}
    assert report["seat_win_rate"] == {"A": 0.25, "B": 0.75}
    assert report["seat_mean_score"] == {"A": 4.0, "B": 7.0}


def test_two_bots_of_one_kind_are_one_entry() -> None:
    tally = Tally()
    tally.add(result(("a", "b", "b"), (1, 2, 3), (2,)))
    report = tally.report(("a", "b", "b"), 3, 1.0)
    assert report["win_rate"] == {"a": 0.0, "b": 0.5}
    assert report["mean_score"] == {"a": 1.0, "b": 2.5}


@pytest.mark.parametrize(
    ("rate", "n", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.95, 200, 0.9104, 0.9726), (1.0, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(rate: float, n: int, low: float, high: float) -> None:
    assert wilson(rate, n) == pytest.approx((low, high), abs=1e-4)


def test_strength_shows() -> None:
    report = quick(games=20, bots=["ismcts:10", "heuristic"])
    assert report["win_rate"]["ismcts:10"] > 0.8
    assert report["interval"]["ismcts:10"][0] > 0.5


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"games": 0}, "number of games must be between 1"),
        ({"bots": ["random", "random", "random"]}, "2 players, 3 bots"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"jobs": 0}, "at least one process"),
    ],
)
def test_what_can_not_be_played_gets_its_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        quick(**wrong)


def test_saved_games_are_the_games_that_were_counted(tmp_path: Path) -> None:
    kept = quick(bots=["random", "heuristic"], save=tmp_path / "new")
    assert kept["mean_score"] == quick(bots=["random", "heuristic"])["mean_score"]
    files = sorted((tmp_path / "new").iterdir())
    assert [f.name for f in files] == [
        f"tiny-{n}-{order}.json"
        for n in (0, 1)
        for order in ("heuristic-random", "random-heuristic")
    ]
    assert all(Match.load(f).over for f in files)


@pytest.mark.parametrize("check", [False, True])
def test_a_game_by_the_clock_is_saved_as_it_was_counted(tmp_path: Path, check: bool) -> None:
    bots = ["ismcts:1ms"]
    report = run_sim("keepsake", 1, 3, bots, check=check, save=tmp_path, jobs=1, progress=False)
    assert report["violations"] == []
    (file,) = tmp_path.iterdir()
    match = Match.load(file)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert list(report["seat_mean_score"].values()) == list(outcome.scores)


def test_check_counts_what_it_looked_at() -> None:
    report = run_sim("keepsake", 11, 3, ["random"], check=True, jobs=1, progress=False)
    assert report["violations"] == []
    assert report["checked"].keys() == {"leak_pairs", "clones", "json_stops"}
    assert report["checked"]["leak_pairs"] == 11 * 12
    assert report["checked"]["clones"] == 11 * 4
    # Games 0 and 10 are saved at every stop, the nine between at four.
    assert report["checked"]["json_stops"] > 9 * 4 + 2 * 20


class Leaky(Keepsake):
    """Its sampled worlds keep every secret."""

    def determinize(self, s: Any, seat: int, rng: Any) -> Any:
        return s.copy()


class Lawless(Keepsake):
    def laws(self, s: Any) -> list[str]:
        return ["A marble is missing."] if s.round == 2 else []


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [(Leaky(), "determinize depends on what seat "), (Lawless(), "A marble is missing. (After ")],
)
def test_check_finds_what_is_wrong(
    wrong: Keepsake, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._made, "keepsake", wrong)
    report = run_sim("keepsake", 3, 4, ["random"], check=True, jobs=1, progress=False)
    assert [v for v in report["violations"] if sentence in v]
    clean = run_sim("keepsake", 2, 4, ["random"], jobs=1, progress=False)
    assert clean["violations"] == []


def test_a_broken_law_is_told_with_the_line_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._made, "keepsake", Lawless())
    report = run_sim("keepsake", 1, 3, ["random"], seed=41, check=True, jobs=1, progress=False)
    again = "tabard sim keepsake --games 1 --players 3 --bots random --seed 41 --check"
    assert report["violations"][0].endswith(f"Again: {again}")
    assert main(again.split()[1:]) == 1
    assert report["violations"][0] in capsys.readouterr().err


class Long(Keepsake):
    """A title whose random games are broken off after three inputs."""

    cut = 3


def test_random_games_that_take_long_are_broken_off_and_not_stuck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(registry._made, "keepsake", Long())

    def played(bots: list[str], check: bool, save: Path | None = None) -> dict[str, Any]:
        return run_sim("keepsake", 4, 3, bots, check=check, save=save, jobs=1, progress=False)

    report = played(["random"], True, tmp_path)
    assert (report["games"], report["cut"], report["stuck"]) == (4, 4, 0)
    assert report["violations"] == []
    assert 0 <= report["cut_progress"] < 1
    assert report["win_rate"] == {"random": 0}
    assert len(list(tmp_path.iterdir())) == 4  # what was played is kept
    assert main(["sim", "keepsake", "--games", "4", "--players", "3", "--check"]) == 0
    assert "4 of them broken off" in " ".join(capsys.readouterr().out.split())
    # Whoever wants to know who wins, or lets a bot play that can, sees them end.
    for ended in (played(["random"], False), played(["heuristic", "random", "random"], True)):
        assert (ended["cut"], ended["stuck"], ended["cut_progress"]) == (0, 0, 0)


class Broken(Tiny):
    """Fails in the second round of every game with an odd prize."""

    def heuristic(self, s: State, seat: int, options: Any, rng: Any) -> Any:
        if s.round and s.prize[seat] == 3:
            raise ZeroDivisionError("three")
        return options[-1]


def test_a_failure_is_told_with_the_line_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry._made, "tiny", Broken())
    report = quick(games=20, bots=["heuristic"])
    assert 0 < report["stuck"] == len(report["violations"]) < 20
    sentence, _, again = report["violations"][0].partition(" Again: ")
    assert sentence == "ZeroDivisionError: three"
    assert main(again.split()[1:]) == 1
    assert again in capsys.readouterr().err


def test_the_line_names_the_bots_in_the_order_of_their_seats() -> None:
    line = command_line("tiny", Job(7, ("random", "ismcts:5")), False)
    assert line == "tabard sim tiny --games 1 --players 2 --bots random,ismcts:5 --seed 7"


def test_json_is_one_object_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "tiny", "--games", "3", "--bots", "random", "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out).keys() == SHAPE.keys()
    assert err == ""


def test_the_table_names_bots_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "tiny", "--games", "2", "--bots", "heuristic,random"]) == 0
    out = capsys.readouterr().out
    assert all(word in out for word in ("heuristic", "random", "seat A", "seat B", "95%"))


def test_bad_input_exits_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "tiny", "--bots", "clever"]) == 2
    assert main(["sim", "nothing"]) == 2
    assert "clever" in capsys.readouterr().err


def test_settings_of_the_table_are_played_and_named_in_the_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    job = Job(7, ("random",) * 3, settings=("overlord=kazzak", "deadly=true", "laps=2"))
    game = registry.load("boardgame")
    assert job.options(game) == {"overlord": "kazzak", "deadly": True, "laps": 2}
    line = command_line("boardgame", job, False)
    assert line.endswith("--seed 7 --option overlord=kazzak --option deadly=true --option laps=2")
    assert main(["sim", "boardgame", "--games", "1", "--option", "overlord=ragnaros"]) == 2
    assert "Choose one of random, kazzak, nefarian" in capsys.readouterr().err


def test_each_takes_all_choices_of_a_setting_in_turn() -> None:
    """Every combination comes once, whatever the seed; the line that plays a game again says
    `each` too, since its number says the rest."""
    game = registry.load("boardgame")
    asked = ("deadly=each", "laps=2", "overlord=each")
    jobs = seatings(8, 2, ("random",), 5, (), asked)
    drawn = [job.options(game) for job in jobs]
    pairs = {(one["deadly"], one["overlord"]) for one in drawn}
    overlords = ("random", "nefarian", "kazzak", "kelthuzad")
    assert pairs == {(deadly, overlord) for deadly in (False, True) for overlord in overlords}
    assert {one["laps"] for one in drawn} == {2}
    again = command_line("boardgame", jobs[3], False)
    assert again.endswith("--seed 8 --option deadly=each --option laps=2 --option overlord=each")


@pytest.mark.parametrize(
    ("key", "sentence"),
    [("factions", "factions is not one choice among a few"), ("weather", "'weather'")],
)
def test_each_needs_a_setting_that_is_one_choice(
    key: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "boardgame", "--games", "1", "--option", f"{key}=each"]) == 2
    assert sentence in capsys.readouterr().err
