"""The rulebook of the game: every rule, in both languages, and what the code cites is one."""

from __future__ import annotations

import re
from pathlib import Path

from tabard.core.catalogue import Catalogue

PACKAGE = "tabard.games.adventure"
SOURCES = Path(__file__).parents[2] / "src" / "tabard" / "games" / "adventure"


def test_the_rules_are_all_there() -> None:
    rules = Catalogue.load(PACKAGE)
    assert len(rules) == 412
    for rule in rules:
        assert rule.title.keys() == rule.text.keys() == {"en", "it"}, rule.id
        assert rule.text["en"] != rule.text["it"], rule.id


def test_what_the_code_cites_is_a_rule() -> None:
    rules = Catalogue.load(PACKAGE)
    cited = {
        id
        for path in sorted(SOURCES.rglob("*.py"))
        for id in re.findall(r"WAG-[A-Z]+(?:-[A-Z]+)*-\d\d", path.read_text())
    }
    assert len(cited) > 100
    assert rules.unknown(sorted(cited)) == []
