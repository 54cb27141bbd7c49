"""Several servers on one database, behind a proxy that knows nothing of tables: whoever comes is
led to any of them. A trial kills one of them, or the database itself."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random

from tabard.core.errors import Impossible, Malformed
from tabard.server.postgres import address, told

from .serve import HOST, Server

CHUNK = 65536
COME_BACK = 120.0
"""Seconds that a database which was killed may take to be there again."""


class Database:
    """The server behind an address on this machine, which can be killed and started again as it
    was."""

    def __init__(self, url: str) -> None:
        self.url = address(url).set(drivername="postgresql").render_as_string(hide_password=False)
        folder = Path(self._ask("SHOW data_directory"))
        try:
            self.pid = int((folder / "postmaster.pid").read_text().split("\n")[0])
            self.command = Path(f"/proc/{self.pid}/cmdline").read_text().split("\0")[:-1]
            self.user = Path(f"/proc/{self.pid}").stat().st_uid
            self.program = os.readlink(f"/proc/{self.pid}/exe")
        except (OSError, ValueError) as error:
            raise Malformed(
                f"The server of {told(url)} can't be killed from here ({error}): a trial of "
                "several processes needs one on this machine, and the right to end it."
            ) from None
        self.folder = folder

    def _ask(self, question: str) -> str:
        import psycopg

        with psycopg.connect(self.url, connect_timeout=5) as connection:
            found = connection.execute(question.encode()).fetchone()
        return str(found[0]) if found else ""

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    async def start(self) -> None:
        """As it was; while its last children are still dying it can't, and is tried again."""
        import psycopg

        until = time.monotonic() + COME_BACK
        while time.monotonic() < until:
            running = subprocess.Popen(
                self.command,
                executable=self.program,
                cwd=self.folder,
                user=self.user,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            while running.poll() is None and time.monotonic() < until:
                try:
                    await asyncio.to_thread(self._ask, "SELECT 1")
                except psycopg.Error:
                    await asyncio.sleep(0.05)
                else:
                    self.pid = running.pid
                    return
            await asyncio.sleep(0.1)
        raise Impossible("The database does not come back.")


class Fleet:
    """Spoken to like one server (`serve.Server`)."""

    def __init__(
        self, folder: Path, database: str, count: int, rng: Random, environment: Mapping[str, str]
    ) -> None:
        self.where: Path | str = database
        self.rng = rng
        self.servers = [
            Server(folder / str(i), environment, database=database) for i in range(count)
        ]
        self.database = Database(database)
        self.url = ""
        self._database_down = False
        self._proxy: asyncio.Server | None = None

    async def start(self) -> None:
        if self._proxy is None:
            self._proxy = await asyncio.start_server(self._lead, HOST, 0)
            self.url = f"http://{HOST}:{self._proxy.sockets[0].getsockname()[1]}"
            for server in self.servers:
                await server.start()
        else:
            await self.ready()

    # -- the proxy -----------------------------------------------------------------------------

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in self.rng.sample(self.servers, len(self.servers)):
            try:
                there = await asyncio.open_connection(HOST, server.port)
            except OSError:
                continue
            await asyncio.gather(_pour(reader, there[1]), _pour(there[0], writer))
            return
        writer.close()

    # -- killing -------------------------------------------------------------------------------

    def kill(self, database: bool = False) -> None:
        if database:
            self.database.kill()
            self._database_down = True
        else:
            self.rng.choice(self.servers).kill()

    def launch(self) -> None:
        for server in self.servers:
            if not server.running:
                server.launch()

    async def ready(self) -> None:
        """Everything is there again. A server that finds no database ends, and is started anew."""
        if self._database_down:
            await self.database.start()
            self._database_down = False
        self.launch()
        for server in self.servers:
            try:
                await server.ready()
            except Impossible:
                if server.running:
                    raise
                server.launch()
                await server.ready()

    async def in_hand(self) -> int | None:
        found = await asyncio.gather(*(server.in_hand() for server in self.servers))
        return None if None in found else sum(one or 0 for one in found)

    def figure(self, name: str) -> float | None:
        found = [server.figure(name) for server in self.servers]
        return None if None in found else sum(one or 0.0 for one in found)

    def stop(self) -> None:
        if self._proxy is not None:
            self._proxy.close()
        for server in self.servers:
            server.stop()


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError):
        writer.close()
