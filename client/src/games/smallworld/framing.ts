/** On a phone the decision fills the picture: which part of the sheet that is. */
import { type Bounds, type Point, bounds } from '../../lib/draw';
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
  const islands = sheet.islands.map((island) => {
    const here = wanted.filter((site) => site.island === island);
    const mine = own.filter((id) => sheet.sites.get(id)?.island === island);
    return { here, weight: here.length + mine.length / 2 };
  });
  const best = islands.reduce((a, b) => (b.weight > a.weight ? b : a));
  return { box: around(best.here.length > 0 ? best.here : wanted), least: CLOSER };
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
  /** How many of those it must not cover it covers all the same. */
  covered: number;
}

const CORNERS: readonly Corner[] = [
  { right: true, bottom: true },
  { right: false, bottom: true },
  { right: true, bottom: false },
  { right: false, bottom: false },
];

/** The corner of the room in which something `w` by `h` covers fewest of these; the lower right one
 *  when it makes no difference. */
export function nook(room: Bounds, w: number, h: number, taken: readonly Bounds[]): Nook {
  const nooks = CORNERS.map(({ right, bottom }): Nook => {
    const x = right ? room.x + room.w - w : room.x;
    const y = bottom ? room.y + room.h - h : room.y;
    const covered = taken.filter((b) => b.x < x + w && b.x + b.w > x && b.y < y + h && b.y + b.h > y).length;
    return { right, bottom, covered };
  });
  return nooks.reduce((a, b) => (b.covered < a.covered ? b : a));
}
