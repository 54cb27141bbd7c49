"""Scenarios: a position, inputs with forced dice, and what must hold.

    title: A conquest that the die decides
    game: smallworld
    rules: [SWW-CONQUER-13]
    position: {...}            # the game's own notation; or `state:`, or `seats:` and `options:`
    ask_all: true              # also ask where there is no choice; such answers are taken otherwise
    steps:
      - do: A conquer L1A-03
      - roll: 3
      - refuse: A conquer L1A-05
        rule: SWW-CONQUER-03
      - offers: [A place L1A-03, A done]
      - order: A stops every         # what a seat orders for itself, whoever is asked
      - told: [paid A 1 B, earned A 3 regions]   # what the last `do` or `roll` brought about: all
                                     # events of these verbs, in their order
      - expect: {coins A: 6, tokens L1A-03: 4, asked: A redeploy}

What can't be read raises `Malformed` with all that is wrong, by line; what does not hold is listed
in the report.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from .ask import CHANCE, Option, Seat
from .catalogue import Catalogue, has_rules
from .codec import SEAT_NAMES
from .errors import Illegal, Impossible, Malformed
from .files import read_text
from .game import Game
from .lists import as_known
from .record import LoadGame
from .registry import load
from .replay import outcome_from_json
from .state import BaseState
from .yaml12 import Document, read

KEYS = ("title", "game", "rules", "position", "state", "seats", "options", "ask_all", "steps")
WIDE = 100
"""Columns that a line of a written scenario may have before it is broken."""
_BARE = re.compile(r"[A-Za-z][\w'.|-]*( [\w'.|-]+)*")
_UNCLEAR = ("yes", "no", "on", "off", "true", "false", "null")
STARTS = ("position", "state", "seats")
NEEDED: dict[str, type] = {"title": str, "game": str, "steps": list}
OPTIONAL: dict[str, type] = {
    "rules": list,
    "position": dict,
    "state": dict,
    "seats": int,
    "options": dict,
    "ask_all": bool,
}
STEPS: dict[str, type | tuple[type, ...]] = {
    "do": str,
    "roll": (int, str, list),
    "refuse": str,
    "offers": list,
    "order": str,
    "told": list,
    "expect": dict,
}
TEXTS = {"offers": "A pass", "told": "passed A"}
"""The steps that hold texts, and one such text."""


@dataclass(frozen=True)
class ScenarioReport:
    """What a run found. It went well when there are no failures."""

    title: str
    failures: list[str]
    """``file:line: sentence`` for everything that does not hold."""
    steps: int
    """How many steps were taken."""
    rules: tuple[str, ...]
    game: Game[Any]
    end: Any
    """The position after the last step."""


def run_scenario(
    path_or_data: Path | str | Mapping[str, Any], load_game: LoadGame = load
) -> ScenarioReport:
    """Run a scenario from a file, or from data that was read elsewhere."""
    if isinstance(path_or_data, Mapping):
        name, document = "", Document(dict(path_or_data))
    else:
        name = str(path_or_data)
        try:
            document = read(read_text(path_or_data))
        except Malformed as error:
            raise Malformed(f"{name}: {error}") from error
    problems = [*document.problems] if document.problems else [*_problems(document)]
    run = _Run(name, document)
    if problems:
        raise Malformed("\n".join(run.at(line, text) for line, text in problems))
    return run.run(load_game)


# -- is it a scenario? ----------------------------------------------------------------------------


def _problems(document: Document) -> Iterable[tuple[int, str]]:
    """Everything that makes this no scenario, by line."""
    data = document.data
    if not isinstance(data, dict):
        yield 1, "A scenario is a mapping with game, steps and a position."
        return
    for key in data:
        if key not in KEYS:
            yield document.line((key,)), _unknown("entry", key, KEYS)
    for key, kind in NEEDED.items():
        if not isinstance(data.get(key), kind):
            yield document.line((key,)), f"A scenario needs {key!r}, a {_word(kind)}."
    for key, kind in OPTIONAL.items():
        if key in data and type(data[key]) is not kind:
            yield document.line((key,)), f"{key!r} should be a {_word(kind)}."
    if sum(key in data for key in STARTS) != 1:
        yield 1, "A scenario starts from a position, from a state or from a number of seats."
    if "options" in data and "seats" not in data:
        yield document.line(("options",)), "'options' goes with 'seats': a position has its own."
    steps = data.get("steps")
    for i, step in enumerate(steps if isinstance(steps, list) else ()):
        for text in _step_problems(step):
            yield document.line(("steps", i)), text


def _step_problems(step: Any) -> Iterable[str]:
    if not isinstance(step, dict):
        yield f"A step is written like `do: A pass`, not {step!r}."
        return
    verbs = [key for key in step if key != "rule"]
    for verb in verbs:
        if verb not in STEPS:
            yield _unknown("step", verb, STEPS)
        elif not isinstance(step[verb], STEPS[verb]) or type(step[verb]) is bool:
            yield f"{verb!r} can't be {step[verb]!r}."
    if len(verbs) != 1:
        yield f"A step says one thing, not {len(verbs)}."
    if "rule" in step and ("refuse" not in step or not isinstance(step["rule"], str)):
        yield "'rule' stands beside 'refuse' and names one rule."
    for verb, example in TEXTS.items():
        texts = step.get(verb)
        if isinstance(texts, list) and not (texts and all(isinstance(o, str) for o in texts)):
            yield f"{verb!r} holds texts like `{example}`."


def _unknown(what: str, name: Any, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(str(name), list(known), 1)
    hint = f" Did you mean {near[0]!r}?" if near else ""
    return f"There is no {what} {name!r} in a scenario.{hint}"


def _word(kind: type) -> str:
    words = {str: "text", list: "list", dict: "mapping", int: "whole number", bool: "yes or no"}
    return words[kind]


# -- running it -----------------------------------------------------------------------------------


class _Stopped(Exception):
    """A step that could not be taken: those after it would tell nothing."""


class _Run:
    def __init__(self, name: str, document: Document) -> None:
        self.name, self.document = name, document
        self.failures: list[str] = []
        self.path: tuple[Any, ...] = ()
        self.game: Game[Any]
        self.s: Any
        self.events: list[str] = []
        """What the last answer brought about."""

    def at(self, line: int, sentence: str) -> str:
        return f"{self.name}:{line}: {sentence}" if self.name else sentence

    def here(self, sentence: str) -> str:
        """With the file and line, or, without a file, the number of the step."""
        if not self.name and len(self.path) > 1:
            return f"Step {self.path[1] + 1}: {sentence}"
        return self.at(self.document.line(self.path), sentence)

    def fail(self, sentence: str) -> None:
        self.failures.append(self.here(sentence))

    def run(self, load_game: LoadGame) -> ScenarioReport:
        data = self.document.data
        taken = 0
        try:
            self.path = ("game",)
            self.game = load_game(data["game"])
            if data.get("ask_all"):
                self.game = self.game.asking_all()
            self.check_rules(data.get("rules", ()))
            self.path = (next(key for key in STARTS if key in data),)
            self.s = self.start(data)
            for i, step in enumerate(data["steps"]):
                self.path = ("steps", i)
                verb = next(key for key in step if key != "rule")
                self.path = ("steps", i, verb)
                actions[verb](self, step)
                taken += 1
        except Malformed as error:
            raise Malformed(self.here(str(error))) from error
        except Impossible as error:
            raise Impossible(self.here(str(error))) from error
        except _Stopped as stop:
            left = len(data["steps"]) - taken - 1
            tail = f" The {left} steps after it were not taken." if left else ""
            self.fail(f"{stop}{tail}")
        rules = tuple(map(str, data.get("rules", ())))
        return ScenarioReport(data["title"], self.failures, taken, rules, self.game, self.s)

    def check_rules(self, rules: Iterable[Any]) -> None:
        """A scenario for a rule that is not there would show nothing."""
        if not has_rules(self.game.info.package):
            return
        catalogue = Catalogue.load(self.game.info.package)
        for i, rule in enumerate(rules):
            self.path = ("rules", i)
            _ = catalogue[str(rule)]

    def start(self, data: Mapping[str, Any]) -> Any:
        if "position" in data:
            return self.game.read_position(data["position"])
        if "state" in data:
            return self.game.from_json(data["state"])
        return self.game.new(data.get("options"), data["seats"])

    # -- the kinds of step ------------------------------------------------------------------

    def do(self, step: Mapping[str, Any]) -> None:
        seat, option = self.read(step["do"])
        q = self.game.pending(self.s)
        if q is not None and q.domain is not None:
            raise _Stopped(f"Nobody is asked now: {q.label!r} is to be rolled first.")
        try:
            self.advance(option, seat)
        except Illegal as error:
            raise _Stopped(str(error)) from None

    def advance(self, answer: Any, seat: Seat | None = None) -> None:
        events: list[str] = []

        def keep(event: tuple[Any, ...], audience: tuple[int, ...] | None) -> None:
            events.append(self.game.events.text(self.s, event))

        self.game.advance(self.s, answer, seat, keep)
        self.events = events

    def roll(self, step: Mapping[str, Any]) -> None:
        q = self.game.pending(self.s)
        if q is None or q.domain is None:
            now = "the game is over" if q is None else f"{self.asked()} is asked"
            raise _Stopped(f"There is nothing to roll now: {now}.")
        self.advance(outcome_from_json(self.game, self.s, q.label, step["roll"]))

    def refuse(self, step: Mapping[str, Any]) -> None:
        seat, option = self.read(step["refuse"])
        if self.legal(seat, option):
            self.fail(f"{step['refuse']!r} should be refused, but it is legal now.")
        elif "rule" in step:
            rule = self.game.explain(self.s, seat, option).rule
            if rule != step["rule"]:
                self.fail(f"{step['refuse']!r} is refused by {rule}, not by {step['rule']}.")

    def offers(self, step: Mapping[str, Any]) -> None:
        for i, text in enumerate(step["offers"]):
            self.path = (*self.path[:3], i)
            if not self.legal(*self.read(text)):
                self.fail(f"{text!r} should be offered, but is not. Asked: {self.asked()}.")

    def order(self, step: Mapping[str, Any]) -> None:
        seat, rest = self.seat_of(step["order"])
        try:
            self.game.order(self.s, seat, self.game.orders.parse(self.s, rest))
        except Illegal as error:
            raise _Stopped(str(error)) from None

    def told(self, step: Mapping[str, Any]) -> None:
        read = self.game.events.parse
        wanted = [self.game.events.text(self.s, read(self.s, text)) for text in step["told"]]
        verbs = {text.split()[0] for text in wanted}
        found = [text for text in self.events if text.split()[0] in verbs]
        if found != wanted:
            self.fail(f"Told is {', '.join(found) or 'nothing of the kind'}, not as it says here.")

    def expect(self, step: Mapping[str, Any]) -> None:
        for key, wanted in step["expect"].items():
            self.path = (*self.path[:3], key)
            found = self.value(str(key).split())
            if found != wanted or (type(found) is bool) != (type(wanted) is bool):
                self.fail(f"{key} is {found!r}, not {wanted!r}.")

    # -- reading ---------------------------------------------------------------------------------

    def read(self, text: str) -> tuple[Seat, Option]:
        """``A conquer L1A-03``: whose answer, and what."""
        seat, rest = self.seat_of(text)
        return seat, self.game.options.parse(self.s, rest)

    def seat_of(self, text: str) -> tuple[Seat, str]:
        name, _, rest = text.strip().partition(" ")
        if name not in SEAT_NAMES[: self.s.seats]:
            raise Malformed(f"{text!r} should begin with a seat: {self.seats()}.")
        return SEAT_NAMES.index(name), rest

    def seats(self) -> str:
        return ", ".join(SEAT_NAMES[: self.s.seats])

    def legal(self, seat: Seat, option: Option) -> bool:
        q = self.game.pending(self.s)
        return q is not None and option in q.options_of(seat)

    def asked(self) -> str:
        """Who is asked what: ``A conquer``; ``chance reinforcements``; ``-`` at the end."""
        q = self.game.pending(self.s)
        if q is None:
            return "-"
        who = ["chance" if seat == CHANCE else SEAT_NAMES[seat] for seat in q.who]
        return " ".join([*who, q.label])

    def value(self, words: list[str]) -> Any:
        """What an expectation is about: a game's own measure, something every game has (asked,
        over, winners), or a column by its name."""
        found = self.game.measure(self.s, words)
        if found is not None:
            return found
        if words == ["asked"]:
            return self.asked()
        if words == ["over"]:
            return self.game.pending(self.s) is None
        if words == ["winners"]:
            ended = self.game.outcome(self.s)
            return "-" if ended is None else " ".join(SEAT_NAMES[w] for w in ended.winners)
        field = self.s.fields.get(words[0]) if words else None
        if field is None:
            near = difflib.get_close_matches(words[0] if words else "", [*self.s.fields], 1)
            hint = f" Did you mean {near[0]!r}?" if near else ""
            raise Malformed(f"There is nothing called {' '.join(words)!r} to measure.{hint}")
        value = field.to_json(self.s, getattr(self.s, field.name))
        if len(words) == 1:
            return value
        if len(words) > 2 or field.axis is None:
            raise Malformed(f"{field.name!r} takes no {' '.join(words[1:])!r}.")
        index = field.axis.parse(self.s, words[1])
        if not 0 <= index < len(value):
            raise Malformed(f"There is no {field.axis.name} called {words[1]!r} here.")
        return value[index]


actions: dict[str, Callable[[_Run, Mapping[str, Any]], None]] = {
    "do": _Run.do,
    "roll": _Run.roll,
    "refuse": _Run.refuse,
    "offers": _Run.offers,
    "order": _Run.order,
    "told": _Run.told,
    "expect": _Run.expect,
}


# -- from a position to a scenario ----------------------------------------------------------------


def notation_of(game: Game[Any], s: BaseState) -> dict[str, Any]:
    """This position in its game's notation, made sure that it reads back as this one: what it
    writes down, who waits for whose answer, and among how many options. `Malformed` says why it
    can't be written."""
    spec = game.write_position(s)
    back = game.read_position(spec)
    q, asked = game.pending(s), game.pending(back)
    if (
        game.write_position(back) != spec
        or q is None
        or asked is None
        or s.frame is None
        or s.frame[:2] != back.frame[:2]
        or [len(q.options_of(w)) for w in q.who] != [len(asked.options_of(w)) for w in asked.who]
    ):
        raise Malformed("This position changes when it is read back from its notation.")
    return spec


def scenario_from(game: Game[Any], s: BaseState, title: str) -> str:
    """A scenario that starts from this position, with all its secrets: how a bug report begins.
    Add steps and run it. It is written in the game's notation, and where that can't be (in the
    middle of a choice) as the whole state, with the reason."""
    lines = [f"title: {_json(title)}", f"game: {_json(game.info.id)}", "rules: []"]
    try:
        lines += ["position:", *_entries(notation_of(game, s), 1)]
    except Malformed as error:
        lines += [f"# {error}", "state:"]
        for key, value in game.to_json(s).items():
            if key == "columns":
                lines.append("  columns:")
                lines += [f"    {_json(name)}: {_json(column)}" for name, column in value.items()]
            else:
                lines.append(f"  {_json(key)}: {_json(value)}")
    return "\n".join([*lines, "steps: []", ""])


def _entries(data: Mapping[str, Any], depth: int) -> list[str]:
    """A mapping, a line for each entry; an entry that is too long for one gets several."""
    margin = "  " * depth
    lines = []
    for key, value in data.items():
        line = f"{margin}{_plain(key)}:"
        if len(line) + len(_plain(value)) < WIDE or not isinstance(value, dict | list):
            lines.append(f"{line} {_plain(value)}")
        elif isinstance(value, dict):
            lines += [line, *_entries(value, depth + 1)]
        else:
            lines += [line, *(f"{margin}  - {_plain(one)}" for one in value)]
    return lines


def _plain(value: Any) -> str:
    """In one line, without quotes where no reader takes a text for something else.

    >>> _plain({"A": ["Fire Blast | down", "no", "-"], "n": 3})
    '{A: [Fire Blast | down, "no", "-"], n: 3}'
    """
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_plain(k)}: {_plain(v)}' for k, v in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_plain, value))}]"
    if isinstance(value, str) and _BARE.fullmatch(value) and value.lower() not in _UNCLEAR:
        return value
    return _json(value)


def position_text(
    game: Game[Any], s: BaseState, seat: Seat | None = None, rng: Random | None = None
) -> str:
    """A scenario of this position that `seat` may have (`SPECTATOR` too): what it can't know is
    drawn anew, so that the file tells nothing. None: all as it is, once the match is over."""
    if seat is not None:
        s = game.determinize(as_known(game, s, seat), seat, rng or Random())
    return scenario_from(game, s, f"A position of {game.info.title['en']}")


def _json(value: Any) -> str:
    """JSON is YAML too, and its quotes leave no doubt what is a text."""
    return json.dumps(value, ensure_ascii=False)
