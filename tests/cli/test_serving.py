"""`tabard play` in the browser: the address, the folder, ports that are taken, a kind end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tabard.cli import serving
from tests.cli.conftest import Tabard


class Started:
    """A server in a process of its own, and the lines it has printed so far."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        command = [sys.executable, "-m", "tabard", "play", "--no-browser", *arguments]
        env = {**os.environ, "LC_ALL": "C", **environment}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
        )
        self.lines: list[str] = []

    def until(self, text: str) -> str:
        """Read on until a line holds this text."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if text in line:
                return self.lines[-1]
        raise AssertionError("\n".join(self.lines))

    @property
    def url(self) -> str:
        found = re.search(r"http://\S+", self.until("Tabard "))
        assert found is not None
        return found.group()

    def end(self, how: int = signal.SIGINT) -> int:
        self.process.send_signal(how)
        rest, _ = self.process.communicate(timeout=120)
        self.lines += rest.splitlines()
        return self.process.returncode


@contextmanager
def started(*arguments: str, **environment: str) -> Iterator[Started]:
    made = Started(*arguments, **environment)
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.kill()
            made.process.communicate()


def test_it_tells_where_it_is_and_ends_kindly(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with started("--port", "0", "--data", str(data)) as server:
        url = server.url
        assert url.startswith("http://127.0.0.1:")
        assert str(data) in server.until("kept in")
        assert "Ctrl-C" in server.until("Ctrl-C")
        with urlopen(f"{url}healthz", timeout=60) as answer:
            assert answer.status == 200
        assert server.end() == 0
    assert "Traceback" not in "\n".join(server.lines)
    assert {path.name for path in data.iterdir()} >= {"secret", "tabard.db"}


def test_it_speaks_the_language_of_the_terminal(tmp_path: Path) -> None:
    with started("--port", "0", "--data", str(tmp_path), LC_ALL="it_IT.UTF-8") as server:
        assert "Tabard è in funzione su" in server.until("http://")


def test_a_second_start_points_to_the_first(tmp_path: Path) -> None:
    with started("--port", "0", "--data", str(tmp_path)) as first:
        url = first.url
        with started("smallworld", "--data", str(tmp_path)) as second:
            assert f"already running at {url}new/smallworld?start" in second.until("running")
            assert second.process.wait(120) == 0
        with started("--port", "0", "--data", str(tmp_path)) as third:
            assert url in third.until("already running")
            assert third.process.wait(120) == 2


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with started("--port", port, "--data", str(tmp_path)) as server:
            assert f"Port {port} of 127.0.0.1 can't be used" in server.until("--port")
            assert server.process.wait(120) == 2


def test_other_machines_are_let_in_with_a_warning(tmp_path: Path) -> None:
    with started("--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path)) as server:
        assert server.url.startswith("http://127.0.0.1:")
        assert "not encrypted" in server.until("Anyone who can reach")


def test_a_damaged_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tabard.db").write_bytes(b"this is no database, whatever its name says" * 50)
    with started("--port", "0", "--data", str(tmp_path)) as server:
        assert "can't be opened" in server.until("can't be opened")
        assert server.process.wait(120) == 2
    assert "Traceback" not in "\n".join(server.lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ["--terminal", "--port", "1"],
        ["--lang", "it", "--no-browser"],
        ["--seats", "random,random,random", "--host", "0.0.0.0"],
        ["--seed", "1", "--data", "x"],
    ],
)
def test_the_terminal_has_nothing_to_open(tabard: Tabard, arguments: list[str]) -> None:
    done = tabard("play", "keepsake", *arguments)
    assert done.code == 2
    assert "is for the browser" in done.err


def test_a_browser_is_opened_only_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Now:
        """A thread that runs at once."""

        def __init__(self, target: object, args: tuple[str], daemon: bool) -> None:
            opened.append(args[0])

        def start(self) -> None: ...

    monkeypatch.setattr("threading.Thread", Now)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    serving.show("http://a/")
    monkeypatch.setenv("DISPLAY", ":0")
    serving.show("http://b/")
    assert opened == ["http://b/"]
