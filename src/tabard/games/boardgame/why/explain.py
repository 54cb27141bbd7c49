"""Why an option is legal, or the first reason why not, with the rule behind it.

What is legal is what the pending question offers; here it is only explained. Everything that a
reason speaks of is open (TBG-OPENINFO-01).
"""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.explain import Reason, Whose

from .. import content as c
from ..language.scene import WORDS
from ..state import HERO, State
from .obstacles import MOMENTS, No, obstacle

LEGAL = {
    "take_class": "TBG-SETUP-03",
    "travel": "TBG-TRAVEL-01",
    "go": "TBG-TRAVEL-08",
    "rest": "TBG-REST-01",
    "town": "TBG-TOWN-02",
    "train": "TBG-TRAINING-01",
    "pass": "TBG-TURN-07",
    "hunt": "TBG-CHALLENGE-03",
    "challenge": "TBG-CHALLENGE-08",
    "defy": "TBG-CHALLENGE-09",
    "duel": "TBG-CHALLENGE-10",
    "invite": "TBG-CHALLENGE-12",
    "join": "TBG-TURN-09",
    "learn": "TBG-TRAINING-03",
    "buy": "TBG-MERCHANT-03",
    "sell": "TBG-MERCHANT-05",
    "drop": "TBG-ITEM-03",
    "talent": "TBG-TALENT-03",
    "equip": "TBG-EQUIP-13",
    "unequip": "TBG-EQUIP-03",
    "attack": "TBG-COMBAT-06",
    "reroll": "TBG-DICE-17",
    "spot": "TBG-DICE-07",
    "remove": "TBG-DICE-12",
    "slay": "TBG-DEFENSE-03",
    "slay_quest": "TBG-QUEST-19",
    "wound": "TBG-DEFENSE-08",
    "companion": "TBG-PET-02",
    "block": "TBG-PVP-14",
    "draw": "TBG-QUEST-04",
    "keep_item": "TBG-REWARD-08",
    "give": "TBG-REWARD-05",
    "loot": "TBG-PVP-25",
    "leave_it": "TBG-PVP-26",
    "use": "TBG-TIMING-01",
    "regain": "TBG-CHAR-06",
    "heal": "TBG-COMBAT-02",
    "raid": "TBG-CHALLENGE-08",
    "peek": "TBG-OVERLORD-06",
    "cleanse": "TBG-OVERLORD-04",
    "take_gold": "TBG-CHAR-13",
    "recover": "TBG-CHAR-06",
    "retrain": "TBG-TALENT-03",
    "exchange": "TBG-QUEST-22",
    "fly": "TBG-TRAVEL-05",
    "bargain": "TBG-MERCHANT-03",
    "peddle": "TBG-MERCHANT-05",
    "herd": "TBG-EVENT-17",
    "stake": "TBG-BOSS-01",
    "bid": "TBG-EVENT-09",
    "first": "TBG-TIMING-12",
    "decline": "TBG-CHALLENGE-12",
    "intercept": "TBG-CHALLENGE-01",
    "ready": "TBG-EQUIP-18",
    "myself": "TBG-PET-02",
    "throw": "TBG-ATTACK-08",
    "keep": "TBG-ATTACK-08",
    "pick": "TBG-DICE-11",
    "face": "TBG-CREATURE-06",
    **dict.fromkeys(("hand", "give_gold", "swap", "put_up", "ask_for"), "TBG-TRADE-01"),
    **dict.fromkeys(("accept", "refuse"), "TBG-TRADE-01"),
}
"""The rule that lets a seat do something, by verb."""
ASKED = {
    "how_much_gold": "TBG-TRADE-01",
    "strip": "TBG-STUN-02",
    "invite": "TBG-CHALLENGE-12",
    "spot": "TBG-DICE-07",
    "reroll": "TBG-ATTACK-08",
    "train": "TBG-TRAINING-01",
    "town": "TBG-TOWN-02",
    "onward": "TBG-TRAVEL-01",
    "one_each": "TBG-EVENT-03",
}
"""The same for what stands in many questions, by the question; in all others a card asks."""
TIMING = "TBG-TIMING-01"


def explain(game: Any, s: State, seat: int, option: Option) -> Reason:
    q = game.pending(s)
    if q is None:
        return Reason(False, "why-over", WORDS, "TBG-WIN-01")
    if option in q.options_of(seat):
        return _legal(q.label, option)
    if q.domain is not None:
        return Reason(False, "why-chance", WORDS, "TBG-ATTACK-06")
    if seat not in q.who and (q.label != "act" or s.faction[seat] != s.acting):
        args = {"seat": Whose(q.who[0])}
        return Reason(False, "why-not-asked", WORDS, "TBG-TERM-08", args)
    no = obstacle(s, seat, option) or _moment(q, option)
    return Reason(False, f"why-{no.key}", WORDS, no.rule, _said(game, s, no))


def _legal(label: str, option: Option) -> Reason:
    rule = LEGAL.get(option[0]) or ASKED.get(label, TIMING)
    match option:
        case ("learn" | "buy", card):
            return Reason(True, "why-costs-gold", WORDS, rule, {"number": c.CARDS[card].gold})
        case ("sell", card):
            number = (c.CARDS[card].gold + 1) // 2
            return Reason(True, "why-brings-gold", WORDS, rule, {"number": number})
        case ("join",):
            return Reason(True, "why-costs-action", WORDS, rule)
    return Reason(True, "why-fine", WORDS, rule)


def _moment(q: Ask, option: Option) -> No:
    """The option belongs to another moment."""
    return MOMENTS.get(option[0], No("not-now", "TBG-TURN-05"))


def _said(game: Any, s: State, no: No) -> dict[str, Any]:
    """Heroes, cards and regions by name, in whatever language: names are not translated."""
    kinds = {"hero": HERO, "card": c.CARD, "region": c.REGION}
    return {
        name: str(game.noun(s, kinds[name], value, "en")) if name in kinds else value
        for name, value in no.args
    }
