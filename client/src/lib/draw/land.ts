/** The still part of a map as SVG text, made once for each drawing and theme. What lives (rings,
 *  targets, pieces) refers to it by id: `p-…` outlines, `c-…` clips, `r-…` whole regions. */
import { GROUND, type Inks, mix } from './colour';
import { glyphDefs } from './glyphs';
import type { Drawing, Drawn } from './map';
import { random } from './random';
import { path, short } from './shape';
import { type Hole, grown, texture } from './texture';

export interface Placed {
  drawing: Drawing;
  x: number;
  y: number;
}

const WATER = new Set(['lake', 'sea']);
const isLand = (q: Drawn): boolean => q.terrain !== 'sea';
const at = (p: Placed): string => `translate(${short(p.x)} ${short(p.y)})`;
const outline = (regions: readonly Drawn[]): string => regions.map((q) => q.d).join('');

/** Strokes of falling width, each a little: a soft inner shadow without a filter. */
const WASH: readonly (readonly [number, number])[] = [
  [34, 0.09],
  [26, 0.1],
  [18, 0.12],
  [11, 0.14],
  [5, 0.16],
];

/** Outlines, clips and glyphs, to be put into the picture's <defs> once. */
export function defs(maps: readonly Drawing[], t: Inks): string {
  const regions = maps.flatMap((m) => m.regions);
  return (
    glyphDefs(t, 'g-', grown(regions.map((q) => q.terrain))) +
    regions
      .map(
        (q) =>
          `<path id="p-${q.id}" d="${q.d}"/><clipPath id="c-${q.id}"><use href="#p-${q.id}"/></clipPath>`,
      )
      .join('') +
    maps
      .map(
        (m) =>
          `<path id="l-${m.id}" d="${outline(m.regions.filter(isLand))}"/>` +
          `<path id="a-${m.id}" d="${outline(m.regions)}"/>`,
      )
      .join('')
  );
}

/** Light in the shallows, once for all islands of a picture and before any of them: wide strokes
 *  of the outline, each covered by one a little narrower, make contour lines. */
export function shallows(maps: readonly Placed[], t: Inks): string {
  const all = maps.map((m) => `<use href="#a-${m.drawing.id}" transform="${at(m)}"/>`).join('');
  const night = t.name === 'dark';
  const inner = night ? [0.05, 0.09, 0.14] : [0.14, 0.22, 0.32];
  return [86, 64, 42]
    .map((width, i) => {
      const line = mix(t.sea, t.seaLine, (night ? 0.2 : 0.42) + i * 0.1);
      const water = mix(t.sea, t.seaLine, inner[i] ?? 0);
      const stroke = (w: number, c: string): string =>
        `<g fill="${c}" stroke="${c}" stroke-width="${w}" stroke-linejoin="round">${all}</g>`;
      return stroke(width, line) + stroke(width - 3, water);
    })
    .join('');
}

/** Little birds' wings on the open sea. */
export function waves(x: number, y: number, w: number, h: number, t: Inks, seed: string): string {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < (w * h) / 13000; i++) {
    const s = 8 + r() * 9;
    const px = x + r() * w;
    const py = y + r() * h;
    d += `M${short(px)} ${short(py)}q${short(s / 2)} ${short(-s / 2)} ${short(s)} 0q${short(s / 2)} ${short(-s / 2)} ${short(s)} 0`;
  }
  const opacity = t.name === 'light' ? 0.5 : 0.18;
  return `<path d="${d}" fill="none" stroke="${t.seaLine}" stroke-opacity="${opacity}" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** One island up to its textures: cliff, beach, and each region's fill, wash and glyphs. */
export function land(m: Drawing, t: Inks, holes: (q: Drawn) => Hole[]): string {
  const ref = `<use href="#l-${m.id}"`;
  const round = 'stroke-linejoin="round"';
  let out =
    `<g transform="translate(0 9)">${ref} fill="${t.cliff}" stroke="${t.cliff}" stroke-width="11" ${round}/></g>` +
    `<g transform="translate(0 4)">${ref} fill="none" stroke="${mix(t.cliff, t.sand, 0.3)}" stroke-width="11" ${round}/></g>` +
    `${ref} fill="${t.sand}" stroke="${t.border}" stroke-width="13" ${round}/>` +
    `${ref} fill="${t.sand}" stroke="${t.sand}" stroke-width="10.5" ${round}/>`;
  for (const q of m.regions) {
    const fill = GROUND[q.terrain]?.[t.name] ?? t.sand;
    const wash = mix(fill, WATER.has(q.terrain) ? '#0d4a66' : '#4a3410', 0.75);
    const rim = WASH.map(
      ([w, o]) => `<use href="#p-${q.id}" stroke-width="${w}" stroke-opacity="${o}"/>`,
    ).join('');
    out +=
      `<g id="r-${q.id}" clip-path="url(#c-${q.id})"><use href="#p-${q.id}" fill="${fill}"/>` +
      `<g fill="none" stroke="${wash}">${rim}</g>${texture(q, holes(q), 'g-')}</g>`;
  }
  return out;
}

/** The ink over fills and rings: borders, and the coast a little stronger; open sea dashed. */
export function lines(m: Drawing, t: Inks): string {
  const sea = new Set(m.regions.filter((q) => !isLand(q)).map((q) => q.id));
  let inland = '';
  let coast = '';
  let dashed = '';
  for (const e of m.borders) inland += path(e.line);
  for (const e of m.coasts) {
    if (e.sides.some((s) => sea.has(s))) dashed += path(e.line);
    else coast += path(e.line);
  }
  const draw = (d: string, colour: string, width: number, extra = ''): string =>
    d &&
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
  return (
    draw(dashed, t.seaLine, 2.6, ' stroke-dasharray="2 8"') +
    draw(inland, t.border, 2.4) +
    draw(coast, t.border, 3)
  );
}
