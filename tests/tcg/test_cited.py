"""The rule that stands beside a legal move, and beside each part of its price, is the right one."""

from __future__ import annotations

from typing import Any

from tabard.core.luck import play_random
from tabard.games.tcg.title import GAME
from tabard.games.tcg.why.obstacles import WHEN
from tests.tcg.table import Duel

CITED = {
    "begin": "TCG-SETUP-03",
    "keep": "TCG-MULLIGAN-01",
    "mulligan": "TCG-MULLIGAN-01",
    "place": "TCG-PLACE-01",
    "place_up": "TCG-RESOURCE-03",
    "stash": "TCG-KEYWORD-STASH-01",
    "play": "TCG-PLAY-01",
    "play_again": "TCG-PLAY-10",
    "use": "TCG-POWER-04",
    "attack": "TCG-COMBAT-01",
    "at": "TCG-COMBAT-18",
    "target": "TCG-TARGET-01",
    "target_player": "TCG-TARGET-12",
    "done": "TCG-TARGET-09",
    "mode": "TCG-PLAY-12",
    "pay": "TCG-COST-08",
    "discard": "TCG-DISCARD-02",
    "take_card": "TCG-DISCARD-02",
    "pick": "TCG-TARGET-11",
    "find": "TCG-SEARCH-01",
    "find_none": "TCG-SEARCH-01",
    "under": "TCG-SEARCH-04",
    "as_they_lie": "TCG-SEARCH-04",
    "yes": "TCG-RESOLVE-05",
    "no": "TCG-RESOLVE-05",
    "strike": "TCG-STRIKE-02",
    "protect": "TCG-PROTECT-01",
    "hold": "TCG-STRIKE-14",
    "armor": "TCG-ARMOR-01",
    "apply": "TCG-PREVENT-05",
    "take": "TCG-ARMOR-07",
    "add": "TCG-TRIGGER-03",
    "destroy": "TCG-TAG-02",
    "turn_down": "TCG-LOCATION-03",
    "pass": "TCG-PRIORITY-04",
}
LATE = {"play", "play_again", "use", "attack", "at", "strike", "protect", "armor"}
"""Moves whose reason has a sentence of its own; the others are cited as what `WHEN` says."""
TERMS = {
    "cost-printed": "TCG-CARD-02",
    "cost-free": "TCG-COST-10",
    "cost-power": "TCG-COST-02",
    "cost-strike": "TCG-STRIKE-02",
    "cost-card": "TCG-COST-09",
}


def check(s: Any) -> set[str]:
    """Every option that is offered now; the parts of prices that were seen."""
    q = GAME.pending(s)
    seen: set[str] = set()
    if q is None or q.domain is not None:
        return seen
    for who in q.who:
        for option in q.options_of(who):
            reason = GAME.explain(s, who, option)
            assert reason.legal
            assert reason.rule == CITED[option[0]], option
            for term in reason.sum.terms if reason.sum else ():
                assert term.rule == TERMS[term.key], term
                seen.add(term.key)
    return seen


def test_every_move_has_its_rule() -> None:
    assert set(CITED) == set(WHEN) == set(GAME.options.verbs)
    for verb, (_, rule) in WHEN.items():
        assert verb in LATE or rule == CITED[verb]


def test_the_rule_beside_a_legal_move_is_the_right_one(seed: int) -> None:
    seen: set[str] = set()
    for number in range(4):
        play_random(GAME, 2, seed + number, lambda s, inputs: seen.update(check(s)))
    assert {"cost-printed", "cost-power", "cost-strike"} <= seen


def test_a_price_is_cited_part_by_part() -> None:
    t = Duel(
        A={
            "play": ["Jaina, Lady of Theramore", "Andiss Butcherson", "Fel Iron Hatchet"],
            "graveyard": ["Cerwyn"],
            "hand": ["Plainswatcher Taro", "Burom Bladeseer", "Fire Blast"],
            "resources": ["Entrenched"] * 4 + ["Cerwyn | down"] * 5,
        },
        B={"play": ["Brigg"]},
    )
    assert check(t.s) >= {"cost-printed", "cost-free", "cost-card"}
    t.attack("hero@A", "brigg")
    assert t.label == "strike"
    assert check(t.s) == {"cost-strike", "cost-card"}
