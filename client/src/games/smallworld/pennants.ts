/** Where a price flies over its region: beside what stands there, and over no name or token of another
 *  region, if there is any such place. */
import type { Bounds, Point } from '../../lib/draw';
import { type Letters, type Sheet, type Site, lower } from '../../lib/map/sheet';

/** A pennant and one with odds, from the foot of its cloth. */
const CLOTH = { x: -2, y: -15, w: 32, h: 24 };
const ODDS = { x: -2, y: -15, w: 58, h: 38 };
const TOKEN = 19;
const LETTER = 0.585; // how wide one is, to its size
/** Where it flies when nothing is in the way, and what of its own region must not be covered. */
const KINDS = {
  /** Nothing stands there. */
  bare: { home: [-8, -20], own: [] },
  /** A stack in the middle, marks at its left. */
  marked: { home: [25, -20], own: [{ x: -40, y: -19, w: 59, h: 38 }] },
  /** And pieces at its right. */
  crowded: {
    home: [25, -32],
    own: [
      { x: -40, y: -19, w: 59, h: 38 },
      { x: 19, y: -22, w: 32, h: 46 },
    ],
  },
} as const satisfies Record<string, { home: Point; own: readonly Bounds[] }>;
const STEP = 5;

/** The home, then all places around it, the nearest first. */
function spots([x, y]: Point): Point[] {
  const all: Point[] = [];
  for (let dx = -90; dx <= 20; dx += STEP) for (let dy = -35; dy <= 30; dy += STEP) all.push([x + dx, y + dy]);
  const far = (at: Point): number => Math.hypot(at[0] - x, at[1] - y);
  return all.sort((a, b) => far(a) - far(b));
}

const nameOf = (site: Site, letters: Letters): Bounds => {
  const w = site.name.length * LETTER * letters.nameSize;
  const y = site.label[1] + lower(letters) - 0.78 * letters.nameSize;
  return { x: site.label[0] - w / 2, y, w, h: letters.nameSize };
};

const tokenOf = ({ pole: [x, y] }: Site, { scale }: Letters): Bounds => {
  const r = TOKEN * scale;
  return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
};

/** How much of a lies on b. */
function overlap(a: Bounds, b: Bounds): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export class Pennants {
  #sheet: Sheet;
  #known = new Map<string, Point>();

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  /** The foot of the cloth, from the region's pole. */
  at(id: string, letters: Letters, odds: boolean, crowded: boolean, marked: boolean): Point {
    const key = `${id} ${letters.scale} ${letters.nameSize} ${odds} ${crowded} ${marked}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.#find(id, letters, odds, crowded ? 'crowded' : marked ? 'marked' : 'bare');
      this.#known.set(key, found);
    }
    return found;
  }

  /** What a cloth there would lie on. */
  covers(site: Site, letters: Letters, [x, y]: Point, odds: boolean): number {
    const cloth = odds ? ODDS : CLOTH;
    const { scale } = letters;
    const box = {
      x: site.pole[0] + (x + cloth.x) * scale,
      y: site.pole[1] + (y + cloth.y) * scale,
      w: cloth.w * scale,
      h: cloth.h * scale,
    };
    let sum = overlap(box, nameOf(site, letters));
    for (const other of this.#sheet.sites.values()) {
      if (other !== site) sum += overlap(box, nameOf(other, letters)) + overlap(box, tokenOf(other, letters));
    }
    return sum;
  }

  #find(id: string, letters: Letters, odds: boolean, kind: keyof typeof KINDS): Point {
    const { home, own } = KINDS[kind];
    const site = this.#sheet.sites.get(id);
    if (!site) return [...home];
    const cloth = odds ? ODDS : CLOTH;
    let [best, least]: [Point, number] = [[...home], Infinity];
    for (const spot of spots([...home])) {
      const box = { ...cloth, x: spot[0] + cloth.x, y: spot[1] + cloth.y };
      const over = (own as readonly Bounds[]).reduce((sum, part) => sum + overlap(box, part), 0);
      // Names and others first: one knows what one attacks.
      const covered = 0.4 * over * letters.scale ** 2 + this.covers(site, letters, spot, odds);
      if (covered < least) [best, least] = [spot, covered];
      if (least < 1) break;
    }
    return best;
  }
}
