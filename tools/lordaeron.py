"""Check and complete the map of the Board Game.

A region is drawn as the cell of its seed point (`at`) in one Voronoi diagram with the open sea, as
the islands of Small World are; its borders are the rule, and the drawing must agree with them:
regions that border each other share an edge that is long enough to be seen. Those that share one
and do not border get a ridge on it.

    python tools/lordaeron.py check    every violation, or one line
    python tools/lordaeron.py write    recompute the outlines from the seeds
    python tools/lordaeron.py settle ROUNDS SEED   move seeds until the drawing agrees, and write
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Mapping
from math import dist
from pathlib import Path
from typing import Any

import yaml

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.islands import Cell, Point, edges, voronoi, voronoi_cell

ROOT = Path(__file__).resolve().parent.parent
MAP = ROOT / "src" / "tabard" / "games" / "boardgame" / "pack" / "map.yaml"

REACH, STEP = 62.0, 48.0  # seed to coast; sea grid
BORDER, RIDGE, NEAR = 30.0, 20.0, 92.0  # least lengths, and least distance of two seeds
EDGE = 40.0  # from a seed to the edge of the sheet

Seeds = dict[str, Point]


def read() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load(MAP.read_text(encoding="utf-8"))
    return data


def seeds_of(data: Mapping[str, Any]) -> Seeds:
    return {name: (float(r["at"][0]), float(r["at"][1])) for name, r in data["regions"].items()}


def grid(size: tuple[int, int]) -> list[Point]:
    """Where the sea may have a seed: a jittered grid."""
    rng = random.Random("lordaeron")
    return [
        (
            (column + (rng.random() - 0.5) * 0.8) * STEP,
            (row + (rng.random() - 0.5) * 0.8) * STEP,
        )
        for row in range(-5, int(size[1] / STEP) + 6)
        for column in range(-5, int(size[0] / STEP) + 6)
    ]


def frame(size: tuple[int, int]) -> list[Point]:
    x, y = size[0] + 160.0, size[1] + 160.0
    return [(-160.0, -160.0), (x, -160.0), (x, y), (-160.0, y)]


def cells(seeds: Seeds, size: tuple[int, int]) -> dict[str, Cell]:
    """The cell of each region, to one decimal."""
    land = list(seeds.values())
    sea = [p for p in grid(size) if all(dist(p, q) > 1.9 * REACH for q in land)]
    return dict(zip(seeds, voronoi([*land, *sea], len(land), frame(size)), strict=True))


def shared(seeds: Seeds, found: Mapping[str, Cell]) -> dict[tuple[str, str], float]:
    """How long the edge is that two regions share."""
    names = list(seeds)
    return {
        (a, names[j]): dist(p, q)
        for a, cell in found.items()
        for p, q, j in edges(cell)
        if j < len(names) and j >= 0 and a < names[j]
    }


def wanted(data: Mapping[str, Any]) -> set[tuple[str, str]]:
    return {
        (min(a, b), max(a, b)) for a, region in data["regions"].items() for b in region["borders"]
    }


def violations(data: Mapping[str, Any]) -> list[str]:
    seeds, pairs = seeds_of(data), wanted(data)
    found = cells(seeds, data["size"])
    lengths = shared(seeds, found)
    out = [f"{a} and {b} border, but share no edge" for a, b in sorted(pairs - lengths.keys())]
    for (a, b), length in lengths.items():
        least = BORDER if (a, b) in pairs else RIDGE
        if length < least:
            out.append(f"the edge of {a} and {b} is {length:.1f} long, under {least:g}")
    for name, region in data["regions"].items():
        if [list(p) for p, _ in found[name]] != region.get("outline"):
            out.append(f"{name}: its outline is not the cell of its seed (run `write`)")
    return out


# -- moving seeds ----------------------------------------------------------------------------------


class Settling:
    """One seed at a time is moved a little; what makes the drawing worse is taken back, less often
    while it is warm."""

    def __init__(self, data: Mapping[str, Any], seed: int) -> None:
        self.size = data["size"]
        self.names = list(data["regions"])
        self.home = list(seeds_of(data).values())
        self.at = list(self.home)
        number = {name: i for i, name in enumerate(self.names)}
        self.pairs = {
            (min(number[a], number[b]), max(number[a], number[b])) for a, b in wanted(data)
        }
        self.grid = grid(self.size)
        self.rng = random.Random(seed)

    def cell(self, i: int) -> dict[int, float]:
        """What cell `i` shares with other regions."""
        here = self.at[i]
        land = [j for j, p in enumerate(self.at) if j != i and dist(p, here) < 420]
        sea = [
            p
            for p in self.grid
            if dist(p, here) < 300 and all(dist(p, self.at[j]) > 1.9 * REACH for j in (i, *land))
        ]
        seeds = [here, *(self.at[j] for j in land), *sea]
        found: dict[int, float] = {}
        for p, q, j in edges(voronoi_cell(0, seeds, frame(self.size))):
            if 1 <= j <= len(land):
                found[land[j - 1]] = dist(p, q)
        return found

    def cost(self, among: list[int]) -> float:
        """Of everything that these regions are part of."""
        total = 0.0
        for i in among:
            found = self.cell(i)
            for j, length in found.items():
                if (min(i, j), max(i, j)) in self.pairs:
                    total += max(0.0, BORDER + 8 - length) * 0.5
                else:
                    total += 1.0 + max(0.0, RIDGE + 4 - length) * 0.3 + length * 0.02
            for a, b in self.pairs:
                other = b if a == i else a if b == i else -1
                if other >= 0 and other not in found:
                    total += 40 + dist(self.at[i], self.at[other]) * 0.1
            near = min(dist(self.at[i], p) for j, p in enumerate(self.at) if j != i)
            total += max(0.0, 112 - near) * 0.35 + dist(self.at[i], self.home[i]) * 0.012
        return total

    def run(self, rounds: int) -> Seeds:
        width, height = self.size
        for n in range(rounds):
            warm = 1 - n / rounds
            i = self.rng.randrange(len(self.at))
            old = self.at[i]
            reach = 4 + 46 * warm
            new = (
                min(width - EDGE, max(EDGE, old[0] + self.rng.uniform(-reach, reach))),
                min(height - EDGE, max(EDGE, old[1] + self.rng.uniform(-reach, reach))),
            )
            around = [j for j, p in enumerate(self.at) if min(dist(p, old), dist(p, new)) < 240]
            before = self.cost(around)
            self.at[i] = new
            if self.cost(around) > before + self.rng.random() * 3 * warm * warm:
                self.at[i] = old
            if n % 500 == 0:
                print(n, round(self.cost(list(range(len(self.at)))), 1), flush=True)
        return {
            name: (float(round(x)), float(round(y)))
            for name, (x, y) in zip(self.names, self.at, strict=True)
        }


# -- the file --------------------------------------------------------------------------------------


def _flow(points: list[Point]) -> str:
    lines, line = [], "    outline: ["
    for k, (x, y) in enumerate(points):
        part = f"{', ' if k else ''}[{x:g}, {y:g}]"
        if len(line) + len(part) > 98:
            lines.append(line + ",")
            line, part = "      ", part[2:]
        line += part
    return "\n".join([*lines, line + "]"])


def write(seeds: Seeds, data: Mapping[str, Any]) -> None:
    """Only `at` and `outline` of each region are written anew."""
    text = MAP.read_text(encoding="utf-8")
    text = re.sub(r"\n    outline: \[(?:.|\n)*?\]\]", "", text)
    for name, cell in cells(seeds, data["size"]).items():
        x, y = seeds[name]
        pattern = re.compile(
            rf"(\n  {re.escape(name)}:\n(?:    .*\n)*?)    at: .*\n(    borders: .*)"
        )
        made = rf"\g<1>    at: [{x:g}, {y:g}]\n\g<2>\n{_flow([p for p, _ in cell])}"
        text, count = pattern.subn(made, text, count=1)
        if count != 1:
            raise SystemExit(f"{name} is not written as the others are")
    MAP.write_text(text, encoding="utf-8")


def main(argv: list[str]) -> int:
    data = read()
    match argv:
        case ["check"]:
            found = violations(data)
            lengths = shared(seeds_of(data), cells(seeds_of(data), data["size"]))
            ridges = len(lengths.keys() - wanted(data))
            print("\n".join(found) or f"67 regions agree with their borders; {ridges} ridges")
            return 1 if found else 0
        case ["write"]:
            write(seeds_of(data), data)
        case ["settle", rounds, seed]:
            write(Settling(data, int(seed)).run(int(rounds)), data)
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
