"""The catalogue and its coverage: who shows which rule, read from the files alone."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from tabard.core.catalogue import Catalogue, Coverage, Rule, Shows, coverage
from tabard.core.errors import Malformed
from tabard.core.pack import BadPack

SMALL = """\
game: toy
about: {en: Toy., it: Giocattolo.}
rules:
  - id: TOY-MOVE-01
    title: {en: Move, it: Mossa}
    text: {en: One moves., it: Si muove.}
    page: p.1
    kind: procedure
    ruling:
      question: {en: Who?, it: Chi?}
      answer: {en: All., it: Tutti.}
      reason: {en: Fair., it: Giusto.}
    shows: {given: a, when: b, then: c}
  - id: TOY-INT-01
    title: {en: Both?, it: Entrambi?}
    text: {en: Both., it: Entrambi.}
    kind: interaction
    between: [MOVE, TOY-MOVE-01]
    reason: {en: Why not., it: Perché no.}
    shows: {given: a, when: b, then: c}
    shown: It changes nothing.
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Catalogue]:
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)

    def make(text: str) -> Catalogue:
        name = f"toy{len(list(tmp_path.iterdir()))}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "rules.yaml").write_text(text, encoding="utf-8")
        return Catalogue.load(name)

    return make


def test_a_rule_as_written(toy: Callable[[str], Catalogue]) -> None:
    rules = toy(SMALL)
    move, both = rules
    assert (move.id, move.title["it"], move.page) == ("TOY-MOVE-01", "Mossa", "p.1")
    assert move.ruling is not None
    assert move.ruling.answer == {"en": "All.", "it": "Tutti."}
    assert both.between == ("MOVE", "TOY-MOVE-01")
    assert both.shown == "It changes nothing."
    assert rules["TOY-INT-01"] is both
    assert len(rules) == 2


def test_mistakes_in_a_catalogue_have_lines(toy: Callable[[str], Catalogue]) -> None:
    with pytest.raises(BadPack) as bad:
        toy(SMALL.replace("    page: p.1\n", "").replace(", it: Entrambi.", ""))
    assert [(p.line, p.sentence) for p in bad.value.problems] == [
        (4, "'rules': a rule names the `page` it stands on."),
        (15, "'it' of 'text' of 'rules' is missing."),
    ]
    with pytest.raises(BadPack, match=r"rules\.yaml:14: The rule TOY-MOVE-01 is there twice\."):
        toy(SMALL.replace("id: TOY-INT-01", "id: TOY-MOVE-01"))
    with pytest.raises(BadPack, match="an interaction says what it is `between`"):
        toy(SMALL.replace("    reason: {en: Why not., it: Perché no.}\n", ""))


def test_an_unknown_rule_names_its_neighbors(toy: Callable[[str], Catalogue]) -> None:
    rules = toy(SMALL)
    with pytest.raises(Malformed, match=r"no rule 'toy-mov-1' in toy\. Did you mean TOY-MOVE-01"):
        rules["toy-mov-1"]
    with pytest.raises(Malformed, match=r"no rule 'xyzzy' in toy\.$"):
        rules["xyzzy"]
    assert "TOY-MOVE-01" in rules
    assert "xyzzy" not in rules


def rule(id: str, shown: str | None = None) -> Rule:
    both = {"en": "x", "it": "x"}
    return Rule(id, both, both, "procedure", Shows("a", "b", "c"), "p.1", shown=shown)


RULES = Catalogue(
    "toy",
    {},
    {r.id: r for r in [rule(f"TOY-A-{i}") for i in range(1, 7)] + [rule("TOY-BOX-1", "A box.")]},
)


@pytest.fixture
def cover(tmp_path: Path) -> Callable[..., Coverage]:
    def run(tests: str = "", scenario: str | None = None) -> Coverage:
        (tmp_path / "tests" / "deep").mkdir(parents=True, exist_ok=True)
        (tmp_path / "tests" / "deep" / "test_it.py").write_text(textwrap.dedent(tests))
        (tmp_path / "scenarios").mkdir(exist_ok=True)
        if scenario is not None:
            (tmp_path / "scenarios" / "one.yaml").write_text(scenario)
        return coverage(RULES, [tmp_path / "tests"], [tmp_path / "scenarios", tmp_path / "none"])

    return run


def sentences(found: Coverage) -> list[tuple[int, str]]:
    return [(p.line, p.sentence) for p in found.problems]


def test_tests_params_and_scenarios_show_rules(cover: Callable[..., Coverage]) -> None:
    found = cover(
        """\
        import pytest

        @pytest.mark.rule("TOY-A-1", "TOY-A-2")
        @pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("TOY-A-3"))])
        def test_some(x): ...

        CASES = [pytest.param(1, marks=[pytest.mark.rule("TOY-A-4"), pytest.mark.slow])]

        class TestMore:
            @pytest.mark.rule("OTHER-A-1")
            def test_more(self): ...
        """,
        "title: t\nrules: [TOY-A-5, TOY-A-1]\n",
    )
    assert found.problems == ()
    assert found.to_json() == {"rules": 7, "shown": 6, "missing": ["TOY-A-6"]}
    assert [where.rpartition("/")[2] for where in found.by["TOY-A-1"]] == [
        "test_it.py:5",
        "test_it.py:4",
        "one.yaml:2",
    ]


def test_nothing_shown_is_nothing_shown(cover: Callable[..., Coverage]) -> None:
    found = cover()
    assert found.to_json() == {
        "rules": 7,
        "shown": 1,
        "missing": [f"TOY-A-{i}" for i in range(1, 7)],
    }


def test_three_rules_a_test_at_most(cover: Callable[..., Coverage]) -> None:
    found = cover(
        """\
        import pytest

        @pytest.mark.rule("TOY-A-1", "TOY-A-2", "TOY-A-3")
        def test_three(): ...

        @pytest.mark.rule("TOY-A-1", "TOY-A-2")
        @pytest.mark.rule("TOY-A-3", "TOY-A-4")
        def test_four(): ...

        @pytest.mark.rule("TOY-A-1", "TOY-A-2")
        @pytest.mark.parametrize(
            "x",
            [pytest.param(2, marks=pytest.mark.rule("TOY-A-3", "TOY-A-4"))],
        )
        def test_with_params(x): ...
        """,
        "rules: [TOY-A-1, TOY-A-2, TOY-A-3, TOY-A-4]\n",
    )
    too_many = "It names 4 rules; 3 is the most one test shows."
    assert sorted(sentences(found)) == [(1, too_many), (8, too_many), (13, too_many)]


def test_marks_that_show_nothing_are_problems(cover: Callable[..., Coverage]) -> None:
    found = cover(
        """\
        import pytest

        ID = "TOY-A-1"

        @pytest.mark.rule(ID)
        def test_variable(): ...

        @pytest.mark.rule()
        def test_empty(): ...

        @pytest.mark.rule("TOY-A-2")
        def helper(): ...

        @pytest.mark.skip(reason="later")
        @pytest.mark.rule("TOY-A-3")
        def test_skipped(): ...

        @pytest.mark.rule("TOY-A-44")
        def test_typo(): ...
        """,
        "rules: TOY-A-5\n",
    )
    assert found.missing == tuple(f"TOY-A-{i}" for i in range(1, 7))
    assert sorted(sentences(found)) == [
        (1, "`rules` must be a list of rule ids."),
        (5, "Write the ids of rules out, so that they can be found."),
        (8, "The mark names no rule."),
        (11, "This mark stands on no test."),
        (16, "test_skipped does not run or must fail, so it shows nothing."),
        (19, "There is no rule 'TOY-A-44' in toy. Did you mean TOY-A-4 or TOY-A-6 or TOY-A-5?"),
    ]


def test_files_that_can_not_be_read_are_problems(cover: Callable[..., Coverage]) -> None:
    found = cover('@pytest.mark.rule("TOY-A-1")\ndef test(:\n', "rules: [\n")
    assert [sentence.split(":")[0] for _, sentence in sentences(found)] == [
        "This is not valid YAML",
        "This is not valid Python",
    ]


def test_the_shipped_catalogues_are_whole() -> None:
    """Every game's catalogue loads, is about that game, and points only at what it has."""
    from tabard.core.words import folder_of

    packages = [p.parent.name for p in folder_of("tabard.games").glob("*/rules.yaml")]
    assert packages
    for name in packages:
        rules = Catalogue.load(f"tabard.games.{name}")
        assert rules.game == name
        prefix = next(iter(rules)).id.split("-")[0]
        sections = {r.id.removeprefix(f"{prefix}-").rpartition("-")[0] for r in rules}
        for one in rules:
            for other in one.between:
                assert other in rules or other in sections, f"{one.id}: {other}"
