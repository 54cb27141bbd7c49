"""Settings of a table as the command line has them: ``--option key=value``."""

from __future__ import annotations

from typing import Any

from tabard.core.errors import Malformed
from tabard.core.game import Game


def setting(game: Game[Any], text: str, seats: int) -> tuple[str, Any]:
    """``key=value``. What the game accepts says how to read the value: as a whole number, as
    true or false, as it stands, or as a list with commas or spaces."""
    key, sign, value = text.partition("=")
    if not sign:
        raise Malformed(f"{text!r} should be written as key=value.")
    readings: list[Any] = [int(value)] if value.lstrip("-").isdecimal() else []
    readings += [value == "true"] if value in ("true", "false") else []
    readings += [value, value.replace(",", " ").split()]
    known = game.info.settings.get(key)
    fitting = (r for r in readings if known is not None and known.check(r, seats) is None)
    unfit = readings[-1 if len(readings[-1]) > 1 else 0]
    return key, next(fitting, unfit)  # what fits in no way is refused by the game


def choices_of(game: Game[Any], key: str, seats: int) -> tuple[Any, ...]:
    """All that a setting can be, where it is one choice among a few."""
    offered = game.info.settings[key].slots
    slots = offered(seats) if offered is not None else ()
    if len(slots) != 1:
        raise Malformed(f"{key} is not one choice among a few: there is no `each`.")
    return slots[0]
