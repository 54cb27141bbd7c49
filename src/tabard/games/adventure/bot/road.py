"""Where to go: what each space is worth to a hero, and how far it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from heapq import heappop, heappush

from .. import content as c
from ..language import has
from ..language import names as n
from ..rules import quests, values
from ..state import NONE, State
from . import fighting

FLIGHT_STEPS = 3
"""What a flight costs, in steps: the exploration of a turn."""
UNREACHED = 99
TURN_STEPS = 2.5
"""What a hero moves in a turn, on average."""
LEVEL_WORTH = 3.5
"""A level, in valor."""
DRAW_ODDS = 0.45
"""How often a card from the deck is of a certain trait."""


@lru_cache(maxsize=512)
def steps_from(start: int, level: int) -> bytes:
    """How many steps each space is away for a hero of this level, flights included."""
    far = bytearray([UNREACHED]) * len(c.SPACES)
    todo = [(0, start)]
    while todo:
        cost, here = heappop(todo)
        if cost >= far[here]:
            continue
        far[here] = cost
        ways = [(cost + 1, x) for x in c.NEAR[here] if c.COLOR_OF[x] <= level]
        if here in c.FLIGHTS:
            ways += [(cost + FLIGHT_STEPS, x) for x in c.FLIGHTS if c.COLOR_OF[x] <= level]
        for way in ways:
            if way[0] < far[way[1]]:
                heappush(todo, way)
    return bytes(far)


Want = Callable[[int, float], None]


def aims(s: State, seat: int) -> dict[int, float]:
    """Spaces that bring this hero on, each with what it is worth in valor."""
    found: dict[int, float] = {}
    level = s.level[seat]

    def want(space: int, worth: float) -> None:
        if c.COLOR_OF[space] <= level:
            found[space] = found.get(space, 0.0) + worth

    _levels(s, seat, want)
    for quest in quests.mine(s, seat):
        _quest(s, seat, quest.quest, want)
    for space, foe in c.FOE_AT.items():
        trophy = c.FOES[foe].trophy
        if trophy >= 0 and level == n.RED and _wanted(s, seat, trophy):
            want(space, c.TROPHIES[trophy].valor * fighting.chance(s, seat, foe) ** 2)
    worth = sum(c.TRADE_WORTH[values.item(card).level] for card in values.pack(s, seat))
    sold = sum(prize.trophy == c.TRADE_TROPHY for prize in s.prizes)
    if worth >= c.TRADE["price"] + 1 and sold < c.TROPHIES[c.TRADE_TROPHY].copies:
        want(c.TRADE_AT, float(c.TROPHIES[c.TRADE_TROPHY].valor))
    return found


def _wanted(s: State, seat: int, trophy: int) -> bool:
    facts = c.TROPHIES[trophy]
    out = [prize for prize in s.prizes if prize.trophy == trophy]
    return len(out) < facts.copies and not any(prize.seat == seat for prize in out)


def _levels(s: State, seat: int, want: Want) -> None:
    for space, foe in c.FOE_AT.items():
        if c.FOES[foe].gives > s.level[seat]:
            odds = fighting.chance(s, seat, foe)
            want(space, LEVEL_WORTH * odds * odds)


def _quest(s: State, seat: int, quest: int, want: Want) -> None:
    """What the step that a quest has come to asks for; the rest of the quest is worth less."""
    active = next(a for a in s.active if a.seat == seat and a.quest == quest)
    steps = has.AIMS[quest]
    if active.step >= len(steps):
        return
    step = steps[active.step]
    worth = c.QUESTS[quest].valor / (len(steps) - active.step) ** 0.5
    if step.op == "collect":
        marks = [m.space for m in s.marks if m.seat == seat and m.quest == quest]
        for space in marks:
            want(space, worth / len(marks) ** 0.5)
    elif step.op in ("travel", "deliver"):
        fits = step.op == "travel" or len(quests.goods(s, seat, step)) >= step.n
        for space in step.places if fits else ():
            want(space, worth)
    elif step.op == "beat":
        for space in step.places:
            odds = fighting.chance(s, seat, c.FOE_AT[space])
            want(space, worth * odds * odds)
    elif step.op in ("defeat", "hurt", "hurt_holders", "duels"):
        for rival in _prey(s, seat, quest, step.op):
            odds = fighting.duel_edge(s, seat, rival)
            there = s.at[rival]
            if there != NONE and c.KIND_OF[there] != n.CITY and odds > 0:
                want(s.at[rival], worth * 0.5 * odds)


def _prey(s: State, seat: int, quest: int, op: str) -> tuple[int, ...]:
    if op in ("hurt", "duels"):
        return quests.rivals(s, seat)
    return tuple({t.rival for t in s.given if t.seat == seat and t.quest == quest})


def slays(s: State, seat: int) -> float:
    """What a fight with an encounter of the deck is worth for quests."""
    found = 0.0
    for quest in quests.mine(s, seat):
        step = quests.aim(quest)
        if step is not None and step.op == "slay":
            found += DRAW_ODDS * c.QUESTS[quest.quest].valor / max(1, step.n)
    return found


def score(s: State, seat: int, space: int, wanted: dict[int, float]) -> float:
    """How well a hero stands in a space: the best thing to go to, by the turns it takes; what else
    lies on the way counts for little."""
    far = steps_from(space, s.level[seat])
    best = rest = 0.0
    for target, worth in wanted.items():
        found = worth / (1.0 + far[target] / TURN_STEPS)
        rest += found
        best = max(best, found)
    there = danger(s, seat, space, space in wanted)
    if wanted and space not in wanted:  # what is pleasant there must not keep one from going on
        there = min(there, 0.3 * there)
    return 2.0 * best + 0.1 * (rest - best) + there


def away(s: State, seat: int, wanted: dict[int, float]) -> int:
    """How many steps it is to the best thing to go to."""
    far = steps_from(s.at[seat], s.level[seat])
    return far[max(wanted, key=lambda x: wanted[x] / (1.0 + far[x] / TURN_STEPS))] if wanted else 0


def danger(s: State, seat: int, space: int, wanted: bool = False) -> float:
    """What a turn that ends there brings or costs by itself."""
    if c.KIND_OF[space] == n.CITY:
        missing = s.hurt[seat] / max(1, values.life(s, seat))
        return 0.6 * missing
    level = c.COLOR_OF[space]
    gap = s.level[seat] - level
    hurt = s.hurt[seat] / max(1, values.life(s, seat))
    found = 0.12 + 0.06 * level - hurt * (0.35 if gap else 0.5)
    for slot in values.slots_at(s, space):
        odds = fighting.chance(s, seat, values.foe_of(s.line[slot]))
        found += 0.2 * (odds - 0.6)
    if space in c.FOE_AT and not wanted:
        found -= 0.5
    resources = c.RESOURCES_OF[space]
    if n.BOOK in resources:
        found += 0.1
    elif n.SCROLL in resources:
        found += 0.06
    if hurt and (n.LARGE_POTION in resources or n.SMALL_POTION in resources):
        found += 0.15 * hurt
    return found
