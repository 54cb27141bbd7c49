"""Draw the twelve island faces on one sheet, docs/islands.svg.

python tools/draw_islands.py
"""

from __future__ import annotations

import itertools
import random
import sys
from html import escape
from math import dist
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.islands import ROOT, SIZES, WATER, Face, Point, Region, edges, layout, load

DRAWING = ROOT / "docs" / "islands.svg"

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
MARKS = {  # discs of radius 11: color, drawing, meaning
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
    """A centerd text with a paper halo."""
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
    """The drawn outline of every region; neighbors share every point of their border."""
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


def main() -> int:
    DRAWING.parent.mkdir(exist_ok=True)
    DRAWING.write_text(draw(load()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
