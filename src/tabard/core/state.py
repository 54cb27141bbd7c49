"""State: columns in one slotted class per game, with generated copy, key and JSON.

    @columns
    class State(BaseState):
        round: int = scalar(1)
        coins: list[int] = column(SEAT, 5, wide=True, see=OWNER)
        tokens: bytearray = column(REGION)
        deck: tuple[int, ...] = row(of=CARD, see=COUNT)
        chain: tuple[Link, ...] = records(Link, source=CARD)

A *scalar* is one number, a *column* has one number for each thing of a kind (the axis), a *row* is
a tuple of any length, and *records* are a row of named tuples. ``of=`` says what the numbers stand
for: JSON then holds names. ``see=`` is the visibility table: the view, the spectators and the leak
gate all read it, and nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from itertools import compress
from typing import Any, ClassVar, TypeAlias, TypeVar

from .ask import Ask
from .codec import NONE as NONE
from .codec import SEAT, Codec, Kind
from .errors import Impossible, Malformed
from .flow import ROOT, Frame, frames, point_of

PUBLIC = "public"  # everybody sees it
OWNER = "owner"  # each seat sees its own entry (the axis is SEAT)
COUNT = "count"  # everybody sees how many, nobody what
HIDDEN = "hidden"  # nobody sees anything

See: TypeAlias = "str | Callable[[Any, int, int], bool]"
"""One of the four words, or a function (state, index, seat) → may that seat see that entry?
The seat of a spectator is -1."""

Cls = TypeVar("Cls", bound="type[BaseState]")


class Field:
    """The declaration of one scalar, column or row."""

    def __init__(
        self, shape: str, axis: Kind | None, of: Kind | None, default: int, wide: bool, see: See
    ) -> None:
        self.name = ""
        self.shape, self.axis, self.of, self.default = shape, axis, of, default
        self.wide, self.see = wide, see
        self.sparse = False
        self.others = bytes(number != default for number in range(256))
        """For each byte whether it differs from the default."""

    def blank(self, size: int) -> Any:
        if self.shape == "scalar":
            return self.default
        if self.shape in ("row", "records"):
            return ()
        return [self.default] * size if self.wide else bytearray([self.default]) * size

    def to_json(self, s: Any, value: Any) -> Any:
        if self.of is None:
            return value if self.shape == "scalar" else list(value)
        if self.shape == "scalar":
            return self.of.text(s, value)
        return self.of.texts(s, value)

    def from_json(self, s: Any, data: Any) -> Any:
        if self.shape == "scalar":
            return self.number(s, data)
        if not isinstance(data, list):
            raise Malformed(f"{self.name!r} should be a list.")
        return self.numbers(s, data)

    def numbers(self, s: Any, data: list[Any]) -> Any:
        values = [self.number(s, v) for v in data]
        if self.shape == "row":
            return tuple(values)
        if self.wide:
            return values
        try:
            return bytearray(values)
        except ValueError:
            raise Malformed(f"{self.name!r} holds a number outside 0 to 255.") from None

    def number(self, s: Any, value: Any) -> int:
        if self.of is not None:
            return self.of.parse(s, value, -1 if self.wide or self.shape == "row" else NONE)
        if type(value) is not int:
            raise Malformed(f"{self.name!r} should hold whole numbers, not {value!r}.")
        return value

    def shown(self, s: Any, value: Any, seat: int) -> dict[str, Any]:
        """Of a sparse column: what this seat may see and what is not as it was at the start."""
        assert self.axis is not None
        if value == self.blank(len(value)):
            return {}
        if self.wide:
            default = self.default
            found = [i for i, v in enumerate(value) if v != default]
        else:  # much quicker than a comprehension
            found = list(compress(range(len(value)), value.translate(self.others)))
        see = self.see if callable(self.see) else self.sees
        if self.see is not PUBLIC:
            found = [i for i in found if see(s, i, seat)]
        names, of = self.axis.names, self.of
        if of is None:
            return {names[i]: value[i] for i in found}
        texts = of.texts(s, [value[i] for i in found])
        return dict(zip([names[i] for i in found], texts, strict=True))

    def sees(self, s: Any, index: int, seat: int) -> bool:
        """May this seat see this entry?"""
        if callable(self.see):
            return self.see(s, index, seat)
        return self.see == PUBLIC or (self.see == OWNER and index == seat)


def scalar(default: int = 0, *, of: Kind | None = None, see: See = PUBLIC) -> Any:
    return Field("scalar", None, of, default, True, see)


def column(
    axis: Kind,
    default: int = 0,
    *,
    of: Kind | None = None,
    wide: bool = False,
    see: See = PUBLIC,
    sparse: bool = False,
) -> Any:
    """One number for each thing of `axis`: bytes, or any whole numbers with `wide`. Of a `sparse`
    one a view shows only the entries that differ from the default, by name."""
    if of is not None and not wide and of.size > NONE:
        raise Impossible(
            f"A byte can't tell {of.size} things of {of.name!r} apart: write wide=True."
        )
    made = Field("column", axis, of, default, wide, see)
    made.sparse = sparse
    return made


def row(*, of: Kind | None = None, see: See = PUBLIC) -> Any:
    return Field("row", None, of, 0, True, see)


class Records(Field):
    """A row of named tuples. A part may itself be a tuple of numbers, or of such tuples."""

    def __init__(self, made: Callable[..., tuple[Any, ...]], of: Mapping[str, Kind], see: See):
        super().__init__("records", None, None, 0, True, see)
        self.made = made
        self.kinds = tuple(of.get(name) for name in made._fields)  # type: ignore[attr-defined]

    def to_json(self, s: Any, value: Any) -> Any:
        return [
            [_named(s, kind, part) for kind, part in zip(self.kinds, one, strict=True)]
            for one in value
        ]

    def numbers(self, s: Any, data: list[Any]) -> Any:
        found = []
        for one in data:
            if not isinstance(one, list) or len(one) != len(self.kinds):
                raise Malformed(f"{self.name!r} holds something other than its records.")
            parts = zip(self.kinds, one, strict=True)
            found.append(self.made(*(self._part(s, kind, part) for kind, part in parts)))
        return tuple(found)

    def _part(self, s: Any, kind: Kind | None, part: Any) -> Any:
        if isinstance(part, list):
            return tuple(self._part(s, kind, inner) for inner in part)
        if kind is not None:
            return kind.parse(s, part)
        return self.number(s, part)


def _named(s: Any, kind: Kind | None, part: Any) -> Any:
    if isinstance(part, tuple):
        return [_named(s, kind, inner) for inner in part]
    return part if kind is None else kind.text(s, part)


def records(made: Callable[..., Any], *, see: See = PUBLIC, **of: Kind) -> Any:
    """A row of named tuples of this class; ``part=KIND`` says what the numbers of a part name."""
    return Records(made, of, see)


class BaseState:
    """What every state has. `frame` is the linked list of frames, `sealed` the sealed answers
    that have come in so far; `ask` caches the pending question; `sink` takes events."""

    __slots__ = ("ask", "frame", "memo", "options", "sealed", "seats", "sink", "static", "steps")
    fields: ClassVar[dict[str, Field]] = {}
    namespace: ClassVar[str] = ""
    kinds: ClassVar[dict[str, Kind]] = {}

    frame: Frame | None
    ask: Ask | None
    sealed: tuple[tuple[int, tuple[Any, ...]], ...]
    options: Mapping[str, Any]
    """The table's choices (which boards, ...), never changed."""
    static: Any
    """What the columns imply and never changes (tables of the boards in play)."""
    memo: Any
    """What the columns imply right now, if a game keeps that (never changed, only replaced): the
    game sets it to None when the columns change so that it is wrong. Copies share it."""
    seats: int
    steps: int
    sink: Callable[[tuple[Any, ...], tuple[int, ...] | None], None] | None

    def copy(self: Any) -> Any:
        """A state of its own: nothing done to it shows here."""
        raise AssertionError("generated")

    def values(self: Any) -> tuple[Any, ...]:
        raise AssertionError("generated")

    def key(self) -> tuple[Any, ...]:
        """All that makes this state what it is, as one immutable value."""
        stack = tuple((f[0].flow, f[0].label, f[1]) for f in frames(self.frame))
        return (*self.values(), stack, self.sealed)

    def digest(self) -> str:
        """32 hex digits; equal states have equal digests, on every machine."""
        return hashlib.blake2b(repr(self.key()).encode(), digest_size=16).hexdigest()


def _generate(cls: type[BaseState]) -> None:
    """Write copy() and values() for exactly these columns."""
    lines = ["def copy(self):", "    c = new(cls)"]
    lines += [
        f"    c.{n} = self.{n}" for n in ("ask", "frame", "memo", "options", "seats", "sealed")
    ]
    lines += ["    c.static = self.static", "    c.sink = None", "    c.steps = 0"]
    values = []
    for name, f in cls.fields.items():
        dot = "[:]" if f.shape == "column" else ""
        lines.append(f"    c.{name} = self.{name}{dot}")
        wrap = "tuple(self.{})" if f.wide else "bytes(self.{})"
        values.append((wrap if f.shape == "column" else "self.{}").format(name))
    lines += ["    return c", "def values(self):", f"    return ({', '.join(values)},)"]
    made: dict[str, Any] = {"new": object.__new__, "cls": cls}
    exec("\n".join(lines), made)
    cls.copy = made["copy"]  # type: ignore[method-assign]
    cls.values = made["values"]  # type: ignore[method-assign]


def columns(cls: Cls) -> Cls:
    """Turn a class of declarations into a slotted state class."""
    fields = {}
    for name in cls.__annotations__:
        declared = cls.__dict__.get(name)
        if isinstance(declared, Field):
            declared.name = name
            fields[name] = declared
    body = {k: v for k, v in cls.__dict__.items() if k not in fields}
    for drop in ("__dict__", "__weakref__"):
        body.pop(drop, None)
    body["__slots__"] = tuple(fields)
    body["fields"] = fields
    made: Any = type(cls.__name__, cls.__bases__, body)
    package = cls.__module__.rpartition(".")[0]
    made.namespace = package or cls.__module__
    _generate(made)
    return made  # type: ignore[no-any-return]


# -- JSON -----------------------------------------------------------------------------------------


def local_to_json(s: BaseState, codec: Codec, value: Any, kind: str) -> Any:
    """A frame's local: content by name, an option as its text."""
    if kind in s.kinds and type(value) is int:
        return {"is": s.kinds[kind].text(s, value)}
    if type(value) is tuple:
        if value and type(value[0]) is str and value[0] in codec.verbs:
            return {"option": codec.text(s, value)}
        return [local_to_json(s, codec, v, kind) for v in value]
    return value


def local_from_json(s: BaseState, codec: Codec, data: Any, kind: str) -> Any:
    if isinstance(data, dict):
        if "is" in data and kind in s.kinds:
            return s.kinds[kind].parse(s, data["is"])
        if "option" in data:
            return codec.parse(s, data["option"])
        raise Malformed(f"A saved value can't be read: {data!r}.")
    if isinstance(data, list):
        return tuple(local_from_json(s, codec, v, kind) for v in data)
    return data


def to_json(s: BaseState, codec: Codec) -> dict[str, Any]:
    """The whole state, secrets and all, with names for numbers."""
    stack = [
        [
            f[0].flow,
            f[0].label,
            {
                n: local_to_json(s, codec, v, k)
                for n, k, v in zip(f[0].names, f[0].kinds, f[1], strict=True)
            },
        ]
        for f in frames(s.frame)
    ]
    return {
        "seats": s.seats,
        "options": dict(s.options),
        "columns": {n: f.to_json(s, getattr(s, n)) for n, f in s.fields.items()},
        "frames": stack,
        "sealed": [[SEAT.text(s, seat), codec.text(s, option)] for seat, option in s.sealed],
    }


def fill_from_json(s: Any, data: Any, codec: Codec, attach: Callable[[Any], None]) -> None:
    """Fill a blank state. `attach` rebuilds `static` once the rows it needs are read, so fields
    are read in the order in which they are declared."""
    if not isinstance(data, dict) or not isinstance(data.get("columns"), dict):
        raise Malformed("This is not a saved position: it has no columns.")
    given = data["columns"]
    missing = [n for n, f in s.fields.items() if n not in given and not f.sparse]
    unknown = [n for n in given if n not in s.fields]
    if missing or unknown:
        parts = [f"lacks {', '.join(missing)}"] if missing else []
        parts += [f"has unknown {', '.join(unknown)}"] if unknown else []
        raise Malformed(f"The saved position {' and '.join(parts)}.")
    for name, f in s.fields.items():
        if name in given:  # a sparse column that came later is as at the start
            setattr(s, name, f.from_json(s, given[name]))
        attach(s)
    for name, f in s.fields.items():
        want = axis_size(s, f.axis)
        if f.shape == "column" and want is not None and len(getattr(s, name)) != want:
            raise Malformed(f"{name!r} has {len(getattr(s, name))} entries instead of {want}.")
    frame: Any = ROOT
    try:
        for flow_name, label, saved in data["frames"]:
            p = point_of(s.namespace, flow_name, label)
            missing = [n for n in p.names if n not in saved]
            if missing:
                raise Malformed(f"The flow {flow_name!r} waits without {', '.join(missing)}.")
            values = tuple(
                local_from_json(s, codec, saved[n], k)
                for n, k in zip(p.names, p.kinds, strict=True)
            )
            frame = (p, values, frame, frame[3] + 1)
        s.sealed = tuple((SEAT.parse(s, a), codec.parse(s, b)) for a, b in data["sealed"])
    except (KeyError, TypeError, ValueError) as error:
        raise Malformed(f"The saved position's frames can't be read ({error}).") from None
    if frame is not ROOT and frame[0].question is None:
        raise Malformed(f"The saved position waits inside {frame[0]!r}, but for no question.")
    s.frame = None if frame is ROOT else frame


def axis_size(s: BaseState, axis: Kind | None) -> int | None:
    if axis is None:
        return None
    if axis is SEAT:
        return s.seats
    return axis.size if axis.local is None else len(axis.local(s))
