/** Lordaeron on a sheet: every region with room for its pieces and its name, ridges where no way leads,
 *  flight paths and landmarks in ink. Made once for each box and theme. */
import { INKS, type Point, type ThemeName, ridges, short } from '../../lib/draw';
import { type Block, blocks } from '../../lib/map/blocks';
import { type Islands, type Letters, type Site, type Still, drawingOf, sheetOf, still } from '../../lib/map/sheet';
import type { Box } from '../contract';
import { type Faction, FACTIONS, layout } from './box';
import { ICONS } from './cards/emblems.generated';
import { FACTION, LANDMARK } from './look';

/** The largest that names are drawn in, in units of the sheet. */
export const LARGEST = 20;
const SMALLEST = 13.5;
/** Pieces keep inside this, and towns, flight points and graveyards lie in a row above them. */
export const ROOM = { w: 88, h: 46 };
export const ROW = 15;

export interface Lordaeron {
  sheet: Islands;
  blocks: ReadonlyMap<string, Block>;
  /** Regions that touch without a way between them. */
  closed(a: string, b: string): boolean;
}

/** Signs that are printed in a region, from left to right. */
export interface Print {
  kind: 'town' | 'flight' | 'graveyard';
  faction: Faction | null;
}

export function prints(box: Box, region: string): Print[] {
  const { towns, flights, graveyards } = layout(box);
  const of = (kind: 'town' | 'flight', lists: Readonly<Record<Faction, readonly string[]>>): Print[] =>
    FACTIONS.flatMap((faction) => (lists[faction].includes(region) ? [{ kind, faction }] : []));
  return [
    ...of('town', towns),
    ...of('flight', flights),
    ...(graveyards.includes(region) ? [{ kind: 'graveyard' as const, faction: null }] : []),
  ];
}

/** Names keep their size on the screen, as far as there is room. */
export const letters = (k: number): Letters => ({
  scale: 1,
  nameSize: Math.max(SMALLEST, Math.min(LARGEST, 13.2 / k)),
});

const made = new WeakMap<Box, Lordaeron>();

export function lordaeron(box: Box): Lordaeron {
  const before = made.get(box);
  if (before) return before;
  const { regions } = layout(box);
  const chart = { id: 'lordaeron', name: '', regions: [...regions.values()] };
  const plain = sheetOf([chart], 'wide');
  const drawing = drawingOf(chart);
  const [island] = plain.islands;
  const [dx, dy] = [island?.x ?? 0, island?.y ?? 0];
  const found = blocks(
    drawing.regions,
    (id) => ({ w: ROOM.w, h: ROOM.h + (prints(box, id).length > 0 ? ROW : 0) }),
    LARGEST,
  );
  const moved = new Map(
    [...found].map(([id, { pieces, name, lines }]): [string, Block] => [
      id,
      {
        pieces: { ...pieces, x: pieces.x + dx, y: pieces.y + dy },
        name: { ...name, x: name.x + dx, y: name.y + dy },
        lines,
      },
    ]),
  );
  const sites = new Map(
    [...plain.sites].map(([id, site]): [string, Site] => {
      const { pieces, name, lines } = moved.get(id) as Block;
      const middle = pieces.x + pieces.w / 2;
      return [id, { ...site, pole: [middle, pieces.y + pieces.h - ROOM.h / 2], label: [middle, name.y], lines }];
    }),
  );
  const closed = (a: string, b: string): boolean => !regions.get(a)?.borders.includes(b);
  const land = { sheet: { ...plain, sites }, blocks: moved, closed };
  made.set(box, land);
  return land;
}

/** A path as the bird flies: a low arc. */
function arc(a: Point, b: Point): string {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const bend = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.14;
  return `M${short(a[0])} ${short(a[1])}Q${short(mx)} ${short(my - bend)} ${short(b[0])} ${short(b[1])}`;
}

function flightPaths(box: Box, land: Lordaeron, theme: ThemeName): string {
  const { flights } = layout(box);
  return FACTIONS.map((faction) => {
    const at = flights[faction].flatMap((id): Point[] => {
      const site = land.sheet.sites.get(id);
      return site ? [site.pole] : [];
    });
    const d = at.slice(1).map((to, i) => arc(at[i] ?? to, to)).join('');
    const colour = theme === 'dark' ? (faction === 'horde' ? '#ff9d8a' : '#9cc4ff') : FACTION[faction].fill;
    const under = theme === 'dark' ? '#100c09' : '#fff8e0';
    return (
      `<path d="${d}" fill="none" stroke="${under}" stroke-opacity=".8" stroke-width="4.6" stroke-linecap="round"/>` +
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.8" stroke-linecap="round" stroke-dasharray=".1 7"/>`
    );
  }).join('');
}

function landmarks(land: Lordaeron, theme: ThemeName): string {
  const ink = theme === 'dark' ? '#e7d6b0' : '#3a2a18';
  return [...land.sheet.sites.values()]
    .map((site) => {
      const shape = ICONS[LANDMARK[site.id] ?? ''];
      if (!shape) return '';
      const [x, y] = [site.pole[0] - 15, site.pole[1] - 17];
      return `<g transform="translate(${short(x)} ${short(y)})scale(.0586)" fill="${ink}" opacity=".62">${shape}</g>`;
    })
    .join('');
}

const pictures = new WeakMap<Lordaeron, Partial<Record<ThemeName, Still>>>();

/** The still picture: terrain, borders and ridges, paths, landmarks. */
export function picture(box: Box, theme: ThemeName): Still {
  const land = lordaeron(box);
  const kept = pictures.get(land) ?? {};
  pictures.set(land, kept);
  return (kept[theme] ??= draw(box, land, theme));
}

function draw(box: Box, land: Lordaeron, theme: ThemeName): Still {
  const plain = still(land.sheet, theme);
  const [island] = land.sheet.islands;
  const peaks = island
    ? `<g transform="translate(${short(island.x)} ${short(island.y)})">${ridges(island.drawing.borders, land.closed)}</g>`
    : '';
  const edge = INKS[theme].border;
  return {
    ...plain,
    lines: `${plain.lines}<g color="${edge}">${peaks}</g>${flightPaths(box, land, theme)}${landmarks(land, theme)}`,
  };
}
