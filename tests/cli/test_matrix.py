"""`tabard sim --matrix`: who plays whom, how it adds up, and the page."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.cli.matrix import Matrix, color, html, work_of
from tabard.cli.sim import ONE_PAIR, Job, Result, ready_made
from tabard.core import registry
from tabard.core.checks import CheckReport


def result(a: str, b: str, winners: tuple[int, ...]) -> Result:
    scores = tuple(int(seat in winners) for seat in range(2))
    shares = tuple(score / len(winners) for score in scores)
    return Result(Job(0, ("x", "x"), (a, b)), scores, shares, 10, None, CheckReport())


def test_every_pair_plays_as_often_in_both_orders() -> None:
    work = work_of(["a", "b", "c"], 4, ("x", "x"), 7)
    assert len(work) == 6 * 4  # three pairs, and each deck against itself
    assert [job.decks for job in work if set(job.decks) == {"a", "b"}] == [
        ("a", "b"),
        ("b", "a"),
        ("a", "b"),
        ("b", "a"),
    ]
    assert [job.number for job in work[:4]] == [7, 7, 8, 8]


def test_a_win_is_a_loss_for_the_other_deck_and_a_draw_is_half() -> None:
    m = Matrix(["a", "b"])
    m.add(result("a", "b", (0,)))
    m.add(result("b", "a", (1,)))
    m.add(result("a", "b", (1,)))
    m.add(result("b", "a", (0, 1)))
    assert (m.cell("a", "b").wins, m.cell("a", "b").games) == (2.5, 4)
    assert (m.cell("b", "a").wins, m.cell("b", "a").games) == (1.5, 4)
    assert m.first.rate == pytest.approx(1.5 / 4)
    assert list(m.report()["overall"]) == ["a", "b"]


def test_a_deck_against_itself_counts_once() -> None:
    m = Matrix(["a"])
    m.add(result("a", "a", (0,)))
    assert (m.cell("a", "a").games, m.overall("a").games) == (1, 0)


def test_a_game_that_failed_is_told_and_not_counted() -> None:
    m = Matrix(["a", "b"])
    m.add(Result(Job(3, ("x", "x"), ("a", "b")), None, (), 0, "it broke", CheckReport()))
    assert m.first.games == 0
    assert "it broke" in m.failures[0]


def test_the_page_stands_alone_and_shows_every_cell() -> None:
    m = Matrix(["a & co", "b"])
    m.add(result("a & co", "b", (0,)))
    report = m.report() | {"bots": ["x", "x"], "games_a_pair": 1, "seed": 0}
    page = html(m, report, "A game")
    assert page.count("<td") == 2 * (2 + 1)
    assert "a &amp; co against b: 100%" in page
    assert "http" not in page


def test_colors_tell_winning_from_losing() -> None:
    assert color(0.9) != color(0.1)
    assert color(0.5).startswith("hsl(60")


def test_a_game_without_decks_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "smallworld", "--matrix"]) == 2
    assert "no ready-made decks" in capsys.readouterr().err


def test_open_decks_follow_from_the_number_and_every_pair_of_starters_comes_up() -> None:
    game = registry.load("tcg")
    names = ready_made(game)
    bots = ("random", "random")
    twice = [Job(n, bots, ("mirror",)).options(game) for n in range(len(names))]
    assert [options["decks"] for options in twice if options] == [[name] * 2 for name in names]
    found = [Job(n, bots, ("random",)).options(game) for n in range(0, 5000, ONE_PAIR)]
    pairs = {tuple(options["decks"]) for options in found if options}
    assert pairs == set(product(names, names))
    own = [Job(n, bots, ("random",)).options(game) for n in (1, 1, 2)]
    assert own[0] == own[1] != own[2]
    assert own[0]
    assert not set(own[0]["decks"]) & set(names)


def test_decks_are_named_or_random_and_what_is_wrong_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    sim = ["sim", "tcg", "--games", "1", "--jobs", "1", "--json"]
    assert main([*sim, "--decks", "random"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main([*sim, "--decks", "Alliance Mage,Horde Rogue", "--save", str(tmp_path)]) == 0
    (saved,) = tmp_path.iterdir()
    match = json.loads(saved.read_text(encoding="utf-8"))
    assert match["options"]["decks"] == ["Alliance Mage", "Horde Rogue"]
    capsys.readouterr()
    assert main([*sim, "--decks", "Alliance Mgae,Horde Rogue"]) == 2
    assert "deck" in capsys.readouterr().err
    assert main(["sim", "smallworld", "--games", "1", "--decks", "random"]) == 2
    assert "without decks" in capsys.readouterr().err
