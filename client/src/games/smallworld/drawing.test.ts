import { describe, expect, it } from 'vitest';
import { apart, arrange, bounds, build, inside, scatter, toEdge } from '../../lib/draw';
import { holes, sheetOf, still, towards } from '../../lib/map/sheet';
import type { Box } from '../contract';
import { faces } from './box';
import raw from './fixtures/box.json';

const box = raw as unknown as Box;
const all = [...faces(box).values()];
const LEAST = 28;

describe.each(all.map((face) => [face.id, face] as const))('face %s', (_, face) => {
  const drawing = build(face.id, face.regions);

  it('shares exactly the borders of the neighbour lists, none too short', () => {
    for (const region of face.regions) {
      const drawn = drawing.regions.find((q) => q.id === region.id);
      expect([...(drawn?.near ?? [])].sort(), region.id).toEqual([...region.borders].sort());
    }
    for (const border of drawing.borders) {
      expect(border.length, border.sides.join(' / ')).toBeGreaterThanOrEqual(LEAST);
    }
  });

  it('draws each border once: both sides have every point of it', () => {
    for (const border of drawing.borders) {
      for (const id of border.sides) {
        const ring = drawing.regions.find((q) => q.id === id)?.ring ?? [];
        const points = new Set(ring.map((p) => p.join()));
        expect(border.line.every((p) => points.has(p.join())), border.sides.join()).toBe(true);
      }
    }
  });

  it('keeps token and name inside the region', () => {
    for (const q of drawing.regions) {
      for (const [dx, dy] of [
        [-17, -17],
        [17, -17],
        [-17, 17],
        [17, 17],
      ] as const) {
        expect(inside(q.ring, [q.pole[0] + dx, q.pole[1] + dy]), `${q.id} token`).toBe(true);
      }
      expect(inside(q.ring, q.label), `${q.id} name`).toBe(true);
      expect(toEdge(q.ring, q.pole), q.id).toBeGreaterThan(18);
    }
  });

  it('scatters the same glyphs every time, inside the region and off token and name', () => {
    for (const q of drawing.regions) {
      const spots = scatter(q, holes(q));
      expect(scatter(q, holes(q))).toEqual(spots);
      expect(spots.length, q.id).toBeGreaterThan(2);
      for (const spot of spots) {
        expect(inside(q.ring, spot.at)).toBe(true);
        for (const hole of holes(q)) {
          const over =
            Math.abs(spot.at[0] - hole.at[0]) < hole.w && Math.abs(spot.at[1] - hole.at[1]) < hole.h;
          expect(over, `${q.id} ${spot.glyph}`).toBe(false);
        }
      }
      expect(spots.map((s) => s.at[1])).toEqual(spots.map((s) => s.at[1]).sort((a, b) => a - b));
    }
  });
});

const TABLES = [
  ['L1A', 'S2B'],
  ['L2B', 'M1B', 'S1A'],
  ['L1B', 'M1A', 'M2B', 'S2A'],
  ['L1A', 'L2A', 'M2A', 'S1B', 'S2B'],
  ['L2B', 'L1B', 'M1B', 'S1B', 'S2A'],
];

describe.each(TABLES.flatMap((ids) => [1.2, 0.8].map((aspect) => [ids.join(' '), aspect, ids] as const)))(
  'islands %s in a window of %d',
  (_, aspect, ids) => {
    const list = ids.map((id) => faces(box).get(id)).filter((f) => f !== undefined);
    const drawings = list.map((f) => build(f.id, f.regions));

    it('lie apart, inside the sheet, and fill it', () => {
      const { islands, box: sheet } = arrange(drawings, aspect);
      islands.forEach((a, i) => {
        islands.slice(i + 1).forEach((b) => expect(apart(a, b)).toBeGreaterThan(20));
        const b = a.drawing.box;
        expect(a.x + b.x).toBeGreaterThanOrEqual(0);
        expect(a.y + b.y).toBeGreaterThanOrEqual(0);
        expect(a.x + b.x + b.w).toBeLessThanOrEqual(sheet.w + 1);
        expect(a.y + b.y + b.h).toBeLessThanOrEqual(sheet.h + 1);
      });
      const land = drawings.reduce((sum, d) => sum + d.box.w * d.box.h, 0);
      const side = Math.max(sheet.w / aspect, sheet.h);
      expect(land / (side * side * aspect)).toBeGreaterThan(0.42);
    });
  },
);

it('bakes one still picture for a sheet and theme', () => {
  const list = ['L1A', 'S2B'].flatMap((id) => faces(box).get(id) ?? []);
  const sheet = sheetOf(list, 'wide');
  expect(still(sheet, 'light')).toBe(still(sheet, 'light'));
  expect(still(sheet, 'dark').under).not.toBe(still(sheet, 'light').under);
  expect(still(sheet, 'light').under).not.toMatch(/NaN|undefined|filter/);
  expect(still(sheet, 'light').defs).not.toMatch(/NaN|undefined/);
});

it('leads the arrow keys to every region', () => {
  for (const ids of TABLES) {
    const sheet = sheetOf(
      ids.flatMap((id) => faces(box).get(id) ?? []),
      'wide',
    );
    const [first] = sheet.sites.keys();
    const reached = new Set<string>();
    const todo = first ? [first] : [];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = towards(sheet, id, dx, dy);
        if (next) todo.push(next);
      }
    }
    expect(reached.size, ids.join()).toBe(sheet.sites.size);
    expect(bounds([...sheet.sites.values()].map((s) => s.pole)).w).toBeGreaterThan(100);
  }
});
