/** Where pieces and names stand on a crowded map: each place has one block of its own, pieces above and
 *  the name below, and no block touches another's. Names are set on one line or two, at the largest size that
 *  they are ever drawn in; at a smaller one they only take less room. */
import { type Bounds, type Drawn, type Point, inside, toEdge } from '../draw';

export interface Block {
  /** The rectangle that pieces keep inside, and the largest that the name can take. */
  pieces: Bounds;
  name: Bounds;
  lines: readonly string[];
}

export interface Wanted {
  /** Room for pieces. */
  w: number;
  h: number;
}

/** How wide letters of the place names are, in parts of their size: small capitals, a little generous. */
const NARROW = /[ijl'’. ]/gi;
const WIDE = /[mwMW]/g;

export function textWidth(text: string, size: number): number {
  const narrow = text.match(NARROW)?.length ?? 0;
  const wide = text.match(WIDE)?.length ?? 0;
  return (text.length * 0.6 - narrow * 0.24 + wide * 0.2) * size;
}

const LEADING = 0.94;

/** A name on one line, or on the two that are most alike. */
export function broken(name: string, wide: number): string[] {
  const words = name.split(' ');
  if (words.length < 2 || name.length <= wide) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return splits.reduce((best, one) => (longest(one) < longest(best) ? one : best));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** How large a name is at this size, from the top of its block. */
export const nameBox = (lines: readonly string[], size: number): { w: number; h: number } => ({
  w: Math.max(...lines.map((line) => textWidth(line, size))),
  h: lines.length * size * LEADING + size * 0.12,
});

/** The base line of a line, from the top of the name. */
export const baseline = (i: number, size: number): number => size * (0.78 + i * LEADING);

export const overlap = (a: Bounds, b: Bounds): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const GAP = 2; // between pieces and name, and around every block
const STEP = 6; // of the grid of places that are tried
const ROUNDS = 12;

/** How well a rectangle lies inside a ring: what of its rim is outside counts by how far. */
function strays(ring: readonly Point[], { x, y, w, h }: Bounds): number {
  let sum = 0;
  for (const [u, v] of [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]] as const) {
    const p: Point = [x + w * u, y + h * v];
    const far = toEdge(ring, p);
    sum += inside(ring, p) ? Math.max(0, 8 - far) * 0.3 : 4 + far;
  }
  return sum;
}

interface Try {
  at: Point;
  cost: number;
}

/** The block of every region. `size` is the largest that names are drawn in, `wide` how many letters stay
 *  on one line. */
export function blocks(
  regions: readonly Drawn[],
  wanted: (id: string) => Wanted,
  size: number,
  wide = 9,
): Map<string, Block> {
  const rings = new Map(regions.map((q) => [q.id, q.ring.filter((_, i) => i % 3 === 0)]));
  const cards = regions.map((q) => {
    const lines = broken(q.name, wide);
    return { q, lines, name: nameBox(lines, size), room: wanted(q.id) };
  });
  const laid = ({ lines, name, room }: (typeof cards)[number], [x, y]: Point): Block => ({
    pieces: { x: x - room.w / 2, y, w: room.w, h: room.h },
    name: { x: x - name.w / 2, y: y + room.h + GAP, w: name.w, h: name.h },
    lines,
  });
  const tries = cards.map((card): Try[] => {
    const ring = rings.get(card.q.id) ?? [];
    const high = card.room.h + GAP + card.name.h;
    const found: Try[] = [];
    const [cx, cy] = card.q.at;
    for (let dy = -72; dy <= 72; dy += STEP)
      for (let dx = -66; dx <= 66; dx += STEP) {
        const at: Point = [cx + dx, cy - high / 2 + dy];
        const { pieces, name } = laid(card, at);
        found.push({ at, cost: strays(ring, pieces) + strays(ring, name) + Math.hypot(dx, dy) * 0.02 });
      }
    return found.sort((a, b) => a.cost - b.cost).slice(0, 160);
  });
  const chosen = cards.map((card, i) => laid(card, tries[i]?.[0]?.at ?? card.q.at));
  const grown = ({ x, y, w, h }: Bounds): Bounds => ({ x: x - GAP, y: y - GAP, w: w + 2 * GAP, h: h + 2 * GAP });
  const clash = (a: Block, b: Block): number =>
    overlap(grown(a.name), b.name) + overlap(grown(a.name), b.pieces) + overlap(grown(a.pieces), b.name) +
    overlap(a.pieces, b.pieces);
  const near = cards.map(({ q }, i) =>
    cards.flatMap((other, j) => (i !== j && Math.hypot(other.q.at[0] - q.at[0], other.q.at[1] - q.at[1]) < 320 ? [j] : [])),
  );
  // Whoever lies on somebody moves to the best place that is free, until nobody does.
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    cards.forEach((card, i) => {
      const others = (near[i] ?? []).flatMap((j) => chosen[j] ?? []);
      const total = (block: Block): number => others.reduce((sum, other) => sum + clash(block, other), 0);
      const here = chosen[i];
      if (!here || total(here) === 0) return;
      still = false;
      let best: Block = here;
      let least = Infinity;
      for (const { at, cost } of tries[i] ?? []) {
        if (cost >= least) break;
        const block = laid(card, at);
        const sum = cost + total(block) * 0.5 * (1 + round);
        if (sum < least) [best, least] = [block, sum];
      }
      chosen[i] = best;
    });
    if (still) break;
  }
  return new Map(cards.map(({ q }, i) => [q.id, chosen[i] as Block]));
}
