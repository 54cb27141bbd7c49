"""The browser's types are those of the server's messages."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from tools import messages_ts


def test_the_browsers_types_are_fresh() -> None:
    written = messages_ts.TARGET.read_text(encoding="utf-8")
    assert written == messages_ts.text(), "Run python tools/messages_ts.py write."


def test_no_two_things_share_a_name() -> None:
    lines = messages_ts.text().splitlines()
    names = [line.split()[2] for line in lines if line.startswith("export ")]
    assert len(names) > 20
    assert len(set(names)) == len(names)


def test_a_type_that_has_no_counterpart_is_refused() -> None:
    unknown: Any = set[str]
    with pytest.raises(TypeError, match="no TypeScript"):
        messages_ts.type_text(unknown)


def test_what_the_server_fills_in_is_always_there_and_what_a_client_may_leave_out_is_not() -> None:
    text = messages_ts.text()
    assert "  plain?: boolean;" in text  # of a Look
    assert "  zones: Zone[] | null;" in text  # of a Position


def test_the_examples_in_the_tool_run() -> None:
    assert doctest.testmod(messages_ts).attempted > 0
    assert doctest.testmod(messages_ts).failed == 0
