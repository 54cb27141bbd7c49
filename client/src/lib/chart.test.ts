import { describe, expect, it } from 'vitest';
import { chart, tick } from './chart';

const frame = { left: 40, right: 440, top: 10, bottom: 210 };

describe('chart', () => {
  it('puts higher totals higher and keeps all inside the frame', () => {
    const made = chart(['A', 'B'], [[5, 5], [12, 9], [30, 41]], frame);
    const [a, b] = made.lines;
    expect(a!.points.map((p) => p.x)).toEqual([40, 240, 440]);
    expect(b!.points[2]!.y).toBeLessThan(a!.points[2]!.y);
    for (const p of made.lines.flatMap((l) => l.points)) {
      expect(p.y).toBeGreaterThanOrEqual(frame.top);
      expect(p.y).toBeLessThanOrEqual(frame.bottom);
    }
    expect(made.ticks.map((t) => t.value)).toEqual([0, 10, 20, 30, 40]);
  });

  it('moves names apart where totals are equal, and never below the frame', () => {
    const made = chart(['A', 'B', 'C'], [[0, 0, 0], [1, 1, 20]], frame, 18);
    const places = made.lines.map((l) => l.label).sort((x, y) => x - y);
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(18);
    expect(places[2]! - places[1]!).toBeGreaterThanOrEqual(18);
    expect(places[2]!).toBeLessThanOrEqual(frame.bottom);
  });

  it('has room below nothing for debts', () => {
    const made = chart(['A'], [[-5], [5]], frame);
    expect(made.ticks[0]!.value).toBeLessThanOrEqual(-5);
    expect(made.lines[0]!.points[0]!.y).toBeLessThanOrEqual(frame.bottom);
  });

  it('counts in steps of 1, 2 or 5', () => {
    expect([3, 9, 24, 47, 120, 460].map((range) => tick(range, 5))).toEqual([1, 2, 5, 10, 50, 100]);
  });
});
