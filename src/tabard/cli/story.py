"""A match as a story: its log in full sentences, chapter by chapter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tabard.core.ask import CHANCE, Seat
from tabard.core.codec import SEAT_NAMES
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.phrase import event_text, option_text
from tabard.core.record import Input, in_effect

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
        for i in self.match.inputs:
            events = [event_line(self.match, e.text, self.language) for e in i.events]
            taken_back = i.n not in kept and not i.undo
            yield [self.heading(i, taken_back), *([] if taken_back else events)]

    def heading(self, i: Input, taken_back: bool) -> Text:
        line = Text(f"{i.n:>4} ", style="dim")
        if i.seat == CHANCE:
            return line.append(f"⚄ {i.label}: {said(i.outcome)}")
        line.append_text(seat_mark(i.seat))
        if i.undo:
            told = WORDS.say(self.language, "cli-takes-back", number=i.undo)
            return line.append(f" {told}", style="not bold default")
        line.append(f" {self.option(i)}", style="not bold default strike" if taken_back else "bold")
        return line

    def option(self, i: Input) -> str:
        s = self.match.state
        return option_text(self.game, s, self.game.options.parse(s, i.option), self.language)

    def ending(self) -> Text:
        outcome = self.game.outcome(self.match.state) if self.match.over else None
        if outcome is None:
            return Text(WORDS.say(self.language, "cli-goes-on"), style="bold")
        scores = ", ".join(f"{SEAT_NAMES[i]} {score}" for i, score in enumerate(outcome.scores))
        return Text(f"{won(outcome.winners, self.language)} ({scores})", style="bold")

    def to_json(self) -> dict[str, Any]:
        match = self.match
        outcome = self.game.outcome(match.state) if match.over else None
        viewer = None if self.whole else self.viewer
        s = match.state
        told = [(line.event, self.game.events.parse(s, line.event)) for line in match.log(viewer)]
        found: dict[str, Any] = {
            "game": self.game.info.id,
            "version": match.version,
            "seats": match.seats,
            "over": match.over,
            "scores": None if outcome is None else list(outcome.scores),
            "winners": None if outcome is None else [SEAT_NAMES[w] for w in outcome.winners],
            "log": [
                {"event": text, "text": event_text(self.game, s, event, self.language)}
                for text, event in told
            ],
        }
        if self.whole:
            found["inputs"] = [i.to_json() for i in match.inputs]
        return found


def won(winners: tuple[Seat, ...], language: str) -> str:
    names = [SEAT_NAMES[seat] for seat in winners]
    joint = f" {WORDS.say(language, 'cli-and')} "
    seats = joint.join(filter(None, (", ".join(names[:-1]), names[-1])))
    return WORDS.say(language, "cli-won", seats=seats, count=len(winners))


def said(outcome: Any) -> str:
    """What chance said, in short: a long shuffle is not worth a screen."""
    if not isinstance(outcome, list):
        return str(outcome)
    shown = ", ".join(map(str, outcome[:8]))
    return f"{shown}, … ({len(outcome)})" if len(outcome) > 8 else shown


def event_line(match: Match[Any], text: str, language: str) -> Text:
    """An event of the log as a sentence, led by the shape of the seat it begins with."""
    game, s = match.game, match.state
    event = game.events.parse(s, text)
    kinds = game.events.verbs[event[0]]
    seat = next((v for k, v in zip(kinds, event[1:], strict=True) if k.name == "seat"), -1)
    line = Text("     ")
    line.append_text(seat_mark(seat)[:1] if seat >= 0 else Text("·", style="dim"))
    return line.append(f" {event_text(game, s, event, language)}", style="not bold default")
