"""Why something is not offered: for each verb, the first obstacle a player would meet.

The order is always the same: whose ability it is, when it can be used, how often, where, and
what it costs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tabard.core.ask import Ask, Option
from tabard.core.explain import Whose
from tabard.core.phrase import message_id

from . import content as c
from . import costs, effects, legal
from .effects import USED_ASSAULT, USED_CHAMPION, USED_COLLECT
from .obstacles import (
    AID_NEEDS,
    CLOSING,
    NEEDS,
    WHEN,
    No,
    Region,
    Toll,
    at,
    borders,
    busy,
    dear,
    has_card,
    lacks,
    named,
    rolls_free,
)
from .state import NONE, State

Check: TypeAlias = Callable[[State, int, Ask, Option], No | None]


def why_not(s: State, seat: int, q: Ask, option: Option) -> No:
    """The first reason why the seat that is asked `q` can't answer this."""
    verb = option[0]
    labels, rule = WHEN[verb]
    need = NEEDS.get(verb)
    if need is not None and not has_card(s, seat, need):
        return lacks(need)
    early = EARLY.get(verb)
    no = None if early is None else early(s, seat, q, option)
    if no is not None:
        return no
    if q.label not in labels:
        return not_now(s, seat, q, verb)
    if s.used & effects.USED_FINAL and verb in ("conquer", "final", "arm", "push"):
        return No("why-conquests-over", rule if verb == "push" else "SWW-FINAL-08")
    if not named(option):
        return No("why-nothing-named", rule)
    check = CHECKS.get(verb)
    no = None if check is None else check(s, seat, q, option)
    return no or No(message_id("when", verb), rule)


def not_now(s: State, seat: int, q: Ask, verb: str) -> No:
    """It answers another question than the one that is asked."""
    if seat != s.turn:
        return No("why-not-in-turn", "SWW-ROUND-01", {"seat": Whose(s.turn)})
    if verb in ("conquer", "final", "arm") and q.label in CLOSING:
        if s.race[seat] == NONE:
            return No("why-declined", "SWW-DECLINE-07")
        return No("why-conquests-over", "SWW-FINAL-08")
    return No(message_id("when", verb), WHEN[verb][1])


# -- whatever is asked ----------------------------------------------------------------------------


def decline(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if s.round == 1:
        return No("why-first-round", "SWW-DECLINE-12")
    return No("why-no-race", "SWW-DECLINE-12") if s.race[seat] == NONE else None


def towers(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if c.DEFENDERS in (s.power[seat], s.old_power[seat]):
        return None
    return lacks(("power", c.DEFENDERS, "SWW-POWER-DEFENDERS-02"))


def side(s: State, seat: int, q: Ask, option: Option) -> No | None:
    rule = "SWW-PLACE-BATTLEGROUND-02"
    if effects.treasure_of(s, seat, c.BATTLEGROUND) < 0:
        return lacks(("treasure", c.BATTLEGROUND, rule))
    neutral = c.FACTION_OF[s.race[seat]] == c.NEUTRAL
    return None if neutral else No("why-not-neutral", rule)


def bombs(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return None if s.bomb_pile else No("why-no-bombs", "SWW-RACE-GOBLINS-11")


def recruits(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """The question is only put when somebody can be recruited."""
    return recruit(s, seat, q, option) if q.label == "redeploy" else None


# -- the turn -------------------------------------------------------------------------------------


def take(s: State, seat: int, q: Ask, option: Option) -> No | None:
    slot = option[1]
    if slot >= min(len(s.offer_races), len(s.offer_powers)):
        return No("why-no-such-combo", "SWW-PICK-01")
    return No("why-too-dear", "SWW-PICK-05", {"price": slot, "have": s.coins[seat]})


def abandon(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if s.holder[option[1]] != 2 * seat:
        return No("why-not-yours", "SWW-ABANDON-01", at(option[1]))
    if not s.readying:
        return No("why-too-late", "SWW-ABANDON-03")
    return busy(s)


def recall(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if s.champion < 0:
        return No("why-no-champion", "SWW-POWER-CHAMPION-07")
    return busy(s) if s.readying else None


def stop(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return busy(s)


# -- conquests ------------------------------------------------------------------------------------


def conquer(s: State, seat: int, q: Ask, option: Option) -> No | None:
    verb, region = option
    if q.label == "press_on":
        return No("why-target-fixed", "SWW-FINAL-03")
    no = no_attack(s, seat, region)
    if no is not None:
        return no
    price = costs.cost(s, seat, region)
    assert price is not None
    have, least = effects.in_hand(s, seat), effects.least(s, seat)
    if rolls_free(s.armed):
        if verb == "final":
            return No("why-assault-first", "SWW-RACE-GNOMES-04")
        price = max(least, price - max(c.DIE.faces))
    short = price - have
    if short <= 0:
        return No("why-enough", "SWW-FINAL-02", shows="cost")
    if have < least:
        rule = "SWW-INT-04" if verb == "final" else "SWW-RACE-TAUREN-02"
        return No("why-never-alone", rule, {"least": least}, "cost")
    if short <= costs.MAX_SHORT:
        return No("why-final-needed", "SWW-FINAL-01", {"short": short}, "cost")
    args = {"short": short, "most": costs.MAX_SHORT}
    return No("why-too-strong", "SWW-FINAL-02", args, "cost")


def no_attack(s: State, seat: int, region: int) -> No | None:
    """Why a region can't be attacked at all, tokens aside."""
    if not effects.in_hand(s, seat):
        return No("why-no-tokens", "SWW-CONQUER-11")
    if s.holder[region] == 2 * seat:
        return No("why-own-region", "SWW-CONQUER-18", at(region))
    if s.static.mask["water"] >> region & 1 and s.race[seat] != c.NAGA:
        return No("why-water", "SWW-MAP-05", at(region))
    if s.towers[region]:
        return No("why-tower", "SWW-POWER-DEFENDERS-04", at(region))
    near, far = costs.reach(s, seat, s.armed)
    if not (near | far) >> region & 1:
        return out_of_reach(s, seat, region)
    return dear(s, seat, costs.tolls(s, seat, region, s.armed, True))


def out_of_reach(s: State, seat: int, region: int) -> No:
    if s.armed & c.RELIC:
        return No("why-relic-reach", "SWW-RACE-ETHEREALS-03", at(region))
    if s.armed & c.CHAMPION_AID:
        return No("why-champion-reach", "SWW-POWER-CHAMPION-06")
    if 2 * seat not in s.holder:
        return No("why-no-entry", "SWW-FIRST-02", at(region))
    return No("why-out-of-reach", "SWW-CONQUER-13", at(region))


def arm(s: State, seat: int, q: Ask, option: Option) -> No | None:
    bit = 1 << option[1]
    need = AID_NEEDS[option[1]]
    rule = need[2]
    if not has_card(s, seat, need):
        return lacks(need)
    if s.armed & bit:
        return No("why-already-armed", rule)
    if bit == c.RELIC and s.used & USED_COLLECT:
        return No("why-used-either", "SWW-RACE-ETHEREALS-04")
    spent = {c.ASSAULT: s.used & USED_ASSAULT, c.CHAMPION_AID: s.used & USED_CHAMPION}
    if need[0] == "treasure":
        spent[bit] = s.treasure_used[effects.treasure_of(s, seat, need[1])]
    if spent.get(bit):
        return No("why-used", rule)
    if 2 * seat not in s.holder:
        return No("why-not-on-map", "SWW-POWER-CHAMPION-06" if bit == c.CHAMPION_AID else rule)
    if bit == c.CHAMPION_AID and s.champion_off == 2:
        return No("why-champion-captive", "SWW-POWER-CHAMPION-05")
    if bit == c.CHAMPION_AID and s.champion_off != 1:
        return No("why-champion-away", "SWW-POWER-CHAMPION-07")
    if not effects.in_hand(s, seat):
        return No("why-no-tokens", "SWW-CONQUER-11")
    return No("why-no-target", rule)


def push(s: State, seat: int, q: Ask, option: Option) -> No | None:
    region = option[1]
    if s.pushes >= legal.PUSHES:
        return No("why-used", "SWW-POWER-MENACING-02")
    no = busy(s)
    if no is not None:
        return no
    if s.holder[region] >> 1 == seat:
        return No("why-push-own", "SWW-POWER-MENACING-02")
    if s.towers[region]:
        return No("why-tower", "SWW-POWER-DEFENDERS-04", at(region))
    if not borders(s, seat, region):
        return No("why-not-adjacent", "SWW-POWER-MENACING-02", at(region))
    walls = s.walls[region] or s.garrisons[region]
    if not (walls or s.tokens[region] or s.beasts[region] or s.murlocs[region]):
        rule = "SWW-INT-67" if s.champion == region else "SWW-POWER-MENACING-02"
        return No("why-nothing-to-push", rule, at(region))
    return dear(s, seat, costs.tolls(s, seat, region, 0, False))


def move(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if q.label == "regroup":
        return No("why-not-yours", "SWW-RACE-TAUREN-05", at(option[1]))
    return No("why-not-its-race", "SWW-POWER-MENACING-02", at(option[1]))


def swap(s: State, seat: int, q: Ask, option: Option) -> No | None:
    _, a, b = option
    rule = "SWW-POWER-PORTALMAGES-02"
    if s.swaps >= legal.SWAPS:
        return No("why-used", rule)
    no = busy(s)
    if no is not None:
        return no
    if a == b:
        return No("why-two-regions", rule)
    for region in (a, b):
        if not s.static.mask["magic"] >> region & 1:
            return No("why-not-magic", rule, at(region))
        if s.towers[region]:
            return No("why-tower", "SWW-INT-75", at(region))
    if not (legal.movable(s, a) or legal.movable(s, b)):
        return No("why-nothing-to-swap", rule)
    due = dear(s, seat, legal.swap_tolls(s, seat, *sorted((a, b))))
    return due or No("why-other-order", rule)


def steal(s: State, seat: int, q: Ask, option: Option) -> No | None:
    _, start, to = option
    if s.used & USED_COLLECT:
        return No("why-used-either", "SWW-RACE-ETHEREALS-04")
    no = busy(s)
    if no is not None:
        return no
    if not any(
        s.treasure_up[i] and s.treasure_at[i] == start and c.TREASURES[s.treasure[i]].artifact
        for i in range(s.seats)
    ):
        return No("why-no-artifact", "SWW-RACE-ETHEREALS-02", at(start))
    if s.holder[start] == 2 * seat:
        return No("why-own-region", "SWW-RACE-ETHEREALS-02", at(start))
    if s.towers[start]:
        return No("why-tower", "SWW-INT-61", at(start))
    if s.holder[to] != 2 * seat:
        return No("why-not-yours", "SWW-RACE-ETHEREALS-02", at(to))
    if to not in s.static.borders[start]:
        args = {"region": Region(start), "region2": Region(to)}
        return No("why-not-neighbours", "SWW-RACE-ETHEREALS-02", args)
    return dear(s, seat, aegis(s, seat, start), "SWW-INT-63")


def aegis(s: State, seat: int, region: int) -> list[Toll]:
    """All a deed that attacks nobody has to pay."""
    return [t for t in costs.tolls(s, seat, region, 0, False) if t[2] == "aegis"]


# -- before and after -----------------------------------------------------------------------------


def form(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-form", "SWW-RACE-WORGEN-02")


def well(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-well", "SWW-PLACE-WELL-01")


def recruit(s: State, seat: int, q: Ask, option: Option) -> No | None:
    n = option[1]
    if n > s.losses:
        return No("why-few-losses", "SWW-RACE-FORSAKEN-02", {"n": s.losses})
    if n > s.coins[seat]:
        return No("why-few-coins", "SWW-RACE-FORSAKEN-02", {"n": s.coins[seat]})
    if n > s.tray[c.FORSAKEN]:
        return No("why-few-tokens", "SWW-RACE-FORSAKEN-05", {"n": s.tray[c.FORSAKEN]})
    return None


def deploy(s: State, seat: int, q: Ask, option: Option) -> No | None:
    verb, region = option
    if verb in ("relieve", "stand") and q.label == "retreat":
        return No("why-only-own-turn", "SWW-LOSSES-03")
    if verb == "place" and not s.hand[seat]:
        return No("why-no-tokens", "SWW-REDEPLOY-03")
    if verb in ("beast", "relieve") and not s.beasts_hand:
        return No("why-no-beast", "SWW-POWER-BEASTMASTERS-02")
    if verb in ("champion", "stand") and s.champion_off != 1:
        captive = s.champion_off == 2
        key = "why-champion-captive" if captive else "why-champion-away"
        return No(key, "SWW-POWER-CHAMPION-05" if captive else "SWW-POWER-CHAMPION-03")
    if s.holder[region] != 2 * seat:
        rule = "SWW-LOSSES-03" if q.label == "retreat" else "SWW-REDEPLOY-01"
        return No("why-not-yours", rule, at(region))
    return No("why-no-token-there", "SWW-REDEPLOY-03", at(region))


def tower(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-no-tower-site", "SWW-POWER-DEFENDERS-02", at(option[1]))


def garrison(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-no-garrison-site", "SWW-POWER-GARRISON-05", at(option[1]))


def keep(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-not-yours", WHEN[option[0]][1], at(option[1]))


def objective(s: State, seat: int, q: Ask, option: Option) -> No | None:
    region, rule = option[1], "SWW-RACE-HUMANS-02"
    if s.static.mask["water"] >> region & 1:
        return No("why-objective-water", rule)
    if s.towers[region]:
        return No("why-tower", "SWW-INT-48", at(region))
    if s.objectives[region]:
        return No("why-objective-twice", rule, at(region))
    race = effects.race_at(s, region)
    if race != NONE and c.FACTION_OF[race] == c.ALLIANCE:
        return No("why-objective-alliance", rule, at(region))
    return dear(s, seat, aegis(s, seat, region))


def bomb(s: State, seat: int, q: Ask, option: Option) -> No | None:
    region, code = option[1], s.holder[option[1]]
    if code == NONE or code & 1 or code >> 1 == seat:
        return No("why-bomb-whom", "SWW-RACE-GOBLINS-03")
    if not borders(s, seat, region):
        return No("why-not-adjacent", "SWW-RACE-GOBLINS-03", at(region))
    if s.towers[region]:
        return No("why-tower", "SWW-INT-24", at(region))
    if s.bombs[region]:
        return No("why-bomb-twice", "SWW-RACE-GOBLINS-04", at(region))
    return dear(s, seat, aegis(s, seat, region), "SWW-INT-23")


EARLY: dict[str, Check] = {
    "decline": decline,
    "tower": towers,
    "side": side,
    "bomb": bombs,
    "recruit": recruits,
}
"""What is in the way whatever is asked."""


CHECKS: dict[str, Check] = {
    **dict.fromkeys(("place", "beast", "relieve", "champion", "stand"), deploy),
    **dict.fromkeys(("heart", "aegis"), keep),
    "take": take,
    "abandon": abandon,
    "recall": recall,
    "conquer": conquer,
    "final": conquer,
    "arm": arm,
    "push": push,
    "move": move,
    "swap": swap,
    "steal": steal,
    "stop": stop,
    "form": form,
    "well": well,
    "recruit": recruit,
    "tower": tower,
    "garrison": garrison,
    "objective": objective,
    "bomb": bomb,
}
