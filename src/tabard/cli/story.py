"""A match as a story: its log in full sentences, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tabard.core.ask import CHANCE, Seat
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.phrase import (
    ask_text,
    drawn,
    event_parts,
    message_id,
    option_text,
    order_text,
)
from tabard.core.record import Input, in_effect
from tabard.core.replay import order_of, outcome_text, replay

from .screen import WORDS, seat_mark


class Story:
    """What may be told about a match: all of it when it is over, else what `viewer` was told
    (None: a spectator)."""

    def __init__(self, match: Match[Any], viewer: Seat | None, language: str) -> None:
        self.match, self.game, self.language = match, match.game, language
        self.viewer = SPECTATOR if viewer is None else viewer
        self.whole = match.over and viewer is None

    def chapters(self) -> Iterator[list[Text]]:
        """One for each answer; when the answers themselves are secret, one for each event."""
        if not self.whole:
            for line in self.match.log(self.viewer):
                yield [event_line(self.match, line.event, self.language)]
            return
        kept = {i.n for i in in_effect(self.match.inputs)}
        for i, s in zip(self.match.inputs, self.positions(), strict=True):
            heard = () if i.concede else i.events  # the heading says it already
            events = [event_line(self.match, e.text, self.language) for e in heard]
            taken_back = i.n not in kept and not i.undo
            yield [self.heading(i, s, taken_back), *([] if taken_back else events)]

    def positions(self) -> list[Any]:
        """The position in which each input was given; None when the match can't be played again,
        because the rules have changed since or the file was changed by hand."""
        inputs = self.match.inputs
        try:
            first = self.match.position(0)
            after = [played.state.copy() for played in replay(self.game, first, inputs)]
        except Malformed:
            return [None] * len(inputs)
        return [first, *after][: len(inputs)]

    def heading(self, i: Input, s: Any, taken_back: bool) -> Text:
        """What was answered, in the words of the position in which it was (None: as written)."""
        line = Text(f"{i.n:>4} ", style="dim")
        if i.seat == CHANCE:
            worded = self.game.words.has(self.language, message_id("ask", i.label))
            known = s is not None and worded
            asked = ask_text(self.game, s, i.label, self.language) if known else f"{i.label}:"
            said = drawn(self.game, s, i.label, i.outcome, self.language) if known else i.outcome
            return line.append(f"⚄ {asked} {outcome_text(said)}")
        line.append_text(seat_mark(i.seat))
        if i.undo:
            told = WORDS.say(self.language, "cli-takes-back", number=i.undo)
            return line.append(f" {told}", style="not bold default")
        if i.concede:
            told = WORDS.say(self.language, "cli-concedes")
            return line.append(f" {told}", style="bold")
        order = order_of(self.game, i)
        option = order or i.option
        if s is not None and order:
            option = order_text(self.game, s, self.game.orders.parse(s, order), self.language)
        elif s is not None:
            option = option_text(self.game, s, self.game.options.parse(s, option), self.language)
        return line.append(f" {option}", style="not bold default strike" if taken_back else "bold")

    def ending(self) -> Text:
        outcome = self.match.outcome()
        if outcome is None:
            return Text(WORDS.say(self.language, "cli-goes-on"), style="bold")
        scores = ", ".join(f"{SEAT_NAMES[i]} {score}" for i, score in enumerate(outcome.scores))
        who = won(outcome.winners, self.match.seats, self.language)
        return Text(f"{who} ({scores})", style="bold")

    def to_json(self) -> dict[str, Any]:
        match = self.match
        outcome = match.outcome()
        viewer = None if self.whole else self.viewer
        told = [line.event for line in match.log(viewer)]
        found: dict[str, Any] = {
            "game": self.game.info.id,
            "version": match.version,
            "seats": match.seats,
            "over": match.over,
            "scores": None if outcome is None else list(outcome.scores),
            "winners": None if outcome is None else [SEAT_NAMES[w] for w in outcome.winners],
            "log": [
                {
                    "event": text,
                    "text": event_parts(self.game, match.state, text, self.language).sentence,
                }
                for text in told
            ],
        }
        if self.whole:
            found["inputs"] = [i.to_json() for i in match.inputs]
        return found


def won(winners: tuple[Seat, ...], seats: int, language: str) -> str:
    if not winners:
        return WORDS.say(language, "cli-nobody-won")
    if 1 < len(winners) == seats:
        return WORDS.say(language, "cli-draw")
    names = [SEAT_NAMES[seat] for seat in winners]
    joint = f" {WORDS.say(language, 'cli-and')} "
    listed = joint.join(filter(None, (", ".join(names[:-1]), names[-1])))
    return WORDS.say(language, "cli-won", seats=listed, count=len(winners))


def event_line(match: Match[Any], text: str, language: str) -> Text:
    """An event of the log as a sentence, led by the shape of the seat it begins with."""
    parts = event_parts(match.game, match.state, text, language)
    line = Text("     ")
    line.append_text(Text("·", style="dim") if parts.seat is None else seat_mark(parts.seat)[:1])
    return line.append(f" {parts.sentence}", style="not bold default")
