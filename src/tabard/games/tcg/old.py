"""Games that were saved by 0.3.x: the numbering of those days, and what was renamed since.
`numbers-0.3.json` never changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.migrate import Old, read_numbers

from .rules import orders
from .state import STANDING, STOP, WISH

SEATS_FROM = 1 << 20


def with_wishes(columns: dict[str, Any]) -> dict[str, Any]:
    """Each player had one order for all, which they could change once in their turn."""
    kept = {name: value for name, value in columns.items() if name not in ("stops", "stopped")}
    wishes = [
        WISH.names[wish]
        for order in columns["stops"]
        for wish in orders.wishes_of(orders.HALTS[STOP.index[order]])
    ]
    return {**kept, "wishes": dict(zip(STANDING.names, wishes, strict=True))}


@cache
def old() -> Old:
    """See `tabard.core.migrate`: a renamed flow, label or local is declared here."""
    numbers = read_numbers(Path(__file__).parent / "numbers-0.3.json")

    def ref(number: int) -> str:
        """A seat, or a slot with its life."""
        if number >= SEATS_FROM:
            return SEAT_NAMES[number - SEATS_FROM]
        return f"{numbers['names']['slot'][number & 255]}.{number >> 8}"

    return Old(
        numbers["names"],
        besides={"step": numbers["steps"]},
        numbers={"ref": ref},
        columns=with_wishes,
        orders=frozenset({"stops"}),
        moved={},
        locals={},
    )
