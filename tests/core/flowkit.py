"""Small flows for the tests of the compiler: write one as text, run it in every way it can go."""

from __future__ import annotations

import importlib.util
import itertools
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from tabard.core.ask import Option
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.explain import Reason
from tabard.core.game import Game, GameInfo, Outcome
from tabard.core.gates import Native
from tabard.core.luck import all_inputs, give
from tabard.core.words import Words

PRELUDE = """
from typing import Annotated, Any, NamedTuple
from tabard.core.ask import Die, Draw, Option, Shuffle, ask, ask_any, ask_sealed, chance
from tabard.core.flow import flow
from tabard.core.state import BaseState, columns, row
from tests.core.flowkit import COLOR

@columns
class State(BaseState):
    trace: tuple = row()

Color = Annotated[int, COLOR]

def note(s, *numbers):
    s.trace += numbers

def picks(n):
    return tuple(("pick", i) for i in range(n))

"""
COLOR = Kind("color", ("red", "green", "blue"))
_count = itertools.count()


def load(folder: Path, source: str) -> ModuleType:
    """A module of flows; what the compiler refuses is raised here."""
    name = f"flows_{next(_count)}"
    path = folder / f"{name}.py"
    path.write_text(PRELUDE + source)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def game_of(module: ModuleType) -> Game[Any]:
    """A title whose rules are the module's flow `main`."""

    class Bench(Game[Any]):
        info = GameInfo("bench", {"en": "Bench", "it": "Banco"}, "1", (2, 4), package="tests")
        state = module.State
        main = module.main
        words = Words("tests", "keepsake_words")
        options = Codec({"pick": (Number(9),), "paint": (COLOR,), "done": ()})
        events = Codec({"told": (Number(9),), "moved": (SEAT,)})

        def outcome(self, s: Any) -> Outcome | None:
            return None if s.frame is not None else Outcome((0,) * s.seats, ())

        def explain(self, s: Any, seat: int, option: Option) -> Reason:
            return Reason(False, "why-not-now", self.words)

    return Bench()


def all_ways(game: Game[Any], depth: int = 12) -> set[tuple[int, ...]]:
    """Play every way the flow can go and give all final traces. At every stop the game is also
    copied, saved and read back, and compared with the undecorated generator."""
    ends: set[tuple[int, ...]] = set()

    def visit(s: Any, inputs: list[Any]) -> None:
        native = Native(game, game.new(None, s.seats))
        for given in inputs:
            native.give(given)
        assert native.differs(s) is None, (native.differs(s), inputs)
        q = game.pending(s)
        if q is None:
            ends.add(s.trace)
            return
        assert len(inputs) < depth, "the flow does not end"
        saved = json.dumps(game.to_json(s))
        for given in all_inputs(q):
            for child in (s.copy(), game.from_json(json.loads(saved))):
                give(game, child, given)
                visit(child, [*inputs, given])

    visit(game.new(None, 2), [])
    return ends


def ways(folder: Path, source: str) -> set[tuple[int, ...]]:
    return all_ways(game_of(load(folder, source)))
