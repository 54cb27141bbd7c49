"""Scenarios: what they can say, and the sentence for each thing that is wrong with one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.match import Match
from tabard.core.scenario import ScenarioReport, run_scenario, scenario_from
from tests.core.pebbles import GAME
from tests.keepsake import GAME as KEEPSAKE

GOOD = """\
title: A throw of three
game: pebbles
rules: [PB-1, PB-2]
seats: 2
options: {turns: 1}
steps:
  - roll: [blue, red, green]
  - expect: {order: [blue, red, green], asked: A go, over: false}
  - do: A take
  - do: A throw
  - expect: {asked: chance die}
  - roll: 3
  - refuse: A bid 1
    rule: PB-2
  - offers: [A take, A end]
  - expect: {pebbles A: 4, pebbles: [4, 0], bowl: 11, taken: 4, turn: 0}
  - do: A end
  - do: B bid 1
  - do: A bid 0
  - expect: {over: true, winners: A, asked: "-"}
"""


def load(name: str) -> Game[Any]:
    if name != "pebbles":
        raise Malformed(f"There is no game {name!r}.")
    return GAME


def run(tmp_path: Path, text: str) -> ScenarioReport:
    path = tmp_path / "s.yaml"
    path.write_text(text, encoding="utf-8")
    return run_scenario(path, load)


def failures(tmp_path: Path, text: str) -> list[str]:
    """Without the folder."""
    return [f.removeprefix(f"{tmp_path}/") for f in run(tmp_path, text).failures]


def starting(steps: str, start: str = "position: {bowl: 5}") -> str:
    return f"title: t\ngame: pebbles\n{start}\nsteps:\n{steps}"


def test_a_good_scenario_passes(tmp_path: Path) -> None:
    report = run(tmp_path, GOOD)
    assert report.failures == []
    assert (report.title, report.steps, report.rules) == ("A throw of three", 13, ("PB-1", "PB-2"))


def test_every_failure_is_listed_with_its_line(tmp_path: Path) -> None:
    text = starting(
        """\
  - expect:
      bowl: 5
      pebbles A: 1
      taken: 2
  - refuse: A take
  - refuse: A bid 1
    rule: PB-1
  - offers: [A take, B take]
  - expect: {over: 0}
  - do: A take
"""
    )
    assert failures(tmp_path, text) == [
        "s.yaml:7: pebbles A is 0, not 1.",
        "s.yaml:8: taken is 0, not 2.",
        "s.yaml:9: 'A take' should be refused, but it is legal now.",
        "s.yaml:10: 'A bid 1' is refused by PB-2, not by PB-1.",
        "s.yaml:12: 'B take' should be offered, but is not. Asked: A go.",
        "s.yaml:13: over is False, not 0.",
    ]


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        ("  - do: B take\n", "s.yaml:5: It is not seat B's turn to answer, but A's."),
        (
            "  - do: A bid 1\n  - do: A take\n  - do: A take\n",
            "The 2 steps after it were not taken.",
        ),
        ("  - roll: 3\n", "s.yaml:5: There is nothing to roll now: A go is asked."),
        (
            "  - do: A throw\n  - do: A take\n",
            "s.yaml:6: Nobody is asked now: 'die' is to be rolled first.",
        ),
    ],
)
def test_a_step_that_cannot_be_taken_stops_the_run(
    steps: str, sentence: str, tmp_path: Path
) -> None:
    found = failures(tmp_path, starting(steps))
    assert len(found) == 1
    assert sentence in found[0]


def test_a_roll_after_the_end_is_a_failure(tmp_path: Path) -> None:
    found = failures(tmp_path, GOOD + "  - roll: 1\n")
    assert found == ["s.yaml:21: There is nothing to roll now: the game is over."]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ":1: The file is empty."),
        ("- a\n", ":1: A scenario is a mapping"),
        ("title: [\n", "This is not valid YAML"),
        (GOOD.replace("game:", "gmae:"), "'gmae' in a scenario. Did you mean 'game'?"),
        (GOOD.replace("game: pebbles", "game: marbles"), ":2: There is no game 'marbles'."),
        (GOOD.replace("seats: 2", "seats: two"), ":4: 'seats' should be a whole number."),
        (GOOD.replace("seats: 2", "seats: 9"), ":4: Pebbles is for 2 players, not 9."),
        (GOOD.replace("seats: 2\n", ""), "A scenario starts from"),
        (GOOD.replace("turns: 1", "trns: 1"), "There is no option 'trns'"),
        (GOOD.replace("do: A end", "doo: A end"), ":17: There is no step 'doo'"),
        (GOOD.replace("do: A end", "do: 5"), ":17: 'do' can't be 5."),
        (GOOD.replace("do: A end", "do: Z end"), ":17: 'Z end' should begin with a seat: A, B."),
        (GOOD.replace("do: A end", "do: A edn"), ":17: There is no move called 'edn'"),
        (GOOD.replace("  - do: A end", "  - {do: A end, roll: 1}"), "one thing, not 2"),
        (GOOD.replace("  - do: A end", "  - A end"), "A step is written like"),
        (GOOD.replace("  - do: A end", "  - {do: A end, rule: X}"), "'rule' stands beside"),
        (GOOD.replace("roll: 3", "roll: 7"), ":12: 7 is not a face of the die"),
        (GOOD.replace("roll: 3", "roll: true"), ":12: 'roll' can't be True."),
        (GOOD.replace("bowl: 11", "bwol: 11"), "called 'bwol' to measure. Did you mean 'bowl'?"),
        (GOOD.replace("pebbles A:", "pebbles Q:"), "There is no seat called 'Q' here."),
        (GOOD.replace("pebbles A:", "pebbles D:"), "There is no seat called 'D' here."),
        (GOOD.replace("bowl: 11", "bowl A: 11"), "'bowl' takes no 'A'."),
        (GOOD.replace("[A take, A end]", "[A take, 3]"), "'offers' holds texts"),
        (starting("  []\n", "position: {}"), ":3: A position of Pebbles says"),
        (starting("  []\n", "state: {}"), ":3: This is not a saved position"),
        (starting("  []\n", "position: {bowl: 1}\noptions: {}"), "'options' goes with 'seats'"),
    ],
)
def test_what_cannot_be_read_has_its_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(Malformed) as caught:
        run(tmp_path, text)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"{tmp_path / 's.yaml'}:")


def test_all_typos_are_reported_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("title:", "titel:").replace("do: A end", "doo: A end")
    with pytest.raises(Malformed) as caught:
        run(tmp_path, text.replace("roll: 3", "rol: 3"))
    lines = str(caught.value).splitlines()
    assert len(lines) == 4  # the unknown entry, the missing one, two unknown steps


def test_a_missing_file_has_its_sentence(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"nowhere\.yaml: It can't be read: No such file"):
        run_scenario(tmp_path / "nowhere.yaml", load)


def test_a_game_without_positions_says_so() -> None:
    class Mute(type(KEEPSAKE)):  # type: ignore[misc]
        read_position = Game.read_position
        write_position = Game.write_position

    data = {"title": "t", "game": "keepsake", "position": {"x": 1}, "steps": []}
    with pytest.raises(Malformed, match="Keepsake has no notation for positions"):
        run_scenario(data, lambda name: Mute())
    text = scenario_from(Mute(), Mute().new({}, 3), "t")
    assert "# Keepsake has no notation for positions.\nstate:\n" in text


def test_a_pool_of_dice_can_be_rolled() -> None:
    """Each color's faces in ascending order; the sentence says so otherwise."""
    cards = ["locket", "locket", "clock", "chest", "magpie", "dust", "dust", "dust"]
    seat = {"list": "careful", "deck": cards}
    steps: list[dict[str, Any]] = [{"do": f"{name} bid 0"} for name in "ABC"]
    steps += [{"do": f"{name} rest"} for name in "BAC"]
    position = {"A": seat | {"marbles": ["m1", "m2"]}, "B": seat, "C": seat}
    data = {"title": "t", "game": "keepsake", "position": position, "steps": steps}
    rolled = [{"roll": [[0, 1], [1]]}, {"expect": {"heirloom": 3, "asked": "A B C bid"}}]
    report = run_scenario(data | {"steps": steps + rolled}, lambda name: KEEPSAKE)
    assert (report.failures, report.steps) == ([], 8)
    for wrong, sentence in (
        ([[1, 0], [1]], "stand in ascending order"),
        ([[1], [1]], "is no roll of 2 white dice"),
        ([[0, 1], [3]], "3 is not a face of the red dice"),
        (2, "2 is no roll of this pool: it has one tuple for white, red"),
    ):
        with pytest.raises(Malformed, match=sentence):
            run_scenario(data | {"steps": [*steps, {"roll": wrong}]}, lambda name: KEEPSAKE)


def test_data_without_a_file_names_the_step() -> None:
    data = {
        "title": "t",
        "game": "pebbles",
        "position": {"bowl": 3},
        "steps": [{"do": "A take"}, {"expect": {"bowl": 3}}],
    }
    assert run_scenario(data, load).failures == ["Step 2: bowl is 2, not 3."]


def test_any_position_becomes_a_scenario(tmp_path: Path, seed: int) -> None:
    """A position in the middle of a match of Keepsake, sealed bids and all, goes on from a file as
    it goes on in the match."""
    rng = Random(seed)
    m = Match.new(KEEPSAKE, {"rounds": 1}, 4, rng.randbytes(32), "abcd")
    path = tmp_path / "found.yaml"
    checked = 0
    while not m.over:
        q = m.pending
        assert q is not None
        seat = rng.choice(q.who)
        option = KEEPSAKE.options.text(m.state, rng.choice(q.options_of(seat)))
        text = scenario_from(KEEPSAKE, m.state, 'A "strange" thing: no?')
        m.answer(seat, option)
        points = list(m.state.points)
        steps = f"steps:\n  - do: {'ABCD'[seat]} {option}\n  - expect: {{points: {points}}}\n"
        path.write_text(text.replace("steps: []\n", steps), encoding="utf-8")
        report = run_scenario(path)
        assert (report.failures, report.steps) == ([], 2)
        assert report.title == 'A "strange" thing: no?'
        checked += 1
    assert checked > 8


def test_what_was_told_is_compared_verb_by_verb(tmp_path: Path) -> None:
    def after(told: str) -> list[str]:
        return failures(tmp_path, starting(f"  - do: A take\n  - told: [{told}]\n"))

    assert after("took A") == []
    assert after("took B") == ["s.yaml:6: Told is took A, not as it says here."]
    assert after("took A, took A") == ["s.yaml:6: Told is took A, not as it says here."]
    assert after("threw A 3") == ["s.yaml:6: Told is nothing of the kind, not as it says here."]
    with pytest.raises(Malformed, match=r"s.yaml:6: 'told' holds texts like `passed A`"):
        after("")


def test_an_option_is_yes_or_no(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"s.yaml:3: 'ask_all' should be a yes or no."):
        run(tmp_path, starting("  - do: A take", "ask_all: 3\nposition: {bowl: 5}"))
