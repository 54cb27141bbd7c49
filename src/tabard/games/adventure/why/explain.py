"""Why an option is legal, or the first reason why not, with the rule behind it.

What is legal is what the pending question offers; here it is only explained, by what lies open and
by one's own hand.
"""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Option
from tabard.core.explain import Reason, Whose

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..state import State
from .obstacles import obstacle

LEGAL = {
    "hero": "WAG-SETUP-07",
    "start": "WAG-SETUP-12",
    "go": "WAG-MOVE-02",
    "stay": "WAG-MOVE-02",
    "play": "WAG-TIMING-02",
    "use": "WAG-POWER-08",
    "use_item": "WAG-ITEM-02",
    "potion": "WAG-POTION-01",
    "spend": "WAG-DISCOVERY-10",
    "pay": "WAG-ENERGY-04",
    "boots": "WAG-DISCOVERY-15",
    "jump": "WAG-MOVE-07",
    "buy": "WAG-DISCOVERY-12",
    "look": "WAG-DISCOVERY-14",
    "take": "WAG-PACK-03",
    "upon": "WAG-KEYWORD-03",
    "upon_card": "WAG-KEYWORD-03",
    "resolve": "WAG-TIMING-05",
    "activate": "WAG-EXPLORE-04",
    "open": "WAG-EXPLORE-02",
    "lay": "WAG-RESOURCE-06",
    "haunt": "WAG-EVENT-07",
    "fly": "WAG-RESOURCE-08",
    "toss": "WAG-HAND-01",
    "attack": "WAG-CHALLENGE-04",
    "fight": "WAG-CHALLENGE-05",
    "brave": "WAG-MAP-04",
    "face": "WAG-EVENT-15",
    "trade": "WAG-TROPHY-01",
    "draw": "WAG-CHALLENGE-07",
    "way": "WAG-EVENT-03",
    "fire": "WAG-POWER-12",
    "clear": "WAG-UNDEFEATED-05",
    "advance": "WAG-UPKEEP-02",
    "drop_quest": "WAG-RESOURCE-14",
    "give_token": "WAG-QUEST-11",
    "wear": "WAG-UPKEEP-03",
    "bare": "WAG-EQUIP-02",
    "give_up": "WAG-ITEM-07",
    "done": "WAG-UPKEEP-02",
    "keep": "WAG-DISCOVERY-10",
    "leave": "WAG-PVP-08",
    "let_go": "WAG-CHARACTER-10",
    "pass": "WAG-TIMING-02",
    "pull": "WAG-MOVE-07",
    "put_back": "WAG-DISCOVERY-14",
    "refuse": "WAG-TROPHY-01",
    "remove": "WAG-DISCOVERY-14",
    "shed": "WAG-CHARACTER-10",
    "stop": "WAG-DISCOVERY-19",
}
"""The rule that lets a seat do something, by verb."""


def explain(game: Any, s: State, seat: int, option: Option) -> Reason:
    q = game.pending(s)
    if q is None:
        return Reason(False, "why-over", WORDS, "WAG-WIN-01")
    if option in q.options_of(seat):
        return _legal(s, seat, option)
    if q.domain is not None:
        return Reason(False, "why-chance", WORDS, "WAG-COMBAT-06")
    if seat not in q.who:
        return Reason(False, "why-not-asked", WORDS, "WAG-TURN-01", {"seat": Whose(q.who[0])})
    no = obstacle(s, seat, q.label, option)
    return Reason(False, f"why-{no.key}", WORDS, no.rule, _said(game, s, no.args))


def _legal(s: State, seat: int, option: Option) -> Reason:
    rule = LEGAL[option[0]]
    if option[0] == "play":
        args = {"number": c.ABILITIES[option[1]].cost, "number2": s.energy[seat]}
        return Reason(True, "why-costs", WORDS, rule, args)
    return Reason(True, "why-fine", WORDS, rule)


def _said(game: Any, s: State, args: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    from tabard.core.explain import Name

    kinds = {"ability": c.ABILITY, "card": c.CARD, "space": c.SPACE}
    made: dict[str, Any] = {}
    for name, value in args:
        if name == "level":
            made[name] = Name(f"level-{n.LEVELS[value]}")
        else:
            made[name] = str(game.noun(s, kinds[name], value, "en")) if name in kinds else value
    return made
