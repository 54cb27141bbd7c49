"""The rule that stands beside a legal move is the one that speaks of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.luck import play_random
from tabard.games.boardgame import GAME

CARD = "abilities of active powers"
SPEAKS_OF = {
    "take_class": "class",
    "travel": "travel",
    "go": "steps",
    "fly": "flight",
    "rest": "rest",
    "town": "town",
    "train": "training",
    "learn": "power card",
    "pass": "unspent",
    **dict.fromkeys(("hand", "give_gold", "swap", "put_up", "ask_for"), "exchange items and gold"),
    **dict.fromkeys(("accept", "refuse"), "exchange items and gold"),
    "hunt": "independent",
    "challenge": "quest creatures",
    "raid": "quest creatures",
    "defy": "boss",
    "duel": "enemy characters",
    "intercept": "challenge",
    "invite": "invite",
    "decline": "invite",
    "join": "joining",
    "regain": "regain",
    "recover": "regain",
    "buy": "buy",
    "bargain": "buy",
    "sell": "sell",
    "peddle": "sell",
    "drop": "bag",
    "talent": "talent",
    "retrain": "talent",
    "equip": "equip",
    "unequip": "unequipped",
    "ready": "manage",
    "attack": "attack phase",
    "reroll": "rerolled",
    "throw": "reroll",
    "keep": "reroll",
    "spot": "spot",
    "pick": "changed",
    "remove": "removed",
    "heal": "healing",
    "face": "creatures",
    "slay": "creature",
    "slay_quest": "creatures",
    "wound": "wounds",
    "companion": "pet or demon",
    "myself": "pet or demon",
    "block": "armor",
    "draw": "new quest",
    "keep_item": "drawn",
    "give": "item",
    "loot": "loot",
    "leave_it": "loot",
    "peek": "counters",
    "cleanse": "event cards",
    "take_gold": "gold",
    "exchange": "quest",
    "herd": "move blue creatures",
    "stake": "boss",
    "bid": "bid",
    "first": "order",
    "use": CARD,
    "summon": CARD,
    "stay": CARD,
    "stop": f"{CARD}|steps",
    "color": f"{CARD}|stun",
    "pay": f"{CARD}|gold",
    "forgo": f"{CARD}|bonus event",
    "done": f"{CARD}|invit|spot|training|town|reroll",
}
BOOK = {rule.id: rule for rule in Catalogue.load(GAME.info.package)}


def check(s: Any, seen: set[str]) -> None:
    """Every option that is offered now."""
    q = GAME.pending(s)
    if q is None or q.domain is not None:
        return
    for who in q.who:
        for option in q.options_of(who):
            reason = GAME.explain(s, who, option)
            assert reason.legal
            assert reason.rule is not None
            text = f"{BOOK[reason.rule].title['en']}: {BOOK[reason.rule].text['en']}"
            assert re.search(SPEAKS_OF[option[0]], text, re.I), (option, reason.rule, text)
            seen.add(f"{q.label} {option[0]}")


def test_every_move_is_spoken_of() -> None:
    assert set(SPEAKS_OF) == set(GAME.options.verbs)


@pytest.mark.parametrize("seats", [2, 6])
def test_the_rule_beside_a_legal_move_speaks_of_it(seats: int, seed: int) -> None:
    seen: set[str] = set()
    play_random(GAME, seats, seed, lambda s, inputs: check(s, seen), limit=1200)
    assert seen >= {"act travel", "act rest", "act pass", "onward stop"}
