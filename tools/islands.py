"""Check, complete and draw the twelve island faces of the Small World pack.

A face is designed by hand as a list of regions with a seed point each. Everything else about its
shape follows from the seeds: the open sea is a jittered grid of further seeds (fixed by the face
id), all of them together make one Voronoi diagram, and the cells of the regions are the island.

    python tools/islands.py check   every violation with its file, or one line per face
    python tools/islands.py write   recompute borders and outlines from the seeds
    python tools/islands.py draw    docs/islands.svg, all faces on one sheet
"""

from __future__ import annotations

import itertools
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from math import dist, hypot
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "src" / "tabard" / "games" / "smallworld" / "pack" / "faces"
DRAWING = ROOT / "docs" / "islands.svg"

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
            out.append(f"{r.id}: a dead end with fewer than 2 land neighbours")
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


# ---- drawing -----------------------------------------------------------------------------------

SEA, SEA2, SEA_LINE, SAND, CLIFF, EDGE = (
    "#8ec3c8", "#6aa9b6", "#f2fbf5", "#ecd7a4", "#7d6244", "#3b2b1b",
)  # fmt: skip
PAPER, INK, INK2, DARK = "#f8efdc", "#2b2016", "#5f4d39", "#20170f"
FILL = {
    "farmland": "#ecd083",
    "forest": "#86ad62",
    "hill": "#c6c57a",
    "mountain": "#bfb2a4",
    "swamp": "#9aa587",
    "lake": "#9fd0e6",
    "sea": "#7db9c6",
}
# Glyphs stand on the origin and are about one unit of 20 high: (name, room around it, share).
SCATTER = {
    "farmland": [("field", 25, 0.75), ("house", 19, 0.25)],
    "forest": [("conifer", 15, 0.6), ("tree", 16, 0.4)],
    "hill": [("hump", 23, 0.9), ("tree", 20, 0.1)],
    "mountain": [("peak", 24, 1.0)],
    "swamp": [("pool", 25, 0.5), ("reed", 18, 0.5)],
    "lake": [("wave", 24, 1.0)],
    "sea": [("wave", 30, 1.0)],
}
_PEN = f'stroke="{EDGE}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round"'
GLYPHS = {
    "conifer": f'<path d="M0 0V-5" {_PEN}/>'
    f'<path d="M-7-4 0-21 7-4Q0-1-7-4Z" fill="#4f7f43" {_PEN}/>'
    f'<path d="M0-21 7-4Q3-2 0-3Z" fill="{EDGE}" opacity=".28"/>',
    "tree": f'<path d="M0 0V-7" {_PEN}/><circle cy="-12" r="7.4" fill="#6d9a4a" {_PEN}/>'
    f'<path d="M2-19A7 7 0 0 1 2-5 9 9 0 0 0 2-19Z" fill="{EDGE}" opacity=".25"/>',
    "hump": f'<path d="M-15 0Q-7-14 1-12 9-10 15 0" fill="#b8b860" {_PEN}/>'
    f'<path d="M2-9 5-4M6-8 9-3M10-5 12-2" {_PEN} opacity=".55"/>',
    "peak": f'<path d="M-15 0-7-13 0-25 6-13 15 0Z" fill="#d3c7b8" {_PEN}/>'
    f'<path d="M0-25 6-13 15 0H4L1-9 3-15Z" fill="{EDGE}" opacity=".34"/>'
    '<path d="M0-25-5-16.5-2-15 0-17 2-14.5 4.5-16.500Z" fill="#fff"/>',
    "pool": f'<ellipse cy="-4" rx="12" ry="4.6" fill="#6f9ba0" {_PEN} stroke-opacity=".5"/>'
    '<path d="M-6-5H0M-1-2.500H5" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>',
    "reed": f'<path d="M-4 0Q-5-6-8-10M0 0V-14M4 0Q5-5 8-9" fill="none" {_PEN}/>'
    '<path d="M0-10V-15" stroke="#6a4426" stroke-width="3.2" stroke-linecap="round"/>',
    "field": f'<path d="M-16 0-10-14H16L10 0Z" fill="#cbb45f" {_PEN} stroke-opacity=".7"/>'
    f'<path d="M-10 0-4-14M-4 0 2-14M2 0 8-14" {_PEN} stroke-opacity=".4"/>',
    "house": f'<path d="M-6 0V-6H6V0Z" fill="#f3e6c8" {_PEN}/>'
    f'<path d="M-8-5.5 0-13 8-5.500Z" fill="#b0492a" {_PEN}/>',
    "wave": '<path d="M-10 0q2.5-4 5 0t5 0 5 0 5 0" fill="none" stroke="#fff" '
    'stroke-opacity=".75" stroke-width="1.7" stroke-linecap="round"/>',
}
_WHITE = 'fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"'
MARKS = {  # discs of radius 11: colour, drawing, meaning
    "entry": (
        "#1f5b86",
        f'<circle cy="-5" r="1.9" {_WHITE}/><path d="M0-3V6.500M-3.5-.5H3.500M-6 2Q-5 6.5 0 '
        f'6.5 5 6.5 6 2" {_WHITE}/>',
        "entry region",
    ),
    "murloc": (
        "#2c6b3f",
        '<path d="M-7 0Q-2-6 3 0L7-4V4L3 0Q-2 6-7 0Z" fill="#fff"/>'
        '<circle cx="-3.5" cy="-.8" r="1.2" fill="#2c6b3f"/>',
        "Murloc",
    ),
    "magic": (
        "#6f3fa0",
        '<path d="M0-7.5 4.8-1.5 0 7.5-4.8-1.500Z" fill="#f0d6ff"/>'
        '<path d="M-4.8-1.500H4.800M0-7.500V7.5" stroke="#6f3fa0" stroke-width="1"/>',
        "magic",
    ),
    "cavern": (
        "#6b4a2e",
        '<path d="M-7 5.500Q-7-6 0-6T7 5.500Z" fill="#d9c3a0"/>'
        '<path d="M-3.6 5.500Q-3.6-1.5 0-1.500T3.6 5.500Z" fill="#20170f"/>',
        "cavern",
    ),
}


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _mid(a: Point, b: Point, t: float = 0.5) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def wander(a: Point, b: Point, p: Point, q: Point, rng: random.Random, stop: float) -> list[Point]:
    """Points after a up to b, wandering inside the kite a p b q, so that no two lines cross."""
    if dist(a, b) < stop:
        return [b]
    c = _mid(p, q, 0.15 + 0.7 * rng.random())
    first = wander(a, c, _mid(a, p), _mid(a, q), rng, stop)
    return first + wander(c, b, _mid(b, p), _mid(b, q), rng, stop)


def line(a: Point, b: Point, near: Point, across: Point, stop: float, key: str) -> list[Point]:
    """The drawn line of one edge, the same from both sides: wandering, then rounded once."""
    m, rng = _mid(a, b), random.Random(key)
    room = min(26.0, 0.48 * dist(a, b))
    p, q = (_mid(m, s, min(0.95, room / max(1.0, dist(m, s)))) for s in (near, across))
    raw = [a, *wander(a, b, p, q, rng, stop)]
    smooth = [_mid(u, v, t) for u, v in itertools.pairwise(raw) for t in (0.25, 0.75)]
    return [a, *smooth, b]


def _inside(p: Point, ring: list[Point]) -> bool:
    crossed = False
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y0 > p[1]) != (y1 > p[1]) and p[0] < (x1 - x0) * (p[1] - y0) / (y1 - y0) + x0:
            crossed = not crossed
    return crossed


def scatter(r: Region, ring: list[Point]) -> str:
    """Terrain glyphs inside a region, painted by y, off its marks and its label."""
    rng, put = random.Random(r.id), list[tuple[float, float, float, str]]()
    marks, low = 13 * len(_marks(r)), _label(r)
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    for _ in range(700):
        kinds = SCATTER[r.terrain]
        name, room, _share = rng.choices(kinds, [k[2] for k in kinds])[0]
        x, y = rng.uniform(min(xs), max(xs)), rng.uniform(min(ys), max(ys))
        dx, dy = abs(x - r.at[0]), y - r.at[1]
        hidden = dx < marks + 8 and -8 < dy < low
        hidden |= dx < len(r.name) * 4.6 + 12 and low - 13 < dy < low + 24
        probes = ((x - 12, y + 3), (x + 12, y + 3), (x, y - 21), (x - 9, y - 12), (x + 9, y - 12))
        if hidden or not all(_inside(p, ring) for p in probes):
            continue
        if all(dist((x, y), o[:2]) > (room + o[2]) / 2 for o in put):
            put.append((x, y, room, name))
    return "".join(
        f'<use href="#{name}" x="{_n(x)}" y="{_n(y)}"/>'
        for x, y, _, name in sorted(put, key=lambda o: o[1])
    )


def _marks(r: Region) -> list[str]:
    marks = [k for k in ("entry", "murloc") if getattr(r, k)] + list(r.symbols)
    return marks + (["icon"] if r.icon else [])


def _label(r: Region) -> int:
    """How far below the seed the name stands: under the marks, if there are any."""
    return 36 if _marks(r) else 12


def text(x: float, y: float, words: str, size: float, extra: str = "") -> str:
    """A centred text with a paper halo."""
    return (
        f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size:g}" text-anchor="middle" fill="{INK}" '
        f'stroke="#fbf0d4" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke" '
        f"{extra}>{escape(words)}</text>"
    )


def draw_mark(mark: str, x: float, y: float, size: str) -> str:
    """One disc: an anchor, a fish, a crystal, a cave, or the coin with the size of the island."""
    if mark != "icon":
        return f'<use href="#{mark}" x="{_n(x)}" y="{_n(y)}"/>'
    return (
        f'<g transform="translate({_n(x)} {_n(y)})"><circle r="11" fill="#f3cd45" stroke="{DARK}" '
        f'stroke-width="1.6"/><text y="5" font-size="15" font-weight="800" text-anchor="middle" '
        f'fill="{DARK}">{size}</text></g>'
    )


def rings(face: Face) -> list[list[Point]]:
    """The drawn outline of every region; neighbours share every point of their border."""
    plan, n, out = layout(face), len(face.regions), list[list[Point]]()
    for i, cell in enumerate(plan.cells):
        ring: list[Point] = []
        for a, b, j in edges(cell):
            lo, hi = min(a, b), max(a, b)
            stop = 11.0 if 0 <= j < n else 8.0
            near, across = sorted((plan.seeds[i], plan.seeds[j]))
            path = line(lo, hi, near, across, stop, f"{face.id}{lo}{hi}")
            ring += (path if a == lo else path[::-1])[:-1]
        out.append(ring)
    return out


def draw_face(face: Face) -> str:
    """One island in its own units: shallows, cliff, sand, regions, borders, marks and names."""
    shapes = list(zip(face.regions, rings(face), strict=True))
    paths = ""
    for r, ring in shapes:
        points = " ".join(f"{_n(x)} {_n(y)}" for x, y in ring)
        paths += f'<path id="p-{r.id}" d="M{points}Z"/>'
    groups = {
        "all": [r.id for r in face.regions],
        "land": [r.id for r in face.regions if r.terrain != "sea"],
        "sea": [r.id for r in face.regions if r.terrain == "sea"],
    }
    for group, ids in groups.items():
        inner = "".join(f'<use href="#p-{i}"/>' for i in ids)
        paths += f'<g id="{group}-{face.id}" stroke-linejoin="round">{inner}</g>'
    out = [f"<defs>{paths}</defs>"]

    def paint(group: str, fill: str, stroke: str, width: float, extra: str = "") -> None:
        out.append(
            f'<use href="#{group}-{face.id}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width:g}" {extra}/>'
        )

    for width, shallow in ((70, "#a1cfd1"), (50, "#a9d4d6"), (30, "#b2dadb")):
        paint("all", "none", shallow, width)
        paint("all", "none", "#98c9cd", width - 3)
    paint("land", CLIFF, CLIFF, 10, 'y="8"')
    paint("land", SAND, EDGE, 12)
    paint("land", SAND, SAND, 9.6)
    for r, ring in shapes:
        wash = "#0d4a66" if r.terrain in WATER else "#4a3410"
        out.append(
            f'<clipPath id="c-{r.id}"><use href="#p-{r.id}"/></clipPath>'
            f'<g clip-path="url(#c-{r.id})"><use href="#p-{r.id}" fill="{FILL[r.terrain]}"/>'
            f'<use href="#p-{r.id}" fill="none" stroke="{wash}" stroke-opacity=".26" '
            f'stroke-width="24" filter="url(#soft)"/>{scatter(r, ring)}</g>'
        )
    paint("sea", "none", SEA_LINE, 2.6, 'stroke-dasharray="7 7"')
    paint("land", "none", EDGE, 2.6)
    for r in face.regions:
        (x, y), marks = r.at, _marks(r)
        for k, mark in enumerate(marks):
            out.append(draw_mark(mark, x + (k - (len(marks) - 1) / 2) * 25, y + 5, face.size))
        slant = ' font-style="italic"' if r.terrain in WATER else ""
        out.append(text(x, y + _label(r), r.name, 15, f'font-weight="700"{slant}'))
    return "".join(out)


def draw_legend(x: float, y: float) -> str:
    """Terrains and marks with their names, on a slip of paper."""
    out = [
        f'<g transform="translate({_n(x)} {_n(y)})"><rect width="430" height="282" rx="10" '
        f'fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/>'
    ]
    plain = f'font-size="17" fill="{INK}"'
    for k, (terrain, fill) in enumerate(FILL.items()):
        top = 18 + k * 36
        glyph = SCATTER[terrain][0][0]
        out.append(
            f'<rect x="18" y="{top}" width="54" height="30" rx="4" fill="{fill}" '
            f'stroke="{EDGE}" stroke-width="1.6"/><use href="#{glyph}" x="45" y="{top + 25}"/>'
            f'<text x="84" y="{top + 21}" {plain}>{terrain}</text>'
        )
    rows = [(mark, meaning) for mark, (_, _, meaning) in MARKS.items()]
    for k, (mark, meaning) in enumerate([*rows, ("icon", "size icon, treasure")]):
        out.append(draw_mark(mark, 220, 33 + k * 36, "L"))
        out.append(f'<text x="240" y="{39 + k * 36}" {plain}>{meaning}</text>')
    return "".join([*out, "</g>"])


def draw(faces: list[Face]) -> str:
    """All faces on one sheet of sea, a row for each size, and a legend."""
    gap, width = 40.0, 4 * 620 + 5 * 40.0
    out, y = list[str](), gap
    for size, limits in SIZES.items():
        row = [f for f in faces if f.size == size]
        step = limits.width + gap
        x = (width - step * len(row) + gap) / 2 - (225 if size == "S" else 0)
        for f in row:
            out.append(f'<g transform="translate({_n(x)} {_n(y + 34)})">{draw_face(f)}</g>')
            title = f"{f.name} · {f.id}"
            out.append(text(x + limits.width / 2, y + 18, title, 27, 'font-weight="700"'))
            x += step
        if size == "S":
            out.append(draw_legend(x + 10, y + 30))
        y += limits.height + 34 + gap
    marks = "".join(
        f'<g id="{mark}"><circle r="11" fill="{fill}" stroke="{DARK}" stroke-width="1.6"/>'
        f"{shape}</g>"
        for mark, (fill, shape, _) in MARKS.items()
    )
    glyphs = "".join(f'<g id="{name}">{shape}</g>' for name, shape in GLYPHS.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(y)}" '
        "font-family=\"'Alegreya SC', Georgia, serif\"><title>The twelve island faces</title>"
        f'<defs><radialGradient id="deep" r=".8"><stop stop-color="{SEA}"/>'
        f'<stop offset="1" stop-color="{SEA2}"/></radialGradient><filter id="soft">'
        f'<feGaussianBlur stdDeviation="5"/></filter>{glyphs}{marks}</defs>'
        f'<rect width="100%" height="100%" fill="url(#deep)"/>{"".join(out)}</svg>\n'
    )


def main(argv: list[str]) -> int:
    """Run one of the three commands."""
    faces = load()
    match argv:
        case ["check"]:
            wrong = check(faces)
            print("\n".join(wrong or map(summary, faces)))
            return 1 if wrong else 0
        case ["write"]:
            for face in faces:
                (FACES / f"{face.id}.yaml").write_text(dump(shaped(face)), encoding="utf-8")
        case ["draw"]:
            DRAWING.parent.mkdir(exist_ok=True)
            DRAWING.write_text(draw(faces), encoding="utf-8")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
