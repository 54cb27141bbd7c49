"""What others measure: Catanatron and python-chess, from their own packages, played at random.

Each is driven through its public interface the way ours is: look at the options, pick one, go on.
A *decision* is a place with two options or more, for them as for us.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module, invalidate_caches
from importlib.metadata import version
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from .testing import source_root

PEERS = {"catanatron": "catanatron>=3.2", "chess": "chess>=1.11"}
"""The packages to measure against, as the extra `peers` names them."""


class Rate(NamedTuple):
    """How much was played in how long."""

    games: int = 0
    decisions: int = 0
    steps: int = 0
    seconds: float = 0.0

    def plus(self, other: Rate) -> Rate:
        return Rate(
            self.games + other.games,
            self.decisions + other.decisions,
            self.steps + other.steps,
            self.seconds + other.seconds,
        )

    def report(self) -> dict[str, float]:
        seconds = self.seconds or 1e-9
        return {
            "decisions_per_s": self.decisions / seconds,
            "steps_per_s": self.steps / seconds,
            "games_per_s": self.games / seconds,
        }


class Player(Protocol):
    """A game that can be played at random and copied in the middle."""

    def game(self, seed: int) -> tuple[int, int]:
        """Play one whole game; (decisions, steps)."""

    def middle(self, seed: int) -> Callable[[], object]:
        """Play to the middle of a game; what copies the position there."""


def play_for(player: Player, seconds: float, first: int) -> Rate:
    """Whole games, one after the other, until the time is up."""
    began = perf_counter()
    games = decisions = steps = 0
    while True:
        d, n = player.game(first + games)
        games, decisions, steps = games + 1, decisions + d, steps + n
        took = perf_counter() - began
        if took >= seconds:
            return Rate(games, decisions, steps, took)


class Catanatron:
    """Settlers of Catan for four, up to Catanatron's own limit of turns."""

    def __init__(self) -> None:
        self.module: Any = import_module("catanatron.game")
        models: Any = import_module("catanatron.models.player")
        self.colors = list(models.Color)[:4]
        self.robot = models.RandomPlayer

    def new(self, seed: int) -> Any:
        return self.module.Game([self.robot(c) for c in self.colors], seed=seed + 1)

    def game(self, seed: int) -> tuple[int, int]:
        decisions, steps, _ = self.play(seed, None)
        return decisions, steps

    def play(self, seed: int, until: int | None) -> tuple[int, int, Any]:
        game, random = self.new(seed), Random(seed).random
        limit = self.module.TURNS_LIMIT
        decisions = steps = 0
        while game.winning_color() is None and game.state.num_turns < limit and steps != until:
            actions = game.state.playable_actions
            count = len(actions)
            decisions += count > 1
            steps += 1
            game.execute(actions[int(random() * count)])
        return decisions, steps, game

    def middle(self, seed: int) -> Callable[[], object]:
        steps = self.play(seed, None)[1]
        copy: Callable[[], object] = self.play(seed, steps // 2)[2].copy
        return copy


class Chess:
    """Random legal chess to mate, stalemate, bare kings or the 75-move rule."""

    def __init__(self) -> None:
        self.module: Any = import_module("chess")

    def game(self, seed: int) -> tuple[int, int]:
        decisions, steps, _ = self.play(seed, None)
        return decisions, steps

    def play(self, seed: int, until: int | None) -> tuple[int, int, Any]:
        board, random = self.module.Board(), Random(seed).random
        decisions = steps = 0
        while steps != until and board.halfmove_clock < 150:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material():
                break
            decisions += len(moves) > 1
            steps += 1
            board.push(moves[int(random() * len(moves))])
        return decisions, steps, board

    def middle(self, seed: int) -> Callable[[], object]:
        steps = self.play(seed, None)[1]
        board = self.play(seed, steps // 2)[2]
        return lambda: board.copy(stack=False)


PLAYERS: dict[str, Callable[[], Player]] = {"catanatron": Catanatron, "chess": Chess}


def find(name: str) -> tuple[Player | None, str]:
    """The peer, installed first when it is not there: (player, version) or (None, why not)."""
    try:
        return PLAYERS[name](), version(name)
    except ImportError:
        why = install(PEERS[name])
    if why:
        return None, why
    invalidate_caches()
    try:
        return PLAYERS[name](), version(name)
    except ImportError as error:
        return None, f"{name} was installed but can't be imported: {error}"


def install(requirement: str) -> str:
    """Install one package into this Python; "" or the sentence that says why it can't be had."""
    print(f"Installing {requirement} …", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", requirement]
    root = source_root()
    if root is not None and (root / "constraints.txt").is_file():
        command += ["--constraint", str(root / "constraints.txt")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.returncode:
        return ""
    last = (done.stderr or done.stdout).strip().splitlines()[-1:]
    return f"{requirement} can't be installed here ({' '.join(last) or 'pip said nothing'})."
