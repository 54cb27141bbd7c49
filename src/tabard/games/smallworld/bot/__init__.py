"""How to play sensibly: a quick pick for every question, and what a position is worth.

Nothing here is a rule. Both functions look at a whole state, but a bot only ever gets one that is
drawn from what its seat knows (see `tabard.core.game.Perspective`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tabard.core.ask import Option

from .. import content as c
from ..rules.costs import targets
from ..rules.effects import defenders, held, in_hand, units
from ..state import NONE, State, active, in_decline, seat_of
from .decline import outlook, without_race
from .layout import next_place
from .plan import best_plan
from .worth import POWER_WORTH, RACE_WORTH, Worth, bonus, rounds_left, turns_left

LEAD = 8.0

# -- one function a question ----------------------------------------------------------------------


def _turn(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Decline when a new race sooner brings more than this one."""
    if len(options) == 1:
        return options[0]
    now, later = outlook(s, seat, rounds_left(s))
    return ("decline",) if now > later else ("expand",)


TOKEN_LATER, ABILITY_LATER = 4.0, 1.0
"""What a combo's tokens and abilities are worth beyond its first turn, early in a game."""


def _pick(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """The combo whose first turn brings most, its tokens and abilities for later counted in."""
    later = min(rounds_left(s), 3) / 3

    def score(option: Option) -> float:
        at: int = option[1]
        race, power = s.offer_races[at], s.offer_powers[at]
        tokens = c.RACES[race].tokens + c.POWERS[power].tokens
        t = s.copy()
        t.race[seat], t.power[seat], t.hand[seat] = race, power, tokens
        t.faction = c.FACTION_OF[race]
        total = best_plan(t, seat).value
        ability = RACE_WORTH[race] + POWER_WORTH[power]
        total += later * (TOKEN_LATER * tokens + ABILITY_LATER * ability)
        return total + s.offer_coins[at] - at

    return max(options, key=score)


def _conquest(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Aids and what is free first, then as the plan begins."""
    if s.armed:
        return _aided(s, seat, options)
    free = [(score, o) for o in options if (score := _free(s, seat, o)) > 0]
    if free:
        return max(free, key=lambda pair: pair[0])[1]
    plan = best_plan(s, seat)
    option = ("final" if plan.final else "conquer", plan.region)
    return option if option in options else ("stop",)


def _free(s: State, seat: int, option: Option) -> float:
    """How soon to do what costs no tokens; 0: not at all."""
    match option:
        case ("arm", aid):
            if 1 << aid == c.ASHES_AID:
                return 0.0
            return 10.0 if 1 << aid != c.DOOMHAMMER_AID or s.coins[seat] > RICH else 0.0
        case ("steal", *_):
            return 9.0
        case ("push", r):
            if units(s, r) + s.murlocs[r] == 1:
                return 3.0
            return 1.2 if s.holder[r] != NONE else 2.0
    return 0.0


RICH = 12
"""Coins of which a few don't matter."""
SAVED = 0.4
"""What a token is worth that an aid saves."""


def _aided(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Spend an aid where it is worth and saves most."""
    worth = Worth(s, seat)
    aided = dict(targets(s, seat, s.armed))
    plain = dict(targets(s, seat, 0))

    def score(o: Option) -> float:
        if o[0] not in ("conquer", "final"):
            return -1.0
        saved = plain.get(o[1], aided[o[1]] + 1) - aided[o[1]]
        return worth[o[1]] + SAVED * saved

    return max(options, key=score)


def _deploy(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return _placed(s, seat, options)


def _placed(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """As `layout` has it; Beasts and the Champion go like tokens."""
    r = next_place(s, seat)
    for verb in ("place", "beast", "champion"):
        if (verb, r) in options:
            return (verb, r)
    return options[0]


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


SEARCHED = frozenset(("turn", "pick"))
"""Which race, and for how long: that pays off, or doesn't, in the turns to come. What to conquer
and where to lay tokens out is a plan already."""
ROUNDS_AHEAD = 3
"""Rounds that a search looks ahead."""


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """A quick sensible pick."""
    assert s.frame is not None
    by = BY_LABEL.get(s.frame[0].label)
    if by is None:
        return options[int(rng.random() * len(options))]
    picked: Option = by(s, seat, options, rng)
    return picked


FORESEEN, NEW_RACE, IN_TURN = 0.72, 1.08, 2.5
"""How much of what is foreseen comes true, as a rule; more with a new race; and what being in turn
is worth. Fitted to the ends of 300 games of this bot."""
UNFORESEEN = {2: 1.0}
"""Coins a turn that nobody foresees, with two players; and with more:"""
MORE = 3.0


def value(s: State) -> tuple[float, ...]:
    """Coins at the end: what one has, and what the position still brings."""
    out = []
    each = UNFORESEEN.get(s.seats, MORE)
    for seat in range(s.seats):
        turns = turns_left(s, seat) if s.frame is not None else 0
        total = float(s.coins[seat])
        if turns:
            if s.race[seat] == NONE:
                coming = NEW_RACE * without_race(s, seat, turns)
            else:
                coming = max(outlook(s, seat, turns - 1))
            total += FORESEEN * coming + each * turns + IN_TURN * (s.turn == seat)
        out.append(total)
    return tuple(out)
