"""What a viewer may take away from a table: the match file, the log, the position as a scenario."""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.match import Match
from tabard.core.phrase import event_parts
from tabard.core.record import dumps
from tabard.core.scenario import position_text

from .messages import Language


def match_file(match: Match[Any], viewer: int) -> str:
    """The whole file when the match is over; until then what this viewer saw."""
    return dumps(match.export(viewer))


def log_text(match: Match[Any], viewer: int, language: Language, names: tuple[str, ...]) -> str:
    """The log in full sentences, a line each; all of it when the match is over."""
    told = match.log(None if match.over else viewer)
    lines = [match.game.info.title[language], ", ".join(_sitting(names)), ""]
    for line in told:
        lines.append(event_parts(match.game, match.state, line.event, language, names).sentence)
    return "\n".join(lines) + "\n"


def _sitting(names: tuple[str, ...]) -> list[str]:
    return [f"{SEAT_NAMES[i]} {name}" for i, name in enumerate(names)]


def scenario(match: Match[Any], viewer: int, s: Any = None) -> str:
    """The position as a scenario file. While the match goes on, what the viewer can't know is
    drawn anew: the file may be sent to anybody."""
    s = match.shown_state(viewer) if s is None else s
    return position_text(match.game, s, None if match.over else viewer)
