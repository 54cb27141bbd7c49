"""How far the odds that players are told are from what comes true.

    python tools/odds.py boardgame --positions 100 --played 2000

Positions come from heuristic games; for each the odds as they are told are compared with many more
fights with other luck.
"""

from __future__ import annotations

import argparse

from tabard.cli.bench import risks
from tabard.core import registry


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--played", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    game = registry.load(asked.game)
    gaps, inside = [], 0
    for s, seat, option in risks(game, asked.seats, asked.positions):
        told = game.odds(s, seat, option)
        true = game.odds(s, seat, option, asked.played)
        if told is None or true is None:
            continue
        gaps.append(abs(told.chance - true.chance))
        low, high = told.interval
        inside += low <= true.chance <= high
    mean = 100 * sum(gaps) / len(gaps)
    print(
        f"{len(gaps)} positions, {asked.played} fights each: {mean:.1f} points away on average, "
        f"{100 * max(gaps):.1f} at most; {inside} within the interval."
    )


if __name__ == "__main__":
    main()
