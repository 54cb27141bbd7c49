"""Driving the command line from a test: what it was given, what it printed, its exit code."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import pytest

from tabard.cli import main


class Run(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> dict[str, Any]:
        """The one JSON object on stdout; anything else there makes this fail."""
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


Tabard: TypeAlias = Callable[..., Run]


@pytest.fixture
def tabard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Tabard:
    """`tabard("play", "keepsake", lines="1\\nquit\\n")`, in this process."""
    monkeypatch.setenv("COLUMNS", "160")

    def run(*arguments: object, lines: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run
