"""What `tabard sim --check` looks at in each game."""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Ask
from tabard.core.game import Game


class Checker:
    def __init__(self, game: Game[Any], number: int) -> None:
        self.failures: list[str] = []
        self.checked = self.nothing()

    @staticmethod
    def nothing() -> dict[str, int]:
        return {"leak_pairs": 0, "clones": 0, "json_stops": 0}

    def watch(self, s: Any, q: Ask) -> None:
        self.failures += []
