"""`tabard sim`: many games between bots, on all cores, with the figures that they come to.

Every game has a number; its dice, its bots' luck and the positions that are checked all follow
from it. Different bots play the same number once in every order of seats, so that neither luck
nor a good seat looks like strength.
"""

from __future__ import annotations

import math
import os
import shlex
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tabard.bots import arena, make
from tabard.core import registry
from tabard.core.checks import CheckReport, Rates, Record, check_record
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import STALL, Game
from tabard.core.odds import wilson

from .parquet import Rows
from .settings import choices_of, setting
from .spread import spread

MOST_GAMES = 10_000_000
LARGEST_BATCH = 50
SHOWN_FAILURES = 10
RANDOM, MIRROR, EACH = "random", "mirror", "each"
ONE_PAIR = 12
"""With lists at random, one game in so many is between two ready-made ones, all pairs in turn."""

RATES = Rates(pairs=12, clones=4, json_stops=4, texts=3)
"""To how many positions of a game each gate is put; the laws are looked at in all of them."""
EVERY_STOP = replace(RATES, json_stops=1_000_000)
EVERY = 11
"""One game in so many is saved and read back at every stop: a prime, so that all settings that
take turns have their share."""


class Job(NamedTuple):
    """One game to play: its number and who sits where."""

    number: int
    bots: tuple[str, ...]
    decks: tuple[str, ...] = ()
    """The list of each seat, by name or as text; `random` or `mirror` alone; none: the game's
    default."""

    settings: tuple[str, ...] = ()
    """Other choices of the table, as ``key=value``; with `each` all its choices in turn."""

    def options(self, game: Game[Any]) -> dict[str, Any]:
        """What the table has chosen; what it leaves open follows from the game's number."""
        chosen: dict[str, Any] = {}
        at = self.number
        for text in self.settings:
            key, value = setting(game, text, len(self.bots))
            if value == EACH and key in game.info.settings:
                choices = choices_of(game, key, len(self.bots))
                at, which = divmod(at, len(choices))
                value = choices[which]
            chosen[key] = value
        return chosen | (self._lists(game) or {})

    def _lists(self, game: Game[Any]) -> dict[str, Any] | None:
        if self.decks not in ((RANDOM,), (MIRROR,)):
            return game.with_lists(self.decks) if self.decks else None
        names = ready_made(game)
        if self.decks == (MIRROR,):
            return game.with_lists([names[self.number % len(names)]] * len(self.bots))
        if self.number % ONE_PAIR == 0:
            at, lists = self.number // ONE_PAIR, []
            for _ in self.bots:
                at, which = divmod(at, len(names))
                lists.append(names[which])
            return game.with_lists(lists)
        rng = Random(f"{self.number} decks")
        return game.with_lists([game.random_list(rng) for _ in self.bots])


@cache
def ready_made(game: Game[Any]) -> list[str]:
    """The names of its ready-made lists."""
    if not game.list_kind:
        title = game.info.title["en"]
        raise Malformed(f"{title} is played without decks: there are no ready-made decks.")
    return [thing["name"] for thing in game.box("en")["things"][game.list_kind].values()]


class Result(NamedTuple):
    """What came of it; `scores` is None when it did not end, and `failure` says why."""

    job: Job
    scores: tuple[int, ...] | None
    shares: tuple[float, ...]
    """What of the win each seat has."""
    decisions: int
    failure: str | None
    checked: CheckReport
    progress: float | None = None
    """How far it got, between 0 and 1, if it was broken off (see `longest`)."""


# -- playing, in one of the processes -------------------------------------------------------------


def longest(game: Game[Any], bots: Sequence[str], check: bool) -> int | None:
    """After how many inputs a game is broken off, where random play may take very long to end."""
    if game.cut is None or RANDOM not in bots:
        return None
    return game.cut if check and set(bots) == {RANDOM} else STALL


def play_one(game_id: str, job: Job, check: bool, save: str | None) -> Result:
    """Play one game; whatever goes wrong becomes a sentence, so that the others are not lost."""
    game = registry.load(game_id)
    record = Record() if check else None
    played, failure = None, None
    try:
        seated = [make(spec, game) for spec in job.bots]
        keep = save is not None and record is None
        limit = longest(game, job.bots, check)
        played = arena.play(game, seated, job.number, keep, record, job.options(game), limit)
        if save is not None:
            match = played.match
            if record is not None:
                match = arena.as_match(game, len(seated), job.number, record)
            assert match is not None
            order = "-".join(job.bots).replace(":", "")
            match.save(Path(save) / f"{game_id}-{job.number}-{order}.json")
    except Exception as error:  # the boundary of a process: it is told with the game's number
        failure = f"{type(error).__name__}: {error}"
    checked = CheckReport()
    if record is not None:
        rates = RATES if job.number % EVERY else EVERY_STOP
        checked = check_record(game, record, job.number, rates)
    if played is None:
        return Result(job, None, (), 0, failure, checked)
    scores = tuple(played.outcome.scores) if played.progress is None else None
    return Result(job, scores, played.shares, played.decisions, failure, checked, played.progress)


def play_batch(game_id: str, jobs: list[Job], check: bool, save: str | None) -> list[Result]:
    return [play_one(game_id, job, check, save) for job in jobs]


def seatings(
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    decks: tuple[str, ...] = (),
    settings: tuple[str, ...] = (),
) -> list[Job]:
    """Who plays which game: each number once in every order that differs.

    >>> [job.number for job in seatings(4, 2, ("a", "b"), 7)]
    [7, 7, 8, 8]
    >>> [job.bots for job in seatings(2, 2, ("a", "b"), 7)]
    [('a', 'b'), ('b', 'a')]
    >>> [job.number for job in seatings(3, 2, ("a",), 7)]
    [7, 8, 9]
    """
    table = tuple(bots) * (seats if len(bots) == 1 else 1)
    turned = [table[-i:] + table[:-i] for i in range(seats)]
    orders = list(dict.fromkeys(turned))
    return [
        Job(seed + i // len(orders), orders[i % len(orders)], decks, settings) for i in range(games)
    ]


def results(
    game_id: str,
    work: list[Job],
    check: bool,
    save: str | None,
    jobs: int,
    ray: str | None = None,
) -> Iterator[list[Result]]:
    """All batches, in order (see `spread`)."""
    size = max(1, min(LARGEST_BATCH, math.ceil(len(work) / (8 * jobs))))
    batches = [work[i : i + size] for i in range(0, len(work), size)]
    pieces = [(game_id, batch, check, save) for batch in batches]
    return spread(play_batch, pieces, jobs, ray)


# -- adding up ------------------------------------------------------------------------------------


@dataclass
class Tally:
    """The sums of a simulation. A shared win counts as its share; a bot that holds several seats
    of a table counts with their mean, so that an even match is 1 / players for everybody."""

    games: int = 0
    ended: int = 0
    decisions: int = 0
    stuck: int = 0
    cut: int = 0
    progress: float = 0.0
    """Of the games that were cut, added up."""
    failures: list[tuple[Job, str]] = field(default_factory=list)
    wins: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    scores: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    seat_wins: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    seat_scores: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    checked: CheckReport = field(default_factory=CheckReport)

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        told = [result.failure] if result.failure is not None else []
        self.failures += [(result.job, sentence) for sentence in told + result.checked.violations]
        result.checked.violations.clear()
        self.checked += result.checked
        if result.progress is not None:
            self.cut += 1
            self.progress += result.progress
            return
        if result.scores is None:
            self.stuck += 1
            return
        self.ended += 1
        for seat, (bot, score) in enumerate(zip(result.job.bots, result.scores, strict=True)):
            share = result.shares[seat]
            held = result.job.bots.count(bot)
            self.wins[bot] += share / held
            self.scores[bot] += score / held
            self.seat_wins[seat] += share
            self.seat_scores[seat] += score

    def report(self, bots: Sequence[str], seats: int, seconds: float) -> dict[str, Any]:
        n = max(1, self.ended)
        names = list(dict.fromkeys(bots))
        return {
            "games": self.games,
            "decisions": self.decisions,
            "stuck": self.stuck,
            "cut": self.cut,
            "cut_progress": self.progress / max(1, self.cut),
            "violations": [],
            "win_rate": {bot: self.wins[bot] / n for bot in names},
            "interval": {bot: list(wilson(self.wins[bot] / n, self.ended)) for bot in names},
            "mean_score": {bot: self.scores[bot] / n for bot in names},
            "seat_win_rate": {SEAT_NAMES[i]: self.seat_wins[i] / n for i in range(seats)},
            "seat_mean_score": {SEAT_NAMES[i]: self.seat_scores[i] / n for i in range(seats)},
            "decisions_per_s": self.decisions / seconds,
            "games_per_s": self.games / seconds,
        }


def command_line(game_id: str, job: Job, check: bool) -> str:
    """The one line that plays this very game again.

    >>> command_line("tiny", Job(7, ("random", "random")), True)
    'tabard sim tiny --games 1 --players 2 --bots random --seed 7 --check'
    """
    named = job.bots[:1] if len(set(job.bots)) == 1 else job.bots
    line = f"tabard sim {shlex.quote(game_id)} --games 1 --players {len(job.bots)} "
    line += f"--bots {','.join(named)} --seed {job.number}" + (" --check" if check else "")
    line += f" --decks {shlex.quote(','.join(job.decks))}" if job.decks else ""
    return line + "".join(f" --option {shlex.quote(text)}" for text in job.settings)


def run_sim(
    game_id: str,
    games: int,
    players: int,
    bots: Sequence[str],
    seed: int = 0,
    check: bool = False,
    save: Path | None = None,
    jobs: int | None = None,
    progress: bool = True,
    decks: tuple[str, ...] = (),
    settings: tuple[str, ...] = (),
    ray: str | None = None,
    parquet: Path | None = None,
) -> dict[str, Any]:
    """Play, check and count; the result is what ``--json`` prints."""
    rows = Rows(parquet)
    game = registry.load(game_id)
    jobs = (os.cpu_count() or 1) if jobs is None else jobs
    _check_input(game, games, players, bots, jobs)
    first_job = Job(seed, tuple(bots) * (players if len(bots) == 1 else 1), decks, settings)
    game.new(first_job.options(game), players)  # what can't be played is said before anything is
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    work = seatings(games, players, bots, seed, decks, settings)
    tally = Tally()
    began = time.perf_counter()
    folder = None if save is None else str(save)
    batches = results(game_id, work, check, folder, jobs, ray)
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    first = next(batches)  # the workers start before the bar: a fork should find no other thread
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=stderr,
        transient=True,
        disable=not (progress and stderr.is_terminal),
    ) as bar:
        task = bar.add_task("playing", total=games)
        for batch in (first, *batches):
            for result in batch:
                tally.add(result)
                rows.add(game_id, result)
            bar.advance(task, len(batch))
    report = tally.report(bots, players, time.perf_counter() - began)
    rows.write()
    report["violations"] = [
        f"{sentence} Again: {command_line(game_id, job, check)}" for job, sentence in tally.failures
    ]
    if check:
        checked = tally.checked.concluded(game)
        report["violations"] += checked.violations
        report["checked"] = {
            "leak_pairs": checked.leak_pairs,
            "clones": checked.clones,
            "json_stops": checked.json_stops,
        }
    return report


def _check_input(game: Game[Any], games: int, players: int, bots: Sequence[str], jobs: int) -> None:
    """A sentence for everything that can't be played, before anything is."""
    low, high = game.info.seats
    if not low <= players <= high:
        title = game.info.title["en"]
        raise Malformed(f"{title} is for {game.info.players} players, not {players}.")
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"The number of games must be between 1 and {MOST_GAMES:,}, not {games}.")
    if jobs < 1:
        raise Malformed(f"It takes at least one process to play, not {jobs}.")
    if len(bots) not in (1, players):
        raise Malformed(
            f"Name one bot for every seat or one for all: {players} players, {len(bots)} bots."
        )
    for spec in bots:
        make(spec, game)
