"""The rule that stands beside a legal move is the one that speaks of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.luck import play_random
from tabard.games.adventure import GAME

SPEAKS_OF = {
    "hero": "hero|character",
    "start": "city|starting|start",
    "go": "movement|space",
    "stay": "movement|space",
    "play": "card|moment",
    "pass": "card|moment",
    "use": "power",
    "use_item": "item",
    "potion": "potion",
    "spend": "token",
    "keep": "kept token",
    "pay": "energy",
    "boots": "reroll",
    "jump": "every way in",
    "pull": "every way in",
    "buy": "gain one item",
    "look": "look at",
    "put_back": "put back",
    "remove": "put back",
    "take": "pack",
    "leave": "pack|item",
    "upon": "attach",
    "upon_card": "attach",
    "resolve": "order",
    "activate": "resource",
    "open": "turned up",
    "lay": "discover",
    "haunt": "event",
    "fly": "flight",
    "toss": "hand",
    "attack": "attack|rival|character",
    "fight": "encounter|fight",
    "brave": "map encounter",
    "face": "event|encounter",
    "trade": "valor|trophy",
    "refuse": "valor|trophy",
    "draw": "draw",
    "way": "event",
    "fire": "power",
    "clear": "markers",
    "advance": "quest",
    "done": "quest",
    "drop_quest": "quest",
    "give_token": "token",
    "wear": "equip|item",
    "bare": "equip|item",
    "give_up": "item",
    "let_go": "turned over",
    "shed": "turned over",
    "stop": "space",
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
            text = BOOK[reason.rule].text["en"] + BOOK[reason.rule].title["en"]
            assert re.search(SPEAKS_OF[option[0]], text, re.I), (option, reason.rule, text)
            seen.add(option[0])


def test_every_move_is_spoken_of() -> None:
    assert set(SPEAKS_OF) == set(GAME.options.verbs)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_rule_beside_a_legal_move_speaks_of_it(seats: int, seed: int) -> None:
    seen: set[str] = set()
    play_random(GAME, seats, seed, lambda s, inputs: check(s, seen), limit=500)
    assert seen >= {"go", "stay", "start"}
