"""A process that has imported the server and forks a new one for each line it reads.

Starting Python and importing a web framework takes seconds, and a server that is killed two
hundred times would spend most of them there. A forked server is a process of its own like any
other: it opens the folder, the database and the port itself, and dies alone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import traceback
from pathlib import Path

from tabard.core import registry
from tabard.server.config import Config
from tabard.server.run import alone, listen, serve


def serve_there(host: str, port: int, data: Path) -> None:
    """What `tabard play --no-browser` does."""
    listening = listen(host, port)
    with alone(data, lambda: f"http://{host}:{port}/"):
        serve(Config.from_environment(data, host, port), listening)


def raise_one(host: str, port: int, data: str) -> int:
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
        serve_there(host, port, Path(data))
        code = 0
    except Exception:  # it must not go back to our loop, but why it ended must be told
        traceback.print_exc()
    finally:
        os._exit(code)


def main() -> None:
    for name in registry.names():
        registry.load(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the children
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin:
        print(raise_one(*json.loads(line)), flush=True)


if __name__ == "__main__":
    main()
