"""Is any seat, combo or island hopeless? Plays heuristic games and prints what came out.

    python tools/balance.py [GAMES] [SEED]      2,000 games for each number of players
    python tools/balance.py 20000 --ray ray-head:6379

A seat is judged by its place in the turn order, against its fair share of wins; a race, a power
and a face by the mean final score of those who had it (a face: of all at a table with it),
against the mean of all. The limits are in LIMITS.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from random import Random
from statistics import mean
from typing import Any

from tabard.cli.spread import add_places, spread
from tabard.games.smallworld import GAME
from tabard.games.smallworld.content import FACES, POWERS, RACES

LIMITS = {"seat": 0.05, "score": 0.60}
"""A seat's wins may be so far from its fair share; no mean score may be below this part."""


def play(seats: int, seed: int) -> dict[str, Any]:
    """One game: scores by place in the turn order, who had which race and power, the faces."""
    rng = Random(f"{seats} {seed}")
    s = GAME.new({}, seats)
    had: list[tuple[int, int, int]] = []
    while (q := GAME.pending(s)) is not None:
        if q.domain is not None:
            answer = q.domain.sample(lambda n: int(rng.random() * n))
        else:
            seat = q.who[0]
            answer = GAME.heuristic(s, seat, q.options, rng)
            if answer[0] == "take":
                had.append((seat, s.offer_races[answer[1]], s.offer_powers[answer[1]]))
        GAME.advance(s, answer)
    won = GAME.outcome(s)
    assert won is not None
    order = [(seat - s.first) % seats for seat in range(seats)]
    wins = [0.0] * seats
    for w in won.winners:
        wins[order[w]] += 1 / len(won.winners)
    return {"scores": won.scores, "wins": wins, "had": had, "faces": s.faces, "order": order}


def batch(seats: int, start: int, count: int) -> list[dict[str, Any]]:
    return [play(seats, start + k) for k in range(count)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", type=int, nargs="?", default=2000)
    parser.add_argument("seed", type=int, nargs="?", default=0)
    add_places(parser)
    given = parser.parse_args()
    games, seed, bad = given.games, given.seed, 0
    for seats in (2, 3, 4, 5):
        pieces = [(seats, seed + k, min(50, games - k)) for k in range(0, games, 50)]
        played = spread(batch, pieces, given.jobs, given.ray)
        rows = [row for rows in played for row in rows]
        bad += report(seats, rows)
    return 1 if bad else 0


def report(seats: int, rows: list[dict[str, Any]]) -> int:
    """Print one number of players; give how many limits are broken."""
    bad = 0
    fair = 1 / seats
    wins: list[float] = [mean(r["wins"][p] for r in rows) for p in range(seats)]
    everyone: float = mean(x for r in rows for x in r["scores"])
    print(f"{seats} players, {len(rows)} games, mean score {everyone:.1f}")
    print("  wins by place in the turn order: " + "  ".join(f"{w:.1%}" for w in wins))
    bad += sum(abs(w - fair) > LIMITS["seat"] for w in wins)
    groups: dict[str, dict[str, list[float]]] = {
        "race": defaultdict(list),
        "power": defaultdict(list),
        "combo": defaultdict(list),
        "face": defaultdict(list),
    }
    for r in rows:
        for seat, race, power in r["had"]:
            groups["race"][RACES[race].id].append(r["scores"][seat])
            groups["power"][POWERS[power].id].append(r["scores"][seat])
            groups["combo"][f"{RACES[race].id} {POWERS[power].id}"].append(r["scores"][seat])
        for face in r["faces"]:
            groups["face"][FACES[face]["id"]] += r["scores"]
    for name, group in groups.items():
        means = sorted((mean(v) / everyone, k, len(v)) for k, v in group.items())
        text = ", ".join(f"{k} {x:.0%} ({n})" for x, k, n in (*means[:3], *means[-2:]))
        print(f"  {name}: {len(means)} seen, lowest and highest: {text}")
        bad += sum(x < LIMITS["score"] for x, _, _ in means)
    print("  " + (f"{bad} limits broken" if bad else "all within the limits"))
    return bad


if __name__ == "__main__":
    sys.exit(main())
