"""What all parts of the bot use."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tabard.core.ask import Option

from ..state import State

Picks: TypeAlias = "Callable[[State, int, tuple[Option, ...]], Option | None]"
"""An answer to a question with one label; None: any will do."""


def best(options: Iterable[Option], by: Callable[[Option], float]) -> Option:
    return max(options, key=by)


def local(s: State, name: str) -> Any:
    """What the flows that wait call so, the innermost first: who travels, what is challenged. All
    of that is open, as secrets are in columns."""
    frame: Any = s.frame
    while frame is not None and frame[0] is not None:
        if name in frame[0].names:
            return frame[1][frame[0].names.index(name)]
        frame = frame[2]
    return None
