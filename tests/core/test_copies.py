"""A state survives every way Python copies things: within the process, and into another one, as
cluster tools do it. In every game, in the middle of a choice."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import cloudpickle
import pytest

from tabard.core import flow, registry
from tabard.core.game import Game
from tabard.core.gates import pickle_gate
from tabard.core.luck import play_random, position, walk
from tests.bots.tiny import TINY
from tests.core.pebbles import GAME as PEBBLES
from tests.keepsake import GAME as KEEPSAKE
from tests.keepsake import State as KeepsakeState

ROOT = Path(__file__).parents[2]
NAMES = tuple(dict.fromkeys(("keepsake", "pebbles", "tiny", *registry.names())))


def game_called(name: str) -> Game[Any]:
    own: dict[str, Game[Any]] = {"keepsake": KEEPSAKE, "pebbles": PEBBLES, "tiny": TINY}
    return own.get(name) or registry.load(name)


def stops(game: Game[Any], seed: int) -> list[Any]:
    found: list[Any] = []
    play_random(game, game.info.seats[1], seed, lambda s, _: found.append(s.copy()), limit=game.cut)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_way_python_copies_gives_a_state_of_its_own(name: str, seed: int) -> None:
    game = game_called(name)
    found = stops(game, seed)
    for s in Random(seed).sample(found, min(12, len(found))):
        assert pickle_gate(game, s, Random(seed)) == []


ELSEWHERE = """
import json, pickle, sys
from tabard.core.luck import give
game, positions, scripts = pickle.loads(sys.stdin.buffer.read())
for packed, script in zip(positions, scripts):
    s = pickle.loads(packed)
    before = s.digest()
    for given in script:
        give(game, s, given)
    print(before, s.digest(), game.pending(s) is None, game.outcome(s))
"""


@pytest.mark.slow
@pytest.mark.parametrize("dumps", [pickle.dumps, cloudpickle.dumps], ids=["pickle", "cloudpickle"])
@pytest.mark.parametrize("name", NAMES)
def test_another_process_plays_on_with_it(
    name: str, dumps: Callable[[Any], bytes], seed: int
) -> None:
    """What was unpickled used to end the game at its first answer: a sentinel was another."""
    game = game_called(name)
    chosen = Random(seed).sample(stops(game, seed), 4)
    packed, scripts, ends = [], [], []
    for s in chosen:
        game.view(s, 0)  # what is found out by that goes into no pickle
        packed.append(dumps(s))
        ahead = s.copy()
        scripts.append(walk(game, ahead, Random(seed), steps=100_000))
        ended = game.pending(ahead) is None
        ends.append(f"{s.digest()} {ahead.digest()} {ended} {game.outcome(ahead)}")
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=dumps((game, packed, scripts)),
        capture_output=True,
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONHASHSEED": "7"},
        check=True,
    )
    assert done.stdout.decode().splitlines() == ends


def test_sentinels_points_and_flows_are_one_in_a_process() -> None:
    s = position(KEEPSAKE, 3, 0, 12)
    assert s.frame is not None
    for thing in (flow.STOP, s.frame[0], KEEPSAKE.main):
        for dumps in (pickle.dumps, cloudpickle.dumps):
            assert pickle.loads(dumps(thing)) is thing


def test_500_frames_are_no_deeper_when_they_are_pickled(tmp_path: Path) -> None:
    s = position(KEEPSAKE, 3, 0, 12)
    frame = s.frame
    assert frame is not None
    for depth in range(500):
        frame = (frame[0], frame[1], frame, depth)
    s.frame = frame
    assert len(flow.frames(pickle.loads(pickle.dumps(s)).frame)) == len(flow.frames(frame))


def test_the_pickle_gate_finds_a_shared_column_and_a_lost_one() -> None:
    class Shares(KeepsakeState):
        __slots__ = ()

        def __copy__(self: Any) -> Any:
            made = self.copy()
            made.points = self.points
            return made

    class Loses(KeepsakeState):
        __slots__ = ()

        def __deepcopy__(self: Any, memo: Any) -> Any:
            made = self.copy()
            made.frame = None
            return made

    s = position(KEEPSAKE, 3, 0, 12)
    for made, sentence in (
        (Shares, "What copy.copy makes shares points with its original."),
        (Loses, "What copy.deepcopy makes differs from its original."),
    ):
        s.__class__ = made
        assert pickle_gate(KEEPSAKE, s, Random(0)) == [sentence]
