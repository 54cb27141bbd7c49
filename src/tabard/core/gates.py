"""What every game must pass, written once: random games, copies, JSON, the reference run, texts.

A gate looks at one position and returns sentences: what is wrong with it. `check_one` plays one
random game and puts the gates to positions of it; `check_game` does so for many games. A failure
is one line that repeats it: the seed of the game and the least number of inputs.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from .ask import Ask, Seat
from .errors import TabardError
from .flow import native_flows
from .game import BUGS, Game
from .leaks import Leaks, leak_gate, some_options
from .luck import Input, Options, give, play_random, walk
from .phrase import event_text, option_text
from .words import LANGUAGES

Gate: TypeAlias = Callable[[Game[Any], Any, Random], list[str]]
"""(game, position, luck) → what is wrong."""

# -- the gates of one position --------------------------------------------------------------------


def forced(q: Ask) -> bool:
    """Is this no choice at all, so that the engine should have taken it?"""
    return q.domain is None and not q.sealed and not q.secret and len(q.options) == 1


def stop_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """The laws hold; the question is one: something is offered, nothing twice, nothing forced."""
    found = game.laws(s)
    q = game.pending(s)
    if q is None or q.domain is not None:
        return found
    if forced(q):
        found.append(f"{q.label!r} asks for the only answer there is, {q.options[0]!r}.")
    for seat in q.who:
        offered = q.options_of(seat)
        if not offered:
            found.append(f"{q.label!r} offers a seat nothing.")
        if len(set(offered)) < len(offered):
            found.append(f"{q.label!r} offers something twice.")
    return found


def copy_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """What is done to a copy does not show in the original, and both go on alike."""
    original = s.copy()
    clone = original.copy()
    key = original.key()
    if clone.key() != key:
        return ["A copy differs from its original."]
    script = walk(game, clone, rng)
    if original.key() != key or s.key() != key:
        return ["Playing on with a copy changed the original."]
    return _same_end(game, original, clone, script, "its copy")


def _same_end(game: Game[Any], s: Any, ahead: Any, script: list[Input], what: str) -> list[str]:
    """`ahead` has been given the script; so is `s`, and then they must be equal."""
    for i, given in enumerate(script):
        try:
            give(game, s, given)
        except TabardError as error:
            return [f"The position and {what} differ at answer {i + 1}: {error}"]
    if s.digest() != ahead.digest() or game.pending(s) != game.pending(ahead):
        return [f"The position and {what} differ after {len(script)} equal answers."]
    return []


def json_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Saved as text and read back, the position is the same, waits the same and goes on alike."""
    try:
        text = json.dumps(game.to_json(s))
    except (TypeError, ValueError, LookupError) as error:
        return [f"It can't be saved: {error}."]
    try:
        back = game.from_json(json.loads(text))
    except TabardError as error:
        return [f"It can't be read back: {error}"]
    if back.key() != s.key() or back.digest() != s.digest():
        names = [n for n in game.state.fields if getattr(back, n) != getattr(s, n)]
        where = ", ".join(names) or "the locals of a frame"
        return [f"Saved and read back it is not the same: {where}."]
    if game.pending(back) != game.pending(s):
        return ["Saved and read back it asks something else."]
    if json.dumps(game.to_json(back)) != text:
        return ["Saved, read back and saved again it is another text."]
    ahead = s.copy()
    return _same_end(game, back, ahead, walk(game, ahead, rng), "what was read back")


def text_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Every option's text parses back, its number too, and it can be said in each language."""
    found = []
    q = game.pending(s)
    codec = game.options
    for seat in () if q is None or q.domain is not None else q.who:
        for option in q.options_of(seat) if q is not None else ():
            try:
                text = codec.text(s, option)
                back, same = codec.parse(s, text), codec.option(s, codec.number(s, option))
                said = [option_text(game, s, option, language) for language in LANGUAGES]
            except (TabardError, LookupError, ValueError) as error:
                found.append(f"The option {option!r} can't be written: {error}")
                continue
            if back != option:
                found.append(f"The option {text!r} parses as {back!r}, not {option!r}.")
            if same != option:
                found.append(f"The number of the option {text!r} stands for {same!r}.")
            if not all(said):
                found.append(f"The option {text!r} has no words.")
    return found


def explain_gate(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """`explain` calls legal what is offered, and gives a reason for what is not."""
    q = game.pending(s)
    if q is None or q.domain is not None:
        return []
    found = []
    for seat in range(s.seats):
        offered = q.options_of(seat)
        for option in (*offered[:3], *some_options(game, s, rng, 6)):
            text = game.options.text(s, option)
            try:
                reason = game.explain(s, seat, option)
                sentences = [reason.sentence(language) for language in LANGUAGES]
            except (TabardError, LookupError, ValueError, TypeError) as error:
                found.append(f"explain({text!r}) fails: {type(error).__name__}: {error}")
                continue
            if reason.legal != (option in offered):
                says = "legal" if reason.legal else "not legal"
                found.append(f"explain says that {text!r} is {says}, but the question differs.")
            if not all(sentences):
                found.append(f"explain({text!r}) has no sentence.")
    return found


def events_gate(game: Game[Any], s: Any, events: list[tuple[Any, ...]]) -> list[str]:
    """Every event's text parses back and can be said in each language."""
    found = []
    for event in events:
        try:
            text = game.events.text(s, event)
            back = game.events.parse(s, text)
            said = [event_text(game, s, event, language) for language in LANGUAGES]
        except (TabardError, LookupError, ValueError) as error:
            found.append(f"The event {event!r} can't be written: {error}")
            continue
        if back != event or not all(said):
            found.append(f"The event {text!r} parses as {back!r}, not {event!r}.")
    return found


# -- the gates of a whole game --------------------------------------------------------------------


class Native:
    """The reference run: the undecorated generators, answered like the compiled game."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        """`s` is a compiled game before its first input."""
        self.game = game
        self.state = game.blank(s.options, s.seats)
        game.prepare(self.state)
        self.sealed: list[Input] = []
        self.asked: Ask | None = None
        with native_flows():
            self.run = game.main(self.state)
        self.send(None)

    def send(self, value: Any) -> None:
        with native_flows():
            try:
                self.asked = self.run.send(value)
                while forced(self.asked):
                    self.asked = self.run.send(self.asked.options[0])
            except StopIteration:
                self.asked = None

    def give(self, given: Input) -> None:
        answer = given[1]
        q = self.asked
        assert q is not None
        if q.sealed:
            self.sealed.append(given)
            if len(self.sealed) < len(q.who):
                return
            answer = tuple(option for _, option in sorted(self.sealed))
            self.sealed = []
        self.send(given if q.free else answer)

    def differs(self, s: Any) -> str | None:
        """The sentence that says where the compiled game is another one."""
        names = [n for n in s.fields if getattr(s, n) != getattr(self.state, n)]
        if names:
            return f"The compiled flow and the generator differ in {', '.join(names)}."
        q = self.game.pending(s)
        if self.sealed or q == self.asked:
            return None
        if q is None or self.asked is None or q.label != self.asked.label:
            return f"The generator asks {self.asked!r:.200}, the compiled flow {q!r:.200}."
        parts = [n for n in Ask._fields if getattr(q, n) != getattr(self.asked, n)]
        return f"Generator and compiled flow ask {q.label!r} with other {', '.join(parts)}."


def native_gate(game: Game[Any], seats: int, seed: int, options: Options | None = None) -> str:
    """Play one game both ways; '' or what differs. Events must be the same, too."""
    heard: list[tuple[Any, ...]] = []
    played = play_random(game, seats, seed, options=options, sink=lambda *e: heard.append(e))
    s = game.new(options, seats)
    native = Native(game, s)
    spoken: list[tuple[Any, ...]] = []
    native.state.sink = lambda *e: spoken.append(e)
    for i, given in enumerate(played.inputs):
        native.give(given)
        give(game, s, given)
        wrong = native.differs(s)
        if wrong is not None:
            return line(game, seats, seed, i + 1, wrong)
    if spoken != heard:
        return line(game, seats, seed, len(played.inputs), "The generator tells other events.")
    return ""


def window_gate(game: Game[Any], stops: list[Any]) -> list[tuple[int, str]]:
    """While the same seats decide, no position comes twice (equip, unequip, equip ...)."""
    found = []
    seen: dict[Any, int] = {}
    window: tuple[Seat, ...] = ()
    for i, s in enumerate(stops):
        q = game.pending(s)
        assert q is not None
        if q.who != window:
            seen, window = {}, q.who
        if seen.setdefault(s.key(), i) != i:
            found.append((i, "The same position comes twice while the same seat decides."))
            break
    return found


# -- many games -----------------------------------------------------------------------------------


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
        )


def line(game: Game[Any], seats: int, seed: int, inputs: int, sentence: str) -> str:
    """A failure, and what repeats it, in one line."""
    again = f"tabard sim {game.info.id} --players {seats} --games 1 --seed {seed} --check"
    return f"{sentence} [{seats} seats, seed {seed}, after {inputs} inputs: {again}]"


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


def check_one(
    game: Game[Any],
    seats: int,
    seed: int,
    options: Options | None = None,
    pairs: int = 4,
    clones: int = 2,
    json_stops: int = 2,
    texts: int = 2,
    native: bool = True,
) -> CheckReport:
    """Play one random game; put every gate to positions of it, as many as the numbers say
    (a number beyond its length: to all of them)."""
    stops: list[Any] = []
    events: list[tuple[Any, ...]] = []
    played = play_random(
        game,
        seats,
        seed,
        lambda s, _: stops.append(s.copy()),
        options,
        lambda event, to: events.append(event),
    )
    report = CheckReport(games=1, decisions=played.decisions)
    if played.problem is not None:
        report.stuck = 1
        report.violations.append(line(game, seats, seed, len(played.inputs), played.problem))

    def leak(game: Game[Any], s: Any, rng: Random) -> list[str]:
        found = leak_gate(game, s, rng.randrange(s.seats), rng)
        report.leaks += found
        return found.problems

    plan: list[tuple[str, Gate, int]] = [
        ("stop", stop_gate, len(stops)),
        ("copy", copy_gate, clones),
        ("JSON", json_gate, json_stops),
        ("text", text_gate, texts),
        ("explain", explain_gate, texts),
        ("leak", leak, pairs),
    ]
    for name, gate, count in plan:
        chosen = _rng(seed, seats, name).sample(range(len(stops)), min(count, len(stops)))
        for i in sorted(chosen):
            if tried(game, stops[i], name, gate, _rng(seed, i, name)):
                at, wrong = first_failing(game, stops, seed, name, gate, i)
                report.violations += [line(game, seats, seed, at, w) for w in wrong[:1]]
                break
    report.clones, report.json_stops = min(clones, len(stops)), min(json_stops, len(stops))
    said = events_gate(game, played.state, events)
    twice = window_gate(game, stops)
    report.violations += [line(game, seats, seed, len(played.inputs), w) for w in said[:1]]
    report.violations += [line(game, seats, seed, at, w) for at, w in twice]
    if native and played.problem is None:
        differs = native_gate(game, seats, seed, options)
        report.violations += [differs] if differs else []
    return report


def check_game(
    game: Game[Any],
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    **rates: int,
) -> CheckReport:
    """Check games seed, seed + 1, ...; `rates` are the numbers that `check_one` takes."""
    report = CheckReport()
    for i in range(games):
        report += check_one(game, seats, seed + i, options, **rates)  # type: ignore[arg-type]
    return report.concluded(game)
