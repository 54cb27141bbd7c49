"""The heuristic of 0.3.1, kept for trials of later ones:

python -m tabard sim smallworld --games 400 --bots heuristic,tools.old_smallworld:Old
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tabard.core.bot import Perspective
from tabard.core.game import Game
from tabard.games.smallworld import content as c
from tabard.games.smallworld.rules.costs import targets
from tabard.games.smallworld.rules.effects import (
    defenders,
    has,
    held,
    in_hand,
    least,
    race_at,
    rewarded,
    units,
)
from tabard.games.smallworld.state import NONE, State, active, banner, in_decline, seat_of

Option = tuple[Any, ...]

# What a tile or banner is worth beyond its tokens, in tokens.
POWER_WORTH = {
    "archaeologists": 0.5,
    "champion": 2.5,
    "garrison": 2.0,
    "farmers": 2.5,
    "bogs": 0.0,
    "mountains": 2.0,
    "swamps": 2.5,
    "defenders": 1.0,
    "herbalists": 2.5,
    "explorers": 2.0,
    "blacksmiths": 4.0,
    "foresters": 2.5,
    "enraged": 1.0,
    "beastmasters": 1.5,
    "warmasters": 2.0,
    "portalmages": 0.0,
    "sailors": 1.0,
    "menacing": 1.5,
    "miners": 2.0,
    "fishermen": 3.0,
}
RACE_WORTH = {
    "draenei": 1.0,
    "gnomes": 2.0,
    "dwarves": 1.0,
    "blood_elves": 2.5,
    "ethereals": 0.5,
    "goblins": 2.0,
    "kobolds": 1.5,
    "night_elves": 3.0,
    "naga": 1.5,
    "orcs": 1.0,
    "pandaren": 1.5,
    "worgen": 3.0,
    "trolls": 2.0,
    "tauren": -3.0,
    "forsaken": 2.5,
    "humans": 2.5,
}
TREASURE_WORTH = {
    "ashes": 0.4,
    "heart": 1.0,
    "aegis": 0.8,
    "frostmourne": 1.0,
    "doomhammer": 0.6,
    "battleground": 0.6,
    "chapel": 0.8,
    "karazhan": 1.0,
    "meeting_stone": 0.5,
    "dark_portal": 2.0,
    "well": 0.3,
    "spirit_healer": 0.8,
}


def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return c.ROUNDS[s.seats] - s.round


def bonus(s: State, seat: int, region: int) -> float:
    """Coins a turn that a region brings the active race beyond its own one."""
    land = s.static
    total = 0.0
    for coins, each in has(s, seat).incomes:
        mask = land.mask.get(each)
        if mask is not None:
            total += coins * (mask >> region & 1)
        elif each == "island" and not land.islands[land.island[region]] & _mine(s, seat):
            total += coins
        elif each == "treasure" and region in s.treasure_at:
            total += coins
    return total


def _mine(s: State, seat: int) -> int:
    return sum(1 << r for r in held(s, seat))


def worth(s: State, seat: int, region: int) -> float:
    """What conquering a region is worth now, in coins."""
    turns = 1.0 + 0.5 * min(rounds_left(s), 2)
    total = turns * (1.0 + bonus(s, seat, region))
    for i in range(s.seats):
        if s.treasure_at[i] == region:
            up = s.treasure_up[i]
            total += turns * (TREASURE_WORTH[c.TREASURES[s.treasure[i]].id] if up else 0.8)
    victim = race_at(s, region)
    count = defenders(s, region)
    rewards = has(s, seat).rewards
    for coins, against in rewards:
        total += rewarded(coins, against, count, NONE)
    if victim != NONE:
        owner = seat_of(s.holder[region])
        if owner == seat:
            total -= 1.5  # one's own declined region pays already
        else:
            total += 0.5 * turns / (s.seats - 1)
            foe = c.FACTION_OF[victim]
            if s.faction and foe and foe != s.faction:
                code = banner(victim, in_decline(s.holder[region]))
                total += 1.0 if not s.beaten[code] else 0.0
            for coins, against in rewards:
                total += coins if against == c.FACTIONS[foe] else 0
            if not in_decline(s.holder[region]) and s.tokens[region] > 1:
                total -= 0.2
    if s.objectives[region] and s.faction != c.HORDE:
        total += 2
    # A foothold that opens more of the map is better.
    open_near = sum(1 for b in s.static.borders[region] if s.holder[b] != active(seat))
    return total + 0.05 * open_near


def reachable(s: State, seat: int, tokens: int) -> int:
    """About how many regions this many tokens could take now, cheapest first."""
    taken = 0
    for _, price in sorted(targets(s, seat, 0), key=lambda t: t[1]):
        if price > tokens:
            break
        tokens -= price
        taken += 1
    return taken


# -- one function a question ----------------------------------------------------------------------


def _turn(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Decline when the race can't grow any more and there is time for another."""
    left = rounds_left(s)
    mine = held(s, seat)
    spare = in_hand(s, seat) + sum(max(0, s.tokens[r] - least(s, seat)) for r in mine)
    grows = reachable(s, seat, spare)
    if left == 0:
        return options[0]
    if not mine and spare < 3:
        return ("decline",)
    if left == 1:
        return options[0] if grows >= 1 or len(mine) >= 4 else ("decline",)
    if grows >= 2 or (grows == 1 and len(mine) <= 3):
        return options[0]
    return ("decline",)


def _pick(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    def score(option: Option) -> float:
        at: int = option[1]
        race, power = c.RACES[s.offer_races[at]], c.POWERS[s.offer_powers[at]]
        total = race.tokens + power.tokens + RACE_WORTH[race.id] + POWER_WORTH[power.id]
        return total + 0.9 * (s.offer_coins[at] - at)

    return max(options, key=score)


def _conquest(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    prices = dict(targets(s, seat, s.armed))
    best: Option | None = None
    best_score = 0.0
    have = in_hand(s, seat)
    for o in options:
        verb = o[0]
        if verb == "conquer":
            price = max(prices[o[1]], 0.5)
            score = worth(s, seat, o[1]) / price
            if s.armed and not s.armed & c.ASSAULT:  # spend an aid where it saves most
                score = worth(s, seat, o[1]) + 0.3 * defenders(s, o[1])
            score += 0.2
        elif verb == "arm":
            score = 10.0 if 1 << o[1] != c.DOOMHAMMER_AID or s.coins[seat] > 12 else 0.0
            if 1 << o[1] == c.ASHES_AID:
                score = 0.0
        elif verb == "steal":
            score = 9.0
        elif verb == "push":
            enemy = s.holder[o[1]] != NONE
            score = 3.0 if units(s, o[1]) + s.murlocs[o[1]] == 1 else 1.2 if enemy else 2.0
        elif verb == "final":
            need = prices[o[1]] - have
            odds = sum(f >= need for f in c.DIE.faces) / len(c.DIE.faces)
            score = 0.1 * odds * worth(s, seat, o[1])
        elif verb == "stop":
            score = 0.001
        else:
            continue
        if score > best_score:
            best, best_score = o, score
    return best or options[-1]


def _deploy(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Spread tokens where others can come, more where there is more to lose."""
    strongest = 0.0
    pick = options[0]
    for o in options:
        r = o[1]
        danger = 0.2
        for b in s.static.borders[r]:
            code = s.holder[b]
            if code != NONE and seat_of(code) != seat and not in_decline(code):
                danger += 0.5
        if s.static.mask["entry"] >> r & 1:
            danger += 0.3
        score = danger * (1.0 + bonus(s, seat, r)) / (1 + units(s, r))
        if o[0] in ("relieve", "stand"):
            score = 0.0
        if score > strongest:
            strongest, pick = score, o
    return pick


def _most(score: Callable[[State, int, Option], float]) -> Any:
    def choose_most(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
        return max(options, key=lambda o: score(s, seat, o))

    return choose_most


def _form(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Human form is worth 3 coins more; the other saves a token a conquest."""
    spare = in_hand(s, seat) + sum(max(0, s.tokens[r] - 1) for r in held(s, seat))
    return options[-1] if spare >= 7 and len(options) > 1 else options[0]


def _side(s: State, seat: int, option: Option) -> float:
    foe = {c.ALLIANCE: c.HORDE, c.HORDE: c.ALLIANCE}.get(option[1])
    return sum(
        1
        for code in set(s.holder)
        if code != NONE and seat_of(code) != seat
        for race in [(s.old_race if in_decline(code) else s.race)[seat_of(code)]]
        if c.FACTION_OF[race] == foe
    )


def _heart(s: State, seat: int, option: Option) -> float:
    near = {s.holder[b] for b in s.static.borders[option[1]]}
    return sum(
        1 for code in near if code != NONE and not in_decline(code) and seat_of(code) != seat
    )


def _objective(s: State, seat: int, option: Option) -> float:
    """Where the Humans can go next turn, cheaply."""
    if option[0] == "done":
        return -5.0
    r = option[1]
    near = any(s.holder[b] == active(seat) for b in s.static.borders[r])
    return (2.0 if near else 0.0) - 0.5 * defenders(s, r) - s.static.mountains[r]


BY_LABEL: dict[str, Any] = {
    "turn": _turn,
    "pick": _pick,
    "conquest": _conquest,
    "redeploy": _deploy,
    "retreat": _deploy,
    "form": _form,
    "press_on": _most(lambda s, seat, o: o[0] == "final"),
    "push_to": _most(lambda s, seat, o: units(s, o[1])),
    "regroup": _most(lambda s, seat, o: -units(s, o[1])),
    "side": _most(_side),
    "recruit": _most(lambda s, seat, o: o[1] if rounds_left(s) > 1 else -o[1]),
    "heart": _most(_heart),
    "aegis": _most(lambda s, seat, o: bonus(s, seat, o[1]) - 0.2 * units(s, o[1])),
    "objectives": _most(_objective),
    "bombs": _most(lambda s, seat, o: 0.0 if o[0] == "done" else 1.0 + units(s, o[1])),
    "bomb_toll": _most(lambda s, seat, o: o[0] == "withhold"),
}


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """A quick sensible pick."""
    assert s.frame is not None
    by = BY_LABEL.get(s.frame[0].label)
    if by is None:
        return options[int(rng.random() * len(options))]
    picked: Option = by(s, seat, options, rng)
    return picked


class Old:
    """It plays smallworld as 0.3.1 did."""

    spec = "tools.old_smallworld:Old"

    def __init__(self, game: Game[Any]) -> None:
        assert game.info.id == "smallworld"

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        return choose(perspective.sample(rng), perspective.seat, options, rng)
