"""replay, verify, scenario run, pack check: what they print, their JSON and their exit codes."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.match import Match
from tests.keepsake import GAME

from .conftest import Tabard


def played(rounds: int, until: int | None = None) -> Match[Any]:
    """A match of random answers, whole or up to a number of inputs."""
    match = Match.new(GAME, {"rounds": rounds}, 3, bytes(32), list("abc"))
    rng = Random(1)
    while (ask := match.pending) is not None:
        if until is not None and len(match.inputs) >= until:
            break
        seat = rng.choice(ask.who)
        match.answer(seat, rng.choice(ask.options_of(seat)))
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    played(1).save(tmp_path / "finished.json")
    return tmp_path / "finished.json"


@pytest.fixture
def running(tmp_path: Path) -> Path:
    played(2, until=15).save(tmp_path / "running.json")
    return tmp_path / "running.json"


# -- replay ---------------------------------------------------------------------------------------


def test_a_finished_match_is_told_whole(tabard: Tabard, finished: Path) -> None:
    done = tabard("replay", finished)
    assert done.code == 0
    assert "Round 1 begins." in done.out
    assert "In which order does the deck lie?" in done.out
    for seat in "ABC":
        assert f"{seat} draws the" in done.out
    assert "won" in done.out or "share" in done.out


def test_an_answer_is_told_in_the_words_of_its_moment(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    tabard("play", "--seats", "random,random", "--seed", 3, "--save", file)
    told = tabard("replay", file).out.splitlines()
    picks = [i for i, line in enumerate(told) if re.search(r" Take .*, (free|for \d)", line)]
    assert len(picks) > 2
    for i in picks:  # "Take Draenei Blacksmiths, free", "picks the Draenei (Blacksmiths)"
        race, power = told[i + 1].partition(" picks ")[2].split(" (")
        assert power.split(")")[0] in told[i]
        assert race.removeprefix("the ")[:3] in told[i]


def test_a_match_that_would_go_otherwise_now_is_told_as_written(
    tabard: Tabard, finished: Path
) -> None:
    data = json.loads(finished.read_text())
    first = next(i for i in data["inputs"] if i.get("chance"))
    first["chance"] = "forged"
    finished.write_text(json.dumps(data))
    done = tabard("replay", finished)
    assert (done.code, done.err) == (0, "")
    assert "forged:" in done.out


def test_a_running_match_is_told_without_secrets(tabard: Tabard, running: Path) -> None:
    done = tabard("replay", running)
    assert "draws a card." in done.out
    assert "draws the" not in done.out
    assert "shuffle" not in done.out
    assert "The match is still going." in done.out
    mine = tabard("replay", running, "--seat", "b")
    assert "B draws the" in mine.out
    assert "A draws the" not in mine.out


def test_replay_speaks_italian(tabard: Tabard, finished: Path) -> None:
    done = tabard("replay", finished, "--lang", "it")
    assert "Comincia il turno 1." in done.out
    assert "begins" not in done.out


def test_replay_json(tabard: Tabard, finished: Path, running: Path) -> None:
    told = tabard("replay", finished, "--json").json()
    assert told["game"] == "keepsake"
    assert told["over"]
    assert len(told["scores"]) == told["seats"] == 3
    assert {"event": "round 1", "text": "Round 1 begins."} in told["log"]
    assert told["inputs"][0]["chance"] == "list"
    going = tabard("replay", running, "--json").json()
    assert "inputs" not in going
    assert going["scores"] is None


def test_step_by_step_stops_when_the_input_does(tabard: Tabard, finished: Path) -> None:
    two = tabard("replay", finished, "--step", lines="\n")
    all_of_it = tabard("replay", finished, "--step", lines="\n" * 500)
    assert all_of_it.out == tabard("replay", finished).out
    assert "   2 " in two.out
    assert "   3 " not in two.out


def test_what_was_taken_back_is_shown_as_such(tabard: Tabard, tmp_path: Path) -> None:
    match = played(1, until=10)
    assert match.pending is not None
    seat = match.pending.who[0]
    match.answer(seat, match.pending.options_of(seat)[0])
    match.undo(seat, consent=True)
    while (ask := match.pending) is not None:
        match.answer(ask.who[0], ask.options_of(ask.who[0])[0])
    match.save(tmp_path / "undone.json")
    done = tabard("replay", tmp_path / "undone.json")
    number = next(i.undo for i in match.inputs if i.undo)
    assert f"undoes answer {number}" in done.out


def test_an_unknown_seat_is_named(tabard: Tabard, finished: Path) -> None:
    done = tabard("replay", finished, "--seat", "D")
    assert (done.code, done.out) == (2, "")
    assert "Seats: A, B, C." in done.err


# -- verify ---------------------------------------------------------------------------------------


def test_a_fair_match_is_fair(tabard: Tabard, finished: Path, running: Path) -> None:
    done = tabard("verify", finished)
    assert done.code == 0
    assert "The match was fair." in done.out
    assert tabard("verify", finished, "--json").json()["ok"] is True
    assert tabard("verify", running).code == 0


def test_a_forged_roll_is_found(tabard: Tabard, finished: Path) -> None:
    data = json.loads(finished.read_text())
    shuffle = next(i for i in data["inputs"] if i.get("chance") == "shuffle")
    shuffle["outcome"] = shuffle["outcome"][::-1]
    finished.write_text(json.dumps(data))
    done = tabard("verify", finished)
    assert done.code == 1
    assert "NOT fair" in done.out
    report = tabard("verify", finished, "--json")
    assert report.code == 1
    checks = report.json()["checks"]
    assert not next(c for c in checks if c["name"] == "dice")["ok"]


def test_a_position_that_was_changed_by_hand_is_found(tabard: Tabard, running: Path) -> None:
    data = json.loads(running.read_text())
    data["snapshot"]["state"]["columns"]["buttons"][0] += 1
    running.write_text(json.dumps(data))
    done = tabard("verify", running)
    assert done.code == 1
    assert "The match ends elsewhere than the file says." in done.out
    assert tabard("replay", running).code == 2


def test_an_event_that_was_changed_by_hand_is_found(tabard: Tabard, running: Path) -> None:
    data = json.loads(running.read_text())
    next(i for i in data["inputs"] if i.get("events"))["events"][0] = "sings A"
    running.write_text(json.dumps(data))
    assert tabard("verify", running).code in (1, 2)
    for command in (("replay", running), ("play", "--load", running)):
        done = tabard(*command)
        assert (done.code, done.out) == (2, "")
        assert "'sings'" in done.err
        assert str(running) in done.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b"{}", b'{"tabard": 99}', b"\xff\xfe", b'{"tabard": 1}']
)
def test_a_damaged_match_file_gets_a_sentence(
    tabard: Tabard, tmp_path: Path, command: str, damage: bytes
) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(damage)
    done = tabard(command, file)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"tabard: {file}: ")
    assert done.err.count("\n") == 1


# -- scenario run ---------------------------------------------------------------------------------

SCENARIO = """\
title: Everybody starts with six buttons
game: keepsake
seats: 3
steps:
  - expect: {buttons A: %s}
  - expect: {buttons B: %s}
"""


def test_a_scenario_that_holds(tabard: Tabard, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO % (6, 6))
    done = tabard("scenario", "run", tmp_path / "good.yaml")
    assert (done.code, done.err) == (0, "")
    assert "1 of 1 scenarios hold." in done.out


def test_every_failed_expectation_is_told_by_line(tabard: Tabard, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(SCENARIO % (6, 6))
    (tmp_path / "bad.yaml").write_text(SCENARIO % (7, 8))
    done = tabard("scenario", "run", tmp_path)
    assert done.code == 1
    assert "bad.yaml:5: buttons A is 6, not 7." in done.out
    assert "bad.yaml:6: buttons B is 6, not 8." in done.out
    assert "1 of 2 scenarios hold." in done.out
    told = tabard("scenario", "run", tmp_path, "--json")
    assert told.code == 1
    assert {k: told.json()[k] for k in ("scenarios", "failed", "unreadable")} == {
        "scenarios": 2,
        "failed": 1,
        "unreadable": [],
    }


def test_a_scenario_with_a_typo_does_not_hide_the_others(tabard: Tabard, tmp_path: Path) -> None:
    (tmp_path / "typo.yaml").write_text((SCENARIO % (6, 6)).replace("expect", "expct"))
    (tmp_path / "good.yaml").write_text(SCENARIO % (6, 6))
    done = tabard("scenario", "run", tmp_path)
    assert done.code == 2
    assert "Did you mean 'expect'?" in done.err
    assert "typo.yaml:5" in done.err
    assert "1 of 1 scenarios hold." in done.out
    assert len(tabard("scenario", "run", tmp_path, "--json").json()["unreadable"]) == 1


def test_a_scenario_for_a_rule_that_is_not_there(tabard: Tabard, tmp_path: Path) -> None:
    text = "title: None\ngame: smallworld\nrules: [SWW-CONQUER-03, SWW-CONQER-01]\nseats: 2\n"
    (tmp_path / "typo.yaml").write_text(text + "steps: []\n")
    done = tabard("scenario", "run", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "typo.yaml:3: There is no rule 'SWW-CONQER-01' in smallworld. Did you" in done.err


def test_a_folder_without_scenarios_is_named(tabard: Tabard, tmp_path: Path) -> None:
    done = tabard("scenario", "run", tmp_path)
    assert done.code == 2
    assert str(tmp_path) in done.err


# -- pack check -----------------------------------------------------------------------------------
# The schema is the one of rule lists: the smallest pack there is.


@pytest.fixture
def with_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    class Packed(type(GAME)):  # type: ignore[misc]
        info = replace(GAME.info, schema="tabard.core.schema")

    monkeypatch.setitem(registry._made, "keepsake", Packed())


GOOD_PACK = """\
game: keepsake
about: {en: The rules., it: Le regole.}
rules:
  - id: KS-PLAY-01
    title: {en: Play, it: Giocare}
    text: {en: Play a card., it: Gioca una carta.}
    kind: action
    page: p.1
    shows: {given: a hand, when: a card is played, then: it happens}
"""


@pytest.mark.usefixtures("with_packs")
def test_a_pack_without_mistakes(tabard: Tabard, tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(GOOD_PACK)
    done = tabard("pack", "check", tmp_path, "--game", "keepsake")
    assert (done.code, done.err) == (0, ""), done
    assert "is fine" in done.out


@pytest.mark.usefixtures("with_packs")
def test_all_mistakes_of_a_pack_are_told(tabard: Tabard, tmp_path: Path) -> None:
    bad = GOOD_PACK.replace("text:", "txet:").replace("game: keepsake", "game: 7")
    (tmp_path / "rules.yaml").write_text(bad)
    (tmp_path / "extra.yaml").write_text("a: 1\n")
    done = tabard("pack", "check", tmp_path, "--game", "keepsake")
    assert done.code == 2
    assert "rules.yaml:1: " in done.out
    assert "rules.yaml:6: " in done.out
    assert "extra.yaml:1: " in done.out
    told = tabard("pack", "check", tmp_path, "--game", "keepsake", "--json")
    assert told.code == 2
    problems = told.json()["problems"]
    assert {p["file"] for p in problems} == {"rules.yaml", "extra.yaml"}
    assert all(p["line"] >= 1 and p["sentence"] for p in problems)


@pytest.mark.usefixtures("with_packs")
def test_a_folder_that_is_no_pack(tabard: Tabard, tmp_path: Path) -> None:
    done = tabard("pack", "check", tmp_path / "nowhere", "--game", "keepsake")
    assert (done.code, done.out) == (2, "")
    assert "There is no folder" in done.err


@pytest.mark.parametrize("game", ["smallworld", "tcg", "boardgame", "adventure"])
def test_the_names_of_its_files_say_for_which_game_a_pack_is(tabard: Tabard, game: str) -> None:
    package = registry.load(game).info.package
    done = tabard("pack", "check", Path(str(resources.files(package))) / "pack")
    assert (done.code, done.err) == (0, ""), done.out
    assert "is fine" in done.out


@pytest.mark.parametrize("file", ["nothing.yaml", "abilities.yaml"])
def test_a_pack_that_could_be_for_any_game_needs_it_named(
    tabard: Tabard, tmp_path: Path, file: str
) -> None:
    (tmp_path / file).write_text("a: 1\n")
    done = tabard("pack", "check", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "add --game, one of adventure, " in done.err
