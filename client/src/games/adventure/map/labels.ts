/** Names on the map: of zones and of named places, at the size that can be read at a zoom, where they touch
 *  neither a space nor another name. Where all have no room, the less important ones wait for a closer look. */
import type { Bounds, Point } from '../../../lib/draw';
import { broken, nameBox, textWidth } from '../../../lib/map/blocks';
import type { Layout, Space } from '../box';
import { WING, overlord, reach } from './spaces';

export interface Label {
  id: string;
  kind: 'zone' | 'place';
  /** The middle of the top of its block. */
  at: Point;
  lines: readonly string[];
  size: number;
  box: Bounds;
}

/** Letters on the screen, in its pixels. */
const PLACE = 13.4;
const ZONE = 15.4;
/** From here on, all that is written keeps clear of prices and wings, too. */
export const NEAR = 0.62;
const LEADING = 0.94;
const GAP = 2;

export const apart = (a: Bounds, b: Bounds): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** What is at each space, whatever stands on it. */
export function taken(space: Space): Bounds {
  const r = reach(space) + 2;
  const top = overlord(space) ? 50 : r;
  return { x: space.at[0] - r, y: space.at[1] - top, w: 2 * r, h: top + r + 4 };
}

/** Where the price of a way there is shown, and the wing of a flight path. */
export function marks(space: Space): Bounds[] {
  const off = reach(space) * 0.74 + 7;
  const [x, y] = space.at;
  const pennant = { x: x - off - 13, y: y - off - 16, w: 26, h: 33 };
  const [wx, wy] = WING[space.kind];
  return space.resources.includes('flight')
    ? [pennant, { x: x + wx - 14, y: y + wy - 14, w: 28, h: 28 }]
    : [pennant];
}

/** Cities first, then what is fought, then key places; zones after the cities. */
function rank(space: Space): number {
  if (space.kind === 'city') return 0;
  if (overlord(space)) return 1;
  return space.kind === 'encounter' ? 3 : 2;
}

/** Zooms are taken in steps, so that names don't dance. */
export const stepped = (k: number): number => [0.36, 0.48, 0.62, 0.8, 1.05, 1.4].reduce((best, one) => (k >= one * 0.93 ? one : best), 0.36);

const made = new WeakMap<Layout, Map<number, Label[]>>();

export function labels(board: Layout, zoom: number): readonly Label[] {
  const k = stepped(zoom);
  const kept = made.get(board) ?? new Map<number, Label[]>();
  made.set(board, kept);
  let found = kept.get(k);
  if (!found) kept.set(k, (found = placed(board, k)));
  return found;
}

function placed(board: Layout, k: number): Label[] {
  const spaces = [...board.spaces.values()];
  // From near, the places come first: zones have room. From afar it is the zones that one looks for.
  const near = k >= NEAR;
  const blocked = spaces.flatMap((space) => (near ? [taken(space), ...marks(space)] : [taken(space)]));
  const found: Label[] = [];
  const free = (box: Bounds): boolean =>
    blocked.every((other) => apart(box, other)) && found.every((one) => apart(box, one.box));
  const put = (label: Label | null): void => {
    if (label) found.push(label);
  };
  const named = spaces.filter((space) => space.label).sort((a, b) => rank(a) - rank(b));
  const size = Math.max(17, PLACE / k);
  for (const space of named.filter((one) => rank(one) === 0)) put(beside(space, size, free));
  const places = named.filter((one) => rank(one) > 0);
  if (near) for (const space of places) put(beside(space, size, free));
  for (const zone of board.zones.values()) put(across(zone, Math.max(22, (near ? ZONE : PLACE) / k), free));
  if (!near) for (const space of places) put(beside(space, size, free));
  return found;
}

function block(lines: readonly string[], size: number, [x, y]: Point): Bounds {
  const { w, h } = nameBox(lines, size);
  return { x: x - w / 2 - GAP, y: y - GAP, w: w + 2 * GAP, h: h + 2 * GAP };
}

/** Where the board has its name, or else around the space. */
function beside(space: Space, size: number, free: (box: Bounds) => boolean): Label | null {
  const { label } = space;
  if (!label) return null;
  const r = reach(space) + 5;
  const top = overlord(space) ? 52 : r;
  const tries: { lines: readonly string[]; at: Point }[] = [];
  const one = [label.lines.join(' ')];
  const { w } = nameBox(label.lines, size);
  // As it is printed: the base line of the first line, from its anchor.
  const lean = { start: w / 2, middle: 0, end: -w / 2 }[label.anchor];
  tries.push({ lines: label.lines, at: [space.at[0] + label.by[0] + lean, space.at[1] + label.by[1] - size * 0.78] });
  const two = broken(one[0] ?? '', 1);
  for (const lines of [label.lines, ...(label.lines.length > 1 ? [one] : two.length > 1 ? [two] : [])]) {
    const { w: wide, h } = nameBox(lines, size);
    for (const shift of [0, -0.3, 0.3, -0.5, 0.5])
      tries.push(
        { lines, at: [space.at[0] + shift * wide, space.at[1] + r + 6] },
        { lines, at: [space.at[0] + shift * wide, space.at[1] - top - h] },
      );
    for (const down of [-0.5, -1, 0, -1.6, 0.5])
      tries.push(
        { lines, at: [space.at[0] + r + wide / 2 + 4, space.at[1] + down * h] },
        { lines, at: [space.at[0] - r - wide / 2 - 4, space.at[1] + down * h] },
      );
    for (const more of [12, 24])
      for (const shift of [0, -0.3, 0.3, -0.5, 0.5])
        tries.push(
          { lines, at: [space.at[0] + shift * wide, space.at[1] + r + 6 + more] },
          { lines, at: [space.at[0] + shift * wide, space.at[1] - top - h - more] },
        );
  }
  for (const { lines, at } of tries) {
    const box = block(lines, size, at);
    if (free(box)) return { id: space.id, kind: 'place', at, lines, size, box };
  }
  return null;
}

/** Where the board has it, or near there. */
function across(zone: { id: string; label: { at: Point; lines: string[] } }, size: number, free: (box: Bounds) => boolean): Label | null {
  const { at, lines } = zone.label;
  for (let ring = 0; ring < 14; ring++)
    for (let turn = 0; turn < (ring === 0 ? 1 : 12); turn++) {
      const angle = (turn * Math.PI) / 6;
      const spot: Point = [at[0] + Math.cos(angle) * ring * 13, at[1] - size * 0.78 + Math.sin(angle) * ring * 13];
      const wide = Math.max(...lines.map((line) => textWidth(line, size) * 1.06));
      const box = { x: spot[0] - wide / 2, y: spot[1] - GAP, w: wide, h: lines.length * size * LEADING + 2 * GAP };
      if (free(box)) return { id: zone.id, kind: 'zone', at: spot, lines, size, box };
    }
  return null;
}
