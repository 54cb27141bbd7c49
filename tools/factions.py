"""World of Warcraft: The Board Game: who wins between equal bots, as tables for docs/BOARDGAME.md.

    python tools/factions.py [GAMES] [PLAYERS] [SEED]      300 games of 4 players
    python tools/factions.py 3000 --ray ray-head:6379

Wins by faction, Overlord, class and seat, with 95% intervals, what the quests of each faction ask
for, and how the games ended. A draw is nobody's win.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from statistics import mean
from typing import Any, NamedTuple

from tabard.bots.worlds import mover
from tabard.cli.spread import add_places, spread
from tabard.core.codec import SEAT_NAMES
from tabard.core.odds import wilson
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.bot.plan import reach
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import values
from tabard.games.boardgame.state import faction_of


class Told(NamedTuple):
    """What came of one game."""

    winner: int
    overlord: int
    ending: str
    classes: tuple[tuple[int, int], ...]
    """(class, faction) of each hero."""
    factions: tuple[int, ...]
    """By seat."""


def play(seats: int, seed: int) -> Told:
    rng = Random(f"factions {seats} {seed}")
    s = GAME.new({"classes": "random"}, seats)
    heard: list[str] = []

    def listen(event: tuple[Any, ...], to: tuple[int, ...] | None) -> None:
        if event[0] in ("last_battle", "last_stand"):
            heard.append(event[0])

    while (q := GAME.pending(s)) is not None:
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(lambda n: int(rng.random() * n)), None, listen)
            continue
        seat = mover(q, rng)
        options = q.options_of(seat)
        pick = options[0] if len(options) == 1 else GAME.heuristic(s, seat, options, rng)
        GAME.advance(s, pick, seat, listen)
    how = {"last_battle": "the final battle", "last_stand": "Nefarian at the Bulwark"}
    ending = how[heard[-1]] if heard else "the Overlord killed"
    if s.winner < 0:
        ending += ", a draw"
    heroes = tuple((values.class_of(s, h), faction_of(h)) for h in values.heroes(s))
    return Told(s.winner, s.overlord, ending, heroes, tuple(s.faction))


def rate(won: int, of: int) -> str:
    low, high = wilson(won / of if of else 0.0, of)
    return f"{won} of {of} | {100 * won / max(1, of):.0f}% | {100 * low:.0f} to {100 * high:.0f}%"


def table(heading: str, rows: list[tuple[str, int, int]]) -> None:
    print(f"| {heading} | wins | | 95% interval |\n|---|---|---|---|")
    for name, won, of in rows:
        print(f"| {name} | {rate(won, of)} |")
    print()


def quests() -> None:
    """What each faction's quests ask for: the Attack of their creatures, and the way there."""
    print("| Quests | Attack on average | half actions from the start |\n|---|---|---|")
    for tier, color in enumerate(n.TIERS):
        for faction, side in enumerate(n.FACTIONS):
            away = reach(c.START[faction], faction, ())
            spawned = [
                [spawn for spawn in quest.spawns if spawn.color != c.BLUE]
                for quest in c.QUESTS
                if (quest.faction, quest.tier) == (faction, tier)
            ]
            attack = mean(
                sum(c.CREATURES[x.creature].values[x.color].attack * x.many for x in one)
                for one in spawned
            )
            way = mean(min(away[x.region] for x in one) for one in spawned)
            print(f"| {color}, {side} | {attack:.1f} | {way:.1f} |")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", type=int, nargs="?", default=300)
    parser.add_argument("players", type=int, nargs="?", default=4)
    parser.add_argument("seed", type=int, nargs="?", default=0)
    add_places(parser)
    given = parser.parse_args()
    games, players = given.games, given.players
    pieces = [(players, given.seed + i) for i in range(games)]
    told = list(spread(play, pieces, given.jobs, given.ray))
    sides = [(n.FACTIONS[f], f) for f in (c.HORDE, c.ALLIANCE)]
    table("Faction", [(name, sum(t.winner == f for t in told), games) for name, f in sides])
    rows = []
    for number, overlord in enumerate(c.OVERLORDS):
        there = [t for t in told if t.overlord == number]
        rows += [
            (f"{overlord.name}: {name}", sum(t.winner == f for t in there), len(there))
            for name, f in sides
        ]
    table("Overlord", rows)
    rows = []
    for number, name in enumerate(n.CLASSES):
        played = [(t, f) for t in told for class_, f in t.classes if class_ == number]
        rows.append((name, sum(t.winner == f for t, f in played), len(played)))
    table("Class", sorted(rows, key=lambda row: -row[1] / max(1, row[2])))
    table(
        "Seat",
        [
            (SEAT_NAMES[seat], sum(t.winner == t.factions[seat] for t in told), games)
            for seat in range(players)
        ],
    )
    quests()
    print("| How it ended | games |\n|---|---|")
    for ending, many in Counter(t.ending for t in told).most_common():
        print(f"| {ending} | {many} |")


if __name__ == "__main__":
    main()
