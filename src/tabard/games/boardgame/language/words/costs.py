"""What is paid for a use, besides the Energy on the card (TBG-TIMING-02)."""

from __future__ import annotations

from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from .. import names as n
from ..compiling import card_nos, dice
from ..has import Cost as Paid
from ..scene import Scene
from ..sorts import COST, CostWord

PAID_WORTH = {"health": 1.2, "energy": 0.8, "combo": 0.5, "rage": 0.4}


def _always(term: Term) -> bool:
    return True


def _energy(term: Term) -> Paid:
    (much,) = term.args
    return Paid("energy", much, much, worth=PAID_WORTH["energy"])


COST.add(
    "energy",
    CostWord(
        "number",
        makes=_energy,
        says=Saying(lambda s, term: s.say("pay-energy", n=term.args[0]), "pay-energy n mood"),
        rules=("TBG-TIMING-02", "TBG-CHAR-04"),
    ),
)


def _up_to(term: Term) -> Paid:
    most, what = term.args
    return Paid(what.name, 1, most, varies=True, worth=PAID_WORTH[what.name])


def _up_to_said(s: Scene, term: Term) -> str:
    most, what = term.args
    what = s.name("payable", what)
    return s.say("pay-any", what=what) if most == n.LOTS else s.say("pay-up-to", n=most, what=what)


COST.add(
    "up_to",
    CostWord(
        "number payable",
        makes=_up_to,
        says=Saying(_up_to_said, "pay-up-to n what", "pay-any what"),
        rules=("TBG-TIMING-02",),
        varies=_always,
        brings=("x",),
    ),
)


def _every(term: Term) -> Paid:
    each, what = term.args
    return Paid(what.name, 1, n.LOTS, each, varies=True, worth=PAID_WORTH[what.name])


def _every_said(s: Scene, term: Term) -> str:
    return s.say("pay-any", what=s.name("payable", term.args[1]))


COST.add(
    "every",
    CostWord(
        "number payable",
        makes=_every,
        says=Saying(_every_said, "pay-any what"),
        rules=("TBG-TIMING-02",),
        varies=_always,
        brings=("x",),
    ),
)


def _shed(term: Term) -> Paid:
    much, which = term.args
    return Paid("dice", much, much, arg=dice(which), worth=0.5)


def _shed_up_to(term: Term) -> Paid:
    most, which = term.args
    return Paid("dice", 1, most, arg=dice(which), varies=True, worth=0.5)


def _shed_said(key: str) -> Saying:
    def make(s: Scene, term: Term) -> str:
        if key == "pay-shed-up-to" and term.args[0] == n.LOTS:
            return s.say("pay-shed-any", dice=s.dice(term.args[1], "dice"))
        return s.say(
            key, n=term.args[0], die=s.dice(term.args[1]), dice=s.dice(term.args[1], "dice")
        )

    return Saying(make, f"{key} n die dice", "pay-shed-any dice")


COST.add(
    "shed",
    CostWord(
        "number dice",
        makes=_shed,
        says=_shed_said("pay-shed"),
        rules=("TBG-DICE-12", "TBG-DICE-14"),
    ),
)
COST.add(
    "shed_up_to",
    CostWord(
        "number dice",
        makes=_shed_up_to,
        says=_shed_said("pay-shed-up-to"),
        rules=("TBG-DICE-12", "TBG-DICE-14"),
        varies=_always,
        brings=("x",),
    ),
)


def _what(value: Any) -> tuple[str, Any]:
    if value == Term("self"):
        return "self", None
    if isinstance(value, Term) and value.name in n.CATEGORIES:
        return "category", value.name
    return "cards", card_nos(value)


def _unequip_said(s: Scene, term: Term) -> str:
    kind, _ = _what(term.args[0])
    if kind == "self":
        return s.say("pay-unequip-self")
    if kind == "category":
        return s.say("pay-unequip-any", what=s.name("category", term.args[0]))
    return s.say("pay-unequip", what=s.card_names(term.args[0]))


COST.add(
    "unequip",
    CostWord(
        "'self'|category|list:card",
        makes=lambda term: Paid("unequip", arg=_what(term.args[0]), worth=1.0),
        says=Saying(_unequip_said, "pay-unequip what", "pay-unequip-any what", "pay-unequip-self"),
        rules=("TBG-EQUIP-04",),
    ),
)
