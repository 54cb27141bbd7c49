"""The trial that sends everything knows everything there is to send, and tells who waits."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.core.registry import names
from tabard.server.app import create_app
from tabard.server.config import Config
from tabard.server.live import Live
from tabard.server.trials import stranger
from tabard.server.trials.serve import Server


def a_stranger(folder: Path, game: str = "keepsake") -> stranger.Stranger:
    made = stranger.Stranger(Server(folder), 1, game)
    made.live = Live(made.client, "table")
    return made


def test_it_knows_every_route_and_every_message(tmp_path: Path) -> None:
    """A new route or message fails here until the trial sends it."""
    made = a_stranger(tmp_path)
    openapi = create_app(Config(tmp_path)).openapi()
    requests, said = made.requests(), made.messages()
    assert stranger.unknown(openapi, requests, said) == set()
    del requests["POST /api/tables"], said["Undo"]
    assert stranger.unknown(openapi, requests, said) == {"POST /api/tables", "Undo"}


def test_what_it_sends_is_as_large_as_it_may_be(tmp_path: Path) -> None:
    made = a_stranger(tmp_path)
    sizes = {name: len(json.dumps(body)) for name, (_, _, body) in made.requests().items()}
    assert 40_000 < sizes["POST /api/tables"] < 64 * 1024
    assert max(map(len, made.messages().values())) == 64 * 1024


async def test_every_game_is_tried_and_the_worst_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[tuple[str, bool]] = []

    async def one(
        data: Path, seed: int, game: str, waiting: bool, held: Any, report: stranger.Report
    ) -> None:
        tried.append((game, waiting))
        held.setdefault("Chat", stranger.Held("Chat")).note("cold_cpu", 50.0 / len(tried))

    monkeypatch.setattr(stranger, "one_server", one)
    report = await stranger.strangertest(tmp_path, 1)
    assert tried == [(game, waiting) for game in names() for waiting in (False, True)]
    assert (report.cpu_max_ms, report.over) == (50.0, 0)


def test_the_command_fails_when_somebody_has_to_wait(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def slow(*_: Any) -> stranger.Report:
        held = [stranger.Held("POST /api/tables", 2300.0, 70.0, 2310.0, 80.0)]
        return stranger.Report(cpu_max_ms=2300.0, over=1, held=held)

    monkeypatch.setattr(stranger, "strangertest", slow)
    assert main(["strangertest", "--seed", "5"]) == 1
    out = capsys.readouterr().out
    assert "2300.0" in out
    assert main(["strangertest", "--seed", "5", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["held"][0]["cold_cpu"] == 2300.0
