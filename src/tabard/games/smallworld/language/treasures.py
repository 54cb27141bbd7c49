"""The words that only treasures have (rulebook p.14), each declared once."""

from __future__ import annotations

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from .has import Has
from .vocabulary import FIND, Ability, Speaker, arg, each_worth, sentence, steady, uses

FIND.add(
    "ashes",
    Ability(
        "uses=times!",
        gives=lambda term: Has(ashes=uses(term)),
        says=sentence("verb-ashes", uses="uses"),
        worth=steady(0.8),
        rules=("SWW-ARTIFACT-ASHES-01",),
        single=True,
    ),
)
FIND.add(
    "heart",
    Ability(
        "coins",
        gives=lambda term: Has(heart=arg(term, 0)),
        says=sentence("verb-heart", n=0),
        worth=each_worth(2.0),
        rules=("SWW-ARTIFACT-HEART-01", "SWW-ARTIFACT-HEART-02"),
        single=True,
    ),
)
FIND.add(
    "aegis",
    Ability(
        "coins",
        gives=lambda term: Has(aegis=arg(term, 0)),
        says=sentence("verb-aegis", toll=0),
        worth=each_worth(0.8),
        rules=("SWW-ARTIFACT-AEGIS-01", "SWW-ARTIFACT-AEGIS-02"),
        single=True,
    ),
)
FIND.add(
    "frostmourne",
    Ability(
        "tokens uses=times!",
        gives=lambda term: Has(frostmourne=uses(term), chill=arg(term, 0)),
        says=sentence("verb-frostmourne", less=0, uses="uses"),
        worth=each_worth(1.0),
        rules=("SWW-ARTIFACT-FROSTMOURNE-01",),
        single=True,
    ),
)
FIND.add(
    "doomhammer",
    Ability(
        "coins uses=times!",
        gives=lambda term: Has(doomhammer=uses(term), blow=arg(term, 0)),
        says=sentence("verb-doomhammer", toll=0, uses="uses"),
        worth=steady(1.2),
        rules=("SWW-ARTIFACT-DOOMHAMMER-01", "SWW-ARTIFACT-DOOMHAMMER-02"),
        single=True,
    ),
)


def _coins_said(each: str) -> Saying:
    def make(term: Term, speaker: Speaker) -> str:
        return speaker.say("clause-income", n=arg(term, 0), each=speaker.say(each))

    return Saying(make, "clause-income n each", each)


FIND.add(
    "alike",
    Ability(
        "coins",
        gives=lambda term: Has(alike=arg(term, 0)),
        says=_coins_said("each-same"),
        worth=each_worth(2.0),
        rules=("SWW-PLACE-KARAZHAN-01",),
    ),
)
FIND.add(
    "holding",
    Ability(
        "coins",
        gives=lambda term: Has(holding=arg(term, 0)),
        says=_coins_said("each-holding"),
        worth=each_worth(2.0),
        rules=("SWW-PLACE-DARKPORTAL-01",),
    ),
)
FIND.add(
    "well",
    Ability(
        "coins",
        gives=lambda term: Has(well=arg(term, 0)),
        says=sentence("verb-well", coins=0),
        worth=each_worth(0.3),
        rules=("SWW-PLACE-WELL-01", "SWW-PLACE-WELL-03"),
        single=True,
    ),
)
