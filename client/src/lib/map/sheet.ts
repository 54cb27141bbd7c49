/** Islands on one sheet, and the still picture of them: made once for the islands, the shape of the
 *  sheet and the theme. */
import {
  type Bounds,
  type Cell,
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
} from '../draw';

/** What one island is made of; a whole land is one, too. */
export interface Chart {
  id: string;
  /** Written on the sea beside it. */
  name: string;
  regions: readonly Cell[];
}

/** A place that can be chosen: a region of an island, or a round space on a path. The picture has its
 *  outline as `p-…` and, if it is coloured inside, a clip `c-…` and all of it as `r-…`. */
export interface Site {
  id: string;
  name: string;
  terrain: string;
  /** Its outline as SVG path data, and where its origin lies on the sheet. */
  d: string;
  x: number;
  y: number;
  /** Its island: what is far apart is not shown together on a small screen. */
  part: string;
  /** Where its token stands and its name is written, on the sheet. */
  pole: Point;
  label: Point;
  /** Its name on several lines, of which `label` is the middle of the top; one line around it, unless it says. */
  lines?: readonly string[];
}

/** How large pieces and names are drawn. */
export interface Letters {
  scale: number;
  nameSize: number;
}

/** How far a name lies below its place when it and the pieces above it are larger than usual. */
export const lower = ({ scale, nameSize }: Letters): number => (nameSize - 14) * 0.5 + (scale - 1) * 14;

/** What a camera looks at: places, and how large the whole is. */
export interface Sheet {
  box: Bounds;
  sites: ReadonlyMap<string, Site>;
}

export interface Islands extends Sheet {
  charts: readonly Chart[];
  islands: Placed[];
}

/** Two sheets for a match, whatever the window: islands never change places. */
export type Shape = 'wide' | 'tall';

const ASPECT: Record<Shape, number> = { wide: 1.2, tall: 0.8 };

const drawings = new Map<string, Drawing>();

export function drawingOf(chart: Chart): Drawing {
  let made = drawings.get(chart.id);
  if (!made) drawings.set(chart.id, (made = build(chart.id, chart.regions)));
  return made;
}

const sheets = new Map<string, Islands>();

/** All the islands, arranged on a sheet of this shape: the same sheet for the same islands. */
export function sheetOf(charts: readonly Chart[], shape: Shape): Islands {
  const key = `${shape} ${charts.map((chart) => chart.id).join(' ')}`;
  const before = sheets.get(key);
  // In another language they are other charts, with other names.
  if (before && charts.every((chart, i) => chart === before.charts[i])) return before;
  const made = laidOut(charts, shape);
  sheets.set(key, made);
  return made;
}

function laidOut(charts: readonly Chart[], shape: Shape): Islands {
  const { islands, box } = arrange(charts.map(drawingOf), ASPECT[shape]);
  const sites = new Map<string, Site>();
  for (const { drawing, x, y } of islands) {
    for (const { id, name, terrain, d, pole, label } of drawing.regions) {
      const move = (at: Point): Point => [at[0] + x, at[1] + y];
      sites.set(id, { id, name, terrain, d, x, y, part: drawing.id, pole: move(pole), label: move(label) });
    }
  }
  return { charts, islands, box, sites };
}

/** Glyphs keep off the token, the marks beside it, and the name. */
export function holes(q: Drawn): Hole[] {
  return [
    { at: q.pole, w: 19, h: 18 },
    { at: q.label, w: Math.max(20, q.name.length * 4.7), h: 9 },
  ];
}

const onLand = (sheet: Islands, [x, y]: Point): boolean =>
  sheet.islands.some((i) => i.drawing.regions.some((q) => inside(q.ring, [x - i.x, y - i.y])));

const STEP = 14; // of the grid of places for a name
const OFF = 22; // water between a name and a coast
const FAR_OFF = 90; // a name further from its island could be another's

/** A place for the name of each island on open water: nearer to it than to any other, and off every
 *  coast. An island without such a place goes without. */
export function seaNames(sheet: Islands, names: ReadonlyMap<string, string>): { name: string; at: Point }[] {
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

export function still(sheet: Islands, theme: ThemeName): Still {
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
        seaNames(sheet, new Map(sheet.charts.map((c) => [c.id, c.name])))
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

/** The nearest place in a direction, for the arrow keys: near the axis beats near. */
export function towards(
  sheet: Sheet,
  from: string,
  dx: number,
  dy: number,
  among?: ReadonlySet<string>,
): string | null {
  const here = sheet.sites.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const site of sheet.sites.values()) {
    if (among && !among.has(site.id)) continue;
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
