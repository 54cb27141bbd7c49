"""Is it better to begin? Heuristic bots play the card game with every starter against every other
in both orders, and we count what the player who takes the first turn wins.

    python tools/first_player.py [GAMES] [--jobs N | --ray ADDRESS]
"""

from __future__ import annotations

import argparse
from itertools import product
from random import Random
from typing import Any

from tabard.cli.sim import ready_made
from tabard.cli.spread import add_places, spread
from tabard.core import registry
from tabard.core.odds import wilson

GAMES = 4000
PIECE = 50
"""Games that one process plays at a time."""


def play(number: int) -> tuple[bool, bool, int]:
    """(whether the roll's winner began, whether who began has won, how many turns it took)."""
    game = registry.load("tcg")
    pairs = list(product(ready_made(game), repeat=2))
    rng = Random(number)
    s = game.new(game.with_lists(pairs[number % len(pairs)]), seats=2)
    told: dict[str, list[Any]] = {"rolled": [], "begins": [], "turn": []}

    def listen(event: tuple[Any, ...], audience: tuple[int, ...] | None) -> None:
        if event[0] in told:
            told[event[0]].append(event[1:])

    while (ask := game.pending(s)) is not None:
        if ask.domain is not None:
            game.advance(s, ask.domain.sample(rng.randrange), sink=listen)
        else:
            seat = ask.who[0]
            seen = game.determinize(s, seat, rng)
            game.advance(s, game.heuristic(seen, seat, ask.options, rng), seat, listen)
    (_, first), (_, second) = told["rolled"][-2:]
    begins = told["begins"][0][0]
    ended = game.outcome(s)
    assert ended is not None
    return (begins == 0) == (first > second), begins in ended.winners, len(told["turn"])


def piece(first: int, end: int) -> list[tuple[bool, bool, int]]:
    return [play(number) for number in range(first, end)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    add_places(parser)
    given = parser.parse_args()
    games = given.games
    pieces = [(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    found = [game for told in spread(piece, pieces, given.jobs, given.ray) for game in told]
    chosen = sum(by_choice for by_choice, _, _ in found) / games
    rate = sum(won for _, won, _ in found) / games
    low, high = wilson(rate, games)
    turns = sum(n for _, _, n in found) / games
    print(f"{games:,} games: who begins wins {rate:.1%} ({low:.1%} to {high:.1%}).")
    print(f"The winner of the roll chose to begin in {chosen:.0%}. A game has {turns:.1f} turns.")


if __name__ == "__main__":
    main()
