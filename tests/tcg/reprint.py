"""Cards that the pool does not have: an existing one with something else printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tabard.games.tcg.rules import index, values


def reprint(monkeypatch: pytest.MonkeyPatch, name: str, **printed: Any) -> None:
    """For one test, these values stand on the card instead of its own."""
    at = c.CARD_NO[name]
    card = c.CARDS[at]._replace(**printed)
    monkeypatch.setattr(c, "CARDS", (*c.CARDS[:at], card, *c.CARDS[at + 1 :]))
    worth = values.Traits(
        *(card.atk, card.health, card.defense, card.keywords, card.assault, card.mend, 0),
        *(card.resist, False, card.damage),
    )
    raised = worth._replace(atk=worth.atk + worth.assault)
    tables = (
        (values, "PRINTED_TRAITS", worth),
        (values, "TRAITS_ON_TURN", raised),
        (index, "PRINTED_KEYWORDS", card.keywords),
        (index, "SORTS", index.sorts(card)),
        (index, "MORTAL", card.health if c.IS_CHARACTER[at] else 1 << 20),
        (values, "MORTAL", card.health if c.IS_CHARACTER[at] else 1 << 20),
    )
    for module, table, new in tables:
        old = getattr(module, table)
        monkeypatch.setattr(module, table, (*old[:at], new, *old[at + 1 :]))
