"""Replays: a match that is over, step by step, as any seat saw it.

Playing a match again takes a while, so it is done off the event loop, and the last few replays
that somebody looked at are kept: some of their positions, from which the others are near, and what
was told in words.
"""

from __future__ import annotations

import asyncio
import copy
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, Literal

from tabard.core.ask import CHANCE
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Illegal, Malformed
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.phrase import ask_text, event_parts, message_id, option_text, order_text
from tabard.core.record import Input, in_effect
from tabard.core.replay import KeyFrames, order_of, outcome_text

from .highlights import highlights
from .messages import Language, LineShape, OutcomeShape, Positions, TableShape
from .render import frame, outcome_of, with_worth, zones_of
from .safety import WORDS, Problem

POSITIONS = 20_000
"""Of all replays that are kept, together."""


@dataclass
class ReplayStep:
    """One input. `turn` counts the turns, so that one can jump from one to the next."""

    n: int
    seat: str | None
    text: str
    kind: Literal["pick", "chance", "undo", "order"]
    round: int
    interesting: bool
    turn: int


@dataclass
class ReplayShape:
    table: TableShape
    steps: list[ReplayStep]
    outcome: OutcomeShape | None


class Album:
    """One match, with the position after each of its inputs; in one language to begin with."""

    def __init__(self, match: Match[Any], names: tuple[str, ...], language: Language) -> None:
        self.match, self.game, self.names = match, match.game, names
        self._lines: dict[str, list[list[LineShape]]] = {}
        self._steps: dict[str, list[ReplayStep]] = {}
        self._outcomes: dict[str, OutcomeShape | None] = {}
        self.states = KeyFrames(self.game, match.position(0), match.inputs)
        try:
            self.lines(language)
        except (Malformed, Illegal) as error:
            raise Problem(409, "not-replayable") from error

    def __len__(self) -> int:
        return len(self.states)

    # -- the list of steps -------------------------------------------------------------------

    def steps(self, language: Language) -> list[ReplayStep]:
        found = self._steps.get(language)
        if found is None:
            found = self._steps[language] = self._make_steps(language)
        return found

    def outcome(self, language: Language) -> OutcomeShape | None:
        if language not in self._outcomes:
            self._outcomes[language] = outcome_of(self.match, language)
        return self._outcomes[language]

    def _make_steps(self, language: Language) -> list[ReplayStep]:
        steps: list[ReplayStep] = []
        seen = highlights(self.game, self.match.inputs, self.states)
        turn = 0
        for i, (before, after) in zip(self.match.inputs, pairwise(self.states), strict=True):
            done, rounds = self.game.rounds(before)
            steps.append(
                ReplayStep(
                    n=i.n,
                    seat=None if i.seat == CHANCE else SEAT_NAMES[i.seat],
                    text=self._text(i, before, language),
                    kind=self._kind(i),
                    round=min(done + 1, rounds or done + 1),
                    interesting=i.n in seen,
                    turn=turn,
                )
            )
            # What ends a turn is still a part of it.
            turn += self.game.which_turn(before) != self.game.which_turn(after)
        return steps

    def _kind(self, i: Input) -> Literal["pick", "chance", "undo", "order"]:
        if i.undo or i.seat == CHANCE:
            return "undo" if i.undo else "chance"
        return "order" if order_of(self.game, i) else "pick"

    def _text(self, i: Input, s: Any, language: Language) -> str:
        """What was done, in the words of the position in which it was."""
        if i.undo:
            return WORDS.say(language, "server-takes-back", number=i.undo)
        order = order_of(self.game, i)
        if order:
            given = self.game.orders.parse(s, order)
            return order_text(self.game, s, given, language, self.names)
        heard = zip(i.events, self.lines(language)[i.n - 1], strict=True)
        public = [line.text for told, line in heard if told.audience is None]
        if i.concede or (i.seat == CHANCE and public):
            return " ".join(public[:2])
        if i.seat != CHANCE:
            option = self.game.options.parse(s, i.option)
            return option_text(self.game, s, option, language, self.names)
        known = self.game.words.has(language, message_id("ask", i.label))
        asked = ask_text(self.game, s, i.label, language, self.names) if known else i.label
        return f"{asked} {outcome_text(i.outcome)}"

    # -- one position ------------------------------------------------------------------------

    def lines(self, language: Language) -> list[list[LineShape]]:
        """What each input told, whoever may hear it; the numbers come with the viewer."""
        found = self._lines.get(language)
        if found is None:
            found = []
            for i, s in zip(self.match.inputs, islice(self.states, 1, None), strict=True):
                row = []
                for told in i.events:
                    parts = event_parts(self.game, s, told.text, language, self.names)
                    seat = None if parts.seat is None else SEAT_NAMES[parts.seat]
                    row.append(LineShape(0, told.text, parts.sentence, seat, parts.things))
                found.append(row)
            self._lines[language] = found
        return found

    def log(
        self, after: int, viewer: int, language: Language, whole: bool = False
    ) -> list[LineShape]:
        """What this viewer had been told then; `whole`: what anybody had."""
        inputs = self.match.inputs[:after]
        kept = {i.n for i in in_effect(inputs)}
        log: list[LineShape] = []
        number = 0
        for i, lines in zip(inputs, self.lines(language), strict=False):
            for told, line in zip(i.events, lines, strict=True):
                if whole or told.audience is None or viewer in told.audience:
                    number += 1
                    if i.n in kept:
                        shown = copy.copy(line)
                        shown.number = number
                        log.append(shown)
        return log

    def position(
        self, after: int, viewer: int, language: Language, plain: bool, whole: bool = False
    ) -> Positions:
        """What this viewer saw after so many inputs, or all of them together. Nobody is asked in
        a replay."""
        past = self.past(after)
        outcome = outcome_of(past, language) if past.over else None
        shown = frame(past, viewer, language, self.names, plain, outcome)
        if whole:
            seen = [self.game.view(past.state, seat)["columns"] for seat in range(past.seats)]
            columns = together(shown.view["columns"], seen)
            everybody = range(past.seats)
            view = {**shown.view, "columns": columns}
            shown.view = with_worth(self.game, past.state, view, everybody)
            if plain:
                shown.zones = zones_of(self.game, past.state, shown.view, language, self.names)
        shown.question = None
        shown.can_undo, shown.why_no_undo, shown.can_ask_undo = False, "", False
        last = past.inputs[-1] if past.inputs else None
        actor = None if last is None or last.seat == CHANCE else SEAT_NAMES[last.seat]
        return shown.position(after, actor, True, [], self.log(after, viewer, language, whole))

    def past(self, after: int) -> Match[Any]:
        """The match as it was, to be looked at only."""
        match = copy.copy(self.match)
        match.inputs = self.match.inputs[:after]
        match.state = self.states[after]
        match.conceded = tuple(i.seat for i in match.inputs if i.concede)
        return match


class Albums:
    """The replays somebody looked at last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Album] = OrderedDict()
        self._making: dict[str, asyncio.Task[Album]] = {}
        self._turn = asyncio.Semaphore(1)

    async def album(
        self, id: str, match: Match[Any], names: tuple[str, ...], language: Language = "en"
    ) -> Album:
        """That of this match, played again when it is not kept."""
        found = self._kept.get(id)
        if found is not None:
            self._kept.move_to_end(id)
            return found
        task = self._making.get(id)
        if task is None:
            task = asyncio.create_task(self._make(match, names, language))
            self._making[id] = task
            task.add_done_callback(lambda _: self._making.pop(id, None))
        found = await asyncio.shield(task)
        self._kept[id] = found
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > POSITIONS:
            self._kept.popitem(last=False)
        return found

    async def _make(self, match: Match[Any], names: tuple[str, ...], language: Language) -> Album:
        """One after the other: tables share these threads, and the games go first."""
        async with self._turn:
            return await asyncio.to_thread(Album, match, names, language)

    def kept(self, id: str) -> Album | None:
        return self._kept.get(id)


def viewer_of(seat: str | None, seats: int) -> int:
    """A seat by its letter; None: a spectator."""
    if seat is None:
        return SPECTATOR
    if seat not in SEAT_NAMES[:seats]:
        raise Problem(404, "no-seat", seat=seat[:2])
    return SEAT_NAMES.index(seat)


def together(mine: Any, others: Sequence[Any]) -> Any:
    """What one sees, with each gap filled by whoever sees more: of a hidden column one sees
    nothing or how much there is.

    >>> together({"hand": [None, 2], "deck": [None]}, [{"hand": [1, None], "deck": [None]}])
    {'hand': [1, 2], 'deck': [None]}
    >>> together({"hand": [2, 1]}, [{"hand": [["a", "b"], 1]}, {"hand": [2, ["c"]]}])
    {'hand': [['a', 'b'], ['c']]}
    """
    if mine is None:
        return next((one for one in others if one is not None), None)
    if isinstance(mine, int):
        return next((one for one in others if isinstance(one, list)), mine)
    if isinstance(mine, dict):
        return {key: together(it, [one[key] for one in others]) for key, it in mine.items()}
    if isinstance(mine, list) and all(
        isinstance(one, list) and len(one) == len(mine) for one in others
    ):
        return [together(it, [one[k] for one in others]) for k, it in enumerate(mine)]
    return mine
