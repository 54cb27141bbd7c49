"""What the tests of the chain and of combat share: a duel in which both players are really asked.

Whoever holds no card and can do nothing but pass is passed for, as nothing secret is at stake: a
card in each hand that nobody can use keeps the conversation going.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.tcg.table import Duel

IDLE = "Blueleaf Tubers"


def duel(
    A: Mapping[str, Any] | None = None, B: Mapping[str, Any] | None = None, **spec: Any
) -> Duel:
    """A position with a card more in each hand that nobody can play."""
    sides = {"A": dict(A or {}), "B": dict(B or {})}
    for side in sides.values():
        side["hand"] = [*side.get("hand", []), IDLE]
    return Duel(**sides, **spec)


def held(t: Duel, seat: str) -> list[str]:
    """The hand, without the idle card."""
    return [card for card in t[f"hand {seat}"] if card != "blueleaf-tubers"]


def verbs(t: Duel) -> list[str]:
    """What has happened, one word each."""
    return [event.split()[0] for event in t.events]


def dealt(t: Duel) -> list[int]:
    """How much damage was dealt, in order."""
    return [int(e.split()[-2]) for e in t.events if e.startswith("dealt")]


def happened(t: Duel, *words: str) -> list[str]:
    """Of these events, which came in which order."""
    return [verb for verb in verbs(t) if verb in words]
