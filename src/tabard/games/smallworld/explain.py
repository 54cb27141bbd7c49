"""Why, and why not: the sentence, the sum and the rule behind every option.

What is legal is what the pending question offers; here it is only explained. `reasons` finds why
something is not offered. A reason tells a seat nothing it can't see: of all coins only its own.
"""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Option
from tabard.core.explain import Name, Reason, Sum, Term, Whose
from tabard.core.phrase import message_id

from . import content as c
from . import costs, effects
from .obstacles import AID_NEEDS, TOLL_RULES, WHEN, Region, card_rule, rolls_free
from .reasons import why_not
from .state import State
from .text import WORDS


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
    if isinstance(value, Region):
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
        return Reason(True, key, WORDS, AID_NEEDS[option[1]][2])
    if verb not in ("conquer", "final") or label != "conquest":
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


def _take(s: State, slot: int) -> Reason:
    """What comes with a combo at once."""
    tokens = c.RACES[s.offer_races[slot]].tokens + c.POWERS[s.offer_powers[slot]].tokens
    args = {"tokens": tokens, "number": s.offer_coins[slot], "price": slot}
    return Reason(True, "legal-take", WORDS, "SWW-PICK-02", args)


def _press_on(s: State, seat: int, region: int) -> Reason:
    """An air assault is short of tokens after its free die: the attack knows by how many."""
    assert s.frame is not None
    known = dict(zip(s.frame[0].names, s.frame[1], strict=True))
    full = cost_sum(s, seat, region, known["armed"])
    less = known["price"] - full.total
    free = (Term(less, "cost-free-die", "SWW-RACE-GNOMES-03"),) if less else ()
    price = Sum(full.terms + free, full.floor)
    have = effects.in_hand(s, seat)
    args, odds = _die({"have": have, "number": 0}, price.total - have)
    return Reason(True, "legal-final", WORDS, "SWW-RACE-GNOMES-04", args, price, odds)


def _die(args: dict[str, Any], need: int) -> tuple[dict[str, Any], int]:
    """The arguments of a sentence about a roll of `need` or more, and its chance in percent."""
    faces = c.DIE.faces
    good = sum(face >= need for face in faces)
    odds = round(100 * good / len(faces))
    return args | {"need": need, "good": good, "faces": len(faces), "odds": odds}, odds


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
    holder = (("race", Name(race_key(race))),) if s.tokens[region] else ()
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
    race, power = s.race[seat], s.power[seat]
    terms = []
    for at, key, rule in (
        (race, race_key(race), card_rule("RACE", c.RACES[race].id)),
        (
            len(c.RACES) + power,
            message_id("power", c.POWERS[power].id),
            card_rule("POWER", c.POWERS[power].id),
        ),
    ):
        for less, where in costs.COSTS[at]:
            if (
                where == "any"
                or (where == "occupied" and costs.occupied(s) >> 8 * region & 1)
                or where == s.static.terrain[region]
            ):
                terms.append(Term(-less, key, rule))
    if s.form == 2:
        terms.append(Term(-1, "form-worgen", "SWW-RACE-WORGEN-04"))
    if armed & c.FROSTMOURNE_AID:
        terms.append(Term(-2, "aid-frostmourne", "SWW-ARTIFACT-FROSTMOURNE-01"))
    if armed & c.RELIC:
        terms.append(Term(-2, "aid-relic", "SWW-RACE-ETHEREALS-03"))
    return terms


def toll_sum(due: tuple[tuple[int, int, str], ...]) -> Sum:
    """The coins to be paid first."""
    return Sum(tuple(Term(n, f"toll-{why}", TOLL_RULES[why]) for n, _, why in due))


def race_key(race: int) -> str:
    return message_id("race", c.RACES[race].id)
