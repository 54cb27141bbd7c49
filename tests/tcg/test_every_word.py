"""Every word of the effect language: what it does, played, and what it refuses.

A word that `words_shown` does not show, or that `words_refused.txt` has no mistake for, fails here:
who adds one adds a line to both. A line of the latter is a word, a power and its mistakes; run with
TABARD_GOLDEN=1 in the environment, these are written anew."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.language.terms import Term, parse, unparse
from tabard.games.tcg.language import compiling, words
from tabard.games.tcg.language.sorts import LANGUAGE
from tests.tcg.shown import Shown, play
from tests.tcg.words_shown import SHOWN

WORDS = [f"{sort} {name}" for sort, name, _ in LANGUAGE.words()]
FILE = Path(__file__).parent / "words_refused.txt"
REFUSED = [tuple(line.split(" | ")) for line in FILE.read_text("utf-8").splitlines()]


# -- what they do ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    return play(SHOWN, tmp_path_factory.mktemp("words"))


@pytest.mark.xdist_group("every word")
@pytest.mark.parametrize("number", range(len(SHOWN)), ids=[f"{s.words[0]}" for s in SHOWN])
def test_a_word_does_what_it_says(number: int, played: list[dict[str, Any]]) -> None:
    one: Shown = SHOWN[number]
    assert one.then
    assert played[number] == dict(one.then), f"{one.powers} {one.moves}"


def test_every_word_is_shown() -> None:
    shown = {word for one in SHOWN for word in one.words}
    assert shown == set(WORDS)


def test_a_word_that_is_named_is_there() -> None:
    """Of those that show a word, one has it in its powers; what is printed stands elsewhere."""
    powers: dict[str, str] = {}
    for one in SHOWN:
        for word in one.words:
            powers[word] = f"{powers.get(word, '')} {' '.join(one.powers)}"
    for word, text in powers.items():
        name = re.escape(word.split()[1])
        assert word.startswith("printed_word") or re.search(rf"(?<!\w){name}(?!\w)", text), word


# -- what they refuse -----------------------------------------------------------------------------


def mistakes(power: str) -> str:
    return " && ".join(mistake.sentence for mistake in LANGUAGE.check(parse(power), "power"))


if os.environ.get("TABARD_GOLDEN"):
    REFUSED = [(word, power, mistakes(power)) for word, power, _ in REFUSED]
    FILE.write_text("".join(f"{' | '.join(line)}\n" for line in REFUSED), "utf-8")


@pytest.mark.parametrize(("word", "power", "told"), REFUSED)
def test_a_word_refuses_what_makes_no_sense(word: str, power: str, told: str) -> None:
    assert told
    assert mistakes(power) == told


def test_every_word_refuses_something() -> None:
    assert {word for word, _, _ in REFUSED} == set(WORDS)


def sentences() -> Iterator[str]:
    """What the declarations of the words can say is wrong, as regular expressions."""
    folder = Path(words.__file__).parent
    for path in (*sorted(folder.glob("*.py")), Path(compiling.__file__)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = [n.value for n in ast.walk(tree) if isinstance(n, ast.Expr)]
        docstrings = {id(value) for value in said}
        inner = {id(v) for n in ast.walk(tree) if isinstance(n, ast.JoinedStr) for v in n.values}
        raised = {id(a) for n in ast.walk(tree) if isinstance(n, ast.Raise) for a in ast.walk(n)}
        for node in ast.walk(tree):
            if id(node) in docstrings | inner | raised:
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if " " in node.value and node.value.endswith("."):
                    yield re.escape(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+"
                    for v in node.values
                ]
                if parts[-1].endswith("\\.") and len(parts) > 1 and "\\ " in "".join(parts):
                    yield "".join(parts)


def test_every_sentence_about_a_mistake_is_shown() -> None:
    told = [sentence for _, _, told in REFUSED for sentence in told.split(" && ")]
    found = list(sentences())
    assert len(found) > 40
    assert [p for p in found if not any(re.fullmatch(p, text) for text in told)] == []


# -- whatever is written --------------------------------------------------------------------------

JUNK = (7, "text", Term("nonsense"), (1, 2), Term("ally"), Term("draw", (1,)))


def spoilt(value: Any) -> Iterator[Any]:
    """An expression with one thing left out, put in or exchanged, anywhere in it."""
    if not isinstance(value, Term):
        if isinstance(value, tuple):
            for i, part in enumerate(value):
                yield from ((*value[:i], bad, *value[i + 1 :]) for bad in spoilt(part))
        return
    for i, arg in enumerate(value.args):
        before, after = value.args[:i], value.args[i + 1 :]
        yield value._replace(args=before + after)
        for bad in (*JUNK, *spoilt(arg)):
            yield value._replace(args=(*before, bad, *after))
    for bad in JUNK[:3]:
        yield value._replace(args=(*value.args, bad))
    for i, (name, arg) in enumerate(value.named):
        for bad in (*JUNK, *spoilt(arg)):
            yield value._replace(named=(*value.named[:i], (name, bad), *value.named[i + 1 :]))


@cache
def written(term: Term) -> bool:
    """Can it be written at all?"""
    try:
        return parse(unparse(term)) == term
    except (Malformed, IndexError):
        return False


def test_whatever_is_written_the_check_says_what_is_wrong(seed: int) -> None:
    powers = sorted({power.replace("$", "Card") for one in SHOWN for power in one.powers})
    seen = refused = 0
    for power in powers[seed % 3 :: 3]:
        for term in filter(written, spoilt(parse(power))):
            seen += 1
            refused += bool(LANGUAGE.check(term, "power", ("host",)))
    assert seen > 2_000
    assert refused > 0.8 * seen
