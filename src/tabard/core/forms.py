"""What a local of a saved game is: its annotation says how JSON writes it.

    seat: int                       a plain number; `bool` and `str` are plain, too
    region: Region                  Region: TypeAlias = Annotated[int, c.REGION] is saved by name
    picked: tuple[Region, ...]      a tuple says what its parts are, all alike or one by one
    link: Link                      a named tuple, whose fields carry such annotations
    option: Option                  an option of the game, saved as its text
    at: Step                        Annotated[int, Beside("step", "power", steps_of)]: a number that
                                    means something only beside another, saved by name

and ``X | None``. A bare number of content would be another thing as soon as somebody adds a card;
so whatever else is still needed after a question is refused when the flow is imported.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union, get_args, get_origin, get_type_hints

from .ask import OPTION
from .codec import Codec, Kind
from .errors import Changed, Impossible, Malformed

if TYPE_CHECKING:
    from .migrate import Old

Beings = Mapping[str, Any]
"""The locals of the same frame, or the fields of the same record."""


class Form:
    """How one sort of value is written into JSON and read back."""

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        raise NotImplementedError

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        raise NotImplementedError

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        """What the releases before positions named everything wrote, as it is written now."""
        return data

    def shown(self, s: Any, value: Any) -> Any:
        """For a view: names for numbers, lists for tuples."""
        return value

    def from_view(self, s: Any, data: Any) -> Any:
        """What `shown` wrote."""
        return data


class Plain(Form):
    def __init__(self, made: type) -> None:
        self.made = made
        self.fits = str if made is str else int  # a yes or no may be counted with

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        if not isinstance(value, self.fits):
            raise Impossible(f"{value!r} was to be saved as {self.made.__name__}.")
        return value

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        if not isinstance(data, self.fits):
            raise Malformed(f"A saved value should be {self.made.__name__}, not {data!r}.")
        return data


class Named(Form):
    """A thing of a kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        return self.kind.saved(s, value)

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        return self.kind.read(s, data)

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return old.name(self.kind, data)

    def shown(self, s: Any, value: Any) -> Any:
        return self.kind.text(s, value)

    def from_view(self, s: Any, data: Any) -> Any:
        return self.kind.parse(s, data)


class Beside(Form):
    """A number that means something only beside another: the step of a power. `names` gives the
    names there are beside a number of the local, or field, `other`."""

    def __init__(self, name: str, other: str, names: Callable[[int], Sequence[str]]) -> None:
        self.name, self.other, self.names = name, other, names

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        return self.names(beside[self.other])[value]

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        there = self.names(beside[self.other])
        if data not in there:
            raise Changed(f"There is no {self.name} {data!r} anymore.")
        return there.index(data)

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return old.beside(self.name, beside[self.other], data)


class Options(Form):
    """An option of the game."""

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        return codec.text(s, value)

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        return codec.parse(s, data)

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return data["option"]


class Maybe(Form):
    """Something, or nothing."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        return None if value is None else self.form.saved(s, codec, value, beside)

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        return None if data is None else self.form.read(s, codec, data, beside)

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return None if data is None else self.form.renewed(old, data, beside)

    def shown(self, s: Any, value: Any) -> Any:
        return None if value is None else self.form.shown(s, value)

    def from_view(self, s: Any, data: Any) -> Any:
        return None if data is None else self.form.from_view(s, data)


class Many(Form):
    """A tuple of any length, all parts alike."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        if not isinstance(value, tuple):
            raise Impossible(f"{value!r} was to be saved as a tuple.")
        return [self.form.saved(s, codec, part, beside) for part in value]

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        if not isinstance(data, list):
            raise Malformed(f"A saved value should be a list, not {data!r}.")
        return tuple([self.form.read(s, codec, part, beside) for part in data])

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return [self.form.renewed(old, part, beside) for part in data]

    def shown(self, s: Any, value: Any) -> Any:
        return [self.form.shown(s, part) for part in value]

    def from_view(self, s: Any, data: Any) -> Any:
        return tuple(self.form.from_view(s, part) for part in data)


class Parts(Form):
    """A tuple whose parts are each of their own sort."""

    def __init__(self, forms: tuple[Form, ...]) -> None:
        self.forms = forms

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        if not isinstance(value, tuple) or len(value) != len(self.forms):
            raise Impossible(f"{value!r} was to be saved as a tuple of {len(self.forms)}.")
        return [f.saved(s, codec, v, beside) for f, v in zip(self.forms, value, strict=True)]

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        if not isinstance(data, list) or len(data) != len(self.forms):
            raise Malformed(f"A saved value should be a list of {len(self.forms)}, not {data!r}.")
        parts = zip(self.forms, data, strict=True)
        return tuple([f.read(s, codec, part, beside) for f, part in parts])

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return [f.renewed(old, d, beside) for f, d in zip(self.forms, data, strict=True)]

    def shown(self, s: Any, value: Any) -> Any:
        return [f.shown(s, v) for f, v in zip(self.forms, value, strict=True)]

    def from_view(self, s: Any, data: Any) -> Any:
        return tuple(f.from_view(s, d) for f, d in zip(self.forms, data, strict=True))


class Record(Form):
    """A named tuple, saved by the names of its fields; one that came later has its default."""

    def __init__(self, made: Any, forms: Mapping[str, Form]) -> None:
        self.made, self.forms = made, dict(forms)

    def saved(self, s: Any, codec: Codec, value: Any, beside: Beings) -> Any:
        if type(value) is not self.made:
            raise Impossible(f"{value!r} was to be saved as {self.made.__name__}.")
        return save_all(s, codec, self.forms, value._asdict())

    def read(self, s: Any, codec: Codec, data: Any, beside: Beings) -> Any:
        lacks = self.forms.keys() - self.made._field_defaults.keys()
        if not isinstance(data, dict) or not lacks <= data.keys() <= self.forms.keys():
            raise Malformed(f"A saved value should be a {self.made.__name__}, not {data!r}.")
        there = {name: form for name, form in self.forms.items() if name in data}
        return self.made(**read_all(s, codec, there, data))

    def renewed(self, old: Old, data: Any, beside: Beings) -> Any:
        return renew_all(old, self.forms, dict(zip(self.forms, data, strict=False)))

    def shown(self, s: Any, value: Any) -> Any:
        return [f.shown(s, v) for f, v in zip(self.forms.values(), value, strict=True)]

    def from_view(self, s: Any, data: Any) -> Any:
        return self.made(
            *(f.from_view(s, d) for f, d in zip(self.forms.values(), data, strict=True))
        )


# -- things that stand beside one another ---------------------------------------------------------


def save_all(s: Any, codec: Codec, forms: Mapping[str, Form], values: Beings) -> dict[str, Any]:
    return {name: form.saved(s, codec, values[name], values) for name, form in forms.items()}


def _in_turn(forms: Mapping[str, Form]) -> list[tuple[str, Form]]:
    """What stands beside something else is read after it."""
    return sorted(forms.items(), key=lambda item: isinstance(item[1], Beside))


def read_all(s: Any, codec: Codec, forms: Mapping[str, Form], data: Beings) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, form in _in_turn(forms):
        found[name] = form.read(s, codec, data[name], found)
    return found


def renew_all(old: Old, forms: Mapping[str, Form], data: Beings) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, form in _in_turn(forms):
        if name in data:
            found[name] = form.renewed(old, data[name], found)
    return found


# -- from annotations -----------------------------------------------------------------------------


class Formless(Exception):
    """An annotation that does not say how to save a value; the text says what is wrong with it."""


INSTEAD = "write `int`, `bool`, `str`, a kind of the game, or a tuple of such things"


def form_of(annotation: Any) -> Form:
    """
    >>> form_of(tuple[int, ...]).saved(None, Codec({}), (1, 2), {})
    [1, 2]
    >>> form_of(tuple)
    Traceback (most recent call last):
    tabard.core.forms.Formless: `tuple` does not say what is in it
    """
    if annotation in (int, bool, str):
        return Plain(annotation)
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _annotated(args)
    if origin in (Union, types.UnionType):
        others = [a for a in args if a is not types.NoneType]
        if len(others) == 1 < len(args):
            return Maybe(form_of(others[0]))
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return Many(form_of(args[0]))
        return Parts(tuple(map(form_of, args)))
    if isinstance(annotation, type) and issubclass(annotation, tuple):
        if hasattr(annotation, "_fields"):
            return record_of(annotation)
        raise Formless("`tuple` does not say what is in it")
    raise Formless(f"`{getattr(annotation, '__name__', annotation)}` can't be saved")


def _annotated(args: tuple[Any, ...]) -> Form:
    for note in args[1:]:
        if isinstance(note, Form):
            return note
        if isinstance(note, Kind):
            return Named(note)
        if note == OPTION:
            return Options()
    return form_of(args[0])


@cache
def record_of(made: Any) -> Record:
    """The form of a named tuple."""
    hints = get_type_hints(made, include_extras=True)
    return Record(made, {name: form_of(hints[name]) for name in made._fields})
