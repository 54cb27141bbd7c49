"""How well the heroes of the Adventure Game are matched, and what of the box is never used.

Quick bots play, heroes dealt so that every hero sits on every seat equally often::

    python tools/adventure.py --games 3334 --seed 41

For each number of players: wins of each hero and seat with their 95 % intervals, pairs of heroes,
and how long games are. Over all games: how much more often a hero wins with a card in the opening
hand than without it, and everything in the box that no game has used. The same seed gives the same
figures, on one core, on all, and on a Ray cluster.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from math import sqrt
from random import Random
from typing import Any

from tabard.cli.spread import add_places, spread
from tabard.core.luck import give
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import cards

CUT = 20_000
"""Inputs after which a game is cut: none should be."""
CHUNK = 48
"""Games that one process plays at a time: every deal of heroes equally often."""


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


class Tally:
    """All that is counted, of any number of games."""

    def __init__(self) -> None:
        self.used = Used()
        self.by_hero: dict[tuple[int, str], float] = defaultdict(float)
        self.dealt: Counter[tuple[int, str]] = Counter()
        self.by_seat: dict[tuple[int, int], float] = defaultdict(float)
        self.pairs: Counter[tuple[int, str, str]] = Counter()
        self.rounds: dict[int, list[int]] = defaultdict(list)
        self.cut: Counter[int] = Counter()
        self.opened: Counter[tuple[int, bool]] = Counter()
        self.opened_and_won: dict[tuple[int, bool], float] = defaultdict(float)

    def add(self, other: Tally) -> None:
        for kind, seen in other.used.seen.items():
            self.used.seen[kind] |= seen
        for name in ("by_hero", "dealt", "by_seat", "pairs", "cut", "opened", "opened_and_won"):
            mine = getattr(self, name)
            for key, many in getattr(other, name).items():
                mine[key] += many
        for seats, rounds in other.rounds.items():
            self.rounds[seats] += rounds

    def play(self, seats: int, heroes: tuple[str, ...], rng: Random) -> None:
        """One game of quick bots."""
        s = GAME.new({"heroes": list(heroes)}, seats)
        hands: tuple[tuple[int, ...], ...] = ()
        for _ in range(CUT):
            q = GAME.pending(s)
            if q is None:
                return self.count(s, heroes, hands)
            if q.label == "movement" and not hands:
                hands = tuple(cards.in_hand(s, seat) for seat in range(seats))
            self.answer(s, q, rng)
        self.cut[seats] += 1

    def answer(self, s: Any, q: Any, rng: Random) -> None:
        """What is asked, by chance or by a bot."""
        hear = self.used.hear
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(lambda k: int(rng.random() * k)), -1, hear)
            return
        answered = [given[0] for given in s.sealed] if q.sealed else []
        seat = next(x for x in q.who if x not in answered)
        option = GAME.heuristic(s, seat, q.options_of(seat), rng)
        if option[0] == "fly":
            self.used.seen["flight used"].add(c.SPACES[option[1]])
        give(GAME, s, (seat, option), hear)
        self.used.look(s)

    def count(self, s: Any, heroes: tuple[str, ...], hands: tuple[tuple[int, ...], ...]) -> None:
        """How a game ended."""
        outcome = GAME.outcome(s)
        assert outcome is not None
        self.rounds[s.seats].append(s.round)
        for seat, hero in enumerate(heroes):
            self.dealt[s.seats, hero] += 1
            won = (seat in outcome.winners) / len(outcome.winners)
            self.by_hero[s.seats, hero] += won
            # the seat counted from whoever takes the first turn
            self.by_seat[s.seats, (seat - s.first) % s.seats] += won
            for ability in c.ABILITIES_OF[s.hero[seat]]:
                self.opened[ability, ability in hands[seat]] += 1
                self.opened_and_won[ability, ability in hands[seat]] += won
            for rival, other in enumerate(heroes):
                self.pairs[s.seats, hero, other] += outcome.scores[seat] > outcome.scores[rival]


def chunk(seats: int, first: int, last: int, seed: int) -> Tally:
    """The games of one number of players from one number to another."""
    deals = list(permutations([hero.id for hero in c.HEROES], seats))
    tally = Tally()
    for i in range(first, last):
        tally.play(seats, deals[i % len(deals)], Random(f"{seed}/{seats}/{i}"))
    return tally


def half(share: float, games: float) -> float:
    """Half of a 95 % interval."""
    return 1.96 * sqrt(share * (1 - share) / games)


def interval(wins: float, games: int) -> str:
    """A share with its 95 % interval."""
    share = wins / games
    return f"{100 * share:5.1f} % ± {100 * half(share, games):.1f}"


def say_table(tally: Tally, seats: int) -> None:
    """All that is counted for one number of players."""
    ids = [hero.id for hero in c.HEROES]
    rounds = sorted(tally.rounds[seats])
    print(f"{seats} players, {len(rounds) + tally.cut[seats]} games, {tally.cut[seats]} cut")
    median, most = rounds[len(rounds) // 2], rounds[len(rounds) * 99 // 100] + 1
    print(f"  rounds: median {median}, 99 % under {most}")
    for hero in ids:
        wins = interval(tally.by_hero[seats, hero], tally.dealt[seats, hero])
        print(f"  {hero:8} wins {wins} (share {100 / seats:.1f} %)")
    for seat in range(seats):
        print(f"  seat {seat + 1}   wins {interval(tally.by_seat[seats, seat], len(rounds))}")
    for x, first in enumerate(ids):
        for second in ids[x + 1 :]:
            ahead = tally.pairs[seats, first, second]
            met = ahead + tally.pairs[seats, second, first]
            print(f"  {first} ahead of {second}: {interval(ahead, max(1, met))}")


def say_hands(tally: Tally) -> None:
    """What a card in the opening hand is worth, the best first."""
    rows = []
    for ability, facts in enumerate(c.ABILITIES):
        games = [tally.opened[ability, held] for held in (True, False)]
        won = [tally.opened_and_won[ability, held] for held in (True, False)]
        shares = [wins / max(1, many) for wins, many in zip(won, games, strict=True)]
        error = sqrt(
            sum(half(share, max(1, many)) ** 2 for share, many in zip(shares, games, strict=True))
        )
        rows.append((shares[0] - shares[1], error, facts.id, games[0]))
    print("in the opening hand, wins more by")
    for more, error, name, games_ in sorted(rows, reverse=True):
        print(f"  {name:22} {100 * more:+5.1f} points ± {100 * error:.1f} ({games_} hands)")


def say_used(used: Used) -> None:
    for kind, missing in used.missing():
        total = len(Used.due()[kind])
        print(f"{kind}: {total - len(missing)} of {total}", *missing)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    add_places(parser)
    args = parser.parse_args()
    pieces = [
        (seats, first, min(first + CHUNK, args.games), args.seed)
        for seats in args.seats
        for first in range(0, args.games, CHUNK)
    ]
    tally = Tally()
    for part in spread(chunk, pieces, args.jobs, args.ray):
        tally.add(part)
    for seats in args.seats:
        say_table(tally, seats)
    say_hands(tally)
    say_used(tally.used)


if __name__ == "__main__":
    main()
