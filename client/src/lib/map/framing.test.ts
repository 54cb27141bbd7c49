import { describe, expect, it } from 'vitest';
import type { Point } from '../draw';
import type { Box } from '../../games/contract';
import { faces } from '../../games/smallworld/box';
import rawBox from '../../games/smallworld/fixtures/box.json';
import { Camera } from './camera.svelte';
import { clearing, framing, nook, standing } from './framing';
import { sheetOf } from './sheet';

const all = faces(rawBox as unknown as Box);
const sheet = sheetOf(
  ['L1A', 'M1A', 'M2A'].flatMap((id) => all.get(id) ?? []),
  'tall',
);
const room = { x: 0, y: 0, w: 390, h: 540 };

describe('what a phone shows', () => {
  it('is all targets when they are close together', () => {
    const part = framing(sheet, room, new Set(['L1A-01', 'L1A-04']), []);
    expect(part?.least).toBeNull();
    for (const id of ['L1A-01', 'L1A-04']) {
      const [x, y] = sheet.sites.get(id)?.pole ?? [NaN, NaN];
      expect(x).toBeGreaterThan(part?.box.x ?? Infinity);
      expect(y).toBeLessThan((part?.box.y ?? 0) + (part?.box.h ?? 0));
    }
  });

  it('is the island with most of them when they are not', () => {
    const mine = sheet.islands[0]?.drawing.regions.map((r) => r.id) ?? [];
    const other = sheet.islands[1]?.drawing.regions[0]?.id ?? '';
    const part = framing(sheet, room, new Set([...mine, other]), []);
    expect(part?.least).toBeGreaterThan(0);
    const [x, y] = sheet.sites.get(other)?.pole ?? [0, 0];
    const { x: left = 0, y: top = 0, w = 0, h = 0 } = part?.box ?? {};
    expect(x > left && x < left + w && y > top && y < top + h).toBe(false);
  });

  it('is nothing in particular when nobody is there', () => {
    expect(framing(sheet, room, new Set(), [])).toBeNull();
  });
});

describe('the camera', () => {
  const free = { x: 2, y: 64, w: 386, h: 536 };

  it('leaves no sea empty while something is out of sight', () => {
    const camera = new Camera();
    camera.frame({ x: 0, y: 0, w: 500, h: 600 }, free);
    expect(camera.all).toBe(true);
    // A part at the lower edge, as large as the whole can be: there is nothing to hide.
    camera.show({ x: 0, y: 300, w: 500, h: 300 }, camera.whole, camera.whole);
    expect(camera.all).toBe(true);
    camera.show({ x: 250, y: 300, w: 250, h: 300 }, camera.whole, 2);
    expect(camera.all).toBe(false);
    const [right, bottom] = camera.toScreen([500, 600]);
    expect(right).toBeGreaterThanOrEqual(free.x + free.w - 0.01);
    expect(bottom).toBeGreaterThanOrEqual(free.y + free.h - 0.01);
  });

  it('comes back to where it was fitted, though there is less room by then', () => {
    const camera = new Camera();
    const sheet = { x: 0, y: 0, w: 500, h: 600 };
    camera.frame(sheet, free);
    const home = [camera.k, camera.x, camera.y];
    camera.frame(sheet, { ...free, h: 400 }, true);
    camera.pan(0, -40, false);
    camera.rest();
    expect([camera.k, camera.x, camera.y]).toEqual(home);
  });

  it('knows that something is out of sight when the sheet was moved', () => {
    const camera = new Camera();
    camera.frame({ x: 0, y: 0, w: 500, h: 600 }, free);
    camera.pan(0, 100);
    expect(camera.all).toBe(false);
    camera.fit();
    expect(camera.all).toBe(true);
  });
});

describe('the corner of the minimap', () => {
  const at = (...poles: Point[]) => nook(room, 100, 100, poles.map((pole) => standing(pole, 1)));

  it('is the lower right one, unless a target lies there', () => {
    expect(at()).toEqual({ right: true, bottom: true, covered: 0, beside: 0 });
    expect(at([350, 500])).toEqual({ right: false, bottom: true, covered: 0, beside: 0 });
    expect(at([350, 500], [50, 500])).toEqual({ right: true, bottom: false, covered: 0, beside: 0 });
  });

  it('keeps off a flag whose pole stands beside it', () => {
    expect(at([240, 500]).right).toBe(false);
  });

  it('keeps off what can not be chosen, too, if nothing else is covered by that', () => {
    const [target, token] = [standing([350, 500], 1), standing([50, 500], 1)];
    expect(nook(room, 100, 100, [target], [token])).toMatchObject({ right: true, bottom: false });
    expect(nook(room, 100, 100, [], [token])).toMatchObject({ right: true, bottom: true });
  });

  it('tells when each of them covers something', () => {
    expect(at([350, 500], [50, 500], [350, 50], [50, 50], [40, 60]).covered).toBe(1);
  });
});

describe('a place for a slip', () => {
  const covers = ([x, y]: Point, b: { x: number; y: number; w: number; h: number }) =>
    b.x < x + 120 && b.x + b.w > x && b.y < y + 80 && b.y + b.h > y;

  it('is the nearest that covers nothing', () => {
    const taken = ([[200, 250], [300, 250], [200, 350], [120, 160]] as Point[]).map((pole) => standing(pole, 1));
    const at = clearing(room, 120, 80, [200, 250], taken);
    expect(taken.some((one) => covers(at, one))).toBe(false);
    expect(Math.hypot(at[0] - 200, at[1] - 250)).toBeLessThan(250);
    expect(clearing(room, 120, 80, [200, 250], [])).toEqual([80, 170]);
  });

  it('lies inside the room, and covers least where everything is taken', () => {
    const all = [{ x: 0, y: 0, w: 390, h: 500 }];
    expect(clearing(room, 120, 80, [200, 20], all)[1]).toBeGreaterThanOrEqual(450);
    expect(clearing({ x: 0, y: 0, w: 50, h: 40 }, 120, 80, [10, 10], all)).toEqual([0, 0]);
  });
});
