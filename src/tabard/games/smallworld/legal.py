"""What may be done: the options of every question."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any

from . import content as c
from .costs import (
    ARTIFACT_AIDS,
    MAX_SHORT,
    discount,
    reach,
    shut,
    strengths,
    targets,
    tolled,
    tolls,
    travels_free,
)
from .effects import (
    USED_ASSAULT,
    USED_CHAMPION,
    USED_COLLECT,
    USED_FINAL,
    held,
    in_hand,
    least,
    race_at,
    treasure_of,
    units,
)
from .state import NONE, State

Option = tuple[Any, ...]

USES = {cl.verb: cl.uses for thing in c.CARDS for cl in thing.ability if cl.uses is not None}
PUSHES, SWAPS = USES["push"] or 0, USES["swap"] or 0

# Options that are offered again and again, made once.
CONQUER: tuple[Option, ...] = tuple(("conquer", r) for r in range(64))
FINAL: tuple[Option, ...] = tuple(("final", r) for r in range(64))
PLACE: tuple[Option, ...] = tuple(("place", r) for r in range(64))
ABANDON: tuple[Option, ...] = tuple(("abandon", r) for r in range(64))


def conquests(s: State, seat: int, armed: int) -> list[Option]:
    """Conquests with the tokens in hand, and final ones with the die (SWW-FINAL-02)."""
    have = in_hand(s, seat)
    floor = least(s, seat)
    if not have:  # SWW-CONQUER-11
        return []
    if not armed and have >= floor:
        return plain_conquests(s, seat, have)
    lucky = 0
    if armed & c.ASSAULT and not armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID):
        lucky = max(c.DIE.faces)  # the free die takes up to 3 off; a final roll may follow
    out: list[Option] = []
    for r, price in targets(s, seat, armed):
        need = max(floor, price - lucky) if lucky else price
        if need <= have:
            out.append(CONQUER[r])
        elif have >= floor and need - have <= MAX_SHORT:  # SWW-INT-04
            out.append(CONQUER[r] if lucky else FINAL[r])
    return out


def plain_conquests(s: State, seat: int, have: int) -> list[Option]:
    """The same without an aid, which is nearly always: all regions at once.

    A set of regions is a number with one byte a region here, and so are the costs: "affordable"
    is a table look-up of all bytes together. With enough tokens for the least a region must
    hold, that least decides nothing."""
    land = s.static
    size, ones = land.n, land.ones
    near, far = reach(s, seat)
    if 1 in s.towers:  # SWW-POWER-DEFENDERS-04
        standing = sum(1 << r for r in land.all if s.towers[r])
        near, far = near & ~standing, far & ~standing
    left = tolled(s, seat, 0) & (near | far)
    while left:
        low = left & -left
        left ^= low
        due = tolls(s, seat, low.bit_length() - 1, 0, True)
        if sum(t[0] for t in due) > s.coins[seat]:
            near, far = near & ~low, far & ~low
    less, flat = discount(s, seat)
    prices = strengths(s, less)
    limit = have + flat
    sorted_out = _number(prices.translate(WITHIN[limit]), "little")
    reached = _bytes(near) & ones
    now, soon = sorted_out & reached, sorted_out >> 1 & reached
    if far:
        if not travels_free(s, seat):
            sorted_out = _number(prices.translate(WITHIN[limit - 1]), "little")
        reached = _bytes(far) & ones
        now |= sorted_out & reached
        soon |= sorted_out >> 1 & reached
    out = list(compress(CONQUER, now.to_bytes(size, "little")))
    out += compress(FINAL, soon.to_bytes(size, "little"))
    return out


WITHIN = tuple(
    bytes(1 if price <= limit else 2 if price <= limit + MAX_SHORT else 0 for price in range(256))
    for limit in range(64)
)
"""For each limit a table of prices: 1 within it, 2 within it with a lucky die."""
_number = int.from_bytes


def _bytes(mask: int) -> int:
    """A bit a region → a byte a region (its lowest bit; the digits 0 and 1 differ in it)."""
    return _number(f"{mask:b}".encode(), "big")


def aids(s: State, seat: int) -> list[int]:
    """Aids the player may add to the next conquest."""
    out = []
    on_map = 2 * seat in s.holder
    if on_map:
        if s.race[seat] == c.GNOMES and not s.used & USED_ASSAULT:
            out.append(c.ASSAULT)
        if s.power[seat] == c.CHAMPION and s.champion_off == 1 and not s.used & USED_CHAMPION:
            out.append(c.CHAMPION_AID)
        if s.race[seat] == c.ETHEREALS and not s.used & USED_COLLECT:
            out.append(c.RELIC)
        for bit, kind in ARTIFACT_AIDS:
            i = treasure_of(s, seat, kind)
            if i >= 0 and not s.treasure_used[i]:
                out.append(bit)
    return [bit for bit in out if not s.armed & bit]


def pushes(s: State, seat: int) -> list[Option]:
    """SWW-POWER-MENACING-02: regions a token, wall or garrison can be pushed out of."""
    asks_toll = tolled(s, seat, 0)
    near = 0
    for r in held(s, seat):
        near |= s.static.near[r]
    out: list[Option] = []
    for r in s.static.all:
        code = s.holder[r]
        if not near >> r & 1 or code >> 1 == seat or s.towers[r]:
            continue
        if not (s.tokens[r] or s.beasts[r] or s.murlocs[r] or s.walls[r] or s.garrisons[r]):
            continue
        if asks_toll >> r & 1:
            if sum(t[0] for t in tolls(s, seat, r, 0, False)) > s.coins[seat]:
                continue
        out.append(("push", r))
    return out


def movable(s: State, region: int) -> bool:
    """Is there a piece here that a portal would take along?"""
    if units(s, region) or s.murlocs[region] or s.objectives[region] or s.bombs[region]:
        return True
    return any(
        s.treasure_up[i] and s.treasure_at[i] == region and c.TREASURES[s.treasure[i]].artifact
        for i in range(s.seats)
    )


def swap_tolls(s: State, seat: int, a: int, b: int) -> list[tuple[int, int, str]]:
    """Both regions' tolls; Harmony is paid once (SWW-RACE-PANDAREN-05)."""
    due = tolls(s, seat, a, 0, False)
    for toll in tolls(s, seat, b, 0, False):
        if toll[2] != "harmony" or toll not in due:
            due.append(toll)
    return due


def swaps(s: State, seat: int) -> list[Option]:
    """SWW-POWER-PORTALMAGES-02: any two Magic regions with anything to exchange."""
    magic = [r for r in s.static.magic if not s.towers[r]]
    full = [movable(s, r) for r in magic]
    asks_toll = tolled(s, seat, 0)
    out: list[Option] = []
    for n, a in enumerate(magic):
        for m in range(n + 1, len(magic)):
            b = magic[m]
            if not (full[n] or full[m]):
                continue
            if asks_toll >> a & 1 or asks_toll >> b & 1:
                if sum(t[0] for t in swap_tolls(s, seat, a, b)) > s.coins[seat]:
                    continue
            out.append(("swap", a, b))
    return out


def artifacts_at(s: State, region: int) -> tuple[Option, ...]:
    """The artifacts that lie face up in a region."""
    return tuple(
        ("artifact", s.treasure[i])
        for i in range(s.seats)
        if s.treasure_at[i] == region and s.treasure_up[i] and c.TREASURES[s.treasure[i]].artifact
    )


def thefts(s: State, seat: int) -> list[Option]:
    """SWW-RACE-ETHEREALS-02: a revealed artifact next to one of their regions, into it."""
    out: list[Option] = []
    for at in dict.fromkeys(s.treasure_at):
        if at == NONE or s.holder[at] == 2 * seat or not artifacts_at(s, at):
            continue
        if not shut(s, seat, at):  # SWW-INT-52: no attack on anybody's tokens
            out += [("steal", at, b) for b in s.static.borders[at] if s.holder[b] == 2 * seat]
    return out


def conquest_options(s: State, seat: int) -> tuple[Option, ...]:
    """The menu of the conquest step. After the final conquest (SWW-FINAL-08) only swaps and thefts
    are left: they are no conquests."""
    over = s.used & USED_FINAL
    out = [] if over else conquests(s, seat, s.armed)
    extra = [] if over else aids(s, seat)
    if extra and in_hand(s, seat):
        for bit in extra:
            if conquests(s, seat, s.armed | bit):
                out.append(("arm", bit.bit_length() - 1))
    if s.armed:
        return tuple(out)
    power = s.power[seat]
    if power == c.MENACING and s.pushes < PUSHES and not over:  # SWW-POWER-MENACING-07
        out += pushes(s, seat)
    elif power == c.PORTALMAGES and s.swaps < SWAPS:
        out += swaps(s, seat)
    if s.race[seat] == c.ETHEREALS and not s.used & USED_COLLECT:
        out += thefts(s, seat)
    if s.readying:
        out += [ABANDON[r] for r in held(s, seat)]
        if s.champion >= 0 and s.holder[s.champion] == 2 * seat:
            out.append(("recall",))
    out.append(("stop",))
    return tuple(out)


def pick_options(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-PICK-02, -05: the combos one can pay for."""
    shown = min(len(s.offer_races), len(s.offer_powers))
    return tuple(("take", i) for i in range(shown) if i <= s.coins[seat])


def can_deploy(s: State, seat: int) -> bool:
    """Is there a piece in hand, and a region to put it into?"""
    if 2 * seat not in s.holder:
        return False
    power = s.power[seat]
    return bool(
        s.hand[seat]
        or (power == c.BEASTMASTERS and s.beasts_hand)
        or (power == c.CHAMPION and s.champion_off == 1)
    )


def deploy_options(s: State, seat: int, swap: bool) -> tuple[Option, ...]:
    """Where the tokens in hand can go; `swap`: a Beast or the Champion may relieve a token."""
    power = s.power[seat]
    mine = held(s, seat)
    out = _places(mine) if s.hand[seat] else ()
    if power == c.BEASTMASTERS and s.beasts_hand:
        out += tuple(("beast", r) for r in mine)
        if swap:
            out += tuple(("relieve", r) for r in mine if s.tokens[r])
    if power == c.CHAMPION and s.champion_off == 1:
        out += tuple(("champion", r) for r in mine)
        if swap:
            out += tuple(("stand", r) for r in mine if s.tokens[r])
    return out


@lru_cache(maxsize=8192)
def _places(regions: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(PLACE[r] for r in regions)


def objective_regions(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-RACE-HUMANS-02: land not held by the Alliance, and not immune."""
    out: list[Option] = []
    water = s.static.mask["water"]
    for r in s.static.all:
        if water >> r & 1 or s.objectives[r] or shut(s, seat, r):
            continue
        race = race_at(s, r)
        if race == NONE or c.FACTION_OF[race] != c.ALLIANCE:
            out.append(("objective", r))
    return tuple(out)


def bomb_regions(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-RACE-GOBLINS-03, -04: next to the Goblins, an opponent's active race, no bomb yet."""
    near = 0
    for r in held(s, seat):
        near |= s.static.near[r]
    out: list[Option] = []
    for r in s.static.all:
        code = s.holder[r]
        if code == NONE or code & 1 or code >> 1 == seat or not near >> r & 1:
            continue
        if not s.bombs[r] and not shut(s, seat, r):
            out.append(("bomb", r))
    return tuple(out)
