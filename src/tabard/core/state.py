"""State: columns in one slotted class per game, with generated copy, key and JSON.

    @columns
    class State(BaseState):
        round: int = scalar(1)
        coins: list[int] = column(SEAT, 5, wide=True, see=OWNER)
        tokens: bytearray = column(REGION)
        deck: tuple[int, ...] = row(of=CARD, see=COUNT)
        chain: tuple[Link, ...] = records(Link)

A *scalar* is one number, a *column* has one number for each thing of a kind (the axis), a *row* is
a tuple of any length, and *records* are a row of named tuples. ``of=`` says what the numbers stand
for: JSON then holds names, as it does for the fields of a record and the things along an axis; see
`saving`. ``see=`` is the visibility table: the view, the spectators and the leak
gate all read it, and nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import compress
from types import MappingProxyType
from typing import Any, ClassVar, TypeAlias, TypeVar

from .ask import Ask
from .codec import NONE as NONE
from .codec import SEAT, Codec, Kind
from .errors import Changed, Impossible, Malformed
from .flow import ROOT, Frame, Point, claim, frames
from .forms import record_of

PUBLIC = "public"  # everybody sees it
OWNER = "owner"  # each seat sees its own entry (the axis is SEAT)
TEAM = "team"  # each seat sees its own entry and those of its allies (the axis is SEAT)
COUNT = "count"  # everybody sees how many, nobody what
HIDDEN = "hidden"  # nobody sees anything

See: TypeAlias = "str | Callable[[Any, int, int], bool]"
"""One of the five words, or a function (state, index, seat) → may that seat see that entry?
The seat of a spectator is -1."""

Cls = TypeVar("Cls", bound="type[BaseState]")


@cache
def _others(default: int) -> bytes:
    return bytes(number != default for number in range(256))


class Field:
    """The declaration of one scalar, column or row."""

    def __init__(
        self, shape: str, axis: Kind | None, of: Kind | None, default: int, wide: bool, see: See
    ) -> None:
        self.name = ""
        self.shape, self.axis, self.of, self.default = shape, axis, of, default
        self.wide, self.see = wide, see
        self.sparse = self.aside = False
        self.others = _others(default)
        """For each byte whether it differs from the default."""

    def blank(self, size: int) -> Any:
        if self.shape == "scalar":
            return self.default
        if self.shape in ("row", "records"):
            return ()
        return [self.default] * size if self.wide else bytearray([self.default]) * size

    def fixed(self, value: Any) -> Any:
        """As it stands in a state's key."""
        if self.shape != "column":
            return value
        return tuple(value) if self.wide else bytes(value)

    def to_json(self, s: Any, value: Any) -> Any:
        if self.of is None:
            return value if self.shape == "scalar" else list(value)
        if self.shape == "scalar":
            return self.of.text(s, value)
        return self.of.texts(s, value)

    def from_view(self, s: Any, data: Any) -> Any:
        """Of a scalar or a row: what `to_json` wrote."""
        if self.shape == "scalar":
            return self.number(s, data)
        return tuple(self.number(s, v) for v in data)

    def saved(self, s: Any, value: Any) -> Any:
        """For a saved position: by name, and along content only what is not as at the start."""
        if self.shape == "scalar":
            return value if self.of is None else self.of.saved(s, value)
        if self.axis is None or self.axis is SEAT:
            return list(value) if self.of is None else self.of.all_saved(s, value)
        if value.count(self.default) == len(value):
            return {}
        differs = self.differs(value)
        numbers = compress(value, differs)
        texts = numbers if self.of is None else self.of.all_saved(s, numbers)
        return dict(zip(compress(self.axis.here(s), differs), texts, strict=True))

    def read(self, s: Any, data: Any, broken: list[str]) -> Any:
        """What `saved` wrote. `broken` is told what can't be gone on with."""
        if self.shape == "scalar":
            return self.number(s, data)
        if self.axis is None or self.axis is SEAT:
            if not isinstance(data, list):
                raise Malformed(f"{self.name!r} should be a list.")
            return self.numbers([self.number(s, v) for v in data])
        if not isinstance(data, dict):
            raise Malformed(f"{self.name!r} should name what differs.")
        values = [self.default] * (axis_size(s, self.axis) or 0)
        for name, value in data.items():
            values[self.axis.read(s, name)] = self.number(s, value)
        return self.numbers(values)

    def numbers(self, values: list[int]) -> Any:
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
            return self.of.read(s, value, -1 if self.wide or self.shape == "row" else NONE)
        if type(value) is not int:
            raise Malformed(f"{self.name!r} should hold whole numbers, not {value!r}.")
        return value

    def differs(self, value: Any) -> Any:
        """Of a column: for each entry whether it is not as at the start. Quicker than asking one
        by one."""
        default = self.default
        return [v != default for v in value] if self.wide else value.translate(self.others)

    def shown(self, s: Any, value: Any, seat: int) -> dict[str, Any]:
        """Of a sparse column: what this seat may see and what is not as it was at the start."""
        assert self.axis is not None
        size, default = len(value), self.default
        if value.count(default) == size:
            return {}
        found: Iterable[int]
        if self.wide:
            found = [i for i, v in enumerate(value) if v != default]
        else:
            found = compress(range(size), value.translate(self.others))
        if self.see is not PUBLIC:
            see = self.see if callable(self.see) else self.sees
            found = [i for i in found if see(s, i, seat)]
        names, of = self.axis.names, self.of
        if of is None:
            return {names[i]: value[i] for i in found}
        if of.words is not None:
            words = of.words
            return {names[i]: words[value[i]] for i in found}
        return {names[i]: of.text(s, value[i]) for i in found}

    def sees(self, s: Any, index: int, seat: int) -> bool:
        """May this seat see this entry?"""
        if callable(self.see):
            return self.see(s, index, seat)
        if self.see == TEAM:
            return seat >= 0 and index in s.allies(seat)
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
    aside: bool = False,
) -> Any:
    """One number for each thing of `axis`: bytes, or any whole numbers with `wide`. Of a `sparse`
    one a view shows only the entries that differ from the default, by name. One that stands
    `aside` changes nothing in play and only helps to explain: positions that differ in it alone
    are the same, and one that was saved without it is as at the start."""
    if of is not None and not wide and of.size > NONE:
        raise Impossible(
            f"A byte can't tell {of.size} things of {of.name!r} apart: write wide=True."
        )
    made = Field("column", axis, of, default, wide, see)
    made.sparse, made.aside = sparse, aside
    return made


def row(*, of: Kind | None = None, see: See = PUBLIC) -> Any:
    return Field("row", None, of, 0, True, see)


class Records(Field):
    """A row of named tuples, whose fields are annotated like the locals of a flow: see `forms`."""

    def __init__(self, made: Callable[..., tuple[Any, ...]], see: See) -> None:
        super().__init__("records", None, None, 0, True, see)
        self.form = record_of(made)

    def to_json(self, s: Any, value: Any) -> Any:
        return [self.form.shown(s, one) for one in value]

    def from_view(self, s: Any, data: Any) -> Any:
        return tuple(self.form.from_view(s, one) for one in data)

    def saved(self, s: Any, value: Any) -> Any:
        return [self.form.saved(s, NO_OPTIONS, one, {}) for one in value]

    def read(self, s: Any, data: Any, broken: list[str]) -> Any:
        """What has changed under a saved game is left out: it does nothing more."""
        if not isinstance(data, list):
            raise Malformed(f"{self.name!r} should be a list.")
        found = []
        for one in data:
            try:
                found.append(self.form.read(s, NO_OPTIONS, one, {}))
            except Changed as error:
                broken.append(str(error))
        return tuple(found)


NO_OPTIONS = Codec({})
"""Records hold things, not options."""


def records(made: Callable[..., Any], *, see: See = PUBLIC) -> Any:
    """A row of named tuples of this class."""
    return Records(made, see)


class BaseState:
    """What every state has. `frame` is the linked list of frames, `sealed` the sealed answers
    that have come in so far; `ask` caches the pending question; `sink` takes events."""

    __slots__ = ("ask", "frame", "memo", "sealed", "seats", "settings", "sink", "static", "steps")
    fields: ClassVar[dict[str, Field]] = {}
    open_fields: ClassVar[dict[str, Field]] = {}
    """Those of which somebody may see something."""
    guarded_fields: ClassVar[dict[str, Field]] = {}
    """Of these the ones that not everybody sees."""
    namespace: ClassVar[str] = ""
    """Where its flows are written: the package of its module, unless it says."""

    frame: Frame | None
    ask: Ask | None
    sealed: tuple[tuple[int, tuple[Any, ...]], ...]
    settings: Mapping[str, Any]
    """The table's choices (which boards, ...), never changed."""
    static: Any
    """What the columns imply and never changes (tables of the boards in play)."""
    memo: Any
    """What the columns imply right now, if a game keeps that (never changed, only replaced): the
    game sets it to None when the columns change so that it is wrong. Copies share it."""
    seats: int
    steps: int
    sink: Callable[[tuple[Any, ...], tuple[int, ...] | None], None] | None

    def allies(self, seat: int) -> tuple[int, ...]:
        """Whom this seat wins together with and shares its sight with, itself included. A game
        with teams says so here, where the visibility table can read it."""
        return (seat,)

    def copy(self: Any) -> Any:
        """A state of its own: nothing done to it shows here."""
        raise AssertionError("generated")

    def values(self: Any) -> tuple[Any, ...]:
        raise AssertionError("generated")

    def __copy__(self: Any) -> Any:
        return self.copy()

    def __deepcopy__(self: Any, memo: dict[int, Any]) -> Any:
        made = memo[id(self)] = self.copy()
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """All that makes it what it is. Frames go as a list, however deep they are; what the
        columns imply right now, the question and who listens are left out."""
        columns = tuple(getattr(self, name) for name in self.fields)
        stack = [(f[0], f[1]) for f in frames(self.frame)]
        whole = (self.seats, dict(self.settings), self.static, self.sealed, columns, stack)
        return _again, (type(self), *whole)

    def key(self) -> tuple[Any, ...]:
        """All that makes this state what it is, as one immutable value."""
        return (*self.values(), *self.rest())

    def rest(self) -> tuple[Any, ...]:
        """Of the key what is no column."""
        stack = tuple((f[0].flow, f[0].label, f[1]) for f in frames(self.frame))
        return stack, self.sealed

    def digest(self) -> str:
        """32 hex digits; equal states have equal digests, on every machine."""
        return digest_of(map(repr, self.key()))


def digest_of(reprs: Iterable[str]) -> str:
    """The digest of a state by the parts of its key."""
    return hashlib.blake2b(f"({', '.join(reprs)})".encode(), digest_size=16).hexdigest()


def _again(
    cls: type[BaseState],
    seats: int,
    settings: dict[str, Any],
    static: Any,
    sealed: tuple[Any, ...],
    columns: tuple[Any, ...],
    stack: list[tuple[Point, tuple[Any, ...]]],
) -> BaseState:
    """A state out of what `BaseState.__reduce__` wrote."""
    s = object.__new__(cls)
    s.seats, s.settings, s.static, s.sealed = seats, MappingProxyType(settings), static, sealed
    s.ask = s.memo = s.sink = None
    s.steps = 0
    for name, value in zip(cls.fields, columns, strict=True):
        setattr(s, name, value)
    s.frame = stacked(stack)
    return s


def stacked(stack: Iterable[tuple[Point, tuple[Any, ...]]]) -> Frame | None:
    """Frames, outermost first, as the linked list of a state."""
    frame: Any = ROOT
    for point, values in stack:
        frame = (point, values, frame, frame[3] + 1)
    return None if frame is ROOT else frame


def _generate(cls: type[BaseState]) -> None:
    """Write copy() and values() for exactly these columns."""
    lines = ["def copy(self):", "    c = new(cls)"]
    lines += [
        f"    c.{n} = self.{n}" for n in ("ask", "frame", "memo", "settings", "seats", "sealed")
    ]
    lines += ["    c.static = self.static", "    c.sink = None", "    c.steps = 0"]
    values = []
    for name, f in cls.fields.items():
        dot = ".copy()" if f.shape == "column" else ""
        lines.append(f"    c.{name} = self.{name}{dot}")
        if f.aside:
            continue
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
    body["open_fields"] = {name: f for name, f in fields.items() if f.see is not HIDDEN}
    body["guarded_fields"] = {
        name: f for name, f in body["open_fields"].items() if f.see is not PUBLIC
    }
    made: Any = type(cls.__name__, cls.__bases__, body)
    package = cls.__module__.rpartition(".")[0]
    made.namespace = cls.__dict__.get("namespace") or package or cls.__module__
    claim(made.namespace)
    _generate(made)
    return made  # type: ignore[no-any-return]


def axis_size(s: BaseState, axis: Kind | None) -> int | None:
    if axis is None:
        return None
    if axis is SEAT:
        return s.seats
    return axis.size if axis.local is None else len(axis.local(s))
