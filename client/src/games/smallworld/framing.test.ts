import { describe, expect, it } from 'vitest';
import type { Point } from '../../lib/draw';
import type { Box } from '../contract';
import { faces } from './box';
import rawBox from './fixtures/box.json';
import { Camera } from './camera.svelte';
import { framing, nook, standing } from './framing';
import { sheetOf } from './sheet';

const all = faces(rawBox as unknown as Box);
const sheet = sheetOf(
  ['L1A', 'M1A', 'M2A'].flatMap((id) => all.get(id) ?? []),
  0.7,
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
    expect(at()).toEqual({ right: true, bottom: true, covered: 0 });
    expect(at([350, 500])).toEqual({ right: false, bottom: true, covered: 0 });
    expect(at([350, 500], [50, 500])).toEqual({ right: true, bottom: false, covered: 0 });
  });

  it('keeps off a flag whose pole stands beside it', () => {
    expect(at([240, 500]).right).toBe(false);
  });

  it('tells when each of them covers something', () => {
    expect(at([350, 500], [50, 500], [350, 50], [50, 50], [40, 60]).covered).toBe(1);
  });
});
