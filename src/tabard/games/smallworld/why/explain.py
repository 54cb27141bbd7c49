"""Why, and why not: the sentence, the sum and the rule behind every option.

What is legal is what the pending question offers; here it is only explained. `reasons` finds why
something is not offered. A reason tells a seat nothing it can't see: of all coins only its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.core.ask import Option
from tabard.core.explain import Figures, Name, Reason, Sum, Term, Whose
from tabard.core.phrase import message_id

from .. import content as c
from ..language.compile import word
from ..language.vocabulary import WORDS
from ..rules import costs, effects
from ..state import State
from .obstacles import AID_NEEDS, WHEN, RegionSaid, rolls_free, toll_named, under_way
from .reasons import due_of, turn_over, why_not


def explain(game: Any, s: State, seat: int, option: Option) -> Reason:
    """Why this seat may choose this option now, or the first reason why not."""
    q = game.pending(s)
    if q is None:
        return Reason(False, "why-over", WORDS, "SWW-END-01")
    if option in q.options_of(seat):
        return _legal(s, seat, q.label, option)
    if q.domain is not None:
        return Reason(False, "why-chance", WORDS, "SWW-ROUND-01")
    if seat not in q.who:
        over = turn_over(s, seat, option)
        if over is not None:
            return Reason(False, over.key, WORDS, over.rule)
        args = {"seat": Whose(q.who[0])}
        return Reason(False, "why-not-your-turn", WORDS, "SWW-ROUND-01", args)
    no = why_not(s, seat, q, option)
    args = {name: _said(s, value) for name, value in no.args.items()}
    sums = None
    if no.shows == "cost":
        sums = cost_sum(s, seat, option[1], s.armed)
    elif no.due:
        sums = toll_sum(no.due)
    return Reason(False, no.key, WORDS, no.rule, args, sums)


def _said(s: State, value: Any) -> Any:
    """A region by its name, everything else as it is."""
    if isinstance(value, RegionSaid):
        return s.static.names[s.static.ids[value]]
    return value


def _legal(s: State, seat: int, label: str, option: Option) -> Reason:
    verb = option[0]
    if label == "press_on" and verb == "final":
        return _press_on(s, seat, option[1])
    if verb == "take":
        return _take(s, option[1])
    if verb == "arm":
        key = message_id("legal-aid", c.AIDS[option[1]])
        return Reason(True, key, WORDS, AID_NEEDS[option[1]].rule)
    if verb == "put_back":
        return Reason(True, "legal-put-back", WORDS, AID_NEEDS[option[1]].rule)
    if verb not in ("conquer", "final") or label != "conquest":
        first = tuple(due_of(s, seat, option))
        if first:
            return Reason(True, "legal-toll", WORDS, WHEN[verb][1], {}, toll_sum(first))
        return Reason(True, "legal", WORDS, WHEN[verb][1])
    region = option[1]
    price = cost_sum(s, seat, region, s.armed)
    have = effects.in_hand(s, seat)
    due = sum(t[0] for t in costs.tolls(s, seat, region, s.armed, True))
    args: dict[str, Any] = {"have": have, "number": due}
    if verb == "final":
        args, odds = _die(args, price.total - have)
        return Reason(True, "legal-final", WORDS, "SWW-FINAL-06", args, price, odds)
    if rolls_free(s.armed):
        args, odds = _die(args, price.total - have)
        return Reason(True, "legal-assault", WORDS, "SWW-RACE-GNOMES-03", args, price, odds)
    return Reason(True, "legal-conquer", WORDS, "SWW-CONQUER-07", args, price)


def figures(game: Any, s: State, seat: int, options: Sequence[Option]) -> list[Figures]:
    """What these offered options cost, and their odds: as `_legal` has them, without the words."""
    q = game.pending(s)
    if q.label == "press_on":
        return [_legal(s, seat, q.label, option).figures for option in options]
    price = dict(costs.targets(s, seat, s.armed)) if q.label == "conquest" else {}
    have, free = effects.in_hand(s, seat), rolls_free(s.armed)
    found = []
    for option in options:
        verb = option[0]
        if verb not in ("conquer", "final"):
            first = due_of(s, seat, option)
            found.append(Figures(toll_sum(tuple(first)).total) if first else Figures())
        else:
            total = price[option[1]]
            rolls = free or verb == "final"
            found.append(Figures(total, _odds(total - have)[1] if rolls else None))
    return found


def _take(s: State, slot: int) -> Reason:
    """What comes with a combo at once."""
    tokens = c.RACES[s.offer_races[slot]].tokens + c.POWERS[s.offer_powers[slot]].tokens
    args = {"tokens": tokens, "number": s.offer_coins[slot], "price": slot}
    return Reason(True, "legal-take", WORDS, "SWW-PICK-02", args)


def _press_on(s: State, seat: int, region: int) -> Reason:
    """An air assault is short of tokens after its free die: the attack knows by how many."""
    known = under_way(s)
    full = cost_sum(s, seat, region, known["armed"])
    less = known["price"] - full.total
    free = (Term(less, "cost-free-die", "SWW-RACE-GNOMES-03"),) if less else ()
    price = Sum(full.terms + free, full.floor)
    have = effects.in_hand(s, seat)
    args, odds = _die({"have": have, "number": 0}, price.total - have)
    return Reason(True, "legal-final", WORDS, "SWW-RACE-GNOMES-04", args, price, odds)


def _die(args: dict[str, Any], need: int) -> tuple[dict[str, Any], int]:
    """The arguments of a sentence about a roll of `need` or more, and its chance in percent."""
    good, odds = _odds(need)
    return args | {"need": need, "good": good, "faces": len(c.DIE.faces), "odds": odds}, odds


def _odds(need: int) -> tuple[int, int]:
    """How many faces of the die are enough, and the chance of that in percent."""
    good = sum(face >= need for face in c.DIE.faces)
    return good, round(100 * good / len(c.DIE.faces))


# -- sums -----------------------------------------------------------------------------------------


def cost_sum(s: State, seat: int, region: int, armed: int) -> Sum:
    """What a conquest costs, term by term: always the same as `costs.cost`."""
    floor = effects.least(s, seat)
    if armed & c.CHAMPION_AID:  # SWW-INT-01
        return Sum((Term(floor - 1, "cost-with-champion", "SWW-POWER-CHAMPION-02"),))
    if armed & c.DOOMHAMMER_AID:  # SWW-INT-02
        return Sum((Term(floor, "cost-with-doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01"),))
    terms = [*_strength(s, region), *_travel(s, seat, region, armed)]
    terms += _discounts(s, seat, region, armed)
    return Sum(tuple(terms), floor)


def _strength(s: State, region: int) -> list[Term]:
    """What stands in the region, whoever attacks it."""
    race = effects.race_at(s, region)
    holder = (("race", Name(c.key_of(c.RACES[race]))),) if s.tokens[region] else ()
    terms = (
        Term(2, "cost-base", "SWW-CONQUER-01"),
        Term(s.static.mountains[region], "cost-mountain", "SWW-CONQUER-02"),
        Term(s.walls[region], "cost-wall", "SWW-CONQUER-02"),
        Term(s.garrisons[region], "cost-garrison", "SWW-CONQUER-02"),
        Term(s.murlocs[region], "cost-murloc", "SWW-CONQUER-04"),
        Term(s.tokens[region], "cost-tokens", "SWW-CONQUER-04", holder),
        Term(s.beasts[region], "cost-beasts", "SWW-POWER-BEASTMASTERS-03"),
        Term(int(s.champion == region), "cost-champion", "SWW-POWER-CHAMPION-03"),
    )
    return [t for t in terms if t.amount]


def _travel(s: State, seat: int, region: int, armed: int) -> list[Term]:
    far = costs.reach(s, seat, armed)[1]
    if far >> region & 1 and not costs.travels_free(s, seat):
        return [Term(1, "cost-travel", "SWW-CONQUER-03")]
    return []


def _discounts(s: State, seat: int, region: int, armed: int) -> list[Term]:
    """Every discount with the card it comes from."""
    terms = []
    for thing in effects.things_of(s, seat):
        for term in thing.ability:
            for less, where in word(term).gives(term).costs:
                if _cheaper(s, region, where):
                    terms.append(Term(-less, c.key_of(thing), word(term).rule(term)))
    mine = effects.has(s, seat)
    if s.form == 2:
        terms.append(Term(-mine.forms[0].less, "form-worgen", "SWW-RACE-WORGEN-04"))
    if armed & c.FROSTMOURNE_AID:
        blade = c.key_of(c.TREASURES[c.treasure_with("frostmourne")])
        terms.append(Term(-costs.CHILL, blade, "SWW-ARTIFACT-FROSTMOURNE-01"))
    if armed & c.RELIC:
        terms.append(Term(-mine.relic, "aid-relic", "SWW-RACE-ETHEREALS-03"))
    return terms


def _cheaper(s: State, region: int, where: str) -> bool:
    """Is a discount there one for this region?"""
    if where == "any":
        return True
    if where == "occupied":
        return bool(costs.occupied(s) >> 8 * region & 1)
    return where == s.static.terrain[region]


def toll_sum(due: tuple[tuple[int, int, str], ...]) -> Sum:
    """The coins to be paid first."""
    return Sum(tuple(Term(n, *toll_named(why)) for n, _, why in due))
