"""YAML as people mean it: the plain part of YAML 1.2, with a line for everything.

YAML 1.1, which PyYAML reads, takes ``no`` for false, ``010`` for eight and a second key of the
same name for a correction. Here a bare yes, no, on or off and a key that is there twice are
mistakes, numbers are decimal, and everything else is text. Anchors and tags have no use here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

# libyaml is much quicker; a PyYAML built without it does the same.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_INT = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?[0-9]{1,18}\.[0-9]{1,18}")
_PLAIN = {"": None, "~": None, "null": None, "true": True, "false": False}
_UNCLEAR = frozenset(("yes", "no", "on", "off"))
_DEEPEST = 50


@dataclass
class Document:
    """What a file says, where it says it, and what is wrong with it."""

    data: Any = None
    lines: dict[tuple[Any, ...], int] = field(default_factory=dict)
    problems: list[tuple[int, str]] = field(default_factory=list)
    starts: dict[tuple[Any, ...], tuple[int, int, str]] = field(default_factory=dict)
    """Where each text begins: line and column, counted from 0, and its sort of quotes."""
    source: tuple[str, ...] = ()

    def line(self, path: Iterable[Any]) -> int:
        """The line of the thing at this path, or of the innermost thing around it."""
        at: tuple[Any, ...] = ()
        for part in path:
            if (*at, part) in self.lines:
                at = (*at, part)
        return self.lines.get(at, 1)

    def place(self, path: Iterable[Any], column: int) -> tuple[int, int]:
        """The line and column in the file of a column of the text at this path; column 0: of the
        line as a whole.

        >>> read("a: [x, 'it''s here']").place(("a", 1), 6)
        (1, 15)
        """
        line, at, quotes = self.starts.get(tuple(path), (0, 0, "|"))
        if not column or quotes in ("|", ">"):  # a text over several lines has no columns
            return self.line(path), 0
        text = self.source[line]
        at += len(quotes)
        for _ in range(column - 1):
            escaped = text.startswith("''", at) if quotes == "'" else text.startswith("\\", at)
            at += 2 if quotes and escaped else 1
        return (line + 1, at + 1) if at < len(text) else (line + 1, 0)


def read_file(path: Path) -> Document:
    """Like `read`; a file that is no text is a problem like any other."""
    data = path.read_bytes()
    try:
        return read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Document(problems=[(line, "This is not UTF-8 text.")])


def read(text: str) -> Document:
    """
    >>> read("a: 1\\nb: [x, no]").problems
    [(2, "A bare 'no' is unclear: write true or false, or put it in quotes.")]
    >>> found = read("a: 1\\nb:\\n  - {c: 010}")
    >>> found.data, found.line(("b", 0, "c"))
    ({'a': 1, 'b': [{'c': 10}]}, 3)
    """
    reader = _Reader(text)
    try:
        reader.read()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        why = error.problem or error.context or "it can't be read"
        reader.wrong(mark.line if mark else 0, f"This is not valid YAML: {why}.")
    except yaml.YAMLError as error:
        reader.wrong(0, f"This is not valid YAML: {' '.join(str(error).split())}.")
    return reader.document


class _Reader:
    """Builds a document straight from the parser's events, so that depth is ours to bound."""

    def __init__(self, text: str) -> None:
        self.document = Document(source=tuple(text.splitlines()))
        self.length = len(self.document.source)
        self.text = text

    def wrong(self, line: int, sentence: str) -> None:
        """Lines count from 0 here; the end of a file is in its last line."""
        self.document.problems.append((max(1, min(line + 1, self.length)), sentence))

    def read(self) -> None:
        loader = _Loader(self.text)
        try:
            loader.get_event()  # the stream starts
            if isinstance(loader.get_event(), yaml.StreamEndEvent):
                self.wrong(0, "The file is empty.")
                return
            self.document.data = self.value(loader, loader.get_event(), ())
            loader.get_event()  # the document ends
            after = loader.get_event()
            if not isinstance(after, yaml.StreamEndEvent):
                self.document.data = None
                self.wrong(
                    after.start_mark.line, "A second document starts here: use one file each."
                )
        finally:
            loader.dispose()

    def value(self, loader: Any, event: Any, path: tuple[Any, ...]) -> Any:
        line = event.start_mark.line
        self.document.lines.setdefault(path, line + 1)
        if len(path) > _DEEPEST:
            raise yaml.MarkedYAMLError(problem="nested too deeply", problem_mark=event.start_mark)
        if event.anchor is not None:
            self.wrong(line, "Anchors have no use here: write it out.")
        if isinstance(event, yaml.AliasEvent):
            return None
        if event.tag is not None:
            self.wrong(line, f"The tag {event.tag!r} has no use here.")
        if isinstance(event, yaml.ScalarEvent):
            mark: Any = event.start_mark
            self.document.starts[path] = (line, mark.column, event.style or "")
            return self.scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Any] = []
            while not isinstance(item := loader.get_event(), yaml.SequenceEndEvent):
                items.append(self.value(loader, item, (*path, len(items))))
            return items
        return self.mapping(loader, path)

    def mapping(self, loader: Any, path: tuple[Any, ...]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        first: dict[str, int] = {}
        while not isinstance(key := loader.get_event(), yaml.MappingEndEvent):
            line = key.start_mark.line
            if isinstance(key, yaml.ScalarEvent):
                self.scalar(key)
                name = key.value
            else:
                self.wrong(line, "A name must be a single word or text.")
                self.value(loader, key, (*path, ""))
                name = ""
            if name in made:
                again = f"{name!r} is there twice: it stands in line {first[name]} already."
                self.wrong(line, again)
            first.setdefault(name, line + 1)
            self.document.lines.setdefault((*path, name), line + 1)
            made[name] = self.value(loader, loader.get_event(), (*path, name))
        return made

    def scalar(self, event: Any) -> Any:
        text = event.value
        if event.style:  # quoted or folded
            return text
        if text.lower() in _UNCLEAR:
            sentence = f"A bare {text!r} is unclear: write true or false, or put it in quotes."
            self.wrong(event.start_mark.line, sentence)
            return text
        if text.lower() in _PLAIN:
            return _PLAIN[text.lower()]
        if _INT.fullmatch(text):
            return int(text)
        if _FLOAT.fullmatch(text):
            return float(text)
        return text
