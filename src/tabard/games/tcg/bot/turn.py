"""What to do with priority: in one's own action phase the best way to spend what is ready, at any
other time only what can't wait."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tabard.core.ask import Option

from .. import content as c
from ..language import powers as pw
from ..rules import values
from ..rules.index import ready_resources
from ..rules.legal import PASS, main_timing, play_cost
from ..state import (
    ATTACK,
    CARD_LINK,
    DEFEND,
    END,
    State,
    hand,
    ref_slot,
    resources,
    slot_of,
)
from .combat import best_attack, strike_cost
from .worth import WIN, WORTH, benefit, worth

ENOUGH = 8
"""Resources after which cards are worth more than the next one."""
CARD_KEPT = 1.3
"""What a card is worth that stays in hand."""
ONCE = 2.0
"""What a hero's power must be worth, as it comes once a duel."""
LASTING = 2.0


class Idea(NamedTuple):
    """Something to do: what it is worth, what it costs, and when it comes among others."""

    worth: float
    cost: int
    order: int
    option: Option


CHANGING, EQUIPPING, FIGHTING, USING, GATHERING, LEARNING = range(6)
PLACINGS = ("place", "stash", "place_up")


def priority(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """TCG-PRIORITY-08: what to do with it."""
    found = ideas(s, seat, options)
    if not found:
        return PASS if PASS in options else must_attack(s, seat, options)
    chosen = spend(found, ready_resources(s, seat))
    order = min(idea.order for idea in chosen)
    scored = [(idea.worth, rng.random(), idea.option) for idea in chosen if idea.order == order]
    return max(scored)[2]


def must_attack(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """TCG-COMBAT-38: somebody has to, so the one who loses least."""
    attacks = [o for o in options if o[0] == "attack"] or list(options)
    return max(attacks, key=lambda o: best_attack(s, seat, o[1])[0] if o[0] == "attack" else -99.0)


def spend(found: list[Idea], left: int) -> list[Idea]:
    """Those that are worth most together, with so many resources."""
    free = [idea for idea in found if idea.cost == 0]
    paid = [idea for idea in found if 0 < idea.cost <= left]
    best: list[tuple[float, tuple[Idea, ...]]] = [(0.0, ())] * (left + 1)
    for idea in paid:
        for room in range(left, idea.cost - 1, -1):
            total = best[room - idea.cost][0] + idea.worth
            if total > best[room][0]:
                best[room] = (total, (*best[room - idea.cost][1], idea))
    return [*free, *best[left][1]]


def ideas(s: State, seat: int, options: tuple[Option, ...]) -> list[Idea]:
    """All that is worth doing now."""
    now = main_timing(s, seat)
    if not now and s.turn == seat and not (s.chain and s.chain[-1].seat != seat):
        return []
    if now and (placed := placings(s, seat, options)):
        return placed  # all else comes after it
    found = []
    for option in options:
        idea = idea_of(s, seat, option) if now else reaction(s, seat, option)
        if idea is not None and idea.worth > 0:
            found.append(idea)
    return found


def idea_of(s: State, seat: int, option: Option) -> Idea | None:
    """In one's own action phase: what can change the table, then attacks, then allies; quests with
    what is left."""
    match option:
        case ("play", card):
            return playing(s, seat, option, card)
        case ("play_again", x):
            gain = benefit(s, seat, x, pw.POWERS[pw.PLAYING[s.what[x]]]) - 1.0
            return Idea(gain, play_cost(s, seat, x), CHANGING, option)
        case ("use", x, number):
            power = pw.POWERS[number]
            order = LEARNING if power.kind == "quest" else USING
            return Idea(use_worth(s, seat, x, power), power.cost.resources, order, option)
        case ("attack", x):
            return Idea(best_attack(s, seat, x)[0], strike_cost(s, seat, x), FIGHTING, option)
    return None


def placings(s: State, seat: int, options: tuple[Option, ...]) -> list[Idea]:
    """Cards to place, if a resource is wanted."""
    if not wants_resource(s, seat):
        return []
    return [Idea(place_worth(s, seat, o), 0, 0, o) for o in options if o[0] in PLACINGS]


def wants_resource(s: State, seat: int) -> bool:
    row = len(resources(s, seat))
    return row < 4 or (row < ENOUGH and len(hand(s, seat)) > 1)


def place_worth(s: State, seat: int, option: Option) -> float:
    """A quest face up, else what is least dear."""
    how, card = option
    return {"place": 40.0, "stash": 42.0, "place_up": 60.0}[how] - keep(s, seat, card)


def playing(s: State, seat: int, option: Option, number: int) -> Idea | None:
    card = c.CARDS[number]
    x = next(y for y in hand(s, seat) if s.what[y] == number)
    power = pw.POWERS[pw.PLAYING[number]]
    if any(do.worth.answers for do in power.program):
        return None
    cost = play_cost(s, seat, x)
    if card.type == c.ABILITY:
        gain = benefit(s, seat, x, power) - CARD_KEPT
        if card.ongoing and not pw.ATTACHES[number]:
            gain += LASTING
        return Idea(gain, cost, CHANGING, option)
    if card.type in (c.WEAPON, c.ARMOR, c.ITEM):
        return Idea(WORTH[number] - replaced(s, seat, number) - CARD_KEPT, cost, EQUIPPING, option)
    return Idea(WORTH[number] - CARD_KEPT, cost, GATHERING, option)


def replaced(s: State, seat: int, number: int) -> float:
    """What a piece of equipment is worth whose place another takes."""
    tags = {tag.name for tag in c.CARDS[number].tags if tag.limit == 1}
    for x in s.play:
        other = c.CARDS[s.what[x]]
        if s.controller[x] == seat and tags & {tag.name for tag in other.tags}:
            return WORTH[s.what[x]] + 1.0
    return 0.0


def use_worth(s: State, seat: int, x: int, power: pw.Power) -> float:
    gain = benefit(s, seat, x, power)
    for part in power.cost.parts:
        gain -= WORTH[s.what[x]] * 0.7 if part.itself else part.worth
    if power.cost.flip:
        gain -= ONCE
    if power.cost.tap and c.IS_ALLY[s.what[x]]:
        gain -= 0.5 * max(0, values.atk(s, x))
    if any(do.worth.changes for do in power.program) and not power.specs:
        gain += 0.6 if s.turn == seat else -1.0
    return gain


def reaction(s: State, seat: int, option: Option) -> Idea | None:
    """At any other time: an answer to what the other one plays, harm to who attacks, and when their
    turn ends, what would otherwise be left over."""
    match option:
        case ("play", card):
            x = next(y for y in hand(s, seat) if s.what[y] == card)
            power = pw.POWERS[pw.PLAYING[card]]
            if any(do.worth.answers for do in power.program):
                return Idea(answer_worth(s, seat), play_cost(s, seat, x), CHANGING, option)
            gain = benefit(s, seat, x, power) - CARD_KEPT
            return timely(s, seat, Idea(gain, play_cost(s, seat, x), CHANGING, option))
        case ("use", x, number):
            power = pw.POWERS[number]
            gain = use_worth(s, seat, x, power)
            order = LEARNING if power.kind == "quest" else USING
            return timely(s, seat, Idea(gain, power.cost.resources, order, option))
    return None


def answer_worth(s: State, seat: int) -> float:
    top = s.chain[-1] if s.chain else None
    if top is None or top.kind != CARD_LINK or top.seat == seat:
        return 0.0
    return 6.0 if c.COST[s.what[ref_slot(top.source)]] > 1 else 0.0


def timely(s: State, seat: int, idea: Idea) -> Idea | None:
    if idea.worth > WIN / 2:
        return idea
    if s.turn == seat or s.chain:
        return None
    if s.window == END:
        return idea
    if s.window in (ATTACK, DEFEND) and idea.order != LEARNING:
        attacker = slot_of(s, s.attacker)
        if (
            attacker >= 0
            and idea.worth >= worth(s, attacker) - CARD_KEPT - ONCE
            and idea.worth > 1.0
        ):
            return idea
    return None


def keep(s: State, seat: int, number: int) -> float:
    """How dear a card in hand is."""
    card = c.CARDS[number]
    row = len(resources(s, seat)) + 1
    late = 1.5 * max(0, card.cost - row - 1)
    copies = sum(s.what[x] == number for x in hand(s, seat)) - 1
    return 3.0 + 0.4 * min(card.cost, row) + (1.0 if c.IS_ALLY[number] else 0.0) - late - copies
