"""Two source trees measured against each other: is the new one as fast as the old one?

    git worktree add /tmp/before v0.3.1
    python tools/compare.py /tmp/before . --rounds 10

The two take turns, and time is that of the process itself, not of the clock: a busy machine hits
both, and little. What counts is the median of the ratios, round by round. Above 1 the new tree is
faster. Bytecode is kept, as it is for whoever plays: an import is not a compilation.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

MEASURE = """
import json, time
time.perf_counter = time.process_time
from tabard.cli import bench
from tabard.core import registry
bench.IMPORT = bench.IMPORT.replace("perf_counter", "process_time")
sizes = bench.Sizes(positions=20, rounds=1, seconds=3.0, repeats=100, imports=7)
ours = bench.Ours(registry.load({game!r}))
rate = bench.play_for(ours, sizes.seconds, 0).report()
print(json.dumps({{
    "decisions/s": rate["decisions_per_s"],
    "games/s": rate["games_per_s"],
    "copy": 1 / bench.clone_us(ours, sizes._replace(repeats=2000)),
    "view": 1 / bench.measure_positions(ours, sizes)["view_us"],
    "import": 1 / bench.import_ms({game!r}, sizes),
}}))
"""


def measured(tree: Path, game: str, bytecode: str) -> dict[str, float]:
    env = os.environ | {
        "PYTHONPATH": str(tree.resolve() / "src"),
        "PYTHONPYCACHEPREFIX": bytecode,
        "PYTHONDONTWRITEBYTECODE": "",
    }
    command = [sys.executable, "-c", MEASURE.format(game=game)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("old", type=Path, help="the tree of before")
    parser.add_argument("new", type=Path, help="the tree of now")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--game", action="append", help="only this one")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as bytecode:
        compare(given, bytecode)
    return 0


def compare(given: argparse.Namespace, bytecode: str) -> None:
    for game in given.game or ("smallworld", "tcg"):
        ratios: dict[str, list[float]] = {}
        for number in range(given.rounds):
            trees = (given.old, given.new) if number % 2 else (given.new, given.old)
            found = {tree: measured(tree, game, bytecode) for tree in trees}
            for name in found[given.old]:
                ratio = found[given.new][name] / found[given.old][name]
                ratios.setdefault(name, []).append(ratio)
            print(f"{game}: round {number + 1} of {given.rounds}", file=sys.stderr)
        for name, values in ratios.items():
            print(f"{game} {name}: {median(values):.3f} ({min(values):.2f} to {max(values):.2f})")


if __name__ == "__main__":
    sys.exit(main())
