"""Which dice: by color and by what they show (TBG-DICE-04 to TBG-DICE-06)."""

from __future__ import annotations

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ... import content as c
from .. import names as n
from ..compiling import colors
from ..scene import Scene
from ..sorts import DICE, Dice


def _faces(term: Term) -> tuple[int, int]:
    least = term.args[1] if len(term.args) > 1 else 1
    return least, term.get("most", n.FACES)


def _made(term: Term) -> tuple[int, ...]:
    least, most = _faces(term)
    return tuple(
        c.die(color, face) for color in colors(term.args[0]) for face in range(least, most + 1)
    )


def _said(s: Scene, term: Term, form: str = "a-die") -> str:
    least, most = _faces(term)
    die = s.say(f"{form}-{term.args[0].name}")
    if least == 1 and most == n.FACES:
        return die
    if most == n.FACES:
        return s.say("die-least", die=die, n=least, best="yes" if least == n.FACES else "no")
    return s.say("die-most", die=die, n=most, worst="yes" if most == 1 else "no")


DICE.add(
    "die",
    Dice(
        "hue face? most=face",
        makes=_made,
        says=Saying(
            _said,
            *(f"{form}-{{red,blue,green,attack,any}}" for form in ("a-die", "each-die", "dice")),
            "die-least die n best",
            "die-most die n worst",
            "hue-{red,blue,green,attack,any}",
        ),
        rules=("TBG-DICE-04", "TBG-DICE-05", "TBG-DICE-06"),
    ),
)
