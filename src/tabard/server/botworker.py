"""The bots' process: reads questions from its standard input, writes picks to its output.

It is handed a whole position, but the bot only ever gets a `Perspective`; in a puzzle, where all
lies open, `core.puzzle` defends. It ends when its input does, or when nobody reads its output any
more, so it never outlives the server, however that ended.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from contextlib import suppress
from random import Random
from typing import IO, Any

import msgspec

from tabard.bots import make
from tabard.core.bot import Perspective
from tabard.core.errors import TabardError
from tabard.core.puzzle import Solver, defence
from tabard.core.registry import load

log = logging.getLogger(__name__)

NICENESS = 10
"""Whatever the table needs goes first."""
LEAST_MS = 20
"""With less time than this a hard bot does not search: an answer that is shown later than its time
would tell that there was something to think about."""
RANDOM_PICKS = 0.25
"""An easy bot's share of picks at random."""


def answer(request: dict[str, Any]) -> dict[str, Any]:
    if "load" in request:
        load(request["load"])
        return {"loaded": request["load"]}
    game = load(request["game"])
    s = game.from_json(request["state"])
    seen = Perspective(game, s, request["seat"])
    if "odds" in request:
        return {"odds": game.odds(s, request["seat"], game.options.parse(s, request["odds"]))}
    rng = Random(request["seed"])
    if not seen.options:
        return {"error": "the seat is not asked"}
    if request.get("solver") is not None:
        solver = Solver(game, s, request["solver"])
        return {"option": game.options.text(s, defence(solver, s, request["seat"], rng))}
    spec = "heuristic"
    if request["level"] == "hard" and request["ms"] >= LEAST_MS:
        spec = f"ismcts:{request['ms']}ms"
    if request["level"] == "easy" and rng.random() < RANDOM_PICKS:
        spec = "random"
    return {"option": game.options.text(s, make(spec, game).choose(seen, rng))}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it is time to go
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # a stray print must not be taken for an answer
    with suppress(BrokenPipeError):  # whoever asked is gone
        serve(sys.stdin.buffer, out)


def serve(asked: IO[bytes], out: IO[bytes]) -> None:
    out.write(b'"ready"\n')
    for line in asked:
        try:
            said = answer(msgspec.json.decode(line))
        except TabardError as error:
            said = {"error": str(error)}
        except Exception as error:  # a process boundary: one bad question must not end the others
            log.exception("a bot failed")
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(said) + b"\n")


if __name__ == "__main__":
    logging.basicConfig()
    main()
