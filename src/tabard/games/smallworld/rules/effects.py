"""What happens to pieces and coins: the verbs the flows are made of. Nothing here asks anybody."""

from __future__ import annotations

from functools import lru_cache

from tabard.core.game import emit

from .. import content as c
from ..content import COMBO, LASTING
from ..language.has import Has
from ..state import NONE, State, active, banner, declined, in_decline, seat_of

USED_ASSAULT, USED_CHAMPION, USED_COLLECT, USED_FINAL = 1, 2, 4, 8
USED_AGAIN = {USED_ASSAULT: 4, USED_CHAMPION: 8, USED_COLLECT: 12}
"""Where `used` counts how often an ability was used after the first time, four bits each."""

REWARDING = c.treasures_with("rewards")
HEALING = c.treasures_with("heal")
SHELTERS = c.treasures_with("sanctuary")
BATTLEGROUNDS = c.treasures_with("battleground")


# -- reading --------------------------------------------------------------------------------------


def has(s: State, seat: int) -> Has:
    """What a player's active race and its power have together (SWW-ABILITY-01), for that race alone
    (SWW-ABILITY-02, SWW-DECLINE-11); without a race: nothing."""
    return COMBO[s.race[seat]][s.power[seat]]


def lasting(s: State, seat: int) -> Has:
    """What a player's race in decline still has (SWW-DECLINE-03)."""
    return LASTING[s.old_race[seat]][s.old_power[seat]]


def least(s: State, seat: int) -> int:
    """How few tokens may stand in a region (SWW-RACE-TAUREN-02)."""
    return COMBO[s.race[seat]][s.power[seat]].least or 1


def times_used(s: State, what: int) -> int:
    """How often a USED_... ability was used this turn."""
    return (s.used & what > 0) + (s.used >> USED_AGAIN[what] & 15)


def use(s: State, what: int) -> None:
    s.used = s.used + (1 << USED_AGAIN[what]) if s.used & what else s.used | what


def race_at(s: State, region: int) -> int:
    """The race in a region (NONE: nobody's)."""
    code = s.holder[region]
    if code == NONE:
        return NONE
    return s.old_race[code >> 1] if code & 1 else s.race[code >> 1]  # seat_of, in_decline


def held(s: State, seat: int) -> tuple[int, ...]:
    """The regions of a player's active race."""
    return _with(bytes(s.holder), 2 * seat)  # active(seat), asked most of all


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
    """Race tokens, Beasts (SWW-INT-07) and the Champion in a region."""
    return s.tokens[region] + s.beasts[region] + (s.champion == region)


def defenders(s: State, region: int) -> int:
    """SWW-POWER-ENRAGED-02: race tokens, Beasts (SWW-INT-71), the Champion and Murlocs."""
    return units(s, region) + s.murlocs[region]


def in_hand(s: State, seat: int) -> int:
    """SWW-POWER-BEASTMASTERS-03: tokens ready to conquer with, Beasts included."""
    if s.beasts_hand and has(s, seat).beasts:
        return s.hand[seat] + s.beasts_hand
    return s.hand[seat]


def treasure_of(s: State, seat: int, kind: int) -> int:
    """The island of a revealed treasure that the player's active race holds, or -1. Whoever holds
    the region has it at once (SWW-TREASURE-03, -04), but for a declined race (SWW-TREASURE-08,
    SWW-DECLINE-10)."""
    i = s.treasure.find(kind)
    if i >= 0 and s.treasure_up[i] and s.holder[s.treasure_at[i]] == 2 * seat:  # active(seat)
        return i
    return -1


def holds(s: State, seat: int, kinds: tuple[int, ...]) -> bool:
    """Does the player's active race hold one of these treasures?"""
    for kind in kinds if 1 in s.treasure_up else ():  # asked at every decision
        if kind in s.treasure and treasure_of(s, seat, kind) >= 0:
            return True
    return False


def things_of(s: State, seat: int) -> list[c.Race | c.Power | c.Treasure]:
    """All that a player's active race has its abilities from: banner, tile, treasures it holds."""
    return [
        c.RACES[s.race[seat]],
        c.POWERS[s.power[seat]],
        *(t for kind, t in enumerate(c.TREASURES) if treasure_of(s, seat, kind) >= 0),
    ]


# -- coins ----------------------------------------------------------------------------------------


def gain(s: State, seat: int, coins: int, source: str) -> None:
    """From the bank, which never runs dry (SWW-COMPONENTS-08, SWW-SETUP-23)."""
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
    """A region becomes empty: what stands only with a holder goes (SWW-ABANDON-05): walls
    (SWW-RACE-NIGHTELVES-05), garrisons (SWW-POWER-GARRISON-04), towers (SWW-INT-62). A treasure
    stays (SWW-INT-30)."""
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
    if s.old_race[seat] != NONE and declined(seat) not in s.holder:
        emit(s, "extinct", seat, s.old_race[seat])
        discard_banner(s, s.old_race[seat], s.old_power[seat])
        s.old_race[seat] = s.old_power[seat] = NONE


def spared(s: State, seat: int) -> bool:
    """Is this active race spared the loss it is about to suffer?"""
    mine = has(s, seat)
    if mine.sanctuary or holds(s, seat, SHELTERS):  # SWW-PLACE-CHAPEL-01, -02, SWW-INT-09
        return True
    if mine.holy_light and not s.holy_light:  # SWW-RACE-DRAENEI-02, -04
        s.holy_light = 1
        emit(s, "holy_light", seat)
        return True
    return False


def lose_one(s: State, seat: int, region: int) -> int:
    """SWW-LOSSES-02, -06: one token out of those just taken back is lost (of Tauren too,
    SWW-RACE-TAUREN-03); a Beast if there is one. What is spared was not lost (SWW-INT-08,
    SWW-INT-13, -14)."""
    if spared(s, seat):
        return 0
    if s.beasts[region]:  # SWW-POWER-BEASTMASTERS-04, SWW-INT-16
        s.beasts[region] -= 1
    else:
        s.tokens[region] -= 1
        s.tray[s.race[seat]] += 1
    return 1


def withdraw(s: State, region: int, conqueror: int) -> int:
    """SWW-LOSSES-01: drive the holder out; gives how many tokens were lost for good."""
    code = s.holder[region]
    lost = s.murlocs[region]  # SWW-RACE-FORSAKEN-03
    s.murlocs[region] = 0
    s.walls[region] = s.garrisons[region] = 0  # SWW-CONQUER-17
    if code == NONE:
        return lost
    seat = seat_of(code)
    if in_decline(code):  # SWW-LOSSES-07, SWW-INT-18, SWW-INT-20: all declined tokens go
        lost += s.tokens[region]
        s.tray[s.old_race[seat]] += s.tokens[region]
        s.tokens[region] = 0
        s.holder[region] = NONE
        check_extinct(s, seat)
        return lost
    if s.champion == region:  # SWW-POWER-CHAMPION-04, SWW-INT-10, SWW-INT-15: instead of a loss
        capture(s, seat, conqueror)
    elif s.tokens[region] + s.beasts[region]:
        lost += lose_one(s, seat, region)
    s.hand[seat] += s.tokens[region]
    s.beasts_hand += s.beasts[region]
    s.tokens[region] = s.beasts[region] = 0
    s.holder[region] = NONE
    return lost


def come_back(s: State, seat: int) -> None:
    """SWW-RACE-PANDAREN-06, SWW-POWER-CHAMPION-05: Harmony, and a Champion that can be ransomed."""
    mine = has(s, seat)
    if mine.harmony:
        for other in range(s.seats):
            s.harmony[other] = 0
    if mine.champion:
        ransom(s, seat)


def capture(s: State, seat: int, conqueror: int) -> None:
    """SWW-POWER-CHAMPION-05: ransom at once, whatever spares losses (SWW-INT-80); without the coins
    it stays captive."""
    s.champion = -1
    s.champion_off = 2
    s.captor = conqueror
    emit(s, "captured", seat, conqueror)
    ransom(s, seat)


def ransom(s: State, seat: int) -> None:
    price = has(s, seat).ransom
    if s.champion_off == 2 and s.coins[seat] >= price:
        pay(s, seat, price, s.captor)
        s.champion_off = 1
        s.captor = -1


def put(s: State, seat: int, region: int, count: int) -> None:
    """Put this many tokens from hand into a region, race tokens before Beasts. There they stay
    until the redeployment (SWW-CONQUER-10)."""
    plain = min(count, s.hand[seat])
    s.hand[seat] -= plain
    s.tokens[region] += plain
    if count > plain:
        s.beasts_hand -= count - plain
        s.beasts[region] += count - plain
    s.holder[region] = active(seat)


def lift(s: State, seat: int) -> None:
    """SWW-READY-01: take up all that need not stay, leaving the least a region must keep
    (SWW-REDEPLOY-03, SWW-RACE-TAUREN-04); only of the active race (SWW-READY-03,
    SWW-REDEPLOY-04)."""
    keep = least(s, seat)
    tokens, beasts = s.tokens, s.beasts
    for r in held(s, seat):
        here = tokens[r]
        if here > keep:
            s.hand[seat] += here - keep
            tokens[r] = here = keep
        if beasts[r]:
            stay = min(beasts[r], keep - here)
            s.beasts_hand += beasts[r] - stay
            beasts[r] = stay
        if s.champion == r and here + beasts[r] >= keep:
            s.champion = -1
            s.champion_off = 1


def stand_in(s: State, seat: int) -> None:
    """Tokens in hand take the places of Beasts and the Champion, which can then go anywhere too
    (SWW-POWER-BEASTMASTERS-03, SWW-POWER-CHAMPION-03): to leave them there, one relieves again."""
    keep = least(s, seat)
    stood = False
    tokens = s.tokens
    for r in held(s, seat):
        few = keep - tokens[r]
        if few > 0 and s.hand[seat]:
            put(s, seat, r, min(few, s.hand[seat]))
            stood = True
    if stood:
        lift(s, seat)


def reward(s: State, seat: int, region: int) -> None:
    """Coins for a conquest, before the holder is driven out (SWW-SCORE-02): all defenders count,
    those that will be spared (SWW-INT-70) and one's own old race (SWW-INT-72)."""
    count = defenders(s, region)
    victim = race_at(s, region)
    race, power = s.race[seat], s.power[seat]
    for given, source in ((c.RACES[race].has, "race"), (c.POWERS[power].has, "power")):
        for coins, against in given.rewards:
            gain(s, seat, rewarded(coins, against, count, victim), source)
    for kind in REWARDING if 1 in s.treasure_up else ():
        if treasure_of(s, seat, kind) >= 0:
            for coins, against in c.TREASURES[kind].has.rewards:
                gain(s, seat, rewarded(coins, against, count, victim), "treasure")
    if victim != NONE:  # SWW-FACTION-08, -09; Murlocs are nobody's (SWW-MAP-10)
        s.beaten[banner(victim, in_decline(s.holder[region]))] += 1


def rewarded(coins: int, against: str, count: int, victim: int) -> int:
    """What a reward brings for a region with so many defenders of this race."""
    if against == "occupied":  # SWW-POWER-WARMASTERS-02
        due = count > 0
    elif against == "crowded":  # SWW-POWER-ENRAGED-02
        due = count >= 2
    else:  # SWW-RACE-ORCS-02
        due = victim != NONE and c.RACES[victim].faction == against
    return (coins or count) if due else 0


def claim_objective(s: State, seat: int, region: int) -> None:
    """SWW-RACE-HUMANS-03 to -05: a conqueror who is not of the Horde, and did not side with it
    (SWW-INT-45), is paid, and so is who set it; on one's own old race, too (SWW-INT-47)."""
    if s.objectives[region] and s.faction != c.HORDE:
        s.objectives[region] = 0
        for setter in range(s.seats):
            coins = has(s, setter).objectives
            if coins:
                gain(s, seat, coins, "objective")
                if setter != seat:
                    gain(s, setter, coins, "objective")


def settle(s: State, seat: int, region: int, lost: int) -> None:
    """What a conquest brings: losses to recruit for (SWW-RACE-FORSAKEN-02), and a piece on the
    region, as long as there are any (SWW-RACE-NIGHTELVES-03, SWW-COMPONENTS-16, SWW-INT-86)."""
    mine = has(s, seat)
    if mine.recruit:
        s.losses += lost
    for piece, where in mine.builds:
        if s.static.terrain[region] == where:
            column = s.walls if piece == "wisp_wall" else s.garrisons
            if sum(column) < c.COUNT[piece]:
                column[region] = 1


def take_form(s: State, seat: int, form: int) -> None:
    """SWW-RACE-WORGEN-03, -04: coins now, or cheaper conquests for coins."""
    s.form = form
    choice = has(s, seat).forms[0]
    if form == 1:
        gain(s, seat, choice.coins, "race" if c.RACES[s.race[seat]].has.forms else "power")
    else:
        pay(s, seat, choice.price)


def two_sided(s: State, seat: int) -> bool:
    """SWW-PLACE-BATTLEGROUND-01, -02: does it count twice, and may a neutral race choose?"""
    return bool(has(s, seat).battleground) or holds(s, seat, BATTLEGROUNDS)


def heal(s: State, seat: int) -> None:
    """SWW-PLACE-SPIRITHEALER-01: extra tokens of the race (SWW-INT-79), as long as the tray has any
    (SWW-PICK-09)."""
    extra = has(s, seat).heal
    for kind in HEALING if 1 in s.treasure_up else ():
        if treasure_of(s, seat, kind) >= 0:
            extra += c.TREASURES[kind].has.heal
    race = s.race[seat]
    for _ in range(min(extra, s.tray[race])):
        s.tray[race] -= 1
        s.hand[seat] += 1
        emit(s, "healed", seat)


def recruit(s: State, seat: int, count: int) -> None:
    """SWW-RACE-FORSAKEN-02: tokens out of the tray, for coins."""
    if count:
        pay(s, seat, count * has(s, seat).recruit)
        s.tray[s.race[seat]] -= count
        s.hand[seat] += count
        emit(s, "recruited", seat, count)


def remove_race(s: State, seat: int) -> None:
    """SWW-DECLINE-05: the older declined race leaves the map."""
    race = s.old_race[seat]
    if race == NONE:
        return
    for r in regions_of(s, declined(seat)):
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
    """SWW-POWER-PORTALMAGES-02: all but Mountains, Places (SWW-TREASURE-06) and what lies face
    down: walls (SWW-INT-74), objectives (SWW-INT-49), bombs (SWW-INT-31) move along."""
    for name in SWAPPED:
        of = getattr(s, name)
        of[a], of[b] = of[b], of[a]
    if s.champion in (a, b):
        s.champion = a + b - s.champion
    for i in range(s.seats):
        if s.treasure_up[i] and c.TREASURES[s.treasure[i]].artifact and s.treasure_at[i] in (a, b):
            s.treasure_at[i] = a + b - s.treasure_at[i]
