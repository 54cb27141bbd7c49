"""A quick player who knows the cards: they build their row, spend what they have, aim harm at the
other side and help at their own, trade where that pays and race where it doesn't."""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Ask, Option

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..rules.legal import PASS, main_timing
from ..state import NOBODY, State, hand, is_player, player_ref, ref
from .combat import armor_worth, attack_worth, protect_worth, strike_worth
from .turn import idea_of, ideas, keep, placings, priority
from .worth import _mode_benefit, target_worth, value, worth

__all__ = ["HORIZON", "LEAD", "choose", "considered", "value"]

HORIZON = 2
LEAD = 14.0


# -- choosing -------------------------------------------------------------------------------------


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """A sensible answer to whatever is asked."""
    first = options[0][0]
    if len(options) == 1:
        return options[0]
    verbs = {option[0] for option in options}
    if "pass" in verbs:
        return priority(s, seat, options, rng)
    if first in ("target", "target_player", "mode", "done"):
        return best(options, lambda o: aim(s, seat, o), rng)
    if first == "at":
        attacker = question(s).about[2]
        return best(options, lambda o: attack_worth(s, seat, attacker, o[1]), rng)
    if "strike" in verbs:
        return best(options, lambda o: strike_worth(s, seat, o), rng)
    if "protect" in verbs:
        return best(options, lambda o: protect_worth(s, seat, o), rng)
    if first in ("armor", "apply"):
        return best(options, lambda o: -0.5 if o[0] == "take" else armor_worth(s, o), rng)
    if first in ("discard", "place"):
        return best(options, lambda o: -keep(s, seat, o[1]), rng)
    if first == "take_card":
        return best(options, lambda o: c.COST[o[1]], rng)
    if first in ("find", "find_none"):
        return best(options, lambda o: keep(s, seat, o[1]) if o[0] == "find" else -1.0, rng)
    if first in ("pick", "pay", "destroy", "turn_down"):
        return best(options, lambda o: pick(s, seat, o), rng)
    if first == "keep":
        cheap = sum(c.COST[s.what[x]] <= 3 for x in hand(s, seat))
        return ("keep",) if cheap >= 3 else ("mulligan",)
    if first == "begin":
        return ("begin", seat)
    return options[0]


def question(s: State) -> Ask:
    """What is being asked: kept, or asked of the flow that waits."""
    if s.ask is not None:
        return s.ask
    assert s.frame is not None
    asks = s.frame[0].question
    assert asks is not None
    return asks(s, *s.frame[1])


PLACES, MOST = 3, 6
"""So many cards to place, and so many other things to do, are worth a thought."""
HOPELESS = -3.0
"""What loses so much is no idea."""


def considered(s: State, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What is worth something, or might be; without harm to one's own and help for the other. A
    resource comes first, so only which one is a question then. Outside one's own action phase:
    what is worth something there, or nothing."""
    verbs = {option[0] for option in options}
    if PASS in options:
        if not main_timing(s, seat):
            found = ideas(s, seat, options)
        elif found := placings(s, seat, options):
            found = sorted(found, key=lambda idea: -idea.worth)[:PLACES]
        else:
            tries = (idea_of(s, seat, option) for option in options)
            found = [idea for idea in tries if idea is not None and idea.worth > HOPELESS]
            found = sorted(found, key=lambda idea: -idea.worth)[:MOST]
        return (*(idea.option for idea in found), PASS)
    if verbs <= {"target", "target_player", "done"}:
        fine = tuple(o for o in options if o[0] == "done" or aim(s, seat, o) > 0)
        return fine or options
    return options


def best(options: tuple[Option, ...], score: Any, rng: Random) -> Option:
    scored = [(score(option), rng.random(), option) for option in options]
    return max(scored)[2]


def aim(s: State, seat: int, option: Option) -> float:
    """A target or a mode for the power that is being announced."""
    power = pw.POWERS[question(s).about[2]]
    if option[0] == "mode":
        ctx = context(seat, NOBODY if not s.chain else s.chain[-1].source)
        return _mode_benefit(s, seat, ctx, power, option[1])
    if option[0] == "done":
        return 0.0
    r = player_ref(option[1]) if option[0] == "target_player" else ref(s, option[1])
    scores = [
        target_worth(s, seat, power, spec, r)
        for spec in power.specs
        if (spec.zone in ("player", "opponent")) == is_player(r)
    ]
    return max(scores, default=0.0)


def pick(s: State, seat: int, option: Option) -> float:
    """What to lose, or what to give up: the least that is one's own; the most of the other's."""
    x = option[1]
    mine = s.controller[x] == seat
    return -worth(s, x) if mine else worth(s, x)
