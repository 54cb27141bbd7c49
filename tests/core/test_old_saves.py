"""Saved games of 0.3.x go on: 300 positions a game, saved by 0.3.1 at every stack of resume points
that 2,000 random games reach, and what it asked there. They are read with the numbering of those
days (`tabard.core.migrate`). Who renames a flow, a label or a local declares it in the game's
`old.py`, and this test says where that is needed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.fair import verify
from tabard.core.luck import walk
from tabard.core.match import Match

FOLDER = Path(__file__).parents[1] / "snapshots" / "0.3.1"
LINES = {
    path.name.partition(".")[0]: gzip.decompress(path.read_bytes()).decode().splitlines()
    for path in sorted(FOLDER.glob("*.jsonl.gz"))
}
PARTS = 10
SLOW = pytest.mark.slow


def asked(game: Any, s: Any) -> list[Any]:
    q = game.pending(s)
    if q.domain is not None:
        return [q.label, q.domain.text()]
    offered = {"ABCDE"[who]: q.options_of(who) for who in q.who}
    return [
        q.label,
        {who: [game.options.text(s, option) for option in offered[who]] for who in offered},
    ]


def without_orders(game: Any, ask: list[Any]) -> list[Any]:
    """What was an answer then and is an order now is offered by no question."""
    if not isinstance(ask[1], dict):
        return ask
    gone = game.old().orders
    return [
        ask[0],
        {w: [o for o in all_ if o.split()[0] not in gone] for w, all_ in ask[1].items()},
    ]


def test_both_games_of_those_days_are_there() -> None:
    """Of one that is not there nothing would be played, and nothing fail."""
    assert set(LINES) == {"smallworld", "tcg"}


@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=SLOW) for n in range(1, PARTS))])
@pytest.mark.parametrize("name", LINES)
def test_positions_of_0_3_1_ask_the_same_and_play_to_their_end(
    name: str, part: int, seed: int
) -> None:
    assert len(LINES[name]) == 300
    game = registry.load(name)
    for i, line in enumerate(LINES[name][part::PARTS]):
        old = json.loads(line)
        notes: list[str] = []
        s = game.from_json(old["saved"], notes)
        assert notes == []
        assert asked(game, s) == without_orders(game, old["ask"])
        again = game.from_json(json.loads(json.dumps(game.to_json(s))))
        assert again.key() == s.key()
        walk(game, s, Random(seed + i), steps=100_000)
        assert game.outcome(s) is not None, f"seed {seed + i}"


def match_file(name: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / f"{name}.match.gz").read_bytes()))


@pytest.mark.parametrize("name", LINES)
def test_a_match_that_ran_in_0_3_1_goes_on(name: str, seed: int) -> None:
    match = Match.from_json(match_file(f"{name}-running"))
    assert not match.over
    assert [note for note in match.notes if "otherwise" in note or "broken off" in note] == []
    rng = Random(seed)
    while (q := match.pending) is not None:
        match.answer(q.who[0], rng.choice(q.options_of(q.who[0])))
    again = Match.from_json(json.loads(json.dumps(match.to_json())))
    assert again.state.digest() == match.state.digest()


@pytest.mark.parametrize("name", LINES)
def test_a_match_that_ended_in_0_3_1_was_fair(name: str) -> None:
    """The log of those days held bare numbers of what was drawn."""
    found = {check.name: check.ok for check in verify(match_file(name)).checks}
    assert found["dice"] is found["inputs"] is found["undo"] is found["log"] is True
