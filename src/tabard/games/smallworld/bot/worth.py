"""What things are worth to a player, in coins: regions, combos, turns to come."""

from __future__ import annotations

from .. import content as c
from ..language.compile import worth as worth_of
from ..rules.effects import has, held, rewarded
from ..state import NONE, State, active, banner

# What a thing is worth beyond its tokens: of banners and tiles in tokens, of treasures in coins a
# turn, of which two tokens' worth makes one.
RACE_WORTH = tuple(worth_of(race.ability) for race in c.RACES)
POWER_WORTH = tuple(worth_of(power.ability) for power in c.POWERS)
TREASURE_WORTH = tuple(worth_of(treasure.ability) / 2 for treasure in c.TREASURES)
UNSEEN = 0.8
"""A treasure that lies face down, in coins a turn."""

KEPT = (0.0, 1.0, 1.6, 2.0, 2.3)
"""How often a region pays that is held now, by the turns that its holder still has."""
SPITE = 1.2
"""What a coin that somebody else does not get is worth, shared among the others."""
LOST_TOKEN = 0.8
"""What a token is worth that is lost for good."""
FOOTHOLD = 0.05
"""A region next to this one that is not one's own yet."""


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return c.ROUNDS[s.seats] - s.round


def turns_left(s: State, seat: int) -> int:
    """Turns that a player still has, the present one included."""
    played = (s.turn - s.first) % s.seats > (seat - s.first) % s.seats
    return rounds_left(s) + (not played)


def bonuses(s: State, seat: int) -> list[tuple[int, int]]:
    """(coins a turn, on which regions) that the active race gets beyond one a region."""
    land = s.static
    out = []
    for coins, each in has(s, seat).incomes:
        mask = land.mask.get(each)
        if mask is None and each == "island":
            mine = held(s, seat)
            mask = sum(island for island in land.islands if not any(island >> r & 1 for r in mine))
        elif mask is None:
            mask = _lying(s)
        out.append((coins, mask))
    return out


def _lying(s: State) -> int:
    """The regions with a treasure."""
    mask = 0
    for at in s.treasure_at:
        if at != NONE:
            mask |= 1 << at
    return mask


def bonus(s: State, seat: int, region: int) -> float:
    """Coins a turn that a region brings the active race beyond its own one."""
    return sum(coins * (mask >> region & 1) for coins, mask in bonuses(s, seat))


class Worth:
    """What conquering each region is worth to a player now; counted once a region."""

    __slots__ = ("bonuses", "found", "kept", "own", "rewards", "s", "seat", "spite")

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat = s, seat
        self.kept = _kept(s, seat)
        self.bonuses = bonuses(s, seat)
        self.rewards = has(s, seat).rewards
        self.spite = SPITE / (s.seats - 1)
        self.own = active(seat)
        self.found: dict[int, float] = {}

    def __getitem__(self, r: int) -> float:
        found = self.found.get(r)
        if found is None:
            found = self.found[r] = self.count(r)
        return found

    def count(self, r: int) -> float:
        s = self.s
        income = 1.0
        for coins, mask in self.bonuses:
            if mask >> r & 1:
                income += coins
        if r in s.treasure_at:
            for i in range(s.seats):
                if s.treasure_at[i] == r:
                    income += TREASURE_WORTH[s.treasure[i]] if s.treasure_up[i] else UNSEEN
        total = self.kept * income
        code = s.holder[r]
        if code != NONE:
            total += self.taken(r, code)
        elif s.murlocs[r]:
            for coins, against in self.rewards:
                total += rewarded(coins, against, s.murlocs[r], NONE)
        if s.objectives[r] and s.faction != c.HORDE:
            total += 2
        holder, own = s.holder, self.own
        for b in s.static.borders[r]:
            if holder[b] != own:
                total += FOOTHOLD
        return total

    def taken(self, r: int, code: int) -> float:
        """What it is worth that the region is taken from this holder."""
        s = self.s
        owner, old = code >> 1, code & 1  # seat_of, in_decline
        victim = s.old_race[owner] if old else s.race[owner]
        if owner == self.seat:
            return -self.kept  # it pays already
        total = 0.0
        count = s.tokens[r] + s.beasts[r] + s.murlocs[r] + (s.champion == r)
        for coins, against in self.rewards:
            total += rewarded(coins, against, count, victim)
        foe = c.FACTION_OF[victim]
        if s.faction and foe and foe != s.faction and not s.beaten[banner(victim, old)]:
            total += 1.0
        loss = _kept(s, owner)
        if loss and not old:
            loss += LOST_TOKEN
        return total + self.spite * loss


def _kept(s: State, seat: int) -> float:
    return KEPT[min(turns_left(s, seat), len(KEPT) - 1)]
