"""Playing at random, and writing down what was played: whole games, decision trees, golden files.

A game is named by its seed: the same seed plays the same game, on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, TypeAlias

from .ask import CHANCE, Ask, Seat, known_domain
from .codec import SEAT_NAMES
from .errors import Impossible, TabardError
from .game import STALL, Game

WALK = 10
"""How many answers a copy is played on for."""

Input: TypeAlias = tuple[Seat, Any]
"""Who answered (`CHANCE` for the dice) and what."""
Settings: TypeAlias = Mapping[str, Any]


def random_input(game: Game[Any], s: Any, rng: Random) -> Input:
    """An answer to the pending question, all equally likely."""
    q = game.pending(s)
    assert q is not None
    if q.domain is not None:
        return CHANCE, q.domain.sample(rng.randrange)
    who = q.who[int(rng.random() * len(q.who))]
    options = q.options_of(who)
    if not options:
        raise Impossible(f"The question {q.label!r} offers a seat nothing.")
    return who, options[int(rng.random() * len(options))]


def give(game: Game[Any], s: Any, given: Input, sink: Any = None) -> None:
    who, answer = given
    game.advance(s, answer, None if who == CHANCE else who, sink)


class Played(NamedTuple):
    """One random game: how it ended, or what it got stuck on."""

    state: Any
    inputs: list[Input]
    decisions: int
    problem: str | None


def play_random(
    game: Game[Any],
    seats: int,
    seed: int,
    on_stop: Callable[[Any, list[Input]], None] | None = None,
    settings: Settings | None = None,
    sink: Any = None,
    limit: int | None = None,
    stall: int = STALL,
) -> Played:
    """Play one game at random. `on_stop` sees every position that waits for an answer, with the
    inputs that led there; `limit` stops after so many inputs."""
    rng = Random(f"{game.info.id}/{seats}/{seed}")
    s = game.new(settings, seats)
    inputs: list[Input] = []
    decisions = 0
    try:
        while (q := game.pending(s)) is not None and len(inputs) != limit:
            if on_stop is not None:
                on_stop(s, inputs)
            given = random_input(game, s, rng)
            decisions += q.domain is None and len(q.options_of(given[0])) > 1
            inputs.append(given)
            give(game, s, given, sink)
            if len(inputs) >= stall:
                return Played(s, inputs, decisions, f"It does not end: {stall:,} inputs.")
        if game.pending(s) is None and game.outcome(s) is None:
            return Played(s, inputs, decisions, "It is over, but has no outcome.")
    except TabardError as error:
        return Played(s, inputs, decisions, f"It got stuck: {error}")
    return Played(s, inputs, decisions, None)


def walk(game: Game[Any], s: Any, rng: Random, steps: int = WALK) -> list[Input]:
    """Play on at random for a few answers; what was answered."""
    out: list[Input] = []
    while len(out) < steps and game.pending(s) is not None:
        out.append(random_input(game, s, rng))
        give(game, s, out[-1])
    return out


def position(
    game: Game[Any], seats: int, seed: int, inputs: int, settings: Settings | None = None
) -> Any:
    """The position that this random game reaches after so many inputs."""
    return play_random(game, seats, seed, settings=settings, limit=inputs).state


# -- decision trees (like perft) ------------------------------------------------------------------


def all_inputs(q: Ask) -> list[Input]:
    """Everything that can be answered, as far as it leads to other decisions: see
    `Domain.branches`. Sealed answers commute, so they come in seat order."""
    if q.domain is not None:
        return [(CHANCE, outcome) for outcome in known_domain(q).branches()]
    who = q.who[:1] if q.sealed else q.who
    return [(seat, option) for seat in who for option in q.options_of(seat)]


def tree_counts(game: Game[Any], s: Any, depth: int) -> tuple[int, ...]:
    """How many sequences of 1, 2, ... `depth` decisions there are from here. Outcomes of dice
    multiply the sequences, but are no decision; nor is an answer without a choice."""
    counts = [0] * depth

    def count(s: Any, done: int) -> None:
        q = game.pending(s)
        if q is None or done == depth:
            return
        inputs = all_inputs(q)
        decision = q.domain is None and len(inputs) > 1
        for given in inputs:
            counts[done] += decision
            if done + decision < depth:
                child = s.copy()
                give(game, child, given)
                count(child, done + decision)

    count(s, 0)
    return tuple(counts)


# -- golden playthroughs --------------------------------------------------------------------------


def playthrough(game: Game[Any], seats: int, seed: int, settings: Settings | None = None) -> str:
    """One random game as readable text: each answer among how many, what happened, and the
    position's digest. Kept as a golden file, it shows every change of the rules. A title whose
    random games take long is broken off where it says so (`Title.cut`)."""
    lines = [f"{game.info.id} {game.info.version}, {seats} seats, seed {seed}"]
    now: list[Any] = [game.new(settings, seats)]

    def heard(event: tuple[Any, ...], to: tuple[int, ...] | None) -> None:
        only = "" if to is None else f" (only {''.join(SEAT_NAMES[w] for w in to)})"
        lines.append(f"      {game.events.text(now[0], event)}{only}")

    rng = Random(f"{game.info.id}/{seats}/{seed}")
    s = now[0]
    number = 0
    while (q := game.pending(s)) is not None and number != game.cut:
        number += 1
        who, answer = random_input(game, s, rng)
        if q.domain is not None:
            lines.append(f"{number:4} {q.label}: {answer!r} of {q.domain.text()}")
        else:
            among = len(q.options_of(who))
            text = game.options.text(s, answer)
            lines.append(f"{number:4} {SEAT_NAMES[who]} {q.label}: {text} (of {among})")
        give(game, s, (who, answer), heard)
        lines.append(f"      = {s.digest()[:12]}")
    lines.append(f"{game.outcome(s)!r}")
    return "\n".join(lines) + "\n"
