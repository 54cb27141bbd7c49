"""A whole position as JSON, and back: content by name, places by flow and label."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .codec import SEAT, Codec
from .errors import BUGS, Changed, Impossible, Malformed
from .flow import frames, point_of, run_on
from .forms import read_all, save_all
from .migrate import renew
from .state import BaseState, stacked

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=BaseState)
FORMAT = 2
"""Positions without a number are of 0.3.x and before: see `migrate`."""


def to_json(s: BaseState, codec: Codec, columns: dict[str, Any] | None = None) -> dict[str, Any]:
    """The whole state, secrets and all, with names for numbers. `columns`: when somebody has
    written these already."""
    if columns is None:
        columns = {n: f.saved(s, getattr(s, n)) for n, f in s.fields.items()}
    stack = []
    for point, values, _, _ in frames(s.frame):
        forms = dict(zip(point.names, point.forms, strict=True))
        locals_ = dict(zip(point.names, values, strict=True))
        stack.append([point.flow, point.label, save_all(s, codec, forms, locals_)])
    return {
        "format": FORMAT,
        "seats": s.seats,
        "options": dict(s.settings),
        "columns": columns,
        "frames": stack,
        "sealed": [[SEAT.text(s, seat), codec.text(s, option)] for seat, option in s.sealed],
    }


def fill(game: Game[S], s: S, data: Any) -> list[str]:
    """Fill a blank state. What could not be gone on with, because the content has changed under
    the saved game, is broken off; the sentences say what."""
    if not isinstance(data, dict) or not isinstance(data.get("columns"), dict):
        raise Malformed("This is not a saved position: it has no columns.")
    what = "position"
    try:
        data = current(game, data)
        broken = _fill_columns(game, s, data["columns"])
        what = "position's frames"
        stack = _read_frames(game, s, data["frames"], broken)
        s.sealed = tuple(
            (SEAT.parse(s, seat), game.options.parse(s, option)) for seat, option in data["sealed"]
        )
    except BUGS as error:
        raise Malformed(f"The saved {what} can't be read ({error}).") from error
    frame = stacked(stack)
    try:
        if broken:
            game.break_off(s)
        if frame is not None and len(stack) < len(data["frames"]):
            run_on(s, frame, None)
            game.force(s)
            return broken
    except (Impossible, *BUGS) as error:
        raise Malformed(f"The saved position can't be continued ({error}).") from error
    if frame is not None and frame[0].question is None:
        raise Malformed(f"The saved position waits inside {frame[0]!r}, but for no question.")
    s.frame = frame
    return broken


def current(game: Game[Any], data: dict[str, Any]) -> dict[str, Any]:
    """The position as this release writes it, whichever release saved it."""
    saved = data.get("format", 1)
    if saved == FORMAT:
        return data
    old = game.old() if saved == 1 else None
    if old is None:
        raise Malformed(f"The position was saved in format {saved!r}, which can't be read here.")
    found: dict[str, Any] = renew(game.state, old, data)
    return found


def _fill_columns(game: Game[S], s: S, given: dict[str, Any]) -> list[str]:
    """`attach` rebuilds `static` once the rows it needs are read, so fields are read in the order
    in which they are declared."""
    missing = [n for n, f in s.fields.items() if n not in given and not (f.sparse or f.aside)]
    unknown = [n for n in given if n not in s.fields]
    if missing or unknown:
        parts = [f"lacks {', '.join(missing)}"] if missing else []
        parts += [f"has unknown {', '.join(unknown)}"] if unknown else []
        raise Malformed(f"The saved position {' and '.join(parts)}.")
    broken: list[str] = []
    for name, f in s.fields.items():
        if name in given:  # a column that came later, and may, is as at the start
            setattr(s, name, f.read(s, given[name], broken))
            if f.axis is SEAT and len(getattr(s, name)) != s.seats:
                count = len(getattr(s, name))
                raise Malformed(f"{name!r} has {count} entries instead of {s.seats}.")
        game.attach(s)
    return broken


def _read_frames(game: Game[S], s: S, given: Any, broken: list[str]) -> list[Any]:
    """The frames, outermost first. When one speaks of what has changed, it is left out with all
    that it had called, down to a flow that can go on without it."""
    stack: list[Any] = []
    for flow_name, label, saved in given:
        point = point_of(s.namespace, flow_name, label)
        missing = [n for n in point.names if n not in saved]
        if missing:
            raise Malformed(f"The flow {flow_name!r} waits without {', '.join(missing)}.")
        forms = dict(zip(point.names, point.forms, strict=True))
        try:
            found = read_all(s, game.options, forms, saved)
        except Changed as error:
            while stack and stack[-1][0].flow not in game.goes_on:
                stack.pop()
            if not stack:
                raise
            broken.append(str(error))
            return stack
        stack.append((point, tuple(found[n] for n in point.names)))
    return stack
