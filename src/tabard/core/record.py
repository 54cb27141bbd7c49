"""What a match file holds.

A match is a log and a snapshot: `Record` is both, read from JSON with a sentence for every kind of
damage, and written so that people can read it. Inputs are append only; an undo is an input too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, TypeVar

from .ask import CHANCE, Seat
from .codec import CONCEDED, SEAT_NAMES
from .errors import Malformed
from .game import Game

FORMAT = 1
LoadGame: TypeAlias = Callable[[str], Game[Any]]
T = TypeVar("T")

_NAMES: dict[type, str] = {
    bool: "true or false",
    dict: "an object",
    int: "a whole number",
    list: "a list",
    str: "a text",
}


class Told(NamedTuple):
    """An event as its text, and who was told (None: everybody)."""

    text: str
    audience: tuple[Seat, ...] | None = None

    def to_json(self) -> Any:
        if self.audience is None:
            return self.text
        return {"event": self.text, "to": [SEAT_NAMES[a] for a in self.audience]}


@dataclass(frozen=True)
class Input:
    """One line of the log: a seat's answer, chance's, an undo, a concession, or an order."""

    n: int
    """Counts all inputs from 1, those that were taken back included."""
    seat: Seat
    label: str = ""
    option: str = ""
    outcome: Any = None
    """Chance's, with names for content."""
    undo: int = 0
    """This input and all after it were taken back."""
    consent: bool = False
    quiet: bool = False
    """What was taken back nobody else had been told of: a play that was not complete."""
    concede: bool = False
    """The seat gave the game up."""
    order: str = ""
    """What the seat ordered for itself. No undo takes that back."""
    events: tuple[Told, ...] = ()

    @property
    def answers(self) -> bool:
        """Whether it answers a question, and does not only say something about the seat."""
        return not (self.undo or self.concede or self.order)

    def __str__(self) -> str:
        if self.seat == CHANCE:
            return f"{self.n} {self.label}: {self.outcome}"
        if self.concede:
            return f"{self.n} {SEAT_NAMES[self.seat]} concedes"
        if self.order:
            return f"{self.n} {SEAT_NAMES[self.seat]} orders {self.order}"
        return f"{self.n} {SEAT_NAMES[self.seat]} {self.option or f'undoes {self.undo}'}"

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"n": self.n}
        if self.seat == CHANCE:
            out |= {"chance": self.label, "outcome": self.outcome}
        elif self.undo:
            out |= {"seat": SEAT_NAMES[self.seat], "undo": self.undo}
            out |= {"consent": True} if self.consent else {}
            out |= {"quiet": True} if self.quiet else {}
        elif self.concede:
            out |= {"seat": SEAT_NAMES[self.seat], "concede": True}
        elif self.order:
            out |= {"seat": SEAT_NAMES[self.seat], "order": self.order}
        else:
            out |= {"seat": SEAT_NAMES[self.seat], "label": self.label, "option": self.option}
        return out | ({"events": [e.to_json() for e in self.events]} if self.events else {})


# -- reading, with a sentence for every kind of damage ------------------------------------------


def want(data: Any, key: str, kind: type[T], where: str) -> T:
    """The entry `key` of an object, of this type and no other."""
    if not isinstance(data, dict):
        raise Malformed(f"{where} should be an object, not {data!r:.60}.")
    if key not in data:
        raise Malformed(f"{where} lacks {key!r}.")
    if type(data[key]) is not kind:
        raise Malformed(f"{where}: {key!r} should be {_NAMES[kind]}, not {data[key]!r:.60}.")
    found: T = data[key]
    return found


def _hex(data: Any, key: str) -> bytes:
    text = want(data, key, str, "The match file")
    try:
        made = bytes.fromhex(text)
    except ValueError:
        made = b""
    if len(made) != 32:
        raise Malformed(f"The match file: {key!r} should be 64 hexadecimal digits.")
    return made


def _promises(data: Any, seats: int) -> tuple[str | None, ...]:
    found = want(data, "promises", list, "The match file")
    if len(found) != seats or any(one is not None and type(one) is not str for one in found):
        raise Malformed("The match file: 'promises' should hold a text or nothing for each seat.")
    return tuple(found)


def _seat(name: Any, seats: int, where: str) -> Seat:
    if name not in SEAT_NAMES[:seats]:
        raise Malformed(f"{where}: there is no seat {name!r} at this table of {seats}.")
    return SEAT_NAMES.index(name)


def _read_told(data: Any, seats: int, where: str) -> Told:
    if isinstance(data, str) and data.strip():
        return Told(data)
    text = want(data, "event", str, f"{where}, an event")
    audience = want(data, "to", list, f"{where}, an event")
    return Told(text, tuple(_seat(name, seats, where) for name in audience))


def _read_input(data: Any, n: int, seats: int) -> Input:
    where = f"Input {n}"
    if want(data, "n", int, where) != n:
        raise Malformed(f"{where} calls itself number {data['n']}: an input is missing or doubled.")
    told = data.get("events", [])
    if not isinstance(told, list):
        raise Malformed(f"{where}: 'events' should be a list.")
    events = tuple(_read_told(e, seats, where) for e in told)
    if "chance" in data:
        if "outcome" not in data:
            raise Malformed(f"{where} lacks 'outcome'.")
        label = want(data, "chance", str, where)
        return Input(n, CHANCE, label, outcome=data["outcome"], events=events)
    seat = _seat(want(data, "seat", str, where), seats, where)
    if "undo" in data:
        return Input(
            n,
            seat,
            undo=want(data, "undo", int, where),
            consent=data.get("consent") is True,
            quiet=data.get("quiet") is True,
        )
    if "concede" in data:
        if want(data, "concede", bool, where) is not True or events != concession(seat):
            raise Malformed(f"{where} is not a complete concession.")
        return Input(n, seat, concede=True, events=events)
    if "order" in data:
        return Input(n, seat, order=want(data, "order", str, where))
    label, option = want(data, "label", str, where), want(data, "option", str, where)
    return Input(n, seat, label, option, events=events)


def read_inputs(data: Any, seats: int) -> tuple[Input, ...]:
    """The log of a match file."""
    entries = want(data, "inputs", list, "The match file")
    inputs = tuple(_read_input(entry, n, seats) for n, entry in enumerate(entries, 1))
    in_effect(inputs)
    return inputs


def concession(seat: Seat) -> tuple[Told, ...]:
    """What everybody is told when a seat concedes."""
    return (Told(f"{CONCEDED} {SEAT_NAMES[seat]}"),)


def in_effect(inputs: Sequence[Input]) -> list[Input]:
    """The inputs that have not been taken back."""
    line: list[Input] = []
    for i in inputs:
        take_effect(line, i)
    return line


def take_effect(line: list[Input], i: Input) -> None:
    """What one more input does to those in effect. Orders stay when what came before them goes."""
    if not i.undo:
        if i.concede and any(x.concede and x.seat == i.seat for x in line):
            raise Malformed(f"Input {i.n}: seat {SEAT_NAMES[i.seat]} had already conceded.")
        line.append(i)
        return
    orders: list[Input] = []
    while line and line[-1].n > i.undo and not line[-1].concede:
        gone = line.pop()
        if gone.order:
            orders.insert(0, gone)
    last = line[-1] if line else None
    if last is None or not last.answers or last.n != i.undo or last.seat != i.seat:
        raise Malformed(
            f"Input {i.n} undoes input {i.undo}, which is not seat {SEAT_NAMES[i.seat]}'s to undo."
        )
    line[-1:] = orders


class Snapshot(NamedTuple):
    """A position as JSON, and the number of the input after which it stood."""

    after: int
    state: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"after": self.after, "state": self.state}


def _read_snapshot(data: Any, where: str) -> Snapshot:
    return Snapshot(want(data, "after", int, where), want(data, "state", dict, where))


@dataclass(frozen=True)
class Record:
    """A match file, taken apart."""

    game: str
    version: str
    content: str
    options: dict[str, Any]
    seats: int
    commitment: str
    nonces: tuple[str, ...]
    seed: bytes
    inputs: tuple[Input, ...]
    asked: tuple[int, ...]
    """How many questions have been put to each seat."""
    turns: tuple[Snapshot, ...]
    """Where the last turns began, oldest first."""
    snapshot: Snapshot
    digest: str
    over: bool
    start: dict[str, Any] | None = None
    """The first position, when that is not the start of a game."""
    fork: dict[str, Any] | None = None
    """Where it was forked from."""
    promises: tuple[str | None, ...] | None = None
    """The hash of its nonce that each seat had published before any nonce was told; a seat
    without one brought none. None: a match of before this was so."""
    notes: tuple[str, ...] = field(default=())

    @classmethod
    def read(cls, data: Any) -> Record:
        where = "The match file"
        if want(data, "tabard", int, where) != FORMAT:
            raise Malformed(f"{where} has format {data['tabard']}; this Tabard reads {FORMAT}.")
        if "seen_by" in data:
            raise Malformed(
                f"{where} is what {data['seen_by']} saw of a match that was still going on: "
                "the seed and the other seats' answers come when it is over."
            )
        seats = want(data, "seats", int, where)
        if not 1 <= seats <= len(SEAT_NAMES):
            raise Malformed(f"{where}: {seats} seats are not a table.")
        inputs = read_inputs(data, seats)
        nonces = want(data, "nonces", list, where)
        asked = want(data, "asked", list, where)
        if len(asked) != seats or any(type(count) is not int for count in asked):
            raise Malformed(f"{where}: 'asked' should hold a whole number for each seat.")
        turns = tuple(
            _read_snapshot(t, "The position at a turn's start")
            for t in want(data, "turns", list, where)
        )
        if not turns:
            raise Malformed(f"{where}: 'turns' holds no position.")
        snapshot = _read_snapshot(want(data, "snapshot", dict, where), "The snapshot")
        stood = [0, *(t.after for t in turns), snapshot.after]
        if stood != sorted(stood):
            raise Malformed(f"{where}: its positions stand after inputs that are not there.")
        if snapshot.after != len(inputs):
            raise Malformed(
                f"The snapshot stands after input {snapshot.after}, "
                f"but the file holds {len(inputs)} inputs."
            )
        over = want(data, "over", bool, where)
        return cls(
            game=want(data, "game", str, where),
            version=want(data, "version", str, where),
            content=want(data, "content", str, where),
            options=want(data, "options", dict, where),
            seats=seats,
            commitment=_hex(data, "commitment").hex(),
            nonces=tuple(nonces),
            seed=_hex(data, "seed" if over else "secret"),
            inputs=inputs,
            asked=tuple(asked),
            turns=turns,
            snapshot=snapshot,
            digest=want(data["snapshot"], "digest", str, "The snapshot"),
            over=over,
            start=want(data, "start", dict, where) if "start" in data else None,
            fork=want(data, "fork", dict, where) if "fork" in data else None,
            promises=_promises(data, seats) if "promises" in data else None,
            notes=tuple(map(str, want(data, "notes", list, where))) if "notes" in data else (),
        )

    def header(self) -> dict[str, Any]:
        """What everybody may know from the start."""
        return {
            "tabard": FORMAT,
            "game": self.game,
            "version": self.version,
            "content": self.content,
            "options": self.options,
            "seats": self.seats,
            "commitment": self.commitment,
            "nonces": list(self.nonces),
        } | ({} if self.promises is None else {"promises": list(self.promises)})

    def lasting(self) -> dict[str, Any]:
        """What of the file stays as it is."""
        out = self.header()
        out |= {} if self.start is None else {"start": self.start}
        return out | ({} if self.fork is None else {"fork": self.fork})

    def changing(self) -> dict[str, Any]:
        """What of it, besides the inputs, a move can change."""
        return changing(
            (self.version, self.content),
            self.notes,
            self.seed,
            self.over,
            self.asked,
            self.turns,
            self.snapshot,
            self.digest,
        )

    def write(self) -> dict[str, Any]:
        """The whole file, what is long at its end."""
        short = self.changing()
        long = {key: short.pop(key) for key in ("asked", "turns", "snapshot")}
        inputs = [i.to_json() for i in self.inputs]
        return {**self.lasting(), **short, "inputs": inputs, **long}

    def first(self, game: Game[Any]) -> Any:
        """The position before the first input."""
        if self.start is not None:
            return game.from_json(self.start)
        return game.new(self.options, self.seats)


def changing(
    rules: tuple[str, str],
    notes: Sequence[str],
    seed: bytes,
    over: bool,
    asked: Sequence[int],
    turns: Iterable[Snapshot],
    snapshot: Snapshot,
    digest: str,
) -> dict[str, Any]:
    """What of a match file, besides the inputs, a move can change. `rules` are their version and
    that of the content. The seed is called a secret until the match is over."""
    version, content = rules
    out: dict[str, Any] = {"version": version, "content": content}
    if notes:
        out["notes"] = list(notes)
    out["over"] = over
    out["seed" if over else "secret"] = seed.hex()
    out["asked"] = list(asked)
    out["turns"] = [t.to_json() for t in turns]
    out["snapshot"] = {"after": snapshot.after, "state": snapshot.state, "digest": digest}
    return out


def dumps(data: Mapping[str, Any]) -> str:
    """JSON with one line for each entry of the file, and one for each input."""
    parts = []
    for key, value in data.items():
        text = json.dumps(value, ensure_ascii=False)
        if key in ("inputs", "log") and value:
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            text = f"[\n  {rows}\n ]"
        parts.append(f' "{key}": {text}')
    return "{\n" + ",\n".join(parts) + "\n}\n"
