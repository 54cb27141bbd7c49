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

from .. import content as c
from ..rules import costs, effects, legal
from ..rules.costs import Toll
from ..rules.effects import USED_ASSAULT, USED_CHAMPION, USED_COLLECT
from ..state import (
    FINAL_MADE,
    NONE,
    SPENT,
    STOPPED,
    STUCK,
    State,
    active,
    in_decline,
    seat_of,
)
from .obstacles import (
    AID_NEEDS,
    CLOSING,
    NEEDS,
    TOWERS,
    TWO_SIDES,
    WHEN,
    No,
    RegionSaid,
    at,
    borders,
    dear,
    lacks,
    meets,
    named,
    rolls_free,
    under_way,
)

Check: TypeAlias = Callable[[State, int, Ask, Option], No | None]


def why_not(s: State, seat: int, q: Ask, option: Option) -> No:
    """The first reason why the seat that is asked `q` can't answer this."""
    verb = option[0]
    labels, rule = WHEN[verb]
    need = NEEDS.get(verb)
    if need is not None and not meets(s, seat, need):
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
    if verb in CONQUESTS and q.label in CLOSING:
        if s.race[seat] == NONE:
            return No("why-declined", "SWW-DECLINE-07")
        return OVER.get(s.ended[seat]) or No(message_id("when", verb), WHEN[verb][1])
    return No(message_id("when", verb), WHEN[verb][1])


CONQUESTS = ("conquer", "final", "arm")
OVER = {
    STOPPED: No("why-stopped", "SWW-REDEPLOY-01"),
    SPENT: No("why-spent", "SWW-CONQUER-11"),
    STUCK: No("why-stuck", "SWW-CONQUER-12"),
    FINAL_MADE: No("why-conquests-over", "SWW-FINAL-08"),
}
"""Why there is no further conquest this turn."""
BY_ITSELF = (SPENT, STUCK, FINAL_MADE)


def turn_over(s: State, seat: int, option: Option) -> No | None:
    """What ended the conquests of whoever was in turn just now, where the turn ended by itself."""
    if option[0] not in CONQUESTS or s.ended[seat] not in BY_ITSELF:
        return None
    just_now = seat in (s.turn, (s.turn - 1) % s.seats)
    return OVER[s.ended[seat]] if just_now else None


# -- whatever is asked ----------------------------------------------------------------------------


def no_decline(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if s.round == 1:
        return No("why-first-round", "SWW-DECLINE-12")
    return No("why-no-race", "SWW-DECLINE-12") if s.race[seat] == NONE else None


def no_towers(s: State, seat: int, q: Ask, option: Option) -> No | None:
    there = effects.has(s, seat).towers or effects.lasting(s, seat).towers
    return None if there else lacks(TOWERS)


def no_side(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if not effects.two_sided(s, seat):
        return lacks(TWO_SIDES)
    neutral = c.FACTION_OF[s.race[seat]] == c.NEUTRAL
    return None if neutral else No("why-not-neutral", TWO_SIDES.rule)


def no_bombs(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return None if s.bomb_pile else No("why-no-bombs", "SWW-RACE-GOBLINS-11")


def no_recruits(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """The question is only put when somebody can be recruited."""
    return no_recruit(s, seat, q, option) if q.label == "redeploy" else None


# -- the turn -------------------------------------------------------------------------------------


def no_take(s: State, seat: int, q: Ask, option: Option) -> No | None:
    slot = option[1]
    if slot >= min(len(s.offer_races), len(s.offer_powers)):
        return No("why-no-such-combo", "SWW-PICK-01")
    return No("why-too-dear", "SWW-PICK-05", {"price": slot, "have": s.coins[seat]})


def no_abandon(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if s.holder[option[1]] != active(seat):
        return No("why-not-yours", "SWW-ABANDON-01", at(option[1]))
    return None if s.readying else No("why-too-late", "SWW-ABANDON-03")


def no_recall(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-no-champion", "SWW-POWER-CHAMPION-07") if s.champion < 0 else None


# -- conquests ------------------------------------------------------------------------------------


def no_conquer(s: State, seat: int, q: Ask, option: Option) -> No | None:
    verb, region = option
    if q.label == "press_on":
        return no_press_on(s, seat, region)
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


def no_press_on(s: State, seat: int, region: int) -> No:
    """After the free die only its own target can be attacked again, unless too much is missing."""
    known = under_way(s)
    if region != known["region"]:
        return No("why-target-fixed", "SWW-FINAL-03")
    args = {"short": known["price"] - effects.in_hand(s, seat), "most": costs.MAX_SHORT}
    return No("why-too-strong", "SWW-RACE-GNOMES-04", args)


def no_attack(s: State, seat: int, region: int) -> No | None:
    """Why a region can't be attacked at all, tokens aside."""
    if not effects.in_hand(s, seat):
        return No("why-no-tokens", "SWW-CONQUER-11")
    if s.holder[region] == active(seat):
        return No("why-own-region", "SWW-CONQUER-18", at(region))
    if s.static.mask["water"] >> region & 1 and "water" not in effects.has(s, seat).reach:
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
    if active(seat) not in s.holder:
        return No("why-no-entry", "SWW-FIRST-02", at(region))
    return No("why-out-of-reach", "SWW-CONQUER-13", at(region))


def no_arm(s: State, seat: int, q: Ask, option: Option) -> No | None:
    bit = 1 << option[1]
    need = AID_NEEDS[option[1]]
    rule = need.rule
    if not meets(s, seat, need):
        return lacks(need)
    if s.armed & bit:
        return No("why-already-armed", rule)
    if s.put_back & bit:
        return No("why-put-back", rule)
    if spent(s, seat, bit):
        if bit == c.RELIC:
            return No("why-used-either", "SWW-RACE-ETHEREALS-04")
        return No("why-used", rule)
    if active(seat) not in s.holder:
        return No("why-not-on-map", "SWW-POWER-CHAMPION-06" if bit == c.CHAMPION_AID else rule)
    if bit == c.CHAMPION_AID and s.champion_off == 2:
        return No("why-champion-captive", "SWW-POWER-CHAMPION-05")
    if bit == c.CHAMPION_AID and s.champion_off != 1:
        return No("why-champion-away", "SWW-POWER-CHAMPION-07")
    if not effects.in_hand(s, seat):
        return No("why-no-tokens", "SWW-CONQUER-11")
    return No("why-no-target", rule)


def no_put_back(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-not-armed", AID_NEEDS[option[1]].rule)


def spent(s: State, seat: int, aid: int) -> bool:
    """Has it been used as often as it may be in a turn?"""
    mine = effects.has(s, seat)
    if aid == c.ASSAULT:
        return effects.times_used(s, USED_ASSAULT) >= mine.assault
    if aid == c.CHAMPION_AID:
        return effects.times_used(s, USED_CHAMPION) >= mine.champion
    if aid == c.RELIC:
        return effects.times_used(s, USED_COLLECT) >= mine.collect
    kind, uses = next((kind, uses) for bit, kind, uses in costs.ARTIFACT_AIDS if bit == aid)
    return s.treasure_used[effects.treasure_of(s, seat, kind)] >= uses


def no_push(s: State, seat: int, q: Ask, option: Option) -> No | None:
    region = option[1]
    if s.pushes >= effects.has(s, seat).pushes:
        return No("why-used", "SWW-POWER-MENACING-02")
    if seat_of(s.holder[region]) == seat:
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


def no_move(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if q.label == "regroup":
        return No("why-not-yours", "SWW-RACE-TAUREN-05", at(option[1]))
    return No("why-not-its-race", "SWW-POWER-MENACING-02", at(option[1]))


def no_swap(s: State, seat: int, q: Ask, option: Option) -> No | None:
    _, a, b = option
    rule = "SWW-POWER-PORTALMAGES-02"
    if s.swaps >= effects.has(s, seat).swaps:
        return No("why-used", rule)
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


def no_steal(s: State, seat: int, q: Ask, option: Option) -> No | None:
    _, start, to = option
    if spent(s, seat, c.RELIC):
        return No("why-used-either", "SWW-RACE-ETHEREALS-04")
    left = effects.has(s, seat).collect - effects.times_used(s, USED_COLLECT)
    if s.armed & c.RELIC and left < 2:
        return No("why-raid-chosen", "SWW-RACE-ETHEREALS-04")
    if not any(
        s.treasure_up[i] and s.treasure_at[i] == start and c.TREASURES[s.treasure[i]].artifact
        for i in range(s.seats)
    ):
        return No("why-no-artifact", "SWW-RACE-ETHEREALS-02", at(start))
    if s.holder[start] == active(seat):
        return No("why-own-region", "SWW-RACE-ETHEREALS-02", at(start))
    if s.towers[start]:
        return No("why-tower", "SWW-INT-61", at(start))
    if s.holder[to] != active(seat):
        return No("why-not-yours", "SWW-RACE-ETHEREALS-02", at(to))
    if to not in s.static.borders[start]:
        args = {"region": RegionSaid(start), "region2": RegionSaid(to)}
        return No("why-not-neighbors", "SWW-RACE-ETHEREALS-02", args)
    return dear(s, seat, aegis(s, seat, start), "SWW-INT-63")


def aegis(s: State, seat: int, region: int) -> list[Toll]:
    """All a deed that attacks nobody has to pay."""
    return [t for t in costs.tolls(s, seat, region, 0, False) if t[2] == "aegis"]


def due_of(s: State, seat: int, option: Option) -> list[Toll]:
    """What a deed that is no conquest has to pay first."""
    match option:
        case ("push", region):
            return costs.tolls(s, seat, region, 0, False)
        case ("swap", a, b):
            return legal.swap_tolls(s, seat, a, b)
        case ("steal", region, _) | ("objective", region) | ("bomb", region):
            return aegis(s, seat, region)
    return []


# -- before and after -----------------------------------------------------------------------------


def no_form(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-form", "SWW-RACE-WORGEN-02")


def no_well(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-well", "SWW-PLACE-WELL-01")


def no_recruit(s: State, seat: int, q: Ask, option: Option) -> No | None:
    n, price = option[1], effects.has(s, seat).recruit
    left = s.tray[s.race[seat]]
    if n > s.losses:
        return No("why-few-losses", "SWW-RACE-FORSAKEN-02", {"n": s.losses})
    if n * price > s.coins[seat]:
        return No("why-few-coins", "SWW-RACE-FORSAKEN-02", {"n": s.coins[seat]})
    if n > left:
        return No("why-few-tokens", "SWW-RACE-FORSAKEN-05", {"n": left})
    return None


def no_deploy(s: State, seat: int, q: Ask, option: Option) -> No | None:
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
    if s.holder[region] != active(seat):
        rule = "SWW-LOSSES-03" if q.label == "retreat" else "SWW-REDEPLOY-01"
        return No("why-not-yours", rule, at(region))
    return No("why-no-token-there", "SWW-REDEPLOY-03", at(region))


def no_tower(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-no-tower-site", "SWW-POWER-DEFENDERS-02", at(option[1]))


def no_garrison(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-no-garrison-site", "SWW-POWER-GARRISON-05", at(option[1]))


def no_keep(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-not-yours", WHEN[option[0]][1], at(option[1]))


def no_objective(s: State, seat: int, q: Ask, option: Option) -> No | None:
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


def no_bomb(s: State, seat: int, q: Ask, option: Option) -> No | None:
    region, code = option[1], s.holder[option[1]]
    if code == NONE or in_decline(code) or seat_of(code) == seat:
        return No("why-bomb-whom", "SWW-RACE-GOBLINS-03")
    if not borders(s, seat, region):
        return No("why-not-adjacent", "SWW-RACE-GOBLINS-03", at(region))
    if s.towers[region]:
        return No("why-tower", "SWW-INT-24", at(region))
    if s.bombs[region]:
        return No("why-bomb-twice", "SWW-RACE-GOBLINS-04", at(region))
    return dear(s, seat, aegis(s, seat, region), "SWW-INT-23")


EARLY: dict[str, Check] = {
    "decline": no_decline,
    "tower": no_towers,
    "side": no_side,
    "bomb": no_bombs,
    "recruit": no_recruits,
}
"""What is in the way whatever is asked."""


CHECKS: dict[str, Check] = {
    **dict.fromkeys(("place", "beast", "relieve", "champion", "stand"), no_deploy),
    **dict.fromkeys(("heart", "aegis"), no_keep),
    "take": no_take,
    "abandon": no_abandon,
    "recall": no_recall,
    "conquer": no_conquer,
    "final": no_conquer,
    "arm": no_arm,
    "push": no_push,
    "move": no_move,
    "swap": no_swap,
    "steal": no_steal,
    "put_back": no_put_back,
    "form": no_form,
    "well": no_well,
    "recruit": no_recruit,
    "tower": no_tower,
    "garrison": no_garrison,
    "objective": no_objective,
    "bomb": no_bomb,
}
