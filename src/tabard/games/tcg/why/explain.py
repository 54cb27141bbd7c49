"""Why, and why not: the sentence, the sum and the rule behind every option.

What is legal is what the pending question offers; here it is only explained. `reasons` finds why
something is not offered. A reason tells a player nothing that they can't see.
"""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.explain import Figures, Reason, Whose

from ..language import powers as pw
from ..language.text import WORDS
from ..rules import damage, values
from ..rules.combat import blows
from ..rules.fighters import attackable, defenders
from ..rules.index import ready_resources
from ..show.naming import CardName
from ..state import State, ref, ref_slot, slot_of
from .fighting import only_attack
from .obstacles import (
    WHEN,
    PowerText,
    held,
    known,
    locals_of,
    power_of,
    power_sum,
    printed_on,
    strike_sum,
)
from .reasons import why_not


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
            return _attack(s, seat, x)
        case ("at", x):
            return _fight(s, q.about[2], x, "TCG-COMBAT-18")
        case ("protect", x):
            return _fight(s, slot_of(s, s.attacker), x, "TCG-PROTECT-01")
        case ("armor", x):
            return _armor(s, x)
    return Reason(True, "legal", WORDS, WHEN[verb][1])


def figures(s: State, seat: int, option: Option) -> Figures:
    """What an offered option costs: as `_legal` has it, without the words."""
    match option:
        case ("play", card):
            return Figures(values.price(s, seat, held(s, seat, card)).total)
        case ("play_again", x):
            return Figures(values.price(s, seat, x).total)
        case ("use", _, number):
            return Figures(pw.POWERS[number].cost.resources or None)
        case ("strike", x):
            return Figures(strike_sum(s, seat, x).total)
    return Figures()


def _play(s: State, seat: int, x: int, rule: str) -> Reason:
    args = {"card": known(s, seat, x), "have": ready_resources(s, seat)}
    return Reason(True, "legal-pay", WORDS, rule, args, values.price(s, seat, x))


def _attack(s: State, seat: int, x: int) -> Reason:
    """Who it is, and the card that narrows down whom it can attack."""
    args = {"card": known(s, seat, x), "n": max(0, values.atk(s, x))}
    for y in attackable(s, 1 - seat):
        mod = None if y in defenders(s, x) else only_attack(s, x, y)
        if mod is not None:
            said = {"card2": printed_on(mod), "text": PowerText(power_of(mod))}
            return Reason(True, "legal-attack-only", WORDS, "TCG-COMBAT-30", args | said)
    return Reason(True, "legal-attack", WORDS, "TCG-COMBAT-01", args)


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
        prevented = not p.sure and damage.immune(then, p)
        dealt[ref_slot(p.to)] += 0 if prevented else p.n
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
        if mod.kind == "more_armor" and mod.bits & coming.types:
            n += more
    args = {"card": CardName(s.what[x]), "n": n, "number": coming.n}
    return Reason(True, "legal-armor", WORDS, "TCG-ARMOR-01", args)
