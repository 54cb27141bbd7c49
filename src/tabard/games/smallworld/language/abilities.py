"""The words of races and powers (rulebook p.11-13), each declared once: what may be in its
brackets, what it gives, how it is said, what it is worth to a bot, and the rules behind it."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying
from tabard.core.phrase import message_id

from .has import Form, Has
from .vocabulary import (
    ABILITY,
    AGAINST,
    EACH,
    PIECES,
    TERRAINS,
    TRAIT,
    WAYS,
    WHERE,
    Ability,
    Speaker,
    arg,
    each_worth,
    piece_key,
    sentence,
    steady,
    use_worth,
    uses,
)

COST_RULES = {
    "mountain": "SWW-RACE-DWARVES-02",
    "forest": "SWW-RACE-NIGHTELVES-02",
    "occupied": "SWW-RACE-TROLLS-02",
    "any": "SWW-POWER-BLACKSMITHS-02",
}
INCOME_RULES = {
    "magic": "SWW-RACE-BLOODELVES-02",
    "farmland": "SWW-POWER-FARMERS-02",
    "mountain": "SWW-POWER-MOUNTAINS-02",
    "swamp": "SWW-POWER-SWAMPS-02",
    "hill": "SWW-POWER-HERBALISTS-02",
    "forest": "SWW-POWER-FORESTERS-02",
    "cavern": "SWW-POWER-MINERS-02",
    "shore": "SWW-POWER-FISHERMEN-02",
    "island": "SWW-POWER-EXPLORERS-02",
    "treasure": "SWW-POWER-ARCHAEOLOGISTS-02",
}
COST_WORTH = {"mountain": 0.5, "occupied": 2.0, "any": 4.0}
EACH_WORTH = {"island": 2.0, "treasure": 0.5, "shore": 3.0, "cavern": 2.0, "mountain": 2.0}
AGAINST_WORTH = {"occupied": 2.0}


def _spread(prefix: str, names: tuple[str, ...], given: str = "") -> str:
    """One message for each of these."""
    return f"{prefix}-{{{','.join(names)}}} {given}"


# -- of races, powers and treasures ---------------------------------------------------------------


def _cost_said(term: Term, speaker: Speaker) -> str:
    where = speaker.say(message_id("where", arg(term, 1)))
    return speaker.say("clause-cost", n=-arg(term, 0), where=where)


ABILITY.add(
    "cost",
    Ability(
        "discount where",
        gives=lambda term: Has(costs=((-arg(term, 0), arg(term, 1)),)),
        says=Saying(_cost_said, "clause-cost n where", _spread("where", WHERE)),
        worth=lambda term: -arg(term, 0) * COST_WORTH.get(arg(term, 1), 1.0),
        rules=tuple(COST_RULES.values()),
        cites=COST_RULES,
    ),
)


def _income_said(term: Term, speaker: Speaker) -> str:
    each = speaker.say(message_id("each", arg(term, 1)))
    return speaker.say("clause-income", n=arg(term, 0), each=each)


ABILITY.add(
    "income",
    Ability(
        "coins each",
        gives=lambda term: Has(incomes=((arg(term, 0), arg(term, 1)),)),
        says=Saying(_income_said, "clause-income n each", _spread("each", EACH)),
        worth=lambda term: arg(term, 0) * EACH_WORTH.get(arg(term, 1), 2.5),
        rules=("SWW-SCORE-02",),
        cites=INCOME_RULES,
    ),
)


def _reward(term: Term) -> Has:
    coins = 0 if term.args[0] == Term("defenders") else arg(term, 0)
    return Has(rewards=((coins, term.get("against").name),))


def _reward_said(term: Term, speaker: Speaker) -> str:
    against = speaker.say(message_id("against", term.get("against").name))
    if term.args[0] == Term("defenders"):
        return speaker.say("clause-reward-defenders", against=against)
    return speaker.say("clause-reward", n=arg(term, 0), against=against)


def _reward_worth(term: Term) -> float:
    coins = 1 if term.args[0] == Term("defenders") else arg(term, 0)
    return float(coins * AGAINST_WORTH.get(term.get("against").name, 1.0))


ABILITY.add(
    "reward",
    Ability(
        "coins|'defenders' against=against!",
        gives=_reward,
        says=Saying(
            _reward_said,
            "clause-reward n against",
            "clause-reward-defenders against",
            _spread("against", AGAINST),
        ),
        worth=_reward_worth,
        rules=("SWW-RACE-ORCS-02", "SWW-POWER-WARMASTERS-02", "SWW-POWER-ENRAGED-02"),
    ),
)
ABILITY.add(
    "free_travel",
    Ability(
        gives=lambda term: Has(free_travel=1),
        says=sentence("clause-travel"),
        worth=steady(1.0),
        rules=("SWW-POWER-SAILORS-02", "SWW-PLACE-MEETINGSTONE-01"),
    ),
)
ABILITY.add(
    "sanctuary",
    Ability(
        gives=lambda term: Has(sanctuary=1),
        says=sentence("verb-sanctuary"),
        worth=steady(1.6),
        rules=("SWW-PLACE-CHAPEL-01",),
    ),
)
ABILITY.add(
    "heal",
    Ability(
        "tokens",
        gives=lambda term: Has(heal=arg(term, 0)),
        says=sentence("verb-heal", n=0),
        worth=each_worth(1.6),
        rules=("SWW-PLACE-SPIRITHEALER-01",),
    ),
)
ABILITY.add(
    "battleground",
    Ability(
        gives=lambda term: Has(battleground=1),
        says=sentence("verb-battleground"),
        worth=steady(1.2),
        rules=("SWW-PLACE-BATTLEGROUND-01", "SWW-PLACE-BATTLEGROUND-02"),
    ),
)


# -- of races and powers --------------------------------------------------------------------------


def _reach_said(term: Term, speaker: Speaker) -> str:
    return speaker.say(message_id("clause-reach", arg(term, 0)))


TRAIT.add(
    "reach",
    Ability(
        "way",
        gives=lambda term: Has(reach=(arg(term, 0),)),
        says=Saying(_reach_said, _spread("clause-reach", WAYS)),
        worth=steady(1.5),
        rules=("SWW-RACE-KOBOLDS-02", "SWW-RACE-NAGA-02"),
    ),
)


def _build_said(term: Term, speaker: Speaker) -> str:
    piece, site = arg(term, 0), arg(term, 1)
    args = {"piece": speaker.noun(piece_key(piece)), "count": speaker.counts[piece]}
    if site == "held":
        return speaker.say("clause-build-held", **args)
    return speaker.say(
        "clause-build-conquered", where=speaker.noun(message_id("terrain", site)), **args
    )


def _no_build(term: Term) -> Iterator[str]:
    if term.args == (Term("wisp_wall"), Term("held")):
        yield "Wisp Walls are built on regions as they are conquered: name a terrain."


TRAIT.add(
    "build",
    Ability(
        "piece site",
        gives=lambda term: Has(builds=((arg(term, 0), arg(term, 1)),)),
        says=Saying(
            _build_said,
            "clause-build-held piece count",
            "clause-build-conquered piece count where",
            _spread("piece", PIECES),
            _spread("terrain", TERRAINS),
        ),
        worth=steady(2.0),
        rules=("SWW-RACE-NIGHTELVES-03", "SWW-POWER-GARRISON-02"),
        refuses=_no_build,
    ),
)


def _toll_said(term: Term, speaker: Speaker) -> str:
    terrain = speaker.noun(message_id("terrain", arg(term, 1)))
    return speaker.say("clause-toll", n=arg(term, 0), where=terrain)


TRAIT.add(
    "toll",
    Ability(
        "coins terrain",
        gives=lambda term: Has(tolls=((arg(term, 0), arg(term, 1)),)),
        says=Saying(_toll_said, "clause-toll n where", _spread("terrain", TERRAINS)),
        worth=steady(0.0),
        rules=("SWW-POWER-BOGS-02",),
        lasts=True,
    ),
)
TRAIT.add(
    "least",
    Ability(
        "least_tokens",
        gives=lambda term: Has(least=arg(term, 0)),
        says=sentence("clause-least", n=0),
        worth=each_worth(-1.5),
        rules=("SWW-RACE-TAUREN-02", "SWW-RACE-TAUREN-05", "SWW-RACE-TAUREN-06"),
    ),
)
TRAIT.add(
    "holy_light",
    Ability(
        gives=lambda term: Has(holy_light=1),
        says=sentence("verb-holy-light"),
        worth=steady(1.0),
        rules=("SWW-RACE-DRAENEI-02",),
        single=True,
    ),
)
TRAIT.add(
    "assault",
    Ability(
        "uses=times!",
        gives=lambda term: Has(assault=uses(term)),
        says=sentence("verb-assault", uses="uses"),
        worth=use_worth(2.0),
        rules=("SWW-RACE-GNOMES-02", "SWW-RACE-GNOMES-03", "SWW-RACE-GNOMES-04"),
    ),
)
TRAIT.add(
    "collect",
    Ability(
        "tokens uses=times!",
        gives=lambda term: Has(collect=uses(term), relic=arg(term, 0)),
        says=sentence("verb-collect", less=0, uses="uses"),
        worth=use_worth(0.5),
        rules=("SWW-RACE-ETHEREALS-02", "SWW-RACE-ETHEREALS-03", "SWW-RACE-ETHEREALS-04"),
        alone=True,
    ),
)
TRAIT.add(
    "bombs",
    Ability(
        gives=lambda term: Has(bombs=1, ends=1),
        says=sentence("verb-bombs", bombs="bomb", live="explosive"),
        worth=steady(2.0),
        rules=("SWW-RACE-GOBLINS-02", "SWW-RACE-GOBLINS-03", "SWW-RACE-GOBLINS-05"),
        single=True,
    ),
)
TRAIT.add(
    "harmony",
    Ability(
        "coins",
        gives=lambda term: Has(harmony=arg(term, 0), ends=1),
        says=sentence("verb-harmony", toll=0),
        worth=each_worth(0.75),
        rules=("SWW-RACE-PANDAREN-02", "SWW-RACE-PANDAREN-04"),
        single=True,
    ),
)
TRAIT.add(
    "form",
    Ability(
        "coins price=coins! less=tokens!",
        gives=lambda term: Has(forms=(Form(arg(term, 0), term.get("price"), term.get("less")),)),
        says=sentence("verb-form", coins=0, price="price", less="less"),
        worth=steady(3.0),
        rules=("SWW-RACE-WORGEN-02", "SWW-RACE-WORGEN-03", "SWW-RACE-WORGEN-04"),
        alone=True,
    ),
)
TRAIT.add(
    "recruit",
    Ability(
        "coins",
        gives=lambda term: Has(recruit=arg(term, 0)),
        says=sentence("verb-recruit", price=0),
        worth=steady(2.5),
        rules=("SWW-RACE-FORSAKEN-02", "SWW-RACE-FORSAKEN-05"),
        alone=True,
    ),
)
TRAIT.add(
    "objectives",
    Ability(
        "coins",
        gives=lambda term: Has(objectives=arg(term, 0), ends=1),
        says=sentence("verb-objectives", count="objective", coins=0),
        worth=each_worth(1.25),
        rules=("SWW-RACE-HUMANS-02", "SWW-RACE-HUMANS-03"),
        single=True,
    ),
)
TRAIT.add(
    "champion",
    Ability(
        "coins uses=times!",
        gives=lambda term: Has(champion=uses(term), ransom=arg(term, 0)),
        says=sentence("verb-champion", price=0, uses="uses"),
        worth=use_worth(2.5),
        rules=("SWW-POWER-CHAMPION-02", "SWW-POWER-CHAMPION-03", "SWW-POWER-CHAMPION-05"),
        single=True,
    ),
)
TRAIT.add(
    "towers",
    Ability(
        gives=lambda term: Has(towers=1),
        says=sentence("verb-towers", count="tower"),
        worth=steady(1.0),
        rules=("SWW-POWER-DEFENDERS-02", "SWW-POWER-DEFENDERS-04", "SWW-POWER-DEFENDERS-05"),
        lasts=True,
        about=("farmland",),
    ),
)
TRAIT.add(
    "beasts",
    Ability(
        gives=lambda term: Has(beasts=1),
        says=sentence("verb-beasts", count="beast"),
        worth=steady(1.5),
        rules=("SWW-POWER-BEASTMASTERS-02", "SWW-POWER-BEASTMASTERS-03"),
        single=True,
        about=("hill",),
    ),
)
TRAIT.add(
    "swap",
    Ability(
        "uses=times!",
        gives=lambda term: Has(swaps=uses(term)),
        says=sentence("verb-swap", uses="uses"),
        worth=steady(0.0),
        rules=("SWW-POWER-PORTALMAGES-02",),
        about=("magic",),
    ),
)
TRAIT.add(
    "push",
    Ability(
        "uses=times!",
        gives=lambda term: Has(pushes=uses(term)),
        says=sentence("verb-push", uses="uses"),
        worth=use_worth(0.5),
        rules=("SWW-POWER-MENACING-02", "SWW-POWER-MENACING-03"),
    ),
)
