"""What a conquest takes: reach, costs in tokens, tolls in coins (rulebook p.5-6).

The functions that run at every decision work on bit masks and on whole columns at once; the sums
that players see are in `explain`, and a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from .. import content as c
from ..content import COMBO, MARGIN
from ..state import NONE, State, declined, in_decline, seat_of
from .effects import has, held, holds, least, regions_of, treasure_of

Asked = tuple[int, str, str]


def _asking(things: Sequence[c.Race | c.Power]) -> dict[int, tuple[Asked, ...]]:
    return {
        i: tuple((coins, where, c.key_of(thing)) for coins, where in thing.has.tolls)
        for i, thing in enumerate(things)
        if thing.has.tolls
    }


RACE_TOLLS, POWER_TOLLS = _asking(c.RACES), _asking(c.POWERS)
"""Of each race and power that asks for coins: how many, on which terrain, and its name."""
# SWW-POWER-BOGS-03: those that go on in decline.
OLD_TOLLS = {race: asked for race, asked in RACE_TOLLS.items() if c.RACES[race].lasting}
PEACEFUL_RACES, PEACEFUL_POWERS = c.races_with("harmony"), c.powers_with("harmony")
CHEAPENING = c.treasures_with("costs")
PORTS = c.treasures_with("free_travel")
AEGIS = c.treasure_with("aegis")
ARTIFACT_AIDS = tuple(
    (bit, c.treasure_with(field), c.found(field))
    for bit, field in (
        (c.ASHES_AID, "ashes"),
        (c.FROSTMOURNE_AID, "frostmourne"),
        (c.DOOMHAMMER_AID, "doomhammer"),
    )
)
"""Which artifact brings which aid, and how often a turn."""
CHILL = c.found("chill")
BLOW = c.found("blow")
AEGIS_TOLL = c.found("aegis")
BEASTS_RACE, BEASTS_POWER = (
    (*found, c.NOBODY)[0] for found in (c.races_with("beasts"), c.powers_with("beasts"))
)
MAX_SHORT = max(c.DIE.faces)
Toll = tuple[int, int, str]
"""(amount, to whom or -1 for the bank, why): what asks it, or the message that names who does."""


def strengths(s: State, less: int = 0) -> bytes:
    """What each region costs before travel and discounts: 2, its defenses and its occupants
    (SWW-CONQUER-02, -04, -07), also those of one's own declined race (SWW-CONQUER-05); other pieces
    never defend (SWW-CONQUER-06), and water costs no more than land (SWW-MAP-06). A margin is
    added, and taken off with the discounts, so that none falls below 0.

    The columns are added up as if each were one long number: a byte a region (none overflows)."""
    read = int.from_bytes
    total = s.static.base - less + read(s.tokens, "little") + read(s.murlocs, "little")
    if BEASTS_POWER in s.power or BEASTS_RACE in s.race:
        total += read(s.beasts, "little")
    if 1 in s.walls:  # SWW-RACE-NIGHTELVES-04
        total += read(s.walls, "little")
    if 1 in s.garrisons:  # SWW-POWER-GARRISON-03
        total += read(s.garrisons, "little")
    if s.champion >= 0:
        total += 1 << 8 * s.champion
    return total.to_bytes(s.static.n, "little")


def discount(s: State, seat: int) -> tuple[int, int]:
    """(a byte a region, on all of them) that conquests cost a player's race less; discounts add up
    (SWW-CONQUER-08, SWW-INT-83)."""
    by_terrain, on_occupied, flat = COMBO[s.race[seat]][s.power[seat]].discounts
    for kind in CHEAPENING if 1 in s.treasure_up else ():
        if kind in s.treasure and treasure_of(s, seat, kind) >= 0:
            more = c.TREASURES[kind].has.discounts
            by_terrain, on_occupied = by_terrain + more[0], on_occupied + more[1]
            flat += more[2]
    by_region = 0
    for less, terrain in by_terrain:
        by_region += less * s.static.bytes[terrain]
    if s.form == 2:  # SWW-RACE-WORGEN-04
        flat += has(s, seat).forms[0].less
    if on_occupied:  # SWW-RACE-TROLLS-02
        by_region += on_occupied * occupied(s)
    return by_region, flat + MARGIN


def travels_free(s: State, seat: int) -> bool:
    """SWW-POWER-SAILORS-02, SWW-PLACE-MEETINGSTONE-01; both together are no more (SWW-INT-78)."""
    if COMBO[s.race[seat]][s.power[seat]].free_travel:
        return True
    return holds(s, seat, PORTS)


def occupied(s: State) -> int:
    """A byte for each region: is there a token, a Beast, a Murloc or the Champion (SWW-INT-85) in
    it? Then it is not empty (SWW-MAP-07, -08)."""
    read = int.from_bytes
    total = read(s.tokens, "little") + read(s.beasts, "little") + read(s.murlocs, "little")
    if s.champion >= 0:
        total += 1 << 8 * s.champion
    return read(total.to_bytes(s.static.n, "little").translate(SOME), "little")


SOME = bytes(int(count > 0) for count in range(256))


def reach(s: State, seat: int, armed: int = 0) -> tuple[int, int]:
    """(regions that count as adjacent, entry regions across the sea), without those of one's own
    active race (SWW-CONQUER-18): its declined one can be attacked, and gives no reach
    (SWW-CONQUER-14, -16)."""
    if not armed:
        ways = COMBO[s.race[seat]][s.power[seat]].reach
        return _plain_reach(s.static, held(s, seat), ways)
    land, ways = s.static, has(s, seat).reach
    near, far = _plain_reach(land, held(s, seat), ways)
    own = mask_of(held(s, seat))
    if armed & (c.ASSAULT | c.ASHES_AID):  # SWW-INT-32, SWW-INT-35, -36
        near = land.mask["all" if "water" in ways else "land"] & ~own
    if armed & c.RELIC:
        near &= places(s)
    # The Champion does not cross the sea (SWW-POWER-CHAMPION-06).
    far = 0 if armed & (c.CHAMPION_AID | c.RELIC) else land.mask["entry"] & ~near & ~own
    return near, far


@lru_cache(maxsize=8192)
def _plain_reach(land: c.Land, mine: tuple[int, ...], ways: tuple[str, ...]) -> tuple[int, int]:
    """Reach without an aid: it changes only when a region changes hands. Without a region of its
    own, for whatever reason, a race lands on any island, where there is an anchor
    (SWW-FIRST-01, -02, SWW-FIRST-04 to -06)."""
    near = own = 0
    for r in mine:
        near |= land.near[r]
        own |= 1 << r
    if "cavern" in ways:  # SWW-RACE-KOBOLDS-02, -03
        near |= land.mask["cavern"]
    if not own and "water" in ways:  # SWW-RACE-NAGA-03
        near |= land.mask["water"]
    if "water" not in ways:  # SWW-MAP-05, SWW-INT-42
        near &= land.mask["land"]
    near &= ~own
    return near, land.mask["entry"] & ~near & ~own  # SWW-CONQUER-15, SWW-INT-38, -39


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
    i = s.treasure.find(AEGIS)
    if i < 0 or not s.treasure_up[i] or s.aegis_paid:
        return -1
    code = s.holder[s.treasure_at[i]]  # SWW-INT-65: not of a declined race
    return -1 if in_decline(code) or seat_of(code) == seat else s.treasure_at[i]


def standing(s: State) -> int:
    """The regions with a Watchtower, as a mask."""
    return sum(1 << r for r in s.static.all if s.towers[r]) if 1 in s.towers else 0


def shut(s: State, seat: int) -> int:
    """The regions that are immune to this player's abilities, as a mask: a Watchtower (SWW-INT-24,
    SWW-INT-48, SWW-INT-61), or an Aegis too dear (SWW-INT-23, SWW-INT-63)."""
    mask = standing(s)
    if s.coins[seat] < AEGIS_TOLL:
        closed = guarded(s, seat)
        if closed >= 0:
            mask |= 1 << closed
    return mask


def tolls(s: State, seat: int, region: int, armed: int, conquest: bool) -> list[Toll]:
    """All that is due before acting on a region: tolls add up (SWW-INT-54, SWW-INT-56, -57)."""
    due: list[Toll] = []
    code = s.holder[region]
    holder = -1 if code == NONE else code >> 1  # seat_of and in_decline, in the busiest place
    if holder not in (-1, seat):  # SWW-INT-88
        old = code & 1 > 0
        if s.harmony[seat] and not s.harmony_paid and not old:  # SWW-RACE-PANDAREN-04
            coins = has(s, holder).harmony
            if coins:
                due.append((coins, holder, "harmony"))
        if guarded(s, seat) == region:
            due.append((AEGIS_TOLL, holder, "aegis"))
        if conquest:  # SWW-POWER-BOGS-02: a tile that does not last is not kept in decline
            asked = POWER_TOLLS.get(s.old_power[holder] if old else s.power[holder], ())
            if RACE_TOLLS:
                asked += (OLD_TOLLS if old else RACE_TOLLS).get(
                    s.old_race[holder] if old else s.race[holder], ()
                )
            for coins, where, key in asked:
                if where == s.static.terrain[region]:
                    due.append((coins, holder, key))
    if armed & c.DOOMHAMMER_AID:  # SWW-ARTIFACT-DOOMHAMMER-01, -02, SWW-INT-58
        due.append((BLOW, -1 if holder in (-1, seat) else holder, "doomhammer"))
    return due


def tolled(s: State, seat: int, armed: int) -> int:
    """The regions that may ask a toll of this player, as a mask (some too many, none too few)."""
    mask: int = 0
    if armed & c.DOOMHAMMER_AID:
        return int(s.static.mask["all"])
    if s.harmony[seat]:
        for race in PEACEFUL_RACES:
            mask |= mask_of(held(s, s.race.find(race))) if race in s.race else 0
        for power in PEACEFUL_POWERS:
            mask |= mask_of(held(s, s.power.find(power))) if power in s.power else 0
    for power in POWER_TOLLS:
        if power in s.power:
            mask |= mask_of(held(s, s.power.find(power)))
        if power in s.old_power:
            mask |= mask_of(regions_of(s, declined(s.old_power.find(power))))
    for race in RACE_TOLLS:
        if race in s.race:
            mask |= mask_of(held(s, s.race.find(race)))
        if race in s.old_race:
            mask |= mask_of(regions_of(s, declined(s.old_race.find(race))))
    if AEGIS in s.treasure:
        mask |= 1 << s.treasure_at[s.treasure.find(AEGIS)]
    return mask


@lru_cache(maxsize=8192)
def mask_of(regions: tuple[int, ...]) -> int:
    mask = 0
    for r in regions:
        mask |= 1 << r
    return mask


def fixed_price(s: State, seat: int, armed: int) -> int:
    """What a conquest costs with an aid that sets the price, or -1."""
    if armed & c.CHAMPION_AID:  # SWW-INT-01
        return least(s, seat) - 1
    return least(s, seat) if armed & c.DOOMHAMMER_AID else -1  # SWW-INT-02


def defenses(s: State, seat: int, armed: int) -> tuple[bytes, int]:
    """What each region costs before travel, and how much of that is taken off again."""
    less, flat = discount(s, seat)
    if armed & c.FROSTMOURNE_AID:
        flat += CHILL
    if armed & c.RELIC:
        flat += has(s, seat).relic
    return strengths(s, less), flat


def targets(s: State, seat: int, armed: int, only: int = -1) -> list[tuple[int, int]]:
    """(region, cost) of every region the player may attack, tokens in hand aside; `only`: a mask
    of the regions one wants to know about. A cost never falls below what a region must hold
    (SWW-CONQUER-08, SWW-INT-03)."""
    near, far = reach(s, seat, armed)
    floor, fixed = least(s, seat), fixed_price(s, seat, armed)
    strong, flat = defenses(s, seat, armed)
    travel = 0 if not far or travels_free(s, seat) else far
    asks_toll = tolled(s, seat, armed)
    out: list[tuple[int, int]] = []
    left = (near | far) & only
    if 1 in s.towers:  # SWW-POWER-DEFENDERS-04, SWW-INT-33, SWW-INT-59, SWW-INT-87
        left &= ~standing(s)
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
        if travel & low:  # SWW-CONQUER-03, SWW-FIRST-03
            cost += 1
        out.append((r, cost if cost > floor else floor))
    return out


def cost(s: State, seat: int, region: int, armed: int | None = None) -> int | None:
    """What a conquest costs now; None when the region can't be attacked at all."""
    found = targets(s, seat, s.armed if armed is None else armed, 1 << region)
    return found[0][1] if found else None


def price(s: State, seat: int, region: int, armed: int) -> int:
    """The same of a region that can be attacked, when that is already known."""
    fixed = fixed_price(s, seat, armed)
    if fixed >= 0:
        return fixed
    strong, flat = defenses(s, seat, armed)
    cost = strong[region] - flat
    if reach(s, seat, armed)[1] >> region & 1 and not travels_free(s, seat):  # SWW-CONQUER-03
        cost += 1
    return max(cost, least(s, seat))
