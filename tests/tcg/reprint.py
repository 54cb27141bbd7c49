"""Cards that the pool does not have: an existing one with something else printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tabard.games.tcg import values


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
    for table, new in (("PRINTED", worth), ("PRINTED_TURN", raised)):
        old = getattr(values, table)
        monkeypatch.setattr(values, table, (*old[:at], new, *old[at + 1 :]))
