"""What happens to pieces and coins: the verbs the flows are made of. Nothing here asks anybody."""

from __future__ import annotations

from functools import lru_cache

from tabard.core.game import emit

from . import content as c
from .state import NONE, State

USED_ASSAULT, USED_CHAMPION, USED_COLLECT, USED_FINAL = 1, 2, 4, 8

LEAST = tuple(
    max((cl.least for cl in r.ability if cl.least is not None), default=1) for r in c.RACES
)
"""How few tokens of each race may stand in a region (SWW-RACE-TAUREN-02)."""
REWARDS = tuple(
    tuple(
        (cl.reward if isinstance(cl.reward, int) else 0, cl.against)
        for cl in thing.ability
        if cl.reward
    )
    for thing in c.CARDS
)
"""(coins, or 0 for as many as there were defenders; against whom) of each banner and tile."""
BUILDS = tuple(
    tuple((cl.build, cl.where) for cl in r.ability if cl.build is not None) for r in c.RACES
)


# -- reading --------------------------------------------------------------------------------------


def least(s: State, seat: int) -> int:
    race = s.race[seat]
    return LEAST[race] if race != NONE else 1


def race_at(s: State, region: int) -> int:
    """The race in a region (NONE: nobody's)."""
    code = s.holder[region]
    if code == NONE:
        return NONE
    return s.old_race[code >> 1] if code & 1 else s.race[code >> 1]


def held(s: State, seat: int) -> tuple[int, ...]:
    """The regions of a player's active race."""
    return _with(bytes(s.holder), 2 * seat)


def regions_of(s: State, code: int) -> tuple[int, ...]:
    """The regions of one race, by its holder's code."""
    return _with(bytes(s.holder), code)


@lru_cache(maxsize=8192)
def _with(holder: bytes, code: int) -> tuple[int, ...]:
    """Asked again and again while nothing changes hands."""
    out = []
    r = holder.find(code)
    while r >= 0:
        out.append(r)
        r = holder.find(code, r + 1)
    return tuple(out)


def units(s: State, region: int) -> int:
    """Race tokens, Beasts and the Champion in a region."""
    return s.tokens[region] + s.beasts[region] + (s.champion == region)


def defenders(s: State, region: int) -> int:
    """SWW-POWER-ENRAGED-02: race tokens, Beasts, the Champion and Murlocs."""
    return units(s, region) + s.murlocs[region]


def in_hand(s: State, seat: int) -> int:
    """SWW-POWER-BEASTMASTERS-03: tokens ready to conquer with, Beasts included."""
    if s.power[seat] == c.BEASTMASTERS:
        return s.hand[seat] + s.beasts_hand
    return s.hand[seat]


def treasure_of(s: State, seat: int, kind: int) -> int:
    """The island of a revealed treasure that the player's active race holds, or -1."""
    i = s.treasure.find(kind)
    if i >= 0 and s.treasure_up[i] and s.holder[s.treasure_at[i]] == 2 * seat:
        return i
    return -1


def seat_with_race(s: State, race: int) -> int:
    """Who plays this race actively, or -1."""
    return s.race.find(race)


# -- coins ----------------------------------------------------------------------------------------


def gain(s: State, seat: int, coins: int, source: str) -> None:
    if coins:
        s.coins[seat] += coins
        emit(s, "gained", seat, coins, c.SOURCES.index(source))


def pay(s: State, seat: int, coins: int, to: int = -1) -> None:
    """Pay another player, or the bank."""
    if not coins:
        return
    s.coins[seat] -= coins
    if to >= 0:
        s.coins[to] += coins
    emit(s, "paid", seat, coins, to)


# -- pieces ---------------------------------------------------------------------------------------


def return_bomb(s: State, region: int) -> None:
    """SWW-RACE-GOBLINS-09: back on top of the pile, unrevealed."""
    s.bomb_pile = (s.bomb_faces[region], *s.bomb_pile)
    s.bomb_faces[region] = NONE
    s.bombs[region] = 0
    emit(s, "bomb_returned", region)


def clear(s: State, region: int) -> None:
    """A region becomes empty: what stands only with a holder goes (SWW-ABANDON-05)."""
    s.holder[region] = NONE
    s.walls[region] = s.garrisons[region] = s.towers[region] = 0
    if s.bombs[region]:
        return_bomb(s, region)


def discard_banner(s: State, race: int, power: int) -> None:
    """SWW-DECLINE-06: the banner goes under its stack, a tile kept beside it to the discards."""
    s.race_stack = (*s.race_stack, race)
    s.race_known += 1
    if power != NONE:
        s.power_discard = (*s.power_discard, power)


def check_extinct(s: State, seat: int) -> None:
    """SWW-LOSSES-08: the last token of a declined race is gone."""
    if s.old_race[seat] != NONE and 2 * seat + 1 not in s.holder:
        emit(s, "extinct", seat, s.old_race[seat])
        discard_banner(s, s.old_race[seat], s.old_power[seat])
        s.old_race[seat] = s.old_power[seat] = NONE


def spared(s: State, seat: int) -> bool:
    """Is this active race spared the loss it is about to suffer?"""
    if treasure_of(s, seat, c.CHAPEL) >= 0:  # SWW-PLACE-CHAPEL-01
        return True
    if s.race[seat] == c.DRAENEI and not s.holy_light:  # SWW-RACE-DRAENEI-02
        s.holy_light = 1
        emit(s, "holy_light", seat)
        return True
    return False


def lose_one(s: State, seat: int, region: int) -> int:
    """SWW-LOSSES-02: one token out of those just taken back is lost; a Beast if there is one."""
    if spared(s, seat):
        return 0
    if s.beasts[region]:  # SWW-POWER-BEASTMASTERS-04
        s.beasts[region] -= 1
    else:
        s.tokens[region] -= 1
        s.tray[s.race[seat]] += 1
    return 1


def withdraw(s: State, region: int, conqueror: int) -> int:
    """SWW-LOSSES-01: drive the holder out; gives how many tokens were lost for good."""
    code = s.holder[region]
    lost = s.murlocs[region]
    s.murlocs[region] = 0
    s.walls[region] = s.garrisons[region] = 0  # SWW-CONQUER-17
    if code == NONE:
        return lost
    seat = code >> 1
    if code & 1:  # SWW-LOSSES-07: all declined tokens go
        lost += s.tokens[region]
        s.tray[s.old_race[seat]] += s.tokens[region]
        s.tokens[region] = 0
        s.holder[region] = NONE
        check_extinct(s, seat)
        return lost
    if s.champion == region:  # SWW-POWER-CHAMPION-04: captured instead of a loss
        capture(s, seat, conqueror)
    elif s.tokens[region] + s.beasts[region]:
        lost += lose_one(s, seat, region)
    s.hand[seat] += s.tokens[region]
    s.beasts_hand += s.beasts[region]
    s.tokens[region] = s.beasts[region] = 0
    s.holder[region] = NONE
    return lost


def capture(s: State, seat: int, conqueror: int) -> None:
    """SWW-POWER-CHAMPION-05: ransom at once; without a coin it stays captive."""
    s.champion = -1
    s.champion_off = 2
    s.captor = conqueror
    emit(s, "captured", seat, conqueror)
    ransom(s, seat)


def ransom(s: State, seat: int) -> None:
    if s.champion_off == 2 and s.coins[seat]:
        pay(s, seat, 1, s.captor)
        s.champion_off = 1
        s.captor = -1


def put(s: State, seat: int, region: int, count: int) -> None:
    """Put this many tokens from hand into a region, race tokens before Beasts."""
    plain = min(count, s.hand[seat])
    s.hand[seat] -= plain
    s.tokens[region] += plain
    if count > plain:
        s.beasts_hand -= count - plain
        s.beasts[region] += count - plain
    s.holder[region] = 2 * seat


def lift(s: State, seat: int) -> None:
    """SWW-READY-01: take up all that need not stay, leaving the least a region must keep."""
    keep = least(s, seat)
    for r in held(s, seat):
        here = s.tokens[r]
        if here > keep:
            s.hand[seat] += here - keep
            s.tokens[r] = here = keep
        if s.beasts[r]:
            stay = min(s.beasts[r], keep - here)
            s.beasts_hand += s.beasts[r] - stay
            s.beasts[r] = stay
        if s.champion == r and s.tokens[r] + s.beasts[r] >= keep:
            s.champion = -1
            s.champion_off = 1


def stand_in(s: State, seat: int) -> None:
    """Tokens in hand take the places of Beasts and the Champion, which can then go anywhere too
    (SWW-POWER-BEASTMASTERS-03, SWW-POWER-CHAMPION-03): to leave them there, one relieves again."""
    keep = least(s, seat)
    for r in held(s, seat):
        few = keep - s.tokens[r]
        if few > 0 and s.hand[seat]:
            put(s, seat, r, min(few, s.hand[seat]))
    lift(s, seat)


def reward(s: State, seat: int, region: int) -> None:
    """Coins for a conquest, before the holder is driven out (SWW-SCORE-02)."""
    race, power = s.race[seat], s.power[seat]
    count = defenders(s, region)
    victim = race_at(s, region)
    for i, source in ((race, "race"), (len(c.RACES) + power, "power")):
        for coins, against in REWARDS[i]:
            if against == "occupied" and count:  # SWW-POWER-WARMASTERS-02
                gain(s, seat, coins, source)
            elif against == "crowded" and count >= 2:  # SWW-POWER-ENRAGED-02
                gain(s, seat, count, source)
            elif victim != NONE and c.FACTIONS[c.FACTION_OF[victim]] == against:
                gain(s, seat, coins, source)  # SWW-RACE-ORCS-02
    if victim != NONE:  # SWW-FACTION-09
        s.beaten[2 * victim + (s.holder[region] & 1)] += 1


def claim_objective(s: State, seat: int, region: int) -> None:
    """SWW-RACE-HUMANS-03: a conqueror who is not of the Horde is paid, and so are the Humans."""
    if s.objectives[region] and s.faction != c.HORDE:
        s.objectives[region] = 0
        gain(s, seat, 2, "objective")
        humans = seat_with_race(s, c.HUMANS)
        if humans not in (-1, seat):
            gain(s, humans, 2, "objective")


def build_wall(s: State, seat: int, region: int) -> None:
    """SWW-RACE-NIGHTELVES-03, as long as there are walls (SWW-COMPONENTS-16)."""
    for piece, where in BUILDS[s.race[seat]]:
        if piece == "wisp_wall" and s.static.terrain[region] == where:
            if sum(s.walls) < c.COUNT["wisp_wall"]:
                s.walls[region] = 1


def remove_race(s: State, seat: int) -> None:
    """SWW-DECLINE-05: the older declined race leaves the map."""
    race = s.old_race[seat]
    if race == NONE:
        return
    for r in s.static.all:
        if s.holder[r] == 2 * seat + 1:
            s.tray[race] += s.tokens[r]
            s.tokens[r] = 0
            clear(s, r)
    check_extinct(s, seat)


def move_artifact(s: State, kind: int, region: int) -> None:
    """SWW-TREASURE-05: an artifact stays where it was last used."""
    for i in range(s.seats):
        if s.treasure[i] == kind and s.treasure_up[i]:
            s.treasure_at[i] = region


SWAPPED = (
    *("holder", "tokens", "beasts", "murlocs", "walls", "garrisons"),
    *("objectives", "bombs", "bomb_faces"),
)


def swap_pieces(s: State, a: int, b: int) -> None:
    """SWW-POWER-PORTALMAGES-02: all but Mountains, Places and what lies face down."""
    for name in SWAPPED:
        of = getattr(s, name)
        of[a], of[b] = of[b], of[a]
    if s.champion in (a, b):
        s.champion = a + b - s.champion
    for i in range(s.seats):
        if s.treasure_up[i] and c.TREASURES[s.treasure[i]].artifact and s.treasure_at[i] in (a, b):
            s.treasure_at[i] = a + b - s.treasure_at[i]
