"""What a conquest takes: reach, costs in tokens, tolls in coins (rulebook p.5-6).

The functions that run at every decision work on bit masks and on whole columns at once; the sums
that players see are in `explain`, and a test holds the two together.
"""

from __future__ import annotations

from functools import cache, lru_cache

from . import content as c
from .effects import held, least, regions_of, treasure_of
from .state import NONE, State

COSTS = tuple(
    tuple((-cl.cost, cl.where) for cl in thing.ability if cl.cost and cl.where) for thing in c.CARDS
)
REACH = tuple(frozenset(cl.reach for cl in r.ability if cl.reach) for r in c.RACES)
FREE_TRAVEL = tuple(any(cl.travel == 0 for cl in p.ability) for p in c.POWERS)
TOLLS = tuple(
    next(((cl.toll, cl.where) for cl in p.ability if cl.toll is not None), None) for p in c.POWERS
)
ARTIFACT_AIDS = (
    (c.ASHES_AID, c.ASHES),
    (c.FROSTMOURNE_AID, c.FROSTMOURNE),
    (c.DOOMHAMMER_AID, c.DOOMHAMMER),
)
HARMONY_TOLL, AEGIS_TOLL, HAMMER_TOLL = 2, 2, 2
MAX_SHORT = 3


def strengths(s: State, less: int = 0) -> bytes:
    """What each region costs before travel and discounts: 2, its defences and its occupants.

    The columns are added up as if each were one long number: a byte a region (none overflows)."""
    read = int.from_bytes
    total = s.static.base - less + read(s.tokens, "little") + read(s.murlocs, "little")
    if c.BEASTMASTERS in s.power:
        total += read(s.beasts, "little")
    if 1 in s.walls:
        total += read(s.walls, "little")
    if 1 in s.garrisons:
        total += read(s.garrisons, "little")
    if s.champion >= 0:
        total += 1 << 8 * s.champion
    return total.to_bytes(s.static.n, "little")


def discount(s: State, seat: int) -> tuple[int, int]:
    """(a byte a region, on all of them) that conquests cost a player's race less."""
    by_terrain, on_occupied, flat = _combo_discount(s.race[seat], s.power[seat])
    by_region = 0
    for less, terrain in by_terrain:
        by_region += less * s.static.bytes[terrain]
    if s.form == 2:  # SWW-RACE-WORGEN-04
        flat += 1
    if on_occupied:  # SWW-RACE-TROLLS-02
        by_region += on_occupied * occupied(s)
    return by_region, flat


@cache
def _combo_discount(race: int, power: int) -> tuple[tuple[tuple[int, str], ...], int, int]:
    """(how much on which terrain, on occupied regions, on all)."""
    clauses = (*COSTS[race], *COSTS[len(c.RACES) + power])
    by_terrain = tuple((n, where) for n, where in clauses if where in c.TERRAINS)
    on_occupied = sum(n for n, where in clauses if where == "occupied")
    return by_terrain, on_occupied, sum(n for n, where in clauses if where == "any")


def travels_free(s: State, seat: int) -> bool:
    """SWW-POWER-SAILORS-02, SWW-PLACE-MEETINGSTONE-01."""
    return FREE_TRAVEL[s.power[seat]] or treasure_of(s, seat, c.MEETING_STONE) >= 0


def occupied(s: State) -> int:
    """A byte for each region: is there a token, a Beast, a Murloc or the Champion in it?"""
    read = int.from_bytes
    total = read(s.tokens, "little") + read(s.beasts, "little") + read(s.murlocs, "little")
    if s.champion >= 0:
        total += 1 << 8 * s.champion
    return read(total.to_bytes(s.static.n, "little").translate(SOME), "little")


SOME = bytes(int(count > 0) for count in range(256))


def reach(s: State, seat: int, armed: int = 0) -> tuple[int, int]:
    """(regions that count as adjacent, entry regions across the sea), without one's own."""
    if not armed:
        return _plain_reach(s.static, held(s, seat), REACH[s.race[seat]])
    land, ways = s.static, REACH[s.race[seat]]
    near, far = _plain_reach(land, held(s, seat), ways)
    own = sum(1 << r for r in held(s, seat))
    if armed & (c.ASSAULT | c.ASHES_AID):
        near = land.mask["all" if "water" in ways else "land"] & ~own
    if armed & c.RELIC:
        near &= places(s)
    far = 0 if armed & (c.CHAMPION_AID | c.RELIC) else land.mask["entry"] & ~near & ~own
    return near, far


@lru_cache(maxsize=8192)
def _plain_reach(land: c.Land, mine: tuple[int, ...], ways: frozenset[str]) -> tuple[int, int]:
    """Reach without an aid: it changes only when a region changes hands."""
    near = own = 0
    for r in mine:
        near |= land.near[r]
        own |= 1 << r
    if "cavern" in ways:  # SWW-RACE-KOBOLDS-02, -03
        near |= land.mask["cavern"]
    if not own and "water" in ways:  # SWW-RACE-NAGA-03
        near |= land.mask["water"]
    if "water" not in ways:
        near &= land.mask["land"]
    near &= ~own
    return near, land.mask["entry"] & ~near & ~own


def places(s: State) -> int:
    """Regions with a revealed legendary place, as a mask."""
    out = 0
    for i in range(s.seats):
        if s.treasure_up[i] and s.treasure_at[i] != NONE:
            if not c.TREASURES[s.treasure[i]].artifact:
                out |= 1 << s.treasure_at[i]
    return out


def guarded(s: State, seat: int) -> int:
    """SWW-ARTIFACT-AEGIS-02: the region another player's Aegis closes to this one, or -1."""
    i = s.treasure.find(c.AEGIS)
    if i < 0 or not s.treasure_up[i] or s.aegis_paid:
        return -1
    code = s.holder[s.treasure_at[i]]
    return -1 if code & 1 or code >> 1 == seat else s.treasure_at[i]


def shut(s: State, seat: int, region: int) -> bool:
    """Is the region immune to this player's abilities: a Watchtower, or an Aegis too dear?"""
    if s.towers[region]:
        return True
    return region == guarded(s, seat) and s.coins[seat] < AEGIS_TOLL


def tolls(
    s: State, seat: int, region: int, armed: int, conquest: bool
) -> list[tuple[int, int, str]]:
    """(amount, to whom or -1 for the bank, why) due before acting on a region."""
    due: list[tuple[int, int, str]] = []
    code = s.holder[region]
    owner = -1 if code == NONE else code >> 1
    if owner not in (-1, seat):
        if not code & 1 and s.race[owner] == c.PANDAREN:  # SWW-RACE-PANDAREN-04
            if s.harmony[seat] and not s.harmony_paid:
                due.append((HARMONY_TOLL, owner, "harmony"))
        if guarded(s, seat) == region:
            due.append((AEGIS_TOLL, owner, "aegis"))
        power = s.old_power[owner] if code & 1 else s.power[owner]
        toll = TOLLS[power] if power != NONE else None
        if conquest and toll is not None and s.static.terrain[region] == toll[1]:
            due.append((toll[0] or 0, owner, "bogs"))  # SWW-POWER-BOGS-02
    if armed & c.DOOMHAMMER_AID:  # SWW-ARTIFACT-DOOMHAMMER-01, -02, SWW-INT-58
        due.append((HAMMER_TOLL, -1 if owner in (-1, seat) else owner, "doomhammer"))
    return due


def tolled(s: State, seat: int, armed: int) -> int:
    """The regions that may ask a toll of this player, as a mask (some too many, none too few)."""
    mask: int = 0
    if armed & c.DOOMHAMMER_AID:
        return int(s.static.mask["all"])
    if s.harmony[seat]:
        for r in held(s, s.race.find(c.PANDAREN)):
            mask |= 1 << r
    bog = s.power.find(c.BOGS)
    if bog >= 0:
        for r in held(s, bog):
            mask |= 1 << r
    bog = s.old_power.find(c.BOGS)
    if bog >= 0:
        for r in regions_of(s, 2 * bog + 1):
            mask |= 1 << r
    if c.AEGIS in s.treasure:
        mask |= 1 << s.treasure_at[s.treasure.find(c.AEGIS)]
    return mask


def targets(s: State, seat: int, armed: int, only: int = -1) -> list[tuple[int, int]]:
    """(region, cost) of every region the player may attack, tokens in hand aside; `only`: a mask
    of the regions one wants to know about."""
    near, far = reach(s, seat, armed)
    floor = least(s, seat)
    less, flat = discount(s, seat)
    if armed & c.FROSTMOURNE_AID:
        flat += 2
    if armed & c.RELIC:
        flat += 2
    strong = strengths(s, less)
    travel = 0 if not far or travels_free(s, seat) else far
    asks_toll = tolled(s, seat, armed)
    fixed = -1
    if armed & c.CHAMPION_AID:
        fixed = floor - 1
    elif armed & c.DOOMHAMMER_AID:
        fixed = floor
    out: list[tuple[int, int]] = []
    left = (near | far) & only
    if 1 in s.towers:  # SWW-POWER-DEFENDERS-04
        for r in s.static.all:
            left &= ~(s.towers[r] << r)
    while left:
        low = left & -left
        left ^= low
        r = low.bit_length() - 1
        if asks_toll & low:
            if sum(t[0] for t in tolls(s, seat, r, armed, True)) > s.coins[seat]:
                continue
        if fixed >= 0:
            out.append((r, fixed))
            continue
        cost = strong[r] - flat
        if travel & low:
            cost += 1
        out.append((r, cost if cost > floor else floor))
    return out


def cost(s: State, seat: int, region: int, armed: int | None = None) -> int | None:
    """What a conquest costs now; None when the region can't be attacked at all."""
    found = targets(s, seat, s.armed if armed is None else armed, 1 << region)
    return found[0][1] if found else None
