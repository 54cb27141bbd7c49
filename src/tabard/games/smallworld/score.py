"""Earning coins (rulebook p.7) and the end of the game (p.9)."""

from __future__ import annotations

from tabard.core.explain import Sum, Term
from tabard.core.game import Outcome, emit

from . import content as c
from .effects import held, treasure_of
from .state import NONE, State

INCOMES = tuple(
    tuple((cl.income, cl.each) for cl in thing.ability if cl.income and cl.each)
    for thing in c.THINGS
)
_POWER, _TREASURE = len(c.RACES), len(c.RACES) + len(c.POWERS)


def _count(s: State, seat: int, mine: tuple[int, ...], each: str, island: int) -> int:
    """How many such things the active race has."""
    land = s.static
    if each == "holding":
        return 1
    if each == "island":  # SWW-POWER-EXPLORERS-02
        return len({land.island[r] for r in mine})
    if each == "treasure":  # SWW-POWER-ARCHAEOLOGISTS-02
        return sum(
            1
            for i in range(s.seats)
            if s.treasure_up[i] and s.treasure_at[i] != NONE and s.treasure_at[i] in mine
        )
    if each == "same":  # SWW-PLACE-KARAZHAN-01
        at = s.treasure_at[island]
        return sum(land.terrain[r] == land.terrain[at] for r in mine if r != at)
    mask = land.mask[each]
    return sum(mask >> r & 1 for r in mine)


def faction_bonus(s: State, seat: int) -> int:
    """SWW-FACTION-02: a coin for each race of the other faction beaten this turn; with the
    Battleground two, for two regions (SWW-PLACE-BATTLEGROUND-01)."""
    if not s.faction or not any(s.beaten):
        return 0
    foe = c.HORDE if s.faction == c.ALLIANCE else c.ALLIANCE
    most = 2 if treasure_of(s, seat, c.BATTLEGROUND) >= 0 else 1
    beaten = s.beaten
    return sum(
        min(most, beaten[2 * race + old])
        for race in range(len(c.RACES))
        if c.FACTION_OF[race] == foe
        for old in (0, 1)
    )


def well_bonus(s: State, seat: int) -> int:
    """SWW-PLACE-WELL-03, -04: 2 coins for each own race with more neighbours than any other."""
    i = s.treasure.find(c.WELL)
    if i < 0 or not s.treasure_up[i]:
        return 0
    counts: dict[int, int] = {}
    for b in s.static.borders[s.treasure_at[i]]:
        who = s.holder[b] if s.holder[b] != NONE or not s.murlocs[b] else -1
        if who != NONE:
            counts[who] = counts.get(who, 0) + 1
    top = max(counts.values(), default=0)
    first = [who for who, n in counts.items() if n == top]
    return 2 if len(first) == 1 and first[0] >> 1 == seat else 0


def income(s: State, seat: int) -> Sum:
    """SWW-SCORE-01 to -04: what the player in turn earns now, term by term."""
    mine = held(s, seat)
    terms = [Term(len(mine), "income-regions", "SWW-SCORE-01")]
    old = s.holder.count(2 * seat + 1)
    if old:
        terms.append(Term(old, "income-declined", "SWW-SCORE-03"))
    if s.race[seat] != NONE:
        race, power = s.race[seat], s.power[seat]
        for at, key, rule in (
            (race, f"race-{c.RACES[race].id}", "SWW-SCORE-02"),
            (_POWER + power, f"power-{c.POWERS[power].id}", "SWW-SCORE-02"),
        ):
            for coins, each in INCOMES[at]:
                n = coins * _count(s, seat, mine, each, 0)
                if n:
                    terms.append(Term(n, key.replace("_", "-"), rule))
        for i in range(s.seats):
            if s.treasure_up[i] and s.treasure_at[i] in mine:
                kind = s.treasure[i]
                for coins, each in INCOMES[_TREASURE + kind]:
                    n = coins * _count(s, seat, mine, each, i)
                    if n:
                        key = f"treasure-{c.TREASURES[kind].id}".replace("_", "-")
                        terms.append(Term(n, key, "SWW-SCORE-02"))
    bonus = well_bonus(s, seat)
    if bonus:
        terms.append(Term(bonus, "treasure-well", "SWW-PLACE-WELL-03"))
    bonus = faction_bonus(s, seat)
    if bonus:
        terms.append(Term(bonus, "income-faction", "SWW-FACTION-02"))
    return Sum(tuple(terms))


_SOURCE = {
    "income-regions": "regions",
    "income-declined": "declined",
    "income-faction": "faction",
}


def collect_income(s: State, seat: int) -> None:
    """SWW-SCORE-07: only the player in turn earns."""
    earned = income(s, seat)
    s.coins[seat] += earned.total
    if s.sink is not None:
        for t in earned.terms:
            if t.amount:
                source = _SOURCE.get(t.key) or t.key.partition("-")[0]
                emit(s, "earned", seat, t.amount, c.SOURCES.index(source))


def outcome(s: State) -> Outcome:
    """SWW-END-01, -02: most coins; a tie goes to more race tokens on the map, then is shared."""
    on_map = [0] * s.seats
    for r in s.static.all:
        if s.holder[r] != NONE:
            on_map[s.holder[r] >> 1] += s.tokens[r] + s.beasts[r]
    best = max((s.coins[i], on_map[i]) for i in range(s.seats))
    winners = tuple(i for i in range(s.seats) if (s.coins[i], on_map[i]) == best)
    return Outcome(tuple(s.coins), winners)
