/** From cells with straight edges to an ink map: every edge becomes one wandering line that both
 *  its sides share. Game-free: regions are ids, seeds and outlines. */
import { type Bounds, type Point, type Ring, bounds, distance, lerp, path, roomiest } from './shape';
import { type Random, random } from './random';

export interface Cell {
  id: string;
  name: string;
  terrain: string;
  /** The seed of the cell. */
  at: Point;
  /** Its corners in order; a corner that cells share is the same in each. */
  outline: Ring;
}

export interface Drawn extends Cell {
  ring: Ring;
  /** The ring as SVG path data. */
  d: string;
  /** Where a token stands, and how far it is from there to the border. */
  pole: Point;
  room: number;
  /** The middle of the place name's line. */
  label: Point;
  /** Ids of those that share a border. */
  near: string[];
}

export interface Edge {
  /** One id: coast. Two: a border. */
  sides: string[];
  line: Ring;
  length: number;
}

export interface Drawing {
  id: string;
  regions: Drawn[];
  borders: Edge[];
  coasts: Edge[];
  box: Bounds;
}

const WIDE = 26; // how far a line may stray towards a seed
const LOOSE = 0.7;
const NARROW = 13; // the same, where cells are drawn by hand
const SLENDER = 0.26; // and in parts of the edge
const INLAND = 11; // pieces are halved down to this
const COAST = 8;
const BESIDE = 52; // how wide the name and the token are taken to be
const BELOW = 38; // from the token's centre down to the name

/** The points after a up to b. The line strays inside the kite of its ends and one point towards
 *  each seed; the kites of a diagram don't overlap, so no two lines can cross. */
function wander(a: Point, b: Point, p: Point, q: Point, r: Random, stop: number): Point[] {
  if (distance(a, b) < stop) return [b];
  const c = lerp(p, q, 0.5 * (1 - LOOSE) + r() * LOOSE);
  return [
    ...wander(a, c, lerp(a, p, 0.5), lerp(a, q, 0.5), r, stop),
    ...wander(c, b, lerp(b, p, 0.5), lerp(b, q, 0.5), r, stop),
  ];
}

/** One pass of corner cutting; the ends stay. */
function chaikin(line: Ring): Point[] {
  const out: Point[] = [];
  line.forEach((p, i) => {
    const next = line[i + 1];
    if (i === 0 || !next) out.push(p);
    if (next) out.push(lerp(p, next, 0.25), lerp(p, next, 0.75));
  });
  return out;
}

const corner = (p: Point): string => `${p[0].toFixed(1)},${p[1].toFixed(1)}`;
const before = (a: Point, b: Point): boolean => a[0] - b[0] < 0 || (a[0] === b[0] && a[1] < b[1]);

/** The seed across an edge: in a Voronoi diagram it is the mirror image of this one. */
function mirror(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return [2 * (a[0] + t * dx) - p[0], 2 * (a[1] + t * dy) - p[1]];
}

interface Seam {
  a: Point;
  b: Point;
  cells: Cell[];
}

/** A line between cells that are no Voronoi diagram: it strays a little to both sides of its own edge, so
 *  that lines which meet in a corner don't touch. */
function drift(seed: string, { a, b, cells }: Seam): Edge {
  const long = distance(a, b);
  const m = lerp(a, b, 0.5);
  const far = Math.min(long * SLENDER, NARROW) / Math.max(1, long);
  const off: Point = [-(b[1] - a[1]) * far, (b[0] - a[0]) * far];
  const r = random(seed + corner(a) + corner(b));
  const line = wander(a, b, [m[0] + off[0], m[1] + off[1]], [m[0] - off[0], m[1] - off[1]], r, COAST);
  return { sides: cells.map((c) => c.id), line: chaikin([a, ...line]), length: long };
}

function draw(seed: string, { a, b, cells }: Seam): Edge {
  const [one, two] = cells;
  if (!one) throw new Error('an edge has no cell');
  const m = lerp(a, b, 0.5);
  const long = distance(a, b);
  const towards = (s: Point): Point =>
    lerp(m, s, Math.min(0.95, Math.min(long * 0.48, WIDE) / Math.max(1, distance(m, s))));
  const p = towards(one.at);
  const q = towards(two ? two.at : mirror(one.at, a, b));
  const r = random(seed + corner(a) + corner(b));
  const line = chaikin([a, ...wander(a, b, p, q, r, two ? INLAND : COAST)]);
  return { sides: cells.map((c) => c.id), line, length: long };
}

/** The drawing of one island; `id` seeds it. `byHand`: the cells are no Voronoi diagram. */
export function build(id: string, cells: readonly Cell[], byHand = false): Drawing {
  const seams = new Map<string, Seam>();
  const key = (a: Point, b: Point): string =>
    before(a, b) ? corner(a) + '|' + corner(b) : corner(b) + '|' + corner(a);
  for (const cell of cells) {
    cell.outline.forEach((a, i) => {
      const b = cell.outline[(i + 1) % cell.outline.length] ?? a;
      const name = key(a, b);
      const seam = seams.get(name) ?? { a: before(a, b) ? a : b, b: before(a, b) ? b : a, cells: [] };
      seam.cells.push(cell);
      seams.set(name, seam);
    });
  }
  const edges = new Map([...seams].map(([name, seam]) => [name, (byHand ? drift : draw)(id, seam)]));
  const regions = cells.map((cell): Drawn => {
    const ring: Point[] = [];
    const near: string[] = [];
    cell.outline.forEach((a, i) => {
      const b = cell.outline[(i + 1) % cell.outline.length] ?? a;
      const edge = edges.get(key(a, b));
      if (!edge) return;
      const forward = before(a, b) ? edge.line : [...edge.line].reverse();
      ring.push(...forward.slice(0, -1));
      near.push(...edge.sides.filter((s) => s !== cell.id));
    });
    // Token and name are one block: it goes where the block has most room.
    const rough = ring.filter((_, i) => i % 3 === 0);
    const block = roomiest(rough, BESIDE, BELOW + 26, BELOW / 2 - 7);
    return {
      ...cell,
      ring,
      d: path(ring) + 'Z',
      pole: block.at,
      room: block.room,
      label: [block.at[0], block.at[1] + BELOW],
      near,
    };
  });
  const all = [...edges.values()];
  return {
    id,
    regions,
    borders: all.filter((e) => e.sides.length === 2),
    coasts: all.filter((e) => e.sides.length === 1),
    box: bounds(regions.flatMap((q) => [...q.ring])),
  };
}
