"""A little load: everything is answered. How quickly is for `tabard loadtest` to say."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.cli import main
from tabard.server import messages as m
from tabard.server.trials import load
from tabard.server.trials.people import BURST
from tests.server.trialkit import ENVIRONMENT


def test_a_few_people_at_a_few_tables(tmp_path: Path, seed: int, monkeypatch: Any) -> None:
    monkeypatch.setattr(load, "BETWEEN", 0.1)  # seconds of load, not minutes
    told: list[str] = []

    def tried(seconds: int) -> load.Report:
        return asyncio.run(
            load.loadtest(
                tmp_path / str(seconds),
                "smallworld",
                tables=6,
                people=4,
                seconds=seconds,
                seed=seed,
                tell=lambda what, done, total: told.append(what),
                environment=ENVIRONMENT,
            )
        )

    # On a machine that is busy with other things little comes of a few seconds.
    report = next((r for r in map(tried, (3, 10)) if r.moves > 10 and r.bursts), None) or tried(60)
    assert not report.problems, report.problems
    assert report.errors == 0
    assert (report.tables, report.people, report.sockets) == (6, 4, 12)
    assert report.answers > 10
    assert report.moves > 10
    assert report.bursts > 0
    assert 0 < report.p50_ms <= report.p99_ms <= report.max_ms
    assert 0 < report.disk_p99_ms <= report.disk_max_ms
    assert set(told) == {"tables", "warm-up", "seconds"}
    assert report.table_kb > 0
    assert report.input_bytes > 0


def question(label: str, number: int) -> m.QuestionShape:
    return m.QuestionShape("A", number, label, "?", [])


def test_bursts_are_tried_where_questions_repeat_until_they_prove_hopeless() -> None:
    habits, rng = load.Habits(), Random(1)
    for number in range(10):
        habits.note(question("redeploy", number), question("redeploy", number + 1))
        habits.note(question("turn", number), question("redeploy", number + 1))
    assert {habits.size("redeploy", "turn", rng) for _ in range(100)} == {BURST}
    assert {habits.size("redeploy", "redeploy", rng) for _ in range(100)} == {1, 2, 4, BURST}
    for _ in range(30):
        habits.begin("conquest", taken=False)
        habits.note(question("conquest", 1), question("conquest", 2))
    assert {habits.size("conquest", "turn", rng) for _ in range(100)} == {1, 2, 4, BURST}
    assert {habits.size("turn", "redeploy", rng) for _ in range(100)} == {1}
    for _ in range(1000):
        for size in (2, 4, BURST):
            habits.learn("redeploy", size, taken=size == 2)
    tried = [habits.size("redeploy", "redeploy", rng) for _ in range(1000)]
    assert tried.count(2) > 800
    assert tried.count(BURST) < 100


def test_the_command_prints_json_and_fails_on_errors(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def quick(*args: Any, **kwargs: Any) -> load.Report:
        return load.Report(p50_ms=1.5, p99_ms=3.0, moves=7, offered_per_s=2.0, errors=1)

    monkeypatch.setattr(load, "loadtest", quick)
    assert main(["loadtest", "--tables", "1", "--people", "2", "--seconds", "1", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert list(told)[:5] == ["p50_ms", "p99_ms", "moves", "offered_per_s", "errors"]
