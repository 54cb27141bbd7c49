/** Plane geometry of small polygons. */

export type Point = readonly [number, number];
export type Ring = readonly Point[];

export interface Bounds {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** One decimal is a tenth of a pixel: enough, and half the bytes. */
export const short = (v: number): string => {
  const rounded = Math.round(v * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
};

export const path = (points: Ring): string =>
  'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');

export function inside(ring: Ring, [x, y]: Point): boolean {
  let odd = false;
  let before = ring[ring.length - 1];
  for (const here of ring) {
    if (before && here[1] > y !== before[1] > y) {
      const cut = ((before[0] - here[0]) * (y - here[1])) / (before[1] - here[1]) + here[0];
      if (x < cut) odd = !odd;
    }
    before = here;
  }
  return odd;
}

/** How far a point lies from the nearest edge. The root is taken once, of the least square. */
export function toEdge(ring: Ring, p: Point): number {
  let least = Infinity;
  let a = ring[ring.length - 1];
  for (const b of ring) {
    if (a) {
      const dx = b[0] - a[0];
      const dy = b[1] - a[1];
      const px = p[0] - a[0];
      const py = p[1] - a[1];
      const along = (px * dx + py * dy) / (dx * dx + dy * dy || 1);
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const ux = px - t * dx;
      const uy = py - t * dy;
      const square = ux * ux + uy * uy;
      if (square < least) least = square;
    }
    a = b;
  }
  return Math.sqrt(least);
}

export function bounds(points: Iterable<Point>): Bounds {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

export function area(ring: Ring): number {
  let sum = 0;
  let a = ring[ring.length - 1];
  for (const b of ring) {
    if (a) sum += a[0] * b[1] - b[0] * a[1];
    a = b;
  }
  return Math.abs(sum) / 2;
}

/** The best place for something `w` wide and `h` high with its centre there: the point whose
 *  rectangle keeps furthest from the edge. With w = h = 0 it is the pole of inaccessibility. */
export function roomiest(ring: Ring, w = 0, h = 0, dy = 0): { at: Point; room: number } {
  const box = bounds(ring);
  const offsets: Point[] = [
    [0, dy],
    [-w / 2, dy - h / 2],
    [w / 2, dy - h / 2],
    [-w / 2, dy + h / 2],
    [w / 2, dy + h / 2],
  ];
  /** No better than `best` is all that one needs to know of most places. */
  const room = ([x, y]: Point, best: number): number => {
    let least = Infinity;
    for (const [ox, oy] of offsets) {
      const p: Point = [x + ox, y + oy];
      const within = inside(ring, p);
      if (!within && best >= 0) return -Infinity;
      const d = toEdge(ring, p);
      least = Math.min(least, within ? d : -d);
      if (least <= best) return least;
    }
    return least;
  };
  let at: Point = [box.x + box.w / 2, box.y + box.h / 2];
  let best = room(at, -Infinity);
  for (let step = Math.max(box.w, box.h) / 8, reach = 4; step > 0.5; step /= 2, reach = 2) {
    const centre = at;
    for (let i = -reach; i <= reach; i++) {
      for (let j = -reach; j <= reach; j++) {
        const p: Point = [centre[0] + i * step, centre[1] + j * step];
        const here = room(p, best);
        if (here > best) [at, best] = [p, here];
      }
    }
  }
  return { at, room: best };
}
