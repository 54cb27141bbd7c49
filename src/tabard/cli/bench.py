"""`tabard bench`: how fast a game runs here, beside its peers, in one run on one core.

*Mid-game* is the first decision of the middle round of a random game at a full table; figures of
positions are medians over a hundred of them. Ours and the peers' games alternate in short rounds,
so that a busy moment of the machine hits all of them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich.table import Table

from tabard.bots.worlds import mover, roll_on
from tabard.core import registry
from tabard.core.ask import Ask
from tabard.core.errors import Impossible
from tabard.core.game import Game
from tabard.core.match import Match
from tabard.core.replay import KeyFrames

from . import peers as others
from .busiest import busiest
from .peers import Player, Rate, play_for
from .screen import Json, console, print_json
from .settings import setting


class Sizes(NamedTuple):
    """How much is measured."""

    positions: int = 100
    rounds: int = 5
    seconds: float = 1.0
    """Of play in each round, for each that is measured."""
    repeats: int = 200
    """How often each small thing is done at each position."""
    imports: int = 5
    profiled: int = 20
    """Games that are played to see where their time goes."""


TRIES = 1000
"""How many random games may end before their middle until we give up."""


LONG = 3000
"""Inputs of a long match; one that ends before is taken as it is."""


TABLE = 4
"""Whole random games are played by four, as Catanatron's are; positions are of a full table."""


class Ours:
    """One title, played at random."""

    def __init__(self, game: Game[Any], options: Sequence[str] = ()) -> None:
        self.title = game
        low, self.seats = game.info.seats
        self.settings = dict(setting(game, text, self.seats) for text in options)
        self.table = max(low, min(TABLE, self.seats))
        self.cut = 0
        """Games that were broken off, as the title says (`Title.cut`)."""

    def play(self, s: Any, rng: Random, half: bool = False) -> tuple[int, int]:
        """Random answers to the end, or to where the title cuts random games, or to the first
        decision of the middle round; (decisions, steps)."""
        pending, advance, random = self.title.pending, self.title.advance, rng.random
        decisions = steps = 0

        def below(n: int) -> int:
            return int(random() * n)

        while steps != self.title.cut and (q := pending(s)) is not None:
            if q.domain is not None:
                advance(s, q.domain.sample(below))
            elif q.free or q.sealed:
                seat = mover(q, rng)
                options = q.options_of(seat)
                if half and len(options) > 1 and self.halfway(s, steps):
                    break
                decisions += len(options) > 1
                advance(s, options[int(random() * len(options))], seat)
            else:
                options = q.options
                count = len(options)
                if half and count > 1 and self.halfway(s, steps):
                    break
                decisions += count > 1
                advance(s, options[int(random() * count)])
            steps += 1
        return decisions, steps

    def halfway(self, s: Any, steps: int) -> bool:
        if self.title.cut is not None:
            return steps >= self.title.cut // 2
        done, total = self.title.progress(s)
        return done >= total // 2

    def game(self, seed: int) -> tuple[int, int]:
        s = self.title.new(self.settings, self.table)
        played = self.play(s, Random(seed))
        self.cut += self.title.pending(s) is not None
        return played

    def position(self, seed: int) -> Any:
        """A mid-game position: a game that ends before its middle is left for another."""
        rng = Random(seed)
        for _ in range(TRIES):
            s = self.title.new(self.settings, self.seats)
            self.play(s, rng, half=True)
            if self.title.pending(s) is not None:
                return s
        raise self.no_middle()

    def no_middle(self) -> Impossible:
        return Impossible(f"No random game of {self.title.info.id} reaches its middle round.")

    def middle(self, seed: int) -> Callable[[], object]:
        copy: Callable[[], object] = self.position(seed).copy
        return copy

    def match(self, seed: int) -> Match[Any]:
        """A mid-game match, played at random, in which somebody has something to take back."""
        rng = Random(seed)
        nonces = [f"bench-{i}" for i in range(self.seats)]
        for _ in range(TRIES):
            match = Match.new(self.title, self.settings, self.seats, rng.randbytes(32), nonces)
            while (q := match.pending) is not None:
                seat = mover(q, rng)
                options = q.options_of(seat)
                half = self.halfway(match.state, len(match.inputs))
                if len(options) > 1 and half and self.regrets(match) >= 0:
                    return match
                match.answer(seat, rng.choice(options))
        raise self.no_middle()

    def long_match(self, seed: int) -> Match[Any]:
        """A match of `LONG` inputs, or as many as there are, in which somebody has something to
        take back."""
        match, last = self._played(seed, LONG)
        whole = match.pending is not None and last == len(match.inputs)
        return match if whole else self._played(seed, last)[0]

    def _played(self, seed: int, inputs: int) -> tuple[Match[Any], int]:
        """So many inputs of a random match, and after how many somebody could take back last."""
        rng = Random(seed)
        nonces = [f"bench-{i}" for i in range(self.seats)]
        match = Match.new(self.title, self.settings, self.seats, rng.randbytes(32), nonces)
        last = 0
        while (q := match.pending) is not None and len(match.inputs) < inputs:
            seat = mover(q, rng)
            match.answer(seat, rng.choice(q.options_of(seat)))
            if match.pending is not None and self.regrets(match) >= 0:
                last = len(match.inputs)
        return match, last

    def regrets(self, match: Match[Any]) -> int:
        """A seat that can take something back, with everybody's consent; -1: none."""
        seats = range(self.seats)
        return next((i for i in seats if match.can_undo(i, consent=True) is None), -1)


# -- measuring ------------------------------------------------------------------------------------


def each(action: Callable[[], object], repeats: int) -> float:
    """Seconds that one call takes."""
    began = perf_counter()
    for _ in range(repeats):
        action()
    return (perf_counter() - began) / repeats


def clone_us(player: Player, sizes: Sizes) -> float:
    """Microseconds for a copy in the middle of a game."""
    copies = [player.middle(seed) for seed in range(sizes.positions)]
    return median(each(copy, sizes.repeats) for copy in copies) * 1e6


def measure_positions(ours: Ours, sizes: Sizes) -> dict[str, float]:
    """Views, their JSON, and playouts from the middle to the end."""
    game = ours.title
    encode = msgspec.json.Encoder().encode
    views, codes, lengths, seconds = [], [], [], []
    decisions = 0
    for seed in range(sizes.positions):
        s = ours.position(seed)
        q: Ask | None = game.pending(s)
        assert q is not None
        seat = q.who[0]
        view = game.view(s, seat)
        views.append(each(partial(game.view, s, seat), sizes.repeats))
        codes.append(each(partial(encode, view), sizes.repeats))
        lengths.append(len(encode(view)))
        rng = Random(seed)
        began = perf_counter()
        decisions += ours.play(s.copy(), rng)[0]
        seconds.append(perf_counter() - began)
    return {
        "view_us": median(views) * 1e6,
        "json_us": median(codes) * 1e6,
        "view_bytes": median(lengths),
        "playouts_per_s": sizes.positions / sum(seconds),
        "decisions_per_playout": decisions / sizes.positions,
    }


def measure_matches(ours: Ours, sizes: Sizes) -> dict[str, float]:
    """Loading a match file, and taking back an answer: in mid-game, and in a long match, which is
    also played again, and looked at far in."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        short = [_match_ms(ours, ours.match(seed), path) for seed in range(sizes.positions)]
        match = ours.long_match(0)
        long = _match_ms(ours, match, path)
    frames = KeyFrames(ours.title, match.position(0), match.inputs)
    began = perf_counter()
    frames[0]
    replayed = perf_counter()
    far = range(max(0, len(frames) - sizes.positions), len(frames))
    for after in far:
        frames[after]
    looked = (perf_counter() - replayed) / len(far)
    return {
        "load_ms": median(load for load, _ in short),
        "undo_ms": median(undo for _, undo in short),
        "long_inputs": len(match.inputs),
        "long_load_ms": long[0],
        "long_undo_ms": long[1],
        "long_replay_ms": (replayed - began) * 1e3,
        "long_position_ms": looked * 1e3,
    }


def _match_ms(ours: Ours, match: Match[Any], path: Path) -> tuple[float, float]:
    match.save(path)
    began = perf_counter()
    match = Match.load(path, lambda _: ours.title)
    loaded = perf_counter()
    seat = ours.regrets(match)
    asked = perf_counter()
    match.undo(seat, consent=True)
    return (loaded - began) * 1e3, (perf_counter() - asked) * 1e3


def risks(game: Game[Any], seats: int, count: int) -> Iterator[tuple[Any, int, Any]]:
    """Positions of heuristic games in which a risk can be taken, with the risk: one a turn."""
    number = 0
    while count:
        rng = Random(f"risks {number}")
        number += 1
        s = game.new(seats=seats)
        turn = None
        while count and (q := roll_on(game, s, rng)) is not None:
            seat = mover(q, rng)
            options = q.options_of(seat)
            found = [o for o in options if o[0] in game.risky]
            if found and game.which_turn(s) != turn:
                risk = found[int(rng.random() * len(found))]
                if game.odds(s, seat, risk, 1) is not None:
                    turn = game.which_turn(s)
                    count -= 1
                    yield s.copy(), seat, risk
            pick = options[0] if len(options) == 1 else game.heuristic(s, seat, options, rng)
            game.advance(s, pick, seat)


def measure_odds(ours: Ours, sizes: Sizes) -> dict[str, float]:
    """How long it takes to tell the odds of a risk, in a title that has any."""
    game, seconds = ours.title, []
    if not game.risky:
        return {}
    for s, seat, option in risks(game, ours.table, sizes.positions):
        began = perf_counter()
        game.odds(s, seat, option)
        seconds.append(perf_counter() - began)
    seconds.sort()
    late = seconds[int(0.95 * (len(seconds) - 1))]
    return {"odds_ms": median(seconds) * 1e3, "odds_p95_ms": late * 1e3}


IMPORT = """
from time import perf_counter
began = perf_counter()
from tabard.core import registry
registry.load({name!r})
print(perf_counter() - began)
"""


def import_ms(name: str, sizes: Sizes) -> float:
    """Milliseconds to import one title in a fresh Python; the first run fills the cache."""
    seconds = []
    for _ in range(sizes.imports + 1):
        command = [sys.executable, "-c", IMPORT.format(name=name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:]
            raise Impossible(f"{name} can't be imported in a fresh Python: {' '.join(last)}")
        seconds.append(float(done.stdout))
    return median(seconds[1:]) * 1e3


def measure(
    name: str, sizes: Sizes, with_peers: bool, options: Sequence[str] = ()
) -> dict[str, Any]:
    """All figures of one title."""
    ours = Ours(registry.load(name), options)
    found = {peer: others.find(peer) for peer in others.PEERS} if with_peers else {}
    players: dict[str, Player] = {"": ours}
    for peer, (player, _) in found.items():
        if player is not None:
            players[peer] = player
    rates = dict.fromkeys(players, Rate())
    for _ in range(sizes.rounds):
        for key, playing in players.items():
            rates[key] = rates[key].plus(play_for(playing, sizes.seconds, rates[key].games))
    clones = {key: clone_us(playing, sizes) for key, playing in players.items()}
    report: dict[str, Any] = {**rates[""].report(), "clone_us": clones[""]}
    if ours.title.cut is not None:
        report |= {"games": rates[""].games, "cut_after": ours.title.cut, "cut": ours.cut}
    report |= measure_positions(ours, sizes) | measure_matches(ours, sizes)
    report |= measure_odds(ours, sizes)
    report |= {"import_ms": import_ms(name, sizes), "peers": {}, "ratios": {}}
    report["profile"] = busiest(lambda: [ours.game(seed) for seed in range(sizes.profiled)])
    for peer, (player, said) in found.items():
        if player is None:
            report["peers"][peer] = {"missing": said}
            continue
        theirs = {**rates[peer].report(), "clone_us": clones[peer]}
        report["peers"][peer] = {"version": said, **theirs}
        report["ratios"][peer] = {
            "decisions_per_s": report["decisions_per_s"] / theirs["decisions_per_s"],
            "clone": theirs["clone_us"] / report["clone_us"],
        }
    return report


# -- the command ----------------------------------------------------------------------------------


def show(name: str, report: dict[str, Any]) -> None:
    """The figures as tables."""
    out = console()
    table = Table(title=f"{name}, full table, one core", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right")
    for key, figure in report.items():
        if not isinstance(figure, dict):
            table.add_row(key, f"{figure:,.1f}")
    out.print(table)
    for peer, theirs in report["peers"].items():
        if "missing" in theirs:
            out.print(f"{peer}: not measured. {theirs['missing']}")
            continue
        ratio = report["ratios"][peer]
        out.print(
            f"{peer} {theirs['version']}: {theirs['decisions_per_s']:,.0f} decisions/s "
            f"(ours: {ratio['decisions_per_s']:.1f} times as many), copy "
            f"{theirs['clone_us']:.1f} µs (ours: {ratio['clone']:.1f} times as fast)."
        )
    shares = (f"{name} {share:.1f}%" for name, share in report["profile"].items())
    out.print(f"Where random games spend their time: {', '.join(shares)}.")


def bench(
    game: Annotated[
        str | None, typer.Argument(help="The game. Default: all games.", metavar="GAME")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also measure Catanatron and python-chess.")
    ] = False,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A setting of the table; see tabard info.", metavar="KEY=VALUE"),
    ] = None,
    as_json: Json = False,
) -> int:
    """Measure how fast a game runs on this machine, on one core.

    [bold]decisions_per_s[/bold] counts questions with at least two options;
    [bold]steps_per_s[/bold] also counts dice and forced answers. Positions are from mid-game.
    With --peers, Catanatron and python-chess are measured in the same run, and installed into
    this Python if they are missing.
    """
    names = registry.names() if game is None else (game,)
    reports = {name: measure(name, Sizes(), peers, option or ()) for name in names}
    if as_json:
        print_json({"games": reports} if game is None else reports[game])
    else:
        for name, report in reports.items():
            show(name, report)
    return 0
