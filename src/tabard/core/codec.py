"""Names for numbers: inside, content is small ints; outside (JSON, logs, text) it has names.

A `Kind` names one sort of thing (region, race, seat). Options and events are tuples
``(verb, *arguments)``; a `Codec` knows the kinds of each verb's arguments, so that every option
and event has a one-line text form that parses back, and every option a stable integer id.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from .errors import Changed, Malformed

NONE = 255
"""No thing, in a column of bytes."""
SEAT_NAMES = ("A", "B", "C", "D", "E", "F")


class Kind:
    """A sort of thing with names. `local`, for things whose numbers depend on the state
    (the regions of the boards in play), gives the state's own list of names.

    >>> color = Kind("color", ("red", "blue"))
    >>> color.text(None, 1), color.parse(None, "red"), color.text(None, -1)
    ('blue', 0, '-')
    """

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        local: Callable[[Any], Mapping[str, int]] | None = None,
    ) -> None:
        self.name = name
        self.local = local
        self._order: tuple[Mapping[str, int], list[str]] = ({}, [])
        """The state's own list that was asked for last, and its names in order."""
        self.fill(names)

    def fill(self, names: Sequence[str]) -> None:
        """Give the names: at once, or when what there is has been read from elsewhere."""
        self.names = tuple(names)
        self.size = len(self.names)
        self.index = {n: i for i, n in enumerate(self.names)}
        self.words: dict[int, str] | None = None
        """The name of each number, where that is all there is to `text`."""
        if self.local is None and type(self).text is Kind.text:
            self.words = {NONE: "-", **dict(enumerate(self.names)), -1: "-"}

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"

    def text(self, s: Any, number: int) -> str:
        """The name of a number in this state ('-' for none)."""
        if number < 0 or (number == NONE and self.size <= NONE):
            return "-"
        if self.local is None:
            return self.names[number]
        found = self.local(s)
        last, names = self._order
        if last is not found:
            names = list(found)
            self._order = found, names
        if number < len(names) and found.get(names[number]) == number:  # in order, mostly
            return names[number]
        for name, i in found.items():
            if i == number:
                return name
        raise Malformed(f"There is no {self.name} number {number} here.")

    def texts(self, s: Any, numbers: Iterable[int]) -> list[str]:
        """The names of many numbers: every view and every saved position asks for hundreds."""
        words = self.words
        if words is None:
            return [self.text(s, number) for number in numbers]
        return [words[number] for number in numbers]

    def parse(self, s: Any, name: Any, none: int = -1) -> int:
        """The number of a name in this state."""
        if name == "-":
            return none
        table = self.index if self.local is None else self.local(s)
        if not isinstance(name, str) or name not in table:
            raise Malformed(f"There is no {self.name} called {name!r} here.")
        return table[name]

    def here(self, s: Any) -> Sequence[str]:
        """The names of all that there is in this state, by number."""
        if self.local is None:
            return self.names
        found = self.local(s)
        return sorted(found, key=found.__getitem__)

    def saved(self, s: Any, number: int) -> str:
        """How a saved position names it."""
        return self.text(s, number)

    def all_saved(self, s: Any, numbers: Iterable[int]) -> list[str]:
        return self.texts(s, numbers)

    def read(self, s: Any, name: Any, none: int = -1) -> int:
        """The number of what a saved position names."""
        return self.parse(s, name, none)

    def global_id(self, s: Any, number: int) -> int:
        """A number that is the same in every game of this title."""
        return number if self.local is None else self.index[self.text(s, number)]

    def local_id(self, s: Any, number: int) -> int:
        return number if self.local is None else self.parse(s, self.names[number])


class Marked(Kind):
    """Things that are written down somewhere (the power of a card), each with a mark that changes
    when its wording does. A saved position holds the mark too: what was under way when the
    wording changed can't be gone on with, and reading it raises `Changed`.

    >>> powers = Marked("power", ("bolt.1",), lambda: ("c0de",))
    >>> powers.text(None, 0), powers.saved(None, 0), powers.read(None, "bolt.1@c0de")
    ('bolt.1', 'bolt.1@c0de', 0)
    """

    def __init__(self, name: str, names: Sequence[str], marks: Callable[[], Sequence[str]]) -> None:
        super().__init__(name, names)
        self.marks = marks

    @cached_property
    def written(self) -> tuple[str, ...]:
        """What saved positions call them; who only plays needs no marks."""
        pairs = zip(self.names, self.marks(), strict=True)
        return tuple(f"{name}@{mark}" for name, mark in pairs)

    @cached_property
    def number(self) -> dict[str, int]:
        return {text: i for i, text in enumerate(self.written)}

    def saved(self, s: Any, number: int) -> str:
        return "-" if number < 0 else self.written[number]

    def all_saved(self, s: Any, numbers: Iterable[int]) -> list[str]:
        return [self.saved(s, number) for number in numbers]

    def read(self, s: Any, name: Any, none: int = -1) -> int:
        if name == "-":
            return none
        if name not in self.number:
            raise Changed(f"The {self.name} {name!r} is not written as it was.")
        return self.number[name]


class Number(Kind):
    """Whole numbers from 0 up to (not including) `size`."""

    def __init__(self, size: int) -> None:
        super().__init__("number", tuple(map(str, range(size))))


SEAT = Kind("seat", SEAT_NAMES)


class Codec:
    """Text form, JSON form and integer ids of the tuples of one game.

    >>> c = Codec({"go": (), "paint": (Kind("color", ("red", "blue")), Number(3))})
    >>> c.text(None, ("paint", 1, 2)), c.parse(None, "paint red 0"), c.number(None, ("paint", 1, 2))
    ('paint blue 2', ('paint', 0, 0), 6)
    >>> c.option(None, 6), c.size
    (('paint', 1, 2), 7)
    """

    def __init__(self, verbs: Mapping[str, tuple[Kind, ...]]) -> None:
        self.verbs = dict(verbs)
        self.first: dict[str, int] = {}
        self.size = 0
        for verb, kinds in self.verbs.items():
            self.first[verb] = self.size
            count = 1
            for kind in kinds:
                count *= kind.size
            self.size += count

    def text(self, s: Any, thing: tuple[Any, ...]) -> str:
        kinds = self.verbs[thing[0]]
        words = [k.text(s, v) for k, v in zip(kinds, thing[1:], strict=True)]
        return " ".join([thing[0], *words])

    def parse(self, s: Any, text: str) -> tuple[Any, ...]:
        words = text.split() if isinstance(text, str) else []
        if not words:
            raise Malformed("An empty line is not a move.")
        kinds = self.verbs.get(words[0])
        if kinds is None:
            known = ", ".join(sorted(self.verbs))
            raise Malformed(f"There is no move called {words[0]!r}. Known: {known}.")
        if len(words) != len(kinds) + 1:
            need = " ".join(f"<{k.name}>" for k in kinds)
            raise Malformed(f"Write it as: {words[0]} {need}".rstrip() + ".")
        return (words[0], *(k.parse(s, w) for k, w in zip(kinds, words[1:], strict=True)))

    def number(self, s: Any, thing: tuple[Any, ...]) -> int:
        """The stable integer id: the same option has the same id in every game of this title."""
        at = 0
        for kind, value in zip(self.verbs[thing[0]], thing[1:], strict=True):
            at = at * kind.size + kind.global_id(s, value)
        return self.first[thing[0]] + at

    def option(self, s: Any, number: int) -> tuple[Any, ...]:
        """The option with this id."""
        if not 0 <= number < self.size:
            raise Malformed(
                f"{number} is not the number of a move: they run from 0 to {self.size - 1}."
            )
        verb = next(v for v, first in reversed(self.first.items()) if number >= first)
        at, values = number - self.first[verb], []
        for kind in reversed(self.verbs[verb]):
            at, i = divmod(at, kind.size)
            values.append(kind.local_id(s, i))
        return (verb, *reversed(values))


CONCEDED = "conceded"
CORE_EVENTS = Codec({CONCEDED: (SEAT,)})
"""Events that every game has, as they are the table's and not the rules'."""
