"""info, rules and flow show: what they print, their JSON and their exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli import rulebook, testing
from tabard.core.catalogue import Catalogue

from .conftest import Tabard

RULES = """\
game: keepsake
about: {en: The rules., it: Le regole.}
rules:
  - id: KS-PLAY-01
    title: {en: Play, it: Giocare}
    text: {en: Play a card., it: Gioca una carta.}
    kind: action
    page: p.1
    ruling:
      question: {en: Which one?, it: Quale?}
      answer: {en: Any., it: Una qualsiasi.}
      reason: {en: It is fun., it: È divertente.}
    shows: {given: a hand, when: a card is played, then: it happens}
  - id: KS-PLAY-02
    title: {en: Rest, it: Riposo}
    text: {en: Rest., it: Riposa.}
    kind: action
    page: p.2
    shows: {given: a turn, when: a seat rests, then: nothing happens}
"""


def test_info_tells_seats_options_and_content(tabard: Tabard) -> None:
    told = tabard("info", "keepsake", "--json").json()
    assert told["game"] == "keepsake"
    assert told["version"] == "1"
    assert told["seats"] == [3, 4]
    assert told["options"]["rounds"]["default"] == 3
    assert told["content"] == {"cards": 5, "lists": 3}
    shown = tabard("info", "keepsake")
    assert shown.code == 0
    for text in ("Keepsake", "3 to 4 players", "in teams", "rounds", "cards"):
        assert text in shown.out


# -- rules ----------------------------------------------------------------------------------------


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A source tree with two rules, one of them shown by a test; the test game owns it."""
    package = tmp_path / "package"
    package.mkdir()
    (package / "rules.yaml").write_text(RULES)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_play.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("KS-PLAY-01")\ndef test_play():\n    assert 1\n'
    )
    monkeypatch.setattr(rulebook, "folder_of", lambda name: package)
    monkeypatch.setattr("tabard.core.catalogue.folder_of", lambda name: package)
    monkeypatch.setattr(testing, "source_root", lambda: tmp_path)
    monkeypatch.setattr(rulebook, "source_root", lambda: tmp_path)
    return tmp_path


def test_all_rules_a_line_each(tabard: Tabard, book: Path) -> None:
    done = tabard("rules", "keepsake")
    assert done.code == 0
    assert done.out.splitlines() == [
        "KS-PLAY-01  Play  (rulebook p.1)",
        "KS-PLAY-02  Rest  (rulebook p.2)",
    ]
    assert "Riposo" in tabard("rules", "keepsake", "--lang", "it").out
    told = tabard("rules", "keepsake", "--json").json()
    assert [rule["id"] for rule in told["rules"]] == ["KS-PLAY-01", "KS-PLAY-02"]


def test_one_rule_with_its_ruling_and_its_tests(tabard: Tabard, book: Path) -> None:
    done = tabard("rules", "keepsake", "ks-play-01")
    for text in ("Play a card.", "Which one?", "Any.", "It is fun.", "test_play.py:5"):
        assert text in done.out
    told = tabard("rules", "keepsake", "KS-PLAY-01", "--json").json()
    assert told["ruling"]["answer"] == {"en": "Any.", "it": "Una qualsiasi."}
    assert told["shown_by"][0].endswith("test_play.py:5")
    assert "No test shows it yet." in tabard("rules", "keepsake", "KS-PLAY-02").out


def test_coverage_lists_what_no_test_shows(tabard: Tabard, book: Path) -> None:
    done = tabard("rules", "keepsake", "--coverage", "--json")
    assert done.code == 1
    assert done.json() == {"rules": 2, "shown": 1, "missing": ["KS-PLAY-02"]}
    shown = tabard("rules", "keepsake", "--coverage")
    assert shown.code == 1
    assert "1 of 2 rules" in shown.out
    assert "KS-PLAY-02" in shown.out


def test_a_scenario_shows_a_rule_too(tabard: Tabard, book: Path) -> None:
    scenarios = book / "package" / "scenarios"
    scenarios.mkdir()
    (scenarios / "rest.yaml").write_text("title: Rest\ngame: keepsake\nrules: [KS-PLAY-02]\n")
    done = tabard("rules", "keepsake", "--coverage", "--json")
    assert done.code == 0
    assert done.json()["missing"] == []


def test_a_mark_that_names_no_rule_fails_the_coverage(tabard: Tabard, book: Path) -> None:
    test = book / "tests" / "test_play.py"
    test.write_text(test.read_text().replace('"KS-PLAY-01"', '"KS-PLAY-01", "KS-PLAY-2"'))
    done = tabard("rules", "keepsake", "--coverage", "--json")
    assert done.code == 1
    assert "KS-PLAY-2" in done.err
    assert done.json()["rules"] == 2


def test_an_unknown_rule_is_named_with_the_nearest(tabard: Tabard, book: Path) -> None:
    done = tabard("rules", "keepsake", "KS-PLAY-03")
    assert (done.code, done.out) == (2, "")
    assert "KS-PLAY-0" in done.err.partition("Did you mean")[2]


def test_without_the_source_tree_coverage_says_so(
    tabard: Tabard, book: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(testing, "source_root", lambda: None)
    monkeypatch.setattr(rulebook, "source_root", lambda: None)
    done = tabard("rules", "keepsake", "--coverage")
    assert (done.code, done.out) == (2, "")
    assert "source tree" in done.err
    one = tabard("rules", "keepsake", "KS-PLAY-01")
    assert one.code == 0
    assert "Shown by" not in one.out


def test_coverage_and_a_rule_do_not_go_together(tabard: Tabard, book: Path) -> None:
    assert tabard("rules", "keepsake", "KS-PLAY-01", "--coverage").code == 2


def test_a_rule_can_be_read_in_the_middle_of_a_game(tabard: Tabard, book: Path) -> None:
    assert len(Catalogue.load("any")) == 2
    lines = "rule ks-play-01\nrule\nrule KS-9\n"
    done = tabard("play", "keepsake", "--seed", 1, lines=lines)
    assert "Play a card." in done.out
    assert "Type for example: rule KS-PLAY-01." in done.out
    assert "There is no rule" in done.out


# -- flow show ------------------------------------------------------------------------------------


def test_a_flow_shows_its_resume_points_and_its_code(tabard: Tabard) -> None:
    done = tabard("flow", "show", "auction", "--game", "keepsake")
    assert done.code == 0
    assert "KS-AUCTION" in done.out
    assert "tests.keepsake.auction" in done.out
    table, _, code = done.out.partition("def ")
    assert "bid" in table
    assert "a question" in table
    assert "_t_pc" in code


def test_a_flow_that_runs_others_says_so(tabard: Tabard) -> None:
    done = tabard("flow", "show", "play_round", "--game", "keepsake")
    assert done.out.count("another flow") == 5
