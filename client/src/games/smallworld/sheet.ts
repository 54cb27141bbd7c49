/** The islands of a game on one sheet, and the still picture of them: made once for the faces, the
 *  shape of the window and the theme. */
import {
  type Bounds,
  type Drawing,
  type Drawn,
  type Hole,
  INKS,
  type Placed,
  type Point,
  type ThemeName,
  arrange,
  build,
  defs,
  inside,
  land,
  lines,
  shallows,
  short,
  waves,
} from '../../lib/draw';
import type { Face } from './box';

export interface Site {
  id: string;
  drawn: Drawn;
  island: Placed;
  /** Where its token stands and its name is written, on the sheet. */
  pole: Point;
  label: Point;
}

export interface Sheet {
  faces: readonly Face[];
  islands: Placed[];
  box: Bounds;
  sites: Map<string, Site>;
}

const drawings = new Map<string, Drawing>();

export function drawingOf(face: Face): Drawing {
  let made = drawings.get(face.id);
  if (!made) drawings.set(face.id, (made = build(face.id, face.regions)));
  return made;
}

/** Everything of the faces, arranged for a free rectangle of this shape. */
export function sheetOf(faces: readonly Face[], aspect: number): Sheet {
  const { islands, box } = arrange(faces.map(drawingOf), aspect);
  const sites = new Map<string, Site>();
  for (const island of islands) {
    for (const drawn of island.drawing.regions) {
      const move = ([x, y]: Point): Point => [x + island.x, y + island.y];
      const site = { id: drawn.id, drawn, island, pole: move(drawn.pole), label: move(drawn.label) };
      sites.set(drawn.id, site);
    }
  }
  return { faces, islands, box, sites };
}

/** Glyphs keep off the token, the marks beside it, and the name. */
export function holes(q: Drawn): Hole[] {
  return [
    { at: q.pole, w: 19, h: 18 },
    { at: q.label, w: Math.max(20, q.name.length * 4.7), h: 9 },
  ];
}

const onLand = (sheet: Sheet, [x, y]: Point): boolean =>
  sheet.islands.some((i) => i.drawing.regions.some((q) => inside(q.ring, [x - i.x, y - i.y])));

const STEP = 14; // of the grid of places for a name
const OFF = 22; // water between a name and a coast
const FAR_OFF = 90; // a name further from its island could be another's

/** A place for the name of each island on open water: nearer to it than to any other, and off every
 *  coast. An island without such a place goes without. */
export function seaNames(sheet: Sheet, names: ReadonlyMap<string, string>): { name: string; at: Point }[] {
  const coasts = sheet.islands.map((i) =>
    i.drawing.coasts.flatMap((e) =>
      e.line.filter((_, n) => n % 5 === 0).map(([x, y]): Point => [x + i.x, y + i.y]),
    ),
  );
  const taken: { at: Point; wide: number }[] = [];
  return sheet.islands.flatMap((island, own) => {
    const name = names.get(island.drawing.id) ?? '';
    const wide = name.length * 6.2 + 8;
    /** From the rectangle of the name to the nearest point of a coast; any number below `enough`
     *  is as good as another. */
    const gap = (x: number, y: number, coast: readonly Point[], enough: number): number => {
      let least = Infinity;
      for (const p of coast) {
        const dx = Math.max(0, Math.abs(p[0] - x) - wide);
        const dy = Math.max(0, Math.abs(p[1] - y) - 8);
        const square = dx * dx + dy * dy;
        if (square >= least) continue;
        least = square;
        if (square < enough * enough) break;
      }
      return Math.sqrt(least);
    };
    let best: Point | null = null;
    let least = FAR_OFF;
    const box = island.drawing.box;
    const near = FAR_OFF + wide;
    const top = Math.max(12, island.y + box.y - FAR_OFF);
    const left = Math.max(wide, island.x + box.x - near);
    const bottom = Math.min(sheet.box.h - 4, island.y + box.y + box.h + FAR_OFF);
    const right = Math.min(sheet.box.w - wide, island.x + box.x + box.w + near);
    for (let y = top; y < bottom; y += STEP) {
      for (let x = left; x < right; x += STEP) {
        const mine = gap(x, y, coasts[own] ?? [], OFF);
        if (mine < OFF || mine >= least) continue;
        if (taken.some((o) => Math.abs(o.at[0] - x) < o.wide + wide && Math.abs(o.at[1] - y) < 24)) continue;
        if (coasts.some((c, i) => i !== own && gap(x, y, c, mine + 4) < mine + 4)) continue;
        // No coast comes near: all of the name is on water, or all of it on land.
        if (onLand(sheet, [x, y])) continue;
        [best, least] = [[x, y], mine];
      }
    }
    if (!best || !name) return [];
    taken.push({ at: best, wide });
    return [{ name, at: best }];
  });
}

export interface Still {
  defs: string;
  under: string;
  lines: string;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const stills = new Map<string, Still>();
const FAR = 900; // open sea around the sheet

export function still(sheet: Sheet, theme: ThemeName): Still {
  const name = theme + sheet.islands.map((i) => `${i.drawing.id} ${i.x} ${i.y}`).join();
  let made = stills.get(name);
  if (!made) {
    const inks = INKS[theme];
    const { box } = sheet;
    const each = (draw: (d: Drawing) => string): string =>
      sheet.islands
        .map((i) => `<g transform="translate(${short(i.x)} ${short(i.y)})">${draw(i.drawing)}</g>`)
        .join('');
    made = {
      defs: defs(
        sheet.islands.map((i) => i.drawing),
        inks,
      ),
      under:
        waves(-FAR, -FAR, box.w + 2 * FAR, box.h + 2 * FAR, inks, 'sea') +
        shallows(sheet.islands, inks) +
        each((d) => land(d, inks, holes)) +
        seaNames(sheet, new Map(sheet.faces.map((f) => [f.id, f.name])))
          .map(
            ({ name: word, at: [x, y] }) =>
              `<text x="${short(x)}" y="${short(y + 6)}" text-anchor="middle" font-family="Alegreya, serif" font-style="italic" font-weight="500" font-size="21" letter-spacing="2" fill="${theme === 'light' ? '#23545f' : '#9fd3d6'}" opacity=".82">${escape(word)}</text>`,
          )
          .join(''),
      lines: each((d) => lines(d, inks)),
    };
    stills.set(name, made);
  }
  return made;
}

/** The nearest region in a direction, for the arrow keys: near the axis beats near. */
export function towards(sheet: Sheet, from: string, dx: number, dy: number): string | null {
  const here = sheet.sites.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const site of sheet.sites.values()) {
    const ux = site.pole[0] - here.pole[0];
    const uy = site.pole[1] - here.pole[1];
    const along = ux * dx + uy * dy;
    const aside = Math.abs(ux * dy - uy * dx);
    if (along <= 8 || aside > along * 2.2) continue;
    const cost = along + aside * 1.6;
    if (cost < least) [best, least] = [site.id, cost];
  }
  return best;
}
