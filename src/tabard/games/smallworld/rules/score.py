"""Earning coins (rulebook p.7) and the end of the game (p.9)."""

from __future__ import annotations

from tabard.core.explain import Sum, Term
from tabard.core.game import Outcome, emit

from .. import content as c
from ..state import NONE, State, banner, declined, seat_of
from .costs import mask_of
from .effects import held, two_sided

WELL = c.treasure_with("well")
BANNERS = tuple(
    tuple(banner(i, old) for i, of in enumerate(c.FACTION_OF) if of == faction for old in (0, 1))
    for faction in range(len(c.FACTIONS))
)
"""Of each faction, where its races stand in `beaten`."""


def _count(s: State, mine: tuple[int, ...], each: str) -> int:
    """How many such things the active race has; shores are next to other waters (SWW-INT-40)."""
    land = s.static
    if each == "island":  # SWW-POWER-EXPLORERS-02, SWW-INT-43
        return len({land.island[r] for r in mine})
    if each == "treasure":  # SWW-POWER-ARCHAEOLOGISTS-02, SWW-INT-76, -77
        return sum(
            1
            for i in range(s.seats)
            if s.treasure_up[i] and s.treasure_at[i] != NONE and s.treasure_at[i] in mine
        )
    return (land.mask[each] & mask_of(mine)).bit_count()


def faction_bonus(s: State, seat: int) -> int:
    """SWW-FACTION-02, -03: a coin for each race of the other faction beaten this turn, not of one's
    own and not of a neutral one (SWW-FACTION-06, -07); with the Battleground two, for two regions
    (SWW-PLACE-BATTLEGROUND-01, SWW-INT-44)."""
    if not s.faction or s.beaten.count(0) == len(s.beaten):  # SWW-FACTION-05
        return 0
    foe = c.HORDE if s.faction == c.ALLIANCE else c.ALLIANCE
    most = 2 if two_sided(s, seat) else 1
    coins = 0
    for i in BANNERS[foe]:
        if s.beaten[i]:
            coins += min(most, s.beaten[i])
    return coins


def well_bonus(s: State, seat: int) -> int:
    """SWW-PLACE-WELL-03, -04: coins for an own race with more neighbors than any other; whoever
    stands in the Well's own water is no neighbor (SWW-INT-41)."""
    i = s.treasure.find(WELL)
    if i < 0 or not s.treasure_up[i]:
        return 0
    counts: dict[int, int] = {}
    for b in s.static.borders[s.treasure_at[i]]:
        who = s.holder[b] if s.holder[b] != NONE or not s.murlocs[b] else -1
        if who != NONE:
            counts[who] = counts.get(who, 0) + 1
    top = max(counts.values(), default=0)
    first = [who for who, n in counts.items() if n == top]
    due = len(first) == 1 and seat_of(first[0]) == seat
    return c.TREASURES[WELL].has.well if due else 0


def income(s: State, seat: int) -> Sum:
    """What the player in turn earns now."""
    return Sum(tuple(earnings(s, seat)))


def earnings(s: State, seat: int) -> list[Term]:
    """SWW-SCORE-01 to -04: the same, term by term."""
    mine = held(s, seat)
    terms = [Term(len(mine), "income-regions", "SWW-SCORE-01")]
    old = s.holder.count(declined(seat))
    if old:
        terms.append(Term(old, "income-declined", "SWW-SCORE-03"))
    if s.race[seat] != NONE:  # SWW-DECLINE-08
        for thing in (c.RACES[s.race[seat]], c.POWERS[s.power[seat]]):
            for coins, each in thing.has.incomes:
                terms.append(_term(coins * _count(s, mine, each), thing))
        for i in range(s.seats) if 1 in s.treasure_up else ():
            if s.treasure_up[i] and s.treasure_at[i] in mine:
                treasure = c.TREASURES[s.treasure[i]]
                for coins, each in treasure.has.incomes:
                    terms.append(_term(coins * _count(s, mine, each), treasure))
                terms.append(_term(treasure.has.holding, treasure))
                if treasure.has.alike:
                    n = _alike(s, mine, s.treasure_at[i])
                    terms.append(_term(treasure.has.alike * n, treasure))
    bonus = well_bonus(s, seat)
    if bonus:
        terms.append(Term(bonus, c.key_of(c.TREASURES[WELL]), "SWW-PLACE-WELL-03"))
    bonus = faction_bonus(s, seat)
    if bonus:
        terms.append(Term(bonus, "income-faction", "SWW-FACTION-02"))
    return [term for term in terms if term.amount or term is terms[0]]


def _term(coins: int, thing: c.Race | c.Power | c.Treasure) -> Term:
    return Term(coins, c.key_of(thing), "SWW-SCORE-02")


def _alike(s: State, mine: tuple[int, ...], at: int) -> int:
    """SWW-PLACE-KARAZHAN-01: other regions of the terrain that this one has, whatever else pays for
    them (SWW-INT-82)."""
    terrain = s.static.terrain
    return sum(terrain[r] == terrain[at] for r in mine if r != at)


_SOURCE = {
    "income-regions": "regions",
    "income-declined": "declined",
    "income-faction": "faction",
}


def collect_income(s: State, seat: int) -> None:
    """SWW-SCORE-07: only the player in turn earns."""
    earned = earnings(s, seat)
    s.coins[seat] += sum([t.amount for t in earned])
    if s.sink is not None:
        for t in earned:
            if t.amount:
                source = _SOURCE.get(t.key) or t.key.partition("-")[0]
                emit(s, "earned", seat, t.amount, c.SOURCES.index(source))


def outcome(s: State) -> Outcome:
    """SWW-END-01, -02: most coins; a tie goes to more race tokens on the map, then is shared."""
    on_map = [0] * s.seats
    for r in s.static.all:
        if s.holder[r] != NONE:
            on_map[seat_of(s.holder[r])] += s.tokens[r] + s.beasts[r]
    best = max((s.coins[i], on_map[i]) for i in range(s.seats))
    winners = tuple(i for i in range(s.seats) if (s.coins[i], on_map[i]) == best)
    return Outcome(tuple(s.coins), winners)
