"""Whole abilities: moments at which something may be used, and what is always at work."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import groupby, pairwise
from typing import Any

from tabard.core.language.terms import Term, is_list
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...context import Context
from ...rules import values
from ...state import State
from .. import names as n
from ..compiling import attached, card_nos, listed, plain, test
from ..has import Check, Gives
from ..scene import DO, GIVES, MAY, Scene
from ..sorts import DUTY, STATIC, WINDOW, Static, Window, word

RULES = {
    "turn": "TBG-TURN-02",
    "before": "TBG-TIMING-08",
    "action": "TBG-TURN-05",
    "travels": "TBG-TRAVEL-01",
    "traveled": "TBG-TRAVEL-01",
    "resting": "TBG-REST-01",
    "taken": "TBG-TALENT-02",
    "round": "TBG-COMBAT-05",
    "pool": "TBG-ATTACK-01",
    "rolled": "TBG-ATTACK-06",
    "reroll": "TBG-ATTACK-08",
    "rerolled": "TBG-ATTACK-09",
    "place": "TBG-ATTACK-10",
    "placed": "TBG-ATTACK-14",
    "defends": "TBG-TIMING-12",
    "struck": "TBG-DEFENSE-01",
    "damaged": "TBG-DEFENSE-06",
    "resolved": "TBG-DEFENSE-14",
    "ends": "TBG-COMBAT-08",
    "after": "TBG-COMBAT-10",
    "hurting": "TBG-CHAR-15",
    "hurt": "TBG-COMBAT-02",
    "spent": "TBG-CHAR-04",
    "falls": "TBG-DEFEAT-01",
    "judgement": "TBG-UNIQUE-05",
}


def _varies(term: Term) -> Iterable[str]:
    """What is paid can be spoken of in the steps."""
    paid = term.get("pay")
    varies = isinstance(paid, Term) and word("cost", paid.name).varies(paid)
    return ("x",) if varies else ()


def _steps(term: Term) -> list[Any]:
    return plain(term, ("must", "anyone", "first"))


def _when_said(s: Scene, term: Term) -> str:
    """A whole sentence: when, on what condition, what is paid, what is done."""
    must = term.has("must") or term.name in ("taken", "judgement")
    mood = DO if must else MAY
    paid = term.get("pay")
    s.each = paid.args[0] if paid is not None and paid.name == "every" else 1
    what = _done(s, _steps(term), mood)
    if paid is not None:
        what = s.say("paying", cost=_paid(s, paid), what=what)
    asked = term.get("if_")
    return s.say(
        f"when-{term.name}",
        who="anyone" if term.has("anyone") else "you",
        limits="no" if asked is None else "yes",
        test="" if asked is None else s.test(asked),
        mood=mood,
        what=what,
        once="no" if term.get("once") is None else term.get("once").name,
    )


def _done(s: Scene, steps: list[Any], mood: str) -> str:
    """What is spotted comes first: it is spotted to do the rest."""
    if steps[0].name == "spot" and len(steps) > 1:
        rest = s.listed(said_once(_phrases(s, steps[1:], MAY)))
        return s.say("spotting", spot=s.step(steps[0], mood), what=rest)
    return s.listed(said_once(_phrases(s, steps, mood)))


COUNTING = re.compile(r" (?:for|per) .*$")
"""How often a step is done ("for each of them"), in any language."""


def said_once(parts: list[str]) -> list[str]:
    """Neighbors share their verb, and what they are counted by.

    >>> said_once(["gain 2 Health", "gain 1 Energy", "roll again"])
    ['gain 2 Health', '1 Energy', 'roll again']
    >>> said_once(["get Attrition +1 for each of them", "get Reroll +1 for each of them"])
    ['get Attrition +1', 'Reroll +1 for each of them']
    """
    found = parts[:1]
    for before, part in pairwise(parts):
        verb, _, rest = part.partition(" ")
        if before.partition(" ")[0] != verb:
            found.append(part)
            continue
        often = COUNTING.search(part)
        if often is not None:
            found[-1] = found[-1].removesuffix(often[0])
        found.append(rest)
    return found


def _phrases(s: Scene, steps: list[Any], mood: str) -> list[str]:
    """Dice that are added together are one phrase."""
    found = []
    for is_dice, run in groupby(steps, lambda step: bool(step.name == "dice")):
        parts = list(run)
        if is_dice and len(parts) > 1:
            dice = s.listed([s.step(step, GIVES) for step in parts])
            found.append(s.say("do-dice", mood=mood, dice=dice, per=""))
        else:
            found += [s.step(step, mood) for step in parts]
    return found


def _paid(s: Scene, term: Term) -> str:
    made: str = word("cost", term.name).says(s, term)
    return made


def _duty_said(s: Scene, term: Term) -> str:
    what = s.listed([s.step(step, DO, "harm_step") for step in term.args], "then")
    return s.say(
        f"when-{term.name}", who="you", limits="no", test="", mood=DO, what=what, once="no"
    )


GIVEN = "who limits test mood what once"
for _name, _number in n.W.items():
    WINDOW.add(
        _name,
        Window(
            "step+ pay=cost if_=test once='combat'|'turn' [must] [anyone]",
            number=_number,
            says=Saying(
                _when_said, f"when-{_name} {GIVEN}", "paying cost what", "spotting spot what"
            ),
            rules=(RULES[_name],),
            ahead=_varies,
            fresh=True,
        ),
    )
for _name in ("round", "rerolled", "placed", "resolved"):
    DUTY.add(
        _name,
        Window(
            "harm_step+",
            number=n.W[_name],
            says=Saying(_duty_said, f"when-{_name} {GIVEN}"),
            rules=("TBG-CREATURE-05", "TBG-CREATURE-07"),
            fresh=True,
        ),
    )


# -- always at work -------------------------------------------------------------------------------


def add_head(
    name: str,
    shape: str,
    makes: Callable[..., dict[str, Any]],
    says: Saying,
    *rules: str,
) -> None:
    STATIC.add(name, Static(shape, makes=makes, says=says, rules=rules))


def _gives(w: Any, number: int, term: Term) -> dict[str, Any]:
    card = c.ABILITIES_AT[number].card
    bonuses = tuple(word("given", arg.name).makes(arg) for arg in term.args)
    friends = term.get("to") is not None
    return {"gives": (Gives(card, bonuses, friends, test(term.get("if_"))),)}


def _gives_said(s: Scene, term: Term) -> str:
    what = s.listed([s.step(arg, GIVES, "given") for arg in term.args])
    asked = term.get("if_")
    return s.say(
        "gives",
        what=what,
        friends="no" if term.get("to") is None else "yes",
        limits="no" if asked is None else "yes",
        test="" if asked is None else s.test(asked),
    )


add_head(
    "gives",
    "given+ to='friends' if_=test",
    _gives,
    Saying(_gives_said, "gives what friends limits test"),
    "TBG-TIMING-01",
    "TBG-TIMING-10",
)


def _both(card: int, given: Gives) -> Check:
    """The bonus of a card that is improved: it must be there, and so must what it asks for."""

    def holds(s: State, ctx: Context) -> bool:
        there = card in values.equipped(s, ctx.hero)
        return there and (given.test is None or given.test(s, ctx))

    return holds


def _improves(w: Any, number: int, term: Term) -> dict[str, Any]:
    """With a card that always gives something, it gives more; else it goes with its use."""
    args = plain(term, ("first",))
    steps = args[1:]
    own = c.ABILITIES_AT[number].card
    found: dict[str, Any] = {"gives": (), "improves": ()}
    for card in card_nos(args[0]):
        given = w.given(card)
        if given is not None:
            bonuses = tuple(word("given", step.name).makes(step) for step in steps)
            found["gives"] += (Gives(own, bonuses, given.friends, _both(card, given)),)
        else:
            w.attach(attached(number, c.ABILITIES_AT[number], steps))
            found["improves"] += ((card, number, term.has("first")),)
    return found


def _more_said(key: str) -> Saying:
    def make(s: Scene, term: Term) -> str:
        args = plain(term, ("first",))
        return s.say(key, card=s.card_names(args[0]), what=_done(s, args[1:], DO))

    return Saying(make, f"{key} card what")


add_head(
    "improves",
    "cards step+ [first]",
    _improves,
    _more_said("improves"),
    "TBG-TIMING-05",
)


def _attached(field: str) -> Callable[..., dict[str, Any]]:
    def make(w: Any, number: int, term: Term) -> dict[str, Any]:
        w.attach(attached(number, c.ABILITIES_AT[number], term.args[1:]))
        return {field: tuple((card, number) for card in card_nos(term.args[0]))}

    return make


add_head("replaces", "card step+", _attached("replaces"), _more_said("replaces"), "TBG-TIMING-05")
add_head("judges", "card step+", _attached("judges"), _more_said("judges"), "TBG-UNIQUE-05")


def _by_card(key: str, *more: str) -> Saying:
    def make(s: Scene, term: Term) -> str:
        number = next((arg for arg in term.args if isinstance(arg, int)), 0)
        once = term.get("once")
        return s.say(
            key,
            card=s.card_names(term.args[0], "and"),
            n=number,
            once="no" if once is None else once.name,
        )

    return Saying(make, f"{key} card n once")


def _eases(w: Any, number: int, term: Term) -> dict[str, Any]:
    return {"eases": tuple((card, term.args[1]) for card in card_nos(term.args[0]))}


def _keeps(w: Any, number: int, term: Term) -> dict[str, Any]:
    once = "" if term.get("once") is None else term.get("once").name
    return {"keeps": tuple((card, once) for card in card_nos(term.args[0]))}


add_head("eases", "cards face", _eases, _by_card("eases"), "TBG-DICE-06")
add_head("keeps", "cards once='combat'", _keeps, _by_card("keeps"), "TBG-EQUIP-04")


def _twice(w: Any, number: int, term: Term) -> dict[str, Any]:
    extra = term.get("extra", 0)
    if term.args[0] == Term("instants"):
        return {"twice": ((-1, extra),)}
    return {"twice": tuple((card, extra) for card in card_nos(term.args[0]))}


def _twice_said(s: Scene, term: Term) -> str:
    if term.args[0] == Term("instants"):
        return s.say("twice-instants", n=term.get("extra", 0))
    return s.say("twice", card=s.card_names(term.args[0]))


add_head(
    "twice",
    "cards|'instants' extra=number",
    _twice,
    Saying(_twice_said, "twice card", "twice-instants n"),
    "TBG-TIMING-07",
)

FREE = 99


def _fits_cost(value: Any, own: int) -> Callable[[int], bool]:
    if value == Term("instants"):
        return lambda card: c.CARDS[card].type == c.INSTANT
    if value == Term("powers"):  # the card itself is paid in full
        return lambda card: c.CARDS[card].sort in (c.POWER, c.PRINTED) and card != own
    if is_list(value) and isinstance(value[0], Term):
        categories = listed(value)
        return lambda card: c.CARDS[card].unique in categories
    named = card_nos(value)
    return lambda card: card in named


def _costs(w: Any, number: int, term: Term) -> dict[str, Any]:
    less = FREE if term.args[0] == Term("free") else -term.args[0]
    return {"costs": ((less, _fits_cost(term.args[1], c.ABILITIES_AT[number].card)),)}


def _costs_said(s: Scene, term: Term) -> str:
    value = term.args[1]
    if isinstance(value, Term):
        what = s.say(f"costs-{value.name}")
    elif isinstance(value[0], Term):
        what = s.names("category", value, "and")
    else:
        what = s.card_names(value, "and")
    if term.args[0] == Term("free"):
        return s.say("costs-nothing", what=what)
    many = "no" if is_list(value) and len(value) == 1 else "yes"
    return s.say("costs-less", what=what, n=-term.args[0], many=many)


def _no_costs(term: Term) -> Iterable[str]:
    if isinstance(term.args[0], int) and term.args[0] >= 0:
        yield "Cards cost less by a number below 0."
    if is_list(term.args[1]) and len({isinstance(part, str) for part in term.args[1]}) > 1:
        yield "Name cards, or categories, but not both."


STATIC.add(
    "costs",
    Static(
        "whole|'free' 'instants'|'powers'|list:card_or_category",
        makes=_costs,
        says=Saying(
            _costs_said, "costs-less what n many", "costs-nothing what", "costs-{instants,powers}"
        ),
        rules=("TBG-POWER-02",),
        refuses=_no_costs,
    ),
)


def _free(w: Any, number: int, term: Term) -> dict[str, Any]:
    return {"free": ((c.ABILITIES_AT[number].card, test(term.get("if_"))),)}


add_head(
    "free",
    "if_=test!",
    _free,
    Saying(lambda s, term: s.say("free", test=s.test(term.get("if_"))), "free test"),
    "TBG-POWER-06",
)


def _flag(name: str, rule: str) -> None:
    key = name.replace("_", "-")
    add_head(
        name,
        "",
        lambda w, number, term: {name: 1},
        Saying(lambda s, term: s.say(key), key),
        rule,
    )


add_head(
    "free_instant",
    "",
    lambda w, number, term: {"free_instant": (number,)},
    Saying(lambda s, term: s.say("free-instant"), "free-instant"),
    "TBG-POWER-06",
)
_flag("intercepts", "TBG-CHALLENGE-01")
_flag("unstopped", "TBG-TRAVEL-02")
_flag("unhindered", "TBG-TURN-06")
add_head(
    "slows",
    "number",
    lambda w, number, term: {"slows": term.args[0]},
    Saying(lambda s, term: s.say("slows", n=term.args[0]), "slows n"),
    "TBG-TRAVEL-01",
)
add_head(
    "doubles",
    "token_name",
    lambda w, number, term: {"doubles": (term.args[0].name,)},
    Saying(lambda s, term: s.say("doubles", token=s.name("token", term.args[0])), "doubles token"),
    "TBG-TIMING-09",
)


def _hardens_said(s: Scene, term: Term) -> str:
    return s.say("hardens", category=s.name("category", term.args[0]), n=term.args[1])


add_head(
    "hardens",
    "category number",
    lambda w, number, term: {"hardens": ((term.args[0].name, term.args[1]),)},
    Saying(_hardens_said, "hardens category n"),
    "TBG-PET-01",
)


def _holds(w: Any, number: int, term: Term) -> dict[str, Any]:
    area = n.AREAS.index(term.args[0].name)
    return {"holds": ((area, listed(term.args[1]), term.get("level", c.LEVELS)),)}


def _holds_said(s: Scene, term: Term) -> str:
    return s.say(
        "holds",
        area=s.name("area", term.args[0]),
        traits=s.names("trait", term.args[1]),
        level=term.get("level", c.LEVELS),
    )


add_head(
    "holds",
    "area list:trait level=level_number",
    _holds,
    Saying(_holds_said, "holds area traits level"),
    "TBG-EQUIP-05",
)
add_head(
    "extra_area",
    "type",
    lambda w, number, term: {"extra": (n.CARD_TYPES.index(term.args[0].name),)},
    Saying(
        lambda s, term: s.say("extra-area", type=s.name("type", term.args[0])), "extra-area type"
    ),
    "TBG-EQUIP-02",
)


def _immune_said(s: Scene, term: Term) -> str:
    return s.say("immune", creature=c.CREATURES[c.CREATURE_NO[term.args[0]]].name)


add_head(
    "immune",
    "creature",
    lambda w, number, term: {"immune": (c.CREATURE_NO[term.args[0]],)},
    Saying(_immune_said, "immune creature"),
    "TBG-CREATURE-07",
)
