"""Where the time of games goes: what each function takes by itself."""

from __future__ import annotations

from collections.abc import Callable
from cProfile import Profile
from pathlib import Path

ROWS = 12


def busiest(play: Callable[[], object], rows: int = ROWS) -> dict[str, float]:
    """Percent of the time by function, the busiest first."""
    profile = Profile()
    profile.runcall(play)
    spent: dict[str, float] = {}
    for entry in profile.getstats():
        code = entry.code
        name = code if isinstance(code, str) else f"{Path(code.co_filename).stem}.{code.co_name}"
        spent[name] = spent.get(name, 0.0) + entry.inlinetime
    whole = sum(spent.values())
    first = sorted(spent, key=lambda name: -spent[name])[:rows]
    return {name: 100 * spent[name] / whole for name in first}
