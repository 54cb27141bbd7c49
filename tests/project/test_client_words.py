"""What the client says about a game in its own words is there for every game that is offered."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabard.core import registry
from tabard.core.catalogue import Catalogue, has_rules

WORDS = Path(__file__).parents[2] / "client" / "src" / "words"
OFFERED = [name for name in registry.names() if has_rules(registry.load(name).info.package)]
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", OFFERED)
def test_every_game_and_every_section_of_its_rules_has_a_name(game: str, language: str) -> None:
    files = (WORDS / language).glob("*.ftl")
    known = {key for file in files for key in KEY.findall(file.read_text(encoding="utf-8"))}
    rules = Catalogue.load(registry.load(game).info.package)
    sections = {rule.id.split("-")[1].lower() for rule in rules}
    missing = {
        name
        for name in sections
        if not {f"rules-section-{game}-{name}", f"rules-section-{name}"} & known
    }
    assert missing == set()
    assert f"game-{game}-about" in known
