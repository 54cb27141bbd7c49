"""Positions from a match file, and whether they still fit together."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Generic, TypeVar

from .errors import Impossible, Malformed
from .game import Game
from .phrase import read_event
from .record import Input, Record, Snapshot, in_effect
from .replay import replay
from .state import BaseState

S = TypeVar("S", bound=BaseState)


@dataclass
class Turn(Generic[S]):
    """A position at the start of a turn, and the number of the input after which it stood. It is
    saved with every input of its turn, so it is put into words only once."""

    after: int
    state: S
    _written: Snapshot | None = None

    def snapshot(self, write: Callable[[S], dict[str, Any]]) -> Snapshot:
        if self._written is None:
            self._written = Snapshot(self.after, write(self.state))
        return self._written


def replayed(game: Game[S], line: Sequence[Input], turn: Turn[S], until: int) -> S:
    """The position before the input `until`, from a turn's start; `line`: the inputs in effect."""
    since = since_turn(line, turn)
    state: S = turn.state
    for played in replay(game, state, since[: bisect_left(since, until, key=attrgetter("n"))]):
        state = played.state
    return state


def since_turn(line: Sequence[Input], turn: Turn[Any]) -> Sequence[Input]:
    """The inputs in effect that came after a turn's start."""
    return line[bisect_right(line, turn.after, key=attrgetter("n")) :]


def read_state(
    game: Game[S],
    record: Record,
    saved: Snapshot,
    where: str,
    stalled: bool = False,
    broken: list[str] | None = None,
) -> S:
    """A position from a file: whatever is wrong with it, there is a sentence. Only a match that
    was called off (`stalled`) may wait for dice. `broken` is told what can't be gone on with."""
    try:
        s = game.from_json(saved.state, broken)
        q = game.pending(s)
    except Malformed as error:
        raise Malformed(f"{where} can't be read: {error}") from error
    if s.seats != record.seats or s.settings != record.options:
        raise Malformed(f"{where} is of a game with other seats or options than the match.")
    if q is not None and q.domain is not None and not stalled:
        raise Malformed(f"{where} waits for dice that are not there.")
    return s


def turns_of(
    game: Game[Any], record: Record, state: Any, stalled: bool = False
) -> tuple[list[Turn[Any]], list[str]]:
    """The turns' starts, which must lead to the snapshot. When they don't because the rules have
    changed since, the match goes on from the snapshot alone; the notes say so."""
    info = game.info
    same = (record.version, record.content) == (info.version, info.content_hash)
    notes = []
    try:
        turns = [
            Turn(t.after, read_state(game, record, t, "A turn's start", stalled))
            for t in record.turns
        ]
        for i in record.inputs:
            for event in i.events:
                read_event(game, state, event.text)
        digest = state.digest()
        line, until = in_effect(record.inputs), len(record.inputs) + 1
        for turn in turns:
            if replayed(game, line, turn, until).digest() != digest:
                raise Malformed("The last turn's inputs do not lead to the snapshot.")
        if same and digest != record.digest:
            raise Malformed("The snapshot's digest is not that of its position.")
    except (Malformed, Impossible) as error:
        if same:
            raise
        turns = [Turn(len(record.inputs), state)]
        notes.append(
            "Its last turn would go differently now, so the match continues from where it was, "
            f"and what came before can't be undone. ({error})"
        )
    if not same:
        notes.append(
            f"From input {len(record.inputs) + 1} on the rules are {info.version}, "
            f"content {info.content_hash or 'unnamed'}; before, they were "
            f"{record.version}, content {record.content or 'unnamed'}."
        )
    return turns, notes
