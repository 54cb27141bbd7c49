"""The terminal client in a real (pseudo-)terminal: colors, shared screens, Ctrl-C."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from tabard.core.match import Match

ROOT = Path(__file__).parents[2]

START = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a runner may have switched it off
sys.path.insert(0, sys.argv.pop(1))
from tabard.cli import main
from tabard.core import registry
from tests.keepsake import GAME
registry.register(GAME)
sys.exit(main())
"""


class Screen:
    """The command in a pseudo-terminal: what it shows, and fingers."""

    def __init__(self, *arguments: object) -> None:
        self.master, slave = pty.openpty()
        environment = dict(os.environ, TERM="xterm-256color", COLUMNS="160")
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(ROOT), *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str, seconds: float = 120) -> str:
        """What came up to this text."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            ready = select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]
            assert ready, f"{text!r} did not come; the screen says: {self.seen[-2000:]}"
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"it ended before {text!r}: {self.seen[-2000:]}") from None
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self) -> None:
        """Ctrl-C, and then a key: a signal that comes just before the program waits for one is
        noticed with it."""
        self.process.send_signal(signal.SIGINT)
        time.sleep(0.2)
        with suppress(OSError):  # it has ended already
            self.type("\n")

    def end(self) -> int:
        code = self.process.wait(120)
        os.close(self.master)
        return code


def test_a_terminal_shows_colors_and_hides_one_seat_from_the_next() -> None:
    screen = Screen("play", "keepsake", "--seed", 1, "--seats", "human,human,random")
    shown = screen.until("A> ")
    assert "\x1b[" in shown
    assert "●" in shown
    screen.type("bid 1\n")
    cleared = screen.until("Seat B is next.")
    assert "\x1b[2J" in cleared
    screen.type("\n")
    shown = screen.until("B> ")
    assert "◆" in shown
    screen.type("\x04")  # end of input
    screen.until("See you next time.")
    assert screen.end() == 0


def test_an_interrupt_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    screen = Screen("play", "keepsake", "--seed", 1, "--save", file)
    screen.until("A> ")
    screen.type("bid 1\n")
    screen.until("A> ")
    screen.interrupt()
    screen.until("The match is saved in")
    assert screen.end() == 130
    assert [i.option for i in Match.load(file).inputs if i.seat == 0] == ["bid 1"]
