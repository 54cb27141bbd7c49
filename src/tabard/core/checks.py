"""Every gate put to sampled positions of games, played at random or recorded by somebody else.

A finding is one line: the sentence, after how many inputs it holds first, and what repeats it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from .errors import BUGS, TabardError
from .game import Game
from .gates import (
    Gate,
    copy_gate,
    events_gate,
    explain_gate,
    json_gate,
    native_gate,
    pickle_gate,
    preview_gate,
    stop_gate,
    text_gate,
    window_gate,
)
from .leaks import Leaks, leak_gate
from .luck import Input, Settings, play_random


@dataclass
class CheckReport:
    """What was checked and what was found; reports of several workers add up."""

    games: int = 0
    decisions: int = 0
    stuck: int = 0
    violations: list[str] = field(default_factory=list)
    leaks: Leaks = field(default_factory=Leaks)
    clones: int = 0
    json_stops: int = 0
    cut: int = 0
    """Games that were broken off as their title says (`Title.cut`): they are not stuck."""

    @property
    def leak_pairs(self) -> int:
        return self.leaks.pairs

    def concluded(self, game: Game[Any]) -> CheckReport:
        """With what only the whole sample can tell: hidden fields that never differed."""
        return self + CheckReport(violations=self.leaks.never_differed(game))

    def __add__(self, other: CheckReport) -> CheckReport:
        return CheckReport(
            self.games + other.games,
            self.decisions + other.decisions,
            self.stuck + other.stuck,
            self.violations + other.violations,
            self.leaks + other.leaks,
            self.clones + other.clones,
            self.json_stops + other.json_stops,
            self.cut + other.cut,
        )


@dataclass(frozen=True)
class Rates:
    """To how many positions of each game the gates are put (a number beyond its length: to all).
    The laws and the questions are looked at in every position."""

    pairs: int = 4
    clones: int = 2
    json_stops: int = 2
    texts: int = 2
    native: bool = True


@dataclass
class Record:
    """A game as it was played: `stops` are copies of all positions that waited for an answer,
    `inputs` the answers (without them the reference run is left out), `events` what was told."""

    stops: list[Any] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    events: list[tuple[Any, ...]] = field(default_factory=list)

    def hear(self, event: tuple[Any, ...], audience: tuple[int, ...] | None) -> None:
        """The sink for a game that is recorded."""
        self.events.append(event)


def _rng(seed: int, at: int, what: str) -> Random:
    return Random(f"{seed}/{at}/{what}")


def tried(game: Game[Any], s: Any, name: str, gate: Gate, rng: Random) -> list[str]:
    """What a gate says; a crash inside it is a finding like any other."""
    try:
        return gate(game, s, rng)
    except (TabardError, *BUGS) as error:
        return [f"The {name} gate failed: {type(error).__name__}: {error}"]


def first_failing(
    game: Game[Any], stops: list[Any], seed: int, name: str, gate: Gate, upto: int
) -> tuple[int, list[str]]:
    """Shrinking: the first position of the game that fails this gate, so that a bug is shown
    where it begins and not where the sample fell."""
    for i, s in enumerate(stops[: upto + 1]):
        wrong = tried(game, s, name, gate, _rng(seed, i, name))
        if wrong:
            return i, wrong
    raise AssertionError("the position at `upto` fails")


def check_record(
    game: Game[Any], record: Record, seed: int = 0, rates: Rates | None = None
) -> CheckReport:
    """Put every gate to a recorded game. `seed` decides which positions are taken."""
    rates = rates or Rates()
    report = CheckReport(games=1)
    stops = record.stops

    def leak(game: Game[Any], s: Any, rng: Random) -> list[str]:
        found = leak_gate(game, s, rng.randrange(s.seats), rng)
        report.leaks += found
        return found.problems

    plan: list[tuple[str, Gate, int]] = [
        ("stop", stop_gate, len(stops)),
        ("copy", copy_gate, rates.clones),
        ("pickle", pickle_gate, rates.clones),
        ("JSON", json_gate, rates.json_stops),
        ("text", text_gate, rates.texts),
        ("explain", explain_gate, rates.texts),
        ("preview", preview_gate, rates.texts),
        ("leak", leak, rates.pairs),
    ]
    found: list[tuple[int, str]] = []
    for name, gate, count in plan:
        chosen = _rng(seed, len(stops), name).sample(range(len(stops)), min(count, len(stops)))
        for i in sorted(chosen):
            if tried(game, stops[i], name, gate, _rng(seed, i, name)):
                at, wrong = first_failing(game, stops, seed, name, gate, i)
                found.append((at, wrong[0]))
                break
    report.clones = min(rates.clones, len(stops))
    report.json_stops = min(rates.json_stops, len(stops))
    if stops:
        first, last = stops[0], stops[-1]
        found += [(len(stops), wrong) for wrong in events_gate(game, last, record.events)[:1]]
        whole = [window_gate(game, stops)]
        if rates.native and record.inputs:
            whole.append(native_gate(game, first.seats, first.settings, record.inputs))
        found += [wrong for wrong in whole if wrong is not None]
    report.violations = [f"{sentence} (After {at} inputs.)" for at, sentence in found]
    return report


def check_one(
    game: Game[Any],
    seats: int,
    seed: int,
    settings: Settings | None = None,
    rates: Rates | None = None,
) -> CheckReport:
    """Play the random game with this seed and put every gate to it."""
    record = Record()
    played = play_random(
        game,
        seats,
        seed,
        lambda s, _: record.stops.append(s.copy()),
        settings,
        record.hear,
        limit=game.cut,
    )
    record.inputs = played.inputs
    if played.problem is not None:  # the last input is the one that the rules failed on
        record.inputs = played.inputs[:-1]
    report = check_record(game, record, seed, rates)
    report.decisions = played.decisions
    report.cut = int(played.problem is None and game.pending(played.state) is not None)
    if played.problem is not None:
        report.stuck = 1
        report.violations.insert(0, f"{played.problem} (After {len(played.inputs)} inputs.)")
    again = f"Again: check_one(registry.load({game.info.id!r}), {seats}, {seed})"
    report.violations = [f"{sentence} {again}" for sentence in report.violations]
    return report


def check_game(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int = 0,
    settings: Settings | None = None,
    rates: Rates | None = None,
) -> CheckReport:
    """Check the games with the seeds seed, seed + 1, ..."""
    report = CheckReport()
    for i in range(games):
        report += check_one(game, seats, seed + i, settings, rates)
    return report.concluded(game)
