"""Content permuted and extended under a saved game, and reworded under it: see `tests.worlds`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.codec import Marked
from tabard.core.errors import Malformed
from tests.core.flowkit import game_of, load
from tests.worlds import WORLDS, elsewhere, gate, positions

SAMPLE = 24


def test_every_game_has_another_world() -> None:
    assert set(registry.names()) | {"keepsake"} == set(WORLDS)


@pytest.mark.slow
@pytest.mark.parametrize("name", WORLDS)
def test_saved_games_go_on_to_the_same_end_in_another_world(name: str, seed: int) -> None:
    assert gate(name, SAMPLE, seed) == []


@pytest.mark.slow
def test_duels_go_on_when_what_cards_say_is_changed_under_them(seed: int) -> None:
    """Half of all cards say something else now. What was announced or under way with the old words
    is broken off, and the duel ends as duels do."""
    saved = [
        data
        for data in positions("tcg", 200, seed)
        if data["columns"]["chain"] or any("power" in names for _, _, names in data["frames"])
    ]
    _, *ends = elsewhere("tcg", saved, seed, "--reworded")
    assert len(ends) == len(saved) > 10
    assert [end[-1] for end in ends if not end[-1].startswith("Outcome(")] == []
    broken = [end for end in ends if any("is not written as it was" in line for line in end[:5])]
    assert broken


# -- what is broken off ---------------------------------------------------------------------------

SPELLS = """
from tabard.core.codec import Kind, Marked
from tabard.core.state import records
SPELL = Marked("spell", ("bolt", "rain"), lambda: MARKS)
MARKS = ["a1", "b2"]
Spell = Annotated[int, SPELL]

class Cast(NamedTuple):
    spell: Spell
    n: int

@columns
class Magic(BaseState):
    trace: tuple = row()
    casts: tuple = records(Cast)

@flow
def main(s):
    i: int
    for i in range(2):
        yield from cast(s, i)
        note(s, 10 + i)
        yield from ask(0, "more", picks(2))

@flow
def cast(s, spell: Spell):
    s.casts += (Cast(spell, 7),)
    yield from ask(0, "aim", picks(3))
    note(s, spell)
"""


def magic(folder: Path, goes_on: frozenset[str]) -> tuple[Any, Any]:
    module = load(folder, SPELLS)
    vars(module)["State"] = module.Magic
    game: Any = game_of(module)
    type(game).goes_on = goes_on
    return game, module


def reworded(module: Any, marks: list[str]) -> None:
    module.MARKS[:] = marks
    spell: Marked = module.SPELL
    vars(spell).pop("written")
    vars(spell).pop("number", None)


def test_what_was_reworded_is_broken_off_and_the_rest_goes_on(tmp_path: Path) -> None:
    game, module = magic(tmp_path, frozenset({"main"}))
    saved = json.loads(json.dumps(game.to_json(game.new())))
    assert saved["frames"][1] == ["cast", "aim", {"spell": "bolt@a1"}]
    assert saved["columns"]["casts"] == [{"spell": "bolt@a1", "n": 7}]
    reworded(module, ["a1", "c3"])  # another spell
    notes: list[str] = []
    s = game.from_json(saved, notes)
    assert (notes, game.pending(s).label, len(s.casts)) == ([], "aim", 1)
    reworded(module, ["c3", "b2"])
    s = game.from_json(saved, notes)
    assert notes == ["The spell 'bolt@a1' is not written as it was."] * 2  # record and frame
    assert (game.pending(s).label, s.casts, s.trace) == ("more", (), (10,))
    game.advance(s, ("pick", 0))
    game.advance(s, ("pick", 0))
    assert s.trace == (10, 1, 11)


def test_a_game_in_which_nothing_can_go_on_says_so(tmp_path: Path) -> None:
    game, module = magic(tmp_path, frozenset())
    saved = game.to_json(game.new())
    reworded(module, ["c3", "b2"])
    with pytest.raises(Malformed, match="The spell 'bolt@a1' is not written as it was"):
        game.from_json(saved)


def test_a_view_tells_no_marks(tmp_path: Path) -> None:
    game, _ = magic(tmp_path, frozenset())
    assert game.view(game.new(), 0)["columns"]["casts"] == [["bolt", 7]]
