"""Damaged matches: rebuilt from the log where it agrees, else continued from the snapshot."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.errors import Illegal, Malformed
from tabard.core.match import Match
from tabard.core.rescue import restored

GAMES = ("smallworld", "tcg", "boardgame", "adventure", "keepsake")
SEED = bytes(range(32))


def played(name: str, seed: int, inputs: int = 60) -> Match[Any]:
    """Some inputs of all kinds."""
    match: Match[Any] = Match.new(registry.load(name), None, None, SEED)
    rng = Random(seed)
    while (q := match.pending) is not None and len(match.inputs) < inputs:
        who = rng.choice(q.who)
        if match.can_undo(who, consent=True) is None and rng.random() < 0.1:
            match.undo(who, consent=True)
            continue
        match.answer(who, rng.choice(q.options_of(who)))
        for choice in match.game.standing(match.state, who):
            if rng.random() < 0.05:
                match.order(who, rng.choice(choice.orders))
    return match


def saved(match: Match[Any]) -> Any:
    return json.loads(json.dumps(match.to_json()))


Damage = Callable[[Any], None]


def _no_snapshot(data: Any) -> None:
    for key in ("snapshot", "turns", "asked", "over", "secret", "version", "content"):
        del data[key]


def _torn_columns(data: Any) -> None:
    data["snapshot"]["state"]["columns"] = "…"


def _another_position(data: Any) -> None:
    data["snapshot"]["state"] = data["turns"][0]["state"]


def _torn_turns(data: Any) -> None:
    data["turns"] = "…"


@pytest.mark.parametrize("damage", [_no_snapshot, _torn_columns, _another_position, _torn_turns])
@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_snapshot_is_rebuilt_from_the_log(name: str, damage: Damage, seed: int) -> None:
    match = played(name, seed)
    data = saved(match)
    damage(data)
    with pytest.raises(Malformed):
        Match.from_json(data)
    again = restored(data, SEED)
    assert "rebuilt from its log" in again.notes.pop()
    assert again.to_json() == match.to_json()


def test_what_is_whole_is_taken_as_it_is(seed: int) -> None:
    match = played("keepsake", seed)
    assert restored(saved(match), SEED).to_json() == match.to_json()


def _other_events(data: Any) -> None:
    """As if the rules told it differently now."""
    told = next(i for i in data["inputs"] if i.get("events"))
    told["events"] = told["events"][1:]
    data["turns"][-1]["state"] = data["turns"][0]["state"]
    data["snapshot"]["digest"] = "0" * 32


def _another_digest(data: Any) -> None:
    """As if the rules led elsewhere now."""
    data["snapshot"]["digest"] = "0" * 32


@pytest.mark.parametrize("damage", [_other_events, _another_digest])
@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_leads_elsewhere_is_not_followed(name: str, damage: Damage, seed: int) -> None:
    match = played(name, seed)
    data = saved(match)
    damage(data)
    with pytest.raises(Malformed):
        Match.from_json(data)
    again = restored(data, SEED)
    assert "continues from there" in again.notes[-1]
    assert again.state.key() == match.state.key()
    q = again.pending
    assert q is not None
    with pytest.raises(Illegal):
        again.undo(q.who[0], consent=True)
    again.answer(q.who[0], q.options_of(q.who[0])[0])
    assert Match.from_json(saved(again)).to_json() == again.to_json()


def test_another_seed_rebuilds_nothing(seed: int) -> None:
    data = saved(played("smallworld", seed))
    _no_snapshot(data)
    with pytest.raises(Malformed, match="beyond repair"):
        restored(data, bytes(32))


@pytest.mark.parametrize("key", ["game", "inputs", "nonces", "seats"])
def test_without_log_and_snapshot_there_is_nothing_to_go_on_with(key: str, seed: int) -> None:
    data = saved(played("keepsake", seed))
    data["snapshot"]["state"] = {}
    data[key] = None
    with pytest.raises(Malformed, match="beyond repair"):
        restored(data, SEED)


def test_nothing_at_all() -> None:
    with pytest.raises(Malformed, match="beyond repair"):
        restored(None, SEED)
