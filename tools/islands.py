"""Check and complete the twelve island faces of the Small World pack.

A face is designed by hand as a list of regions with a seed point each. Everything else about its
shape follows from the seeds: the open sea is a jittered grid of further seeds (fixed by the face
id), all of them together make one Voronoi diagram, and the cells of the regions are the island.

    python tools/islands.py check   every violation with its file, or one line per face
    python tools/islands.py write   recompute borders and outlines from the seeds

`tools/draw_islands.py` draws them.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import dist, hypot
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "src" / "tabard" / "games" / "smallworld" / "pack" / "faces"

Point = tuple[float, float]
Cell = list[tuple[Point, int]]  # corners clockwise, each with the seed across the edge it starts

BOARDS = {"L": ("L1", "L2"), "M": ("M1", "M2"), "S": ("S1", "S2")}
LAND = ("farmland", "hill", "forest", "swamp", "mountain")
WATER = ("lake", "sea")
SYMBOLS = ("magic", "cavern")
BOARD_SETS = {2: "LS", 3: "LMS", 4: "LMMS", 5: "LLMSS"}  # players -> sizes
MOUNTAIN_TOKENS, MURLOC_TOKENS = 10, 15
REACH, STEP, BORDER = 60.0, 44.0, 28.0  # seed to coast; sea grid; least length of a border
NEAR, FAR = 96.0, 124.0  # distance from a seed to the nearest other one


@dataclass(frozen=True)
class Size:
    """What a face of one size may hold."""

    width: float
    height: float
    regions: range
    mountains: int
    murlocs: int
    entries: int


SIZES = {
    "L": Size(620, 520, range(13, 16), 3, 4, 4),
    "M": Size(480, 400, range(8, 11), 2, 3, 3),
    "S": Size(380, 320, range(5, 8), 1, 2, 2),
}


@dataclass
class Region:
    """One region of a face, as in its file."""

    id: str
    name: str
    terrain: str
    symbols: list[str]
    entry: bool
    murloc: bool
    icon: bool
    at: Point
    borders: list[str] = field(default_factory=list)
    outline: list[Point] = field(default_factory=list)


@dataclass
class Face:
    """One side of a board: an island."""

    id: str
    board: str
    side: str
    size: str
    name: str
    regions: list[Region]


@dataclass
class Layout:
    """What the seeds of a face say: cells, seeds (regions first), borders and coasts."""

    seeds: list[Point]
    cells: list[Cell]
    borders: dict[tuple[int, int], float]
    coast: list[float]


# ---- files -------------------------------------------------------------------------------------


def parse(data: dict[str, Any]) -> Face:
    """A face from the content of its file."""

    def point(xy: list[float]) -> Point:
        return (xy[0], xy[1])

    regions = [
        Region(
            **{
                **r,
                "at": point(r["at"]),
                "outline": [point(xy) for xy in r.get("outline", [])],
            }
        )
        for r in data["regions"]
    ]
    return Face(**{**data, "regions": regions})


def load(folder: Path = FACES) -> list[Face]:
    """All faces of the pack, large ones first, then by id."""
    paths = sorted(folder.glob("*.yaml"), key=lambda p: ("LMS".find(p.stem[0]), p.stem))
    faces = []
    for path in paths:
        try:
            faces.append(parse(yaml.safe_load(path.read_text(encoding="utf-8"))))
        except (KeyError, TypeError, yaml.YAMLError) as error:
            raise SystemExit(f"{path.name}: not the file of a face: {error!r}") from error
    return faces


def _flow(key: str, items: Iterable[str], indent: str = "    ") -> str:
    """`key: [a, b, ...]`, broken into lines of at most 100 characters."""
    lines, line = [], f"{indent}{key}: ["
    for i, item in enumerate(items):
        part = f", {item}" if i else item
        if len(line) + len(part) > 98:
            lines.append(line + ",")
            line, part = f"{indent}  ", item
        line += part
    return "\n".join([*lines, line + "]"])


def dump(face: Face) -> str:
    """The file of a face."""
    head = [f"{k}: {getattr(face, k)}" for k in ("id", "board", "side", "size", "name")]
    out = [*head, "regions:"]
    for r in face.regions:
        out += [f"  - id: {r.id}", f"    name: {r.name}", f"    terrain: {r.terrain}"]
        out.append(_flow("symbols", r.symbols))
        out += [f"    {k}: {str(getattr(r, k)).lower()}" for k in ("entry", "murloc", "icon")]
        out.append(f"    at: [{r.at[0]:g}, {r.at[1]:g}]")
        out.append(_flow("borders", r.borders))
        out.append(_flow("outline", (f"[{x:g}, {y:g}]" for x, y in r.outline)))
    return "\n".join(out) + "\n"


# ---- geometry ----------------------------------------------------------------------------------


def sea_seeds(face: Face) -> list[Point]:
    """Seeds of the open sea: a jittered grid, fixed by the face id, away from every region."""
    rng, size = random.Random(face.id), SIZES[face.size]
    seeds = []
    for row in range(-4, int(size.height / STEP) + 5):
        for column in range(-4, int(size.width / STEP) + 5):
            x = (column + (rng.random() - 0.5) * 0.8) * STEP
            y = (row + (rng.random() - 0.5) * 0.8) * STEP
            if all(dist((x, y), r.at) > 1.9 * REACH for r in face.regions):
                seeds.append((x, y))
    return seeds


def voronoi_cell(i: int, seeds: list[Point], box: list[Point]) -> Cell:
    """The cell of seed i: the box cut by the bisector to every other seed, nearest first."""
    x, y = seeds[i]
    cell: Cell = [(corner, -1) for corner in box]
    for j in sorted(range(len(seeds)), key=lambda k: dist(seeds[i], seeds[k])):
        if j == i:
            continue
        u, v = seeds[j]
        if hypot(u - x, v - y) > 2 * max(dist((x, y), p) for p, _ in cell):
            break  # every further bisector misses the cell
        half = (u * u + v * v - x * x - y * y) / 2
        side = [p[0] * (u - x) + p[1] * (v - y) - half for p, _ in cell]
        cut: Cell = []
        for k, (a, across) in enumerate(cell):
            b, sa, sb = cell[(k + 1) % len(cell)][0], side[k], side[(k + 1) % len(cell)]
            if sa <= 0:
                cut.append((a, across))
            if (sa <= 0) != (sb <= 0):
                t = sa / (sa - sb)
                p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                cut.append((p, j if sa <= 0 else across))
        cell = cut
    return cell


def voronoi(seeds: list[Point], count: int, box: list[Point]) -> list[Cell]:
    """Cells of the first `count` seeds, to one decimal; a shared corner is the same in each."""
    known: list[Point] = []

    def snap(p: Point) -> Point:
        near = next((q for q in known if abs(p[0] - q[0]) + abs(p[1] - q[1]) < 0.15), None)
        if near is None:
            near = (round(p[0], 1), round(p[1], 1))
            known.append(near)
        return near

    cells = []
    for i in range(count):
        cell = [(snap(p), j) for p, j in voronoi_cell(i, seeds, box)]
        cell = [c for k, c in enumerate(cell) if c[0] != cell[(k + 1) % len(cell)][0]]
        first = cell.index(min(cell))
        cells.append(cell[first:] + cell[:first])
    return cells


def edges(cell: Cell) -> Iterator[tuple[Point, Point, int]]:
    """Each edge of a cell: its two ends and the seed across it."""
    for k, (a, across) in enumerate(cell):
        yield a, cell[(k + 1) % len(cell)][0], across


def layout(face: Face) -> Layout:
    """The Voronoi diagram of a face."""
    n, size = len(face.regions), SIZES[face.size]
    seeds = [r.at for r in face.regions] + sea_seeds(face)
    x0, y0, x1, y1 = -130.0, -130.0, size.width + 130, size.height + 130
    cells = voronoi(seeds, n, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    borders: dict[tuple[int, int], float] = {}
    coast = [0.0] * n
    for i, cell in enumerate(cells):
        for a, b, j in edges(cell):
            if j < 0 or j >= n:
                coast[i] += dist(a, b)
            elif i < j:
                borders[i, j] = dist(a, b)
    return Layout(seeds, cells, borders, coast)


def shaped(face: Face) -> Face:
    """The face with `borders` and `outline` computed from its seeds."""
    plan, ids = layout(face), [r.id for r in face.regions]
    for i, r in enumerate(face.regions):
        r.borders = sorted(ids[k] for pair in plan.borders if i in pair for k in pair if k != i)
        r.outline = [corner for corner, _ in plan.cells[i]]
    return face


# ---- checks ------------------------------------------------------------------------------------


def check_shape(face: Face) -> list[str]:
    """Violations in the geometry of one face: seeds, borders, outlines, coasts."""
    out, size, plan = [], SIZES[face.size], layout(face)
    rs = face.regions
    for (i, j), length in plan.borders.items():
        if length < BORDER:
            out.append(f"border {rs[i].id} / {rs[j].id} is {length:.1f} long, under {BORDER:g}")
    for i, r in enumerate(rs):
        near = min(dist(r.at, o.at) for o in rs if o is not r)
        if not NEAR <= near <= FAR:
            out.append(f"{r.id}: nearest seed is {near:.0f} away, not {NEAR:g}-{FAR:g}")
        here = [rs[k].id for pair in plan.borders if i in pair for k in pair if k != i]
        if sorted(here) != r.borders:
            out.append(f"{r.id}: borders {r.borders} are not the drawn {sorted(here)}")
        corners = [corner for corner, _ in plan.cells[i]]
        if corners != r.outline:
            out.append(f"{r.id}: outline is not the cell of its seed (run `write`)")
        if not all(0 <= x <= size.width and 0 <= y <= size.height for x, y in corners):
            out.append(f"{r.id}: outline leaves the frame {size.width:g} x {size.height:g}")
        if 0 < plan.coast[i] < BORDER:
            out.append(f"{r.id}: its coast is {plan.coast[i]:.1f} long, neither 0 nor {BORDER:g}")
        if r.entry and plan.coast[i] < BORDER:
            out.append(f"{r.id}: an entry region needs a coast")
        if r.terrain == "sea" and plan.coast[i] < BORDER:
            out.append(f"{r.id}: a sea region must open to the sea")
        if r.terrain == "lake" and plan.coast[i] > 0:
            out.append(f"{r.id}: a lake must lie inland")
    return out


def check_graph(face: Face) -> list[str]:
    """Violations in the adjacency of one face: symmetry, same face, connection."""
    out, by_id = [], {r.id: r for r in face.regions}
    for r in face.regions:
        for other in r.borders:
            if other == r.id:
                out.append(f"{r.id}: borders itself")
            elif other not in by_id:
                out.append(f"{r.id}: borders {other}, which is not on this face")
            elif r.id not in by_id[other].borders:
                out.append(f"{r.id} borders {other}, but not the other way round")
        if sum(by_id[o].terrain in LAND for o in r.borders if o in by_id) < 2:
            out.append(f"{r.id}: a dead end with fewer than 2 land neighbors")
    for what, ids in (("face", set(by_id)), ("land", {r.id for r in face.regions if _land(r)})):
        reached, todo = set[str](), sorted(ids)[:1]
        while todo:
            reached.add(here := todo.pop())
            todo += [o for o in by_id[here].borders if o in ids and o not in reached]
        if reached != ids:
            out.append(f"the {what} is not connected: {sorted(ids - reached)} cannot be reached")
    return out


def _land(r: Region) -> bool:
    return r.terrain in LAND


def check_content(face: Face) -> list[str]:
    """Violations in what one face holds: ids, counts, symbols, terrains."""
    out, size, rs = [], SIZES[face.size], face.regions
    if face.id != face.board + face.side or face.board not in BOARDS[face.size]:
        out.append(f"id {face.id}, board {face.board}, side {face.side}, size {face.size} disagree")
    if [r.id for r in rs] != [f"{face.id}-{n:02}" for n in range(1, len(rs) + 1)]:
        out.append(f"region ids are not {face.id}-01, -02, ... in order")
    for r in rs:
        if r.terrain not in LAND + WATER:
            out.append(f"{r.id}: unknown terrain {r.terrain}")
        if not set(r.symbols) <= set(SYMBOLS) or len(set(r.symbols)) < len(r.symbols):
            out.append(f"{r.id}: symbols {r.symbols} are not a subset of {list(SYMBOLS)}")
        if not _land(r) and (r.symbols or r.entry or r.murloc or r.icon):
            out.append(f"{r.id}: {r.terrain} may carry no symbol")
        if r.icon and r.entry:
            out.append(f"{r.id}: the size icon stands on an entry region")
        if not 1 <= len(r.name) <= 14:
            out.append(f"{r.id}: name {r.name!r} has not 1-14 characters")
    n = tally([face])
    least = {"L": 2, "M": 1, "S": 0}[face.size]
    kinds = sum(n[t] > 0 for t in LAND)
    for wrong, text in (
        (len(rs) not in size.regions, f"{len(rs)} regions"),
        (n["mountain"] > size.mountains, f"{n['mountain']} mountains, at most {size.mountains}"),
        (n["murloc"] > size.murlocs, f"{n['murloc']} Murlocs, at most {size.murlocs}"),
        (n["murloc"] < 1, "no Murloc"),
        (n["entry"] < size.entries, f"{n['entry']} entry regions, at least {size.entries}"),
        (n["icon"] != 1, f"{n['icon']} size icons, not 1"),
        (n["lake"] + n["sea"] > 2, "more than 2 water regions"),
        (n["magic"] < least, f"{n['magic']} magic regions, at least {least}"),
        (n["cavern"] < least, f"{n['cavern']} caverns, at least {least}"),
        (n["magic"] + n["cavern"] < 1, "neither magic nor cavern"),
        (kinds < (5 if face.size == "L" else 4), f"{kinds} land terrains"),
        (face.size == "L" and min(n["hill"], n["farmland"]) < 2, "under 2 hills or farmlands"),
    ):
        if wrong:
            out.append(text)
    return out


def tally(faces: Iterable[Face]) -> Counter[str]:
    """How often each terrain, symbol and mark stands on these faces together."""
    n: Counter[str] = Counter()
    for r in (r for f in faces for r in f.regions):
        n.update([r.terrain, *r.symbols])
        n.update(k for k in ("entry", "murloc", "icon") if getattr(r, k))
    return n


def legal_sets(faces: list[Face], players: int) -> Iterator[list[Face]]:
    """Every legal choice of faces: the boards of the set, each with one of its sides."""
    sizes = Counter(BOARD_SETS[players])
    choices = [itertools.combinations(BOARDS[s], sizes[s]) for s in BOARDS]
    for picked in itertools.product(*choices):
        boards = [b for group in picked for b in group]
        sides = [[f for f in faces if f.board == b] for b in boards]
        yield from map(list, itertools.product(*sides))


def check_sets(faces: list[Face]) -> list[str]:
    """Violations between faces: the twelve, dry ones, names, and every legal board set."""
    out = []
    wanted = {b + side for group in BOARDS.values() for b in group for side in "AB"}
    if (ids := {f.id for f in faces}) != wanted:
        out.append(f"faces missing {sorted(wanted - ids)}, extra {sorted(ids - wanted)}")
    for size in SIZES:
        if not any(f.size == size and all(map(_land, f.regions)) for f in faces):
            out.append(f"no face of size {size} is without water")
    names = Counter([f.name for f in faces] + [r.name for f in faces for r in f.regions])
    out += [f"name {name} is used {n} times" for name, n in names.items() if n > 1]
    for players in BOARD_SETS:
        for chosen in legal_sets(faces, players):
            n, who = tally(chosen), "+".join(f.id for f in chosen)
            lacking = [t for t in LAND if not n[t]]
            if lacking or n["magic"] < 2 or n["cavern"] < 1:
                out.append(f"{who}: lacks {lacking}; magic {n['magic']}, cavern {n['cavern']}")
            if n["mountain"] > MOUNTAIN_TOKENS or n["murloc"] > MURLOC_TOKENS:
                out.append(f"{who}: {n['mountain']} mountains, {n['murloc']} Murlocs")
    return out


def check(faces: list[Face]) -> list[str]:
    """All violations, each with its file."""
    out = [
        f"{f.id}.yaml: {text}"
        for f in faces
        for text in [*check_content(f), *check_graph(f), *check_shape(f)]
    ]
    return out + [f"faces: {text}" for text in check_sets(faces)]


def summary(face: Face) -> str:
    """One line: what the face holds."""
    n = tally([face])
    counts = " ".join(f"{k} {n[k]}" for k in (*LAND, *WATER, *SYMBOLS, "entry", "murloc"))
    return f"{face.id} {face.name:<10} {len(face.regions):>2} regions: {counts}"


def main(argv: list[str]) -> int:
    """Run one of the two commands."""
    faces = load()
    match argv:
        case ["check"]:
            wrong = check(faces)
            print("\n".join(wrong or map(summary, faces)))
            return 1 if wrong else 0
        case ["write"]:
            for face in faces:
                (FACES / f"{face.id}.yaml").write_text(dump(shaped(face)), encoding="utf-8")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
