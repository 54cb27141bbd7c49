"""The examples in the documents run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import tabard.core
from tabard.core.scenario import run_scenario

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(m.name for m in pkgutil.iter_modules(tabard.core.__path__, "tabard.core."))


def test_the_readme_tells_the_truth() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_scenario_of_the_guide_runs(tmp_path: Path) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    blocks = [b for b in re.findall(r"```yaml\n(.*?)```", text, re.S) if "steps:" in b]
    assert len(blocks) == 1
    file = tmp_path / "guide.yaml"
    file.write_text(blocks[0])
    assert run_scenario(file).failures == []
