"""Why, and why not: the sentence, the sum and the rule behind every option.

What is legal is what the pending question offers; here it is only explained. `reasons` finds why
something is not offered. A reason tells a player nothing that he can't see.
"""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.explain import Reason, Whose

from . import damage, values
from . import powers as pw
from .combat import blows
from .damage import SURE, TO, TYPES, N
from .naming import CardName
from .obstacles import WHEN, held, known, locals_of, power_sum, strike_sum
from .reasons import why_not
from .state import State, ready_resources, ref, slot_of
from .text import WORDS


def explain(game: Any, s: State, seat: int, option: Option) -> Reason:
    """Why this seat may choose this option now, or the first reason why not."""
    q = game.pending(s)
    if q is None:
        return Reason(False, "why-over", WORDS, "TCG-WIN-07")
    if option in q.options_of(seat):
        return _legal(s, seat, q, option)
    if q.domain is not None:
        return Reason(False, "why-chance", WORDS, "TCG-PRIORITY-09")
    if seat not in q.who:
        args = {"seat": Whose(q.who[0])}
        return Reason(False, "why-not-asked", WORDS, "TCG-PRIORITY-01", args)
    no = why_not(s, seat, q, option)
    return Reason(False, no.key, WORDS, no.rule, no.args, no.sum)


def _legal(s: State, seat: int, q: Ask, option: Option) -> Reason:
    verb = option[0]
    match option:
        case ("play", card):
            return _play(s, seat, held(s, seat, card), "TCG-PLAY-01")
        case ("play_again", x):
            return _play(s, seat, x, "TCG-PLAY-10")
        case ("use", x, number):
            args = {"card": known(s, seat, x), "have": ready_resources(s, seat)}
            total = power_sum(pw.POWERS[number])
            key = "legal" if total is None else "legal-pay"
            return Reason(True, key, WORDS, "TCG-POWER-04", args, total)
        case ("strike", x):
            return _strike(s, seat, x)
        case ("attack", x):
            args = {"card": known(s, seat, x), "n": max(0, values.atk(s, x))}
            return Reason(True, "legal-attack", WORDS, "TCG-COMBAT-01", args)
        case ("at", x):
            return _fight(s, q.about[2], x, "TCG-COMBAT-18")
        case ("protect", x):
            return _fight(s, slot_of(s, s.attacker), x, "TCG-PROTECT-01")
        case ("armor", x):
            return _armor(s, x)
    return Reason(True, "legal", WORDS, WHEN[verb][1])


def _play(s: State, seat: int, x: int, rule: str) -> Reason:
    args = {"card": known(s, seat, x), "have": ready_resources(s, seat)}
    return Reason(True, "legal-pay", WORDS, rule, args, values.price(s, seat, x))


def _strike(s: State, seat: int, x: int) -> Reason:
    """What the hero would have with this weapon."""
    after = s.copy()
    after.struck += (ref(s, x),)
    args = {
        "card": known(s, seat, x),
        "card2": CardName(s.what[s.heroes[seat]]),
        "n": max(0, values.atk(after, s.heroes[seat])),
    }
    return Reason(True, "legal-strike", WORDS, "TCG-STRIKE-02", args, strike_sum(s, seat, x))


def _fight(s: State, attacker: int, defender: int, rule: str) -> Reason:
    """TCG-COMBAT-18: the damage that both would deal as things are, before armor."""
    then = s.copy()
    then.attacker, then.defender, then.fighting = ref(s, attacker), ref(s, defender), 1
    dealt = {attacker: 0, defender: 0}
    for p in blows(then):
        prevented = not p[SURE] and damage.immune(then, p)
        dealt[p[TO] & 255] += 0 if prevented else p[N]
    args = {
        "card": CardName(s.what[attacker]),
        "card2": CardName(s.what[defender]),
        "n": dealt[defender],
        "back": dealt[attacker],
        "left": left(s, attacker),
        "left2": left(s, defender),
    }
    return Reason(True, "legal-fight", WORDS, rule, args)


def left(s: State, x: int) -> int:
    """How much damage a character can still take."""
    return max(0, values.health(s, x) - s.damage[x])


def _armor(s: State, x: int) -> Reason:
    coming = locals_of(s)["p"]
    n = values.defense(s, x)
    for mod, more, _, _ in values.mods_on(s, x):
        if mod.kind == "more_armor" and mod.bits & coming[TYPES]:
            n += more
    args = {"card": CardName(s.what[x]), "n": n, "number": coming[N]}
    return Reason(True, "legal-armor", WORDS, "TCG-ARMOR-01", args)
