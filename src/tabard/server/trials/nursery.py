"""A process that starts a server for each line it reads, and ends with whoever writes the lines.

The first server is the command itself. Starting Python and importing a web framework takes seconds,
and a server that is killed two hundred times would spend most of them there: so the next ones are
forks of this process, which has imported the server meanwhile. A forked server is a process of its
own like any other: it opens the folder, the database and the port itself, and dies alone.

A trial that is killed has no time to end its server. Its end of the pipe is closed then, and the
server is ended here.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from contextlib import suppress
from pathlib import Path


def serve_there(host: str, port: int, data: Path, database: str | None) -> None:
    """What `tabard play --no-browser` does."""
    from tabard.server.config import Config
    from tabard.server.run import alone, listen, serve

    listening = listen(host, port)
    with alone(data, lambda: f"http://{host}:{port}/"):
        serve(Config.from_environment(data, host, port, database), listening)


def become(host: str, port: int, data: str, database: str | None) -> None:
    """Become the command; returns only if that can't be."""
    kept = ("--data", data) if database is None else ("--database", database)
    place = ("--host", host, "--port", str(port), *kept)
    os.execv(sys.executable, (sys.executable, "-m", "tabard", "play", "--no-browser", *place))


def raise_one(host: str, port: int, data: str, database: str | None, first: bool) -> int:
    """Fork; the child is a server, in a session of its own."""
    child = os.fork()
    if child:
        return child
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # our own output is for the pids
    code = 1
    try:
        if first:
            become(host, port, data, database)
        serve_there(host, port, Path(data), database)
        code = 0
    except Exception:  # it must not go back to our loop, but why it ended must be told
        traceback.print_exc()
    finally:
        os._exit(code)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the children
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    child = 0
    for line in sys.stdin:
        if child:
            from tabard.server.api_games import prepare

            prepare()
        host, port, data, database = json.loads(line)
        child = raise_one(host, port, data, database, first=not child)
        print(child, flush=True)
    if child:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)  # its bots notice


if __name__ == "__main__":
    main()
