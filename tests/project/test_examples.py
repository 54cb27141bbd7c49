"""The examples in docstrings are right: all of them are run."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tabard

ROOT = Path(tabard.__file__).parent
MODULES = [
    ".".join(("tabard", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")
    for path in sorted(ROOT.rglob("*.py"))
    if ">>> " in path.read_text(encoding="utf-8")
]


def test_there_are_examples() -> None:
    assert len(MODULES) > 50


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_right(name: str) -> None:
    done = doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted > 0
    assert done.failed == 0
