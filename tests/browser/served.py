"""A real server in a process of its own: started, found, ended, and started again on its data."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

from tabard.server.store import FILE

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://[\w.\[\]:]+:\d+")
START_SECONDS = 300


class Served:
    """`tabard play --no-browser` on a folder of its own, and where it listens."""

    def __init__(self, data: Path, command: tuple[str, ...] = (), **variables: str) -> None:
        self.data = data
        self.command = command or (sys.executable, "-m", "tabard")
        self.variables = variables
        self.output: list[str] = []
        self.address = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> Served:
        arguments = ["play", "--no-browser", "--port", str(port), "--data", str(self.data)]
        self.output, self.address = [], ""
        told = threading.Event()
        self.process = subprocess.Popen(
            [*self.command, *arguments],
            cwd=self.data.parent,
            env=os.environ | {"PYTHONUNBUFFERED": "1", "TABARD_PACE": "0"} | self.variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self._read, args=(self.process, told), daemon=True).start()
        if not told.wait(START_SECONDS) or not self.address:
            self.stop()
            raise AssertionError("the server did not start:\n" + "".join(self.output))
        return self

    def _read(self, process: subprocess.Popen[str], told: threading.Event) -> None:
        """Keep what the server says; the first address in it is where it listens."""
        assert process.stdout is not None
        for line in process.stdout:
            self.output.append(line)
            found = ADDRESS.search(line)
            if found and not told.is_set():
                self.address = found[0]
                told.set()
        told.set()

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def stop(self, kill: bool = False) -> None:
        """End it gently, or as a power cut would."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def match_of(self, table: str) -> dict[str, Any] | None:
        """The match of a table as a file tells it, read beside the server; None: it has none."""
        path = self.data / FILE
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as base:
            found = base.execute(
                "SELECT header, data, turns FROM matches JOIN snapshots USING (table_id) "
                "WHERE table_id = ?",
                (table,),
            ).fetchone()
            inputs = base.execute(
                "SELECT data FROM inputs WHERE table_id = ? ORDER BY number", (table,)
            ).fetchall()
        if found is None:
            return None
        header, snapshot, turns = (json.loads(part or "null") for part in found)
        snapshot |= {} if turns is None else {"turns": turns}
        return {**header, **snapshot, "inputs": [json.loads(data) for (data,) in inputs]}

    def complaints(self) -> list[str]:
        """What a server may never have to say."""
        return [line for line in self.output if "Traceback" in line or "ERROR" in line]


def with_test_game(data: Path) -> Served:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return Served(data, TABARD_GAMES="tests.keepsake:GAME", PYTHONPATH=path)
