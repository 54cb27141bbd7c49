"""Which tests should notice a bug: those that speak of the same things as its function.

The function's rules, names, texts and docstring are looked for in every test; the rarer a word is
among the tests, the more it counts.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from math import log
from pathlib import Path
from typing import NamedTuple

WORD = re.compile(r"[A-Z]{2,}(?:-[A-Z0-9]+)+|[A-Za-z][A-Za-z0-9]+")
"""A rule, or a part of a name."""
RANGE = re.compile(r"((?:[A-Z]+-)+)(\d\d) to -(\d\d)")
LINE, MODULE, IMPORTED = 2.0, 2.0, 0.5
"""How much more counts what stands in the line with the bug or is its module's name, and how much
less what stands in the test's file, but not in the test."""


def words(text: str) -> set[str]:
    """The rules and the parts of names in it.

    >>> sorted(words('def pay_tolls(s): "TCG-COST-03 to -05"'))
    ['TCG-COST-03', 'TCG-COST-04', 'TCG-COST-05', 'def', 'pay', 'tolls', 'to']
    """
    found = {word if "-" in word else word.lower() for word in WORD.findall(text)}
    for start, first, last in RANGE.findall(text):
        found |= {f"{start}{n:02}" for n in range(int(first), int(last) + 1)}
    return found


class Test(NamedTuple):
    name: str
    """As pytest names it, without its cases."""
    words: set[str]
    beside: set[str]
    """Words of the file outside its tests."""


def tests_of(path: str, source: str) -> Iterator[Test]:
    lines = source.splitlines()
    tests: list[tuple[str, int, int]] = []

    def within(body: list[ast.stmt], name: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                within(node.body, f"{name}::{node.name}")
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("test"):
                    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                    tests.append((f"{name}::{node.name}", first - 1, node.end_lineno or first))

    within(ast.parse(source).body, path)
    inside = {at for _, first, last in tests for at in range(first, last)}
    beside = words("\n".join(line for at, line in enumerate(lines) if at not in inside))
    beside |= words(Path(path).stem)
    for name, first, last in tests:
        yield Test(name, words("\n".join(lines[first:last])), beside)


def around(line: int, source: str) -> str:
    """The innermost function with this line, or all of the module."""
    found = source
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.lineno <= line <= (node.end_lineno or 0):
                found = ast.get_source_segment(source, node) or found
    return found


class Likely:
    def __init__(self, root: Path, folders: Iterable[str]) -> None:
        self.found: list[Test] = []
        for folder in sorted(folders):
            at = root / folder
            for file in sorted(at.rglob("test_*.py")) if at.is_dir() else [at]:
                path = str(file.relative_to(root))
                self.found += tests_of(path, file.read_text(encoding="utf-8"))
        counts = Counter(word for test in self.found for word in test.words | test.beside)
        self.weight = {word: log(1 + len(self.found) / n) for word, n in counts.items()}

    def tests(
        self, path: str, line: int, source: str, folders: tuple[str, ...], count: int
    ) -> list[str]:
        """The likeliest tests of these folders, best first, for a bug in this line."""
        asked = dict.fromkeys(words(around(line, source)), 1.0)
        for word in words(source.splitlines()[line - 1]):
            asked[word] = asked.get(word, 0) + LINE
        for word in words(Path(path).stem):
            asked[word] = asked.get(word, 0) + MODULE

        def score(test: Test) -> float:
            total = 0.0
            for word, times in asked.items():
                if word in test.words:
                    total += times * self.weight[word]
                elif word in test.beside:
                    total += IMPORTED * times * self.weight[word]
            return total / log(10 + len(test.words))

        near = [test for test in self.found if test.name.startswith(folders)]
        return [test.name for test in sorted(near, key=score, reverse=True)[:count]]
