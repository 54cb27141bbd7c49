"""The executable rulebook: every rule of a game, and which tests show it.

The rules stand in ``<package>/rules.yaml``, in both languages. A test names the rules it shows,
three at most, with ``@pytest.mark.rule("SWW-CONQUER-03")``; a scenario with ``rules:``. A rule that
changes nothing in play says so (`Rule.shown`) and counts as shown.
"""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from .errors import Malformed
from .pack import Problem, load_files
from .words import folder_of

AT_MOST = 3
"""Rules a single test may name: one that shows more shows none of them well."""


class Ruling(NamedTuple):
    """What we decided where the book is silent or two books disagree."""

    question: Mapping[str, str]
    answer: Mapping[str, str]
    reason: Mapping[str, str]


class Shows(NamedTuple):
    """How one would see the rule at work."""

    given: str
    when: str
    then: str


@dataclass(frozen=True)
class Rule:
    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    kind: str
    shows: Shows
    page: str | None = None
    """Where the book says it; None for an interaction, which is ours."""
    ruling: Ruling | None = None
    between: tuple[str, ...] = ()
    """What an interaction is between: sections or rule ids."""
    reason: Mapping[str, str] | None = None
    """Why an interaction is decided so."""
    shown: str | None = None
    """Why it changes nothing in play, when it does not."""
    no_code: str | None = None
    """Why no line of code decides it, when none does: a fact of the pack, what follows from other
    rules. All others are cited where they are decided; an example shows those it uses."""


def has_rules(package: str) -> bool:
    """Whether the game in this package has a catalogue."""
    return bool(package) and (folder_of(package) / "rules.yaml").is_file()


@dataclass(frozen=True)
class Catalogue:
    """All rules of one game, in the order of the book."""

    game: str
    about: Mapping[str, str]
    rules: Mapping[str, Rule] = field(default_factory=dict)

    @classmethod
    def load(cls, package: str) -> Catalogue:
        """The catalogue of the game in this package."""
        data = load_files([folder_of(package) / "rules.yaml"], "tabard.core.schema")
        book = data.parts["rules.yaml"]
        return cls(book["game"], book["about"], {r["id"]: _rule(r) for r in book["rules"]})

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules

    def __getitem__(self, rule: str) -> Rule:
        """The rule with this id; `Malformed` names the nearest when there is none."""
        found = self.rules.get(rule)
        if found is None:
            raise Malformed(self._unknown(rule))
        return found

    def _unknown(self, rule: str) -> str:
        near = difflib.get_close_matches(rule.upper(), self.rules, 3)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        return f"There is no rule {rule!r} in {self.game}.{hint}"

    def unknown(self, rules: Iterable[str]) -> list[str]:
        """A sentence for each id that is not there."""
        return [self._unknown(rule) for rule in rules if rule not in self.rules]


def _rule(data: Mapping[str, Any]) -> Rule:
    ruling = data["ruling"]
    return Rule(
        **{
            **data,
            "shows": Shows(**data["shows"]),
            "ruling": None if ruling is None else Ruling(**ruling),
        }
    )


# -- coverage -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Coverage:
    """Which rules are shown, and by what."""

    rules: int
    shown: int
    missing: tuple[str, ...]
    by: Mapping[str, tuple[str, ...]]
    """Rule id → tests (``file:line``) and scenarios that show it."""
    problems: tuple[Problem, ...]
    """Unknown ids, tests that name too many, marks that stand on no test."""

    def to_json(self) -> dict[str, Any]:
        return {"rules": self.rules, "shown": self.shown, "missing": list(self.missing)}


class _Claim(NamedTuple):
    """A test or scenario and the rules it says it shows."""

    file: str
    line: int
    ids: tuple[str, ...]


def coverage(
    catalogue: Catalogue, test_folders: Iterable[Path], scenario_folders: Iterable[Path]
) -> Coverage:
    """Who shows what: read from the files, nothing is run.

    Only ids that share the catalogue's prefix (SWW-…) concern it: tests of several games may stand
    side by side."""
    claims: list[_Claim] = []
    problems: list[Problem] = []
    for folder in test_folders:
        for path in sorted(folder.rglob("*.py")):
            _read_tests(path, claims, problems)
    for folder in scenario_folders:
        for path in sorted(folder.rglob("*.yaml")):
            _read_scenario(path, claims, problems)
    prefixes = {rule.split("-")[0] for rule in catalogue.rules}
    by: dict[str, list[str]] = {}
    for claim in claims:
        ours = [rule for rule in claim.ids if rule.split("-")[0] in prefixes]
        if len(claim.ids) > AT_MOST:
            sentence = f"It names {len(claim.ids)} rules; {AT_MOST} is the most one test shows."
            problems.append(Problem(claim.file, claim.line, sentence))
        for sentence in catalogue.unknown(ours):
            problems.append(Problem(claim.file, claim.line, sentence))
        for rule in ours:
            by.setdefault(rule, []).append(f"{claim.file}:{claim.line}")
    missing = tuple(r.id for r in catalogue if r.shown is None and r.id not in by)
    return Coverage(
        rules=len(catalogue),
        shown=len(catalogue) - len(missing),
        missing=missing,
        by={rule: tuple(where) for rule, where in by.items() if rule in catalogue},
        problems=tuple(sorted(set(problems))),
    )


def _read_scenario(path: Path, claims: list[_Claim], problems: list[Problem]) -> None:
    from .yaml12 import read_file

    document = read_file(path)
    problems += [Problem(str(path), line, sentence) for line, sentence in document.problems]
    if not isinstance(document.data, dict) or "rules" not in document.data:
        return
    ids = document.data["rules"]
    line = document.line(("rules",))
    if isinstance(ids, list) and all(isinstance(rule, str) for rule in ids):
        claims.append(_Claim(str(path), line, tuple(ids)))
    else:
        problems.append(Problem(str(path), line, "`rules` must be a list of rule ids."))


def _read_tests(path: Path, claims: list[_Claim], problems: list[Problem]) -> None:
    """Marks count on test functions and in ``pytest.param(…, marks=…)``; elsewhere they might
    stand on something that never runs."""
    source = path.read_bytes()
    if b"mark.rule" not in source:
        return
    try:
        tree = ast.parse(source, str(path))
    except SyntaxError as error:
        problems.append(
            Problem(str(path), error.lineno or 1, f"This is not valid Python: {error.msg}.")
        )
        return
    left = {id(node): node for node in ast.walk(tree) if _is_mark(node, "rule")}

    def ids(marks: Iterable[ast.AST]) -> tuple[str, ...]:
        found: list[str] = []
        for mark in marks:
            assert isinstance(mark, ast.Call)
            left.pop(id(mark), None)
            for arg in mark.args:
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                    found.append(arg.value)
                else:
                    sentence = "Write the ids of rules out, so that they can be found."
                    problems.append(Problem(str(path), mark.lineno, sentence))
            if not mark.args:
                problems.append(Problem(str(path), mark.lineno, "The mark names no rule."))
        return tuple(found)

    in_tests: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test"):
            continue
        direct = [d for d in node.decorator_list if _is_mark(d, "rule")]
        own = ids(direct)
        if own and any(_is_mark(d, m) for d in node.decorator_list for m in ("skip", "xfail")):
            sentence = f"{node.name} does not run or must fail, so it shows nothing."
            problems.append(Problem(str(path), node.lineno, sentence))
            continue
        if own:
            claims.append(_Claim(str(path), node.lineno, own))
        for decorator in node.decorator_list:
            for param in _params(decorator):
                in_tests.add(id(param))
                extra = ids(_rule_marks(param))
                if extra:
                    claims.append(_Claim(str(path), param.lineno, (*own, *extra)))
    for param in _params(tree):
        if id(param) not in in_tests:
            extra = ids(_rule_marks(param))
            if extra:
                claims.append(_Claim(str(path), param.lineno, extra))
    for mark in left.values():
        assert isinstance(mark, ast.Call | ast.Attribute)
        problems.append(Problem(str(path), mark.lineno, "This mark stands on no test."))


def _is_mark(node: ast.AST, name: str) -> bool:
    """``pytest.mark.<name>(…)``; for marks without arguments also without the brackets."""
    target = node.func if isinstance(node, ast.Call) else node
    if name == "rule" and not isinstance(node, ast.Call):
        return False
    return (
        isinstance(target, ast.Attribute)
        and target.attr == name
        and isinstance(target.value, ast.Attribute)
        and target.value.attr == "mark"
    )


def _params(tree: ast.AST) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "param"
    ]


def _rule_marks(tree: ast.AST) -> list[ast.AST]:
    return [node for node in ast.walk(tree) if _is_mark(node, "rule")]
