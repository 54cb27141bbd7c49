"""What may be done: the options of every question."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from tabard.core.ask import Option

from .. import content as c
from ..state import NONE, State, active, in_decline, seat_of
from .costs import (
    ARTIFACT_AIDS,
    MAX_SHORT,
    discount,
    reach,
    shut,
    standing,
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
    has,
    held,
    in_hand,
    least,
    race_at,
    times_used,
    treasure_of,
    units,
)

# Options that are offered again and again, made once.
CONQUER: tuple[Option, ...] = tuple(("conquer", r) for r in range(64))
FINAL: tuple[Option, ...] = tuple(("final", r) for r in range(64))
PLACE: tuple[Option, ...] = tuple(("place", r) for r in range(64))
ABANDON: tuple[Option, ...] = tuple(("abandon", r) for r in range(64))
OFFERED = (c.ASSAULT, c.CHAMPION_AID, c.RELIC, *(bit for bit, _, _ in ARTIFACT_AIDS))
"""The aids in the order in which they are offered: those of one's race and power first."""


def conquests(s: State, seat: int, armed: int) -> list[Option]:
    """Conquests with the tokens in hand (SWW-READY-02), and final ones with the die wherever that
    can be enough (SWW-FINAL-02, -04)."""
    have = in_hand(s, seat)
    floor = least(s, seat)
    if not have:  # SWW-CONQUER-11, SWW-FINAL-01
        return []
    if not armed and have >= floor:
        return plain_conquests(s, seat, have)
    lucky = 0
    if armed & c.ASSAULT and not armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID):
        lucky = max(c.DIE.faces)  # the free die takes up to so much off; a final roll may follow
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
        towers = standing(s)
        near, far = near & ~towers, far & ~towers
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


WITHIN = tuple((b"\1" * (limit + 1) + b"\2" * MAX_SHORT + bytes(256))[:256] for limit in range(256))
"""For each limit a table of prices: 1 within it, 2 within it with a lucky die."""
_number = int.from_bytes


def _bytes(mask: int) -> int:
    """A bit a region → a byte a region (its lowest bit; the digits 0 and 1 differ in it)."""
    return _number(f"{mask:b}".encode(), "big")


def ready_aids(s: State, seat: int) -> int:
    """The aids that the player has and has not used up, a bit each: none to land with
    (SWW-INT-37)."""
    out = 0
    if 2 * seat in s.holder:  # active(seat), asked at every conquest
        mine = has(s, seat)
        if mine.assault and times_used(s, USED_ASSAULT) < mine.assault:
            out |= c.ASSAULT
        if mine.champion and s.champion_off == 1 and times_used(s, USED_CHAMPION) < mine.champion:
            out |= c.CHAMPION_AID
        if mine.collect and times_used(s, USED_COLLECT) < mine.collect:
            out |= c.RELIC
        for bit, kind, uses in ARTIFACT_AIDS if 1 in s.treasure_up else ():
            if kind in s.treasure:
                i = treasure_of(s, seat, kind)
                if i >= 0 and s.treasure_used[i] < uses:
                    out |= bit
    return out


def aids(s: State, seat: int) -> list[int]:
    """Aids the player may add to the next conquest, several in a turn (SWW-INT-34)."""
    left = ready_aids(s, seat) & ~(s.armed | s.put_back)
    return [bit for bit in OFFERED if left & bit] if left else []


def pushes(s: State, seat: int) -> list[Option]:
    """SWW-POWER-MENACING-02: regions a token, wall or garrison can be pushed out of."""
    asks_toll = tolled(s, seat, 0)
    near = 0
    for r in held(s, seat):
        near |= s.static.near[r]
    out: list[Option] = []
    for r in s.static.all:
        code = s.holder[r]
        if not near >> r & 1 or seat_of(code) == seat or s.towers[r]:
            continue
        if not (s.tokens[r] or s.beasts[r] or s.murlocs[r] or s.walls[r] or s.garrisons[r]):
            continue  # the Champion is not pushed (SWW-INT-67)
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
    """Both regions' tolls (SWW-INT-64); Harmony is paid once (SWW-RACE-PANDAREN-05)."""
    due = tolls(s, seat, a, 0, False)
    for toll in tolls(s, seat, b, 0, False):
        if toll[2] != "harmony" or toll not in due:
            due.append(toll)
    return due


def swaps(s: State, seat: int) -> list[Option]:
    """SWW-POWER-PORTALMAGES-02: any two Magic regions with anything to exchange."""
    magic = [r for r in s.static.magic if not s.towers[r]]  # SWW-INT-75
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
        if at == NONE or s.holder[at] == active(seat) or not artifacts_at(s, at):
            continue
        if not shut(s, seat) >> at & 1:  # SWW-INT-52: no attack on anybody's tokens
            mine = active(seat)
            out += [("steal", at, b) for b in s.static.borders[at] if s.holder[b] == mine]
    return out


def conquest_options(s: State, seat: int) -> tuple[Option, ...]:
    """The menu of the conquest step. After the final conquest (SWW-FINAL-08) only swaps and thefts
    are left: they are no conquests. An aid that is chosen for the next conquest keeps nobody from
    anything else (a theft aside, where it is that or a raid: SWW-RACE-ETHEREALS-04)."""
    over = s.used & USED_FINAL
    out = [] if over else conquests(s, seat, s.armed)
    extra = [] if over else aids(s, seat)
    if extra and in_hand(s, seat):
        for bit in extra:
            if conquests(s, seat, s.armed | bit):
                out.append(("arm", bit.bit_length() - 1))
    if s.armed:
        out += [("put_back", i) for i in range(len(c.AIDS)) if s.armed >> i & 1]
    mine = has(s, seat)
    if s.pushes < mine.pushes and not over:  # SWW-POWER-MENACING-07
        out += pushes(s, seat)
    if s.swaps < mine.swaps:
        out += swaps(s, seat)
    if mine.collect and times_used(s, USED_COLLECT) + (s.armed & c.RELIC > 0) < mine.collect:
        out += thefts(s, seat)
    if s.readying:  # SWW-ABANDON-03
        out += [ABANDON[r] for r in held(s, seat)]
        if s.champion >= 0 and s.holder[s.champion] == active(seat):
            out.append(("recall",))
    out.append(("stop",))
    return tuple(out)


def pick_options(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-PICK-02, -05: the combos one can pay for."""
    shown = min(len(s.offer_races), len(s.offer_powers))
    return tuple(("take", i) for i in range(shown) if i <= s.coins[seat])


def forms(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-RACE-WORGEN-02: human form, or the one that costs coins."""
    price = has(s, seat).forms[0].price
    return (("form", 1), ("form", 2)) if s.coins[seat] >= price else (("form", 1),)


def can_deploy(s: State, seat: int) -> bool:
    """Is there a piece in hand, and a region to put it into? Without one they wait in hand
    (SWW-REDEPLOY-06, SWW-LOSSES-05, SWW-FIRST-07)."""
    if 2 * seat not in s.holder:  # active(seat), asked after every token
        return False
    return bool(
        s.hand[seat]
        or (s.beasts_hand and has(s, seat).beasts)
        or (s.champion_off == 1 and has(s, seat).champion)
    )


def deploy_options(s: State, seat: int, swap: bool) -> tuple[Option, ...]:
    """Where the tokens in hand can go: any region of that race (SWW-LOSSES-04, SWW-REDEPLOY-02);
    `swap`: a Beast or the Champion may relieve a token."""
    mine = held(s, seat)
    out = _places(mine) if s.hand[seat] else ()
    if s.beasts_hand and has(s, seat).beasts:
        out += tuple(("beast", r) for r in mine)
        if swap:
            out += tuple(("relieve", r) for r in mine if s.tokens[r])
    if s.champion_off == 1 and has(s, seat).champion:
        out += tuple(("champion", r) for r in mine)
        if swap:
            out += tuple(("stand", r) for r in mine if s.tokens[r])
    return out


@lru_cache(maxsize=8192)
def _places(regions: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(PLACE[r] for r in regions)


def most_recruits(s: State, seat: int) -> int:
    """SWW-RACE-FORSAKEN-02: as many as were lost, can be paid and are in the tray (SWW-PICK-09)."""
    return min(s.losses, s.coins[seat] // has(s, seat).recruit, s.tray[s.race[seat]])


def objective_regions(s: State, seat: int) -> tuple[Option, ...]:
    """SWW-RACE-HUMANS-02: land not held by the Alliance, and not immune; also one's own old race's
    (SWW-INT-47)."""
    out: list[Option] = []
    closed = s.static.mask["water"] | shut(s, seat)
    for r in s.static.all:
        if closed >> r & 1 or s.objectives[r]:
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
    near &= ~shut(s, seat)
    out: list[Option] = []
    for r in s.static.all:
        code = s.holder[r]
        if code == NONE or in_decline(code) or seat_of(code) == seat or not near >> r & 1:
            continue
        if not s.bombs[r]:
            out.append(("bomb", r))
    return tuple(out)
