"""A real server in a process of its own, which a trial may kill at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import IO
from urllib.request import urlopen

from tabard.core.errors import Impossible

HOST = "127.0.0.1"
"""Trials never leave the machine."""
PATIENCE = 60.0
"""Seconds until a server must answer."""
GRACE = 15.0
"""Seconds that it may take to end kindly."""
TOLD = 2000
"""Characters of a server's last words that are told when it does not."""


def free_port() -> int:
    """A port that nobody uses now. The server must come back on the same one, so it can't be
    left to the system at each start."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """`tabard play --no-browser` on a data folder, with its port kept over restarts. All but the
    first start are forks of a `nursery`, which are quick."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.environment = {**os.environ, **(environment or {})}
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._nursery: subprocess.Popen[bytes] | None = None
        self._pid = 0
        self._words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (as long as we live)

    # -- starting ------------------------------------------------------------------------------

    def launch(self) -> None:
        """Start the process, without waiting until it answers."""
        if self.starts == 0:
            arguments = ["-m", "tabard", "play", "--no-browser", "--host", HOST]
            arguments += ["--port", str(self.port), "--data", str(self.data)]
            self._process = self._popen(arguments)
            self._pid = self._process.pid
        else:
            self._process = None
            self._pid = self._fork()
        self.starts += 1

    def _popen(self, arguments: list[str], pipes: bool = False) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, *arguments],
            env=self.environment,
            stdin=subprocess.PIPE if pipes else subprocess.DEVNULL,
            stdout=subprocess.PIPE if pipes else self._words,
            stderr=self._words,
            start_new_session=True,  # Ctrl-C is for the trial, which then ends its server
        )

    def _fork(self) -> int:
        if self._nursery is None:
            self._nursery = self._popen(["-m", "tabard.server.trials.nursery"], pipes=True)
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        order = json.dumps([HOST, self.port, str(self.data)])
        self._nursery.stdin.write(order.encode() + b"\n")
        self._nursery.stdin.flush()
        told = self._nursery.stdout.readline()
        if not told:
            raise Impossible(f"The server can't be started again. {self.last_words()}")
        return int(told)

    async def start(self) -> None:
        self.launch()
        await self.ready()

    async def ready(self) -> None:
        """Wait until it answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not await asyncio.to_thread(self._answers):
                    if not self.running:
                        raise Impossible(f"The server ended by itself. {self.last_words()}")
                    await asyncio.sleep(0.02)
        except TimeoutError:
            raise Impossible(f"The server does not answer. {self.last_words()}") from None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    # -- ending --------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        if self._process is not None:
            return self._process.poll() is None
        if not self._pid:
            return False
        try:
            os.kill(self._pid, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """SIGKILL, to the server itself: its bots' process has to notice."""
        self._end(signal.SIGKILL, GRACE)

    def _end(self, how: signal.Signals, seconds: float) -> bool:
        """Send the signal and wait; whether it has ended."""
        if self.running:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, how)
        until = time.monotonic() + seconds
        while self.running and time.monotonic() < until:
            time.sleep(0.001)
        return not self.running

    def stop(self) -> None:
        """End it kindly, then whatever it left behind."""
        if self._pid:
            if not self._end(signal.SIGTERM, GRACE):
                self.kill()
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._pid, signal.SIGKILL)  # the session of our own child
        self._process, self._pid = None, 0
        if self._nursery is not None:
            self._nursery.communicate()  # closes its input: it ends
            self._nursery = None

    def last_words(self) -> str:
        """The end of what it printed."""
        return self.words()[-TOLD:].strip()

    def words(self) -> str:
        """All that it printed."""
        self._words.seek(0)
        text = self._words.read().decode(errors="replace")
        self._words.seek(0, os.SEEK_END)
        return text
