"""How well the heroes of the Adventure Game are matched, and what of the box is never used.

Quick bots play, heroes dealt so that every hero sits on every seat equally often::

    python tools/adventure.py --games 2000 --seed 1

For each number of players: wins of each hero and seat with their 95 % intervals, pairs of heroes,
and how long games are; then everything in the box that no game has used.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

from tabard.core.luck import give
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n

CUT = 20_000
"""Inputs after which a game is cut: none should be."""


class Used:
    """What of the box was used, by kind."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = {kind: set() for kind in self.due()}

    @staticmethod
    def due() -> dict[str, set[str]]:
        items = {item.id: item for item in c.ITEMS}
        return {
            "ability played": {ability.id for ability in c.ABILITIES},
            "gear worn": {i for i, item in items.items() if item.slot != n.PACK},
            "pack item used": {i for i, item in items.items() if item.slot == n.PACK},
            "potion drunk": set(n.POTIONS),
            "encounter fought": {foe.id for foe in c.FOES},
            "event drawn": {event.id for event in c.EVENTS},
            "event flipped": {e.id for e in c.EVENTS if e.kind != n.SPECIAL},
            "quest completed": {quest.id for quest in c.QUESTS},
            "trophy won": {trophy.id for trophy in c.TROPHIES},
            "discovery revealed": set(n.DISCOVERIES),
            "flight used": {c.SPACES[space] for space in c.FLIGHTS},
            "space visited": set(c.SPACES),
            "face shown": {
                f"{hero.id}.{level}.{side}"
                for hero in c.HEROES
                for level in n.LEVELS
                for side in c.SIDE.names
            },
        }

    def hear(self, event: tuple[Any, ...], audience: Any) -> None:
        """What an event tells."""
        match event:
            case ("played", _, ability):
                self.seen["ability played"].add(c.ABILITIES[ability].id)
            case ("equipped", _, card):
                self.seen["gear worn"].add(c.ITEMS[c.CARDS[card].item].id)
            case ("used_item", _, card):
                self.seen["pack item used"].add(c.ITEMS[c.CARDS[card].item].id)
            case ("drank", _, _, potion):
                self.seen["potion drunk"].add(n.POTIONS[potion])
            case ("fights", _, foe):
                self.seen["encounter fought"].add(c.FOES[foe].id)
            case ("turned_up", card) if c.CARDS[card].event >= 0:
                self.seen["event drawn"].add(c.CARDS[card].id)
            case ("flipped", _, card):
                self.seen["event flipped"].add(c.CARDS[card].id)
            case ("completed", _, quest):
                self.seen["quest completed"].add(c.QUESTS[quest].id)
            case ("trophy", _, trophy):
                self.seen["trophy won"].add(c.TROPHIES[trophy].id)
            case ("revealed", _, token):
                self.seen["discovery revealed"].add(n.DISCOVERIES[token])
            case ("went", _, space):
                self.seen["space visited"].add(c.SPACES[space])
            case ("starts" | "resurrected", _, space):
                self.seen["space visited"].add(c.SPACES[space])

    def look(self, s: Any) -> None:
        """The faces that lie open."""
        for seat in range(s.seats):
            hero = c.HEROES[s.hero[seat]].id
            face = f"{hero}.{n.LEVELS[s.level[seat]]}.{c.SIDE.names[s.side[seat]]}"
            self.seen["face shown"].add(face)

    def missing(self) -> Iterator[tuple[str, list[str]]]:
        for kind, due in self.due().items():
            yield kind, sorted(due - self.seen[kind])


def play(seats: int, heroes: tuple[str, ...], rng: Random, used: Used) -> Any:
    """One game of quick bots; the last position."""
    s = GAME.new({"heroes": list(heroes)}, seats)
    for _ in range(CUT):
        q = GAME.pending(s)
        if q is None:
            return s
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(lambda k: int(rng.random() * k)), -1, used.hear)
            continue
        answered = [given[0] for given in s.sealed] if q.sealed else []
        seat = next(x for x in q.who if x not in answered)
        option = GAME.heuristic(s, seat, q.options_of(seat), rng)
        if option[0] == "fly":
            used.seen["flight used"].add(c.SPACES[option[1]])
        give(GAME, s, (seat, option), used.hear)
        if q.label == "equip":
            used.look(s)
    return s


def interval(wins: float, games: int) -> str:
    """A share with its 95 % interval."""
    share = wins / games
    half = 1.96 * sqrt(share * (1 - share) / games)
    return f"{100 * share:5.1f} % ± {100 * half:.1f}"


def table(seats: int, games: int, seed: int, used: Used) -> None:
    """All that is counted for one number of players."""
    ids = [hero.id for hero in c.HEROES]
    deals = list(permutations(ids, seats))
    by_hero: dict[str, float] = defaultdict(float)
    dealt: Counter[str] = Counter()
    by_seat: dict[int, float] = defaultdict(float)
    pairs: Counter[tuple[str, str]] = Counter()
    rounds: list[int] = []
    cut = 0
    for i in range(games):
        heroes = deals[i % len(deals)]
        s = play(seats, heroes, Random(f"{seed}/{seats}/{i}"), used)
        outcome = GAME.outcome(s)
        if outcome is None:
            cut += 1
            continue
        rounds.append(s.round)
        dealt.update(heroes)
        # the seat counted from whoever takes the first turn
        for winner in outcome.winners:
            share = 1 / len(outcome.winners)
            by_hero[heroes[winner]] += share
            by_seat[(winner - s.first) % seats] += share
        for a in range(seats):
            for b in range(seats):
                if a != b and outcome.scores[a] > outcome.scores[b]:
                    pairs[heroes[a], heroes[b]] += 1
    rounds.sort()
    print(f"{seats} players, {games} games, {cut} cut")
    median, most = rounds[len(rounds) // 2], rounds[len(rounds) * 99 // 100] + 1
    print(f"  rounds: median {median}, 99 % under {most}")
    for hero in ids:
        print(f"  {hero:8} wins {interval(by_hero[hero], dealt[hero])} (share {100 / seats:.1f} %)")
    for seat in range(seats):
        print(f"  seat {seat + 1}   wins {interval(by_seat[seat], len(rounds))}")
    for x, first in enumerate(ids):
        for second in ids[x + 1 :]:
            met = pairs[first, second] + pairs[second, first]
            print(f"  {first} ahead of {second}: {interval(pairs[first, second], max(1, met))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    args = parser.parse_args()
    used = Used()
    for seats in args.seats:
        table(seats, args.games, args.seed, used)
    for kind, missing in used.missing():
        total = len(Used.due()[kind])
        print(f"{kind}: {total - len(missing)} of {total}", *missing)


if __name__ == "__main__":
    main()
