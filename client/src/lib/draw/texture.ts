/** What grows and stands in a region: a scatter of glyphs, the same for ever. */
import type { Drawn } from './map';
import { VARIANTS } from './glyphs';
import { random } from './random';
import { type Point, bounds, inside, short, toEdge } from './shape';

interface Kind {
  glyph: string;
  /** Height in units, room around it, and share of all tries. */
  size: number;
  room: number;
  share: number;
}

const k = (glyph: string, size: number, room: number, share: number): Kind => ({
  glyph,
  size,
  room,
  share,
});

const SETS: Record<string, Kind[]> = {
  forest: [k('conifer', 24, 13, 0.62), k('round', 19, 13.5, 0.38)],
  mountain: [k('peak', 31, 20, 0.6), k('peak', 21, 15, 0.4)],
  hill: [k('hump', 14.5, 22, 0.86), k('round', 14, 20, 0.14)],
  swamp: [k('pool', 20, 27, 0.42), k('reed', 17, 18, 0.45), k('dead', 19, 21, 0.13)],
  farmland: [k('field', 22, 25, 0.72), k('house', 15, 20, 0.22), k('mill', 20, 34, 0.06)],
  lake: [k('wave', 19, 23, 1)],
  sea: [k('wave', 18, 27, 1)],
  snow: [k('drift', 18, 22, 0.7), k('conifer', 20, 24, 0.3)],
  blight: [k('dead', 21, 23, 0.7), k('stone', 16, 22, 0.3)],
  jungle: [k('palm', 34, 20, 0.5), k('bush', 17, 15, 0.5)],
  desert: [k('mesa', 25, 38, 0.45), k('sandstone', 14, 26, 0.35), k('thorn', 16, 26, 0.2)],
  ash: [k('cone', 32, 46, 0.2), k('rock', 17, 23, 0.6), k('crack', 15, 34, 0.2)],
  ember: [k('firecone', 30, 46, 0.16), k('crack', 18, 30, 0.44), k('cinder', 16, 24, 0.4)],
  gloom: [k('fir', 26, 14, 0.7), k('thorn', 22, 18, 0.3)],
  waste: [k('crack', 16, 36, 0.25), k('claystone', 18, 26, 0.45), k('thorn', 20, 26, 0.3)],
};

/** What grows where these terrains are, and the peaks of ridges. */
export const grown = (terrains: Iterable<string>): Set<string> =>
  new Set(['peak', ...[...terrains].flatMap((terrain) => (SETS[terrain] ?? []).map((kind) => kind.glyph))]);

/** Rectangles that stay free: centre and half sizes. */
export interface Hole {
  at: Point;
  w: number;
  h: number;
}

export interface Spot {
  glyph: string;
  at: Point;
  size: number;
}

const TRIES = 1100;
/** A region that is much larger than usual gets more: one for so many square units. */
const LARGE = 40000;
const THINLY = 22;

const near = (a: Point, b: Point, d: number): boolean => {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  return x * x + y * y < d * d;
};

/** Poisson scatter by dart throwing, back to front. A glyph stands with its foot and its head
 *  inside the region, and off every hole. */
export function scatter(q: Drawn, holes: readonly Hole[]): Spot[] {
  const set = SETS[q.terrain];
  if (!set) return [];
  const r = random('texture' + q.id);
  const box = bounds(q.ring);
  const put: (Spot & { room: number })[] = [];
  const tries = box.w * box.h > LARGE ? (box.w * box.h) / THINLY : TRIES;
  for (let i = 0; i < tries; i++) {
    let left = r();
    const kind = set.find((x) => (left -= x.share) < 0) ?? set[0];
    const size = (kind?.size ?? 1) * (0.82 + r() * 0.36);
    const at: Point = [box.x + r() * box.w, box.y + r() * box.h];
    const which = r();
    if (!kind) continue;
    // The cheap questions first: most tries fail.
    const half = kind.glyph === 'hump' ? size : size * 0.5;
    if (put.some((o) => near(o.at, at, (kind.room + o.room) / 2))) continue;
    const covered = holes.some(
      (hole) =>
        Math.abs(at[0] - hole.at[0]) < hole.w + half * 0.8 &&
        at[1] > hole.at[1] - hole.h &&
        at[1] - size * 0.85 < hole.at[1] + hole.h,
    );
    const head: Point = [at[0], at[1] - size * 0.8];
    if (covered || !inside(q.ring, at) || !inside(q.ring, head)) continue;
    if (toEdge(q.ring, at) < half * 0.72 + 3 || toEdge(q.ring, head) < 5) continue;
    const names = VARIANTS[kind.glyph] ?? [];
    put.push({ glyph: names[Math.floor(which * names.length)] ?? '', at, size, room: kind.room });
  }
  return put.sort((a, b) => a.at[1] - b.at[1]);
}

const made = new WeakMap<Drawn, string>();

/** The scatter as SVG text. It is the same by day and by night, so it is made once. */
export function texture(q: Drawn, holes: readonly Hole[], prefix: string): string {
  let text = made.get(q);
  if (text === undefined) {
    text = scatter(q, holes)
      .map(
        ({ glyph, at, size }) =>
          `<use href="#${prefix}${glyph}" transform="translate(${short(at[0])} ${short(at[1])})scale(${(size / 20).toFixed(2)})"/>`,
      )
      .join('');
    made.set(q, text);
  }
  return text;
}
