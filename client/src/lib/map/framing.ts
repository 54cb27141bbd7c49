/** On a phone the decision fills the picture: which part of the sheet that is. */
import { type Bounds, type Point, bounds } from '../draw';
import type { Sheet, Site } from './sheet';

const AROUND = 66; // from a pole to what belongs to its region
const PENNANT = 24; // and further to the right, where pennants fly
const LEGIBLE = 0.7; // smaller than this, and not everything is shown together
const CLOSER = 0.62;

export interface Part {
  box: Bounds;
  /** Not smaller than this; null: than the whole sheet would be. */
  least: number | null;
}

const around = (list: readonly Site[]): Bounds => {
  const { x, y, w, h } = bounds(list.map((site) => site.pole));
  return { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND + PENNANT, h: h + 2 * AROUND + 8 };
};

/** The targets (or one's own regions), if they can be shown together; else those of the island that
 *  has most of them. */
export function framing(
  sheet: Sheet,
  room: Bounds,
  targets: ReadonlySet<string>,
  own: readonly string[],
): Part | null {
  const wanted = (targets.size > 0 ? [...targets] : own).flatMap((id) => sheet.sites.get(id) ?? []);
  if (wanted.length === 0) return null;
  const all = around(wanted);
  if (Math.min(room.w / all.w, room.h / all.h) > LEGIBLE) return { box: all, least: null };
  const parts = [...new Set(wanted.map((site) => site.part))].map((part) => {
    const here = wanted.filter((site) => site.part === part);
    const mine = own.filter((id) => sheet.sites.get(id)?.part === part);
    return { here, weight: here.length + mine.length / 2 };
  });
  const best = parts.reduce((a, b) => (b.weight > a.weight ? b : a));
  return { box: around(best.here), least: CLOSER };
}

/** What stands in a region around a pole on the screen: token, flag and name, drawn at this scale. */
export const standing = ([x, y]: Point, k: number): Bounds => ({
  x: x - 36 * k,
  y: y - 48 * k,
  w: 98 * k,
  h: 94 * k,
});

interface Corner {
  right: boolean;
  bottom: boolean;
}

export interface Nook extends Corner {
  /** How many of those it must not cover it covers all the same, and of those it had better not. */
  covered: number;
  beside: number;
}

const CORNERS: readonly Corner[] = [
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: true, bottom: false },
  { right: false, bottom: false },
];

/** The corner of the room in which something `w` by `h` covers fewest of these, and then fewest of
 *  those; the lower right one when it makes no difference. */
export function nook(
  room: Bounds,
  w: number,
  h: number,
  taken: readonly Bounds[],
  others: readonly Bounds[] = [],
): Nook {
  const nooks = CORNERS.map(({ right, bottom }): Nook => {
    const x = right ? room.x + room.w - w : room.x;
    const y = bottom ? room.y + room.h - h : room.y;
    const under = (list: readonly Bounds[]): number =>
      list.filter((b) => b.x < x + w && b.x + b.w > x && b.y < y + h && b.y + b.h > y).length;
    return { right, bottom, covered: under(taken), beside: under(others) };
  });
  return nooks.reduce((a, b) => (b.covered - a.covered || b.beside - a.beside) < 0 ? b : a);
}

const STEP = 10;

/** Where something `w` by `h` lies in the room so that it covers none of these, or else as little of
 *  them as can be, and as near to a point as that leaves it: its upper left corner. */
export function clearing(room: Bounds, w: number, h: number, [px, py]: Point, taken: readonly Bounds[]): Point {
  let best: Point = [room.x, room.y];
  let least = Infinity;
  for (let y = room.y; y <= Math.max(room.y, room.y + room.h - h); y += STEP) {
    for (let x = room.x; x <= Math.max(room.x, room.x + room.w - w); x += STEP) {
      const far = Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
      let cost = far;
      for (const b of taken) {
        const across = Math.min(x + w, b.x + b.w) - Math.max(x, b.x);
        const down = Math.min(y + h, b.y + b.h) - Math.max(y, b.y);
        if (across > 0 && down > 0) cost += 1000 + across * down;
      }
      if (cost < least) [best, least] = [[x, y], cost];
    }
  }
  return best;
}
