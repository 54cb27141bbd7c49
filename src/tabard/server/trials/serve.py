"""A real server in a process of its own, which a trial may kill at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
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
PATIENCE = 600.0
"""Seconds until a server that lives must answer: the machine may be busy with other things."""
GRACE = 15.0
"""Seconds that it may take to end kindly."""
TOLD = 2000
"""Characters of a server's last words that are told when it does not."""


PORTS = range(20_000, 30_000)
"""Below those that systems give to whoever asks for any."""


def free_port() -> int:
    """A port that nobody uses now. The server must come back on the same one, so it can't be
    left to the system at each start, and nobody else is to be given it meanwhile."""
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return port
    raise Impossible("Every port is in use.")


class Server:
    """`tabard play --no-browser` on a data folder, with its port kept over restarts. A `nursery`
    starts it, and ends it when we are killed."""

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str] | None = None,
        database: str | None = None,
    ) -> None:
        self.data, self.database = data, database
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self.environment = {**os.environ, **(environment or {})}
        self.starts = 0
        self._nursery: subprocess.Popen[bytes] | None = None
        self._pid = 0
        self._words: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (as long as we live)

    @property
    def where(self) -> Path | str:
        """What it keeps its tables in."""
        return self.database or self.data

    # -- starting ------------------------------------------------------------------------------

    def launch(self) -> None:
        """Start the process, without waiting until it answers."""
        self._pid = self._fork()
        self.starts += 1

    def _fork(self) -> int:
        if self._nursery is None:
            self._nursery = subprocess.Popen(
                [sys.executable, "-m", "tabard.server.trials.nursery"],
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._words,
                start_new_session=True,  # Ctrl-C is for the trial, which then ends its server
            )
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        order = json.dumps([HOST, self.port, str(self.data), self.database])
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

    async def in_hand(self) -> int | None:
        """What the server has under way; None: it does not say, so it is busy."""
        return await asyncio.to_thread(self._in_hand)

    def _in_hand(self) -> int | None:
        found = self.figure("tabard_in_hand")
        return None if found is None else int(found)

    def figure(self, name: str) -> float | None:
        """One of the server's figures; None: it does not answer."""
        try:
            with urlopen(f"{self.url}/metrics", timeout=5) as answer:
                text = answer.read().decode()
        except OSError:
            return None
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        return None if found is None else float(found[1])

    # -- ending --------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
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

    def leave(self) -> None:
        """End it kindly: whatever it has to hand over first, it does. It can be started again."""
        if not self._end(signal.SIGTERM, GRACE):
            self.kill()

    def stop(self) -> None:
        """End it kindly, then whatever it left behind."""
        if self._pid:
            self.leave()
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._pid, signal.SIGKILL)  # the session of our own child
        self._pid = 0
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
