"""`tabard odds`: the fights that a scenario offers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.cli.bench import risks
from tabard.core.registry import load

POSITION = """
title: A ghoul in the fields
game: {game}
position:
  heroes:
    horde1: {{class: warrior, at: {at}}}
    alliance1: {{class: mage}}
  quests: [terror-in-the-fields]
steps: {steps}
"""


def written(folder: Path, at: str = "balnir", steps: str = "[]") -> str:
    file = folder / "ghoul.yaml"
    file.write_text(POSITION.format(game="boardgame", at=at, steps=steps))
    return str(file)


def test_the_fights_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", written(tmp_path), "--played", "20", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["odds"]
    assert (found["seat"], found["option"]) == ("A", "challenge horde1 ghoul")
    low, high = found["interval"]
    assert 0 <= low <= found["chance"] <= high <= 1
    assert found["played"] == 20


@pytest.mark.parametrize(("lang", "said"), [("en", "cost on average"), ("it", "costo medio")])
def test_as_a_table(
    lang: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", written(tmp_path), "--played", "5", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert said in out
    assert "%" in out


@pytest.mark.parametrize(
    ("at", "steps", "more", "said"),
    [
        ("brill", "[]", (), "nobody can begin anything"),
        ("balnir", "[]", ("--played", "0"), "1 to 100,000 times, not 0"),
        ("balnir", "[]", ("--lang", "xx"), "no language 'xx'"),
        ("balnir", "[{expect: {turn: 9}}]", (), "does not hold"),
        ("nowhere", "[]", (), "nowhere"),
    ],
)
def test_what_can_not_be_told(
    at: str,
    steps: str,
    more: tuple[str, ...],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", written(tmp_path, at, steps), *more]) == 2
    assert said in capsys.readouterr().err


def test_bench_finds_risks_to_time() -> None:
    game = load("boardgame")
    for s, seat, option in risks(game, 2, 3):
        assert game.odds(s, seat, option, 1) is not None
