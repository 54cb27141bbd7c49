"""What seeded games look like from the outside: to see that a change of the code changes nothing.

    git worktree add /tmp/before v0.3.1
    PYTHONPATH=/tmp/before/src python tools/transcripts.py tcg --write before.txt
    python tools/transcripts.py tcg --check before.txt     # with this code: what differs
    python tools/transcripts.py tcg --show random:17       # one game in full, to compare

A transcript holds what a player or a program can see: who is asked what, the options' texts, the
answer, the events' texts, every seat's view and the outcome. Digests and everything inside a state
are left out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tabard.bots import make
from tabard.core import registry
from tabard.core.ask import CHANCE
from tabard.core.bot import Perspective
from tabard.core.codec import SEAT_NAMES
from tabard.core.game import SPECTATOR, Game

RANDOM, HEURISTIC = 500, 50


def table(game: Game[Any], seed: int, rng: Random) -> Any:
    """A new game: all numbers of seats in turn, and lists of one's own in every second game."""
    low, high = game.info.seats
    seats = low + seed % (high - low + 1)
    settings = None
    brings = getattr(game, "list_kind", None) or getattr(game, "lists", "")  # 0.3.x said `lists`
    if brings and seed % 2:
        settings = game.with_lists([game.random_list(rng) for _ in range(seats)])
    return game.new(settings, seats)


def transcript(game: Game[Any], bot: str, seed: int) -> Iterator[str]:
    """One game, line by line."""
    rng = Random(f"{game.info.id}/{bot}/{seed}")
    player = make(bot, game)
    s = table(game, seed, rng)
    heard: list[str] = []

    def hear(event: tuple[Any, ...], to: tuple[int, ...] | None) -> None:
        only = "" if to is None else " to " + "".join(SEAT_NAMES[w] for w in to)
        heard.append(f"  {game.events.text(s, event)}{only}")

    while (q := game.pending(s)) is not None:
        for seat in (SPECTATOR, *range(s.seats)):
            yield json.dumps(game.view(s, seat), sort_keys=True)
        if q.domain is not None:
            who, answer = CHANCE, q.domain.sample(rng.randrange)
            yield f"{q.label}: {answer} of {q.domain.text()}"
        else:
            who = q.who[rng.randrange(len(q.who))]
            texts = [game.options.text(s, option) for option in q.options_of(who)]
            answer = player.choose(Perspective(game, s, who), rng)
            chosen = game.options.text(s, answer)
            yield f"{SEAT_NAMES[who]} {q.label} {q.about!r}: {chosen} of {texts}"
        game.advance(s, answer, None if who == CHANCE else who, hear)
        yield from heard
        heard.clear()
    yield repr(game.outcome(s))


def lines(game: Game[Any], counts: dict[str, int]) -> Iterator[str]:
    for bot, count in counts.items():
        for seed in range(count):
            digest, length = hashlib.sha256(), 0
            for line in transcript(game, bot, seed):
                digest.update(line.encode() + b"\n")
                length += 1
            yield f"{bot}:{seed} {length} {digest.hexdigest()[:24]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--random", type=int, default=RANDOM, help="games of random bots")
    parser.add_argument("--heuristic", type=int, default=HEURISTIC, help="of heuristic bots")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", type=Path, metavar="FILE")
    what.add_argument("--check", type=Path, metavar="FILE")
    what.add_argument("--show", metavar="BOT:SEED")
    given = parser.parse_args()
    game = registry.load(given.game)
    if given.show:
        bot, _, seed = given.show.partition(":")
        for line in transcript(game, bot, int(seed)):
            print(line)
        return 0
    counts = {"random": given.random, "heuristic": given.heuristic}
    if given.write:
        given.write.write_text("".join(f"{line}\n" for line in lines(game, counts)))
        return 0
    before = dict(line.split(" ", 1) for line in given.check.read_text().splitlines())
    found = dict(line.split(" ", 1) for line in lines(game, counts))
    other = [name for name, line in found.items() if before.get(name) != line]
    for name in other[:20]:
        print(f"{name}: {before.get(name)} before, {found[name]} now")
    print(f"{given.game}: {len(found) - len(other)} games alike, {len(other)} not")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
