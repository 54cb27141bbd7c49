"""What a card adds: dice, rerolls, attrition, less threat; and capacities (TBG-TIMING-10)."""

from __future__ import annotations

from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ..compiling import amount, color
from ..scene import Scene
from ..sorts import BONUS, CAPACITY, Bonus


def _dice(term: Term) -> Any:
    return "dice", amount(term.args[0]), color(term.args[1])


def _negative(term: Term) -> bool:
    return isinstance(term.args[0], int) and term.args[0] < 0


def _dice_said(s: Scene, term: Term, mood: str) -> str:
    much = s.much(term.args[0])
    dice = s.say(f"some-dice-{term.args[1].name}", n=much.n)
    key = "do-fewer-dice" if _negative(term) else "do-dice"
    return s.say(key, mood=mood, dice=dice, per=much.per)


BONUS.add(
    "dice",
    Bonus(
        "signed new_color",
        makes=_dice,
        says=Saying(
            _dice_said, "do-{dice,fewer-dice} mood dice per", "some-dice-{red,blue,green,any} n"
        ),
        rules=("TBG-TIMING-10", "TBG-ATTACK-01"),
        worth=0.5,
    ),
)


def _value(kind: str) -> Any:
    return lambda term: (kind, amount(term.args[0]), -1)


def _value_said(kind: str) -> Saying:
    def make(s: Scene, term: Term, mood: str) -> str:
        key = f"do-{kind}-less" if _negative(term) else f"do-{kind}"
        return s.say(key, mood=mood, **s.counted(term.args[0]))

    return Saying(make, f"do-{{{kind},{kind}-less}} mood n per")


BONUS.add(
    "reroll",
    Bonus(
        "signed",
        makes=_value("reroll"),
        says=_value_said("reroll"),
        rules=("TBG-DICE-16",),
        worth=0.35,
    ),
)
BONUS.add(
    "attrition",
    Bonus(
        "signed",
        makes=_value("attrition"),
        says=_value_said("attrition"),
        rules=("TBG-DICE-21",),
        worth=0.7,
    ),
)


def _lower(term: Term) -> Any:
    return "lower", amount(term.args[0]), int(term.has("own"))


def _lower_said(s: Scene, term: Term, mood: str) -> str:
    key = "do-lower-own" if term.has("own") else "do-lower"
    return s.say(key, mood=mood, **s.counted(term.args[0]))


BONUS.add(
    "lower",
    Bonus(
        "amount [own]",
        makes=_lower,
        says=Saying(_lower_said, "do-{lower,lower-own} mood n per"),
        rules=("TBG-ATTACK-10",),
        worth=1.2,
    ),
)


def _capacity(kind: str) -> None:
    def make(s: Scene, term: Term, mood: str) -> str:
        return s.say(f"do-capacity-{kind}", mood=mood, n=term.args[0])

    CAPACITY.add(
        kind,
        Bonus(
            "number",
            makes=_value(kind),
            says=Saying(make, f"do-capacity-{kind} mood n"),
            rules=("TBG-CHAR-03", "TBG-CHAR-10"),
            worth=0.6,
        ),
    )


_capacity("health")
_capacity("energy")
