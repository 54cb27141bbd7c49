/** The Eastern Kingdoms on a sheet: zones as land, paths, and every space as a place that can be chosen.
 *  Made once for each box, and the still picture of them once for each theme. */
import {
  type Cell,
  type Drawing,
  type Hole,
  INKS,
  type Point,
  type ThemeName,
  build,
  defs,
  inside,
  land,
  lines,
  path,
  random,
  shallows,
  short,
  waves,
} from '../../../lib/draw';
import type { Sheet, Site, Still } from '../../../lib/map/sheet';
import type { Box } from '../../contract';
import { type Layout, type Space, layout } from '../box';
import { labels } from './labels';
import { outline, reach, spaceDefs } from './spaces';

/** Open sea around the sheet. */
const FAR = 900;
/** The farthest that a path strays from a straight line. */
const BOW = 7;

export interface Kingdoms {
  sheet: Sheet;
  drawing: Drawing;
  layout: Layout;
  /** "a b" in the order of the board → the path between the rims of a and b, as SVG path data. */
  ways: ReadonlyMap<string, string>;
}

const TERRAINS: Readonly<Record<string, string>> = { farm: 'farmland' };
const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The middle of a path, a little off the straight line: the same for ever. */
function bend(a: Space, b: Space): Point {
  const [ax, ay] = a.at;
  const [bx, by] = b.at;
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const k = (random(key(a.id, b.id))() < 0.5 ? -BOW : BOW) / far;
  return [(ax + bx) / 2 - (by - ay) * k, (ay + by) / 2 + (bx - ax) * k];
}

/** From `at` towards a point, so far. */
function from(at: Point, to: Point, far: number): Point {
  const long = Math.hypot(to[0] - at[0], to[1] - at[1]) || 1;
  const t = Math.min(0.9, far / long);
  return [at[0] + (to[0] - at[0]) * t, at[1] + (to[1] - at[1]) * t];
}

/** From rim to rim. */
export function way(a: Space, b: Space): string {
  const c = bend(a, b);
  const [u, v] = [from(a.at, c, reach(a) + 3), from(b.at, c, reach(b) + 3)];
  return `M${short(u[0])} ${short(u[1])}Q${short(c[0])} ${short(c[1])} ${short(v[0])} ${short(v[1])}`;
}

/** Points along a path, for what must keep off it. */
export function along(a: Space, b: Space, step = 14): Point[] {
  const c = bend(a, b);
  const many = Math.ceil(Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1]) / step);
  return Array.from({ length: many + 1 }, (_, i): Point => {
    const t = i / many;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [a.at[0] * p + c[0] * q + b.at[0] * r, a.at[1] * p + c[1] * q + b.at[1] * r];
  });
}

const made = new WeakMap<Box, Kingdoms>();

export function kingdoms(box: Box): Kingdoms {
  const before = made.get(box);
  if (before) return before;
  const board = layout(box);
  const cells = [...board.zones.values()].map(
    (zone): Cell => ({
      id: `z-${zone.id}`,
      name: '',
      terrain: TERRAINS[zone.terrain] ?? zone.terrain,
      at: zone.label.at,
      outline: zone.outline,
    }),
  );
  const sites = new Map(
    [...board.spaces.values()].map((space): [string, Site] => [
      space.id,
      {
        id: space.id,
        name: space.name,
        terrain: '',
        // A finger needs more than the rim.
        d: outline(space, 1.42),
        x: space.at[0],
        y: space.at[1],
        part: 'kingdoms',
        pole: space.at,
        label: space.at,
      },
    ]),
  );
  const found: Kingdoms = {
    sheet: { box: { x: 0, y: 0, w: board.size[0], h: board.size[1] }, sites },
    drawing: build('kingdoms', cells, true),
    layout: board,
    ways: new Map(
      board.connections.flatMap(([a, b]): [string, string][] => {
        const [one, two] = [board.spaces.get(a), board.spaces.get(b)];
        return one && two ? [[key(a, b), way(one, two)]] : [];
      }),
    ),
  };
  made.set(box, found);
  return found;
}

export const wayBetween = (land: Kingdoms, a: string, b: string): string => land.ways.get(key(a, b)) ?? '';

/** A road over several spaces as one line. */
export const roadOf = (land: Kingdoms, road: readonly string[]): string[] =>
  road.slice(1).map((id, i) => wayBetween(land, road[i] ?? id, id));

/** What grows keeps off spaces, paths and names. */
function holes(board: Layout): Hole[] {
  const found: Hole[] = [];
  for (const space of board.spaces.values()) found.push({ at: space.at, w: reach(space) + 3, h: reach(space) + 5 });
  for (const [a, b] of board.connections) {
    const [one, two] = [board.spaces.get(a), board.spaces.get(b)];
    if (one && two) for (const at of along(one, two)) found.push({ at, w: 7, h: 8 });
  }
  for (const { box } of labels(board, 0.8))
    found.push({ at: [box.x + box.w / 2, box.y + box.h / 2], w: box.w / 2, h: box.h / 2 });
  return found;
}

const pictures = new WeakMap<Kingdoms, Partial<Record<ThemeName, Still>>>();

export function picture(box: Box, theme: ThemeName): Still {
  const found = kingdoms(box);
  const kept = pictures.get(found) ?? {};
  pictures.set(found, kept);
  return (kept[theme] ??= draw(found, theme));
}

function draw({ drawing, layout: board, ways, sheet }: Kingdoms, theme: ThemeName): Still {
  const inks = INKS[theme];
  const all = holes(board);
  const near = (x: number, y: number, r: number): boolean =>
    all.some(({ at, w, h }) => Math.abs(at[0] - x) < w + r && Math.abs(at[1] - y) < h + r);
  const within = (q: Drawing['regions'][number]): Hole[] => {
    const xs = q.ring.map((p) => p[0]);
    const ys = q.ring.map((p) => p[1]);
    const [x0, x1] = [Math.min(...xs) - 40, Math.max(...xs) + 40];
    const [y0, y1] = [Math.min(...ys) - 40, Math.max(...ys) + 40];
    return all.filter(({ at: [x, y] }) => x > x0 && x < x1 && y > y0 && y < y1);
  };
  return {
    defs: defs([drawing], inks) + spaceDefs(board),
    under:
      waves(-FAR, -FAR, sheet.box.w + 2 * FAR, sheet.box.h + 2 * FAR, inks, 'kingdoms') +
      shallows([{ drawing, x: 0, y: 0 }], inks) +
      land(drawing, inks, within) +
      borders(drawing, theme) +
      peaks(drawing, near) +
      paths(board, ways, theme) +
      [...board.spaces.values()]
        .map((space) => `<use href="#r-${space.id}" transform="translate(${space.at.map(short).join(' ')})"/>`)
        .join(''),
    lines: '',
  };
}

/** Zones end without a fence: dashed, and the coast in ink. */
function borders(drawing: Drawing, theme: ThemeName): string {
  const inks = INKS[theme];
  const inland = drawing.borders.map((edge) => path(edge.line)).join('');
  return (
    lines({ ...drawing, borders: [] }, inks) +
    `<path d="${inland}" fill="none" stroke="${inks.border}" stroke-opacity="${theme === 'dark' ? 0.8 : 0.5}" stroke-width="1.8" stroke-dasharray="5 5" stroke-linecap="round"/>`
  );
}

/** Mountains stand where two zones meet, and open into a pass for every path. */
function peaks(drawing: Drawing, near: (x: number, y: number, r: number) => boolean): string {
  const r = random('ridges');
  const put: { x: number; y: number; size: number; glyph: string }[] = [];
  for (const edge of drawing.borders)
    for (const [x, y] of edge.line) {
      const size = 1 + r() * 0.55;
      const glyph = `peak${Math.floor(r() * 3)}`;
      if (near(x, y - 6, 14) || put.some((one) => Math.hypot(one.x - x, one.y - y) < 22)) continue;
      put.push({ x, y: y + 6, size, glyph });
    }
  return put
    .sort((a, b) => a.y - b.y)
    .map(
      ({ x, y, size, glyph }) =>
        `<use href="#g-${glyph}" transform="translate(${short(x)} ${short(y)})scale(${size.toFixed(2)})"/>`,
    )
    .join('');
}

function paths(board: Layout, ways: ReadonlyMap<string, string>, theme: ThemeName): string {
  const night = theme === 'dark';
  const below = new Set(board.tunnels.map(([a, b]) => key(a, b)));
  const stroke = (d: string, colour: string, width: number, more = ''): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  const round = 'stroke-linecap="round"';
  const roads = [...ways].filter(([id]) => !below.has(id)).map(([, d]) => d).join('');
  const tunnels = [...ways].filter(([id]) => below.has(id)).map(([, d]) => d).join('');
  const rail = night ? '#a8946c' : '#d9c9a6';
  return (
    stroke(roads, night ? '#000000' : '#4a341c', 11.5, `${round} stroke-opacity="${night ? 0.55 : 0.42}"`) +
    stroke(roads, night ? '#d8c394' : '#fff4d6', 9, `${round} stroke-opacity="${night ? 0.5 : 0.92}"`) +
    stroke(roads, night ? '#0f0a07' : '#3a2612', 4.2, `${round} stroke-dasharray=".1 9.4"`) +
    stroke(tunnels, night ? '#000000' : '#2b2016', 15, `${round} stroke-opacity=".55"`) +
    stroke(tunnels, rail, 10, 'stroke-dasharray="3 8"') +
    stroke(tunnels, night ? '#0c0806' : '#2b2016', 6.5) +
    stroke(tunnels, rail, 3.5) +
    stroke(tunnels, night ? '#1a120c' : '#54432f', 1.2)
  );
}

/** Whether a point lies on land: what is written there has another colour. */
export const onLand = (found: Kingdoms, at: Point): boolean =>
  found.drawing.regions.some((region) => inside(region.ring, at));
