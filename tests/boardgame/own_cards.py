"""A world in which two cards are as the rulebook's example of a dice pool describes them: a wand of
two blue dice, and an Imp of one blue die alone.

    python -m tests.boardgame.own_cards SCENARIO
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabard.core import pack
from tabard.core.scenario import run_scenario


def as_described(parts: Mapping[str, Any]) -> dict[str, Any]:
    items, warlock = parts["items.yaml"], parts["warlock.yaml"]
    wand = items["items"]["shadow-wand"] | {"name": "Wand", "does": ["gives(dice(2, blue))"]}
    imp = warlock["powers"]["imp"] | {"does": ["gives(dice(1, blue))"]}
    return {
        **parts,
        "items.yaml": {**items, "items": items["items"] | {"wand-of-the-example": wand}},
        "warlock.yaml": {**warlock, "powers": warlock["powers"] | {"imp": imp}},
    }


def main(path: Path) -> None:
    load = pack.load_pack

    def loaded(folder: Path, schema: str, grammar: str = "") -> pack.Pack:
        found = load(folder, schema, grammar)
        return pack.Pack(as_described(found.parts), f"{found.hash}-own")

    pack.load_pack = loaded
    from tabard.games.boardgame import GAME

    report = run_scenario(path, lambda _: GAME)
    print(*report.failures, f"{report.steps} steps", sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
