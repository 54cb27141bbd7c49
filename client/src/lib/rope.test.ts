import { describe, expect, it } from 'vitest';
import { around, interesting, nearest, rope, turn, type Step } from './rope';

/** A match of `rounds` rounds: each of the seats makes `moves` moves in its turn, the last a fight. */
function match(rounds: number, seats: string, moves: number): Step[] {
  const steps: Step[] = [];
  let count = 0;
  for (let round = 1; round <= rounds; round++)
    for (const seat of seats) {
      count++;
      for (let k = 0; k < moves; k++)
        steps.push({
          n: steps.length + 1,
          seat,
          text: `${seat} ${k}`,
          kind: 'pick',
          round,
          interesting: k === moves - 1,
          turn: count,
        });
    }
  return steps;
}

describe('rope', () => {
  it('gives a short match a bead for each move, in order and inside', () => {
    const steps = match(3, 'AB', 4);
    const laid = rope(steps, 900);
    expect(laid.grain).toBe('move');
    expect(laid.beads.map((b) => [b.from, b.to])).toEqual(steps.map((_, i) => [i, i]));
    expect([...laid.xs]).toEqual([...laid.xs].sort((a, b) => a - b));
    expect(laid.xs.at(-1)!).toBeLessThan(900);
    expect(laid.knots.filter((k) => k.big).map((k) => k.round)).toEqual([1, 2, 3]);
    expect(laid.knots).toHaveLength(6);
  });

  it('gives a match of 600 moves a bead for each turn that covers all its moves', () => {
    const steps = match(10, 'ABCDE', 12);
    const laid = rope(steps, 1100);
    expect(laid.grain).toBe('turn');
    expect(laid.beads).toHaveLength(50);
    expect(laid.beads.flatMap((b) => [b.from, b.to])).toEqual(
      Array.from({ length: 50 }, (_, k) => [k * 12, k * 12 + 11]).flat(),
    );
    expect(laid.beads.map((b) => b.seat).join('')).toBe('ABCDE'.repeat(10));
    expect(laid.xs).toHaveLength(600);
  });

  it('keeps labels apart on a narrow rope', () => {
    const laid = rope(match(10, 'ABC', 8), 340, 24);
    const named = laid.knots.filter((k) => k.label).map((k) => k.x);
    expect(named.length).toBeGreaterThan(4);
    for (let i = 1; i < named.length; i++) expect(named[i]! - named[i - 1]!).toBeGreaterThanOrEqual(24);
  });

  it('draws nothing for a match without moves', () => {
    expect(rope([], 500)).toEqual({ grain: 'move', beads: [], knots: [], xs: [] });
  });

  it('finds the step under a place, on a part of the rope too', () => {
    const steps = match(4, 'AB', 5);
    const laid = rope(steps, 700, 62, 10, 19);
    for (let i = 10; i < 20; i++) expect(nearest(laid, laid.xs[i]! + 1)).toBe(i);
    expect(nearest(laid, -50)).toBe(10);
    expect(nearest(laid, 5000)).toBe(19);
  });
});

describe('the part that is enlarged', () => {
  it('is the round where it fits, else the turn', () => {
    const steps = match(3, 'AB', 10);
    expect(around(steps, 25, 1000)).toEqual([20, 39]);
    expect(around(steps, 25, 200)).toEqual([20, 29]);
  });
});

describe('jumps', () => {
  const steps = match(2, 'AB', 3);
  it('go to the next interesting move and stop at the ends', () => {
    expect(interesting(steps, 0, 1)).toBe(2);
    expect(interesting(steps, 2, 1)).toBe(5);
    expect(interesting(steps, 2, -1)).toBe(0);
    expect(interesting(steps, 11, 1)).toBe(11);
  });
  it('go back to the start of the turn first, then to the turn before', () => {
    expect(turn(steps, 5, -1)).toBe(3);
    expect(turn(steps, 3, -1)).toBe(0);
    expect(turn(steps, 0, -1)).toBe(0);
    expect(turn(steps, 4, 1)).toBe(6);
    expect(turn(steps, 11, 1)).toBe(11);
  });
});
