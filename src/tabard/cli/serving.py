"""`tabard play` in the browser: it starts the server on this machine and opens its page."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import nullcontext
from pathlib import Path

from tabard.core.errors import Malformed
from tabard.core.registry import load

from .extras import need
from .screen import WORDS


def browse(
    game: str | None,
    open_browser: bool,
    port: int | None,
    data: Path | None,
    host: str | None,
    database: str | None = None,
) -> int:
    """Serve until Ctrl-C. When a server is already running on the same data, its page is opened."""
    if game is not None:
        load(game)  # a typing error is told now, not in the browser

    from tabard.server.config import HOST, Config, default_data, is_loopback
    from tabard.server.postgres import is_postgres, told
    from tabard.server.run import Busy, alone, listen, serve
    from tabard.server.store import open_engine

    page = "" if game is None else f"new/{game}?start"
    folder = (data or default_data()).expanduser().absolute()
    host = host or HOST
    database = database or os.environ.get("TABARD_DATABASE") or None
    if database is not None:
        if data is not None:
            raise Malformed("--data and --database are two places for the same thing: choose one.")
        if not is_postgres(database):
            raise Malformed(
                f"--database takes the address of a PostgreSQL database, such as "
                f"postgresql://user@host/name, not {database!r}; a folder is given with --data."
            )
        need("postgres")
        open_engine(database).dispose()  # what is wrong with it is said before anything else
    listening: socket.socket | None = None

    def url() -> str:
        """Where it answers: known when a port was found."""
        nonlocal listening
        listening = listen(host, port)
        return address(host, listening)

    try:
        with alone(folder, url) if database is None else nullcontext(url()) as where:
            assert listening is not None
            config = Config.from_environment(folder, host, listening.getsockname()[1], database)
            if not (config.static / "index.html").is_file():
                say("cli-serve-no-client")
            say("cli-serve-at", url=where + page)
            if not is_loopback(host):
                say("cli-serve-open-to-all", url=neighbors(host, listening))
            say("cli-serve-data", folder=str(folder) if database is None else told(database))
            say("cli-serve-stop")
            if open_browser:
                show(where + page)
            serve(config, listening)
    except Busy as busy:
        if not busy.url or port is not None:
            raise
        say("cli-serve-running", url=busy.url + page, folder=str(folder))
        if open_browser:
            show(busy.url + page)
    finally:
        if listening is not None:
            listening.close()
    return 0


def say(key: str, **arguments: str) -> None:
    """At once, even into a pipe: somebody waits for the address."""
    print(WORDS.say(spoken(), key, **arguments), flush=True)


def spoken() -> str:
    """The language of the terminal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "it" if os.environ[name].lower().startswith("it") else "en"
    return "en"


def address(host: str, listening: socket.socket) -> str:
    """As one types it: who listens everywhere is found at home."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{listening.getsockname()[1]}/"


def neighbors(host: str, listening: socket.socket) -> str:
    """The address for other machines; no packet is sent to find it."""
    if host not in ("0.0.0.0", "::"):
        return address(host, listening)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            name = probe.getsockname()[0]
        except OSError:
            name = socket.gethostname()
    return f"http://{name}:{listening.getsockname()[1]}/"


def show(url: str) -> None:
    """Open a browser, unless there is none that has a window of its own."""
    windows = sys.platform == "darwin" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if windows:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
