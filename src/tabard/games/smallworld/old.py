"""Games that were saved by 0.3.x and before: the numbering of those days, and what was renamed
since. `numbers-0.3.json` never changes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tabard.core.migrate import Old, read_numbers


@cache
def old() -> Old:
    """See `tabard.core.migrate`: a renamed flow, label or local is declared here."""
    numbers = read_numbers(Path(__file__).parent / "numbers-0.3.json")

    def regions(data: Any) -> list[str]:
        """Numbered through all the islands, once they lie on the table."""
        faces = data["columns"]["faces"]
        laid = faces if len(faces) == data["seats"] else []
        return [region for face in laid for region in numbers["regions"][face]]

    return Old(
        numbers["names"],
        local={
            "region": regions,
            "island": lambda data: numbers["names"]["island"][: data["seats"]],
        },
        columns=lambda columns: {**columns, "put_back": 0},
        moved={},
        locals={},
    )
