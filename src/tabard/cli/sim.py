"""`tabard sim`: many games between bots, on all cores, with the figures that they come to.

Every game has a number; its dice, its bots' luck and the positions that are checked all follow
from it. Different bots play the same number once in every order of seats, so that neither luck
nor a good seat looks like strength.
"""

from __future__ import annotations

import math
import os
import shlex
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tabard.bots import arena, make
from tabard.core import registry
from tabard.core.checks import CheckReport, Rates, Record, check_record
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import Game

from .screen import Json, console, print_json

MOST_GAMES = 10_000_000
LARGEST_BATCH = 50
SHOWN_FAILURES = 10
RANDOM, MIRROR = "random", "mirror"
ONE_PAIR = 12
"""With lists at random, one game in so many is between two ready-made ones, all pairs in turn."""

RATES = Rates(pairs=12, clones=4, json_stops=4, texts=3)
"""To how many positions of a game each gate is put; the laws are looked at in all of them."""
EVERY_STOP = replace(RATES, json_stops=1_000_000)
EVERY = 10
"""One game in so many is saved and read back at every stop."""


class Job(NamedTuple):
    """One game to play: its number and who sits where."""

    number: int
    bots: tuple[str, ...]
    decks: tuple[str, ...] = ()
    """The list of each seat, by name or as text; `random` or `mirror` alone; none: the game's
    default."""

    def options(self, game: Game[Any]) -> dict[str, Any] | None:
        """What the table has chosen; what it leaves open follows from the game's number."""
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
    if not game.lists:
        title = game.info.title["en"]
        raise Malformed(f"{title} is played without decks: there are no ready-made decks.")
    return [thing["name"] for thing in game.box("en")["things"][game.lists].values()]


class Result(NamedTuple):
    """What came of it; `scores` is None when it did not end, and `failure` says why."""

    job: Job
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    decisions: int
    failure: str | None
    checked: CheckReport


# -- playing, in one of the processes -------------------------------------------------------------


def play_one(game_id: str, job: Job, check: bool, save: str | None) -> Result:
    """Play one game; whatever goes wrong becomes a sentence, so that the others are not lost."""
    game = registry.load(game_id)
    record = Record() if check else None
    played, failure = None, None
    try:
        seated = [make(spec, game) for spec in job.bots]
        keep = save is not None and record is None
        played = arena.play(game, seated, job.number, keep, record, job.options(game))
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
    scores, winners = played.outcome
    return Result(job, tuple(scores), tuple(winners), played.decisions, failure, checked)


def play_batch(game_id: str, jobs: list[Job], check: bool, save: str | None) -> list[Result]:
    return [play_one(game_id, job, check, save) for job in jobs]


def seatings(
    games: int, seats: int, bots: Sequence[str], seed: int, decks: tuple[str, ...] = ()
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
    return [Job(seed + i // len(orders), orders[i % len(orders)], decks) for i in range(games)]


def results(
    game_id: str, work: list[Job], check: bool, save: str | None, jobs: int
) -> Iterator[list[Result]]:
    """All batches, in order, so that sums come out the same to the last digit; in this very
    process when there is one job."""
    size = max(1, min(LARGEST_BATCH, math.ceil(len(work) / (8 * jobs))))
    batches = [work[i : i + size] for i in range(0, len(work), size)]
    if jobs == 1 or len(batches) == 1:
        for batch in batches:
            yield play_batch(game_id, batch, check, save)
        return
    # A stop from the keyboard ends the workers at once and without a word.
    pool = ProcessPoolExecutor(
        min(jobs, len(batches)), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
    )
    try:
        waiting = [pool.submit(play_batch, game_id, batch, check, save) for batch in batches]
        for done in waiting:
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


# -- adding up ------------------------------------------------------------------------------------


def wilson(rate: float, n: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % confidence interval of a rate seen in n games (Wilson's).

    >>> [round(x, 3) for x in wilson(0.5, 100)], wilson(0.0, 0)
    ([0.404, 0.596], (0.0, 1.0))
    """
    if not n:
        return 0.0, 1.0
    centre = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Tally:
    """The sums of a simulation. A shared win counts as its share; a bot that holds several seats
    of a table counts with their mean, so that an even match is 1 / players for everybody."""

    games: int = 0
    ended: int = 0
    decisions: int = 0
    stuck: int = 0
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
        if result.scores is None:
            self.stuck += 1
            return
        self.ended += 1
        for seat, (bot, score) in enumerate(zip(result.job.bots, result.scores, strict=True)):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
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
    return line + (f" --decks {shlex.quote(','.join(job.decks))}" if job.decks else "")


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
) -> dict[str, Any]:
    """Play, check and count; the result is what ``--json`` prints."""
    game = registry.load(game_id)
    jobs = (os.cpu_count() or 1) if jobs is None else jobs
    _check_input(game, games, players, bots, jobs)
    first_job = Job(seed, tuple(bots) * (players if len(bots) == 1 else 1), decks)
    game.new(first_job.options(game), players)  # what can't be played is said before anything is
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    work = seatings(games, players, bots, seed, decks)
    tally = Tally()
    began = time.perf_counter()
    folder = None if save is None else str(save)
    batches = results(game_id, work, check, folder, jobs)
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
            bar.advance(task, len(batch))
    report = tally.report(bots, players, time.perf_counter() - began)
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
        raise Malformed(f"{title} is for {low} to {high} players, not {players}.")
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"The number of games runs from 1 to {MOST_GAMES:,}, not {games}.")
    if jobs < 1:
        raise Malformed(f"It takes at least one process to play, not {jobs}.")
    if len(bots) not in (1, players):
        raise Malformed(
            f"Name one bot for every seat or one for all: {players} players, {len(bots)} bots."
        )
    for spec in bots:
        make(spec, game)


# -- the command ----------------------------------------------------------------------------------


def show(report: dict[str, Any], title: str) -> None:
    """The figures as a table."""
    out = console()
    per_cent = "{:.1%}".format
    table = Table(title=title, title_justify="left")
    for heading in ("", "wins", "95 % interval", "mean score"):
        table.add_column(heading, justify="right" if heading else "left")
    for bot, rate in report["win_rate"].items():
        low, high = report["interval"][bot]
        spread = f"{per_cent(low)} to {per_cent(high)}"
        table.add_row(bot, per_cent(rate), spread, f"{report['mean_score'][bot]:.1f}")
    table.add_section()
    for seat, rate in report["seat_win_rate"].items():
        score = report["seat_mean_score"][seat]
        table.add_row(f"seat {seat}", per_cent(rate), "", f"{score:.1f}")
    out.print(table)
    out.print(
        f"{report['games']:,} games, {report['decisions']:,} decisions, {report['stuck']} stuck, "
        f"{len(report['violations'])} violations; {report['games_per_s']:,.1f} games/s, "
        f"{report['decisions_per_s']:,.0f} decisions/s."
    )
    if "checked" in report:
        counts = (
            f"{count:,} {name.replace('_', ' ')}" for name, count in report["checked"].items()
        )
        out.print(f"Checked: {', '.join(counts)}.")


def sim(
    game: Annotated[str, typer.Argument(help="The game, e.g. smallworld.", metavar="GAME")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    players: Annotated[int, typer.Option(help="How many seats.")] = 2,
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, or one for all: random, heuristic, ismcts, …")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The number of the first game.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check the engine as well.")] = False,
    save: Annotated[
        Path | None, typer.Option(help="Write a match file for each game here.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; without it, all cores.")] = None,
    decks: Annotated[
        str,
        typer.Option(
            help="For games with decks: a deck's name for each seat, A,B; mirror (both seats "
            "play the same, all in turn); random (any legal lists, and every pair of ready-made "
            "decks now and then)."
        ),
    ] = "",
    matrix: Annotated[
        bool, typer.Option("--matrix", help="Every ready-made deck against every other.")
    ] = False,
    page: Annotated[
        Path | None, typer.Option(help="With --matrix: write the heat map here, as HTML.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games against each other, and see who wins.

    Bots are [bold]random[/bold], [bold]heuristic[/bold] and [bold]ismcts[/bold] (tree search;
    ismcts:200 thinks 200 simulations a pick, ismcts:100ms a tenth of a second). Different bots
    play every game once in each order of seats. The same seed gives the same games.

    [bold]tabard sim smallworld --games 200 --bots ismcts,heuristic[/bold]  a ladder of two

    [bold]tabard sim smallworld --games 50 --players 4 --check[/bold]  look for faults in the rules

    [bold]tabard sim tcg --matrix --bots heuristic --games 50 --page decks.html[/bold]  20 decks,
    each against each, 50 games a pair

    Exit code 1: a game did not end, or a check failed; the line that plays it again is printed.
    """
    specs = [spec.strip() for spec in bots.split(",")]
    if matrix:
        from .matrix import matrix as run_matrix

        return run_matrix(game, games, specs, seed, jobs, page, as_json)
    chosen = tuple(part.strip() for part in decks.split(",") if part.strip())
    report = run_sim(game, games, players, specs, seed, check, save, jobs, decks=chosen)
    if as_json:
        print_json(report)
    else:
        show(report, f"{game}, {players} players, seed {seed}")
    for sentence in report["violations"][:SHOWN_FAILURES]:
        print(sentence, file=sys.stderr)
    hidden = len(report["violations"]) - SHOWN_FAILURES
    if hidden > 0:
        print(f"… and {hidden} more.", file=sys.stderr)
    return 1 if report["violations"] or report["stuck"] else 0
