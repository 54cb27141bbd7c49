"""Find the paragraph: every rule that changes what happens is cited where it is decided.

The search is literal: ``SWW-CONQUER-03`` in a game's own modules, in a comment or a docstring, or
several, ``SWW-CONQUER-01 to -03``, ``TCG-ZONE-02, -05``. What explains (`why`), shows (`show`),
writes positions down or plays decides nothing. A rule that needs no code says why in rules.yaml
(`no_code`), as does one that changes nothing in play (`shown`); an example shows the rules it uses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tabard.core import registry
from tabard.core.catalogue import Catalogue, has_rules
from tabard.core.words import folder_of

PACKAGES = [
    game.info.package
    for game in map(registry.load, registry.names())
    if has_rules(game.info.package)
]
DECIDES_NOTHING = (
    *("why", "show", "bot", "fights.py", "blows.py", "odds.py"),
    *("notation.py", "writing.py", "old.py"),
)
ID = r"[A-Z]{3}(?:-[A-Z]+)+"
CITED = re.compile(rf"({ID})-(\d\d)((?:(?:,| to| and| or) (?:{ID})?-\d\d)*)")


def cited(text: str) -> Iterator[str]:
    """
    >>> list(cited("TCG-ZONE-02 to -04, -07: and TCG-WIN-01, TCG-SETUP-03 to TCG-SETUP-05"))[:5]
    ['TCG-ZONE-02', 'TCG-ZONE-03', 'TCG-ZONE-04', 'TCG-ZONE-07', 'TCG-WIN-01']
    """
    flat = re.sub(r"\s*\n\s*(?:#\s*)?", " ", text)
    for found in CITED.finditer(flat):
        section, last = found[1], int(found[2])
        yield f"{section}-{last:02}"
        for link, other, digits in re.findall(rf"(,| to| and| or) ({ID})?-(\d\d)", found[3]):
            number = int(digits)
            section = other or section
            first = last + 1 if link == " to" else number
            yield from (f"{section}-{n:02}" for n in range(first, number + 1))
            last = number


def places(folder: Path) -> dict[str, set[str]]:
    """Every rule that is cited, and the modules that do."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = str(path.relative_to(folder))
        for rule in cited(path.read_text(encoding="utf-8")):
            found.setdefault(rule, set()).add(name)
    return found


def decides(module: str) -> bool:
    return Path(module).parts[0] not in DECIDES_NOTHING


@pytest.mark.parametrize("package", PACKAGES)
def test_a_rule_is_cited_where_it_is_decided(package: str) -> None:
    where = places(folder_of(package))
    homeless = [
        rule.id
        for rule in Catalogue.load(package)
        if rule.kind != "example"
        and rule.shown is None
        and rule.no_code is None
        and not any(map(decides, where.get(rule.id, ())))
    ]
    assert homeless == []


@pytest.mark.parametrize("package", PACKAGES)
def test_what_needs_no_code_is_not_cited_where_things_are_decided(package: str) -> None:
    where = places(folder_of(package))
    for rule in Catalogue.load(package):
        if rule.no_code is not None:
            assert not any(map(decides, where.get(rule.id, ()))), rule.id
            assert rule.shown is None, rule.id
            assert rule.no_code.endswith("."), rule.id


@pytest.mark.parametrize("package", PACKAGES)
def test_every_rule_that_is_cited_is_there(package: str) -> None:
    book = Catalogue.load(package)
    prefix = next(iter(book)).id.partition("-")[0]
    named = [rule for rule in places(folder_of(package)) if rule.startswith(f"{prefix}-")]
    assert book.unknown(named) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_reasons_name_rules_that_are_there(package: str) -> None:
    book = Catalogue.load(package)
    for rule in book:
        assert book.unknown(cited(rule.no_code or "")) == [], rule.id


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_maps_the_pages_of_its_book_to_its_modules(package: str) -> None:
    """Every module of rules is found by its page, and what is named is there."""
    told = import_module(package).__doc__ or ""
    folder = folder_of(package)
    assert len(re.findall(r"\bp\.\d", told)) >= 8
    rules = {f"rules.{path.stem}" for path in (folder / "rules").glob("[a-z]*.py")}
    named = set(re.findall(r"`([a-z_.]+)`", told))
    assert rules - named == set()
    parts = {path.stem for path in folder.rglob("*") if path.is_dir() or path.suffix == ".py"}
    inside = {f"{path.parent.name}.{path.stem}" for path in folder.glob("*/*.py")}
    assert named - parts - inside == set()


def test_ranges_count() -> None:
    assert list(cited("SWW-A-01 to -03")) == ["SWW-A-01", "SWW-A-02", "SWW-A-03"]
    assert list(cited("SWW-A-01,\n    # -03, SWW-B-02")) == ["SWW-A-01", "SWW-A-03", "SWW-B-02"]
    assert list(cited("TCG-A-B-05 to TCG-A-B-07")) == [f"TCG-A-B-{n:02}" for n in (5, 6, 7)]
    assert list(cited("(-06), TCG-A and TCG-A-1")) == []
