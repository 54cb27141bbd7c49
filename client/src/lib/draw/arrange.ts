/** Islands on a sheet: close together, none touching, as large as a rectangle of this shape allows. */
import type { Placed } from './land';
import type { Drawing } from './map';
import { random } from './random';
import type { Bounds, Point } from './shape';

export interface Arrangement {
  islands: Placed[];
  box: Bounds;
}

const GAP = 40; // open water between two coasts
const MARGIN = 26; // shallows and cliff around the whole
const ROUNDS = 2600;
const STARTS = 10;
const PUSHES = 200;

interface Disc {
  at: Point;
  r: number;
}

interface Island {
  drawing: Drawing;
  /** Its coastal regions as discs around the middle: few enough to compare all of them. */
  discs: Disc[];
  /** How far the discs reach from the middle, each way. */
  reach: Point;
  w: number;
  h: number;
}

function island(drawing: Drawing): Island {
  const { x, y, w, h } = drawing.box;
  const discs = drawing.regions.map((q): Disc => {
    const far = Math.max(...q.ring.map((p) => Math.hypot(p[0] - q.at[0], p[1] - q.at[1])));
    return { at: [q.at[0] - x - w / 2, q.at[1] - y - h / 2], r: far * 0.94 };
  });
  const reach: Point = [
    Math.max(...discs.map((d) => Math.abs(d.at[0]) + d.r)),
    Math.max(...discs.map((d) => Math.abs(d.at[1]) + d.r)),
  ];
  return { drawing, discs, reach, w, h };
}

/** How far two islands are from having their water between them. */
function lack(a: Island, p: Point, b: Island, q: Point): number {
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  // Boxes that are apart need no closer look.
  if (Math.abs(dx) > (a.w + b.w) / 2 + GAP || Math.abs(dy) > (a.h + b.h) / 2 + GAP) return 0;
  let worst = 0;
  for (const one of a.discs) {
    // From this disc to the other island's middle; most discs are far from all of it.
    const ox = dx - one.at[0];
    const oy = dy - one.at[1];
    const far = one.r + GAP;
    if (Math.abs(ox) > b.reach[0] + far || Math.abs(oy) > b.reach[1] + far) continue;
    for (const two of b.discs) {
      const need = two.r + far;
      const ux = two.at[0] + ox;
      const uy = two.at[1] + oy;
      const d = ux * ux + uy * uy;
      if (d < need * need) worst = Math.max(worst, need - Math.sqrt(d));
    }
  }
  return worst;
}

function extent(list: readonly Island[], at: readonly Point[]): Bounds {
  if (list.length === 0) return { x: 0, y: 0, w: 1, h: 1 }; // before the islands are laid
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  list.forEach((one, i) => {
    const [x, y] = at[i] ?? [0, 0];
    x0 = Math.min(x0, x - one.w / 2);
    x1 = Math.max(x1, x + one.w / 2);
    y0 = Math.min(y0, y - one.h / 2);
    y1 = Math.max(y1, y + one.h / 2);
  });
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

/** The size of the picture in units of a rectangle `aspect` wide and 1 high. */
const scale = (box: Bounds, aspect: number): number =>
  Math.max((box.w + 2 * MARGIN) / aspect, box.h + 2 * MARGIN);

function search(list: readonly Island[], aspect: number, seed: string): [Point[], number] {
  const r = random(seed);
  const spread = Math.sqrt(list.reduce((sum, i) => sum + i.w * i.h, 0));
  const at: Point[] = list.map(() => [
    (r() - 0.5) * spread * aspect ** 0.5,
    (r() - 0.5) * spread * aspect ** -0.5,
  ]);
  const conflicts = (...moved: number[]): number => {
    let sum = 0;
    for (const i of moved) {
      const own = list[i];
      const p = at[i];
      list.forEach((other, j) => {
        const q = at[j];
        if (j !== i && own && p && q) sum += lack(own, p, other, q);
      });
    }
    return sum;
  };
  let size = scale(extent(list, at), aspect);
  for (let n = 0; n < ROUNDS; n++) {
    const cool = 1 - n / ROUNDS;
    const i = Math.floor(r() * list.length);
    const j = r() < 0.05 ? Math.floor(r() * list.length) : i;
    const mine: Point = at[i] ?? [0, 0];
    const other: Point = at[j] ?? [0, 0];
    const step = 3 + 130 * cool * cool;
    const moved = i === j ? [i] : [i, j];
    const before = conflicts(...moved);
    if (i === j) at[i] = [mine[0] + (r() - 0.5) * step, mine[1] + (r() - 0.5) * step];
    else [at[i], at[j]] = [other, mine];
    const then = scale(extent(list, at), aspect);
    const worse = then - size + 5 * (conflicts(...moved) - before);
    if (worse <= 0 || r() < Math.exp(-worse / (16 * cool + 0.01))) size = then;
    else [at[i], at[j]] = i === j ? [mine, mine] : [mine, other];
  }
  part(list, at);
  return [at, scale(extent(list, at), aspect) + 20 * conflicts(...list.keys())];
}

/** What the search has left too close is pushed apart: two islands that lie on each other gain
 *  nothing by a small step, so it may never find out. */
function part(list: readonly Island[], at: Point[]): void {
  for (let n = 0; n < PUSHES; n++) {
    let done = true;
    for (let i = 0; i < list.length; i++)
      for (let j = i + 1; j < list.length; j++) {
        const [a, b, p, q] = [list[i], list[j], at[i], at[j]];
        const short = a && b && p && q ? lack(a, p, b, q) : 0;
        if (!p || !q || short < 1) continue;
        done = false;
        const far = Math.hypot(q[0] - p[0], q[1] - p[1]);
        const [ux, uy] = far > 0 ? [(q[0] - p[0]) / far, (q[1] - p[1]) / far] : [1, 0];
        at[i] = [p[0] - (ux * short) / 2, p[1] - (uy * short) / 2];
        at[j] = [q[0] + (ux * short) / 2, q[1] + (uy * short) / 2];
      }
    if (done) return;
  }
}

const known = new Map<string, Arrangement>();

/** The same islands and shape give the same sheet. `aspect` is width by height. */
export function arrange(drawings: readonly Drawing[], aspect: number): Arrangement {
  const name = drawings.map((d) => d.id).join(' ') + aspect;
  const before = known.get(name);
  if (before) return before;
  const list = drawings.map(island);
  let best: [Point[], number] | undefined;
  for (let start = 0; start < (list.length > 1 ? STARTS : 1); start++) {
    const found = search(list, aspect, `${name}/${start}`);
    if (!best || found[1] < best[1]) best = found;
  }
  const at = best?.[0] ?? [];
  const box = extent(list, at);
  const islands = list.map((one, i): Placed => {
    const [x, y] = at[i] ?? [0, 0];
    return {
      drawing: one.drawing,
      x: Math.round(x - one.w / 2 - one.drawing.box.x - box.x + MARGIN),
      y: Math.round(y - one.h / 2 - one.drawing.box.y - box.y + MARGIN),
    };
  });
  const made = { islands, box: { x: 0, y: 0, w: box.w + 2 * MARGIN, h: box.h + 2 * MARGIN } };
  known.set(name, made);
  return made;
}

/** The least water between two placed islands: what tests ask. */
export function apart(a: Placed, b: Placed): number {
  let least = Infinity;
  for (const e of a.drawing.coasts)
    for (const f of b.drawing.coasts)
      for (const p of e.line)
        for (const q of f.line)
          least = Math.min(least, Math.hypot(p[0] + a.x - q[0] - b.x, p[1] + a.y - q[1] - b.y));
  return least;
}
